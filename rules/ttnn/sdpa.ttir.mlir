module {
  func.func @scale_after(%q: tensor<2x4x64x32xbf16>, %k: tensor<2x4x64x32xbf16>, %v: tensor<2x4x64x32xbf16>) -> tensor<2x4x64x32xbf16> {
    %0 = "ttir.full"() <{fill_value = 1.767580e-01 : f32, shape = array<i32: 2, 4, 64, 64>}> : () -> tensor<2x4x64x64xbf16>
    %1 = "ttir.matmul"(%q, %k) <{transpose_a = false, transpose_b = true}> : (tensor<2x4x64x32xbf16>, tensor<2x4x64x32xbf16>) -> tensor<2x4x64x64xbf16>
    %2 = "ttir.multiply"(%1, %0) : (tensor<2x4x64x64xbf16>, tensor<2x4x64x64xbf16>) -> tensor<2x4x64x64xbf16>
    %3 = "ttir.softmax"(%2) <{dimension = -1 : si32}> : (tensor<2x4x64x64xbf16>) -> tensor<2x4x64x64xbf16>
    // fuse: sdpa [q=%q k=%k v=%v s=%1 out=%4]
    %4 = "ttir.matmul"(%3, %v) <{transpose_a = false, transpose_b = false}> : (tensor<2x4x64x64xbf16>, tensor<2x4x64x32xbf16>) -> tensor<2x4x64x32xbf16>
    return %4 : tensor<2x4x64x32xbf16>
  }

  // Half of the scale on either side before the product, a mask, a spelled-out softmax in f32, and zeros for rows without
  // any score.
  func.func @torch_sdpa_math(%q: tensor<2x64x4x32xbf16>, %k: tensor<2x64x4x32xbf16>, %v: tensor<2x4x64x32xf32>, %mask: tensor<2x1x64x64xf32>) -> tensor<2x4x64x32xf32> {
    %0 = "ttir.constant"() <{value = dense<4.204480e-01> : tensor<2x64x4x32xf32>}> : () -> tensor<2x64x4x32xf32>
    %1 = "ttir.constant"() <{value = dense<0xFF800000> : tensor<2x4x64x64xf32>}> : () -> tensor<2x4x64x64xf32>
    %2 = "ttir.constant"() <{value = dense<0.000000e+00> : tensor<2x4x64x64xf32>}> : () -> tensor<2x4x64x64xf32>
    %3 = "ttir.typecast"(%q) : (tensor<2x64x4x32xbf16>) -> tensor<2x64x4x32xf32>
    %4 = "ttir.multiply"(%3, %0) : (tensor<2x64x4x32xf32>, tensor<2x64x4x32xf32>) -> tensor<2x64x4x32xf32>
    %5 = "ttir.permute"(%4) <{permutation = array<i64: 0, 2, 1, 3>}> : (tensor<2x64x4x32xf32>) -> tensor<2x4x64x32xf32>
    %6 = "ttir.typecast"(%k) : (tensor<2x64x4x32xbf16>) -> tensor<2x64x4x32xf32>
    %7 = "ttir.multiply"(%6, %0) : (tensor<2x64x4x32xf32>, tensor<2x64x4x32xf32>) -> tensor<2x64x4x32xf32>
    %8 = "ttir.permute"(%7) <{permutation = array<i64: 0, 2, 3, 1>}> : (tensor<2x64x4x32xf32>) -> tensor<2x4x32x64xf32>
    %9 = "ttir.matmul"(%5, %8) <{transpose_a = false, transpose_b = false}> : (tensor<2x4x64x32xf32>, tensor<2x4x32x64xf32>) -> tensor<2x4x64x64xf32>
    %10 = "ttir.broadcast"(%mask) <{broadcast_dimensions = array<i64: 1, 4, 1, 1>}> : (tensor<2x1x64x64xf32>) -> tensor<2x4x64x64xf32>
    %11 = "ttir.add"(%9, %10) : (tensor<2x4x64x64xf32>, tensor<2x4x64x64xf32>) -> tensor<2x4x64x64xf32>
    %12 = "ttir.eq"(%11, %1) : (tensor<2x4x64x64xf32>, tensor<2x4x64x64xf32>) -> tensor<2x4x64x64xbf16>
    %13 = "ttir.logical_not"(%12) : (tensor<2x4x64x64xbf16>) -> tensor<2x4x64x64xbf16>
    %14 = "ttir.reduce_or"(%13) <{dim_arg = [3 : i32], keep_dim = false}> : (tensor<2x4x64x64xbf16>) -> tensor<2x4x64xbf16>
    %15 = "ttir.logical_not"(%14) : (tensor<2x4x64xbf16>) -> tensor<2x4x64xbf16>
    %16 = "ttir.reshape"(%15) <{shape = [2 : i32, 4 : i32, 64 : i32, 1 : i32]}> : (tensor<2x4x64xbf16>) -> tensor<2x4x64x1xbf16>
    %17 = "ttir.max"(%11) <{dim_arg = [3 : i32], keep_dim = true}> : (tensor<2x4x64x64xf32>) -> tensor<2x4x64x1xf32>
    %18 = "ttir.subtract"(%11, %17) : (tensor<2x4x64x64xf32>, tensor<2x4x64x1xf32>) -> tensor<2x4x64x64xf32>
    %19 = "ttir.exp"(%18) : (tensor<2x4x64x64xf32>) -> tensor<2x4x64x64xf32>
    %20 = "ttir.sum"(%19) <{dim_arg = [3 : i32], keep_dim = false}> : (tensor<2x4x64x64xf32>) -> tensor<2x4x64xf32>
    %21 = "ttir.reshape"(%20) <{shape = [2 : i32, 4 : i32, 64 : i32, 1 : i32]}> : (tensor<2x4x64xf32>) -> tensor<2x4x64x1xf32>
    %22 = "ttir.div"(%19, %21) : (tensor<2x4x64x64xf32>, tensor<2x4x64x1xf32>) -> tensor<2x4x64x64xf32>
    %23 = "ttir.where"(%16, %2, %22) : (tensor<2x4x64x1xbf16>, tensor<2x4x64x64xf32>, tensor<2x4x64x64xf32>) -> tensor<2x4x64x64xf32>
    // fuse: sdpa [q=%3 k=%6 v=%v s=%9 z=%11 out=%24]
    %24 = "ttir.matmul"(%23, %v) <{transpose_a = false, transpose_b = false}> : (tensor<2x4x64x64xf32>, tensor<2x4x64x32xf32>) -> tensor<2x4x64x32xf32>
    return %24 : tensor<2x4x64x32xf32>
  }

  // Grouped queries: 2 key heads serve 8 query heads; the scale divides; the keys are transposed by a permute.
  func.func @grouped_queries(%q: tensor<1x8x64x32xbf16>, %k: tensor<1x2x64x32xbf16>, %v: tensor<1x2x64x32xbf16>, %mask: tensor<1x1x64x64xbf16>) -> tensor<1x8x64x32xbf16> {
    %0 = "ttir.full"() <{fill_value = 5.656250e+00 : f32, shape = array<i32: 1, 8, 64, 64>}> : () -> tensor<1x8x64x64xbf16>
    %1 = "ttir.reshape"(%k) <{shape = [1 : i32, 2 : i32, 1 : i32, 64 : i32, 32 : i32]}> : (tensor<1x2x64x32xbf16>) -> tensor<1x2x1x64x32xbf16>
    %2 = "ttir.broadcast"(%1) <{broadcast_dimensions = array<i64: 1, 1, 4, 1, 1>}> : (tensor<1x2x1x64x32xbf16>) -> tensor<1x2x4x64x32xbf16>
    %3 = "ttir.reshape"(%2) <{shape = [1 : i32, 8 : i32, 64 : i32, 32 : i32]}> : (tensor<1x2x4x64x32xbf16>) -> tensor<1x8x64x32xbf16>
    %4 = "ttir.permute"(%3) <{permutation = array<i64: 0, 1, 3, 2>}> : (tensor<1x8x64x32xbf16>) -> tensor<1x8x32x64xbf16>
    %5 = "ttir.repeat_interleave"(%v) <{dim = 1 : si32, repeats = 4 : ui32}> : (tensor<1x2x64x32xbf16>) -> tensor<1x8x64x32xbf16>
    %6 = "ttir.matmul"(%q, %4) <{transpose_a = false, transpose_b = false}> : (tensor<1x8x64x32xbf16>, tensor<1x8x32x64xbf16>) -> tensor<1x8x64x64xbf16>
    %7 = "ttir.div"(%6, %0) : (tensor<1x8x64x64xbf16>, tensor<1x8x64x64xbf16>) -> tensor<1x8x64x64xbf16>
    %8 = "ttir.add"(%7, %mask) : (tensor<1x8x64x64xbf16>, tensor<1x1x64x64xbf16>) -> tensor<1x8x64x64xbf16>
    %9 = "ttir.typecast"(%8) : (tensor<1x8x64x64xbf16>) -> tensor<1x8x64x64xf32>
    %10 = "ttir.softmax"(%9) <{dimension = 3 : si32}> : (tensor<1x8x64x64xf32>) -> tensor<1x8x64x64xf32>
    %11 = "ttir.typecast"(%10) : (tensor<1x8x64x64xf32>) -> tensor<1x8x64x64xbf16>
    // fuse: sdpa [q=%q k=%k v=%v mask=%mask out=%12]
    %12 = "ttir.matmul"(%11, %5) <{transpose_a = false, transpose_b = false}> : (tensor<1x8x64x64xbf16>, tensor<1x8x64x32xbf16>) -> tensor<1x8x64x32xbf16>
    return %12 : tensor<1x8x64x32xbf16>
  }

  // Rank 3 products around a rank 4 softmax.
  func.func @rank_3(%q: tensor<1x64x32xbf16>, %kt: tensor<1x32x16xbf16>, %v: tensor<1x16x32xbf16>) -> tensor<1x64x32xbf16> {
    %0 = "ttir.full"() <{fill_value = 5.656250e+00 : f32, shape = array<i32: 1>}> : () -> tensor<1xbf16>
    %1 = "ttir.matmul"(%q, %kt) <{transpose_a = false, transpose_b = false}> : (tensor<1x64x32xbf16>, tensor<1x32x16xbf16>) -> tensor<1x64x16xbf16>
    %2 = "ttir.reshape"(%1) <{shape = [1 : i32, 1 : i32, 64 : i32, 16 : i32]}> : (tensor<1x64x16xbf16>) -> tensor<1x1x64x16xbf16>
    %3 = "ttir.div"(%2, %0) : (tensor<1x1x64x16xbf16>, tensor<1xbf16>) -> tensor<1x1x64x16xbf16>
    %4 = "ttir.softmax"(%3) <{dimension = -1 : si32}> : (tensor<1x1x64x16xbf16>) -> tensor<1x1x64x16xbf16>
    %5 = "ttir.reshape"(%4) <{shape = [1 : i32, 64 : i32, 16 : i32]}> : (tensor<1x1x64x16xbf16>) -> tensor<1x64x16xbf16>
    // fuse: sdpa [q=%q k=%kt v=%v out=%6]
    %6 = "ttir.matmul"(%5, %v) <{transpose_a = false, transpose_b = false}> : (tensor<1x64x16xbf16>, tensor<1x16x32xbf16>) -> tensor<1x64x32xbf16>
    return %6 : tensor<1x64x32xbf16>
  }

  func.func @softmax_over_queries(%q: tensor<2x4x64x32xbf16>, %k: tensor<2x4x64x32xbf16>, %v: tensor<2x4x64x32xbf16>) -> tensor<2x4x64x32xbf16> {
    %0 = "ttir.matmul"(%q, %k) <{transpose_a = false, transpose_b = true}> : (tensor<2x4x64x32xbf16>, tensor<2x4x64x32xbf16>) -> tensor<2x4x64x64xbf16>
    %1 = "ttir.softmax"(%0) <{dimension = 2 : si32}> : (tensor<2x4x64x64xbf16>) -> tensor<2x4x64x64xbf16>
    // no-fuse: sdpa
    %2 = "ttir.matmul"(%1, %v) <{transpose_a = false, transpose_b = false}> : (tensor<2x4x64x64xbf16>, tensor<2x4x64x32xbf16>) -> tensor<2x4x64x32xbf16>
    return %2 : tensor<2x4x64x32xbf16>
  }

  // The weights are returned too: the kernel does not have them.
  func.func @weights_returned(%q: tensor<2x4x64x32xbf16>, %k: tensor<2x4x64x32xbf16>, %v: tensor<2x4x64x32xbf16>) -> (tensor<2x4x64x32xbf16>, tensor<2x4x64x64xbf16>) {
    %0 = "ttir.matmul"(%q, %k) <{transpose_a = false, transpose_b = true}> : (tensor<2x4x64x32xbf16>, tensor<2x4x64x32xbf16>) -> tensor<2x4x64x64xbf16>
    %1 = "ttir.softmax"(%0) <{dimension = -1 : si32}> : (tensor<2x4x64x64xbf16>) -> tensor<2x4x64x64xbf16>
    // no-fuse: sdpa
    %2 = "ttir.matmul"(%1, %v) <{transpose_a = false, transpose_b = false}> : (tensor<2x4x64x64xbf16>, tensor<2x4x64x32xbf16>) -> tensor<2x4x64x32xbf16>
    return %2, %1 : tensor<2x4x64x32xbf16>, tensor<2x4x64x64xbf16>
  }

  // A factor per head is no scale.
  func.func @scale_per_head(%q: tensor<2x4x64x32xbf16>, %k: tensor<2x4x64x32xbf16>, %v: tensor<2x4x64x32xbf16>, %c: tensor<1x4x1x1xbf16>) -> tensor<2x4x64x32xbf16> {
    %0 = "ttir.matmul"(%q, %k) <{transpose_a = false, transpose_b = true}> : (tensor<2x4x64x32xbf16>, tensor<2x4x64x32xbf16>) -> tensor<2x4x64x64xbf16>
    %1 = "ttir.multiply"(%0, %c) : (tensor<2x4x64x64xbf16>, tensor<1x4x1x1xbf16>) -> tensor<2x4x64x64xbf16>
    %2 = "ttir.softmax"(%1) <{dimension = -1 : si32}> : (tensor<2x4x64x64xbf16>) -> tensor<2x4x64x64xbf16>
    // no-fuse: sdpa
    %3 = "ttir.matmul"(%2, %v) <{transpose_a = false, transpose_b = false}> : (tensor<2x4x64x64xbf16>, tensor<2x4x64x32xbf16>) -> tensor<2x4x64x32xbf16>
    return %3 : tensor<2x4x64x32xbf16>
  }

  // Softmax of a router: what it weighs are no values of the same attention.
  func.func @softmax_of_input(%scores: tensor<2x4x64x64xbf16>, %v: tensor<2x4x64x32xbf16>) -> tensor<2x4x64x32xbf16> {
    %0 = "ttir.softmax"(%scores) <{dimension = -1 : si32}> : (tensor<2x4x64x64xbf16>) -> tensor<2x4x64x64xbf16>
    // no-fuse: sdpa
    %1 = "ttir.matmul"(%0, %v) <{transpose_a = false, transpose_b = false}> : (tensor<2x4x64x64xbf16>, tensor<2x4x64x32xbf16>) -> tensor<2x4x64x32xbf16>
    return %1 : tensor<2x4x64x32xbf16>
  }

  func.func @tanh_between(%q: tensor<2x4x64x32xbf16>, %k: tensor<2x4x64x32xbf16>, %v: tensor<2x4x64x32xbf16>) -> tensor<2x4x64x32xbf16> {
    %0 = "ttir.matmul"(%q, %k) <{transpose_a = false, transpose_b = true}> : (tensor<2x4x64x32xbf16>, tensor<2x4x64x32xbf16>) -> tensor<2x4x64x64xbf16>
    %1 = "ttir.tanh"(%0) : (tensor<2x4x64x64xbf16>) -> tensor<2x4x64x64xbf16>
    %2 = "ttir.softmax"(%1) <{dimension = -1 : si32}> : (tensor<2x4x64x64xbf16>) -> tensor<2x4x64x64xbf16>
    // no-fuse: sdpa
    %3 = "ttir.matmul"(%2, %v) <{transpose_a = false, transpose_b = false}> : (tensor<2x4x64x64xbf16>, tensor<2x4x64x32xbf16>) -> tensor<2x4x64x32xbf16>
    return %3 : tensor<2x4x64x32xbf16>
  }

  func.func @already_fused(%q: tensor<2x4x64x32xbf16>, %k: tensor<2x4x64x32xbf16>, %v: tensor<2x4x64x32xbf16>) -> tensor<2x4x64x32xbf16> {
    // no-fuse: sdpa
    %0 = "ttir.scaled_dot_product_attention"(%q, %k, %v) <{is_causal = false, operandSegmentSizes = array<i32: 1, 1, 1, 0, 0>, scale = 1.767580e-01 : f32}> : (tensor<2x4x64x32xbf16>, tensor<2x4x64x32xbf16>, tensor<2x4x64x32xbf16>) -> tensor<2x4x64x32xbf16>
    return %0 : tensor<2x4x64x32xbf16>
  }

  // Rows known elsewhere to have no score give zeros.
  func.func @dead_rows(%q: tensor<1x8x64x32xbf16>, %k: tensor<1x8x64x32xbf16>, %v: tensor<1x8x64x32xbf16>, %dead: tensor<1x8x64x1xbf16>) -> tensor<1x8x64x32xbf16> {
    %0 = "ttir.zeros"() <{shape = array<i32: 1, 8, 64, 64>}> : () -> tensor<1x8x64x64xbf16>
    %1 = "ttir.matmul"(%q, %k) <{transpose_a = false, transpose_b = true}> : (tensor<1x8x64x32xbf16>, tensor<1x8x64x32xbf16>) -> tensor<1x8x64x64xbf16>
    %2 = "ttir.softmax"(%1) <{dimension = -1 : si32}> : (tensor<1x8x64x64xbf16>) -> tensor<1x8x64x64xbf16>
    %3 = "ttir.broadcast"(%dead) <{broadcast_dimensions = array<i64: 1, 1, 1, 64>}> : (tensor<1x8x64x1xbf16>) -> tensor<1x8x64x64xbf16>
    %4 = "ttir.where"(%3, %0, %2) : (tensor<1x8x64x64xbf16>, tensor<1x8x64x64xbf16>, tensor<1x8x64x64xbf16>) -> tensor<1x8x64x64xbf16>
    // fuse: sdpa [q=%q k=%k v=%v out=%5]
    %5 = "ttir.matmul"(%4, %v) <{transpose_a = false, transpose_b = false}> : (tensor<1x8x64x64xbf16>, tensor<1x8x64x32xbf16>) -> tensor<1x8x64x32xbf16>
    return %5 : tensor<1x8x64x32xbf16>
  }

  // Single weights are dropped after the softmax: the kernel cannot.
  func.func @dropped_weights(%q: tensor<1x8x64x32xbf16>, %k: tensor<1x8x64x32xbf16>, %v: tensor<1x8x64x32xbf16>, %drop: tensor<1x8x64x64xbf16>) -> tensor<1x8x64x32xbf16> {
    %0 = "ttir.zeros"() <{shape = array<i32: 1, 8, 64, 64>}> : () -> tensor<1x8x64x64xbf16>
    %1 = "ttir.matmul"(%q, %k) <{transpose_a = false, transpose_b = true}> : (tensor<1x8x64x32xbf16>, tensor<1x8x64x32xbf16>) -> tensor<1x8x64x64xbf16>
    %2 = "ttir.softmax"(%1) <{dimension = -1 : si32}> : (tensor<1x8x64x64xbf16>) -> tensor<1x8x64x64xbf16>
    %4 = "ttir.where"(%drop, %0, %2) : (tensor<1x8x64x64xbf16>, tensor<1x8x64x64xbf16>, tensor<1x8x64x64xbf16>) -> tensor<1x8x64x64xbf16>
    // no-fuse: sdpa
    %5 = "ttir.matmul"(%4, %v) <{transpose_a = false, transpose_b = false}> : (tensor<1x8x64x64xbf16>, tensor<1x8x64x32xbf16>) -> tensor<1x8x64x32xbf16>
    return %5 : tensor<1x8x64x32xbf16>
  }

  func.func @sink(%q: tensor<2x8x1x64xbf16>, %k: tensor<2x8x64x64xbf16>, %v: tensor<2x8x64x64xbf16>, %mask: tensor<2x1x1x64xbf16>, %sink: tensor<2x8x1x1xbf16>) -> tensor<2x8x1x64xbf16> {
    %0 = "ttir.matmul"(%q, %k) <{transpose_a = false, transpose_b = true}> : (tensor<2x8x1x64xbf16>, tensor<2x8x64x64xbf16>) -> tensor<2x8x1x64xbf16>
    %1 = "ttir.add"(%0, %mask) : (tensor<2x8x1x64xbf16>, tensor<2x1x1x64xbf16>) -> tensor<2x8x1x64xbf16>
    %2 = "ttir.concat"(%1, %sink) <{dim = 3 : si32}> : (tensor<2x8x1x64xbf16>, tensor<2x8x1x1xbf16>) -> tensor<2x8x1x65xbf16>
    %3 = "ttir.softmax"(%2) <{dimension = 3 : si32}> : (tensor<2x8x1x65xbf16>) -> tensor<2x8x1x65xbf16>
    %4 = "ttir.slice_static"(%3) <{begins = [0 : i32, 0 : i32, 0 : i32, 0 : i32], ends = [2 : i32, 8 : i32, 1 : i32, 64 : i32], step = [1 : i32, 1 : i32, 1 : i32, 1 : i32]}> : (tensor<2x8x1x65xbf16>) -> tensor<2x8x1x64xbf16>
    // fuse: sdpa [q=%q k=%k v=%v mask=%mask sink=%sink out=%5]
    %5 = "ttir.matmul"(%4, %v) <{transpose_a = false, transpose_b = false}> : (tensor<2x8x1x64xbf16>, tensor<2x8x64x64xbf16>) -> tensor<2x8x1x64xbf16>
    return %5 : tensor<2x8x1x64xbf16>
  }

  // Of two columns one is dropped: it is no sink.
  func.func @two_columns(%q: tensor<2x8x1x64xbf16>, %k: tensor<2x8x64x64xbf16>, %v: tensor<2x8x65x64xbf16>, %sink: tensor<2x8x1x2xbf16>) -> tensor<2x8x1x64xbf16> {
    %0 = "ttir.matmul"(%q, %k) <{transpose_a = false, transpose_b = true}> : (tensor<2x8x1x64xbf16>, tensor<2x8x64x64xbf16>) -> tensor<2x8x1x64xbf16>
    %2 = "ttir.concat"(%0, %sink) <{dim = 3 : si32}> : (tensor<2x8x1x64xbf16>, tensor<2x8x1x2xbf16>) -> tensor<2x8x1x66xbf16>
    %3 = "ttir.softmax"(%2) <{dimension = 3 : si32}> : (tensor<2x8x1x66xbf16>) -> tensor<2x8x1x66xbf16>
    %4 = "ttir.slice_static"(%3) <{begins = [0 : i32, 0 : i32, 0 : i32, 0 : i32], ends = [2 : i32, 8 : i32, 1 : i32, 65 : i32], step = [1 : i32, 1 : i32, 1 : i32, 1 : i32]}> : (tensor<2x8x1x66xbf16>) -> tensor<2x8x1x65xbf16>
    // no-fuse: sdpa
    %5 = "ttir.matmul"(%4, %v) <{transpose_a = false, transpose_b = false}> : (tensor<2x8x1x65xbf16>, tensor<2x8x65x64xbf16>) -> tensor<2x8x1x64xbf16>
    return %5 : tensor<2x8x1x64xbf16>
  }

  // Two products make the scores: latent attention, which this kernel does not take.
  func.func @sum_of_two_products(%q: tensor<1x8x64x32xbf16>, %k: tensor<1x8x64x32xbf16>, %q2: tensor<1x8x64x64xbf16>, %k2: tensor<1x1x64x64xbf16>, %v: tensor<1x8x64x32xbf16>) -> tensor<1x8x64x32xbf16> {
    %0 = "ttir.matmul"(%q, %k) <{transpose_a = false, transpose_b = true}> : (tensor<1x8x64x32xbf16>, tensor<1x8x64x32xbf16>) -> tensor<1x8x64x64xbf16>
    %1 = "ttir.matmul"(%q2, %k2) <{transpose_a = false, transpose_b = true}> : (tensor<1x8x64x64xbf16>, tensor<1x1x64x64xbf16>) -> tensor<1x8x64x64xbf16>
    %2 = "ttir.add"(%0, %1) : (tensor<1x8x64x64xbf16>, tensor<1x8x64x64xbf16>) -> tensor<1x8x64x64xbf16>
    %3 = "ttir.softmax"(%2) <{dimension = -1 : si32}> : (tensor<1x8x64x64xbf16>) -> tensor<1x8x64x64xbf16>
    // no-fuse: sdpa
    %4 = "ttir.matmul"(%3, %v) <{transpose_a = false, transpose_b = false}> : (tensor<1x8x64x64xbf16>, tensor<1x8x64x32xbf16>) -> tensor<1x8x64x32xbf16>
    return %4 : tensor<1x8x64x32xbf16>
  }
}
