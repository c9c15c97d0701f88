module {
  func.func @guarded_softplus(%x: tensor<32x64xbf16>) -> tensor<32x64xbf16> {
    %0 = "ttnn.full"() <{fill_value = 2.000000e+01 : f32, shape = #ttnn.shape<1x1>}> : () -> tensor<1x1xbf16>
    %1 = "ttnn.gt"(%x, %0) : (tensor<32x64xbf16>, tensor<1x1xbf16>) -> tensor<32x64xbf16>
    %2 = "ttnn.exp"(%x) : (tensor<32x64xbf16>) -> tensor<32x64xbf16>
    %3 = "ttnn.log1p"(%2) : (tensor<32x64xbf16>) -> tensor<32x64xbf16>
    %4 = "ttnn.where"(%1, %x, %3) : (tensor<32x64xbf16>, tensor<32x64xbf16>, tensor<32x64xbf16>) -> tensor<32x64xbf16>
    %5 = "ttnn.tanh"(%4) : (tensor<32x64xbf16>) -> tensor<32x64xbf16>
    // fuse: mish [x=%x out=%6]
    %6 = "ttnn.multiply"(%x, %5) : (tensor<32x64xbf16>, tensor<32x64xbf16>) -> tensor<32x64xbf16>
    return %6 : tensor<32x64xbf16>
  }

  func.func @plain_softplus(%x: tensor<32x64xbf16>) -> tensor<32x64xbf16> {
    %0 = "ttnn.full"() <{fill_value = 1.000000e+00 : f32, shape = #ttnn.shape<1x1>}> : () -> tensor<1x1xbf16>
    %1 = "ttnn.exp"(%x) : (tensor<32x64xbf16>) -> tensor<32x64xbf16>
    %2 = "ttnn.add"(%1, %0) : (tensor<32x64xbf16>, tensor<1x1xbf16>) -> tensor<32x64xbf16>
    %3 = "ttnn.log"(%2) : (tensor<32x64xbf16>) -> tensor<32x64xbf16>
    %4 = "ttnn.tanh"(%3) : (tensor<32x64xbf16>) -> tensor<32x64xbf16>
    // fuse: mish [x=%x out=%5]
    %5 = "ttnn.multiply"(%4, %x) : (tensor<32x64xbf16>, tensor<32x64xbf16>) -> tensor<32x64xbf16>
    return %5 : tensor<32x64xbf16>
  }

  // The threshold is where softplus is far from x.
  func.func @low_threshold(%x: tensor<32x64xbf16>) -> tensor<32x64xbf16> {
    %0 = "ttnn.full"() <{fill_value = 1.000000e+00 : f32, shape = #ttnn.shape<1x1>}> : () -> tensor<1x1xbf16>
    %1 = "ttnn.gt"(%x, %0) : (tensor<32x64xbf16>, tensor<1x1xbf16>) -> tensor<32x64xbf16>
    %2 = "ttnn.exp"(%x) : (tensor<32x64xbf16>) -> tensor<32x64xbf16>
    %3 = "ttnn.log1p"(%2) : (tensor<32x64xbf16>) -> tensor<32x64xbf16>
    %4 = "ttnn.where"(%1, %x, %3) : (tensor<32x64xbf16>, tensor<32x64xbf16>, tensor<32x64xbf16>) -> tensor<32x64xbf16>
    %5 = "ttnn.tanh"(%4) : (tensor<32x64xbf16>) -> tensor<32x64xbf16>
    // no-fuse: mish
    %6 = "ttnn.multiply"(%x, %5) : (tensor<32x64xbf16>, tensor<32x64xbf16>) -> tensor<32x64xbf16>
    return %6 : tensor<32x64xbf16>
  }

  func.func @times_another(%x: tensor<32x64xbf16>, %y: tensor<32x64xbf16>) -> tensor<32x64xbf16> {
    %0 = "ttnn.exp"(%x) : (tensor<32x64xbf16>) -> tensor<32x64xbf16>
    %1 = "ttnn.log1p"(%0) : (tensor<32x64xbf16>) -> tensor<32x64xbf16>
    %2 = "ttnn.tanh"(%1) : (tensor<32x64xbf16>) -> tensor<32x64xbf16>
    // no-fuse: mish
    %3 = "ttnn.multiply"(%y, %2) : (tensor<32x64xbf16>, tensor<32x64xbf16>) -> tensor<32x64xbf16>
    return %3 : tensor<32x64xbf16>
  }
}
