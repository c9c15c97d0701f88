module {
  func.func @sum_of_last(%x: tensor<2x4x32xbf16>) -> tensor<2x4x1xbf16> {
    %0 = "ttnn.sum"(%x) <{dim_arg = [2 : i32], keep_dim = false}> : (tensor<2x4x32xbf16>) -> tensor<2x4xbf16>
    // fuse: sum_keep_dim [x=%x r=%0 out=%1]
    %1 = "ttnn.reshape"(%0) <{shape = [2 : i32, 4 : i32, 1 : i32]}> : (tensor<2x4xbf16>) -> tensor<2x4x1xbf16>
    return %1 : tensor<2x4x1xbf16>
  }

  func.func @mean_of_two(%x: tensor<2x8x4x32xbf16>) -> tensor<2x1x1x32xbf16> {
    %0 = "ttnn.mean"(%x) <{dim_arg = [1 : i32, 2 : i32], keep_dim = false}> : (tensor<2x8x4x32xbf16>) -> tensor<2x32xbf16>
    // fuse: mean_keep_dim [x=%x out=%1]
    %1 = "ttnn.reshape"(%0) <{shape = [2 : i32, 1 : i32, 1 : i32, 32 : i32]}> : (tensor<2x32xbf16>) -> tensor<2x1x1x32xbf16>
    return %1 : tensor<2x1x1x32xbf16>
  }

  func.func @max_of_negative(%x: tensor<2x4x32xbf16>) -> tensor<2x1x32xf32> {
    %0 = "ttnn.max"(%x) <{dim_arg = [-2 : i32], keep_dim = false}> : (tensor<2x4x32xbf16>) -> tensor<2x32xbf16>
    %1 = "ttnn.typecast"(%0) : (tensor<2x32xbf16>) -> tensor<2x32xf32>
    // fuse: max_keep_dim [x=%x out=%2]
    %2 = "ttnn.reshape"(%1) <{shape = [2 : i32, 1 : i32, 32 : i32]}> : (tensor<2x32xf32>) -> tensor<2x1x32xf32>
    return %2 : tensor<2x1x32xf32>
  }

  func.func @min_of_first(%x: tensor<2x4x32xbf16>) -> tensor<1x4x32xbf16> {
    %0 = "ttnn.min"(%x) <{dim_arg = [0 : i32], keep_dim = false}> : (tensor<2x4x32xbf16>) -> tensor<4x32xbf16>
    // fuse: min_keep_dim [x=%x out=%1]
    %1 = "ttnn.reshape"(%0) <{shape = [1 : i32, 4 : i32, 32 : i32]}> : (tensor<4x32xbf16>) -> tensor<1x4x32xbf16>
    return %1 : tensor<1x4x32xbf16>
  }

  func.func @product(%x: tensor<2x4x32xbf16>) -> tensor<2x1x32xbf16> {
    %0 = "ttnn.prod"(%x) <{dim_arg = [1 : i32], keep_dim = false}> : (tensor<2x4x32xbf16>) -> tensor<2x32xbf16>
    // fuse: prod_keep_dim [x=%x out=%1]
    %1 = "ttnn.reshape"(%0) <{shape = [2 : i32, 1 : i32, 32 : i32]}> : (tensor<2x32xbf16>) -> tensor<2x1x32xbf16>
    return %1 : tensor<2x1x32xbf16>
  }

  func.func @arg_max(%x: tensor<8x128xbf16>) -> tensor<8x1xsi32> {
    %0 = "ttnn.argmax"(%x) <{dim = 1 : si32, keep_dim = false}> : (tensor<8x128xbf16>) -> tensor<8xsi32>
    // fuse: argmax_keep_dim [x=%x out=%1]
    %1 = "ttnn.reshape"(%0) <{shape = [8 : i32, 1 : i32]}> : (tensor<8xsi32>) -> tensor<8x1xsi32>
    return %1 : tensor<8x1xsi32>
  }

  // A size-1 dimension, but not where the sum took one away.
  func.func @other_dimension(%x: tensor<2x32x32xbf16>) -> tensor<2x32x1xbf16> {
    %0 = "ttnn.sum"(%x) <{dim_arg = [1 : i32], keep_dim = false}> : (tensor<2x32x32xbf16>) -> tensor<2x32xbf16>
    // no-fuse: sum_keep_dim
    %1 = "ttnn.reshape"(%0) <{shape = [2 : i32, 32 : i32, 1 : i32]}> : (tensor<2x32xbf16>) -> tensor<2x32x1xbf16>
    return %1 : tensor<2x32x1xbf16>
  }

  func.func @other_rank(%x: tensor<2x4x32xbf16>) -> tensor<2x4x1x1xbf16> {
    %0 = "ttnn.mean"(%x) <{dim_arg = [2 : i32], keep_dim = false}> : (tensor<2x4x32xbf16>) -> tensor<2x4xbf16>
    // no-fuse: mean_keep_dim
    %1 = "ttnn.reshape"(%0) <{shape = [2 : i32, 4 : i32, 1 : i32, 1 : i32]}> : (tensor<2x4xbf16>) -> tensor<2x4x1x1xbf16>
    return %1 : tensor<2x4x1x1xbf16>
  }

  func.func @kept_already(%x: tensor<2x4x32xbf16>) -> tensor<2x1x4xbf16> {
    %0 = "ttnn.max"(%x) <{dim_arg = [2 : i32], keep_dim = true}> : (tensor<2x4x32xbf16>) -> tensor<2x4x1xbf16>
    // no-fuse: max_keep_dim
    %1 = "ttnn.reshape"(%0) <{shape = [2 : i32, 1 : i32, 4 : i32]}> : (tensor<2x4x1xbf16>) -> tensor<2x1x4xbf16>
    return %1 : tensor<2x1x4xbf16>
  }

  func.func @min_used_twice(%x: tensor<2x4x32xbf16>) -> (tensor<2x4x1xbf16>, tensor<2x4xbf16>) {
    %0 = "ttnn.min"(%x) <{dim_arg = [2 : i32], keep_dim = false}> : (tensor<2x4x32xbf16>) -> tensor<2x4xbf16>
    // no-fuse: min_keep_dim
    %1 = "ttnn.reshape"(%0) <{shape = [2 : i32, 4 : i32, 1 : i32]}> : (tensor<2x4xbf16>) -> tensor<2x4x1xbf16>
    return %1, %0 : tensor<2x4x1xbf16>, tensor<2x4xbf16>
  }

  func.func @prod_flattened(%x: tensor<2x4x32xbf16>) -> tensor<8xbf16> {
    %0 = "ttnn.prod"(%x) <{dim_arg = [2 : i32], keep_dim = false}> : (tensor<2x4x32xbf16>) -> tensor<2x4xbf16>
    // no-fuse: prod_keep_dim
    %1 = "ttnn.reshape"(%0) <{shape = [8 : i32]}> : (tensor<2x4xbf16>) -> tensor<8xbf16>
    return %1 : tensor<8xbf16>
  }

  func.func @argmax_as_row(%x: tensor<8x128xbf16>) -> tensor<1x8xsi32> {
    %0 = "ttnn.argmax"(%x) <{dim = 1 : si32, keep_dim = false}> : (tensor<8x128xbf16>) -> tensor<8xsi32>
    // no-fuse: argmax_keep_dim
    %1 = "ttnn.reshape"(%0) <{shape = [1 : i32, 8 : i32]}> : (tensor<8xsi32>) -> tensor<1x8xsi32>
    return %1 : tensor<1x8xsi32>
  }


}
