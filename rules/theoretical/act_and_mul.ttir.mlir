module {
  func.func @first_half(%x: tensor<32x256xbf16>) -> tensor<32x128xbf16> {
    %0 = "ttir.slice_static"(%x) <{begins = [0 : i32, 0 : i32], ends = [32 : i32, 128 : i32], step = [1 : i32, 1 : i32]}> : (tensor<32x256xbf16>) -> tensor<32x128xbf16>
    %1 = "ttir.silu"(%0) : (tensor<32x128xbf16>) -> tensor<32x128xbf16>
    %2 = "ttir.slice_static"(%x) <{begins = [0 : i32, 128 : i32], ends = [32 : i32, 256 : i32], step = [1 : i32, 1 : i32]}> : (tensor<32x256xbf16>) -> tensor<32x128xbf16>
    // fuse: silu_and_mul [x=%x gate=%0 up=%2 out=%3]
    // no-fuse: mul_and_silu
    // fuse: silu_mul [a=%0 b=%2 out=%3]
    %3 = "ttir.multiply"(%1, %2) : (tensor<32x128xbf16>, tensor<32x128xbf16>) -> tensor<32x128xbf16>
    return %3 : tensor<32x128xbf16>
  }

  func.func @second_half(%x: tensor<1x32x256xbf16>) -> tensor<1x32x128xbf16> {
    %0 = "ttir.slice_static"(%x) <{begins = [0 : i32, 0 : i32, 0 : i32], ends = [1 : i32, 32 : i32, 128 : i32], step = [1 : i32, 1 : i32, 1 : i32]}> : (tensor<1x32x256xbf16>) -> tensor<1x32x128xbf16>
    %1 = "ttir.slice_static"(%x) <{begins = [0 : i32, 0 : i32, 128 : i32], ends = [1 : i32, 32 : i32, 256 : i32], step = [1 : i32, 1 : i32, 1 : i32]}> : (tensor<1x32x256xbf16>) -> tensor<1x32x128xbf16>
    %2 = "ttir.silu"(%1) : (tensor<1x32x128xbf16>) -> tensor<1x32x128xbf16>
    // fuse: mul_and_silu [x=%x gate=%1 up=%0 out=%3]
    // no-fuse: silu_and_mul
    // fuse: silu_mul [a=%1 b=%0 out=%3]
    %3 = "ttir.multiply"(%0, %2) : (tensor<1x32x128xbf16>, tensor<1x32x128xbf16>) -> tensor<1x32x128xbf16>
    return %3 : tensor<1x32x128xbf16>
  }

  func.func @gelu_of_the_first_half(%x: tensor<32x256xbf16>) -> tensor<32x128xbf16> {
    %0 = "ttir.slice_static"(%x) <{begins = [0 : i32, 0 : i32], ends = [32 : i32, 128 : i32], step = [1 : i32, 1 : i32]}> : (tensor<32x256xbf16>) -> tensor<32x128xbf16>
    %1 = "ttir.gelu"(%0) : (tensor<32x128xbf16>) -> tensor<32x128xbf16>
    %2 = "ttir.slice_static"(%x) <{begins = [0 : i32, 128 : i32], ends = [32 : i32, 256 : i32], step = [1 : i32, 1 : i32]}> : (tensor<32x256xbf16>) -> tensor<32x128xbf16>
    // fuse: gelu_and_mul [x=%x gate=%0 up=%2 out=%3]
    // no-fuse: bias_split_gelu
    // fuse: gelu_mul [a=%0 b=%2 out=%3]
    %3 = "ttir.multiply"(%1, %2) : (tensor<32x128xbf16>, tensor<32x128xbf16>) -> tensor<32x128xbf16>
    return %3 : tensor<32x128xbf16>
  }

  func.func @gelu_of_the_second_half(%x: tensor<32x256xbf16>) -> tensor<32x128xbf16> {
    %0 = "ttir.slice_static"(%x) <{begins = [0 : i32, 0 : i32], ends = [32 : i32, 128 : i32], step = [1 : i32, 1 : i32]}> : (tensor<32x256xbf16>) -> tensor<32x128xbf16>
    %1 = "ttir.slice_static"(%x) <{begins = [0 : i32, 128 : i32], ends = [32 : i32, 256 : i32], step = [1 : i32, 1 : i32]}> : (tensor<32x256xbf16>) -> tensor<32x128xbf16>
    %2 = "ttir.gelu"(%1) : (tensor<32x128xbf16>) -> tensor<32x128xbf16>
    // fuse: bias_split_gelu [x=%x gate=%1 up=%0 out=%3]
    // no-fuse: gelu_and_mul
    // fuse: gelu_mul [a=%1 b=%0 out=%3]
    %3 = "ttir.multiply"(%2, %0) : (tensor<32x128xbf16>, tensor<32x128xbf16>) -> tensor<32x128xbf16>
    return %3 : tensor<32x128xbf16>
  }

  // Every second column: the kernel takes halves.
  func.func @interleaved(%x: tensor<32x256xbf16>) -> tensor<32x128xbf16> {
    %0 = "ttir.slice_static"(%x) <{begins = [0 : i32, 0 : i32], ends = [32 : i32, 256 : i32], step = [1 : i32, 2 : i32]}> : (tensor<32x256xbf16>) -> tensor<32x128xbf16>
    %1 = "ttir.silu"(%0) : (tensor<32x128xbf16>) -> tensor<32x128xbf16>
    %2 = "ttir.slice_static"(%x) <{begins = [0 : i32, 1 : i32], ends = [32 : i32, 256 : i32], step = [1 : i32, 2 : i32]}> : (tensor<32x256xbf16>) -> tensor<32x128xbf16>
    // no-fuse: silu_and_mul
    // no-fuse: mul_and_silu
    // fuse: silu_mul [out=%3]
    %3 = "ttir.multiply"(%1, %2) : (tensor<32x128xbf16>, tensor<32x128xbf16>) -> tensor<32x128xbf16>
    return %3 : tensor<32x128xbf16>
  }

  // Halves of the rows, not of the last dimension.
  func.func @halves_of_rows(%x: tensor<64x128xbf16>) -> tensor<32x128xbf16> {
    %0 = "ttir.slice_static"(%x) <{begins = [0 : i32, 0 : i32], ends = [32 : i32, 128 : i32], step = [1 : i32, 1 : i32]}> : (tensor<64x128xbf16>) -> tensor<32x128xbf16>
    %1 = "ttir.silu"(%0) : (tensor<32x128xbf16>) -> tensor<32x128xbf16>
    %2 = "ttir.slice_static"(%x) <{begins = [32 : i32, 0 : i32], ends = [64 : i32, 128 : i32], step = [1 : i32, 1 : i32]}> : (tensor<64x128xbf16>) -> tensor<32x128xbf16>
    // no-fuse: silu_and_mul
    // fuse: silu_mul [out=%3]
    %3 = "ttir.multiply"(%1, %2) : (tensor<32x128xbf16>, tensor<32x128xbf16>) -> tensor<32x128xbf16>
    return %3 : tensor<32x128xbf16>
  }

  func.func @two_tensors(%a: tensor<32x128xbf16>, %b: tensor<32x128xbf16>) -> tensor<32x128xbf16> {
    %0 = "ttir.silu"(%a) : (tensor<32x128xbf16>) -> tensor<32x128xbf16>
    // fuse: silu_mul [a=%a b=%b out=%1]
    %1 = "ttir.multiply"(%b, %0) : (tensor<32x128xbf16>, tensor<32x128xbf16>) -> tensor<32x128xbf16>
    return %1 : tensor<32x128xbf16>
  }

  func.func @silu_of_sigmoid(%a: tensor<32x128xbf16>, %b: tensor<32x128xbf16>) -> tensor<32x128xbf16> {
    %0 = "ttir.typecast"(%a) <{conservative_folding = false}> : (tensor<32x128xbf16>) -> tensor<32x128xf32>
    %1 = "ttir.sigmoid"(%0) : (tensor<32x128xf32>) -> tensor<32x128xf32>
    %2 = "ttir.multiply"(%0, %1) : (tensor<32x128xf32>, tensor<32x128xf32>) -> tensor<32x128xf32>
    %3 = "ttir.typecast"(%2) <{conservative_folding = false}> : (tensor<32x128xf32>) -> tensor<32x128xbf16>
    // fuse: silu_mul [b=%b out=%4]
    %4 = "ttir.multiply"(%3, %b) : (tensor<32x128xbf16>, tensor<32x128xbf16>) -> tensor<32x128xbf16>
    return %4 : tensor<32x128xbf16>
  }

  // silu(x) * x has no second tensor.
  func.func @one_tensor(%a: tensor<32x128xbf16>) -> tensor<32x128xbf16> {
    %0 = "ttir.silu"(%a) : (tensor<32x128xbf16>) -> tensor<32x128xbf16>
    // no-fuse: silu_mul
    %1 = "ttir.multiply"(%a, %0) : (tensor<32x128xbf16>, tensor<32x128xbf16>) -> tensor<32x128xbf16>
    return %1 : tensor<32x128xbf16>
  }

  // A factor per channel is no second tensor of the size of the first.
  func.func @factor_per_channel(%a: tensor<32x128xbf16>, %b: tensor<1x128xbf16>) -> tensor<32x128xbf16> {
    %0 = "ttir.silu"(%a) : (tensor<32x128xbf16>) -> tensor<32x128xbf16>
    // no-fuse: silu_mul
    %1 = "ttir.multiply"(%0, %b) : (tensor<32x128xbf16>, tensor<1x128xbf16>) -> tensor<32x128xbf16>
    return %1 : tensor<32x128xbf16>
  }

  func.func @gelu_of_one_tensor(%a: tensor<32x128xbf16>) -> tensor<32x128xbf16> {
    %0 = "ttir.gelu"(%a) : (tensor<32x128xbf16>) -> tensor<32x128xbf16>
    // no-fuse: gelu_mul
    %1 = "ttir.multiply"(%a, %0) : (tensor<32x128xbf16>, tensor<32x128xbf16>) -> tensor<32x128xbf16>
    return %1 : tensor<32x128xbf16>
  }

  func.func @gated_linear_unit(%x: tensor<32x256xbf16>) -> tensor<32x128xbf16> {
    %0 = "ttir.slice_static"(%x) <{begins = [0 : i32, 0 : i32], ends = [32 : i32, 128 : i32], step = [1 : i32, 1 : i32]}> : (tensor<32x256xbf16>) -> tensor<32x128xbf16>
    %1 = "ttir.slice_static"(%x) <{begins = [0 : i32, 128 : i32], ends = [32 : i32, 256 : i32], step = [1 : i32, 1 : i32]}> : (tensor<32x256xbf16>) -> tensor<32x128xbf16>
    %2 = "ttir.sigmoid"(%1) : (tensor<32x128xbf16>) -> tensor<32x128xbf16>
    // fuse: glu [x=%x up=%0 gate=%1 out=%3]
    %3 = "ttir.multiply"(%0, %2) : (tensor<32x128xbf16>, tensor<32x128xbf16>) -> tensor<32x128xbf16>
    return %3 : tensor<32x128xbf16>
  }

  // The first half is the gate.
  func.func @gate_first(%x: tensor<32x256xbf16>) -> tensor<32x128xbf16> {
    %0 = "ttir.slice_static"(%x) <{begins = [0 : i32, 0 : i32], ends = [32 : i32, 128 : i32], step = [1 : i32, 1 : i32]}> : (tensor<32x256xbf16>) -> tensor<32x128xbf16>
    %1 = "ttir.slice_static"(%x) <{begins = [0 : i32, 128 : i32], ends = [32 : i32, 256 : i32], step = [1 : i32, 1 : i32]}> : (tensor<32x256xbf16>) -> tensor<32x128xbf16>
    %2 = "ttir.sigmoid"(%0) : (tensor<32x128xbf16>) -> tensor<32x128xbf16>
    // no-fuse: glu
    %3 = "ttir.multiply"(%1, %2) : (tensor<32x128xbf16>, tensor<32x128xbf16>) -> tensor<32x128xbf16>
    return %3 : tensor<32x128xbf16>
  }

  func.func @relu_of_the_first_half(%x: tensor<32x256xbf16>) -> tensor<32x128xbf16> {
    %0 = "ttir.slice_static"(%x) <{begins = [0 : i32, 0 : i32], ends = [32 : i32, 128 : i32], step = [1 : i32, 1 : i32]}> : (tensor<32x256xbf16>) -> tensor<32x128xbf16>
    %1 = "ttir.slice_static"(%x) <{begins = [0 : i32, 128 : i32], ends = [32 : i32, 256 : i32], step = [1 : i32, 1 : i32]}> : (tensor<32x256xbf16>) -> tensor<32x128xbf16>
    %2 = "ttir.relu"(%0) : (tensor<32x128xbf16>) -> tensor<32x128xbf16>
    // fuse: reglu_and_mul [x=%x gate=%0 up=%1 out=%3]
    %3 = "ttir.multiply"(%2, %1) : (tensor<32x128xbf16>, tensor<32x128xbf16>) -> tensor<32x128xbf16>
    return %3 : tensor<32x128xbf16>
  }

  func.func @relu_of_the_second_half(%x: tensor<32x256xbf16>) -> tensor<32x128xbf16> {
    %0 = "ttir.slice_static"(%x) <{begins = [0 : i32, 0 : i32], ends = [32 : i32, 128 : i32], step = [1 : i32, 1 : i32]}> : (tensor<32x256xbf16>) -> tensor<32x128xbf16>
    %1 = "ttir.slice_static"(%x) <{begins = [0 : i32, 128 : i32], ends = [32 : i32, 256 : i32], step = [1 : i32, 1 : i32]}> : (tensor<32x256xbf16>) -> tensor<32x128xbf16>
    %2 = "ttir.relu"(%1) : (tensor<32x128xbf16>) -> tensor<32x128xbf16>
    // no-fuse: reglu_and_mul
    %3 = "ttir.multiply"(%2, %0) : (tensor<32x128xbf16>, tensor<32x128xbf16>) -> tensor<32x128xbf16>
    return %3 : tensor<32x128xbf16>
  }
}
