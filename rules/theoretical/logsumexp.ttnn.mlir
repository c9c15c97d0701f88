module {
  func.func @sum_of_exponentials(%x: tensor<32x64xf32> {ttcore.argument_type = #ttcore.argument_type<input>}) -> tensor<32x1xf32> {
    %e = "ttnn.exp"(%x) : (tensor<32x64xf32>) -> tensor<32x64xf32>
    %t = "ttnn.sum"(%e) <{dim_arg = [1 : i32], keep_dim = true}> : (tensor<32x64xf32>) -> tensor<32x1xf32>
    // fuse: logsumexp [x=%x]
    %r = "ttnn.log"(%t) : (tensor<32x1xf32>) -> tensor<32x1xf32>
    return %r : tensor<32x1xf32>
  }

  func.func @shifted_sum(%x: tensor<32x64xf32> {ttcore.argument_type = #ttcore.argument_type<input>}) -> tensor<32x1xf32> {
    %m = "ttnn.max"(%x) <{dim_arg = [1 : i32], keep_dim = true}> : (tensor<32x64xf32>) -> tensor<32x1xf32>
    %d = "ttnn.subtract"(%x, %m) : (tensor<32x64xf32>, tensor<32x1xf32>) -> tensor<32x64xf32>
    %e = "ttnn.exp"(%d) : (tensor<32x64xf32>) -> tensor<32x64xf32>
    %t = "ttnn.sum"(%e) <{dim_arg = [1 : i32], keep_dim = true}> : (tensor<32x64xf32>) -> tensor<32x1xf32>
    %l = "ttnn.log"(%t) : (tensor<32x1xf32>) -> tensor<32x1xf32>
    // fuse: logsumexp [x=%x]
    %r = "ttnn.add"(%l, %m) : (tensor<32x1xf32>, tensor<32x1xf32>) -> tensor<32x1xf32>
    return %r : tensor<32x1xf32>
  }

  func.func @not_shifted_back(%x: tensor<32x64xf32> {ttcore.argument_type = #ttcore.argument_type<input>}, %y: tensor<32x1xf32> {ttcore.argument_type = #ttcore.argument_type<input>}) -> tensor<32x1xf32> {
    %m = "ttnn.max"(%x) <{dim_arg = [1 : i32], keep_dim = true}> : (tensor<32x64xf32>) -> tensor<32x1xf32>
    %d = "ttnn.subtract"(%x, %m) : (tensor<32x64xf32>, tensor<32x1xf32>) -> tensor<32x64xf32>
    %e = "ttnn.exp"(%d) : (tensor<32x64xf32>) -> tensor<32x64xf32>
    %t = "ttnn.sum"(%e) <{dim_arg = [1 : i32], keep_dim = true}> : (tensor<32x64xf32>) -> tensor<32x1xf32>
    // fuse: logsumexp
    %l = "ttnn.log"(%t) : (tensor<32x1xf32>) -> tensor<32x1xf32>
    // no-fuse: logsumexp
    %r = "ttnn.add"(%l, %y) : (tensor<32x1xf32>, tensor<32x1xf32>) -> tensor<32x1xf32>
    return %r : tensor<32x1xf32>
  }
}
