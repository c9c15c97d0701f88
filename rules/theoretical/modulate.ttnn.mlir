module {
  // Scale and shift per token, in f32.
  func.func @per_token(%x: tensor<1x8x64xbf16>, %s: tensor<1x8x64xf32> {ttcore.argument_type = #ttcore.argument_type<input>}, %t: tensor<1x8x64xf32> {ttcore.argument_type = #ttcore.argument_type<input>}) -> tensor<1x8x64xf32> {
    %0 = "ttnn.typecast"(%x) : (tensor<1x8x64xbf16>) -> tensor<1x8x64xf32>
    %1 = "ttnn.layer_norm"(%0) <{epsilon = 9.99999974E-6 : f32, operandSegmentSizes = array<i32: 1, 0, 0>}> : (tensor<1x8x64xf32>) -> tensor<1x8x64xf32>
    %2 = "ttnn.full"() <{fill_value = 1.000000000e+00 : f32, shape = #ttnn.shape<1x1x1>}> : () -> tensor<1x1x1xf32>
    %3 = "ttnn.add"(%s, %2) : (tensor<1x8x64xf32>, tensor<1x1x1xf32>) -> tensor<1x8x64xf32>
    %4 = "ttnn.multiply"(%1, %3) : (tensor<1x8x64xf32>, tensor<1x8x64xf32>) -> tensor<1x8x64xf32>
    // fuse: layer_norm_modulate [n=%1 scale=%s shift=%t out=%5]
    %5 = "ttnn.add"(%4, %t) : (tensor<1x8x64xf32>, tensor<1x8x64xf32>) -> tensor<1x8x64xf32>
    return %5 : tensor<1x8x64xf32>
  }

  func.func @with_residual(%x: tensor<1x8x64xbf16>, %r: tensor<1x8x64xbf16>, %s: tensor<1x1x64xbf16> {ttcore.argument_type = #ttcore.argument_type<input>}, %t: tensor<1x1x64xbf16> {ttcore.argument_type = #ttcore.argument_type<input>}) -> (tensor<1x8x64xbf16>, tensor<1x8x64xbf16>) {
    %0 = "ttnn.add"(%x, %r) : (tensor<1x8x64xbf16>, tensor<1x8x64xbf16>) -> tensor<1x8x64xbf16>
    %1 = "ttnn.layer_norm"(%0) <{epsilon = 9.99999974E-6 : f32, operandSegmentSizes = array<i32: 1, 0, 0>}> : (tensor<1x8x64xbf16>) -> tensor<1x8x64xbf16>
    %2 = "ttnn.full"() <{fill_value = 1.000000000e+00 : f32, shape = #ttnn.shape<1x1x1>}> : () -> tensor<1x1x1xbf16>
    %3 = "ttnn.add"(%2, %s) : (tensor<1x1x1xbf16>, tensor<1x1x64xbf16>) -> tensor<1x1x64xbf16>
    %4 = "ttnn.multiply"(%3, %1) : (tensor<1x1x64xbf16>, tensor<1x8x64xbf16>) -> tensor<1x8x64xbf16>
    // fuse: layer_norm_modulate [h=%0 n=%1 scale=%s shift=%t out=%5]
    %5 = "ttnn.add"(%t, %4) : (tensor<1x1x64xbf16>, tensor<1x8x64xbf16>) -> tensor<1x8x64xbf16>
    return %5, %0 : tensor<1x8x64xbf16>, tensor<1x8x64xbf16>
  }

  func.func @in_pieces(%x: tensor<1x8x64xf32>, %s: tensor<1x1x64xf32> {ttcore.argument_type = #ttcore.argument_type<input>}, %t: tensor<1x1x64xf32> {ttcore.argument_type = #ttcore.argument_type<input>}) -> tensor<1x8x64xf32> {
    %0 = "ttnn.mean"(%x) <{dim_arg = [2 : i32], keep_dim = true}> : (tensor<1x8x64xf32>) -> tensor<1x8x1xf32>
    %1 = "ttnn.subtract"(%x, %0) : (tensor<1x8x64xf32>, tensor<1x8x1xf32>) -> tensor<1x8x64xf32>
    %2 = "ttnn.multiply"(%1, %1) : (tensor<1x8x64xf32>, tensor<1x8x64xf32>) -> tensor<1x8x64xf32>
    %3 = "ttnn.mean"(%2) <{dim_arg = [2 : i32], keep_dim = true}> : (tensor<1x8x64xf32>) -> tensor<1x8x1xf32>
    %4 = "ttnn.full"() <{fill_value = 1.000000000e-06 : f32, shape = #ttnn.shape<1x1x1>}> : () -> tensor<1x1x1xf32>
    %5 = "ttnn.add"(%3, %4) : (tensor<1x8x1xf32>, tensor<1x1x1xf32>) -> tensor<1x8x1xf32>
    %6 = "ttnn.rsqrt"(%5) : (tensor<1x8x1xf32>) -> tensor<1x8x1xf32>
    %7 = "ttnn.multiply"(%1, %6) : (tensor<1x8x64xf32>, tensor<1x8x1xf32>) -> tensor<1x8x64xf32>
    %8 = "ttnn.full"() <{fill_value = 1.000000000e+00 : f32, shape = #ttnn.shape<1x1x1>}> : () -> tensor<1x1x1xf32>
    %9 = "ttnn.add"(%s, %8) : (tensor<1x1x64xf32>, tensor<1x1x1xf32>) -> tensor<1x1x64xf32>
    %10 = "ttnn.multiply"(%7, %9) : (tensor<1x8x64xf32>, tensor<1x1x64xf32>) -> tensor<1x8x64xf32>
    // fuse: layer_norm_modulate [scale=%s shift=%t out=%11]
    %11 = "ttnn.add"(%10, %t) : (tensor<1x8x64xf32>, tensor<1x1x64xf32>) -> tensor<1x8x64xf32>
    return %11 : tensor<1x8x64xf32>
  }

  // Weight and bias are parameters: a layer norm.
  func.func @affine(%x: tensor<1x8x64xbf16>, %w: tensor<1x1x64xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %b: tensor<1x1x64xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}) -> tensor<1x8x64xbf16> {
    %0 = "ttnn.layer_norm"(%x) <{epsilon = 9.99999974E-6 : f32, operandSegmentSizes = array<i32: 1, 0, 0>}> : (tensor<1x8x64xbf16>) -> tensor<1x8x64xbf16>
    %1 = "ttnn.full"() <{fill_value = 1.000000000e+00 : f32, shape = #ttnn.shape<1x1x1>}> : () -> tensor<1x1x1xbf16>
    %2 = "ttnn.add"(%w, %1) : (tensor<1x1x64xbf16>, tensor<1x1x1xbf16>) -> tensor<1x1x64xbf16>
    %3 = "ttnn.multiply"(%0, %2) : (tensor<1x8x64xbf16>, tensor<1x1x64xbf16>) -> tensor<1x8x64xbf16>
    // no-fuse: layer_norm_modulate
    %4 = "ttnn.add"(%3, %b) : (tensor<1x8x64xbf16>, tensor<1x1x64xbf16>) -> tensor<1x8x64xbf16>
    return %4 : tensor<1x8x64xbf16>
  }

  // The norm is used as it is, too.
  func.func @norm_escapes(%x: tensor<1x8x64xbf16>, %s: tensor<1x1x64xbf16> {ttcore.argument_type = #ttcore.argument_type<input>}, %t: tensor<1x1x64xbf16> {ttcore.argument_type = #ttcore.argument_type<input>}) -> (tensor<1x8x64xbf16>, tensor<1x8x64xbf16>) {
    %0 = "ttnn.layer_norm"(%x) <{epsilon = 9.99999974E-6 : f32, operandSegmentSizes = array<i32: 1, 0, 0>}> : (tensor<1x8x64xbf16>) -> tensor<1x8x64xbf16>
    %1 = "ttnn.full"() <{fill_value = 1.000000000e+00 : f32, shape = #ttnn.shape<1x1x1>}> : () -> tensor<1x1x1xbf16>
    %2 = "ttnn.add"(%s, %1) : (tensor<1x1x64xbf16>, tensor<1x1x1xbf16>) -> tensor<1x1x64xbf16>
    %3 = "ttnn.multiply"(%0, %2) : (tensor<1x8x64xbf16>, tensor<1x1x64xbf16>) -> tensor<1x8x64xbf16>
    // no-fuse: layer_norm_modulate
    %4 = "ttnn.add"(%3, %t) : (tensor<1x8x64xbf16>, tensor<1x1x64xbf16>) -> tensor<1x8x64xbf16>
    return %4, %0 : tensor<1x8x64xbf16>, tensor<1x8x64xbf16>
  }

  func.func @gate_residual_norm_modulate(%x: tensor<1x8x64xbf16>, %g: tensor<1x1x64xbf16> {ttcore.argument_type = #ttcore.argument_type<input>}, %r: tensor<1x8x64xbf16>, %s: tensor<1x1x64xbf16> {ttcore.argument_type = #ttcore.argument_type<input>}, %t: tensor<1x1x64xbf16> {ttcore.argument_type = #ttcore.argument_type<input>}) -> (tensor<1x8x64xbf16>, tensor<1x8x64xbf16>) {
    %0 = "ttnn.multiply"(%x, %g) : (tensor<1x8x64xbf16>, tensor<1x1x64xbf16>) -> tensor<1x8x64xbf16>
    // fuse: gate_residual [x=%x gate=%g residual=%r out=%1]
    %1 = "ttnn.add"(%r, %0) : (tensor<1x8x64xbf16>, tensor<1x8x64xbf16>) -> tensor<1x8x64xbf16>
    %2 = "ttnn.layer_norm"(%1) <{epsilon = 9.99999974E-6 : f32, operandSegmentSizes = array<i32: 1, 0, 0>}> : (tensor<1x8x64xbf16>) -> tensor<1x8x64xbf16>
    %3 = "ttnn.full"() <{fill_value = 1.000000000e+00 : f32, shape = #ttnn.shape<1x1x1>}> : () -> tensor<1x1x1xbf16>
    %4 = "ttnn.add"(%s, %3) : (tensor<1x1x64xbf16>, tensor<1x1x1xbf16>) -> tensor<1x1x64xbf16>
    %5 = "ttnn.multiply"(%2, %4) : (tensor<1x8x64xbf16>, tensor<1x1x64xbf16>) -> tensor<1x8x64xbf16>
    // fuse: gate_residual_layer_norm_modulate [gate=%g residual=%r h=%1 out=%6]
    // fuse: layer_norm_modulate [out=%6]
    %6 = "ttnn.add"(%5, %t) : (tensor<1x8x64xbf16>, tensor<1x1x64xbf16>) -> tensor<1x8x64xbf16>
    return %6, %1 : tensor<1x8x64xbf16>, tensor<1x8x64xbf16>
  }

  func.func @gate_used_elsewhere(%x: tensor<1x8x64xbf16>, %g: tensor<1x1x64xbf16> {ttcore.argument_type = #ttcore.argument_type<input>}, %r: tensor<1x8x64xbf16>, %s: tensor<1x1x64xbf16> {ttcore.argument_type = #ttcore.argument_type<input>}, %t: tensor<1x1x64xbf16> {ttcore.argument_type = #ttcore.argument_type<input>}) -> (tensor<1x8x64xbf16>, tensor<1x8x64xbf16>, tensor<1x8x64xbf16>) {
    %0 = "ttnn.multiply"(%x, %g) : (tensor<1x8x64xbf16>, tensor<1x1x64xbf16>) -> tensor<1x8x64xbf16>
    // no-fuse: gate_residual
    %1 = "ttnn.add"(%r, %0) : (tensor<1x8x64xbf16>, tensor<1x8x64xbf16>) -> tensor<1x8x64xbf16>
    %2 = "ttnn.layer_norm"(%1) <{epsilon = 9.99999974E-6 : f32, operandSegmentSizes = array<i32: 1, 0, 0>}> : (tensor<1x8x64xbf16>) -> tensor<1x8x64xbf16>
    %3 = "ttnn.full"() <{fill_value = 1.000000000e+00 : f32, shape = #ttnn.shape<1x1x1>}> : () -> tensor<1x1x1xbf16>
    %4 = "ttnn.add"(%s, %3) : (tensor<1x1x64xbf16>, tensor<1x1x1xbf16>) -> tensor<1x1x64xbf16>
    %5 = "ttnn.multiply"(%2, %4) : (tensor<1x8x64xbf16>, tensor<1x1x64xbf16>) -> tensor<1x8x64xbf16>
    // no-fuse: gate_residual_layer_norm_modulate
    // fuse: layer_norm_modulate [out=%6]
    %6 = "ttnn.add"(%5, %t) : (tensor<1x8x64xbf16>, tensor<1x1x64xbf16>) -> tensor<1x8x64xbf16>
    return %6, %1, %0 : tensor<1x8x64xbf16>, tensor<1x8x64xbf16>, tensor<1x8x64xbf16>
  }

  func.func @rms(%x: tensor<1x8x64xbf16>, %w: tensor<64xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %s: tensor<1x1x64xbf16> {ttcore.argument_type = #ttcore.argument_type<input>}, %t: tensor<1x1x64xbf16> {ttcore.argument_type = #ttcore.argument_type<input>}) -> tensor<1x8x64xbf16> {
    %0 = "ttnn.rms_norm"(%x, %w) <{epsilon = 9.99999974E-6 : f32, operandSegmentSizes = array<i32: 1, 1, 0>}> : (tensor<1x8x64xbf16>, tensor<64xbf16>) -> tensor<1x8x64xbf16>
    %1 = "ttnn.full"() <{fill_value = 1.000000000e+00 : f32, shape = #ttnn.shape<1x1x1>}> : () -> tensor<1x1x1xbf16>
    %2 = "ttnn.add"(%s, %1) : (tensor<1x1x64xbf16>, tensor<1x1x1xbf16>) -> tensor<1x1x64xbf16>
    %3 = "ttnn.multiply"(%0, %2) : (tensor<1x8x64xbf16>, tensor<1x1x64xbf16>) -> tensor<1x8x64xbf16>
    // fuse: rms_norm_modulate [n=%0 scale=%s shift=%t out=%4]
    %4 = "ttnn.add"(%3, %t) : (tensor<1x8x64xbf16>, tensor<1x1x64xbf16>) -> tensor<1x8x64xbf16>
    return %4 : tensor<1x8x64xbf16>
  }

  // Weights of (1 + w): Gemma's norm, not a modulation.
  func.func @gemma_norm(%x: tensor<1x8x64xbf16>, %w: tensor<1x1x64xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}) -> tensor<1x8x64xbf16> {
    %0 = "ttnn.rms_norm"(%x) <{epsilon = 9.99999974E-6 : f32, operandSegmentSizes = array<i32: 1, 0, 0>}> : (tensor<1x8x64xbf16>) -> tensor<1x8x64xbf16>
    %1 = "ttnn.full"() <{fill_value = 1.000000000e+00 : f32, shape = #ttnn.shape<1x1x1>}> : () -> tensor<1x1x1xbf16>
    %2 = "ttnn.add"(%w, %1) : (tensor<1x1x64xbf16>, tensor<1x1x1xbf16>) -> tensor<1x1x64xbf16>
    // no-fuse: rms_norm_modulate
    %3 = "ttnn.multiply"(%0, %2) : (tensor<1x8x64xbf16>, tensor<1x1x64xbf16>) -> tensor<1x8x64xbf16>
    return %3 : tensor<1x8x64xbf16>
  }

  // LayerScale: the gate is a parameter.
  func.func @layer_scale(%x: tensor<1x8x64xbf16>, %g: tensor<1x1x64xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %r: tensor<1x8x64xbf16>) -> tensor<1x8x64xbf16> {
    %0 = "ttnn.multiply"(%x, %g) : (tensor<1x8x64xbf16>, tensor<1x1x64xbf16>) -> tensor<1x8x64xbf16>
    // fuse: gate_residual [x=%x gate=%g residual=%r out=%1]
    %1 = "ttnn.add"(%0, %r) : (tensor<1x8x64xbf16>, tensor<1x8x64xbf16>) -> tensor<1x8x64xbf16>
    return %1 : tensor<1x8x64xbf16>
  }

  // x * cos + rotate(x) * sin.
  func.func @rotary_look_alike(%x: tensor<1x4x8x64xbf16>, %c: tensor<1x1x8x64xbf16>, %s: tensor<1x1x8x64xbf16>, %t: tensor<1x4x8x64xbf16>) -> tensor<1x4x8x64xbf16> {
    %0 = "ttnn.multiply"(%x, %c) : (tensor<1x4x8x64xbf16>, tensor<1x1x8x64xbf16>) -> tensor<1x4x8x64xbf16>
    %1 = "ttnn.multiply"(%t, %s) : (tensor<1x4x8x64xbf16>, tensor<1x1x8x64xbf16>) -> tensor<1x4x8x64xbf16>
    // no-fuse: gate_residual
    %2 = "ttnn.add"(%0, %1) : (tensor<1x4x8x64xbf16>, tensor<1x4x8x64xbf16>) -> tensor<1x4x8x64xbf16>
    return %2 : tensor<1x4x8x64xbf16>
  }

  // Weight and bias after a norm.
  func.func @affine_of_a_norm(%x: tensor<1x8x64xbf16>, %w: tensor<1x1x64xbf16> {ttcore.argument_type = #ttcore.argument_type<input>}, %b: tensor<1x8x64xbf16> {ttcore.argument_type = #ttcore.argument_type<input>}) -> tensor<1x8x64xbf16> {
    %0 = "ttnn.layer_norm"(%x) <{epsilon = 9.99999974E-6 : f32, operandSegmentSizes = array<i32: 1, 0, 0>}> : (tensor<1x8x64xbf16>) -> tensor<1x8x64xbf16>
    %1 = "ttnn.multiply"(%0, %w) : (tensor<1x8x64xbf16>, tensor<1x1x64xbf16>) -> tensor<1x8x64xbf16>
    // no-fuse: gate_residual
    // fuse: layer_norm_modulate [n=%0 factor=%w shift=%b out=%2]
    %2 = "ttnn.add"(%1, %b) : (tensor<1x8x64xbf16>, tensor<1x8x64xbf16>) -> tensor<1x8x64xbf16>
    return %2 : tensor<1x8x64xbf16>
  }

  // 1 + scale was computed elsewhere.
  func.func @factor_and_shift(%x: tensor<1x8x64xbf16>, %s: tensor<1x1x64xbf16> {ttcore.argument_type = #ttcore.argument_type<input>}, %t: tensor<1x1x64xbf16> {ttcore.argument_type = #ttcore.argument_type<input>}) -> tensor<1x8x64xbf16> {
    %0 = "ttnn.layer_norm"(%x) <{epsilon = 9.99999974E-6 : f32, operandSegmentSizes = array<i32: 1, 0, 0>}> : (tensor<1x8x64xbf16>) -> tensor<1x8x64xbf16>
    %1 = "ttnn.multiply"(%0, %s) : (tensor<1x8x64xbf16>, tensor<1x1x64xbf16>) -> tensor<1x8x64xbf16>
    // fuse: layer_norm_modulate [n=%0 factor=%s shift=%t out=%2]
    %2 = "ttnn.add"(%1, %t) : (tensor<1x8x64xbf16>, tensor<1x1x64xbf16>) -> tensor<1x8x64xbf16>
    return %2 : tensor<1x8x64xbf16>
  }

  func.func @rms_norm_and_factor(%x: tensor<1x8x64xf32>, %w: tensor<64xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %s: tensor<1x1x64xbf16> {ttcore.argument_type = #ttcore.argument_type<input>}) -> tensor<1x8x64xbf16> {
    %0 = "ttnn.rms_norm"(%x, %w) <{epsilon = 9.99999974E-6 : f32, operandSegmentSizes = array<i32: 1, 1, 0>}> : (tensor<1x8x64xf32>, tensor<64xbf16>) -> tensor<1x8x64xf32>
    %1 = "ttnn.typecast"(%0) : (tensor<1x8x64xf32>) -> tensor<1x8x64xbf16>
    // fuse: rms_norm_modulate [n=%0 factor=%s out=%2]
    %2 = "ttnn.multiply"(%1, %s) : (tensor<1x8x64xbf16>, tensor<1x1x64xbf16>) -> tensor<1x8x64xbf16>
    return %2 : tensor<1x8x64xbf16>
  }

  func.func @rms_norm_and_gate(%x: tensor<1x8x64xbf16>, %w: tensor<64xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %s: tensor<1x8x64xbf16> {ttcore.argument_type = #ttcore.argument_type<input>}) -> tensor<1x8x64xbf16> {
    %0 = "ttnn.rms_norm"(%x, %w) <{epsilon = 9.99999974E-6 : f32, operandSegmentSizes = array<i32: 1, 1, 0>}> : (tensor<1x8x64xbf16>, tensor<64xbf16>) -> tensor<1x8x64xbf16>
    // no-fuse: rms_norm_modulate
    %1 = "ttnn.multiply"(%0, %s) : (tensor<1x8x64xbf16>, tensor<1x8x64xbf16>) -> tensor<1x8x64xbf16>
    return %1 : tensor<1x8x64xbf16>
  }

  // scale_shift_table: a row of parameters on each.
  func.func @with_tables(%x: tensor<1x8x64xf32>, %s: tensor<1x8x64xf32> {ttcore.argument_type = #ttcore.argument_type<input>}, %t: tensor<1x8x64xf32> {ttcore.argument_type = #ttcore.argument_type<input>}, %a: tensor<1x1x64xf32> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %b: tensor<1x1x64xf32> {ttcore.argument_type = #ttcore.argument_type<parameter>}) -> tensor<1x8x64xf32> {
    %0 = "ttnn.layer_norm"(%x) <{epsilon = 9.99999974E-6 : f32, operandSegmentSizes = array<i32: 1, 0, 0>}> : (tensor<1x8x64xf32>) -> tensor<1x8x64xf32>
    %1 = "ttnn.add"(%a, %s) : (tensor<1x1x64xf32>, tensor<1x8x64xf32>) -> tensor<1x8x64xf32>
    %2 = "ttnn.full"() <{fill_value = 1.000000000e+00 : f32, shape = #ttnn.shape<1x1x1>}> : () -> tensor<1x1x1xf32>
    %3 = "ttnn.add"(%1, %2) : (tensor<1x8x64xf32>, tensor<1x1x1xf32>) -> tensor<1x8x64xf32>
    %4 = "ttnn.multiply"(%0, %3) : (tensor<1x8x64xf32>, tensor<1x8x64xf32>) -> tensor<1x8x64xf32>
    %5 = "ttnn.add"(%b, %t) : (tensor<1x1x64xf32>, tensor<1x8x64xf32>) -> tensor<1x8x64xf32>
    // fuse: layer_norm_modulate [n=%0 scale=%s scale_table=%a shift=%t shift_table=%b out=%6]
    %6 = "ttnn.add"(%4, %5) : (tensor<1x8x64xf32>, tensor<1x8x64xf32>) -> tensor<1x8x64xf32>
    return %6 : tensor<1x8x64xf32>
  }

  // The second product of a rotary embedding, behind a reshape.
  func.func @rotary_behind_reshape(%x: tensor<4x8x64xbf16>, %c: tensor<1x8x64xbf16>, %s: tensor<1x1x8x64xbf16>, %t: tensor<1x4x8x64xbf16>) -> tensor<4x8x64xbf16> {
    %0 = "ttnn.multiply"(%x, %c) : (tensor<4x8x64xbf16>, tensor<1x8x64xbf16>) -> tensor<4x8x64xbf16>
    %1 = "ttnn.multiply"(%t, %s) : (tensor<1x4x8x64xbf16>, tensor<1x1x8x64xbf16>) -> tensor<1x4x8x64xbf16>
    %2 = "ttnn.reshape"(%1) <{shape = [4 : i32, 8 : i32, 64 : i32]}> : (tensor<1x4x8x64xbf16>) -> tensor<4x8x64xbf16>
    // no-fuse: gate_residual
    %3 = "ttnn.add"(%0, %2) : (tensor<4x8x64xbf16>, tensor<4x8x64xbf16>) -> tensor<4x8x64xbf16>
    return %3 : tensor<4x8x64xbf16>
  }
}
