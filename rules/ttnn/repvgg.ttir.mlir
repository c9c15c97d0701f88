module {
  func.func @block(%x: tensor<1x32x32x16xbf16>, %w3: tensor<16x16x3x3xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %w1: tensor<16x16x1x1xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}) -> tensor<1x32x32x16xbf16> {
    %0 = "ttir.conv2d"(%x, %w3) <{dilation = array<i32: 1, 1>, groups = 1 : i32, padding = array<i32: 1, 1, 1, 1>, stride = array<i32: 1, 1>}> : (tensor<1x32x32x16xbf16>, tensor<16x16x3x3xbf16>) -> tensor<1x32x32x16xbf16>
    %1 = "ttir.conv2d"(%x, %w1) <{dilation = array<i32: 1, 1>, groups = 1 : i32, padding = array<i32: 0, 0, 0, 0>, stride = array<i32: 1, 1>}> : (tensor<1x32x32x16xbf16>, tensor<16x16x1x1xbf16>) -> tensor<1x32x32x16xbf16>
    // fuse: repvgg [x=%x w3=%w3 w1=%w1 out=%2]
    %2 = "ttir.add"(%1, %0) : (tensor<1x32x32x16xbf16>, tensor<1x32x32x16xbf16>) -> tensor<1x32x32x16xbf16>
    return %2 : tensor<1x32x32x16xbf16>
  }

  func.func @different_inputs(%x: tensor<1x32x32x16xbf16>, %y: tensor<1x32x32x16xbf16>, %w3: tensor<16x16x3x3xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %w1: tensor<16x16x1x1xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}) -> tensor<1x32x32x16xbf16> {
    %0 = "ttir.conv2d"(%x, %w3) <{dilation = array<i32: 1, 1>, groups = 1 : i32, padding = array<i32: 1, 1, 1, 1>, stride = array<i32: 1, 1>}> : (tensor<1x32x32x16xbf16>, tensor<16x16x3x3xbf16>) -> tensor<1x32x32x16xbf16>
    %1 = "ttir.conv2d"(%y, %w1) <{dilation = array<i32: 1, 1>, groups = 1 : i32, padding = array<i32: 0, 0, 0, 0>, stride = array<i32: 1, 1>}> : (tensor<1x32x32x16xbf16>, tensor<16x16x1x1xbf16>) -> tensor<1x32x32x16xbf16>
    // no-fuse: repvgg
    %2 = "ttir.add"(%1, %0) : (tensor<1x32x32x16xbf16>, tensor<1x32x32x16xbf16>) -> tensor<1x32x32x16xbf16>
    return %2 : tensor<1x32x32x16xbf16>
  }
}
