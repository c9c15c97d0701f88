module {
  func.func @logits(%x: tensor<32x64xbf16>) -> tensor<32x64xbf16> {
    %0 = "ttnn.full"() <{fill_value = 3.000000e+01 : f32, shape = #ttnn.shape<1x1>}> : () -> tensor<1x1xbf16>
    %1 = "ttnn.divide"(%x, %0) : (tensor<32x64xbf16>, tensor<1x1xbf16>) -> tensor<32x64xbf16>
    %2 = "ttnn.tanh"(%1) : (tensor<32x64xbf16>) -> tensor<32x64xbf16>
    // fuse: tanh_cap [x=%x out=%3]
    %3 = "ttnn.multiply"(%2, %0) : (tensor<32x64xbf16>, tensor<1x1xbf16>) -> tensor<32x64xbf16>
    return %3 : tensor<32x64xbf16>
  }

  func.func @other_cap(%x: tensor<32x64xbf16>) -> tensor<32x64xbf16> {
    %0 = "ttnn.full"() <{fill_value = 3.000000e+01 : f32, shape = #ttnn.shape<1x1>}> : () -> tensor<1x1xbf16>
    %9 = "ttnn.full"() <{fill_value = 5.000000e+01 : f32, shape = #ttnn.shape<1x1>}> : () -> tensor<1x1xbf16>
    %1 = "ttnn.divide"(%x, %0) : (tensor<32x64xbf16>, tensor<1x1xbf16>) -> tensor<32x64xbf16>
    %2 = "ttnn.tanh"(%1) : (tensor<32x64xbf16>) -> tensor<32x64xbf16>
    // no-fuse: tanh_cap
    %3 = "ttnn.multiply"(%2, %9) : (tensor<32x64xbf16>, tensor<1x1xbf16>) -> tensor<32x64xbf16>
    return %3 : tensor<32x64xbf16>
  }
}
