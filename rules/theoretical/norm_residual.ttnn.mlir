module {
  func.func @rms_op(%x: tensor<32x64xbf16> {ttcore.argument_type = #ttcore.argument_type<input>}, %h: tensor<32x64xbf16> {ttcore.argument_type = #ttcore.argument_type<input>}, %w: tensor<64xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}) -> tensor<32x64xbf16> {
    %n = "ttnn.rms_norm"(%x, %w) <{epsilon = 1.000000e-05 : f32, operandSegmentSizes = array<i32: 1, 1, 0>}> : (tensor<32x64xbf16>, tensor<64xbf16>) -> tensor<32x64xbf16>
    // fuse: norm_residual [residual=%h]
    %r = "ttnn.add"(%n, %h) : (tensor<32x64xbf16>, tensor<32x64xbf16>) -> tensor<32x64xbf16>
    return %r : tensor<32x64xbf16>
  }

  func.func @layer_op(%x: tensor<32x64xbf16> {ttcore.argument_type = #ttcore.argument_type<input>}, %h: tensor<32x64xbf16> {ttcore.argument_type = #ttcore.argument_type<input>}, %w: tensor<64xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %b: tensor<64xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}) -> tensor<32x64xbf16> {
    %n = "ttnn.layer_norm"(%x, %w, %b) <{epsilon = 1.000000e-05 : f32, operandSegmentSizes = array<i32: 1, 1, 1>}> : (tensor<32x64xbf16>, tensor<64xbf16>, tensor<64xbf16>) -> tensor<32x64xbf16>
    // fuse: norm_residual
    %r = "ttnn.add"(%h, %n) : (tensor<32x64xbf16>, tensor<32x64xbf16>) -> tensor<32x64xbf16>
    return %r : tensor<32x64xbf16>
  }

  func.func @rms_pieces(%x: tensor<32x64xf32> {ttcore.argument_type = #ttcore.argument_type<input>}, %h: tensor<32x64xf32> {ttcore.argument_type = #ttcore.argument_type<input>}, %w: tensor<64xf32> {ttcore.argument_type = #ttcore.argument_type<parameter>}) -> tensor<32x64xf32> {
    %e = "ttnn.full"() <{fill_value = 1.000000000e-05 : f32, shape = #ttnn.shape<1x1>}> : () -> tensor<1x1xf32>
    %s = "ttnn.multiply"(%x, %x) : (tensor<32x64xf32>, tensor<32x64xf32>) -> tensor<32x64xf32>
    %m = "ttnn.mean"(%s) <{dim_arg = [1 : i32], keep_dim = true}> : (tensor<32x64xf32>) -> tensor<32x1xf32>
    %a = "ttnn.add"(%m, %e) : (tensor<32x1xf32>, tensor<1x1xf32>) -> tensor<32x1xf32>
    %i = "ttnn.rsqrt"(%a) : (tensor<32x1xf32>) -> tensor<32x1xf32>
    %n = "ttnn.multiply"(%x, %i) : (tensor<32x64xf32>, tensor<32x1xf32>) -> tensor<32x64xf32>
    %g = "ttnn.multiply"(%n, %w) : (tensor<32x64xf32>, tensor<64xf32>) -> tensor<32x64xf32>
    // fuse: norm_residual
    %r = "ttnn.add"(%g, %h) : (tensor<32x64xf32>, tensor<32x64xf32>) -> tensor<32x64xf32>
    return %r : tensor<32x64xf32>
  }

  func.func @positions(%x: tensor<32x64xbf16> {ttcore.argument_type = #ttcore.argument_type<input>}, %h: tensor<32x64xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %w: tensor<64xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}) -> tensor<32x64xbf16> {
    %n = "ttnn.rms_norm"(%x, %w) <{epsilon = 1.000000e-05 : f32, operandSegmentSizes = array<i32: 1, 1, 0>}> : (tensor<32x64xbf16>, tensor<64xbf16>) -> tensor<32x64xbf16>
    // no-fuse: norm_residual
    %r = "ttnn.add"(%n, %h) : (tensor<32x64xbf16>, tensor<32x64xbf16>) -> tensor<32x64xbf16>
    return %r : tensor<32x64xbf16>
  }

  func.func @shift(%x: tensor<32x64xbf16> {ttcore.argument_type = #ttcore.argument_type<input>}, %h: tensor<1x64xbf16> {ttcore.argument_type = #ttcore.argument_type<input>}, %w: tensor<64xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}) -> tensor<32x64xbf16> {
    %n = "ttnn.rms_norm"(%x, %w) <{epsilon = 1.000000e-05 : f32, operandSegmentSizes = array<i32: 1, 1, 0>}> : (tensor<32x64xbf16>, tensor<64xbf16>) -> tensor<32x64xbf16>
    // no-fuse: norm_residual
    %r = "ttnn.add"(%n, %h) : (tensor<32x64xbf16>, tensor<1x64xbf16>) -> tensor<32x64xbf16>
    return %r : tensor<32x64xbf16>
  }

  func.func @kept(%x: tensor<32x64xbf16> {ttcore.argument_type = #ttcore.argument_type<input>}, %h: tensor<32x64xbf16> {ttcore.argument_type = #ttcore.argument_type<input>}, %w: tensor<64xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}) -> (tensor<32x64xbf16>, tensor<32x64xbf16>) {
    %n = "ttnn.rms_norm"(%x, %w) <{epsilon = 1.000000e-05 : f32, operandSegmentSizes = array<i32: 1, 1, 0>}> : (tensor<32x64xbf16>, tensor<64xbf16>) -> tensor<32x64xbf16>
    // no-fuse: norm_residual
    %r = "ttnn.add"(%n, %h) : (tensor<32x64xbf16>, tensor<32x64xbf16>) -> tensor<32x64xbf16>
    return %r, %n : tensor<32x64xbf16>, tensor<32x64xbf16>
  }

  func.func @quantised(%x: tensor<32x64xf32> {ttcore.argument_type = #ttcore.argument_type<input>}, %w: tensor<64xf32> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %s: tensor<1xf32>, %z: tensor<1xi32>) -> tensor<32x64xi8> {
    %n = "ttnn.rms_norm"(%x, %w) <{epsilon = 1.000000e-05 : f32, operandSegmentSizes = array<i32: 1, 1, 0>}> : (tensor<32x64xf32>, tensor<64xf32>) -> tensor<32x64xf32>
    // fuse: rms_norm_quantise
    %r = "ttnn.quantize"(%n, %s, %z) : (tensor<32x64xf32>, tensor<1xf32>, tensor<1xi32>) -> tensor<32x64xi8>
    return %r : tensor<32x64xi8>
  }

  func.func @layer_quantised(%x: tensor<32x64xf32> {ttcore.argument_type = #ttcore.argument_type<input>}, %w: tensor<64xf32> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %b: tensor<64xf32> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %s: tensor<1xf32>, %z: tensor<1xi32>) -> tensor<32x64xi8> {
    %n = "ttnn.layer_norm"(%x, %w, %b) <{epsilon = 1.000000e-05 : f32, operandSegmentSizes = array<i32: 1, 1, 1>}> : (tensor<32x64xf32>, tensor<64xf32>, tensor<64xf32>) -> tensor<32x64xf32>
    // no-fuse: rms_norm_quantise
    %r = "ttnn.quantize"(%n, %s, %z) : (tensor<32x64xf32>, tensor<1xf32>, tensor<1xi32>) -> tensor<32x64xi8>
    return %r : tensor<32x64xi8>
  }
}
