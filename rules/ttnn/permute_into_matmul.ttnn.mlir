module {
  func.func @right_side(%a: tensor<2x32x64xbf16>, %b: tensor<2x16x64xbf16>) -> tensor<2x32x16xbf16> {
    %0 = "ttnn.permute"(%b) <{permutation = array<i64: 0, 2, 1>}> : (tensor<2x16x64xbf16>) -> tensor<2x64x16xbf16>
    // fuse: permute_into_matmul [x=%b out=%1]
    %1 = "ttnn.matmul"(%a, %0) <{transpose_a = false, transpose_b = false}> : (tensor<2x32x64xbf16>, tensor<2x64x16xbf16>) -> tensor<2x32x16xbf16>
    return %1 : tensor<2x32x16xbf16>
  }

  func.func @other_permutation(%a: tensor<2x32x64xbf16>, %b: tensor<64x2x16xbf16>) -> tensor<2x32x16xbf16> {
    %0 = "ttnn.permute"(%b) <{permutation = array<i64: 1, 0, 2>}> : (tensor<64x2x16xbf16>) -> tensor<2x64x16xbf16>
    // no-fuse: permute_into_matmul
    %1 = "ttnn.matmul"(%a, %0) <{transpose_a = false, transpose_b = false}> : (tensor<2x32x64xbf16>, tensor<2x64x16xbf16>) -> tensor<2x32x16xbf16>
    return %1 : tensor<2x32x16xbf16>
  }
}
