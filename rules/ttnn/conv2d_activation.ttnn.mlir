module {
  func.func @relu_after_reshape(%x: tensor<1x1x1024x16xbf16>, %w: tensor<32x16x3x3xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %b: tensor<1x1x1x32xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}) -> tensor<1x32x32x32xbf16> {
    %0 = "ttnn.conv2d"(%x, %w, %b) <{batch_size = 1 : i32, conv2d_config = #ttnn.conv2d_config<weights_dtype = bf16, deallocate_activation = true>, kernel_size = array<i32: 3, 3>, padding = array<i32: 1, 1, 1, 1>, stride = array<i32: 1, 1>}> : (tensor<1x1x1024x16xbf16>, tensor<32x16x3x3xbf16>, tensor<1x1x1x32xbf16>) -> tensor<1x1x1024x32xbf16>
    %1 = "ttnn.reshape"(%0) <{shape = [1 : i32, 32 : i32, 32 : i32, 32 : i32]}> : (tensor<1x1x1024x32xbf16>) -> tensor<1x32x32x32xbf16>
    // fuse: conv2d_activation [conv=%0 out=%2]
    %2 = "ttnn.relu"(%1) : (tensor<1x32x32x32xbf16>) -> tensor<1x32x32x32xbf16>
    return %2 : tensor<1x32x32x32xbf16>
  }

  // Factor, offset and a silu of two ops.
  func.func @batch_norm_silu(%x: tensor<1x32x32x16xbf16>, %w: tensor<32x16x3x3xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %s: tensor<1x1x1x32xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %b: tensor<1x1x1x32xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}) -> tensor<1x32x32x32xbf16> {
    %0 = "ttnn.conv2d"(%x, %w) <{batch_size = 1 : i32, kernel_size = array<i32: 3, 3>, padding = array<i32: 1, 1, 1, 1>, stride = array<i32: 1, 1>}> : (tensor<1x32x32x16xbf16>, tensor<32x16x3x3xbf16>) -> tensor<1x32x32x32xbf16>
    %1 = "ttnn.multiply"(%0, %s) : (tensor<1x32x32x32xbf16>, tensor<1x1x1x32xbf16>) -> tensor<1x32x32x32xbf16>
    %2 = "ttnn.add"(%1, %b) : (tensor<1x32x32x32xbf16>, tensor<1x1x1x32xbf16>) -> tensor<1x32x32x32xbf16>
    %3 = "ttnn.sigmoid"(%2) : (tensor<1x32x32x32xbf16>) -> tensor<1x32x32x32xbf16>
    // fuse: conv2d_activation [conv=%0 factor=%s offset=%b out=%4]
    %4 = "ttnn.multiply"(%2, %3) : (tensor<1x32x32x32xbf16>, tensor<1x32x32x32xbf16>) -> tensor<1x32x32x32xbf16>
    return %4 : tensor<1x32x32x32xbf16>
  }

  func.func @residual_between(%x: tensor<1x32x32x16xbf16>, %w: tensor<32x16x3x3xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %r: tensor<1x32x32x32xbf16>) -> tensor<1x32x32x32xbf16> {
    %0 = "ttnn.conv2d"(%x, %w) <{batch_size = 1 : i32, kernel_size = array<i32: 3, 3>, padding = array<i32: 1, 1, 1, 1>, stride = array<i32: 1, 1>}> : (tensor<1x32x32x16xbf16>, tensor<32x16x3x3xbf16>) -> tensor<1x32x32x32xbf16>
    %1 = "ttnn.add"(%0, %r) : (tensor<1x32x32x32xbf16>, tensor<1x32x32x32xbf16>) -> tensor<1x32x32x32xbf16>
    // no-fuse: conv2d_activation
    %2 = "ttnn.relu"(%1) : (tensor<1x32x32x32xbf16>) -> tensor<1x32x32x32xbf16>
    return %2 : tensor<1x32x32x32xbf16>
  }

  func.func @used_twice(%x: tensor<1x32x32x16xbf16>, %w: tensor<32x16x3x3xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}) -> (tensor<1x32x32x32xbf16>, tensor<1x32x32x32xbf16>) {
    %0 = "ttnn.conv2d"(%x, %w) <{batch_size = 1 : i32, kernel_size = array<i32: 3, 3>, padding = array<i32: 1, 1, 1, 1>, stride = array<i32: 1, 1>}> : (tensor<1x32x32x16xbf16>, tensor<32x16x3x3xbf16>) -> tensor<1x32x32x32xbf16>
    // no-fuse: conv2d_activation
    %1 = "ttnn.relu"(%0) : (tensor<1x32x32x32xbf16>) -> tensor<1x32x32x32xbf16>
    return %1, %0 : tensor<1x32x32x32xbf16>, tensor<1x32x32x32xbf16>
  }

  func.func @already_fused(%x: tensor<1x32x32x16xbf16>, %w: tensor<32x16x3x3xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}) -> tensor<1x32x32x32xbf16> {
    %0 = "ttnn.conv2d"(%x, %w) <{batch_size = 1 : i32, conv2d_config = #ttnn.conv2d_config<weights_dtype = bf16, activation = <op_type = relu>, deallocate_activation = true>, kernel_size = array<i32: 3, 3>, padding = array<i32: 1, 1, 1, 1>, stride = array<i32: 1, 1>}> : (tensor<1x32x32x16xbf16>, tensor<32x16x3x3xbf16>) -> tensor<1x32x32x32xbf16>
    // no-fuse: conv2d_activation
    %1 = "ttnn.relu"(%0) : (tensor<1x32x32x32xbf16>) -> tensor<1x32x32x32xbf16>
    return %1 : tensor<1x32x32x32xbf16>
  }
}
