module {
  func.func @channels_first(%x: tensor<1x3x224x224xbf16>, %w: tensor<1280x3x14x14xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}) -> tensor<1x256x1280xbf16> {
    %0 = "ttir.conv2d"(%x, %w) <{batch_dim = 0 : i64, channel_dim = 1 : i64, dilation = array<i32: 1, 1>, groups = 1 : i32, height_dim = 2 : i64, padding = array<i32: 0, 0, 0, 0>, stride = array<i32: 14, 14>, width_dim = 3 : i64}> : (tensor<1x3x224x224xbf16>, tensor<1280x3x14x14xbf16>) -> tensor<1x1280x16x16xbf16>
    %1 = "ttir.reshape"(%0) <{shape = [1 : i32, 1280 : i32, 256 : i32]}> : (tensor<1x1280x16x16xbf16>) -> tensor<1x1280x256xbf16>
    // fuse: patch_embedding [conv=%0 out=%2]
    %2 = "ttir.permute"(%1) <{permutation = array<i64: 0, 2, 1>}> : (tensor<1x1280x256xbf16>) -> tensor<1x256x1280xbf16>
    return %2 : tensor<1x256x1280xbf16>
  }

  func.func @overlapping_channels_first(%x: tensor<1x3x224x224xbf16>, %w: tensor<64x3x7x7xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}) -> tensor<1x3136x64xbf16> {
    %0 = "ttir.conv2d"(%x, %w) <{batch_dim = 0 : i64, channel_dim = 1 : i64, dilation = array<i32: 1, 1>, groups = 1 : i32, height_dim = 2 : i64, padding = array<i32: 3, 3, 3, 3>, stride = array<i32: 4, 4>, width_dim = 3 : i64}> : (tensor<1x3x224x224xbf16>, tensor<64x3x7x7xbf16>) -> tensor<1x64x56x56xbf16>
    %1 = "ttir.reshape"(%0) <{shape = [1 : i32, 64 : i32, 3136 : i32]}> : (tensor<1x64x56x56xbf16>) -> tensor<1x64x3136xbf16>
    // no-fuse: patch_embedding
    %2 = "ttir.permute"(%1) <{permutation = array<i64: 0, 2, 1>}> : (tensor<1x64x3136xbf16>) -> tensor<1x3136x64xbf16>
    return %2 : tensor<1x3136x64xbf16>
  }
}
