module {
  func.func @guarded_softplus(%x: tensor<32x64xbf16>) -> tensor<32x64xbf16> {
    %0 = "ttir.full"() <{fill_value = 2.000000e+01 : f32, shape = array<i32: 32, 64>}> : () -> tensor<32x64xbf16>
    %1 = "ttir.gt"(%x, %0) : (tensor<32x64xbf16>, tensor<32x64xbf16>) -> tensor<32x64xbf16>
    %2 = "ttir.exp"(%x) : (tensor<32x64xbf16>) -> tensor<32x64xbf16>
    %3 = "ttir.log1p"(%2) : (tensor<32x64xbf16>) -> tensor<32x64xbf16>
    %4 = "ttir.where"(%1, %x, %3) : (tensor<32x64xbf16>, tensor<32x64xbf16>, tensor<32x64xbf16>) -> tensor<32x64xbf16>
    %5 = "ttir.tanh"(%4) : (tensor<32x64xbf16>) -> tensor<32x64xbf16>
    // fuse: mish [x=%x out=%6]
    %6 = "ttir.multiply"(%x, %5) : (tensor<32x64xbf16>, tensor<32x64xbf16>) -> tensor<32x64xbf16>
    return %6 : tensor<32x64xbf16>
  }

  func.func @plain_softplus(%x: tensor<32x64xbf16>) -> tensor<32x64xbf16> {
    %0 = "ttir.ones"() <{shape = array<i32: 32, 64>}> : () -> tensor<32x64xbf16>
    %1 = "ttir.exp"(%x) : (tensor<32x64xbf16>) -> tensor<32x64xbf16>
    %2 = "ttir.add"(%1, %0) : (tensor<32x64xbf16>, tensor<32x64xbf16>) -> tensor<32x64xbf16>
    %3 = "ttir.log"(%2) : (tensor<32x64xbf16>) -> tensor<32x64xbf16>
    %4 = "ttir.tanh"(%3) : (tensor<32x64xbf16>) -> tensor<32x64xbf16>
    // fuse: mish [x=%x out=%5]
    %5 = "ttir.multiply"(%4, %x) : (tensor<32x64xbf16>, tensor<32x64xbf16>) -> tensor<32x64xbf16>
    return %5 : tensor<32x64xbf16>
  }

  // The threshold is where softplus is far from x.
  func.func @low_threshold(%x: tensor<32x64xbf16>) -> tensor<32x64xbf16> {
    %0 = "ttir.full"() <{fill_value = 1.000000e+00 : f32, shape = array<i32: 32, 64>}> : () -> tensor<32x64xbf16>
    %1 = "ttir.gt"(%x, %0) : (tensor<32x64xbf16>, tensor<32x64xbf16>) -> tensor<32x64xbf16>
    %2 = "ttir.exp"(%x) : (tensor<32x64xbf16>) -> tensor<32x64xbf16>
    %3 = "ttir.log1p"(%2) : (tensor<32x64xbf16>) -> tensor<32x64xbf16>
    %4 = "ttir.where"(%1, %x, %3) : (tensor<32x64xbf16>, tensor<32x64xbf16>, tensor<32x64xbf16>) -> tensor<32x64xbf16>
    %5 = "ttir.tanh"(%4) : (tensor<32x64xbf16>) -> tensor<32x64xbf16>
    // no-fuse: mish
    %6 = "ttir.multiply"(%x, %5) : (tensor<32x64xbf16>, tensor<32x64xbf16>) -> tensor<32x64xbf16>
    return %6 : tensor<32x64xbf16>
  }

  func.func @times_another(%x: tensor<32x64xbf16>, %y: tensor<32x64xbf16>) -> tensor<32x64xbf16> {
    %0 = "ttir.exp"(%x) : (tensor<32x64xbf16>) -> tensor<32x64xbf16>
    %1 = "ttir.log1p"(%0) : (tensor<32x64xbf16>) -> tensor<32x64xbf16>
    %2 = "ttir.tanh"(%1) : (tensor<32x64xbf16>) -> tensor<32x64xbf16>
    // no-fuse: mish
    %3 = "ttir.multiply"(%y, %2) : (tensor<32x64xbf16>, tensor<32x64xbf16>) -> tensor<32x64xbf16>
    return %3 : tensor<32x64xbf16>
  }
}
