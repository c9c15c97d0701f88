module {
  func.func @weights_wanted(%x: tensor<2x4x32x32xbf16>, %mask: tensor<2x1x32x32xbf16>) -> tensor<2x4x32x32xbf16> {
    %0 = "ttir.full"() <{fill_value = 1.767580e-01 : f32, shape = array<i32: 2, 4, 32, 32>}> : () -> tensor<2x4x32x32xbf16>
    %1 = "ttir.multiply"(%x, %0) : (tensor<2x4x32x32xbf16>, tensor<2x4x32x32xbf16>) -> tensor<2x4x32x32xbf16>
    %2 = "ttir.add"(%1, %mask) : (tensor<2x4x32x32xbf16>, tensor<2x1x32x32xbf16>) -> tensor<2x4x32x32xbf16>
    // fuse: scale_mask_softmax [x=%x mask=%mask out=%3]
    %3 = "ttir.softmax"(%2) <{dimension = -1 : si32}> : (tensor<2x4x32x32xbf16>) -> tensor<2x4x32x32xbf16>
    return %3 : tensor<2x4x32x32xbf16>
  }

  // No mask: the sum of two computed scores over another axis.
  func.func @other_axis(%x: tensor<2x4x32x32xbf16>, %mask: tensor<2x1x32x32xbf16>) -> tensor<2x4x32x32xbf16> {
    %2 = "ttir.add"(%x, %mask) : (tensor<2x4x32x32xbf16>, tensor<2x1x32x32xbf16>) -> tensor<2x4x32x32xbf16>
    // no-fuse: scale_mask_softmax
    %3 = "ttir.softmax"(%2) <{dimension = 1 : si32}> : (tensor<2x4x32x32xbf16>) -> tensor<2x4x32x32xbf16>
    return %3 : tensor<2x4x32x32xbf16>
  }
}
