module {
  func.func @weight_and_bias(%x: tensor<2x32x128xbf16>, %g: tensor<128xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %b: tensor<1x1x128xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}) -> tensor<2x32x128xbf16> {
    %0 = "ttnn.layer_norm"(%x) <{epsilon = 9.99999974E-6 : f32, operandSegmentSizes = array<i32: 1, 0, 0>}> : (tensor<2x32x128xbf16>) -> tensor<2x32x128xbf16>
    %1 = "ttnn.multiply"(%0, %g) : (tensor<2x32x128xbf16>, tensor<128xbf16>) -> tensor<2x32x128xbf16>
    // fuse: layer_norm_affine [ln=%0 gamma=%g beta=%b out=%2]
    %2 = "ttnn.add"(%1, %b) : (tensor<2x32x128xbf16>, tensor<1x1x128xbf16>) -> tensor<2x32x128xbf16>
    return %2 : tensor<2x32x128xbf16>
  }

  // Adaptive norm of one sample: scale and shift are vectors, computed from the conditioning.
  func.func @adaptive(%x: tensor<1x32x128xbf16>, %scale: tensor<1x1x128xbf16>, %shift: tensor<1x1x128xbf16>) -> tensor<1x32x128xbf16> {
    %0 = "ttnn.full"() <{fill_value = 1.000000e+00 : f32, shape = #ttnn.shape<1x1x1>}> : () -> tensor<1x1x1xbf16>
    %1 = "ttnn.layer_norm"(%x) <{epsilon = 9.99999974E-6 : f32, operandSegmentSizes = array<i32: 1, 0, 0>}> : (tensor<1x32x128xbf16>) -> tensor<1x32x128xbf16>
    %2 = "ttnn.add"(%scale, %0) : (tensor<1x1x128xbf16>, tensor<1x1x1xbf16>) -> tensor<1x1x128xbf16>
    %3 = "ttnn.multiply"(%1, %2) : (tensor<1x32x128xbf16>, tensor<1x1x128xbf16>) -> tensor<1x32x128xbf16>
    // fuse: layer_norm_affine [ln=%1 scale=%scale weight=%2 beta=%shift out=%4]
    %4 = "ttnn.add"(%3, %shift) : (tensor<1x32x128xbf16>, tensor<1x1x128xbf16>) -> tensor<1x32x128xbf16>
    return %4 : tensor<1x32x128xbf16>
  }

  // (scale + 1) + shift as one factor, the ones of full size.
  func.func @summed_factor(%x: tensor<1x32x128xbf16>, %scale: tensor<1x1x128xbf16>, %shift: tensor<1x1x1xbf16>) -> tensor<1x32x128xbf16> {
    %0 = "ttnn.full"() <{fill_value = 1.000000e+00 : f32, shape = #ttnn.shape<1x32x128>}> : () -> tensor<1x32x128xbf16>
    %1 = "ttnn.layer_norm"(%x) <{epsilon = 9.99999974E-6 : f32, operandSegmentSizes = array<i32: 1, 0, 0>}> : (tensor<1x32x128xbf16>) -> tensor<1x32x128xbf16>
    %2 = "ttnn.add"(%scale, %0) : (tensor<1x1x128xbf16>, tensor<1x32x128xbf16>) -> tensor<1x32x128xbf16>
    %3 = "ttnn.add"(%2, %shift) : (tensor<1x32x128xbf16>, tensor<1x1x1xbf16>) -> tensor<1x32x128xbf16>
    // fuse: layer_norm_affine [ln=%1 scale=%scale shift=%shift weight=%3 out=%4]
    %4 = "ttnn.multiply"(%1, %3) : (tensor<1x32x128xbf16>, tensor<1x32x128xbf16>) -> tensor<1x32x128xbf16>
    return %4 : tensor<1x32x128xbf16>
  }

  // Two samples: every row of the batch has its own scale, which no weight vector can hold.
  func.func @scale_per_sample(%x: tensor<2x32x128xbf16>, %scale: tensor<2x1x128xbf16>) -> tensor<2x32x128xbf16> {
    %0 = "ttnn.layer_norm"(%x) <{epsilon = 9.99999974E-6 : f32, operandSegmentSizes = array<i32: 1, 0, 0>}> : (tensor<2x32x128xbf16>) -> tensor<2x32x128xbf16>
    // no-fuse: layer_norm_affine
    %1 = "ttnn.multiply"(%0, %scale) : (tensor<2x32x128xbf16>, tensor<2x1x128xbf16>) -> tensor<2x32x128xbf16>
    return %1 : tensor<2x32x128xbf16>
  }

  func.func @weight_already_there(%x: tensor<2x32x128xbf16>, %g: tensor<128xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %b: tensor<128xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %c: tensor<128xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}) -> tensor<2x32x128xbf16> {
    %0 = "ttnn.layer_norm"(%x, %g, %b) <{epsilon = 9.99999974E-6 : f32, operandSegmentSizes = array<i32: 1, 1, 1>}> : (tensor<2x32x128xbf16>, tensor<128xbf16>, tensor<128xbf16>) -> tensor<2x32x128xbf16>
    // no-fuse: layer_norm_affine
    %1 = "ttnn.multiply"(%0, %c) : (tensor<2x32x128xbf16>, tensor<128xbf16>) -> tensor<2x32x128xbf16>
    return %1 : tensor<2x32x128xbf16>
  }

  func.func @used_twice(%x: tensor<2x32x128xbf16>, %g: tensor<128xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}) -> (tensor<2x32x128xbf16>, tensor<2x32x128xbf16>) {
    %0 = "ttnn.layer_norm"(%x) <{epsilon = 9.99999974E-6 : f32, operandSegmentSizes = array<i32: 1, 0, 0>}> : (tensor<2x32x128xbf16>) -> tensor<2x32x128xbf16>
    // no-fuse: layer_norm_affine
    %1 = "ttnn.multiply"(%0, %g) : (tensor<2x32x128xbf16>, tensor<128xbf16>) -> tensor<2x32x128xbf16>
    return %1, %0 : tensor<2x32x128xbf16>, tensor<2x32x128xbf16>
  }
}
