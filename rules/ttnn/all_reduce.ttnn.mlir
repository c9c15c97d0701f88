module {
  func.func @last(%x: tensor<1x1x32x4096xbf16>) -> tensor<1x1x32x4096xbf16> {
    %p = "ttnn.reduce_scatter"(%x) <{cluster_axis = 1 : ui32, reduce_type = #ttcore.reduce_type<sum>, scatter_dim = 3 : si32}> : (tensor<1x1x32x4096xbf16>) -> tensor<1x1x32x1024xbf16>
    // fuse: all_reduce [x=%x]
    %r = "ttnn.all_gather"(%p) <{all_gather_dim = 3 : si32, cluster_axis = 1 : ui32}> : (tensor<1x1x32x1024xbf16>) -> tensor<1x1x32x4096xbf16>
    return %r : tensor<1x1x32x4096xbf16>
  }

  func.func @other_axis(%x: tensor<1x1x32x4096xbf16>) -> tensor<1x1x32x4096xbf16> {
    %p = "ttnn.reduce_scatter"(%x) <{cluster_axis = 1 : ui32, reduce_type = #ttcore.reduce_type<sum>, scatter_dim = 3 : si32}> : (tensor<1x1x32x4096xbf16>) -> tensor<1x1x32x1024xbf16>
    // no-fuse: all_reduce
    %r = "ttnn.all_gather"(%p) <{all_gather_dim = 3 : si32, cluster_axis = 0 : ui32}> : (tensor<1x1x32x1024xbf16>) -> tensor<1x1x32x4096xbf16>
    return %r : tensor<1x1x32x4096xbf16>
  }

  func.func @other_dimension(%x: tensor<1x1x32x4096xbf16>) -> tensor<1x1x128x1024xbf16> {
    %p = "ttnn.reduce_scatter"(%x) <{cluster_axis = 1 : ui32, reduce_type = #ttcore.reduce_type<sum>, scatter_dim = 3 : si32}> : (tensor<1x1x32x4096xbf16>) -> tensor<1x1x32x1024xbf16>
    // no-fuse: all_reduce
    %r = "ttnn.all_gather"(%p) <{all_gather_dim = 2 : si32, cluster_axis = 1 : ui32}> : (tensor<1x1x32x1024xbf16>) -> tensor<1x1x128x1024xbf16>
    return %r : tensor<1x1x128x1024xbf16>
  }

  func.func @part_used(%x: tensor<1x1x32x4096xbf16>) -> (tensor<1x1x32x4096xbf16>, tensor<1x1x32x1024xbf16>) {
    %p = "ttnn.reduce_scatter"(%x) <{cluster_axis = 1 : ui32, reduce_type = #ttcore.reduce_type<sum>, scatter_dim = 3 : si32}> : (tensor<1x1x32x4096xbf16>) -> tensor<1x1x32x1024xbf16>
    // no-fuse: all_reduce
    %r = "ttnn.all_gather"(%p) <{all_gather_dim = 3 : si32, cluster_axis = 1 : ui32}> : (tensor<1x1x32x1024xbf16>) -> tensor<1x1x32x4096xbf16>
    return %r, %p : tensor<1x1x32x4096xbf16>, tensor<1x1x32x1024xbf16>
  }

  func.func @transposed_parts(%x: tensor<1x1x64x64xbf16>) -> tensor<1x1x16x256xbf16> {
    %p = "ttnn.reduce_scatter"(%x) <{cluster_axis = 1 : ui32, reduce_type = #ttcore.reduce_type<sum>, scatter_dim = 2 : si32}> : (tensor<1x1x64x64xbf16>) -> tensor<1x1x16x64xbf16>
    // no-fuse: all_reduce
    %r = "ttnn.all_gather"(%p) <{all_gather_dim = 3 : si32, cluster_axis = 1 : ui32}> : (tensor<1x1x16x64xbf16>) -> tensor<1x1x16x256xbf16>
    return %r : tensor<1x1x16x256xbf16>
  }

  func.func @more_devices(%x: tensor<1x1x32x4096xbf16>) -> tensor<1x1x32x8192xbf16> {
    %p = "ttnn.reduce_scatter"(%x) <{cluster_axis = 1 : ui32, reduce_type = #ttcore.reduce_type<sum>, scatter_dim = 3 : si32}> : (tensor<1x1x32x4096xbf16>) -> tensor<1x1x32x1024xbf16>
    // no-fuse: all_reduce
    %r = "ttnn.all_gather"(%p) <{all_gather_dim = 3 : si32, cluster_axis = 1 : ui32}> : (tensor<1x1x32x1024xbf16>) -> tensor<1x1x32x8192xbf16>
    return %r : tensor<1x1x32x8192xbf16>
  }
}
