module {
  func.func @norm_silu(%x: tensor<1x8x64xbf16>, %g: tensor<64xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}) -> tensor<1x8x64xbf16> {
    %0 = "ttnn.rms_norm"(%x, %g) <{epsilon = 9.99999974E-6 : f32, operandSegmentSizes = array<i32: 1, 1, 0>}> : (tensor<1x8x64xbf16>, tensor<64xbf16>) -> tensor<1x8x64xbf16>
    // fuse: rms_norm_silu [x=%x out=%1]
    %1 = "ttnn.silu"(%0) : (tensor<1x8x64xbf16>) -> tensor<1x8x64xbf16>
    return %1 : tensor<1x8x64xbf16>
  }

  func.func @norm_used_elsewhere(%x: tensor<1x8x64xbf16>, %g: tensor<64xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}) -> (tensor<1x8x64xbf16>, tensor<1x8x64xbf16>) {
    %0 = "ttnn.rms_norm"(%x, %g) <{epsilon = 9.99999974E-6 : f32, operandSegmentSizes = array<i32: 1, 1, 0>}> : (tensor<1x8x64xbf16>, tensor<64xbf16>) -> tensor<1x8x64xbf16>
    // no-fuse: rms_norm_silu
    %1 = "ttnn.silu"(%0) : (tensor<1x8x64xbf16>) -> tensor<1x8x64xbf16>
    return %1, %0 : tensor<1x8x64xbf16>, tensor<1x8x64xbf16>
  }

  func.func @gated(%x: tensor<1x8x64xbf16>, %g: tensor<64xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %z: tensor<1x8x64xbf16>) -> tensor<1x8x64xbf16> {
    %0 = "ttnn.rms_norm"(%x, %g) <{epsilon = 9.99999974E-6 : f32, operandSegmentSizes = array<i32: 1, 1, 0>}> : (tensor<1x8x64xbf16>, tensor<64xbf16>) -> tensor<1x8x64xbf16>
    %1 = "ttnn.silu"(%z) : (tensor<1x8x64xbf16>) -> tensor<1x8x64xbf16>
    // fuse: gated_rms_norm [n=%0 z=%z out=%2]
    %2 = "ttnn.multiply"(%0, %1) : (tensor<1x8x64xbf16>, tensor<1x8x64xbf16>) -> tensor<1x8x64xbf16>
    return %2 : tensor<1x8x64xbf16>
  }

  // A gate for all rows is a weight.
  func.func @gate_of_another_size(%x: tensor<1x8x64xbf16>, %g: tensor<64xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %z: tensor<1x1x64xbf16>) -> tensor<1x8x64xbf16> {
    %0 = "ttnn.rms_norm"(%x, %g) <{epsilon = 9.99999974E-6 : f32, operandSegmentSizes = array<i32: 1, 1, 0>}> : (tensor<1x8x64xbf16>, tensor<64xbf16>) -> tensor<1x8x64xbf16>
    %1 = "ttnn.silu"(%z) : (tensor<1x1x64xbf16>) -> tensor<1x1x64xbf16>
    // no-fuse: gated_rms_norm
    %2 = "ttnn.multiply"(%0, %1) : (tensor<1x8x64xbf16>, tensor<1x1x64xbf16>) -> tensor<1x8x64xbf16>
    return %2 : tensor<1x8x64xbf16>
  }

  func.func @normalize(%x: tensor<8x64xbf16>) -> tensor<8x64xbf16> {
    %0 = "ttnn.multiply"(%x, %x) : (tensor<8x64xbf16>, tensor<8x64xbf16>) -> tensor<8x64xbf16>
    %1 = "ttnn.sum"(%0) <{dim_arg = [1 : i32], keep_dim = true}> : (tensor<8x64xbf16>) -> tensor<8x1xbf16>
    %2 = "ttnn.sqrt"(%1) : (tensor<8x1xbf16>) -> tensor<8x1xbf16>
    %3 = "ttnn.full"() <{fill_value = 1.000000000e-12 : f32, shape = #ttnn.shape<1x1>}> : () -> tensor<1x1xbf16>
    %4 = "ttnn.maximum"(%2, %3) : (tensor<8x1xbf16>, tensor<1x1xbf16>) -> tensor<8x1xbf16>
    // fuse: l2_norm [x=%x out=%5]
    %5 = "ttnn.divide"(%x, %4) : (tensor<8x64xbf16>, tensor<8x1xbf16>) -> tensor<8x64xbf16>
    return %5 : tensor<8x64xbf16>
  }

  func.func @rsqrt_form(%x: tensor<8x64xf32>) -> tensor<8x64xf32> {
    %0 = "ttnn.pow_scalar"(%x) <{rhs = 2.000000e+00 : f32}> : (tensor<8x64xf32>) -> tensor<8x64xf32>
    %1 = "ttnn.sum"(%0) <{dim_arg = [1 : i32], keep_dim = false}> : (tensor<8x64xf32>) -> tensor<8xf32>
    %2 = "ttnn.full"() <{fill_value = 1.000000000e-06 : f32, shape = #ttnn.shape<1>}> : () -> tensor<1xf32>
    %3 = "ttnn.add"(%1, %2) : (tensor<8xf32>, tensor<1xf32>) -> tensor<8xf32>
    %4 = "ttnn.rsqrt"(%3) : (tensor<8xf32>) -> tensor<8xf32>
    %5 = "ttnn.reshape"(%4) <{shape = [8 : i32, 1 : i32]}> : (tensor<8xf32>) -> tensor<8x1xf32>
    // fuse: l2_norm [x=%x out=%6]
    %6 = "ttnn.multiply"(%x, %5) : (tensor<8x64xf32>, tensor<8x1xf32>) -> tensor<8x64xf32>
    return %6 : tensor<8x64xf32>
  }

  // Divided by a mean: a root-mean-square norm.
  func.func @mean_of_squares(%x: tensor<8x64xf32>) -> tensor<8x64xf32> {
    %0 = "ttnn.multiply"(%x, %x) : (tensor<8x64xf32>, tensor<8x64xf32>) -> tensor<8x64xf32>
    %1 = "ttnn.mean"(%0) <{dim_arg = [1 : i32], keep_dim = true}> : (tensor<8x64xf32>) -> tensor<8x1xf32>
    %2 = "ttnn.full"() <{fill_value = 1.000000000e-06 : f32, shape = #ttnn.shape<1x1>}> : () -> tensor<1x1xf32>
    %3 = "ttnn.add"(%1, %2) : (tensor<8x1xf32>, tensor<1x1xf32>) -> tensor<8x1xf32>
    %4 = "ttnn.rsqrt"(%3) : (tensor<8x1xf32>) -> tensor<8x1xf32>
    // no-fuse: l2_norm
    %5 = "ttnn.multiply"(%x, %4) : (tensor<8x64xf32>, tensor<8x1xf32>) -> tensor<8x64xf32>
    return %5 : tensor<8x64xf32>
  }

  // Another tensor is divided.
  func.func @other_tensor(%x: tensor<8x64xf32>, %y: tensor<8x64xf32>) -> tensor<8x64xf32> {
    %0 = "ttnn.multiply"(%x, %x) : (tensor<8x64xf32>, tensor<8x64xf32>) -> tensor<8x64xf32>
    %1 = "ttnn.sum"(%0) <{dim_arg = [1 : i32], keep_dim = true}> : (tensor<8x64xf32>) -> tensor<8x1xf32>
    %2 = "ttnn.sqrt"(%1) : (tensor<8x1xf32>) -> tensor<8x1xf32>
    // no-fuse: l2_norm
    %3 = "ttnn.divide"(%y, %2) : (tensor<8x64xf32>, tensor<8x1xf32>) -> tensor<8x64xf32>
    return %3 : tensor<8x64xf32>
  }

  func.func @tanh_norm(%x: tensor<1x8x64xbf16>, %a: tensor<1xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %g: tensor<64xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %b: tensor<64xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}) -> tensor<1x8x64xbf16> {
    %0 = "ttnn.multiply"(%x, %a) : (tensor<1x8x64xbf16>, tensor<1xbf16>) -> tensor<1x8x64xbf16>
    %1 = "ttnn.tanh"(%0) : (tensor<1x8x64xbf16>) -> tensor<1x8x64xbf16>
    %2 = "ttnn.multiply"(%1, %g) : (tensor<1x8x64xbf16>, tensor<64xbf16>) -> tensor<1x8x64xbf16>
    // fuse: dynamic_tanh [x=%x gamma=%g beta=%b out=%3]
    %3 = "ttnn.add"(%2, %b) : (tensor<1x8x64xbf16>, tensor<64xbf16>) -> tensor<1x8x64xbf16>
    return %3 : tensor<1x8x64xbf16>
  }

  // A cap: one factor for all.
  func.func @cap(%x: tensor<1x8x64xbf16>, %a: tensor<1xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %g: tensor<1xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}) -> tensor<1x8x64xbf16> {
    %0 = "ttnn.multiply"(%x, %a) : (tensor<1x8x64xbf16>, tensor<1xbf16>) -> tensor<1x8x64xbf16>
    %1 = "ttnn.tanh"(%0) : (tensor<1x8x64xbf16>) -> tensor<1x8x64xbf16>
    // no-fuse: dynamic_tanh
    %2 = "ttnn.multiply"(%1, %g) : (tensor<1x8x64xbf16>, tensor<1xbf16>) -> tensor<1x8x64xbf16>
    return %2 : tensor<1x8x64xbf16>
  }

  // Centred in front: a layer norm in pieces.
  func.func @layer_norm_silu(%x: tensor<1x8x64xbf16>, %g: tensor<1x1x64xf32> {ttcore.argument_type = #ttcore.argument_type<parameter>}) -> tensor<1x8x64xf32> {
    %0 = "ttnn.mean"(%x) <{dim_arg = [2 : i32], keep_dim = true}> : (tensor<1x8x64xbf16>) -> tensor<1x8x1xbf16>
    %1 = "ttnn.subtract"(%x, %0) : (tensor<1x8x64xbf16>, tensor<1x8x1xbf16>) -> tensor<1x8x64xbf16>
    %2 = "ttnn.typecast"(%1) : (tensor<1x8x64xbf16>) -> tensor<1x8x64xf32>
    %3 = "ttnn.multiply"(%2, %2) : (tensor<1x8x64xf32>, tensor<1x8x64xf32>) -> tensor<1x8x64xf32>
    %4 = "ttnn.mean"(%3) <{dim_arg = [2 : i32], keep_dim = true}> : (tensor<1x8x64xf32>) -> tensor<1x8x1xf32>
    %5 = "ttnn.full"() <{fill_value = 1.000000000e-06 : f32, shape = #ttnn.shape<1x1x1>}> : () -> tensor<1x1x1xf32>
    %6 = "ttnn.add"(%4, %5) : (tensor<1x8x1xf32>, tensor<1x1x1xf32>) -> tensor<1x8x1xf32>
    %7 = "ttnn.rsqrt"(%6) : (tensor<1x8x1xf32>) -> tensor<1x8x1xf32>
    %8 = "ttnn.multiply"(%2, %7) : (tensor<1x8x64xf32>, tensor<1x8x1xf32>) -> tensor<1x8x64xf32>
    %9 = "ttnn.multiply"(%8, %g) : (tensor<1x8x64xf32>, tensor<1x1x64xf32>) -> tensor<1x8x64xf32>
    // no-fuse: rms_norm_silu
    %10 = "ttnn.silu"(%9) : (tensor<1x8x64xf32>) -> tensor<1x8x64xf32>
    return %10 : tensor<1x8x64xf32>
  }

  func.func @rms_norm_silu_in_pieces(%x: tensor<1x8x64xbf16>, %g: tensor<1x1x64xf32> {ttcore.argument_type = #ttcore.argument_type<parameter>}) -> tensor<1x8x64xf32> {
    %0 = "ttnn.typecast"(%x) : (tensor<1x8x64xbf16>) -> tensor<1x8x64xf32>
    %1 = "ttnn.multiply"(%0, %0) : (tensor<1x8x64xf32>, tensor<1x8x64xf32>) -> tensor<1x8x64xf32>
    %2 = "ttnn.mean"(%1) <{dim_arg = [2 : i32], keep_dim = true}> : (tensor<1x8x64xf32>) -> tensor<1x8x1xf32>
    %3 = "ttnn.full"() <{fill_value = 1.000000000e-06 : f32, shape = #ttnn.shape<1x1x1>}> : () -> tensor<1x1x1xf32>
    %4 = "ttnn.add"(%2, %3) : (tensor<1x8x1xf32>, tensor<1x1x1xf32>) -> tensor<1x8x1xf32>
    %5 = "ttnn.rsqrt"(%4) : (tensor<1x8x1xf32>) -> tensor<1x8x1xf32>
    %6 = "ttnn.multiply"(%0, %5) : (tensor<1x8x64xf32>, tensor<1x8x1xf32>) -> tensor<1x8x64xf32>
    %7 = "ttnn.multiply"(%6, %g) : (tensor<1x8x64xf32>, tensor<1x1x64xf32>) -> tensor<1x8x64xf32>
    // fuse: rms_norm_silu [out=%8]
    %8 = "ttnn.silu"(%7) : (tensor<1x8x64xf32>) -> tensor<1x8x64xf32>
    return %8 : tensor<1x8x64xf32>
  }
}
