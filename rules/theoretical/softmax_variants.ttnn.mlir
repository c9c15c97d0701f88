module {
  func.func @scale_mask_softmax(%x: tensor<1x4x8x8xbf16>, %m: tensor<1x1x8x8xbf16>) -> tensor<1x4x8x8xf32> {
    %0 = "ttnn.full"() <{fill_value = 1.250000000e-01 : f32, shape = #ttnn.shape<1x1x1x1>}> : () -> tensor<1x1x1x1xbf16>
    %1 = "ttnn.multiply"(%x, %0) : (tensor<1x4x8x8xbf16>, tensor<1x1x1x1xbf16>) -> tensor<1x4x8x8xbf16>
    %2 = "ttnn.add"(%1, %m) : (tensor<1x4x8x8xbf16>, tensor<1x1x8x8xbf16>) -> tensor<1x4x8x8xbf16>
    %3 = "ttnn.typecast"(%2) : (tensor<1x4x8x8xbf16>) -> tensor<1x4x8x8xf32>
    // fuse: scaled_masked_softmax [x=%x mask=%m out=%4]
    %4 = "ttnn.softmax"(%3) <{dimension = 3 : si32, numericStable = true}> : (tensor<1x4x8x8xf32>) -> tensor<1x4x8x8xf32>
    return %4 : tensor<1x4x8x8xf32>
  }

  func.func @divided(%x: tensor<1x4x8x8xbf16>) -> tensor<1x4x8x8xbf16> {
    %0 = "ttnn.full"() <{fill_value = 8.000000000e+00 : f32, shape = #ttnn.shape<1x1x1x1>}> : () -> tensor<1x1x1x1xbf16>
    %1 = "ttnn.divide"(%x, %0) : (tensor<1x4x8x8xbf16>, tensor<1x1x1x1xbf16>) -> tensor<1x4x8x8xbf16>
    // fuse: scaled_masked_softmax [x=%x out=%2]
    %2 = "ttnn.softmax"(%1) <{dimension = -1 : si32, numericStable = true}> : (tensor<1x4x8x8xbf16>) -> tensor<1x4x8x8xbf16>
    return %2 : tensor<1x4x8x8xbf16>
  }

  // The factor is a tensor, and the softmax is over rows.
  func.func @other_dimension(%x: tensor<1x4x8x8xbf16>) -> tensor<1x4x8x8xbf16> {
    %0 = "ttnn.full"() <{fill_value = 8.000000000e+00 : f32, shape = #ttnn.shape<1x1x1x1>}> : () -> tensor<1x1x1x1xbf16>
    %1 = "ttnn.divide"(%x, %0) : (tensor<1x4x8x8xbf16>, tensor<1x1x1x1xbf16>) -> tensor<1x4x8x8xbf16>
    // no-fuse: scaled_masked_softmax
    %2 = "ttnn.softmax"(%1) <{dimension = 2 : si32, numericStable = true}> : (tensor<1x4x8x8xbf16>) -> tensor<1x4x8x8xbf16>
    return %2 : tensor<1x4x8x8xbf16>
  }

  func.func @gate_before_softmax(%x: tensor<1x4x8x8xbf16> {ttcore.argument_type = #ttcore.argument_type<input>}, %g: tensor<1x1x1x8xbf16> {ttcore.argument_type = #ttcore.argument_type<input>}) -> tensor<1x4x8x8xbf16> {
    %0 = "ttnn.multiply"(%x, %g) : (tensor<1x4x8x8xbf16>, tensor<1x1x1x8xbf16>) -> tensor<1x4x8x8xbf16>
    // no-fuse: scaled_masked_softmax
    %1 = "ttnn.softmax"(%0) <{dimension = 3 : si32, numericStable = true}> : (tensor<1x4x8x8xbf16>) -> tensor<1x4x8x8xbf16>
    return %1 : tensor<1x4x8x8xbf16>
  }

  func.func @log_of_softmax(%x: tensor<8x64xf32>) -> tensor<8x64xf32> {
    %0 = "ttnn.softmax"(%x) <{dimension = 1 : si32, numericStable = true}> : (tensor<8x64xf32>) -> tensor<8x64xf32>
    // fuse: log_softmax [x=%x out=%1]
    %1 = "ttnn.log"(%0) : (tensor<8x64xf32>) -> tensor<8x64xf32>
    return %1 : tensor<8x64xf32>
  }

  func.func @log_softmax_in_pieces(%x: tensor<8x64xf32>) -> tensor<8x64xf32> {
    %0 = "ttnn.max"(%x) <{dim_arg = [1 : i32], keep_dim = true}> : (tensor<8x64xf32>) -> tensor<8x1xf32>
    %1 = "ttnn.subtract"(%x, %0) : (tensor<8x64xf32>, tensor<8x1xf32>) -> tensor<8x64xf32>
    %2 = "ttnn.exp"(%1) : (tensor<8x64xf32>) -> tensor<8x64xf32>
    %3 = "ttnn.sum"(%2) <{dim_arg = [1 : i32], keep_dim = true}> : (tensor<8x64xf32>) -> tensor<8x1xf32>
    %4 = "ttnn.log"(%3) : (tensor<8x1xf32>) -> tensor<8x1xf32>
    // fuse: log_softmax [x=%x out=%5]
    %5 = "ttnn.subtract"(%1, %4) : (tensor<8x64xf32>, tensor<8x1xf32>) -> tensor<8x64xf32>
    return %5 : tensor<8x64xf32>
  }

  // The softmax is over another dimension.
  func.func @over_rows(%x: tensor<8x64xf32>) -> tensor<8x64xf32> {
    %0 = "ttnn.softmax"(%x) <{dimension = 0 : si32, numericStable = true}> : (tensor<8x64xf32>) -> tensor<8x64xf32>
    // no-fuse: log_softmax
    %1 = "ttnn.log"(%0) : (tensor<8x64xf32>) -> tensor<8x64xf32>
    return %1 : tensor<8x64xf32>
  }

  func.func @softmax_used_elsewhere(%x: tensor<8x64xf32>) -> (tensor<8x64xf32>, tensor<8x64xf32>) {
    %0 = "ttnn.softmax"(%x) <{dimension = 1 : si32, numericStable = true}> : (tensor<8x64xf32>) -> tensor<8x64xf32>
    // no-fuse: log_softmax
    %1 = "ttnn.log"(%0) : (tensor<8x64xf32>) -> tensor<8x64xf32>
    return %1, %0 : tensor<8x64xf32>, tensor<8x64xf32>
  }

  func.func @capped(%x: tensor<8x64xf32>) -> tensor<8x64xf32> {
    %0 = "ttnn.full"() <{fill_value = 3.000000000e+01 : f32, shape = #ttnn.shape<1x1>}> : () -> tensor<1x1xf32>
    %1 = "ttnn.divide"(%x, %0) : (tensor<8x64xf32>, tensor<1x1xf32>) -> tensor<8x64xf32>
    %2 = "ttnn.tanh"(%1) : (tensor<8x64xf32>) -> tensor<8x64xf32>
    // fuse: softcap [x=%x out=%3]
    %3 = "ttnn.multiply"(%2, %0) : (tensor<8x64xf32>, tensor<1x1xf32>) -> tensor<8x64xf32>
    return %3 : tensor<8x64xf32>
  }

  func.func @two_caps(%x: tensor<8x64xf32>) -> tensor<8x64xf32> {
    %0 = "ttnn.full"() <{fill_value = 3.000000000e+01 : f32, shape = #ttnn.shape<1x1>}> : () -> tensor<1x1xf32>
    %1 = "ttnn.full"() <{fill_value = 5.000000000e+01 : f32, shape = #ttnn.shape<1x1>}> : () -> tensor<1x1xf32>
    %2 = "ttnn.divide"(%x, %0) : (tensor<8x64xf32>, tensor<1x1xf32>) -> tensor<8x64xf32>
    %3 = "ttnn.tanh"(%2) : (tensor<8x64xf32>) -> tensor<8x64xf32>
    // no-fuse: softcap
    %4 = "ttnn.multiply"(%3, %1) : (tensor<8x64xf32>, tensor<1x1xf32>) -> tensor<8x64xf32>
    return %4 : tensor<8x64xf32>
  }

  // An older lowering: zeros are added to broadcast.
  func.func @log_softmax_with_zeros(%x: tensor<8x64xf32>) -> tensor<8x64xf32> {
    %0 = "ttnn.max"(%x) <{dim_arg = [1 : i32], keep_dim = false}> : (tensor<8x64xf32>) -> tensor<8xf32>
    %1 = "ttnn.reshape"(%0) <{shape = [8 : i32, 1 : i32]}> : (tensor<8xf32>) -> tensor<8x1xf32>
    %2 = "ttnn.full"() <{fill_value = 0.000000000e+00 : f32, shape = #ttnn.shape<8x64>}> : () -> tensor<8x64xf32>
    %3 = "ttnn.add"(%1, %2) : (tensor<8x1xf32>, tensor<8x64xf32>) -> tensor<8x64xf32>
    %4 = "ttnn.subtract"(%x, %3) : (tensor<8x64xf32>, tensor<8x64xf32>) -> tensor<8x64xf32>
    %5 = "ttnn.exp"(%4) : (tensor<8x64xf32>) -> tensor<8x64xf32>
    %6 = "ttnn.sum"(%5) <{dim_arg = [1 : i32], keep_dim = false}> : (tensor<8x64xf32>) -> tensor<8xf32>
    %7 = "ttnn.reshape"(%6) <{shape = [8 : i32, 1 : i32]}> : (tensor<8xf32>) -> tensor<8x1xf32>
    %8 = "ttnn.log"(%7) : (tensor<8x1xf32>) -> tensor<8x1xf32>
    %9 = "ttnn.add"(%8, %2) : (tensor<8x1xf32>, tensor<8x64xf32>) -> tensor<8x64xf32>
    // fuse: log_softmax [x=%x out=%10]
    %10 = "ttnn.subtract"(%4, %9) : (tensor<8x64xf32>, tensor<8x64xf32>) -> tensor<8x64xf32>
    return %10 : tensor<8x64xf32>
  }
}
