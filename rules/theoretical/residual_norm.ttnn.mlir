module {
  // A decode layer: the residual is kept in f32, the sum is used again by the next residual.
  func.func @rms_norm_of_a_sum(%x: tensor<32x3072xbf16>, %r: tensor<32x3072xf32>, %y: tensor<32x3072xf32>, %g: tensor<3072xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}) -> (tensor<32x3072xbf16>, tensor<32x3072xf32>) {
    %0 = "ttnn.typecast"(%x) : (tensor<32x3072xbf16>) -> tensor<32x3072xf32>
    %1 = "ttnn.add"(%0, %r) : (tensor<32x3072xf32>, tensor<32x3072xf32>) -> tensor<32x3072xf32>
    %2 = "ttnn.typecast"(%1) : (tensor<32x3072xf32>) -> tensor<32x3072xbf16>
    // fuse: residual_rms_norm [sum=%1 gamma=%g out=%3]
    %3 = "ttnn.rms_norm"(%2, %g) <{epsilon = 9.99999974E-6 : f32, operandSegmentSizes = array<i32: 1, 1, 0>}> : (tensor<32x3072xbf16>, tensor<3072xbf16>) -> tensor<32x3072xbf16>
    %4 = "ttnn.add"(%y, %1) : (tensor<32x3072xf32>, tensor<32x3072xf32>) -> tensor<32x3072xf32>
    return %3, %4 : tensor<32x3072xbf16>, tensor<32x3072xf32>
  }

  // Pieces in f32, statistics without keep_dim.
  func.func @rms_norm_in_pieces(%x: tensor<1x7x64xbf16>, %r: tensor<1x7x64xbf16>, %g: tensor<1x64xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}) -> (tensor<7x64xbf16>, tensor<1x7x64xbf16>) {
    %0 = "ttnn.add"(%r, %x) : (tensor<1x7x64xbf16>, tensor<1x7x64xbf16>) -> tensor<1x7x64xbf16>
    %1 = "ttnn.typecast"(%0) : (tensor<1x7x64xbf16>) -> tensor<1x7x64xf32>
    %2 = "ttnn.pow_scalar"(%1) <{rhs = 2.000000e+00 : f32}> : (tensor<1x7x64xf32>) -> tensor<1x7x64xf32>
    %3 = "ttnn.sum"(%2) <{dim_arg = [2 : i32], keep_dim = false}> : (tensor<1x7x64xf32>) -> tensor<1x7xf32>
    %4 = "ttnn.full"() <{fill_value = 1.562500000e-02 : f32, shape = #ttnn.shape<1x7>}> : () -> tensor<1x7xf32>
    %5 = "ttnn.multiply"(%3, %4) : (tensor<1x7xf32>, tensor<1x7xf32>) -> tensor<1x7xf32>
    %6 = "ttnn.full"() <{fill_value = 1.000000000e-05 : f32, shape = #ttnn.shape<1x7>}> : () -> tensor<1x7xf32>
    %7 = "ttnn.add"(%5, %6) : (tensor<1x7xf32>, tensor<1x7xf32>) -> tensor<1x7xf32>
    %8 = "ttnn.rsqrt"(%7) : (tensor<1x7xf32>) -> tensor<1x7xf32>
    %9 = "ttnn.reshape"(%8) <{shape = [7 : i32, 1 : i32]}> : (tensor<1x7xf32>) -> tensor<7x1xf32>
    %10 = "ttnn.reshape"(%1) <{shape = [7 : i32, 64 : i32]}> : (tensor<1x7x64xf32>) -> tensor<7x64xf32>
    %11 = "ttnn.multiply"(%10, %9) : (tensor<7x64xf32>, tensor<7x1xf32>) -> tensor<7x64xf32>
    %12 = "ttnn.typecast"(%11) : (tensor<7x64xf32>) -> tensor<7x64xbf16>
    // fuse: residual_rms_norm [sum=%0 gamma=%g out=%13]
    %13 = "ttnn.multiply"(%g, %12) : (tensor<1x64xbf16>, tensor<7x64xbf16>) -> tensor<7x64xbf16>
    return %13, %0 : tensor<7x64xbf16>, tensor<1x7x64xbf16>
  }

  // A position embedding is fixed before the run.
  func.func @position_embedding(%x: tensor<1x7x64xbf16>, %p: tensor<1x7x64xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %g: tensor<64xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %b: tensor<64xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}) -> (tensor<1x7x64xbf16>, tensor<1x7x64xbf16>) {
    %0 = "ttnn.add"(%x, %p) : (tensor<1x7x64xbf16>, tensor<1x7x64xbf16>) -> tensor<1x7x64xbf16>
    // no-fuse: residual_layer_norm
    %1 = "ttnn.layer_norm"(%0, %g, %b) <{epsilon = 9.99999974E-6 : f32, operandSegmentSizes = array<i32: 1, 1, 1>}> : (tensor<1x7x64xbf16>, tensor<64xbf16>, tensor<64xbf16>) -> tensor<1x7x64xbf16>
    return %1, %0 : tensor<1x7x64xbf16>, tensor<1x7x64xbf16>
  }

  // The beta of an earlier norm, spelled out.
  func.func @beta_of_a_norm(%x: tensor<1x7x64xbf16>, %b: tensor<1x1x64xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %g: tensor<64xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}) -> tensor<1x7x64xbf16> {
    %0 = "ttnn.add"(%x, %b) : (tensor<1x7x64xbf16>, tensor<1x1x64xbf16>) -> tensor<1x7x64xbf16>
    // no-fuse: residual_rms_norm
    %1 = "ttnn.rms_norm"(%0, %g) <{epsilon = 9.99999974E-6 : f32, operandSegmentSizes = array<i32: 1, 1, 0>}> : (tensor<1x7x64xbf16>, tensor<64xbf16>) -> tensor<1x7x64xbf16>
    return %1 : tensor<1x7x64xbf16>
  }

  // Post-norm: the sum itself is not used again. Both addends are computed.
  func.func @post_norm(%x: tensor<8x384x768xbf16>, %r: tensor<8x384x768xbf16>, %g: tensor<768xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %b: tensor<768xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}) -> tensor<8x384x768xbf16> {
    %0 = "ttnn.add"(%x, %r) : (tensor<8x384x768xbf16>, tensor<8x384x768xbf16>) -> tensor<8x384x768xbf16>
    // fuse: residual_layer_norm [sum=%0 gamma=%g beta=%b out=%1]
    %1 = "ttnn.layer_norm"(%0, %g, %b) <{epsilon = 9.99999974E-6 : f32, operandSegmentSizes = array<i32: 1, 1, 1>}> : (tensor<8x384x768xbf16>, tensor<768xbf16>, tensor<768xbf16>) -> tensor<8x384x768xbf16>
    return %1 : tensor<8x384x768xbf16>
  }

  func.func @layer_norm_in_pieces(%x: tensor<1x7x64xf32>, %r: tensor<1x7x64xf32>, %g: tensor<1x1x64xf32> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %b: tensor<1x1x64xf32> {ttcore.argument_type = #ttcore.argument_type<parameter>}) -> (tensor<1x7x64xf32>, tensor<1x7x64xf32>) {
    %0 = "ttnn.add"(%x, %r) : (tensor<1x7x64xf32>, tensor<1x7x64xf32>) -> tensor<1x7x64xf32>
    %1 = "ttnn.mean"(%0) <{dim_arg = [2 : i32], keep_dim = true}> : (tensor<1x7x64xf32>) -> tensor<1x7x1xf32>
    %2 = "ttnn.subtract"(%0, %1) : (tensor<1x7x64xf32>, tensor<1x7x1xf32>) -> tensor<1x7x64xf32>
    %3 = "ttnn.multiply"(%2, %2) : (tensor<1x7x64xf32>, tensor<1x7x64xf32>) -> tensor<1x7x64xf32>
    %4 = "ttnn.mean"(%3) <{dim_arg = [2 : i32], keep_dim = true}> : (tensor<1x7x64xf32>) -> tensor<1x7x1xf32>
    %5 = "ttnn.full"() <{fill_value = 1.000000000e-05 : f32, shape = #ttnn.shape<1x1x1>}> : () -> tensor<1x1x1xf32>
    %6 = "ttnn.add"(%4, %5) : (tensor<1x7x1xf32>, tensor<1x1x1xf32>) -> tensor<1x7x1xf32>
    %7 = "ttnn.rsqrt"(%6) : (tensor<1x7x1xf32>) -> tensor<1x7x1xf32>
    %8 = "ttnn.multiply"(%2, %7) : (tensor<1x7x64xf32>, tensor<1x7x1xf32>) -> tensor<1x7x64xf32>
    %9 = "ttnn.multiply"(%8, %g) : (tensor<1x7x64xf32>, tensor<1x1x64xf32>) -> tensor<1x7x64xf32>
    // fuse: residual_layer_norm [sum=%0 out=%10]
    %10 = "ttnn.add"(%9, %b) : (tensor<1x7x64xf32>, tensor<1x1x64xf32>) -> tensor<1x7x64xf32>
    return %10, %0 : tensor<1x7x64xf32>, tensor<1x7x64xf32>
  }

  // Two embeddings summed in front of a first layer.
  func.func @embeddings(%i: tensor<7xui32> {ttcore.argument_type = #ttcore.argument_type<input>}, %e: tensor<100x64xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %j: tensor<7xui32> {ttcore.argument_type = #ttcore.argument_type<input>}, %p: tensor<7x64xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %g: tensor<64xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %b: tensor<64xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}) -> tensor<7x64xbf16> {
    %0 = "ttnn.embedding"(%i, %e) : (tensor<7xui32>, tensor<100x64xbf16>) -> tensor<7x64xbf16>
    %1 = "ttnn.embedding"(%j, %p) : (tensor<7xui32>, tensor<7x64xbf16>) -> tensor<7x64xbf16>
    %2 = "ttnn.add"(%0, %1) : (tensor<7x64xbf16>, tensor<7x64xbf16>) -> tensor<7x64xbf16>
    // no-fuse: residual_layer_norm
    %3 = "ttnn.layer_norm"(%2, %g, %b) <{epsilon = 9.99999974E-6 : f32, operandSegmentSizes = array<i32: 1, 1, 1>}> : (tensor<7x64xbf16>, tensor<64xbf16>, tensor<64xbf16>) -> tensor<7x64xbf16>
    return %3 : tensor<7x64xbf16>
  }

  // The norm runs over other rows than the sum has.
  func.func @regrouped_rows(%x: tensor<7x128xbf16>, %r: tensor<7x128xbf16>, %g: tensor<64xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}) -> tensor<14x64xbf16> {
    %0 = "ttnn.add"(%x, %r) : (tensor<7x128xbf16>, tensor<7x128xbf16>) -> tensor<7x128xbf16>
    %1 = "ttnn.reshape"(%0) <{shape = [14 : i32, 64 : i32]}> : (tensor<7x128xbf16>) -> tensor<14x64xbf16>
    // no-fuse: residual_rms_norm
    %2 = "ttnn.rms_norm"(%1, %g) <{epsilon = 9.99999974E-6 : f32, operandSegmentSizes = array<i32: 1, 1, 0>}> : (tensor<14x64xbf16>, tensor<64xbf16>) -> tensor<14x64xbf16>
    return %2 : tensor<14x64xbf16>
  }
}
