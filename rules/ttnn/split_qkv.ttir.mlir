module {
  func.func @separate_products(%x: tensor<64x128xbf16>, %wq: tensor<128x256xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %wk: tensor<128x128xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %wv: tensor<128x128xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}) -> (tensor<2x8x32x32xbf16>, tensor<2x4x32x32xbf16>, tensor<2x4x32x32xbf16>) {
    %0 = "ttir.matmul"(%x, %wq) <{transpose_a = false, transpose_b = false}> : (tensor<64x128xbf16>, tensor<128x256xbf16>) -> tensor<64x256xbf16>
    // fuse: split_qkv [x=%x out=%1]
    %1 = "ttir.reshape"(%0) <{shape = [2 : i32, 32 : i32, 8 : i32, 32 : i32]}> : (tensor<64x256xbf16>) -> tensor<2x32x8x32xbf16>
    %2 = "ttir.permute"(%1) <{permutation = array<i64: 0, 2, 1, 3>}> : (tensor<2x32x8x32xbf16>) -> tensor<2x8x32x32xbf16>
    %3 = "ttir.matmul"(%x, %wk) <{transpose_a = false, transpose_b = false}> : (tensor<64x128xbf16>, tensor<128x128xbf16>) -> tensor<64x128xbf16>
    %4 = "ttir.reshape"(%3) <{shape = [2 : i32, 32 : i32, 4 : i32, 32 : i32]}> : (tensor<64x128xbf16>) -> tensor<2x32x4x32xbf16>
    %5 = "ttir.permute"(%4) <{permutation = array<i64: 0, 2, 3, 1>}> : (tensor<2x32x4x32xbf16>) -> tensor<2x4x32x32xbf16>
    %6 = "ttir.matmul"(%x, %wv) <{transpose_a = false, transpose_b = false}> : (tensor<64x128xbf16>, tensor<128x128xbf16>) -> tensor<64x128xbf16>
    %7 = "ttir.reshape"(%6) <{shape = [2 : i32, 32 : i32, 4 : i32, 32 : i32]}> : (tensor<64x128xbf16>) -> tensor<2x32x4x32xbf16>
    %8 = "ttir.permute"(%7) <{permutation = array<i64: 0, 2, 1, 3>}> : (tensor<2x32x4x32xbf16>) -> tensor<2x4x32x32xbf16>
    return %2, %5, %8 : tensor<2x8x32x32xbf16>, tensor<2x4x32x32xbf16>, tensor<2x4x32x32xbf16>
  }

  // Biases as separate adds, queries and keys scaled in f32 before the reshape.
  func.func @biased_and_scaled(%x: tensor<64x128xbf16>, %wq: tensor<128x128xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %wk: tensor<128x128xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %wv: tensor<128x128xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %bq: tensor<1x128xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %bk: tensor<1x128xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %bv: tensor<1x128xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}) -> (tensor<2x32x4x32xf32>, tensor<2x32x4x32xf32>, tensor<2x32x4x32xbf16>) {
    %0 = "ttir.full"() <{fill_value = 4.204480e-01 : f32, shape = array<i32: 64, 128>}> : () -> tensor<64x128xf32>
    %1 = "ttir.matmul"(%x, %wq) <{transpose_a = false, transpose_b = false}> : (tensor<64x128xbf16>, tensor<128x128xbf16>) -> tensor<64x128xbf16>
    %2 = "ttir.add"(%1, %bq) : (tensor<64x128xbf16>, tensor<1x128xbf16>) -> tensor<64x128xbf16>
    %3 = "ttir.typecast"(%2) : (tensor<64x128xbf16>) -> tensor<64x128xf32>
    %4 = "ttir.multiply"(%3, %0) : (tensor<64x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
    // fuse: split_qkv [x=%x out=%5]
    %5 = "ttir.reshape"(%4) <{shape = [2 : i32, 32 : i32, 4 : i32, 32 : i32]}> : (tensor<64x128xf32>) -> tensor<2x32x4x32xf32>
    %6 = "ttir.matmul"(%x, %wk) <{transpose_a = false, transpose_b = false}> : (tensor<64x128xbf16>, tensor<128x128xbf16>) -> tensor<64x128xbf16>
    %7 = "ttir.add"(%6, %bk) : (tensor<64x128xbf16>, tensor<1x128xbf16>) -> tensor<64x128xbf16>
    %8 = "ttir.typecast"(%7) : (tensor<64x128xbf16>) -> tensor<64x128xf32>
    %9 = "ttir.multiply"(%8, %0) : (tensor<64x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
    %10 = "ttir.reshape"(%9) <{shape = [2 : i32, 32 : i32, 4 : i32, 32 : i32]}> : (tensor<64x128xf32>) -> tensor<2x32x4x32xf32>
    %11 = "ttir.matmul"(%x, %wv) <{transpose_a = false, transpose_b = false}> : (tensor<64x128xbf16>, tensor<128x128xbf16>) -> tensor<64x128xbf16>
    %12 = "ttir.add"(%11, %bv) : (tensor<64x128xbf16>, tensor<1x128xbf16>) -> tensor<64x128xbf16>
    %13 = "ttir.reshape"(%12) <{shape = [2 : i32, 32 : i32, 4 : i32, 32 : i32]}> : (tensor<64x128xbf16>) -> tensor<2x32x4x32xbf16>
    return %5, %10, %13 : tensor<2x32x4x32xf32>, tensor<2x32x4x32xf32>, tensor<2x32x4x32xbf16>
  }

  func.func @heads_of_80(%x: tensor<64x128xbf16>, %wq: tensor<128x320xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %wk: tensor<128x320xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %wv: tensor<128x320xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}) -> (tensor<2x32x4x80xbf16>, tensor<2x32x4x80xbf16>, tensor<2x32x4x80xbf16>) {
    %0 = "ttir.matmul"(%x, %wq) <{transpose_a = false, transpose_b = false}> : (tensor<64x128xbf16>, tensor<128x320xbf16>) -> tensor<64x320xbf16>
    // no-fuse: split_qkv
    %1 = "ttir.reshape"(%0) <{shape = [2 : i32, 32 : i32, 4 : i32, 80 : i32]}> : (tensor<64x320xbf16>) -> tensor<2x32x4x80xbf16>
    %2 = "ttir.matmul"(%x, %wk) <{transpose_a = false, transpose_b = false}> : (tensor<64x128xbf16>, tensor<128x320xbf16>) -> tensor<64x320xbf16>
    %3 = "ttir.reshape"(%2) <{shape = [2 : i32, 32 : i32, 4 : i32, 80 : i32]}> : (tensor<64x320xbf16>) -> tensor<2x32x4x80xbf16>
    %4 = "ttir.matmul"(%x, %wv) <{transpose_a = false, transpose_b = false}> : (tensor<64x128xbf16>, tensor<128x320xbf16>) -> tensor<64x320xbf16>
    %5 = "ttir.reshape"(%4) <{shape = [2 : i32, 32 : i32, 4 : i32, 80 : i32]}> : (tensor<64x320xbf16>) -> tensor<2x32x4x80xbf16>
    return %1, %3, %5 : tensor<2x32x4x80xbf16>, tensor<2x32x4x80xbf16>, tensor<2x32x4x80xbf16>
  }

  // Cross attention: keys and values come from another sequence.
  func.func @other_input(%x: tensor<64x128xbf16>, %y: tensor<64x128xbf16>, %wq: tensor<128x128xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %wk: tensor<128x128xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %wv: tensor<128x128xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}) -> (tensor<2x32x4x32xbf16>, tensor<2x32x4x32xbf16>, tensor<2x32x4x32xbf16>) {
    %0 = "ttir.matmul"(%x, %wq) <{transpose_a = false, transpose_b = false}> : (tensor<64x128xbf16>, tensor<128x128xbf16>) -> tensor<64x128xbf16>
    // no-fuse: split_qkv
    %1 = "ttir.reshape"(%0) <{shape = [2 : i32, 32 : i32, 4 : i32, 32 : i32]}> : (tensor<64x128xbf16>) -> tensor<2x32x4x32xbf16>
    %2 = "ttir.matmul"(%y, %wk) <{transpose_a = false, transpose_b = false}> : (tensor<64x128xbf16>, tensor<128x128xbf16>) -> tensor<64x128xbf16>
    %3 = "ttir.reshape"(%2) <{shape = [2 : i32, 32 : i32, 4 : i32, 32 : i32]}> : (tensor<64x128xbf16>) -> tensor<2x32x4x32xbf16>
    %4 = "ttir.matmul"(%y, %wv) <{transpose_a = false, transpose_b = false}> : (tensor<64x128xbf16>, tensor<128x128xbf16>) -> tensor<64x128xbf16>
    %5 = "ttir.reshape"(%4) <{shape = [2 : i32, 32 : i32, 4 : i32, 32 : i32]}> : (tensor<64x128xbf16>) -> tensor<2x32x4x32xbf16>
    return %1, %3, %5 : tensor<2x32x4x32xbf16>, tensor<2x32x4x32xbf16>, tensor<2x32x4x32xbf16>
  }

  func.func @packed(%qkv: tensor<2x32x384xbf16>) -> (tensor<2x4x32x32xbf16>, tensor<2x4x32x32xbf16>, tensor<2x4x32x32xbf16>) {
    %0 = "ttir.slice_static"(%qkv) <{begins = [0 : i32, 0 : i32, 0 : i32], ends = [2 : i32, 32 : i32, 128 : i32], step = [1 : i32, 1 : i32, 1 : i32]}> : (tensor<2x32x384xbf16>) -> tensor<2x32x128xbf16>
    %1 = "ttir.reshape"(%0) <{shape = [2 : i32, 32 : i32, 4 : i32, 32 : i32]}> : (tensor<2x32x128xbf16>) -> tensor<2x32x4x32xbf16>
    // fuse: split_packed_qkv [qkv=%qkv out=%2]
    %2 = "ttir.permute"(%1) <{permutation = array<i64: 0, 2, 1, 3>}> : (tensor<2x32x4x32xbf16>) -> tensor<2x4x32x32xbf16>
    %3 = "ttir.slice_static"(%qkv) <{begins = [0 : i32, 0 : i32, 128 : i32], ends = [2 : i32, 32 : i32, 256 : i32], step = [1 : i32, 1 : i32, 1 : i32]}> : (tensor<2x32x384xbf16>) -> tensor<2x32x128xbf16>
    %4 = "ttir.reshape"(%3) <{shape = [2 : i32, 32 : i32, 4 : i32, 32 : i32]}> : (tensor<2x32x128xbf16>) -> tensor<2x32x4x32xbf16>
    %5 = "ttir.permute"(%4) <{permutation = array<i64: 0, 2, 1, 3>}> : (tensor<2x32x4x32xbf16>) -> tensor<2x4x32x32xbf16>
    %6 = "ttir.slice_static"(%qkv) <{begins = [0 : i32, 0 : i32, 256 : i32], ends = [2 : i32, 32 : i32, 384 : i32], step = [1 : i32, 1 : i32, 1 : i32]}> : (tensor<2x32x384xbf16>) -> tensor<2x32x128xbf16>
    %7 = "ttir.reshape"(%6) <{shape = [2 : i32, 32 : i32, 4 : i32, 32 : i32]}> : (tensor<2x32x128xbf16>) -> tensor<2x32x4x32xbf16>
    %8 = "ttir.permute"(%7) <{permutation = array<i64: 0, 2, 1, 3>}> : (tensor<2x32x4x32xbf16>) -> tensor<2x4x32x32xbf16>
    return %2, %5, %8 : tensor<2x4x32x32xbf16>, tensor<2x4x32x32xbf16>, tensor<2x4x32x32xbf16>
  }

  func.func @packed_two(%kv: tensor<2x32x256xbf16>) -> (tensor<2x4x32x32xbf16>, tensor<2x4x32x32xbf16>) {
    %0 = "ttir.slice_static"(%kv) <{begins = [0 : i32, 0 : i32, 0 : i32], ends = [2 : i32, 32 : i32, 128 : i32], step = [1 : i32, 1 : i32, 1 : i32]}> : (tensor<2x32x256xbf16>) -> tensor<2x32x128xbf16>
    %1 = "ttir.reshape"(%0) <{shape = [2 : i32, 32 : i32, 4 : i32, 32 : i32]}> : (tensor<2x32x128xbf16>) -> tensor<2x32x4x32xbf16>
    // no-fuse: split_packed_qkv
    %2 = "ttir.permute"(%1) <{permutation = array<i64: 0, 2, 1, 3>}> : (tensor<2x32x4x32xbf16>) -> tensor<2x4x32x32xbf16>
    %3 = "ttir.slice_static"(%kv) <{begins = [0 : i32, 0 : i32, 128 : i32], ends = [2 : i32, 32 : i32, 256 : i32], step = [1 : i32, 1 : i32, 1 : i32]}> : (tensor<2x32x256xbf16>) -> tensor<2x32x128xbf16>
    %4 = "ttir.reshape"(%3) <{shape = [2 : i32, 32 : i32, 4 : i32, 32 : i32]}> : (tensor<2x32x128xbf16>) -> tensor<2x32x4x32xbf16>
    %5 = "ttir.permute"(%4) <{permutation = array<i64: 0, 2, 1, 3>}> : (tensor<2x32x4x32xbf16>) -> tensor<2x4x32x32xbf16>
    return %2, %5 : tensor<2x4x32x32xbf16>, tensor<2x4x32x32xbf16>
  }

  // One token a sequence: the keys are reshaped twice, once for each side of their rotation.
  func.func @decode(%x: tensor<32x128xbf16>, %wq: tensor<128x256xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %wk: tensor<128x128xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %wv: tensor<128x128xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}) -> (tensor<32x8x1x32xbf16>, tensor<32x4x1x32xbf16>, tensor<1x32x4x32xbf16>, tensor<1x32x4x32xbf16>) {
    %0 = "ttir.matmul"(%x, %wq) <{transpose_a = false, transpose_b = false}> : (tensor<32x128xbf16>, tensor<128x256xbf16>) -> tensor<32x256xbf16>
    // fuse: split_qkv [x=%x out=%1]
    %1 = "ttir.reshape"(%0) <{shape = [32 : i32, 8 : i32, 1 : i32, 32 : i32]}> : (tensor<32x256xbf16>) -> tensor<32x8x1x32xbf16>
    %2 = "ttir.matmul"(%x, %wk) <{transpose_a = false, transpose_b = false}> : (tensor<32x128xbf16>, tensor<128x128xbf16>) -> tensor<32x128xbf16>
    %3 = "ttir.reshape"(%2) <{shape = [32 : i32, 4 : i32, 1 : i32, 32 : i32]}> : (tensor<32x128xbf16>) -> tensor<32x4x1x32xbf16>
    %4 = "ttir.reshape"(%2) <{shape = [1 : i32, 32 : i32, 4 : i32, 32 : i32]}> : (tensor<32x128xbf16>) -> tensor<1x32x4x32xbf16>
    %5 = "ttir.matmul"(%x, %wv) <{transpose_a = false, transpose_b = false}> : (tensor<32x128xbf16>, tensor<128x128xbf16>) -> tensor<32x128xbf16>
    %6 = "ttir.reshape"(%5) <{shape = [1 : i32, 32 : i32, 4 : i32, 32 : i32]}> : (tensor<32x128xbf16>) -> tensor<1x32x4x32xbf16>
    return %1, %3, %4, %6 : tensor<32x8x1x32xbf16>, tensor<32x4x1x32xbf16>, tensor<1x32x4x32xbf16>, tensor<1x32x4x32xbf16>
  }

  // Two products, one reshaped twice, are no three.
  func.func @two_products(%x: tensor<32x128xbf16>, %wk: tensor<128x128xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %wv: tensor<128x128xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}) -> (tensor<32x4x1x32xbf16>, tensor<1x32x4x32xbf16>, tensor<1x32x4x32xbf16>) {
    %2 = "ttir.matmul"(%x, %wk) <{transpose_a = false, transpose_b = false}> : (tensor<32x128xbf16>, tensor<128x128xbf16>) -> tensor<32x128xbf16>
    // no-fuse: split_qkv
    %3 = "ttir.reshape"(%2) <{shape = [32 : i32, 4 : i32, 1 : i32, 32 : i32]}> : (tensor<32x128xbf16>) -> tensor<32x4x1x32xbf16>
    %4 = "ttir.reshape"(%2) <{shape = [1 : i32, 32 : i32, 4 : i32, 32 : i32]}> : (tensor<32x128xbf16>) -> tensor<1x32x4x32xbf16>
    %5 = "ttir.matmul"(%x, %wv) <{transpose_a = false, transpose_b = false}> : (tensor<32x128xbf16>, tensor<128x128xbf16>) -> tensor<32x128xbf16>
    %6 = "ttir.reshape"(%5) <{shape = [1 : i32, 32 : i32, 4 : i32, 32 : i32]}> : (tensor<32x128xbf16>) -> tensor<1x32x4x32xbf16>
    return %3, %4, %6 : tensor<32x4x1x32xbf16>, tensor<1x32x4x32xbf16>, tensor<1x32x4x32xbf16>
  }
}
