module {
  func.func @of_a_decoder(%x: tensor<1x64x64x16xbf16>, %g: tensor<1x4x4x1xf32> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %b: tensor<1x4x4x1xf32> {ttcore.argument_type = #ttcore.argument_type<parameter>}) -> tensor<1x16x64x64xbf16> {
    %0 = "ttnn.typecast"(%x) : (tensor<1x64x64x16xbf16>) -> tensor<1x64x64x16xf32>
    %1 = "ttnn.permute"(%0) <{permutation = array<i64: 0, 3, 1, 2>}> : (tensor<1x64x64x16xf32>) -> tensor<1x16x64x64xf32>
    %2 = "ttnn.reshape"(%1) <{shape = [1 : i32, 4 : i32, 4 : i32, 4096 : i32]}> : (tensor<1x16x64x64xf32>) -> tensor<1x4x4x4096xf32>
    %3 = "ttnn.sum"(%2) <{dim_arg = [2 : i32, 3 : i32], keep_dim = true}> : (tensor<1x4x4x4096xf32>) -> tensor<1x4x1x1xf32>
    %4 = "ttnn.full"() <{fill_value = 6.103515600e-05 : f32, shape = #ttnn.shape<1x1x1x1>}> : () -> tensor<1x1x1x1xf32>
    %5 = "ttnn.multiply"(%3, %4) : (tensor<1x4x1x1xf32>, tensor<1x1x1x1xf32>) -> tensor<1x4x1x1xf32>
    %6 = "ttnn.subtract"(%2, %5) : (tensor<1x4x4x4096xf32>, tensor<1x4x1x1xf32>) -> tensor<1x4x4x4096xf32>
    %7 = "ttnn.multiply"(%6, %6) : (tensor<1x4x4x4096xf32>, tensor<1x4x4x4096xf32>) -> tensor<1x4x4x4096xf32>
    %8 = "ttnn.sum"(%7) <{dim_arg = [2 : i32, 3 : i32], keep_dim = true}> : (tensor<1x4x4x4096xf32>) -> tensor<1x4x1x1xf32>
    %9 = "ttnn.multiply"(%8, %4) : (tensor<1x4x1x1xf32>, tensor<1x1x1x1xf32>) -> tensor<1x4x1x1xf32>
    %10 = "ttnn.full"() <{fill_value = 1.000000000e-06 : f32, shape = #ttnn.shape<1x1x1x1>}> : () -> tensor<1x1x1x1xf32>
    %11 = "ttnn.add"(%9, %10) : (tensor<1x4x1x1xf32>, tensor<1x1x1x1xf32>) -> tensor<1x4x1x1xf32>
    %12 = "ttnn.rsqrt"(%11) : (tensor<1x4x1x1xf32>) -> tensor<1x4x1x1xf32>
    %13 = "ttnn.multiply"(%6, %12) : (tensor<1x4x4x4096xf32>, tensor<1x4x1x1xf32>) -> tensor<1x4x4x4096xf32>
    %14 = "ttnn.multiply"(%13, %g) : (tensor<1x4x4x4096xf32>, tensor<1x4x4x1xf32>) -> tensor<1x4x4x4096xf32>
    %15 = "ttnn.add"(%14, %b) : (tensor<1x4x4x4096xf32>, tensor<1x4x4x1xf32>) -> tensor<1x4x4x4096xf32>
    // fuse: group_norm_silu [x=%2 gamma=%g beta=%b out=%16]
    %16 = "ttnn.silu"(%15) : (tensor<1x4x4x4096xf32>) -> tensor<1x4x4x4096xf32>
    %17 = "ttnn.typecast"(%16) : (tensor<1x4x4x4096xf32>) -> tensor<1x4x4x4096xbf16>
    %18 = "ttnn.reshape"(%17) <{shape = [1 : i32, 16 : i32, 64 : i32, 64 : i32]}> : (tensor<1x4x4x4096xbf16>) -> tensor<1x16x64x64xbf16>
    return %18 : tensor<1x16x64x64xbf16>
  }

  // The affine part and silu follow in the shape of the image.
  func.func @affine_per_channel(%x: tensor<2x16x8x8xf32>, %g: tensor<1x16x1x1xf32> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %b: tensor<1x16x1x1xf32> {ttcore.argument_type = #ttcore.argument_type<parameter>}) -> tensor<2x16x8x8xf32> {
    %0 = "ttnn.reshape"(%x) <{shape = [2 : i32, 4 : i32, 256 : i32]}> : (tensor<2x16x8x8xf32>) -> tensor<2x4x256xf32>
    %1 = "ttnn.mean"(%0) <{dim_arg = [2 : i32], keep_dim = true}> : (tensor<2x4x256xf32>) -> tensor<2x4x1xf32>
    %2 = "ttnn.subtract"(%0, %1) : (tensor<2x4x256xf32>, tensor<2x4x1xf32>) -> tensor<2x4x256xf32>
    %3 = "ttnn.multiply"(%2, %2) : (tensor<2x4x256xf32>, tensor<2x4x256xf32>) -> tensor<2x4x256xf32>
    %4 = "ttnn.mean"(%3) <{dim_arg = [2 : i32], keep_dim = true}> : (tensor<2x4x256xf32>) -> tensor<2x4x1xf32>
    %5 = "ttnn.full"() <{fill_value = 1.000000000e-06 : f32, shape = #ttnn.shape<1x1x1>}> : () -> tensor<1x1x1xf32>
    %6 = "ttnn.add"(%4, %5) : (tensor<2x4x1xf32>, tensor<1x1x1xf32>) -> tensor<2x4x1xf32>
    %7 = "ttnn.rsqrt"(%6) : (tensor<2x4x1xf32>) -> tensor<2x4x1xf32>
    %8 = "ttnn.multiply"(%2, %7) : (tensor<2x4x256xf32>, tensor<2x4x1xf32>) -> tensor<2x4x256xf32>
    %9 = "ttnn.reshape"(%8) <{shape = [2 : i32, 16 : i32, 8 : i32, 8 : i32]}> : (tensor<2x4x256xf32>) -> tensor<2x16x8x8xf32>
    %10 = "ttnn.multiply"(%9, %g) : (tensor<2x16x8x8xf32>, tensor<1x16x1x1xf32>) -> tensor<2x16x8x8xf32>
    %11 = "ttnn.add"(%10, %b) : (tensor<2x16x8x8xf32>, tensor<1x16x1x1xf32>) -> tensor<2x16x8x8xf32>
    %12 = "ttnn.sigmoid"(%11) : (tensor<2x16x8x8xf32>) -> tensor<2x16x8x8xf32>
    // fuse: group_norm_silu [gamma=%g beta=%b out=%13]
    %13 = "ttnn.multiply"(%11, %12) : (tensor<2x16x8x8xf32>, tensor<2x16x8x8xf32>) -> tensor<2x16x8x8xf32>
    return %13 : tensor<2x16x8x8xf32>
  }

  // A layer norm: its weight runs along the reduced dimension.
  func.func @layer_norm(%x: tensor<2x16x64xf32>, %g: tensor<1x1x64xf32> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %b: tensor<1x1x64xf32> {ttcore.argument_type = #ttcore.argument_type<parameter>}) -> tensor<2x16x64xf32> {
    %0 = "ttnn.mean"(%x) <{dim_arg = [2 : i32], keep_dim = true}> : (tensor<2x16x64xf32>) -> tensor<2x16x1xf32>
    %1 = "ttnn.subtract"(%x, %0) : (tensor<2x16x64xf32>, tensor<2x16x1xf32>) -> tensor<2x16x64xf32>
    %2 = "ttnn.multiply"(%1, %1) : (tensor<2x16x64xf32>, tensor<2x16x64xf32>) -> tensor<2x16x64xf32>
    %3 = "ttnn.mean"(%2) <{dim_arg = [2 : i32], keep_dim = true}> : (tensor<2x16x64xf32>) -> tensor<2x16x1xf32>
    %4 = "ttnn.full"() <{fill_value = 1.000000000e-06 : f32, shape = #ttnn.shape<1x1x1>}> : () -> tensor<1x1x1xf32>
    %5 = "ttnn.add"(%3, %4) : (tensor<2x16x1xf32>, tensor<1x1x1xf32>) -> tensor<2x16x1xf32>
    %6 = "ttnn.rsqrt"(%5) : (tensor<2x16x1xf32>) -> tensor<2x16x1xf32>
    %7 = "ttnn.multiply"(%1, %6) : (tensor<2x16x64xf32>, tensor<2x16x1xf32>) -> tensor<2x16x64xf32>
    %8 = "ttnn.multiply"(%7, %g) : (tensor<2x16x64xf32>, tensor<1x1x64xf32>) -> tensor<2x16x64xf32>
    %9 = "ttnn.add"(%8, %b) : (tensor<2x16x64xf32>, tensor<1x1x64xf32>) -> tensor<2x16x64xf32>
    // no-fuse: group_norm_silu
    %10 = "ttnn.silu"(%9) : (tensor<2x16x64xf32>) -> tensor<2x16x64xf32>
    return %10 : tensor<2x16x64xf32>
  }

  func.func @without_silu(%x: tensor<2x4x256xf32>, %g: tensor<1x4x1xf32> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %b: tensor<1x4x1xf32> {ttcore.argument_type = #ttcore.argument_type<parameter>}) -> tensor<2x4x256xf32> {
    %0 = "ttnn.mean"(%x) <{dim_arg = [2 : i32], keep_dim = true}> : (tensor<2x4x256xf32>) -> tensor<2x4x1xf32>
    %1 = "ttnn.subtract"(%x, %0) : (tensor<2x4x256xf32>, tensor<2x4x1xf32>) -> tensor<2x4x256xf32>
    %2 = "ttnn.multiply"(%1, %1) : (tensor<2x4x256xf32>, tensor<2x4x256xf32>) -> tensor<2x4x256xf32>
    %3 = "ttnn.mean"(%2) <{dim_arg = [2 : i32], keep_dim = true}> : (tensor<2x4x256xf32>) -> tensor<2x4x1xf32>
    %4 = "ttnn.full"() <{fill_value = 1.000000000e-06 : f32, shape = #ttnn.shape<1x1x1>}> : () -> tensor<1x1x1xf32>
    %5 = "ttnn.add"(%3, %4) : (tensor<2x4x1xf32>, tensor<1x1x1xf32>) -> tensor<2x4x1xf32>
    %6 = "ttnn.rsqrt"(%5) : (tensor<2x4x1xf32>) -> tensor<2x4x1xf32>
    %7 = "ttnn.multiply"(%1, %6) : (tensor<2x4x256xf32>, tensor<2x4x1xf32>) -> tensor<2x4x256xf32>
    %8 = "ttnn.multiply"(%7, %g) : (tensor<2x4x256xf32>, tensor<1x4x1xf32>) -> tensor<2x4x256xf32>
    %9 = "ttnn.add"(%8, %b) : (tensor<2x4x256xf32>, tensor<1x4x1xf32>) -> tensor<2x4x256xf32>
    // no-fuse: group_norm_silu
    %10 = "ttnn.relu"(%9) : (tensor<2x4x256xf32>) -> tensor<2x4x256xf32>
    return %10 : tensor<2x4x256xf32>
  }

  func.func @op_and_silu(%x: tensor<1x1x4096x64xbf16>, %g: tensor<1x1x1x64xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %b: tensor<1x1x1x64xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}) -> tensor<1x1x4096x64xbf16> {
    %0 = "ttnn.group_norm"(%x, %g, %b) <{epsilon = 9.99999974E-6 : f32, num_groups = 32 : i64, operandSegmentSizes = array<i32: 1, 0, 1, 1>}> : (tensor<1x1x4096x64xbf16>, tensor<1x1x1x64xbf16>, tensor<1x1x1x64xbf16>) -> tensor<1x1x4096x64xbf16>
    // fuse: group_norm_op_silu [out=%1]
    %1 = "ttnn.silu"(%0) : (tensor<1x1x4096x64xbf16>) -> tensor<1x1x4096x64xbf16>
    return %1 : tensor<1x1x4096x64xbf16>
  }

  func.func @op_used_twice(%x: tensor<1x1x4096x64xbf16>, %g: tensor<1x1x1x64xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %b: tensor<1x1x1x64xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}) -> (tensor<1x1x4096x64xbf16>, tensor<1x1x4096x64xbf16>) {
    %0 = "ttnn.group_norm"(%x, %g, %b) <{epsilon = 9.99999974E-6 : f32, num_groups = 32 : i64, operandSegmentSizes = array<i32: 1, 0, 1, 1>}> : (tensor<1x1x4096x64xbf16>, tensor<1x1x1x64xbf16>, tensor<1x1x1x64xbf16>) -> tensor<1x1x4096x64xbf16>
    // no-fuse: group_norm_op_silu
    %1 = "ttnn.silu"(%0) : (tensor<1x1x4096x64xbf16>) -> tensor<1x1x4096x64xbf16>
    return %1, %0 : tensor<1x1x4096x64xbf16>, tensor<1x1x4096x64xbf16>
  }

  // The sum of a residual block, divided by an output scale of 1 and used again.
  func.func @residual_block(%x: tensor<2x16x8x8xf32>, %r: tensor<2x16x8x8xf32>, %g: tensor<1x16x1x1xf32> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %b: tensor<1x16x1x1xf32> {ttcore.argument_type = #ttcore.argument_type<parameter>}) -> (tensor<2x16x8x8xf32>, tensor<2x16x8x8xf32>) {
    %0 = "ttnn.add"(%x, %r) : (tensor<2x16x8x8xf32>, tensor<2x16x8x8xf32>) -> tensor<2x16x8x8xf32>
    %1 = "ttnn.full"() <{fill_value = 1.000000000e+00 : f32, shape = #ttnn.shape<1x1x1x1>}> : () -> tensor<1x1x1x1xf32>
    %2 = "ttnn.divide"(%0, %1) : (tensor<2x16x8x8xf32>, tensor<1x1x1x1xf32>) -> tensor<2x16x8x8xf32>
    %3 = "ttnn.reshape"(%2) <{shape = [2 : i32, 4 : i32, 256 : i32]}> : (tensor<2x16x8x8xf32>) -> tensor<2x4x256xf32>
    %4 = "ttnn.mean"(%3) <{dim_arg = [2 : i32], keep_dim = true}> : (tensor<2x4x256xf32>) -> tensor<2x4x1xf32>
    %5 = "ttnn.subtract"(%3, %4) : (tensor<2x4x256xf32>, tensor<2x4x1xf32>) -> tensor<2x4x256xf32>
    %6 = "ttnn.multiply"(%5, %5) : (tensor<2x4x256xf32>, tensor<2x4x256xf32>) -> tensor<2x4x256xf32>
    %7 = "ttnn.mean"(%6) <{dim_arg = [2 : i32], keep_dim = true}> : (tensor<2x4x256xf32>) -> tensor<2x4x1xf32>
    %8 = "ttnn.full"() <{fill_value = 1.000000000e-06 : f32, shape = #ttnn.shape<1x1x1>}> : () -> tensor<1x1x1xf32>
    %9 = "ttnn.add"(%7, %8) : (tensor<2x4x1xf32>, tensor<1x1x1xf32>) -> tensor<2x4x1xf32>
    %10 = "ttnn.rsqrt"(%9) : (tensor<2x4x1xf32>) -> tensor<2x4x1xf32>
    %11 = "ttnn.multiply"(%5, %10) : (tensor<2x4x256xf32>, tensor<2x4x1xf32>) -> tensor<2x4x256xf32>
    %12 = "ttnn.reshape"(%11) <{shape = [2 : i32, 16 : i32, 8 : i32, 8 : i32]}> : (tensor<2x4x256xf32>) -> tensor<2x16x8x8xf32>
    %13 = "ttnn.multiply"(%12, %g) : (tensor<2x16x8x8xf32>, tensor<1x16x1x1xf32>) -> tensor<2x16x8x8xf32>
    %14 = "ttnn.add"(%13, %b) : (tensor<2x16x8x8xf32>, tensor<1x16x1x1xf32>) -> tensor<2x16x8x8xf32>
    // fuse: group_norm_silu [gamma=%g out=%15]
    // fuse: skip_group_norm_silu [sum=%0 gamma=%g out=%15]
    %15 = "ttnn.silu"(%14) : (tensor<2x16x8x8xf32>) -> tensor<2x16x8x8xf32>
    return %15, %2 : tensor<2x16x8x8xf32>, tensor<2x16x8x8xf32>
  }

  // A time embedding per channel is no skip.
  func.func @time_embedding(%x: tensor<2x16x8x8xf32>, %t: tensor<2x16x1x1xf32>, %g: tensor<1x16x1x1xf32> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %b: tensor<1x16x1x1xf32> {ttcore.argument_type = #ttcore.argument_type<parameter>}) -> tensor<2x16x8x8xf32> {
    %0 = "ttnn.add"(%x, %t) : (tensor<2x16x8x8xf32>, tensor<2x16x1x1xf32>) -> tensor<2x16x8x8xf32>
    %1 = "ttnn.reshape"(%0) <{shape = [2 : i32, 4 : i32, 256 : i32]}> : (tensor<2x16x8x8xf32>) -> tensor<2x4x256xf32>
    %2 = "ttnn.mean"(%1) <{dim_arg = [2 : i32], keep_dim = true}> : (tensor<2x4x256xf32>) -> tensor<2x4x1xf32>
    %3 = "ttnn.subtract"(%1, %2) : (tensor<2x4x256xf32>, tensor<2x4x1xf32>) -> tensor<2x4x256xf32>
    %4 = "ttnn.multiply"(%3, %3) : (tensor<2x4x256xf32>, tensor<2x4x256xf32>) -> tensor<2x4x256xf32>
    %5 = "ttnn.mean"(%4) <{dim_arg = [2 : i32], keep_dim = true}> : (tensor<2x4x256xf32>) -> tensor<2x4x1xf32>
    %6 = "ttnn.full"() <{fill_value = 1.000000000e-06 : f32, shape = #ttnn.shape<1x1x1>}> : () -> tensor<1x1x1xf32>
    %7 = "ttnn.add"(%5, %6) : (tensor<2x4x1xf32>, tensor<1x1x1xf32>) -> tensor<2x4x1xf32>
    %8 = "ttnn.rsqrt"(%7) : (tensor<2x4x1xf32>) -> tensor<2x4x1xf32>
    %9 = "ttnn.multiply"(%3, %8) : (tensor<2x4x256xf32>, tensor<2x4x1xf32>) -> tensor<2x4x256xf32>
    %10 = "ttnn.reshape"(%9) <{shape = [2 : i32, 16 : i32, 8 : i32, 8 : i32]}> : (tensor<2x4x256xf32>) -> tensor<2x16x8x8xf32>
    %11 = "ttnn.multiply"(%10, %g) : (tensor<2x16x8x8xf32>, tensor<1x16x1x1xf32>) -> tensor<2x16x8x8xf32>
    %12 = "ttnn.add"(%11, %b) : (tensor<2x16x8x8xf32>, tensor<1x16x1x1xf32>) -> tensor<2x16x8x8xf32>
    // fuse: group_norm_silu [gamma=%g out=%13]
    // no-fuse: skip_group_norm_silu
    %13 = "ttnn.silu"(%12) : (tensor<2x16x8x8xf32>) -> tensor<2x16x8x8xf32>
    return %13 : tensor<2x16x8x8xf32>
  }
}
