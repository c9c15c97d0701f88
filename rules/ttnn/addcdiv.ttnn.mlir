module {
  func.func @quotient(%a: tensor<32x64xbf16>, %b: tensor<32x64xbf16>, %c: tensor<32x64xbf16>) -> tensor<32x64xbf16> {
    %0 = "ttnn.divide"(%b, %c) : (tensor<32x64xbf16>, tensor<32x64xbf16>) -> tensor<32x64xbf16>
    // fuse: addcdiv [a=%a b=%b c=%c out=%1]
    %1 = "ttnn.add"(%a, %0) : (tensor<32x64xbf16>, tensor<32x64xbf16>) -> tensor<32x64xbf16>
    return %1 : tensor<32x64xbf16>
  }

  func.func @constant_divisor(%a: tensor<32x64xbf16>, %b: tensor<32x64xbf16>, %w: tensor<64xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}) -> tensor<32x64xbf16> {
    %0 = "ttnn.divide"(%b, %w) : (tensor<32x64xbf16>, tensor<64xbf16>) -> tensor<32x64xbf16>
    // no-fuse: addcdiv
    %1 = "ttnn.add"(%a, %0) : (tensor<32x64xbf16>, tensor<32x64xbf16>) -> tensor<32x64xbf16>
    return %1 : tensor<32x64xbf16>
  }
}
