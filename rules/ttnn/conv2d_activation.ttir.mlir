module {
  func.func @relu_after_reshape(%x: tensor<1x1x1024x16xbf16>, %w: tensor<32x16x3x3xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %b: tensor<1x1x1x32xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}) -> tensor<1x32x32x32xbf16> {
    %9 = "ttir.reshape"(%x) <{shape = [1 : i32, 32 : i32, 32 : i32, 16 : i32]}> : (tensor<1x1x1024x16xbf16>) -> tensor<1x32x32x16xbf16>
    %0 = "ttir.conv2d"(%9, %w, %b) <{dilation = array<i32: 1, 1>, groups = 1 : i32, padding = array<i32: 1, 1, 1, 1>, stride = array<i32: 1, 1>}> : (tensor<1x32x32x16xbf16>, tensor<32x16x3x3xbf16>, tensor<1x1x1x32xbf16>) -> tensor<1x32x32x32xbf16>
    %1 = "ttir.reshape"(%0) <{shape = [1 : i32, 32 : i32, 32 : i32, 32 : i32]}> : (tensor<1x32x32x32xbf16>) -> tensor<1x32x32x32xbf16>
    // fuse: conv2d_activation [conv=%0 out=%2]
    %2 = "ttir.relu"(%1) : (tensor<1x32x32x32xbf16>) -> tensor<1x32x32x32xbf16>
    return %2 : tensor<1x32x32x32xbf16>
  }

  // Factor, offset and a silu of two ops.
  func.func @batch_norm_silu(%x: tensor<1x32x32x16xbf16>, %w: tensor<32x16x3x3xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %s: tensor<1x1x1x32xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %b: tensor<1x1x1x32xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}) -> tensor<1x32x32x32xbf16> {
    %0 = "ttir.conv2d"(%x, %w) <{dilation = array<i32: 1, 1>, groups = 1 : i32, padding = array<i32: 1, 1, 1, 1>, stride = array<i32: 1, 1>}> : (tensor<1x32x32x16xbf16>, tensor<32x16x3x3xbf16>) -> tensor<1x32x32x32xbf16>
    %1 = "ttir.multiply"(%0, %s) : (tensor<1x32x32x32xbf16>, tensor<1x1x1x32xbf16>) -> tensor<1x32x32x32xbf16>
    %2 = "ttir.add"(%1, %b) : (tensor<1x32x32x32xbf16>, tensor<1x1x1x32xbf16>) -> tensor<1x32x32x32xbf16>
    %3 = "ttir.sigmoid"(%2) : (tensor<1x32x32x32xbf16>) -> tensor<1x32x32x32xbf16>
    // fuse: conv2d_activation [conv=%0 factor=%s offset=%b out=%4]
    %4 = "ttir.multiply"(%2, %3) : (tensor<1x32x32x32xbf16>, tensor<1x32x32x32xbf16>) -> tensor<1x32x32x32xbf16>
    return %4 : tensor<1x32x32x32xbf16>
  }

  func.func @residual_between(%x: tensor<1x32x32x16xbf16>, %w: tensor<32x16x3x3xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %r: tensor<1x32x32x32xbf16>) -> tensor<1x32x32x32xbf16> {
    %0 = "ttir.conv2d"(%x, %w) <{dilation = array<i32: 1, 1>, groups = 1 : i32, padding = array<i32: 1, 1, 1, 1>, stride = array<i32: 1, 1>}> : (tensor<1x32x32x16xbf16>, tensor<32x16x3x3xbf16>) -> tensor<1x32x32x32xbf16>
    %1 = "ttir.add"(%0, %r) : (tensor<1x32x32x32xbf16>, tensor<1x32x32x32xbf16>) -> tensor<1x32x32x32xbf16>
    // no-fuse: conv2d_activation
    %2 = "ttir.relu"(%1) : (tensor<1x32x32x32xbf16>) -> tensor<1x32x32x32xbf16>
    return %2 : tensor<1x32x32x32xbf16>
  }

  func.func @used_twice(%x: tensor<1x32x32x16xbf16>, %w: tensor<32x16x3x3xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}) -> (tensor<1x32x32x32xbf16>, tensor<1x32x32x32xbf16>) {
    %0 = "ttir.conv2d"(%x, %w) <{dilation = array<i32: 1, 1>, groups = 1 : i32, padding = array<i32: 1, 1, 1, 1>, stride = array<i32: 1, 1>}> : (tensor<1x32x32x16xbf16>, tensor<32x16x3x3xbf16>) -> tensor<1x32x32x32xbf16>
    // no-fuse: conv2d_activation
    %1 = "ttir.relu"(%0) : (tensor<1x32x32x32xbf16>) -> tensor<1x32x32x32xbf16>
    return %1, %0 : tensor<1x32x32x32xbf16>, tensor<1x32x32x32xbf16>
  }
}
