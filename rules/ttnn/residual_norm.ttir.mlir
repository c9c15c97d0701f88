module {
  // The sum goes on to the next residual; the add runs in f32.
  func.func @rms_norm_of_a_sum(%x: tensor<32x128xbf16>, %r: tensor<32x128xbf16>, %g: tensor<128xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}) -> (tensor<32x128xbf16>, tensor<32x128xf32>) {
    %0 = "ttir.typecast"(%x) : (tensor<32x128xbf16>) -> tensor<32x128xf32>
    %1 = "ttir.typecast"(%r) : (tensor<32x128xbf16>) -> tensor<32x128xf32>
    %2 = "ttir.add"(%0, %1) : (tensor<32x128xf32>, tensor<32x128xf32>) -> tensor<32x128xf32>
    %3 = "ttir.typecast"(%2) : (tensor<32x128xf32>) -> tensor<32x128xbf16>
    // fuse: rms_norm_residual [x=%0 residual=%1 sum=%2 out=%4]
    %4 = "ttir.rms_norm"(%3, %g) <{epsilon = 1.000000e-06 : f32, normalized_shape = array<i64: 128>, operandSegmentSizes = array<i32: 1, 1, 0>}> : (tensor<32x128xbf16>, tensor<128xbf16>) -> tensor<32x128xbf16>
    return %4, %2 : tensor<32x128xbf16>, tensor<32x128xf32>
  }

  // Position embeddings are parameters, no residual.
  func.func @rms_norm_of_embeddings(%x: tensor<32x128xbf16>, %p: tensor<32x128xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %g: tensor<128xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}) -> tensor<32x128xbf16> {
    %0 = "ttir.add"(%x, %p) : (tensor<32x128xbf16>, tensor<32x128xbf16>) -> tensor<32x128xbf16>
    // no-fuse: rms_norm_residual
    %1 = "ttir.rms_norm"(%0, %g) <{epsilon = 1.000000e-06 : f32, normalized_shape = array<i64: 128>, operandSegmentSizes = array<i32: 1, 1, 0>}> : (tensor<32x128xbf16>, tensor<128xbf16>) -> tensor<32x128xbf16>
    return %1 : tensor<32x128xbf16>
  }

  func.func @layer_norm_of_a_sum(%x: tensor<2x32x128xbf16>, %r: tensor<2x32x128xbf16>, %g: tensor<128xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %b: tensor<128xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}) -> tensor<2x32x128xbf16> {
    %0 = "ttir.add"(%x, %r) : (tensor<2x32x128xbf16>, tensor<2x32x128xbf16>) -> tensor<2x32x128xbf16>
    // fuse: layer_norm_residual [x=%x residual=%r out=%1]
    %1 = "ttir.layer_norm"(%0, %g, %b) <{epsilon = 9.99999996E-13 : f32, normalized_shape = array<i64: 128>, operandSegmentSizes = array<i32: 1, 1, 1>}> : (tensor<2x32x128xbf16>, tensor<128xbf16>, tensor<128xbf16>) -> tensor<2x32x128xbf16>
    return %1 : tensor<2x32x128xbf16>
  }

  // A bias of the linear before.
  func.func @layer_norm_of_a_biased_product(%x: tensor<2x32x128xbf16>, %b0: tensor<128xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %g: tensor<128xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %b: tensor<128xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}) -> tensor<2x32x128xbf16> {
    %0 = "ttir.add"(%x, %b0) : (tensor<2x32x128xbf16>, tensor<128xbf16>) -> tensor<2x32x128xbf16>
    // no-fuse: layer_norm_residual
    %1 = "ttir.layer_norm"(%0, %g, %b) <{epsilon = 9.99999996E-13 : f32, normalized_shape = array<i64: 128>, operandSegmentSizes = array<i32: 1, 1, 1>}> : (tensor<2x32x128xbf16>, tensor<128xbf16>, tensor<128xbf16>) -> tensor<2x32x128xbf16>
    return %1 : tensor<2x32x128xbf16>
  }
}
