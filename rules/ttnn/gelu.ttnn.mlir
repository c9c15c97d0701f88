module {
  func.func @tanh_form(%x: tensor<32x64xbf16>) -> tensor<32x64xbf16> {
    %0 = "ttnn.full"() <{fill_value = 5.000000e-01 : f32, shape = #ttnn.shape<1x1>}> : () -> tensor<1x1xbf16>
    %1 = "ttnn.full"() <{fill_value = 4.467770e-02 : f32, shape = #ttnn.shape<1x1>}> : () -> tensor<1x1xbf16>
    %2 = "ttnn.full"() <{fill_value = 7.968750e-01 : f32, shape = #ttnn.shape<1x1>}> : () -> tensor<1x1xbf16>
    %3 = "ttnn.full"() <{fill_value = 1.000000e+00 : f32, shape = #ttnn.shape<1x1>}> : () -> tensor<1x1xbf16>
    %4 = "ttnn.multiply"(%x, %0) : (tensor<32x64xbf16>, tensor<1x1xbf16>) -> tensor<32x64xbf16>
    %5 = "ttnn.pow_scalar"(%x) <{rhs = 3.000000e+00 : f32}> : (tensor<32x64xbf16>) -> tensor<32x64xbf16>
    %6 = "ttnn.multiply"(%5, %1) : (tensor<32x64xbf16>, tensor<1x1xbf16>) -> tensor<32x64xbf16>
    %7 = "ttnn.add"(%x, %6) : (tensor<32x64xbf16>, tensor<32x64xbf16>) -> tensor<32x64xbf16>
    %8 = "ttnn.multiply"(%7, %2) : (tensor<32x64xbf16>, tensor<1x1xbf16>) -> tensor<32x64xbf16>
    %9 = "ttnn.tanh"(%8) : (tensor<32x64xbf16>) -> tensor<32x64xbf16>
    %10 = "ttnn.add"(%9, %3) : (tensor<32x64xbf16>, tensor<1x1xbf16>) -> tensor<32x64xbf16>
    // fuse: gelu [x=%x out=%11]
    %11 = "ttnn.multiply"(%4, %10) : (tensor<32x64xbf16>, tensor<32x64xbf16>) -> tensor<32x64xbf16>
    return %11 : tensor<32x64xbf16>
  }

  // The half is next to the distribution function, not next to x.
  func.func @erf_other_grouping(%x: tensor<32x64xbf16>) -> tensor<32x64xbf16> {
    %0 = "ttnn.full"() <{fill_value = 5.000000e-01 : f32, shape = #ttnn.shape<1x1>}> : () -> tensor<1x1xbf16>
    %1 = "ttnn.full"() <{fill_value = 0.707106769 : f32, shape = #ttnn.shape<1x1>}> : () -> tensor<1x1xbf16>
    %2 = "ttnn.full"() <{fill_value = 1.000000e+00 : f32, shape = #ttnn.shape<1x1>}> : () -> tensor<1x1xbf16>
    %3 = "ttnn.multiply"(%x, %1) : (tensor<32x64xbf16>, tensor<1x1xbf16>) -> tensor<32x64xbf16>
    %4 = "ttnn.erf"(%3) : (tensor<32x64xbf16>) -> tensor<32x64xbf16>
    %5 = "ttnn.add"(%2, %4) : (tensor<1x1xbf16>, tensor<32x64xbf16>) -> tensor<32x64xbf16>
    %6 = "ttnn.multiply"(%0, %5) : (tensor<1x1xbf16>, tensor<32x64xbf16>) -> tensor<32x64xbf16>
    // fuse: gelu [x=%x out=%7]
    %7 = "ttnn.multiply"(%x, %6) : (tensor<32x64xbf16>, tensor<32x64xbf16>) -> tensor<32x64xbf16>
    return %7 : tensor<32x64xbf16>
  }

  // 0.7 is not 1/sqrt(2).
  func.func @wrong_constant(%x: tensor<32x64xbf16>) -> tensor<32x64xbf16> {
    %0 = "ttnn.full"() <{fill_value = 5.000000e-01 : f32, shape = #ttnn.shape<1x1>}> : () -> tensor<1x1xbf16>
    %1 = "ttnn.full"() <{fill_value = 7.000000e-01 : f32, shape = #ttnn.shape<1x1>}> : () -> tensor<1x1xbf16>
    %2 = "ttnn.full"() <{fill_value = 1.000000e+00 : f32, shape = #ttnn.shape<1x1>}> : () -> tensor<1x1xbf16>
    %3 = "ttnn.multiply"(%x, %1) : (tensor<32x64xbf16>, tensor<1x1xbf16>) -> tensor<32x64xbf16>
    %4 = "ttnn.erf"(%3) : (tensor<32x64xbf16>) -> tensor<32x64xbf16>
    %5 = "ttnn.add"(%2, %4) : (tensor<1x1xbf16>, tensor<32x64xbf16>) -> tensor<32x64xbf16>
    %6 = "ttnn.multiply"(%0, %5) : (tensor<1x1xbf16>, tensor<32x64xbf16>) -> tensor<32x64xbf16>
    // no-fuse: gelu
    %7 = "ttnn.multiply"(%x, %6) : (tensor<32x64xbf16>, tensor<32x64xbf16>) -> tensor<32x64xbf16>
    return %7 : tensor<32x64xbf16>
  }

  func.func @other_tensor_outside(%x: tensor<32x64xbf16>, %y: tensor<32x64xbf16>) -> tensor<32x64xbf16> {
    %0 = "ttnn.full"() <{fill_value = 5.000000e-01 : f32, shape = #ttnn.shape<1x1>}> : () -> tensor<1x1xbf16>
    %1 = "ttnn.full"() <{fill_value = 0.707106769 : f32, shape = #ttnn.shape<1x1>}> : () -> tensor<1x1xbf16>
    %2 = "ttnn.full"() <{fill_value = 1.000000e+00 : f32, shape = #ttnn.shape<1x1>}> : () -> tensor<1x1xbf16>
    %3 = "ttnn.multiply"(%x, %1) : (tensor<32x64xbf16>, tensor<1x1xbf16>) -> tensor<32x64xbf16>
    %4 = "ttnn.erf"(%3) : (tensor<32x64xbf16>) -> tensor<32x64xbf16>
    %5 = "ttnn.add"(%2, %4) : (tensor<1x1xbf16>, tensor<32x64xbf16>) -> tensor<32x64xbf16>
    %6 = "ttnn.multiply"(%0, %5) : (tensor<1x1xbf16>, tensor<32x64xbf16>) -> tensor<32x64xbf16>
    // no-fuse: gelu
    %7 = "ttnn.multiply"(%y, %6) : (tensor<32x64xbf16>, tensor<32x64xbf16>) -> tensor<32x64xbf16>
    return %7 : tensor<32x64xbf16>
  }

  func.func @halved_cdf(%x: tensor<32x64xbf16>) -> tensor<32x64xbf16> {
    %h = "ttnn.full"() <{fill_value = 5.000000000e-01 : f32, shape = #ttnn.shape<1x1>}> : () -> tensor<1x1xbf16>
    %k = "ttnn.full"() <{fill_value = 7.071067800e-01 : f32, shape = #ttnn.shape<1x1>}> : () -> tensor<1x1xbf16>
    %m = "ttnn.multiply"(%x, %k) : (tensor<32x64xbf16>, tensor<1x1xbf16>) -> tensor<32x64xbf16>
    %e = "ttnn.erf"(%m) : (tensor<32x64xbf16>) -> tensor<32x64xbf16>
    %a = "ttnn.multiply"(%e, %h) : (tensor<32x64xbf16>, tensor<1x1xbf16>) -> tensor<32x64xbf16>
    %b = "ttnn.add"(%a, %h) : (tensor<32x64xbf16>, tensor<1x1xbf16>) -> tensor<32x64xbf16>
    // fuse: gelu [x=%x]
    %r = "ttnn.multiply"(%x, %b) : (tensor<32x64xbf16>, tensor<32x64xbf16>) -> tensor<32x64xbf16>
    return %r : tensor<32x64xbf16>
  }

  func.func @distributed(%x: tensor<32x64xbf16>) -> tensor<32x64xbf16> {
    %h = "ttnn.full"() <{fill_value = 5.000000000e-01 : f32, shape = #ttnn.shape<1x1>}> : () -> tensor<1x1xbf16>
    %k = "ttnn.full"() <{fill_value = 1.414213560e+00 : f32, shape = #ttnn.shape<1x1>}> : () -> tensor<1x1xbf16>
    %d = "ttnn.divide"(%x, %k) : (tensor<32x64xbf16>, tensor<1x1xbf16>) -> tensor<32x64xbf16>
    %e = "ttnn.erf"(%d) : (tensor<32x64xbf16>) -> tensor<32x64xbf16>
    %y = "ttnn.multiply"(%x, %h) : (tensor<32x64xbf16>, tensor<1x1xbf16>) -> tensor<32x64xbf16>
    %z = "ttnn.multiply"(%y, %e) : (tensor<32x64xbf16>, tensor<32x64xbf16>) -> tensor<32x64xbf16>
    // fuse: gelu [x=%x]
    %r = "ttnn.add"(%y, %z) : (tensor<32x64xbf16>, tensor<32x64xbf16>) -> tensor<32x64xbf16>
    return %r : tensor<32x64xbf16>
  }

  func.func @complement(%x: tensor<32x64xbf16>) -> tensor<32x64xbf16> {
    %h = "ttnn.full"() <{fill_value = 5.000000000e-01 : f32, shape = #ttnn.shape<1x1>}> : () -> tensor<1x1xbf16>
    %k = "ttnn.full"() <{fill_value = -7.071067800e-01 : f32, shape = #ttnn.shape<1x1>}> : () -> tensor<1x1xbf16>
    %m = "ttnn.multiply"(%x, %k) : (tensor<32x64xbf16>, tensor<1x1xbf16>) -> tensor<32x64xbf16>
    %e = "ttnn.erfc"(%m) : (tensor<32x64xbf16>) -> tensor<32x64xbf16>
    %y = "ttnn.multiply"(%x, %h) : (tensor<32x64xbf16>, tensor<1x1xbf16>) -> tensor<32x64xbf16>
    // fuse: gelu
    %r = "ttnn.multiply"(%y, %e) : (tensor<32x64xbf16>, tensor<32x64xbf16>) -> tensor<32x64xbf16>
    return %r : tensor<32x64xbf16>
  }

  func.func @complement_of_negative(%x: tensor<32x64xbf16>) -> tensor<32x64xbf16> {
    %h = "ttnn.full"() <{fill_value = 5.000000000e-01 : f32, shape = #ttnn.shape<1x1>}> : () -> tensor<1x1xbf16>
    %k = "ttnn.full"() <{fill_value = 1.414213560e+00 : f32, shape = #ttnn.shape<1x1>}> : () -> tensor<1x1xbf16>
    %n = "ttnn.neg"(%x) : (tensor<32x64xbf16>) -> tensor<32x64xbf16>
    %m = "ttnn.divide"(%n, %k) : (tensor<32x64xbf16>, tensor<1x1xbf16>) -> tensor<32x64xbf16>
    %e = "ttnn.erfc"(%m) : (tensor<32x64xbf16>) -> tensor<32x64xbf16>
    %y = "ttnn.multiply"(%e, %h) : (tensor<32x64xbf16>, tensor<1x1xbf16>) -> tensor<32x64xbf16>
    // fuse: gelu
    %r = "ttnn.multiply"(%x, %y) : (tensor<32x64xbf16>, tensor<32x64xbf16>) -> tensor<32x64xbf16>
    return %r : tensor<32x64xbf16>
  }

  func.func @complement_of_positive(%x: tensor<32x64xbf16>) -> tensor<32x64xbf16> {
    %h = "ttnn.full"() <{fill_value = 5.000000000e-01 : f32, shape = #ttnn.shape<1x1>}> : () -> tensor<1x1xbf16>
    %k = "ttnn.full"() <{fill_value = 7.071067800e-01 : f32, shape = #ttnn.shape<1x1>}> : () -> tensor<1x1xbf16>
    %m = "ttnn.multiply"(%x, %k) : (tensor<32x64xbf16>, tensor<1x1xbf16>) -> tensor<32x64xbf16>
    %e = "ttnn.erfc"(%m) : (tensor<32x64xbf16>) -> tensor<32x64xbf16>
    %y = "ttnn.multiply"(%x, %h) : (tensor<32x64xbf16>, tensor<1x1xbf16>) -> tensor<32x64xbf16>
    // no-fuse: gelu
    %r = "ttnn.multiply"(%y, %e) : (tensor<32x64xbf16>, tensor<32x64xbf16>) -> tensor<32x64xbf16>
    return %r : tensor<32x64xbf16>
  }

  func.func @halves_differ(%x: tensor<32x64xbf16>) -> tensor<32x64xbf16> {
    %h = "ttnn.full"() <{fill_value = 5.000000000e-01 : f32, shape = #ttnn.shape<1x1>}> : () -> tensor<1x1xbf16>
    %g = "ttnn.full"() <{fill_value = 2.500000000e-01 : f32, shape = #ttnn.shape<1x1>}> : () -> tensor<1x1xbf16>
    %k = "ttnn.full"() <{fill_value = 7.071067800e-01 : f32, shape = #ttnn.shape<1x1>}> : () -> tensor<1x1xbf16>
    %m = "ttnn.multiply"(%x, %k) : (tensor<32x64xbf16>, tensor<1x1xbf16>) -> tensor<32x64xbf16>
    %e = "ttnn.erf"(%m) : (tensor<32x64xbf16>) -> tensor<32x64xbf16>
    %a = "ttnn.multiply"(%e, %g) : (tensor<32x64xbf16>, tensor<1x1xbf16>) -> tensor<32x64xbf16>
    %b = "ttnn.add"(%a, %h) : (tensor<32x64xbf16>, tensor<1x1xbf16>) -> tensor<32x64xbf16>
    // no-fuse: gelu
    %r = "ttnn.multiply"(%x, %b) : (tensor<32x64xbf16>, tensor<32x64xbf16>) -> tensor<32x64xbf16>
    return %r : tensor<32x64xbf16>
  }
}
