module {
  func.func @short_conv(%x: tensor<1x32x64xbf16>, %w: tensor<64x1x4xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %b: tensor<1x1x64xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}) -> tensor<1x32x64xbf16> {
    %0 = "ttnn.conv1d"(%x, %w, %b) <{dilation = 1 : i32, groups = 64 : i32, kernel_size = 4 : i32, padding = array<i32: 3, 3>, stride = 1 : i32}> : (tensor<1x32x64xbf16>, tensor<64x1x4xbf16>, tensor<1x1x64xbf16>) -> tensor<1x35x64xbf16>
    %1 = "ttnn.slice_static"(%0) <{begins = [0 : i32, 0 : i32, 0 : i32], ends = [1 : i32, 32 : i32, 64 : i32], step = [1 : i32, 1 : i32, 1 : i32]}> : (tensor<1x35x64xbf16>) -> tensor<1x32x64xbf16>
    // fuse: causal_conv1d_silu [conv=%0 out=%2]
    %2 = "ttnn.silu"(%1) : (tensor<1x32x64xbf16>) -> tensor<1x32x64xbf16>
    return %2 : tensor<1x32x64xbf16>
  }

  // A window on both sides sees the future.
  func.func @centred(%x: tensor<1x32x64xbf16>, %w: tensor<64x1x3xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %b: tensor<1x1x64xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}) -> tensor<1x32x64xbf16> {
    %0 = "ttnn.conv1d"(%x, %w, %b) <{dilation = 1 : i32, groups = 64 : i32, kernel_size = 3 : i32, padding = array<i32: 1, 1>, stride = 1 : i32}> : (tensor<1x32x64xbf16>, tensor<64x1x3xbf16>, tensor<1x1x64xbf16>) -> tensor<1x32x64xbf16>
    // no-fuse: causal_conv1d_silu
    %1 = "ttnn.silu"(%0) : (tensor<1x32x64xbf16>) -> tensor<1x32x64xbf16>
    return %1 : tensor<1x32x64xbf16>
  }
}
