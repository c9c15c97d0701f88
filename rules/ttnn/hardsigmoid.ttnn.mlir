module {
  func.func @divided_by_6(%x: tensor<32x64xbf16>) -> tensor<32x64xbf16> {
    %0 = "ttnn.full"() <{fill_value = 3.000000e+00 : f32, shape = #ttnn.shape<1x1>}> : () -> tensor<1x1xbf16>
    %1 = "ttnn.full"() <{fill_value = 6.000000e+00 : f32, shape = #ttnn.shape<1x1>}> : () -> tensor<1x1xbf16>
    %2 = "ttnn.add"(%x, %0) : (tensor<32x64xbf16>, tensor<1x1xbf16>) -> tensor<32x64xbf16>
    %3 = "ttnn.relu6"(%2) : (tensor<32x64xbf16>) -> tensor<32x64xbf16>
    // fuse: hardsigmoid [x=%x out=%4]
    %4 = "ttnn.divide"(%3, %1) : (tensor<32x64xbf16>, tensor<1x1xbf16>) -> tensor<32x64xbf16>
    return %4 : tensor<32x64xbf16>
  }

  func.func @times_a_sixth(%x: tensor<32x64xbf16>) -> tensor<32x64xbf16> {
    %0 = "ttnn.full"() <{fill_value = 3.000000e+00 : f32, shape = #ttnn.shape<1x1>}> : () -> tensor<1x1xbf16>
    %1 = "ttnn.full"() <{fill_value = 0.166992188 : f32, shape = #ttnn.shape<1x1>}> : () -> tensor<1x1xbf16>
    %2 = "ttnn.add"(%x, %0) : (tensor<32x64xbf16>, tensor<1x1xbf16>) -> tensor<32x64xbf16>
    %3 = "ttnn.clamp_scalar"(%2) <{max = 6.000000e+00 : f32, min = 0.000000e+00 : f32}> : (tensor<32x64xbf16>) -> tensor<32x64xbf16>
    // fuse: hardsigmoid [x=%x out=%4]
    %4 = "ttnn.multiply"(%1, %3) : (tensor<1x1xbf16>, tensor<32x64xbf16>) -> tensor<32x64xbf16>
    return %4 : tensor<32x64xbf16>
  }

  func.func @without_the_shift(%x: tensor<32x64xbf16>) -> tensor<32x64xbf16> {
    %0 = "ttnn.full"() <{fill_value = 6.000000e+00 : f32, shape = #ttnn.shape<1x1>}> : () -> tensor<1x1xbf16>
    %1 = "ttnn.relu6"(%x) : (tensor<32x64xbf16>) -> tensor<32x64xbf16>
    // no-fuse: hardsigmoid
    %2 = "ttnn.divide"(%1, %0) : (tensor<32x64xbf16>, tensor<1x1xbf16>) -> tensor<32x64xbf16>
    return %2 : tensor<32x64xbf16>
  }
}
