module {
  func.func @product(%a: tensor<32x64xbf16>, %b: tensor<32x64xbf16>) -> tensor<32x64xbf16> {
    %0 = "ttir.subtract"(%a, %b) : (tensor<32x64xbf16>, tensor<32x64xbf16>) -> tensor<32x64xbf16>
    // fuse: squared_difference [a=%a b=%b out=%1]
    %1 = "ttir.multiply"(%0, %0) : (tensor<32x64xbf16>, tensor<32x64xbf16>) -> tensor<32x64xbf16>
    return %1 : tensor<32x64xbf16>
  }

  func.func @difference_used_elsewhere(%a: tensor<32x64xbf16>, %b: tensor<32x64xbf16>) -> (tensor<32x64xbf16>, tensor<32x64xbf16>) {
    %0 = "ttir.subtract"(%a, %b) : (tensor<32x64xbf16>, tensor<32x64xbf16>) -> tensor<32x64xbf16>
    // no-fuse: squared_difference
    %1 = "ttir.multiply"(%0, %0) : (tensor<32x64xbf16>, tensor<32x64xbf16>) -> tensor<32x64xbf16>
    return %1, %0 : tensor<32x64xbf16>, tensor<32x64xbf16>
  }
}
