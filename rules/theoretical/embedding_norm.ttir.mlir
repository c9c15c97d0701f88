module {
  func.func @three_embeddings(%i: tensor<3072xui32> {ttcore.argument_type = #ttcore.argument_type<input>}, %e: tensor<1000x64xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %t: tensor<3072xui32> {ttcore.argument_type = #ttcore.argument_type<input>}, %s: tensor<2x64xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %j: tensor<3072xui32> {ttcore.argument_type = #ttcore.argument_type<input>}, %p: tensor<512x64xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %g: tensor<64xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %b: tensor<64xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}) -> tensor<8x384x64xbf16> {
    %0 = "ttir.embedding"(%i, %e) : (tensor<3072xui32>, tensor<1000x64xbf16>) -> tensor<3072x64xbf16>
    %1 = "ttir.embedding"(%t, %s) : (tensor<3072xui32>, tensor<2x64xbf16>) -> tensor<3072x64xbf16>
    %2 = "ttir.embedding"(%j, %p) : (tensor<3072xui32>, tensor<512x64xbf16>) -> tensor<3072x64xbf16>
    %3 = "ttir.add"(%0, %1) : (tensor<3072x64xbf16>, tensor<3072x64xbf16>) -> tensor<3072x64xbf16>
    %4 = "ttir.add"(%3, %2) : (tensor<3072x64xbf16>, tensor<3072x64xbf16>) -> tensor<3072x64xbf16>
    %5 = "ttir.reshape"(%4) <{shape = [8 : i32, 384 : i32, 64 : i32]}> : (tensor<3072x64xbf16>) -> tensor<8x384x64xbf16>
    // fuse: embed_layer_norm [ids=%i out=%6]
    %6 = "ttir.layer_norm"(%5, %g, %b) <{epsilon = 9.99999974E-6 : f32, normalized_shape = array<i64: 64>, operandSegmentSizes = array<i32: 1, 1, 1>}> : (tensor<8x384x64xbf16>, tensor<64xbf16>, tensor<64xbf16>) -> tensor<8x384x64xbf16>
    return %6 : tensor<8x384x64xbf16>
  }

  // The positions are gathered before the run.
  func.func @fixed_positions(%i: tensor<3072xui32> {ttcore.argument_type = #ttcore.argument_type<input>}, %e: tensor<1000x64xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %t: tensor<3072xui32> {ttcore.argument_type = #ttcore.argument_type<input>}, %s: tensor<2x64xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %p: tensor<3072x64xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %g: tensor<64xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %b: tensor<64xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}) -> tensor<3072x64xbf16> {
    %0 = "ttir.embedding"(%i, %e) : (tensor<3072xui32>, tensor<1000x64xbf16>) -> tensor<3072x64xbf16>
    %1 = "ttir.embedding"(%t, %s) : (tensor<3072xui32>, tensor<2x64xbf16>) -> tensor<3072x64xbf16>
    %2 = "ttir.add"(%0, %1) : (tensor<3072x64xbf16>, tensor<3072x64xbf16>) -> tensor<3072x64xbf16>
    %3 = "ttir.add"(%2, %p) : (tensor<3072x64xbf16>, tensor<3072x64xbf16>) -> tensor<3072x64xbf16>
    // fuse: embed_layer_norm [ids=%i fixed=%p out=%4]
    %4 = "ttir.layer_norm"(%3, %g, %b) <{epsilon = 9.99999974E-6 : f32, normalized_shape = array<i64: 64>, operandSegmentSizes = array<i32: 1, 1, 1>}> : (tensor<3072x64xbf16>, tensor<64xbf16>, tensor<64xbf16>) -> tensor<3072x64xbf16>
    return %4 : tensor<3072x64xbf16>
  }

  func.func @sum_used_elsewhere(%i: tensor<3072xui32> {ttcore.argument_type = #ttcore.argument_type<input>}, %e: tensor<1000x64xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %p: tensor<3072x64xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %g: tensor<64xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %b: tensor<64xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}) -> (tensor<3072x64xbf16>, tensor<3072x64xbf16>) {
    %0 = "ttir.embedding"(%i, %e) : (tensor<3072xui32>, tensor<1000x64xbf16>) -> tensor<3072x64xbf16>
    %1 = "ttir.add"(%0, %p) : (tensor<3072x64xbf16>, tensor<3072x64xbf16>) -> tensor<3072x64xbf16>
    // no-fuse: embed_layer_norm
    %2 = "ttir.layer_norm"(%1, %g, %b) <{epsilon = 9.99999974E-6 : f32, normalized_shape = array<i64: 64>, operandSegmentSizes = array<i32: 1, 1, 1>}> : (tensor<3072x64xbf16>, tensor<64xbf16>, tensor<64xbf16>) -> tensor<3072x64xbf16>
    return %2, %1 : tensor<3072x64xbf16>, tensor<3072x64xbf16>
  }

  // A residual, not a position.
  func.func @residual(%i: tensor<3072xui32> {ttcore.argument_type = #ttcore.argument_type<input>}, %e: tensor<1000x64xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %r: tensor<3072x64xbf16> {ttcore.argument_type = #ttcore.argument_type<input>}, %g: tensor<64xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %b: tensor<64xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}) -> tensor<3072x64xbf16> {
    %0 = "ttir.embedding"(%i, %e) : (tensor<3072xui32>, tensor<1000x64xbf16>) -> tensor<3072x64xbf16>
    %1 = "ttir.add"(%0, %r) : (tensor<3072x64xbf16>, tensor<3072x64xbf16>) -> tensor<3072x64xbf16>
    // no-fuse: embed_layer_norm
    %2 = "ttir.layer_norm"(%1, %g, %b) <{epsilon = 9.99999974E-6 : f32, normalized_shape = array<i64: 64>, operandSegmentSizes = array<i32: 1, 1, 1>}> : (tensor<3072x64xbf16>, tensor<64xbf16>, tensor<64xbf16>) -> tensor<3072x64xbf16>
    return %2 : tensor<3072x64xbf16>
  }

  func.func @scaled(%i: tensor<32xui32> {ttcore.argument_type = #ttcore.argument_type<input>}, %e: tensor<1000x64xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}) -> tensor<32x64xf32> {
    %0 = "ttir.embedding"(%i, %e) : (tensor<32xui32>, tensor<1000x64xbf16>) -> tensor<32x64xbf16>
    %1 = "ttir.typecast"(%0) <{conservative_folding = false}> : (tensor<32x64xbf16>) -> tensor<32x64xf32>
    %2 = "ttir.full"() <{fill_value = 8.000000000e+00 : f32, shape = array<i32: 1, 1>}> : () -> tensor<1x1xf32>
    // fuse: scaled_embedding [ids=%i table=%e out=%3]
    %3 = "ttir.multiply"(%1, %2) : (tensor<32x64xf32>, tensor<1x1xf32>) -> tensor<32x64xf32>
    return %3 : tensor<32x64xf32>
  }

  // A gate, computed.
  func.func @gated_embedding(%i: tensor<32xui32> {ttcore.argument_type = #ttcore.argument_type<input>}, %e: tensor<1000x64xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %g: tensor<32x64xbf16> {ttcore.argument_type = #ttcore.argument_type<input>}) -> tensor<32x64xbf16> {
    %0 = "ttir.embedding"(%i, %e) : (tensor<32xui32>, tensor<1000x64xbf16>) -> tensor<32x64xbf16>
    // no-fuse: scaled_embedding
    %1 = "ttir.multiply"(%0, %g) : (tensor<32x64xbf16>, tensor<32x64xbf16>) -> tensor<32x64xbf16>
    return %1 : tensor<32x64xbf16>
  }
}
