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

  func.func @selected(%x: tensor<32x64xbf16>) -> tensor<32x64xbf16> {
    %z = "ttir.full"() <{fill_value = 0.000000000e+00 : f32, shape = array<i32: 1, 1>}> : () -> tensor<1x1xbf16>
    %p = "ttir.gt"(%x, %z) : (tensor<32x64xbf16>, tensor<1x1xbf16>) -> tensor<32x64xbf16>
    // fuse: relu [x=%x]
    %r = "ttir.where"(%p, %x, %z) : (tensor<32x64xbf16>, tensor<32x64xbf16>, tensor<1x1xbf16>) -> tensor<32x64xbf16>
    return %r : tensor<32x64xbf16>
  }

  func.func @selected_ge(%x: tensor<32x64xbf16>) -> tensor<32x64xbf16> {
    %z = "ttir.full"() <{fill_value = 0.000000000e+00 : f32, shape = array<i32: 1, 1>}> : () -> tensor<1x1xbf16>
    %p = "ttir.ge"(%x, %z) : (tensor<32x64xbf16>, tensor<1x1xbf16>) -> tensor<32x64xbf16>
    // fuse: relu
    %r = "ttir.where"(%p, %x, %z) : (tensor<32x64xbf16>, tensor<32x64xbf16>, tensor<1x1xbf16>) -> tensor<32x64xbf16>
    return %r : tensor<32x64xbf16>
  }

  func.func @selected_other_way(%x: tensor<32x64xbf16>) -> tensor<32x64xbf16> {
    %z = "ttir.full"() <{fill_value = 0.000000000e+00 : f32, shape = array<i32: 1, 1>}> : () -> tensor<1x1xbf16>
    %p = "ttir.gt"(%x, %z) : (tensor<32x64xbf16>, tensor<1x1xbf16>) -> tensor<32x64xbf16>
    // no-fuse: relu
    %r = "ttir.where"(%p, %z, %x) : (tensor<32x64xbf16>, tensor<1x1xbf16>, tensor<32x64xbf16>) -> tensor<32x64xbf16>
    return %r : tensor<32x64xbf16>
  }
}
