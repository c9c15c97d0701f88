module {
  func.func @celu_select(%x: tensor<32x64xbf16>) -> tensor<32x64xbf16> {
    %z = "ttir.full"() <{fill_value = 0.000000000e+00 : f32, shape = array<i32: 1, 1>}> : () -> tensor<1x1xbf16>
    %a = "ttir.full"() <{fill_value = 1.500000000e+00 : f32, shape = array<i32: 1, 1>}> : () -> tensor<1x1xbf16>
    %one = "ttir.full"() <{fill_value = 1.000000000e+00 : f32, shape = array<i32: 1, 1>}> : () -> tensor<1x1xbf16>
    %q = "ttir.div"(%x, %a) : (tensor<32x64xbf16>, tensor<1x1xbf16>) -> tensor<32x64xbf16>
    %e = "ttir.exp"(%q) : (tensor<32x64xbf16>) -> tensor<32x64xbf16>
    %m = "ttir.subtract"(%e, %one) : (tensor<32x64xbf16>, tensor<1x1xbf16>) -> tensor<32x64xbf16>
    %b = "ttir.multiply"(%m, %a) : (tensor<32x64xbf16>, tensor<1x1xbf16>) -> tensor<32x64xbf16>
    %p = "ttir.gt"(%x, %z) : (tensor<32x64xbf16>, tensor<1x1xbf16>) -> tensor<32x64xbf16>
    // fuse: celu [x=%x]
    %r = "ttir.where"(%p, %x, %b) : (tensor<32x64xbf16>, tensor<32x64xbf16>, tensor<32x64xbf16>) -> tensor<32x64xbf16>
    return %r : tensor<32x64xbf16>
  }

  func.func @celu_halves(%x: tensor<32x64xbf16>) -> tensor<32x64xbf16> {
    %z = "ttir.full"() <{fill_value = 0.000000000e+00 : f32, shape = array<i32: 1, 1>}> : () -> tensor<1x1xbf16>
    %a = "ttir.full"() <{fill_value = 5.000000000e-01 : f32, shape = array<i32: 1, 1>}> : () -> tensor<1x1xbf16>
    %q = "ttir.div"(%x, %a) : (tensor<32x64xbf16>, tensor<1x1xbf16>) -> tensor<32x64xbf16>
    %m = "ttir.expm1"(%q) : (tensor<32x64xbf16>) -> tensor<32x64xbf16>
    %b = "ttir.multiply"(%m, %a) : (tensor<32x64xbf16>, tensor<1x1xbf16>) -> tensor<32x64xbf16>
    %h = "ttir.maximum"(%x, %z) : (tensor<32x64xbf16>, tensor<1x1xbf16>) -> tensor<32x64xbf16>
    %l = "ttir.minimum"(%b, %z) : (tensor<32x64xbf16>, tensor<1x1xbf16>) -> tensor<32x64xbf16>
    // fuse: celu [x=%x]
    %r = "ttir.add"(%h, %l) : (tensor<32x64xbf16>, tensor<32x64xbf16>) -> tensor<32x64xbf16>
    return %r : tensor<32x64xbf16>
  }

  func.func @celu_two_numbers(%x: tensor<32x64xbf16>) -> tensor<32x64xbf16> {
    %z = "ttir.full"() <{fill_value = 0.000000000e+00 : f32, shape = array<i32: 1, 1>}> : () -> tensor<1x1xbf16>
    %a = "ttir.full"() <{fill_value = 1.500000000e+00 : f32, shape = array<i32: 1, 1>}> : () -> tensor<1x1xbf16>
    %a2 = "ttir.full"() <{fill_value = 2.500000000e+00 : f32, shape = array<i32: 1, 1>}> : () -> tensor<1x1xbf16>
    %q = "ttir.div"(%x, %a) : (tensor<32x64xbf16>, tensor<1x1xbf16>) -> tensor<32x64xbf16>
    %m = "ttir.expm1"(%q) : (tensor<32x64xbf16>) -> tensor<32x64xbf16>
    %b = "ttir.multiply"(%m, %a2) : (tensor<32x64xbf16>, tensor<1x1xbf16>) -> tensor<32x64xbf16>
    %p = "ttir.ge"(%x, %z) : (tensor<32x64xbf16>, tensor<1x1xbf16>) -> tensor<32x64xbf16>
    // no-fuse: celu
    %r = "ttir.where"(%p, %x, %b) : (tensor<32x64xbf16>, tensor<32x64xbf16>, tensor<32x64xbf16>) -> tensor<32x64xbf16>
    return %r : tensor<32x64xbf16>
  }

  func.func @celu_argument(%x: tensor<32x64xbf16>, %a: tensor<1x1xbf16>) -> tensor<32x64xbf16> {
    %z = "ttir.full"() <{fill_value = 0.000000000e+00 : f32, shape = array<i32: 1, 1>}> : () -> tensor<1x1xbf16>
    %q = "ttir.div"(%x, %a) : (tensor<32x64xbf16>, tensor<1x1xbf16>) -> tensor<32x64xbf16>
    %m = "ttir.expm1"(%q) : (tensor<32x64xbf16>) -> tensor<32x64xbf16>
    %b = "ttir.multiply"(%m, %a) : (tensor<32x64xbf16>, tensor<1x1xbf16>) -> tensor<32x64xbf16>
    %p = "ttir.ge"(%x, %z) : (tensor<32x64xbf16>, tensor<1x1xbf16>) -> tensor<32x64xbf16>
    // fuse: celu
    %r = "ttir.where"(%p, %x, %b) : (tensor<32x64xbf16>, tensor<32x64xbf16>, tensor<32x64xbf16>) -> tensor<32x64xbf16>
    return %r : tensor<32x64xbf16>
  }

  func.func @selu_folded(%x: tensor<32x64xbf16>) -> tensor<32x64xbf16> {
    %z = "ttir.full"() <{fill_value = 0.000000000e+00 : f32, shape = array<i32: 1, 1>}> : () -> tensor<1x1xbf16>
    %k = "ttir.full"() <{fill_value = 1.050700000e+00 : f32, shape = array<i32: 1, 1>}> : () -> tensor<1x1xbf16>
    %n = "ttir.full"() <{fill_value = 1.758100000e+00 : f32, shape = array<i32: 1, 1>}> : () -> tensor<1x1xbf16>
    %u = "ttir.multiply"(%x, %k) : (tensor<32x64xbf16>, tensor<1x1xbf16>) -> tensor<32x64xbf16>
    %e = "ttir.expm1"(%x) : (tensor<32x64xbf16>) -> tensor<32x64xbf16>
    %l = "ttir.multiply"(%e, %n) : (tensor<32x64xbf16>, tensor<1x1xbf16>) -> tensor<32x64xbf16>
    %p = "ttir.gt"(%x, %z) : (tensor<32x64xbf16>, tensor<1x1xbf16>) -> tensor<32x64xbf16>
    // fuse: selu [x=%x]
    %r = "ttir.where"(%p, %u, %l) : (tensor<32x64xbf16>, tensor<32x64xbf16>, tensor<32x64xbf16>) -> tensor<32x64xbf16>
    return %r : tensor<32x64xbf16>
  }

  func.func @selu_outside(%x: tensor<32x64xbf16>) -> tensor<32x64xbf16> {
    %z = "ttir.full"() <{fill_value = 0.000000000e+00 : f32, shape = array<i32: 1, 1>}> : () -> tensor<1x1xbf16>
    %one = "ttir.full"() <{fill_value = 1.000000000e+00 : f32, shape = array<i32: 1, 1>}> : () -> tensor<1x1xbf16>
    %k = "ttir.full"() <{fill_value = 1.050700000e+00 : f32, shape = array<i32: 1, 1>}> : () -> tensor<1x1xbf16>
    %n = "ttir.full"() <{fill_value = 1.673260000e+00 : f32, shape = array<i32: 1, 1>}> : () -> tensor<1x1xbf16>
    %e = "ttir.exp"(%x) : (tensor<32x64xbf16>) -> tensor<32x64xbf16>
    %e1 = "ttir.subtract"(%e, %one) : (tensor<32x64xbf16>, tensor<1x1xbf16>) -> tensor<32x64xbf16>
    %l = "ttir.multiply"(%e1, %n) : (tensor<32x64xbf16>, tensor<1x1xbf16>) -> tensor<32x64xbf16>
    %p = "ttir.ge"(%x, %z) : (tensor<32x64xbf16>, tensor<1x1xbf16>) -> tensor<32x64xbf16>
    %w = "ttir.where"(%p, %x, %l) : (tensor<32x64xbf16>, tensor<32x64xbf16>, tensor<32x64xbf16>) -> tensor<32x64xbf16>
    // fuse: selu
    %r = "ttir.multiply"(%w, %k) : (tensor<32x64xbf16>, tensor<1x1xbf16>) -> tensor<32x64xbf16>
    return %r : tensor<32x64xbf16>
  }

  func.func @scaled_elu(%x: tensor<32x64xbf16>) -> tensor<32x64xbf16> {
    %z = "ttir.full"() <{fill_value = 0.000000000e+00 : f32, shape = array<i32: 1, 1>}> : () -> tensor<1x1xbf16>
    %k = "ttir.full"() <{fill_value = 1.050000000e+00 : f32, shape = array<i32: 1, 1>}> : () -> tensor<1x1xbf16>
    %n = "ttir.full"() <{fill_value = 1.200000000e+00 : f32, shape = array<i32: 1, 1>}> : () -> tensor<1x1xbf16>
    %e = "ttir.expm1"(%x) : (tensor<32x64xbf16>) -> tensor<32x64xbf16>
    %l = "ttir.multiply"(%e, %n) : (tensor<32x64xbf16>, tensor<1x1xbf16>) -> tensor<32x64xbf16>
    %p = "ttir.gt"(%x, %z) : (tensor<32x64xbf16>, tensor<1x1xbf16>) -> tensor<32x64xbf16>
    %w = "ttir.where"(%p, %x, %l) : (tensor<32x64xbf16>, tensor<32x64xbf16>, tensor<32x64xbf16>) -> tensor<32x64xbf16>
    // no-fuse: selu
    %r = "ttir.multiply"(%w, %k) : (tensor<32x64xbf16>, tensor<1x1xbf16>) -> tensor<32x64xbf16>
    return %r : tensor<32x64xbf16>
  }

  func.func @prelu_channels(%x: tensor<2x64x8x8xbf16>, %w: tensor<1x64x1x1xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}) -> tensor<2x64x8x8xbf16> {
    %z = "ttir.full"() <{fill_value = 0.000000000e+00 : f32, shape = array<i32: 1, 1, 1, 1>}> : () -> tensor<1x1x1x1xbf16>
    %l = "ttir.multiply"(%x, %w) : (tensor<2x64x8x8xbf16>, tensor<1x64x1x1xbf16>) -> tensor<2x64x8x8xbf16>
    %p = "ttir.gt"(%x, %z) : (tensor<2x64x8x8xbf16>, tensor<1x1x1x1xbf16>) -> tensor<2x64x8x8xbf16>
    // fuse: prelu [x=%x slope=%w]
    %r = "ttir.where"(%p, %x, %l) : (tensor<2x64x8x8xbf16>, tensor<2x64x8x8xbf16>, tensor<2x64x8x8xbf16>) -> tensor<2x64x8x8xbf16>
    return %r : tensor<2x64x8x8xbf16>
  }

  func.func @prelu_gate(%x: tensor<2x64x8x8xbf16>, %w: tensor<1x64x1x1xbf16> {ttcore.argument_type = #ttcore.argument_type<input>}) -> tensor<2x64x8x8xbf16> {
    %z = "ttir.full"() <{fill_value = 0.000000000e+00 : f32, shape = array<i32: 1, 1, 1, 1>}> : () -> tensor<1x1x1x1xbf16>
    %l = "ttir.multiply"(%x, %w) : (tensor<2x64x8x8xbf16>, tensor<1x64x1x1xbf16>) -> tensor<2x64x8x8xbf16>
    %p = "ttir.gt"(%x, %z) : (tensor<2x64x8x8xbf16>, tensor<1x1x1x1xbf16>) -> tensor<2x64x8x8xbf16>
    // no-fuse: prelu
    %r = "ttir.where"(%p, %x, %l) : (tensor<2x64x8x8xbf16>, tensor<2x64x8x8xbf16>, tensor<2x64x8x8xbf16>) -> tensor<2x64x8x8xbf16>
    return %r : tensor<2x64x8x8xbf16>
  }

  func.func @prelu_one_slope(%x: tensor<2x64x8x8xbf16>, %w: tensor<1x1x1x1xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}) -> tensor<2x64x8x8xbf16> {
    %z = "ttir.full"() <{fill_value = 0.000000000e+00 : f32, shape = array<i32: 1, 1, 1, 1>}> : () -> tensor<1x1x1x1xbf16>
    %l = "ttir.multiply"(%x, %w) : (tensor<2x64x8x8xbf16>, tensor<1x1x1x1xbf16>) -> tensor<2x64x8x8xbf16>
    %p = "ttir.ge"(%x, %z) : (tensor<2x64x8x8xbf16>, tensor<1x1x1x1xbf16>) -> tensor<2x64x8x8xbf16>
    // no-fuse: prelu
    %r = "ttir.where"(%p, %x, %l) : (tensor<2x64x8x8xbf16>, tensor<2x64x8x8xbf16>, tensor<2x64x8x8xbf16>) -> tensor<2x64x8x8xbf16>
    return %r : tensor<2x64x8x8xbf16>
  }

  func.func @softshrink_sign(%x: tensor<32x64xbf16>) -> tensor<32x64xbf16> {
    %z = "ttir.full"() <{fill_value = 0.000000000e+00 : f32, shape = array<i32: 1, 1>}> : () -> tensor<1x1xbf16>
    %k = "ttir.full"() <{fill_value = 5.000000000e-01 : f32, shape = array<i32: 1, 1>}> : () -> tensor<1x1xbf16>
    %b = "ttir.abs"(%x) : (tensor<32x64xbf16>) -> tensor<32x64xbf16>
    %p = "ttir.gt"(%b, %k) : (tensor<32x64xbf16>, tensor<1x1xbf16>) -> tensor<32x64xbf16>
    %s = "ttir.sign"(%x) : (tensor<32x64xbf16>) -> tensor<32x64xbf16>
    %t = "ttir.multiply"(%s, %k) : (tensor<32x64xbf16>, tensor<1x1xbf16>) -> tensor<32x64xbf16>
    %d = "ttir.subtract"(%x, %t) : (tensor<32x64xbf16>, tensor<32x64xbf16>) -> tensor<32x64xbf16>
    // fuse: softshrink [x=%x]
    %r = "ttir.where"(%p, %d, %z) : (tensor<32x64xbf16>, tensor<32x64xbf16>, tensor<1x1xbf16>) -> tensor<32x64xbf16>
    return %r : tensor<32x64xbf16>
  }

  func.func @softshrink_branches(%x: tensor<32x64xbf16>) -> tensor<32x64xbf16> {
    %z = "ttir.full"() <{fill_value = 0.000000000e+00 : f32, shape = array<i32: 1, 1>}> : () -> tensor<1x1xbf16>
    %k = "ttir.full"() <{fill_value = 5.000000000e-01 : f32, shape = array<i32: 1, 1>}> : () -> tensor<1x1xbf16>
    %n = "ttir.full"() <{fill_value = -5.000000000e-01 : f32, shape = array<i32: 1, 1>}> : () -> tensor<1x1xbf16>
    %p = "ttir.gt"(%x, %k) : (tensor<32x64xbf16>, tensor<1x1xbf16>) -> tensor<32x64xbf16>
    %d = "ttir.subtract"(%x, %k) : (tensor<32x64xbf16>, tensor<1x1xbf16>) -> tensor<32x64xbf16>
    %q = "ttir.lt"(%x, %n) : (tensor<32x64xbf16>, tensor<1x1xbf16>) -> tensor<32x64xbf16>
    %u = "ttir.add"(%x, %k) : (tensor<32x64xbf16>, tensor<1x1xbf16>) -> tensor<32x64xbf16>
    %i = "ttir.where"(%q, %u, %z) : (tensor<32x64xbf16>, tensor<32x64xbf16>, tensor<1x1xbf16>) -> tensor<32x64xbf16>
    // fuse: softshrink
    %r = "ttir.where"(%p, %d, %i) : (tensor<32x64xbf16>, tensor<32x64xbf16>, tensor<32x64xbf16>) -> tensor<32x64xbf16>
    return %r : tensor<32x64xbf16>
  }

  func.func @softshrink_other_shift(%x: tensor<32x64xbf16>) -> tensor<32x64xbf16> {
    %z = "ttir.full"() <{fill_value = 0.000000000e+00 : f32, shape = array<i32: 1, 1>}> : () -> tensor<1x1xbf16>
    %k = "ttir.full"() <{fill_value = 5.000000000e-01 : f32, shape = array<i32: 1, 1>}> : () -> tensor<1x1xbf16>
    %k2 = "ttir.full"() <{fill_value = 2.500000000e-01 : f32, shape = array<i32: 1, 1>}> : () -> tensor<1x1xbf16>
    %b = "ttir.abs"(%x) : (tensor<32x64xbf16>) -> tensor<32x64xbf16>
    %p = "ttir.gt"(%b, %k) : (tensor<32x64xbf16>, tensor<1x1xbf16>) -> tensor<32x64xbf16>
    %s = "ttir.sign"(%x) : (tensor<32x64xbf16>) -> tensor<32x64xbf16>
    %t = "ttir.multiply"(%s, %k2) : (tensor<32x64xbf16>, tensor<1x1xbf16>) -> tensor<32x64xbf16>
    %d = "ttir.subtract"(%x, %t) : (tensor<32x64xbf16>, tensor<32x64xbf16>) -> tensor<32x64xbf16>
    // no-fuse: softshrink
    %r = "ttir.where"(%p, %d, %z) : (tensor<32x64xbf16>, tensor<32x64xbf16>, tensor<1x1xbf16>) -> tensor<32x64xbf16>
    return %r : tensor<32x64xbf16>
  }

  func.func @softshrink_lopsided(%x: tensor<32x64xbf16>) -> tensor<32x64xbf16> {
    %z = "ttir.full"() <{fill_value = 0.000000000e+00 : f32, shape = array<i32: 1, 1>}> : () -> tensor<1x1xbf16>
    %k = "ttir.full"() <{fill_value = 5.000000000e-01 : f32, shape = array<i32: 1, 1>}> : () -> tensor<1x1xbf16>
    %n = "ttir.full"() <{fill_value = -1.500000000e+00 : f32, shape = array<i32: 1, 1>}> : () -> tensor<1x1xbf16>
    %p = "ttir.gt"(%x, %k) : (tensor<32x64xbf16>, tensor<1x1xbf16>) -> tensor<32x64xbf16>
    %d = "ttir.subtract"(%x, %k) : (tensor<32x64xbf16>, tensor<1x1xbf16>) -> tensor<32x64xbf16>
    %q = "ttir.lt"(%x, %n) : (tensor<32x64xbf16>, tensor<1x1xbf16>) -> tensor<32x64xbf16>
    %u = "ttir.add"(%x, %k) : (tensor<32x64xbf16>, tensor<1x1xbf16>) -> tensor<32x64xbf16>
    %i = "ttir.where"(%q, %u, %z) : (tensor<32x64xbf16>, tensor<32x64xbf16>, tensor<1x1xbf16>) -> tensor<32x64xbf16>
    // no-fuse: softshrink
    %r = "ttir.where"(%p, %d, %i) : (tensor<32x64xbf16>, tensor<32x64xbf16>, tensor<32x64xbf16>) -> tensor<32x64xbf16>
    return %r : tensor<32x64xbf16>
  }

  func.func @hardshrink_gt(%x: tensor<32x64xbf16>) -> tensor<32x64xbf16> {
    %z = "ttir.full"() <{fill_value = 0.000000000e+00 : f32, shape = array<i32: 1, 1>}> : () -> tensor<1x1xbf16>
    %k = "ttir.full"() <{fill_value = 5.000000000e-01 : f32, shape = array<i32: 1, 1>}> : () -> tensor<1x1xbf16>
    %b = "ttir.abs"(%x) : (tensor<32x64xbf16>) -> tensor<32x64xbf16>
    %p = "ttir.gt"(%b, %k) : (tensor<32x64xbf16>, tensor<1x1xbf16>) -> tensor<32x64xbf16>
    // fuse: hardshrink [x=%x]
    %r = "ttir.where"(%p, %x, %z) : (tensor<32x64xbf16>, tensor<32x64xbf16>, tensor<1x1xbf16>) -> tensor<32x64xbf16>
    return %r : tensor<32x64xbf16>
  }

  func.func @hardshrink_le(%x: tensor<32x64xbf16>) -> tensor<32x64xbf16> {
    %z = "ttir.full"() <{fill_value = 0.000000000e+00 : f32, shape = array<i32: 1, 1>}> : () -> tensor<1x1xbf16>
    %k = "ttir.full"() <{fill_value = 5.000000000e-01 : f32, shape = array<i32: 1, 1>}> : () -> tensor<1x1xbf16>
    %b = "ttir.abs"(%x) : (tensor<32x64xbf16>) -> tensor<32x64xbf16>
    %p = "ttir.le"(%b, %k) : (tensor<32x64xbf16>, tensor<1x1xbf16>) -> tensor<32x64xbf16>
    // fuse: hardshrink
    %r = "ttir.where"(%p, %z, %x) : (tensor<32x64xbf16>, tensor<1x1xbf16>, tensor<32x64xbf16>) -> tensor<32x64xbf16>
    return %r : tensor<32x64xbf16>
  }

  func.func @hardshrink_ge(%x: tensor<32x64xbf16>) -> tensor<32x64xbf16> {
    %z = "ttir.full"() <{fill_value = 0.000000000e+00 : f32, shape = array<i32: 1, 1>}> : () -> tensor<1x1xbf16>
    %k = "ttir.full"() <{fill_value = 5.000000000e-01 : f32, shape = array<i32: 1, 1>}> : () -> tensor<1x1xbf16>
    %b = "ttir.abs"(%x) : (tensor<32x64xbf16>) -> tensor<32x64xbf16>
    %p = "ttir.ge"(%k, %b) : (tensor<1x1xbf16>, tensor<32x64xbf16>) -> tensor<32x64xbf16>
    // fuse: hardshrink
    %r = "ttir.where"(%p, %z, %x) : (tensor<32x64xbf16>, tensor<1x1xbf16>, tensor<32x64xbf16>) -> tensor<32x64xbf16>
    return %r : tensor<32x64xbf16>
  }

  func.func @threshold_gt(%x: tensor<32x64xbf16>) -> tensor<32x64xbf16> {
    %z = "ttir.full"() <{fill_value = 0.000000000e+00 : f32, shape = array<i32: 1, 1>}> : () -> tensor<1x1xbf16>
    %k = "ttir.full"() <{fill_value = 5.000000000e-01 : f32, shape = array<i32: 1, 1>}> : () -> tensor<1x1xbf16>
    %p = "ttir.gt"(%x, %k) : (tensor<32x64xbf16>, tensor<1x1xbf16>) -> tensor<32x64xbf16>
    // no-fuse: hardshrink
    // fuse: threshold [x=%x]
    %r = "ttir.where"(%p, %x, %z) : (tensor<32x64xbf16>, tensor<32x64xbf16>, tensor<1x1xbf16>) -> tensor<32x64xbf16>
    return %r : tensor<32x64xbf16>
  }

  func.func @threshold_le(%x: tensor<32x64xbf16>) -> tensor<32x64xbf16> {
    %v = "ttir.full"() <{fill_value = 2.000000000e+01 : f32, shape = array<i32: 1, 1>}> : () -> tensor<1x1xbf16>
    %k = "ttir.full"() <{fill_value = 5.000000000e-01 : f32, shape = array<i32: 1, 1>}> : () -> tensor<1x1xbf16>
    %p = "ttir.le"(%x, %k) : (tensor<32x64xbf16>, tensor<1x1xbf16>) -> tensor<32x64xbf16>
    // fuse: threshold
    %r = "ttir.where"(%p, %v, %x) : (tensor<32x64xbf16>, tensor<1x1xbf16>, tensor<32x64xbf16>) -> tensor<32x64xbf16>
    return %r : tensor<32x64xbf16>
  }

  func.func @threshold_ge(%x: tensor<32x64xbf16>) -> tensor<32x64xbf16> {
    %v = "ttir.full"() <{fill_value = 2.000000000e+01 : f32, shape = array<i32: 1, 1>}> : () -> tensor<1x1xbf16>
    %k = "ttir.full"() <{fill_value = 5.000000000e-01 : f32, shape = array<i32: 1, 1>}> : () -> tensor<1x1xbf16>
    %p = "ttir.ge"(%k, %x) : (tensor<1x1xbf16>, tensor<32x64xbf16>) -> tensor<32x64xbf16>
    // fuse: threshold
    %r = "ttir.where"(%p, %v, %x) : (tensor<32x64xbf16>, tensor<1x1xbf16>, tensor<32x64xbf16>) -> tensor<32x64xbf16>
    return %r : tensor<32x64xbf16>
  }

  func.func @threshold_mask(%x: tensor<32x64xbf16>) -> tensor<32x64xbf16> {
    %v = "ttir.full"() <{fill_value = -3.000000000e+04 : f32, shape = array<i32: 1, 1>}> : () -> tensor<1x1xbf16>
    %k = "ttir.full"() <{fill_value = 5.000000000e-01 : f32, shape = array<i32: 1, 1>}> : () -> tensor<1x1xbf16>
    %p = "ttir.gt"(%x, %k) : (tensor<32x64xbf16>, tensor<1x1xbf16>) -> tensor<32x64xbf16>
    // no-fuse: threshold
    %r = "ttir.where"(%p, %x, %v) : (tensor<32x64xbf16>, tensor<32x64xbf16>, tensor<1x1xbf16>) -> tensor<32x64xbf16>
    return %r : tensor<32x64xbf16>
  }

  func.func @threshold_tensors(%x: tensor<32x64xbf16>, %y: tensor<32x64xbf16> {ttcore.argument_type = #ttcore.argument_type<input>}) -> tensor<32x64xbf16> {
    %v = "ttir.full"() <{fill_value = 0.000000000e+00 : f32, shape = array<i32: 1, 1>}> : () -> tensor<1x1xbf16>
    %p = "ttir.gt"(%x, %y) : (tensor<32x64xbf16>, tensor<32x64xbf16>) -> tensor<32x64xbf16>
    // no-fuse: threshold
    %r = "ttir.where"(%p, %x, %v) : (tensor<32x64xbf16>, tensor<32x64xbf16>, tensor<1x1xbf16>) -> tensor<32x64xbf16>
    return %r : tensor<32x64xbf16>
  }

  func.func @threshold_other(%x: tensor<32x64xbf16>, %y: tensor<32x64xbf16>) -> tensor<32x64xbf16> {
    %v = "ttir.full"() <{fill_value = 0.000000000e+00 : f32, shape = array<i32: 1, 1>}> : () -> tensor<1x1xbf16>
    %k = "ttir.full"() <{fill_value = 5.000000000e-01 : f32, shape = array<i32: 1, 1>}> : () -> tensor<1x1xbf16>
    %p = "ttir.gt"(%x, %k) : (tensor<32x64xbf16>, tensor<1x1xbf16>) -> tensor<32x64xbf16>
    // no-fuse: threshold
    %r = "ttir.where"(%p, %y, %v) : (tensor<32x64xbf16>, tensor<32x64xbf16>, tensor<1x1xbf16>) -> tensor<32x64xbf16>
    return %r : tensor<32x64xbf16>
  }

  func.func @celu_negative_alpha(%x: tensor<32x64xbf16>) -> tensor<32x64xbf16> {
    %z = "ttir.full"() <{fill_value = 0.000000000e+00 : f32, shape = array<i32: 1, 1>}> : () -> tensor<1x1xbf16>
    %a = "ttir.full"() <{fill_value = -1.500000000e+00 : f32, shape = array<i32: 1, 1>}> : () -> tensor<1x1xbf16>
    %q = "ttir.div"(%x, %a) : (tensor<32x64xbf16>, tensor<1x1xbf16>) -> tensor<32x64xbf16>
    %m = "ttir.expm1"(%q) : (tensor<32x64xbf16>) -> tensor<32x64xbf16>
    %b = "ttir.multiply"(%m, %a) : (tensor<32x64xbf16>, tensor<1x1xbf16>) -> tensor<32x64xbf16>
    %p = "ttir.ge"(%x, %z) : (tensor<32x64xbf16>, tensor<1x1xbf16>) -> tensor<32x64xbf16>
    // no-fuse: celu
    %r = "ttir.where"(%p, %x, %b) : (tensor<32x64xbf16>, tensor<32x64xbf16>, tensor<32x64xbf16>) -> tensor<32x64xbf16>
    return %r : tensor<32x64xbf16>
  }

  func.func @selu_folded_ge(%x: tensor<32x64xbf16>) -> tensor<32x64xbf16> {
    %z = "ttir.full"() <{fill_value = 0.000000000e+00 : f32, shape = array<i32: 1, 1>}> : () -> tensor<1x1xbf16>
    %one = "ttir.full"() <{fill_value = 1.000000000e+00 : f32, shape = array<i32: 1, 1>}> : () -> tensor<1x1xbf16>
    %k = "ttir.full"() <{fill_value = 1.050700000e+00 : f32, shape = array<i32: 1, 1>}> : () -> tensor<1x1xbf16>
    %n = "ttir.full"() <{fill_value = 1.758100000e+00 : f32, shape = array<i32: 1, 1>}> : () -> tensor<1x1xbf16>
    %u = "ttir.multiply"(%x, %k) : (tensor<32x64xbf16>, tensor<1x1xbf16>) -> tensor<32x64xbf16>
    %e0 = "ttir.exp"(%x) : (tensor<32x64xbf16>) -> tensor<32x64xbf16>
    %e = "ttir.subtract"(%e0, %one) : (tensor<32x64xbf16>, tensor<1x1xbf16>) -> tensor<32x64xbf16>
    %l = "ttir.multiply"(%e, %n) : (tensor<32x64xbf16>, tensor<1x1xbf16>) -> tensor<32x64xbf16>
    %p = "ttir.ge"(%x, %z) : (tensor<32x64xbf16>, tensor<1x1xbf16>) -> tensor<32x64xbf16>
    // fuse: selu
    %r = "ttir.where"(%p, %u, %l) : (tensor<32x64xbf16>, tensor<32x64xbf16>, tensor<32x64xbf16>) -> tensor<32x64xbf16>
    return %r : tensor<32x64xbf16>
  }

  func.func @prelu_unknown(%x: tensor<2x64x8x8xbf16>, %w: tensor<1x64x1x1xbf16>) -> tensor<2x64x8x8xbf16> {
    %z = "ttir.full"() <{fill_value = 0.000000000e+00 : f32, shape = array<i32: 1, 1, 1, 1>}> : () -> tensor<1x1x1x1xbf16>
    %l = "ttir.multiply"(%x, %w) : (tensor<2x64x8x8xbf16>, tensor<1x64x1x1xbf16>) -> tensor<2x64x8x8xbf16>
    %p = "ttir.ge"(%x, %z) : (tensor<2x64x8x8xbf16>, tensor<1x1x1x1xbf16>) -> tensor<2x64x8x8xbf16>
    // fuse: prelu
    %r = "ttir.where"(%p, %x, %l) : (tensor<2x64x8x8xbf16>, tensor<2x64x8x8xbf16>, tensor<2x64x8x8xbf16>) -> tensor<2x64x8x8xbf16>
    return %r : tensor<2x64x8x8xbf16>
  }

  func.func @prelu_one_channel(%x: tensor<2x1x8x8xbf16>, %w: tensor<1x1x1x1xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}) -> tensor<2x1x8x8xbf16> {
    %z = "ttir.full"() <{fill_value = 0.000000000e+00 : f32, shape = array<i32: 1, 1, 1, 1>}> : () -> tensor<1x1x1x1xbf16>
    %l = "ttir.multiply"(%x, %w) : (tensor<2x1x8x8xbf16>, tensor<1x1x1x1xbf16>) -> tensor<2x1x8x8xbf16>
    %p = "ttir.ge"(%x, %z) : (tensor<2x1x8x8xbf16>, tensor<1x1x1x1xbf16>) -> tensor<2x1x8x8xbf16>
    // no-fuse: prelu
    %r = "ttir.where"(%p, %x, %l) : (tensor<2x1x8x8xbf16>, tensor<2x1x8x8xbf16>, tensor<2x1x8x8xbf16>) -> tensor<2x1x8x8xbf16>
    return %r : tensor<2x1x8x8xbf16>
  }

  func.func @prelu_vector(%x: tensor<64xbf16>, %w: tensor<64xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}) -> tensor<64xbf16> {
    %z = "ttir.full"() <{fill_value = 0.000000000e+00 : f32, shape = array<i32: 1>}> : () -> tensor<1xbf16>
    %l = "ttir.multiply"(%x, %w) : (tensor<64xbf16>, tensor<64xbf16>) -> tensor<64xbf16>
    %p = "ttir.gt"(%x, %z) : (tensor<64xbf16>, tensor<1xbf16>) -> tensor<64xbf16>
    // no-fuse: prelu
    %r = "ttir.where"(%p, %x, %l) : (tensor<64xbf16>, tensor<64xbf16>, tensor<64xbf16>) -> tensor<64xbf16>
    return %r : tensor<64xbf16>
  }

  func.func @softshrink_unknown(%x: tensor<32x64xbf16>, %k: tensor<1x1xbf16>, %n: tensor<1x1xbf16>) -> tensor<32x64xbf16> {
    %z = "ttir.full"() <{fill_value = 0.000000000e+00 : f32, shape = array<i32: 1, 1>}> : () -> tensor<1x1xbf16>
    %p = "ttir.gt"(%x, %k) : (tensor<32x64xbf16>, tensor<1x1xbf16>) -> tensor<32x64xbf16>
    %d = "ttir.subtract"(%x, %k) : (tensor<32x64xbf16>, tensor<1x1xbf16>) -> tensor<32x64xbf16>
    %q = "ttir.lt"(%x, %n) : (tensor<32x64xbf16>, tensor<1x1xbf16>) -> tensor<32x64xbf16>
    %u = "ttir.add"(%x, %k) : (tensor<32x64xbf16>, tensor<1x1xbf16>) -> tensor<32x64xbf16>
    %i = "ttir.where"(%q, %u, %z) : (tensor<32x64xbf16>, tensor<32x64xbf16>, tensor<1x1xbf16>) -> tensor<32x64xbf16>
    // fuse: softshrink
    %r = "ttir.where"(%p, %d, %i) : (tensor<32x64xbf16>, tensor<32x64xbf16>, tensor<32x64xbf16>) -> tensor<32x64xbf16>
    return %r : tensor<32x64xbf16>
  }

  func.func @softshrink_unknown_sign(%x: tensor<32x64xbf16>, %k: tensor<1x1xbf16>) -> tensor<32x64xbf16> {
    %z = "ttir.full"() <{fill_value = 0.000000000e+00 : f32, shape = array<i32: 1, 1>}> : () -> tensor<1x1xbf16>
    %b = "ttir.abs"(%x) : (tensor<32x64xbf16>) -> tensor<32x64xbf16>
    %p = "ttir.gt"(%b, %k) : (tensor<32x64xbf16>, tensor<1x1xbf16>) -> tensor<32x64xbf16>
    %s = "ttir.sign"(%x) : (tensor<32x64xbf16>) -> tensor<32x64xbf16>
    %t = "ttir.multiply"(%s, %k) : (tensor<32x64xbf16>, tensor<1x1xbf16>) -> tensor<32x64xbf16>
    %d = "ttir.subtract"(%x, %t) : (tensor<32x64xbf16>, tensor<32x64xbf16>) -> tensor<32x64xbf16>
    // fuse: softshrink
    %r = "ttir.where"(%p, %d, %z) : (tensor<32x64xbf16>, tensor<32x64xbf16>, tensor<1x1xbf16>) -> tensor<32x64xbf16>
    return %r : tensor<32x64xbf16>
  }

  func.func @softshrink_negative(%x: tensor<32x64xbf16>) -> tensor<32x64xbf16> {
    %z = "ttir.full"() <{fill_value = 0.000000000e+00 : f32, shape = array<i32: 1, 1>}> : () -> tensor<1x1xbf16>
    %k = "ttir.full"() <{fill_value = -5.000000000e-01 : f32, shape = array<i32: 1, 1>}> : () -> tensor<1x1xbf16>
    %b = "ttir.abs"(%x) : (tensor<32x64xbf16>) -> tensor<32x64xbf16>
    %p = "ttir.gt"(%b, %k) : (tensor<32x64xbf16>, tensor<1x1xbf16>) -> tensor<32x64xbf16>
    %s = "ttir.sign"(%x) : (tensor<32x64xbf16>) -> tensor<32x64xbf16>
    %t = "ttir.multiply"(%s, %k) : (tensor<32x64xbf16>, tensor<1x1xbf16>) -> tensor<32x64xbf16>
    %d = "ttir.subtract"(%x, %t) : (tensor<32x64xbf16>, tensor<32x64xbf16>) -> tensor<32x64xbf16>
    // no-fuse: softshrink
    %r = "ttir.where"(%p, %d, %z) : (tensor<32x64xbf16>, tensor<32x64xbf16>, tensor<1x1xbf16>) -> tensor<32x64xbf16>
    return %r : tensor<32x64xbf16>
  }

  func.func @softshrink_uneven(%x: tensor<32x64xbf16>) -> tensor<32x64xbf16> {
    %z = "ttir.full"() <{fill_value = 0.000000000e+00 : f32, shape = array<i32: 1, 1>}> : () -> tensor<1x1xbf16>
    %k = "ttir.full"() <{fill_value = 5.000000000e-01 : f32, shape = array<i32: 1, 1>}> : () -> tensor<1x1xbf16>
    %k2 = "ttir.full"() <{fill_value = 2.500000000e-01 : f32, shape = array<i32: 1, 1>}> : () -> tensor<1x1xbf16>
    %n = "ttir.full"() <{fill_value = -5.000000000e-01 : f32, shape = array<i32: 1, 1>}> : () -> tensor<1x1xbf16>
    %p = "ttir.gt"(%x, %k) : (tensor<32x64xbf16>, tensor<1x1xbf16>) -> tensor<32x64xbf16>
    %d = "ttir.subtract"(%x, %k) : (tensor<32x64xbf16>, tensor<1x1xbf16>) -> tensor<32x64xbf16>
    %q = "ttir.lt"(%x, %n) : (tensor<32x64xbf16>, tensor<1x1xbf16>) -> tensor<32x64xbf16>
    %u = "ttir.add"(%x, %k2) : (tensor<32x64xbf16>, tensor<1x1xbf16>) -> tensor<32x64xbf16>
    %i = "ttir.where"(%q, %u, %z) : (tensor<32x64xbf16>, tensor<32x64xbf16>, tensor<1x1xbf16>) -> tensor<32x64xbf16>
    // no-fuse: softshrink
    %r = "ttir.where"(%p, %d, %i) : (tensor<32x64xbf16>, tensor<32x64xbf16>, tensor<32x64xbf16>) -> tensor<32x64xbf16>
    return %r : tensor<32x64xbf16>
  }

  func.func @hardshrink_unknown(%x: tensor<32x64xbf16>, %k: tensor<1x1xbf16>) -> tensor<32x64xbf16> {
    %z = "ttir.full"() <{fill_value = 0.000000000e+00 : f32, shape = array<i32: 1, 1>}> : () -> tensor<1x1xbf16>
    %b = "ttir.abs"(%x) : (tensor<32x64xbf16>) -> tensor<32x64xbf16>
    %p = "ttir.gt"(%b, %k) : (tensor<32x64xbf16>, tensor<1x1xbf16>) -> tensor<32x64xbf16>
    // fuse: hardshrink
    %r = "ttir.where"(%p, %x, %z) : (tensor<32x64xbf16>, tensor<32x64xbf16>, tensor<1x1xbf16>) -> tensor<32x64xbf16>
    return %r : tensor<32x64xbf16>
  }

  func.func @hardshrink_negative(%x: tensor<32x64xbf16>) -> tensor<32x64xbf16> {
    %z = "ttir.full"() <{fill_value = 0.000000000e+00 : f32, shape = array<i32: 1, 1>}> : () -> tensor<1x1xbf16>
    %k = "ttir.full"() <{fill_value = -5.000000000e-01 : f32, shape = array<i32: 1, 1>}> : () -> tensor<1x1xbf16>
    %b = "ttir.abs"(%x) : (tensor<32x64xbf16>) -> tensor<32x64xbf16>
    %p = "ttir.gt"(%b, %k) : (tensor<32x64xbf16>, tensor<1x1xbf16>) -> tensor<32x64xbf16>
    // no-fuse: hardshrink
    %r = "ttir.where"(%p, %x, %z) : (tensor<32x64xbf16>, tensor<32x64xbf16>, tensor<1x1xbf16>) -> tensor<32x64xbf16>
    return %r : tensor<32x64xbf16>
  }

  func.func @threshold_unknown(%x: tensor<32x64xbf16>, %k: tensor<1x1xbf16>, %v: tensor<1x1xbf16>) -> tensor<32x64xbf16> {
    %p = "ttir.gt"(%x, %k) : (tensor<32x64xbf16>, tensor<1x1xbf16>) -> tensor<32x64xbf16>
    // fuse: threshold
    %r = "ttir.where"(%p, %x, %v) : (tensor<32x64xbf16>, tensor<32x64xbf16>, tensor<1x1xbf16>) -> tensor<32x64xbf16>
    return %r : tensor<32x64xbf16>
  }

  func.func @threshold_unknown_tensors(%x: tensor<32x64xbf16>, %k: tensor<32x64xbf16>, %v: tensor<32x64xbf16>) -> tensor<32x64xbf16> {
    %p = "ttir.gt"(%x, %k) : (tensor<32x64xbf16>, tensor<32x64xbf16>) -> tensor<32x64xbf16>
    // fuse: threshold
    %r = "ttir.where"(%p, %x, %v) : (tensor<32x64xbf16>, tensor<32x64xbf16>, tensor<32x64xbf16>) -> tensor<32x64xbf16>
    return %r : tensor<32x64xbf16>
  }

  func.func @threshold_data(%x: tensor<32x64xbf16>, %v: tensor<32x64xbf16> {ttcore.argument_type = #ttcore.argument_type<input>}) -> tensor<32x64xbf16> {
    %k = "ttir.full"() <{fill_value = 5.000000000e-01 : f32, shape = array<i32: 1, 1>}> : () -> tensor<1x1xbf16>
    %p = "ttir.gt"(%x, %k) : (tensor<32x64xbf16>, tensor<1x1xbf16>) -> tensor<32x64xbf16>
    // no-fuse: threshold
    %r = "ttir.where"(%p, %x, %v) : (tensor<32x64xbf16>, tensor<32x64xbf16>, tensor<32x64xbf16>) -> tensor<32x64xbf16>
    return %r : tensor<32x64xbf16>
  }

  func.func @threshold_infinite(%x: tensor<32x64xbf16>) -> tensor<32x64xbf16> {
    %k = "ttir.full"() <{fill_value = -3.000000000e+38 : f32, shape = array<i32: 1, 1>}> : () -> tensor<1x1xbf16>
    %v = "ttir.full"() <{fill_value = 0.000000000e+00 : f32, shape = array<i32: 1, 1>}> : () -> tensor<1x1xbf16>
    %p = "ttir.gt"(%x, %k) : (tensor<32x64xbf16>, tensor<1x1xbf16>) -> tensor<32x64xbf16>
    // no-fuse: threshold
    %r = "ttir.where"(%p, %x, %v) : (tensor<32x64xbf16>, tensor<32x64xbf16>, tensor<1x1xbf16>) -> tensor<32x64xbf16>
    return %r : tensor<32x64xbf16>
  }
}
