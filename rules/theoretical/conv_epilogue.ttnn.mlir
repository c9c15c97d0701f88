module {
  func.func @hardsigmoid_in_f32(%x: tensor<1x1x1x256xbf16>, %w: tensor<256x256x1x1xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %b: tensor<1x1x1x256xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}) -> tensor<1x1x1x256xf32> {
    %0 = "ttnn.conv2d"(%x, %w, %b) <{batch_size = 1 : i32, dilation = array<i32: 1, 1>, groups = 1 : i32, kernel_size = array<i32: 1, 1>, padding = array<i32: 0, 0, 0, 0>, stride = array<i32: 1, 1>}> : (tensor<1x1x1x256xbf16>, tensor<256x256x1x1xbf16>, tensor<1x1x1x256xbf16>) -> tensor<1x1x1x256xbf16>
    %1 = "ttnn.typecast"(%0) : (tensor<1x1x1x256xbf16>) -> tensor<1x1x1x256xf32>
    // fuse: conv_activation [conv=%0 out=%2]
    %2 = "ttnn.hardsigmoid"(%1) : (tensor<1x1x1x256xf32>) -> tensor<1x1x1x256xf32>
    return %2 : tensor<1x1x1x256xf32>
  }

  func.func @hardswish_spelled_out(%x: tensor<1x8x8x16xbf16>, %w: tensor<32x16x3x3xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %b: tensor<1x1x1x32xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}) -> tensor<1x8x8x32xbf16> {
    %0 = "ttnn.conv2d"(%x, %w, %b) <{batch_size = 1 : i32, dilation = array<i32: 1, 1>, groups = 1 : i32, kernel_size = array<i32: 3, 3>, padding = array<i32: 1, 1, 1, 1>, stride = array<i32: 1, 1>}> : (tensor<1x8x8x16xbf16>, tensor<32x16x3x3xbf16>, tensor<1x1x1x32xbf16>) -> tensor<1x8x8x32xbf16>
    %1 = "ttnn.full"() <{fill_value = 3.000000000e+00 : f32, shape = #ttnn.shape<1x1x1x1>}> : () -> tensor<1x1x1x1xbf16>
    %2 = "ttnn.add"(%0, %1) : (tensor<1x8x8x32xbf16>, tensor<1x1x1x1xbf16>) -> tensor<1x8x8x32xbf16>
    %3 = "ttnn.relu6"(%2) : (tensor<1x8x8x32xbf16>) -> tensor<1x8x8x32xbf16>
    %4 = "ttnn.multiply"(%0, %3) : (tensor<1x8x8x32xbf16>, tensor<1x8x8x32xbf16>) -> tensor<1x8x8x32xbf16>
    %5 = "ttnn.full"() <{fill_value = 1.666666700e-01 : f32, shape = #ttnn.shape<1x1x1x1>}> : () -> tensor<1x1x1x1xbf16>
    // fuse: conv_activation [conv=%0 out=%6]
    %6 = "ttnn.multiply"(%4, %5) : (tensor<1x8x8x32xbf16>, tensor<1x1x1x1xbf16>) -> tensor<1x8x8x32xbf16>
    return %6 : tensor<1x8x8x32xbf16>
  }

  func.func @gelu_channels_first(%x: tensor<1x8x8x16xbf16>, %w: tensor<32x16x3x3xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %b: tensor<1x1x1x32xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}) -> tensor<1x32x8x8xbf16> {
    %0 = "ttnn.conv2d"(%x, %w, %b) <{batch_size = 1 : i32, dilation = array<i32: 1, 1>, groups = 1 : i32, kernel_size = array<i32: 3, 3>, padding = array<i32: 1, 1, 1, 1>, stride = array<i32: 1, 1>}> : (tensor<1x8x8x16xbf16>, tensor<32x16x3x3xbf16>, tensor<1x1x1x32xbf16>) -> tensor<1x8x8x32xbf16>
    %1 = "ttnn.permute"(%0) <{permutation = array<i64: 0, 3, 1, 2>}> : (tensor<1x8x8x32xbf16>) -> tensor<1x32x8x8xbf16>
    // fuse: conv_activation [conv=%0 out=%2]
    %2 = "ttnn.gelu"(%1) : (tensor<1x32x8x8xbf16>) -> tensor<1x32x8x8xbf16>
    return %2 : tensor<1x32x8x8xbf16>
  }

  // conv2d_config takes relu.
  func.func @relu(%x: tensor<1x8x8x16xbf16>, %w: tensor<32x16x3x3xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}) -> tensor<1x8x8x32xbf16> {
    %0 = "ttnn.conv2d"(%x, %w) <{batch_size = 1 : i32, dilation = array<i32: 1, 1>, groups = 1 : i32, kernel_size = array<i32: 3, 3>, padding = array<i32: 1, 1, 1, 1>, stride = array<i32: 1, 1>}> : (tensor<1x8x8x16xbf16>, tensor<32x16x3x3xbf16>) -> tensor<1x8x8x32xbf16>
    // no-fuse: conv_activation
    %1 = "ttnn.relu"(%0) : (tensor<1x8x8x32xbf16>) -> tensor<1x8x8x32xbf16>
    return %1 : tensor<1x8x8x32xbf16>
  }

  func.func @conv_used_elsewhere(%x: tensor<1x8x8x16xbf16>, %w: tensor<32x16x3x3xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}) -> (tensor<1x8x8x32xbf16>, tensor<1x8x8x32xbf16>) {
    %0 = "ttnn.conv2d"(%x, %w) <{batch_size = 1 : i32, dilation = array<i32: 1, 1>, groups = 1 : i32, kernel_size = array<i32: 3, 3>, padding = array<i32: 1, 1, 1, 1>, stride = array<i32: 1, 1>}> : (tensor<1x8x8x16xbf16>, tensor<32x16x3x3xbf16>) -> tensor<1x8x8x32xbf16>
    // no-fuse: conv_activation
    %1 = "ttnn.gelu"(%0) : (tensor<1x8x8x32xbf16>) -> tensor<1x8x8x32xbf16>
    return %1, %0 : tensor<1x8x8x32xbf16>, tensor<1x8x8x32xbf16>
  }

  // The end of a residual block.
  func.func @residual_block(%x: tensor<1x8x8x32xbf16>, %w: tensor<32x32x3x3xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %b: tensor<1x1x1x32xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %r: tensor<1x8x8x32xbf16>) -> tensor<1x8x8x32xbf16> {
    %0 = "ttnn.conv2d"(%x, %w, %b) <{batch_size = 1 : i32, dilation = array<i32: 1, 1>, groups = 1 : i32, kernel_size = array<i32: 3, 3>, padding = array<i32: 1, 1, 1, 1>, stride = array<i32: 1, 1>}> : (tensor<1x8x8x32xbf16>, tensor<32x32x3x3xbf16>, tensor<1x1x1x32xbf16>) -> tensor<1x8x8x32xbf16>
    // fuse: conv_residual
    %1 = "ttnn.add"(%0, %r) : (tensor<1x8x8x32xbf16>, tensor<1x8x8x32xbf16>) -> tensor<1x8x8x32xbf16>
    // fuse: conv_residual_activation [conv=%0 residual=%r out=%2]
    %2 = "ttnn.relu"(%1) : (tensor<1x8x8x32xbf16>) -> tensor<1x8x8x32xbf16>
    return %2 : tensor<1x8x8x32xbf16>
  }

  // Batch norm not folded yet, channels first.
  func.func @residual_block_with_norm(%x: tensor<1x8x8x32xf32>, %w: tensor<32x32x3x3xf32> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %g: tensor<1x32x1x1xf32> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %b: tensor<1x32x1x1xf32> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %m: tensor<1x32x1x1xf32> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %v: tensor<1x32x1x1xf32> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %r: tensor<1x8x8x32xf32>) -> tensor<1x8x8x32xf32> {
    %0 = "ttnn.conv2d"(%x, %w) <{batch_size = 1 : i32, dilation = array<i32: 1, 1>, groups = 1 : i32, kernel_size = array<i32: 3, 3>, padding = array<i32: 1, 1, 1, 1>, stride = array<i32: 1, 1>}> : (tensor<1x8x8x32xf32>, tensor<32x32x3x3xf32>) -> tensor<1x8x8x32xf32>
    %1 = "ttnn.permute"(%0) <{permutation = array<i64: 0, 3, 1, 2>}> : (tensor<1x8x8x32xf32>) -> tensor<1x32x8x8xf32>
    %2 = "ttnn.batch_norm_inference"(%1, %m, %v, %g, %b) <{epsilon = 9.99999974E-6 : f32, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1>}> : (tensor<1x32x8x8xf32>, tensor<1x32x1x1xf32>, tensor<1x32x1x1xf32>, tensor<1x32x1x1xf32>, tensor<1x32x1x1xf32>) -> tensor<1x32x8x8xf32>
    %3 = "ttnn.permute"(%2) <{permutation = array<i64: 0, 2, 3, 1>}> : (tensor<1x32x8x8xf32>) -> tensor<1x8x8x32xf32>
    // fuse: conv_residual
    %4 = "ttnn.add"(%r, %3) : (tensor<1x8x8x32xf32>, tensor<1x8x8x32xf32>) -> tensor<1x8x8x32xf32>
    // fuse: conv_residual_activation [conv=%0 residual=%r out=%5]
    %5 = "ttnn.relu"(%4) : (tensor<1x8x8x32xf32>) -> tensor<1x8x8x32xf32>
    return %5 : tensor<1x8x8x32xf32>
  }

  // A bias per channel is no residual.
  func.func @bias_apart(%x: tensor<1x8x8x32xbf16>, %w: tensor<32x32x3x3xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %b: tensor<1x1x1x32xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}) -> tensor<1x8x8x32xbf16> {
    %0 = "ttnn.conv2d"(%x, %w) <{batch_size = 1 : i32, dilation = array<i32: 1, 1>, groups = 1 : i32, kernel_size = array<i32: 3, 3>, padding = array<i32: 1, 1, 1, 1>, stride = array<i32: 1, 1>}> : (tensor<1x8x8x32xbf16>, tensor<32x32x3x3xbf16>) -> tensor<1x8x8x32xbf16>
    %1 = "ttnn.add"(%0, %b) : (tensor<1x8x8x32xbf16>, tensor<1x1x1x32xbf16>) -> tensor<1x8x8x32xbf16>
    // no-fuse: conv_residual_activation
    %2 = "ttnn.relu"(%1) : (tensor<1x8x8x32xbf16>) -> tensor<1x8x8x32xbf16>
    return %2 : tensor<1x8x8x32xbf16>
  }

  func.func @activated_conv(%x: tensor<1x8x8x32xbf16>, %w: tensor<32x32x3x3xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %r: tensor<1x8x8x32xbf16>) -> tensor<1x8x8x32xbf16> {
    %0 = "ttnn.conv2d"(%x, %w) <{batch_size = 1 : i32, conv2d_config = #ttnn.conv2d_config<weights_dtype = bf16, activation = <op_type = relu>, deallocate_activation = true>, dilation = array<i32: 1, 1>, groups = 1 : i32, kernel_size = array<i32: 3, 3>, padding = array<i32: 1, 1, 1, 1>, stride = array<i32: 1, 1>}> : (tensor<1x8x8x32xbf16>, tensor<32x32x3x3xbf16>) -> tensor<1x8x8x32xbf16>
    %1 = "ttnn.add"(%0, %r) : (tensor<1x8x8x32xbf16>, tensor<1x8x8x32xbf16>) -> tensor<1x8x8x32xbf16>
    // no-fuse: conv_residual_activation
    %2 = "ttnn.relu"(%1) : (tensor<1x8x8x32xbf16>) -> tensor<1x8x8x32xbf16>
    return %2 : tensor<1x8x8x32xbf16>
  }

  // Two clamps, as hardsigmoid is lowered, behind a folded batch norm.
  func.func @hardsigmoid_of_two_clamps(%x: tensor<1x8x8x16xf32>, %w: tensor<32x16x3x3xf32> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %s: tensor<1x1x1x32xf32> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %b: tensor<1x1x1x32xf32> {ttcore.argument_type = #ttcore.argument_type<parameter>}) -> tensor<1x8x8x32xf32> {
    %0 = "ttnn.conv2d"(%x, %w) <{batch_size = 1 : i32, dilation = array<i32: 1, 1>, groups = 1 : i32, kernel_size = array<i32: 3, 3>, padding = array<i32: 1, 1, 1, 1>, stride = array<i32: 1, 1>}> : (tensor<1x8x8x16xf32>, tensor<32x16x3x3xf32>) -> tensor<1x8x8x32xf32>
    %1 = "ttnn.multiply"(%0, %s) : (tensor<1x8x8x32xf32>, tensor<1x1x1x32xf32>) -> tensor<1x8x8x32xf32>
    %2 = "ttnn.add"(%1, %b) : (tensor<1x8x8x32xf32>, tensor<1x1x1x32xf32>) -> tensor<1x8x8x32xf32>
    %3 = "ttnn.full"() <{fill_value = 3.000000000e+00 : f32, shape = #ttnn.shape<1x1x1x1>}> : () -> tensor<1x1x1x1xf32>
    %4 = "ttnn.add"(%2, %3) : (tensor<1x8x8x32xf32>, tensor<1x1x1x1xf32>) -> tensor<1x8x8x32xf32>
    %5 = "ttnn.clamp_scalar"(%4) <{max = 3.402823e+38 : f32, min = 0.000000e+00 : f32}> : (tensor<1x8x8x32xf32>) -> tensor<1x8x8x32xf32>
    %6 = "ttnn.clamp_scalar"(%5) <{max = 6.000000e+00 : f32, min = -3.402823e+38 : f32}> : (tensor<1x8x8x32xf32>) -> tensor<1x8x8x32xf32>
    %7 = "ttnn.full"() <{fill_value = 6.000000000e+00 : f32, shape = #ttnn.shape<1x1x1x1>}> : () -> tensor<1x1x1x1xf32>
    // fuse: conv_activation [conv=%0 factor=%s offset=%b out=%8]
    %8 = "ttnn.divide"(%6, %7) : (tensor<1x8x8x32xf32>, tensor<1x1x1x1xf32>) -> tensor<1x8x8x32xf32>
    return %8 : tensor<1x8x8x32xf32>
  }

  func.func @scaled_residual_block(%x: tensor<1x8x8x32xbf16>, %w: tensor<32x32x3x3xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %s: tensor<1x1x1x32xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %b: tensor<1x1x1x32xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %r: tensor<1x8x8x32xbf16>) -> tensor<1x8x8x32xbf16> {
    %0 = "ttnn.conv2d"(%x, %w) <{batch_size = 1 : i32, dilation = array<i32: 1, 1>, groups = 1 : i32, kernel_size = array<i32: 3, 3>, padding = array<i32: 1, 1, 1, 1>, stride = array<i32: 1, 1>}> : (tensor<1x8x8x32xbf16>, tensor<32x32x3x3xbf16>) -> tensor<1x8x8x32xbf16>
    %1 = "ttnn.multiply"(%0, %s) : (tensor<1x8x8x32xbf16>, tensor<1x1x1x32xbf16>) -> tensor<1x8x8x32xbf16>
    %2 = "ttnn.add"(%1, %b) : (tensor<1x8x8x32xbf16>, tensor<1x1x1x32xbf16>) -> tensor<1x8x8x32xbf16>
    // fuse: conv_residual
    %3 = "ttnn.add"(%2, %r) : (tensor<1x8x8x32xbf16>, tensor<1x8x8x32xbf16>) -> tensor<1x8x8x32xbf16>
    // fuse: conv_residual_activation [conv=%0 factor=%s offset=%b residual=%r out=%4]
    %4 = "ttnn.relu"(%3) : (tensor<1x8x8x32xbf16>) -> tensor<1x8x8x32xbf16>
    return %4 : tensor<1x8x8x32xbf16>
  }

  func.func @residual_without_relu(%x: tensor<1x8x8x32xbf16>, %w: tensor<32x32x3x3xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %b: tensor<1x1x1x32xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %r: tensor<1x8x8x32xbf16>) -> tensor<1x32x8x8xbf16> {
    %0 = "ttnn.conv2d"(%x, %w, %b) <{batch_size = 1 : i32, dilation = array<i32: 1, 1>, groups = 1 : i32, kernel_size = array<i32: 3, 3>, padding = array<i32: 1, 1, 1, 1>, stride = array<i32: 1, 1>}> : (tensor<1x8x8x32xbf16>, tensor<32x32x3x3xbf16>, tensor<1x1x1x32xbf16>) -> tensor<1x8x8x32xbf16>
    %1 = "ttnn.permute"(%0) <{permutation = array<i64: 0, 3, 1, 2>}> : (tensor<1x8x8x32xbf16>) -> tensor<1x32x8x8xbf16>
    %2 = "ttnn.permute"(%r) <{permutation = array<i64: 0, 3, 1, 2>}> : (tensor<1x8x8x32xbf16>) -> tensor<1x32x8x8xbf16>
    // fuse: conv_residual [conv=%0 out=%3]
    %3 = "ttnn.add"(%1, %2) : (tensor<1x32x8x8xbf16>, tensor<1x32x8x8xbf16>) -> tensor<1x32x8x8xbf16>
    return %3 : tensor<1x32x8x8xbf16>
  }

  // A time embedding of one value per channel is no residual.
  func.func @time_embedding(%x: tensor<1x8x8x32xbf16>, %w: tensor<32x32x3x3xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %t: tensor<1x1x1x32xbf16>) -> tensor<1x8x8x32xbf16> {
    %0 = "ttnn.conv2d"(%x, %w) <{batch_size = 1 : i32, dilation = array<i32: 1, 1>, groups = 1 : i32, kernel_size = array<i32: 3, 3>, padding = array<i32: 1, 1, 1, 1>, stride = array<i32: 1, 1>}> : (tensor<1x8x8x32xbf16>, tensor<32x32x3x3xbf16>) -> tensor<1x8x8x32xbf16>
    // no-fuse: conv_residual
    %1 = "ttnn.add"(%0, %t) : (tensor<1x8x8x32xbf16>, tensor<1x1x1x32xbf16>) -> tensor<1x8x8x32xbf16>
    return %1 : tensor<1x8x8x32xbf16>
  }

  // One position, and what is added may be a bias that a caller passes.
  func.func @one_position(%x: tensor<1x1x1x32xf32>, %w: tensor<32x32x1x1xf32> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %b: tensor<1x1x1x32xf32>) -> tensor<1x1x1x32xf32> {
    %0 = "ttnn.conv2d"(%x, %w) <{batch_size = 1 : i32, dilation = array<i32: 1, 1>, groups = 1 : i32, kernel_size = array<i32: 1, 1>, padding = array<i32: 0, 0, 0, 0>, stride = array<i32: 1, 1>}> : (tensor<1x1x1x32xf32>, tensor<32x32x1x1xf32>) -> tensor<1x1x1x32xf32>
    // no-fuse: conv_residual
    %1 = "ttnn.add"(%0, %b) : (tensor<1x1x1x32xf32>, tensor<1x1x1x32xf32>) -> tensor<1x1x1x32xf32>
    // no-fuse: conv_residual_activation
    %2 = "ttnn.relu"(%1) : (tensor<1x1x1x32xf32>) -> tensor<1x1x1x32xf32>
    return %2 : tensor<1x1x1x32xf32>
  }
}
