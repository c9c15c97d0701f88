module {
  func.func @partition_and_back(%x: tensor<1x14x14x96xbf16>) -> (tensor<196x96xbf16>, tensor<1x14x14x96xbf16>) {
    %0 = "ttir.reshape"(%x) <{shape = [1 : i32, 2 : i32, 7 : i32, 2 : i32, 7 : i32, 96 : i32]}> : (tensor<1x14x14x96xbf16>) -> tensor<1x2x7x2x7x96xbf16>
    %1 = "ttir.permute"(%0) <{permutation = array<i64: 0, 1, 3, 2, 4, 5>}> : (tensor<1x2x7x2x7x96xbf16>) -> tensor<1x2x2x7x7x96xbf16>
    // fuse: window_partition [x=%x cut=%0 out=%2]
    // no-fuse: window_reverse
    %2 = "ttir.reshape"(%1) <{shape = [196 : i32, 96 : i32]}> : (tensor<1x2x2x7x7x96xbf16>) -> tensor<196x96xbf16>
    %3 = "ttir.relu"(%2) : (tensor<196x96xbf16>) -> tensor<196x96xbf16>
    %4 = "ttir.reshape"(%3) <{shape = [1 : i32, 2 : i32, 2 : i32, 7 : i32, 7 : i32, 96 : i32]}> : (tensor<196x96xbf16>) -> tensor<1x2x2x7x7x96xbf16>
    %5 = "ttir.permute"(%4) <{permutation = array<i64: 0, 1, 3, 2, 4, 5>}> : (tensor<1x2x2x7x7x96xbf16>) -> tensor<1x2x7x2x7x96xbf16>
    // fuse: window_reverse [cut=%4 out=%6]
    // no-fuse: window_partition
    %6 = "ttir.reshape"(%5) <{shape = [1 : i32, 14 : i32, 14 : i32, 96 : i32]}> : (tensor<1x2x7x2x7x96xbf16>) -> tensor<1x14x14x96xbf16>
    return %2, %6 : tensor<196x96xbf16>, tensor<1x14x14x96xbf16>
  }

  // Another order of the dimensions.
  func.func @other_order(%x: tensor<1x14x14x96xbf16>) -> tensor<196x96xbf16> {
    %0 = "ttir.reshape"(%x) <{shape = [1 : i32, 2 : i32, 7 : i32, 2 : i32, 7 : i32, 96 : i32]}> : (tensor<1x14x14x96xbf16>) -> tensor<1x2x7x2x7x96xbf16>
    %1 = "ttir.permute"(%0) <{permutation = array<i64: 0, 3, 1, 2, 4, 5>}> : (tensor<1x2x7x2x7x96xbf16>) -> tensor<1x2x2x7x7x96xbf16>
    // no-fuse: window_partition
    %2 = "ttir.reshape"(%1) <{shape = [196 : i32, 96 : i32]}> : (tensor<1x2x2x7x7x96xbf16>) -> tensor<196x96xbf16>
    return %2 : tensor<196x96xbf16>
  }

  func.func @shuffle(%x: tensor<2x12x8x8xbf16>) -> tensor<2x3x16x16xbf16> {
    %0 = "ttir.reshape"(%x) <{shape = [2 : i32, 3 : i32, 2 : i32, 2 : i32, 8 : i32, 8 : i32]}> : (tensor<2x12x8x8xbf16>) -> tensor<2x3x2x2x8x8xbf16>
    %1 = "ttir.permute"(%0) <{permutation = array<i64: 0, 1, 4, 2, 5, 3>}> : (tensor<2x3x2x2x8x8xbf16>) -> tensor<2x3x8x2x8x2xbf16>
    // fuse: pixel_shuffle [x=%x out=%2]
    %2 = "ttir.reshape"(%1) <{shape = [2 : i32, 3 : i32, 16 : i32, 16 : i32]}> : (tensor<2x3x8x2x8x2xbf16>) -> tensor<2x3x16x16xbf16>
    return %2 : tensor<2x3x16x16xbf16>
  }

  // Heads, not pixels.
  func.func @other_shape(%x: tensor<2x12x8x8xbf16>) -> tensor<2x48x16xbf16> {
    %0 = "ttir.reshape"(%x) <{shape = [2 : i32, 3 : i32, 2 : i32, 2 : i32, 8 : i32, 8 : i32]}> : (tensor<2x12x8x8xbf16>) -> tensor<2x3x2x2x8x8xbf16>
    %1 = "ttir.permute"(%0) <{permutation = array<i64: 0, 1, 4, 2, 5, 3>}> : (tensor<2x3x2x2x8x8xbf16>) -> tensor<2x3x8x2x8x2xbf16>
    // no-fuse: pixel_shuffle
    %2 = "ttir.reshape"(%1) <{shape = [2 : i32, 48 : i32, 16 : i32]}> : (tensor<2x3x8x2x8x2xbf16>) -> tensor<2x48x16xbf16>
    return %2 : tensor<2x48x16xbf16>
  }
}
