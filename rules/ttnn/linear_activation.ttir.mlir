module {
  func.func @gelu_linear(%x: tensor<64x128xbf16>, %w: tensor<128x256xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %b: tensor<256xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}) -> tensor<64x256xbf16> {
    %0 = "ttir.linear"(%x, %w, %b) <{transpose_a = false, transpose_b = false}> : (tensor<64x128xbf16>, tensor<128x256xbf16>, tensor<256xbf16>) -> tensor<64x256xbf16>
    // fuse: linear_activation [z=%0 out=%1]
    %1 = "ttir.gelu"(%0) : (tensor<64x256xbf16>) -> tensor<64x256xbf16>
    return %1 : tensor<64x256xbf16>
  }

  // Bias, reshape and a spelled-out silu in f32.
  func.func @silu_spelled_out(%x: tensor<64x128xbf16>, %w: tensor<128x256xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %b: tensor<1x1x256xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}) -> tensor<2x32x256xbf16> {
    %0 = "ttir.matmul"(%x, %w) <{transpose_a = false, transpose_b = false}> : (tensor<64x128xbf16>, tensor<128x256xbf16>) -> tensor<64x256xbf16>
    %1 = "ttir.reshape"(%0) <{shape = [2 : i32, 32 : i32, 256 : i32]}> : (tensor<64x256xbf16>) -> tensor<2x32x256xbf16>
    %2 = "ttir.add"(%1, %b) : (tensor<2x32x256xbf16>, tensor<1x1x256xbf16>) -> tensor<2x32x256xbf16>
    %3 = "ttir.typecast"(%2) : (tensor<2x32x256xbf16>) -> tensor<2x32x256xf32>
    %4 = "ttir.sigmoid"(%3) : (tensor<2x32x256xf32>) -> tensor<2x32x256xf32>
    // fuse: linear_activation [m=%0 bias=%b out=%5]
    %5 = "ttir.multiply"(%3, %4) : (tensor<2x32x256xf32>, tensor<2x32x256xf32>) -> tensor<2x32x256xf32>
    %6 = "ttir.typecast"(%5) : (tensor<2x32x256xf32>) -> tensor<2x32x256xbf16>
    return %6 : tensor<2x32x256xbf16>
  }

  func.func @relu_as_maximum(%x: tensor<64x128xbf16>, %w: tensor<128x256xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}) -> tensor<64x256xbf16> {
    %0 = "ttir.constant"() <{value = dense<0.000000e+00> : tensor<64x256xbf16>}> : () -> tensor<64x256xbf16>
    %1 = "ttir.matmul"(%x, %w) <{transpose_a = false, transpose_b = false}> : (tensor<64x128xbf16>, tensor<128x256xbf16>) -> tensor<64x256xbf16>
    // fuse: matmul_activation [m=%1 out=%2]
    %2 = "ttir.maximum"(%0, %1) : (tensor<64x256xbf16>, tensor<64x256xbf16>) -> tensor<64x256xbf16>
    return %2 : tensor<64x256xbf16>
  }

  func.func @sigmoid_gate(%x: tensor<64x128xbf16>, %w: tensor<128x256xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %u: tensor<64x256xbf16>) -> tensor<64x256xbf16> {
    %0 = "ttir.matmul"(%x, %w) <{transpose_a = false, transpose_b = false}> : (tensor<64x128xbf16>, tensor<128x256xbf16>) -> tensor<64x256xbf16>
    // fuse: matmul_activation [m=%0 out=%1]
    %1 = "ttir.sigmoid"(%0) : (tensor<64x256xbf16>) -> tensor<64x256xbf16>
    %2 = "ttir.multiply"(%1, %u) : (tensor<64x256xbf16>, tensor<64x256xbf16>) -> tensor<64x256xbf16>
    return %2 : tensor<64x256xbf16>
  }

  // tanh is not a parameter that the rule knows.
  func.func @tanh_after(%x: tensor<64x128xbf16>, %w: tensor<128x256xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}) -> tensor<64x256xbf16> {
    %0 = "ttir.matmul"(%x, %w) <{transpose_a = false, transpose_b = false}> : (tensor<64x128xbf16>, tensor<128x256xbf16>) -> tensor<64x256xbf16>
    // no-fuse: matmul_activation
    %1 = "ttir.tanh"(%0) : (tensor<64x256xbf16>) -> tensor<64x256xbf16>
    return %1 : tensor<64x256xbf16>
  }

  func.func @used_elsewhere(%x: tensor<64x128xbf16>, %w: tensor<128x256xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}) -> (tensor<64x256xbf16>, tensor<64x256xbf16>) {
    %0 = "ttir.matmul"(%x, %w) <{transpose_a = false, transpose_b = false}> : (tensor<64x128xbf16>, tensor<128x256xbf16>) -> tensor<64x256xbf16>
    // no-fuse: matmul_activation
    %1 = "ttir.relu"(%0) : (tensor<64x256xbf16>) -> tensor<64x256xbf16>
    return %1, %0 : tensor<64x256xbf16>, tensor<64x256xbf16>
  }

  // The activation comes after a residual add.
  func.func @residual_between(%x: tensor<64x128xbf16>, %w: tensor<128x256xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %r: tensor<64x256xbf16>) -> tensor<64x256xbf16> {
    %0 = "ttir.matmul"(%x, %w) <{transpose_a = false, transpose_b = false}> : (tensor<64x128xbf16>, tensor<128x256xbf16>) -> tensor<64x256xbf16>
    %1 = "ttir.add"(%0, %r) : (tensor<64x256xbf16>, tensor<64x256xbf16>) -> tensor<64x256xbf16>
    // no-fuse: linear_activation
    %2 = "ttir.gelu"(%1) : (tensor<64x256xbf16>) -> tensor<64x256xbf16>
    return %2 : tensor<64x256xbf16>
  }

  func.func @sigmoid_of_another(%x: tensor<64x128xbf16>, %w: tensor<128x256xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %u: tensor<64x256xbf16>) -> tensor<64x256xbf16> {
    %0 = "ttir.matmul"(%x, %w) <{transpose_a = false, transpose_b = false}> : (tensor<64x128xbf16>, tensor<128x256xbf16>) -> tensor<64x256xbf16>
    %1 = "ttir.sigmoid"(%u) : (tensor<64x256xbf16>) -> tensor<64x256xbf16>
    // no-fuse: matmul_activation
    %2 = "ttir.multiply"(%0, %1) : (tensor<64x256xbf16>, tensor<64x256xbf16>) -> tensor<64x256xbf16>
    return %2 : tensor<64x256xbf16>
  }
}
