module {
  func.func @one_hot_target(%x: tensor<8x1000xf32>, %h: tensor<8x1000xf32>) -> tensor<8xf32> {
    %0 = "ttnn.softmax"(%x) <{dimension = 1 : si32, numericStable = true}> : (tensor<8x1000xf32>) -> tensor<8x1000xf32>
    %1 = "ttnn.log"(%0) : (tensor<8x1000xf32>) -> tensor<8x1000xf32>
    %2 = "ttnn.multiply"(%1, %h) : (tensor<8x1000xf32>, tensor<8x1000xf32>) -> tensor<8x1000xf32>
    %3 = "ttnn.sum"(%2) <{dim_arg = [1 : i32], keep_dim = false}> : (tensor<8x1000xf32>) -> tensor<8xf32>
    // fuse: cross_entropy [x=%x one_hot=%h out=%4]
    %4 = "ttnn.neg"(%3) : (tensor<8xf32>) -> tensor<8xf32>
    return %4 : tensor<8xf32>
  }

  func.func @in_pieces(%x: tensor<8x1000xf32>, %h: tensor<8x1000xf32>) -> tensor<8xf32> {
    %0 = "ttnn.max"(%x) <{dim_arg = [1 : i32], keep_dim = true}> : (tensor<8x1000xf32>) -> tensor<8x1xf32>
    %1 = "ttnn.subtract"(%x, %0) : (tensor<8x1000xf32>, tensor<8x1xf32>) -> tensor<8x1000xf32>
    %2 = "ttnn.exp"(%1) : (tensor<8x1000xf32>) -> tensor<8x1000xf32>
    %3 = "ttnn.sum"(%2) <{dim_arg = [1 : i32], keep_dim = true}> : (tensor<8x1000xf32>) -> tensor<8x1xf32>
    %4 = "ttnn.log"(%3) : (tensor<8x1xf32>) -> tensor<8x1xf32>
    %5 = "ttnn.subtract"(%1, %4) : (tensor<8x1000xf32>, tensor<8x1xf32>) -> tensor<8x1000xf32>
    %6 = "ttnn.multiply"(%h, %5) : (tensor<8x1000xf32>, tensor<8x1000xf32>) -> tensor<8x1000xf32>
    %7 = "ttnn.neg"(%6) : (tensor<8x1000xf32>) -> tensor<8x1000xf32>
    // fuse: cross_entropy [x=%x one_hot=%h out=%8]
    %8 = "ttnn.sum"(%7) <{dim_arg = [1 : i32], keep_dim = false}> : (tensor<8x1000xf32>) -> tensor<8xf32>
    return %8 : tensor<8xf32>
  }

  // An entropy: the probabilities themselves weigh the logarithms.
  func.func @log_used_elsewhere(%x: tensor<8x1000xf32>, %h: tensor<8x1000xf32>) -> (tensor<8xf32>, tensor<8x1000xf32>) {
    %0 = "ttnn.softmax"(%x) <{dimension = 1 : si32, numericStable = true}> : (tensor<8x1000xf32>) -> tensor<8x1000xf32>
    %1 = "ttnn.log"(%0) : (tensor<8x1000xf32>) -> tensor<8x1000xf32>
    %2 = "ttnn.multiply"(%1, %h) : (tensor<8x1000xf32>, tensor<8x1000xf32>) -> tensor<8x1000xf32>
    %3 = "ttnn.sum"(%2) <{dim_arg = [1 : i32], keep_dim = false}> : (tensor<8x1000xf32>) -> tensor<8xf32>
    // no-fuse: cross_entropy
    %4 = "ttnn.neg"(%3) : (tensor<8xf32>) -> tensor<8xf32>
    return %4, %1 : tensor<8xf32>, tensor<8x1000xf32>
  }
}
