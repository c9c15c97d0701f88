module {
  func.func @celu_select(%x: tensor<32x64xbf16>) -> tensor<32x64xbf16> {
    %z = "ttnn.full"() <{fill_value = 0.000000000e+00 : f32, shape = #ttnn.shape<1x1>}> : () -> tensor<1x1xbf16>
    %a = "ttnn.full"() <{fill_value = 1.500000000e+00 : f32, shape = #ttnn.shape<1x1>}> : () -> tensor<1x1xbf16>
    %one = "ttnn.full"() <{fill_value = 1.000000000e+00 : f32, shape = #ttnn.shape<1x1>}> : () -> tensor<1x1xbf16>
    %q = "ttnn.divide"(%x, %a) : (tensor<32x64xbf16>, tensor<1x1xbf16>) -> tensor<32x64xbf16>
    %e = "ttnn.exp"(%q) : (tensor<32x64xbf16>) -> tensor<32x64xbf16>
    %m = "ttnn.subtract"(%e, %one) : (tensor<32x64xbf16>, tensor<1x1xbf16>) -> tensor<32x64xbf16>
    %b = "ttnn.multiply"(%m, %a) : (tensor<32x64xbf16>, tensor<1x1xbf16>) -> tensor<32x64xbf16>
    %p = "ttnn.gt"(%x, %z) : (tensor<32x64xbf16>, tensor<1x1xbf16>) -> tensor<32x64xbf16>
    // fuse: celu [x=%x]
    %r = "ttnn.where"(%p, %x, %b) : (tensor<32x64xbf16>, tensor<32x64xbf16>, tensor<32x64xbf16>) -> tensor<32x64xbf16>
    return %r : tensor<32x64xbf16>
  }

  func.func @celu_halves(%x: tensor<32x64xbf16>) -> tensor<32x64xbf16> {
    %z = "ttnn.full"() <{fill_value = 0.000000000e+00 : f32, shape = #ttnn.shape<1x1>}> : () -> tensor<1x1xbf16>
    %a = "ttnn.full"() <{fill_value = 5.000000000e-01 : f32, shape = #ttnn.shape<1x1>}> : () -> tensor<1x1xbf16>
    %q = "ttnn.divide"(%x, %a) : (tensor<32x64xbf16>, tensor<1x1xbf16>) -> tensor<32x64xbf16>
    %m = "ttnn.expm1"(%q) : (tensor<32x64xbf16>) -> tensor<32x64xbf16>
    %b = "ttnn.multiply"(%m, %a) : (tensor<32x64xbf16>, tensor<1x1xbf16>) -> tensor<32x64xbf16>
    %h = "ttnn.maximum"(%x, %z) : (tensor<32x64xbf16>, tensor<1x1xbf16>) -> tensor<32x64xbf16>
    %l = "ttnn.minimum"(%b, %z) : (tensor<32x64xbf16>, tensor<1x1xbf16>) -> tensor<32x64xbf16>
    // fuse: celu [x=%x]
    %r = "ttnn.add"(%h, %l) : (tensor<32x64xbf16>, tensor<32x64xbf16>) -> tensor<32x64xbf16>
    return %r : tensor<32x64xbf16>
  }

  func.func @celu_two_numbers(%x: tensor<32x64xbf16>) -> tensor<32x64xbf16> {
    %z = "ttnn.full"() <{fill_value = 0.000000000e+00 : f32, shape = #ttnn.shape<1x1>}> : () -> tensor<1x1xbf16>
    %a = "ttnn.full"() <{fill_value = 1.500000000e+00 : f32, shape = #ttnn.shape<1x1>}> : () -> tensor<1x1xbf16>
    %a2 = "ttnn.full"() <{fill_value = 2.500000000e+00 : f32, shape = #ttnn.shape<1x1>}> : () -> tensor<1x1xbf16>
    %q = "ttnn.divide"(%x, %a) : (tensor<32x64xbf16>, tensor<1x1xbf16>) -> tensor<32x64xbf16>
    %m = "ttnn.expm1"(%q) : (tensor<32x64xbf16>) -> tensor<32x64xbf16>
    %b = "ttnn.multiply"(%m, %a2) : (tensor<32x64xbf16>, tensor<1x1xbf16>) -> tensor<32x64xbf16>
    %p = "ttnn.ge"(%x, %z) : (tensor<32x64xbf16>, tensor<1x1xbf16>) -> tensor<32x64xbf16>
    // no-fuse: celu
    %r = "ttnn.where"(%p, %x, %b) : (tensor<32x64xbf16>, tensor<32x64xbf16>, tensor<32x64xbf16>) -> tensor<32x64xbf16>
    return %r : tensor<32x64xbf16>
  }

  func.func @celu_argument(%x: tensor<32x64xbf16>, %a: tensor<1x1xbf16>) -> tensor<32x64xbf16> {
    %z = "ttnn.full"() <{fill_value = 0.000000000e+00 : f32, shape = #ttnn.shape<1x1>}> : () -> tensor<1x1xbf16>
    %q = "ttnn.divide"(%x, %a) : (tensor<32x64xbf16>, tensor<1x1xbf16>) -> tensor<32x64xbf16>
    %m = "ttnn.expm1"(%q) : (tensor<32x64xbf16>) -> tensor<32x64xbf16>
    %b = "ttnn.multiply"(%m, %a) : (tensor<32x64xbf16>, tensor<1x1xbf16>) -> tensor<32x64xbf16>
    %p = "ttnn.ge"(%x, %z) : (tensor<32x64xbf16>, tensor<1x1xbf16>) -> tensor<32x64xbf16>
    // fuse: celu
    %r = "ttnn.where"(%p, %x, %b) : (tensor<32x64xbf16>, tensor<32x64xbf16>, tensor<32x64xbf16>) -> tensor<32x64xbf16>
    return %r : tensor<32x64xbf16>
  }

  func.func @selu_folded(%x: tensor<32x64xbf16>) -> tensor<32x64xbf16> {
    %z = "ttnn.full"() <{fill_value = 0.000000000e+00 : f32, shape = #ttnn.shape<1x1>}> : () -> tensor<1x1xbf16>
    %k = "ttnn.full"() <{fill_value = 1.050700000e+00 : f32, shape = #ttnn.shape<1x1>}> : () -> tensor<1x1xbf16>
    %n = "ttnn.full"() <{fill_value = 1.758100000e+00 : f32, shape = #ttnn.shape<1x1>}> : () -> tensor<1x1xbf16>
    %u = "ttnn.multiply"(%x, %k) : (tensor<32x64xbf16>, tensor<1x1xbf16>) -> tensor<32x64xbf16>
    %e = "ttnn.expm1"(%x) : (tensor<32x64xbf16>) -> tensor<32x64xbf16>
    %l = "ttnn.multiply"(%e, %n) : (tensor<32x64xbf16>, tensor<1x1xbf16>) -> tensor<32x64xbf16>
    %p = "ttnn.gt"(%x, %z) : (tensor<32x64xbf16>, tensor<1x1xbf16>) -> tensor<32x64xbf16>
    // fuse: selu [x=%x]
    %r = "ttnn.where"(%p, %u, %l) : (tensor<32x64xbf16>, tensor<32x64xbf16>, tensor<32x64xbf16>) -> tensor<32x64xbf16>
    return %r : tensor<32x64xbf16>
  }

  func.func @selu_outside(%x: tensor<32x64xbf16>) -> tensor<32x64xbf16> {
    %z = "ttnn.full"() <{fill_value = 0.000000000e+00 : f32, shape = #ttnn.shape<1x1>}> : () -> tensor<1x1xbf16>
    %one = "ttnn.full"() <{fill_value = 1.000000000e+00 : f32, shape = #ttnn.shape<1x1>}> : () -> tensor<1x1xbf16>
    %k = "ttnn.full"() <{fill_value = 1.050700000e+00 : f32, shape = #ttnn.shape<1x1>}> : () -> tensor<1x1xbf16>
    %n = "ttnn.full"() <{fill_value = 1.673260000e+00 : f32, shape = #ttnn.shape<1x1>}> : () -> tensor<1x1xbf16>
    %e = "ttnn.exp"(%x) : (tensor<32x64xbf16>) -> tensor<32x64xbf16>
    %e1 = "ttnn.subtract"(%e, %one) : (tensor<32x64xbf16>, tensor<1x1xbf16>) -> tensor<32x64xbf16>
    %l = "ttnn.multiply"(%e1, %n) : (tensor<32x64xbf16>, tensor<1x1xbf16>) -> tensor<32x64xbf16>
    %p = "ttnn.ge"(%x, %z) : (tensor<32x64xbf16>, tensor<1x1xbf16>) -> tensor<32x64xbf16>
    %w = "ttnn.where"(%p, %x, %l) : (tensor<32x64xbf16>, tensor<32x64xbf16>, tensor<32x64xbf16>) -> tensor<32x64xbf16>
    // fuse: selu
    %r = "ttnn.multiply"(%w, %k) : (tensor<32x64xbf16>, tensor<1x1xbf16>) -> tensor<32x64xbf16>
    return %r : tensor<32x64xbf16>
  }

  func.func @scaled_elu(%x: tensor<32x64xbf16>) -> tensor<32x64xbf16> {
    %z = "ttnn.full"() <{fill_value = 0.000000000e+00 : f32, shape = #ttnn.shape<1x1>}> : () -> tensor<1x1xbf16>
    %k = "ttnn.full"() <{fill_value = 1.050000000e+00 : f32, shape = #ttnn.shape<1x1>}> : () -> tensor<1x1xbf16>
    %n = "ttnn.full"() <{fill_value = 1.200000000e+00 : f32, shape = #ttnn.shape<1x1>}> : () -> tensor<1x1xbf16>
    %e = "ttnn.expm1"(%x) : (tensor<32x64xbf16>) -> tensor<32x64xbf16>
    %l = "ttnn.multiply"(%e, %n) : (tensor<32x64xbf16>, tensor<1x1xbf16>) -> tensor<32x64xbf16>
    %p = "ttnn.gt"(%x, %z) : (tensor<32x64xbf16>, tensor<1x1xbf16>) -> tensor<32x64xbf16>
    %w = "ttnn.where"(%p, %x, %l) : (tensor<32x64xbf16>, tensor<32x64xbf16>, tensor<32x64xbf16>) -> tensor<32x64xbf16>
    // no-fuse: selu
    %r = "ttnn.multiply"(%w, %k) : (tensor<32x64xbf16>, tensor<1x1xbf16>) -> tensor<32x64xbf16>
    return %r : tensor<32x64xbf16>
  }

  func.func @prelu_channels(%x: tensor<2x64x8x8xbf16>, %w: tensor<1x64x1x1xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}) -> tensor<2x64x8x8xbf16> {
    %z = "ttnn.full"() <{fill_value = 0.000000000e+00 : f32, shape = #ttnn.shape<1x1x1x1>}> : () -> tensor<1x1x1x1xbf16>
    %l = "ttnn.multiply"(%x, %w) : (tensor<2x64x8x8xbf16>, tensor<1x64x1x1xbf16>) -> tensor<2x64x8x8xbf16>
    %p = "ttnn.gt"(%x, %z) : (tensor<2x64x8x8xbf16>, tensor<1x1x1x1xbf16>) -> tensor<2x64x8x8xbf16>
    // fuse: prelu [x=%x slope=%w]
    %r = "ttnn.where"(%p, %x, %l) : (tensor<2x64x8x8xbf16>, tensor<2x64x8x8xbf16>, tensor<2x64x8x8xbf16>) -> tensor<2x64x8x8xbf16>
    return %r : tensor<2x64x8x8xbf16>
  }

  func.func @prelu_gate(%x: tensor<2x64x8x8xbf16>, %w: tensor<1x64x1x1xbf16> {ttcore.argument_type = #ttcore.argument_type<input>}) -> tensor<2x64x8x8xbf16> {
    %z = "ttnn.full"() <{fill_value = 0.000000000e+00 : f32, shape = #ttnn.shape<1x1x1x1>}> : () -> tensor<1x1x1x1xbf16>
    %l = "ttnn.multiply"(%x, %w) : (tensor<2x64x8x8xbf16>, tensor<1x64x1x1xbf16>) -> tensor<2x64x8x8xbf16>
    %p = "ttnn.gt"(%x, %z) : (tensor<2x64x8x8xbf16>, tensor<1x1x1x1xbf16>) -> tensor<2x64x8x8xbf16>
    // no-fuse: prelu
    %r = "ttnn.where"(%p, %x, %l) : (tensor<2x64x8x8xbf16>, tensor<2x64x8x8xbf16>, tensor<2x64x8x8xbf16>) -> tensor<2x64x8x8xbf16>
    return %r : tensor<2x64x8x8xbf16>
  }

  func.func @prelu_one_slope(%x: tensor<2x64x8x8xbf16>, %w: tensor<1x1x1x1xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}) -> tensor<2x64x8x8xbf16> {
    %z = "ttnn.full"() <{fill_value = 0.000000000e+00 : f32, shape = #ttnn.shape<1x1x1x1>}> : () -> tensor<1x1x1x1xbf16>
    %l = "ttnn.multiply"(%x, %w) : (tensor<2x64x8x8xbf16>, tensor<1x1x1x1xbf16>) -> tensor<2x64x8x8xbf16>
    %p = "ttnn.ge"(%x, %z) : (tensor<2x64x8x8xbf16>, tensor<1x1x1x1xbf16>) -> tensor<2x64x8x8xbf16>
    // no-fuse: prelu
    %r = "ttnn.where"(%p, %x, %l) : (tensor<2x64x8x8xbf16>, tensor<2x64x8x8xbf16>, tensor<2x64x8x8xbf16>) -> tensor<2x64x8x8xbf16>
    return %r : tensor<2x64x8x8xbf16>
  }

  func.func @softshrink_sign(%x: tensor<32x64xbf16>) -> tensor<32x64xbf16> {
    %z = "ttnn.full"() <{fill_value = 0.000000000e+00 : f32, shape = #ttnn.shape<1x1>}> : () -> tensor<1x1xbf16>
    %k = "ttnn.full"() <{fill_value = 5.000000000e-01 : f32, shape = #ttnn.shape<1x1>}> : () -> tensor<1x1xbf16>
    %b = "ttnn.abs"(%x) : (tensor<32x64xbf16>) -> tensor<32x64xbf16>
    %p = "ttnn.gt"(%b, %k) : (tensor<32x64xbf16>, tensor<1x1xbf16>) -> tensor<32x64xbf16>
    %s = "ttnn.sign"(%x) : (tensor<32x64xbf16>) -> tensor<32x64xbf16>
    %t = "ttnn.multiply"(%s, %k) : (tensor<32x64xbf16>, tensor<1x1xbf16>) -> tensor<32x64xbf16>
    %d = "ttnn.subtract"(%x, %t) : (tensor<32x64xbf16>, tensor<32x64xbf16>) -> tensor<32x64xbf16>
    // fuse: softshrink [x=%x]
    %r = "ttnn.where"(%p, %d, %z) : (tensor<32x64xbf16>, tensor<32x64xbf16>, tensor<1x1xbf16>) -> tensor<32x64xbf16>
    return %r : tensor<32x64xbf16>
  }

  func.func @softshrink_branches(%x: tensor<32x64xbf16>) -> tensor<32x64xbf16> {
    %z = "ttnn.full"() <{fill_value = 0.000000000e+00 : f32, shape = #ttnn.shape<1x1>}> : () -> tensor<1x1xbf16>
    %k = "ttnn.full"() <{fill_value = 5.000000000e-01 : f32, shape = #ttnn.shape<1x1>}> : () -> tensor<1x1xbf16>
    %n = "ttnn.full"() <{fill_value = -5.000000000e-01 : f32, shape = #ttnn.shape<1x1>}> : () -> tensor<1x1xbf16>
    %p = "ttnn.gt"(%x, %k) : (tensor<32x64xbf16>, tensor<1x1xbf16>) -> tensor<32x64xbf16>
    %d = "ttnn.subtract"(%x, %k) : (tensor<32x64xbf16>, tensor<1x1xbf16>) -> tensor<32x64xbf16>
    %q = "ttnn.lt"(%x, %n) : (tensor<32x64xbf16>, tensor<1x1xbf16>) -> tensor<32x64xbf16>
    %u = "ttnn.add"(%x, %k) : (tensor<32x64xbf16>, tensor<1x1xbf16>) -> tensor<32x64xbf16>
    %i = "ttnn.where"(%q, %u, %z) : (tensor<32x64xbf16>, tensor<32x64xbf16>, tensor<1x1xbf16>) -> tensor<32x64xbf16>
    // fuse: softshrink
    %r = "ttnn.where"(%p, %d, %i) : (tensor<32x64xbf16>, tensor<32x64xbf16>, tensor<32x64xbf16>) -> tensor<32x64xbf16>
    return %r : tensor<32x64xbf16>
  }

  func.func @softshrink_other_shift(%x: tensor<32x64xbf16>) -> tensor<32x64xbf16> {
    %z = "ttnn.full"() <{fill_value = 0.000000000e+00 : f32, shape = #ttnn.shape<1x1>}> : () -> tensor<1x1xbf16>
    %k = "ttnn.full"() <{fill_value = 5.000000000e-01 : f32, shape = #ttnn.shape<1x1>}> : () -> tensor<1x1xbf16>
    %k2 = "ttnn.full"() <{fill_value = 2.500000000e-01 : f32, shape = #ttnn.shape<1x1>}> : () -> tensor<1x1xbf16>
    %b = "ttnn.abs"(%x) : (tensor<32x64xbf16>) -> tensor<32x64xbf16>
    %p = "ttnn.gt"(%b, %k) : (tensor<32x64xbf16>, tensor<1x1xbf16>) -> tensor<32x64xbf16>
    %s = "ttnn.sign"(%x) : (tensor<32x64xbf16>) -> tensor<32x64xbf16>
    %t = "ttnn.multiply"(%s, %k2) : (tensor<32x64xbf16>, tensor<1x1xbf16>) -> tensor<32x64xbf16>
    %d = "ttnn.subtract"(%x, %t) : (tensor<32x64xbf16>, tensor<32x64xbf16>) -> tensor<32x64xbf16>
    // no-fuse: softshrink
    %r = "ttnn.where"(%p, %d, %z) : (tensor<32x64xbf16>, tensor<32x64xbf16>, tensor<1x1xbf16>) -> tensor<32x64xbf16>
    return %r : tensor<32x64xbf16>
  }

  func.func @softshrink_lopsided(%x: tensor<32x64xbf16>) -> tensor<32x64xbf16> {
    %z = "ttnn.full"() <{fill_value = 0.000000000e+00 : f32, shape = #ttnn.shape<1x1>}> : () -> tensor<1x1xbf16>
    %k = "ttnn.full"() <{fill_value = 5.000000000e-01 : f32, shape = #ttnn.shape<1x1>}> : () -> tensor<1x1xbf16>
    %n = "ttnn.full"() <{fill_value = -1.500000000e+00 : f32, shape = #ttnn.shape<1x1>}> : () -> tensor<1x1xbf16>
    %p = "ttnn.gt"(%x, %k) : (tensor<32x64xbf16>, tensor<1x1xbf16>) -> tensor<32x64xbf16>
    %d = "ttnn.subtract"(%x, %k) : (tensor<32x64xbf16>, tensor<1x1xbf16>) -> tensor<32x64xbf16>
    %q = "ttnn.lt"(%x, %n) : (tensor<32x64xbf16>, tensor<1x1xbf16>) -> tensor<32x64xbf16>
    %u = "ttnn.add"(%x, %k) : (tensor<32x64xbf16>, tensor<1x1xbf16>) -> tensor<32x64xbf16>
    %i = "ttnn.where"(%q, %u, %z) : (tensor<32x64xbf16>, tensor<32x64xbf16>, tensor<1x1xbf16>) -> tensor<32x64xbf16>
    // no-fuse: softshrink
    %r = "ttnn.where"(%p, %d, %i) : (tensor<32x64xbf16>, tensor<32x64xbf16>, tensor<32x64xbf16>) -> tensor<32x64xbf16>
    return %r : tensor<32x64xbf16>
  }

  func.func @hardshrink_gt(%x: tensor<32x64xbf16>) -> tensor<32x64xbf16> {
    %z = "ttnn.full"() <{fill_value = 0.000000000e+00 : f32, shape = #ttnn.shape<1x1>}> : () -> tensor<1x1xbf16>
    %k = "ttnn.full"() <{fill_value = 5.000000000e-01 : f32, shape = #ttnn.shape<1x1>}> : () -> tensor<1x1xbf16>
    %b = "ttnn.abs"(%x) : (tensor<32x64xbf16>) -> tensor<32x64xbf16>
    %p = "ttnn.gt"(%b, %k) : (tensor<32x64xbf16>, tensor<1x1xbf16>) -> tensor<32x64xbf16>
    // fuse: hardshrink [x=%x]
    %r = "ttnn.where"(%p, %x, %z) : (tensor<32x64xbf16>, tensor<32x64xbf16>, tensor<1x1xbf16>) -> tensor<32x64xbf16>
    return %r : tensor<32x64xbf16>
  }

  func.func @hardshrink_le(%x: tensor<32x64xbf16>) -> tensor<32x64xbf16> {
    %z = "ttnn.full"() <{fill_value = 0.000000000e+00 : f32, shape = #ttnn.shape<1x1>}> : () -> tensor<1x1xbf16>
    %k = "ttnn.full"() <{fill_value = 5.000000000e-01 : f32, shape = #ttnn.shape<1x1>}> : () -> tensor<1x1xbf16>
    %b = "ttnn.abs"(%x) : (tensor<32x64xbf16>) -> tensor<32x64xbf16>
    %p = "ttnn.le"(%b, %k) : (tensor<32x64xbf16>, tensor<1x1xbf16>) -> tensor<32x64xbf16>
    // fuse: hardshrink
    %r = "ttnn.where"(%p, %z, %x) : (tensor<32x64xbf16>, tensor<1x1xbf16>, tensor<32x64xbf16>) -> tensor<32x64xbf16>
    return %r : tensor<32x64xbf16>
  }

  func.func @hardshrink_ge(%x: tensor<32x64xbf16>) -> tensor<32x64xbf16> {
    %z = "ttnn.full"() <{fill_value = 0.000000000e+00 : f32, shape = #ttnn.shape<1x1>}> : () -> tensor<1x1xbf16>
    %k = "ttnn.full"() <{fill_value = 5.000000000e-01 : f32, shape = #ttnn.shape<1x1>}> : () -> tensor<1x1xbf16>
    %b = "ttnn.abs"(%x) : (tensor<32x64xbf16>) -> tensor<32x64xbf16>
    %p = "ttnn.ge"(%k, %b) : (tensor<1x1xbf16>, tensor<32x64xbf16>) -> tensor<32x64xbf16>
    // fuse: hardshrink
    %r = "ttnn.where"(%p, %z, %x) : (tensor<32x64xbf16>, tensor<1x1xbf16>, tensor<32x64xbf16>) -> tensor<32x64xbf16>
    return %r : tensor<32x64xbf16>
  }

  func.func @threshold_gt(%x: tensor<32x64xbf16>) -> tensor<32x64xbf16> {
    %z = "ttnn.full"() <{fill_value = 0.000000000e+00 : f32, shape = #ttnn.shape<1x1>}> : () -> tensor<1x1xbf16>
    %k = "ttnn.full"() <{fill_value = 5.000000000e-01 : f32, shape = #ttnn.shape<1x1>}> : () -> tensor<1x1xbf16>
    %p = "ttnn.gt"(%x, %k) : (tensor<32x64xbf16>, tensor<1x1xbf16>) -> tensor<32x64xbf16>
    // no-fuse: hardshrink
    // fuse: threshold [x=%x]
    %r = "ttnn.where"(%p, %x, %z) : (tensor<32x64xbf16>, tensor<32x64xbf16>, tensor<1x1xbf16>) -> tensor<32x64xbf16>
    return %r : tensor<32x64xbf16>
  }

  func.func @threshold_le(%x: tensor<32x64xbf16>) -> tensor<32x64xbf16> {
    %v = "ttnn.full"() <{fill_value = 2.000000000e+01 : f32, shape = #ttnn.shape<1x1>}> : () -> tensor<1x1xbf16>
    %k = "ttnn.full"() <{fill_value = 5.000000000e-01 : f32, shape = #ttnn.shape<1x1>}> : () -> tensor<1x1xbf16>
    %p = "ttnn.le"(%x, %k) : (tensor<32x64xbf16>, tensor<1x1xbf16>) -> tensor<32x64xbf16>
    // fuse: threshold
    %r = "ttnn.where"(%p, %v, %x) : (tensor<32x64xbf16>, tensor<1x1xbf16>, tensor<32x64xbf16>) -> tensor<32x64xbf16>
    return %r : tensor<32x64xbf16>
  }

  func.func @threshold_ge(%x: tensor<32x64xbf16>) -> tensor<32x64xbf16> {
    %v = "ttnn.full"() <{fill_value = 2.000000000e+01 : f32, shape = #ttnn.shape<1x1>}> : () -> tensor<1x1xbf16>
    %k = "ttnn.full"() <{fill_value = 5.000000000e-01 : f32, shape = #ttnn.shape<1x1>}> : () -> tensor<1x1xbf16>
    %p = "ttnn.ge"(%k, %x) : (tensor<1x1xbf16>, tensor<32x64xbf16>) -> tensor<32x64xbf16>
    // fuse: threshold
    %r = "ttnn.where"(%p, %v, %x) : (tensor<32x64xbf16>, tensor<1x1xbf16>, tensor<32x64xbf16>) -> tensor<32x64xbf16>
    return %r : tensor<32x64xbf16>
  }

  func.func @threshold_mask(%x: tensor<32x64xbf16>) -> tensor<32x64xbf16> {
    %v = "ttnn.full"() <{fill_value = -3.000000000e+04 : f32, shape = #ttnn.shape<1x1>}> : () -> tensor<1x1xbf16>
    %k = "ttnn.full"() <{fill_value = 5.000000000e-01 : f32, shape = #ttnn.shape<1x1>}> : () -> tensor<1x1xbf16>
    %p = "ttnn.gt"(%x, %k) : (tensor<32x64xbf16>, tensor<1x1xbf16>) -> tensor<32x64xbf16>
    // no-fuse: threshold
    %r = "ttnn.where"(%p, %x, %v) : (tensor<32x64xbf16>, tensor<32x64xbf16>, tensor<1x1xbf16>) -> tensor<32x64xbf16>
    return %r : tensor<32x64xbf16>
  }

  func.func @threshold_tensors(%x: tensor<32x64xbf16>, %y: tensor<32x64xbf16> {ttcore.argument_type = #ttcore.argument_type<input>}) -> tensor<32x64xbf16> {
    %v = "ttnn.full"() <{fill_value = 0.000000000e+00 : f32, shape = #ttnn.shape<1x1>}> : () -> tensor<1x1xbf16>
    %p = "ttnn.gt"(%x, %y) : (tensor<32x64xbf16>, tensor<32x64xbf16>) -> tensor<32x64xbf16>
    // no-fuse: threshold
    %r = "ttnn.where"(%p, %x, %v) : (tensor<32x64xbf16>, tensor<32x64xbf16>, tensor<1x1xbf16>) -> tensor<32x64xbf16>
    return %r : tensor<32x64xbf16>
  }

  func.func @threshold_other(%x: tensor<32x64xbf16>, %y: tensor<32x64xbf16>) -> tensor<32x64xbf16> {
    %v = "ttnn.full"() <{fill_value = 0.000000000e+00 : f32, shape = #ttnn.shape<1x1>}> : () -> tensor<1x1xbf16>
    %k = "ttnn.full"() <{fill_value = 5.000000000e-01 : f32, shape = #ttnn.shape<1x1>}> : () -> tensor<1x1xbf16>
    %p = "ttnn.gt"(%x, %k) : (tensor<32x64xbf16>, tensor<1x1xbf16>) -> tensor<32x64xbf16>
    // no-fuse: threshold
    %r = "ttnn.where"(%p, %y, %v) : (tensor<32x64xbf16>, tensor<32x64xbf16>, tensor<1x1xbf16>) -> tensor<32x64xbf16>
    return %r : tensor<32x64xbf16>
  }

  func.func @celu_negative_alpha(%x: tensor<32x64xbf16>) -> tensor<32x64xbf16> {
    %z = "ttnn.full"() <{fill_value = 0.000000000e+00 : f32, shape = #ttnn.shape<1x1>}> : () -> tensor<1x1xbf16>
    %a = "ttnn.full"() <{fill_value = -1.500000000e+00 : f32, shape = #ttnn.shape<1x1>}> : () -> tensor<1x1xbf16>
    %q = "ttnn.divide"(%x, %a) : (tensor<32x64xbf16>, tensor<1x1xbf16>) -> tensor<32x64xbf16>
    %m = "ttnn.expm1"(%q) : (tensor<32x64xbf16>) -> tensor<32x64xbf16>
    %b = "ttnn.multiply"(%m, %a) : (tensor<32x64xbf16>, tensor<1x1xbf16>) -> tensor<32x64xbf16>
    %p = "ttnn.ge"(%x, %z) : (tensor<32x64xbf16>, tensor<1x1xbf16>) -> tensor<32x64xbf16>
    // no-fuse: celu
    %r = "ttnn.where"(%p, %x, %b) : (tensor<32x64xbf16>, tensor<32x64xbf16>, tensor<32x64xbf16>) -> tensor<32x64xbf16>
    return %r : tensor<32x64xbf16>
  }

  func.func @selu_folded_ge(%x: tensor<32x64xbf16>) -> tensor<32x64xbf16> {
    %z = "ttnn.full"() <{fill_value = 0.000000000e+00 : f32, shape = #ttnn.shape<1x1>}> : () -> tensor<1x1xbf16>
    %one = "ttnn.full"() <{fill_value = 1.000000000e+00 : f32, shape = #ttnn.shape<1x1>}> : () -> tensor<1x1xbf16>
    %k = "ttnn.full"() <{fill_value = 1.050700000e+00 : f32, shape = #ttnn.shape<1x1>}> : () -> tensor<1x1xbf16>
    %n = "ttnn.full"() <{fill_value = 1.758100000e+00 : f32, shape = #ttnn.shape<1x1>}> : () -> tensor<1x1xbf16>
    %u = "ttnn.multiply"(%x, %k) : (tensor<32x64xbf16>, tensor<1x1xbf16>) -> tensor<32x64xbf16>
    %e0 = "ttnn.exp"(%x) : (tensor<32x64xbf16>) -> tensor<32x64xbf16>
    %e = "ttnn.subtract"(%e0, %one) : (tensor<32x64xbf16>, tensor<1x1xbf16>) -> tensor<32x64xbf16>
    %l = "ttnn.multiply"(%e, %n) : (tensor<32x64xbf16>, tensor<1x1xbf16>) -> tensor<32x64xbf16>
    %p = "ttnn.ge"(%x, %z) : (tensor<32x64xbf16>, tensor<1x1xbf16>) -> tensor<32x64xbf16>
    // fuse: selu
    %r = "ttnn.where"(%p, %u, %l) : (tensor<32x64xbf16>, tensor<32x64xbf16>, tensor<32x64xbf16>) -> tensor<32x64xbf16>
    return %r : tensor<32x64xbf16>
  }

  func.func @prelu_unknown(%x: tensor<2x64x8x8xbf16>, %w: tensor<1x64x1x1xbf16>) -> tensor<2x64x8x8xbf16> {
    %z = "ttnn.full"() <{fill_value = 0.000000000e+00 : f32, shape = #ttnn.shape<1x1x1x1>}> : () -> tensor<1x1x1x1xbf16>
    %l = "ttnn.multiply"(%x, %w) : (tensor<2x64x8x8xbf16>, tensor<1x64x1x1xbf16>) -> tensor<2x64x8x8xbf16>
    %p = "ttnn.ge"(%x, %z) : (tensor<2x64x8x8xbf16>, tensor<1x1x1x1xbf16>) -> tensor<2x64x8x8xbf16>
    // fuse: prelu
    %r = "ttnn.where"(%p, %x, %l) : (tensor<2x64x8x8xbf16>, tensor<2x64x8x8xbf16>, tensor<2x64x8x8xbf16>) -> tensor<2x64x8x8xbf16>
    return %r : tensor<2x64x8x8xbf16>
  }

  func.func @prelu_one_channel(%x: tensor<2x1x8x8xbf16>, %w: tensor<1x1x1x1xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}) -> tensor<2x1x8x8xbf16> {
    %z = "ttnn.full"() <{fill_value = 0.000000000e+00 : f32, shape = #ttnn.shape<1x1x1x1>}> : () -> tensor<1x1x1x1xbf16>
    %l = "ttnn.multiply"(%x, %w) : (tensor<2x1x8x8xbf16>, tensor<1x1x1x1xbf16>) -> tensor<2x1x8x8xbf16>
    %p = "ttnn.ge"(%x, %z) : (tensor<2x1x8x8xbf16>, tensor<1x1x1x1xbf16>) -> tensor<2x1x8x8xbf16>
    // no-fuse: prelu
    %r = "ttnn.where"(%p, %x, %l) : (tensor<2x1x8x8xbf16>, tensor<2x1x8x8xbf16>, tensor<2x1x8x8xbf16>) -> tensor<2x1x8x8xbf16>
    return %r : tensor<2x1x8x8xbf16>
  }

  func.func @prelu_vector(%x: tensor<64xbf16>, %w: tensor<64xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}) -> tensor<64xbf16> {
    %z = "ttnn.full"() <{fill_value = 0.000000000e+00 : f32, shape = #ttnn.shape<1>}> : () -> tensor<1xbf16>
    %l = "ttnn.multiply"(%x, %w) : (tensor<64xbf16>, tensor<64xbf16>) -> tensor<64xbf16>
    %p = "ttnn.gt"(%x, %z) : (tensor<64xbf16>, tensor<1xbf16>) -> tensor<64xbf16>
    // no-fuse: prelu
    %r = "ttnn.where"(%p, %x, %l) : (tensor<64xbf16>, tensor<64xbf16>, tensor<64xbf16>) -> tensor<64xbf16>
    return %r : tensor<64xbf16>
  }

  func.func @softshrink_unknown(%x: tensor<32x64xbf16>, %k: tensor<1x1xbf16>, %n: tensor<1x1xbf16>) -> tensor<32x64xbf16> {
    %z = "ttnn.full"() <{fill_value = 0.000000000e+00 : f32, shape = #ttnn.shape<1x1>}> : () -> tensor<1x1xbf16>
    %p = "ttnn.gt"(%x, %k) : (tensor<32x64xbf16>, tensor<1x1xbf16>) -> tensor<32x64xbf16>
    %d = "ttnn.subtract"(%x, %k) : (tensor<32x64xbf16>, tensor<1x1xbf16>) -> tensor<32x64xbf16>
    %q = "ttnn.lt"(%x, %n) : (tensor<32x64xbf16>, tensor<1x1xbf16>) -> tensor<32x64xbf16>
    %u = "ttnn.add"(%x, %k) : (tensor<32x64xbf16>, tensor<1x1xbf16>) -> tensor<32x64xbf16>
    %i = "ttnn.where"(%q, %u, %z) : (tensor<32x64xbf16>, tensor<32x64xbf16>, tensor<1x1xbf16>) -> tensor<32x64xbf16>
    // fuse: softshrink
    %r = "ttnn.where"(%p, %d, %i) : (tensor<32x64xbf16>, tensor<32x64xbf16>, tensor<32x64xbf16>) -> tensor<32x64xbf16>
    return %r : tensor<32x64xbf16>
  }

  func.func @softshrink_unknown_sign(%x: tensor<32x64xbf16>, %k: tensor<1x1xbf16>) -> tensor<32x64xbf16> {
    %z = "ttnn.full"() <{fill_value = 0.000000000e+00 : f32, shape = #ttnn.shape<1x1>}> : () -> tensor<1x1xbf16>
    %b = "ttnn.abs"(%x) : (tensor<32x64xbf16>) -> tensor<32x64xbf16>
    %p = "ttnn.gt"(%b, %k) : (tensor<32x64xbf16>, tensor<1x1xbf16>) -> tensor<32x64xbf16>
    %s = "ttnn.sign"(%x) : (tensor<32x64xbf16>) -> tensor<32x64xbf16>
    %t = "ttnn.multiply"(%s, %k) : (tensor<32x64xbf16>, tensor<1x1xbf16>) -> tensor<32x64xbf16>
    %d = "ttnn.subtract"(%x, %t) : (tensor<32x64xbf16>, tensor<32x64xbf16>) -> tensor<32x64xbf16>
    // fuse: softshrink
    %r = "ttnn.where"(%p, %d, %z) : (tensor<32x64xbf16>, tensor<32x64xbf16>, tensor<1x1xbf16>) -> tensor<32x64xbf16>
    return %r : tensor<32x64xbf16>
  }

  func.func @softshrink_negative(%x: tensor<32x64xbf16>) -> tensor<32x64xbf16> {
    %z = "ttnn.full"() <{fill_value = 0.000000000e+00 : f32, shape = #ttnn.shape<1x1>}> : () -> tensor<1x1xbf16>
    %k = "ttnn.full"() <{fill_value = -5.000000000e-01 : f32, shape = #ttnn.shape<1x1>}> : () -> tensor<1x1xbf16>
    %b = "ttnn.abs"(%x) : (tensor<32x64xbf16>) -> tensor<32x64xbf16>
    %p = "ttnn.gt"(%b, %k) : (tensor<32x64xbf16>, tensor<1x1xbf16>) -> tensor<32x64xbf16>
    %s = "ttnn.sign"(%x) : (tensor<32x64xbf16>) -> tensor<32x64xbf16>
    %t = "ttnn.multiply"(%s, %k) : (tensor<32x64xbf16>, tensor<1x1xbf16>) -> tensor<32x64xbf16>
    %d = "ttnn.subtract"(%x, %t) : (tensor<32x64xbf16>, tensor<32x64xbf16>) -> tensor<32x64xbf16>
    // no-fuse: softshrink
    %r = "ttnn.where"(%p, %d, %z) : (tensor<32x64xbf16>, tensor<32x64xbf16>, tensor<1x1xbf16>) -> tensor<32x64xbf16>
    return %r : tensor<32x64xbf16>
  }

  func.func @softshrink_uneven(%x: tensor<32x64xbf16>) -> tensor<32x64xbf16> {
    %z = "ttnn.full"() <{fill_value = 0.000000000e+00 : f32, shape = #ttnn.shape<1x1>}> : () -> tensor<1x1xbf16>
    %k = "ttnn.full"() <{fill_value = 5.000000000e-01 : f32, shape = #ttnn.shape<1x1>}> : () -> tensor<1x1xbf16>
    %k2 = "ttnn.full"() <{fill_value = 2.500000000e-01 : f32, shape = #ttnn.shape<1x1>}> : () -> tensor<1x1xbf16>
    %n = "ttnn.full"() <{fill_value = -5.000000000e-01 : f32, shape = #ttnn.shape<1x1>}> : () -> tensor<1x1xbf16>
    %p = "ttnn.gt"(%x, %k) : (tensor<32x64xbf16>, tensor<1x1xbf16>) -> tensor<32x64xbf16>
    %d = "ttnn.subtract"(%x, %k) : (tensor<32x64xbf16>, tensor<1x1xbf16>) -> tensor<32x64xbf16>
    %q = "ttnn.lt"(%x, %n) : (tensor<32x64xbf16>, tensor<1x1xbf16>) -> tensor<32x64xbf16>
    %u = "ttnn.add"(%x, %k2) : (tensor<32x64xbf16>, tensor<1x1xbf16>) -> tensor<32x64xbf16>
    %i = "ttnn.where"(%q, %u, %z) : (tensor<32x64xbf16>, tensor<32x64xbf16>, tensor<1x1xbf16>) -> tensor<32x64xbf16>
    // no-fuse: softshrink
    %r = "ttnn.where"(%p, %d, %i) : (tensor<32x64xbf16>, tensor<32x64xbf16>, tensor<32x64xbf16>) -> tensor<32x64xbf16>
    return %r : tensor<32x64xbf16>
  }

  func.func @hardshrink_unknown(%x: tensor<32x64xbf16>, %k: tensor<1x1xbf16>) -> tensor<32x64xbf16> {
    %z = "ttnn.full"() <{fill_value = 0.000000000e+00 : f32, shape = #ttnn.shape<1x1>}> : () -> tensor<1x1xbf16>
    %b = "ttnn.abs"(%x) : (tensor<32x64xbf16>) -> tensor<32x64xbf16>
    %p = "ttnn.gt"(%b, %k) : (tensor<32x64xbf16>, tensor<1x1xbf16>) -> tensor<32x64xbf16>
    // fuse: hardshrink
    %r = "ttnn.where"(%p, %x, %z) : (tensor<32x64xbf16>, tensor<32x64xbf16>, tensor<1x1xbf16>) -> tensor<32x64xbf16>
    return %r : tensor<32x64xbf16>
  }

  func.func @hardshrink_negative(%x: tensor<32x64xbf16>) -> tensor<32x64xbf16> {
    %z = "ttnn.full"() <{fill_value = 0.000000000e+00 : f32, shape = #ttnn.shape<1x1>}> : () -> tensor<1x1xbf16>
    %k = "ttnn.full"() <{fill_value = -5.000000000e-01 : f32, shape = #ttnn.shape<1x1>}> : () -> tensor<1x1xbf16>
    %b = "ttnn.abs"(%x) : (tensor<32x64xbf16>) -> tensor<32x64xbf16>
    %p = "ttnn.gt"(%b, %k) : (tensor<32x64xbf16>, tensor<1x1xbf16>) -> tensor<32x64xbf16>
    // no-fuse: hardshrink
    %r = "ttnn.where"(%p, %x, %z) : (tensor<32x64xbf16>, tensor<32x64xbf16>, tensor<1x1xbf16>) -> tensor<32x64xbf16>
    return %r : tensor<32x64xbf16>
  }

  func.func @threshold_unknown(%x: tensor<32x64xbf16>, %k: tensor<1x1xbf16>, %v: tensor<1x1xbf16>) -> tensor<32x64xbf16> {
    %p = "ttnn.gt"(%x, %k) : (tensor<32x64xbf16>, tensor<1x1xbf16>) -> tensor<32x64xbf16>
    // fuse: threshold
    %r = "ttnn.where"(%p, %x, %v) : (tensor<32x64xbf16>, tensor<32x64xbf16>, tensor<1x1xbf16>) -> tensor<32x64xbf16>
    return %r : tensor<32x64xbf16>
  }

  func.func @threshold_unknown_tensors(%x: tensor<32x64xbf16>, %k: tensor<32x64xbf16>, %v: tensor<32x64xbf16>) -> tensor<32x64xbf16> {
    %p = "ttnn.gt"(%x, %k) : (tensor<32x64xbf16>, tensor<32x64xbf16>) -> tensor<32x64xbf16>
    // fuse: threshold
    %r = "ttnn.where"(%p, %x, %v) : (tensor<32x64xbf16>, tensor<32x64xbf16>, tensor<32x64xbf16>) -> tensor<32x64xbf16>
    return %r : tensor<32x64xbf16>
  }

  func.func @threshold_data(%x: tensor<32x64xbf16>, %v: tensor<32x64xbf16> {ttcore.argument_type = #ttcore.argument_type<input>}) -> tensor<32x64xbf16> {
    %k = "ttnn.full"() <{fill_value = 5.000000000e-01 : f32, shape = #ttnn.shape<1x1>}> : () -> tensor<1x1xbf16>
    %p = "ttnn.gt"(%x, %k) : (tensor<32x64xbf16>, tensor<1x1xbf16>) -> tensor<32x64xbf16>
    // no-fuse: threshold
    %r = "ttnn.where"(%p, %x, %v) : (tensor<32x64xbf16>, tensor<32x64xbf16>, tensor<32x64xbf16>) -> tensor<32x64xbf16>
    return %r : tensor<32x64xbf16>
  }

  func.func @threshold_infinite(%x: tensor<32x64xbf16>) -> tensor<32x64xbf16> {
    %k = "ttnn.full"() <{fill_value = -3.000000000e+38 : f32, shape = #ttnn.shape<1x1>}> : () -> tensor<1x1xbf16>
    %v = "ttnn.full"() <{fill_value = 0.000000000e+00 : f32, shape = #ttnn.shape<1x1>}> : () -> tensor<1x1xbf16>
    %p = "ttnn.gt"(%x, %k) : (tensor<32x64xbf16>, tensor<1x1xbf16>) -> tensor<32x64xbf16>
    // no-fuse: threshold
    %r = "ttnn.where"(%p, %x, %v) : (tensor<32x64xbf16>, tensor<32x64xbf16>, tensor<1x1xbf16>) -> tensor<32x64xbf16>
    return %r : tensor<32x64xbf16>
  }
}
