module {
  func.func @silu_through_permute(%x: tensor<1x32x16x128xbf16>, %g: tensor<128xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}) -> tensor<1x128x32x16xbf16> {
    %0 = "ttir.rms_norm"(%x, %g) <{epsilon = 1.000000e-06 : f32, normalized_shape = array<i64: 128>, operandSegmentSizes = array<i32: 1, 1, 0>}> : (tensor<1x32x16x128xbf16>, tensor<128xbf16>) -> tensor<1x32x16x128xbf16>
    %1 = "ttir.permute"(%0) <{permutation = array<i64: 0, 3, 1, 2>}> : (tensor<1x32x16x128xbf16>) -> tensor<1x128x32x16xbf16>
    // fuse: rms_norm_activation [norm=%0 out=%2]
    %2 = "ttir.silu"(%1) : (tensor<1x128x32x16xbf16>) -> tensor<1x128x32x16xbf16>
    return %2 : tensor<1x128x32x16xbf16>
  }

  func.func @gelu_of_a_sum(%x: tensor<32x128xbf16>, %r: tensor<32x128xbf16>, %g: tensor<128xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}) -> tensor<32x128xbf16> {
    %0 = "ttir.add"(%x, %r) : (tensor<32x128xbf16>, tensor<32x128xbf16>) -> tensor<32x128xbf16>
    %1 = "ttir.rms_norm"(%0, %g) <{epsilon = 1.000000e-06 : f32, normalized_shape = array<i64: 128>, operandSegmentSizes = array<i32: 1, 1, 0>}> : (tensor<32x128xbf16>, tensor<128xbf16>) -> tensor<32x128xbf16>
    // fuse: rms_norm_activation [x=%x residual=%r norm=%1 out=%2]
    %2 = "ttir.gelu"(%1) : (tensor<32x128xbf16>) -> tensor<32x128xbf16>
    return %2 : tensor<32x128xbf16>
  }

  func.func @norm_used_twice(%x: tensor<32x128xbf16>, %g: tensor<128xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}) -> (tensor<32x128xbf16>, tensor<32x128xbf16>) {
    %0 = "ttir.rms_norm"(%x, %g) <{epsilon = 1.000000e-06 : f32, normalized_shape = array<i64: 128>, operandSegmentSizes = array<i32: 1, 1, 0>}> : (tensor<32x128xbf16>, tensor<128xbf16>) -> tensor<32x128xbf16>
    // no-fuse: rms_norm_activation
    %1 = "ttir.silu"(%0) : (tensor<32x128xbf16>) -> tensor<32x128xbf16>
    return %1, %0 : tensor<32x128xbf16>, tensor<32x128xbf16>
  }

  func.func @another_activation(%x: tensor<32x128xbf16>, %g: tensor<128xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}) -> tensor<32x128xbf16> {
    %0 = "ttir.rms_norm"(%x, %g) <{epsilon = 1.000000e-06 : f32, normalized_shape = array<i64: 128>, operandSegmentSizes = array<i32: 1, 1, 0>}> : (tensor<32x128xbf16>, tensor<128xbf16>) -> tensor<32x128xbf16>
    // no-fuse: rms_norm_activation
    %1 = "ttir.tanh"(%0) : (tensor<32x128xbf16>) -> tensor<32x128xbf16>
    return %1 : tensor<32x128xbf16>
  }
}
