module {
  func.func @below(%q: tensor<1x8x32x64xbf16>, %k: tensor<1x8x32x64xbf16>, %v: tensor<1x8x32x64xbf16>) -> tensor<1x8x32x64xbf16> {
    %i = "ttir.arange"() <{start = 0 : si64, end = 32 : si64, step = 1 : si64, arange_dimension = 0 : i64}> : () -> tensor<32xf32>
    %j = "ttir.arange"() <{start = 0 : si64, end = 32 : si64, step = 1 : si64, arange_dimension = 0 : i64}> : () -> tensor<32xf32>
    %r = "ttir.reshape"(%i) <{shape = [1 : i32, 1 : i32, 32 : i32, 1 : i32]}> : (tensor<32xf32>) -> tensor<1x1x32x1xf32>
    %c = "ttir.reshape"(%j) <{shape = [1 : i32, 1 : i32, 1 : i32, 32 : i32]}> : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %z = "ttir.full"() <{fill_value = 0.000000000e+00 : f32, shape = array<i32: 1, 1, 1, 1>}> : () -> tensor<1x1x1x1xbf16>
    %f = "ttir.full"() <{fill_value = -3.000000000e+38 : f32, shape = array<i32: 1, 1, 1, 1>}> : () -> tensor<1x1x1x1xbf16>
    %p = "ttir.ge"(%r, %c) : (tensor<1x1x32x1xf32>, tensor<1x1x1x32xf32>) -> tensor<1x1x32x32xbf16>
    %m = "ttir.where"(%p, %z, %f) : (tensor<1x1x32x32xbf16>, tensor<1x1x1x1xbf16>, tensor<1x1x1x1xbf16>) -> tensor<1x1x32x32xbf16>
    // fuse: sdpa_causal [q=%q k=%k mask=%m]
    %o = "ttir.scaled_dot_product_attention"(%q, %k, %v, %m) <{is_causal = false, scale = 1.250000e-01 : f32, operandSegmentSizes = array<i32: 1, 1, 1, 1, 0>}> : (tensor<1x8x32x64xbf16>, tensor<1x8x32x64xbf16>, tensor<1x8x32x64xbf16>, tensor<1x1x32x32xbf16>) -> tensor<1x8x32x64xbf16>
    return %o : tensor<1x8x32x64xbf16>
  }

  func.func @below_swapped(%q: tensor<1x8x32x64xbf16>, %k: tensor<1x8x32x64xbf16>, %v: tensor<1x8x32x64xbf16>) -> tensor<1x8x32x64xbf16> {
    %i = "ttir.arange"() <{start = 0 : si64, end = 32 : si64, step = 1 : si64, arange_dimension = 0 : i64}> : () -> tensor<32xf32>
    %j = "ttir.arange"() <{start = 0 : si64, end = 32 : si64, step = 1 : si64, arange_dimension = 0 : i64}> : () -> tensor<32xf32>
    %r = "ttir.reshape"(%i) <{shape = [1 : i32, 1 : i32, 32 : i32, 1 : i32]}> : (tensor<32xf32>) -> tensor<1x1x32x1xf32>
    %c = "ttir.reshape"(%j) <{shape = [1 : i32, 1 : i32, 1 : i32, 32 : i32]}> : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %z = "ttir.full"() <{fill_value = 0.000000000e+00 : f32, shape = array<i32: 1, 1, 1, 1>}> : () -> tensor<1x1x1x1xbf16>
    %f = "ttir.full"() <{fill_value = -3.000000000e+38 : f32, shape = array<i32: 1, 1, 1, 1>}> : () -> tensor<1x1x1x1xbf16>
    %p = "ttir.le"(%c, %r) : (tensor<1x1x1x32xf32>, tensor<1x1x32x1xf32>) -> tensor<1x1x32x32xbf16>
    %m = "ttir.where"(%p, %z, %f) : (tensor<1x1x32x32xbf16>, tensor<1x1x1x1xbf16>, tensor<1x1x1x1xbf16>) -> tensor<1x1x32x32xbf16>
    // fuse: sdpa_causal
    %o = "ttir.scaled_dot_product_attention"(%q, %k, %v, %m) <{is_causal = false, scale = 1.250000e-01 : f32, operandSegmentSizes = array<i32: 1, 1, 1, 1, 0>}> : (tensor<1x8x32x64xbf16>, tensor<1x8x32x64xbf16>, tensor<1x8x32x64xbf16>, tensor<1x1x32x32xbf16>) -> tensor<1x8x32x64xbf16>
    return %o : tensor<1x8x32x64xbf16>
  }

  func.func @above(%q: tensor<1x8x32x64xbf16>, %k: tensor<1x8x32x64xbf16>, %v: tensor<1x8x32x64xbf16>) -> tensor<1x8x32x64xbf16> {
    %i = "ttir.arange"() <{start = 0 : si64, end = 32 : si64, step = 1 : si64, arange_dimension = 0 : i64}> : () -> tensor<32xf32>
    %j = "ttir.arange"() <{start = 0 : si64, end = 32 : si64, step = 1 : si64, arange_dimension = 0 : i64}> : () -> tensor<32xf32>
    %r = "ttir.reshape"(%i) <{shape = [1 : i32, 1 : i32, 32 : i32, 1 : i32]}> : (tensor<32xf32>) -> tensor<1x1x32x1xf32>
    %c = "ttir.reshape"(%j) <{shape = [1 : i32, 1 : i32, 1 : i32, 32 : i32]}> : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %z = "ttir.full"() <{fill_value = 0.000000000e+00 : f32, shape = array<i32: 1, 1, 1, 1>}> : () -> tensor<1x1x1x1xbf16>
    %f = "ttir.full"() <{fill_value = -3.000000000e+38 : f32, shape = array<i32: 1, 1, 1, 1>}> : () -> tensor<1x1x1x1xbf16>
    %p = "ttir.gt"(%c, %r) : (tensor<1x1x1x32xf32>, tensor<1x1x32x1xf32>) -> tensor<1x1x32x32xbf16>
    %m = "ttir.where"(%p, %f, %z) : (tensor<1x1x32x32xbf16>, tensor<1x1x1x1xbf16>, tensor<1x1x1x1xbf16>) -> tensor<1x1x32x32xbf16>
    // fuse: sdpa_causal
    %o = "ttir.scaled_dot_product_attention"(%q, %k, %v, %m) <{is_causal = false, scale = 1.250000e-01 : f32, operandSegmentSizes = array<i32: 1, 1, 1, 1, 0>}> : (tensor<1x8x32x64xbf16>, tensor<1x8x32x64xbf16>, tensor<1x8x32x64xbf16>, tensor<1x1x32x32xbf16>) -> tensor<1x8x32x64xbf16>
    return %o : tensor<1x8x32x64xbf16>
  }

  func.func @above_swapped(%q: tensor<1x8x32x64xbf16>, %k: tensor<1x8x32x64xbf16>, %v: tensor<1x8x32x64xbf16>) -> tensor<1x8x32x64xbf16> {
    %i = "ttir.arange"() <{start = 0 : si64, end = 32 : si64, step = 1 : si64, arange_dimension = 0 : i64}> : () -> tensor<32xf32>
    %j = "ttir.arange"() <{start = 0 : si64, end = 32 : si64, step = 1 : si64, arange_dimension = 0 : i64}> : () -> tensor<32xf32>
    %r = "ttir.reshape"(%i) <{shape = [1 : i32, 1 : i32, 32 : i32, 1 : i32]}> : (tensor<32xf32>) -> tensor<1x1x32x1xf32>
    %c = "ttir.reshape"(%j) <{shape = [1 : i32, 1 : i32, 1 : i32, 32 : i32]}> : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %z = "ttir.full"() <{fill_value = 0.000000000e+00 : f32, shape = array<i32: 1, 1, 1, 1>}> : () -> tensor<1x1x1x1xbf16>
    %f = "ttir.full"() <{fill_value = -3.000000000e+38 : f32, shape = array<i32: 1, 1, 1, 1>}> : () -> tensor<1x1x1x1xbf16>
    %p = "ttir.lt"(%r, %c) : (tensor<1x1x32x1xf32>, tensor<1x1x1x32xf32>) -> tensor<1x1x32x32xbf16>
    %m = "ttir.where"(%p, %f, %z) : (tensor<1x1x32x32xbf16>, tensor<1x1x1x1xbf16>, tensor<1x1x1x1xbf16>) -> tensor<1x1x32x32xbf16>
    // fuse: sdpa_causal
    %o = "ttir.scaled_dot_product_attention"(%q, %k, %v, %m) <{is_causal = false, scale = 1.250000e-01 : f32, operandSegmentSizes = array<i32: 1, 1, 1, 1, 0>}> : (tensor<1x8x32x64xbf16>, tensor<1x8x32x64xbf16>, tensor<1x8x32x64xbf16>, tensor<1x1x32x32xbf16>) -> tensor<1x8x32x64xbf16>
    return %o : tensor<1x8x32x64xbf16>
  }

  func.func @window(%q: tensor<1x8x32x64xbf16>, %k: tensor<1x8x32x64xbf16>, %v: tensor<1x8x32x64xbf16>) -> tensor<1x8x32x64xbf16> {
    %i = "ttir.arange"() <{start = 0 : si64, end = 32 : si64, step = 1 : si64, arange_dimension = 0 : i64}> : () -> tensor<32xf32>
    %j = "ttir.arange"() <{start = 0 : si64, end = 32 : si64, step = 1 : si64, arange_dimension = 0 : i64}> : () -> tensor<32xf32>
    %r = "ttir.reshape"(%i) <{shape = [1 : i32, 1 : i32, 32 : i32, 1 : i32]}> : (tensor<32xf32>) -> tensor<1x1x32x1xf32>
    %c = "ttir.reshape"(%j) <{shape = [1 : i32, 1 : i32, 1 : i32, 32 : i32]}> : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %z = "ttir.full"() <{fill_value = 0.000000000e+00 : f32, shape = array<i32: 1, 1, 1, 1>}> : () -> tensor<1x1x1x1xbf16>
    %f = "ttir.full"() <{fill_value = -3.000000000e+38 : f32, shape = array<i32: 1, 1, 1, 1>}> : () -> tensor<1x1x1x1xbf16>
    %p0 = "ttir.ge"(%r, %c) : (tensor<1x1x32x1xf32>, tensor<1x1x1x32xf32>) -> tensor<1x1x32x32xbf16>
    %d = "ttir.subtract"(%r, %c) : (tensor<1x1x32x1xf32>, tensor<1x1x1x32xf32>) -> tensor<1x1x32x32xbf16>
    %w = "ttir.full"() <{fill_value = 1.600000000e+01 : f32, shape = array<i32: 1, 1, 1, 1>}> : () -> tensor<1x1x1x1xbf16>
    %p1 = "ttir.lt"(%d, %w) : (tensor<1x1x32x32xbf16>, tensor<1x1x1x1xbf16>) -> tensor<1x1x32x32xbf16>
    %p = "ttir.logical_and"(%p0, %p1) : (tensor<1x1x32x32xbf16>, tensor<1x1x32x32xbf16>) -> tensor<1x1x32x32xbf16>
    %m = "ttir.where"(%p, %z, %f) : (tensor<1x1x32x32xbf16>, tensor<1x1x1x1xbf16>, tensor<1x1x1x1xbf16>) -> tensor<1x1x32x32xbf16>
    // fuse: sdpa_causal
    %o = "ttir.scaled_dot_product_attention"(%q, %k, %v, %m) <{is_causal = false, scale = 1.250000e-01 : f32, operandSegmentSizes = array<i32: 1, 1, 1, 1, 0>}> : (tensor<1x8x32x64xbf16>, tensor<1x8x32x64xbf16>, tensor<1x8x32x64xbf16>, tensor<1x1x32x32xbf16>) -> tensor<1x8x32x64xbf16>
    return %o : tensor<1x8x32x64xbf16>
  }

  func.func @reversed(%q: tensor<1x8x32x64xbf16>, %k: tensor<1x8x32x64xbf16>, %v: tensor<1x8x32x64xbf16>) -> tensor<1x8x32x64xbf16> {
    %i = "ttir.arange"() <{start = 0 : si64, end = 32 : si64, step = 1 : si64, arange_dimension = 0 : i64}> : () -> tensor<32xf32>
    %j = "ttir.arange"() <{start = 0 : si64, end = 32 : si64, step = 1 : si64, arange_dimension = 0 : i64}> : () -> tensor<32xf32>
    %r = "ttir.reshape"(%i) <{shape = [1 : i32, 1 : i32, 32 : i32, 1 : i32]}> : (tensor<32xf32>) -> tensor<1x1x32x1xf32>
    %c = "ttir.reshape"(%j) <{shape = [1 : i32, 1 : i32, 1 : i32, 32 : i32]}> : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %z = "ttir.full"() <{fill_value = 0.000000000e+00 : f32, shape = array<i32: 1, 1, 1, 1>}> : () -> tensor<1x1x1x1xbf16>
    %f = "ttir.full"() <{fill_value = -3.000000000e+38 : f32, shape = array<i32: 1, 1, 1, 1>}> : () -> tensor<1x1x1x1xbf16>
    %p = "ttir.ge"(%r, %c) : (tensor<1x1x32x1xf32>, tensor<1x1x1x32xf32>) -> tensor<1x1x32x32xbf16>
    %m = "ttir.where"(%p, %f, %z) : (tensor<1x1x32x32xbf16>, tensor<1x1x1x1xbf16>, tensor<1x1x1x1xbf16>) -> tensor<1x1x32x32xbf16>
    // no-fuse: sdpa_causal
    %o = "ttir.scaled_dot_product_attention"(%q, %k, %v, %m) <{is_causal = false, scale = 1.250000e-01 : f32, operandSegmentSizes = array<i32: 1, 1, 1, 1, 0>}> : (tensor<1x8x32x64xbf16>, tensor<1x8x32x64xbf16>, tensor<1x8x32x64xbf16>, tensor<1x1x32x32xbf16>) -> tensor<1x8x32x64xbf16>
    return %o : tensor<1x8x32x64xbf16>
  }

  func.func @soft(%q: tensor<1x8x32x64xbf16>, %k: tensor<1x8x32x64xbf16>, %v: tensor<1x8x32x64xbf16>) -> tensor<1x8x32x64xbf16> {
    %i = "ttir.arange"() <{start = 0 : si64, end = 32 : si64, step = 1 : si64, arange_dimension = 0 : i64}> : () -> tensor<32xf32>
    %j = "ttir.arange"() <{start = 0 : si64, end = 32 : si64, step = 1 : si64, arange_dimension = 0 : i64}> : () -> tensor<32xf32>
    %r = "ttir.reshape"(%i) <{shape = [1 : i32, 1 : i32, 32 : i32, 1 : i32]}> : (tensor<32xf32>) -> tensor<1x1x32x1xf32>
    %c = "ttir.reshape"(%j) <{shape = [1 : i32, 1 : i32, 1 : i32, 32 : i32]}> : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %z = "ttir.full"() <{fill_value = 0.000000000e+00 : f32, shape = array<i32: 1, 1, 1, 1>}> : () -> tensor<1x1x1x1xbf16>
    %f = "ttir.full"() <{fill_value = -3.000000000e+38 : f32, shape = array<i32: 1, 1, 1, 1>}> : () -> tensor<1x1x1x1xbf16>
    %p = "ttir.ge"(%r, %c) : (tensor<1x1x32x1xf32>, tensor<1x1x1x32xf32>) -> tensor<1x1x32x32xbf16>
    %f2 = "ttir.full"() <{fill_value = -1.000000000e+00 : f32, shape = array<i32: 1, 1, 1, 1>}> : () -> tensor<1x1x1x1xbf16>
    %m = "ttir.where"(%p, %z, %f2) : (tensor<1x1x32x32xbf16>, tensor<1x1x1x1xbf16>, tensor<1x1x1x1xbf16>) -> tensor<1x1x32x32xbf16>
    // no-fuse: sdpa_causal
    %o = "ttir.scaled_dot_product_attention"(%q, %k, %v, %m) <{is_causal = false, scale = 1.250000e-01 : f32, operandSegmentSizes = array<i32: 1, 1, 1, 1, 0>}> : (tensor<1x8x32x64xbf16>, tensor<1x8x32x64xbf16>, tensor<1x8x32x64xbf16>, tensor<1x1x32x32xbf16>) -> tensor<1x8x32x64xbf16>
    return %o : tensor<1x8x32x64xbf16>
  }

  func.func @longer_keys(%q: tensor<1x8x32x64xbf16>, %k: tensor<1x8x128x64xbf16>, %v: tensor<1x8x128x64xbf16>) -> tensor<1x8x32x64xbf16> {
    %i = "ttir.arange"() <{start = 0 : si64, end = 32 : si64, step = 1 : si64, arange_dimension = 0 : i64}> : () -> tensor<32xf32>
    %j = "ttir.arange"() <{start = 0 : si64, end = 128 : si64, step = 1 : si64, arange_dimension = 0 : i64}> : () -> tensor<128xf32>
    %r = "ttir.reshape"(%i) <{shape = [1 : i32, 1 : i32, 32 : i32, 1 : i32]}> : (tensor<32xf32>) -> tensor<1x1x32x1xf32>
    %c = "ttir.reshape"(%j) <{shape = [1 : i32, 1 : i32, 1 : i32, 128 : i32]}> : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %z = "ttir.full"() <{fill_value = 0.000000000e+00 : f32, shape = array<i32: 1, 1, 1, 1>}> : () -> tensor<1x1x1x1xbf16>
    %f = "ttir.full"() <{fill_value = -3.000000000e+38 : f32, shape = array<i32: 1, 1, 1, 1>}> : () -> tensor<1x1x1x1xbf16>
    %p = "ttir.ge"(%r, %c) : (tensor<1x1x32x1xf32>, tensor<1x1x1x128xf32>) -> tensor<1x1x32x128xbf16>
    %m = "ttir.where"(%p, %z, %f) : (tensor<1x1x32x128xbf16>, tensor<1x1x1x1xbf16>, tensor<1x1x1x1xbf16>) -> tensor<1x1x32x128xbf16>
    // no-fuse: sdpa_causal
    %o = "ttir.scaled_dot_product_attention"(%q, %k, %v, %m) <{is_causal = false, scale = 1.250000e-01 : f32, operandSegmentSizes = array<i32: 1, 1, 1, 1, 0>}> : (tensor<1x8x32x64xbf16>, tensor<1x8x128x64xbf16>, tensor<1x8x128x64xbf16>, tensor<1x1x32x128xbf16>) -> tensor<1x8x32x64xbf16>
    return %o : tensor<1x8x32x64xbf16>
  }
}
