module {
  func.func @constants(%x: tensor<32x64xbf16>) -> tensor<32x64xbf16> {
    %0 = "ttir.full"() <{fill_value = -1.000000e+00 : f32, shape = array<i32: 32, 64>}> : () -> tensor<32x64xbf16>
    %1 = "ttir.full"() <{fill_value = 1.000000e+00 : f32, shape = array<i32: 32, 64>}> : () -> tensor<32x64xbf16>
    %2 = "ttir.maximum"(%x, %0) : (tensor<32x64xbf16>, tensor<32x64xbf16>) -> tensor<32x64xbf16>
    // fuse: clamp [x=%x out=%3]
    %3 = "ttir.minimum"(%2, %1) : (tensor<32x64xbf16>, tensor<32x64xbf16>) -> tensor<32x64xbf16>
    return %3 : tensor<32x64xbf16>
  }

  func.func @bounds_are_tensors(%x: tensor<32x64xbf16>, %a: tensor<32x64xbf16> {ttcore.argument_type = #ttcore.argument_type<input>}, %b: tensor<32x64xbf16> {ttcore.argument_type = #ttcore.argument_type<input>}) -> tensor<32x64xbf16> {
    %2 = "ttir.maximum"(%x, %a) : (tensor<32x64xbf16>, tensor<32x64xbf16>) -> tensor<32x64xbf16>
    // no-fuse: clamp
    %3 = "ttir.minimum"(%2, %b) : (tensor<32x64xbf16>, tensor<32x64xbf16>) -> tensor<32x64xbf16>
    return %3 : tensor<32x64xbf16>
  }
}
