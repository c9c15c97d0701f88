module {
  func.func @int8_weight(%x: tensor<8x512xbf16>, %q: tensor<512x256xsi8> {ttcore.argument_type = #ttcore.argument_type<input>}, %s: tensor<1x256xbf16> {ttcore.argument_type = #ttcore.argument_type<input>}) -> tensor<8x256xbf16> {
    %0 = "ttnn.typecast"(%q) : (tensor<512x256xsi8>) -> tensor<512x256xbf16>
    %1 = "ttnn.multiply"(%0, %s) : (tensor<512x256xbf16>, tensor<1x256xbf16>) -> tensor<512x256xbf16>
    // fuse: dequantised_gemm [q=%q scale=%s out=%2]
    %2 = "ttnn.matmul"(%x, %1) <{transpose_a = false, transpose_b = false}> : (tensor<8x512xbf16>, tensor<512x256xbf16>) -> tensor<8x256xbf16>
    return %2 : tensor<8x256xbf16>
  }

  // A cast from f32 is no dequantisation.
  func.func @float_weight(%x: tensor<8x512xbf16>, %q: tensor<512x256xf32> {ttcore.argument_type = #ttcore.argument_type<input>}, %s: tensor<1x256xbf16> {ttcore.argument_type = #ttcore.argument_type<input>}) -> tensor<8x256xbf16> {
    %0 = "ttnn.typecast"(%q) : (tensor<512x256xf32>) -> tensor<512x256xbf16>
    %1 = "ttnn.multiply"(%0, %s) : (tensor<512x256xbf16>, tensor<1x256xbf16>) -> tensor<512x256xbf16>
    // no-fuse: dequantised_gemm
    %2 = "ttnn.matmul"(%x, %1) <{transpose_a = false, transpose_b = false}> : (tensor<8x512xbf16>, tensor<512x256xbf16>) -> tensor<8x256xbf16>
    return %2 : tensor<8x256xbf16>
  }
}
