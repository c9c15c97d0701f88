module {
  func.func @f32_inside(%x: tensor<32x64xbf16>) -> tensor<32x64xbf16> {
    %0 = "ttir.typecast"(%x) : (tensor<32x64xbf16>) -> tensor<32x64xf32>
    %1 = "ttir.sigmoid"(%0) : (tensor<32x64xf32>) -> tensor<32x64xf32>
    // fuse: silu [x=%0 out=%2]
    %2 = "ttir.multiply"(%1, %0) : (tensor<32x64xf32>, tensor<32x64xf32>) -> tensor<32x64xf32>
    %3 = "ttir.typecast"(%2) : (tensor<32x64xf32>) -> tensor<32x64xbf16>
    return %3 : tensor<32x64xbf16>
  }

  // The two sides take x on different sides of a cast.
  func.func @cast_on_one_side(%x: tensor<32x64xbf16>) -> tensor<32x64xbf16> {
    %0 = "ttir.typecast"(%x) : (tensor<32x64xbf16>) -> tensor<32x64xf32>
    %1 = "ttir.sigmoid"(%0) : (tensor<32x64xf32>) -> tensor<32x64xf32>
    %2 = "ttir.typecast"(%1) : (tensor<32x64xf32>) -> tensor<32x64xbf16>
    // fuse: silu [x=%x out=%3]
    %3 = "ttir.multiply"(%x, %2) : (tensor<32x64xbf16>, tensor<32x64xbf16>) -> tensor<32x64xbf16>
    return %3 : tensor<32x64xbf16>
  }

  func.func @sigmoid_spelled_out(%x: tensor<32x64xbf16>) -> tensor<32x64xbf16> {
    %0 = "ttir.ones"() <{shape = array<i32: 32, 64>}> : () -> tensor<32x64xbf16>
    %1 = "ttir.neg"(%x) : (tensor<32x64xbf16>) -> tensor<32x64xbf16>
    %2 = "ttir.exp"(%1) : (tensor<32x64xbf16>) -> tensor<32x64xbf16>
    %3 = "ttir.add"(%2, %0) : (tensor<32x64xbf16>, tensor<32x64xbf16>) -> tensor<32x64xbf16>
    // fuse: silu [x=%x out=%4]
    %4 = "ttir.div"(%x, %3) : (tensor<32x64xbf16>, tensor<32x64xbf16>) -> tensor<32x64xbf16>
    return %4 : tensor<32x64xbf16>
  }

  func.func @gate(%x: tensor<32x64xbf16>, %y: tensor<32x64xbf16>) -> tensor<32x64xbf16> {
    %0 = "ttir.sigmoid"(%x) : (tensor<32x64xbf16>) -> tensor<32x64xbf16>
    // no-fuse: silu
    %1 = "ttir.multiply"(%y, %0) : (tensor<32x64xbf16>, tensor<32x64xbf16>) -> tensor<32x64xbf16>
    return %1 : tensor<32x64xbf16>
  }

  func.func @quick_gelu(%x: tensor<32x64xbf16>) -> tensor<32x64xbf16> {
    %0 = "ttir.full"() <{fill_value = 1.703125e+00 : f32, shape = array<i32: 32, 64>}> : () -> tensor<32x64xbf16>
    %1 = "ttir.multiply"(%x, %0) : (tensor<32x64xbf16>, tensor<32x64xbf16>) -> tensor<32x64xbf16>
    %2 = "ttir.sigmoid"(%1) : (tensor<32x64xbf16>) -> tensor<32x64xbf16>
    // no-fuse: silu
    %3 = "ttir.multiply"(%x, %2) : (tensor<32x64xbf16>, tensor<32x64xbf16>) -> tensor<32x64xbf16>
    return %3 : tensor<32x64xbf16>
  }

  func.func @sigmoid_used_elsewhere(%x: tensor<32x64xbf16>) -> (tensor<32x64xbf16>, tensor<32x64xbf16>) {
    %0 = "ttir.sigmoid"(%x) : (tensor<32x64xbf16>) -> tensor<32x64xbf16>
    // no-fuse: silu
    %1 = "ttir.multiply"(%x, %0) : (tensor<32x64xbf16>, tensor<32x64xbf16>) -> tensor<32x64xbf16>
    return %1, %0 : tensor<32x64xbf16>, tensor<32x64xbf16>
  }
}
