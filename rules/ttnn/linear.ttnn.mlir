module {
  func.func @bias_1d(%x: tensor<64x128xbf16>, %w: tensor<256x128xbf16>, %b: tensor<256xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}) -> tensor<64x256xbf16> {
    %0 = "ttnn.matmul"(%x, %w) <{transpose_a = false, transpose_b = true}> : (tensor<64x128xbf16>, tensor<256x128xbf16>) -> tensor<64x256xbf16>
    // fuse: linear [a=%x b=%w bias=%b m=%0 out=%1]
    %1 = "ttnn.add"(%0, %b) : (tensor<64x256xbf16>, tensor<256xbf16>) -> tensor<64x256xbf16>
    return %1 : tensor<64x256xbf16>
  }

  func.func private @bias_const_eval(%arg0: tensor<256xbf16>) -> tensor<1x1x256xbf16> attributes {tt.function_type = "const_eval"} {
    %0 = "ttnn.reshape"(%arg0) <{shape = [1 : i32, 1 : i32, 256 : i32]}> : (tensor<256xbf16>) -> tensor<1x1x256xbf16>
    return %0 : tensor<1x1x256xbf16>
  }
  // The matmul is 2-D, the add 3-D; the bias comes first and through const-eval.
  func.func @bias_through_reshape(%x: tensor<64x128xbf16>, %w: tensor<128x256xbf16>, %b: tensor<256xbf16>) -> tensor<2x32x256xbf16> {
    %0 = ttcore.load_cached(@bias_const_eval, [%b]) : (tensor<256xbf16>) -> tensor<1x1x256xbf16>
    %1 = "ttnn.matmul"(%x, %w) <{transpose_a = false, transpose_b = false}> : (tensor<64x128xbf16>, tensor<128x256xbf16>) -> tensor<64x256xbf16>
    "ttnn.deallocate"(%x) <{force = false}> : (tensor<64x128xbf16>) -> ()
    %2 = "ttnn.reshape"(%1) <{shape = [2 : i32, 32 : i32, 256 : i32]}> : (tensor<64x256xbf16>) -> tensor<2x32x256xbf16>
    "ttnn.deallocate"(%1) <{force = false}> : (tensor<64x256xbf16>) -> ()
    // fuse: linear [a=%x bias=%0 m=%1 out=%3]
    %3 = "ttnn.add"(%0, %2) : (tensor<1x1x256xbf16>, tensor<2x32x256xbf16>) -> tensor<2x32x256xbf16>
    return %3 : tensor<2x32x256xbf16>
  }

  func.func private @repeated_const_eval(%arg0: tensor<256xbf16>) -> tensor<1x64x256xbf16> attributes {tt.function_type = "const_eval"} {
    %0 = "ttnn.reshape"(%arg0) <{shape = [1 : i32, 1 : i32, 256 : i32]}> : (tensor<256xbf16>) -> tensor<1x1x256xbf16>
    %1 = "ttnn.repeat"(%0) <{repeat_dims = #ttnn.shape<1x64x1>}> : (tensor<1x1x256xbf16>) -> tensor<1x64x256xbf16>
    return %1 : tensor<1x64x256xbf16>
  }
  // A bias of full shape whose rows were copied from one vector.
  func.func @bias_repeated(%x: tensor<1x64x128xbf16>, %w: tensor<128x256xbf16>, %b: tensor<256xbf16>) -> tensor<1x64x256xbf16> {
    %0 = ttcore.load_cached(@repeated_const_eval, [%b]) : (tensor<256xbf16>) -> tensor<1x64x256xbf16>
    %1 = "ttnn.matmul"(%x, %w) <{transpose_a = false, transpose_b = false}> : (tensor<1x64x128xbf16>, tensor<128x256xbf16>) -> tensor<1x64x256xbf16>
    // fuse: linear [bias=%0 out=%2]
    %2 = "ttnn.add"(%1, %0) : (tensor<1x64x256xbf16>, tensor<1x64x256xbf16>) -> tensor<1x64x256xbf16>
    return %2 : tensor<1x64x256xbf16>
  }

  func.func @residual(%x: tensor<64x128xbf16>, %w: tensor<128x256xbf16>, %r: tensor<64x256xbf16>) -> tensor<64x256xbf16> {
    %0 = "ttnn.matmul"(%x, %w) <{transpose_a = false, transpose_b = false}> : (tensor<64x128xbf16>, tensor<128x256xbf16>) -> tensor<64x256xbf16>
    // no-fuse: linear
    %1 = "ttnn.add"(%0, %r) : (tensor<64x256xbf16>, tensor<64x256xbf16>) -> tensor<64x256xbf16>
    return %1 : tensor<64x256xbf16>
  }
  func.func @residual_of_one_row(%x: tensor<1x128xbf16>, %w: tensor<128x256xbf16>, %r: tensor<1x256xbf16> {ttcore.argument_type = #ttcore.argument_type<input>}) -> tensor<1x256xbf16> {
    %0 = "ttnn.matmul"(%x, %w) <{transpose_a = false, transpose_b = false}> : (tensor<1x128xbf16>, tensor<128x256xbf16>) -> tensor<1x256xbf16>
    // no-fuse: linear
    %1 = "ttnn.add"(%0, %r) : (tensor<1x256xbf16>, tensor<1x256xbf16>) -> tensor<1x256xbf16>
    return %1 : tensor<1x256xbf16>
  }
  // A mask over batched matmuls: b is not one matrix.
  func.func @batched(%q: tensor<2x8x64x32xbf16>, %k: tensor<2x8x32x64xbf16>, %mask: tensor<1x1x1x64xbf16>) -> tensor<2x8x64x64xbf16> {
    %0 = "ttnn.matmul"(%q, %k) <{transpose_a = false, transpose_b = false}> : (tensor<2x8x64x32xbf16>, tensor<2x8x32x64xbf16>) -> tensor<2x8x64x64xbf16>
    // no-fuse: linear
    %1 = "ttnn.add"(%0, %mask) : (tensor<2x8x64x64xbf16>, tensor<1x1x1x64xbf16>) -> tensor<2x8x64x64xbf16>
    return %1 : tensor<2x8x64x64xbf16>
  }
  // Every device would add the bias to its partial sum.
  func.func @after_collective(%x: tensor<64x128xbf16>, %w: tensor<128x256xbf16>, %b: tensor<256xbf16>) -> tensor<64x256xbf16> {
    %0 = "ttnn.matmul"(%x, %w) <{transpose_a = false, transpose_b = false}> : (tensor<64x128xbf16>, tensor<128x256xbf16>) -> tensor<64x256xbf16>
    %1 = "ttnn.all_reduce"(%0) <{cluster_axis = 0 : ui32, reduce_type = #ttcore.reduce_type<sum>}> : (tensor<64x256xbf16>) -> tensor<64x256xbf16>
    // no-fuse: linear
    %2 = "ttnn.add"(%1, %b) : (tensor<64x256xbf16>, tensor<256xbf16>) -> tensor<64x256xbf16>
    return %2 : tensor<64x256xbf16>
  }
  func.func @scalar_one(%x: tensor<64x128xbf16>, %w: tensor<128x256xbf16>) -> tensor<64x256xbf16> {
    %0 = "ttnn.matmul"(%x, %w) <{transpose_a = false, transpose_b = false}> : (tensor<64x128xbf16>, tensor<128x256xbf16>) -> tensor<64x256xbf16>
    %1 = "ttnn.full"() <{fill_value = 1.000000e+00 : f32, shape = #ttnn.shape<1x256>}> : () -> tensor<1x256xbf16>
    // no-fuse: linear
    %2 = "ttnn.add"(%0, %1) : (tensor<64x256xbf16>, tensor<1x256xbf16>) -> tensor<64x256xbf16>
    return %2 : tensor<64x256xbf16>
  }
  func.func @matmul_used_twice(%x: tensor<64x128xbf16>, %w: tensor<128x256xbf16>, %b: tensor<256xbf16>) -> (tensor<64x256xbf16>, tensor<64x256xbf16>) {
    %0 = "ttnn.matmul"(%x, %w) <{transpose_a = false, transpose_b = false}> : (tensor<64x128xbf16>, tensor<128x256xbf16>) -> tensor<64x256xbf16>
    // no-fuse: linear
    %1 = "ttnn.add"(%0, %b) : (tensor<64x256xbf16>, tensor<256xbf16>) -> tensor<64x256xbf16>
    return %1, %0 : tensor<64x256xbf16>, tensor<64x256xbf16>
  }
  func.func @already_biased(%x: tensor<64x128xbf16>, %w: tensor<128x256xbf16>, %b: tensor<256xbf16>, %c: tensor<256xbf16>) -> tensor<64x256xbf16> {
    %0 = "ttnn.linear"(%x, %w, %b) <{transpose_a = false, transpose_b = false}> : (tensor<64x128xbf16>, tensor<128x256xbf16>, tensor<256xbf16>) -> tensor<64x256xbf16>
    // no-fuse: linear
    %1 = "ttnn.add"(%0, %c) : (tensor<64x256xbf16>, tensor<256xbf16>) -> tensor<64x256xbf16>
    return %1 : tensor<64x256xbf16>
  }
  // The activation comes before the add.
  func.func @activation_before(%x: tensor<64x128xbf16>, %w: tensor<128x256xbf16>, %b: tensor<256xbf16>) -> tensor<64x256xbf16> {
    %0 = "ttnn.matmul"(%x, %w) <{activation = "silu", transpose_a = false, transpose_b = false}> : (tensor<64x128xbf16>, tensor<128x256xbf16>) -> tensor<64x256xbf16>
    // no-fuse: linear
    %1 = "ttnn.add"(%0, %b) : (tensor<64x256xbf16>, tensor<256xbf16>) -> tensor<64x256xbf16>
    return %1 : tensor<64x256xbf16>
  }
}
