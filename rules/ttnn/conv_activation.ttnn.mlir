module {
  func.func @conv_transpose2d_relu(%x: tensor<1x16x16x32xbf16>, %w: tensor<32x16x2x2xbf16>) -> tensor<1x32x32x16xbf16> {
    %c = "ttnn.conv_transpose2d"(%x, %w) <{stride = array<i32: 2, 2>, padding = array<i32: 0, 0, 0, 0>}> : (tensor<1x16x16x32xbf16>, tensor<32x16x2x2xbf16>) -> tensor<1x32x32x16xbf16>
    // fuse: conv_transpose2d_activation [conv=%c]
    %r = "ttnn.relu"(%c) : (tensor<1x32x32x16xbf16>) -> tensor<1x32x32x16xbf16>
    return %r : tensor<1x32x32x16xbf16>
  }

  func.func @conv_transpose2d_silu(%x: tensor<1x16x16x32xbf16>, %w: tensor<32x16x2x2xbf16>, %b: tensor<1x1x1x16xbf16>) -> tensor<1x32x32x16xbf16> {
    %c = "ttnn.conv_transpose2d"(%x, %w, %b) <{stride = array<i32: 2, 2>, padding = array<i32: 0, 0, 0, 0>}> : (tensor<1x16x16x32xbf16>, tensor<32x16x2x2xbf16>, tensor<1x1x1x16xbf16>) -> tensor<1x32x32x16xbf16>
    %s = "ttnn.sigmoid"(%c) : (tensor<1x32x32x16xbf16>) -> tensor<1x32x32x16xbf16>
    // fuse: conv_transpose2d_activation
    %r = "ttnn.multiply"(%c, %s) : (tensor<1x32x32x16xbf16>, tensor<1x32x32x16xbf16>) -> tensor<1x32x32x16xbf16>
    return %r : tensor<1x32x32x16xbf16>
  }

  func.func @conv_transpose2d_clipped(%x: tensor<1x16x16x32xbf16>, %w: tensor<32x16x2x2xbf16>) -> tensor<1x32x32x16xbf16> {
    %z = "ttnn.full"() <{fill_value = 0.000000000e+00 : f32, shape = #ttnn.shape<1x1x1x1>}> : () -> tensor<1x1x1x1xbf16>
    %c = "ttnn.conv_transpose2d"(%x, %w) <{stride = array<i32: 2, 2>, padding = array<i32: 0, 0, 0, 0>}> : (tensor<1x16x16x32xbf16>, tensor<32x16x2x2xbf16>) -> tensor<1x32x32x16xbf16>
    // fuse: conv_transpose2d_activation
    %r = "ttnn.maximum"(%c, %z) : (tensor<1x32x32x16xbf16>, tensor<1x1x1x1xbf16>) -> tensor<1x32x32x16xbf16>
    return %r : tensor<1x32x32x16xbf16>
  }

  func.func @conv_transpose2d_sigmoid(%x: tensor<1x16x16x32xbf16>, %w: tensor<32x16x2x2xbf16>) -> tensor<1x32x32x16xbf16> {
    %c = "ttnn.conv_transpose2d"(%x, %w) <{stride = array<i32: 2, 2>, padding = array<i32: 0, 0, 0, 0>}> : (tensor<1x16x16x32xbf16>, tensor<32x16x2x2xbf16>) -> tensor<1x32x32x16xbf16>
    // fuse: conv_transpose2d_activation
    %r = "ttnn.sigmoid"(%c) : (tensor<1x32x32x16xbf16>) -> tensor<1x32x32x16xbf16>
    return %r : tensor<1x32x32x16xbf16>
  }

  func.func @conv_transpose2d_relu6(%x: tensor<1x16x16x32xbf16>, %w: tensor<32x16x2x2xbf16>) -> tensor<1x32x32x16xbf16> {
    %c = "ttnn.conv_transpose2d"(%x, %w) <{stride = array<i32: 2, 2>, padding = array<i32: 0, 0, 0, 0>}> : (tensor<1x16x16x32xbf16>, tensor<32x16x2x2xbf16>) -> tensor<1x32x32x16xbf16>
    // fuse: conv_transpose2d_activation
    %r = "ttnn.relu6"(%c) : (tensor<1x32x32x16xbf16>) -> tensor<1x32x32x16xbf16>
    return %r : tensor<1x32x32x16xbf16>
  }

  func.func @conv_transpose2d_done(%x: tensor<1x16x16x32xbf16>, %w: tensor<32x16x2x2xbf16>) -> tensor<1x32x32x16xbf16> {
    %c = "ttnn.conv_transpose2d"(%x, %w) <{conv2d_config = #ttnn.conv2d_config<activation = <op_type = relu>>, stride = array<i32: 2, 2>, padding = array<i32: 0, 0, 0, 0>}> : (tensor<1x16x16x32xbf16>, tensor<32x16x2x2xbf16>) -> tensor<1x32x32x16xbf16>
    // no-fuse: conv_transpose2d_activation
    %r = "ttnn.relu"(%c) : (tensor<1x32x32x16xbf16>) -> tensor<1x32x32x16xbf16>
    return %r : tensor<1x32x32x16xbf16>
  }

  func.func @conv_transpose2d_gelu(%x: tensor<1x16x16x32xbf16>, %w: tensor<32x16x2x2xbf16>) -> tensor<1x32x32x16xbf16> {
    %c = "ttnn.conv_transpose2d"(%x, %w) <{stride = array<i32: 2, 2>, padding = array<i32: 0, 0, 0, 0>}> : (tensor<1x16x16x32xbf16>, tensor<32x16x2x2xbf16>) -> tensor<1x32x32x16xbf16>
    // no-fuse: conv_transpose2d_activation
    %r = "ttnn.gelu"(%c) : (tensor<1x32x32x16xbf16>) -> tensor<1x32x32x16xbf16>
    return %r : tensor<1x32x32x16xbf16>
  }

  func.func @conv_transpose2d_kept(%x: tensor<1x16x16x32xbf16>, %w: tensor<32x16x2x2xbf16>) -> (tensor<1x32x32x16xbf16>, tensor<1x32x32x16xbf16>) {
    %c = "ttnn.conv_transpose2d"(%x, %w) <{stride = array<i32: 2, 2>, padding = array<i32: 0, 0, 0, 0>}> : (tensor<1x16x16x32xbf16>, tensor<32x16x2x2xbf16>) -> tensor<1x32x32x16xbf16>
    // no-fuse: conv_transpose2d_activation
    %r = "ttnn.relu"(%c) : (tensor<1x32x32x16xbf16>) -> tensor<1x32x32x16xbf16>
    return %r, %c : tensor<1x32x32x16xbf16>, tensor<1x32x32x16xbf16>
  }

  func.func @conv1d_relu(%x: tensor<1x64x32xbf16>, %w: tensor<16x32x3xbf16>) -> tensor<1x62x16xbf16> {
    %c = "ttnn.conv1d"(%x, %w) <{stride = 1 : i32, padding = 0 : i32}> : (tensor<1x64x32xbf16>, tensor<16x32x3xbf16>) -> tensor<1x62x16xbf16>
    // fuse: conv1d_activation [conv=%c]
    %r = "ttnn.relu"(%c) : (tensor<1x62x16xbf16>) -> tensor<1x62x16xbf16>
    return %r : tensor<1x62x16xbf16>
  }

  func.func @conv1d_silu(%x: tensor<1x64x32xbf16>, %w: tensor<16x32x3xbf16>, %b: tensor<1x1x16xbf16>) -> tensor<1x62x16xbf16> {
    %c = "ttnn.conv1d"(%x, %w, %b) <{stride = 1 : i32, padding = 0 : i32}> : (tensor<1x64x32xbf16>, tensor<16x32x3xbf16>, tensor<1x1x16xbf16>) -> tensor<1x62x16xbf16>
    %s = "ttnn.sigmoid"(%c) : (tensor<1x62x16xbf16>) -> tensor<1x62x16xbf16>
    // fuse: conv1d_activation
    %r = "ttnn.multiply"(%c, %s) : (tensor<1x62x16xbf16>, tensor<1x62x16xbf16>) -> tensor<1x62x16xbf16>
    return %r : tensor<1x62x16xbf16>
  }

  func.func @conv1d_clipped(%x: tensor<1x64x32xbf16>, %w: tensor<16x32x3xbf16>) -> tensor<1x62x16xbf16> {
    %z = "ttnn.full"() <{fill_value = 0.000000000e+00 : f32, shape = #ttnn.shape<1x1x1>}> : () -> tensor<1x1x1xbf16>
    %c = "ttnn.conv1d"(%x, %w) <{stride = 1 : i32, padding = 0 : i32}> : (tensor<1x64x32xbf16>, tensor<16x32x3xbf16>) -> tensor<1x62x16xbf16>
    // fuse: conv1d_activation
    %r = "ttnn.maximum"(%c, %z) : (tensor<1x62x16xbf16>, tensor<1x1x1xbf16>) -> tensor<1x62x16xbf16>
    return %r : tensor<1x62x16xbf16>
  }

  func.func @conv1d_sigmoid(%x: tensor<1x64x32xbf16>, %w: tensor<16x32x3xbf16>) -> tensor<1x62x16xbf16> {
    %c = "ttnn.conv1d"(%x, %w) <{stride = 1 : i32, padding = 0 : i32}> : (tensor<1x64x32xbf16>, tensor<16x32x3xbf16>) -> tensor<1x62x16xbf16>
    // fuse: conv1d_activation
    %r = "ttnn.sigmoid"(%c) : (tensor<1x62x16xbf16>) -> tensor<1x62x16xbf16>
    return %r : tensor<1x62x16xbf16>
  }

  func.func @conv1d_relu6(%x: tensor<1x64x32xbf16>, %w: tensor<16x32x3xbf16>) -> tensor<1x62x16xbf16> {
    %c = "ttnn.conv1d"(%x, %w) <{stride = 1 : i32, padding = 0 : i32}> : (tensor<1x64x32xbf16>, tensor<16x32x3xbf16>) -> tensor<1x62x16xbf16>
    // fuse: conv1d_activation
    %r = "ttnn.relu6"(%c) : (tensor<1x62x16xbf16>) -> tensor<1x62x16xbf16>
    return %r : tensor<1x62x16xbf16>
  }

  func.func @conv1d_done(%x: tensor<1x64x32xbf16>, %w: tensor<16x32x3xbf16>) -> tensor<1x62x16xbf16> {
    %c = "ttnn.conv1d"(%x, %w) <{conv2d_config = #ttnn.conv2d_config<activation = <op_type = relu>>, stride = 1 : i32, padding = 0 : i32}> : (tensor<1x64x32xbf16>, tensor<16x32x3xbf16>) -> tensor<1x62x16xbf16>
    // no-fuse: conv1d_activation
    %r = "ttnn.relu"(%c) : (tensor<1x62x16xbf16>) -> tensor<1x62x16xbf16>
    return %r : tensor<1x62x16xbf16>
  }

  func.func @conv1d_gelu(%x: tensor<1x64x32xbf16>, %w: tensor<16x32x3xbf16>) -> tensor<1x62x16xbf16> {
    %c = "ttnn.conv1d"(%x, %w) <{stride = 1 : i32, padding = 0 : i32}> : (tensor<1x64x32xbf16>, tensor<16x32x3xbf16>) -> tensor<1x62x16xbf16>
    // no-fuse: conv1d_activation
    %r = "ttnn.gelu"(%c) : (tensor<1x62x16xbf16>) -> tensor<1x62x16xbf16>
    return %r : tensor<1x62x16xbf16>
  }

  func.func @conv1d_kept(%x: tensor<1x64x32xbf16>, %w: tensor<16x32x3xbf16>) -> (tensor<1x62x16xbf16>, tensor<1x62x16xbf16>) {
    %c = "ttnn.conv1d"(%x, %w) <{stride = 1 : i32, padding = 0 : i32}> : (tensor<1x64x32xbf16>, tensor<16x32x3xbf16>) -> tensor<1x62x16xbf16>
    // no-fuse: conv1d_activation
    %r = "ttnn.relu"(%c) : (tensor<1x62x16xbf16>) -> tensor<1x62x16xbf16>
    return %r, %c : tensor<1x62x16xbf16>, tensor<1x62x16xbf16>
  }
}
