module {
  func.func @var_mean(%x: tensor<4x32x64xbf16>) -> tensor<4x32x1xbf16> {
    %m = "ttir.mean"(%x) <{dim_arg = [2 : i32], keep_dim = true}> : (tensor<4x32x64xbf16>) -> tensor<4x32x1xbf16>
    %d = "ttir.subtract"(%x, %m) : (tensor<4x32x64xbf16>, tensor<4x32x1xbf16>) -> tensor<4x32x64xbf16>
    %s = "ttir.multiply"(%d, %d) : (tensor<4x32x64xbf16>, tensor<4x32x64xbf16>) -> tensor<4x32x64xbf16>
    // fuse: variance [x=%x]
    %v = "ttir.mean"(%s) <{dim_arg = [2 : i32], keep_dim = true}> : (tensor<4x32x64xbf16>) -> tensor<4x32x1xbf16>
    return %v : tensor<4x32x1xbf16>
  }

  func.func @std_sums(%x: tensor<32x64xf32>) -> tensor<32x1xf32> {
    %n = "ttir.full"() <{fill_value = 1.562500000e-02 : f32, shape = array<i32: 1, 1>}> : () -> tensor<1x1xf32>
    %t = "ttir.sum"(%x) <{dim_arg = [1 : i32], keep_dim = true}> : (tensor<32x64xf32>) -> tensor<32x1xf32>
    %m = "ttir.multiply"(%t, %n) : (tensor<32x1xf32>, tensor<1x1xf32>) -> tensor<32x1xf32>
    %d = "ttir.subtract"(%x, %m) : (tensor<32x64xf32>, tensor<32x1xf32>) -> tensor<32x64xf32>
    %s = "ttir.multiply"(%d, %d) : (tensor<32x64xf32>, tensor<32x64xf32>) -> tensor<32x64xf32>
    %t2 = "ttir.sum"(%s) <{dim_arg = [1 : i32], keep_dim = true}> : (tensor<32x64xf32>) -> tensor<32x1xf32>
    // fuse: variance
    %v = "ttir.multiply"(%t2, %n) : (tensor<32x1xf32>, tensor<1x1xf32>) -> tensor<32x1xf32>
    // fuse: standard_deviation [x=%x]
    %r = "ttir.sqrt"(%v) : (tensor<32x1xf32>) -> tensor<32x1xf32>
    return %r : tensor<32x1xf32>
  }

  func.func @norm(%x: tensor<32x64xf32>) -> tensor<32x64xf32> {
    %m = "ttir.mean"(%x) <{dim_arg = [1 : i32], keep_dim = true}> : (tensor<32x64xf32>) -> tensor<32x1xf32>
    %d = "ttir.subtract"(%x, %m) : (tensor<32x64xf32>, tensor<32x1xf32>) -> tensor<32x64xf32>
    %s = "ttir.multiply"(%d, %d) : (tensor<32x64xf32>, tensor<32x64xf32>) -> tensor<32x64xf32>
    // no-fuse: variance
    %v = "ttir.mean"(%s) <{dim_arg = [1 : i32], keep_dim = true}> : (tensor<32x64xf32>) -> tensor<32x1xf32>
    // no-fuse: standard_deviation
    %q = "ttir.sqrt"(%v) : (tensor<32x1xf32>) -> tensor<32x1xf32>
    %r = "ttir.div"(%d, %q) : (tensor<32x64xf32>, tensor<32x1xf32>) -> tensor<32x64xf32>
    return %r : tensor<32x64xf32>
  }

  func.func @corrected(%x: tensor<32x64xf32>) -> tensor<32x1xf32> {
    %n = "ttir.full"() <{fill_value = 3.000000000e-02 : f32, shape = array<i32: 1, 1>}> : () -> tensor<1x1xf32>
    %m = "ttir.mean"(%x) <{dim_arg = [1 : i32], keep_dim = true}> : (tensor<32x64xf32>) -> tensor<32x1xf32>
    %d = "ttir.subtract"(%x, %m) : (tensor<32x64xf32>, tensor<32x1xf32>) -> tensor<32x64xf32>
    %s = "ttir.multiply"(%d, %d) : (tensor<32x64xf32>, tensor<32x64xf32>) -> tensor<32x64xf32>
    %t = "ttir.sum"(%s) <{dim_arg = [1 : i32], keep_dim = true}> : (tensor<32x64xf32>) -> tensor<32x1xf32>
    // no-fuse: variance
    %v = "ttir.multiply"(%t, %n) : (tensor<32x1xf32>, tensor<1x1xf32>) -> tensor<32x1xf32>
    // no-fuse: standard_deviation
    %r = "ttir.sqrt"(%v) : (tensor<32x1xf32>) -> tensor<32x1xf32>
    return %r : tensor<32x1xf32>
  }

  func.func @quotient_sums(%x: tensor<32x64xf32>) -> tensor<32x1xf32> {
    %n = "ttir.full"() <{fill_value = 6.400000000e+01 : f32, shape = array<i32: 1, 1>}> : () -> tensor<1x1xf32>
    %t = "ttir.sum"(%x) <{dim_arg = [1 : i32], keep_dim = true}> : (tensor<32x64xf32>) -> tensor<32x1xf32>
    %m = "ttir.div"(%t, %n) : (tensor<32x1xf32>, tensor<1x1xf32>) -> tensor<32x1xf32>
    %g = "ttir.neg"(%m) : (tensor<32x1xf32>) -> tensor<32x1xf32>
    %d = "ttir.add"(%x, %g) : (tensor<32x64xf32>, tensor<32x1xf32>) -> tensor<32x64xf32>
    %two = "ttir.full"() <{fill_value = 2.000000000e+00 : f32, shape = array<i32: 32, 64>}> : () -> tensor<32x64xf32>
    %s = "ttir.pow"(%d, %two) : (tensor<32x64xf32>, tensor<32x64xf32>) -> tensor<32x64xf32>
    %t2 = "ttir.sum"(%s) <{dim_arg = [1 : i32], keep_dim = true}> : (tensor<32x64xf32>) -> tensor<32x1xf32>
    // fuse: variance
    %v = "ttir.div"(%t2, %n) : (tensor<32x1xf32>, tensor<1x1xf32>) -> tensor<32x1xf32>
    // fuse: standard_deviation
    %r = "ttir.sqrt"(%v) : (tensor<32x1xf32>) -> tensor<32x1xf32>
    return %r : tensor<32x1xf32>
  }

  func.func @mean_of_means(%x: tensor<32x64xf32>) -> tensor<32x1xf32> {
    %m = "ttir.mean"(%x) <{dim_arg = [1 : i32], keep_dim = true}> : (tensor<32x64xf32>) -> tensor<32x1xf32>
    %d = "ttir.subtract"(%x, %m) : (tensor<32x64xf32>, tensor<32x1xf32>) -> tensor<32x64xf32>
    %s = "ttir.multiply"(%d, %d) : (tensor<32x64xf32>, tensor<32x64xf32>) -> tensor<32x64xf32>
    // fuse: variance
    %v = "ttir.mean"(%s) <{dim_arg = [1 : i32], keep_dim = true}> : (tensor<32x64xf32>) -> tensor<32x1xf32>
    // fuse: standard_deviation
    %r = "ttir.sqrt"(%v) : (tensor<32x1xf32>) -> tensor<32x1xf32>
    return %r : tensor<32x1xf32>
  }
}
