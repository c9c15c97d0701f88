module {
  func.func @factor_per_channel(%x: tensor<1x32x32x16xbf16>, %w: tensor<32x16x3x3xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %s: tensor<1x1x1x32xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}) -> tensor<1x32x32x32xbf16> {
    %0 = "ttir.conv2d"(%x, %w) <{dilation = array<i32: 1, 1>, groups = 1 : i32, padding = array<i32: 1, 1, 1, 1>, stride = array<i32: 1, 1>}> : (tensor<1x32x32x16xbf16>, tensor<32x16x3x3xbf16>) -> tensor<1x32x32x32xbf16>
    // fuse: conv2d_scale [conv=%0 factor=%s out=%1]
    %1 = "ttir.multiply"(%s, %0) : (tensor<1x1x1x32xbf16>, tensor<1x32x32x32xbf16>) -> tensor<1x32x32x32xbf16>
    return %1 : tensor<1x32x32x32xbf16>
  }

  func.func @gate_per_pixel(%x: tensor<1x32x32x16xbf16>, %w: tensor<32x16x3x3xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %g: tensor<1x32x32x1xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}) -> tensor<1x32x32x32xbf16> {
    %0 = "ttir.conv2d"(%x, %w) <{dilation = array<i32: 1, 1>, groups = 1 : i32, padding = array<i32: 1, 1, 1, 1>, stride = array<i32: 1, 1>}> : (tensor<1x32x32x16xbf16>, tensor<32x16x3x3xbf16>) -> tensor<1x32x32x32xbf16>
    // no-fuse: conv2d_scale
    %1 = "ttir.multiply"(%0, %g) : (tensor<1x32x32x32xbf16>, tensor<1x32x32x1xbf16>) -> tensor<1x32x32x32xbf16>
    return %1 : tensor<1x32x32x32xbf16>
  }

  // Squeeze and excitation: the factor is computed from the input.
  func.func @excitation(%x: tensor<1x32x32x16xbf16>, %w: tensor<32x16x3x3xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %e: tensor<1x1x1x32xbf16> {ttcore.argument_type = #ttcore.argument_type<input>}) -> tensor<1x32x32x32xbf16> {
    %0 = "ttir.conv2d"(%x, %w) <{dilation = array<i32: 1, 1>, groups = 1 : i32, padding = array<i32: 1, 1, 1, 1>, stride = array<i32: 1, 1>}> : (tensor<1x32x32x16xbf16>, tensor<32x16x3x3xbf16>) -> tensor<1x32x32x32xbf16>
    // no-fuse: conv2d_scale
    %1 = "ttir.multiply"(%0, %e) : (tensor<1x32x32x32xbf16>, tensor<1x1x1x32xbf16>) -> tensor<1x32x32x32xbf16>
    return %1 : tensor<1x32x32x32xbf16>
  }
}
