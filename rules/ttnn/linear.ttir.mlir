module {
  // As torch lowers it: 2-D dot_general of the transposed weight, reshape to 3-D, bias reshaped and broadcast.
  func.func @torch_linear(%x: tensor<64x128xbf16>, %w: tensor<256x128xbf16>, %b: tensor<256xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}) -> tensor<2x32x256xbf16> {
    %0 = "ttir.permute"(%w) <{permutation = array<i64: 1, 0>}> : (tensor<256x128xbf16>) -> tensor<128x256xbf16>
    %1 = "ttir.dot_general"(%x, %0) <{batch_dims_lhs = array<i64>, batch_dims_rhs = array<i64>, contract_dims_lhs = array<i64: 1>, contract_dims_rhs = array<i64: 0>}> : (tensor<64x128xbf16>, tensor<128x256xbf16>) -> tensor<64x256xbf16>
    %2 = "ttir.reshape"(%1) <{shape = [2 : i32, 32 : i32, 256 : i32]}> : (tensor<64x256xbf16>) -> tensor<2x32x256xbf16>
    %3 = "ttir.reshape"(%b) <{shape = [1 : i32, 1 : i32, 256 : i32]}> : (tensor<256xbf16>) -> tensor<1x1x256xbf16>
    %4 = "ttir.broadcast"(%3) <{broadcast_dimensions = array<i64: 2, 32, 1>}> : (tensor<1x1x256xbf16>) -> tensor<2x32x256xbf16>
    // fuse: linear [a=%x b=%0 m=%1 bias=%4 out=%5]
    %5 = "ttir.add"(%2, %4) : (tensor<2x32x256xbf16>, tensor<2x32x256xbf16>) -> tensor<2x32x256xbf16>
    return %5 : tensor<2x32x256xbf16>
  }
  // Destination-passing style, as dumps of 2025 are.
  func.func @destination_passing(%x: tensor<64x128xbf16>, %w: tensor<128x256xbf16>, %b: tensor<1x256xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}) -> tensor<64x256xbf16> {
    %0 = ttir.empty() : tensor<64x256xbf16>
    %1 = "ttir.matmul"(%x, %w, %0) <{transpose_a = false, transpose_b = false}> : (tensor<64x128xbf16>, tensor<128x256xbf16>, tensor<64x256xbf16>) -> tensor<64x256xbf16>
    %2 = ttir.empty() : tensor<64x256xbf16>
    // fuse: linear [a=%x bias=%b out=%3]
    %3 = "ttir.add"(%1, %b, %2) : (tensor<64x256xbf16>, tensor<1x256xbf16>, tensor<64x256xbf16>) -> tensor<64x256xbf16>
    return %3 : tensor<64x256xbf16>
  }

  func.func @sum_of_two_matmuls(%x: tensor<64x128xbf16>, %w: tensor<128x256xbf16>, %v: tensor<128x256xbf16>) -> tensor<64x256xbf16> {
    %0 = "ttir.matmul"(%x, %w) <{transpose_a = false, transpose_b = false}> : (tensor<64x128xbf16>, tensor<128x256xbf16>) -> tensor<64x256xbf16>
    %1 = "ttir.matmul"(%x, %v) <{transpose_a = false, transpose_b = false}> : (tensor<64x128xbf16>, tensor<128x256xbf16>) -> tensor<64x256xbf16>
    // no-fuse: linear
    %2 = "ttir.add"(%0, %1) : (tensor<64x256xbf16>, tensor<64x256xbf16>) -> tensor<64x256xbf16>
    return %2 : tensor<64x256xbf16>
  }
  // The last dimension is split into heads before the add: the bias does not run along the columns of the matmul.
  func.func @reshape_splits_columns(%x: tensor<64x128xbf16>, %w: tensor<128x256xbf16>, %b: tensor<32xbf16>) -> tensor<64x8x32xbf16> {
    %0 = "ttir.matmul"(%x, %w) <{transpose_a = false, transpose_b = false}> : (tensor<64x128xbf16>, tensor<128x256xbf16>) -> tensor<64x256xbf16>
    %1 = "ttir.reshape"(%0) <{shape = [64 : i32, 8 : i32, 32 : i32]}> : (tensor<64x256xbf16>) -> tensor<64x8x32xbf16>
    // no-fuse: linear
    %2 = "ttir.add"(%1, %b) : (tensor<64x8x32xbf16>, tensor<32xbf16>) -> tensor<64x8x32xbf16>
    return %2 : tensor<64x8x32xbf16>
  }
  func.func @residual(%x: tensor<64x128xbf16>, %w: tensor<128x256xbf16>, %r: tensor<64x256xbf16>) -> tensor<64x256xbf16> {
    %0 = "ttir.matmul"(%x, %w) <{transpose_a = false, transpose_b = false}> : (tensor<64x128xbf16>, tensor<128x256xbf16>) -> tensor<64x256xbf16>
    // no-fuse: linear
    %1 = "ttir.add"(%0, %r) : (tensor<64x256xbf16>, tensor<64x256xbf16>) -> tensor<64x256xbf16>
    return %1 : tensor<64x256xbf16>
  }
  // %c is a column: it varies along the rows.
  func.func @column(%x: tensor<64x128xbf16>, %w: tensor<128x256xbf16>, %c: tensor<64x1xbf16>) -> tensor<64x256xbf16> {
    %0 = "ttir.matmul"(%x, %w) <{transpose_a = false, transpose_b = false}> : (tensor<64x128xbf16>, tensor<128x256xbf16>) -> tensor<64x256xbf16>
    %1 = "ttir.broadcast"(%c) <{broadcast_dimensions = array<i64: 1, 256>}> : (tensor<64x1xbf16>) -> tensor<64x256xbf16>
    // no-fuse: linear
    %2 = "ttir.add"(%0, %1) : (tensor<64x256xbf16>, tensor<64x256xbf16>) -> tensor<64x256xbf16>
    return %2 : tensor<64x256xbf16>
  }
}
