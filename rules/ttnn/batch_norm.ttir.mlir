module {
  func.func @rsqrt(%x: tensor<2x64x8x8xbf16>, %mu: tensor<1x64x1x1xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %v: tensor<1x64x1x1xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %g: tensor<1x64x1x1xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %b: tensor<1x64x1x1xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}) -> tensor<2x64x8x8xbf16> {
    %e = "ttir.full"() <{fill_value = 1.000000000e-05 : f32, shape = array<i32: 1, 1, 1, 1>}> : () -> tensor<1x1x1x1xbf16>
    %d = "ttir.subtract"(%x, %mu) : (tensor<2x64x8x8xbf16>, tensor<1x64x1x1xbf16>) -> tensor<2x64x8x8xbf16>
    %s = "ttir.add"(%v, %e) : (tensor<1x64x1x1xbf16>, tensor<1x1x1x1xbf16>) -> tensor<1x64x1x1xbf16>
    %i = "ttir.rsqrt"(%s) : (tensor<1x64x1x1xbf16>) -> tensor<1x64x1x1xbf16>
    %n = "ttir.multiply"(%d, %i) : (tensor<2x64x8x8xbf16>, tensor<1x64x1x1xbf16>) -> tensor<2x64x8x8xbf16>
    %w = "ttir.multiply"(%n, %g) : (tensor<2x64x8x8xbf16>, tensor<1x64x1x1xbf16>) -> tensor<2x64x8x8xbf16>
    // fuse: batch_norm [x=%x mu=%mu gamma=%g beta=%b]
    %r = "ttir.add"(%w, %b) : (tensor<2x64x8x8xbf16>, tensor<1x64x1x1xbf16>) -> tensor<2x64x8x8xbf16>
    return %r : tensor<2x64x8x8xbf16>
  }

  func.func @quotient(%x: tensor<2x64x8x8xbf16>, %mu: tensor<1x64x1x1xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %v: tensor<1x64x1x1xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %g: tensor<1x64x1x1xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %b: tensor<1x64x1x1xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}) -> tensor<2x64x8x8xbf16> {
    %e = "ttir.full"() <{fill_value = 1.000000000e-05 : f32, shape = array<i32: 1, 1, 1, 1>}> : () -> tensor<1x1x1x1xbf16>
    %d = "ttir.subtract"(%x, %mu) : (tensor<2x64x8x8xbf16>, tensor<1x64x1x1xbf16>) -> tensor<2x64x8x8xbf16>
    %s = "ttir.add"(%v, %e) : (tensor<1x64x1x1xbf16>, tensor<1x1x1x1xbf16>) -> tensor<1x64x1x1xbf16>
    %i = "ttir.sqrt"(%s) : (tensor<1x64x1x1xbf16>) -> tensor<1x64x1x1xbf16>
    %n = "ttir.div"(%d, %i) : (tensor<2x64x8x8xbf16>, tensor<1x64x1x1xbf16>) -> tensor<2x64x8x8xbf16>
    %w = "ttir.multiply"(%n, %g) : (tensor<2x64x8x8xbf16>, tensor<1x64x1x1xbf16>) -> tensor<2x64x8x8xbf16>
    // fuse: batch_norm [x=%x]
    %r = "ttir.add"(%w, %b) : (tensor<2x64x8x8xbf16>, tensor<1x64x1x1xbf16>) -> tensor<2x64x8x8xbf16>
    return %r : tensor<2x64x8x8xbf16>
  }

  func.func @channels_last(%x: tensor<2x64x8x8xbf16>, %mu: tensor<1x1x1x8xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %v: tensor<1x1x1x8xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %g: tensor<1x1x1x8xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %b: tensor<1x1x1x8xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}) -> tensor<2x64x8x8xbf16> {
    %e = "ttir.full"() <{fill_value = 1.000000000e-05 : f32, shape = array<i32: 1, 1, 1, 1>}> : () -> tensor<1x1x1x1xbf16>
    %d = "ttir.subtract"(%x, %mu) : (tensor<2x64x8x8xbf16>, tensor<1x1x1x8xbf16>) -> tensor<2x64x8x8xbf16>
    %s = "ttir.add"(%v, %e) : (tensor<1x1x1x8xbf16>, tensor<1x1x1x1xbf16>) -> tensor<1x1x1x8xbf16>
    %i = "ttir.rsqrt"(%s) : (tensor<1x1x1x8xbf16>) -> tensor<1x1x1x8xbf16>
    %n = "ttir.multiply"(%d, %i) : (tensor<2x64x8x8xbf16>, tensor<1x1x1x8xbf16>) -> tensor<2x64x8x8xbf16>
    %w = "ttir.multiply"(%n, %g) : (tensor<2x64x8x8xbf16>, tensor<1x1x1x8xbf16>) -> tensor<2x64x8x8xbf16>
    // no-fuse: batch_norm
    %r = "ttir.add"(%w, %b) : (tensor<2x64x8x8xbf16>, tensor<1x1x1x8xbf16>) -> tensor<2x64x8x8xbf16>
    return %r : tensor<2x64x8x8xbf16>
  }

  func.func @one_number(%x: tensor<2x64x8x8xbf16>, %mu: tensor<1x1x1x1xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %v: tensor<1x1x1x1xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %g: tensor<1x1x1x1xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %b: tensor<1x1x1x1xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}) -> tensor<2x64x8x8xbf16> {
    %e = "ttir.full"() <{fill_value = 1.000000000e-05 : f32, shape = array<i32: 1, 1, 1, 1>}> : () -> tensor<1x1x1x1xbf16>
    %d = "ttir.subtract"(%x, %mu) : (tensor<2x64x8x8xbf16>, tensor<1x1x1x1xbf16>) -> tensor<2x64x8x8xbf16>
    %s = "ttir.add"(%v, %e) : (tensor<1x1x1x1xbf16>, tensor<1x1x1x1xbf16>) -> tensor<1x1x1x1xbf16>
    %i = "ttir.rsqrt"(%s) : (tensor<1x1x1x1xbf16>) -> tensor<1x1x1x1xbf16>
    %n = "ttir.multiply"(%d, %i) : (tensor<2x64x8x8xbf16>, tensor<1x1x1x1xbf16>) -> tensor<2x64x8x8xbf16>
    %w = "ttir.multiply"(%n, %g) : (tensor<2x64x8x8xbf16>, tensor<1x1x1x1xbf16>) -> tensor<2x64x8x8xbf16>
    // no-fuse: batch_norm
    %r = "ttir.add"(%w, %b) : (tensor<2x64x8x8xbf16>, tensor<1x1x1x1xbf16>) -> tensor<2x64x8x8xbf16>
    return %r : tensor<2x64x8x8xbf16>
  }

  func.func @large_epsilon(%x: tensor<2x64x8x8xbf16>, %mu: tensor<1x64x1x1xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %v: tensor<1x64x1x1xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %g: tensor<1x64x1x1xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %b: tensor<1x64x1x1xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}) -> tensor<2x64x8x8xbf16> {
    %e = "ttir.full"() <{fill_value = 5.000000000e-01 : f32, shape = array<i32: 1, 1, 1, 1>}> : () -> tensor<1x1x1x1xbf16>
    %d = "ttir.subtract"(%x, %mu) : (tensor<2x64x8x8xbf16>, tensor<1x64x1x1xbf16>) -> tensor<2x64x8x8xbf16>
    %s = "ttir.add"(%v, %e) : (tensor<1x64x1x1xbf16>, tensor<1x1x1x1xbf16>) -> tensor<1x64x1x1xbf16>
    %i = "ttir.rsqrt"(%s) : (tensor<1x64x1x1xbf16>) -> tensor<1x64x1x1xbf16>
    %n = "ttir.multiply"(%d, %i) : (tensor<2x64x8x8xbf16>, tensor<1x64x1x1xbf16>) -> tensor<2x64x8x8xbf16>
    %w = "ttir.multiply"(%n, %g) : (tensor<2x64x8x8xbf16>, tensor<1x64x1x1xbf16>) -> tensor<2x64x8x8xbf16>
    // no-fuse: batch_norm
    %r = "ttir.add"(%w, %b) : (tensor<2x64x8x8xbf16>, tensor<1x64x1x1xbf16>) -> tensor<2x64x8x8xbf16>
    return %r : tensor<2x64x8x8xbf16>
  }

  func.func @reciprocal_root(%x: tensor<2x64x8x8xbf16>, %mu: tensor<1x64x1x1xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %v: tensor<1x64x1x1xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %g: tensor<1x64x1x1xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %b: tensor<1x64x1x1xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}) -> tensor<2x64x8x8xbf16> {
    %e = "ttir.full"() <{fill_value = 1.000000000e-05 : f32, shape = array<i32: 1, 1, 1, 1>}> : () -> tensor<1x1x1x1xbf16>
    %d = "ttir.subtract"(%x, %mu) : (tensor<2x64x8x8xbf16>, tensor<1x64x1x1xbf16>) -> tensor<2x64x8x8xbf16>
    %s = "ttir.add"(%v, %e) : (tensor<1x64x1x1xbf16>, tensor<1x1x1x1xbf16>) -> tensor<1x64x1x1xbf16>
    %i0 = "ttir.sqrt"(%s) : (tensor<1x64x1x1xbf16>) -> tensor<1x64x1x1xbf16>
    %i = "ttir.reciprocal"(%i0) : (tensor<1x64x1x1xbf16>) -> tensor<1x64x1x1xbf16>
    %n = "ttir.multiply"(%d, %i) : (tensor<2x64x8x8xbf16>, tensor<1x64x1x1xbf16>) -> tensor<2x64x8x8xbf16>
    %w = "ttir.multiply"(%n, %g) : (tensor<2x64x8x8xbf16>, tensor<1x64x1x1xbf16>) -> tensor<2x64x8x8xbf16>
    // fuse: batch_norm
    %r = "ttir.add"(%w, %b) : (tensor<2x64x8x8xbf16>, tensor<1x64x1x1xbf16>) -> tensor<2x64x8x8xbf16>
    return %r : tensor<2x64x8x8xbf16>
  }

  func.func @one_over_root(%x: tensor<2x64x8x8xbf16>, %mu: tensor<1x64x1x1xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %v: tensor<1x64x1x1xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %g: tensor<1x64x1x1xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %b: tensor<1x64x1x1xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}) -> tensor<2x64x8x8xbf16> {
    %e = "ttir.full"() <{fill_value = 1.000000000e-05 : f32, shape = array<i32: 1, 1, 1, 1>}> : () -> tensor<1x1x1x1xbf16>
    %d = "ttir.subtract"(%x, %mu) : (tensor<2x64x8x8xbf16>, tensor<1x64x1x1xbf16>) -> tensor<2x64x8x8xbf16>
    %s = "ttir.add"(%v, %e) : (tensor<1x64x1x1xbf16>, tensor<1x1x1x1xbf16>) -> tensor<1x64x1x1xbf16>
    %o = "ttir.full"() <{fill_value = 1.000000000e+00 : f32, shape = array<i32: 1, 1, 1, 1>}> : () -> tensor<1x1x1x1xbf16>
    %i0 = "ttir.sqrt"(%s) : (tensor<1x64x1x1xbf16>) -> tensor<1x64x1x1xbf16>
    %i = "ttir.div"(%o, %i0) : (tensor<1x1x1x1xbf16>, tensor<1x64x1x1xbf16>) -> tensor<1x64x1x1xbf16>
    %n = "ttir.multiply"(%d, %i) : (tensor<2x64x8x8xbf16>, tensor<1x64x1x1xbf16>) -> tensor<2x64x8x8xbf16>
    %w = "ttir.multiply"(%n, %g) : (tensor<2x64x8x8xbf16>, tensor<1x64x1x1xbf16>) -> tensor<2x64x8x8xbf16>
    // fuse: batch_norm
    %r = "ttir.add"(%w, %b) : (tensor<2x64x8x8xbf16>, tensor<1x64x1x1xbf16>) -> tensor<2x64x8x8xbf16>
    return %r : tensor<2x64x8x8xbf16>
  }

  func.func @unknown_statistics(%x: tensor<2x64x8x8xbf16>, %mu: tensor<1x64x1x1xbf16>, %v: tensor<1x64x1x1xbf16>, %g: tensor<1x64x1x1xbf16>, %b: tensor<1x64x1x1xbf16>) -> tensor<2x64x8x8xbf16> {
    %e = "ttir.full"() <{fill_value = 1.000000000e-05 : f32, shape = array<i32: 1, 1, 1, 1>}> : () -> tensor<1x1x1x1xbf16>
    %d = "ttir.subtract"(%x, %mu) : (tensor<2x64x8x8xbf16>, tensor<1x64x1x1xbf16>) -> tensor<2x64x8x8xbf16>
    %s = "ttir.add"(%v, %e) : (tensor<1x64x1x1xbf16>, tensor<1x1x1x1xbf16>) -> tensor<1x64x1x1xbf16>
    %i = "ttir.rsqrt"(%s) : (tensor<1x64x1x1xbf16>) -> tensor<1x64x1x1xbf16>
    %n = "ttir.multiply"(%d, %i) : (tensor<2x64x8x8xbf16>, tensor<1x64x1x1xbf16>) -> tensor<2x64x8x8xbf16>
    %w = "ttir.multiply"(%n, %g) : (tensor<2x64x8x8xbf16>, tensor<1x64x1x1xbf16>) -> tensor<2x64x8x8xbf16>
    // fuse: batch_norm
    %r = "ttir.add"(%w, %b) : (tensor<2x64x8x8xbf16>, tensor<1x64x1x1xbf16>) -> tensor<2x64x8x8xbf16>
    return %r : tensor<2x64x8x8xbf16>
  }

  func.func @mean_of_data(%x: tensor<2x64x8x8xbf16>, %mu: tensor<1x64x1x1xbf16> {ttcore.argument_type = #ttcore.argument_type<input>}, %v: tensor<1x64x1x1xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %g: tensor<1x64x1x1xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %b: tensor<1x64x1x1xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}) -> tensor<2x64x8x8xbf16> {
    %e = "ttir.full"() <{fill_value = 1.000000000e-05 : f32, shape = array<i32: 1, 1, 1, 1>}> : () -> tensor<1x1x1x1xbf16>
    %d = "ttir.subtract"(%x, %mu) : (tensor<2x64x8x8xbf16>, tensor<1x64x1x1xbf16>) -> tensor<2x64x8x8xbf16>
    %s = "ttir.add"(%v, %e) : (tensor<1x64x1x1xbf16>, tensor<1x1x1x1xbf16>) -> tensor<1x64x1x1xbf16>
    %i = "ttir.rsqrt"(%s) : (tensor<1x64x1x1xbf16>) -> tensor<1x64x1x1xbf16>
    %n = "ttir.multiply"(%d, %i) : (tensor<2x64x8x8xbf16>, tensor<1x64x1x1xbf16>) -> tensor<2x64x8x8xbf16>
    %w = "ttir.multiply"(%n, %g) : (tensor<2x64x8x8xbf16>, tensor<1x64x1x1xbf16>) -> tensor<2x64x8x8xbf16>
    // no-fuse: batch_norm
    %r = "ttir.add"(%w, %b) : (tensor<2x64x8x8xbf16>, tensor<1x64x1x1xbf16>) -> tensor<2x64x8x8xbf16>
    return %r : tensor<2x64x8x8xbf16>
  }

  func.func @variance_of_data(%x: tensor<2x64x8x8xbf16>, %mu: tensor<1x64x1x1xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %v: tensor<1x64x1x1xbf16> {ttcore.argument_type = #ttcore.argument_type<input>}, %g: tensor<1x64x1x1xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %b: tensor<1x64x1x1xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}) -> tensor<2x64x8x8xbf16> {
    %e = "ttir.full"() <{fill_value = 1.000000000e-05 : f32, shape = array<i32: 1, 1, 1, 1>}> : () -> tensor<1x1x1x1xbf16>
    %d = "ttir.subtract"(%x, %mu) : (tensor<2x64x8x8xbf16>, tensor<1x64x1x1xbf16>) -> tensor<2x64x8x8xbf16>
    %s = "ttir.add"(%v, %e) : (tensor<1x64x1x1xbf16>, tensor<1x1x1x1xbf16>) -> tensor<1x64x1x1xbf16>
    %i = "ttir.rsqrt"(%s) : (tensor<1x64x1x1xbf16>) -> tensor<1x64x1x1xbf16>
    %n = "ttir.multiply"(%d, %i) : (tensor<2x64x8x8xbf16>, tensor<1x64x1x1xbf16>) -> tensor<2x64x8x8xbf16>
    %w = "ttir.multiply"(%n, %g) : (tensor<2x64x8x8xbf16>, tensor<1x64x1x1xbf16>) -> tensor<2x64x8x8xbf16>
    // no-fuse: batch_norm
    %r = "ttir.add"(%w, %b) : (tensor<2x64x8x8xbf16>, tensor<1x64x1x1xbf16>) -> tensor<2x64x8x8xbf16>
    return %r : tensor<2x64x8x8xbf16>
  }

  func.func @scale_of_data(%x: tensor<2x64x8x8xbf16>, %mu: tensor<1x64x1x1xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %v: tensor<1x64x1x1xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %g: tensor<1x64x1x1xbf16> {ttcore.argument_type = #ttcore.argument_type<input>}, %b: tensor<1x64x1x1xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}) -> tensor<2x64x8x8xbf16> {
    %e = "ttir.full"() <{fill_value = 1.000000000e-05 : f32, shape = array<i32: 1, 1, 1, 1>}> : () -> tensor<1x1x1x1xbf16>
    %d = "ttir.subtract"(%x, %mu) : (tensor<2x64x8x8xbf16>, tensor<1x64x1x1xbf16>) -> tensor<2x64x8x8xbf16>
    %s = "ttir.add"(%v, %e) : (tensor<1x64x1x1xbf16>, tensor<1x1x1x1xbf16>) -> tensor<1x64x1x1xbf16>
    %i = "ttir.rsqrt"(%s) : (tensor<1x64x1x1xbf16>) -> tensor<1x64x1x1xbf16>
    %n = "ttir.multiply"(%d, %i) : (tensor<2x64x8x8xbf16>, tensor<1x64x1x1xbf16>) -> tensor<2x64x8x8xbf16>
    %w = "ttir.multiply"(%n, %g) : (tensor<2x64x8x8xbf16>, tensor<1x64x1x1xbf16>) -> tensor<2x64x8x8xbf16>
    // no-fuse: batch_norm
    %r = "ttir.add"(%w, %b) : (tensor<2x64x8x8xbf16>, tensor<1x64x1x1xbf16>) -> tensor<2x64x8x8xbf16>
    return %r : tensor<2x64x8x8xbf16>
  }

  func.func @shift_of_data(%x: tensor<2x64x8x8xbf16>, %mu: tensor<1x64x1x1xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %v: tensor<1x64x1x1xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %g: tensor<1x64x1x1xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %b: tensor<1x64x1x1xbf16> {ttcore.argument_type = #ttcore.argument_type<input>}) -> tensor<2x64x8x8xbf16> {
    %e = "ttir.full"() <{fill_value = 1.000000000e-05 : f32, shape = array<i32: 1, 1, 1, 1>}> : () -> tensor<1x1x1x1xbf16>
    %d = "ttir.subtract"(%x, %mu) : (tensor<2x64x8x8xbf16>, tensor<1x64x1x1xbf16>) -> tensor<2x64x8x8xbf16>
    %s = "ttir.add"(%v, %e) : (tensor<1x64x1x1xbf16>, tensor<1x1x1x1xbf16>) -> tensor<1x64x1x1xbf16>
    %i = "ttir.rsqrt"(%s) : (tensor<1x64x1x1xbf16>) -> tensor<1x64x1x1xbf16>
    %n = "ttir.multiply"(%d, %i) : (tensor<2x64x8x8xbf16>, tensor<1x64x1x1xbf16>) -> tensor<2x64x8x8xbf16>
    %w = "ttir.multiply"(%n, %g) : (tensor<2x64x8x8xbf16>, tensor<1x64x1x1xbf16>) -> tensor<2x64x8x8xbf16>
    // no-fuse: batch_norm
    %r = "ttir.add"(%w, %b) : (tensor<2x64x8x8xbf16>, tensor<1x64x1x1xbf16>) -> tensor<2x64x8x8xbf16>
    return %r : tensor<2x64x8x8xbf16>
  }

  func.func @rank_3(%x: tensor<2x64x8xbf16>, %mu: tensor<1x64x1xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %v: tensor<1x64x1xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %g: tensor<1x64x1xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %b: tensor<1x64x1xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}) -> tensor<2x64x8xbf16> {
    %e = "ttir.full"() <{fill_value = 1.000000000e-05 : f32, shape = array<i32: 1, 1, 1>}> : () -> tensor<1x1x1xbf16>
    %d = "ttir.subtract"(%x, %mu) : (tensor<2x64x8xbf16>, tensor<1x64x1xbf16>) -> tensor<2x64x8xbf16>
    %s = "ttir.add"(%v, %e) : (tensor<1x64x1xbf16>, tensor<1x1x1xbf16>) -> tensor<1x64x1xbf16>
    %i = "ttir.rsqrt"(%s) : (tensor<1x64x1xbf16>) -> tensor<1x64x1xbf16>
    %n = "ttir.multiply"(%d, %i) : (tensor<2x64x8xbf16>, tensor<1x64x1xbf16>) -> tensor<2x64x8xbf16>
    %w = "ttir.multiply"(%n, %g) : (tensor<2x64x8xbf16>, tensor<1x64x1xbf16>) -> tensor<2x64x8xbf16>
    // no-fuse: batch_norm
    %r = "ttir.add"(%w, %b) : (tensor<2x64x8xbf16>, tensor<1x64x1xbf16>) -> tensor<2x64x8xbf16>
    return %r : tensor<2x64x8xbf16>
  }

  func.func @one_channel(%x: tensor<2x1x8x8xbf16>, %mu: tensor<1x1x1x1xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %v: tensor<1x1x1x1xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %g: tensor<1x1x1x1xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %b: tensor<1x1x1x1xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}) -> tensor<2x1x8x8xbf16> {
    %e = "ttir.full"() <{fill_value = 1.000000000e-05 : f32, shape = array<i32: 1, 1, 1, 1>}> : () -> tensor<1x1x1x1xbf16>
    %d = "ttir.subtract"(%x, %mu) : (tensor<2x1x8x8xbf16>, tensor<1x1x1x1xbf16>) -> tensor<2x1x8x8xbf16>
    %s = "ttir.add"(%v, %e) : (tensor<1x1x1x1xbf16>, tensor<1x1x1x1xbf16>) -> tensor<1x1x1x1xbf16>
    %i = "ttir.rsqrt"(%s) : (tensor<1x1x1x1xbf16>) -> tensor<1x1x1x1xbf16>
    %n = "ttir.multiply"(%d, %i) : (tensor<2x1x8x8xbf16>, tensor<1x1x1x1xbf16>) -> tensor<2x1x8x8xbf16>
    %w = "ttir.multiply"(%n, %g) : (tensor<2x1x8x8xbf16>, tensor<1x1x1x1xbf16>) -> tensor<2x1x8x8xbf16>
    // no-fuse: batch_norm
    %r = "ttir.add"(%w, %b) : (tensor<2x1x8x8xbf16>, tensor<1x1x1x1xbf16>) -> tensor<2x1x8x8xbf16>
    return %r : tensor<2x1x8x8xbf16>
  }
}
