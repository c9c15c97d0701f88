module {
  func.func @affine(%x: tensor<1x64x32x32xf32>, %g: tensor<1x8x8x1xf32> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %b: tensor<1x8x8x1xf32> {ttcore.argument_type = #ttcore.argument_type<parameter>}) -> tensor<1x64x32x32xf32> {
    %0 = "ttir.full"() <{fill_value = 9.99999997E-7 : f32, shape = array<i32: 1, 8, 1, 1>}> : () -> tensor<1x8x1x1xf32>
    %1 = "ttir.reshape"(%x) <{shape = [1 : i32, 8 : i32, 8 : i32, 1024 : i32]}> : (tensor<1x64x32x32xf32>) -> tensor<1x8x8x1024xf32>
    %2 = "ttir.mean"(%1) <{dim_arg = [2 : i32, 3 : i32], keep_dim = true}> : (tensor<1x8x8x1024xf32>) -> tensor<1x8x1x1xf32>
    %3 = "ttir.subtract"(%1, %2) : (tensor<1x8x8x1024xf32>, tensor<1x8x1x1xf32>) -> tensor<1x8x8x1024xf32>
    %4 = "ttir.multiply"(%3, %3) : (tensor<1x8x8x1024xf32>, tensor<1x8x8x1024xf32>) -> tensor<1x8x8x1024xf32>
    %5 = "ttir.mean"(%4) <{dim_arg = [2 : i32, 3 : i32], keep_dim = true}> : (tensor<1x8x8x1024xf32>) -> tensor<1x8x1x1xf32>
    %6 = "ttir.add"(%5, %0) : (tensor<1x8x1x1xf32>, tensor<1x8x1x1xf32>) -> tensor<1x8x1x1xf32>
    %7 = "ttir.rsqrt"(%6) : (tensor<1x8x1x1xf32>) -> tensor<1x8x1x1xf32>
    %8 = "ttir.multiply"(%3, %7) : (tensor<1x8x8x1024xf32>, tensor<1x8x1x1xf32>) -> tensor<1x8x8x1024xf32>
    %9 = "ttir.multiply"(%8, %g) : (tensor<1x8x8x1024xf32>, tensor<1x8x8x1xf32>) -> tensor<1x8x8x1024xf32>
    // fuse: group_norm [x=%1 gamma=%g beta=%b out=%10]
    %10 = "ttir.add"(%9, %b) : (tensor<1x8x8x1024xf32>, tensor<1x8x8x1xf32>) -> tensor<1x8x8x1024xf32>
    %11 = "ttir.reshape"(%10) <{shape = [1 : i32, 64 : i32, 32 : i32, 32 : i32]}> : (tensor<1x8x8x1024xf32>) -> tensor<1x64x32x32xf32>
    return %11 : tensor<1x64x32x32xf32>
  }

  // 30 positions fill no whole tile.
  func.func @positions_not_aligned(%x: tensor<1x8x8x30xf32>) -> tensor<1x8x8x30xf32> {
    %0 = "ttir.full"() <{fill_value = 9.99999997E-7 : f32, shape = array<i32: 1, 8, 1, 1>}> : () -> tensor<1x8x1x1xf32>
    %2 = "ttir.mean"(%x) <{dim_arg = [2 : i32, 3 : i32], keep_dim = true}> : (tensor<1x8x8x30xf32>) -> tensor<1x8x1x1xf32>
    %3 = "ttir.subtract"(%x, %2) : (tensor<1x8x8x30xf32>, tensor<1x8x1x1xf32>) -> tensor<1x8x8x30xf32>
    %4 = "ttir.multiply"(%3, %3) : (tensor<1x8x8x30xf32>, tensor<1x8x8x30xf32>) -> tensor<1x8x8x30xf32>
    %5 = "ttir.mean"(%4) <{dim_arg = [2 : i32, 3 : i32], keep_dim = true}> : (tensor<1x8x8x30xf32>) -> tensor<1x8x1x1xf32>
    %6 = "ttir.add"(%5, %0) : (tensor<1x8x1x1xf32>, tensor<1x8x1x1xf32>) -> tensor<1x8x1x1xf32>
    %7 = "ttir.rsqrt"(%6) : (tensor<1x8x1x1xf32>) -> tensor<1x8x1x1xf32>
    // no-fuse: group_norm
    %8 = "ttir.multiply"(%3, %7) : (tensor<1x8x8x30xf32>, tensor<1x8x1x1xf32>) -> tensor<1x8x8x30xf32>
    return %8 : tensor<1x8x8x30xf32>
  }

  // Over height and width alone: an instance norm.
  func.func @instance_norm(%x: tensor<1x64x32x32xf32>) -> tensor<1x64x32x32xf32> {
    %0 = "ttir.full"() <{fill_value = 9.99999997E-7 : f32, shape = array<i32: 1, 64, 1, 32>}> : () -> tensor<1x64x1x32xf32>
    %2 = "ttir.mean"(%x) <{dim_arg = [2 : i32], keep_dim = true}> : (tensor<1x64x32x32xf32>) -> tensor<1x64x1x32xf32>
    %3 = "ttir.subtract"(%x, %2) : (tensor<1x64x32x32xf32>, tensor<1x64x1x32xf32>) -> tensor<1x64x32x32xf32>
    %4 = "ttir.multiply"(%3, %3) : (tensor<1x64x32x32xf32>, tensor<1x64x32x32xf32>) -> tensor<1x64x32x32xf32>
    %5 = "ttir.mean"(%4) <{dim_arg = [2 : i32], keep_dim = true}> : (tensor<1x64x32x32xf32>) -> tensor<1x64x1x32xf32>
    %6 = "ttir.add"(%5, %0) : (tensor<1x64x1x32xf32>, tensor<1x64x1x32xf32>) -> tensor<1x64x1x32xf32>
    %7 = "ttir.rsqrt"(%6) : (tensor<1x64x1x32xf32>) -> tensor<1x64x1x32xf32>
    // no-fuse: group_norm
    %8 = "ttir.multiply"(%3, %7) : (tensor<1x64x32x32xf32>, tensor<1x64x1x32xf32>) -> tensor<1x64x32x32xf32>
    return %8 : tensor<1x64x32x32xf32>
  }

  func.func @channels_last(%x: tensor<1x1024x64xf32>, %g: tensor<1x1x64xf32> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %b: tensor<64xf32> {ttcore.argument_type = #ttcore.argument_type<parameter>}) -> tensor<1x1024x64xf32> {
    %0 = "ttir.full"() <{fill_value = 9.99999997E-7 : f32, shape = array<i32: 1, 1, 8, 1>}> : () -> tensor<1x1x8x1xf32>
    %1 = "ttir.reshape"(%x) <{shape = [1 : i32, 1024 : i32, 8 : i32, 8 : i32]}> : (tensor<1x1024x64xf32>) -> tensor<1x1024x8x8xf32>
    %2 = "ttir.mean"(%1) <{dim_arg = [1 : i32, 3 : i32], keep_dim = true}> : (tensor<1x1024x8x8xf32>) -> tensor<1x1x8x1xf32>
    %3 = "ttir.subtract"(%1, %2) : (tensor<1x1024x8x8xf32>, tensor<1x1x8x1xf32>) -> tensor<1x1024x8x8xf32>
    %4 = "ttir.multiply"(%3, %3) : (tensor<1x1024x8x8xf32>, tensor<1x1024x8x8xf32>) -> tensor<1x1024x8x8xf32>
    %5 = "ttir.mean"(%4) <{dim_arg = [1 : i32, 3 : i32], keep_dim = true}> : (tensor<1x1024x8x8xf32>) -> tensor<1x1x8x1xf32>
    %6 = "ttir.add"(%5, %0) : (tensor<1x1x8x1xf32>, tensor<1x1x8x1xf32>) -> tensor<1x1x8x1xf32>
    %7 = "ttir.rsqrt"(%6) : (tensor<1x1x8x1xf32>) -> tensor<1x1x8x1xf32>
    %8 = "ttir.multiply"(%3, %7) : (tensor<1x1024x8x8xf32>, tensor<1x1x8x1xf32>) -> tensor<1x1024x8x8xf32>
    %9 = "ttir.reshape"(%8) <{shape = [1 : i32, 1024 : i32, 64 : i32]}> : (tensor<1x1024x8x8xf32>) -> tensor<1x1024x64xf32>
    %10 = "ttir.multiply"(%9, %g) : (tensor<1x1024x64xf32>, tensor<1x1x64xf32>) -> tensor<1x1024x64xf32>
    // fuse: group_norm_channels_last [x=%1 gamma=%g beta=%b out=%11]
    %11 = "ttir.add"(%10, %b) : (tensor<1x1024x64xf32>, tensor<64xf32>) -> tensor<1x1024x64xf32>
    return %11 : tensor<1x1024x64xf32>
  }

  func.func @channels_last_not_aligned(%x: tensor<1x100x8x8xf32>) -> tensor<1x100x8x8xf32> {
    %0 = "ttir.full"() <{fill_value = 9.99999997E-7 : f32, shape = array<i32: 1, 1, 8, 1>}> : () -> tensor<1x1x8x1xf32>
    %2 = "ttir.mean"(%x) <{dim_arg = [1 : i32, 3 : i32], keep_dim = true}> : (tensor<1x100x8x8xf32>) -> tensor<1x1x8x1xf32>
    %3 = "ttir.subtract"(%x, %2) : (tensor<1x100x8x8xf32>, tensor<1x1x8x1xf32>) -> tensor<1x100x8x8xf32>
    %4 = "ttir.multiply"(%3, %3) : (tensor<1x100x8x8xf32>, tensor<1x100x8x8xf32>) -> tensor<1x100x8x8xf32>
    %5 = "ttir.mean"(%4) <{dim_arg = [1 : i32, 3 : i32], keep_dim = true}> : (tensor<1x100x8x8xf32>) -> tensor<1x1x8x1xf32>
    %6 = "ttir.add"(%5, %0) : (tensor<1x1x8x1xf32>, tensor<1x1x8x1xf32>) -> tensor<1x1x8x1xf32>
    %7 = "ttir.rsqrt"(%6) : (tensor<1x1x8x1xf32>) -> tensor<1x1x8x1xf32>
    // no-fuse: group_norm_channels_last
    %8 = "ttir.multiply"(%3, %7) : (tensor<1x100x8x8xf32>, tensor<1x1x8x1xf32>) -> tensor<1x100x8x8xf32>
    return %8 : tensor<1x100x8x8xf32>
  }
}
