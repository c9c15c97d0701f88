module {
  func.func @image_and_text(%q1: tensor<1x4x64x32xbf16>, %q2: tensor<1x4x32x32xbf16>, %k1: tensor<1x4x64x32xbf16>, %k2: tensor<1x4x32x32xbf16>, %v1: tensor<1x4x64x32xbf16>, %v2: tensor<1x4x32x32xbf16>) -> (tensor<1x4x64x32xbf16>, tensor<1x4x32x32xbf16>) {
    %0 = "ttir.concat"(%q1, %q2) <{dim = 2 : si32}> : (tensor<1x4x64x32xbf16>, tensor<1x4x32x32xbf16>) -> tensor<1x4x96x32xbf16>
    %1 = "ttir.concat"(%k1, %k2) <{dim = 2 : si32}> : (tensor<1x4x64x32xbf16>, tensor<1x4x32x32xbf16>) -> tensor<1x4x96x32xbf16>
    %2 = "ttir.concat"(%v1, %v2) <{dim = 2 : si32}> : (tensor<1x4x64x32xbf16>, tensor<1x4x32x32xbf16>) -> tensor<1x4x96x32xbf16>
    %3 = "ttir.scaled_dot_product_attention"(%0, %1, %2) <{is_causal = false, operandSegmentSizes = array<i32: 1, 1, 1, 0, 0>, scale = 1.767580e-01 : f32}> : (tensor<1x4x96x32xbf16>, tensor<1x4x96x32xbf16>, tensor<1x4x96x32xbf16>) -> tensor<1x4x96x32xbf16>
    %4 = "ttir.slice_static"(%3) <{begins = [0 : i32, 0 : i32, 0 : i32, 0 : i32], ends = [1 : i32, 4 : i32, 64 : i32, 32 : i32], step = [1 : i32, 1 : i32, 1 : i32, 1 : i32]}> : (tensor<1x4x96x32xbf16>) -> tensor<1x4x64x32xbf16>
    // fuse: joint_sdpa [s=%3 first=%4 rest=%5]
    %5 = "ttir.slice_static"(%3) <{begins = [0 : i32, 0 : i32, 64 : i32, 0 : i32], ends = [1 : i32, 4 : i32, 96 : i32, 32 : i32], step = [1 : i32, 1 : i32, 1 : i32, 1 : i32]}> : (tensor<1x4x96x32xbf16>) -> tensor<1x4x32x32xbf16>
    return %4, %5 : tensor<1x4x64x32xbf16>, tensor<1x4x32x32xbf16>
  }

  // The cut is not where the sequences meet.
  func.func @cut_elsewhere(%q1: tensor<1x4x64x32xbf16>, %q2: tensor<1x4x32x32xbf16>, %k1: tensor<1x4x64x32xbf16>, %k2: tensor<1x4x32x32xbf16>, %v1: tensor<1x4x64x32xbf16>, %v2: tensor<1x4x32x32xbf16>) -> (tensor<1x4x32x32xbf16>, tensor<1x4x64x32xbf16>) {
    %0 = "ttir.concat"(%q1, %q2) <{dim = 2 : si32}> : (tensor<1x4x64x32xbf16>, tensor<1x4x32x32xbf16>) -> tensor<1x4x96x32xbf16>
    %1 = "ttir.concat"(%k1, %k2) <{dim = 2 : si32}> : (tensor<1x4x64x32xbf16>, tensor<1x4x32x32xbf16>) -> tensor<1x4x96x32xbf16>
    %2 = "ttir.concat"(%v1, %v2) <{dim = 2 : si32}> : (tensor<1x4x64x32xbf16>, tensor<1x4x32x32xbf16>) -> tensor<1x4x96x32xbf16>
    %3 = "ttir.scaled_dot_product_attention"(%0, %1, %2) <{is_causal = false, operandSegmentSizes = array<i32: 1, 1, 1, 0, 0>, scale = 1.767580e-01 : f32}> : (tensor<1x4x96x32xbf16>, tensor<1x4x96x32xbf16>, tensor<1x4x96x32xbf16>) -> tensor<1x4x96x32xbf16>
    %4 = "ttir.slice_static"(%3) <{begins = [0 : i32, 0 : i32, 0 : i32, 0 : i32], ends = [1 : i32, 4 : i32, 32 : i32, 32 : i32], step = [1 : i32, 1 : i32, 1 : i32, 1 : i32]}> : (tensor<1x4x96x32xbf16>) -> tensor<1x4x32x32xbf16>
    // no-fuse: joint_sdpa
    %5 = "ttir.slice_static"(%3) <{begins = [0 : i32, 0 : i32, 32 : i32, 0 : i32], ends = [1 : i32, 4 : i32, 96 : i32, 32 : i32], step = [1 : i32, 1 : i32, 1 : i32, 1 : i32]}> : (tensor<1x4x96x32xbf16>) -> tensor<1x4x64x32xbf16>
    return %4, %5 : tensor<1x4x32x32xbf16>, tensor<1x4x64x32xbf16>
  }
}
