module {
  func.func @absorbed(%qn: tensor<1x4x512xbf16>, %kv: tensor<1x33x512xbf16> {ttcore.argument_type = #ttcore.argument_type<input>}, %qp: tensor<1x4x64xbf16>, %kp: tensor<1x33x64xbf16> {ttcore.argument_type = #ttcore.argument_type<input>}) -> tensor<1x4x512xbf16> {
    %0 = "ttir.matmul"(%qn, %kv) <{transpose_a = false, transpose_b = true}> : (tensor<1x4x512xbf16>, tensor<1x33x512xbf16>) -> tensor<1x4x33xbf16>
    %1 = "ttir.matmul"(%qp, %kp) <{transpose_a = false, transpose_b = true}> : (tensor<1x4x64xbf16>, tensor<1x33x64xbf16>) -> tensor<1x4x33xbf16>
    %2 = "ttir.add"(%0, %1) : (tensor<1x4x33xbf16>, tensor<1x4x33xbf16>) -> tensor<1x4x33xbf16>
    %3 = "ttir.full"() <{fill_value = 7.216878240e-02 : f32, shape = array<i32: 1, 1, 1>}> : () -> tensor<1x1x1xbf16>
    %4 = "ttir.multiply"(%2, %3) : (tensor<1x4x33xbf16>, tensor<1x1x1xbf16>) -> tensor<1x4x33xbf16>
    %5 = "ttir.softmax"(%4) <{dimension = 2 : si32, numericStable = true}> : (tensor<1x4x33xbf16>) -> tensor<1x4x33xbf16>
    // fuse: mla_attention [q_nope=%qn kv_c=%kv q_pe=%qp k_pe=%kp out=%6]
    %6 = "ttir.matmul"(%5, %kv) <{transpose_a = false, transpose_b = false}> : (tensor<1x4x33xbf16>, tensor<1x33x512xbf16>) -> tensor<1x4x512xbf16>
    return %6 : tensor<1x4x512xbf16>
  }

  // The values are another tensor: attention with a score of two parts.
  func.func @other_values(%qn: tensor<1x4x512xbf16>, %kv: tensor<1x33x512xbf16> {ttcore.argument_type = #ttcore.argument_type<input>}, %qp: tensor<1x4x64xbf16>, %kp: tensor<1x33x64xbf16> {ttcore.argument_type = #ttcore.argument_type<input>}, %v: tensor<1x33x512xbf16> {ttcore.argument_type = #ttcore.argument_type<input>}) -> tensor<1x4x512xbf16> {
    %0 = "ttir.matmul"(%qn, %kv) <{transpose_a = false, transpose_b = true}> : (tensor<1x4x512xbf16>, tensor<1x33x512xbf16>) -> tensor<1x4x33xbf16>
    %1 = "ttir.matmul"(%qp, %kp) <{transpose_a = false, transpose_b = true}> : (tensor<1x4x64xbf16>, tensor<1x33x64xbf16>) -> tensor<1x4x33xbf16>
    %2 = "ttir.add"(%0, %1) : (tensor<1x4x33xbf16>, tensor<1x4x33xbf16>) -> tensor<1x4x33xbf16>
    %3 = "ttir.full"() <{fill_value = 7.216878240e-02 : f32, shape = array<i32: 1, 1, 1>}> : () -> tensor<1x1x1xbf16>
    %4 = "ttir.multiply"(%2, %3) : (tensor<1x4x33xbf16>, tensor<1x1x1xbf16>) -> tensor<1x4x33xbf16>
    %5 = "ttir.softmax"(%4) <{dimension = 2 : si32, numericStable = true}> : (tensor<1x4x33xbf16>) -> tensor<1x4x33xbf16>
    // no-fuse: mla_attention
    %6 = "ttir.matmul"(%5, %v) <{transpose_a = false, transpose_b = false}> : (tensor<1x4x33xbf16>, tensor<1x33x512xbf16>) -> tensor<1x4x512xbf16>
    return %6 : tensor<1x4x512xbf16>
  }

  func.func @indexer(%k: tensor<1x33x128xbf16> {ttcore.argument_type = #ttcore.argument_type<input>}, %q: tensor<1x16x128xbf16>, %w: tensor<1x1x16xbf16>) -> tensor<1x33xbf16> {
    %0 = "ttir.matmul"(%k, %q) <{transpose_a = false, transpose_b = true}> : (tensor<1x33x128xbf16>, tensor<1x16x128xbf16>) -> tensor<1x33x16xbf16>
    %1 = "ttir.full"() <{fill_value = 0.000000000e+00 : f32, shape = array<i32: 1, 1, 1>}> : () -> tensor<1x1x1xbf16>
    %2 = "ttir.maximum"(%0, %1) : (tensor<1x33x16xbf16>, tensor<1x1x1xbf16>) -> tensor<1x33x16xbf16>
    %3 = "ttir.multiply"(%2, %w) : (tensor<1x33x16xbf16>, tensor<1x1x16xbf16>) -> tensor<1x33x16xbf16>
    // fuse: indexer_logits [k=%k q=%q weights=%w out=%4]
    %4 = "ttir.sum"(%3) <{dim_arg = [2 : i32], keep_dim = false}> : (tensor<1x33x16xbf16>) -> tensor<1x33xbf16>
    return %4 : tensor<1x33xbf16>
  }

  // A layer and a weighted sum.
  func.func @layer(%x: tensor<1x33x128xbf16>, %q: tensor<128x16xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %w: tensor<1x1x16xbf16>) -> tensor<1x33xbf16> {
    %0 = "ttir.matmul"(%x, %q) <{transpose_a = false, transpose_b = false}> : (tensor<1x33x128xbf16>, tensor<128x16xbf16>) -> tensor<1x33x16xbf16>
    %1 = "ttir.relu"(%0) : (tensor<1x33x16xbf16>) -> tensor<1x33x16xbf16>
    %2 = "ttir.multiply"(%1, %w) : (tensor<1x33x16xbf16>, tensor<1x1x16xbf16>) -> tensor<1x33x16xbf16>
    // no-fuse: indexer_logits
    %3 = "ttir.sum"(%2) <{dim_arg = [2 : i32], keep_dim = false}> : (tensor<1x33x16xbf16>) -> tensor<1x33xbf16>
    return %3 : tensor<1x33xbf16>
  }
}
