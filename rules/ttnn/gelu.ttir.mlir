module {
  func.func @tanh_form(%x: tensor<32x64xbf16>) -> tensor<32x64xbf16> {
    %0 = "ttir.constant"() <{value = dense<5.000000e-01> : tensor<32x64xbf16>}> : () -> tensor<32x64xbf16>
    %1 = "ttir.constant"() <{value = dense<4.467770e-02> : tensor<32x64xbf16>}> : () -> tensor<32x64xbf16>
    %2 = "ttir.constant"() <{value = dense<7.968750e-01> : tensor<32x64xbf16>}> : () -> tensor<32x64xbf16>
    %3 = "ttir.constant"() <{value = dense<1.000000e+00> : tensor<32x64xbf16>}> : () -> tensor<32x64xbf16>
    %20 = "ttir.constant"() <{value = dense<3.000000e+00> : tensor<32x64xbf16>}> : () -> tensor<32x64xbf16>
    %4 = "ttir.multiply"(%x, %0) : (tensor<32x64xbf16>, tensor<32x64xbf16>) -> tensor<32x64xbf16>
    %5 = "ttir.pow"(%x, %20) : (tensor<32x64xbf16>, tensor<32x64xbf16>) -> tensor<32x64xbf16>
    %6 = "ttir.multiply"(%5, %1) : (tensor<32x64xbf16>, tensor<32x64xbf16>) -> tensor<32x64xbf16>
    %7 = "ttir.add"(%x, %6) : (tensor<32x64xbf16>, tensor<32x64xbf16>) -> tensor<32x64xbf16>
    %8 = "ttir.multiply"(%7, %2) : (tensor<32x64xbf16>, tensor<32x64xbf16>) -> tensor<32x64xbf16>
    %9 = "ttir.tanh"(%8) : (tensor<32x64xbf16>) -> tensor<32x64xbf16>
    %10 = "ttir.add"(%9, %3) : (tensor<32x64xbf16>, tensor<32x64xbf16>) -> tensor<32x64xbf16>
    // fuse: gelu [x=%x out=%11]
    %11 = "ttir.multiply"(%4, %10) : (tensor<32x64xbf16>, tensor<32x64xbf16>) -> tensor<32x64xbf16>
    return %11 : tensor<32x64xbf16>
  }

  // The half is next to the distribution function, not next to x.
  func.func @erf_other_grouping(%x: tensor<32x64xbf16>) -> tensor<32x64xbf16> {
    %0 = "ttir.full"() <{fill_value = 5.000000e-01 : f32, shape = array<i32: 32, 64>}> : () -> tensor<32x64xbf16>
    %1 = "ttir.full"() <{fill_value = 0.707106769 : f32, shape = array<i32: 32, 64>}> : () -> tensor<32x64xbf16>
    %2 = "ttir.ones"() <{shape = array<i32: 32, 64>}> : () -> tensor<32x64xbf16>
    %3 = "ttir.multiply"(%x, %1) : (tensor<32x64xbf16>, tensor<32x64xbf16>) -> tensor<32x64xbf16>
    %4 = "ttir.erf"(%3) : (tensor<32x64xbf16>) -> tensor<32x64xbf16>
    %5 = "ttir.add"(%2, %4) : (tensor<32x64xbf16>, tensor<32x64xbf16>) -> tensor<32x64xbf16>
    %6 = "ttir.multiply"(%0, %5) : (tensor<32x64xbf16>, tensor<32x64xbf16>) -> tensor<32x64xbf16>
    // fuse: gelu [x=%x out=%7]
    %7 = "ttir.multiply"(%x, %6) : (tensor<32x64xbf16>, tensor<32x64xbf16>) -> tensor<32x64xbf16>
    return %7 : tensor<32x64xbf16>
  }

  // 0.7 is not 1/sqrt(2).
  func.func @wrong_constant(%x: tensor<32x64xbf16>) -> tensor<32x64xbf16> {
    %0 = "ttir.full"() <{fill_value = 5.000000e-01 : f32, shape = array<i32: 32, 64>}> : () -> tensor<32x64xbf16>
    %1 = "ttir.full"() <{fill_value = 7.000000e-01 : f32, shape = array<i32: 32, 64>}> : () -> tensor<32x64xbf16>
    %2 = "ttir.ones"() <{shape = array<i32: 32, 64>}> : () -> tensor<32x64xbf16>
    %3 = "ttir.multiply"(%x, %1) : (tensor<32x64xbf16>, tensor<32x64xbf16>) -> tensor<32x64xbf16>
    %4 = "ttir.erf"(%3) : (tensor<32x64xbf16>) -> tensor<32x64xbf16>
    %5 = "ttir.add"(%2, %4) : (tensor<32x64xbf16>, tensor<32x64xbf16>) -> tensor<32x64xbf16>
    %6 = "ttir.multiply"(%0, %5) : (tensor<32x64xbf16>, tensor<32x64xbf16>) -> tensor<32x64xbf16>
    // no-fuse: gelu
    %7 = "ttir.multiply"(%x, %6) : (tensor<32x64xbf16>, tensor<32x64xbf16>) -> tensor<32x64xbf16>
    return %7 : tensor<32x64xbf16>
  }

  func.func @other_tensor_outside(%x: tensor<32x64xbf16>, %y: tensor<32x64xbf16>) -> tensor<32x64xbf16> {
    %0 = "ttir.full"() <{fill_value = 5.000000e-01 : f32, shape = array<i32: 32, 64>}> : () -> tensor<32x64xbf16>
    %1 = "ttir.full"() <{fill_value = 0.707106769 : f32, shape = array<i32: 32, 64>}> : () -> tensor<32x64xbf16>
    %2 = "ttir.ones"() <{shape = array<i32: 32, 64>}> : () -> tensor<32x64xbf16>
    %3 = "ttir.multiply"(%x, %1) : (tensor<32x64xbf16>, tensor<32x64xbf16>) -> tensor<32x64xbf16>
    %4 = "ttir.erf"(%3) : (tensor<32x64xbf16>) -> tensor<32x64xbf16>
    %5 = "ttir.add"(%2, %4) : (tensor<32x64xbf16>, tensor<32x64xbf16>) -> tensor<32x64xbf16>
    %6 = "ttir.multiply"(%0, %5) : (tensor<32x64xbf16>, tensor<32x64xbf16>) -> tensor<32x64xbf16>
    // no-fuse: gelu
    %7 = "ttir.multiply"(%y, %6) : (tensor<32x64xbf16>, tensor<32x64xbf16>) -> tensor<32x64xbf16>
    return %7 : tensor<32x64xbf16>
  }

  func.func @halved_cdf(%x: tensor<32x64xbf16>) -> tensor<32x64xbf16> {
    %h = "ttir.full"() <{fill_value = 5.000000000e-01 : f32, shape = array<i32: 1, 1>}> : () -> tensor<1x1xbf16>
    %k = "ttir.full"() <{fill_value = 7.071067800e-01 : f32, shape = array<i32: 1, 1>}> : () -> tensor<1x1xbf16>
    %m = "ttir.multiply"(%x, %k) : (tensor<32x64xbf16>, tensor<1x1xbf16>) -> tensor<32x64xbf16>
    %e = "ttir.erf"(%m) : (tensor<32x64xbf16>) -> tensor<32x64xbf16>
    %a = "ttir.multiply"(%e, %h) : (tensor<32x64xbf16>, tensor<1x1xbf16>) -> tensor<32x64xbf16>
    %b = "ttir.add"(%a, %h) : (tensor<32x64xbf16>, tensor<1x1xbf16>) -> tensor<32x64xbf16>
    // fuse: gelu [x=%x]
    %r = "ttir.multiply"(%x, %b) : (tensor<32x64xbf16>, tensor<32x64xbf16>) -> tensor<32x64xbf16>
    return %r : tensor<32x64xbf16>
  }

  func.func @distributed(%x: tensor<32x64xbf16>) -> tensor<32x64xbf16> {
    %h = "ttir.full"() <{fill_value = 5.000000000e-01 : f32, shape = array<i32: 1, 1>}> : () -> tensor<1x1xbf16>
    %k = "ttir.full"() <{fill_value = 1.414213560e+00 : f32, shape = array<i32: 1, 1>}> : () -> tensor<1x1xbf16>
    %d = "ttir.div"(%x, %k) : (tensor<32x64xbf16>, tensor<1x1xbf16>) -> tensor<32x64xbf16>
    %e = "ttir.erf"(%d) : (tensor<32x64xbf16>) -> tensor<32x64xbf16>
    %y = "ttir.multiply"(%x, %h) : (tensor<32x64xbf16>, tensor<1x1xbf16>) -> tensor<32x64xbf16>
    %z = "ttir.multiply"(%y, %e) : (tensor<32x64xbf16>, tensor<32x64xbf16>) -> tensor<32x64xbf16>
    // fuse: gelu [x=%x]
    %r = "ttir.add"(%y, %z) : (tensor<32x64xbf16>, tensor<32x64xbf16>) -> tensor<32x64xbf16>
    return %r : tensor<32x64xbf16>
  }

  func.func @complement(%x: tensor<32x64xbf16>) -> tensor<32x64xbf16> {
    %h = "ttir.full"() <{fill_value = 5.000000000e-01 : f32, shape = array<i32: 1, 1>}> : () -> tensor<1x1xbf16>
    %k = "ttir.full"() <{fill_value = -7.071067800e-01 : f32, shape = array<i32: 1, 1>}> : () -> tensor<1x1xbf16>
    %m = "ttir.multiply"(%x, %k) : (tensor<32x64xbf16>, tensor<1x1xbf16>) -> tensor<32x64xbf16>
    %e = "ttir.erfc"(%m) : (tensor<32x64xbf16>) -> tensor<32x64xbf16>
    %y = "ttir.multiply"(%x, %h) : (tensor<32x64xbf16>, tensor<1x1xbf16>) -> tensor<32x64xbf16>
    // fuse: gelu
    %r = "ttir.multiply"(%y, %e) : (tensor<32x64xbf16>, tensor<32x64xbf16>) -> tensor<32x64xbf16>
    return %r : tensor<32x64xbf16>
  }

  func.func @complement_of_negative(%x: tensor<32x64xbf16>) -> tensor<32x64xbf16> {
    %h = "ttir.full"() <{fill_value = 5.000000000e-01 : f32, shape = array<i32: 1, 1>}> : () -> tensor<1x1xbf16>
    %k = "ttir.full"() <{fill_value = 1.414213560e+00 : f32, shape = array<i32: 1, 1>}> : () -> tensor<1x1xbf16>
    %n = "ttir.neg"(%x) : (tensor<32x64xbf16>) -> tensor<32x64xbf16>
    %m = "ttir.div"(%n, %k) : (tensor<32x64xbf16>, tensor<1x1xbf16>) -> tensor<32x64xbf16>
    %e = "ttir.erfc"(%m) : (tensor<32x64xbf16>) -> tensor<32x64xbf16>
    %y = "ttir.multiply"(%e, %h) : (tensor<32x64xbf16>, tensor<1x1xbf16>) -> tensor<32x64xbf16>
    // fuse: gelu
    %r = "ttir.multiply"(%x, %y) : (tensor<32x64xbf16>, tensor<32x64xbf16>) -> tensor<32x64xbf16>
    return %r : tensor<32x64xbf16>
  }

  func.func @complement_of_positive(%x: tensor<32x64xbf16>) -> tensor<32x64xbf16> {
    %h = "ttir.full"() <{fill_value = 5.000000000e-01 : f32, shape = array<i32: 1, 1>}> : () -> tensor<1x1xbf16>
    %k = "ttir.full"() <{fill_value = 7.071067800e-01 : f32, shape = array<i32: 1, 1>}> : () -> tensor<1x1xbf16>
    %m = "ttir.multiply"(%x, %k) : (tensor<32x64xbf16>, tensor<1x1xbf16>) -> tensor<32x64xbf16>
    %e = "ttir.erfc"(%m) : (tensor<32x64xbf16>) -> tensor<32x64xbf16>
    %y = "ttir.multiply"(%x, %h) : (tensor<32x64xbf16>, tensor<1x1xbf16>) -> tensor<32x64xbf16>
    // no-fuse: gelu
    %r = "ttir.multiply"(%y, %e) : (tensor<32x64xbf16>, tensor<32x64xbf16>) -> tensor<32x64xbf16>
    return %r : tensor<32x64xbf16>
  }

  func.func @halves_differ(%x: tensor<32x64xbf16>) -> tensor<32x64xbf16> {
    %h = "ttir.full"() <{fill_value = 5.000000000e-01 : f32, shape = array<i32: 1, 1>}> : () -> tensor<1x1xbf16>
    %g = "ttir.full"() <{fill_value = 2.500000000e-01 : f32, shape = array<i32: 1, 1>}> : () -> tensor<1x1xbf16>
    %k = "ttir.full"() <{fill_value = 7.071067800e-01 : f32, shape = array<i32: 1, 1>}> : () -> tensor<1x1xbf16>
    %m = "ttir.multiply"(%x, %k) : (tensor<32x64xbf16>, tensor<1x1xbf16>) -> tensor<32x64xbf16>
    %e = "ttir.erf"(%m) : (tensor<32x64xbf16>) -> tensor<32x64xbf16>
    %a = "ttir.multiply"(%e, %g) : (tensor<32x64xbf16>, tensor<1x1xbf16>) -> tensor<32x64xbf16>
    %b = "ttir.add"(%a, %h) : (tensor<32x64xbf16>, tensor<1x1xbf16>) -> tensor<32x64xbf16>
    // no-fuse: gelu
    %r = "ttir.multiply"(%x, %b) : (tensor<32x64xbf16>, tensor<32x64xbf16>) -> tensor<32x64xbf16>
    return %r : tensor<32x64xbf16>
  }
}
