module {
  func.func @parallel(%a: tensor<32x64xbf16> {ttcore.argument_type = #ttcore.argument_type<input>}, %b: tensor<64x128xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %c: tensor<32x256xbf16> {ttcore.argument_type = #ttcore.argument_type<input>}, %d: tensor<256x128xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}) -> tensor<32x128xbf16> {
    %m = "ttir.matmul"(%a, %b) <{transpose_a = false, transpose_b = false}> : (tensor<32x64xbf16>, tensor<64x128xbf16>) -> tensor<32x128xbf16>
    %n = "ttir.matmul"(%c, %d) <{transpose_a = false, transpose_b = false}> : (tensor<32x256xbf16>, tensor<256x128xbf16>) -> tensor<32x128xbf16>
    // fuse: mm_plus_mm [a=%a b=%b c=%c d=%d]
    %r = "ttir.add"(%m, %n) : (tensor<32x128xbf16>, tensor<32x128xbf16>) -> tensor<32x128xbf16>
    return %r : tensor<32x128xbf16>
  }

  func.func @parallel_biased(%a: tensor<32x64xbf16> {ttcore.argument_type = #ttcore.argument_type<input>}, %b: tensor<64x128xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %c: tensor<32x256xbf16> {ttcore.argument_type = #ttcore.argument_type<input>}, %d: tensor<256x128xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %e: tensor<128xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %f: tensor<128xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}) -> tensor<32x128xbf16> {
    %m = "ttir.linear"(%a, %b, %e) <{transpose_a = false, transpose_b = false}> : (tensor<32x64xbf16>, tensor<64x128xbf16>, tensor<128xbf16>) -> tensor<32x128xbf16>
    %n = "ttir.linear"(%c, %d, %f) <{transpose_a = false, transpose_b = false}> : (tensor<32x256xbf16>, tensor<256x128xbf16>, tensor<128xbf16>) -> tensor<32x128xbf16>
    // fuse: mm_plus_mm
    %r = "ttir.add"(%m, %n) : (tensor<32x128xbf16>, tensor<32x128xbf16>) -> tensor<32x128xbf16>
    return %r : tensor<32x128xbf16>
  }

  func.func @one_input(%a: tensor<32x64xbf16> {ttcore.argument_type = #ttcore.argument_type<input>}, %b: tensor<64x128xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %d: tensor<64x128xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}) -> tensor<32x128xbf16> {
    %m = "ttir.matmul"(%a, %b) <{transpose_a = false, transpose_b = false}> : (tensor<32x64xbf16>, tensor<64x128xbf16>) -> tensor<32x128xbf16>
    %n = "ttir.matmul"(%a, %d) <{transpose_a = false, transpose_b = false}> : (tensor<32x64xbf16>, tensor<64x128xbf16>) -> tensor<32x128xbf16>
    // no-fuse: mm_plus_mm
    %r = "ttir.add"(%m, %n) : (tensor<32x128xbf16>, tensor<32x128xbf16>) -> tensor<32x128xbf16>
    return %r : tensor<32x128xbf16>
  }

  func.func @scores(%a: tensor<32x64xbf16> {ttcore.argument_type = #ttcore.argument_type<input>}, %b: tensor<64x128xbf16> {ttcore.argument_type = #ttcore.argument_type<input>}, %c: tensor<32x256xbf16> {ttcore.argument_type = #ttcore.argument_type<input>}, %d: tensor<256x128xbf16> {ttcore.argument_type = #ttcore.argument_type<input>}) -> tensor<32x128xbf16> {
    %m = "ttir.matmul"(%a, %b) <{transpose_a = false, transpose_b = false}> : (tensor<32x64xbf16>, tensor<64x128xbf16>) -> tensor<32x128xbf16>
    %n = "ttir.matmul"(%c, %d) <{transpose_a = false, transpose_b = false}> : (tensor<32x256xbf16>, tensor<256x128xbf16>) -> tensor<32x128xbf16>
    // no-fuse: mm_plus_mm
    %r = "ttir.add"(%m, %n) : (tensor<32x128xbf16>, tensor<32x128xbf16>) -> tensor<32x128xbf16>
    return %r : tensor<32x128xbf16>
  }

  func.func @kept(%a: tensor<32x64xbf16> {ttcore.argument_type = #ttcore.argument_type<input>}, %b: tensor<64x128xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %c: tensor<32x256xbf16> {ttcore.argument_type = #ttcore.argument_type<input>}, %d: tensor<256x128xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}) -> (tensor<32x128xbf16>, tensor<32x128xbf16>) {
    %m = "ttir.matmul"(%a, %b) <{transpose_a = false, transpose_b = false}> : (tensor<32x64xbf16>, tensor<64x128xbf16>) -> tensor<32x128xbf16>
    %n = "ttir.matmul"(%c, %d) <{transpose_a = false, transpose_b = false}> : (tensor<32x256xbf16>, tensor<256x128xbf16>) -> tensor<32x128xbf16>
    // no-fuse: mm_plus_mm
    %r = "ttir.add"(%m, %n) : (tensor<32x128xbf16>, tensor<32x128xbf16>) -> tensor<32x128xbf16>
    return %r, %n : tensor<32x128xbf16>, tensor<32x128xbf16>
  }

  func.func @mlp_gelu(%x: tensor<32x64xbf16> {ttcore.argument_type = #ttcore.argument_type<input>}, %w: tensor<64x256xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %v: tensor<256x64xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %b: tensor<256xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}) -> tensor<32x64xbf16> {
    %m = "ttir.linear"(%x, %w, %b) <{transpose_a = false, transpose_b = false}> : (tensor<32x64xbf16>, tensor<64x256xbf16>, tensor<256xbf16>) -> tensor<32x256xbf16>
    %g = "ttir.gelu"(%m) : (tensor<32x256xbf16>) -> tensor<32x256xbf16>
    // fuse: whole_mlp [x=%x w1=%w w2=%v]
    %r = "ttir.matmul"(%g, %v) <{transpose_a = false, transpose_b = false}> : (tensor<32x256xbf16>, tensor<256x64xbf16>) -> tensor<32x64xbf16>
    return %r : tensor<32x64xbf16>
  }

  func.func @mlp_relu(%x: tensor<32x64xbf16> {ttcore.argument_type = #ttcore.argument_type<input>}, %w: tensor<64x256xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %v: tensor<256x64xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %b: tensor<256xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %e: tensor<64xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}) -> tensor<32x64xbf16> {
    %m = "ttir.matmul"(%x, %w) <{transpose_a = false, transpose_b = false}> : (tensor<32x64xbf16>, tensor<64x256xbf16>) -> tensor<32x256xbf16>
    %z = "ttir.add"(%m, %b) : (tensor<32x256xbf16>, tensor<256xbf16>) -> tensor<32x256xbf16>
    %g = "ttir.relu"(%z) : (tensor<32x256xbf16>) -> tensor<32x256xbf16>
    // fuse: whole_mlp
    %r = "ttir.linear"(%g, %v, %e) <{transpose_a = false, transpose_b = false}> : (tensor<32x256xbf16>, tensor<256x64xbf16>, tensor<64xbf16>) -> tensor<32x64xbf16>
    return %r : tensor<32x64xbf16>
  }

  func.func @mlp_linear(%x: tensor<32x64xbf16> {ttcore.argument_type = #ttcore.argument_type<input>}, %w: tensor<64x256xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %v: tensor<256x64xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}) -> tensor<32x64xbf16> {
    %m = "ttir.matmul"(%x, %w) <{transpose_a = false, transpose_b = false}> : (tensor<32x64xbf16>, tensor<64x256xbf16>) -> tensor<32x256xbf16>
    // no-fuse: whole_mlp
    %r = "ttir.matmul"(%m, %v) <{transpose_a = false, transpose_b = false}> : (tensor<32x256xbf16>, tensor<256x64xbf16>) -> tensor<32x64xbf16>
    return %r : tensor<32x64xbf16>
  }

  func.func @mlp_no_weight(%x: tensor<32x64xbf16> {ttcore.argument_type = #ttcore.argument_type<input>}, %w: tensor<64x256xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %v: tensor<256x64xbf16> {ttcore.argument_type = #ttcore.argument_type<input>}) -> tensor<32x64xbf16> {
    %m = "ttir.matmul"(%x, %w) <{transpose_a = false, transpose_b = false}> : (tensor<32x64xbf16>, tensor<64x256xbf16>) -> tensor<32x256xbf16>
    %g = "ttir.relu"(%m) : (tensor<32x256xbf16>) -> tensor<32x256xbf16>
    // no-fuse: whole_mlp
    %r = "ttir.matmul"(%g, %v) <{transpose_a = false, transpose_b = false}> : (tensor<32x256xbf16>, tensor<256x64xbf16>) -> tensor<32x64xbf16>
    return %r : tensor<32x64xbf16>
  }

  func.func @alpha_times(%a: tensor<4x32x64xbf16> {ttcore.argument_type = #ttcore.argument_type<input>}, %b: tensor<4x64x32xbf16> {ttcore.argument_type = #ttcore.argument_type<input>}) -> tensor<4x32x32xbf16> {
    %s = "ttir.full"() <{fill_value = 1.250000000e-01 : f32, shape = array<i32: 1, 1, 1>}> : () -> tensor<1x1x1xbf16>
    %m = "ttir.matmul"(%a, %b) <{transpose_a = false, transpose_b = false}> : (tensor<4x32x64xbf16>, tensor<4x64x32xbf16>) -> tensor<4x32x32xbf16>
    // fuse: gemm_alpha [a=%a b=%b]
    %r = "ttir.multiply"(%m, %s) : (tensor<4x32x32xbf16>, tensor<1x1x1xbf16>) -> tensor<4x32x32xbf16>
    return %r : tensor<4x32x32xbf16>
  }

  func.func @alpha_over(%a: tensor<4x32x64xbf16> {ttcore.argument_type = #ttcore.argument_type<input>}, %b: tensor<4x64x32xbf16> {ttcore.argument_type = #ttcore.argument_type<input>}) -> tensor<4x32x32xbf16> {
    %s = "ttir.full"() <{fill_value = 8.000000000e+00 : f32, shape = array<i32: 1, 1, 1>}> : () -> tensor<1x1x1xbf16>
    %m = "ttir.matmul"(%a, %b) <{transpose_a = false, transpose_b = false}> : (tensor<4x32x64xbf16>, tensor<4x64x32xbf16>) -> tensor<4x32x32xbf16>
    // fuse: gemm_alpha
    %r = "ttir.div"(%m, %s) : (tensor<4x32x32xbf16>, tensor<1x1x1xbf16>) -> tensor<4x32x32xbf16>
    return %r : tensor<4x32x32xbf16>
  }

  func.func @alpha_columns(%a: tensor<4x32x64xbf16> {ttcore.argument_type = #ttcore.argument_type<input>}, %b: tensor<4x64x32xbf16> {ttcore.argument_type = #ttcore.argument_type<input>}, %s: tensor<1x1x32xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}) -> tensor<4x32x32xbf16> {
    %m = "ttir.matmul"(%a, %b) <{transpose_a = false, transpose_b = false}> : (tensor<4x32x64xbf16>, tensor<4x64x32xbf16>) -> tensor<4x32x32xbf16>
    // no-fuse: gemm_alpha
    %r = "ttir.multiply"(%m, %s) : (tensor<4x32x32xbf16>, tensor<1x1x32xbf16>) -> tensor<4x32x32xbf16>
    return %r : tensor<4x32x32xbf16>
  }

  func.func @alpha_data(%a: tensor<4x32x64xbf16> {ttcore.argument_type = #ttcore.argument_type<input>}, %b: tensor<4x64x32xbf16> {ttcore.argument_type = #ttcore.argument_type<input>}, %s: tensor<1x1x1xbf16> {ttcore.argument_type = #ttcore.argument_type<input>}) -> tensor<4x32x32xbf16> {
    %m = "ttir.matmul"(%a, %b) <{transpose_a = false, transpose_b = false}> : (tensor<4x32x64xbf16>, tensor<4x64x32xbf16>) -> tensor<4x32x32xbf16>
    // no-fuse: gemm_alpha
    %r = "ttir.multiply"(%m, %s) : (tensor<4x32x32xbf16>, tensor<1x1x1xbf16>) -> tensor<4x32x32xbf16>
    return %r : tensor<4x32x32xbf16>
  }

  func.func @unknown_weights(%a: tensor<32x64xbf16>, %b: tensor<64x128xbf16>, %c: tensor<32x256xbf16>, %d: tensor<256x128xbf16>) -> tensor<32x128xbf16> {
    %m = "ttir.matmul"(%a, %b) <{transpose_a = false, transpose_b = false}> : (tensor<32x64xbf16>, tensor<64x128xbf16>) -> tensor<32x128xbf16>
    %n = "ttir.matmul"(%c, %d) <{transpose_a = false, transpose_b = false}> : (tensor<32x256xbf16>, tensor<256x128xbf16>) -> tensor<32x128xbf16>
    // fuse: mm_plus_mm
    %r = "ttir.add"(%m, %n) : (tensor<32x128xbf16>, tensor<32x128xbf16>) -> tensor<32x128xbf16>
    return %r : tensor<32x128xbf16>
  }

  func.func @one_weight(%a: tensor<32x64xbf16> {ttcore.argument_type = #ttcore.argument_type<input>}, %b: tensor<64x128xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %c: tensor<32x256xbf16> {ttcore.argument_type = #ttcore.argument_type<input>}, %d: tensor<256x128xbf16> {ttcore.argument_type = #ttcore.argument_type<input>}) -> tensor<32x128xbf16> {
    %m = "ttir.matmul"(%a, %b) <{transpose_a = false, transpose_b = false}> : (tensor<32x64xbf16>, tensor<64x128xbf16>) -> tensor<32x128xbf16>
    %n = "ttir.matmul"(%c, %d) <{transpose_a = false, transpose_b = false}> : (tensor<32x256xbf16>, tensor<256x128xbf16>) -> tensor<32x128xbf16>
    // no-fuse: mm_plus_mm
    %r = "ttir.add"(%m, %n) : (tensor<32x128xbf16>, tensor<32x128xbf16>) -> tensor<32x128xbf16>
    return %r : tensor<32x128xbf16>
  }

  func.func @batched_weight(%a: tensor<2x32x64xbf16> {ttcore.argument_type = #ttcore.argument_type<input>}, %b: tensor<2x64x128xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %c: tensor<2x32x256xbf16> {ttcore.argument_type = #ttcore.argument_type<input>}, %d: tensor<256x128xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}) -> tensor<2x32x128xbf16> {
    %m = "ttir.matmul"(%a, %b) <{transpose_a = false, transpose_b = false}> : (tensor<2x32x64xbf16>, tensor<2x64x128xbf16>) -> tensor<2x32x128xbf16>
    %n = "ttir.matmul"(%c, %d) <{transpose_a = false, transpose_b = false}> : (tensor<2x32x256xbf16>, tensor<256x128xbf16>) -> tensor<2x32x128xbf16>
    // no-fuse: mm_plus_mm
    %r = "ttir.add"(%m, %n) : (tensor<2x32x128xbf16>, tensor<2x32x128xbf16>) -> tensor<2x32x128xbf16>
    return %r : tensor<2x32x128xbf16>
  }

  func.func @spread_product(%a: tensor<32x64xbf16> {ttcore.argument_type = #ttcore.argument_type<input>}, %b: tensor<64x128xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %c: tensor<1x256xbf16> {ttcore.argument_type = #ttcore.argument_type<input>}, %d: tensor<256x128xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}) -> tensor<32x128xbf16> {
    %m = "ttir.matmul"(%a, %b) <{transpose_a = false, transpose_b = false}> : (tensor<32x64xbf16>, tensor<64x128xbf16>) -> tensor<32x128xbf16>
    %n = "ttir.matmul"(%c, %d) <{transpose_a = false, transpose_b = false}> : (tensor<1x256xbf16>, tensor<256x128xbf16>) -> tensor<1x128xbf16>
    // no-fuse: mm_plus_mm
    %r = "ttir.add"(%m, %n) : (tensor<32x128xbf16>, tensor<1x128xbf16>) -> tensor<32x128xbf16>
    return %r : tensor<32x128xbf16>
  }

  func.func @mlp_silu(%x: tensor<32x64xbf16>, %w: tensor<64x256xbf16>, %v: tensor<256x64xbf16>, %b: tensor<256xbf16>) -> tensor<32x64xbf16> {
    %m = "ttir.matmul"(%x, %w) <{transpose_a = false, transpose_b = false}> : (tensor<32x64xbf16>, tensor<64x256xbf16>) -> tensor<32x256xbf16>
    %z = "ttir.add"(%m, %b) : (tensor<32x256xbf16>, tensor<256xbf16>) -> tensor<32x256xbf16>
    %g = "ttir.silu"(%z) : (tensor<32x256xbf16>) -> tensor<32x256xbf16>
    // fuse: whole_mlp
    %r = "ttir.matmul"(%g, %v) <{transpose_a = false, transpose_b = false}> : (tensor<32x256xbf16>, tensor<256x64xbf16>) -> tensor<32x64xbf16>
    return %r : tensor<32x64xbf16>
  }

  func.func @mlp_silu_spelled(%x: tensor<32x64xbf16> {ttcore.argument_type = #ttcore.argument_type<input>}, %w: tensor<64x256xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %v: tensor<256x64xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}) -> tensor<32x64xbf16> {
    %m = "ttir.matmul"(%x, %w) <{transpose_a = false, transpose_b = false}> : (tensor<32x64xbf16>, tensor<64x256xbf16>) -> tensor<32x256xbf16>
    %s = "ttir.sigmoid"(%m) : (tensor<32x256xbf16>) -> tensor<32x256xbf16>
    %g = "ttir.multiply"(%m, %s) : (tensor<32x256xbf16>, tensor<32x256xbf16>) -> tensor<32x256xbf16>
    // fuse: whole_mlp
    %r = "ttir.matmul"(%g, %v) <{transpose_a = false, transpose_b = false}> : (tensor<32x256xbf16>, tensor<256x64xbf16>) -> tensor<32x64xbf16>
    return %r : tensor<32x64xbf16>
  }

  func.func @mlp_experts(%x: tensor<4x32x64xbf16> {ttcore.argument_type = #ttcore.argument_type<input>}, %w: tensor<4x64x256xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %v: tensor<256x64xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}) -> tensor<4x32x64xbf16> {
    %m = "ttir.matmul"(%x, %w) <{transpose_a = false, transpose_b = false}> : (tensor<4x32x64xbf16>, tensor<4x64x256xbf16>) -> tensor<4x32x256xbf16>
    %g = "ttir.relu"(%m) : (tensor<4x32x256xbf16>) -> tensor<4x32x256xbf16>
    // no-fuse: whole_mlp
    %r = "ttir.matmul"(%g, %v) <{transpose_a = false, transpose_b = false}> : (tensor<4x32x256xbf16>, tensor<256x64xbf16>) -> tensor<4x32x64xbf16>
    return %r : tensor<4x32x64xbf16>
  }

  func.func @mlp_no_first_weight(%x: tensor<32x64xbf16> {ttcore.argument_type = #ttcore.argument_type<input>}, %w: tensor<64x256xbf16> {ttcore.argument_type = #ttcore.argument_type<input>}, %v: tensor<256x64xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}) -> tensor<32x64xbf16> {
    %m = "ttir.matmul"(%x, %w) <{transpose_a = false, transpose_b = false}> : (tensor<32x64xbf16>, tensor<64x256xbf16>) -> tensor<32x256xbf16>
    %g = "ttir.relu"(%m) : (tensor<32x256xbf16>) -> tensor<32x256xbf16>
    // no-fuse: whole_mlp
    %r = "ttir.matmul"(%g, %v) <{transpose_a = false, transpose_b = false}> : (tensor<32x256xbf16>, tensor<256x64xbf16>) -> tensor<32x64xbf16>
    return %r : tensor<32x64xbf16>
  }

  func.func @mlp_residual_inside(%x: tensor<32x64xbf16> {ttcore.argument_type = #ttcore.argument_type<input>}, %w: tensor<64x256xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %v: tensor<256x64xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}) -> tensor<32x64xbf16> {
    %k = "ttir.full"() <{fill_value = 1.000000000e+00 : f32, shape = array<i32: 32, 256>}> : () -> tensor<32x256xbf16>
    %y = "ttir.add"(%x, %x) : (tensor<32x64xbf16>, tensor<32x64xbf16>) -> tensor<32x64xbf16>
    %m = "ttir.matmul"(%y, %w) <{transpose_a = false, transpose_b = false}> : (tensor<32x64xbf16>, tensor<64x256xbf16>) -> tensor<32x256xbf16>
    %z = "ttir.add"(%m, %k) : (tensor<32x256xbf16>, tensor<32x256xbf16>) -> tensor<32x256xbf16>
    %g = "ttir.relu"(%z) : (tensor<32x256xbf16>) -> tensor<32x256xbf16>
    // fuse: whole_mlp
    %r = "ttir.matmul"(%g, %v) <{transpose_a = false, transpose_b = false}> : (tensor<32x256xbf16>, tensor<256x64xbf16>) -> tensor<32x64xbf16>
    return %r : tensor<32x64xbf16>
  }

  func.func @alpha_unknown(%a: tensor<4x32x64xbf16>, %b: tensor<4x64x32xbf16>, %s: tensor<1x1x1xbf16>) -> tensor<4x32x32xbf16> {
    %m = "ttir.matmul"(%a, %b) <{transpose_a = false, transpose_b = false}> : (tensor<4x32x64xbf16>, tensor<4x64x32xbf16>) -> tensor<4x32x32xbf16>
    // fuse: gemm_alpha
    %r = "ttir.multiply"(%m, %s) : (tensor<4x32x32xbf16>, tensor<1x1x1xbf16>) -> tensor<4x32x32xbf16>
    return %r : tensor<4x32x32xbf16>
  }
}
