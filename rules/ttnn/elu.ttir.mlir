module {
  func.func @select(%x: tensor<32x64xbf16>) -> tensor<32x64xbf16> {
    %0 = "ttir.full"() <{fill_value = 0.000000e+00 : f32, shape = array<i32: 32, 64>}> : () -> tensor<32x64xbf16>
    %1 = "ttir.full"() <{fill_value = 1.000000e+00 : f32, shape = array<i32: 32, 64>}> : () -> tensor<32x64xbf16>
    %2 = "ttir.gt"(%x, %0) : (tensor<32x64xbf16>, tensor<32x64xbf16>) -> tensor<32x64xbf16>
    %3 = "ttir.exp"(%x) : (tensor<32x64xbf16>) -> tensor<32x64xbf16>
    %4 = "ttir.subtract"(%3, %1) : (tensor<32x64xbf16>, tensor<32x64xbf16>) -> tensor<32x64xbf16>
    // fuse: elu [x=%x out=%5]
    %5 = "ttir.where"(%2, %x, %4) : (tensor<32x64xbf16>, tensor<32x64xbf16>, tensor<32x64xbf16>) -> tensor<32x64xbf16>
    return %5 : tensor<32x64xbf16>
  }

  func.func @the_other_way_round(%x: tensor<32x64xbf16>) -> tensor<32x64xbf16> {
    %0 = "ttir.full"() <{fill_value = 0.000000e+00 : f32, shape = array<i32: 32, 64>}> : () -> tensor<32x64xbf16>
    %1 = "ttir.full"() <{fill_value = 1.000000e+00 : f32, shape = array<i32: 32, 64>}> : () -> tensor<32x64xbf16>
    %2 = "ttir.gt"(%x, %0) : (tensor<32x64xbf16>, tensor<32x64xbf16>) -> tensor<32x64xbf16>
    %3 = "ttir.exp"(%x) : (tensor<32x64xbf16>) -> tensor<32x64xbf16>
    %4 = "ttir.subtract"(%3, %1) : (tensor<32x64xbf16>, tensor<32x64xbf16>) -> tensor<32x64xbf16>
    // no-fuse: elu
    %5 = "ttir.where"(%2, %4, %x) : (tensor<32x64xbf16>, tensor<32x64xbf16>, tensor<32x64xbf16>) -> tensor<32x64xbf16>
    return %5 : tensor<32x64xbf16>
  }
}
