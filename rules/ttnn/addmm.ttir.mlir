module {
  func.func @matrix(%a: tensor<32x64xbf16>, %b: tensor<64x128xbf16>, %c: tensor<32x128xbf16>) -> tensor<32x128xbf16> {
    %m = "ttir.matmul"(%a, %b) <{transpose_a = false, transpose_b = false}> : (tensor<32x64xbf16>, tensor<64x128xbf16>) -> tensor<32x128xbf16>
    // fuse: addmm [a=%a b=%b c=%c]
    %r = "ttir.add"(%m, %c) : (tensor<32x128xbf16>, tensor<32x128xbf16>) -> tensor<32x128xbf16>
    return %r : tensor<32x128xbf16>
  }

  func.func @vector(%a: tensor<32x64xbf16>, %b: tensor<64x128xbf16>, %c: tensor<1x128xbf16>) -> tensor<32x128xbf16> {
    %m = "ttir.matmul"(%a, %b) <{transpose_a = false, transpose_b = false}> : (tensor<32x64xbf16>, tensor<64x128xbf16>) -> tensor<32x128xbf16>
    // no-fuse: addmm
    %r = "ttir.add"(%m, %c) : (tensor<32x128xbf16>, tensor<1x128xbf16>) -> tensor<32x128xbf16>
    return %r : tensor<32x128xbf16>
  }

  func.func @spread(%a: tensor<32x64xbf16>, %b: tensor<64x128xbf16>, %c: tensor<1x128xbf16>) -> tensor<32x128xbf16> {
    %m = "ttir.matmul"(%a, %b) <{transpose_a = false, transpose_b = false}> : (tensor<32x64xbf16>, tensor<64x128xbf16>) -> tensor<32x128xbf16>
    %d = "ttir.broadcast"(%c) <{broadcast_dimensions = array<i64: 32, 1>}> : (tensor<1x128xbf16>) -> tensor<32x128xbf16>
    // no-fuse: addmm
    %r = "ttir.add"(%m, %d) : (tensor<32x128xbf16>, tensor<32x128xbf16>) -> tensor<32x128xbf16>
    return %r : tensor<32x128xbf16>
  }

  func.func @batched(%a: tensor<2x32x64xbf16>, %b: tensor<64x128xbf16>, %c: tensor<2x32x128xbf16>) -> tensor<2x32x128xbf16> {
    %m = "ttir.matmul"(%a, %b) <{transpose_a = false, transpose_b = false}> : (tensor<2x32x64xbf16>, tensor<64x128xbf16>) -> tensor<2x32x128xbf16>
    // no-fuse: addmm
    %r = "ttir.add"(%m, %c) : (tensor<2x32x128xbf16>, tensor<2x32x128xbf16>) -> tensor<2x32x128xbf16>
    return %r : tensor<2x32x128xbf16>
  }

  func.func @two_products(%a: tensor<32x64xbf16>, %b: tensor<64x128xbf16>, %d: tensor<32x16xbf16>, %e: tensor<16x128xbf16>) -> tensor<32x128xbf16> {
    %m = "ttir.matmul"(%a, %b) <{transpose_a = false, transpose_b = false}> : (tensor<32x64xbf16>, tensor<64x128xbf16>) -> tensor<32x128xbf16>
    %n = "ttir.matmul"(%d, %e) <{transpose_a = false, transpose_b = false}> : (tensor<32x16xbf16>, tensor<16x128xbf16>) -> tensor<32x128xbf16>
    // no-fuse: addmm
    %r = "ttir.add"(%m, %n) : (tensor<32x128xbf16>, tensor<32x128xbf16>) -> tensor<32x128xbf16>
    return %r : tensor<32x128xbf16>
  }

  func.func @one_row(%a: tensor<1x64xbf16>, %b: tensor<64x128xbf16>, %c: tensor<1x128xbf16>) -> tensor<1x128xbf16> {
    %m = "ttir.matmul"(%a, %b) <{transpose_a = false, transpose_b = false}> : (tensor<1x64xbf16>, tensor<64x128xbf16>) -> tensor<1x128xbf16>
    // no-fuse: addmm
    %r = "ttir.add"(%m, %c) : (tensor<1x128xbf16>, tensor<1x128xbf16>) -> tensor<1x128xbf16>
    return %r : tensor<1x128xbf16>
  }

  func.func @grown(%a: tensor<1x64xbf16>, %b: tensor<64x128xbf16>, %c: tensor<32x128xbf16>) -> tensor<32x128xbf16> {
    %m = "ttir.matmul"(%a, %b) <{transpose_a = false, transpose_b = false}> : (tensor<1x64xbf16>, tensor<64x128xbf16>) -> tensor<1x128xbf16>
    // no-fuse: addmm
    %r = "ttir.add"(%m, %c) : (tensor<1x128xbf16>, tensor<32x128xbf16>) -> tensor<32x128xbf16>
    return %r : tensor<32x128xbf16>
  }

  func.func @other_type(%a: tensor<32x64xbf16>, %b: tensor<64x128xbf16>, %c: tensor<32x128xf32>) -> tensor<32x128xf32> {
    %m = "ttir.matmul"(%a, %b) <{transpose_a = false, transpose_b = false}> : (tensor<32x64xbf16>, tensor<64x128xbf16>) -> tensor<32x128xbf16>
    // no-fuse: addmm
    %r = "ttir.add"(%c, %m) : (tensor<32x128xf32>, tensor<32x128xbf16>) -> tensor<32x128xf32>
    return %r : tensor<32x128xf32>
  }

  func.func @fixed_matrix(%a: tensor<32x64xbf16>, %b: tensor<64x128xbf16>, %c: tensor<32x128xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}) -> tensor<32x128xbf16> {
    %m = "ttir.matmul"(%a, %b) <{transpose_a = false, transpose_b = false}> : (tensor<32x64xbf16>, tensor<64x128xbf16>) -> tensor<32x128xbf16>
    // fuse: addmm
    %r = "ttir.add"(%m, %c) : (tensor<32x128xbf16>, tensor<32x128xbf16>) -> tensor<32x128xbf16>
    return %r : tensor<32x128xbf16>
  }

  func.func @splat(%a: tensor<32x64xbf16>, %b: tensor<64x128xbf16>) -> tensor<32x128xbf16> {
    %k = "ttir.full"() <{fill_value = 5.000000000e-01 : f32, shape = array<i32: 32, 128>}> : () -> tensor<32x128xbf16>
    %m = "ttir.matmul"(%a, %b) <{transpose_a = false, transpose_b = false}> : (tensor<32x64xbf16>, tensor<64x128xbf16>) -> tensor<32x128xbf16>
    // no-fuse: addmm
    %r = "ttir.add"(%m, %k) : (tensor<32x128xbf16>, tensor<32x128xbf16>) -> tensor<32x128xbf16>
    return %r : tensor<32x128xbf16>
  }
}
