module {
  func.func @decode(%q: tensor<1x4x8x64xbf16> {ttcore.argument_type = #ttcore.argument_type<input>}, %kc: tensor<128x16384xbf16> {ttcore.argument_type = #ttcore.argument_type<input>}, %vc: tensor<128x16384xbf16> {ttcore.argument_type = #ttcore.argument_type<input>}, %t: tensor<4x8xui32> {ttcore.argument_type = #ttcore.argument_type<input>}, %t2: tensor<4x8xui32> {ttcore.argument_type = #ttcore.argument_type<input>}, %cur: tensor<4xsi32> {ttcore.argument_type = #ttcore.argument_type<input>}) -> tensor<1x4x8x64xbf16> {
    %k = "ttir.embedding"(%t, %kc) : (tensor<4x8xui32>, tensor<128x16384xbf16>) -> tensor<4x8x16384xbf16>
    %v = "ttir.embedding"(%t, %vc) : (tensor<4x8xui32>, tensor<128x16384xbf16>) -> tensor<4x8x16384xbf16>
    %k5 = "ttir.reshape"(%k) <{shape = [4 : i32, 8 : i32, 8 : i32, 32 : i32, 64 : i32]}> : (tensor<4x8x16384xbf16>) -> tensor<4x8x8x32x64xbf16>
    %v5 = "ttir.reshape"(%v) <{shape = [4 : i32, 8 : i32, 8 : i32, 32 : i32, 64 : i32]}> : (tensor<4x8x16384xbf16>) -> tensor<4x8x8x32x64xbf16>
    %kp = "ttir.permute"(%k5) <{permutation = array<i64: 0, 2, 1, 3, 4>}> : (tensor<4x8x8x32x64xbf16>) -> tensor<4x8x8x32x64xbf16>
    %vp = "ttir.permute"(%v5) <{permutation = array<i64: 0, 2, 1, 3, 4>}> : (tensor<4x8x8x32x64xbf16>) -> tensor<4x8x8x32x64xbf16>
    %k4 = "ttir.reshape"(%kp) <{shape = [4 : i32, 8 : i32, 256 : i32, 64 : i32]}> : (tensor<4x8x8x32x64xbf16>) -> tensor<4x8x256x64xbf16>
    %v4 = "ttir.reshape"(%vp) <{shape = [4 : i32, 8 : i32, 256 : i32, 64 : i32]}> : (tensor<4x8x8x32x64xbf16>) -> tensor<4x8x256x64xbf16>
    // fuse: paged_sdpa_decode [table=%t k_cache=%kc v_cache=%vc]
    %o = "ttir.scaled_dot_product_attention_decode"(%q, %k4, %v4, %cur) <{is_causal = false, scale = 1.250000e-01 : f32, operandSegmentSizes = array<i32: 1, 1, 1, 0, 1, 0>}> : (tensor<1x4x8x64xbf16>, tensor<4x8x256x64xbf16>, tensor<4x8x256x64xbf16>, tensor<4xsi32>) -> tensor<1x4x8x64xbf16>
    return %o : tensor<1x4x8x64xbf16>
  }

  func.func @two_tables(%q: tensor<1x4x8x64xbf16> {ttcore.argument_type = #ttcore.argument_type<input>}, %kc: tensor<128x16384xbf16> {ttcore.argument_type = #ttcore.argument_type<input>}, %vc: tensor<128x16384xbf16> {ttcore.argument_type = #ttcore.argument_type<input>}, %t: tensor<4x8xui32> {ttcore.argument_type = #ttcore.argument_type<input>}, %t2: tensor<4x8xui32> {ttcore.argument_type = #ttcore.argument_type<input>}, %cur: tensor<4xsi32> {ttcore.argument_type = #ttcore.argument_type<input>}) -> tensor<1x4x8x64xbf16> {
    %k = "ttir.embedding"(%t, %kc) : (tensor<4x8xui32>, tensor<128x16384xbf16>) -> tensor<4x8x16384xbf16>
    %v = "ttir.embedding"(%t2, %vc) : (tensor<4x8xui32>, tensor<128x16384xbf16>) -> tensor<4x8x16384xbf16>
    %k5 = "ttir.reshape"(%k) <{shape = [4 : i32, 8 : i32, 8 : i32, 32 : i32, 64 : i32]}> : (tensor<4x8x16384xbf16>) -> tensor<4x8x8x32x64xbf16>
    %v5 = "ttir.reshape"(%v) <{shape = [4 : i32, 8 : i32, 8 : i32, 32 : i32, 64 : i32]}> : (tensor<4x8x16384xbf16>) -> tensor<4x8x8x32x64xbf16>
    %kp = "ttir.permute"(%k5) <{permutation = array<i64: 0, 2, 1, 3, 4>}> : (tensor<4x8x8x32x64xbf16>) -> tensor<4x8x8x32x64xbf16>
    %vp = "ttir.permute"(%v5) <{permutation = array<i64: 0, 2, 1, 3, 4>}> : (tensor<4x8x8x32x64xbf16>) -> tensor<4x8x8x32x64xbf16>
    %k4 = "ttir.reshape"(%kp) <{shape = [4 : i32, 8 : i32, 256 : i32, 64 : i32]}> : (tensor<4x8x8x32x64xbf16>) -> tensor<4x8x256x64xbf16>
    %v4 = "ttir.reshape"(%vp) <{shape = [4 : i32, 8 : i32, 256 : i32, 64 : i32]}> : (tensor<4x8x8x32x64xbf16>) -> tensor<4x8x256x64xbf16>
    // no-fuse: paged_sdpa_decode
    %o = "ttir.scaled_dot_product_attention_decode"(%q, %k4, %v4, %cur) <{is_causal = false, scale = 1.250000e-01 : f32, operandSegmentSizes = array<i32: 1, 1, 1, 0, 1, 0>}> : (tensor<1x4x8x64xbf16>, tensor<4x8x256x64xbf16>, tensor<4x8x256x64xbf16>, tensor<4xsi32>) -> tensor<1x4x8x64xbf16>
    return %o : tensor<1x4x8x64xbf16>
  }

  func.func @embeddings(%q: tensor<1x4x8x64xbf16> {ttcore.argument_type = #ttcore.argument_type<input>}, %kc: tensor<128x16384xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %vc: tensor<128x16384xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %t: tensor<4x8xui32> {ttcore.argument_type = #ttcore.argument_type<input>}, %t2: tensor<4x8xui32> {ttcore.argument_type = #ttcore.argument_type<input>}, %cur: tensor<4xsi32> {ttcore.argument_type = #ttcore.argument_type<input>}) -> tensor<1x4x8x64xbf16> {
    %k = "ttir.embedding"(%t, %kc) : (tensor<4x8xui32>, tensor<128x16384xbf16>) -> tensor<4x8x16384xbf16>
    %v = "ttir.embedding"(%t, %vc) : (tensor<4x8xui32>, tensor<128x16384xbf16>) -> tensor<4x8x16384xbf16>
    %k5 = "ttir.reshape"(%k) <{shape = [4 : i32, 8 : i32, 8 : i32, 32 : i32, 64 : i32]}> : (tensor<4x8x16384xbf16>) -> tensor<4x8x8x32x64xbf16>
    %v5 = "ttir.reshape"(%v) <{shape = [4 : i32, 8 : i32, 8 : i32, 32 : i32, 64 : i32]}> : (tensor<4x8x16384xbf16>) -> tensor<4x8x8x32x64xbf16>
    %kp = "ttir.permute"(%k5) <{permutation = array<i64: 0, 2, 1, 3, 4>}> : (tensor<4x8x8x32x64xbf16>) -> tensor<4x8x8x32x64xbf16>
    %vp = "ttir.permute"(%v5) <{permutation = array<i64: 0, 2, 1, 3, 4>}> : (tensor<4x8x8x32x64xbf16>) -> tensor<4x8x8x32x64xbf16>
    %k4 = "ttir.reshape"(%kp) <{shape = [4 : i32, 8 : i32, 256 : i32, 64 : i32]}> : (tensor<4x8x8x32x64xbf16>) -> tensor<4x8x256x64xbf16>
    %v4 = "ttir.reshape"(%vp) <{shape = [4 : i32, 8 : i32, 256 : i32, 64 : i32]}> : (tensor<4x8x8x32x64xbf16>) -> tensor<4x8x256x64xbf16>
    // no-fuse: paged_sdpa_decode
    %o = "ttir.scaled_dot_product_attention_decode"(%q, %k4, %v4, %cur) <{is_causal = false, scale = 1.250000e-01 : f32, operandSegmentSizes = array<i32: 1, 1, 1, 0, 1, 0>}> : (tensor<1x4x8x64xbf16>, tensor<4x8x256x64xbf16>, tensor<4x8x256x64xbf16>, tensor<4xsi32>) -> tensor<1x4x8x64xbf16>
    return %o : tensor<1x4x8x64xbf16>
  }

  func.func @one_row(%q: tensor<4x8x1x64xbf16> {ttcore.argument_type = #ttcore.argument_type<input>}, %kc: tensor<128x16384xbf16> {ttcore.argument_type = #ttcore.argument_type<input>}, %vc: tensor<128x16384xbf16> {ttcore.argument_type = #ttcore.argument_type<input>}, %t: tensor<4x8xui32> {ttcore.argument_type = #ttcore.argument_type<input>}) -> tensor<4x8x1x64xbf16> {
    %k = "ttir.embedding"(%t, %kc) : (tensor<4x8xui32>, tensor<128x16384xbf16>) -> tensor<4x8x16384xbf16>
    %v = "ttir.embedding"(%t, %vc) : (tensor<4x8xui32>, tensor<128x16384xbf16>) -> tensor<4x8x16384xbf16>
    %k4 = "ttir.reshape"(%k) <{shape = [4 : i32, 8 : i32, 256 : i32, 64 : i32]}> : (tensor<4x8x16384xbf16>) -> tensor<4x8x256x64xbf16>
    %v4 = "ttir.reshape"(%v) <{shape = [4 : i32, 8 : i32, 256 : i32, 64 : i32]}> : (tensor<4x8x16384xbf16>) -> tensor<4x8x256x64xbf16>
    // fuse: paged_sdpa_decode
    %o = "ttir.scaled_dot_product_attention"(%q, %k4, %v4) <{is_causal = false, scale = 1.250000e-01 : f32, operandSegmentSizes = array<i32: 1, 1, 1, 0, 0>}> : (tensor<4x8x1x64xbf16>, tensor<4x8x256x64xbf16>, tensor<4x8x256x64xbf16>) -> tensor<4x8x1x64xbf16>
    return %o : tensor<4x8x1x64xbf16>
  }

  func.func @rows(%q: tensor<4x8x32x64xbf16> {ttcore.argument_type = #ttcore.argument_type<input>}, %kc: tensor<128x16384xbf16> {ttcore.argument_type = #ttcore.argument_type<input>}, %vc: tensor<128x16384xbf16> {ttcore.argument_type = #ttcore.argument_type<input>}, %t: tensor<4x8xui32> {ttcore.argument_type = #ttcore.argument_type<input>}) -> tensor<4x8x32x64xbf16> {
    %k = "ttir.embedding"(%t, %kc) : (tensor<4x8xui32>, tensor<128x16384xbf16>) -> tensor<4x8x16384xbf16>
    %v = "ttir.embedding"(%t, %vc) : (tensor<4x8xui32>, tensor<128x16384xbf16>) -> tensor<4x8x16384xbf16>
    %k4 = "ttir.reshape"(%k) <{shape = [4 : i32, 8 : i32, 256 : i32, 64 : i32]}> : (tensor<4x8x16384xbf16>) -> tensor<4x8x256x64xbf16>
    %v4 = "ttir.reshape"(%v) <{shape = [4 : i32, 8 : i32, 256 : i32, 64 : i32]}> : (tensor<4x8x16384xbf16>) -> tensor<4x8x256x64xbf16>
    // no-fuse: paged_sdpa_decode
    %o = "ttir.scaled_dot_product_attention"(%q, %k4, %v4) <{is_causal = false, scale = 1.250000e-01 : f32, operandSegmentSizes = array<i32: 1, 1, 1, 0, 0>}> : (tensor<4x8x32x64xbf16>, tensor<4x8x256x64xbf16>, tensor<4x8x256x64xbf16>) -> tensor<4x8x32x64xbf16>
    return %o : tensor<4x8x32x64xbf16>
  }

  func.func @unknown_caches(%q: tensor<1x4x8x64xbf16> {ttcore.argument_type = #ttcore.argument_type<input>}, %kc: tensor<128x16384xbf16>, %vc: tensor<128x16384xbf16>, %t: tensor<4x8xui32>, %t2: tensor<4x8xui32> {ttcore.argument_type = #ttcore.argument_type<input>}, %cur: tensor<4xsi32> {ttcore.argument_type = #ttcore.argument_type<input>}) -> tensor<1x4x8x64xbf16> {
    %k = "ttir.embedding"(%t, %kc) : (tensor<4x8xui32>, tensor<128x16384xbf16>) -> tensor<4x8x16384xbf16>
    %v = "ttir.embedding"(%t, %vc) : (tensor<4x8xui32>, tensor<128x16384xbf16>) -> tensor<4x8x16384xbf16>
    %k5 = "ttir.reshape"(%k) <{shape = [4 : i32, 8 : i32, 8 : i32, 32 : i32, 64 : i32]}> : (tensor<4x8x16384xbf16>) -> tensor<4x8x8x32x64xbf16>
    %v5 = "ttir.reshape"(%v) <{shape = [4 : i32, 8 : i32, 8 : i32, 32 : i32, 64 : i32]}> : (tensor<4x8x16384xbf16>) -> tensor<4x8x8x32x64xbf16>
    %kp = "ttir.permute"(%k5) <{permutation = array<i64: 0, 2, 1, 3, 4>}> : (tensor<4x8x8x32x64xbf16>) -> tensor<4x8x8x32x64xbf16>
    %vp = "ttir.permute"(%v5) <{permutation = array<i64: 0, 2, 1, 3, 4>}> : (tensor<4x8x8x32x64xbf16>) -> tensor<4x8x8x32x64xbf16>
    %k4 = "ttir.reshape"(%kp) <{shape = [4 : i32, 8 : i32, 256 : i32, 64 : i32]}> : (tensor<4x8x8x32x64xbf16>) -> tensor<4x8x256x64xbf16>
    %v4 = "ttir.reshape"(%vp) <{shape = [4 : i32, 8 : i32, 256 : i32, 64 : i32]}> : (tensor<4x8x8x32x64xbf16>) -> tensor<4x8x256x64xbf16>
    // fuse: paged_sdpa_decode
    %o = "ttir.scaled_dot_product_attention_decode"(%q, %k4, %v4, %cur) <{is_causal = false, scale = 1.250000e-01 : f32, operandSegmentSizes = array<i32: 1, 1, 1, 0, 1, 0>}> : (tensor<1x4x8x64xbf16>, tensor<4x8x256x64xbf16>, tensor<4x8x256x64xbf16>, tensor<4xsi32>) -> tensor<1x4x8x64xbf16>
    return %o : tensor<1x4x8x64xbf16>
  }
}
