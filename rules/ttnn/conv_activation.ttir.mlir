module {
  func.func @conv_transpose2d_relu(%x: tensor<1x16x16x32xbf16>, %w: tensor<32x16x2x2xbf16>) -> tensor<1x32x32x16xbf16> {
    %c = "ttir.conv_transpose2d"(%x, %w) <{stride = array<i32: 2, 2>, padding = array<i32: 0, 0, 0, 0>}> : (tensor<1x16x16x32xbf16>, tensor<32x16x2x2xbf16>) -> tensor<1x32x32x16xbf16>
    // fuse: conv_transpose2d_activation [conv=%c]
    %r = "ttir.relu"(%c) : (tensor<1x32x32x16xbf16>) -> tensor<1x32x32x16xbf16>
    return %r : tensor<1x32x32x16xbf16>
  }

  func.func @conv_transpose2d_silu(%x: tensor<1x16x16x32xbf16>, %w: tensor<32x16x2x2xbf16>, %b: tensor<1x1x1x16xbf16>) -> tensor<1x32x32x16xbf16> {
    %c = "ttir.conv_transpose2d"(%x, %w, %b) <{stride = array<i32: 2, 2>, padding = array<i32: 0, 0, 0, 0>}> : (tensor<1x16x16x32xbf16>, tensor<32x16x2x2xbf16>, tensor<1x1x1x16xbf16>) -> tensor<1x32x32x16xbf16>
    %s = "ttir.sigmoid"(%c) : (tensor<1x32x32x16xbf16>) -> tensor<1x32x32x16xbf16>
    // fuse: conv_transpose2d_activation
    %r = "ttir.multiply"(%c, %s) : (tensor<1x32x32x16xbf16>, tensor<1x32x32x16xbf16>) -> tensor<1x32x32x16xbf16>
    return %r : tensor<1x32x32x16xbf16>
  }

  func.func @conv_transpose2d_clipped(%x: tensor<1x16x16x32xbf16>, %w: tensor<32x16x2x2xbf16>) -> tensor<1x32x32x16xbf16> {
    %z = "ttir.full"() <{fill_value = 0.000000000e+00 : f32, shape = array<i32: 1, 1, 1, 1>}> : () -> tensor<1x1x1x1xbf16>
    %c = "ttir.conv_transpose2d"(%x, %w) <{stride = array<i32: 2, 2>, padding = array<i32: 0, 0, 0, 0>}> : (tensor<1x16x16x32xbf16>, tensor<32x16x2x2xbf16>) -> tensor<1x32x32x16xbf16>
    // fuse: conv_transpose2d_activation
    %r = "ttir.maximum"(%c, %z) : (tensor<1x32x32x16xbf16>, tensor<1x1x1x1xbf16>) -> tensor<1x32x32x16xbf16>
    return %r : tensor<1x32x32x16xbf16>
  }

  func.func @conv_transpose2d_sigmoid(%x: tensor<1x16x16x32xbf16>, %w: tensor<32x16x2x2xbf16>) -> tensor<1x32x32x16xbf16> {
    %c = "ttir.conv_transpose2d"(%x, %w) <{stride = array<i32: 2, 2>, padding = array<i32: 0, 0, 0, 0>}> : (tensor<1x16x16x32xbf16>, tensor<32x16x2x2xbf16>) -> tensor<1x32x32x16xbf16>
    // fuse: conv_transpose2d_activation
    %r = "ttir.sigmoid"(%c) : (tensor<1x32x32x16xbf16>) -> tensor<1x32x32x16xbf16>
    return %r : tensor<1x32x32x16xbf16>
  }

  func.func @conv_transpose2d_relu6(%x: tensor<1x16x16x32xbf16>, %w: tensor<32x16x2x2xbf16>) -> tensor<1x32x32x16xbf16> {
    %c = "ttir.conv_transpose2d"(%x, %w) <{stride = array<i32: 2, 2>, padding = array<i32: 0, 0, 0, 0>}> : (tensor<1x16x16x32xbf16>, tensor<32x16x2x2xbf16>) -> tensor<1x32x32x16xbf16>
    // fuse: conv_transpose2d_activation
    %r = "ttir.relu6"(%c) : (tensor<1x32x32x16xbf16>) -> tensor<1x32x32x16xbf16>
    return %r : tensor<1x32x32x16xbf16>
  }

  func.func @conv_transpose2d_gelu(%x: tensor<1x16x16x32xbf16>, %w: tensor<32x16x2x2xbf16>) -> tensor<1x32x32x16xbf16> {
    %c = "ttir.conv_transpose2d"(%x, %w) <{stride = array<i32: 2, 2>, padding = array<i32: 0, 0, 0, 0>}> : (tensor<1x16x16x32xbf16>, tensor<32x16x2x2xbf16>) -> tensor<1x32x32x16xbf16>
    // no-fuse: conv_transpose2d_activation
    %r = "ttir.gelu"(%c) : (tensor<1x32x32x16xbf16>) -> tensor<1x32x32x16xbf16>
    return %r : tensor<1x32x32x16xbf16>
  }

  func.func @conv_transpose2d_kept(%x: tensor<1x16x16x32xbf16>, %w: tensor<32x16x2x2xbf16>) -> (tensor<1x32x32x16xbf16>, tensor<1x32x32x16xbf16>) {
    %c = "ttir.conv_transpose2d"(%x, %w) <{stride = array<i32: 2, 2>, padding = array<i32: 0, 0, 0, 0>}> : (tensor<1x16x16x32xbf16>, tensor<32x16x2x2xbf16>) -> tensor<1x32x32x16xbf16>
    // no-fuse: conv_transpose2d_activation
    %r = "ttir.relu"(%c) : (tensor<1x32x32x16xbf16>) -> tensor<1x32x32x16xbf16>
    return %r, %c : tensor<1x32x32x16xbf16>, tensor<1x32x32x16xbf16>
  }

  func.func @conv1d_relu(%x: tensor<1x64x32xbf16>, %w: tensor<16x32x3xbf16>) -> tensor<1x62x16xbf16> {
    %c = "ttir.conv1d"(%x, %w) <{stride = 1 : i32, padding = 0 : i32}> : (tensor<1x64x32xbf16>, tensor<16x32x3xbf16>) -> tensor<1x62x16xbf16>
    // fuse: conv1d_activation [conv=%c]
    %r = "ttir.relu"(%c) : (tensor<1x62x16xbf16>) -> tensor<1x62x16xbf16>
    return %r : tensor<1x62x16xbf16>
  }

  func.func @conv1d_silu(%x: tensor<1x64x32xbf16>, %w: tensor<16x32x3xbf16>, %b: tensor<1x1x16xbf16>) -> tensor<1x62x16xbf16> {
    %c = "ttir.conv1d"(%x, %w, %b) <{stride = 1 : i32, padding = 0 : i32}> : (tensor<1x64x32xbf16>, tensor<16x32x3xbf16>, tensor<1x1x16xbf16>) -> tensor<1x62x16xbf16>
    %s = "ttir.sigmoid"(%c) : (tensor<1x62x16xbf16>) -> tensor<1x62x16xbf16>
    // fuse: conv1d_activation
    %r = "ttir.multiply"(%c, %s) : (tensor<1x62x16xbf16>, tensor<1x62x16xbf16>) -> tensor<1x62x16xbf16>
    return %r : tensor<1x62x16xbf16>
  }

  func.func @conv1d_clipped(%x: tensor<1x64x32xbf16>, %w: tensor<16x32x3xbf16>) -> tensor<1x62x16xbf16> {
    %z = "ttir.full"() <{fill_value = 0.000000000e+00 : f32, shape = array<i32: 1, 1, 1>}> : () -> tensor<1x1x1xbf16>
    %c = "ttir.conv1d"(%x, %w) <{stride = 1 : i32, padding = 0 : i32}> : (tensor<1x64x32xbf16>, tensor<16x32x3xbf16>) -> tensor<1x62x16xbf16>
    // fuse: conv1d_activation
    %r = "ttir.maximum"(%c, %z) : (tensor<1x62x16xbf16>, tensor<1x1x1xbf16>) -> tensor<1x62x16xbf16>
    return %r : tensor<1x62x16xbf16>
  }

  func.func @conv1d_sigmoid(%x: tensor<1x64x32xbf16>, %w: tensor<16x32x3xbf16>) -> tensor<1x62x16xbf16> {
    %c = "ttir.conv1d"(%x, %w) <{stride = 1 : i32, padding = 0 : i32}> : (tensor<1x64x32xbf16>, tensor<16x32x3xbf16>) -> tensor<1x62x16xbf16>
    // fuse: conv1d_activation
    %r = "ttir.sigmoid"(%c) : (tensor<1x62x16xbf16>) -> tensor<1x62x16xbf16>
    return %r : tensor<1x62x16xbf16>
  }

  func.func @conv1d_relu6(%x: tensor<1x64x32xbf16>, %w: tensor<16x32x3xbf16>) -> tensor<1x62x16xbf16> {
    %c = "ttir.conv1d"(%x, %w) <{stride = 1 : i32, padding = 0 : i32}> : (tensor<1x64x32xbf16>, tensor<16x32x3xbf16>) -> tensor<1x62x16xbf16>
    // fuse: conv1d_activation
    %r = "ttir.relu6"(%c) : (tensor<1x62x16xbf16>) -> tensor<1x62x16xbf16>
    return %r : tensor<1x62x16xbf16>
  }

  func.func @conv1d_gelu(%x: tensor<1x64x32xbf16>, %w: tensor<16x32x3xbf16>) -> tensor<1x62x16xbf16> {
    %c = "ttir.conv1d"(%x, %w) <{stride = 1 : i32, padding = 0 : i32}> : (tensor<1x64x32xbf16>, tensor<16x32x3xbf16>) -> tensor<1x62x16xbf16>
    // no-fuse: conv1d_activation
    %r = "ttir.gelu"(%c) : (tensor<1x62x16xbf16>) -> tensor<1x62x16xbf16>
    return %r : tensor<1x62x16xbf16>
  }

  func.func @conv1d_kept(%x: tensor<1x64x32xbf16>, %w: tensor<16x32x3xbf16>) -> (tensor<1x62x16xbf16>, tensor<1x62x16xbf16>) {
    %c = "ttir.conv1d"(%x, %w) <{stride = 1 : i32, padding = 0 : i32}> : (tensor<1x64x32xbf16>, tensor<16x32x3xbf16>) -> tensor<1x62x16xbf16>
    // no-fuse: conv1d_activation
    %r = "ttir.relu"(%c) : (tensor<1x62x16xbf16>) -> tensor<1x62x16xbf16>
    return %r, %c : tensor<1x62x16xbf16>, tensor<1x62x16xbf16>
  }
}
