module {
  func.func @affine(%x: tensor<2x32x128xbf16>, %g: tensor<128xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %b: tensor<128xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}) -> tensor<2x32x128xbf16> {
    %0 = "ttir.full"() <{fill_value = 1.000000e-05 : f32, shape = array<i32: 2, 32, 1>}> : () -> tensor<2x32x1xbf16>
    %1 = "ttir.mean"(%x) <{dim_arg = [-1 : i32], keep_dim = true}> : (tensor<2x32x128xbf16>) -> tensor<2x32x1xbf16>
    %2 = "ttir.subtract"(%x, %1) : (tensor<2x32x128xbf16>, tensor<2x32x1xbf16>) -> tensor<2x32x128xbf16>
    %3 = "ttir.multiply"(%2, %2) : (tensor<2x32x128xbf16>, tensor<2x32x128xbf16>) -> tensor<2x32x128xbf16>
    %4 = "ttir.mean"(%3) <{dim_arg = [-1 : i32], keep_dim = true}> : (tensor<2x32x128xbf16>) -> tensor<2x32x1xbf16>
    %5 = "ttir.add"(%4, %0) : (tensor<2x32x1xbf16>, tensor<2x32x1xbf16>) -> tensor<2x32x1xbf16>
    %6 = "ttir.rsqrt"(%5) : (tensor<2x32x1xbf16>) -> tensor<2x32x1xbf16>
    %7 = "ttir.multiply"(%2, %6) : (tensor<2x32x128xbf16>, tensor<2x32x1xbf16>) -> tensor<2x32x128xbf16>
    %8 = "ttir.multiply"(%7, %g) : (tensor<2x32x128xbf16>, tensor<128xbf16>) -> tensor<2x32x128xbf16>
    // fuse: layer_norm [x=%x d=%2 gamma=%g beta=%b out=%9]
    %9 = "ttir.add"(%8, %b) : (tensor<2x32x128xbf16>, tensor<128xbf16>) -> tensor<2x32x128xbf16>
    return %9 : tensor<2x32x128xbf16>
  }

  // Older graphs: means are sums times 1/N, centring adds the negated mean, the square root is inverted in two steps.
  func.func @sums_and_negation(%x: tensor<32x64xbf16>) -> tensor<32x64xbf16> {
    %0 = "ttir.full"() <{fill_value = 1.562500e-02 : f32, shape = array<i32: 32, 1>}> : () -> tensor<32x1xbf16>
    %1 = "ttir.full"() <{fill_value = 1.000000e-05 : f32, shape = array<i32: 32, 1>}> : () -> tensor<32x1xbf16>
    %2 = "ttir.sum"(%x) <{dim_arg = [1 : i32], keep_dim = true}> : (tensor<32x64xbf16>) -> tensor<32x1xbf16>
    %3 = "ttir.multiply"(%0, %2) : (tensor<32x1xbf16>, tensor<32x1xbf16>) -> tensor<32x1xbf16>
    %4 = "ttir.neg"(%3) : (tensor<32x1xbf16>) -> tensor<32x1xbf16>
    %5 = "ttir.add"(%x, %4) : (tensor<32x64xbf16>, tensor<32x1xbf16>) -> tensor<32x64xbf16>
    %6 = "ttir.multiply"(%5, %5) : (tensor<32x64xbf16>, tensor<32x64xbf16>) -> tensor<32x64xbf16>
    %7 = "ttir.sum"(%6) <{dim_arg = [1 : i32], keep_dim = true}> : (tensor<32x64xbf16>) -> tensor<32x1xbf16>
    %8 = "ttir.multiply"(%0, %7) : (tensor<32x1xbf16>, tensor<32x1xbf16>) -> tensor<32x1xbf16>
    %9 = "ttir.add"(%8, %1) : (tensor<32x1xbf16>, tensor<32x1xbf16>) -> tensor<32x1xbf16>
    %10 = "ttir.sqrt"(%9) : (tensor<32x1xbf16>) -> tensor<32x1xbf16>
    %11 = "ttir.reciprocal"(%10) : (tensor<32x1xbf16>) -> tensor<32x1xbf16>
    // fuse: layer_norm [x=%x d=%5 out=%12]
    %12 = "ttir.multiply"(%5, %11) : (tensor<32x64xbf16>, tensor<32x1xbf16>) -> tensor<32x64xbf16>
    return %12 : tensor<32x64xbf16>
  }

  // The centred value is not what is squared.
  func.func @other_square(%x: tensor<32x64xbf16>, %y: tensor<32x64xbf16>) -> tensor<32x64xbf16> {
    %0 = "ttir.full"() <{fill_value = 1.000000e-05 : f32, shape = array<i32: 32, 1>}> : () -> tensor<32x1xbf16>
    %1 = "ttir.mean"(%x) <{dim_arg = [1 : i32], keep_dim = true}> : (tensor<32x64xbf16>) -> tensor<32x1xbf16>
    %2 = "ttir.subtract"(%x, %1) : (tensor<32x64xbf16>, tensor<32x1xbf16>) -> tensor<32x64xbf16>
    %3 = "ttir.multiply"(%y, %y) : (tensor<32x64xbf16>, tensor<32x64xbf16>) -> tensor<32x64xbf16>
    %4 = "ttir.mean"(%3) <{dim_arg = [1 : i32], keep_dim = true}> : (tensor<32x64xbf16>) -> tensor<32x1xbf16>
    %5 = "ttir.add"(%4, %0) : (tensor<32x1xbf16>, tensor<32x1xbf16>) -> tensor<32x1xbf16>
    %6 = "ttir.rsqrt"(%5) : (tensor<32x1xbf16>) -> tensor<32x1xbf16>
    // no-fuse: layer_norm
    %7 = "ttir.multiply"(%2, %6) : (tensor<32x64xbf16>, tensor<32x1xbf16>) -> tensor<32x64xbf16>
    return %7 : tensor<32x64xbf16>
  }

  // Statistics over the first dimension: that is no layer norm.
  func.func @first_dimension(%x: tensor<64x64xbf16>) -> tensor<64x64xbf16> {
    %0 = "ttir.full"() <{fill_value = 1.000000e-05 : f32, shape = array<i32: 1, 64>}> : () -> tensor<1x64xbf16>
    %1 = "ttir.mean"(%x) <{dim_arg = [0 : i32], keep_dim = true}> : (tensor<64x64xbf16>) -> tensor<1x64xbf16>
    %2 = "ttir.subtract"(%x, %1) : (tensor<64x64xbf16>, tensor<1x64xbf16>) -> tensor<64x64xbf16>
    %3 = "ttir.multiply"(%2, %2) : (tensor<64x64xbf16>, tensor<64x64xbf16>) -> tensor<64x64xbf16>
    %4 = "ttir.mean"(%3) <{dim_arg = [0 : i32], keep_dim = true}> : (tensor<64x64xbf16>) -> tensor<1x64xbf16>
    %5 = "ttir.add"(%4, %0) : (tensor<1x64xbf16>, tensor<1x64xbf16>) -> tensor<1x64xbf16>
    %6 = "ttir.rsqrt"(%5) : (tensor<1x64xbf16>) -> tensor<1x64xbf16>
    // no-fuse: layer_norm
    %7 = "ttir.multiply"(%2, %6) : (tensor<64x64xbf16>, tensor<1x64xbf16>) -> tensor<64x64xbf16>
    return %7 : tensor<64x64xbf16>
  }

  func.func @centred_value_returned(%x: tensor<32x64xbf16>) -> (tensor<32x64xbf16>, tensor<32x64xbf16>) {
    %0 = "ttir.full"() <{fill_value = 1.000000e-05 : f32, shape = array<i32: 32, 1>}> : () -> tensor<32x1xbf16>
    %1 = "ttir.mean"(%x) <{dim_arg = [1 : i32], keep_dim = true}> : (tensor<32x64xbf16>) -> tensor<32x1xbf16>
    %2 = "ttir.subtract"(%x, %1) : (tensor<32x64xbf16>, tensor<32x1xbf16>) -> tensor<32x64xbf16>
    %3 = "ttir.multiply"(%2, %2) : (tensor<32x64xbf16>, tensor<32x64xbf16>) -> tensor<32x64xbf16>
    %4 = "ttir.mean"(%3) <{dim_arg = [1 : i32], keep_dim = true}> : (tensor<32x64xbf16>) -> tensor<32x1xbf16>
    %5 = "ttir.add"(%4, %0) : (tensor<32x1xbf16>, tensor<32x1xbf16>) -> tensor<32x1xbf16>
    %6 = "ttir.rsqrt"(%5) : (tensor<32x1xbf16>) -> tensor<32x1xbf16>
    // no-fuse: layer_norm
    %7 = "ttir.multiply"(%2, %6) : (tensor<32x64xbf16>, tensor<32x1xbf16>) -> tensor<32x64xbf16>
    return %7, %2 : tensor<32x64xbf16>, tensor<32x64xbf16>
  }

  // Older graphs pass 1/N as an argument, spread over the rows or not.
  func.func @unknown_share(%x: tensor<32x64xf32>, %n: tensor<32x64xf32>, %m: tensor<32x1xf32>, %e: tensor<32x1xf32>) -> tensor<32x64xf32> {
    %0 = "ttir.sum"(%x) <{dim_arg = [-1 : i32], keep_dim = true}> : (tensor<32x64xf32>) -> tensor<32x1xf32>
    %1 = "ttir.multiply"(%n, %0) : (tensor<32x64xf32>, tensor<32x1xf32>) -> tensor<32x64xf32>
    %2 = "ttir.subtract"(%x, %1) : (tensor<32x64xf32>, tensor<32x64xf32>) -> tensor<32x64xf32>
    %3 = "ttir.multiply"(%2, %2) : (tensor<32x64xf32>, tensor<32x64xf32>) -> tensor<32x64xf32>
    %4 = "ttir.sum"(%3) <{dim_arg = [-1 : i32], keep_dim = true}> : (tensor<32x64xf32>) -> tensor<32x1xf32>
    %5 = "ttir.multiply"(%m, %4) : (tensor<32x1xf32>, tensor<32x1xf32>) -> tensor<32x1xf32>
    %6 = "ttir.add"(%5, %e) : (tensor<32x1xf32>, tensor<32x1xf32>) -> tensor<32x1xf32>
    %7 = "ttir.sqrt"(%6) : (tensor<32x1xf32>) -> tensor<32x1xf32>
    %8 = "ttir.reciprocal"(%7) : (tensor<32x1xf32>) -> tensor<32x1xf32>
    // fuse: layer_norm [x=%x out=%9]
    %9 = "ttir.multiply"(%2, %8) : (tensor<32x64xf32>, tensor<32x1xf32>) -> tensor<32x64xf32>
    return %9 : tensor<32x64xf32>
  }

  // The means of the rows are subtracted from the columns.
  func.func @means_along_the_wrong_axis(%x: tensor<64x64xbf16>) -> tensor<64x64xbf16> {
    %0 = "ttir.full"() <{fill_value = 1.000000e-05 : f32, shape = array<i32: 64, 1>}> : () -> tensor<64x1xbf16>
    %1 = "ttir.mean"(%x) <{dim_arg = [1 : i32], keep_dim = false}> : (tensor<64x64xbf16>) -> tensor<64xbf16>
    %2 = "ttir.subtract"(%x, %1) : (tensor<64x64xbf16>, tensor<64xbf16>) -> tensor<64x64xbf16>
    %3 = "ttir.multiply"(%2, %2) : (tensor<64x64xbf16>, tensor<64x64xbf16>) -> tensor<64x64xbf16>
    %4 = "ttir.mean"(%3) <{dim_arg = [1 : i32], keep_dim = true}> : (tensor<64x64xbf16>) -> tensor<64x1xbf16>
    %5 = "ttir.add"(%4, %0) : (tensor<64x1xbf16>, tensor<64x1xbf16>) -> tensor<64x1xbf16>
    %6 = "ttir.rsqrt"(%5) : (tensor<64x1xbf16>) -> tensor<64x1xbf16>
    // no-fuse: layer_norm
    %7 = "ttir.multiply"(%2, %6) : (tensor<64x64xbf16>, tensor<64x1xbf16>) -> tensor<64x64xbf16>
    return %7 : tensor<64x64xbf16>
  }
}
