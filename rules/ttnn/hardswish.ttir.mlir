module {
  func.func @of_hardsigmoid(%x: tensor<32x64xbf16>) -> tensor<32x64xbf16> {
    %0 = "ttir.hardsigmoid"(%x) : (tensor<32x64xbf16>) -> tensor<32x64xbf16>
    // fuse: hardswish [x=%x out=%1]
    %1 = "ttir.multiply"(%x, %0) : (tensor<32x64xbf16>, tensor<32x64xbf16>) -> tensor<32x64xbf16>
    return %1 : tensor<32x64xbf16>
  }

  func.func @pieces(%x: tensor<32x64xbf16>) -> tensor<32x64xbf16> {
    %0 = "ttir.full"() <{fill_value = 3.000000e+00 : f32, shape = array<i32: 32, 64>}> : () -> tensor<32x64xbf16>
    %1 = "ttir.full"() <{fill_value = 6.000000e+00 : f32, shape = array<i32: 32, 64>}> : () -> tensor<32x64xbf16>
    %2 = "ttir.add"(%x, %0) : (tensor<32x64xbf16>, tensor<32x64xbf16>) -> tensor<32x64xbf16>
    %3 = "ttir.relu6"(%2) : (tensor<32x64xbf16>) -> tensor<32x64xbf16>
    %4 = "ttir.multiply"(%3, %x) : (tensor<32x64xbf16>, tensor<32x64xbf16>) -> tensor<32x64xbf16>
    // fuse: hardswish [x=%x out=%5]
    %5 = "ttir.div"(%4, %1) : (tensor<32x64xbf16>, tensor<32x64xbf16>) -> tensor<32x64xbf16>
    return %5 : tensor<32x64xbf16>
  }

  func.func @gate(%x: tensor<32x64xbf16>, %y: tensor<32x64xbf16>) -> tensor<32x64xbf16> {
    %0 = "ttir.hardsigmoid"(%x) : (tensor<32x64xbf16>) -> tensor<32x64xbf16>
    // no-fuse: hardswish
    %1 = "ttir.multiply"(%y, %0) : (tensor<32x64xbf16>, tensor<32x64xbf16>) -> tensor<32x64xbf16>
    return %1 : tensor<32x64xbf16>
  }
}
