module {
  func.func @minus_one(%x: tensor<32x64xbf16>) -> tensor<32x64xbf16> {
    %0 = "ttnn.full"() <{fill_value = 1.000000e+00 : f32, shape = #ttnn.shape<1x1>}> : () -> tensor<1x1xbf16>
    %1 = "ttnn.exp"(%x) : (tensor<32x64xbf16>) -> tensor<32x64xbf16>
    // fuse: expm1 [x=%x out=%2]
    %2 = "ttnn.subtract"(%1, %0) : (tensor<32x64xbf16>, tensor<1x1xbf16>) -> tensor<32x64xbf16>
    return %2 : tensor<32x64xbf16>
  }

  func.func @minus_two(%x: tensor<32x64xbf16>) -> tensor<32x64xbf16> {
    %0 = "ttnn.full"() <{fill_value = 2.000000e+00 : f32, shape = #ttnn.shape<1x1>}> : () -> tensor<1x1xbf16>
    %1 = "ttnn.exp"(%x) : (tensor<32x64xbf16>) -> tensor<32x64xbf16>
    // no-fuse: expm1
    %2 = "ttnn.subtract"(%1, %0) : (tensor<32x64xbf16>, tensor<1x1xbf16>) -> tensor<32x64xbf16>
    return %2 : tensor<32x64xbf16>
  }
}
