module {
  func.func @heads_of_grouped_queries(%k: tensor<1x8x64x32xbf16>) -> tensor<1x32x64x32xbf16> {
    %0 = "ttir.reshape"(%k) <{shape = [1 : i32, 8 : i32, 1 : i32, 64 : i32, 32 : i32]}> : (tensor<1x8x64x32xbf16>) -> tensor<1x8x1x64x32xbf16>
    %1 = "ttir.broadcast"(%0) <{broadcast_dimensions = array<i64: 1, 1, 4, 1, 1>}> : (tensor<1x8x1x64x32xbf16>) -> tensor<1x8x4x64x32xbf16>
    // fuse: repeat_interleave [x=%k out=%2]
    %2 = "ttir.reshape"(%1) <{shape = [1 : i32, 32 : i32, 64 : i32, 32 : i32]}> : (tensor<1x8x4x64x32xbf16>) -> tensor<1x32x64x32xbf16>
    return %2 : tensor<1x32x64x32xbf16>
  }

  // The copies stand before the heads: that is a plain repeat.
  func.func @copies_outside(%k: tensor<1x8x64x32xbf16>) -> tensor<1x32x64x32xbf16> {
    %0 = "ttir.reshape"(%k) <{shape = [1 : i32, 1 : i32, 8 : i32, 64 : i32, 32 : i32]}> : (tensor<1x8x64x32xbf16>) -> tensor<1x1x8x64x32xbf16>
    %1 = "ttir.broadcast"(%0) <{broadcast_dimensions = array<i64: 1, 4, 1, 1, 1>}> : (tensor<1x1x8x64x32xbf16>) -> tensor<1x4x8x64x32xbf16>
    // no-fuse: repeat_interleave
    %2 = "ttir.reshape"(%1) <{shape = [1 : i32, 32 : i32, 64 : i32, 32 : i32]}> : (tensor<1x4x8x64x32xbf16>) -> tensor<1x32x64x32xbf16>
    return %2 : tensor<1x32x64x32xbf16>
  }

  func.func @merged_with_the_sequence(%k: tensor<1x8x64x32xbf16>) -> tensor<1x8x256x32xbf16> {
    %0 = "ttir.reshape"(%k) <{shape = [1 : i32, 8 : i32, 1 : i32, 64 : i32, 32 : i32]}> : (tensor<1x8x64x32xbf16>) -> tensor<1x8x1x64x32xbf16>
    %1 = "ttir.broadcast"(%0) <{broadcast_dimensions = array<i64: 1, 1, 4, 1, 1>}> : (tensor<1x8x1x64x32xbf16>) -> tensor<1x8x4x64x32xbf16>
    // no-fuse: repeat_interleave
    %2 = "ttir.reshape"(%1) <{shape = [1 : i32, 8 : i32, 256 : i32, 32 : i32]}> : (tensor<1x8x4x64x32xbf16>) -> tensor<1x8x256x32xbf16>
    return %2 : tensor<1x8x256x32xbf16>
  }

  func.func @used_twice(%k: tensor<1x8x64x32xbf16>) -> (tensor<1x32x64x32xbf16>, tensor<1x8x4x64x32xbf16>) {
    %0 = "ttir.reshape"(%k) <{shape = [1 : i32, 8 : i32, 1 : i32, 64 : i32, 32 : i32]}> : (tensor<1x8x64x32xbf16>) -> tensor<1x8x1x64x32xbf16>
    %1 = "ttir.broadcast"(%0) <{broadcast_dimensions = array<i64: 1, 1, 4, 1, 1>}> : (tensor<1x8x1x64x32xbf16>) -> tensor<1x8x4x64x32xbf16>
    // no-fuse: repeat_interleave
    %2 = "ttir.reshape"(%1) <{shape = [1 : i32, 32 : i32, 64 : i32, 32 : i32]}> : (tensor<1x8x4x64x32xbf16>) -> tensor<1x32x64x32xbf16>
    return %2, %1 : tensor<1x32x64x32xbf16>, tensor<1x8x4x64x32xbf16>
  }
}
