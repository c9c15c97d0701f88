module {
  func.func @select(%x: tensor<32x64xbf16>) -> tensor<32x64xbf16> {
    %0 = "ttir.full"() <{fill_value = 0.000000e+00 : f32, shape = array<i32: 32, 64>}> : () -> tensor<32x64xbf16>
    %1 = "ttir.full"() <{fill_value = 1.000000e-02 : f32, shape = array<i32: 32, 64>}> : () -> tensor<32x64xbf16>
    %2 = "ttir.gt"(%x, %0) : (tensor<32x64xbf16>, tensor<32x64xbf16>) -> tensor<32x64xbf16>
    %3 = "ttir.multiply"(%x, %1) : (tensor<32x64xbf16>, tensor<32x64xbf16>) -> tensor<32x64xbf16>
    // fuse: leaky_relu [x=%x out=%4]
    %4 = "ttir.where"(%2, %x, %3) : (tensor<32x64xbf16>, tensor<32x64xbf16>, tensor<32x64xbf16>) -> tensor<32x64xbf16>
    return %4 : tensor<32x64xbf16>
  }

  func.func @steeper(%x: tensor<32x64xbf16>) -> tensor<32x64xbf16> {
    %1 = "ttir.full"() <{fill_value = 2.000000e+00 : f32, shape = array<i32: 32, 64>}> : () -> tensor<32x64xbf16>
    %3 = "ttir.multiply"(%x, %1) : (tensor<32x64xbf16>, tensor<32x64xbf16>) -> tensor<32x64xbf16>
    // no-fuse: leaky_relu
    %4 = "ttir.maximum"(%x, %3) : (tensor<32x64xbf16>, tensor<32x64xbf16>) -> tensor<32x64xbf16>
    return %4 : tensor<32x64xbf16>
  }
}
