module {
  func.func @f32_inside(%x: tensor<32x64xbf16>) -> tensor<32x64xbf16> {
    %0 = "ttnn.typecast"(%x) : (tensor<32x64xbf16>) -> tensor<32x64xf32>
    %1 = "ttnn.sigmoid"(%0) : (tensor<32x64xf32>) -> tensor<32x64xf32>
    // fuse: silu [x=%0 out=%2]
    %2 = "ttnn.multiply"(%1, %0) : (tensor<32x64xf32>, tensor<32x64xf32>) -> tensor<32x64xf32>
    %3 = "ttnn.typecast"(%2) : (tensor<32x64xf32>) -> tensor<32x64xbf16>
    return %3 : tensor<32x64xbf16>
  }

  // The two sides take x on different sides of a cast.
  func.func @cast_on_one_side(%x: tensor<32x64xbf16>) -> tensor<32x64xbf16> {
    %0 = "ttnn.typecast"(%x) : (tensor<32x64xbf16>) -> tensor<32x64xf32>
    %1 = "ttnn.sigmoid"(%0) : (tensor<32x64xf32>) -> tensor<32x64xf32>
    %2 = "ttnn.typecast"(%1) : (tensor<32x64xf32>) -> tensor<32x64xbf16>
    // fuse: silu [x=%x out=%3]
    %3 = "ttnn.multiply"(%x, %2) : (tensor<32x64xbf16>, tensor<32x64xbf16>) -> tensor<32x64xbf16>
    return %3 : tensor<32x64xbf16>
  }

  func.func @sigmoid_spelled_out(%x: tensor<32x64xbf16>) -> tensor<32x64xbf16> {
    %0 = "ttnn.full"() <{fill_value = 1.000000e+00 : f32, shape = #ttnn.shape<1x1>}> : () -> tensor<1x1xbf16>
    %1 = "ttnn.neg"(%x) : (tensor<32x64xbf16>) -> tensor<32x64xbf16>
    %2 = "ttnn.exp"(%1) : (tensor<32x64xbf16>) -> tensor<32x64xbf16>
    %3 = "ttnn.add"(%2, %0) : (tensor<32x64xbf16>, tensor<1x1xbf16>) -> tensor<32x64xbf16>
    // fuse: silu [x=%x out=%4]
    %4 = "ttnn.divide"(%x, %3) : (tensor<32x64xbf16>, tensor<32x64xbf16>) -> tensor<32x64xbf16>
    return %4 : tensor<32x64xbf16>
  }

  func.func @gate(%x: tensor<32x64xbf16>, %y: tensor<32x64xbf16>) -> tensor<32x64xbf16> {
    %0 = "ttnn.sigmoid"(%x) : (tensor<32x64xbf16>) -> tensor<32x64xbf16>
    // no-fuse: silu
    %1 = "ttnn.multiply"(%y, %0) : (tensor<32x64xbf16>, tensor<32x64xbf16>) -> tensor<32x64xbf16>
    return %1 : tensor<32x64xbf16>
  }

  func.func @quick_gelu(%x: tensor<32x64xbf16>) -> tensor<32x64xbf16> {
    %0 = "ttnn.full"() <{fill_value = 1.703125e+00 : f32, shape = #ttnn.shape<1x1>}> : () -> tensor<1x1xbf16>
    %1 = "ttnn.multiply"(%x, %0) : (tensor<32x64xbf16>, tensor<1x1xbf16>) -> tensor<32x64xbf16>
    %2 = "ttnn.sigmoid"(%1) : (tensor<32x64xbf16>) -> tensor<32x64xbf16>
    // no-fuse: silu
    %3 = "ttnn.multiply"(%x, %2) : (tensor<32x64xbf16>, tensor<32x64xbf16>) -> tensor<32x64xbf16>
    return %3 : tensor<32x64xbf16>
  }

  func.func @sigmoid_used_elsewhere(%x: tensor<32x64xbf16>) -> (tensor<32x64xbf16>, tensor<32x64xbf16>) {
    %0 = "ttnn.sigmoid"(%x) : (tensor<32x64xbf16>) -> tensor<32x64xbf16>
    // no-fuse: silu
    %1 = "ttnn.multiply"(%x, %0) : (tensor<32x64xbf16>, tensor<32x64xbf16>) -> tensor<32x64xbf16>
    return %1, %0 : tensor<32x64xbf16>, tensor<32x64xbf16>
  }
}
