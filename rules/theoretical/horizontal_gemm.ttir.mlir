module {
  func.func @gate_and_up(%x: tensor<7x64xbf16>, %wg: tensor<64x96xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %wu: tensor<64x96xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}) -> (tensor<7x96xbf16>, tensor<7x96xbf16>) {
    // fuse: horizontal_gemm [x=%x]
    %0 = "ttir.matmul"(%x, %wg) <{transpose_a = false, transpose_b = false}> : (tensor<7x64xbf16>, tensor<64x96xbf16>) -> tensor<7x96xbf16>
    %1 = "ttir.matmul"(%x, %wu) <{transpose_a = false, transpose_b = false}> : (tensor<7x64xbf16>, tensor<64x96xbf16>) -> tensor<7x96xbf16>
    return %0, %1 : tensor<7x96xbf16>, tensor<7x96xbf16>
  }

  func.func @with_bias(%x: tensor<7x64xbf16>, %a: tensor<64x96xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %b: tensor<64x32xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %c: tensor<64x32xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %ba: tensor<96xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %bb: tensor<32xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}) -> (tensor<7x96xbf16>, tensor<7x32xbf16>, tensor<7x32xbf16>) {
    // fuse: horizontal_gemm [x=%x]
    %0 = "ttir.linear"(%x, %a, %ba) <{transpose_a = false, transpose_b = false}> : (tensor<7x64xbf16>, tensor<64x96xbf16>, tensor<96xbf16>) -> tensor<7x96xbf16>
    %1 = "ttir.linear"(%x, %b, %bb) <{transpose_a = false, transpose_b = false}> : (tensor<7x64xbf16>, tensor<64x32xbf16>, tensor<32xbf16>) -> tensor<7x32xbf16>
    %2 = "ttir.matmul"(%x, %c) <{transpose_a = false, transpose_b = false}> : (tensor<7x64xbf16>, tensor<64x32xbf16>) -> tensor<7x32xbf16>
    return %0, %1, %2 : tensor<7x96xbf16>, tensor<7x32xbf16>, tensor<7x32xbf16>
  }

  func.func @one_product(%x: tensor<7x64xbf16>, %wg: tensor<64x96xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %y: tensor<7x64xbf16>, %wu: tensor<64x96xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}) -> (tensor<7x96xbf16>, tensor<7x96xbf16>) {
    // no-fuse: horizontal_gemm
    %0 = "ttir.matmul"(%x, %wg) <{transpose_a = false, transpose_b = false}> : (tensor<7x64xbf16>, tensor<64x96xbf16>) -> tensor<7x96xbf16>
    %1 = "ttir.matmul"(%y, %wu) <{transpose_a = false, transpose_b = false}> : (tensor<7x64xbf16>, tensor<64x96xbf16>) -> tensor<7x96xbf16>
    return %0, %1 : tensor<7x96xbf16>, tensor<7x96xbf16>
  }

  // The second factor is computed: attention scores.
  func.func @computed(%x: tensor<7x64xbf16>, %wg: tensor<64x96xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %k: tensor<64x7xbf16> {ttcore.argument_type = #ttcore.argument_type<input>}) -> (tensor<7x96xbf16>, tensor<7x7xbf16>) {
    // no-fuse: horizontal_gemm
    %0 = "ttir.matmul"(%x, %wg) <{transpose_a = false, transpose_b = false}> : (tensor<7x64xbf16>, tensor<64x96xbf16>) -> tensor<7x96xbf16>
    %1 = "ttir.matmul"(%x, %k) <{transpose_a = false, transpose_b = false}> : (tensor<7x64xbf16>, tensor<64x7xbf16>) -> tensor<7x7xbf16>
    return %0, %1 : tensor<7x96xbf16>, tensor<7x7xbf16>
  }
}
