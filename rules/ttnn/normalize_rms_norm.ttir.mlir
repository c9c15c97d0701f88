module {
  func.func @with_weight(%x: tensor<32x64xbf16>, %g: tensor<64xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}) -> tensor<32x64xbf16> {
    %0 = "ttir.full"() <{fill_value = 9.99999996E-13 : f32, shape = array<i32: 32, 1>}> : () -> tensor<32x1xbf16>
    %1 = "ttir.full"() <{fill_value = 8.000000e+00 : f32, shape = array<i32: 32, 64>}> : () -> tensor<32x64xbf16>
    %2 = "ttir.multiply"(%x, %x) : (tensor<32x64xbf16>, tensor<32x64xbf16>) -> tensor<32x64xbf16>
    %3 = "ttir.sum"(%2) <{dim_arg = [1 : i32], keep_dim = true}> : (tensor<32x64xbf16>) -> tensor<32x1xbf16>
    %4 = "ttir.sqrt"(%3) : (tensor<32x1xbf16>) -> tensor<32x1xbf16>
    %5 = "ttir.maximum"(%4, %0) : (tensor<32x1xbf16>, tensor<32x1xbf16>) -> tensor<32x1xbf16>
    %6 = "ttir.div"(%x, %5) : (tensor<32x64xbf16>, tensor<32x1xbf16>) -> tensor<32x64xbf16>
    %7 = "ttir.multiply"(%6, %1) : (tensor<32x64xbf16>, tensor<32x64xbf16>) -> tensor<32x64xbf16>
    // fuse: normalize_rms_norm [x=%x gamma=%g out=%8]
    %8 = "ttir.multiply"(%7, %g) : (tensor<32x64xbf16>, tensor<64xbf16>) -> tensor<32x64xbf16>
    return %8 : tensor<32x64xbf16>
  }

  // Scaled by 3 instead of sqrt(64).
  func.func @plain_l2(%x: tensor<32x64xbf16>) -> tensor<32x64xbf16> {
    %0 = "ttir.full"() <{fill_value = 3.000000e+00 : f32, shape = array<i32: 32, 64>}> : () -> tensor<32x64xbf16>
    %1 = "ttir.multiply"(%x, %x) : (tensor<32x64xbf16>, tensor<32x64xbf16>) -> tensor<32x64xbf16>
    %2 = "ttir.sum"(%1) <{dim_arg = [1 : i32], keep_dim = true}> : (tensor<32x64xbf16>) -> tensor<32x1xbf16>
    %3 = "ttir.sqrt"(%2) : (tensor<32x1xbf16>) -> tensor<32x1xbf16>
    %4 = "ttir.div"(%x, %3) : (tensor<32x64xbf16>, tensor<32x1xbf16>) -> tensor<32x64xbf16>
    // no-fuse: normalize_rms_norm
    %5 = "ttir.multiply"(%4, %0) : (tensor<32x64xbf16>, tensor<32x64xbf16>) -> tensor<32x64xbf16>
    return %5 : tensor<32x64xbf16>
  }

  func.func @large_floor(%x: tensor<32x64xbf16>) -> tensor<32x64xbf16> {
    %0 = "ttir.full"() <{fill_value = 5.000000e-01 : f32, shape = array<i32: 32, 1>}> : () -> tensor<32x1xbf16>
    %1 = "ttir.full"() <{fill_value = 8.000000e+00 : f32, shape = array<i32: 32, 64>}> : () -> tensor<32x64xbf16>
    %2 = "ttir.multiply"(%x, %x) : (tensor<32x64xbf16>, tensor<32x64xbf16>) -> tensor<32x64xbf16>
    %3 = "ttir.sum"(%2) <{dim_arg = [1 : i32], keep_dim = true}> : (tensor<32x64xbf16>) -> tensor<32x1xbf16>
    %4 = "ttir.sqrt"(%3) : (tensor<32x1xbf16>) -> tensor<32x1xbf16>
    %5 = "ttir.maximum"(%4, %0) : (tensor<32x1xbf16>, tensor<32x1xbf16>) -> tensor<32x1xbf16>
    %6 = "ttir.div"(%x, %5) : (tensor<32x64xbf16>, tensor<32x1xbf16>) -> tensor<32x64xbf16>
    // no-fuse: normalize_rms_norm
    %7 = "ttir.multiply"(%6, %1) : (tensor<32x64xbf16>, tensor<32x64xbf16>) -> tensor<32x64xbf16>
    return %7 : tensor<32x64xbf16>
  }
}
