module {
  func.func @capped(%q: tensor<1x8x32x64xbf16> {ttcore.argument_type = #ttcore.argument_type<input>}, %k: tensor<1x8x64x32xbf16> {ttcore.argument_type = #ttcore.argument_type<input>}, %v: tensor<1x8x32x64xbf16> {ttcore.argument_type = #ttcore.argument_type<input>}, %mask: tensor<1x1x32x32xbf16> {ttcore.argument_type = #ttcore.argument_type<input>}) -> tensor<1x8x32x64xbf16> {
    %c = "ttnn.full"() <{fill_value = 5.000000000e+01 : f32, shape = #ttnn.shape<1x1x1x1>}> : () -> tensor<1x1x1x1xbf16>
    %c2 = "ttnn.full"() <{fill_value = 3.000000000e+01 : f32, shape = #ttnn.shape<1x1x1x1>}> : () -> tensor<1x1x1x1xbf16>
    %i = "ttnn.full"() <{fill_value = 2.000000000e-02 : f32, shape = #ttnn.shape<1x1x1x1>}> : () -> tensor<1x1x1x1xbf16>
    %s = "ttnn.matmul"(%q, %k) <{transpose_a = false, transpose_b = false}> : (tensor<1x8x32x64xbf16>, tensor<1x8x64x32xbf16>) -> tensor<1x8x32x32xbf16>
    %y0 = "ttnn.divide"(%s, %c) : (tensor<1x8x32x32xbf16>, tensor<1x1x1x1xbf16>) -> tensor<1x8x32x32xbf16>
    %y1 = "ttnn.tanh"(%y0) : (tensor<1x8x32x32xbf16>) -> tensor<1x8x32x32xbf16>
    %y = "ttnn.multiply"(%y1, %c) : (tensor<1x8x32x32xbf16>, tensor<1x1x1x1xbf16>) -> tensor<1x8x32x32xbf16>
    %z = "ttnn.add"(%y, %mask) : (tensor<1x8x32x32xbf16>, tensor<1x1x32x32xbf16>) -> tensor<1x8x32x32xbf16>
    %p = "ttnn.softmax"(%z) <{dimension = 3 : si32, numericStable = true}> : (tensor<1x8x32x32xbf16>) -> tensor<1x8x32x32xbf16>
    // fuse: softcap_attention [q=%q mask=%mask]
    %r = "ttnn.matmul"(%p, %v) <{transpose_a = false, transpose_b = false}> : (tensor<1x8x32x32xbf16>, tensor<1x8x32x64xbf16>) -> tensor<1x8x32x64xbf16>
    return %r : tensor<1x8x32x64xbf16>
  }

  func.func @capped_by_product(%q: tensor<1x8x32x64xbf16> {ttcore.argument_type = #ttcore.argument_type<input>}, %k: tensor<1x8x64x32xbf16> {ttcore.argument_type = #ttcore.argument_type<input>}, %v: tensor<1x8x32x64xbf16> {ttcore.argument_type = #ttcore.argument_type<input>}, %mask: tensor<1x1x32x32xbf16> {ttcore.argument_type = #ttcore.argument_type<input>}) -> tensor<1x8x32x64xbf16> {
    %c = "ttnn.full"() <{fill_value = 5.000000000e+01 : f32, shape = #ttnn.shape<1x1x1x1>}> : () -> tensor<1x1x1x1xbf16>
    %c2 = "ttnn.full"() <{fill_value = 3.000000000e+01 : f32, shape = #ttnn.shape<1x1x1x1>}> : () -> tensor<1x1x1x1xbf16>
    %i = "ttnn.full"() <{fill_value = 2.000000000e-02 : f32, shape = #ttnn.shape<1x1x1x1>}> : () -> tensor<1x1x1x1xbf16>
    %s = "ttnn.matmul"(%q, %k) <{transpose_a = false, transpose_b = false}> : (tensor<1x8x32x64xbf16>, tensor<1x8x64x32xbf16>) -> tensor<1x8x32x32xbf16>
    %y0 = "ttnn.multiply"(%s, %i) : (tensor<1x8x32x32xbf16>, tensor<1x1x1x1xbf16>) -> tensor<1x8x32x32xbf16>
    %y1 = "ttnn.tanh"(%y0) : (tensor<1x8x32x32xbf16>) -> tensor<1x8x32x32xbf16>
    %z = "ttnn.multiply"(%y1, %c) : (tensor<1x8x32x32xbf16>, tensor<1x1x1x1xbf16>) -> tensor<1x8x32x32xbf16>
    %p = "ttnn.softmax"(%z) <{dimension = 3 : si32, numericStable = true}> : (tensor<1x8x32x32xbf16>) -> tensor<1x8x32x32xbf16>
    // fuse: softcap_attention
    %r = "ttnn.matmul"(%p, %v) <{transpose_a = false, transpose_b = false}> : (tensor<1x8x32x32xbf16>, tensor<1x8x32x64xbf16>) -> tensor<1x8x32x64xbf16>
    return %r : tensor<1x8x32x64xbf16>
  }

  func.func @uneven(%q: tensor<1x8x32x64xbf16> {ttcore.argument_type = #ttcore.argument_type<input>}, %k: tensor<1x8x64x32xbf16> {ttcore.argument_type = #ttcore.argument_type<input>}, %v: tensor<1x8x32x64xbf16> {ttcore.argument_type = #ttcore.argument_type<input>}, %mask: tensor<1x1x32x32xbf16> {ttcore.argument_type = #ttcore.argument_type<input>}) -> tensor<1x8x32x64xbf16> {
    %c = "ttnn.full"() <{fill_value = 5.000000000e+01 : f32, shape = #ttnn.shape<1x1x1x1>}> : () -> tensor<1x1x1x1xbf16>
    %c2 = "ttnn.full"() <{fill_value = 3.000000000e+01 : f32, shape = #ttnn.shape<1x1x1x1>}> : () -> tensor<1x1x1x1xbf16>
    %i = "ttnn.full"() <{fill_value = 2.000000000e-02 : f32, shape = #ttnn.shape<1x1x1x1>}> : () -> tensor<1x1x1x1xbf16>
    %s = "ttnn.matmul"(%q, %k) <{transpose_a = false, transpose_b = false}> : (tensor<1x8x32x64xbf16>, tensor<1x8x64x32xbf16>) -> tensor<1x8x32x32xbf16>
    %y0 = "ttnn.divide"(%s, %c) : (tensor<1x8x32x32xbf16>, tensor<1x1x1x1xbf16>) -> tensor<1x8x32x32xbf16>
    %y1 = "ttnn.tanh"(%y0) : (tensor<1x8x32x32xbf16>) -> tensor<1x8x32x32xbf16>
    %z = "ttnn.multiply"(%y1, %c2) : (tensor<1x8x32x32xbf16>, tensor<1x1x1x1xbf16>) -> tensor<1x8x32x32xbf16>
    %p = "ttnn.softmax"(%z) <{dimension = 3 : si32, numericStable = true}> : (tensor<1x8x32x32xbf16>) -> tensor<1x8x32x32xbf16>
    // no-fuse: softcap_attention
    %r = "ttnn.matmul"(%p, %v) <{transpose_a = false, transpose_b = false}> : (tensor<1x8x32x32xbf16>, tensor<1x8x32x64xbf16>) -> tensor<1x8x32x64xbf16>
    return %r : tensor<1x8x32x64xbf16>
  }

  func.func @plain(%q: tensor<1x8x32x64xbf16> {ttcore.argument_type = #ttcore.argument_type<input>}, %k: tensor<1x8x64x32xbf16> {ttcore.argument_type = #ttcore.argument_type<input>}, %v: tensor<1x8x32x64xbf16> {ttcore.argument_type = #ttcore.argument_type<input>}, %mask: tensor<1x1x32x32xbf16> {ttcore.argument_type = #ttcore.argument_type<input>}) -> tensor<1x8x32x64xbf16> {
    %c = "ttnn.full"() <{fill_value = 5.000000000e+01 : f32, shape = #ttnn.shape<1x1x1x1>}> : () -> tensor<1x1x1x1xbf16>
    %c2 = "ttnn.full"() <{fill_value = 3.000000000e+01 : f32, shape = #ttnn.shape<1x1x1x1>}> : () -> tensor<1x1x1x1xbf16>
    %i = "ttnn.full"() <{fill_value = 2.000000000e-02 : f32, shape = #ttnn.shape<1x1x1x1>}> : () -> tensor<1x1x1x1xbf16>
    %s = "ttnn.matmul"(%q, %k) <{transpose_a = false, transpose_b = false}> : (tensor<1x8x32x64xbf16>, tensor<1x8x64x32xbf16>) -> tensor<1x8x32x32xbf16>
    %z = "ttnn.add"(%s, %mask) : (tensor<1x8x32x32xbf16>, tensor<1x1x32x32xbf16>) -> tensor<1x8x32x32xbf16>
    %p = "ttnn.softmax"(%z) <{dimension = 3 : si32, numericStable = true}> : (tensor<1x8x32x32xbf16>) -> tensor<1x8x32x32xbf16>
    // no-fuse: softcap_attention
    %r = "ttnn.matmul"(%p, %v) <{transpose_a = false, transpose_b = false}> : (tensor<1x8x32x32xbf16>, tensor<1x8x32x64xbf16>) -> tensor<1x8x32x64xbf16>
    return %r : tensor<1x8x32x64xbf16>
  }

  func.func @decode(%q: tensor<1x4x8x64xbf16> {ttcore.argument_type = #ttcore.argument_type<input>}, %kc: tensor<128x16384xbf16> {ttcore.argument_type = #ttcore.argument_type<input>}, %vc: tensor<128x16384xbf16> {ttcore.argument_type = #ttcore.argument_type<input>}, %t: tensor<4x8xui32> {ttcore.argument_type = #ttcore.argument_type<input>}, %t2: tensor<4x8xui32> {ttcore.argument_type = #ttcore.argument_type<input>}, %cur: tensor<4xsi32> {ttcore.argument_type = #ttcore.argument_type<input>}) -> tensor<1x4x8x64xbf16> {
    %k = "ttnn.embedding"(%t, %kc) : (tensor<4x8xui32>, tensor<128x16384xbf16>) -> tensor<4x8x16384xbf16>
    %v = "ttnn.embedding"(%t, %vc) : (tensor<4x8xui32>, tensor<128x16384xbf16>) -> tensor<4x8x16384xbf16>
    %k5 = "ttnn.reshape"(%k) <{shape = [4 : i32, 8 : i32, 8 : i32, 32 : i32, 64 : i32]}> : (tensor<4x8x16384xbf16>) -> tensor<4x8x8x32x64xbf16>
    %v5 = "ttnn.reshape"(%v) <{shape = [4 : i32, 8 : i32, 8 : i32, 32 : i32, 64 : i32]}> : (tensor<4x8x16384xbf16>) -> tensor<4x8x8x32x64xbf16>
    %kp = "ttnn.permute"(%k5) <{permutation = array<i64: 0, 2, 1, 3, 4>}> : (tensor<4x8x8x32x64xbf16>) -> tensor<4x8x8x32x64xbf16>
    %vp = "ttnn.permute"(%v5) <{permutation = array<i64: 0, 2, 1, 3, 4>}> : (tensor<4x8x8x32x64xbf16>) -> tensor<4x8x8x32x64xbf16>
    %k4 = "ttnn.reshape"(%kp) <{shape = [4 : i32, 8 : i32, 256 : i32, 64 : i32]}> : (tensor<4x8x8x32x64xbf16>) -> tensor<4x8x256x64xbf16>
    %v4 = "ttnn.reshape"(%vp) <{shape = [4 : i32, 8 : i32, 256 : i32, 64 : i32]}> : (tensor<4x8x8x32x64xbf16>) -> tensor<4x8x256x64xbf16>
    // fuse: paged_attention [table=%t k_cache=%kc v_cache=%vc]
    %o = "ttnn.scaled_dot_product_attention_decode"(%q, %k4, %v4, %cur) <{is_causal = false, scale = 1.250000e-01 : f32, operandSegmentSizes = array<i32: 1, 1, 1, 0, 1, 0>}> : (tensor<1x4x8x64xbf16>, tensor<4x8x256x64xbf16>, tensor<4x8x256x64xbf16>, tensor<4xsi32>) -> tensor<1x4x8x64xbf16>
    return %o : tensor<1x4x8x64xbf16>
  }

  func.func @two_tables(%q: tensor<1x4x8x64xbf16> {ttcore.argument_type = #ttcore.argument_type<input>}, %kc: tensor<128x16384xbf16> {ttcore.argument_type = #ttcore.argument_type<input>}, %vc: tensor<128x16384xbf16> {ttcore.argument_type = #ttcore.argument_type<input>}, %t: tensor<4x8xui32> {ttcore.argument_type = #ttcore.argument_type<input>}, %t2: tensor<4x8xui32> {ttcore.argument_type = #ttcore.argument_type<input>}, %cur: tensor<4xsi32> {ttcore.argument_type = #ttcore.argument_type<input>}) -> tensor<1x4x8x64xbf16> {
    %k = "ttnn.embedding"(%t, %kc) : (tensor<4x8xui32>, tensor<128x16384xbf16>) -> tensor<4x8x16384xbf16>
    %v = "ttnn.embedding"(%t2, %vc) : (tensor<4x8xui32>, tensor<128x16384xbf16>) -> tensor<4x8x16384xbf16>
    %k5 = "ttnn.reshape"(%k) <{shape = [4 : i32, 8 : i32, 8 : i32, 32 : i32, 64 : i32]}> : (tensor<4x8x16384xbf16>) -> tensor<4x8x8x32x64xbf16>
    %v5 = "ttnn.reshape"(%v) <{shape = [4 : i32, 8 : i32, 8 : i32, 32 : i32, 64 : i32]}> : (tensor<4x8x16384xbf16>) -> tensor<4x8x8x32x64xbf16>
    %kp = "ttnn.permute"(%k5) <{permutation = array<i64: 0, 2, 1, 3, 4>}> : (tensor<4x8x8x32x64xbf16>) -> tensor<4x8x8x32x64xbf16>
    %vp = "ttnn.permute"(%v5) <{permutation = array<i64: 0, 2, 1, 3, 4>}> : (tensor<4x8x8x32x64xbf16>) -> tensor<4x8x8x32x64xbf16>
    %k4 = "ttnn.reshape"(%kp) <{shape = [4 : i32, 8 : i32, 256 : i32, 64 : i32]}> : (tensor<4x8x8x32x64xbf16>) -> tensor<4x8x256x64xbf16>
    %v4 = "ttnn.reshape"(%vp) <{shape = [4 : i32, 8 : i32, 256 : i32, 64 : i32]}> : (tensor<4x8x8x32x64xbf16>) -> tensor<4x8x256x64xbf16>
    // no-fuse: paged_attention
    %o = "ttnn.scaled_dot_product_attention_decode"(%q, %k4, %v4, %cur) <{is_causal = false, scale = 1.250000e-01 : f32, operandSegmentSizes = array<i32: 1, 1, 1, 0, 1, 0>}> : (tensor<1x4x8x64xbf16>, tensor<4x8x256x64xbf16>, tensor<4x8x256x64xbf16>, tensor<4xsi32>) -> tensor<1x4x8x64xbf16>
    return %o : tensor<1x4x8x64xbf16>
  }

  func.func @embeddings(%q: tensor<1x4x8x64xbf16> {ttcore.argument_type = #ttcore.argument_type<input>}, %kc: tensor<128x16384xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %vc: tensor<128x16384xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %t: tensor<4x8xui32> {ttcore.argument_type = #ttcore.argument_type<input>}, %t2: tensor<4x8xui32> {ttcore.argument_type = #ttcore.argument_type<input>}, %cur: tensor<4xsi32> {ttcore.argument_type = #ttcore.argument_type<input>}) -> tensor<1x4x8x64xbf16> {
    %k = "ttnn.embedding"(%t, %kc) : (tensor<4x8xui32>, tensor<128x16384xbf16>) -> tensor<4x8x16384xbf16>
    %v = "ttnn.embedding"(%t, %vc) : (tensor<4x8xui32>, tensor<128x16384xbf16>) -> tensor<4x8x16384xbf16>
    %k5 = "ttnn.reshape"(%k) <{shape = [4 : i32, 8 : i32, 8 : i32, 32 : i32, 64 : i32]}> : (tensor<4x8x16384xbf16>) -> tensor<4x8x8x32x64xbf16>
    %v5 = "ttnn.reshape"(%v) <{shape = [4 : i32, 8 : i32, 8 : i32, 32 : i32, 64 : i32]}> : (tensor<4x8x16384xbf16>) -> tensor<4x8x8x32x64xbf16>
    %kp = "ttnn.permute"(%k5) <{permutation = array<i64: 0, 2, 1, 3, 4>}> : (tensor<4x8x8x32x64xbf16>) -> tensor<4x8x8x32x64xbf16>
    %vp = "ttnn.permute"(%v5) <{permutation = array<i64: 0, 2, 1, 3, 4>}> : (tensor<4x8x8x32x64xbf16>) -> tensor<4x8x8x32x64xbf16>
    %k4 = "ttnn.reshape"(%kp) <{shape = [4 : i32, 8 : i32, 256 : i32, 64 : i32]}> : (tensor<4x8x8x32x64xbf16>) -> tensor<4x8x256x64xbf16>
    %v4 = "ttnn.reshape"(%vp) <{shape = [4 : i32, 8 : i32, 256 : i32, 64 : i32]}> : (tensor<4x8x8x32x64xbf16>) -> tensor<4x8x256x64xbf16>
    // no-fuse: paged_attention
    %o = "ttnn.scaled_dot_product_attention_decode"(%q, %k4, %v4, %cur) <{is_causal = false, scale = 1.250000e-01 : f32, operandSegmentSizes = array<i32: 1, 1, 1, 0, 1, 0>}> : (tensor<1x4x8x64xbf16>, tensor<4x8x256x64xbf16>, tensor<4x8x256x64xbf16>, tensor<4xsi32>) -> tensor<1x4x8x64xbf16>
    return %o : tensor<1x4x8x64xbf16>
  }

  func.func @rows(%q: tensor<4x8x32x64xbf16> {ttcore.argument_type = #ttcore.argument_type<input>}, %kc: tensor<128x16384xbf16> {ttcore.argument_type = #ttcore.argument_type<input>}, %vc: tensor<128x16384xbf16> {ttcore.argument_type = #ttcore.argument_type<input>}, %t: tensor<4x8xui32> {ttcore.argument_type = #ttcore.argument_type<input>}) -> tensor<4x8x32x64xbf16> {
    %k = "ttnn.embedding"(%t, %kc) : (tensor<4x8xui32>, tensor<128x16384xbf16>) -> tensor<4x8x16384xbf16>
    %v = "ttnn.embedding"(%t, %vc) : (tensor<4x8xui32>, tensor<128x16384xbf16>) -> tensor<4x8x16384xbf16>
    %k4 = "ttnn.reshape"(%k) <{shape = [4 : i32, 8 : i32, 256 : i32, 64 : i32]}> : (tensor<4x8x16384xbf16>) -> tensor<4x8x256x64xbf16>
    %v4 = "ttnn.reshape"(%v) <{shape = [4 : i32, 8 : i32, 256 : i32, 64 : i32]}> : (tensor<4x8x16384xbf16>) -> tensor<4x8x256x64xbf16>
    // fuse: paged_attention
    %o = "ttnn.scaled_dot_product_attention"(%q, %k4, %v4) <{is_causal = false, scale = 1.250000e-01 : f32, operandSegmentSizes = array<i32: 1, 1, 1, 0, 0>}> : (tensor<4x8x32x64xbf16>, tensor<4x8x256x64xbf16>, tensor<4x8x256x64xbf16>) -> tensor<4x8x32x64xbf16>
    return %o : tensor<4x8x32x64xbf16>
  }

  func.func @quotient(%o1: tensor<4x8x1x64xbf16> {ttcore.argument_type = #ttcore.argument_type<input>}, %o2: tensor<4x8x1x64xbf16> {ttcore.argument_type = #ttcore.argument_type<input>}, %l1: tensor<4x8x1x1xbf16> {ttcore.argument_type = #ttcore.argument_type<input>}, %l2: tensor<4x8x1x1xbf16> {ttcore.argument_type = #ttcore.argument_type<input>}) -> tensor<4x8x1x64xbf16> {
    %m = "ttnn.maximum"(%l1, %l2) : (tensor<4x8x1x1xbf16>, tensor<4x8x1x1xbf16>) -> tensor<4x8x1x1xbf16>
    %d1 = "ttnn.subtract"(%l1, %m) : (tensor<4x8x1x1xbf16>, tensor<4x8x1x1xbf16>) -> tensor<4x8x1x1xbf16>
    %d2 = "ttnn.subtract"(%l2, %m) : (tensor<4x8x1x1xbf16>, tensor<4x8x1x1xbf16>) -> tensor<4x8x1x1xbf16>
    %w1 = "ttnn.exp"(%d1) : (tensor<4x8x1x1xbf16>) -> tensor<4x8x1x1xbf16>
    %w2 = "ttnn.exp"(%d2) : (tensor<4x8x1x1xbf16>) -> tensor<4x8x1x1xbf16>
    %s = "ttnn.add"(%w1, %w2) : (tensor<4x8x1x1xbf16>, tensor<4x8x1x1xbf16>) -> tensor<4x8x1x1xbf16>
    %a1 = "ttnn.multiply"(%o1, %w1) : (tensor<4x8x1x64xbf16>, tensor<4x8x1x1xbf16>) -> tensor<4x8x1x64xbf16>
    %a2 = "ttnn.multiply"(%o2, %w2) : (tensor<4x8x1x64xbf16>, tensor<4x8x1x1xbf16>) -> tensor<4x8x1x64xbf16>
    %a = "ttnn.add"(%a1, %a2) : (tensor<4x8x1x64xbf16>, tensor<4x8x1x64xbf16>) -> tensor<4x8x1x64xbf16>
    // fuse: merge_attention_states
    %r = "ttnn.divide"(%a, %s) : (tensor<4x8x1x64xbf16>, tensor<4x8x1x1xbf16>) -> tensor<4x8x1x64xbf16>
    return %r : tensor<4x8x1x64xbf16>
  }

  func.func @shares(%o1: tensor<4x8x1x64xbf16> {ttcore.argument_type = #ttcore.argument_type<input>}, %o2: tensor<4x8x1x64xbf16> {ttcore.argument_type = #ttcore.argument_type<input>}, %l1: tensor<4x8x1x1xbf16> {ttcore.argument_type = #ttcore.argument_type<input>}, %l2: tensor<4x8x1x1xbf16> {ttcore.argument_type = #ttcore.argument_type<input>}) -> tensor<4x8x1x64xbf16> {
    %m = "ttnn.maximum"(%l1, %l2) : (tensor<4x8x1x1xbf16>, tensor<4x8x1x1xbf16>) -> tensor<4x8x1x1xbf16>
    %d1 = "ttnn.subtract"(%l1, %m) : (tensor<4x8x1x1xbf16>, tensor<4x8x1x1xbf16>) -> tensor<4x8x1x1xbf16>
    %d2 = "ttnn.subtract"(%l2, %m) : (tensor<4x8x1x1xbf16>, tensor<4x8x1x1xbf16>) -> tensor<4x8x1x1xbf16>
    %w1 = "ttnn.exp"(%d1) : (tensor<4x8x1x1xbf16>) -> tensor<4x8x1x1xbf16>
    %w2 = "ttnn.exp"(%d2) : (tensor<4x8x1x1xbf16>) -> tensor<4x8x1x1xbf16>
    %s = "ttnn.add"(%w1, %w2) : (tensor<4x8x1x1xbf16>, tensor<4x8x1x1xbf16>) -> tensor<4x8x1x1xbf16>
    %p1 = "ttnn.divide"(%w1, %s) : (tensor<4x8x1x1xbf16>, tensor<4x8x1x1xbf16>) -> tensor<4x8x1x1xbf16>
    %p2 = "ttnn.divide"(%w2, %s) : (tensor<4x8x1x1xbf16>, tensor<4x8x1x1xbf16>) -> tensor<4x8x1x1xbf16>
    %a1 = "ttnn.multiply"(%o1, %p1) : (tensor<4x8x1x64xbf16>, tensor<4x8x1x1xbf16>) -> tensor<4x8x1x64xbf16>
    %a2 = "ttnn.multiply"(%o2, %p2) : (tensor<4x8x1x64xbf16>, tensor<4x8x1x1xbf16>) -> tensor<4x8x1x64xbf16>
    // fuse: merge_attention_states [o1=%o1 o2=%o2]
    %r = "ttnn.add"(%a1, %a2) : (tensor<4x8x1x64xbf16>, tensor<4x8x1x64xbf16>) -> tensor<4x8x1x64xbf16>
    return %r : tensor<4x8x1x64xbf16>
  }

  func.func @exchanged(%o1: tensor<4x8x1x64xbf16> {ttcore.argument_type = #ttcore.argument_type<input>}, %o2: tensor<4x8x1x64xbf16> {ttcore.argument_type = #ttcore.argument_type<input>}, %l1: tensor<4x8x1x1xbf16> {ttcore.argument_type = #ttcore.argument_type<input>}, %l2: tensor<4x8x1x1xbf16> {ttcore.argument_type = #ttcore.argument_type<input>}) -> tensor<4x8x1x64xbf16> {
    %m = "ttnn.maximum"(%l1, %l2) : (tensor<4x8x1x1xbf16>, tensor<4x8x1x1xbf16>) -> tensor<4x8x1x1xbf16>
    %d1 = "ttnn.subtract"(%l1, %m) : (tensor<4x8x1x1xbf16>, tensor<4x8x1x1xbf16>) -> tensor<4x8x1x1xbf16>
    %d2 = "ttnn.subtract"(%l2, %m) : (tensor<4x8x1x1xbf16>, tensor<4x8x1x1xbf16>) -> tensor<4x8x1x1xbf16>
    %w1 = "ttnn.exp"(%d1) : (tensor<4x8x1x1xbf16>) -> tensor<4x8x1x1xbf16>
    %w2 = "ttnn.exp"(%d2) : (tensor<4x8x1x1xbf16>) -> tensor<4x8x1x1xbf16>
    %s = "ttnn.add"(%w1, %w2) : (tensor<4x8x1x1xbf16>, tensor<4x8x1x1xbf16>) -> tensor<4x8x1x1xbf16>
    %a1 = "ttnn.multiply"(%o1, %w2) : (tensor<4x8x1x64xbf16>, tensor<4x8x1x1xbf16>) -> tensor<4x8x1x64xbf16>
    %a2 = "ttnn.multiply"(%o2, %w1) : (tensor<4x8x1x64xbf16>, tensor<4x8x1x1xbf16>) -> tensor<4x8x1x64xbf16>
    %a = "ttnn.add"(%a1, %a2) : (tensor<4x8x1x64xbf16>, tensor<4x8x1x64xbf16>) -> tensor<4x8x1x64xbf16>
    // no-fuse: merge_attention_states
    %r = "ttnn.divide"(%a, %w1) : (tensor<4x8x1x64xbf16>, tensor<4x8x1x1xbf16>) -> tensor<4x8x1x64xbf16>
    return %r : tensor<4x8x1x64xbf16>
  }

  func.func @table(%inv: tensor<1x32x1xf32> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %pos: tensor<1x1x16xf32> {ttcore.argument_type = #ttcore.argument_type<input>}) -> (tensor<1x16x64xf32>, tensor<1x16x64xf32>) {
    %f = "ttnn.matmul"(%inv, %pos) <{transpose_a = false, transpose_b = false}> : (tensor<1x32x1xf32>, tensor<1x1x16xf32>) -> tensor<1x32x16xf32>
    %g = "ttnn.permute"(%f) <{permutation = array<i64: 0, 2, 1>}> : (tensor<1x32x16xf32>) -> tensor<1x16x32xf32>
    %e = "ttnn.concat"(%g, %g) <{dim = 2 : si32}> : (tensor<1x16x32xf32>, tensor<1x16x32xf32>) -> tensor<1x16x64xf32>
    %c = "ttnn.cos"(%e) : (tensor<1x16x64xf32>) -> tensor<1x16x64xf32>
    // fuse: rope_table
    %s = "ttnn.sin"(%e) : (tensor<1x16x64xf32>) -> tensor<1x16x64xf32>
    return %c, %s : tensor<1x16x64xf32>, tensor<1x16x64xf32>
  }

  func.func @two_axes(%inv: tensor<1x32x1xf32> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %pos: tensor<1x1x16xf32> {ttcore.argument_type = #ttcore.argument_type<input>}, %pos2: tensor<1x1x16xf32> {ttcore.argument_type = #ttcore.argument_type<input>}) -> (tensor<1x32x32xf32>, tensor<1x32x32xf32>) {
    %f = "ttnn.matmul"(%inv, %pos) <{transpose_a = false, transpose_b = false}> : (tensor<1x32x1xf32>, tensor<1x1x16xf32>) -> tensor<1x32x16xf32>
    %h = "ttnn.matmul"(%inv, %pos2) <{transpose_a = false, transpose_b = false}> : (tensor<1x32x1xf32>, tensor<1x1x16xf32>) -> tensor<1x32x16xf32>
    %e = "ttnn.concat"(%f, %h) <{dim = 2 : si32}> : (tensor<1x32x16xf32>, tensor<1x32x16xf32>) -> tensor<1x32x32xf32>
    // no-fuse: rope_table
    %c = "ttnn.cos"(%e) : (tensor<1x32x32xf32>) -> tensor<1x32x32xf32>
    %s = "ttnn.sin"(%e) : (tensor<1x32x32xf32>) -> tensor<1x32x32xf32>
    return %c, %s : tensor<1x32x32xf32>, tensor<1x32x32xf32>
  }

  func.func @cosine(%inv: tensor<1x32x1xf32> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %pos: tensor<1x1x16xf32> {ttcore.argument_type = #ttcore.argument_type<input>}) -> tensor<1x32x32xf32> {
    %f = "ttnn.multiply"(%inv, %pos) : (tensor<1x32x1xf32>, tensor<1x1x16xf32>) -> tensor<1x32x16xf32>
    %e = "ttnn.concat"(%f, %f) <{dim = 2 : si32}> : (tensor<1x32x16xf32>, tensor<1x32x16xf32>) -> tensor<1x32x32xf32>
    // no-fuse: rope_table
    %c = "ttnn.cos"(%e) : (tensor<1x32x32xf32>) -> tensor<1x32x32xf32>
    return %c : tensor<1x32x32xf32>
  }

  func.func @capped_scaled(%q: tensor<1x8x32x64xbf16> {ttcore.argument_type = #ttcore.argument_type<input>}, %k: tensor<1x8x64x32xbf16> {ttcore.argument_type = #ttcore.argument_type<input>}, %v: tensor<1x8x32x64xbf16> {ttcore.argument_type = #ttcore.argument_type<input>}, %mask: tensor<1x1x32x32xbf16> {ttcore.argument_type = #ttcore.argument_type<input>}) -> tensor<1x8x32x64xbf16> {
    %c = "ttnn.full"() <{fill_value = 5.000000000e+01 : f32, shape = #ttnn.shape<1x1x1x1>}> : () -> tensor<1x1x1x1xbf16>
    %a = "ttnn.full"() <{fill_value = 1.250000000e-01 : f32, shape = #ttnn.shape<1x1x1x1>}> : () -> tensor<1x1x1x1xbf16>
    %f = "ttnn.full"() <{fill_value = -3.000000000e+04 : f32, shape = #ttnn.shape<1x1x1x1>}> : () -> tensor<1x1x1x1xbf16>
    %s = "ttnn.matmul"(%q, %k) <{transpose_a = false, transpose_b = false}> : (tensor<1x8x32x64xbf16>, tensor<1x8x64x32xbf16>) -> tensor<1x8x32x32xbf16>
    %t = "ttnn.multiply"(%s, %a) : (tensor<1x8x32x32xbf16>, tensor<1x1x1x1xbf16>) -> tensor<1x8x32x32xbf16>
    %y0 = "ttnn.divide"(%t, %c) : (tensor<1x8x32x32xbf16>, tensor<1x1x1x1xbf16>) -> tensor<1x8x32x32xbf16>
    %y1 = "ttnn.tanh"(%y0) : (tensor<1x8x32x32xbf16>) -> tensor<1x8x32x32xbf16>
    %y = "ttnn.multiply"(%y1, %c) : (tensor<1x8x32x32xbf16>, tensor<1x1x1x1xbf16>) -> tensor<1x8x32x32xbf16>
    %z = "ttnn.where"(%mask, %y, %f) : (tensor<1x1x32x32xbf16>, tensor<1x8x32x32xbf16>, tensor<1x1x1x1xbf16>) -> tensor<1x8x32x32xbf16>
    %p = "ttnn.softmax"(%z) <{dimension = 3 : si32, numericStable = true}> : (tensor<1x8x32x32xbf16>) -> tensor<1x8x32x32xbf16>
    // fuse: softcap_attention
    %r = "ttnn.matmul"(%p, %v) <{transpose_a = false, transpose_b = false}> : (tensor<1x8x32x32xbf16>, tensor<1x8x32x64xbf16>) -> tensor<1x8x32x64xbf16>
    return %r : tensor<1x8x32x64xbf16>
  }

  func.func @capped_unknown(%q: tensor<1x8x32x64xbf16> {ttcore.argument_type = #ttcore.argument_type<input>}, %k: tensor<1x8x64x32xbf16> {ttcore.argument_type = #ttcore.argument_type<input>}, %v: tensor<1x8x32x64xbf16> {ttcore.argument_type = #ttcore.argument_type<input>}, %c: tensor<1x1x1x1xbf16>) -> tensor<1x8x32x64xbf16> {
    %s = "ttnn.matmul"(%q, %k) <{transpose_a = false, transpose_b = false}> : (tensor<1x8x32x64xbf16>, tensor<1x8x64x32xbf16>) -> tensor<1x8x32x32xbf16>
    %y0 = "ttnn.divide"(%s, %c) : (tensor<1x8x32x32xbf16>, tensor<1x1x1x1xbf16>) -> tensor<1x8x32x32xbf16>
    %y1 = "ttnn.tanh"(%y0) : (tensor<1x8x32x32xbf16>) -> tensor<1x8x32x32xbf16>
    %z = "ttnn.multiply"(%y1, %c) : (tensor<1x8x32x32xbf16>, tensor<1x1x1x1xbf16>) -> tensor<1x8x32x32xbf16>
    %p = "ttnn.softmax"(%z) <{dimension = 3 : si32, numericStable = true}> : (tensor<1x8x32x32xbf16>) -> tensor<1x8x32x32xbf16>
    // fuse: softcap_attention
    %r = "ttnn.matmul"(%p, %v) <{transpose_a = false, transpose_b = false}> : (tensor<1x8x32x32xbf16>, tensor<1x8x32x64xbf16>) -> tensor<1x8x32x64xbf16>
    return %r : tensor<1x8x32x64xbf16>
  }

  func.func @capped_below_one(%q: tensor<1x8x32x64xbf16> {ttcore.argument_type = #ttcore.argument_type<input>}, %k: tensor<1x8x64x32xbf16> {ttcore.argument_type = #ttcore.argument_type<input>}, %v: tensor<1x8x32x64xbf16> {ttcore.argument_type = #ttcore.argument_type<input>}) -> tensor<1x8x32x64xbf16> {
    %c = "ttnn.full"() <{fill_value = 5.000000000e-01 : f32, shape = #ttnn.shape<1x1x1x1>}> : () -> tensor<1x1x1x1xbf16>
    %s = "ttnn.matmul"(%q, %k) <{transpose_a = false, transpose_b = false}> : (tensor<1x8x32x64xbf16>, tensor<1x8x64x32xbf16>) -> tensor<1x8x32x32xbf16>
    %y0 = "ttnn.divide"(%s, %c) : (tensor<1x8x32x32xbf16>, tensor<1x1x1x1xbf16>) -> tensor<1x8x32x32xbf16>
    %y1 = "ttnn.tanh"(%y0) : (tensor<1x8x32x32xbf16>) -> tensor<1x8x32x32xbf16>
    %z = "ttnn.multiply"(%y1, %c) : (tensor<1x8x32x32xbf16>, tensor<1x1x1x1xbf16>) -> tensor<1x8x32x32xbf16>
    %p = "ttnn.softmax"(%z) <{dimension = 3 : si32, numericStable = true}> : (tensor<1x8x32x32xbf16>) -> tensor<1x8x32x32xbf16>
    // no-fuse: softcap_attention
    %r = "ttnn.matmul"(%p, %v) <{transpose_a = false, transpose_b = false}> : (tensor<1x8x32x32xbf16>, tensor<1x8x32x64xbf16>) -> tensor<1x8x32x64xbf16>
    return %r : tensor<1x8x32x64xbf16>
  }

  func.func @capped_over_heads(%q: tensor<1x8x32x64xbf16> {ttcore.argument_type = #ttcore.argument_type<input>}, %k: tensor<1x8x64x32xbf16> {ttcore.argument_type = #ttcore.argument_type<input>}, %v: tensor<1x8x32x64xbf16> {ttcore.argument_type = #ttcore.argument_type<input>}) -> tensor<1x8x32x64xbf16> {
    %c = "ttnn.full"() <{fill_value = 5.000000000e+01 : f32, shape = #ttnn.shape<1x1x1x1>}> : () -> tensor<1x1x1x1xbf16>
    %s = "ttnn.matmul"(%q, %k) <{transpose_a = false, transpose_b = false}> : (tensor<1x8x32x64xbf16>, tensor<1x8x64x32xbf16>) -> tensor<1x8x32x32xbf16>
    %y0 = "ttnn.divide"(%s, %c) : (tensor<1x8x32x32xbf16>, tensor<1x1x1x1xbf16>) -> tensor<1x8x32x32xbf16>
    %y1 = "ttnn.tanh"(%y0) : (tensor<1x8x32x32xbf16>) -> tensor<1x8x32x32xbf16>
    %z = "ttnn.multiply"(%y1, %c) : (tensor<1x8x32x32xbf16>, tensor<1x1x1x1xbf16>) -> tensor<1x8x32x32xbf16>
    %p = "ttnn.softmax"(%z) <{dimension = 1 : si32, numericStable = true}> : (tensor<1x8x32x32xbf16>) -> tensor<1x8x32x32xbf16>
    // no-fuse: softcap_attention
    %r = "ttnn.matmul"(%p, %v) <{transpose_a = false, transpose_b = false}> : (tensor<1x8x32x32xbf16>, tensor<1x8x32x64xbf16>) -> tensor<1x8x32x64xbf16>
    return %r : tensor<1x8x32x64xbf16>
  }

  func.func @capped_small_fill(%q: tensor<1x8x32x64xbf16> {ttcore.argument_type = #ttcore.argument_type<input>}, %k: tensor<1x8x64x32xbf16> {ttcore.argument_type = #ttcore.argument_type<input>}, %v: tensor<1x8x32x64xbf16> {ttcore.argument_type = #ttcore.argument_type<input>}, %mask: tensor<1x1x32x32xbf16> {ttcore.argument_type = #ttcore.argument_type<input>}) -> tensor<1x8x32x64xbf16> {
    %c = "ttnn.full"() <{fill_value = 5.000000000e+01 : f32, shape = #ttnn.shape<1x1x1x1>}> : () -> tensor<1x1x1x1xbf16>
    %f = "ttnn.full"() <{fill_value = -1.000000000e+00 : f32, shape = #ttnn.shape<1x1x1x1>}> : () -> tensor<1x1x1x1xbf16>
    %s = "ttnn.matmul"(%q, %k) <{transpose_a = false, transpose_b = false}> : (tensor<1x8x32x64xbf16>, tensor<1x8x64x32xbf16>) -> tensor<1x8x32x32xbf16>
    %y0 = "ttnn.divide"(%s, %c) : (tensor<1x8x32x32xbf16>, tensor<1x1x1x1xbf16>) -> tensor<1x8x32x32xbf16>
    %y1 = "ttnn.tanh"(%y0) : (tensor<1x8x32x32xbf16>) -> tensor<1x8x32x32xbf16>
    %y = "ttnn.multiply"(%y1, %c) : (tensor<1x8x32x32xbf16>, tensor<1x1x1x1xbf16>) -> tensor<1x8x32x32xbf16>
    %z = "ttnn.where"(%mask, %y, %f) : (tensor<1x1x32x32xbf16>, tensor<1x8x32x32xbf16>, tensor<1x1x1x1xbf16>) -> tensor<1x8x32x32xbf16>
    %p = "ttnn.softmax"(%z) <{dimension = 3 : si32, numericStable = true}> : (tensor<1x8x32x32xbf16>) -> tensor<1x8x32x32xbf16>
    // no-fuse: softcap_attention
    %r = "ttnn.matmul"(%p, %v) <{transpose_a = false, transpose_b = false}> : (tensor<1x8x32x32xbf16>, tensor<1x8x32x64xbf16>) -> tensor<1x8x32x64xbf16>
    return %r : tensor<1x8x32x64xbf16>
  }

  func.func @unknown_caches(%q: tensor<1x4x8x64xbf16> {ttcore.argument_type = #ttcore.argument_type<input>}, %kc: tensor<128x16384xbf16>, %vc: tensor<128x16384xbf16>, %t: tensor<4x8xui32>, %t2: tensor<4x8xui32> {ttcore.argument_type = #ttcore.argument_type<input>}, %cur: tensor<4xsi32> {ttcore.argument_type = #ttcore.argument_type<input>}) -> tensor<1x4x8x64xbf16> {
    %k = "ttnn.embedding"(%t, %kc) : (tensor<4x8xui32>, tensor<128x16384xbf16>) -> tensor<4x8x16384xbf16>
    %v = "ttnn.embedding"(%t, %vc) : (tensor<4x8xui32>, tensor<128x16384xbf16>) -> tensor<4x8x16384xbf16>
    %k5 = "ttnn.reshape"(%k) <{shape = [4 : i32, 8 : i32, 8 : i32, 32 : i32, 64 : i32]}> : (tensor<4x8x16384xbf16>) -> tensor<4x8x8x32x64xbf16>
    %v5 = "ttnn.reshape"(%v) <{shape = [4 : i32, 8 : i32, 8 : i32, 32 : i32, 64 : i32]}> : (tensor<4x8x16384xbf16>) -> tensor<4x8x8x32x64xbf16>
    %kp = "ttnn.permute"(%k5) <{permutation = array<i64: 0, 2, 1, 3, 4>}> : (tensor<4x8x8x32x64xbf16>) -> tensor<4x8x8x32x64xbf16>
    %vp = "ttnn.permute"(%v5) <{permutation = array<i64: 0, 2, 1, 3, 4>}> : (tensor<4x8x8x32x64xbf16>) -> tensor<4x8x8x32x64xbf16>
    %k4 = "ttnn.reshape"(%kp) <{shape = [4 : i32, 8 : i32, 256 : i32, 64 : i32]}> : (tensor<4x8x8x32x64xbf16>) -> tensor<4x8x256x64xbf16>
    %v4 = "ttnn.reshape"(%vp) <{shape = [4 : i32, 8 : i32, 256 : i32, 64 : i32]}> : (tensor<4x8x8x32x64xbf16>) -> tensor<4x8x256x64xbf16>
    // fuse: paged_attention
    %o = "ttnn.scaled_dot_product_attention_decode"(%q, %k4, %v4, %cur) <{is_causal = false, scale = 1.250000e-01 : f32, operandSegmentSizes = array<i32: 1, 1, 1, 0, 1, 0>}> : (tensor<1x4x8x64xbf16>, tensor<4x8x256x64xbf16>, tensor<4x8x256x64xbf16>, tensor<4xsi32>) -> tensor<1x4x8x64xbf16>
    return %o : tensor<1x4x8x64xbf16>
  }

  func.func @table_rows(%inv: tensor<1x32x1xf32> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %pos: tensor<1x1x16xf32> {ttcore.argument_type = #ttcore.argument_type<input>}) -> (tensor<1x64x16xf32>, tensor<1x64x16xf32>) {
    %f = "ttnn.multiply"(%inv, %pos) : (tensor<1x32x1xf32>, tensor<1x1x16xf32>) -> tensor<1x32x16xf32>
    %e = "ttnn.concat"(%f, %f) <{dim = 1 : si32}> : (tensor<1x32x16xf32>, tensor<1x32x16xf32>) -> tensor<1x64x16xf32>
    %c = "ttnn.cos"(%e) : (tensor<1x64x16xf32>) -> tensor<1x64x16xf32>
    // no-fuse: rope_table
    %s = "ttnn.sin"(%e) : (tensor<1x64x16xf32>) -> tensor<1x64x16xf32>
    return %c, %s : tensor<1x64x16xf32>, tensor<1x64x16xf32>
  }
}
