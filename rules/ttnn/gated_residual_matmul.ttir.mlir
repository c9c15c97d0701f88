module {
  func.func @dit_block_end(%x: tensor<1x32x64xbf16>, %w: tensor<64x128xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %b: tensor<128xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %g: tensor<1x1x128xbf16>, %r: tensor<1x32x128xbf16>) -> tensor<1x32x128xbf16> {
    %0 = "ttir.matmul"(%x, %w) <{transpose_a = false, transpose_b = false}> : (tensor<1x32x64xbf16>, tensor<64x128xbf16>) -> tensor<1x32x128xbf16>
    %1 = "ttir.add"(%0, %b) : (tensor<1x32x128xbf16>, tensor<128xbf16>) -> tensor<1x32x128xbf16>
    %2 = "ttir.multiply"(%1, %g) : (tensor<1x32x128xbf16>, tensor<1x1x128xbf16>) -> tensor<1x32x128xbf16>
    // fuse: gated_residual_matmul [gate=%g residual=%r out=%3]
    %3 = "ttir.add"(%r, %2) : (tensor<1x32x128xbf16>, tensor<1x32x128xbf16>) -> tensor<1x32x128xbf16>
    return %3 : tensor<1x32x128xbf16>
  }

  // The factor is a learnt scale, not a gate.
  func.func @layer_scale(%x: tensor<1x32x64xbf16>, %w: tensor<64x128xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %g: tensor<128xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %r: tensor<1x32x128xbf16>) -> tensor<1x32x128xbf16> {
    %0 = "ttir.matmul"(%x, %w) <{transpose_a = false, transpose_b = false}> : (tensor<1x32x64xbf16>, tensor<64x128xbf16>) -> tensor<1x32x128xbf16>
    %1 = "ttir.multiply"(%0, %g) : (tensor<1x32x128xbf16>, tensor<128xbf16>) -> tensor<1x32x128xbf16>
    // no-fuse: gated_residual_matmul
    %2 = "ttir.add"(%r, %1) : (tensor<1x32x128xbf16>, tensor<1x32x128xbf16>) -> tensor<1x32x128xbf16>
    return %2 : tensor<1x32x128xbf16>
  }

  func.func @product_of_activations(%x: tensor<4x32x64xbf16>, %y: tensor<4x64x128xbf16>, %g: tensor<1x1x128xbf16>, %r: tensor<4x32x128xbf16>) -> tensor<4x32x128xbf16> {
    %0 = "ttir.matmul"(%x, %y) <{transpose_a = false, transpose_b = false}> : (tensor<4x32x64xbf16>, tensor<4x64x128xbf16>) -> tensor<4x32x128xbf16>
    %1 = "ttir.multiply"(%0, %g) : (tensor<4x32x128xbf16>, tensor<1x1x128xbf16>) -> tensor<4x32x128xbf16>
    // no-fuse: gated_residual_matmul
    %2 = "ttir.add"(%r, %1) : (tensor<4x32x128xbf16>, tensor<4x32x128xbf16>) -> tensor<4x32x128xbf16>
    return %2 : tensor<4x32x128xbf16>
  }
}
