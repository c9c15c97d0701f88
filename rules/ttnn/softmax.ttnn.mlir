module {
  func.func @stable(%x: tensor<2x4x32x32xf32>) -> tensor<2x4x32x32xf32> {
    %0 = "ttnn.max"(%x) <{dim_arg = [3 : i32], keep_dim = false}> : (tensor<2x4x32x32xf32>) -> tensor<2x4x32xf32>
    %1 = "ttnn.reshape"(%0) <{shape = [2 : i32, 4 : i32, 32 : i32, 1 : i32]}> : (tensor<2x4x32xf32>) -> tensor<2x4x32x1xf32>
    %3 = "ttnn.subtract"(%x, %1) : (tensor<2x4x32x32xf32>, tensor<2x4x32x1xf32>) -> tensor<2x4x32x32xf32>
    %4 = "ttnn.exp"(%3) : (tensor<2x4x32x32xf32>) -> tensor<2x4x32x32xf32>
    %5 = "ttnn.sum"(%4) <{dim_arg = [-1 : i32], keep_dim = true}> : (tensor<2x4x32x32xf32>) -> tensor<2x4x32x1xf32>
    // fuse: softmax [x=%x e=%4 out=%7]
    %7 = "ttnn.divide"(%4, %5) : (tensor<2x4x32x32xf32>, tensor<2x4x32x1xf32>) -> tensor<2x4x32x32xf32>
    return %7 : tensor<2x4x32x32xf32>
  }

  func.func @plain_over_dim_1(%x: tensor<8x16x32xbf16>) -> tensor<8x16x32xbf16> {
    %0 = "ttnn.exp"(%x) : (tensor<8x16x32xbf16>) -> tensor<8x16x32xbf16>
    %1 = "ttnn.sum"(%0) <{dim_arg = [1 : i32], keep_dim = true}> : (tensor<8x16x32xbf16>) -> tensor<8x1x32xbf16>
    %2 = "ttnn.reciprocal"(%1) : (tensor<8x1x32xbf16>) -> tensor<8x1x32xbf16>
    // fuse: softmax [x=%x e=%0 out=%3]
    %3 = "ttnn.multiply"(%0, %2) : (tensor<8x16x32xbf16>, tensor<8x1x32xbf16>) -> tensor<8x16x32xbf16>
    return %3 : tensor<8x16x32xbf16>
  }

  // Normalising by the sum is a softmax only after exp.
  func.func @no_exp(%x: tensor<8x16xbf16>) -> tensor<8x16xbf16> {
    %0 = "ttnn.sum"(%x) <{dim_arg = [1 : i32], keep_dim = true}> : (tensor<8x16xbf16>) -> tensor<8x1xbf16>
    // no-fuse: softmax
    %1 = "ttnn.divide"(%x, %0) : (tensor<8x16xbf16>, tensor<8x1xbf16>) -> tensor<8x16xbf16>
    return %1 : tensor<8x16xbf16>
  }

  func.func @other_exp(%x: tensor<8x16xbf16>, %y: tensor<8x16xbf16>) -> tensor<8x16xbf16> {
    %0 = "ttnn.exp"(%x) : (tensor<8x16xbf16>) -> tensor<8x16xbf16>
    %1 = "ttnn.exp"(%y) : (tensor<8x16xbf16>) -> tensor<8x16xbf16>
    %2 = "ttnn.sum"(%1) <{dim_arg = [1 : i32], keep_dim = true}> : (tensor<8x16xbf16>) -> tensor<8x1xbf16>
    // no-fuse: softmax
    %3 = "ttnn.divide"(%0, %2) : (tensor<8x16xbf16>, tensor<8x1xbf16>) -> tensor<8x16xbf16>
    return %3 : tensor<8x16xbf16>
  }

  func.func @exp_used_elsewhere(%x: tensor<8x16xbf16>) -> (tensor<8x16xbf16>, tensor<8x16xbf16>) {
    %0 = "ttnn.exp"(%x) : (tensor<8x16xbf16>) -> tensor<8x16xbf16>
    %1 = "ttnn.sum"(%0) <{dim_arg = [1 : i32], keep_dim = true}> : (tensor<8x16xbf16>) -> tensor<8x1xbf16>
    // no-fuse: softmax
    %2 = "ttnn.divide"(%0, %1) : (tensor<8x16xbf16>, tensor<8x1xbf16>) -> tensor<8x16xbf16>
    return %2, %0 : tensor<8x16xbf16>, tensor<8x16xbf16>
  }

  func.func @two_axes(%x: tensor<8x16x32xbf16>) -> tensor<8x16x32xbf16> {
    %0 = "ttnn.exp"(%x) : (tensor<8x16x32xbf16>) -> tensor<8x16x32xbf16>
    %1 = "ttnn.sum"(%0) <{dim_arg = [1 : i32, 2 : i32], keep_dim = true}> : (tensor<8x16x32xbf16>) -> tensor<8x1x1xbf16>
    // no-fuse: softmax
    %2 = "ttnn.divide"(%0, %1) : (tensor<8x16x32xbf16>, tensor<8x1x1xbf16>) -> tensor<8x16x32xbf16>
    return %2 : tensor<8x16x32xbf16>
  }

  // The sum does not run along the axis it is divided by.
  func.func @wrong_way_round(%x: tensor<8x16xbf16>) -> tensor<8x16xbf16> {
    %0 = "ttnn.exp"(%x) : (tensor<8x16xbf16>) -> tensor<8x16xbf16>
    %1 = "ttnn.sum"(%0) <{dim_arg = [1 : i32], keep_dim = true}> : (tensor<8x16xbf16>) -> tensor<8x1xbf16>
    // no-fuse: softmax
    %2 = "ttnn.divide"(%1, %0) : (tensor<8x1xbf16>, tensor<8x16xbf16>) -> tensor<8x16xbf16>
    return %2 : tensor<8x16xbf16>
  }

  func.func @already_fused(%x: tensor<8x16xbf16>) -> tensor<8x16xbf16> {
    // no-fuse: softmax
    %0 = "ttnn.softmax"(%x) <{dimension = -1 : si32}> : (tensor<8x16xbf16>) -> tensor<8x16xbf16>
    return %0 : tensor<8x16xbf16>
  }

  func.func @maximum_subtracted(%x: tensor<32x64xbf16>) -> tensor<32x64xbf16> {
    %0 = "ttnn.max"(%x) <{dim_arg = [1 : i32], keep_dim = true}> : (tensor<32x64xbf16>) -> tensor<32x1xbf16>
    %1 = "ttnn.subtract"(%x, %0) : (tensor<32x64xbf16>, tensor<32x1xbf16>) -> tensor<32x64xbf16>
    // fuse: softmax_stable [x=%x out=%2]
    %2 = "ttnn.softmax"(%1) <{dimension = -1 : si32, numericStable = false}> : (tensor<32x64xbf16>) -> tensor<32x64xbf16>
    return %2 : tensor<32x64xbf16>
  }

  func.func @maximum_of_the_other_axis(%x: tensor<32x64xbf16>) -> tensor<32x64xbf16> {
    %0 = "ttnn.max"(%x) <{dim_arg = [0 : i32], keep_dim = true}> : (tensor<32x64xbf16>) -> tensor<1x64xbf16>
    %1 = "ttnn.subtract"(%x, %0) : (tensor<32x64xbf16>, tensor<1x64xbf16>) -> tensor<32x64xbf16>
    // no-fuse: softmax_stable
    %2 = "ttnn.softmax"(%1) <{dimension = -1 : si32, numericStable = false}> : (tensor<32x64xbf16>) -> tensor<32x64xbf16>
    return %2 : tensor<32x64xbf16>
  }

  // The sums of the rows stand where those of the columns should.
  func.func @sums_along_the_wrong_axis(%x: tensor<64x64xbf16>) -> tensor<64x64xbf16> {
    %0 = "ttnn.exp"(%x) : (tensor<64x64xbf16>) -> tensor<64x64xbf16>
    %1 = "ttnn.sum"(%0) <{dim_arg = [1 : i32], keep_dim = false}> : (tensor<64x64xbf16>) -> tensor<64xbf16>
    // no-fuse: softmax
    %2 = "ttnn.divide"(%0, %1) : (tensor<64x64xbf16>, tensor<64xbf16>) -> tensor<64x64xbf16>
    return %2 : tensor<64x64xbf16>
  }

  func.func @sums_of_columns(%x: tensor<64x64xbf16>) -> tensor<64x64xbf16> {
    %0 = "ttnn.exp"(%x) : (tensor<64x64xbf16>) -> tensor<64x64xbf16>
    %1 = "ttnn.sum"(%0) <{dim_arg = [0 : i32], keep_dim = false}> : (tensor<64x64xbf16>) -> tensor<64xbf16>
    // fuse: softmax [x=%x out=%2]
    %2 = "ttnn.divide"(%0, %1) : (tensor<64x64xbf16>, tensor<64xbf16>) -> tensor<64x64xbf16>
    return %2 : tensor<64x64xbf16>
  }
}
