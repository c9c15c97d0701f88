module {
  func.func @guarded(%x: tensor<32x64xbf16>) -> tensor<32x64xbf16> {
    %0 = "ttir.full"() <{fill_value = 2.000000e+01 : f32, shape = array<i32: 32, 64>}> : () -> tensor<32x64xbf16>
    %1 = "ttir.gt"(%x, %0) : (tensor<32x64xbf16>, tensor<32x64xbf16>) -> tensor<32x64xbf16>
    %2 = "ttir.exp"(%x) : (tensor<32x64xbf16>) -> tensor<32x64xbf16>
    %3 = "ttir.log1p"(%2) : (tensor<32x64xbf16>) -> tensor<32x64xbf16>
    // fuse: softplus [x=%x out=%4]
    %4 = "ttir.where"(%1, %x, %3) : (tensor<32x64xbf16>, tensor<32x64xbf16>, tensor<32x64xbf16>) -> tensor<32x64xbf16>
    return %4 : tensor<32x64xbf16>
  }

  func.func @low_limit(%x: tensor<32x64xbf16>) -> tensor<32x64xbf16> {
    %0 = "ttir.full"() <{fill_value = 1.000000e+00 : f32, shape = array<i32: 32, 64>}> : () -> tensor<32x64xbf16>
    %1 = "ttir.gt"(%x, %0) : (tensor<32x64xbf16>, tensor<32x64xbf16>) -> tensor<32x64xbf16>
    %2 = "ttir.exp"(%x) : (tensor<32x64xbf16>) -> tensor<32x64xbf16>
    // fuse: softplus [x=%x out=%3]
    %3 = "ttir.log1p"(%2) : (tensor<32x64xbf16>) -> tensor<32x64xbf16>
    // no-fuse: softplus
    %4 = "ttir.where"(%1, %x, %3) : (tensor<32x64xbf16>, tensor<32x64xbf16>, tensor<32x64xbf16>) -> tensor<32x64xbf16>
    return %4 : tensor<32x64xbf16>
  }
}
