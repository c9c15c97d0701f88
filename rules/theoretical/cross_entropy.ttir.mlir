module {
  func.func @one_hot_target(%x: tensor<8x1000xf32>, %h: tensor<8x1000xf32>) -> tensor<8xf32> {
    %0 = "ttir.softmax"(%x) <{dimension = 1 : si32, numericStable = true}> : (tensor<8x1000xf32>) -> tensor<8x1000xf32>
    %1 = "ttir.log"(%0) : (tensor<8x1000xf32>) -> tensor<8x1000xf32>
    %2 = "ttir.multiply"(%1, %h) : (tensor<8x1000xf32>, tensor<8x1000xf32>) -> tensor<8x1000xf32>
    %3 = "ttir.sum"(%2) <{dim_arg = [1 : i32], keep_dim = false}> : (tensor<8x1000xf32>) -> tensor<8xf32>
    // fuse: cross_entropy [x=%x one_hot=%h out=%4]
    %4 = "ttir.neg"(%3) : (tensor<8xf32>) -> tensor<8xf32>
    return %4 : tensor<8xf32>
  }

  func.func @in_pieces(%x: tensor<8x1000xf32>, %h: tensor<8x1000xf32>) -> tensor<8xf32> {
    %0 = "ttir.max"(%x) <{dim_arg = [1 : i32], keep_dim = true}> : (tensor<8x1000xf32>) -> tensor<8x1xf32>
    %1 = "ttir.subtract"(%x, %0) : (tensor<8x1000xf32>, tensor<8x1xf32>) -> tensor<8x1000xf32>
    %2 = "ttir.exp"(%1) : (tensor<8x1000xf32>) -> tensor<8x1000xf32>
    %3 = "ttir.sum"(%2) <{dim_arg = [1 : i32], keep_dim = true}> : (tensor<8x1000xf32>) -> tensor<8x1xf32>
    %4 = "ttir.log"(%3) : (tensor<8x1xf32>) -> tensor<8x1xf32>
    %5 = "ttir.subtract"(%1, %4) : (tensor<8x1000xf32>, tensor<8x1xf32>) -> tensor<8x1000xf32>
    %6 = "ttir.multiply"(%h, %5) : (tensor<8x1000xf32>, tensor<8x1000xf32>) -> tensor<8x1000xf32>
    %7 = "ttir.neg"(%6) : (tensor<8x1000xf32>) -> tensor<8x1000xf32>
    // fuse: cross_entropy [x=%x one_hot=%h out=%8]
    %8 = "ttir.sum"(%7) <{dim_arg = [1 : i32], keep_dim = false}> : (tensor<8x1000xf32>) -> tensor<8xf32>
    return %8 : tensor<8xf32>
  }

  // An entropy: the probabilities themselves weigh the logarithms.
  func.func @log_used_elsewhere(%x: tensor<8x1000xf32>, %h: tensor<8x1000xf32>) -> (tensor<8xf32>, tensor<8x1000xf32>) {
    %0 = "ttir.softmax"(%x) <{dimension = 1 : si32, numericStable = true}> : (tensor<8x1000xf32>) -> tensor<8x1000xf32>
    %1 = "ttir.log"(%0) : (tensor<8x1000xf32>) -> tensor<8x1000xf32>
    %2 = "ttir.multiply"(%1, %h) : (tensor<8x1000xf32>, tensor<8x1000xf32>) -> tensor<8x1000xf32>
    %3 = "ttir.sum"(%2) <{dim_arg = [1 : i32], keep_dim = false}> : (tensor<8x1000xf32>) -> tensor<8xf32>
    // no-fuse: cross_entropy
    %4 = "ttir.neg"(%3) : (tensor<8xf32>) -> tensor<8xf32>
    return %4, %1 : tensor<8xf32>, tensor<8x1000xf32>
  }
}
