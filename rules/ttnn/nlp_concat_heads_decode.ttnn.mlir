module {
  func.func @permuted(%x: tensor<1x32x8x64xbf16>) -> tensor<32x512xbf16> {
    %0 = "ttnn.permute"(%x) <{permutation = array<i64: 1, 2, 0, 3>}> : (tensor<1x32x8x64xbf16>) -> tensor<32x8x1x64xbf16>
    // fuse: nlp_concat_heads_decode [x=%x out=%1]
    %1 = "ttnn.reshape"(%0) <{shape = [32 : i32, 512 : i32]}> : (tensor<32x8x1x64xbf16>) -> tensor<32x512xbf16>
    return %1 : tensor<32x512xbf16>
  }

  func.func @heads_of_40(%x: tensor<1x32x8x40xbf16>) -> tensor<32x320xbf16> {
    %0 = "ttnn.permute"(%x) <{permutation = array<i64: 1, 2, 0, 3>}> : (tensor<1x32x8x40xbf16>) -> tensor<32x8x1x40xbf16>
    // no-fuse: nlp_concat_heads_decode
    %1 = "ttnn.reshape"(%0) <{shape = [32 : i32, 320 : i32]}> : (tensor<32x8x1x40xbf16>) -> tensor<32x320xbf16>
    return %1 : tensor<32x320xbf16>
  }

  func.func @two_tokens(%x: tensor<2x32x8x64xbf16>) -> tensor<64x512xbf16> {
    %0 = "ttnn.permute"(%x) <{permutation = array<i64: 1, 2, 0, 3>}> : (tensor<2x32x8x64xbf16>) -> tensor<32x8x2x64xbf16>
    // no-fuse: nlp_concat_heads_decode
    %1 = "ttnn.reshape"(%0) <{shape = [64 : i32, 512 : i32]}> : (tensor<32x8x2x64xbf16>) -> tensor<64x512xbf16>
    return %1 : tensor<64x512xbf16>
  }
}
