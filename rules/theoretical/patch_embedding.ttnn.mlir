module {
  func.func @channels_last(%x: tensor<1x1x50176x3xbf16>, %w: tensor<1280x3x14x14xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}) -> tensor<1x256x1280xbf16> {
    %0 = "ttnn.conv2d"(%x, %w) <{batch_size = 1 : i32, dilation = array<i32: 1, 1>, groups = 1 : i32, kernel_size = array<i32: 14, 14>, padding = array<i32: 0, 0, 0, 0>, stride = array<i32: 14, 14>}> : (tensor<1x1x50176x3xbf16>, tensor<1280x3x14x14xbf16>) -> tensor<1x1x256x1280xbf16>
    %1 = "ttnn.reshape"(%0) <{shape = [1 : i32, 16 : i32, 16 : i32, 1280 : i32]}> : (tensor<1x1x256x1280xbf16>) -> tensor<1x16x16x1280xbf16>
    %2 = "ttnn.permute"(%1) <{permutation = array<i64: 0, 3, 1, 2>}> : (tensor<1x16x16x1280xbf16>) -> tensor<1x1280x16x16xbf16>
    %3 = "ttnn.reshape"(%2) <{shape = [1 : i32, 1280 : i32, 256 : i32]}> : (tensor<1x1280x16x16xbf16>) -> tensor<1x1280x256xbf16>
    // fuse: patch_embedding [conv=%0 out=%4]
    %4 = "ttnn.permute"(%3) <{permutation = array<i64: 0, 2, 1>}> : (tensor<1x1280x256xbf16>) -> tensor<1x256x1280xbf16>
    return %4 : tensor<1x256x1280xbf16>
  }

  // The patches overlap.
  func.func @overlapping(%x: tensor<1x1x50176x3xbf16>, %w: tensor<64x3x7x7xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}) -> tensor<1x3136x64xbf16> {
    %0 = "ttnn.conv2d"(%x, %w) <{batch_size = 1 : i32, dilation = array<i32: 1, 1>, groups = 1 : i32, kernel_size = array<i32: 7, 7>, padding = array<i32: 3, 3, 3, 3>, stride = array<i32: 4, 4>}> : (tensor<1x1x50176x3xbf16>, tensor<64x3x7x7xbf16>) -> tensor<1x1x3136x64xbf16>
    %1 = "ttnn.reshape"(%0) <{shape = [1 : i32, 56 : i32, 56 : i32, 64 : i32]}> : (tensor<1x1x3136x64xbf16>) -> tensor<1x56x56x64xbf16>
    %2 = "ttnn.permute"(%1) <{permutation = array<i64: 0, 3, 1, 2>}> : (tensor<1x56x56x64xbf16>) -> tensor<1x64x56x56xbf16>
    %3 = "ttnn.reshape"(%2) <{shape = [1 : i32, 64 : i32, 3136 : i32]}> : (tensor<1x64x56x56xbf16>) -> tensor<1x64x3136xbf16>
    // no-fuse: patch_embedding
    %4 = "ttnn.permute"(%3) <{permutation = array<i64: 0, 2, 1>}> : (tensor<1x64x3136xbf16>) -> tensor<1x3136x64xbf16>
    return %4 : tensor<1x3136x64xbf16>
  }
}
