module {
  func.func @normalised_top_experts(%x: tensor<32x128xf32>) -> (tensor<32x4xf32>, tensor<32x4xui16>) {
    %0 = "ttnn.softmax"(%x) <{dimension = 1 : si32, numericStable = true}> : (tensor<32x128xf32>) -> tensor<32x128xf32>
    %1, %2 = "ttnn.topk"(%0) <{dim = -1 : i32, k = 4 : i32, largest = true, sorted = true}> : (tensor<32x128xf32>) -> (tensor<32x4xf32>, tensor<32x4xui16>)
    %3 = "ttnn.sum"(%1) <{dim_arg = [1 : i32], keep_dim = true}> : (tensor<32x4xf32>) -> tensor<32x1xf32>
    // fuse: softmax_topk_router [logits=%x out=%4]
    %4 = "ttnn.divide"(%1, %3) : (tensor<32x4xf32>, tensor<32x1xf32>) -> tensor<32x4xf32>
    return %4, %2 : tensor<32x4xf32>, tensor<32x4xui16>
  }

  // The weights are not normalised.
  func.func @other_norm(%x: tensor<32x128xf32>, %y: tensor<32x1xf32>) -> (tensor<32x4xf32>, tensor<32x4xui16>) {
    %0 = "ttnn.softmax"(%x) <{dimension = 1 : si32, numericStable = true}> : (tensor<32x128xf32>) -> tensor<32x128xf32>
    %1, %2 = "ttnn.topk"(%0) <{dim = -1 : i32, k = 4 : i32, largest = true, sorted = true}> : (tensor<32x128xf32>) -> (tensor<32x4xf32>, tensor<32x4xui16>)
    // no-fuse: softmax_topk_router
    %3 = "ttnn.divide"(%1, %y) : (tensor<32x4xf32>, tensor<32x1xf32>) -> tensor<32x4xf32>
    return %3, %2 : tensor<32x4xf32>, tensor<32x4xui16>
  }

  func.func @sigmoid_scores(%x: tensor<32x128xf32>, %b: tensor<1x128xf32> {ttcore.argument_type = #ttcore.argument_type<parameter>}) -> (tensor<32x8xf32>, tensor<32x8xui16>) {
    %0 = "ttnn.sigmoid"(%x) : (tensor<32x128xf32>) -> tensor<32x128xf32>
    %1 = "ttnn.add"(%0, %b) : (tensor<32x128xf32>, tensor<1x128xf32>) -> tensor<32x128xf32>
    %2, %3 = "ttnn.topk"(%1) <{dim = -1 : i32, k = 8 : i32, largest = true, sorted = true}> : (tensor<32x128xf32>) -> (tensor<32x8xf32>, tensor<32x8xui16>)
    %4 = "ttnn.typecast"(%3) : (tensor<32x8xui16>) -> tensor<32x8xsi32>
    %5 = "ttnn.gather"(%0, %4) <{dim = 1 : i32}> : (tensor<32x128xf32>, tensor<32x8xsi32>) -> tensor<32x8xf32>
    %6 = "ttnn.sum"(%5) <{dim_arg = [1 : i32], keep_dim = true}> : (tensor<32x8xf32>) -> tensor<32x1xf32>
    // fuse: sigmoid_topk_router [logits=%x bias=%b out=%7]
    %7 = "ttnn.divide"(%5, %6) : (tensor<32x8xf32>, tensor<32x1xf32>) -> tensor<32x8xf32>
    return %7, %3 : tensor<32x8xf32>, tensor<32x8xui16>
  }

  // The biased scores are the weights.
  func.func @biased_weights(%x: tensor<32x128xf32>, %b: tensor<1x128xf32> {ttcore.argument_type = #ttcore.argument_type<parameter>}) -> (tensor<32x8xf32>, tensor<32x8xui16>) {
    %0 = "ttnn.sigmoid"(%x) : (tensor<32x128xf32>) -> tensor<32x128xf32>
    %1 = "ttnn.add"(%0, %b) : (tensor<32x128xf32>, tensor<1x128xf32>) -> tensor<32x128xf32>
    %2, %3 = "ttnn.topk"(%1) <{dim = -1 : i32, k = 8 : i32, largest = true, sorted = true}> : (tensor<32x128xf32>) -> (tensor<32x8xf32>, tensor<32x8xui16>)
    %4 = "ttnn.sum"(%2) <{dim_arg = [1 : i32], keep_dim = true}> : (tensor<32x8xf32>) -> tensor<32x1xf32>
    // no-fuse: sigmoid_topk_router
    // no-fuse: softmax_topk_router
    %5 = "ttnn.divide"(%2, %4) : (tensor<32x8xf32>, tensor<32x1xf32>) -> tensor<32x8xf32>
    return %5, %3 : tensor<32x8xf32>, tensor<32x8xui16>
  }
}
