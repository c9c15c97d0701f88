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
}
