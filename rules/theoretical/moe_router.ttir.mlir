module {
  func.func @normalised_top_experts(%x: tensor<32x128xf32>) -> (tensor<32x4xf32>, tensor<32x4xi64>) {
    %0 = "ttir.softmax"(%x) <{dimension = 1 : si32, numericStable = true}> : (tensor<32x128xf32>) -> tensor<32x128xf32>
    %1, %2 = "ttir.topk"(%0) <{dim = -1 : i32, k = 4 : i32, largest = true, sorted = true}> : (tensor<32x128xf32>) -> (tensor<32x4xf32>, tensor<32x4xi64>)
    %3 = "ttir.sum"(%1) <{dim_arg = [1 : i32], keep_dim = true}> : (tensor<32x4xf32>) -> tensor<32x1xf32>
    // fuse: softmax_topk_router [logits=%x out=%4]
    %4 = "ttir.div"(%1, %3) : (tensor<32x4xf32>, tensor<32x1xf32>) -> tensor<32x4xf32>
    return %4, %2 : tensor<32x4xf32>, tensor<32x4xi64>
  }

  // The weights are not normalised.
  func.func @other_norm(%x: tensor<32x128xf32>, %y: tensor<32x1xf32>) -> (tensor<32x4xf32>, tensor<32x4xi64>) {
    %0 = "ttir.softmax"(%x) <{dimension = 1 : si32, numericStable = true}> : (tensor<32x128xf32>) -> tensor<32x128xf32>
    %1, %2 = "ttir.topk"(%0) <{dim = -1 : i32, k = 4 : i32, largest = true, sorted = true}> : (tensor<32x128xf32>) -> (tensor<32x4xf32>, tensor<32x4xi64>)
    // no-fuse: softmax_topk_router
    %3 = "ttir.div"(%1, %y) : (tensor<32x4xf32>, tensor<32x1xf32>) -> tensor<32x4xf32>
    return %3, %2 : tensor<32x4xf32>, tensor<32x4xi64>
  }

  func.func @sigmoid_scores(%x: tensor<32x128xf32>, %b: tensor<1x128xf32> {ttcore.argument_type = #ttcore.argument_type<parameter>}) -> (tensor<32x8xf32>, tensor<32x8xi64>) {
    %0 = "ttir.sigmoid"(%x) : (tensor<32x128xf32>) -> tensor<32x128xf32>
    %1 = "ttir.add"(%0, %b) : (tensor<32x128xf32>, tensor<1x128xf32>) -> tensor<32x128xf32>
    %2, %3 = "ttir.topk"(%1) <{dim = -1 : i32, k = 8 : i32, largest = true, sorted = true}> : (tensor<32x128xf32>) -> (tensor<32x8xf32>, tensor<32x8xi64>)
    %4 = "ttir.typecast"(%3) <{conservative_folding = false}> : (tensor<32x8xi64>) -> tensor<32x8xsi32>
    %5 = "ttir.gather"(%0, %4) <{dim = 1 : i32}> : (tensor<32x128xf32>, tensor<32x8xsi32>) -> tensor<32x8xf32>
    %6 = "ttir.sum"(%5) <{dim_arg = [1 : i32], keep_dim = true}> : (tensor<32x8xf32>) -> tensor<32x1xf32>
    // fuse: sigmoid_topk_router [logits=%x bias=%b out=%7]
    %7 = "ttir.div"(%5, %6) : (tensor<32x8xf32>, tensor<32x1xf32>) -> tensor<32x8xf32>
    return %7, %3 : tensor<32x8xf32>, tensor<32x8xi64>
  }

  // The biased scores are the weights.
  func.func @biased_weights(%x: tensor<32x128xf32>, %b: tensor<1x128xf32> {ttcore.argument_type = #ttcore.argument_type<parameter>}) -> (tensor<32x8xf32>, tensor<32x8xi64>) {
    %0 = "ttir.sigmoid"(%x) : (tensor<32x128xf32>) -> tensor<32x128xf32>
    %1 = "ttir.add"(%0, %b) : (tensor<32x128xf32>, tensor<1x128xf32>) -> tensor<32x128xf32>
    %2, %3 = "ttir.topk"(%1) <{dim = -1 : i32, k = 8 : i32, largest = true, sorted = true}> : (tensor<32x128xf32>) -> (tensor<32x8xf32>, tensor<32x8xi64>)
    %4 = "ttir.sum"(%2) <{dim_arg = [1 : i32], keep_dim = true}> : (tensor<32x8xf32>) -> tensor<32x1xf32>
    // no-fuse: sigmoid_topk_router
    // no-fuse: softmax_topk_router
    %5 = "ttir.div"(%2, %4) : (tensor<32x8xf32>, tensor<32x1xf32>) -> tensor<32x8xf32>
    return %5, %3 : tensor<32x8xf32>, tensor<32x8xi64>
  }
}
