module {
  func.func @rms_op(%x: tensor<32x64xbf16> {ttcore.argument_type = #ttcore.argument_type<input>}, %h: tensor<32x64xbf16> {ttcore.argument_type = #ttcore.argument_type<input>}, %w: tensor<64xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}) -> tensor<32x64xbf16> {
    %n = "ttir.rms_norm"(%x, %w) <{epsilon = 1.000000e-05 : f32, normalized_shape = array<i64: 64>, operandSegmentSizes = array<i32: 1, 1, 0>}> : (tensor<32x64xbf16>, tensor<64xbf16>) -> tensor<32x64xbf16>
    // fuse: norm_residual [residual=%h]
    %r = "ttir.add"(%n, %h) : (tensor<32x64xbf16>, tensor<32x64xbf16>) -> tensor<32x64xbf16>
    return %r : tensor<32x64xbf16>
  }

  func.func @layer_op(%x: tensor<32x64xbf16> {ttcore.argument_type = #ttcore.argument_type<input>}, %h: tensor<32x64xbf16> {ttcore.argument_type = #ttcore.argument_type<input>}, %w: tensor<64xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %b: tensor<64xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}) -> tensor<32x64xbf16> {
    %n = "ttir.layer_norm"(%x, %w, %b) <{epsilon = 1.000000e-05 : f32, normalized_shape = array<i64: 64>, operandSegmentSizes = array<i32: 1, 1, 1>}> : (tensor<32x64xbf16>, tensor<64xbf16>, tensor<64xbf16>) -> tensor<32x64xbf16>
    // fuse: norm_residual
    %r = "ttir.add"(%h, %n) : (tensor<32x64xbf16>, tensor<32x64xbf16>) -> tensor<32x64xbf16>
    return %r : tensor<32x64xbf16>
  }

  func.func @rms_pieces(%x: tensor<32x64xf32> {ttcore.argument_type = #ttcore.argument_type<input>}, %h: tensor<32x64xf32> {ttcore.argument_type = #ttcore.argument_type<input>}, %w: tensor<64xf32> {ttcore.argument_type = #ttcore.argument_type<parameter>}) -> tensor<32x64xf32> {
    %e = "ttir.full"() <{fill_value = 1.000000000e-05 : f32, shape = array<i32: 1, 1>}> : () -> tensor<1x1xf32>
    %s = "ttir.multiply"(%x, %x) : (tensor<32x64xf32>, tensor<32x64xf32>) -> tensor<32x64xf32>
    %m = "ttir.mean"(%s) <{dim_arg = [1 : i32], keep_dim = true}> : (tensor<32x64xf32>) -> tensor<32x1xf32>
    %a = "ttir.add"(%m, %e) : (tensor<32x1xf32>, tensor<1x1xf32>) -> tensor<32x1xf32>
    %i = "ttir.rsqrt"(%a) : (tensor<32x1xf32>) -> tensor<32x1xf32>
    %n = "ttir.multiply"(%x, %i) : (tensor<32x64xf32>, tensor<32x1xf32>) -> tensor<32x64xf32>
    %g = "ttir.multiply"(%n, %w) : (tensor<32x64xf32>, tensor<64xf32>) -> tensor<32x64xf32>
    // fuse: norm_residual
    %r = "ttir.add"(%g, %h) : (tensor<32x64xf32>, tensor<32x64xf32>) -> tensor<32x64xf32>
    return %r : tensor<32x64xf32>
  }

  func.func @positions(%x: tensor<32x64xbf16> {ttcore.argument_type = #ttcore.argument_type<input>}, %h: tensor<32x64xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %w: tensor<64xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}) -> tensor<32x64xbf16> {
    %n = "ttir.rms_norm"(%x, %w) <{epsilon = 1.000000e-05 : f32, normalized_shape = array<i64: 64>, operandSegmentSizes = array<i32: 1, 1, 0>}> : (tensor<32x64xbf16>, tensor<64xbf16>) -> tensor<32x64xbf16>
    // no-fuse: norm_residual
    %r = "ttir.add"(%n, %h) : (tensor<32x64xbf16>, tensor<32x64xbf16>) -> tensor<32x64xbf16>
    return %r : tensor<32x64xbf16>
  }

  func.func @shift(%x: tensor<32x64xbf16> {ttcore.argument_type = #ttcore.argument_type<input>}, %h: tensor<1x64xbf16> {ttcore.argument_type = #ttcore.argument_type<input>}, %w: tensor<64xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}) -> tensor<32x64xbf16> {
    %n = "ttir.rms_norm"(%x, %w) <{epsilon = 1.000000e-05 : f32, normalized_shape = array<i64: 64>, operandSegmentSizes = array<i32: 1, 1, 0>}> : (tensor<32x64xbf16>, tensor<64xbf16>) -> tensor<32x64xbf16>
    // no-fuse: norm_residual
    %r = "ttir.add"(%n, %h) : (tensor<32x64xbf16>, tensor<1x64xbf16>) -> tensor<32x64xbf16>
    return %r : tensor<32x64xbf16>
  }

  func.func @kept(%x: tensor<32x64xbf16> {ttcore.argument_type = #ttcore.argument_type<input>}, %h: tensor<32x64xbf16> {ttcore.argument_type = #ttcore.argument_type<input>}, %w: tensor<64xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}) -> (tensor<32x64xbf16>, tensor<32x64xbf16>) {
    %n = "ttir.rms_norm"(%x, %w) <{epsilon = 1.000000e-05 : f32, normalized_shape = array<i64: 64>, operandSegmentSizes = array<i32: 1, 1, 0>}> : (tensor<32x64xbf16>, tensor<64xbf16>) -> tensor<32x64xbf16>
    // no-fuse: norm_residual
    %r = "ttir.add"(%n, %h) : (tensor<32x64xbf16>, tensor<32x64xbf16>) -> tensor<32x64xbf16>
    return %r, %n : tensor<32x64xbf16>, tensor<32x64xbf16>
  }

  func.func @quantised(%x: tensor<32x64xf32> {ttcore.argument_type = #ttcore.argument_type<input>}, %w: tensor<64xf32> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %s: tensor<1xf32>, %z: tensor<1xi32>) -> tensor<32x64xi8> {
    %n = "ttir.rms_norm"(%x, %w) <{epsilon = 1.000000e-05 : f32, normalized_shape = array<i64: 64>, operandSegmentSizes = array<i32: 1, 1, 0>}> : (tensor<32x64xf32>, tensor<64xf32>) -> tensor<32x64xf32>
    // fuse: rms_norm_quantise
    %r = "ttir.quantize_unrolled"(%n, %s, %z) : (tensor<32x64xf32>, tensor<1xf32>, tensor<1xi32>) -> tensor<32x64xi8>
    return %r : tensor<32x64xi8>
  }

  func.func @layer_quantised(%x: tensor<32x64xf32> {ttcore.argument_type = #ttcore.argument_type<input>}, %w: tensor<64xf32> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %b: tensor<64xf32> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %s: tensor<1xf32>, %z: tensor<1xi32>) -> tensor<32x64xi8> {
    %n = "ttir.layer_norm"(%x, %w, %b) <{epsilon = 1.000000e-05 : f32, normalized_shape = array<i64: 64>, operandSegmentSizes = array<i32: 1, 1, 1>}> : (tensor<32x64xf32>, tensor<64xf32>, tensor<64xf32>) -> tensor<32x64xf32>
    // no-fuse: rms_norm_quantise
    %r = "ttir.quantize_unrolled"(%n, %s, %z) : (tensor<32x64xf32>, tensor<1xf32>, tensor<1xi32>) -> tensor<32x64xi8>
    return %r : tensor<32x64xi8>
  }

  func.func @rms_unknown(%x: tensor<32x64xbf16>, %h: tensor<32x64xbf16>, %w: tensor<64xbf16>) -> tensor<32x64xbf16> {
    %n = "ttir.rms_norm"(%x, %w) <{epsilon = 1.000000e-05 : f32, normalized_shape = array<i64: 64>, operandSegmentSizes = array<i32: 1, 1, 0>}> : (tensor<32x64xbf16>, tensor<64xbf16>) -> tensor<32x64xbf16>
    // fuse: norm_residual
    %r = "ttir.add"(%n, %h) : (tensor<32x64xbf16>, tensor<32x64xbf16>) -> tensor<32x64xbf16>
    return %r : tensor<32x64xbf16>
  }

  func.func @rms_of_weights(%x: tensor<32x64xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %h: tensor<32x64xbf16> {ttcore.argument_type = #ttcore.argument_type<input>}, %w: tensor<64xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}) -> tensor<32x64xbf16> {
    %n = "ttir.rms_norm"(%x, %w) <{epsilon = 1.000000e-05 : f32, normalized_shape = array<i64: 64>, operandSegmentSizes = array<i32: 1, 1, 0>}> : (tensor<32x64xbf16>, tensor<64xbf16>) -> tensor<32x64xbf16>
    // no-fuse: norm_residual
    %r = "ttir.add"(%n, %h) : (tensor<32x64xbf16>, tensor<32x64xbf16>) -> tensor<32x64xbf16>
    return %r : tensor<32x64xbf16>
  }

  func.func @rms_without_gamma(%x: tensor<32x64xf32> {ttcore.argument_type = #ttcore.argument_type<input>}, %h: tensor<32x64xf32> {ttcore.argument_type = #ttcore.argument_type<input>}) -> tensor<32x64xf32> {
    %e = "ttir.full"() <{fill_value = 1.000000000e-05 : f32, shape = array<i32: 1, 1>}> : () -> tensor<1x1xf32>
    %c = "ttir.full"() <{fill_value = 1.562500000e-02 : f32, shape = array<i32: 1, 1>}> : () -> tensor<1x1xf32>
    %s = "ttir.multiply"(%x, %x) : (tensor<32x64xf32>, tensor<32x64xf32>) -> tensor<32x64xf32>
    %t = "ttir.sum"(%s) <{dim_arg = [1 : i32], keep_dim = true}> : (tensor<32x64xf32>) -> tensor<32x1xf32>
    %m = "ttir.multiply"(%t, %c) : (tensor<32x1xf32>, tensor<1x1xf32>) -> tensor<32x1xf32>
    %a = "ttir.add"(%m, %e) : (tensor<32x1xf32>, tensor<1x1xf32>) -> tensor<32x1xf32>
    %q = "ttir.sqrt"(%a) : (tensor<32x1xf32>) -> tensor<32x1xf32>
    %i = "ttir.reciprocal"(%q) : (tensor<32x1xf32>) -> tensor<32x1xf32>
    %n = "ttir.multiply"(%x, %i) : (tensor<32x64xf32>, tensor<32x1xf32>) -> tensor<32x64xf32>
    // fuse: norm_residual
    %r = "ttir.add"(%n, %h) : (tensor<32x64xf32>, tensor<32x64xf32>) -> tensor<32x64xf32>
    return %r : tensor<32x64xf32>
  }

  func.func @rms_large_epsilon(%x: tensor<32x64xf32> {ttcore.argument_type = #ttcore.argument_type<input>}, %h: tensor<32x64xf32> {ttcore.argument_type = #ttcore.argument_type<input>}) -> tensor<32x64xf32> {
    %e = "ttir.full"() <{fill_value = 5.000000000e-01 : f32, shape = array<i32: 1, 1>}> : () -> tensor<1x1xf32>
    %s = "ttir.multiply"(%x, %x) : (tensor<32x64xf32>, tensor<32x64xf32>) -> tensor<32x64xf32>
    %m = "ttir.mean"(%s) <{dim_arg = [1 : i32], keep_dim = true}> : (tensor<32x64xf32>) -> tensor<32x1xf32>
    %a = "ttir.add"(%m, %e) : (tensor<32x1xf32>, tensor<1x1xf32>) -> tensor<32x1xf32>
    %i = "ttir.rsqrt"(%a) : (tensor<32x1xf32>) -> tensor<32x1xf32>
    %n = "ttir.multiply"(%x, %i) : (tensor<32x64xf32>, tensor<32x1xf32>) -> tensor<32x64xf32>
    // no-fuse: norm_residual
    %r = "ttir.add"(%n, %h) : (tensor<32x64xf32>, tensor<32x64xf32>) -> tensor<32x64xf32>
    return %r : tensor<32x64xf32>
  }

  func.func @rms_unknown_epsilon(%x: tensor<32x64xf32> {ttcore.argument_type = #ttcore.argument_type<input>}, %h: tensor<32x64xf32> {ttcore.argument_type = #ttcore.argument_type<input>}, %e: tensor<1x1xf32>) -> tensor<32x64xf32> {
    %s = "ttir.multiply"(%x, %x) : (tensor<32x64xf32>, tensor<32x64xf32>) -> tensor<32x64xf32>
    %m = "ttir.mean"(%s) <{dim_arg = [1 : i32], keep_dim = true}> : (tensor<32x64xf32>) -> tensor<32x1xf32>
    %a = "ttir.add"(%m, %e) : (tensor<32x1xf32>, tensor<1x1xf32>) -> tensor<32x1xf32>
    %i = "ttir.rsqrt"(%a) : (tensor<32x1xf32>) -> tensor<32x1xf32>
    %n = "ttir.multiply"(%x, %i) : (tensor<32x64xf32>, tensor<32x1xf32>) -> tensor<32x64xf32>
    // fuse: norm_residual
    %r = "ttir.add"(%n, %h) : (tensor<32x64xf32>, tensor<32x64xf32>) -> tensor<32x64xf32>
    return %r : tensor<32x64xf32>
  }

  func.func @pieces_quantised(%x: tensor<32x64xf32> {ttcore.argument_type = #ttcore.argument_type<input>}, %w: tensor<64xf32> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %sc: tensor<1xf32>, %z: tensor<1xi32>) -> tensor<32x64xi8> {
    %e = "ttir.full"() <{fill_value = 1.000000000e-05 : f32, shape = array<i32: 1, 1>}> : () -> tensor<1x1xf32>
    %s = "ttir.multiply"(%x, %x) : (tensor<32x64xf32>, tensor<32x64xf32>) -> tensor<32x64xf32>
    %m = "ttir.mean"(%s) <{dim_arg = [1 : i32], keep_dim = true}> : (tensor<32x64xf32>) -> tensor<32x1xf32>
    %a = "ttir.add"(%m, %e) : (tensor<32x1xf32>, tensor<1x1xf32>) -> tensor<32x1xf32>
    %i = "ttir.rsqrt"(%a) : (tensor<32x1xf32>) -> tensor<32x1xf32>
    %n = "ttir.multiply"(%x, %i) : (tensor<32x64xf32>, tensor<32x1xf32>) -> tensor<32x64xf32>
    %g = "ttir.multiply"(%n, %w) : (tensor<32x64xf32>, tensor<64xf32>) -> tensor<32x64xf32>
    // fuse: rms_norm_quantise
    %r = "ttir.quantize_unrolled"(%g, %sc, %z) : (tensor<32x64xf32>, tensor<1xf32>, tensor<1xi32>) -> tensor<32x64xi8>
    return %r : tensor<32x64xi8>
  }

  func.func @large_epsilon_quantised(%x: tensor<32x64xf32> {ttcore.argument_type = #ttcore.argument_type<input>}, %w: tensor<64xf32> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %sc: tensor<1xf32>, %z: tensor<1xi32>) -> tensor<32x64xi8> {
    %e = "ttir.full"() <{fill_value = 5.000000000e-01 : f32, shape = array<i32: 1, 1>}> : () -> tensor<1x1xf32>
    %s = "ttir.multiply"(%x, %x) : (tensor<32x64xf32>, tensor<32x64xf32>) -> tensor<32x64xf32>
    %m = "ttir.mean"(%s) <{dim_arg = [1 : i32], keep_dim = true}> : (tensor<32x64xf32>) -> tensor<32x1xf32>
    %a = "ttir.add"(%m, %e) : (tensor<32x1xf32>, tensor<1x1xf32>) -> tensor<32x1xf32>
    %i = "ttir.rsqrt"(%a) : (tensor<32x1xf32>) -> tensor<32x1xf32>
    %n = "ttir.multiply"(%x, %i) : (tensor<32x64xf32>, tensor<32x1xf32>) -> tensor<32x64xf32>
    %g = "ttir.multiply"(%n, %w) : (tensor<32x64xf32>, tensor<64xf32>) -> tensor<32x64xf32>
    // no-fuse: rms_norm_quantise
    %r = "ttir.quantize_unrolled"(%g, %sc, %z) : (tensor<32x64xf32>, tensor<1xf32>, tensor<1xi32>) -> tensor<32x64xi8>
    return %r : tensor<32x64xi8>
  }

  func.func @layer_pieces_known(%x: tensor<32x64xf32> {ttcore.argument_type = #ttcore.argument_type<input>}, %h: tensor<32x64xf32> {ttcore.argument_type = #ttcore.argument_type<input>}, %w: tensor<64xf32> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %b: tensor<64xf32> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %u1: tensor<1x1xf32>, %u2: tensor<1x1xf32>, %ue: tensor<1x1xf32>) -> tensor<32x64xf32> {
    %k1 = "ttir.full"() <{fill_value = 1.562500000e-02 : f32, shape = array<i32: 1, 1>}> : () -> tensor<1x1xf32>
    %k2 = "ttir.full"() <{fill_value = 1.562500000e-02 : f32, shape = array<i32: 1, 1>}> : () -> tensor<1x1xf32>
    %e1 = "ttir.full"() <{fill_value = 1.000000000e-05 : f32, shape = array<i32: 1, 1>}> : () -> tensor<1x1xf32>
    %t = "ttir.sum"(%x) <{dim_arg = [1 : i32], keep_dim = true}> : (tensor<32x64xf32>) -> tensor<32x1xf32>
    %m = "ttir.multiply"(%t, %k1) : (tensor<32x1xf32>, tensor<1x1xf32>) -> tensor<32x1xf32>
    %d = "ttir.subtract"(%x, %m) : (tensor<32x64xf32>, tensor<32x1xf32>) -> tensor<32x64xf32>
    %s = "ttir.multiply"(%d, %d) : (tensor<32x64xf32>, tensor<32x64xf32>) -> tensor<32x64xf32>
    %t2 = "ttir.sum"(%s) <{dim_arg = [1 : i32], keep_dim = true}> : (tensor<32x64xf32>) -> tensor<32x1xf32>
    %v = "ttir.multiply"(%t2, %k2) : (tensor<32x1xf32>, tensor<1x1xf32>) -> tensor<32x1xf32>
    %a = "ttir.add"(%v, %e1) : (tensor<32x1xf32>, tensor<1x1xf32>) -> tensor<32x1xf32>
    %i = "ttir.rsqrt"(%a) : (tensor<32x1xf32>) -> tensor<32x1xf32>
    %n = "ttir.multiply"(%d, %i) : (tensor<32x64xf32>, tensor<32x1xf32>) -> tensor<32x64xf32>
    %g = "ttir.multiply"(%n, %w) : (tensor<32x64xf32>, tensor<64xf32>) -> tensor<32x64xf32>
    %y = "ttir.add"(%g, %b) : (tensor<32x64xf32>, tensor<64xf32>) -> tensor<32x64xf32>
    // fuse: norm_residual
    %r = "ttir.add"(%y, %h) : (tensor<32x64xf32>, tensor<32x64xf32>) -> tensor<32x64xf32>
    return %r : tensor<32x64xf32>
  }

  func.func @layer_pieces_unknown(%x: tensor<32x64xf32> {ttcore.argument_type = #ttcore.argument_type<input>}, %h: tensor<32x64xf32> {ttcore.argument_type = #ttcore.argument_type<input>}, %w: tensor<64xf32> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %b: tensor<64xf32> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %u1: tensor<1x1xf32>, %u2: tensor<1x1xf32>, %ue: tensor<1x1xf32>) -> tensor<32x64xf32> {
    %k1 = "ttir.full"() <{fill_value = 0.000000000e+00 : f32, shape = array<i32: 1, 1>}> : () -> tensor<1x1xf32>
    %k2 = "ttir.full"() <{fill_value = 0.000000000e+00 : f32, shape = array<i32: 1, 1>}> : () -> tensor<1x1xf32>
    %e1 = "ttir.full"() <{fill_value = 0.000000000e+00 : f32, shape = array<i32: 1, 1>}> : () -> tensor<1x1xf32>
    %t = "ttir.sum"(%x) <{dim_arg = [1 : i32], keep_dim = true}> : (tensor<32x64xf32>) -> tensor<32x1xf32>
    %m = "ttir.multiply"(%t, %u1) : (tensor<32x1xf32>, tensor<1x1xf32>) -> tensor<32x1xf32>
    %d = "ttir.subtract"(%x, %m) : (tensor<32x64xf32>, tensor<32x1xf32>) -> tensor<32x64xf32>
    %s = "ttir.multiply"(%d, %d) : (tensor<32x64xf32>, tensor<32x64xf32>) -> tensor<32x64xf32>
    %t2 = "ttir.sum"(%s) <{dim_arg = [1 : i32], keep_dim = true}> : (tensor<32x64xf32>) -> tensor<32x1xf32>
    %v = "ttir.multiply"(%t2, %u2) : (tensor<32x1xf32>, tensor<1x1xf32>) -> tensor<32x1xf32>
    %a = "ttir.add"(%v, %ue) : (tensor<32x1xf32>, tensor<1x1xf32>) -> tensor<32x1xf32>
    %i = "ttir.rsqrt"(%a) : (tensor<32x1xf32>) -> tensor<32x1xf32>
    %n = "ttir.multiply"(%d, %i) : (tensor<32x64xf32>, tensor<32x1xf32>) -> tensor<32x64xf32>
    %g = "ttir.multiply"(%n, %w) : (tensor<32x64xf32>, tensor<64xf32>) -> tensor<32x64xf32>
    %y = "ttir.add"(%g, %b) : (tensor<32x64xf32>, tensor<64xf32>) -> tensor<32x64xf32>
    // fuse: norm_residual
    %r = "ttir.add"(%y, %h) : (tensor<32x64xf32>, tensor<32x64xf32>) -> tensor<32x64xf32>
    return %r : tensor<32x64xf32>
  }

  func.func @layer_wrong_mean(%x: tensor<32x64xf32> {ttcore.argument_type = #ttcore.argument_type<input>}, %h: tensor<32x64xf32> {ttcore.argument_type = #ttcore.argument_type<input>}, %w: tensor<64xf32> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %b: tensor<64xf32> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %u1: tensor<1x1xf32>, %u2: tensor<1x1xf32>, %ue: tensor<1x1xf32>) -> tensor<32x64xf32> {
    %k1 = "ttir.full"() <{fill_value = 3.000000000e-02 : f32, shape = array<i32: 1, 1>}> : () -> tensor<1x1xf32>
    %k2 = "ttir.full"() <{fill_value = 1.562500000e-02 : f32, shape = array<i32: 1, 1>}> : () -> tensor<1x1xf32>
    %e1 = "ttir.full"() <{fill_value = 1.000000000e-05 : f32, shape = array<i32: 1, 1>}> : () -> tensor<1x1xf32>
    %t = "ttir.sum"(%x) <{dim_arg = [1 : i32], keep_dim = true}> : (tensor<32x64xf32>) -> tensor<32x1xf32>
    %m = "ttir.multiply"(%t, %k1) : (tensor<32x1xf32>, tensor<1x1xf32>) -> tensor<32x1xf32>
    %d = "ttir.subtract"(%x, %m) : (tensor<32x64xf32>, tensor<32x1xf32>) -> tensor<32x64xf32>
    %s = "ttir.multiply"(%d, %d) : (tensor<32x64xf32>, tensor<32x64xf32>) -> tensor<32x64xf32>
    %t2 = "ttir.sum"(%s) <{dim_arg = [1 : i32], keep_dim = true}> : (tensor<32x64xf32>) -> tensor<32x1xf32>
    %v = "ttir.multiply"(%t2, %k2) : (tensor<32x1xf32>, tensor<1x1xf32>) -> tensor<32x1xf32>
    %a = "ttir.add"(%v, %e1) : (tensor<32x1xf32>, tensor<1x1xf32>) -> tensor<32x1xf32>
    %i = "ttir.rsqrt"(%a) : (tensor<32x1xf32>) -> tensor<32x1xf32>
    %n = "ttir.multiply"(%d, %i) : (tensor<32x64xf32>, tensor<32x1xf32>) -> tensor<32x64xf32>
    %g = "ttir.multiply"(%n, %w) : (tensor<32x64xf32>, tensor<64xf32>) -> tensor<32x64xf32>
    %y = "ttir.add"(%g, %b) : (tensor<32x64xf32>, tensor<64xf32>) -> tensor<32x64xf32>
    // no-fuse: norm_residual
    %r = "ttir.add"(%y, %h) : (tensor<32x64xf32>, tensor<32x64xf32>) -> tensor<32x64xf32>
    return %r : tensor<32x64xf32>
  }

  func.func @layer_wrong_variance(%x: tensor<32x64xf32> {ttcore.argument_type = #ttcore.argument_type<input>}, %h: tensor<32x64xf32> {ttcore.argument_type = #ttcore.argument_type<input>}, %w: tensor<64xf32> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %b: tensor<64xf32> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %u1: tensor<1x1xf32>, %u2: tensor<1x1xf32>, %ue: tensor<1x1xf32>) -> tensor<32x64xf32> {
    %k1 = "ttir.full"() <{fill_value = 1.562500000e-02 : f32, shape = array<i32: 1, 1>}> : () -> tensor<1x1xf32>
    %k2 = "ttir.full"() <{fill_value = 3.000000000e-02 : f32, shape = array<i32: 1, 1>}> : () -> tensor<1x1xf32>
    %e1 = "ttir.full"() <{fill_value = 1.000000000e-05 : f32, shape = array<i32: 1, 1>}> : () -> tensor<1x1xf32>
    %t = "ttir.sum"(%x) <{dim_arg = [1 : i32], keep_dim = true}> : (tensor<32x64xf32>) -> tensor<32x1xf32>
    %m = "ttir.multiply"(%t, %k1) : (tensor<32x1xf32>, tensor<1x1xf32>) -> tensor<32x1xf32>
    %d = "ttir.subtract"(%x, %m) : (tensor<32x64xf32>, tensor<32x1xf32>) -> tensor<32x64xf32>
    %s = "ttir.multiply"(%d, %d) : (tensor<32x64xf32>, tensor<32x64xf32>) -> tensor<32x64xf32>
    %t2 = "ttir.sum"(%s) <{dim_arg = [1 : i32], keep_dim = true}> : (tensor<32x64xf32>) -> tensor<32x1xf32>
    %v = "ttir.multiply"(%t2, %k2) : (tensor<32x1xf32>, tensor<1x1xf32>) -> tensor<32x1xf32>
    %a = "ttir.add"(%v, %e1) : (tensor<32x1xf32>, tensor<1x1xf32>) -> tensor<32x1xf32>
    %i = "ttir.rsqrt"(%a) : (tensor<32x1xf32>) -> tensor<32x1xf32>
    %n = "ttir.multiply"(%d, %i) : (tensor<32x64xf32>, tensor<32x1xf32>) -> tensor<32x64xf32>
    %g = "ttir.multiply"(%n, %w) : (tensor<32x64xf32>, tensor<64xf32>) -> tensor<32x64xf32>
    %y = "ttir.add"(%g, %b) : (tensor<32x64xf32>, tensor<64xf32>) -> tensor<32x64xf32>
    // no-fuse: norm_residual
    %r = "ttir.add"(%y, %h) : (tensor<32x64xf32>, tensor<32x64xf32>) -> tensor<32x64xf32>
    return %r : tensor<32x64xf32>
  }
}
