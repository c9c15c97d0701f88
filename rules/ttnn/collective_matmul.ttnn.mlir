module {
  func.func @gathered_rows(%x: tensor<1x1x64x32xbf16>, %w: tensor<128x256xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}) -> tensor<1x1x64x256xbf16> {
    %0 = "ttnn.all_gather"(%x) <{all_gather_dim = 3 : si32, cluster_axis = 1 : ui32}> : (tensor<1x1x64x32xbf16>) -> tensor<1x1x64x128xbf16>
    // fuse: all_gather_matmul [x=%x g=%0 out=%1]
    %1 = "ttnn.matmul"(%0, %w) <{transpose_a = false, transpose_b = false}> : (tensor<1x1x64x128xbf16>, tensor<128x256xbf16>) -> tensor<1x1x64x256xbf16>
    return %1 : tensor<1x1x64x256xbf16>
  }

  func.func @gathered_batch(%x: tensor<1x1x64x128xbf16>, %w: tensor<128x256xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}) -> tensor<1x1x256x256xbf16> {
    %0 = "ttnn.all_gather"(%x) <{all_gather_dim = 2 : si32, cluster_axis = 1 : ui32}> : (tensor<1x1x64x128xbf16>) -> tensor<1x1x256x128xbf16>
    // no-fuse: all_gather_matmul
    %1 = "ttnn.matmul"(%0, %w) <{transpose_a = false, transpose_b = false}> : (tensor<1x1x256x128xbf16>, tensor<128x256xbf16>) -> tensor<1x1x256x256xbf16>
    return %1 : tensor<1x1x256x256xbf16>
  }

  func.func @scattered_columns(%x: tensor<64x128xbf16>, %w: tensor<128x256xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}) -> tensor<1x1x64x64xbf16> {
    %0 = "ttnn.matmul"(%x, %w) <{transpose_a = false, transpose_b = false}> : (tensor<64x128xbf16>, tensor<128x256xbf16>) -> tensor<64x256xbf16>
    %1 = "ttnn.reshape"(%0) <{shape = [1 : i32, 1 : i32, 64 : i32, 256 : i32]}> : (tensor<64x256xbf16>) -> tensor<1x1x64x256xbf16>
    // fuse: matmul_reduce_scatter [m=%0 out=%2]
    %2 = "ttnn.reduce_scatter"(%1) <{cluster_axis = 1 : ui32, reduce_type = #ttcore.reduce_type<sum>, scatter_dim = 3 : si32}> : (tensor<1x1x64x256xbf16>) -> tensor<1x1x64x64xbf16>
    return %2 : tensor<1x1x64x64xbf16>
  }

  func.func @product_used_elsewhere(%x: tensor<1x1x64x128xbf16>, %w: tensor<128x256xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}) -> (tensor<1x1x64x64xbf16>, tensor<1x1x64x256xbf16>) {
    %0 = "ttnn.matmul"(%x, %w) <{transpose_a = false, transpose_b = false}> : (tensor<1x1x64x128xbf16>, tensor<128x256xbf16>) -> tensor<1x1x64x256xbf16>
    // no-fuse: matmul_reduce_scatter
    %1 = "ttnn.reduce_scatter"(%0) <{cluster_axis = 1 : ui32, reduce_type = #ttcore.reduce_type<sum>, scatter_dim = 3 : si32}> : (tensor<1x1x64x256xbf16>) -> tensor<1x1x64x64xbf16>
    return %1, %0 : tensor<1x1x64x64xbf16>, tensor<1x1x64x256xbf16>
  }
}
