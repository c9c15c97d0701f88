module {
  func.func @inverse(%x: tensor<32x64xbf16>) -> tensor<32x64xbf16> {
    %0 = "ttnn.sqrt"(%x) : (tensor<32x64xbf16>) -> tensor<32x64xbf16>
    // fuse: rsqrt [x=%x out=%1]
    %1 = "ttnn.reciprocal"(%0) : (tensor<32x64xbf16>) -> tensor<32x64xbf16>
    return %1 : tensor<32x64xbf16>
  }

  func.func @root_used_elsewhere(%x: tensor<32x64xbf16>) -> (tensor<32x64xbf16>, tensor<32x64xbf16>) {
    %0 = "ttnn.sqrt"(%x) : (tensor<32x64xbf16>) -> tensor<32x64xbf16>
    // no-fuse: rsqrt
    %1 = "ttnn.reciprocal"(%0) : (tensor<32x64xbf16>) -> tensor<32x64xbf16>
    return %1, %0 : tensor<32x64xbf16>, tensor<32x64xbf16>
  }
}
