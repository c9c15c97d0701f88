module {
  func.func @all_experts(%x: tensor<4x32x64xbf16>, %wg: tensor<4x64x96xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %wu: tensor<4x64x96xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %wd: tensor<4x96x64xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %r: tensor<4x32x1xbf16>) -> tensor<32x64xbf16> {
    %0 = "ttir.matmul"(%x, %wg) <{transpose_a = false, transpose_b = false}> : (tensor<4x32x64xbf16>, tensor<4x64x96xbf16>) -> tensor<4x32x96xbf16>
    %1 = "ttir.silu"(%0) : (tensor<4x32x96xbf16>) -> tensor<4x32x96xbf16>
    %2 = "ttir.matmul"(%x, %wu) <{transpose_a = false, transpose_b = false}> : (tensor<4x32x64xbf16>, tensor<4x64x96xbf16>) -> tensor<4x32x96xbf16>
    %3 = "ttir.multiply"(%1, %2) : (tensor<4x32x96xbf16>, tensor<4x32x96xbf16>) -> tensor<4x32x96xbf16>
    %4 = "ttir.matmul"(%3, %wd) <{transpose_a = false, transpose_b = false}> : (tensor<4x32x96xbf16>, tensor<4x96x64xbf16>) -> tensor<4x32x64xbf16>
    %5 = "ttir.multiply"(%4, %r) : (tensor<4x32x64xbf16>, tensor<4x32x1xbf16>) -> tensor<4x32x64xbf16>
    // fuse: dense_moe [x=%x weights=%r out=%6]
    %6 = "ttir.sum"(%5) <{dim_arg = [0 : i32], keep_dim = false}> : (tensor<4x32x64xbf16>) -> tensor<32x64xbf16>
    return %6 : tensor<32x64xbf16>
  }

  // Summed over tokens: a pooling.
  func.func @pooled(%x: tensor<4x32x64xbf16>, %wg: tensor<4x64x96xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %wu: tensor<4x64x96xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %wd: tensor<4x96x64xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %r: tensor<4x32x1xbf16>) -> tensor<4x64xbf16> {
    %0 = "ttir.matmul"(%x, %wg) <{transpose_a = false, transpose_b = false}> : (tensor<4x32x64xbf16>, tensor<4x64x96xbf16>) -> tensor<4x32x96xbf16>
    %1 = "ttir.silu"(%0) : (tensor<4x32x96xbf16>) -> tensor<4x32x96xbf16>
    %2 = "ttir.matmul"(%x, %wu) <{transpose_a = false, transpose_b = false}> : (tensor<4x32x64xbf16>, tensor<4x64x96xbf16>) -> tensor<4x32x96xbf16>
    %3 = "ttir.multiply"(%1, %2) : (tensor<4x32x96xbf16>, tensor<4x32x96xbf16>) -> tensor<4x32x96xbf16>
    %4 = "ttir.matmul"(%3, %wd) <{transpose_a = false, transpose_b = false}> : (tensor<4x32x96xbf16>, tensor<4x96x64xbf16>) -> tensor<4x32x64xbf16>
    %5 = "ttir.multiply"(%4, %r) : (tensor<4x32x64xbf16>, tensor<4x32x1xbf16>) -> tensor<4x32x64xbf16>
    // no-fuse: dense_moe
    %6 = "ttir.sum"(%5) <{dim_arg = [1 : i32], keep_dim = false}> : (tensor<4x32x64xbf16>) -> tensor<4x64xbf16>
    return %6 : tensor<4x64xbf16>
  }
}
