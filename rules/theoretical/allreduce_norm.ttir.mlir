module {
  func.func @all_reduce_then_norm(%x: tensor<1x1x32x3072xbf16>, %r: tensor<32x3072xbf16>, %g: tensor<3072xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}) -> (tensor<32x3072xbf16>, tensor<32x3072xbf16>) {
    %0 = "ttir.all_reduce"(%x) <{cluster_axis = 1 : ui32, reduce_type = #ttcore.reduce_type<sum>}> : (tensor<1x1x32x3072xbf16>) -> tensor<1x1x32x3072xbf16>
    %1 = "ttir.reshape"(%0) <{shape = [32 : i32, 3072 : i32]}> : (tensor<1x1x32x3072xbf16>) -> tensor<32x3072xbf16>
    %2 = "ttir.add"(%r, %1) : (tensor<32x3072xbf16>, tensor<32x3072xbf16>) -> tensor<32x3072xbf16>
    // fuse: allreduce_residual_rms_norm [x=%x sum=%2 out=%3]
    %3 = "ttir.rms_norm"(%2, %g) <{epsilon = 9.99999974E-6 : f32, normalized_shape = array<i64: 3072>, operandSegmentSizes = array<i32: 1, 1, 0>}> : (tensor<32x3072xbf16>, tensor<3072xbf16>) -> tensor<32x3072xbf16>
    return %3, %2 : tensor<32x3072xbf16>, tensor<32x3072xbf16>
  }

  // The backend splits an all_reduce in two; ranks differ between the halves.
  func.func @scatter_and_gather(%x: tensor<1x1x7x2560xbf16>, %r: tensor<1x7x2560xbf16>, %g: tensor<2560xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}) -> (tensor<7x2560xbf16>, tensor<1x7x2560xbf16>) {
    %0 = "ttir.reduce_scatter"(%x) <{cluster_axis = 1 : ui32, reduce_type = #ttcore.reduce_type<sum>, scatter_dim = 3 : si32}> : (tensor<1x1x7x2560xbf16>) -> tensor<1x1x7x640xbf16>
    %1 = "ttir.reshape"(%0) <{shape = [7 : i32, 640 : i32]}> : (tensor<1x1x7x640xbf16>) -> tensor<7x640xbf16>
    %2 = "ttir.all_gather"(%1) <{all_gather_dim = 1 : si32, cluster_axis = 1 : ui32}> : (tensor<7x640xbf16>) -> tensor<7x2560xbf16>
    %3 = "ttir.reshape"(%2) <{shape = [1 : i32, 7 : i32, 2560 : i32]}> : (tensor<7x2560xbf16>) -> tensor<1x7x2560xbf16>
    %4 = "ttir.add"(%r, %3) : (tensor<1x7x2560xbf16>, tensor<1x7x2560xbf16>) -> tensor<1x7x2560xbf16>
    %5 = "ttir.reshape"(%4) <{shape = [7 : i32, 2560 : i32]}> : (tensor<1x7x2560xbf16>) -> tensor<7x2560xbf16>
    // fuse: allreduce_residual_rms_norm [x=%x part=%0 sum=%4 out=%6]
    %6 = "ttir.rms_norm"(%5, %g) <{epsilon = 9.99999974E-6 : f32, normalized_shape = array<i64: 2560>, operandSegmentSizes = array<i32: 1, 1, 0>}> : (tensor<7x2560xbf16>, tensor<2560xbf16>) -> tensor<7x2560xbf16>
    return %6, %4 : tensor<7x2560xbf16>, tensor<1x7x2560xbf16>
  }

  // Gathered rows of all devices: nothing was reduced.
  func.func @gathered_only(%x: tensor<1x7x640xbf16>, %r: tensor<1x7x2560xbf16>, %g: tensor<2560xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}) -> (tensor<1x7x2560xbf16>, tensor<1x7x2560xbf16>) {
    %0 = "ttir.all_gather"(%x) <{all_gather_dim = 2 : si32, cluster_axis = 1 : ui32}> : (tensor<1x7x640xbf16>) -> tensor<1x7x2560xbf16>
    %1 = "ttir.add"(%r, %0) : (tensor<1x7x2560xbf16>, tensor<1x7x2560xbf16>) -> tensor<1x7x2560xbf16>
    // no-fuse: allreduce_residual_rms_norm
    %2 = "ttir.rms_norm"(%1, %g) <{epsilon = 9.99999974E-6 : f32, normalized_shape = array<i64: 2560>, operandSegmentSizes = array<i32: 1, 1, 0>}> : (tensor<1x7x2560xbf16>, tensor<2560xbf16>) -> tensor<1x7x2560xbf16>
    return %2, %1 : tensor<1x7x2560xbf16>, tensor<1x7x2560xbf16>
  }

  // Scattered over columns, gathered over rows: more rows come out than went in.
  func.func @other_shape(%x: tensor<1x7x2560xbf16>, %r: tensor<1x28x640xbf16>, %g: tensor<640xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}) -> (tensor<1x28x640xbf16>, tensor<1x28x640xbf16>) {
    %0 = "ttir.reduce_scatter"(%x) <{cluster_axis = 1 : ui32, reduce_type = #ttcore.reduce_type<sum>, scatter_dim = 2 : si32}> : (tensor<1x7x2560xbf16>) -> tensor<1x7x640xbf16>
    %1 = "ttir.all_gather"(%0) <{all_gather_dim = 1 : si32, cluster_axis = 1 : ui32}> : (tensor<1x7x640xbf16>) -> tensor<1x28x640xbf16>
    %2 = "ttir.add"(%r, %1) : (tensor<1x28x640xbf16>, tensor<1x28x640xbf16>) -> tensor<1x28x640xbf16>
    // no-fuse: allreduce_residual_rms_norm
    %3 = "ttir.rms_norm"(%2, %g) <{epsilon = 9.99999974E-6 : f32, normalized_shape = array<i64: 640>, operandSegmentSizes = array<i32: 1, 1, 0>}> : (tensor<1x28x640xbf16>, tensor<640xbf16>) -> tensor<1x28x640xbf16>
    return %3, %2 : tensor<1x28x640xbf16>, tensor<1x28x640xbf16>
  }
}
