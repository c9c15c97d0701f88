module {
  func.func @quick(%x: tensor<8x64xbf16>) -> tensor<8x64xbf16> {
    %0 = "ttnn.full"() <{fill_value = 1.703125000e+00 : f32, shape = #ttnn.shape<1x1>}> : () -> tensor<1x1xbf16>
    %1 = "ttnn.multiply"(%x, %0) : (tensor<8x64xbf16>, tensor<1x1xbf16>) -> tensor<8x64xbf16>
    %2 = "ttnn.sigmoid"(%1) : (tensor<8x64xbf16>) -> tensor<8x64xbf16>
    // fuse: quick_gelu [x=%x out=%3]
    %3 = "ttnn.multiply"(%x, %2) : (tensor<8x64xbf16>, tensor<8x64xbf16>) -> tensor<8x64xbf16>
    return %3 : tensor<8x64xbf16>
  }

  func.func @plain_silu(%x: tensor<8x64xbf16>) -> tensor<8x64xbf16> {
    %0 = "ttnn.sigmoid"(%x) : (tensor<8x64xbf16>) -> tensor<8x64xbf16>
    // no-fuse: quick_gelu
    %1 = "ttnn.multiply"(%x, %0) : (tensor<8x64xbf16>, tensor<8x64xbf16>) -> tensor<8x64xbf16>
    return %1 : tensor<8x64xbf16>
  }

  func.func @excite(%x: tensor<1x1x49x64xbf16>, %s: tensor<1x1x1x64xbf16>) -> tensor<1x1x49x64xbf16> {
    %0 = "ttnn.typecast"(%s) : (tensor<1x1x1x64xbf16>) -> tensor<1x1x1x64xf32>
    %1 = "ttnn.hardsigmoid"(%0) : (tensor<1x1x1x64xf32>) -> tensor<1x1x1x64xf32>
    %2 = "ttnn.typecast"(%1) : (tensor<1x1x1x64xf32>) -> tensor<1x1x1x64xbf16>
    // fuse: channel_gate [x=%x g=%0 out=%3]
    %3 = "ttnn.multiply"(%x, %2) : (tensor<1x1x49x64xbf16>, tensor<1x1x1x64xbf16>) -> tensor<1x1x49x64xbf16>
    return %3 : tensor<1x1x49x64xbf16>
  }

  func.func @excite_sigmoid(%x: tensor<1x64x7x7xbf16>, %s: tensor<1x64xbf16>) -> tensor<1x64x7x7xbf16> {
    %0 = "ttnn.sigmoid"(%s) : (tensor<1x64xbf16>) -> tensor<1x64xbf16>
    %1 = "ttnn.reshape"(%0) <{shape = [1 : i32, 64 : i32, 1 : i32, 1 : i32]}> : (tensor<1x64xbf16>) -> tensor<1x64x1x1xbf16>
    // fuse: channel_gate [x=%x g=%s out=%2]
    %2 = "ttnn.multiply"(%1, %x) : (tensor<1x64x1x1xbf16>, tensor<1x64x7x7xbf16>) -> tensor<1x64x7x7xbf16>
    return %2 : tensor<1x64x7x7xbf16>
  }

  // A gate of the size of the tensor is a gated unit.
  func.func @gated_unit(%x: tensor<1x49x64xbf16>, %s: tensor<1x49x64xbf16>) -> tensor<1x49x64xbf16> {
    %0 = "ttnn.sigmoid"(%s) : (tensor<1x49x64xbf16>) -> tensor<1x49x64xbf16>
    // no-fuse: channel_gate
    %1 = "ttnn.multiply"(%x, %0) : (tensor<1x49x64xbf16>, tensor<1x49x64xbf16>) -> tensor<1x49x64xbf16>
    return %1 : tensor<1x49x64xbf16>
  }

  func.func @gate_used_elsewhere(%x: tensor<1x1x49x64xbf16>, %s: tensor<1x1x1x64xbf16>) -> (tensor<1x1x49x64xbf16>, tensor<1x1x1x64xbf16>) {
    %0 = "ttnn.sigmoid"(%s) : (tensor<1x1x1x64xbf16>) -> tensor<1x1x1x64xbf16>
    // no-fuse: channel_gate
    %1 = "ttnn.multiply"(%x, %0) : (tensor<1x1x49x64xbf16>, tensor<1x1x1x64xbf16>) -> tensor<1x1x49x64xbf16>
    return %1, %0 : tensor<1x1x49x64xbf16>, tensor<1x1x1x64xbf16>
  }

  func.func @guidance(%u: tensor<1x4x8x8xbf16> {ttcore.argument_type = #ttcore.argument_type<input>}, %c: tensor<1x4x8x8xbf16> {ttcore.argument_type = #ttcore.argument_type<input>}) -> tensor<1x4x8x8xbf16> {
    %0 = "ttnn.full"() <{fill_value = 7.500000000e+00 : f32, shape = #ttnn.shape<1x1x1x1>}> : () -> tensor<1x1x1x1xbf16>
    %1 = "ttnn.subtract"(%c, %u) : (tensor<1x4x8x8xbf16>, tensor<1x4x8x8xbf16>) -> tensor<1x4x8x8xbf16>
    %2 = "ttnn.multiply"(%1, %0) : (tensor<1x4x8x8xbf16>, tensor<1x1x1x1xbf16>) -> tensor<1x4x8x8xbf16>
    // fuse: guidance_mix [u=%u c=%c out=%3]
    %3 = "ttnn.add"(%u, %2) : (tensor<1x4x8x8xbf16>, tensor<1x4x8x8xbf16>) -> tensor<1x4x8x8xbf16>
    return %3 : tensor<1x4x8x8xbf16>
  }

  // The difference goes onto the other prediction.
  func.func @other_base(%u: tensor<1x4x8x8xbf16> {ttcore.argument_type = #ttcore.argument_type<input>}, %c: tensor<1x4x8x8xbf16> {ttcore.argument_type = #ttcore.argument_type<input>}) -> tensor<1x4x8x8xbf16> {
    %0 = "ttnn.full"() <{fill_value = 7.500000000e+00 : f32, shape = #ttnn.shape<1x1x1x1>}> : () -> tensor<1x1x1x1xbf16>
    %1 = "ttnn.subtract"(%c, %u) : (tensor<1x4x8x8xbf16>, tensor<1x4x8x8xbf16>) -> tensor<1x4x8x8xbf16>
    %2 = "ttnn.multiply"(%1, %0) : (tensor<1x4x8x8xbf16>, tensor<1x1x1x1xbf16>) -> tensor<1x4x8x8xbf16>
    // no-fuse: guidance_mix
    %3 = "ttnn.add"(%c, %2) : (tensor<1x4x8x8xbf16>, tensor<1x4x8x8xbf16>) -> tensor<1x4x8x8xbf16>
    return %3 : tensor<1x4x8x8xbf16>
  }

  func.func @clamped(%g: tensor<8x64xbf16>, %u: tensor<8x64xbf16>) -> tensor<8x64xbf16> {
    %0 = "ttnn.full"() <{fill_value = 7.000000000e+00 : f32, shape = #ttnn.shape<1x1>}> : () -> tensor<1x1xbf16>
    %1 = "ttnn.minimum"(%g, %0) : (tensor<8x64xbf16>, tensor<1x1xbf16>) -> tensor<8x64xbf16>
    %2 = "ttnn.clamp_scalar"(%u) <{max = 7.000000e+00 : f32, min = -7.000000e+00 : f32}> : (tensor<8x64xbf16>) -> tensor<8x64xbf16>
    %3 = "ttnn.full"() <{fill_value = 1.702000000e+00 : f32, shape = #ttnn.shape<1x1>}> : () -> tensor<1x1xbf16>
    %4 = "ttnn.multiply"(%1, %3) : (tensor<8x64xbf16>, tensor<1x1xbf16>) -> tensor<8x64xbf16>
    %5 = "ttnn.sigmoid"(%4) : (tensor<8x64xbf16>) -> tensor<8x64xbf16>
    // fuse: quick_gelu [x=%1 out=%6]
    %6 = "ttnn.multiply"(%1, %5) : (tensor<8x64xbf16>, tensor<8x64xbf16>) -> tensor<8x64xbf16>
    %7 = "ttnn.full"() <{fill_value = 1.000000000e+00 : f32, shape = #ttnn.shape<1x1>}> : () -> tensor<1x1xbf16>
    %8 = "ttnn.add"(%2, %7) : (tensor<8x64xbf16>, tensor<1x1xbf16>) -> tensor<8x64xbf16>
    // fuse: clamped_swiglu [gate=%g up=%u out=%9]
    %9 = "ttnn.multiply"(%6, %8) : (tensor<8x64xbf16>, tensor<8x64xbf16>) -> tensor<8x64xbf16>
    return %9 : tensor<8x64xbf16>
  }

  // Another slope.
  func.func @clamped_silu(%g: tensor<8x64xbf16>, %u: tensor<8x64xbf16>) -> tensor<8x64xbf16> {
    %0 = "ttnn.full"() <{fill_value = 7.000000000e+00 : f32, shape = #ttnn.shape<1x1>}> : () -> tensor<1x1xbf16>
    %1 = "ttnn.minimum"(%g, %0) : (tensor<8x64xbf16>, tensor<1x1xbf16>) -> tensor<8x64xbf16>
    %2 = "ttnn.clamp_scalar"(%u) <{max = 7.000000e+00 : f32, min = -7.000000e+00 : f32}> : (tensor<8x64xbf16>) -> tensor<8x64xbf16>
    %3 = "ttnn.sigmoid"(%1) : (tensor<8x64xbf16>) -> tensor<8x64xbf16>
    %4 = "ttnn.multiply"(%1, %3) : (tensor<8x64xbf16>, tensor<8x64xbf16>) -> tensor<8x64xbf16>
    %5 = "ttnn.full"() <{fill_value = 1.000000000e+00 : f32, shape = #ttnn.shape<1x1>}> : () -> tensor<1x1xbf16>
    %6 = "ttnn.add"(%2, %5) : (tensor<8x64xbf16>, tensor<1x1xbf16>) -> tensor<8x64xbf16>
    // no-fuse: clamped_swiglu
    %7 = "ttnn.multiply"(%4, %6) : (tensor<8x64xbf16>, tensor<8x64xbf16>) -> tensor<8x64xbf16>
    return %7 : tensor<8x64xbf16>
  }

  func.func @squared_relu(%x: tensor<8x64xbf16>) -> tensor<8x64xbf16> {
    %0 = "ttnn.relu"(%x) : (tensor<8x64xbf16>) -> tensor<8x64xbf16>
    // fuse: relu_squared [x=%x out=%1]
    %1 = "ttnn.multiply"(%0, %0) : (tensor<8x64xbf16>, tensor<8x64xbf16>) -> tensor<8x64xbf16>
    return %1 : tensor<8x64xbf16>
  }

  func.func @relu_times_x(%x: tensor<8x64xbf16>) -> tensor<8x64xbf16> {
    %0 = "ttnn.relu"(%x) : (tensor<8x64xbf16>) -> tensor<8x64xbf16>
    // no-fuse: relu_squared
    %1 = "ttnn.multiply"(%0, %x) : (tensor<8x64xbf16>, tensor<8x64xbf16>) -> tensor<8x64xbf16>
    return %1 : tensor<8x64xbf16>
  }

  func.func @time_step(%t: tensor<2x1xf32> {ttcore.argument_type = #ttcore.argument_type<input>}, %f: tensor<1x32xf32> {ttcore.argument_type = #ttcore.argument_type<parameter>}) -> tensor<2x64xf32> {
    %0 = "ttnn.multiply"(%t, %f) : (tensor<2x1xf32>, tensor<1x32xf32>) -> tensor<2x32xf32>
    %1 = "ttnn.cos"(%0) : (tensor<2x32xf32>) -> tensor<2x32xf32>
    %2 = "ttnn.sin"(%0) : (tensor<2x32xf32>) -> tensor<2x32xf32>
    // fuse: timestep_embedding [t=%t freqs=%f out=%3]
    %3 = "ttnn.concat"(%2, %1) <{dim = 1 : si32}> : (tensor<2x32xf32>, tensor<2x32xf32>) -> tensor<2x64xf32>
    return %3 : tensor<2x64xf32>
  }

  // Cosine and sine of different angles.
  func.func @two_angles(%t: tensor<2x1xf32> {ttcore.argument_type = #ttcore.argument_type<input>}, %u: tensor<2x1xf32> {ttcore.argument_type = #ttcore.argument_type<input>}, %f: tensor<1x32xf32> {ttcore.argument_type = #ttcore.argument_type<parameter>}) -> tensor<2x64xf32> {
    %0 = "ttnn.multiply"(%t, %f) : (tensor<2x1xf32>, tensor<1x32xf32>) -> tensor<2x32xf32>
    %1 = "ttnn.multiply"(%u, %f) : (tensor<2x1xf32>, tensor<1x32xf32>) -> tensor<2x32xf32>
    %2 = "ttnn.cos"(%0) : (tensor<2x32xf32>) -> tensor<2x32xf32>
    %3 = "ttnn.sin"(%1) : (tensor<2x32xf32>) -> tensor<2x32xf32>
    // no-fuse: timestep_embedding
    %4 = "ttnn.concat"(%3, %2) <{dim = 1 : si32}> : (tensor<2x32xf32>, tensor<2x32xf32>) -> tensor<2x64xf32>
    return %4 : tensor<2x64xf32>
  }
}
