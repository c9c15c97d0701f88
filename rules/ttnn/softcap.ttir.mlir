module {
  func.func @logits(%x: tensor<32x64xbf16>) -> tensor<32x64xbf16> {
    %0 = "ttir.full"() <{fill_value = 3.000000e+01 : f32, shape = array<i32: 32, 64>}> : () -> tensor<32x64xbf16>
    %1 = "ttir.div"(%x, %0) : (tensor<32x64xbf16>, tensor<32x64xbf16>) -> tensor<32x64xbf16>
    %2 = "ttir.tanh"(%1) : (tensor<32x64xbf16>) -> tensor<32x64xbf16>
    // fuse: tanh_cap [x=%x out=%3]
    %3 = "ttir.multiply"(%2, %0) : (tensor<32x64xbf16>, tensor<32x64xbf16>) -> tensor<32x64xbf16>
    return %3 : tensor<32x64xbf16>
  }

  func.func @other_cap(%x: tensor<32x64xbf16>) -> tensor<32x64xbf16> {
    %0 = "ttir.full"() <{fill_value = 3.000000e+01 : f32, shape = array<i32: 32, 64>}> : () -> tensor<32x64xbf16>
    %9 = "ttir.full"() <{fill_value = 5.000000e+01 : f32, shape = array<i32: 32, 64>}> : () -> tensor<32x64xbf16>
    %1 = "ttir.div"(%x, %0) : (tensor<32x64xbf16>, tensor<32x64xbf16>) -> tensor<32x64xbf16>
    %2 = "ttir.tanh"(%1) : (tensor<32x64xbf16>) -> tensor<32x64xbf16>
    // no-fuse: tanh_cap
    %3 = "ttir.multiply"(%2, %9) : (tensor<32x64xbf16>, tensor<32x64xbf16>) -> tensor<32x64xbf16>
    return %3 : tensor<32x64xbf16>
  }
}
