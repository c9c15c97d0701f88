module {
  // As TTNN runs it: rows flattened, bias [1, 1, 1, C], after a factor that folds into the weights.
  func.func @folded_batch_norm(%x: tensor<1x1x1024x16xbf16>, %w: tensor<32x16x3x3xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %s: tensor<1x1x1x32xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %b: tensor<1x1x1x32xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}) -> tensor<1x1x1024x32xbf16> {
    %0 = "ttnn.conv2d"(%x, %w) <{batch_size = 1 : i32, kernel_size = array<i32: 3, 3>, padding = array<i32: 1, 1, 1, 1>, stride = array<i32: 1, 1>}> : (tensor<1x1x1024x16xbf16>, tensor<32x16x3x3xbf16>) -> tensor<1x1x1024x32xbf16>
    %1 = "ttnn.multiply"(%0, %s) : (tensor<1x1x1024x32xbf16>, tensor<1x1x1x32xbf16>) -> tensor<1x1x1024x32xbf16>
    // fuse: conv2d_bias [conv=%0 factor=%s offset=%b out=%2]
    %2 = "ttnn.add"(%1, %b) : (tensor<1x1x1024x32xbf16>, tensor<1x1x1x32xbf16>) -> tensor<1x1x1024x32xbf16>
    return %2 : tensor<1x1x1024x32xbf16>
  }

  // Channels moved to dimension 1 before the add.
  func.func @channels_first(%x: tensor<1x32x32x16xbf16>, %w: tensor<32x16x3x3xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %b: tensor<1x32x1x1xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}) -> tensor<1x32x32x32xbf16> {
    %0 = "ttnn.reshape"(%x) <{shape = [1 : i32, 1 : i32, 1024 : i32, 16 : i32]}> : (tensor<1x32x32x16xbf16>) -> tensor<1x1x1024x16xbf16>
    %1 = "ttnn.conv2d"(%0, %w) <{batch_size = 1 : i32, kernel_size = array<i32: 3, 3>, padding = array<i32: 1, 1, 1, 1>, stride = array<i32: 1, 1>}> : (tensor<1x1x1024x16xbf16>, tensor<32x16x3x3xbf16>) -> tensor<1x1x1024x32xbf16>
    %2 = "ttnn.reshape"(%1) <{shape = [1 : i32, 32 : i32, 32 : i32, 32 : i32]}> : (tensor<1x1x1024x32xbf16>) -> tensor<1x32x32x32xbf16>
    %3 = "ttnn.permute"(%2) <{permutation = array<i64: 0, 3, 1, 2>}> : (tensor<1x32x32x32xbf16>) -> tensor<1x32x32x32xbf16>
    // fuse: conv2d_bias [offset=%b out=%4]
    %4 = "ttnn.add"(%3, %b) : (tensor<1x32x32x32xbf16>, tensor<1x32x1x1xbf16>) -> tensor<1x32x32x32xbf16>
    return %4 : tensor<1x32x32x32xbf16>
  }

  // Everything is 32 wide, but the vector runs along the width.
  func.func @along_the_width(%x: tensor<1x32x32x16xbf16>, %w: tensor<32x16x3x3xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %b: tensor<1x1x1x32xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}) -> tensor<1x32x32x32xbf16> {
    %0 = "ttnn.conv2d"(%x, %w) <{batch_size = 1 : i32, kernel_size = array<i32: 3, 3>, padding = array<i32: 1, 1, 1, 1>, stride = array<i32: 1, 1>}> : (tensor<1x32x32x16xbf16>, tensor<32x16x3x3xbf16>) -> tensor<1x32x32x32xbf16>
    %1 = "ttnn.permute"(%0) <{permutation = array<i64: 0, 3, 1, 2>}> : (tensor<1x32x32x32xbf16>) -> tensor<1x32x32x32xbf16>
    // no-fuse: conv2d_bias
    %2 = "ttnn.add"(%1, %b) : (tensor<1x32x32x32xbf16>, tensor<1x1x1x32xbf16>) -> tensor<1x32x32x32xbf16>
    return %2 : tensor<1x32x32x32xbf16>
  }

  func.func @residual(%x: tensor<1x32x32x16xbf16>, %w: tensor<32x16x3x3xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %r: tensor<1x32x32x32xbf16>) -> tensor<1x32x32x32xbf16> {
    %0 = "ttnn.conv2d"(%x, %w) <{batch_size = 1 : i32, kernel_size = array<i32: 3, 3>, padding = array<i32: 1, 1, 1, 1>, stride = array<i32: 1, 1>}> : (tensor<1x32x32x16xbf16>, tensor<32x16x3x3xbf16>) -> tensor<1x32x32x32xbf16>
    // no-fuse: conv2d_bias
    %1 = "ttnn.add"(%0, %r) : (tensor<1x32x32x32xbf16>, tensor<1x32x32x32xbf16>) -> tensor<1x32x32x32xbf16>
    return %1 : tensor<1x32x32x32xbf16>
  }

  // A time embedding: one value per channel, but of every sample anew.
  func.func @computed_offset(%x: tensor<1x32x32x16xbf16>, %w: tensor<32x16x3x3xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %t: tensor<1x1x1x32xbf16> {ttcore.argument_type = #ttcore.argument_type<input>}) -> tensor<1x32x32x32xbf16> {
    %0 = "ttnn.conv2d"(%x, %w) <{batch_size = 1 : i32, kernel_size = array<i32: 3, 3>, padding = array<i32: 1, 1, 1, 1>, stride = array<i32: 1, 1>}> : (tensor<1x32x32x16xbf16>, tensor<32x16x3x3xbf16>) -> tensor<1x32x32x32xbf16>
    // no-fuse: conv2d_bias
    %1 = "ttnn.add"(%0, %t) : (tensor<1x32x32x32xbf16>, tensor<1x1x1x32xbf16>) -> tensor<1x32x32x32xbf16>
    return %1 : tensor<1x32x32x32xbf16>
  }

  func.func @used_twice(%x: tensor<1x32x32x16xbf16>, %w: tensor<32x16x3x3xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %b: tensor<1x1x1x32xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}) -> (tensor<1x32x32x32xbf16>, tensor<1x32x32x32xbf16>) {
    %0 = "ttnn.conv2d"(%x, %w) <{batch_size = 1 : i32, kernel_size = array<i32: 3, 3>, padding = array<i32: 1, 1, 1, 1>, stride = array<i32: 1, 1>}> : (tensor<1x32x32x16xbf16>, tensor<32x16x3x3xbf16>) -> tensor<1x32x32x32xbf16>
    // no-fuse: conv2d_bias
    %1 = "ttnn.add"(%0, %b) : (tensor<1x32x32x32xbf16>, tensor<1x1x1x32xbf16>) -> tensor<1x32x32x32xbf16>
    return %1, %0 : tensor<1x32x32x32xbf16>, tensor<1x32x32x32xbf16>
  }
}
