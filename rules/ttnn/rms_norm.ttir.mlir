module {
  // As llama lowers it: f32 inside, the sum scaled by 1/N, the rows regrouped on the way.
  func.func @llama(%x: tensor<2x32x128xbf16>, %g: tensor<1x1x128xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}) -> tensor<2x32x128xbf16> {
    %0 = "ttir.constant"() <{value = dense<7.812500e-03> : tensor<2x32xf32>}> : () -> tensor<2x32xf32>
    %1 = "ttir.constant"() <{value = dense<9.99999974E-6> : tensor<2x32xf32>}> : () -> tensor<2x32xf32>
    %2 = "ttir.constant"() <{value = dense<2.000000e+00> : tensor<2x32x128xf32>}> : () -> tensor<2x32x128xf32>
    %3 = "ttir.typecast"(%x) : (tensor<2x32x128xbf16>) -> tensor<2x32x128xf32>
    %4 = "ttir.pow"(%3, %2) : (tensor<2x32x128xf32>, tensor<2x32x128xf32>) -> tensor<2x32x128xf32>
    %5 = "ttir.sum"(%4) <{dim_arg = [2 : i32], keep_dim = false}> : (tensor<2x32x128xf32>) -> tensor<2x32xf32>
    %6 = "ttir.multiply"(%5, %0) : (tensor<2x32xf32>, tensor<2x32xf32>) -> tensor<2x32xf32>
    %7 = "ttir.add"(%6, %1) : (tensor<2x32xf32>, tensor<2x32xf32>) -> tensor<2x32xf32>
    %8 = "ttir.rsqrt"(%7) : (tensor<2x32xf32>) -> tensor<2x32xf32>
    %9 = "ttir.reshape"(%8) <{shape = [2 : i32, 32 : i32, 1 : i32]}> : (tensor<2x32xf32>) -> tensor<2x32x1xf32>
    %10 = "ttir.broadcast"(%9) <{broadcast_dimensions = array<i64: 1, 1, 128>}> : (tensor<2x32x1xf32>) -> tensor<2x32x128xf32>
    %11 = "ttir.multiply"(%3, %10) : (tensor<2x32x128xf32>, tensor<2x32x128xf32>) -> tensor<2x32x128xf32>
    %12 = "ttir.typecast"(%11) : (tensor<2x32x128xf32>) -> tensor<2x32x128xbf16>
    %13 = "ttir.broadcast"(%g) <{broadcast_dimensions = array<i64: 2, 32, 1>}> : (tensor<1x1x128xbf16>) -> tensor<2x32x128xbf16>
    // fuse: rms_norm [x=%3 gamma=%g norm=%11 out=%14]
    %14 = "ttir.multiply"(%13, %12) : (tensor<2x32x128xbf16>, tensor<2x32x128xbf16>) -> tensor<2x32x128xbf16>
    return %14 : tensor<2x32x128xbf16>
  }

  // Without a weight: sqrt and divide; the square is a product.
  func.func @divided_by_sqrt(%x: tensor<32x128xbf16>) -> tensor<32x128xbf16> {
    %0 = "ttir.full"() <{fill_value = 1.000000e-06 : f32, shape = array<i32: 32, 1>}> : () -> tensor<32x1xbf16>
    %1 = "ttir.multiply"(%x, %x) : (tensor<32x128xbf16>, tensor<32x128xbf16>) -> tensor<32x128xbf16>
    %2 = "ttir.mean"(%1) <{dim_arg = [-1 : i32], keep_dim = true}> : (tensor<32x128xbf16>) -> tensor<32x1xbf16>
    %3 = "ttir.add"(%0, %2) : (tensor<32x1xbf16>, tensor<32x1xbf16>) -> tensor<32x1xbf16>
    %4 = "ttir.sqrt"(%3) : (tensor<32x1xbf16>) -> tensor<32x1xbf16>
    // fuse: rms_norm [x=%x out=%5]
    %5 = "ttir.div"(%x, %4) : (tensor<32x128xbf16>, tensor<32x1xbf16>) -> tensor<32x128xbf16>
    return %5 : tensor<32x128xbf16>
  }

  // Per head: the statistics see [32, 4, 32], the product [32, 4, 1, 32].
  func.func @per_head(%x: tensor<32x128xf32>, %g: tensor<1x1x1x32xf32> {ttcore.argument_type = #ttcore.argument_type<parameter>}) -> tensor<32x4x1x32xf32> {
    %0 = "ttir.constant"() <{value = dense<1.000000e-06> : tensor<32x4x1xf32>}> : () -> tensor<32x4x1xf32>
    %1 = "ttir.multiply"(%x, %x) : (tensor<32x128xf32>, tensor<32x128xf32>) -> tensor<32x128xf32>
    %2 = "ttir.reshape"(%1) <{shape = [32 : i32, 4 : i32, 32 : i32]}> : (tensor<32x128xf32>) -> tensor<32x4x32xf32>
    %3 = "ttir.mean"(%2) <{dim_arg = [2 : i32], keep_dim = true}> : (tensor<32x4x32xf32>) -> tensor<32x4x1xf32>
    %4 = "ttir.add"(%3, %0) : (tensor<32x4x1xf32>, tensor<32x4x1xf32>) -> tensor<32x4x1xf32>
    %5 = "ttir.rsqrt"(%4) : (tensor<32x4x1xf32>) -> tensor<32x4x1xf32>
    %6 = "ttir.reshape"(%5) <{shape = [32 : i32, 4 : i32, 1 : i32, 1 : i32]}> : (tensor<32x4x1xf32>) -> tensor<32x4x1x1xf32>
    %7 = "ttir.reshape"(%x) <{shape = [32 : i32, 4 : i32, 1 : i32, 32 : i32]}> : (tensor<32x128xf32>) -> tensor<32x4x1x32xf32>
    %8 = "ttir.multiply"(%7, %6) : (tensor<32x4x1x32xf32>, tensor<32x4x1x1xf32>) -> tensor<32x4x1x32xf32>
    // fuse: rms_norm [x=%x gamma=%g out=%9]
    %9 = "ttir.multiply"(%8, %g) : (tensor<32x4x1x32xf32>, tensor<1x1x1x32xf32>) -> tensor<32x4x1x32xf32>
    return %9 : tensor<32x4x1x32xf32>
  }

  func.func @large_epsilon(%x: tensor<32x128xbf16>) -> tensor<32x128xbf16> {
    %0 = "ttir.full"() <{fill_value = 5.000000e-01 : f32, shape = array<i32: 32, 1>}> : () -> tensor<32x1xbf16>
    %1 = "ttir.multiply"(%x, %x) : (tensor<32x128xbf16>, tensor<32x128xbf16>) -> tensor<32x128xbf16>
    %2 = "ttir.mean"(%1) <{dim_arg = [-1 : i32], keep_dim = true}> : (tensor<32x128xbf16>) -> tensor<32x1xbf16>
    %3 = "ttir.add"(%2, %0) : (tensor<32x1xbf16>, tensor<32x1xbf16>) -> tensor<32x1xbf16>
    %4 = "ttir.rsqrt"(%3) : (tensor<32x1xbf16>) -> tensor<32x1xbf16>
    // no-fuse: rms_norm
    %5 = "ttir.multiply"(%x, %4) : (tensor<32x128xbf16>, tensor<32x1xbf16>) -> tensor<32x128xbf16>
    return %5 : tensor<32x128xbf16>
  }

  // 1/N of another N.
  func.func @wrong_mean(%x: tensor<32x128xbf16>) -> tensor<32x128xbf16> {
    %0 = "ttir.full"() <{fill_value = 1.562500e-02 : f32, shape = array<i32: 32, 1>}> : () -> tensor<32x1xbf16>
    %1 = "ttir.full"() <{fill_value = 1.000000e-06 : f32, shape = array<i32: 32, 1>}> : () -> tensor<32x1xbf16>
    %2 = "ttir.multiply"(%x, %x) : (tensor<32x128xbf16>, tensor<32x128xbf16>) -> tensor<32x128xbf16>
    %3 = "ttir.sum"(%2) <{dim_arg = [-1 : i32], keep_dim = true}> : (tensor<32x128xbf16>) -> tensor<32x1xbf16>
    %4 = "ttir.multiply"(%3, %0) : (tensor<32x1xbf16>, tensor<32x1xbf16>) -> tensor<32x1xbf16>
    %5 = "ttir.add"(%4, %1) : (tensor<32x1xbf16>, tensor<32x1xbf16>) -> tensor<32x1xbf16>
    %6 = "ttir.rsqrt"(%5) : (tensor<32x1xbf16>) -> tensor<32x1xbf16>
    // no-fuse: rms_norm
    %7 = "ttir.multiply"(%x, %6) : (tensor<32x128xbf16>, tensor<32x1xbf16>) -> tensor<32x128xbf16>
    return %7 : tensor<32x128xbf16>
  }

  func.func @another_tensor(%x: tensor<32x128xbf16>, %y: tensor<32x128xbf16>) -> tensor<32x128xbf16> {
    %0 = "ttir.full"() <{fill_value = 1.000000e-06 : f32, shape = array<i32: 32, 1>}> : () -> tensor<32x1xbf16>
    %1 = "ttir.multiply"(%x, %x) : (tensor<32x128xbf16>, tensor<32x128xbf16>) -> tensor<32x128xbf16>
    %2 = "ttir.mean"(%1) <{dim_arg = [-1 : i32], keep_dim = true}> : (tensor<32x128xbf16>) -> tensor<32x1xbf16>
    %3 = "ttir.add"(%2, %0) : (tensor<32x1xbf16>, tensor<32x1xbf16>) -> tensor<32x1xbf16>
    %4 = "ttir.rsqrt"(%3) : (tensor<32x1xbf16>) -> tensor<32x1xbf16>
    // no-fuse: rms_norm
    %5 = "ttir.multiply"(%y, %4) : (tensor<32x128xbf16>, tensor<32x1xbf16>) -> tensor<32x128xbf16>
    return %5 : tensor<32x128xbf16>
  }

  // The statistics of all devices go into the mean: the plain norm would be wrong.
  func.func @distributed(%x: tensor<32x128xbf16>) -> tensor<32x128xbf16> {
    %0 = "ttir.full"() <{fill_value = 1.000000e-06 : f32, shape = array<i32: 32, 1>}> : () -> tensor<32x1xbf16>
    %1 = "ttir.multiply"(%x, %x) : (tensor<32x128xbf16>, tensor<32x128xbf16>) -> tensor<32x128xbf16>
    %2 = "ttir.mean"(%1) <{dim_arg = [-1 : i32], keep_dim = true}> : (tensor<32x128xbf16>) -> tensor<32x1xbf16>
    %3 = "ttir.all_gather"(%2) <{all_gather_dim = 1 : si32, cluster_axis = 0 : ui32}> : (tensor<32x1xbf16>) -> tensor<32x8xbf16>
    %4 = "ttir.mean"(%3) <{dim_arg = [-1 : i32], keep_dim = true}> : (tensor<32x8xbf16>) -> tensor<32x1xbf16>
    %5 = "ttir.add"(%4, %0) : (tensor<32x1xbf16>, tensor<32x1xbf16>) -> tensor<32x1xbf16>
    %6 = "ttir.rsqrt"(%5) : (tensor<32x1xbf16>) -> tensor<32x1xbf16>
    // no-fuse: rms_norm
    %7 = "ttir.multiply"(%x, %6) : (tensor<32x128xbf16>, tensor<32x1xbf16>) -> tensor<32x128xbf16>
    return %7 : tensor<32x128xbf16>
  }

  func.func @over_the_first_dimension(%x: tensor<128x128xbf16>) -> tensor<128x128xbf16> {
    %0 = "ttir.full"() <{fill_value = 1.000000e-06 : f32, shape = array<i32: 1, 128>}> : () -> tensor<1x128xbf16>
    %1 = "ttir.multiply"(%x, %x) : (tensor<128x128xbf16>, tensor<128x128xbf16>) -> tensor<128x128xbf16>
    %2 = "ttir.mean"(%1) <{dim_arg = [0 : i32], keep_dim = true}> : (tensor<128x128xbf16>) -> tensor<1x128xbf16>
    %3 = "ttir.add"(%2, %0) : (tensor<1x128xbf16>, tensor<1x128xbf16>) -> tensor<1x128xbf16>
    %4 = "ttir.rsqrt"(%3) : (tensor<1x128xbf16>) -> tensor<1x128xbf16>
    // no-fuse: rms_norm
    %5 = "ttir.multiply"(%x, %4) : (tensor<128x128xbf16>, tensor<1x128xbf16>) -> tensor<128x128xbf16>
    return %5 : tensor<128x128xbf16>
  }

  func.func @already_fused(%x: tensor<32x128xbf16>, %g: tensor<128xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}) -> tensor<32x128xbf16> {
    // no-fuse: rms_norm
    %0 = "ttir.rms_norm"(%x, %g) <{epsilon = 1.000000e-06 : f32, normalized_shape = array<i64: 128>, operandSegmentSizes = array<i32: 1, 1, 0>}> : (tensor<32x128xbf16>, tensor<128xbf16>) -> tensor<32x128xbf16>
    return %0 : tensor<32x128xbf16>
  }

  // Older graphs pass 2, 1/N and epsilon as arguments: nothing refutes them.
  func.func @unknown_constants(%x: tensor<32x64xf32>, %two: tensor<32x64xf32>, %n: tensor<32xf32>, %e: tensor<32x1xf32>) -> tensor<32x64xf32> {
    %0 = "ttir.pow"(%x, %two) : (tensor<32x64xf32>, tensor<32x64xf32>) -> tensor<32x64xf32>
    %1 = "ttir.sum"(%0) <{dim_arg = [1 : i32], keep_dim = false}> : (tensor<32x64xf32>) -> tensor<32xf32>
    %2 = "ttir.multiply"(%1, %n) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %3 = "ttir.reshape"(%2) <{shape = [32 : i32, 1 : i32]}> : (tensor<32xf32>) -> tensor<32x1xf32>
    %4 = "ttir.add"(%3, %e) : (tensor<32x1xf32>, tensor<32x1xf32>) -> tensor<32x1xf32>
    %5 = "ttir.rsqrt"(%4) : (tensor<32x1xf32>) -> tensor<32x1xf32>
    // fuse: rms_norm [x=%x out=%6]
    %6 = "ttir.multiply"(%x, %5) : (tensor<32x64xf32>, tensor<32x1xf32>) -> tensor<32x64xf32>
    return %6 : tensor<32x64xf32>
  }

  // The mean squares of the rows scale the columns.
  func.func @means_along_the_wrong_axis(%x: tensor<64x64xbf16>) -> tensor<64x64xbf16> {
    %0 = "ttir.full"() <{fill_value = 1.000000e-06 : f32, shape = array<i32: 64>}> : () -> tensor<64xbf16>
    %1 = "ttir.multiply"(%x, %x) : (tensor<64x64xbf16>, tensor<64x64xbf16>) -> tensor<64x64xbf16>
    %2 = "ttir.mean"(%1) <{dim_arg = [1 : i32], keep_dim = false}> : (tensor<64x64xbf16>) -> tensor<64xbf16>
    %3 = "ttir.add"(%2, %0) : (tensor<64xbf16>, tensor<64xbf16>) -> tensor<64xbf16>
    %4 = "ttir.rsqrt"(%3) : (tensor<64xbf16>) -> tensor<64xbf16>
    // no-fuse: rms_norm
    %5 = "ttir.multiply"(%x, %4) : (tensor<64x64xbf16>, tensor<64xbf16>) -> tensor<64x64xbf16>
    return %5 : tensor<64x64xbf16>
  }
}
