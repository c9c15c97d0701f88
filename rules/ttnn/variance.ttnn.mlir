module {
  func.func @var_mean(%x: tensor<4x32x64xbf16>) -> tensor<4x32x1xbf16> {
    %m = "ttnn.mean"(%x) <{dim_arg = [2 : i32], keep_dim = true}> : (tensor<4x32x64xbf16>) -> tensor<4x32x1xbf16>
    %d = "ttnn.subtract"(%x, %m) : (tensor<4x32x64xbf16>, tensor<4x32x1xbf16>) -> tensor<4x32x64xbf16>
    %s = "ttnn.multiply"(%d, %d) : (tensor<4x32x64xbf16>, tensor<4x32x64xbf16>) -> tensor<4x32x64xbf16>
    // fuse: variance [x=%x]
    %v = "ttnn.mean"(%s) <{dim_arg = [2 : i32], keep_dim = true}> : (tensor<4x32x64xbf16>) -> tensor<4x32x1xbf16>
    return %v : tensor<4x32x1xbf16>
  }

  func.func @std_sums(%x: tensor<32x64xf32>) -> tensor<32x1xf32> {
    %n = "ttnn.full"() <{fill_value = 1.562500000e-02 : f32, shape = #ttnn.shape<1x1>}> : () -> tensor<1x1xf32>
    %t = "ttnn.sum"(%x) <{dim_arg = [1 : i32], keep_dim = true}> : (tensor<32x64xf32>) -> tensor<32x1xf32>
    %m = "ttnn.multiply"(%t, %n) : (tensor<32x1xf32>, tensor<1x1xf32>) -> tensor<32x1xf32>
    %d = "ttnn.subtract"(%x, %m) : (tensor<32x64xf32>, tensor<32x1xf32>) -> tensor<32x64xf32>
    %s = "ttnn.multiply"(%d, %d) : (tensor<32x64xf32>, tensor<32x64xf32>) -> tensor<32x64xf32>
    %t2 = "ttnn.sum"(%s) <{dim_arg = [1 : i32], keep_dim = true}> : (tensor<32x64xf32>) -> tensor<32x1xf32>
    // fuse: variance
    %v = "ttnn.multiply"(%t2, %n) : (tensor<32x1xf32>, tensor<1x1xf32>) -> tensor<32x1xf32>
    // fuse: standard_deviation [x=%x]
    %r = "ttnn.sqrt"(%v) : (tensor<32x1xf32>) -> tensor<32x1xf32>
    return %r : tensor<32x1xf32>
  }

  func.func @norm(%x: tensor<32x64xf32>) -> tensor<32x64xf32> {
    %m = "ttnn.mean"(%x) <{dim_arg = [1 : i32], keep_dim = true}> : (tensor<32x64xf32>) -> tensor<32x1xf32>
    %d = "ttnn.subtract"(%x, %m) : (tensor<32x64xf32>, tensor<32x1xf32>) -> tensor<32x64xf32>
    %s = "ttnn.multiply"(%d, %d) : (tensor<32x64xf32>, tensor<32x64xf32>) -> tensor<32x64xf32>
    // no-fuse: variance
    %v = "ttnn.mean"(%s) <{dim_arg = [1 : i32], keep_dim = true}> : (tensor<32x64xf32>) -> tensor<32x1xf32>
    // no-fuse: standard_deviation
    %q = "ttnn.sqrt"(%v) : (tensor<32x1xf32>) -> tensor<32x1xf32>
    %r = "ttnn.divide"(%d, %q) : (tensor<32x64xf32>, tensor<32x1xf32>) -> tensor<32x64xf32>
    return %r : tensor<32x64xf32>
  }

  func.func @corrected(%x: tensor<32x64xf32>) -> tensor<32x1xf32> {
    %n = "ttnn.full"() <{fill_value = 3.000000000e-02 : f32, shape = #ttnn.shape<1x1>}> : () -> tensor<1x1xf32>
    %m = "ttnn.mean"(%x) <{dim_arg = [1 : i32], keep_dim = true}> : (tensor<32x64xf32>) -> tensor<32x1xf32>
    %d = "ttnn.subtract"(%x, %m) : (tensor<32x64xf32>, tensor<32x1xf32>) -> tensor<32x64xf32>
    %s = "ttnn.multiply"(%d, %d) : (tensor<32x64xf32>, tensor<32x64xf32>) -> tensor<32x64xf32>
    %t = "ttnn.sum"(%s) <{dim_arg = [1 : i32], keep_dim = true}> : (tensor<32x64xf32>) -> tensor<32x1xf32>
    // no-fuse: variance
    %v = "ttnn.multiply"(%t, %n) : (tensor<32x1xf32>, tensor<1x1xf32>) -> tensor<32x1xf32>
    // no-fuse: standard_deviation
    %r = "ttnn.sqrt"(%v) : (tensor<32x1xf32>) -> tensor<32x1xf32>
    return %r : tensor<32x1xf32>
  }

  func.func @quotient_sums(%x: tensor<32x64xf32>) -> tensor<32x1xf32> {
    %n = "ttnn.full"() <{fill_value = 6.400000000e+01 : f32, shape = #ttnn.shape<1x1>}> : () -> tensor<1x1xf32>
    %t = "ttnn.sum"(%x) <{dim_arg = [1 : i32], keep_dim = true}> : (tensor<32x64xf32>) -> tensor<32x1xf32>
    %m = "ttnn.divide"(%t, %n) : (tensor<32x1xf32>, tensor<1x1xf32>) -> tensor<32x1xf32>
    %g = "ttnn.neg"(%m) : (tensor<32x1xf32>) -> tensor<32x1xf32>
    %d = "ttnn.add"(%x, %g) : (tensor<32x64xf32>, tensor<32x1xf32>) -> tensor<32x64xf32>
    %two = "ttnn.full"() <{fill_value = 2.000000000e+00 : f32, shape = #ttnn.shape<32x64>}> : () -> tensor<32x64xf32>
    %s = "ttnn.pow_tensor"(%d, %two) : (tensor<32x64xf32>, tensor<32x64xf32>) -> tensor<32x64xf32>
    %t2 = "ttnn.sum"(%s) <{dim_arg = [1 : i32], keep_dim = true}> : (tensor<32x64xf32>) -> tensor<32x1xf32>
    // fuse: variance
    %v = "ttnn.divide"(%t2, %n) : (tensor<32x1xf32>, tensor<1x1xf32>) -> tensor<32x1xf32>
    // fuse: standard_deviation
    %r = "ttnn.sqrt"(%v) : (tensor<32x1xf32>) -> tensor<32x1xf32>
    return %r : tensor<32x1xf32>
  }

  func.func @mean_of_means(%x: tensor<32x64xf32>) -> tensor<32x1xf32> {
    %m = "ttnn.mean"(%x) <{dim_arg = [1 : i32], keep_dim = true}> : (tensor<32x64xf32>) -> tensor<32x1xf32>
    %d = "ttnn.subtract"(%x, %m) : (tensor<32x64xf32>, tensor<32x1xf32>) -> tensor<32x64xf32>
    %s = "ttnn.multiply"(%d, %d) : (tensor<32x64xf32>, tensor<32x64xf32>) -> tensor<32x64xf32>
    // fuse: variance
    %v = "ttnn.mean"(%s) <{dim_arg = [1 : i32], keep_dim = true}> : (tensor<32x64xf32>) -> tensor<32x1xf32>
    // fuse: standard_deviation
    %r = "ttnn.sqrt"(%v) : (tensor<32x1xf32>) -> tensor<32x1xf32>
    return %r : tensor<32x1xf32>
  }
}
