module {
  func.func @gathered_means(%x: tensor<64x720xbf16>, %g: tensor<720xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}) -> tensor<64x720xbf16> {
    %0 = "ttnn.full"() <{fill_value = 9.99999974E-6 : f32, shape = #ttnn.shape<1x1>}> : () -> tensor<1x1xbf16>
    %1 = "ttnn.multiply"(%x, %x) : (tensor<64x720xbf16>, tensor<64x720xbf16>) -> tensor<64x720xbf16>
    %2 = "ttnn.mean"(%1) <{dim_arg = [1 : i32], keep_dim = true}> : (tensor<64x720xbf16>) -> tensor<64x1xbf16>
    %3 = "ttnn.all_gather"(%2) <{all_gather_dim = 1 : si32, cluster_axis = 1 : ui32}> : (tensor<64x1xbf16>) -> tensor<64x4xbf16>
    %4 = "ttnn.mean"(%3) <{dim_arg = [1 : i32], keep_dim = true}> : (tensor<64x4xbf16>) -> tensor<64x1xbf16>
    %5 = "ttnn.add"(%4, %0) : (tensor<64x1xbf16>, tensor<1x1xbf16>) -> tensor<64x1xbf16>
    %6 = "ttnn.rsqrt"(%5) : (tensor<64x1xbf16>) -> tensor<64x1xbf16>
    %7 = "ttnn.multiply"(%x, %6) : (tensor<64x720xbf16>, tensor<64x1xbf16>) -> tensor<64x720xbf16>
    // fuse: distributed_rms_norm [x=%x gamma=%g out=%8]
    %8 = "ttnn.multiply"(%7, %g) : (tensor<64x720xbf16>, tensor<720xbf16>) -> tensor<64x720xbf16>
    return %8 : tensor<64x720xbf16>
  }

  // Only the largest part is asked for.
  func.func @gathered_maximum(%x: tensor<64x720xbf16>) -> tensor<64x720xbf16> {
    %0 = "ttnn.full"() <{fill_value = 9.99999974E-6 : f32, shape = #ttnn.shape<1x1>}> : () -> tensor<1x1xbf16>
    %1 = "ttnn.multiply"(%x, %x) : (tensor<64x720xbf16>, tensor<64x720xbf16>) -> tensor<64x720xbf16>
    %2 = "ttnn.mean"(%1) <{dim_arg = [1 : i32], keep_dim = true}> : (tensor<64x720xbf16>) -> tensor<64x1xbf16>
    %3 = "ttnn.all_gather"(%2) <{all_gather_dim = 1 : si32, cluster_axis = 1 : ui32}> : (tensor<64x1xbf16>) -> tensor<64x4xbf16>
    %4 = "ttnn.max"(%3) <{dim_arg = [1 : i32], keep_dim = true}> : (tensor<64x4xbf16>) -> tensor<64x1xbf16>
    %5 = "ttnn.add"(%4, %0) : (tensor<64x1xbf16>, tensor<1x1xbf16>) -> tensor<64x1xbf16>
    %6 = "ttnn.rsqrt"(%5) : (tensor<64x1xbf16>) -> tensor<64x1xbf16>
    // no-fuse: distributed_rms_norm
    %7 = "ttnn.multiply"(%x, %6) : (tensor<64x720xbf16>, tensor<64x1xbf16>) -> tensor<64x720xbf16>
    return %7 : tensor<64x720xbf16>
  }

  func.func @gathered_rows(%x: tensor<1x32x1024xbf16>, %w: tensor<4096xbf16>) -> tensor<1x32x1024xbf16> {
    %g = "ttnn.all_gather"(%x) <{all_gather_dim = 2 : si32, cluster_axis = 1 : ui32}> : (tensor<1x32x1024xbf16>) -> tensor<1x32x4096xbf16>
    %n = "ttnn.rms_norm"(%g, %w) <{epsilon = 1.000000e-05 : f32, operandSegmentSizes = array<i32: 1, 1, 0>}> : (tensor<1x32x4096xbf16>, tensor<4096xbf16>) -> tensor<1x32x4096xbf16>
    // fuse: distributed_rms_norm_gathered [x=%x gamma=%w]
    %r = "ttnn.mesh_partition"(%n) <{dim = 2 : si32, cluster_axis = 1 : ui32}> : (tensor<1x32x4096xbf16>) -> tensor<1x32x1024xbf16>
    return %r : tensor<1x32x1024xbf16>
  }

  func.func @other_axis(%x: tensor<1x32x1024xbf16>, %w: tensor<4096xbf16>) -> tensor<1x32x1024xbf16> {
    %g = "ttnn.all_gather"(%x) <{all_gather_dim = 2 : si32, cluster_axis = 1 : ui32}> : (tensor<1x32x1024xbf16>) -> tensor<1x32x4096xbf16>
    %n = "ttnn.rms_norm"(%g, %w) <{epsilon = 1.000000e-05 : f32, operandSegmentSizes = array<i32: 1, 1, 0>}> : (tensor<1x32x4096xbf16>, tensor<4096xbf16>) -> tensor<1x32x4096xbf16>
    // no-fuse: distributed_rms_norm_gathered
    %r = "ttnn.mesh_partition"(%n) <{dim = 2 : si32, cluster_axis = 0 : ui32}> : (tensor<1x32x4096xbf16>) -> tensor<1x32x1024xbf16>
    return %r : tensor<1x32x1024xbf16>
  }

  func.func @cut_rows(%x: tensor<1x32x1024xbf16>, %w: tensor<4096xbf16>) -> tensor<1x8x4096xbf16> {
    %g = "ttnn.all_gather"(%x) <{all_gather_dim = 2 : si32, cluster_axis = 1 : ui32}> : (tensor<1x32x1024xbf16>) -> tensor<1x32x4096xbf16>
    %n = "ttnn.rms_norm"(%g, %w) <{epsilon = 1.000000e-05 : f32, operandSegmentSizes = array<i32: 1, 1, 0>}> : (tensor<1x32x4096xbf16>, tensor<4096xbf16>) -> tensor<1x32x4096xbf16>
    // no-fuse: distributed_rms_norm_gathered
    %r = "ttnn.mesh_partition"(%n) <{dim = 1 : si32, cluster_axis = 1 : ui32}> : (tensor<1x32x4096xbf16>) -> tensor<1x8x4096xbf16>
    return %r : tensor<1x8x4096xbf16>
  }

  func.func @whole_used(%x: tensor<1x32x1024xbf16>, %w: tensor<4096xbf16>) -> (tensor<1x32x1024xbf16>, tensor<1x32x4096xbf16>) {
    %g = "ttnn.all_gather"(%x) <{all_gather_dim = 2 : si32, cluster_axis = 1 : ui32}> : (tensor<1x32x1024xbf16>) -> tensor<1x32x4096xbf16>
    %n = "ttnn.rms_norm"(%g, %w) <{epsilon = 1.000000e-05 : f32, operandSegmentSizes = array<i32: 1, 1, 0>}> : (tensor<1x32x4096xbf16>, tensor<4096xbf16>) -> tensor<1x32x4096xbf16>
    // no-fuse: distributed_rms_norm_gathered
    %r = "ttnn.mesh_partition"(%n) <{dim = 2 : si32, cluster_axis = 1 : ui32}> : (tensor<1x32x4096xbf16>) -> tensor<1x32x1024xbf16>
    return %r, %n : tensor<1x32x1024xbf16>, tensor<1x32x4096xbf16>
  }
}
