module {
  func.func @norm_silu(%x: tensor<1x8x64xbf16>, %g: tensor<64xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}) -> tensor<1x8x64xbf16> {
    %0 = "ttir.rms_norm"(%x, %g) <{epsilon = 9.99999974E-6 : f32, normalized_shape = array<i64: 64>, operandSegmentSizes = array<i32: 1, 1, 0>}> : (tensor<1x8x64xbf16>, tensor<64xbf16>) -> tensor<1x8x64xbf16>
    // fuse: rms_norm_silu [x=%x out=%1]
    %1 = "ttir.silu"(%0) : (tensor<1x8x64xbf16>) -> tensor<1x8x64xbf16>
    return %1 : tensor<1x8x64xbf16>
  }

  func.func @norm_used_elsewhere(%x: tensor<1x8x64xbf16>, %g: tensor<64xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}) -> (tensor<1x8x64xbf16>, tensor<1x8x64xbf16>) {
    %0 = "ttir.rms_norm"(%x, %g) <{epsilon = 9.99999974E-6 : f32, normalized_shape = array<i64: 64>, operandSegmentSizes = array<i32: 1, 1, 0>}> : (tensor<1x8x64xbf16>, tensor<64xbf16>) -> tensor<1x8x64xbf16>
    // no-fuse: rms_norm_silu
    %1 = "ttir.silu"(%0) : (tensor<1x8x64xbf16>) -> tensor<1x8x64xbf16>
    return %1, %0 : tensor<1x8x64xbf16>, tensor<1x8x64xbf16>
  }

  func.func @gated(%x: tensor<1x8x64xbf16>, %g: tensor<64xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %z: tensor<1x8x64xbf16>) -> tensor<1x8x64xbf16> {
    %0 = "ttir.rms_norm"(%x, %g) <{epsilon = 9.99999974E-6 : f32, normalized_shape = array<i64: 64>, operandSegmentSizes = array<i32: 1, 1, 0>}> : (tensor<1x8x64xbf16>, tensor<64xbf16>) -> tensor<1x8x64xbf16>
    %1 = "ttir.silu"(%z) : (tensor<1x8x64xbf16>) -> tensor<1x8x64xbf16>
    // fuse: gated_rms_norm [n=%0 z=%z out=%2]
    %2 = "ttir.multiply"(%0, %1) : (tensor<1x8x64xbf16>, tensor<1x8x64xbf16>) -> tensor<1x8x64xbf16>
    return %2 : tensor<1x8x64xbf16>
  }

  // A gate for all rows is a weight.
  func.func @gate_of_another_size(%x: tensor<1x8x64xbf16>, %g: tensor<64xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %z: tensor<1x1x64xbf16>) -> tensor<1x8x64xbf16> {
    %0 = "ttir.rms_norm"(%x, %g) <{epsilon = 9.99999974E-6 : f32, normalized_shape = array<i64: 64>, operandSegmentSizes = array<i32: 1, 1, 0>}> : (tensor<1x8x64xbf16>, tensor<64xbf16>) -> tensor<1x8x64xbf16>
    %1 = "ttir.silu"(%z) : (tensor<1x1x64xbf16>) -> tensor<1x1x64xbf16>
    // no-fuse: gated_rms_norm
    %2 = "ttir.multiply"(%0, %1) : (tensor<1x8x64xbf16>, tensor<1x1x64xbf16>) -> tensor<1x8x64xbf16>
    return %2 : tensor<1x8x64xbf16>
  }

  func.func @normalize(%x: tensor<8x64xbf16>) -> tensor<8x64xbf16> {
    %0 = "ttir.multiply"(%x, %x) : (tensor<8x64xbf16>, tensor<8x64xbf16>) -> tensor<8x64xbf16>
    %1 = "ttir.sum"(%0) <{dim_arg = [1 : i32], keep_dim = true}> : (tensor<8x64xbf16>) -> tensor<8x1xbf16>
    %2 = "ttir.sqrt"(%1) : (tensor<8x1xbf16>) -> tensor<8x1xbf16>
    %3 = "ttir.full"() <{fill_value = 1.000000000e-12 : f32, shape = array<i32: 1, 1>}> : () -> tensor<1x1xbf16>
    %4 = "ttir.maximum"(%2, %3) : (tensor<8x1xbf16>, tensor<1x1xbf16>) -> tensor<8x1xbf16>
    // fuse: l2_norm [x=%x out=%5]
    %5 = "ttir.div"(%x, %4) : (tensor<8x64xbf16>, tensor<8x1xbf16>) -> tensor<8x64xbf16>
    return %5 : tensor<8x64xbf16>
  }

  func.func @rsqrt_form(%x: tensor<8x64xf32>) -> tensor<8x64xf32> {
    %0 = "ttir.full"() <{fill_value = 2.000000e+00 : f32, shape = array<i32: 1, 1>}> : () -> tensor<1x1xf32>
    %1 = "ttir.pow"(%x, %0) : (tensor<8x64xf32>, tensor<1x1xf32>) -> tensor<8x64xf32>
    %2 = "ttir.sum"(%1) <{dim_arg = [1 : i32], keep_dim = false}> : (tensor<8x64xf32>) -> tensor<8xf32>
    %3 = "ttir.full"() <{fill_value = 1.000000000e-06 : f32, shape = array<i32: 1>}> : () -> tensor<1xf32>
    %4 = "ttir.add"(%2, %3) : (tensor<8xf32>, tensor<1xf32>) -> tensor<8xf32>
    %5 = "ttir.rsqrt"(%4) : (tensor<8xf32>) -> tensor<8xf32>
    %6 = "ttir.reshape"(%5) <{shape = [8 : i32, 1 : i32]}> : (tensor<8xf32>) -> tensor<8x1xf32>
    // fuse: l2_norm [x=%x out=%7]
    %7 = "ttir.multiply"(%x, %6) : (tensor<8x64xf32>, tensor<8x1xf32>) -> tensor<8x64xf32>
    return %7 : tensor<8x64xf32>
  }

  // Divided by a mean: a root-mean-square norm.
  func.func @mean_of_squares(%x: tensor<8x64xf32>) -> tensor<8x64xf32> {
    %0 = "ttir.multiply"(%x, %x) : (tensor<8x64xf32>, tensor<8x64xf32>) -> tensor<8x64xf32>
    %1 = "ttir.mean"(%0) <{dim_arg = [1 : i32], keep_dim = true}> : (tensor<8x64xf32>) -> tensor<8x1xf32>
    %2 = "ttir.full"() <{fill_value = 1.000000000e-06 : f32, shape = array<i32: 1, 1>}> : () -> tensor<1x1xf32>
    %3 = "ttir.add"(%1, %2) : (tensor<8x1xf32>, tensor<1x1xf32>) -> tensor<8x1xf32>
    %4 = "ttir.rsqrt"(%3) : (tensor<8x1xf32>) -> tensor<8x1xf32>
    // no-fuse: l2_norm
    %5 = "ttir.multiply"(%x, %4) : (tensor<8x64xf32>, tensor<8x1xf32>) -> tensor<8x64xf32>
    return %5 : tensor<8x64xf32>
  }

  // Another tensor is divided.
  func.func @other_tensor(%x: tensor<8x64xf32>, %y: tensor<8x64xf32>) -> tensor<8x64xf32> {
    %0 = "ttir.multiply"(%x, %x) : (tensor<8x64xf32>, tensor<8x64xf32>) -> tensor<8x64xf32>
    %1 = "ttir.sum"(%0) <{dim_arg = [1 : i32], keep_dim = true}> : (tensor<8x64xf32>) -> tensor<8x1xf32>
    %2 = "ttir.sqrt"(%1) : (tensor<8x1xf32>) -> tensor<8x1xf32>
    // no-fuse: l2_norm
    %3 = "ttir.div"(%y, %2) : (tensor<8x64xf32>, tensor<8x1xf32>) -> tensor<8x64xf32>
    return %3 : tensor<8x64xf32>
  }

  func.func @tanh_norm(%x: tensor<1x8x64xbf16>, %a: tensor<1xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %g: tensor<64xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %b: tensor<64xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}) -> tensor<1x8x64xbf16> {
    %0 = "ttir.multiply"(%x, %a) : (tensor<1x8x64xbf16>, tensor<1xbf16>) -> tensor<1x8x64xbf16>
    %1 = "ttir.tanh"(%0) : (tensor<1x8x64xbf16>) -> tensor<1x8x64xbf16>
    %2 = "ttir.multiply"(%1, %g) : (tensor<1x8x64xbf16>, tensor<64xbf16>) -> tensor<1x8x64xbf16>
    // fuse: dynamic_tanh [x=%x gamma=%g beta=%b out=%3]
    %3 = "ttir.add"(%2, %b) : (tensor<1x8x64xbf16>, tensor<64xbf16>) -> tensor<1x8x64xbf16>
    return %3 : tensor<1x8x64xbf16>
  }

  // A cap: one factor for all.
  func.func @cap(%x: tensor<1x8x64xbf16>, %a: tensor<1xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %g: tensor<1xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}) -> tensor<1x8x64xbf16> {
    %0 = "ttir.multiply"(%x, %a) : (tensor<1x8x64xbf16>, tensor<1xbf16>) -> tensor<1x8x64xbf16>
    %1 = "ttir.tanh"(%0) : (tensor<1x8x64xbf16>) -> tensor<1x8x64xbf16>
    // no-fuse: dynamic_tanh
    %2 = "ttir.multiply"(%1, %g) : (tensor<1x8x64xbf16>, tensor<1xbf16>) -> tensor<1x8x64xbf16>
    return %2 : tensor<1x8x64xbf16>
  }

  // Centred in front: a layer norm in pieces.
  func.func @layer_norm_silu(%x: tensor<1x8x64xbf16>, %g: tensor<1x1x64xf32> {ttcore.argument_type = #ttcore.argument_type<parameter>}) -> tensor<1x8x64xf32> {
    %0 = "ttir.mean"(%x) <{dim_arg = [2 : i32], keep_dim = true}> : (tensor<1x8x64xbf16>) -> tensor<1x8x1xbf16>
    %1 = "ttir.subtract"(%x, %0) : (tensor<1x8x64xbf16>, tensor<1x8x1xbf16>) -> tensor<1x8x64xbf16>
    %2 = "ttir.typecast"(%1) <{conservative_folding = false}> : (tensor<1x8x64xbf16>) -> tensor<1x8x64xf32>
    %3 = "ttir.multiply"(%2, %2) : (tensor<1x8x64xf32>, tensor<1x8x64xf32>) -> tensor<1x8x64xf32>
    %4 = "ttir.mean"(%3) <{dim_arg = [2 : i32], keep_dim = true}> : (tensor<1x8x64xf32>) -> tensor<1x8x1xf32>
    %5 = "ttir.full"() <{fill_value = 1.000000000e-06 : f32, shape = array<i32: 1, 1, 1>}> : () -> tensor<1x1x1xf32>
    %6 = "ttir.add"(%4, %5) : (tensor<1x8x1xf32>, tensor<1x1x1xf32>) -> tensor<1x8x1xf32>
    %7 = "ttir.rsqrt"(%6) : (tensor<1x8x1xf32>) -> tensor<1x8x1xf32>
    %8 = "ttir.multiply"(%2, %7) : (tensor<1x8x64xf32>, tensor<1x8x1xf32>) -> tensor<1x8x64xf32>
    %9 = "ttir.multiply"(%8, %g) : (tensor<1x8x64xf32>, tensor<1x1x64xf32>) -> tensor<1x8x64xf32>
    // no-fuse: rms_norm_silu
    %10 = "ttir.silu"(%9) : (tensor<1x8x64xf32>) -> tensor<1x8x64xf32>
    return %10 : tensor<1x8x64xf32>
  }

  func.func @rms_norm_silu_in_pieces(%x: tensor<1x8x64xbf16>, %g: tensor<1x1x64xf32> {ttcore.argument_type = #ttcore.argument_type<parameter>}) -> tensor<1x8x64xf32> {
    %0 = "ttir.typecast"(%x) <{conservative_folding = false}> : (tensor<1x8x64xbf16>) -> tensor<1x8x64xf32>
    %1 = "ttir.multiply"(%0, %0) : (tensor<1x8x64xf32>, tensor<1x8x64xf32>) -> tensor<1x8x64xf32>
    %2 = "ttir.mean"(%1) <{dim_arg = [2 : i32], keep_dim = true}> : (tensor<1x8x64xf32>) -> tensor<1x8x1xf32>
    %3 = "ttir.full"() <{fill_value = 1.000000000e-06 : f32, shape = array<i32: 1, 1, 1>}> : () -> tensor<1x1x1xf32>
    %4 = "ttir.add"(%2, %3) : (tensor<1x8x1xf32>, tensor<1x1x1xf32>) -> tensor<1x8x1xf32>
    %5 = "ttir.rsqrt"(%4) : (tensor<1x8x1xf32>) -> tensor<1x8x1xf32>
    %6 = "ttir.multiply"(%0, %5) : (tensor<1x8x64xf32>, tensor<1x8x1xf32>) -> tensor<1x8x64xf32>
    %7 = "ttir.multiply"(%6, %g) : (tensor<1x8x64xf32>, tensor<1x1x64xf32>) -> tensor<1x8x64xf32>
    // fuse: rms_norm_silu [out=%8]
    %8 = "ttir.silu"(%7) : (tensor<1x8x64xf32>) -> tensor<1x8x64xf32>
    return %8 : tensor<1x8x64xf32>
  }
}
