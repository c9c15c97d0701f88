module {
  func.func @swiglu_in_three_ops(%x: tensor<7x3072xbf16>, %wg: tensor<4096x3072xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %wu: tensor<4096x3072xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}) -> tensor<7x4096xbf16> {
    %0 = "ttir.matmul"(%x, %wg) <{transpose_a = false, transpose_b = true}> : (tensor<7x3072xbf16>, tensor<4096x3072xbf16>) -> tensor<7x4096xbf16>
    %1 = "ttir.silu"(%0) : (tensor<7x4096xbf16>) -> tensor<7x4096xbf16>
    %2 = "ttir.matmul"(%x, %wu) <{transpose_a = false, transpose_b = true}> : (tensor<7x3072xbf16>, tensor<4096x3072xbf16>) -> tensor<7x4096xbf16>
    // fuse: dual_gemm_swiglu [x=%x wg=%wg wu=%wu gate=%1 up=%2 out=%3]
    %3 = "ttir.multiply"(%1, %2) : (tensor<7x4096xbf16>, tensor<7x4096xbf16>) -> tensor<7x4096xbf16>
    return %3 : tensor<7x4096xbf16>
  }

  func.func @swiglu_of_sigmoid(%x: tensor<7x64xbf16>, %wg: tensor<64x96xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %wu: tensor<64x96xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}) -> tensor<7x96xbf16> {
    %0 = "ttir.matmul"(%x, %wu) <{transpose_a = false, transpose_b = false}> : (tensor<7x64xbf16>, tensor<64x96xbf16>) -> tensor<7x96xbf16>
    %1 = "ttir.matmul"(%x, %wg) <{transpose_a = false, transpose_b = false}> : (tensor<7x64xbf16>, tensor<64x96xbf16>) -> tensor<7x96xbf16>
    %2 = "ttir.typecast"(%1) <{conservative_folding = false}> : (tensor<7x96xbf16>) -> tensor<7x96xf32>
    %3 = "ttir.sigmoid"(%2) : (tensor<7x96xf32>) -> tensor<7x96xf32>
    %4 = "ttir.multiply"(%2, %3) : (tensor<7x96xf32>, tensor<7x96xf32>) -> tensor<7x96xf32>
    %5 = "ttir.typecast"(%4) <{conservative_folding = false}> : (tensor<7x96xf32>) -> tensor<7x96xbf16>
    // fuse: dual_gemm_swiglu [wg=%wg wu=%wu out=%6]
    %6 = "ttir.multiply"(%0, %5) : (tensor<7x96xbf16>, tensor<7x96xbf16>) -> tensor<7x96xbf16>
    return %6 : tensor<7x96xbf16>
  }

  func.func @geglu(%x: tensor<7x64xbf16>, %wg: tensor<64x96xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %wu: tensor<64x96xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}) -> tensor<7x96xbf16> {
    %0 = "ttir.matmul"(%x, %wg) <{transpose_a = false, transpose_b = false}> : (tensor<7x64xbf16>, tensor<64x96xbf16>) -> tensor<7x96xbf16>
    %1 = "ttir.gelu"(%0) : (tensor<7x96xbf16>) -> tensor<7x96xbf16>
    %2 = "ttir.matmul"(%x, %wu) <{transpose_a = false, transpose_b = false}> : (tensor<7x64xbf16>, tensor<64x96xbf16>) -> tensor<7x96xbf16>
    // fuse: dual_gemm_glu [wg=%wg wu=%wu out=%3]
    %3 = "ttir.multiply"(%1, %2) : (tensor<7x96xbf16>, tensor<7x96xbf16>) -> tensor<7x96xbf16>
    return %3 : tensor<7x96xbf16>
  }

  // Two inputs.
  func.func @two_inputs(%x: tensor<7x64xbf16>, %y: tensor<7x64xbf16>, %wg: tensor<64x96xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %wu: tensor<64x96xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}) -> tensor<7x96xbf16> {
    %0 = "ttir.matmul"(%x, %wg) <{transpose_a = false, transpose_b = false}> : (tensor<7x64xbf16>, tensor<64x96xbf16>) -> tensor<7x96xbf16>
    %1 = "ttir.silu"(%0) : (tensor<7x96xbf16>) -> tensor<7x96xbf16>
    %2 = "ttir.matmul"(%y, %wu) <{transpose_a = false, transpose_b = false}> : (tensor<7x64xbf16>, tensor<64x96xbf16>) -> tensor<7x96xbf16>
    // no-fuse: dual_gemm_swiglu
    %3 = "ttir.multiply"(%1, %2) : (tensor<7x96xbf16>, tensor<7x96xbf16>) -> tensor<7x96xbf16>
    return %3 : tensor<7x96xbf16>
  }

  // Nothing is activated.
  func.func @bilinear(%x: tensor<7x64xbf16>, %wg: tensor<64x96xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %wu: tensor<64x96xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}) -> tensor<7x96xbf16> {
    %0 = "ttir.matmul"(%x, %wg) <{transpose_a = false, transpose_b = false}> : (tensor<7x64xbf16>, tensor<64x96xbf16>) -> tensor<7x96xbf16>
    %1 = "ttir.matmul"(%x, %wu) <{transpose_a = false, transpose_b = false}> : (tensor<7x64xbf16>, tensor<64x96xbf16>) -> tensor<7x96xbf16>
    // no-fuse: dual_gemm_swiglu
    // no-fuse: dual_gemm_glu
    %2 = "ttir.multiply"(%0, %1) : (tensor<7x96xbf16>, tensor<7x96xbf16>) -> tensor<7x96xbf16>
    return %2 : tensor<7x96xbf16>
  }

  func.func @gate_used_elsewhere(%x: tensor<7x64xbf16>, %wg: tensor<64x96xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %wu: tensor<64x96xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}) -> (tensor<7x96xbf16>, tensor<7x96xbf16>) {
    %0 = "ttir.matmul"(%x, %wg) <{transpose_a = false, transpose_b = false}> : (tensor<7x64xbf16>, tensor<64x96xbf16>) -> tensor<7x96xbf16>
    %1 = "ttir.silu"(%0) : (tensor<7x96xbf16>) -> tensor<7x96xbf16>
    %2 = "ttir.matmul"(%x, %wu) <{transpose_a = false, transpose_b = false}> : (tensor<7x64xbf16>, tensor<64x96xbf16>) -> tensor<7x96xbf16>
    // no-fuse: dual_gemm_swiglu
    %3 = "ttir.multiply"(%1, %2) : (tensor<7x96xbf16>, tensor<7x96xbf16>) -> tensor<7x96xbf16>
    return %3, %0 : tensor<7x96xbf16>, tensor<7x96xbf16>
  }

  func.func @packed_first_half(%x: tensor<32x64xbf16>, %w: tensor<256x64xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}) -> tensor<32x128xbf16> {
    %0 = "ttir.matmul"(%x, %w) <{transpose_a = false, transpose_b = true}> : (tensor<32x64xbf16>, tensor<256x64xbf16>) -> tensor<32x256xbf16>
    %1 = "ttir.slice_static"(%0) <{begins = [0 : i32, 0 : i32], ends = [32 : i32, 128 : i32], step = [1 : i32, 1 : i32]}> : (tensor<32x256xbf16>) -> tensor<32x128xbf16>
    %2 = "ttir.silu"(%1) : (tensor<32x128xbf16>) -> tensor<32x128xbf16>
    %3 = "ttir.slice_static"(%0) <{begins = [0 : i32, 128 : i32], ends = [32 : i32, 256 : i32], step = [1 : i32, 1 : i32]}> : (tensor<32x256xbf16>) -> tensor<32x128xbf16>
    // fuse: packed_gemm_swiglu [x=%x w=%w wide=%0 gate=%1 up=%3 out=%4]
    %4 = "ttir.multiply"(%2, %3) : (tensor<32x128xbf16>, tensor<32x128xbf16>) -> tensor<32x128xbf16>
    return %4 : tensor<32x128xbf16>
  }

  func.func @packed_second_half(%x: tensor<32x64xbf16>, %w: tensor<256x64xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}) -> tensor<32x128xbf16> {
    %0 = "ttir.matmul"(%x, %w) <{transpose_a = false, transpose_b = true}> : (tensor<32x64xbf16>, tensor<256x64xbf16>) -> tensor<32x256xbf16>
    %1 = "ttir.slice_static"(%0) <{begins = [0 : i32, 0 : i32], ends = [32 : i32, 128 : i32], step = [1 : i32, 1 : i32]}> : (tensor<32x256xbf16>) -> tensor<32x128xbf16>
    %2 = "ttir.slice_static"(%0) <{begins = [0 : i32, 128 : i32], ends = [32 : i32, 256 : i32], step = [1 : i32, 1 : i32]}> : (tensor<32x256xbf16>) -> tensor<32x128xbf16>
    %3 = "ttir.silu"(%2) : (tensor<32x128xbf16>) -> tensor<32x128xbf16>
    // fuse: packed_gemm_swiglu [gate=%2 up=%1 out=%4]
    %4 = "ttir.multiply"(%1, %3) : (tensor<32x128xbf16>, tensor<32x128xbf16>) -> tensor<32x128xbf16>
    return %4 : tensor<32x128xbf16>
  }

  // Both factors are the same half.
  func.func @one_half_twice(%x: tensor<32x64xbf16>, %w: tensor<256x64xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}) -> tensor<32x128xbf16> {
    %0 = "ttir.matmul"(%x, %w) <{transpose_a = false, transpose_b = true}> : (tensor<32x64xbf16>, tensor<256x64xbf16>) -> tensor<32x256xbf16>
    %1 = "ttir.slice_static"(%0) <{begins = [0 : i32, 0 : i32], ends = [32 : i32, 128 : i32], step = [1 : i32, 1 : i32]}> : (tensor<32x256xbf16>) -> tensor<32x128xbf16>
    %2 = "ttir.slice_static"(%0) <{begins = [0 : i32, 0 : i32], ends = [32 : i32, 128 : i32], step = [1 : i32, 1 : i32]}> : (tensor<32x256xbf16>) -> tensor<32x128xbf16>
    %3 = "ttir.silu"(%2) : (tensor<32x128xbf16>) -> tensor<32x128xbf16>
    // no-fuse: packed_gemm_swiglu
    %4 = "ttir.multiply"(%1, %3) : (tensor<32x128xbf16>, tensor<32x128xbf16>) -> tensor<32x128xbf16>
    return %4 : tensor<32x128xbf16>
  }
}
