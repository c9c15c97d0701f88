module {
  func.func @difference(%a: tensor<32x64xbf16>, %b: tensor<32x64xbf16>, %w: tensor<32x1xbf16>) -> tensor<32x64xbf16> {
    %0 = "ttir.subtract"(%b, %a) : (tensor<32x64xbf16>, tensor<32x64xbf16>) -> tensor<32x64xbf16>
    %1 = "ttir.multiply"(%0, %w) : (tensor<32x64xbf16>, tensor<32x1xbf16>) -> tensor<32x64xbf16>
    // fuse: lerp [a=%a b=%b w=%w out=%2]
    %2 = "ttir.add"(%a, %1) : (tensor<32x64xbf16>, tensor<32x64xbf16>) -> tensor<32x64xbf16>
    return %2 : tensor<32x64xbf16>
  }

  func.func @other_start(%a: tensor<32x64xbf16>, %b: tensor<32x64xbf16>, %c: tensor<32x64xbf16>, %w: tensor<32x1xbf16>) -> tensor<32x64xbf16> {
    %0 = "ttir.subtract"(%b, %a) : (tensor<32x64xbf16>, tensor<32x64xbf16>) -> tensor<32x64xbf16>
    %1 = "ttir.multiply"(%0, %w) : (tensor<32x64xbf16>, tensor<32x1xbf16>) -> tensor<32x64xbf16>
    // no-fuse: lerp
    %2 = "ttir.add"(%c, %1) : (tensor<32x64xbf16>, tensor<32x64xbf16>) -> tensor<32x64xbf16>
    return %2 : tensor<32x64xbf16>
  }
}
