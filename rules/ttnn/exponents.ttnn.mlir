module {
  func.func @exp2_power(%x: tensor<32x64xbf16> {ttcore.argument_type = #ttcore.argument_type<input>}) -> tensor<32x64xbf16> {
    %two = "ttnn.full"() <{fill_value = 2.000000000e+00 : f32, shape = #ttnn.shape<32x64>}> : () -> tensor<32x64xbf16>
    // fuse: exp2 [x=%x]
    %r = "ttnn.pow_tensor"(%two, %x) : (tensor<32x64xbf16>, tensor<32x64xbf16>) -> tensor<32x64xbf16>
    return %r : tensor<32x64xbf16>
  }

  func.func @exp2_exp(%x: tensor<32x64xbf16> {ttcore.argument_type = #ttcore.argument_type<input>}) -> tensor<32x64xbf16> {
    %k = "ttnn.full"() <{fill_value = 6.931470000e-01 : f32, shape = #ttnn.shape<1x1>}> : () -> tensor<1x1xbf16>
    %m = "ttnn.multiply"(%x, %k) : (tensor<32x64xbf16>, tensor<1x1xbf16>) -> tensor<32x64xbf16>
    // fuse: exp2
    %r = "ttnn.exp"(%m) : (tensor<32x64xbf16>) -> tensor<32x64xbf16>
    return %r : tensor<32x64xbf16>
  }

  func.func @exp2_ten(%x: tensor<32x64xbf16>) -> tensor<32x64xbf16> {
    %k = "ttnn.full"() <{fill_value = 2.302585000e+00 : f32, shape = #ttnn.shape<1x1>}> : () -> tensor<1x1xbf16>
    %m = "ttnn.multiply"(%x, %k) : (tensor<32x64xbf16>, tensor<1x1xbf16>) -> tensor<32x64xbf16>
    // no-fuse: exp2
    %r = "ttnn.exp"(%m) : (tensor<32x64xbf16>) -> tensor<32x64xbf16>
    return %r : tensor<32x64xbf16>
  }

  func.func @log2_times(%x: tensor<32x64xbf16>) -> tensor<32x64xbf16> {
    %k = "ttnn.full"() <{fill_value = 1.442695000e+00 : f32, shape = #ttnn.shape<1x1>}> : () -> tensor<1x1xbf16>
    %l = "ttnn.log"(%x) : (tensor<32x64xbf16>) -> tensor<32x64xbf16>
    // fuse: log2 [x=%x]
    // no-fuse: log10
    %r = "ttnn.multiply"(%l, %k) : (tensor<32x64xbf16>, tensor<1x1xbf16>) -> tensor<32x64xbf16>
    return %r : tensor<32x64xbf16>
  }

  func.func @log2_over(%x: tensor<32x64xbf16>) -> tensor<32x64xbf16> {
    %k = "ttnn.full"() <{fill_value = 6.931470000e-01 : f32, shape = #ttnn.shape<1x1>}> : () -> tensor<1x1xbf16>
    %l = "ttnn.log"(%x) : (tensor<32x64xbf16>) -> tensor<32x64xbf16>
    // fuse: log2
    %r = "ttnn.divide"(%l, %k) : (tensor<32x64xbf16>, tensor<1x1xbf16>) -> tensor<32x64xbf16>
    return %r : tensor<32x64xbf16>
  }

  func.func @log10_times(%x: tensor<32x64xbf16>) -> tensor<32x64xbf16> {
    %k = "ttnn.full"() <{fill_value = 4.342945000e-01 : f32, shape = #ttnn.shape<1x1>}> : () -> tensor<1x1xbf16>
    %l = "ttnn.log"(%x) : (tensor<32x64xbf16>) -> tensor<32x64xbf16>
    // fuse: log10 [x=%x]
    // no-fuse: log2
    %r = "ttnn.multiply"(%l, %k) : (tensor<32x64xbf16>, tensor<1x1xbf16>) -> tensor<32x64xbf16>
    return %r : tensor<32x64xbf16>
  }

  func.func @log10_over(%x: tensor<32x64xbf16>) -> tensor<32x64xbf16> {
    %k = "ttnn.full"() <{fill_value = 2.302585000e+00 : f32, shape = #ttnn.shape<1x1>}> : () -> tensor<1x1xbf16>
    %l = "ttnn.log"(%x) : (tensor<32x64xbf16>) -> tensor<32x64xbf16>
    // fuse: log10
    %r = "ttnn.divide"(%l, %k) : (tensor<32x64xbf16>, tensor<1x1xbf16>) -> tensor<32x64xbf16>
    return %r : tensor<32x64xbf16>
  }

  func.func @xlogy_plain(%x: tensor<32x64xbf16>, %y: tensor<32x64xbf16>) -> tensor<32x64xbf16> {
    %l = "ttnn.log"(%y) : (tensor<32x64xbf16>) -> tensor<32x64xbf16>
    // fuse: xlogy [x=%x y=%y]
    %r = "ttnn.multiply"(%x, %l) : (tensor<32x64xbf16>, tensor<32x64xbf16>) -> tensor<32x64xbf16>
    return %r : tensor<32x64xbf16>
  }

  func.func @xlogy_guarded(%x: tensor<32x64xbf16>, %y: tensor<32x64xbf16>) -> tensor<32x64xbf16> {
    %z = "ttnn.full"() <{fill_value = 0.000000000e+00 : f32, shape = #ttnn.shape<1x1>}> : () -> tensor<1x1xbf16>
    %l = "ttnn.log"(%y) : (tensor<32x64xbf16>) -> tensor<32x64xbf16>
    %m = "ttnn.multiply"(%x, %l) : (tensor<32x64xbf16>, tensor<32x64xbf16>) -> tensor<32x64xbf16>
    %p = "ttnn.eq"(%x, %z) : (tensor<32x64xbf16>, tensor<1x1xbf16>) -> tensor<32x64xbf16>
    // fuse: xlogy
    %r = "ttnn.where"(%p, %z, %m) : (tensor<32x64xbf16>, tensor<1x1xbf16>, tensor<32x64xbf16>) -> tensor<32x64xbf16>
    return %r : tensor<32x64xbf16>
  }

  func.func @xlogy_scaled(%y: tensor<32x64xbf16>) -> tensor<32x64xbf16> {
    %k = "ttnn.full"() <{fill_value = 3.000000000e+00 : f32, shape = #ttnn.shape<1x1>}> : () -> tensor<1x1xbf16>
    %l = "ttnn.log"(%y) : (tensor<32x64xbf16>) -> tensor<32x64xbf16>
    // no-fuse: xlogy
    %r = "ttnn.multiply"(%l, %k) : (tensor<32x64xbf16>, tensor<1x1xbf16>) -> tensor<32x64xbf16>
    return %r : tensor<32x64xbf16>
  }

  func.func @xlogy_over(%x: tensor<32x64xbf16>, %y: tensor<32x64xbf16>) -> tensor<32x64xbf16> {
    %l = "ttnn.log"(%y) : (tensor<32x64xbf16>) -> tensor<32x64xbf16>
    // no-fuse: xlogy
    %r = "ttnn.divide"(%x, %l) : (tensor<32x64xbf16>, tensor<32x64xbf16>) -> tensor<32x64xbf16>
    return %r : tensor<32x64xbf16>
  }

  func.func @ldexp_exp(%x: tensor<32x64xbf16>, %n: tensor<32x64xbf16>) -> tensor<32x64xbf16> {
    %k = "ttnn.full"() <{fill_value = 6.931470000e-01 : f32, shape = #ttnn.shape<1x1>}> : () -> tensor<1x1xbf16>
    %m = "ttnn.multiply"(%n, %k) : (tensor<32x64xbf16>, tensor<1x1xbf16>) -> tensor<32x64xbf16>
    // fuse: exp2
    %e = "ttnn.exp"(%m) : (tensor<32x64xbf16>) -> tensor<32x64xbf16>
    // fuse: ldexp [x=%x n=%n]
    %r = "ttnn.multiply"(%x, %e) : (tensor<32x64xbf16>, tensor<32x64xbf16>) -> tensor<32x64xbf16>
    return %r : tensor<32x64xbf16>
  }

  func.func @ldexp_e(%x: tensor<32x64xbf16>, %n: tensor<32x64xbf16>) -> tensor<32x64xbf16> {
    %e = "ttnn.exp"(%n) : (tensor<32x64xbf16>) -> tensor<32x64xbf16>
    // no-fuse: ldexp
    %r = "ttnn.multiply"(%x, %e) : (tensor<32x64xbf16>, tensor<32x64xbf16>) -> tensor<32x64xbf16>
    return %r : tensor<32x64xbf16>
  }

  func.func @fixed_power(%x: tensor<32x64xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}) -> tensor<32x64xbf16> {
    %k = "ttnn.full"() <{fill_value = 6.931470000e-01 : f32, shape = #ttnn.shape<1x1>}> : () -> tensor<1x1xbf16>
    %m = "ttnn.multiply"(%x, %k) : (tensor<32x64xbf16>, tensor<1x1xbf16>) -> tensor<32x64xbf16>
    // no-fuse: exp2
    %r = "ttnn.exp"(%m) : (tensor<32x64xbf16>) -> tensor<32x64xbf16>
    return %r : tensor<32x64xbf16>
  }

  func.func @xlogy_inputs(%x: tensor<32x64xbf16> {ttcore.argument_type = #ttcore.argument_type<input>}, %y: tensor<32x64xbf16> {ttcore.argument_type = #ttcore.argument_type<input>}) -> tensor<32x64xbf16> {
    %l = "ttnn.log"(%y) : (tensor<32x64xbf16>) -> tensor<32x64xbf16>
    // fuse: xlogy
    %r = "ttnn.multiply"(%l, %x) : (tensor<32x64xbf16>, tensor<32x64xbf16>) -> tensor<32x64xbf16>
    return %r : tensor<32x64xbf16>
  }

  func.func @xlogy_fixed_logarithm(%x: tensor<32x64xbf16> {ttcore.argument_type = #ttcore.argument_type<input>}, %y: tensor<32x64xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}) -> tensor<32x64xbf16> {
    %l = "ttnn.log"(%y) : (tensor<32x64xbf16>) -> tensor<32x64xbf16>
    // no-fuse: xlogy
    %r = "ttnn.multiply"(%x, %l) : (tensor<32x64xbf16>, tensor<32x64xbf16>) -> tensor<32x64xbf16>
    return %r : tensor<32x64xbf16>
  }

  func.func @ldexp_inputs(%x: tensor<32x64xbf16> {ttcore.argument_type = #ttcore.argument_type<input>}, %n: tensor<32x64xbf16> {ttcore.argument_type = #ttcore.argument_type<input>}) -> tensor<32x64xbf16> {
    %k = "ttnn.full"() <{fill_value = 6.931470000e-01 : f32, shape = #ttnn.shape<1x1>}> : () -> tensor<1x1xbf16>
    %m = "ttnn.multiply"(%n, %k) : (tensor<32x64xbf16>, tensor<1x1xbf16>) -> tensor<32x64xbf16>
    // fuse: exp2
    %e = "ttnn.exp"(%m) : (tensor<32x64xbf16>) -> tensor<32x64xbf16>
    // fuse: ldexp
    %r = "ttnn.multiply"(%e, %x) : (tensor<32x64xbf16>, tensor<32x64xbf16>) -> tensor<32x64xbf16>
    return %r : tensor<32x64xbf16>
  }

  func.func @ldexp_fixed(%x: tensor<32x64xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %n: tensor<32x64xbf16> {ttcore.argument_type = #ttcore.argument_type<input>}) -> tensor<32x64xbf16> {
    %k = "ttnn.full"() <{fill_value = 6.931470000e-01 : f32, shape = #ttnn.shape<1x1>}> : () -> tensor<1x1xbf16>
    %m = "ttnn.multiply"(%n, %k) : (tensor<32x64xbf16>, tensor<1x1xbf16>) -> tensor<32x64xbf16>
    // fuse: exp2
    %e = "ttnn.exp"(%m) : (tensor<32x64xbf16>) -> tensor<32x64xbf16>
    // no-fuse: ldexp
    %r = "ttnn.multiply"(%x, %e) : (tensor<32x64xbf16>, tensor<32x64xbf16>) -> tensor<32x64xbf16>
    return %r : tensor<32x64xbf16>
  }

  func.func @ldexp_fixed_power(%x: tensor<32x64xbf16> {ttcore.argument_type = #ttcore.argument_type<input>}, %n: tensor<32x64xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}) -> tensor<32x64xbf16> {
    %k = "ttnn.full"() <{fill_value = 6.931470000e-01 : f32, shape = #ttnn.shape<1x1>}> : () -> tensor<1x1xbf16>
    %m = "ttnn.multiply"(%n, %k) : (tensor<32x64xbf16>, tensor<1x1xbf16>) -> tensor<32x64xbf16>
    %e = "ttnn.exp"(%m) : (tensor<32x64xbf16>) -> tensor<32x64xbf16>
    // no-fuse: ldexp
    // no-fuse: exp2
    %r = "ttnn.multiply"(%x, %e) : (tensor<32x64xbf16>, tensor<32x64xbf16>) -> tensor<32x64xbf16>
    return %r : tensor<32x64xbf16>
  }
}
