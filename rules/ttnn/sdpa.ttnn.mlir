module {
  func.func @scale_after(%q: tensor<2x4x64x32xbf16>, %k: tensor<2x4x64x32xbf16>, %v: tensor<2x4x64x32xbf16>) -> tensor<2x4x64x32xbf16> {
    %0 = "ttnn.full"() <{fill_value = 1.767580e-01 : f32, shape = #ttnn.shape<1x1x1x1>}> : () -> tensor<1x1x1x1xbf16>
    %1 = "ttnn.matmul"(%q, %k) <{transpose_a = false, transpose_b = true}> : (tensor<2x4x64x32xbf16>, tensor<2x4x64x32xbf16>) -> tensor<2x4x64x64xbf16>
    %2 = "ttnn.multiply"(%1, %0) : (tensor<2x4x64x64xbf16>, tensor<1x1x1x1xbf16>) -> tensor<2x4x64x64xbf16>
    %3 = "ttnn.softmax"(%2) <{dimension = -1 : si32}> : (tensor<2x4x64x64xbf16>) -> tensor<2x4x64x64xbf16>
    // fuse: sdpa [q=%q k=%k v=%v s=%1 out=%4]
    %4 = "ttnn.matmul"(%3, %v) <{transpose_a = false, transpose_b = false}> : (tensor<2x4x64x64xbf16>, tensor<2x4x64x32xbf16>) -> tensor<2x4x64x32xbf16>
    return %4 : tensor<2x4x64x32xbf16>
  }

  // Half of the scale on either side before the product, a mask, a spelled-out softmax in f32, and zeros for rows without
  // any score.
  func.func @torch_sdpa_math(%q: tensor<2x64x4x32xbf16>, %k: tensor<2x64x4x32xbf16>, %v: tensor<2x4x64x32xf32>, %mask: tensor<2x1x64x64xf32>) -> tensor<2x4x64x32xf32> {
    %0 = "ttnn.full"() <{fill_value = 4.204480e-01 : f32, shape = #ttnn.shape<1x1x1x1>}> : () -> tensor<1x1x1x1xf32>
    %1 = "ttnn.full"() <{fill_value = 0xFF800000 : f32, shape = #ttnn.shape<1x1x1x1>}> : () -> tensor<1x1x1x1xf32>
    %2 = "ttnn.full"() <{fill_value = 0.000000e+00 : f32, shape = #ttnn.shape<1x1x1x1>}> : () -> tensor<1x1x1x1xf32>
    %3 = "ttnn.typecast"(%q) : (tensor<2x64x4x32xbf16>) -> tensor<2x64x4x32xf32>
    %4 = "ttnn.multiply"(%3, %0) : (tensor<2x64x4x32xf32>, tensor<1x1x1x1xf32>) -> tensor<2x64x4x32xf32>
    %5 = "ttnn.permute"(%4) <{permutation = array<i64: 0, 2, 1, 3>}> : (tensor<2x64x4x32xf32>) -> tensor<2x4x64x32xf32>
    %6 = "ttnn.typecast"(%k) : (tensor<2x64x4x32xbf16>) -> tensor<2x64x4x32xf32>
    %7 = "ttnn.multiply"(%6, %0) : (tensor<2x64x4x32xf32>, tensor<1x1x1x1xf32>) -> tensor<2x64x4x32xf32>
    %8 = "ttnn.permute"(%7) <{permutation = array<i64: 0, 2, 3, 1>}> : (tensor<2x64x4x32xf32>) -> tensor<2x4x32x64xf32>
    %9 = "ttnn.matmul"(%5, %8) <{transpose_a = false, transpose_b = false}> : (tensor<2x4x64x32xf32>, tensor<2x4x32x64xf32>) -> tensor<2x4x64x64xf32>
    %11 = "ttnn.add"(%9, %mask) : (tensor<2x4x64x64xf32>, tensor<2x1x64x64xf32>) -> tensor<2x4x64x64xf32>
    %12 = "ttnn.eq"(%11, %1) : (tensor<2x4x64x64xf32>, tensor<1x1x1x1xf32>) -> tensor<2x4x64x64xbf16>
    %13 = "ttnn.logical_not"(%12) : (tensor<2x4x64x64xbf16>) -> tensor<2x4x64x64xbf16>
    %14 = "ttnn.sum"(%13) <{dim_arg = [3 : i32], keep_dim = false}> : (tensor<2x4x64x64xbf16>) -> tensor<2x4x64xbf16>
    %15 = "ttnn.logical_not"(%14) : (tensor<2x4x64xbf16>) -> tensor<2x4x64xbf16>
    %16 = "ttnn.reshape"(%15) <{shape = [2 : i32, 4 : i32, 64 : i32, 1 : i32]}> : (tensor<2x4x64xbf16>) -> tensor<2x4x64x1xbf16>
    %17 = "ttnn.max"(%11) <{dim_arg = [3 : i32], keep_dim = true}> : (tensor<2x4x64x64xf32>) -> tensor<2x4x64x1xf32>
    %18 = "ttnn.subtract"(%11, %17) : (tensor<2x4x64x64xf32>, tensor<2x4x64x1xf32>) -> tensor<2x4x64x64xf32>
    %19 = "ttnn.exp"(%18) : (tensor<2x4x64x64xf32>) -> tensor<2x4x64x64xf32>
    %20 = "ttnn.sum"(%19) <{dim_arg = [3 : i32], keep_dim = false}> : (tensor<2x4x64x64xf32>) -> tensor<2x4x64xf32>
    %21 = "ttnn.reshape"(%20) <{shape = [2 : i32, 4 : i32, 64 : i32, 1 : i32]}> : (tensor<2x4x64xf32>) -> tensor<2x4x64x1xf32>
    %22 = "ttnn.divide"(%19, %21) : (tensor<2x4x64x64xf32>, tensor<2x4x64x1xf32>) -> tensor<2x4x64x64xf32>
    %23 = "ttnn.where"(%16, %2, %22) : (tensor<2x4x64x1xbf16>, tensor<1x1x1x1xf32>, tensor<2x4x64x64xf32>) -> tensor<2x4x64x64xf32>
    // fuse: sdpa [q=%3 k=%6 v=%v s=%9 z=%11 out=%24]
    %24 = "ttnn.matmul"(%23, %v) <{transpose_a = false, transpose_b = false}> : (tensor<2x4x64x64xf32>, tensor<2x4x64x32xf32>) -> tensor<2x4x64x32xf32>
    return %24 : tensor<2x4x64x32xf32>
  }

  // Grouped queries: 2 key heads serve 8 query heads; the scale divides; the keys are transposed by a permute.
  func.func @grouped_queries(%q: tensor<1x8x64x32xbf16>, %k: tensor<1x2x64x32xbf16>, %v: tensor<1x2x64x32xbf16>, %mask: tensor<1x1x64x64xbf16>) -> tensor<1x8x64x32xbf16> {
    %0 = "ttnn.full"() <{fill_value = 5.656250e+00 : f32, shape = #ttnn.shape<1x1x1x1>}> : () -> tensor<1x1x1x1xbf16>
    %1 = "ttnn.reshape"(%k) <{shape = [1 : i32, 2 : i32, 1 : i32, 64 : i32, 32 : i32]}> : (tensor<1x2x64x32xbf16>) -> tensor<1x2x1x64x32xbf16>
    %2 = "ttnn.repeat"(%1) <{repeat_dims = #ttnn.shape<1x1x4x1x1>}> : (tensor<1x2x1x64x32xbf16>) -> tensor<1x2x4x64x32xbf16>
    %3 = "ttnn.reshape"(%2) <{shape = [1 : i32, 8 : i32, 64 : i32, 32 : i32]}> : (tensor<1x2x4x64x32xbf16>) -> tensor<1x8x64x32xbf16>
    %4 = "ttnn.permute"(%3) <{permutation = array<i64: 0, 1, 3, 2>}> : (tensor<1x8x64x32xbf16>) -> tensor<1x8x32x64xbf16>
    %5 = "ttnn.repeat_interleave"(%v) <{dim = 1 : si32, repeats = 4 : ui32}> : (tensor<1x2x64x32xbf16>) -> tensor<1x8x64x32xbf16>
    %6 = "ttnn.matmul"(%q, %4) <{transpose_a = false, transpose_b = false}> : (tensor<1x8x64x32xbf16>, tensor<1x8x32x64xbf16>) -> tensor<1x8x64x64xbf16>
    %7 = "ttnn.divide"(%6, %0) : (tensor<1x8x64x64xbf16>, tensor<1x1x1x1xbf16>) -> tensor<1x8x64x64xbf16>
    %8 = "ttnn.add"(%7, %mask) : (tensor<1x8x64x64xbf16>, tensor<1x1x64x64xbf16>) -> tensor<1x8x64x64xbf16>
    %9 = "ttnn.typecast"(%8) : (tensor<1x8x64x64xbf16>) -> tensor<1x8x64x64xf32>
    %10 = "ttnn.softmax"(%9) <{dimension = 3 : si32}> : (tensor<1x8x64x64xf32>) -> tensor<1x8x64x64xf32>
    %11 = "ttnn.typecast"(%10) : (tensor<1x8x64x64xf32>) -> tensor<1x8x64x64xbf16>
    // fuse: sdpa [q=%q k=%k v=%v mask=%mask out=%12]
    %12 = "ttnn.matmul"(%11, %5) <{transpose_a = false, transpose_b = false}> : (tensor<1x8x64x64xbf16>, tensor<1x8x64x32xbf16>) -> tensor<1x8x64x32xbf16>
    return %12 : tensor<1x8x64x32xbf16>
  }

  // Rank 3 products around a rank 4 softmax.
  func.func @rank_3(%q: tensor<1x64x32xbf16>, %kt: tensor<1x32x16xbf16>, %v: tensor<1x16x32xbf16>) -> tensor<1x64x32xbf16> {
    %0 = "ttnn.full"() <{fill_value = 5.656250e+00 : f32, shape = #ttnn.shape<1x1x1x1>}> : () -> tensor<1x1x1x1xbf16>
    %1 = "ttnn.matmul"(%q, %kt) <{transpose_a = false, transpose_b = false}> : (tensor<1x64x32xbf16>, tensor<1x32x16xbf16>) -> tensor<1x64x16xbf16>
    %2 = "ttnn.reshape"(%1) <{shape = [1 : i32, 1 : i32, 64 : i32, 16 : i32]}> : (tensor<1x64x16xbf16>) -> tensor<1x1x64x16xbf16>
    %3 = "ttnn.divide"(%2, %0) : (tensor<1x1x64x16xbf16>, tensor<1x1x1x1xbf16>) -> tensor<1x1x64x16xbf16>
    %4 = "ttnn.softmax"(%3) <{dimension = -1 : si32}> : (tensor<1x1x64x16xbf16>) -> tensor<1x1x64x16xbf16>
    %5 = "ttnn.reshape"(%4) <{shape = [1 : i32, 64 : i32, 16 : i32]}> : (tensor<1x1x64x16xbf16>) -> tensor<1x64x16xbf16>
    // fuse: sdpa [q=%q k=%kt v=%v out=%6]
    %6 = "ttnn.matmul"(%5, %v) <{transpose_a = false, transpose_b = false}> : (tensor<1x64x16xbf16>, tensor<1x16x32xbf16>) -> tensor<1x64x32xbf16>
    return %6 : tensor<1x64x32xbf16>
  }

  func.func @softmax_over_queries(%q: tensor<2x4x64x32xbf16>, %k: tensor<2x4x64x32xbf16>, %v: tensor<2x4x64x32xbf16>) -> tensor<2x4x64x32xbf16> {
    %0 = "ttnn.matmul"(%q, %k) <{transpose_a = false, transpose_b = true}> : (tensor<2x4x64x32xbf16>, tensor<2x4x64x32xbf16>) -> tensor<2x4x64x64xbf16>
    %1 = "ttnn.softmax"(%0) <{dimension = 2 : si32}> : (tensor<2x4x64x64xbf16>) -> tensor<2x4x64x64xbf16>
    // no-fuse: sdpa
    %2 = "ttnn.matmul"(%1, %v) <{transpose_a = false, transpose_b = false}> : (tensor<2x4x64x64xbf16>, tensor<2x4x64x32xbf16>) -> tensor<2x4x64x32xbf16>
    return %2 : tensor<2x4x64x32xbf16>
  }

  // The weights are returned too: the kernel does not have them.
  func.func @weights_returned(%q: tensor<2x4x64x32xbf16>, %k: tensor<2x4x64x32xbf16>, %v: tensor<2x4x64x32xbf16>) -> (tensor<2x4x64x32xbf16>, tensor<2x4x64x64xbf16>) {
    %0 = "ttnn.matmul"(%q, %k) <{transpose_a = false, transpose_b = true}> : (tensor<2x4x64x32xbf16>, tensor<2x4x64x32xbf16>) -> tensor<2x4x64x64xbf16>
    %1 = "ttnn.softmax"(%0) <{dimension = -1 : si32}> : (tensor<2x4x64x64xbf16>) -> tensor<2x4x64x64xbf16>
    // no-fuse: sdpa
    %2 = "ttnn.matmul"(%1, %v) <{transpose_a = false, transpose_b = false}> : (tensor<2x4x64x64xbf16>, tensor<2x4x64x32xbf16>) -> tensor<2x4x64x32xbf16>
    return %2, %1 : tensor<2x4x64x32xbf16>, tensor<2x4x64x64xbf16>
  }

  // A factor per head is no scale.
  func.func @scale_per_head(%q: tensor<2x4x64x32xbf16>, %k: tensor<2x4x64x32xbf16>, %v: tensor<2x4x64x32xbf16>, %c: tensor<1x4x1x1xbf16>) -> tensor<2x4x64x32xbf16> {
    %0 = "ttnn.matmul"(%q, %k) <{transpose_a = false, transpose_b = true}> : (tensor<2x4x64x32xbf16>, tensor<2x4x64x32xbf16>) -> tensor<2x4x64x64xbf16>
    %1 = "ttnn.multiply"(%0, %c) : (tensor<2x4x64x64xbf16>, tensor<1x4x1x1xbf16>) -> tensor<2x4x64x64xbf16>
    %2 = "ttnn.softmax"(%1) <{dimension = -1 : si32}> : (tensor<2x4x64x64xbf16>) -> tensor<2x4x64x64xbf16>
    // no-fuse: sdpa
    %3 = "ttnn.matmul"(%2, %v) <{transpose_a = false, transpose_b = false}> : (tensor<2x4x64x64xbf16>, tensor<2x4x64x32xbf16>) -> tensor<2x4x64x32xbf16>
    return %3 : tensor<2x4x64x32xbf16>
  }

  // Softmax of a router: what it weighs are no values of the same attention.
  func.func @softmax_of_input(%scores: tensor<2x4x64x64xbf16>, %v: tensor<2x4x64x32xbf16>) -> tensor<2x4x64x32xbf16> {
    %0 = "ttnn.softmax"(%scores) <{dimension = -1 : si32}> : (tensor<2x4x64x64xbf16>) -> tensor<2x4x64x64xbf16>
    // no-fuse: sdpa
    %1 = "ttnn.matmul"(%0, %v) <{transpose_a = false, transpose_b = false}> : (tensor<2x4x64x64xbf16>, tensor<2x4x64x32xbf16>) -> tensor<2x4x64x32xbf16>
    return %1 : tensor<2x4x64x32xbf16>
  }

  func.func @tanh_between(%q: tensor<2x4x64x32xbf16>, %k: tensor<2x4x64x32xbf16>, %v: tensor<2x4x64x32xbf16>) -> tensor<2x4x64x32xbf16> {
    %0 = "ttnn.matmul"(%q, %k) <{transpose_a = false, transpose_b = true}> : (tensor<2x4x64x32xbf16>, tensor<2x4x64x32xbf16>) -> tensor<2x4x64x64xbf16>
    %1 = "ttnn.tanh"(%0) : (tensor<2x4x64x64xbf16>) -> tensor<2x4x64x64xbf16>
    %2 = "ttnn.softmax"(%1) <{dimension = -1 : si32}> : (tensor<2x4x64x64xbf16>) -> tensor<2x4x64x64xbf16>
    // no-fuse: sdpa
    %3 = "ttnn.matmul"(%2, %v) <{transpose_a = false, transpose_b = false}> : (tensor<2x4x64x64xbf16>, tensor<2x4x64x32xbf16>) -> tensor<2x4x64x32xbf16>
    return %3 : tensor<2x4x64x32xbf16>
  }

  func.func @already_fused(%q: tensor<2x4x64x32xbf16>, %k: tensor<2x4x64x32xbf16>, %v: tensor<2x4x64x32xbf16>) -> tensor<2x4x64x32xbf16> {
    // no-fuse: sdpa
    %0 = "ttnn.scaled_dot_product_attention"(%q, %k, %v) <{is_causal = false, operandSegmentSizes = array<i32: 1, 1, 1, 0, 0>, scale = 1.767580e-01 : f32}> : (tensor<2x4x64x32xbf16>, tensor<2x4x64x32xbf16>, tensor<2x4x64x32xbf16>) -> tensor<2x4x64x32xbf16>
    return %0 : tensor<2x4x64x32xbf16>
  }

  // Rows known elsewhere to have no score give zeros.
  func.func @dead_rows(%q: tensor<1x8x64x32xbf16>, %k: tensor<1x8x64x32xbf16>, %v: tensor<1x8x64x32xbf16>, %dead: tensor<1x8x64x1xbf16>) -> tensor<1x8x64x32xbf16> {
    %0 = "ttnn.full"() <{fill_value = 0.000000e+00 : f32, shape = #ttnn.shape<1x1x1x1>}> : () -> tensor<1x1x1x1xbf16>
    %1 = "ttnn.matmul"(%q, %k) <{transpose_a = false, transpose_b = true}> : (tensor<1x8x64x32xbf16>, tensor<1x8x64x32xbf16>) -> tensor<1x8x64x64xbf16>
    %2 = "ttnn.softmax"(%1) <{dimension = -1 : si32}> : (tensor<1x8x64x64xbf16>) -> tensor<1x8x64x64xbf16>
    %4 = "ttnn.where"(%dead, %0, %2) : (tensor<1x8x64x1xbf16>, tensor<1x1x1x1xbf16>, tensor<1x8x64x64xbf16>) -> tensor<1x8x64x64xbf16>
    // fuse: sdpa [q=%q k=%k v=%v out=%5]
    %5 = "ttnn.matmul"(%4, %v) <{transpose_a = false, transpose_b = false}> : (tensor<1x8x64x64xbf16>, tensor<1x8x64x32xbf16>) -> tensor<1x8x64x32xbf16>
    return %5 : tensor<1x8x64x32xbf16>
  }

  // Single weights are dropped after the softmax: the kernel cannot.
  func.func @dropped_weights(%q: tensor<1x8x64x32xbf16>, %k: tensor<1x8x64x32xbf16>, %v: tensor<1x8x64x32xbf16>, %drop: tensor<1x8x64x64xbf16>) -> tensor<1x8x64x32xbf16> {
    %0 = "ttnn.full"() <{fill_value = 0.000000e+00 : f32, shape = #ttnn.shape<1x1x1x1>}> : () -> tensor<1x1x1x1xbf16>
    %1 = "ttnn.matmul"(%q, %k) <{transpose_a = false, transpose_b = true}> : (tensor<1x8x64x32xbf16>, tensor<1x8x64x32xbf16>) -> tensor<1x8x64x64xbf16>
    %2 = "ttnn.softmax"(%1) <{dimension = -1 : si32}> : (tensor<1x8x64x64xbf16>) -> tensor<1x8x64x64xbf16>
    %4 = "ttnn.where"(%drop, %0, %2) : (tensor<1x8x64x64xbf16>, tensor<1x1x1x1xbf16>, tensor<1x8x64x64xbf16>) -> tensor<1x8x64x64xbf16>
    // no-fuse: sdpa
    %5 = "ttnn.matmul"(%4, %v) <{transpose_a = false, transpose_b = false}> : (tensor<1x8x64x64xbf16>, tensor<1x8x64x32xbf16>) -> tensor<1x8x64x32xbf16>
    return %5 : tensor<1x8x64x32xbf16>
  }

  func.func @sink(%q: tensor<2x8x1x64xbf16>, %k: tensor<2x8x64x64xbf16>, %v: tensor<2x8x64x64xbf16>, %mask: tensor<2x1x1x64xbf16>, %sink: tensor<2x8x1x1xbf16>) -> tensor<2x8x1x64xbf16> {
    %0 = "ttnn.matmul"(%q, %k) <{transpose_a = false, transpose_b = true}> : (tensor<2x8x1x64xbf16>, tensor<2x8x64x64xbf16>) -> tensor<2x8x1x64xbf16>
    %1 = "ttnn.add"(%0, %mask) : (tensor<2x8x1x64xbf16>, tensor<2x1x1x64xbf16>) -> tensor<2x8x1x64xbf16>
    %2 = "ttnn.concat"(%1, %sink) <{dim = 3 : si32}> : (tensor<2x8x1x64xbf16>, tensor<2x8x1x1xbf16>) -> tensor<2x8x1x65xbf16>
    %3 = "ttnn.softmax"(%2) <{dimension = 3 : si32}> : (tensor<2x8x1x65xbf16>) -> tensor<2x8x1x65xbf16>
    %4 = "ttnn.slice_static"(%3) <{begins = [0 : i32, 0 : i32, 0 : i32, 0 : i32], ends = [2 : i32, 8 : i32, 1 : i32, 64 : i32], step = [1 : i32, 1 : i32, 1 : i32, 1 : i32]}> : (tensor<2x8x1x65xbf16>) -> tensor<2x8x1x64xbf16>
    // fuse: sdpa [q=%q k=%k v=%v mask=%mask sink=%sink out=%5]
    %5 = "ttnn.matmul"(%4, %v) <{transpose_a = false, transpose_b = false}> : (tensor<2x8x1x64xbf16>, tensor<2x8x64x64xbf16>) -> tensor<2x8x1x64xbf16>
    return %5 : tensor<2x8x1x64xbf16>
  }

  // Of two columns one is dropped: it is no sink.
  func.func @two_columns(%q: tensor<2x8x1x64xbf16>, %k: tensor<2x8x64x64xbf16>, %v: tensor<2x8x65x64xbf16>, %sink: tensor<2x8x1x2xbf16>) -> tensor<2x8x1x64xbf16> {
    %0 = "ttnn.matmul"(%q, %k) <{transpose_a = false, transpose_b = true}> : (tensor<2x8x1x64xbf16>, tensor<2x8x64x64xbf16>) -> tensor<2x8x1x64xbf16>
    %2 = "ttnn.concat"(%0, %sink) <{dim = 3 : si32}> : (tensor<2x8x1x64xbf16>, tensor<2x8x1x2xbf16>) -> tensor<2x8x1x66xbf16>
    %3 = "ttnn.softmax"(%2) <{dimension = 3 : si32}> : (tensor<2x8x1x66xbf16>) -> tensor<2x8x1x66xbf16>
    %4 = "ttnn.slice_static"(%3) <{begins = [0 : i32, 0 : i32, 0 : i32, 0 : i32], ends = [2 : i32, 8 : i32, 1 : i32, 65 : i32], step = [1 : i32, 1 : i32, 1 : i32, 1 : i32]}> : (tensor<2x8x1x66xbf16>) -> tensor<2x8x1x65xbf16>
    // no-fuse: sdpa
    %5 = "ttnn.matmul"(%4, %v) <{transpose_a = false, transpose_b = false}> : (tensor<2x8x1x65xbf16>, tensor<2x8x65x64xbf16>) -> tensor<2x8x1x64xbf16>
    return %5 : tensor<2x8x1x64xbf16>
  }

  // Two products make the scores: latent attention, which this kernel does not take.
  func.func @sum_of_two_products(%q: tensor<1x8x64x32xbf16>, %k: tensor<1x8x64x32xbf16>, %q2: tensor<1x8x64x64xbf16>, %k2: tensor<1x1x64x64xbf16>, %v: tensor<1x8x64x32xbf16>) -> tensor<1x8x64x32xbf16> {
    %0 = "ttnn.matmul"(%q, %k) <{transpose_a = false, transpose_b = true}> : (tensor<1x8x64x32xbf16>, tensor<1x8x64x32xbf16>) -> tensor<1x8x64x64xbf16>
    %1 = "ttnn.matmul"(%q2, %k2) <{transpose_a = false, transpose_b = true}> : (tensor<1x8x64x64xbf16>, tensor<1x1x64x64xbf16>) -> tensor<1x8x64x64xbf16>
    %2 = "ttnn.add"(%0, %1) : (tensor<1x8x64x64xbf16>, tensor<1x8x64x64xbf16>) -> tensor<1x8x64x64xbf16>
    %3 = "ttnn.softmax"(%2) <{dimension = -1 : si32}> : (tensor<1x8x64x64xbf16>) -> tensor<1x8x64x64xbf16>
    // no-fuse: sdpa
    %4 = "ttnn.matmul"(%3, %v) <{transpose_a = false, transpose_b = false}> : (tensor<1x8x64x64xbf16>, tensor<1x8x64x32xbf16>) -> tensor<1x8x64x32xbf16>
    return %4 : tensor<1x8x64x32xbf16>
  }
}
