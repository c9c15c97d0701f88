module {
  func.func @zeros_first(%x: tensor<32x64xbf16>) -> tensor<32x64xbf16> {
    %0 = "ttir.zeros"() <{shape = array<i32: 32, 64>}> : () -> tensor<32x64xbf16>
    // fuse: relu [x=%x out=%1]
    %1 = "ttir.maximum"(%0, %x) : (tensor<32x64xbf16>, tensor<32x64xbf16>) -> tensor<32x64xbf16>
    return %1 : tensor<32x64xbf16>
  }

  func.func @maximum_with_one(%x: tensor<32x64xbf16>) -> tensor<32x64xbf16> {
    %0 = "ttir.ones"() <{shape = array<i32: 32, 64>}> : () -> tensor<32x64xbf16>
    // no-fuse: relu
    %1 = "ttir.maximum"(%x, %0) : (tensor<32x64xbf16>, tensor<32x64xbf16>) -> tensor<32x64xbf16>
    return %1 : tensor<32x64xbf16>
  }

  func.func @already_fused(%x: tensor<32x64xbf16>) -> tensor<32x64xbf16> {
    // no-fuse: relu
    %0 = "ttir.relu"(%x) : (tensor<32x64xbf16>) -> tensor<32x64xbf16>
    return %0 : tensor<32x64xbf16>
  }
}
