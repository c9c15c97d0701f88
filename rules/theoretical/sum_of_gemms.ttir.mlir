module {
  func.func @parallel_block(%a: tensor<32x64xbf16>, %h: tensor<32x256xbf16>, %wa: tensor<64x64xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %ba: tensor<64xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %wb: tensor<256x64xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %bb: tensor<64xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}) -> tensor<32x64xbf16> {
    %0 = "ttir.linear"(%a, %wa, %ba) <{transpose_a = false, transpose_b = false}> : (tensor<32x64xbf16>, tensor<64x64xbf16>, tensor<64xbf16>) -> tensor<32x64xbf16>
    %1 = "ttir.linear"(%h, %wb, %bb) <{transpose_a = false, transpose_b = false}> : (tensor<32x256xbf16>, tensor<256x64xbf16>, tensor<64xbf16>) -> tensor<32x64xbf16>
    // fuse: parallel_out_projections [wa=%wa wb=%wb out=%2]
    %2 = "ttir.add"(%0, %1) : (tensor<32x64xbf16>, tensor<32x64xbf16>) -> tensor<32x64xbf16>
    return %2 : tensor<32x64xbf16>
  }

  // One input: the weights could be added instead.
  func.func @one_input(%a: tensor<32x64xbf16>, %wa: tensor<64x64xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %wb: tensor<64x64xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}) -> tensor<32x64xbf16> {
    %0 = "ttir.matmul"(%a, %wa) <{transpose_a = false, transpose_b = false}> : (tensor<32x64xbf16>, tensor<64x64xbf16>) -> tensor<32x64xbf16>
    %1 = "ttir.matmul"(%a, %wb) <{transpose_a = false, transpose_b = false}> : (tensor<32x64xbf16>, tensor<64x64xbf16>) -> tensor<32x64xbf16>
    // no-fuse: parallel_out_projections
    %2 = "ttir.add"(%0, %1) : (tensor<32x64xbf16>, tensor<32x64xbf16>) -> tensor<32x64xbf16>
    return %2 : tensor<32x64xbf16>
  }

  // A product and a residual.
  func.func @one_product(%a: tensor<32x64xbf16>, %wa: tensor<64x64xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %r: tensor<32x64xbf16>) -> tensor<32x64xbf16> {
    %0 = "ttir.matmul"(%a, %wa) <{transpose_a = false, transpose_b = false}> : (tensor<32x64xbf16>, tensor<64x64xbf16>) -> tensor<32x64xbf16>
    // no-fuse: parallel_out_projections
    %1 = "ttir.add"(%0, %r) : (tensor<32x64xbf16>, tensor<32x64xbf16>) -> tensor<32x64xbf16>
    return %1 : tensor<32x64xbf16>
  }

  func.func @biases_apart(%a: tensor<32x64xbf16>, %h: tensor<32x256xbf16>, %wa: tensor<64x64xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %ba: tensor<64xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %wb: tensor<256x64xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %bb: tensor<64xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}) -> tensor<32x64xbf16> {
    %0 = "ttir.matmul"(%a, %wa) <{transpose_a = false, transpose_b = false}> : (tensor<32x64xbf16>, tensor<64x64xbf16>) -> tensor<32x64xbf16>
    %1 = "ttir.add"(%0, %ba) : (tensor<32x64xbf16>, tensor<64xbf16>) -> tensor<32x64xbf16>
    %2 = "ttir.matmul"(%h, %wb) <{transpose_a = false, transpose_b = false}> : (tensor<32x256xbf16>, tensor<256x64xbf16>) -> tensor<32x64xbf16>
    %3 = "ttir.add"(%2, %bb) : (tensor<32x64xbf16>, tensor<64xbf16>) -> tensor<32x64xbf16>
    // fuse: parallel_out_projections [wa=%wa ba=%ba wb=%wb bb=%bb out=%4]
    %4 = "ttir.add"(%1, %3) : (tensor<32x64xbf16>, tensor<32x64xbf16>) -> tensor<32x64xbf16>
    return %4 : tensor<32x64xbf16>
  }
}
