module {
  func.func @gated(%a: tensor<32x64xbf16>, %b: tensor<32x64xbf16>, %c: tensor<1x64xbf16>) -> tensor<32x64xbf16> {
    %0 = "ttir.multiply"(%b, %c) : (tensor<32x64xbf16>, tensor<1x64xbf16>) -> tensor<32x64xbf16>
    // fuse: addcmul [a=%a b=%b c=%c out=%1]
    %1 = "ttir.add"(%0, %a) : (tensor<32x64xbf16>, tensor<32x64xbf16>) -> tensor<32x64xbf16>
    return %1 : tensor<32x64xbf16>
  }

  func.func @bias(%b: tensor<32x64xbf16>, %c: tensor<32x64xbf16>, %w: tensor<64xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}) -> tensor<32x64xbf16> {
    %0 = "ttir.multiply"(%b, %c) : (tensor<32x64xbf16>, tensor<32x64xbf16>) -> tensor<32x64xbf16>
    // no-fuse: addcmul
    %1 = "ttir.add"(%0, %w) : (tensor<32x64xbf16>, tensor<64xbf16>) -> tensor<32x64xbf16>
    return %1 : tensor<32x64xbf16>
  }

  func.func @product_used_twice(%a: tensor<32x64xbf16>, %b: tensor<32x64xbf16>, %c: tensor<32x64xbf16>) -> (tensor<32x64xbf16>, tensor<32x64xbf16>) {
    %0 = "ttir.multiply"(%b, %c) : (tensor<32x64xbf16>, tensor<32x64xbf16>) -> tensor<32x64xbf16>
    // no-fuse: addcmul
    %1 = "ttir.add"(%0, %a) : (tensor<32x64xbf16>, tensor<32x64xbf16>) -> tensor<32x64xbf16>
    return %1, %0 : tensor<32x64xbf16>, tensor<32x64xbf16>
  }
}
