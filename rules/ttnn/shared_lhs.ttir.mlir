module {
  func.func @three_matmuls(%x: tensor<64x128xbf16>, %w1: tensor<128x256xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %w2: tensor<128x64xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %w3: tensor<128x64xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}) -> (tensor<64x256xbf16>, tensor<64x64xbf16>, tensor<64x64xbf16>) {
    // fuse: shared_lhs_matmul [x=%x w=%w1 out=%0]
    %0 = "ttir.matmul"(%x, %w1) <{transpose_a = false, transpose_b = false}> : (tensor<64x128xbf16>, tensor<128x256xbf16>) -> tensor<64x256xbf16>
    %1 = "ttir.matmul"(%x, %w2) <{transpose_a = false, transpose_b = false}> : (tensor<64x128xbf16>, tensor<128x64xbf16>) -> tensor<64x64xbf16>
    %2 = "ttir.matmul"(%x, %w3) <{transpose_a = false, transpose_b = false}> : (tensor<64x128xbf16>, tensor<128x64xbf16>) -> tensor<64x64xbf16>
    return %0, %1, %2 : tensor<64x256xbf16>, tensor<64x64xbf16>, tensor<64x64xbf16>
  }

  func.func @three_linears(%x: tensor<64x128xbf16>, %w1: tensor<128x256xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %w2: tensor<128x64xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %w3: tensor<128x64xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %b1: tensor<256xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %b2: tensor<1x64xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %b3: tensor<1x64xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}) -> (tensor<64x256xbf16>, tensor<64x64xbf16>, tensor<64x64xbf16>) {
    %0 = "ttir.matmul"(%x, %w1) <{transpose_a = false, transpose_b = false}> : (tensor<64x128xbf16>, tensor<128x256xbf16>) -> tensor<64x256xbf16>
    // fuse: shared_lhs_linear [x=%x out=%1]
    %1 = "ttir.add"(%0, %b1) : (tensor<64x256xbf16>, tensor<256xbf16>) -> tensor<64x256xbf16>
    %2 = "ttir.linear"(%x, %w2, %b2) <{transpose_a = false, transpose_b = false}> : (tensor<64x128xbf16>, tensor<128x64xbf16>, tensor<1x64xbf16>) -> tensor<64x64xbf16>
    %3 = "ttir.matmul"(%x, %w3) <{transpose_a = false, transpose_b = false}> : (tensor<64x128xbf16>, tensor<128x64xbf16>) -> tensor<64x64xbf16>
    %4 = "ttir.add"(%b3, %3) : (tensor<1x64xbf16>, tensor<64x64xbf16>) -> tensor<64x64xbf16>
    return %1, %2, %4 : tensor<64x256xbf16>, tensor<64x64xbf16>, tensor<64x64xbf16>
  }

  func.func @two_matmuls(%x: tensor<64x128xbf16>, %w1: tensor<128x256xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %w2: tensor<128x64xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}) -> (tensor<64x256xbf16>, tensor<64x64xbf16>) {
    // no-fuse: shared_lhs_matmul
    %0 = "ttir.matmul"(%x, %w1) <{transpose_a = false, transpose_b = false}> : (tensor<64x128xbf16>, tensor<128x256xbf16>) -> tensor<64x256xbf16>
    %1 = "ttir.matmul"(%x, %w2) <{transpose_a = false, transpose_b = false}> : (tensor<64x128xbf16>, tensor<128x64xbf16>) -> tensor<64x64xbf16>
    return %0, %1 : tensor<64x256xbf16>, tensor<64x64xbf16>
  }

  // The third right side is computed from the input: it cannot be concatenated before the model runs.
  func.func @computed_weight(%x: tensor<64x128xbf16>, %w1: tensor<128x256xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %w2: tensor<128x64xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %y: tensor<128x64xbf16> {ttcore.argument_type = #ttcore.argument_type<input>}) -> (tensor<64x256xbf16>, tensor<64x64xbf16>, tensor<64x64xbf16>) {
    // no-fuse: shared_lhs_matmul
    %0 = "ttir.matmul"(%x, %w1) <{transpose_a = false, transpose_b = false}> : (tensor<64x128xbf16>, tensor<128x256xbf16>) -> tensor<64x256xbf16>
    %1 = "ttir.matmul"(%x, %w2) <{transpose_a = false, transpose_b = false}> : (tensor<64x128xbf16>, tensor<128x64xbf16>) -> tensor<64x64xbf16>
    %2 = "ttir.matmul"(%x, %y) <{transpose_a = false, transpose_b = false}> : (tensor<64x128xbf16>, tensor<128x64xbf16>) -> tensor<64x64xbf16>
    return %0, %1, %2 : tensor<64x256xbf16>, tensor<64x64xbf16>, tensor<64x64xbf16>
  }

  func.func @one_without_bias(%x: tensor<64x128xbf16>, %w1: tensor<128x256xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %w2: tensor<128x64xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %w3: tensor<128x64xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %b1: tensor<256xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %b2: tensor<64xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}) -> (tensor<64x256xbf16>, tensor<64x64xbf16>, tensor<64x64xbf16>) {
    // fuse: shared_lhs_matmul [x=%x]
    %0 = "ttir.matmul"(%x, %w1) <{transpose_a = false, transpose_b = false}> : (tensor<64x128xbf16>, tensor<128x256xbf16>) -> tensor<64x256xbf16>
    // no-fuse: shared_lhs_linear
    %1 = "ttir.add"(%0, %b1) : (tensor<64x256xbf16>, tensor<256xbf16>) -> tensor<64x256xbf16>
    %2 = "ttir.matmul"(%x, %w2) <{transpose_a = false, transpose_b = false}> : (tensor<64x128xbf16>, tensor<128x64xbf16>) -> tensor<64x64xbf16>
    %3 = "ttir.add"(%2, %b2) : (tensor<64x64xbf16>, tensor<64xbf16>) -> tensor<64x64xbf16>
    %4 = "ttir.matmul"(%x, %w3) <{transpose_a = false, transpose_b = false}> : (tensor<64x128xbf16>, tensor<128x64xbf16>) -> tensor<64x64xbf16>
    return %1, %3, %4 : tensor<64x256xbf16>, tensor<64x64xbf16>, tensor<64x64xbf16>
  }
}
