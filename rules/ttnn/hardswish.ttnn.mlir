module {
  func.func @of_hardsigmoid(%x: tensor<32x64xbf16>) -> tensor<32x64xbf16> {
    %0 = "ttnn.hardsigmoid"(%x) : (tensor<32x64xbf16>) -> tensor<32x64xbf16>
    // fuse: hardswish [x=%x out=%1]
    %1 = "ttnn.multiply"(%x, %0) : (tensor<32x64xbf16>, tensor<32x64xbf16>) -> tensor<32x64xbf16>
    return %1 : tensor<32x64xbf16>
  }

  func.func @pieces(%x: tensor<32x64xbf16>) -> tensor<32x64xbf16> {
    %0 = "ttnn.full"() <{fill_value = 3.000000e+00 : f32, shape = #ttnn.shape<1x1>}> : () -> tensor<1x1xbf16>
    %1 = "ttnn.full"() <{fill_value = 6.000000e+00 : f32, shape = #ttnn.shape<1x1>}> : () -> tensor<1x1xbf16>
    %2 = "ttnn.add"(%x, %0) : (tensor<32x64xbf16>, tensor<1x1xbf16>) -> tensor<32x64xbf16>
    %3 = "ttnn.relu6"(%2) : (tensor<32x64xbf16>) -> tensor<32x64xbf16>
    %4 = "ttnn.multiply"(%3, %x) : (tensor<32x64xbf16>, tensor<32x64xbf16>) -> tensor<32x64xbf16>
    // fuse: hardswish [x=%x out=%5]
    %5 = "ttnn.divide"(%4, %1) : (tensor<32x64xbf16>, tensor<1x1xbf16>) -> tensor<32x64xbf16>
    return %5 : tensor<32x64xbf16>
  }

  func.func @gate(%x: tensor<32x64xbf16>, %y: tensor<32x64xbf16>) -> tensor<32x64xbf16> {
    %0 = "ttnn.hardsigmoid"(%x) : (tensor<32x64xbf16>) -> tensor<32x64xbf16>
    // no-fuse: hardswish
    %1 = "ttnn.multiply"(%y, %0) : (tensor<32x64xbf16>, tensor<32x64xbf16>) -> tensor<32x64xbf16>
    return %1 : tensor<32x64xbf16>
  }
}
