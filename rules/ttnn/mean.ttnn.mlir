module {
  func.func @over_h_and_w(%x: tensor<2x8x8x32xbf16>) -> tensor<2x32xbf16> {
    %0 = "ttnn.full"() <{fill_value = 1.562500e-02 : f32, shape = #ttnn.shape<1x1>}> : () -> tensor<1x1xbf16>
    %1 = "ttnn.sum"(%x) <{dim_arg = [1 : i32, 2 : i32], keep_dim = false}> : (tensor<2x8x8x32xbf16>) -> tensor<2x32xbf16>
    // fuse: mean [x=%x s=%1 out=%2]
    %2 = "ttnn.multiply"(%0, %1) : (tensor<1x1xbf16>, tensor<2x32xbf16>) -> tensor<2x32xbf16>
    return %2 : tensor<2x32xbf16>
  }

  // 1/768 as bf16.
  func.func @rounded(%x: tensor<4x768xbf16>) -> tensor<4x1xbf16> {
    %0 = "ttnn.full"() <{fill_value = 1.304630e-03 : f32, shape = #ttnn.shape<1x1>}> : () -> tensor<1x1xbf16>
    %1 = "ttnn.sum"(%x) <{dim_arg = [-1 : i32], keep_dim = true}> : (tensor<4x768xbf16>) -> tensor<4x1xbf16>
    // fuse: mean [x=%x out=%2]
    %2 = "ttnn.multiply"(%1, %0) : (tensor<4x1xbf16>, tensor<1x1xbf16>) -> tensor<4x1xbf16>
    return %2 : tensor<4x1xbf16>
  }

  func.func @divided(%x: tensor<4x768xbf16>) -> tensor<4x1xbf16> {
    %0 = "ttnn.full"() <{fill_value = 7.680000e+02 : f32, shape = #ttnn.shape<1x1>}> : () -> tensor<1x1xbf16>
    %1 = "ttnn.sum"(%x) <{dim_arg = [-1 : i32], keep_dim = true}> : (tensor<4x768xbf16>) -> tensor<4x1xbf16>
    // fuse: mean [x=%x out=%2]
    %2 = "ttnn.divide"(%1, %0) : (tensor<4x1xbf16>, tensor<1x1xbf16>) -> tensor<4x1xbf16>
    return %2 : tensor<4x1xbf16>
  }

  // The unbiased variance divides by N - 1.
  func.func @n_minus_1(%x: tensor<4x64xbf16>) -> tensor<4x1xbf16> {
    %0 = "ttnn.full"() <{fill_value = 6.300000e+01 : f32, shape = #ttnn.shape<1x1>}> : () -> tensor<1x1xbf16>
    %1 = "ttnn.sum"(%x) <{dim_arg = [-1 : i32], keep_dim = true}> : (tensor<4x64xbf16>) -> tensor<4x1xbf16>
    // no-fuse: mean
    %2 = "ttnn.divide"(%1, %0) : (tensor<4x1xbf16>, tensor<1x1xbf16>) -> tensor<4x1xbf16>
    return %2 : tensor<4x1xbf16>
  }

  func.func @sum_used_elsewhere(%x: tensor<4x64xbf16>) -> (tensor<4x1xbf16>, tensor<4x1xbf16>) {
    %0 = "ttnn.full"() <{fill_value = 1.562500e-02 : f32, shape = #ttnn.shape<1x1>}> : () -> tensor<1x1xbf16>
    %1 = "ttnn.sum"(%x) <{dim_arg = [-1 : i32], keep_dim = true}> : (tensor<4x64xbf16>) -> tensor<4x1xbf16>
    // no-fuse: mean
    %2 = "ttnn.multiply"(%1, %0) : (tensor<4x1xbf16>, tensor<1x1xbf16>) -> tensor<4x1xbf16>
    return %2, %1 : tensor<4x1xbf16>, tensor<4x1xbf16>
  }

  func.func @unknown_share(%x: tensor<1x32x8x8xbf16>, %n: tensor<1x32xbf16>) -> tensor<1x32xbf16> {
    %0 = "ttnn.sum"(%x) <{dim_arg = [2 : i32, 3 : i32], keep_dim = false}> : (tensor<1x32x8x8xbf16>) -> tensor<1x32xbf16>
    // fuse: mean [x=%x share=%n out=%1]
    %1 = "ttnn.multiply"(%0, %n) : (tensor<1x32xbf16>, tensor<1x32xbf16>) -> tensor<1x32xbf16>
    return %1 : tensor<1x32xbf16>
  }

  func.func @times_an_input(%x: tensor<1x32x8x8xbf16>, %n: tensor<1x32xbf16> {ttcore.argument_type = #ttcore.argument_type<input>}) -> tensor<1x32xbf16> {
    %0 = "ttnn.sum"(%x) <{dim_arg = [2 : i32, 3 : i32], keep_dim = false}> : (tensor<1x32x8x8xbf16>) -> tensor<1x32xbf16>
    // no-fuse: mean
    %1 = "ttnn.multiply"(%0, %n) : (tensor<1x32xbf16>, tensor<1x32xbf16>) -> tensor<1x32xbf16>
    return %1 : tensor<1x32xbf16>
  }
}
