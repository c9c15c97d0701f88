module {
  func.func @packed(%m: tensor<257x240xbf16>, %b: tensor<240xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}) -> (tensor<1x2x257x40xbf16>, tensor<1x2x257x40xbf16>, tensor<1x2x257x40xbf16>) {
    %0 = "ttnn.add"(%m, %b) : (tensor<257x240xbf16>, tensor<240xbf16>) -> tensor<257x240xbf16>
    %1 = "ttnn.slice_static"(%0) <{begins = [0 : i32, 0 : i32], ends = [257 : i32, 80 : i32], step = [1 : i32, 1 : i32]}> : (tensor<257x240xbf16>) -> tensor<257x80xbf16>
    %2 = "ttnn.slice_static"(%0) <{begins = [0 : i32, 80 : i32], ends = [257 : i32, 160 : i32], step = [1 : i32, 1 : i32]}> : (tensor<257x240xbf16>) -> tensor<257x80xbf16>
    %3 = "ttnn.slice_static"(%0) <{begins = [0 : i32, 160 : i32], ends = [257 : i32, 240 : i32], step = [1 : i32, 1 : i32]}> : (tensor<257x240xbf16>) -> tensor<257x80xbf16>
    %4 = "ttnn.reshape"(%1) <{shape = [1 : i32, 257 : i32, 2 : i32, 40 : i32]}> : (tensor<257x80xbf16>) -> tensor<1x257x2x40xbf16>
    %5 = "ttnn.reshape"(%2) <{shape = [1 : i32, 257 : i32, 2 : i32, 40 : i32]}> : (tensor<257x80xbf16>) -> tensor<1x257x2x40xbf16>
    %6 = "ttnn.reshape"(%3) <{shape = [1 : i32, 257 : i32, 2 : i32, 40 : i32]}> : (tensor<257x80xbf16>) -> tensor<1x257x2x40xbf16>
    // fuse: qkv_bias_split_heads [m=%m bias=%b]
    %7 = "ttnn.permute"(%4) <{permutation = array<i64: 0, 2, 1, 3>}> : (tensor<1x257x2x40xbf16>) -> tensor<1x2x257x40xbf16>
    %8 = "ttnn.permute"(%5) <{permutation = array<i64: 0, 2, 1, 3>}> : (tensor<1x257x2x40xbf16>) -> tensor<1x2x257x40xbf16>
    %9 = "ttnn.permute"(%6) <{permutation = array<i64: 0, 2, 1, 3>}> : (tensor<1x257x2x40xbf16>) -> tensor<1x2x257x40xbf16>
    return %7, %8, %9 : tensor<1x2x257x40xbf16>, tensor<1x2x257x40xbf16>, tensor<1x2x257x40xbf16>
  }

  // The bias belongs to the product already.
  func.func @no_bias(%m: tensor<257x240xbf16>) -> (tensor<1x2x257x40xbf16>, tensor<1x2x257x40xbf16>, tensor<1x2x257x40xbf16>) {
    %0 = "ttnn.slice_static"(%m) <{begins = [0 : i32, 0 : i32], ends = [257 : i32, 80 : i32], step = [1 : i32, 1 : i32]}> : (tensor<257x240xbf16>) -> tensor<257x80xbf16>
    %1 = "ttnn.slice_static"(%m) <{begins = [0 : i32, 80 : i32], ends = [257 : i32, 160 : i32], step = [1 : i32, 1 : i32]}> : (tensor<257x240xbf16>) -> tensor<257x80xbf16>
    %2 = "ttnn.slice_static"(%m) <{begins = [0 : i32, 160 : i32], ends = [257 : i32, 240 : i32], step = [1 : i32, 1 : i32]}> : (tensor<257x240xbf16>) -> tensor<257x80xbf16>
    %3 = "ttnn.reshape"(%0) <{shape = [1 : i32, 257 : i32, 2 : i32, 40 : i32]}> : (tensor<257x80xbf16>) -> tensor<1x257x2x40xbf16>
    %4 = "ttnn.reshape"(%1) <{shape = [1 : i32, 257 : i32, 2 : i32, 40 : i32]}> : (tensor<257x80xbf16>) -> tensor<1x257x2x40xbf16>
    %5 = "ttnn.reshape"(%2) <{shape = [1 : i32, 257 : i32, 2 : i32, 40 : i32]}> : (tensor<257x80xbf16>) -> tensor<1x257x2x40xbf16>
    // no-fuse: qkv_bias_split_heads
    %6 = "ttnn.permute"(%3) <{permutation = array<i64: 0, 2, 1, 3>}> : (tensor<1x257x2x40xbf16>) -> tensor<1x2x257x40xbf16>
    %7 = "ttnn.permute"(%4) <{permutation = array<i64: 0, 2, 1, 3>}> : (tensor<1x257x2x40xbf16>) -> tensor<1x2x257x40xbf16>
    %8 = "ttnn.permute"(%5) <{permutation = array<i64: 0, 2, 1, 3>}> : (tensor<1x257x2x40xbf16>) -> tensor<1x2x257x40xbf16>
    return %6, %7, %8 : tensor<1x2x257x40xbf16>, tensor<1x2x257x40xbf16>, tensor<1x2x257x40xbf16>
  }

  // What is added is a tensor, not a vector.
  func.func @residual(%m: tensor<257x240xbf16>, %b: tensor<257x240xbf16>) -> (tensor<1x2x257x40xbf16>, tensor<1x2x257x40xbf16>, tensor<1x2x257x40xbf16>) {
    %0 = "ttnn.add"(%m, %b) : (tensor<257x240xbf16>, tensor<257x240xbf16>) -> tensor<257x240xbf16>
    %1 = "ttnn.slice_static"(%0) <{begins = [0 : i32, 0 : i32], ends = [257 : i32, 80 : i32], step = [1 : i32, 1 : i32]}> : (tensor<257x240xbf16>) -> tensor<257x80xbf16>
    %2 = "ttnn.slice_static"(%0) <{begins = [0 : i32, 80 : i32], ends = [257 : i32, 160 : i32], step = [1 : i32, 1 : i32]}> : (tensor<257x240xbf16>) -> tensor<257x80xbf16>
    %3 = "ttnn.slice_static"(%0) <{begins = [0 : i32, 160 : i32], ends = [257 : i32, 240 : i32], step = [1 : i32, 1 : i32]}> : (tensor<257x240xbf16>) -> tensor<257x80xbf16>
    %4 = "ttnn.reshape"(%1) <{shape = [1 : i32, 257 : i32, 2 : i32, 40 : i32]}> : (tensor<257x80xbf16>) -> tensor<1x257x2x40xbf16>
    %5 = "ttnn.reshape"(%2) <{shape = [1 : i32, 257 : i32, 2 : i32, 40 : i32]}> : (tensor<257x80xbf16>) -> tensor<1x257x2x40xbf16>
    %6 = "ttnn.reshape"(%3) <{shape = [1 : i32, 257 : i32, 2 : i32, 40 : i32]}> : (tensor<257x80xbf16>) -> tensor<1x257x2x40xbf16>
    // no-fuse: qkv_bias_split_heads
    %7 = "ttnn.permute"(%4) <{permutation = array<i64: 0, 2, 1, 3>}> : (tensor<1x257x2x40xbf16>) -> tensor<1x2x257x40xbf16>
    %8 = "ttnn.permute"(%5) <{permutation = array<i64: 0, 2, 1, 3>}> : (tensor<1x257x2x40xbf16>) -> tensor<1x2x257x40xbf16>
    %9 = "ttnn.permute"(%6) <{permutation = array<i64: 0, 2, 1, 3>}> : (tensor<1x257x2x40xbf16>) -> tensor<1x2x257x40xbf16>
    return %7, %8, %9 : tensor<1x2x257x40xbf16>, tensor<1x2x257x40xbf16>, tensor<1x2x257x40xbf16>
  }

  func.func @rank_five(%x: tensor<361x49x3x3x32xbf16>) -> (tensor<361x3x49x32xbf16>, tensor<361x3x49x32xbf16>, tensor<361x3x49x32xbf16>) {
    %0 = "ttnn.slice_static"(%x) <{begins = [0 : i32, 0 : i32, 0 : i32, 0 : i32, 0 : i32], ends = [361 : i32, 49 : i32, 1 : i32, 3 : i32, 32 : i32], step = [1 : i32, 1 : i32, 1 : i32, 1 : i32, 1 : i32]}> : (tensor<361x49x3x3x32xbf16>) -> tensor<361x49x1x3x32xbf16>
    %1 = "ttnn.permute"(%0) <{permutation = array<i64: 2, 0, 3, 1, 4>}> : (tensor<361x49x1x3x32xbf16>) -> tensor<1x361x3x49x32xbf16>
    %2 = "ttnn.full"() <{fill_value = 1.767766900e-01 : f32, shape = #ttnn.shape<1x1x1x1x1>}> : () -> tensor<1x1x1x1x1xbf16>
    %3 = "ttnn.multiply"(%1, %2) : (tensor<1x361x3x49x32xbf16>, tensor<1x1x1x1x1xbf16>) -> tensor<1x361x3x49x32xbf16>
    // fuse: qkv_split_heads_rank5 [qkv=%x]
    %4 = "ttnn.reshape"(%3) <{shape = [361 : i32, 3 : i32, 49 : i32, 32 : i32]}> : (tensor<1x361x3x49x32xbf16>) -> tensor<361x3x49x32xbf16>
    %5 = "ttnn.slice_static"(%x) <{begins = [0 : i32, 0 : i32, 1 : i32, 0 : i32, 0 : i32], ends = [361 : i32, 49 : i32, 2 : i32, 3 : i32, 32 : i32], step = [1 : i32, 1 : i32, 1 : i32, 1 : i32, 1 : i32]}> : (tensor<361x49x3x3x32xbf16>) -> tensor<361x49x1x3x32xbf16>
    %6 = "ttnn.permute"(%5) <{permutation = array<i64: 2, 0, 3, 1, 4>}> : (tensor<361x49x1x3x32xbf16>) -> tensor<1x361x3x49x32xbf16>
    %7 = "ttnn.reshape"(%6) <{shape = [361 : i32, 3 : i32, 49 : i32, 32 : i32]}> : (tensor<1x361x3x49x32xbf16>) -> tensor<361x3x49x32xbf16>
    %8 = "ttnn.slice_static"(%x) <{begins = [0 : i32, 0 : i32, 2 : i32, 0 : i32, 0 : i32], ends = [361 : i32, 49 : i32, 3 : i32, 3 : i32, 32 : i32], step = [1 : i32, 1 : i32, 1 : i32, 1 : i32, 1 : i32]}> : (tensor<361x49x3x3x32xbf16>) -> tensor<361x49x1x3x32xbf16>
    %9 = "ttnn.permute"(%8) <{permutation = array<i64: 2, 0, 3, 1, 4>}> : (tensor<361x49x1x3x32xbf16>) -> tensor<1x361x3x49x32xbf16>
    %10 = "ttnn.reshape"(%9) <{shape = [361 : i32, 3 : i32, 49 : i32, 32 : i32]}> : (tensor<1x361x3x49x32xbf16>) -> tensor<361x3x49x32xbf16>
    return %4, %7, %10 : tensor<361x3x49x32xbf16>, tensor<361x3x49x32xbf16>, tensor<361x3x49x32xbf16>
  }

  // Two parts only: keys and values.
  func.func @two_parts(%x: tensor<361x49x3x3x32xbf16>) -> (tensor<361x3x49x32xbf16>, tensor<361x3x49x32xbf16>) {
    %0 = "ttnn.slice_static"(%x) <{begins = [0 : i32, 0 : i32, 1 : i32, 0 : i32, 0 : i32], ends = [361 : i32, 49 : i32, 2 : i32, 3 : i32, 32 : i32], step = [1 : i32, 1 : i32, 1 : i32, 1 : i32, 1 : i32]}> : (tensor<361x49x3x3x32xbf16>) -> tensor<361x49x1x3x32xbf16>
    %1 = "ttnn.permute"(%0) <{permutation = array<i64: 2, 0, 3, 1, 4>}> : (tensor<361x49x1x3x32xbf16>) -> tensor<1x361x3x49x32xbf16>
    // no-fuse: qkv_split_heads_rank5
    %2 = "ttnn.reshape"(%1) <{shape = [361 : i32, 3 : i32, 49 : i32, 32 : i32]}> : (tensor<1x361x3x49x32xbf16>) -> tensor<361x3x49x32xbf16>
    %3 = "ttnn.slice_static"(%x) <{begins = [0 : i32, 0 : i32, 2 : i32, 0 : i32, 0 : i32], ends = [361 : i32, 49 : i32, 3 : i32, 3 : i32, 32 : i32], step = [1 : i32, 1 : i32, 1 : i32, 1 : i32, 1 : i32]}> : (tensor<361x49x3x3x32xbf16>) -> tensor<361x49x1x3x32xbf16>
    %4 = "ttnn.permute"(%3) <{permutation = array<i64: 2, 0, 3, 1, 4>}> : (tensor<361x49x1x3x32xbf16>) -> tensor<1x361x3x49x32xbf16>
    %5 = "ttnn.reshape"(%4) <{shape = [361 : i32, 3 : i32, 49 : i32, 32 : i32]}> : (tensor<1x361x3x49x32xbf16>) -> tensor<361x3x49x32xbf16>
    return %2, %5 : tensor<361x3x49x32xbf16>, tensor<361x3x49x32xbf16>
  }
}
