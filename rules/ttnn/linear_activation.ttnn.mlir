module {
  func.func @gelu_linear(%x: tensor<64x128xbf16>, %w: tensor<128x256xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %b: tensor<256xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}) -> tensor<64x256xbf16> {
    %0 = "ttnn.linear"(%x, %w, %b) <{transpose_a = false, transpose_b = false}> : (tensor<64x128xbf16>, tensor<128x256xbf16>, tensor<256xbf16>) -> tensor<64x256xbf16>
    // fuse: linear_activation [z=%0 out=%1]
    %1 = "ttnn.gelu"(%0) : (tensor<64x256xbf16>) -> tensor<64x256xbf16>
    return %1 : tensor<64x256xbf16>
  }

  // Bias, reshape and a spelled-out silu in f32.
  func.func @silu_spelled_out(%x: tensor<64x128xbf16>, %w: tensor<128x256xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %b: tensor<1x1x256xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}) -> tensor<2x32x256xbf16> {
    %0 = "ttnn.matmul"(%x, %w) <{transpose_a = false, transpose_b = false}> : (tensor<64x128xbf16>, tensor<128x256xbf16>) -> tensor<64x256xbf16>
    %1 = "ttnn.reshape"(%0) <{shape = [2 : i32, 32 : i32, 256 : i32]}> : (tensor<64x256xbf16>) -> tensor<2x32x256xbf16>
    %2 = "ttnn.add"(%1, %b) : (tensor<2x32x256xbf16>, tensor<1x1x256xbf16>) -> tensor<2x32x256xbf16>
    %3 = "ttnn.typecast"(%2) : (tensor<2x32x256xbf16>) -> tensor<2x32x256xf32>
    %4 = "ttnn.sigmoid"(%3) : (tensor<2x32x256xf32>) -> tensor<2x32x256xf32>
    // fuse: linear_activation [m=%0 bias=%b out=%5]
    %5 = "ttnn.multiply"(%3, %4) : (tensor<2x32x256xf32>, tensor<2x32x256xf32>) -> tensor<2x32x256xf32>
    %6 = "ttnn.typecast"(%5) : (tensor<2x32x256xf32>) -> tensor<2x32x256xbf16>
    return %6 : tensor<2x32x256xbf16>
  }

  func.func @relu_as_maximum(%x: tensor<64x128xbf16>, %w: tensor<128x256xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}) -> tensor<64x256xbf16> {
    %0 = "ttnn.full"() <{fill_value = 0.000000e+00 : f32, shape = #ttnn.shape<1x1>}> : () -> tensor<1x1xbf16>
    %1 = "ttnn.matmul"(%x, %w) <{transpose_a = false, transpose_b = false}> : (tensor<64x128xbf16>, tensor<128x256xbf16>) -> tensor<64x256xbf16>
    // fuse: matmul_activation [m=%1 out=%2]
    %2 = "ttnn.maximum"(%0, %1) : (tensor<1x1xbf16>, tensor<64x256xbf16>) -> tensor<64x256xbf16>
    return %2 : tensor<64x256xbf16>
  }

  func.func @sigmoid_gate(%x: tensor<64x128xbf16>, %w: tensor<128x256xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %u: tensor<64x256xbf16>) -> tensor<64x256xbf16> {
    %0 = "ttnn.matmul"(%x, %w) <{transpose_a = false, transpose_b = false}> : (tensor<64x128xbf16>, tensor<128x256xbf16>) -> tensor<64x256xbf16>
    // fuse: matmul_activation [m=%0 out=%1]
    %1 = "ttnn.sigmoid"(%0) : (tensor<64x256xbf16>) -> tensor<64x256xbf16>
    %2 = "ttnn.multiply"(%1, %u) : (tensor<64x256xbf16>, tensor<64x256xbf16>) -> tensor<64x256xbf16>
    return %2 : tensor<64x256xbf16>
  }

  // tanh is not a parameter that the rule knows.
  func.func @tanh_after(%x: tensor<64x128xbf16>, %w: tensor<128x256xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}) -> tensor<64x256xbf16> {
    %0 = "ttnn.matmul"(%x, %w) <{transpose_a = false, transpose_b = false}> : (tensor<64x128xbf16>, tensor<128x256xbf16>) -> tensor<64x256xbf16>
    // no-fuse: matmul_activation
    %1 = "ttnn.tanh"(%0) : (tensor<64x256xbf16>) -> tensor<64x256xbf16>
    return %1 : tensor<64x256xbf16>
  }

  func.func @used_elsewhere(%x: tensor<64x128xbf16>, %w: tensor<128x256xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}) -> (tensor<64x256xbf16>, tensor<64x256xbf16>) {
    %0 = "ttnn.matmul"(%x, %w) <{transpose_a = false, transpose_b = false}> : (tensor<64x128xbf16>, tensor<128x256xbf16>) -> tensor<64x256xbf16>
    // no-fuse: matmul_activation
    %1 = "ttnn.relu"(%0) : (tensor<64x256xbf16>) -> tensor<64x256xbf16>
    return %1, %0 : tensor<64x256xbf16>, tensor<64x256xbf16>
  }

  // The activation comes after a residual add.
  func.func @residual_between(%x: tensor<64x128xbf16>, %w: tensor<128x256xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %r: tensor<64x256xbf16>) -> tensor<64x256xbf16> {
    %0 = "ttnn.matmul"(%x, %w) <{transpose_a = false, transpose_b = false}> : (tensor<64x128xbf16>, tensor<128x256xbf16>) -> tensor<64x256xbf16>
    %1 = "ttnn.add"(%0, %r) : (tensor<64x256xbf16>, tensor<64x256xbf16>) -> tensor<64x256xbf16>
    // no-fuse: linear_activation
    %2 = "ttnn.gelu"(%1) : (tensor<64x256xbf16>) -> tensor<64x256xbf16>
    return %2 : tensor<64x256xbf16>
  }

  func.func @sigmoid_of_another(%x: tensor<64x128xbf16>, %w: tensor<128x256xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %u: tensor<64x256xbf16>) -> tensor<64x256xbf16> {
    %0 = "ttnn.matmul"(%x, %w) <{transpose_a = false, transpose_b = false}> : (tensor<64x128xbf16>, tensor<128x256xbf16>) -> tensor<64x256xbf16>
    %1 = "ttnn.sigmoid"(%u) : (tensor<64x256xbf16>) -> tensor<64x256xbf16>
    // no-fuse: matmul_activation
    %2 = "ttnn.multiply"(%0, %1) : (tensor<64x256xbf16>, tensor<64x256xbf16>) -> tensor<64x256xbf16>
    return %2 : tensor<64x256xbf16>
  }

  func.func @already_fused(%x: tensor<64x128xbf16>, %w: tensor<128x256xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}) -> tensor<64x256xbf16> {
    %0 = "ttnn.matmul"(%x, %w) <{activation = "silu", transpose_a = false, transpose_b = false}> : (tensor<64x128xbf16>, tensor<128x256xbf16>) -> tensor<64x256xbf16>
    // no-fuse: matmul_activation
    %1 = "ttnn.gelu"(%0) : (tensor<64x256xbf16>) -> tensor<64x256xbf16>
    return %1 : tensor<64x256xbf16>
  }
}
