module {
  func.func @zeros_first(%x: tensor<32x64xbf16>) -> tensor<32x64xbf16> {
    %0 = "ttnn.full"() <{fill_value = 0.000000e+00 : f32, shape = #ttnn.shape<1x1>}> : () -> tensor<1x1xbf16>
    // fuse: relu [x=%x out=%1]
    %1 = "ttnn.maximum"(%0, %x) : (tensor<1x1xbf16>, tensor<32x64xbf16>) -> tensor<32x64xbf16>
    return %1 : tensor<32x64xbf16>
  }

  func.func @maximum_with_one(%x: tensor<32x64xbf16>) -> tensor<32x64xbf16> {
    %0 = "ttnn.full"() <{fill_value = 1.000000e+00 : f32, shape = #ttnn.shape<1x1>}> : () -> tensor<1x1xbf16>
    // no-fuse: relu
    %1 = "ttnn.maximum"(%x, %0) : (tensor<32x64xbf16>, tensor<1x1xbf16>) -> tensor<32x64xbf16>
    return %1 : tensor<32x64xbf16>
  }

  func.func @already_fused(%x: tensor<32x64xbf16>) -> tensor<32x64xbf16> {
    // no-fuse: relu
    %0 = "ttnn.relu"(%x) : (tensor<32x64xbf16>) -> tensor<32x64xbf16>
    return %0 : tensor<32x64xbf16>
  }

  func.func @selected(%x: tensor<32x64xbf16>) -> tensor<32x64xbf16> {
    %z = "ttnn.full"() <{fill_value = 0.000000000e+00 : f32, shape = #ttnn.shape<1x1>}> : () -> tensor<1x1xbf16>
    %p = "ttnn.gt"(%x, %z) : (tensor<32x64xbf16>, tensor<1x1xbf16>) -> tensor<32x64xbf16>
    // fuse: relu [x=%x]
    %r = "ttnn.where"(%p, %x, %z) : (tensor<32x64xbf16>, tensor<32x64xbf16>, tensor<1x1xbf16>) -> tensor<32x64xbf16>
    return %r : tensor<32x64xbf16>
  }

  func.func @selected_ge(%x: tensor<32x64xbf16>) -> tensor<32x64xbf16> {
    %z = "ttnn.full"() <{fill_value = 0.000000000e+00 : f32, shape = #ttnn.shape<1x1>}> : () -> tensor<1x1xbf16>
    %p = "ttnn.ge"(%x, %z) : (tensor<32x64xbf16>, tensor<1x1xbf16>) -> tensor<32x64xbf16>
    // fuse: relu
    %r = "ttnn.where"(%p, %x, %z) : (tensor<32x64xbf16>, tensor<32x64xbf16>, tensor<1x1xbf16>) -> tensor<32x64xbf16>
    return %r : tensor<32x64xbf16>
  }

  func.func @selected_other_way(%x: tensor<32x64xbf16>) -> tensor<32x64xbf16> {
    %z = "ttnn.full"() <{fill_value = 0.000000000e+00 : f32, shape = #ttnn.shape<1x1>}> : () -> tensor<1x1xbf16>
    %p = "ttnn.gt"(%x, %z) : (tensor<32x64xbf16>, tensor<1x1xbf16>) -> tensor<32x64xbf16>
    // no-fuse: relu
    %r = "ttnn.where"(%p, %z, %x) : (tensor<32x64xbf16>, tensor<1x1xbf16>, tensor<32x64xbf16>) -> tensor<32x64xbf16>
    return %r : tensor<32x64xbf16>
  }
}
