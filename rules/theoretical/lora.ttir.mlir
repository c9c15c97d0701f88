module {
  func.func @update(%x: tensor<8x512xbf16>, %w: tensor<512x512xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %a: tensor<512x16xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %b: tensor<16x512xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}) -> tensor<8x512xbf16> {
    %0 = "ttir.matmul"(%x, %w) <{transpose_a = false, transpose_b = false}> : (tensor<8x512xbf16>, tensor<512x512xbf16>) -> tensor<8x512xbf16>
    %1 = "ttir.matmul"(%x, %a) <{transpose_a = false, transpose_b = false}> : (tensor<8x512xbf16>, tensor<512x16xbf16>) -> tensor<8x16xbf16>
    %2 = "ttir.matmul"(%1, %b) <{transpose_a = false, transpose_b = false}> : (tensor<8x16xbf16>, tensor<16x512xbf16>) -> tensor<8x512xbf16>
    %3 = "ttir.full"() <{fill_value = 2.000000000e+00 : f32, shape = array<i32: 1, 1>}> : () -> tensor<1x1xbf16>
    %4 = "ttir.multiply"(%2, %3) : (tensor<8x512xbf16>, tensor<1x1xbf16>) -> tensor<8x512xbf16>
    // fuse: lora_update [w=%w lora_a=%a lora_b=%b out=%5]
    %5 = "ttir.add"(%0, %4) : (tensor<8x512xbf16>, tensor<8x512xbf16>) -> tensor<8x512xbf16>
    return %5 : tensor<8x512xbf16>
  }

  // A bottleneck as wide as the product is another branch.
  func.func @wide_branch(%x: tensor<8x512xbf16>, %w: tensor<512x512xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %a: tensor<512x512xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %b: tensor<512x512xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}) -> tensor<8x512xbf16> {
    %0 = "ttir.matmul"(%x, %w) <{transpose_a = false, transpose_b = false}> : (tensor<8x512xbf16>, tensor<512x512xbf16>) -> tensor<8x512xbf16>
    %1 = "ttir.matmul"(%x, %a) <{transpose_a = false, transpose_b = false}> : (tensor<8x512xbf16>, tensor<512x512xbf16>) -> tensor<8x512xbf16>
    %2 = "ttir.matmul"(%1, %b) <{transpose_a = false, transpose_b = false}> : (tensor<8x512xbf16>, tensor<512x512xbf16>) -> tensor<8x512xbf16>
    // no-fuse: lora_update
    %3 = "ttir.add"(%0, %2) : (tensor<8x512xbf16>, tensor<8x512xbf16>) -> tensor<8x512xbf16>
    return %3 : tensor<8x512xbf16>
  }
}
