module {
  // The factor stands before the head split.
  func.func @queries_scaled(%q: tensor<1x64x128xbf16>, %k: tensor<1x4x64x32xbf16>, %v: tensor<1x4x64x32xbf16>) -> tensor<1x4x64x32xbf16> {
    %0 = "ttir.full"() <{fill_value = 1.767580e-01 : f32, shape = array<i32: 1, 64, 128>}> : () -> tensor<1x64x128xf32>
    %1 = "ttir.typecast"(%q) : (tensor<1x64x128xbf16>) -> tensor<1x64x128xf32>
    %2 = "ttir.multiply"(%1, %0) : (tensor<1x64x128xf32>, tensor<1x64x128xf32>) -> tensor<1x64x128xf32>
    %3 = "ttir.reshape"(%2) <{shape = [1 : i32, 64 : i32, 4 : i32, 32 : i32]}> : (tensor<1x64x128xf32>) -> tensor<1x64x4x32xf32>
    %4 = "ttir.permute"(%3) <{permutation = array<i64: 0, 2, 1, 3>}> : (tensor<1x64x4x32xf32>) -> tensor<1x4x64x32xf32>
    %5 = "ttir.typecast"(%4) : (tensor<1x4x64x32xf32>) -> tensor<1x4x64x32xbf16>
    // fuse: sdpa_scale [q=%1 c=%0 out=%6]
    %6 = "ttir.scaled_dot_product_attention"(%5, %k, %v) <{is_causal = false, operandSegmentSizes = array<i32: 1, 1, 1, 0, 0>, scale = 1.000000e+00 : f32}> : (tensor<1x4x64x32xbf16>, tensor<1x4x64x32xbf16>, tensor<1x4x64x32xbf16>) -> tensor<1x4x64x32xbf16>
    return %6 : tensor<1x4x64x32xbf16>
  }

  func.func @factor_per_head(%q: tensor<1x4x64x32xbf16>, %k: tensor<1x4x64x32xbf16>, %v: tensor<1x4x64x32xbf16>, %c: tensor<1x4x1x1xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}) -> tensor<1x4x64x32xbf16> {
    %0 = "ttir.multiply"(%q, %c) : (tensor<1x4x64x32xbf16>, tensor<1x4x1x1xbf16>) -> tensor<1x4x64x32xbf16>
    // no-fuse: sdpa_scale
    %1 = "ttir.scaled_dot_product_attention"(%0, %k, %v) <{is_causal = false, operandSegmentSizes = array<i32: 1, 1, 1, 0, 0>, scale = 1.000000e+00 : f32}> : (tensor<1x4x64x32xbf16>, tensor<1x4x64x32xbf16>, tensor<1x4x64x32xbf16>) -> tensor<1x4x64x32xbf16>
    return %1 : tensor<1x4x64x32xbf16>
  }
}
