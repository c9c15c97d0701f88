module {
  func.func @gathered_means(%x: tensor<64x720xbf16>, %g: tensor<720xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}) -> tensor<64x720xbf16> {
    %0 = "ttir.full"() <{fill_value = 9.99999974E-6 : f32, shape = array<i32: 64, 1>}> : () -> tensor<64x1xbf16>
    %1 = "ttir.multiply"(%x, %x) : (tensor<64x720xbf16>, tensor<64x720xbf16>) -> tensor<64x720xbf16>
    %2 = "ttir.mean"(%1) <{dim_arg = [1 : i32], keep_dim = true}> : (tensor<64x720xbf16>) -> tensor<64x1xbf16>
    %3 = "ttir.all_gather"(%2) <{all_gather_dim = 1 : si32, cluster_axis = 1 : ui32}> : (tensor<64x1xbf16>) -> tensor<64x4xbf16>
    %4 = "ttir.mean"(%3) <{dim_arg = [1 : i32], keep_dim = true}> : (tensor<64x4xbf16>) -> tensor<64x1xbf16>
    %5 = "ttir.add"(%4, %0) : (tensor<64x1xbf16>, tensor<64x1xbf16>) -> tensor<64x1xbf16>
    %6 = "ttir.rsqrt"(%5) : (tensor<64x1xbf16>) -> tensor<64x1xbf16>
    %7 = "ttir.multiply"(%x, %6) : (tensor<64x720xbf16>, tensor<64x1xbf16>) -> tensor<64x720xbf16>
    // fuse: distributed_rms_norm [x=%x gamma=%g out=%8]
    %8 = "ttir.multiply"(%7, %g) : (tensor<64x720xbf16>, tensor<720xbf16>) -> tensor<64x720xbf16>
    return %8 : tensor<64x720xbf16>
  }

  // Only the largest part is asked for.
  func.func @gathered_maximum(%x: tensor<64x720xbf16>) -> tensor<64x720xbf16> {
    %0 = "ttir.full"() <{fill_value = 9.99999974E-6 : f32, shape = array<i32: 64, 1>}> : () -> tensor<64x1xbf16>
    %1 = "ttir.multiply"(%x, %x) : (tensor<64x720xbf16>, tensor<64x720xbf16>) -> tensor<64x720xbf16>
    %2 = "ttir.mean"(%1) <{dim_arg = [1 : i32], keep_dim = true}> : (tensor<64x720xbf16>) -> tensor<64x1xbf16>
    %3 = "ttir.all_gather"(%2) <{all_gather_dim = 1 : si32, cluster_axis = 1 : ui32}> : (tensor<64x1xbf16>) -> tensor<64x4xbf16>
    %4 = "ttir.max"(%3) <{dim_arg = [1 : i32], keep_dim = true}> : (tensor<64x4xbf16>) -> tensor<64x1xbf16>
    %5 = "ttir.add"(%4, %0) : (tensor<64x1xbf16>, tensor<64x1xbf16>) -> tensor<64x1xbf16>
    %6 = "ttir.rsqrt"(%5) : (tensor<64x1xbf16>) -> tensor<64x1xbf16>
    // no-fuse: distributed_rms_norm
    %7 = "ttir.multiply"(%x, %6) : (tensor<64x720xbf16>, tensor<64x1xbf16>) -> tensor<64x720xbf16>
    return %7 : tensor<64x720xbf16>
  }

  func.func @gathered_rows(%x: tensor<1x32x1024xbf16>, %w: tensor<4096xbf16>) -> tensor<1x32x1024xbf16> {
    %g = "ttir.all_gather"(%x) <{all_gather_dim = 2 : si32, cluster_axis = 1 : ui32}> : (tensor<1x32x1024xbf16>) -> tensor<1x32x4096xbf16>
    %n = "ttir.rms_norm"(%g, %w) <{epsilon = 1.000000e-05 : f32, normalized_shape = array<i64: 4096>, operandSegmentSizes = array<i32: 1, 1, 0>}> : (tensor<1x32x4096xbf16>, tensor<4096xbf16>) -> tensor<1x32x4096xbf16>
    // fuse: distributed_rms_norm_gathered [x=%x gamma=%w]
    %r = "ttir.mesh_partition"(%n) <{dim = 2 : si32, cluster_axis = 1 : ui32}> : (tensor<1x32x4096xbf16>) -> tensor<1x32x1024xbf16>
    return %r : tensor<1x32x1024xbf16>
  }

  func.func @other_axis(%x: tensor<1x32x1024xbf16>, %w: tensor<4096xbf16>) -> tensor<1x32x1024xbf16> {
    %g = "ttir.all_gather"(%x) <{all_gather_dim = 2 : si32, cluster_axis = 1 : ui32}> : (tensor<1x32x1024xbf16>) -> tensor<1x32x4096xbf16>
    %n = "ttir.rms_norm"(%g, %w) <{epsilon = 1.000000e-05 : f32, normalized_shape = array<i64: 4096>, operandSegmentSizes = array<i32: 1, 1, 0>}> : (tensor<1x32x4096xbf16>, tensor<4096xbf16>) -> tensor<1x32x4096xbf16>
    // no-fuse: distributed_rms_norm_gathered
    %r = "ttir.mesh_partition"(%n) <{dim = 2 : si32, cluster_axis = 0 : ui32}> : (tensor<1x32x4096xbf16>) -> tensor<1x32x1024xbf16>
    return %r : tensor<1x32x1024xbf16>
  }

  func.func @cut_rows(%x: tensor<1x32x1024xbf16>, %w: tensor<4096xbf16>) -> tensor<1x8x4096xbf16> {
    %g = "ttir.all_gather"(%x) <{all_gather_dim = 2 : si32, cluster_axis = 1 : ui32}> : (tensor<1x32x1024xbf16>) -> tensor<1x32x4096xbf16>
    %n = "ttir.rms_norm"(%g, %w) <{epsilon = 1.000000e-05 : f32, normalized_shape = array<i64: 4096>, operandSegmentSizes = array<i32: 1, 1, 0>}> : (tensor<1x32x4096xbf16>, tensor<4096xbf16>) -> tensor<1x32x4096xbf16>
    // no-fuse: distributed_rms_norm_gathered
    %r = "ttir.mesh_partition"(%n) <{dim = 1 : si32, cluster_axis = 1 : ui32}> : (tensor<1x32x4096xbf16>) -> tensor<1x8x4096xbf16>
    return %r : tensor<1x8x4096xbf16>
  }

  func.func @whole_used(%x: tensor<1x32x1024xbf16>, %w: tensor<4096xbf16>) -> (tensor<1x32x1024xbf16>, tensor<1x32x4096xbf16>) {
    %g = "ttir.all_gather"(%x) <{all_gather_dim = 2 : si32, cluster_axis = 1 : ui32}> : (tensor<1x32x1024xbf16>) -> tensor<1x32x4096xbf16>
    %n = "ttir.rms_norm"(%g, %w) <{epsilon = 1.000000e-05 : f32, normalized_shape = array<i64: 4096>, operandSegmentSizes = array<i32: 1, 1, 0>}> : (tensor<1x32x4096xbf16>, tensor<4096xbf16>) -> tensor<1x32x4096xbf16>
    // no-fuse: distributed_rms_norm_gathered
    %r = "ttir.mesh_partition"(%n) <{dim = 2 : si32, cluster_axis = 1 : ui32}> : (tensor<1x32x4096xbf16>) -> tensor<1x32x1024xbf16>
    return %r, %n : tensor<1x32x1024xbf16>, tensor<1x32x4096xbf16>
  }
}
