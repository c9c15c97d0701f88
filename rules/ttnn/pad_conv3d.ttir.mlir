module {
  func.func @symmetric(%x: tensor<1x8x8x8x4xbf16>, %w: tensor<8x4x3x3x3xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}) -> tensor<1x8x8x8x8xbf16> {
    %0 = "ttir.pad"(%x) <{padding = array<i32: 0, 0, 1, 1, 1, 1, 1, 1, 0, 0>, value = 0.000000e+00 : f32}> : (tensor<1x8x8x8x4xbf16>) -> tensor<1x10x10x10x4xbf16>
    // fuse: pad_conv3d [x=%x padded=%0 out=%1]
    %1 = "ttir.conv3d"(%0, %w) <{groups = 1 : i32, padding = array<i32: 0, 0, 0>, padding_mode = "zeros", stride = array<i32: 1, 1, 1>}> : (tensor<1x10x10x10x4xbf16>, tensor<8x4x3x3x3xbf16>) -> tensor<1x8x8x8x8xbf16>
    return %1 : tensor<1x8x8x8x8xbf16>
  }

  func.func @causal(%x: tensor<1x8x8x8x4xbf16>, %w: tensor<8x4x3x3x3xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}) -> tensor<1x8x8x8x8xbf16> {
    %0 = "ttir.pad"(%x) <{padding = array<i32: 0, 0, 2, 0, 1, 1, 1, 1, 0, 0>, value = 0.000000e+00 : f32}> : (tensor<1x8x8x8x4xbf16>) -> tensor<1x10x10x10x4xbf16>
    // no-fuse: pad_conv3d
    %1 = "ttir.conv3d"(%0, %w) <{groups = 1 : i32, padding = array<i32: 0, 0, 0>, padding_mode = "zeros", stride = array<i32: 1, 1, 1>}> : (tensor<1x10x10x10x4xbf16>, tensor<8x4x3x3x3xbf16>) -> tensor<1x8x8x8x8xbf16>
    return %1 : tensor<1x8x8x8x8xbf16>
  }

  func.func @value_not_zero(%x: tensor<1x8x8x8x4xbf16>, %w: tensor<8x4x3x3x3xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}) -> tensor<1x8x8x8x8xbf16> {
    %0 = "ttir.pad"(%x) <{padding = array<i32: 0, 0, 1, 1, 1, 1, 1, 1, 0, 0>, value = 1.000000e+00 : f32}> : (tensor<1x8x8x8x4xbf16>) -> tensor<1x10x10x10x4xbf16>
    // no-fuse: pad_conv3d
    %1 = "ttir.conv3d"(%0, %w) <{groups = 1 : i32, padding = array<i32: 0, 0, 0>, padding_mode = "zeros", stride = array<i32: 1, 1, 1>}> : (tensor<1x10x10x10x4xbf16>, tensor<8x4x3x3x3xbf16>) -> tensor<1x8x8x8x8xbf16>
    return %1 : tensor<1x8x8x8x8xbf16>
  }
}
