module {
  func.func @transposed(%x: tensor<1x16x16x16xbf16>, %w: tensor<16x32x2x2xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %b: tensor<1x1x1x32xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}) -> tensor<1x1x1024x32xbf16> {
    %0 = "ttnn.conv_transpose2d"(%x, %w) <{batch_size = 1 : i32, kernel_size = array<i32: 2, 2>, stride = array<i32: 2, 2>}> : (tensor<1x16x16x16xbf16>, tensor<16x32x2x2xbf16>) -> tensor<1x1x1024x32xbf16>
    // fuse: conv_transpose2d_bias [conv=%0 offset=%b out=%1]
    %1 = "ttnn.add"(%0, %b) : (tensor<1x1x1024x32xbf16>, tensor<1x1x1x32xbf16>) -> tensor<1x1x1024x32xbf16>
    return %1 : tensor<1x1x1024x32xbf16>
  }

  func.func @transposed_with_residual(%x: tensor<1x16x16x16xbf16>, %w: tensor<16x32x2x2xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %r: tensor<1x32x32x32xbf16>) -> tensor<1x32x32x32xbf16> {
    %0 = "ttnn.conv_transpose2d"(%x, %w) <{batch_size = 1 : i32, kernel_size = array<i32: 2, 2>, stride = array<i32: 2, 2>}> : (tensor<1x16x16x16xbf16>, tensor<16x32x2x2xbf16>) -> tensor<1x32x32x32xbf16>
    // no-fuse: conv_transpose2d_bias
    %1 = "ttnn.add"(%0, %r) : (tensor<1x32x32x32xbf16>, tensor<1x32x32x32xbf16>) -> tensor<1x32x32x32xbf16>
    return %1 : tensor<1x32x32x32xbf16>
  }

  func.func @three_dimensions(%x: tensor<1x8x8x8x4xbf16>, %w: tensor<8x4x3x3x3xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %b: tensor<1x1x1x1x8xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}) -> tensor<1x8x8x8x8xbf16> {
    %0 = "ttnn.conv3d"(%x, %w) <{groups = 1 : i32, padding = array<i32: 1, 1, 1>, padding_mode = "zeros", stride = array<i32: 1, 1, 1>}> : (tensor<1x8x8x8x4xbf16>, tensor<8x4x3x3x3xbf16>) -> tensor<1x8x8x8x8xbf16>
    // fuse: conv3d_bias [conv=%0 offset=%b out=%1]
    %1 = "ttnn.add"(%0, %b) : (tensor<1x8x8x8x8xbf16>, tensor<1x1x1x1x8xbf16>) -> tensor<1x8x8x8x8xbf16>
    return %1 : tensor<1x8x8x8x8xbf16>
  }

  // Along the width, which has as many elements.
  func.func @along_the_width(%x: tensor<1x8x8x8x4xbf16>, %w: tensor<8x4x3x3x3xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %b: tensor<1x1x1x8x1xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}) -> tensor<1x8x8x8x8xbf16> {
    %0 = "ttnn.conv3d"(%x, %w) <{groups = 1 : i32, padding = array<i32: 1, 1, 1>, padding_mode = "zeros", stride = array<i32: 1, 1, 1>}> : (tensor<1x8x8x8x4xbf16>, tensor<8x4x3x3x3xbf16>) -> tensor<1x8x8x8x8xbf16>
    // no-fuse: conv3d_bias
    %1 = "ttnn.add"(%0, %b) : (tensor<1x8x8x8x8xbf16>, tensor<1x1x1x8x1xbf16>) -> tensor<1x8x8x8x8xbf16>
    return %1 : tensor<1x8x8x8x8xbf16>
  }
}
