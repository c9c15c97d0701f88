module {
  func.func @of_a_decoder(%x: tensor<1x64x64x16xbf16>, %g: tensor<1x4x4x1xf32> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %b: tensor<1x4x4x1xf32> {ttcore.argument_type = #ttcore.argument_type<parameter>}) -> tensor<1x16x64x64xbf16> {
    %0 = "ttir.typecast"(%x) <{conservative_folding = false}> : (tensor<1x64x64x16xbf16>) -> tensor<1x64x64x16xf32>
    %1 = "ttir.permute"(%0) <{permutation = array<i64: 0, 3, 1, 2>}> : (tensor<1x64x64x16xf32>) -> tensor<1x16x64x64xf32>
    %2 = "ttir.reshape"(%1) <{shape = [1 : i32, 4 : i32, 4 : i32, 4096 : i32]}> : (tensor<1x16x64x64xf32>) -> tensor<1x4x4x4096xf32>
    %3 = "ttir.sum"(%2) <{dim_arg = [2 : i32, 3 : i32], keep_dim = true}> : (tensor<1x4x4x4096xf32>) -> tensor<1x4x1x1xf32>
    %4 = "ttir.full"() <{fill_value = 6.103515600e-05 : f32, shape = array<i32: 1, 1, 1, 1>}> : () -> tensor<1x1x1x1xf32>
    %5 = "ttir.multiply"(%3, %4) : (tensor<1x4x1x1xf32>, tensor<1x1x1x1xf32>) -> tensor<1x4x1x1xf32>
    %6 = "ttir.subtract"(%2, %5) : (tensor<1x4x4x4096xf32>, tensor<1x4x1x1xf32>) -> tensor<1x4x4x4096xf32>
    %7 = "ttir.multiply"(%6, %6) : (tensor<1x4x4x4096xf32>, tensor<1x4x4x4096xf32>) -> tensor<1x4x4x4096xf32>
    %8 = "ttir.sum"(%7) <{dim_arg = [2 : i32, 3 : i32], keep_dim = true}> : (tensor<1x4x4x4096xf32>) -> tensor<1x4x1x1xf32>
    %9 = "ttir.multiply"(%8, %4) : (tensor<1x4x1x1xf32>, tensor<1x1x1x1xf32>) -> tensor<1x4x1x1xf32>
    %10 = "ttir.full"() <{fill_value = 1.000000000e-06 : f32, shape = array<i32: 1, 1, 1, 1>}> : () -> tensor<1x1x1x1xf32>
    %11 = "ttir.add"(%9, %10) : (tensor<1x4x1x1xf32>, tensor<1x1x1x1xf32>) -> tensor<1x4x1x1xf32>
    %12 = "ttir.rsqrt"(%11) : (tensor<1x4x1x1xf32>) -> tensor<1x4x1x1xf32>
    %13 = "ttir.multiply"(%6, %12) : (tensor<1x4x4x4096xf32>, tensor<1x4x1x1xf32>) -> tensor<1x4x4x4096xf32>
    %14 = "ttir.multiply"(%13, %g) : (tensor<1x4x4x4096xf32>, tensor<1x4x4x1xf32>) -> tensor<1x4x4x4096xf32>
    %15 = "ttir.add"(%14, %b) : (tensor<1x4x4x4096xf32>, tensor<1x4x4x1xf32>) -> tensor<1x4x4x4096xf32>
    // fuse: group_norm_silu [x=%2 gamma=%g beta=%b out=%16]
    %16 = "ttir.silu"(%15) : (tensor<1x4x4x4096xf32>) -> tensor<1x4x4x4096xf32>
    %17 = "ttir.typecast"(%16) <{conservative_folding = false}> : (tensor<1x4x4x4096xf32>) -> tensor<1x4x4x4096xbf16>
    %18 = "ttir.reshape"(%17) <{shape = [1 : i32, 16 : i32, 64 : i32, 64 : i32]}> : (tensor<1x4x4x4096xbf16>) -> tensor<1x16x64x64xbf16>
    return %18 : tensor<1x16x64x64xbf16>
  }

  // The affine part and silu follow in the shape of the image.
  func.func @affine_per_channel(%x: tensor<2x16x8x8xf32>, %g: tensor<1x16x1x1xf32> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %b: tensor<1x16x1x1xf32> {ttcore.argument_type = #ttcore.argument_type<parameter>}) -> tensor<2x16x8x8xf32> {
    %0 = "ttir.reshape"(%x) <{shape = [2 : i32, 4 : i32, 256 : i32]}> : (tensor<2x16x8x8xf32>) -> tensor<2x4x256xf32>
    %1 = "ttir.mean"(%0) <{dim_arg = [2 : i32], keep_dim = true}> : (tensor<2x4x256xf32>) -> tensor<2x4x1xf32>
    %2 = "ttir.subtract"(%0, %1) : (tensor<2x4x256xf32>, tensor<2x4x1xf32>) -> tensor<2x4x256xf32>
    %3 = "ttir.multiply"(%2, %2) : (tensor<2x4x256xf32>, tensor<2x4x256xf32>) -> tensor<2x4x256xf32>
    %4 = "ttir.mean"(%3) <{dim_arg = [2 : i32], keep_dim = true}> : (tensor<2x4x256xf32>) -> tensor<2x4x1xf32>
    %5 = "ttir.full"() <{fill_value = 1.000000000e-06 : f32, shape = array<i32: 1, 1, 1>}> : () -> tensor<1x1x1xf32>
    %6 = "ttir.add"(%4, %5) : (tensor<2x4x1xf32>, tensor<1x1x1xf32>) -> tensor<2x4x1xf32>
    %7 = "ttir.rsqrt"(%6) : (tensor<2x4x1xf32>) -> tensor<2x4x1xf32>
    %8 = "ttir.multiply"(%2, %7) : (tensor<2x4x256xf32>, tensor<2x4x1xf32>) -> tensor<2x4x256xf32>
    %9 = "ttir.reshape"(%8) <{shape = [2 : i32, 16 : i32, 8 : i32, 8 : i32]}> : (tensor<2x4x256xf32>) -> tensor<2x16x8x8xf32>
    %10 = "ttir.multiply"(%9, %g) : (tensor<2x16x8x8xf32>, tensor<1x16x1x1xf32>) -> tensor<2x16x8x8xf32>
    %11 = "ttir.add"(%10, %b) : (tensor<2x16x8x8xf32>, tensor<1x16x1x1xf32>) -> tensor<2x16x8x8xf32>
    %12 = "ttir.sigmoid"(%11) : (tensor<2x16x8x8xf32>) -> tensor<2x16x8x8xf32>
    // fuse: group_norm_silu [gamma=%g beta=%b out=%13]
    %13 = "ttir.multiply"(%11, %12) : (tensor<2x16x8x8xf32>, tensor<2x16x8x8xf32>) -> tensor<2x16x8x8xf32>
    return %13 : tensor<2x16x8x8xf32>
  }

  // A layer norm: its weight runs along the reduced dimension.
  func.func @layer_norm(%x: tensor<2x16x64xf32>, %g: tensor<1x1x64xf32> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %b: tensor<1x1x64xf32> {ttcore.argument_type = #ttcore.argument_type<parameter>}) -> tensor<2x16x64xf32> {
    %0 = "ttir.mean"(%x) <{dim_arg = [2 : i32], keep_dim = true}> : (tensor<2x16x64xf32>) -> tensor<2x16x1xf32>
    %1 = "ttir.subtract"(%x, %0) : (tensor<2x16x64xf32>, tensor<2x16x1xf32>) -> tensor<2x16x64xf32>
    %2 = "ttir.multiply"(%1, %1) : (tensor<2x16x64xf32>, tensor<2x16x64xf32>) -> tensor<2x16x64xf32>
    %3 = "ttir.mean"(%2) <{dim_arg = [2 : i32], keep_dim = true}> : (tensor<2x16x64xf32>) -> tensor<2x16x1xf32>
    %4 = "ttir.full"() <{fill_value = 1.000000000e-06 : f32, shape = array<i32: 1, 1, 1>}> : () -> tensor<1x1x1xf32>
    %5 = "ttir.add"(%3, %4) : (tensor<2x16x1xf32>, tensor<1x1x1xf32>) -> tensor<2x16x1xf32>
    %6 = "ttir.rsqrt"(%5) : (tensor<2x16x1xf32>) -> tensor<2x16x1xf32>
    %7 = "ttir.multiply"(%1, %6) : (tensor<2x16x64xf32>, tensor<2x16x1xf32>) -> tensor<2x16x64xf32>
    %8 = "ttir.multiply"(%7, %g) : (tensor<2x16x64xf32>, tensor<1x1x64xf32>) -> tensor<2x16x64xf32>
    %9 = "ttir.add"(%8, %b) : (tensor<2x16x64xf32>, tensor<1x1x64xf32>) -> tensor<2x16x64xf32>
    // no-fuse: group_norm_silu
    %10 = "ttir.silu"(%9) : (tensor<2x16x64xf32>) -> tensor<2x16x64xf32>
    return %10 : tensor<2x16x64xf32>
  }

  func.func @without_silu(%x: tensor<2x4x256xf32>, %g: tensor<1x4x1xf32> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %b: tensor<1x4x1xf32> {ttcore.argument_type = #ttcore.argument_type<parameter>}) -> tensor<2x4x256xf32> {
    %0 = "ttir.mean"(%x) <{dim_arg = [2 : i32], keep_dim = true}> : (tensor<2x4x256xf32>) -> tensor<2x4x1xf32>
    %1 = "ttir.subtract"(%x, %0) : (tensor<2x4x256xf32>, tensor<2x4x1xf32>) -> tensor<2x4x256xf32>
    %2 = "ttir.multiply"(%1, %1) : (tensor<2x4x256xf32>, tensor<2x4x256xf32>) -> tensor<2x4x256xf32>
    %3 = "ttir.mean"(%2) <{dim_arg = [2 : i32], keep_dim = true}> : (tensor<2x4x256xf32>) -> tensor<2x4x1xf32>
    %4 = "ttir.full"() <{fill_value = 1.000000000e-06 : f32, shape = array<i32: 1, 1, 1>}> : () -> tensor<1x1x1xf32>
    %5 = "ttir.add"(%3, %4) : (tensor<2x4x1xf32>, tensor<1x1x1xf32>) -> tensor<2x4x1xf32>
    %6 = "ttir.rsqrt"(%5) : (tensor<2x4x1xf32>) -> tensor<2x4x1xf32>
    %7 = "ttir.multiply"(%1, %6) : (tensor<2x4x256xf32>, tensor<2x4x1xf32>) -> tensor<2x4x256xf32>
    %8 = "ttir.multiply"(%7, %g) : (tensor<2x4x256xf32>, tensor<1x4x1xf32>) -> tensor<2x4x256xf32>
    %9 = "ttir.add"(%8, %b) : (tensor<2x4x256xf32>, tensor<1x4x1xf32>) -> tensor<2x4x256xf32>
    // no-fuse: group_norm_silu
    %10 = "ttir.relu"(%9) : (tensor<2x4x256xf32>) -> tensor<2x4x256xf32>
    return %10 : tensor<2x4x256xf32>
  }

  func.func @op_and_silu(%x: tensor<1x1x4096x64xbf16>, %g: tensor<1x1x1x64xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %b: tensor<1x1x1x64xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}) -> tensor<1x1x4096x64xbf16> {
    %0 = "ttir.group_norm"(%x, %g, %b) <{epsilon = 9.99999974E-6 : f32, num_groups = 32 : i64, operandSegmentSizes = array<i32: 1, 0, 1, 1>}> : (tensor<1x1x4096x64xbf16>, tensor<1x1x1x64xbf16>, tensor<1x1x1x64xbf16>) -> tensor<1x1x4096x64xbf16>
    // fuse: group_norm_op_silu [out=%1]
    %1 = "ttir.silu"(%0) : (tensor<1x1x4096x64xbf16>) -> tensor<1x1x4096x64xbf16>
    return %1 : tensor<1x1x4096x64xbf16>
  }

  func.func @op_used_twice(%x: tensor<1x1x4096x64xbf16>, %g: tensor<1x1x1x64xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %b: tensor<1x1x1x64xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}) -> (tensor<1x1x4096x64xbf16>, tensor<1x1x4096x64xbf16>) {
    %0 = "ttir.group_norm"(%x, %g, %b) <{epsilon = 9.99999974E-6 : f32, num_groups = 32 : i64, operandSegmentSizes = array<i32: 1, 0, 1, 1>}> : (tensor<1x1x4096x64xbf16>, tensor<1x1x1x64xbf16>, tensor<1x1x1x64xbf16>) -> tensor<1x1x4096x64xbf16>
    // no-fuse: group_norm_op_silu
    %1 = "ttir.silu"(%0) : (tensor<1x1x4096x64xbf16>) -> tensor<1x1x4096x64xbf16>
    return %1, %0 : tensor<1x1x4096x64xbf16>, tensor<1x1x4096x64xbf16>
  }

  // The sum of a residual block, divided by an output scale of 1 and used again.
  func.func @residual_block(%x: tensor<2x16x8x8xf32>, %r: tensor<2x16x8x8xf32>, %g: tensor<1x16x1x1xf32> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %b: tensor<1x16x1x1xf32> {ttcore.argument_type = #ttcore.argument_type<parameter>}) -> (tensor<2x16x8x8xf32>, tensor<2x16x8x8xf32>) {
    %0 = "ttir.add"(%x, %r) : (tensor<2x16x8x8xf32>, tensor<2x16x8x8xf32>) -> tensor<2x16x8x8xf32>
    %1 = "ttir.full"() <{fill_value = 1.000000000e+00 : f32, shape = array<i32: 1, 1, 1, 1>}> : () -> tensor<1x1x1x1xf32>
    %2 = "ttir.div"(%0, %1) : (tensor<2x16x8x8xf32>, tensor<1x1x1x1xf32>) -> tensor<2x16x8x8xf32>
    %3 = "ttir.reshape"(%2) <{shape = [2 : i32, 4 : i32, 256 : i32]}> : (tensor<2x16x8x8xf32>) -> tensor<2x4x256xf32>
    %4 = "ttir.mean"(%3) <{dim_arg = [2 : i32], keep_dim = true}> : (tensor<2x4x256xf32>) -> tensor<2x4x1xf32>
    %5 = "ttir.subtract"(%3, %4) : (tensor<2x4x256xf32>, tensor<2x4x1xf32>) -> tensor<2x4x256xf32>
    %6 = "ttir.multiply"(%5, %5) : (tensor<2x4x256xf32>, tensor<2x4x256xf32>) -> tensor<2x4x256xf32>
    %7 = "ttir.mean"(%6) <{dim_arg = [2 : i32], keep_dim = true}> : (tensor<2x4x256xf32>) -> tensor<2x4x1xf32>
    %8 = "ttir.full"() <{fill_value = 1.000000000e-06 : f32, shape = array<i32: 1, 1, 1>}> : () -> tensor<1x1x1xf32>
    %9 = "ttir.add"(%7, %8) : (tensor<2x4x1xf32>, tensor<1x1x1xf32>) -> tensor<2x4x1xf32>
    %10 = "ttir.rsqrt"(%9) : (tensor<2x4x1xf32>) -> tensor<2x4x1xf32>
    %11 = "ttir.multiply"(%5, %10) : (tensor<2x4x256xf32>, tensor<2x4x1xf32>) -> tensor<2x4x256xf32>
    %12 = "ttir.reshape"(%11) <{shape = [2 : i32, 16 : i32, 8 : i32, 8 : i32]}> : (tensor<2x4x256xf32>) -> tensor<2x16x8x8xf32>
    %13 = "ttir.multiply"(%12, %g) : (tensor<2x16x8x8xf32>, tensor<1x16x1x1xf32>) -> tensor<2x16x8x8xf32>
    %14 = "ttir.add"(%13, %b) : (tensor<2x16x8x8xf32>, tensor<1x16x1x1xf32>) -> tensor<2x16x8x8xf32>
    // fuse: group_norm_silu [gamma=%g out=%15]
    // fuse: skip_group_norm_silu [sum=%0 gamma=%g out=%15]
    %15 = "ttir.silu"(%14) : (tensor<2x16x8x8xf32>) -> tensor<2x16x8x8xf32>
    return %15, %2 : tensor<2x16x8x8xf32>, tensor<2x16x8x8xf32>
  }

  // A time embedding per channel is no skip.
  func.func @time_embedding(%x: tensor<2x16x8x8xf32>, %t: tensor<2x16x1x1xf32>, %g: tensor<1x16x1x1xf32> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %b: tensor<1x16x1x1xf32> {ttcore.argument_type = #ttcore.argument_type<parameter>}) -> tensor<2x16x8x8xf32> {
    %0 = "ttir.add"(%x, %t) : (tensor<2x16x8x8xf32>, tensor<2x16x1x1xf32>) -> tensor<2x16x8x8xf32>
    %1 = "ttir.reshape"(%0) <{shape = [2 : i32, 4 : i32, 256 : i32]}> : (tensor<2x16x8x8xf32>) -> tensor<2x4x256xf32>
    %2 = "ttir.mean"(%1) <{dim_arg = [2 : i32], keep_dim = true}> : (tensor<2x4x256xf32>) -> tensor<2x4x1xf32>
    %3 = "ttir.subtract"(%1, %2) : (tensor<2x4x256xf32>, tensor<2x4x1xf32>) -> tensor<2x4x256xf32>
    %4 = "ttir.multiply"(%3, %3) : (tensor<2x4x256xf32>, tensor<2x4x256xf32>) -> tensor<2x4x256xf32>
    %5 = "ttir.mean"(%4) <{dim_arg = [2 : i32], keep_dim = true}> : (tensor<2x4x256xf32>) -> tensor<2x4x1xf32>
    %6 = "ttir.full"() <{fill_value = 1.000000000e-06 : f32, shape = array<i32: 1, 1, 1>}> : () -> tensor<1x1x1xf32>
    %7 = "ttir.add"(%5, %6) : (tensor<2x4x1xf32>, tensor<1x1x1xf32>) -> tensor<2x4x1xf32>
    %8 = "ttir.rsqrt"(%7) : (tensor<2x4x1xf32>) -> tensor<2x4x1xf32>
    %9 = "ttir.multiply"(%3, %8) : (tensor<2x4x256xf32>, tensor<2x4x1xf32>) -> tensor<2x4x256xf32>
    %10 = "ttir.reshape"(%9) <{shape = [2 : i32, 16 : i32, 8 : i32, 8 : i32]}> : (tensor<2x4x256xf32>) -> tensor<2x16x8x8xf32>
    %11 = "ttir.multiply"(%10, %g) : (tensor<2x16x8x8xf32>, tensor<1x16x1x1xf32>) -> tensor<2x16x8x8xf32>
    %12 = "ttir.add"(%11, %b) : (tensor<2x16x8x8xf32>, tensor<1x16x1x1xf32>) -> tensor<2x16x8x8xf32>
    // fuse: group_norm_silu [gamma=%g out=%13]
    // no-fuse: skip_group_norm_silu
    %13 = "ttir.silu"(%12) : (tensor<2x16x8x8xf32>) -> tensor<2x16x8x8xf32>
    return %13 : tensor<2x16x8x8xf32>
  }
}
