module {
  func.func @three_dimensions(%x: tensor<2x8x64x32xbf16>) -> tensor<2x64x256xbf16> {
    %0 = "ttnn.permute"(%x) <{permutation = array<i64: 0, 2, 1, 3>}> : (tensor<2x8x64x32xbf16>) -> tensor<2x64x8x32xbf16>
    // fuse: concatenate_heads [x=%x out=%1]
    %1 = "ttnn.reshape"(%0) <{shape = [2 : i32, 64 : i32, 256 : i32]}> : (tensor<2x64x8x32xbf16>) -> tensor<2x64x256xbf16>
    return %1 : tensor<2x64x256xbf16>
  }

  func.func @rows_flattened(%x: tensor<2x8x64x32xf32>) -> tensor<128x256xbf16> {
    %0 = "ttnn.typecast"(%x) : (tensor<2x8x64x32xf32>) -> tensor<2x8x64x32xbf16>
    %1 = "ttnn.permute"(%0) <{permutation = array<i64: 0, 2, 1, 3>}> : (tensor<2x8x64x32xbf16>) -> tensor<2x64x8x32xbf16>
    // fuse: concatenate_heads [x=%0 out=%2]
    %2 = "ttnn.reshape"(%1) <{shape = [128 : i32, 256 : i32]}> : (tensor<2x64x8x32xbf16>) -> tensor<128x256xbf16>
    return %2 : tensor<128x256xbf16>
  }

  func.func @other_permutation(%x: tensor<2x8x64x32xbf16>) -> tensor<2x64x256xbf16> {
    %0 = "ttnn.permute"(%x) <{permutation = array<i64: 0, 2, 3, 1>}> : (tensor<2x8x64x32xbf16>) -> tensor<2x64x32x8xbf16>
    // no-fuse: concatenate_heads
    %1 = "ttnn.reshape"(%0) <{shape = [2 : i32, 64 : i32, 256 : i32]}> : (tensor<2x64x32x8xbf16>) -> tensor<2x64x256xbf16>
    return %1 : tensor<2x64x256xbf16>
  }

  func.func @other_shape(%x: tensor<2x8x64x32xbf16>) -> tensor<2x512x32xbf16> {
    %0 = "ttnn.permute"(%x) <{permutation = array<i64: 0, 2, 1, 3>}> : (tensor<2x8x64x32xbf16>) -> tensor<2x64x8x32xbf16>
    // no-fuse: concatenate_heads
    %1 = "ttnn.reshape"(%0) <{shape = [2 : i32, 512 : i32, 32 : i32]}> : (tensor<2x64x8x32xbf16>) -> tensor<2x512x32xbf16>
    return %1 : tensor<2x512x32xbf16>
  }

  // The backend splits the fused op again: the head is not a multiple of the tile.
  func.func @head_of_80(%x: tensor<2x8x64x80xbf16>) -> tensor<2x64x640xbf16> {
    %0 = "ttnn.permute"(%x) <{permutation = array<i64: 0, 2, 1, 3>}> : (tensor<2x8x64x80xbf16>) -> tensor<2x64x8x80xbf16>
    // no-fuse: concatenate_heads
    %1 = "ttnn.reshape"(%0) <{shape = [2 : i32, 64 : i32, 640 : i32]}> : (tensor<2x64x8x80xbf16>) -> tensor<2x64x640xbf16>
    return %1 : tensor<2x64x640xbf16>
  }
}
