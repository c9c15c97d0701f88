module {
  func.func @channels_first(%x: tensor<1x32x32x16xbf16>, %w: tensor<24x16x3x3xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %m: tensor<1x24x1x1xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %v: tensor<1x24x1x1xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %g: tensor<1x24x1x1xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %b: tensor<1x24x1x1xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}) -> tensor<1x24x32x32xbf16> {
    %0 = "ttnn.conv2d"(%x, %w) <{batch_size = 1 : i32, kernel_size = array<i32: 3, 3>, padding = array<i32: 1, 1, 1, 1>, stride = array<i32: 1, 1>}> : (tensor<1x32x32x16xbf16>, tensor<24x16x3x3xbf16>) -> tensor<1x1x1024x24xbf16>
    %1 = "ttnn.reshape"(%0) <{shape = [1 : i32, 32 : i32, 32 : i32, 24 : i32]}> : (tensor<1x1x1024x24xbf16>) -> tensor<1x32x32x24xbf16>
    %2 = "ttnn.permute"(%1) <{permutation = array<i64: 0, 3, 1, 2>}> : (tensor<1x32x32x24xbf16>) -> tensor<1x24x32x32xbf16>
    // fuse: conv2d_batch_norm [mean=%m variance=%v gamma=%g beta=%b out=%3]
    %3 = "ttnn.batch_norm_inference"(%2, %m, %v, %g, %b) <{epsilon = 9.99999974E-6 : f32, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1>}> : (tensor<1x24x32x32xbf16>, tensor<1x24x1x1xbf16>, tensor<1x24x1x1xbf16>, tensor<1x24x1x1xbf16>, tensor<1x24x1x1xbf16>) -> tensor<1x24x32x32xbf16>
    return %3 : tensor<1x24x32x32xbf16>
  }

  func.func @no_convolution(%x: tensor<1x24x32x32xbf16>, %m: tensor<1x24x1x1xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %v: tensor<1x24x1x1xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %g: tensor<1x24x1x1xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %b: tensor<1x24x1x1xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}) -> tensor<1x24x32x32xbf16> {
    // no-fuse: conv2d_batch_norm
    %0 = "ttnn.batch_norm_inference"(%x, %m, %v, %g, %b) <{epsilon = 9.99999974E-6 : f32, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1>}> : (tensor<1x24x32x32xbf16>, tensor<1x24x1x1xbf16>, tensor<1x24x1x1xbf16>, tensor<1x24x1x1xbf16>, tensor<1x24x1x1xbf16>) -> tensor<1x24x32x32xbf16>
    return %0 : tensor<1x24x32x32xbf16>
  }

  // The norm runs along the height of the image.
  func.func @other_dimension(%x: tensor<1x24x24x16xbf16>, %w: tensor<24x16x3x3xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %m: tensor<24xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %v: tensor<24xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %g: tensor<24xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %b: tensor<24xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}) -> tensor<1x24x24x24xbf16> {
    %0 = "ttnn.conv2d"(%x, %w) <{batch_size = 1 : i32, kernel_size = array<i32: 3, 3>, padding = array<i32: 1, 1, 1, 1>, stride = array<i32: 1, 1>}> : (tensor<1x24x24x16xbf16>, tensor<24x16x3x3xbf16>) -> tensor<1x24x24x24xbf16>
    // no-fuse: conv2d_batch_norm
    %1 = "ttnn.batch_norm_inference"(%0, %m, %v, %g, %b) <{epsilon = 9.99999974E-6 : f32, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1>}> : (tensor<1x24x24x24xbf16>, tensor<24xbf16>, tensor<24xbf16>, tensor<24xbf16>, tensor<24xbf16>) -> tensor<1x24x24x24xbf16>
    return %1 : tensor<1x24x24x24xbf16>
  }
}
