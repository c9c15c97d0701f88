module {
  func.func @absorbed(%qn: tensor<1x4x512xbf16>, %kv: tensor<1x33x512xbf16> {ttcore.argument_type = #ttcore.argument_type<input>}, %qp: tensor<1x4x64xbf16>, %kp: tensor<1x33x64xbf16> {ttcore.argument_type = #ttcore.argument_type<input>}) -> tensor<1x4x512xbf16> {
    %0 = "ttnn.matmul"(%qn, %kv) <{transpose_a = false, transpose_b = true}> : (tensor<1x4x512xbf16>, tensor<1x33x512xbf16>) -> tensor<1x4x33xbf16>
    %1 = "ttnn.matmul"(%qp, %kp) <{transpose_a = false, transpose_b = true}> : (tensor<1x4x64xbf16>, tensor<1x33x64xbf16>) -> tensor<1x4x33xbf16>
    %2 = "ttnn.add"(%0, %1) : (tensor<1x4x33xbf16>, tensor<1x4x33xbf16>) -> tensor<1x4x33xbf16>
    %3 = "ttnn.full"() <{fill_value = 7.216878240e-02 : f32, shape = #ttnn.shape<1x1x1>}> : () -> tensor<1x1x1xbf16>
    %4 = "ttnn.multiply"(%2, %3) : (tensor<1x4x33xbf16>, tensor<1x1x1xbf16>) -> tensor<1x4x33xbf16>
    %5 = "ttnn.softmax"(%4) <{dimension = 2 : si32, numericStable = true}> : (tensor<1x4x33xbf16>) -> tensor<1x4x33xbf16>
    // fuse: mla_attention [q_nope=%qn kv_c=%kv q_pe=%qp k_pe=%kp out=%6]
    %6 = "ttnn.matmul"(%5, %kv) <{transpose_a = false, transpose_b = false}> : (tensor<1x4x33xbf16>, tensor<1x33x512xbf16>) -> tensor<1x4x512xbf16>
    return %6 : tensor<1x4x512xbf16>
  }

  // The values are another tensor: attention with a score of two parts.
  func.func @other_values(%qn: tensor<1x4x512xbf16>, %kv: tensor<1x33x512xbf16> {ttcore.argument_type = #ttcore.argument_type<input>}, %qp: tensor<1x4x64xbf16>, %kp: tensor<1x33x64xbf16> {ttcore.argument_type = #ttcore.argument_type<input>}, %v: tensor<1x33x512xbf16> {ttcore.argument_type = #ttcore.argument_type<input>}) -> tensor<1x4x512xbf16> {
    %0 = "ttnn.matmul"(%qn, %kv) <{transpose_a = false, transpose_b = true}> : (tensor<1x4x512xbf16>, tensor<1x33x512xbf16>) -> tensor<1x4x33xbf16>
    %1 = "ttnn.matmul"(%qp, %kp) <{transpose_a = false, transpose_b = true}> : (tensor<1x4x64xbf16>, tensor<1x33x64xbf16>) -> tensor<1x4x33xbf16>
    %2 = "ttnn.add"(%0, %1) : (tensor<1x4x33xbf16>, tensor<1x4x33xbf16>) -> tensor<1x4x33xbf16>
    %3 = "ttnn.full"() <{fill_value = 7.216878240e-02 : f32, shape = #ttnn.shape<1x1x1>}> : () -> tensor<1x1x1xbf16>
    %4 = "ttnn.multiply"(%2, %3) : (tensor<1x4x33xbf16>, tensor<1x1x1xbf16>) -> tensor<1x4x33xbf16>
    %5 = "ttnn.softmax"(%4) <{dimension = 2 : si32, numericStable = true}> : (tensor<1x4x33xbf16>) -> tensor<1x4x33xbf16>
    // no-fuse: mla_attention
    %6 = "ttnn.matmul"(%5, %v) <{transpose_a = false, transpose_b = false}> : (tensor<1x4x33xbf16>, tensor<1x33x512xbf16>) -> tensor<1x4x512xbf16>
    return %6 : tensor<1x4x512xbf16>
  }

}
