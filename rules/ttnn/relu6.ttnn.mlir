module {
  func.func @minimum_of_relu(%x: tensor<32x64xbf16>) -> tensor<32x64xbf16> {
    %0 = "ttnn.full"() <{fill_value = 6.000000e+00 : f32, shape = #ttnn.shape<1x1>}> : () -> tensor<1x1xbf16>
    %1 = "ttnn.relu"(%x) : (tensor<32x64xbf16>) -> tensor<32x64xbf16>
    // fuse: relu6 [x=%x out=%2]
    %2 = "ttnn.minimum"(%1, %0) : (tensor<32x64xbf16>, tensor<1x1xbf16>) -> tensor<32x64xbf16>
    return %2 : tensor<32x64xbf16>
  }

  func.func @clamp_to_0_6(%x: tensor<32x64xbf16>) -> tensor<32x64xbf16> {
    // fuse: relu6 [x=%x out=%0]
    %0 = "ttnn.clamp_scalar"(%x) <{max = 6.000000e+00 : f32, min = 0.000000e+00 : f32}> : (tensor<32x64xbf16>) -> tensor<32x64xbf16>
    return %0 : tensor<32x64xbf16>
  }

  func.func @clamp_to_0_5(%x: tensor<32x64xbf16>) -> tensor<32x64xbf16> {
    // no-fuse: relu6
    %0 = "ttnn.clamp_scalar"(%x) <{max = 5.000000e+00 : f32, min = 0.000000e+00 : f32}> : (tensor<32x64xbf16>) -> tensor<32x64xbf16>
    return %0 : tensor<32x64xbf16>
  }

  func.func @relu_used_twice(%x: tensor<32x64xbf16>) -> (tensor<32x64xbf16>, tensor<32x64xbf16>) {
    %0 = "ttnn.full"() <{fill_value = 6.000000e+00 : f32, shape = #ttnn.shape<1x1>}> : () -> tensor<1x1xbf16>
    %1 = "ttnn.relu"(%x) : (tensor<32x64xbf16>) -> tensor<32x64xbf16>
    // no-fuse: relu6
    %2 = "ttnn.minimum"(%1, %0) : (tensor<32x64xbf16>, tensor<1x1xbf16>) -> tensor<32x64xbf16>
    return %2, %1 : tensor<32x64xbf16>, tensor<32x64xbf16>
  }
}
