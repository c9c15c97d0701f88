module {
  func.func @select(%x: tensor<32x64xbf16>) -> tensor<32x64xbf16> {
    %0 = "ttnn.full"() <{fill_value = 0.000000e+00 : f32, shape = #ttnn.shape<1x1>}> : () -> tensor<1x1xbf16>
    %1 = "ttnn.full"() <{fill_value = 1.000000e-02 : f32, shape = #ttnn.shape<1x1>}> : () -> tensor<1x1xbf16>
    %2 = "ttnn.gt"(%x, %0) : (tensor<32x64xbf16>, tensor<1x1xbf16>) -> tensor<32x64xbf16>
    %3 = "ttnn.multiply"(%x, %1) : (tensor<32x64xbf16>, tensor<1x1xbf16>) -> tensor<32x64xbf16>
    // fuse: leaky_relu [x=%x out=%4]
    %4 = "ttnn.where"(%2, %x, %3) : (tensor<32x64xbf16>, tensor<32x64xbf16>, tensor<32x64xbf16>) -> tensor<32x64xbf16>
    return %4 : tensor<32x64xbf16>
  }

  func.func @steeper(%x: tensor<32x64xbf16>) -> tensor<32x64xbf16> {
    %1 = "ttnn.full"() <{fill_value = 2.000000e+00 : f32, shape = #ttnn.shape<1x1>}> : () -> tensor<1x1xbf16>
    %3 = "ttnn.multiply"(%x, %1) : (tensor<32x64xbf16>, tensor<1x1xbf16>) -> tensor<32x64xbf16>
    // no-fuse: leaky_relu
    %4 = "ttnn.maximum"(%x, %3) : (tensor<32x64xbf16>, tensor<32x64xbf16>) -> tensor<32x64xbf16>
    return %4 : tensor<32x64xbf16>
  }
}
