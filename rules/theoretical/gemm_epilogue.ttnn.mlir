module {
  func.func @bias_apart_gelu(%x: tensor<257x64xbf16>, %w: tensor<256x64xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %b: tensor<256xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}) -> tensor<257x256xbf16> {
    %0 = "ttnn.matmul"(%x, %w) <{transpose_a = false, transpose_b = true}> : (tensor<257x64xbf16>, tensor<256x64xbf16>) -> tensor<257x256xbf16>
    %1 = "ttnn.add"(%0, %b) : (tensor<257x256xbf16>, tensor<256xbf16>) -> tensor<257x256xbf16>
    // fuse: gemm_bias_gelu [m=%0 bias=%b z=%1 out=%2]
    %2 = "ttnn.gelu"(%1) : (tensor<257x256xbf16>) -> tensor<257x256xbf16>
    return %2 : tensor<257x256xbf16>
  }

  func.func @linear_relu(%x: tensor<257x64xbf16>, %w: tensor<64x256xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %b: tensor<256xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}) -> tensor<1x257x256xbf16> {
    %0 = "ttnn.linear"(%x, %w, %b) <{transpose_a = false, transpose_b = false}> : (tensor<257x64xbf16>, tensor<64x256xbf16>, tensor<256xbf16>) -> tensor<257x256xbf16>
    %1 = "ttnn.reshape"(%0) <{shape = [1 : i32, 257 : i32, 256 : i32]}> : (tensor<257x256xbf16>) -> tensor<1x257x256xbf16>
    // fuse: gemm_bias_gelu [m=%0 out=%2]
    %2 = "ttnn.relu"(%1) : (tensor<1x257x256xbf16>) -> tensor<1x257x256xbf16>
    return %2 : tensor<1x257x256xbf16>
  }

  // What is added is a residual.
  func.func @residual_gelu(%x: tensor<257x64xbf16>, %w: tensor<64x256xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %r: tensor<257x256xbf16>) -> tensor<257x256xbf16> {
    %0 = "ttnn.matmul"(%x, %w) <{transpose_a = false, transpose_b = false}> : (tensor<257x64xbf16>, tensor<64x256xbf16>) -> tensor<257x256xbf16>
    // fuse: gemm_residual [m=%0 residual=%r]
    %1 = "ttnn.add"(%0, %r) : (tensor<257x256xbf16>, tensor<257x256xbf16>) -> tensor<257x256xbf16>
    // no-fuse: gemm_bias_gelu
    %2 = "ttnn.gelu"(%1) : (tensor<257x256xbf16>) -> tensor<257x256xbf16>
    return %2 : tensor<257x256xbf16>
  }

  // The pooler of an encoder.
  func.func @linear_tanh(%x: tensor<8x64xf32>, %w: tensor<64x64xf32> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %b: tensor<64xf32> {ttcore.argument_type = #ttcore.argument_type<parameter>}) -> tensor<8x64xbf16> {
    %0 = "ttnn.linear"(%x, %w, %b) <{transpose_a = false, transpose_b = false}> : (tensor<8x64xf32>, tensor<64x64xf32>, tensor<64xf32>) -> tensor<8x64xf32>
    %1 = "ttnn.typecast"(%0) : (tensor<8x64xf32>) -> tensor<8x64xbf16>
    // fuse: gemm_bias_activation [m=%0 out=%2]
    %2 = "ttnn.tanh"(%1) : (tensor<8x64xbf16>) -> tensor<8x64xbf16>
    return %2 : tensor<8x64xbf16>
  }

  func.func @matmul_quick_gelu(%x: tensor<8x64xbf16>, %w: tensor<64x64xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}) -> tensor<8x64xbf16> {
    %0 = "ttnn.matmul"(%x, %w) <{transpose_a = false, transpose_b = false}> : (tensor<8x64xbf16>, tensor<64x64xbf16>) -> tensor<8x64xbf16>
    %1 = "ttnn.full"() <{fill_value = 1.703125000e+00 : f32, shape = #ttnn.shape<1x1>}> : () -> tensor<1x1xbf16>
    %2 = "ttnn.multiply"(%0, %1) : (tensor<8x64xbf16>, tensor<1x1xbf16>) -> tensor<8x64xbf16>
    %3 = "ttnn.sigmoid"(%2) : (tensor<8x64xbf16>) -> tensor<8x64xbf16>
    // fuse: gemm_bias_activation [m=%0 out=%4]
    %4 = "ttnn.multiply"(%0, %3) : (tensor<8x64xbf16>, tensor<8x64xbf16>) -> tensor<8x64xbf16>
    return %4 : tensor<8x64xbf16>
  }

  // silu is what ttnn.linear takes already.
  func.func @linear_silu(%x: tensor<8x64xbf16>, %w: tensor<64x64xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}) -> tensor<8x64xbf16> {
    %0 = "ttnn.matmul"(%x, %w) <{transpose_a = false, transpose_b = false}> : (tensor<8x64xbf16>, tensor<64x64xbf16>) -> tensor<8x64xbf16>
    // no-fuse: gemm_bias_activation
    %1 = "ttnn.silu"(%0) : (tensor<8x64xbf16>) -> tensor<8x64xbf16>
    return %1 : tensor<8x64xbf16>
  }

  func.func @product_used_elsewhere(%x: tensor<8x64xbf16>, %w: tensor<64x64xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}) -> (tensor<8x64xbf16>, tensor<8x64xbf16>) {
    %0 = "ttnn.matmul"(%x, %w) <{transpose_a = false, transpose_b = false}> : (tensor<8x64xbf16>, tensor<64x64xbf16>) -> tensor<8x64xbf16>
    // no-fuse: gemm_bias_activation
    %1 = "ttnn.tanh"(%0) : (tensor<8x64xbf16>) -> tensor<8x64xbf16>
    return %1, %0 : tensor<8x64xbf16>, tensor<8x64xbf16>
  }

  // Out projection of an attention block.
  func.func @out_projection(%x: tensor<16x64xbf16>, %w: tensor<64x64xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %b: tensor<1x16x64xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %r: tensor<1x16x64xbf16>) -> tensor<1x16x64xbf16> {
    %0 = "ttnn.matmul"(%x, %w) <{transpose_a = false, transpose_b = false}> : (tensor<16x64xbf16>, tensor<64x64xbf16>) -> tensor<16x64xbf16>
    %1 = "ttnn.reshape"(%0) <{shape = [1 : i32, 16 : i32, 64 : i32]}> : (tensor<16x64xbf16>) -> tensor<1x16x64xbf16>
    // fuse: gemm_residual [m=%0 residual=%r out=%2]
    %2 = "ttnn.add"(%1, %r) : (tensor<1x16x64xbf16>, tensor<1x16x64xbf16>) -> tensor<1x16x64xbf16>
    return %2 : tensor<1x16x64xbf16>
  }

  func.func @bias_and_residual(%x: tensor<16x64xbf16>, %w: tensor<64x64xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %b: tensor<64xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %r: tensor<16x64xbf16>) -> tensor<16x64xbf16> {
    %0 = "ttnn.matmul"(%x, %w) <{transpose_a = false, transpose_b = false}> : (tensor<16x64xbf16>, tensor<64x64xbf16>) -> tensor<16x64xbf16>
    %1 = "ttnn.add"(%0, %b) : (tensor<16x64xbf16>, tensor<64xbf16>) -> tensor<16x64xbf16>
    // fuse: gemm_residual [m=%0 bias=%b residual=%r out=%2]
    %2 = "ttnn.add"(%r, %1) : (tensor<16x64xbf16>, tensor<16x64xbf16>) -> tensor<16x64xbf16>
    return %2 : tensor<16x64xbf16>
  }

  func.func @residual_in_f32(%x: tensor<32x64xbf16>, %w: tensor<64x64xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %b: tensor<64xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %r: tensor<32x64xf32>) -> tensor<32x64xf32> {
    %0 = "ttnn.linear"(%x, %w, %b) <{transpose_a = false, transpose_b = false}> : (tensor<32x64xbf16>, tensor<64x64xbf16>, tensor<64xbf16>) -> tensor<32x64xbf16>
    %1 = "ttnn.typecast"(%0) : (tensor<32x64xbf16>) -> tensor<32x64xf32>
    // fuse: gemm_residual [m=%0 residual=%r out=%2]
    %2 = "ttnn.add"(%1, %r) : (tensor<32x64xf32>, tensor<32x64xf32>) -> tensor<32x64xf32>
    return %2 : tensor<32x64xf32>
  }

  // A bias is no residual.
  func.func @bias_only(%x: tensor<16x64xbf16>, %w: tensor<64x64xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %b: tensor<64xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}) -> tensor<16x64xbf16> {
    %0 = "ttnn.matmul"(%x, %w) <{transpose_a = false, transpose_b = false}> : (tensor<16x64xbf16>, tensor<64x64xbf16>) -> tensor<16x64xbf16>
    // no-fuse: gemm_residual
    %1 = "ttnn.add"(%0, %b) : (tensor<16x64xbf16>, tensor<64xbf16>) -> tensor<16x64xbf16>
    return %1 : tensor<16x64xbf16>
  }

  // Scores and mask: both factors are computed.
  func.func @scores_and_mask(%q: tensor<1x1x16x64xbf16>, %k: tensor<1x1x64x16xbf16> {ttcore.argument_type = #ttcore.argument_type<input>}, %m: tensor<1x1x16x16xbf16>) -> tensor<1x1x16x16xbf16> {
    %0 = "ttnn.matmul"(%q, %k) <{transpose_a = false, transpose_b = false}> : (tensor<1x1x16x64xbf16>, tensor<1x1x64x16xbf16>) -> tensor<1x1x16x16xbf16>
    // no-fuse: gemm_residual
    %1 = "ttnn.add"(%0, %m) : (tensor<1x1x16x16xbf16>, tensor<1x1x16x16xbf16>) -> tensor<1x1x16x16xbf16>
    return %1 : tensor<1x1x16x16xbf16>
  }

  func.func @gated(%x: tensor<16x64xbf16>, %w: tensor<64x64xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %b: tensor<64xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %g: tensor<1x64xbf16> {ttcore.argument_type = #ttcore.argument_type<input>}, %r: tensor<16x64xbf16>) -> tensor<16x64xbf16> {
    %0 = "ttnn.linear"(%x, %w, %b) <{transpose_a = false, transpose_b = false}> : (tensor<16x64xbf16>, tensor<64x64xbf16>, tensor<64xbf16>) -> tensor<16x64xbf16>
    %1 = "ttnn.multiply"(%0, %g) : (tensor<16x64xbf16>, tensor<1x64xbf16>) -> tensor<16x64xbf16>
    // fuse: gemm_gate_residual [m=%0 gate=%g residual=%r out=%2]
    %2 = "ttnn.add"(%r, %1) : (tensor<16x64xbf16>, tensor<16x64xbf16>) -> tensor<16x64xbf16>
    return %2 : tensor<16x64xbf16>
  }

  // The sum is taken first.
  func.func @gate_after_sum(%x: tensor<16x64xbf16>, %w: tensor<64x64xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %g: tensor<1x64xbf16> {ttcore.argument_type = #ttcore.argument_type<input>}, %r: tensor<16x64xbf16>) -> tensor<16x64xbf16> {
    %0 = "ttnn.matmul"(%x, %w) <{transpose_a = false, transpose_b = false}> : (tensor<16x64xbf16>, tensor<64x64xbf16>) -> tensor<16x64xbf16>
    // fuse: gemm_residual [m=%0 residual=%r]
    %1 = "ttnn.add"(%0, %r) : (tensor<16x64xbf16>, tensor<16x64xbf16>) -> tensor<16x64xbf16>
    // no-fuse: gemm_gate_residual
    %2 = "ttnn.multiply"(%1, %g) : (tensor<16x64xbf16>, tensor<1x64xbf16>) -> tensor<16x64xbf16>
    return %2 : tensor<16x64xbf16>
  }

  // One row: the addend may be a bias that a caller passes.
  func.func @one_row_argument(%x: tensor<1x64xf32>, %w: tensor<64x10xf32> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %b: tensor<10xf32>) -> tensor<1x10xf32> {
    %0 = "ttnn.matmul"(%x, %w) <{transpose_a = false, transpose_b = false}> : (tensor<1x64xf32>, tensor<64x10xf32>) -> tensor<1x10xf32>
    %1 = "ttnn.reshape"(%b) <{shape = [1 : i32, 10 : i32]}> : (tensor<10xf32>) -> tensor<1x10xf32>
    // no-fuse: gemm_residual
    %2 = "ttnn.add"(%0, %1) : (tensor<1x10xf32>, tensor<1x10xf32>) -> tensor<1x10xf32>
    return %2 : tensor<1x10xf32>
  }

  func.func @one_row_computed(%x: tensor<1x64xf32>, %w: tensor<64x64xf32> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %y: tensor<1x64xf32>, %g: tensor<64xf32> {ttcore.argument_type = #ttcore.argument_type<parameter>}) -> tensor<1x64xf32> {
    %0 = "ttnn.matmul"(%x, %w) <{transpose_a = false, transpose_b = false}> : (tensor<1x64xf32>, tensor<64x64xf32>) -> tensor<1x64xf32>
    %1 = "ttnn.rms_norm"(%y, %g) <{epsilon = 9.99999974E-6 : f32, operandSegmentSizes = array<i32: 1, 1, 0>}> : (tensor<1x64xf32>, tensor<64xf32>) -> tensor<1x64xf32>
    // fuse: gemm_residual [m=%0 residual=%1 out=%2]
    %2 = "ttnn.add"(%0, %1) : (tensor<1x64xf32>, tensor<1x64xf32>) -> tensor<1x64xf32>
    return %2 : tensor<1x64xf32>
  }

  // torch.addmm(b, x, w, alpha=1): the gate is the constant 1, the residual a bias.
  func.func @addmm(%x: tensor<1x64xf32>, %w: tensor<64x10xf32> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %b: tensor<10xf32>) -> tensor<1x10xf32> {
    %0 = "ttnn.matmul"(%x, %w) <{transpose_a = false, transpose_b = false}> : (tensor<1x64xf32>, tensor<64x10xf32>) -> tensor<1x10xf32>
    %1 = "ttnn.full"() <{fill_value = 1.000000000e+00 : f32, shape = #ttnn.shape<1x10>}> : () -> tensor<1x10xf32>
    %2 = "ttnn.multiply"(%0, %1) : (tensor<1x10xf32>, tensor<1x10xf32>) -> tensor<1x10xf32>
    %3 = "ttnn.reshape"(%b) <{shape = [1 : i32, 10 : i32]}> : (tensor<10xf32>) -> tensor<1x10xf32>
    // no-fuse: gemm_gate_residual
    %4 = "ttnn.add"(%2, %3) : (tensor<1x10xf32>, tensor<1x10xf32>) -> tensor<1x10xf32>
    return %4 : tensor<1x10xf32>
  }
}
