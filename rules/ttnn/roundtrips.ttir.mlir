module {
  func.func @moves(%x: tensor<2x4x8xbf16>) -> tensor<64xbf16> {
    %0 = "ttir.permute"(%x) <{permutation = array<i64: 0, 2, 1>}> : (tensor<2x4x8xbf16>) -> tensor<2x8x4xbf16>
    // fuse: permute_round_trip [x=%x out=%1]
    %1 = "ttir.permute"(%0) <{permutation = array<i64: 0, 2, 1>}> : (tensor<2x8x4xbf16>) -> tensor<2x4x8xbf16>
    %2 = "ttir.reshape"(%1) <{shape = [8 : i32, 8 : i32]}> : (tensor<2x4x8xbf16>) -> tensor<8x8xbf16>
    // fuse: reshape_round_trip [x=%1 out=%3]
    %3 = "ttir.reshape"(%2) <{shape = [64 : i32]}> : (tensor<8x8xbf16>) -> tensor<64xbf16>
    %4 = "ttir.typecast"(%3) : (tensor<64xbf16>) -> tensor<64xf32>
    // fuse: cast_round_trip [x=%3 out=%5]
    %5 = "ttir.typecast"(%4) : (tensor<64xf32>) -> tensor<64xbf16>
    return %5 : tensor<64xbf16>
  }

  func.func @middle_used_elsewhere(%x: tensor<2x4x8xbf16>) -> (tensor<2x8x4xbf16>, tensor<8x8xbf16>, tensor<64xbf16>) {
    %0 = "ttir.permute"(%x) <{permutation = array<i64: 0, 2, 1>}> : (tensor<2x4x8xbf16>) -> tensor<2x8x4xbf16>
    // no-fuse: permute_round_trip
    %1 = "ttir.permute"(%0) <{permutation = array<i64: 0, 2, 1>}> : (tensor<2x8x4xbf16>) -> tensor<2x4x8xbf16>
    %2 = "ttir.reshape"(%1) <{shape = [8 : i32, 8 : i32]}> : (tensor<2x4x8xbf16>) -> tensor<8x8xbf16>
    // no-fuse: reshape_round_trip
    %3 = "ttir.reshape"(%2) <{shape = [64 : i32]}> : (tensor<8x8xbf16>) -> tensor<64xbf16>
    return %0, %2, %3 : tensor<2x8x4xbf16>, tensor<8x8xbf16>, tensor<64xbf16>
  }

  // Through a narrower type: digits are lost on purpose.
  func.func @narrowed(%x: tensor<64xf32>) -> tensor<64xf32> {
    %0 = "ttir.typecast"(%x) : (tensor<64xf32>) -> tensor<64xbf16>
    // no-fuse: cast_round_trip
    %1 = "ttir.typecast"(%0) : (tensor<64xbf16>) -> tensor<64xf32>
    return %1 : tensor<64xf32>
  }
}
