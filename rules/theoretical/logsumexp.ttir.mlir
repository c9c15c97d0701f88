module {
  func.func @sum_of_exponentials(%x: tensor<32x64xf32> {ttcore.argument_type = #ttcore.argument_type<input>}) -> tensor<32x1xf32> {
    %e = "ttir.exp"(%x) : (tensor<32x64xf32>) -> tensor<32x64xf32>
    %t = "ttir.sum"(%e) <{dim_arg = [1 : i32], keep_dim = true}> : (tensor<32x64xf32>) -> tensor<32x1xf32>
    // fuse: logsumexp [x=%x]
    %r = "ttir.log"(%t) : (tensor<32x1xf32>) -> tensor<32x1xf32>
    return %r : tensor<32x1xf32>
  }

  func.func @shifted_sum(%x: tensor<32x64xf32> {ttcore.argument_type = #ttcore.argument_type<input>}) -> tensor<32x1xf32> {
    %m = "ttir.max"(%x) <{dim_arg = [1 : i32], keep_dim = true}> : (tensor<32x64xf32>) -> tensor<32x1xf32>
    %d = "ttir.subtract"(%x, %m) : (tensor<32x64xf32>, tensor<32x1xf32>) -> tensor<32x64xf32>
    %e = "ttir.exp"(%d) : (tensor<32x64xf32>) -> tensor<32x64xf32>
    %t = "ttir.sum"(%e) <{dim_arg = [1 : i32], keep_dim = true}> : (tensor<32x64xf32>) -> tensor<32x1xf32>
    %l = "ttir.log"(%t) : (tensor<32x1xf32>) -> tensor<32x1xf32>
    // fuse: logsumexp [x=%x]
    %r = "ttir.add"(%l, %m) : (tensor<32x1xf32>, tensor<32x1xf32>) -> tensor<32x1xf32>
    return %r : tensor<32x1xf32>
  }

  func.func @not_shifted_back(%x: tensor<32x64xf32> {ttcore.argument_type = #ttcore.argument_type<input>}, %y: tensor<32x1xf32> {ttcore.argument_type = #ttcore.argument_type<input>}) -> tensor<32x1xf32> {
    %m = "ttir.max"(%x) <{dim_arg = [1 : i32], keep_dim = true}> : (tensor<32x64xf32>) -> tensor<32x1xf32>
    %d = "ttir.subtract"(%x, %m) : (tensor<32x64xf32>, tensor<32x1xf32>) -> tensor<32x64xf32>
    %e = "ttir.exp"(%d) : (tensor<32x64xf32>) -> tensor<32x64xf32>
    %t = "ttir.sum"(%e) <{dim_arg = [1 : i32], keep_dim = true}> : (tensor<32x64xf32>) -> tensor<32x1xf32>
    // fuse: logsumexp
    %l = "ttir.log"(%t) : (tensor<32x1xf32>) -> tensor<32x1xf32>
    // no-fuse: logsumexp
    %r = "ttir.add"(%l, %y) : (tensor<32x1xf32>, tensor<32x1xf32>) -> tensor<32x1xf32>
    return %r : tensor<32x1xf32>
  }
}
