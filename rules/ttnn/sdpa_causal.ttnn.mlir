module {
  func.func @below(%q: tensor<1x8x32x64xbf16>, %k: tensor<1x8x32x64xbf16>, %v: tensor<1x8x32x64xbf16>) -> tensor<1x8x32x64xbf16> {
    %i = "ttnn.arange"() <{start = 0 : i64, end = 32 : i64, step = 1 : i64}> : () -> tensor<32xf32>
    %j = "ttnn.arange"() <{start = 0 : i64, end = 32 : i64, step = 1 : i64}> : () -> tensor<32xf32>
    %r = "ttnn.reshape"(%i) <{shape = [1 : i32, 1 : i32, 32 : i32, 1 : i32]}> : (tensor<32xf32>) -> tensor<1x1x32x1xf32>
    %c = "ttnn.reshape"(%j) <{shape = [1 : i32, 1 : i32, 1 : i32, 32 : i32]}> : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %z = "ttnn.full"() <{fill_value = 0.000000000e+00 : f32, shape = #ttnn.shape<1x1x1x1>}> : () -> tensor<1x1x1x1xbf16>
    %f = "ttnn.full"() <{fill_value = -3.000000000e+38 : f32, shape = #ttnn.shape<1x1x1x1>}> : () -> tensor<1x1x1x1xbf16>
    %p = "ttnn.ge"(%r, %c) : (tensor<1x1x32x1xf32>, tensor<1x1x1x32xf32>) -> tensor<1x1x32x32xbf16>
    %m = "ttnn.where"(%p, %z, %f) : (tensor<1x1x32x32xbf16>, tensor<1x1x1x1xbf16>, tensor<1x1x1x1xbf16>) -> tensor<1x1x32x32xbf16>
    // fuse: sdpa_causal [q=%q k=%k mask=%m]
    %o = "ttnn.scaled_dot_product_attention"(%q, %k, %v, %m) <{is_causal = false, scale = 1.250000e-01 : f32, operandSegmentSizes = array<i32: 1, 1, 1, 1, 0>}> : (tensor<1x8x32x64xbf16>, tensor<1x8x32x64xbf16>, tensor<1x8x32x64xbf16>, tensor<1x1x32x32xbf16>) -> tensor<1x8x32x64xbf16>
    return %o : tensor<1x8x32x64xbf16>
  }

  func.func @below_swapped(%q: tensor<1x8x32x64xbf16>, %k: tensor<1x8x32x64xbf16>, %v: tensor<1x8x32x64xbf16>) -> tensor<1x8x32x64xbf16> {
    %i = "ttnn.arange"() <{start = 0 : i64, end = 32 : i64, step = 1 : i64}> : () -> tensor<32xf32>
    %j = "ttnn.arange"() <{start = 0 : i64, end = 32 : i64, step = 1 : i64}> : () -> tensor<32xf32>
    %r = "ttnn.reshape"(%i) <{shape = [1 : i32, 1 : i32, 32 : i32, 1 : i32]}> : (tensor<32xf32>) -> tensor<1x1x32x1xf32>
    %c = "ttnn.reshape"(%j) <{shape = [1 : i32, 1 : i32, 1 : i32, 32 : i32]}> : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %z = "ttnn.full"() <{fill_value = 0.000000000e+00 : f32, shape = #ttnn.shape<1x1x1x1>}> : () -> tensor<1x1x1x1xbf16>
    %f = "ttnn.full"() <{fill_value = -3.000000000e+38 : f32, shape = #ttnn.shape<1x1x1x1>}> : () -> tensor<1x1x1x1xbf16>
    %p = "ttnn.le"(%c, %r) : (tensor<1x1x1x32xf32>, tensor<1x1x32x1xf32>) -> tensor<1x1x32x32xbf16>
    %m = "ttnn.where"(%p, %z, %f) : (tensor<1x1x32x32xbf16>, tensor<1x1x1x1xbf16>, tensor<1x1x1x1xbf16>) -> tensor<1x1x32x32xbf16>
    // fuse: sdpa_causal
    %o = "ttnn.scaled_dot_product_attention"(%q, %k, %v, %m) <{is_causal = false, scale = 1.250000e-01 : f32, operandSegmentSizes = array<i32: 1, 1, 1, 1, 0>}> : (tensor<1x8x32x64xbf16>, tensor<1x8x32x64xbf16>, tensor<1x8x32x64xbf16>, tensor<1x1x32x32xbf16>) -> tensor<1x8x32x64xbf16>
    return %o : tensor<1x8x32x64xbf16>
  }

  func.func @above(%q: tensor<1x8x32x64xbf16>, %k: tensor<1x8x32x64xbf16>, %v: tensor<1x8x32x64xbf16>) -> tensor<1x8x32x64xbf16> {
    %i = "ttnn.arange"() <{start = 0 : i64, end = 32 : i64, step = 1 : i64}> : () -> tensor<32xf32>
    %j = "ttnn.arange"() <{start = 0 : i64, end = 32 : i64, step = 1 : i64}> : () -> tensor<32xf32>
    %r = "ttnn.reshape"(%i) <{shape = [1 : i32, 1 : i32, 32 : i32, 1 : i32]}> : (tensor<32xf32>) -> tensor<1x1x32x1xf32>
    %c = "ttnn.reshape"(%j) <{shape = [1 : i32, 1 : i32, 1 : i32, 32 : i32]}> : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %z = "ttnn.full"() <{fill_value = 0.000000000e+00 : f32, shape = #ttnn.shape<1x1x1x1>}> : () -> tensor<1x1x1x1xbf16>
    %f = "ttnn.full"() <{fill_value = -3.000000000e+38 : f32, shape = #ttnn.shape<1x1x1x1>}> : () -> tensor<1x1x1x1xbf16>
    %p = "ttnn.gt"(%c, %r) : (tensor<1x1x1x32xf32>, tensor<1x1x32x1xf32>) -> tensor<1x1x32x32xbf16>
    %m = "ttnn.where"(%p, %f, %z) : (tensor<1x1x32x32xbf16>, tensor<1x1x1x1xbf16>, tensor<1x1x1x1xbf16>) -> tensor<1x1x32x32xbf16>
    // fuse: sdpa_causal
    %o = "ttnn.scaled_dot_product_attention"(%q, %k, %v, %m) <{is_causal = false, scale = 1.250000e-01 : f32, operandSegmentSizes = array<i32: 1, 1, 1, 1, 0>}> : (tensor<1x8x32x64xbf16>, tensor<1x8x32x64xbf16>, tensor<1x8x32x64xbf16>, tensor<1x1x32x32xbf16>) -> tensor<1x8x32x64xbf16>
    return %o : tensor<1x8x32x64xbf16>
  }

  func.func @above_swapped(%q: tensor<1x8x32x64xbf16>, %k: tensor<1x8x32x64xbf16>, %v: tensor<1x8x32x64xbf16>) -> tensor<1x8x32x64xbf16> {
    %i = "ttnn.arange"() <{start = 0 : i64, end = 32 : i64, step = 1 : i64}> : () -> tensor<32xf32>
    %j = "ttnn.arange"() <{start = 0 : i64, end = 32 : i64, step = 1 : i64}> : () -> tensor<32xf32>
    %r = "ttnn.reshape"(%i) <{shape = [1 : i32, 1 : i32, 32 : i32, 1 : i32]}> : (tensor<32xf32>) -> tensor<1x1x32x1xf32>
    %c = "ttnn.reshape"(%j) <{shape = [1 : i32, 1 : i32, 1 : i32, 32 : i32]}> : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %z = "ttnn.full"() <{fill_value = 0.000000000e+00 : f32, shape = #ttnn.shape<1x1x1x1>}> : () -> tensor<1x1x1x1xbf16>
    %f = "ttnn.full"() <{fill_value = -3.000000000e+38 : f32, shape = #ttnn.shape<1x1x1x1>}> : () -> tensor<1x1x1x1xbf16>
    %p = "ttnn.lt"(%r, %c) : (tensor<1x1x32x1xf32>, tensor<1x1x1x32xf32>) -> tensor<1x1x32x32xbf16>
    %m = "ttnn.where"(%p, %f, %z) : (tensor<1x1x32x32xbf16>, tensor<1x1x1x1xbf16>, tensor<1x1x1x1xbf16>) -> tensor<1x1x32x32xbf16>
    // fuse: sdpa_causal
    %o = "ttnn.scaled_dot_product_attention"(%q, %k, %v, %m) <{is_causal = false, scale = 1.250000e-01 : f32, operandSegmentSizes = array<i32: 1, 1, 1, 1, 0>}> : (tensor<1x8x32x64xbf16>, tensor<1x8x32x64xbf16>, tensor<1x8x32x64xbf16>, tensor<1x1x32x32xbf16>) -> tensor<1x8x32x64xbf16>
    return %o : tensor<1x8x32x64xbf16>
  }

  func.func @window(%q: tensor<1x8x32x64xbf16>, %k: tensor<1x8x32x64xbf16>, %v: tensor<1x8x32x64xbf16>) -> tensor<1x8x32x64xbf16> {
    %i = "ttnn.arange"() <{start = 0 : i64, end = 32 : i64, step = 1 : i64}> : () -> tensor<32xf32>
    %j = "ttnn.arange"() <{start = 0 : i64, end = 32 : i64, step = 1 : i64}> : () -> tensor<32xf32>
    %r = "ttnn.reshape"(%i) <{shape = [1 : i32, 1 : i32, 32 : i32, 1 : i32]}> : (tensor<32xf32>) -> tensor<1x1x32x1xf32>
    %c = "ttnn.reshape"(%j) <{shape = [1 : i32, 1 : i32, 1 : i32, 32 : i32]}> : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %z = "ttnn.full"() <{fill_value = 0.000000000e+00 : f32, shape = #ttnn.shape<1x1x1x1>}> : () -> tensor<1x1x1x1xbf16>
    %f = "ttnn.full"() <{fill_value = -3.000000000e+38 : f32, shape = #ttnn.shape<1x1x1x1>}> : () -> tensor<1x1x1x1xbf16>
    %p0 = "ttnn.ge"(%r, %c) : (tensor<1x1x32x1xf32>, tensor<1x1x1x32xf32>) -> tensor<1x1x32x32xbf16>
    %d = "ttnn.subtract"(%r, %c) : (tensor<1x1x32x1xf32>, tensor<1x1x1x32xf32>) -> tensor<1x1x32x32xbf16>
    %w = "ttnn.full"() <{fill_value = 1.600000000e+01 : f32, shape = #ttnn.shape<1x1x1x1>}> : () -> tensor<1x1x1x1xbf16>
    %p1 = "ttnn.lt"(%d, %w) : (tensor<1x1x32x32xbf16>, tensor<1x1x1x1xbf16>) -> tensor<1x1x32x32xbf16>
    %p = "ttnn.logical_and"(%p0, %p1) : (tensor<1x1x32x32xbf16>, tensor<1x1x32x32xbf16>) -> tensor<1x1x32x32xbf16>
    %m = "ttnn.where"(%p, %z, %f) : (tensor<1x1x32x32xbf16>, tensor<1x1x1x1xbf16>, tensor<1x1x1x1xbf16>) -> tensor<1x1x32x32xbf16>
    // fuse: sdpa_causal
    %o = "ttnn.scaled_dot_product_attention"(%q, %k, %v, %m) <{is_causal = false, scale = 1.250000e-01 : f32, operandSegmentSizes = array<i32: 1, 1, 1, 1, 0>}> : (tensor<1x8x32x64xbf16>, tensor<1x8x32x64xbf16>, tensor<1x8x32x64xbf16>, tensor<1x1x32x32xbf16>) -> tensor<1x8x32x64xbf16>
    return %o : tensor<1x8x32x64xbf16>
  }

  func.func @reversed(%q: tensor<1x8x32x64xbf16>, %k: tensor<1x8x32x64xbf16>, %v: tensor<1x8x32x64xbf16>) -> tensor<1x8x32x64xbf16> {
    %i = "ttnn.arange"() <{start = 0 : i64, end = 32 : i64, step = 1 : i64}> : () -> tensor<32xf32>
    %j = "ttnn.arange"() <{start = 0 : i64, end = 32 : i64, step = 1 : i64}> : () -> tensor<32xf32>
    %r = "ttnn.reshape"(%i) <{shape = [1 : i32, 1 : i32, 32 : i32, 1 : i32]}> : (tensor<32xf32>) -> tensor<1x1x32x1xf32>
    %c = "ttnn.reshape"(%j) <{shape = [1 : i32, 1 : i32, 1 : i32, 32 : i32]}> : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %z = "ttnn.full"() <{fill_value = 0.000000000e+00 : f32, shape = #ttnn.shape<1x1x1x1>}> : () -> tensor<1x1x1x1xbf16>
    %f = "ttnn.full"() <{fill_value = -3.000000000e+38 : f32, shape = #ttnn.shape<1x1x1x1>}> : () -> tensor<1x1x1x1xbf16>
    %p = "ttnn.ge"(%r, %c) : (tensor<1x1x32x1xf32>, tensor<1x1x1x32xf32>) -> tensor<1x1x32x32xbf16>
    %m = "ttnn.where"(%p, %f, %z) : (tensor<1x1x32x32xbf16>, tensor<1x1x1x1xbf16>, tensor<1x1x1x1xbf16>) -> tensor<1x1x32x32xbf16>
    // no-fuse: sdpa_causal
    %o = "ttnn.scaled_dot_product_attention"(%q, %k, %v, %m) <{is_causal = false, scale = 1.250000e-01 : f32, operandSegmentSizes = array<i32: 1, 1, 1, 1, 0>}> : (tensor<1x8x32x64xbf16>, tensor<1x8x32x64xbf16>, tensor<1x8x32x64xbf16>, tensor<1x1x32x32xbf16>) -> tensor<1x8x32x64xbf16>
    return %o : tensor<1x8x32x64xbf16>
  }

  func.func @soft(%q: tensor<1x8x32x64xbf16>, %k: tensor<1x8x32x64xbf16>, %v: tensor<1x8x32x64xbf16>) -> tensor<1x8x32x64xbf16> {
    %i = "ttnn.arange"() <{start = 0 : i64, end = 32 : i64, step = 1 : i64}> : () -> tensor<32xf32>
    %j = "ttnn.arange"() <{start = 0 : i64, end = 32 : i64, step = 1 : i64}> : () -> tensor<32xf32>
    %r = "ttnn.reshape"(%i) <{shape = [1 : i32, 1 : i32, 32 : i32, 1 : i32]}> : (tensor<32xf32>) -> tensor<1x1x32x1xf32>
    %c = "ttnn.reshape"(%j) <{shape = [1 : i32, 1 : i32, 1 : i32, 32 : i32]}> : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %z = "ttnn.full"() <{fill_value = 0.000000000e+00 : f32, shape = #ttnn.shape<1x1x1x1>}> : () -> tensor<1x1x1x1xbf16>
    %f = "ttnn.full"() <{fill_value = -3.000000000e+38 : f32, shape = #ttnn.shape<1x1x1x1>}> : () -> tensor<1x1x1x1xbf16>
    %p = "ttnn.ge"(%r, %c) : (tensor<1x1x32x1xf32>, tensor<1x1x1x32xf32>) -> tensor<1x1x32x32xbf16>
    %f2 = "ttnn.full"() <{fill_value = -1.000000000e+00 : f32, shape = #ttnn.shape<1x1x1x1>}> : () -> tensor<1x1x1x1xbf16>
    %m = "ttnn.where"(%p, %z, %f2) : (tensor<1x1x32x32xbf16>, tensor<1x1x1x1xbf16>, tensor<1x1x1x1xbf16>) -> tensor<1x1x32x32xbf16>
    // no-fuse: sdpa_causal
    %o = "ttnn.scaled_dot_product_attention"(%q, %k, %v, %m) <{is_causal = false, scale = 1.250000e-01 : f32, operandSegmentSizes = array<i32: 1, 1, 1, 1, 0>}> : (tensor<1x8x32x64xbf16>, tensor<1x8x32x64xbf16>, tensor<1x8x32x64xbf16>, tensor<1x1x32x32xbf16>) -> tensor<1x8x32x64xbf16>
    return %o : tensor<1x8x32x64xbf16>
  }

  func.func @longer_keys(%q: tensor<1x8x32x64xbf16>, %k: tensor<1x8x128x64xbf16>, %v: tensor<1x8x128x64xbf16>) -> tensor<1x8x32x64xbf16> {
    %i = "ttnn.arange"() <{start = 0 : i64, end = 32 : i64, step = 1 : i64}> : () -> tensor<32xf32>
    %j = "ttnn.arange"() <{start = 0 : i64, end = 128 : i64, step = 1 : i64}> : () -> tensor<128xf32>
    %r = "ttnn.reshape"(%i) <{shape = [1 : i32, 1 : i32, 32 : i32, 1 : i32]}> : (tensor<32xf32>) -> tensor<1x1x32x1xf32>
    %c = "ttnn.reshape"(%j) <{shape = [1 : i32, 1 : i32, 1 : i32, 128 : i32]}> : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %z = "ttnn.full"() <{fill_value = 0.000000000e+00 : f32, shape = #ttnn.shape<1x1x1x1>}> : () -> tensor<1x1x1x1xbf16>
    %f = "ttnn.full"() <{fill_value = -3.000000000e+38 : f32, shape = #ttnn.shape<1x1x1x1>}> : () -> tensor<1x1x1x1xbf16>
    %p = "ttnn.ge"(%r, %c) : (tensor<1x1x32x1xf32>, tensor<1x1x1x128xf32>) -> tensor<1x1x32x128xbf16>
    %m = "ttnn.where"(%p, %z, %f) : (tensor<1x1x32x128xbf16>, tensor<1x1x1x1xbf16>, tensor<1x1x1x1xbf16>) -> tensor<1x1x32x128xbf16>
    // no-fuse: sdpa_causal
    %o = "ttnn.scaled_dot_product_attention"(%q, %k, %v, %m) <{is_causal = false, scale = 1.250000e-01 : f32, operandSegmentSizes = array<i32: 1, 1, 1, 1, 0>}> : (tensor<1x8x32x64xbf16>, tensor<1x8x128x64xbf16>, tensor<1x8x128x64xbf16>, tensor<1x1x32x128xbf16>) -> tensor<1x8x32x64xbf16>
    return %o : tensor<1x8x32x64xbf16>
  }
}
