module {
  func.func @residual_relu(%x: tensor<1x1x1024x64xbf16>, %r: tensor<1x1x1024x64xbf16>) -> tensor<1x1x1024x64xbf16> {
    %0 = "ttnn.add"(%x, %r) : (tensor<1x1x1024x64xbf16>, tensor<1x1x1024x64xbf16>) -> tensor<1x1x1024x64xbf16>
    // fuse: add_activation [a=%x b=%r out=%1]
    %1 = "ttnn.relu"(%0) : (tensor<1x1x1024x64xbf16>) -> tensor<1x1x1024x64xbf16>
    return %1 : tensor<1x1x1024x64xbf16>
  }

  func.func @bias_relu(%x: tensor<64x128xbf16>, %b: tensor<128xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}) -> tensor<64x128xbf16> {
    %0 = "ttnn.add"(%x, %b) : (tensor<64x128xbf16>, tensor<128xbf16>) -> tensor<64x128xbf16>
    // no-fuse: add_activation
    %1 = "ttnn.relu"(%0) : (tensor<64x128xbf16>) -> tensor<64x128xbf16>
    return %1 : tensor<64x128xbf16>
  }

  func.func @sum_used_twice(%x: tensor<64x128xbf16>, %r: tensor<64x128xbf16>) -> (tensor<64x128xbf16>, tensor<64x128xbf16>) {
    %0 = "ttnn.add"(%x, %r) : (tensor<64x128xbf16>, tensor<64x128xbf16>) -> tensor<64x128xbf16>
    // no-fuse: add_activation
    %1 = "ttnn.relu"(%0) : (tensor<64x128xbf16>) -> tensor<64x128xbf16>
    return %1, %0 : tensor<64x128xbf16>, tensor<64x128xbf16>
  }

  func.func @silu_gate(%g: tensor<64x128xbf16>, %u: tensor<64x128xbf16>) -> tensor<64x128xbf16> {
    %0 = "ttnn.sigmoid"(%g) : (tensor<64x128xbf16>) -> tensor<64x128xbf16>
    %1 = "ttnn.multiply"(%g, %0) : (tensor<64x128xbf16>, tensor<64x128xbf16>) -> tensor<64x128xbf16>
    // fuse: multiply_gated [a=%g b=%u gate=%1 out=%2]
    %2 = "ttnn.multiply"(%u, %1) : (tensor<64x128xbf16>, tensor<64x128xbf16>) -> tensor<64x128xbf16>
    return %2 : tensor<64x128xbf16>
  }

  func.func @gate_scaled_by_weights(%g: tensor<64x128xbf16>, %w: tensor<128xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}) -> tensor<64x128xbf16> {
    %0 = "ttnn.silu"(%g) : (tensor<64x128xbf16>) -> tensor<64x128xbf16>
    // no-fuse: multiply_gated
    %1 = "ttnn.multiply"(%0, %w) : (tensor<64x128xbf16>, tensor<128xbf16>) -> tensor<64x128xbf16>
    return %1 : tensor<64x128xbf16>
  }

  // Nothing but silu itself.
  func.func @silu_alone(%g: tensor<64x128xbf16>) -> tensor<64x128xbf16> {
    %0 = "ttnn.sigmoid"(%g) : (tensor<64x128xbf16>) -> tensor<64x128xbf16>
    // no-fuse: multiply_gated
    %1 = "ttnn.multiply"(%g, %0) : (tensor<64x128xbf16>, tensor<64x128xbf16>) -> tensor<64x128xbf16>
    return %1 : tensor<64x128xbf16>
  }
}
