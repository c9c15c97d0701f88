module {
  func.func @stable(%x: tensor<2x4x32x32xf32>) -> tensor<2x4x32x32xf32> {
    %0 = "ttir.max"(%x) <{dim_arg = [3 : i32], keep_dim = false}> : (tensor<2x4x32x32xf32>) -> tensor<2x4x32xf32>
    %1 = "ttir.reshape"(%0) <{shape = [2 : i32, 4 : i32, 32 : i32, 1 : i32]}> : (tensor<2x4x32xf32>) -> tensor<2x4x32x1xf32>
    %2 = "ttir.broadcast"(%1) <{broadcast_dimensions = array<i64: 1, 1, 1, 32>}> : (tensor<2x4x32x1xf32>) -> tensor<2x4x32x32xf32>
    %3 = "ttir.subtract"(%x, %2) : (tensor<2x4x32x32xf32>, tensor<2x4x32x32xf32>) -> tensor<2x4x32x32xf32>
    %4 = "ttir.exp"(%3) : (tensor<2x4x32x32xf32>) -> tensor<2x4x32x32xf32>
    %5 = "ttir.sum"(%4) <{dim_arg = [-1 : i32], keep_dim = true}> : (tensor<2x4x32x32xf32>) -> tensor<2x4x32x1xf32>
    %6 = "ttir.broadcast"(%5) <{broadcast_dimensions = array<i64: 1, 1, 1, 32>}> : (tensor<2x4x32x1xf32>) -> tensor<2x4x32x32xf32>
    // fuse: softmax [x=%x e=%4 out=%7]
    %7 = "ttir.div"(%4, %6) : (tensor<2x4x32x32xf32>, tensor<2x4x32x32xf32>) -> tensor<2x4x32x32xf32>
    return %7 : tensor<2x4x32x32xf32>
  }

  func.func @plain_over_dim_1(%x: tensor<8x16x32xbf16>) -> tensor<8x16x32xbf16> {
    %0 = "ttir.exp"(%x) : (tensor<8x16x32xbf16>) -> tensor<8x16x32xbf16>
    %1 = "ttir.sum"(%0) <{dim_arg = [1 : i32], keep_dim = true}> : (tensor<8x16x32xbf16>) -> tensor<8x1x32xbf16>
    %2 = "ttir.reciprocal"(%1) : (tensor<8x1x32xbf16>) -> tensor<8x1x32xbf16>
    // fuse: softmax [x=%x e=%0 out=%3]
    %3 = "ttir.multiply"(%0, %2) : (tensor<8x16x32xbf16>, tensor<8x1x32xbf16>) -> tensor<8x16x32xbf16>
    return %3 : tensor<8x16x32xbf16>
  }

  // Normalising by the sum is a softmax only after exp.
  func.func @no_exp(%x: tensor<8x16xbf16>) -> tensor<8x16xbf16> {
    %0 = "ttir.sum"(%x) <{dim_arg = [1 : i32], keep_dim = true}> : (tensor<8x16xbf16>) -> tensor<8x1xbf16>
    // no-fuse: softmax
    %1 = "ttir.div"(%x, %0) : (tensor<8x16xbf16>, tensor<8x1xbf16>) -> tensor<8x16xbf16>
    return %1 : tensor<8x16xbf16>
  }

  func.func @other_exp(%x: tensor<8x16xbf16>, %y: tensor<8x16xbf16>) -> tensor<8x16xbf16> {
    %0 = "ttir.exp"(%x) : (tensor<8x16xbf16>) -> tensor<8x16xbf16>
    %1 = "ttir.exp"(%y) : (tensor<8x16xbf16>) -> tensor<8x16xbf16>
    %2 = "ttir.sum"(%1) <{dim_arg = [1 : i32], keep_dim = true}> : (tensor<8x16xbf16>) -> tensor<8x1xbf16>
    // no-fuse: softmax
    %3 = "ttir.div"(%0, %2) : (tensor<8x16xbf16>, tensor<8x1xbf16>) -> tensor<8x16xbf16>
    return %3 : tensor<8x16xbf16>
  }

  func.func @exp_used_elsewhere(%x: tensor<8x16xbf16>) -> (tensor<8x16xbf16>, tensor<8x16xbf16>) {
    %0 = "ttir.exp"(%x) : (tensor<8x16xbf16>) -> tensor<8x16xbf16>
    %1 = "ttir.sum"(%0) <{dim_arg = [1 : i32], keep_dim = true}> : (tensor<8x16xbf16>) -> tensor<8x1xbf16>
    // no-fuse: softmax
    %2 = "ttir.div"(%0, %1) : (tensor<8x16xbf16>, tensor<8x1xbf16>) -> tensor<8x16xbf16>
    return %2, %0 : tensor<8x16xbf16>, tensor<8x16xbf16>
  }

  func.func @two_axes(%x: tensor<8x16x32xbf16>) -> tensor<8x16x32xbf16> {
    %0 = "ttir.exp"(%x) : (tensor<8x16x32xbf16>) -> tensor<8x16x32xbf16>
    %1 = "ttir.sum"(%0) <{dim_arg = [1 : i32, 2 : i32], keep_dim = true}> : (tensor<8x16x32xbf16>) -> tensor<8x1x1xbf16>
    // no-fuse: softmax
    %2 = "ttir.div"(%0, %1) : (tensor<8x16x32xbf16>, tensor<8x1x1xbf16>) -> tensor<8x16x32xbf16>
    return %2 : tensor<8x16x32xbf16>
  }

  // The sum does not run along the axis it is divided by.
  func.func @wrong_way_round(%x: tensor<8x16xbf16>) -> tensor<8x16xbf16> {
    %0 = "ttir.exp"(%x) : (tensor<8x16xbf16>) -> tensor<8x16xbf16>
    %1 = "ttir.sum"(%0) <{dim_arg = [1 : i32], keep_dim = true}> : (tensor<8x16xbf16>) -> tensor<8x1xbf16>
    // no-fuse: softmax
    %2 = "ttir.div"(%1, %0) : (tensor<8x1xbf16>, tensor<8x16xbf16>) -> tensor<8x16xbf16>
    return %2 : tensor<8x16xbf16>
  }

  func.func @already_fused(%x: tensor<8x16xbf16>) -> tensor<8x16xbf16> {
    // no-fuse: softmax
    %0 = "ttir.softmax"(%x) <{dimension = -1 : si32}> : (tensor<8x16xbf16>) -> tensor<8x16xbf16>
    return %0 : tensor<8x16xbf16>
  }

  func.func @maximum_subtracted(%x: tensor<32x64xbf16>) -> tensor<32x64xbf16> {
    %0 = "ttir.max"(%x) <{dim_arg = [1 : i32], keep_dim = true}> : (tensor<32x64xbf16>) -> tensor<32x1xbf16>
    %1 = "ttir.subtract"(%x, %0) : (tensor<32x64xbf16>, tensor<32x1xbf16>) -> tensor<32x64xbf16>
    // fuse: softmax_stable [x=%x out=%2]
    %2 = "ttir.softmax"(%1) <{dimension = -1 : si32, numericStable = false}> : (tensor<32x64xbf16>) -> tensor<32x64xbf16>
    return %2 : tensor<32x64xbf16>
  }

  func.func @maximum_of_the_other_axis(%x: tensor<32x64xbf16>) -> tensor<32x64xbf16> {
    %0 = "ttir.max"(%x) <{dim_arg = [0 : i32], keep_dim = true}> : (tensor<32x64xbf16>) -> tensor<1x64xbf16>
    %1 = "ttir.subtract"(%x, %0) : (tensor<32x64xbf16>, tensor<1x64xbf16>) -> tensor<32x64xbf16>
    // no-fuse: softmax_stable
    %2 = "ttir.softmax"(%1) <{dimension = -1 : si32, numericStable = false}> : (tensor<32x64xbf16>) -> tensor<32x64xbf16>
    return %2 : tensor<32x64xbf16>
  }

  // The sums of the rows stand where those of the columns should.
  func.func @sums_along_the_wrong_axis(%x: tensor<64x64xbf16>) -> tensor<64x64xbf16> {
    %0 = "ttir.exp"(%x) : (tensor<64x64xbf16>) -> tensor<64x64xbf16>
    %1 = "ttir.sum"(%0) <{dim_arg = [1 : i32], keep_dim = false}> : (tensor<64x64xbf16>) -> tensor<64xbf16>
    // no-fuse: softmax
    %2 = "ttir.div"(%0, %1) : (tensor<64x64xbf16>, tensor<64xbf16>) -> tensor<64x64xbf16>
    return %2 : tensor<64x64xbf16>
  }

  func.func @sums_of_columns(%x: tensor<64x64xbf16>) -> tensor<64x64xbf16> {
    %0 = "ttir.exp"(%x) : (tensor<64x64xbf16>) -> tensor<64x64xbf16>
    %1 = "ttir.sum"(%0) <{dim_arg = [0 : i32], keep_dim = false}> : (tensor<64x64xbf16>) -> tensor<64xbf16>
    // fuse: softmax [x=%x out=%2]
    %2 = "ttir.div"(%0, %1) : (tensor<64x64xbf16>, tensor<64xbf16>) -> tensor<64x64xbf16>
    return %2 : tensor<64x64xbf16>
  }
}
