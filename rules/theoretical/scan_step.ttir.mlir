module {
  func.func @mamba(%state: tensor<4x128x16xf32> {ttcore.argument_type = #ttcore.argument_type<input>}, %dt: tensor<4x128x1xf32> {ttcore.argument_type = #ttcore.argument_type<input>}, %a: tensor<1x128x16xf32> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %u: tensor<4x128x1xf32> {ttcore.argument_type = #ttcore.argument_type<input>}, %b: tensor<4x1x16xf32> {ttcore.argument_type = #ttcore.argument_type<input>}, %c: tensor<4x1x16xf32> {ttcore.argument_type = #ttcore.argument_type<input>}) -> (tensor<4x128xf32>, tensor<4x128x16xf32>) {
    %e0 = "ttir.multiply"(%dt, %a) : (tensor<4x128x1xf32>, tensor<1x128x16xf32>) -> tensor<4x128x16xf32>
    %e = "ttir.exp"(%e0) : (tensor<4x128x16xf32>) -> tensor<4x128x16xf32>
    %d = "ttir.multiply"(%state, %e) : (tensor<4x128x16xf32>, tensor<4x128x16xf32>) -> tensor<4x128x16xf32>
    %w = "ttir.multiply"(%u, %b) : (tensor<4x128x1xf32>, tensor<4x1x16xf32>) -> tensor<4x128x16xf32>
    %n = "ttir.add"(%d, %w) : (tensor<4x128x16xf32>, tensor<4x128x16xf32>) -> tensor<4x128x16xf32>
    %o = "ttir.multiply"(%n, %c) : (tensor<4x128x16xf32>, tensor<4x1x16xf32>) -> tensor<4x128x16xf32>
    // fuse: selective_state_update [state=%state]
    %y = "ttir.sum"(%o) <{dim_arg = [2 : i32], keep_dim = false}> : (tensor<4x128x16xf32>) -> tensor<4x128xf32>
    return %y, %n : tensor<4x128xf32>, tensor<4x128x16xf32>
  }

  func.func @fixed_decay(%state: tensor<4x128x16xf32> {ttcore.argument_type = #ttcore.argument_type<input>}, %e: tensor<4x128x16xf32> {ttcore.argument_type = #ttcore.argument_type<input>}, %u: tensor<4x128x1xf32> {ttcore.argument_type = #ttcore.argument_type<input>}, %b: tensor<4x1x16xf32> {ttcore.argument_type = #ttcore.argument_type<input>}, %c: tensor<4x1x16xf32> {ttcore.argument_type = #ttcore.argument_type<input>}) -> (tensor<4x128xf32>, tensor<4x128x16xf32>) {
    %d = "ttir.multiply"(%state, %e) : (tensor<4x128x16xf32>, tensor<4x128x16xf32>) -> tensor<4x128x16xf32>
    %w = "ttir.multiply"(%u, %b) : (tensor<4x128x1xf32>, tensor<4x1x16xf32>) -> tensor<4x128x16xf32>
    %n = "ttir.add"(%d, %w) : (tensor<4x128x16xf32>, tensor<4x128x16xf32>) -> tensor<4x128x16xf32>
    %o = "ttir.multiply"(%n, %c) : (tensor<4x128x16xf32>, tensor<4x1x16xf32>) -> tensor<4x128x16xf32>
    // no-fuse: selective_state_update
    %y = "ttir.sum"(%o) <{dim_arg = [2 : i32], keep_dim = false}> : (tensor<4x128x16xf32>) -> tensor<4x128xf32>
    return %y, %n : tensor<4x128xf32>, tensor<4x128x16xf32>
  }

  func.func @other_sum(%state: tensor<4x128x16xf32> {ttcore.argument_type = #ttcore.argument_type<input>}, %dt: tensor<4x128x1xf32> {ttcore.argument_type = #ttcore.argument_type<input>}, %a: tensor<1x128x16xf32> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %u: tensor<4x128x1xf32> {ttcore.argument_type = #ttcore.argument_type<input>}, %b: tensor<4x1x16xf32> {ttcore.argument_type = #ttcore.argument_type<input>}, %c: tensor<4x128x1xf32> {ttcore.argument_type = #ttcore.argument_type<input>}) -> (tensor<4x16xf32>, tensor<4x128x16xf32>) {
    %e0 = "ttir.multiply"(%dt, %a) : (tensor<4x128x1xf32>, tensor<1x128x16xf32>) -> tensor<4x128x16xf32>
    %e = "ttir.exp"(%e0) : (tensor<4x128x16xf32>) -> tensor<4x128x16xf32>
    %d = "ttir.multiply"(%state, %e) : (tensor<4x128x16xf32>, tensor<4x128x16xf32>) -> tensor<4x128x16xf32>
    %w = "ttir.multiply"(%u, %b) : (tensor<4x128x1xf32>, tensor<4x1x16xf32>) -> tensor<4x128x16xf32>
    %n = "ttir.add"(%d, %w) : (tensor<4x128x16xf32>, tensor<4x128x16xf32>) -> tensor<4x128x16xf32>
    %o = "ttir.multiply"(%n, %c) : (tensor<4x128x16xf32>, tensor<4x128x1xf32>) -> tensor<4x128x16xf32>
    // no-fuse: selective_state_update
    %y = "ttir.sum"(%o) <{dim_arg = [1 : i32], keep_dim = false}> : (tensor<4x128x16xf32>) -> tensor<4x16xf32>
    return %y, %n : tensor<4x16xf32>, tensor<4x128x16xf32>
  }
}
