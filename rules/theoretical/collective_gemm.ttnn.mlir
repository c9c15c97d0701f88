module {
  func.func @row_parallel(%x: tensor<7x1024xbf16>, %w: tensor<2560x1024xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}) -> tensor<1x1x7x640xbf16> {
    %0 = "ttnn.matmul"(%x, %w) <{transpose_a = false, transpose_b = true}> : (tensor<7x1024xbf16>, tensor<2560x1024xbf16>) -> tensor<7x2560xbf16>
    %1 = "ttnn.reshape"(%0) <{shape = [1 : i32, 1 : i32, 7 : i32, 2560 : i32]}> : (tensor<7x2560xbf16>) -> tensor<1x1x7x2560xbf16>
    // fuse: gemm_reduce_scatter [a=%x w=%w m=%0 out=%2]
    %2 = "ttnn.reduce_scatter"(%1) <{cluster_axis = 1 : ui32, reduce_type = #ttcore.reduce_type<sum>, scatter_dim = 3 : si32}> : (tensor<1x1x7x2560xbf16>) -> tensor<1x1x7x640xbf16>
    return %2 : tensor<1x1x7x640xbf16>
  }

  // Both factors are computed: attention, not a layer.
  func.func @computed_factors(%x: tensor<4x7x64xbf16>, %y: tensor<4x64x64xbf16> {ttcore.argument_type = #ttcore.argument_type<input>}) -> tensor<4x7x16xbf16> {
    %0 = "ttnn.matmul"(%x, %y) <{transpose_a = false, transpose_b = false}> : (tensor<4x7x64xbf16>, tensor<4x64x64xbf16>) -> tensor<4x7x64xbf16>
    // no-fuse: gemm_reduce_scatter
    %1 = "ttnn.reduce_scatter"(%0) <{cluster_axis = 1 : ui32, reduce_type = #ttcore.reduce_type<sum>, scatter_dim = 2 : si32}> : (tensor<4x7x64xbf16>) -> tensor<4x7x16xbf16>
    return %1 : tensor<4x7x16xbf16>
  }

  func.func @used_elsewhere(%x: tensor<7x1024xbf16>, %w: tensor<2560x1024xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}) -> (tensor<7x640xbf16>, tensor<7x2560xbf16>) {
    %0 = "ttnn.matmul"(%x, %w) <{transpose_a = false, transpose_b = true}> : (tensor<7x1024xbf16>, tensor<2560x1024xbf16>) -> tensor<7x2560xbf16>
    // no-fuse: gemm_reduce_scatter
    %1 = "ttnn.reduce_scatter"(%0) <{cluster_axis = 1 : ui32, reduce_type = #ttcore.reduce_type<sum>, scatter_dim = 1 : si32}> : (tensor<7x2560xbf16>) -> tensor<7x640xbf16>
    return %1, %0 : tensor<7x640xbf16>, tensor<7x2560xbf16>
  }

  func.func @column_parallel(%x: tensor<16x1024xbf16>, %w: tensor<1024x512xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}) -> tensor<64x512xbf16> {
    %0 = "ttnn.all_gather"(%x) <{all_gather_dim = 0 : si32, cluster_axis = 1 : ui32}> : (tensor<16x1024xbf16>) -> tensor<64x1024xbf16>
    // fuse: all_gather_gemm [part=%x w=%w out=%1]
    %1 = "ttnn.matmul"(%0, %w) <{transpose_a = false, transpose_b = false}> : (tensor<64x1024xbf16>, tensor<1024x512xbf16>) -> tensor<64x512xbf16>
    return %1 : tensor<64x512xbf16>
  }

  func.func @gathered_columns(%x: tensor<16x256xbf16>, %w: tensor<1024x512xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}) -> (tensor<16x512xbf16>, tensor<16x1024xbf16>) {
    %0 = "ttnn.all_gather"(%x) <{all_gather_dim = 1 : si32, cluster_axis = 1 : ui32}> : (tensor<16x256xbf16>) -> tensor<16x1024xbf16>
    // fuse: all_gather_gemm [part=%x w=%w out=%1]
    %1 = "ttnn.matmul"(%0, %w) <{transpose_a = false, transpose_b = false}> : (tensor<16x1024xbf16>, tensor<1024x512xbf16>) -> tensor<16x512xbf16>
    return %1, %0 : tensor<16x512xbf16>, tensor<16x1024xbf16>
  }

  // Gathered keys: the other factor is computed as well.
  func.func @computed_factor(%x: tensor<1x16x64xbf16>, %q: tensor<1x64x16xbf16> {ttcore.argument_type = #ttcore.argument_type<input>}) -> tensor<1x64x16xbf16> {
    %0 = "ttnn.all_gather"(%x) <{all_gather_dim = 1 : si32, cluster_axis = 1 : ui32}> : (tensor<1x16x64xbf16>) -> tensor<1x64x64xbf16>
    // no-fuse: all_gather_gemm
    %1 = "ttnn.matmul"(%0, %q) <{transpose_a = false, transpose_b = false}> : (tensor<1x64x64xbf16>, tensor<1x64x16xbf16>) -> tensor<1x64x16xbf16>
    return %1 : tensor<1x64x16xbf16>
  }

  func.func @reduced_on_all(%x: tensor<32x1536xbf16>, %w: tensor<1536x3072xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}) -> tensor<1x1x32x3072xbf16> {
    %0 = "ttnn.matmul"(%x, %w) <{transpose_a = false, transpose_b = false}> : (tensor<32x1536xbf16>, tensor<1536x3072xbf16>) -> tensor<32x3072xbf16>
    %1 = "ttnn.reshape"(%0) <{shape = [1 : i32, 1 : i32, 32 : i32, 3072 : i32]}> : (tensor<32x3072xbf16>) -> tensor<1x1x32x3072xbf16>
    // fuse: gemm_all_reduce [a=%x w=%w out=%2]
    %2 = "ttnn.all_reduce"(%1) <{cluster_axis = 1 : ui32, reduce_type = #ttcore.reduce_type<sum>}> : (tensor<1x1x32x3072xbf16>) -> tensor<1x1x32x3072xbf16>
    return %2 : tensor<1x1x32x3072xbf16>
  }

  func.func @reduced_activation(%x: tensor<32x3072xbf16>, %g: tensor<3072xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}) -> tensor<32x3072xbf16> {
    %0 = "ttnn.rms_norm"(%x, %g) <{epsilon = 9.99999974E-6 : f32, operandSegmentSizes = array<i32: 1, 1, 0>}> : (tensor<32x3072xbf16>, tensor<3072xbf16>) -> tensor<32x3072xbf16>
    // no-fuse: gemm_all_reduce
    %1 = "ttnn.all_reduce"(%0) <{cluster_axis = 1 : ui32, reduce_type = #ttcore.reduce_type<sum>}> : (tensor<32x3072xbf16>) -> tensor<32x3072xbf16>
    return %1 : tensor<32x3072xbf16>
  }
}
