module {
  func.func @gate_and_up(%x: tensor<32x64xbf16>, %w: tensor<64x256xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}) -> (tensor<32x128xbf16>, tensor<32x128xbf16>) {
    %0 = "ttnn.matmul"(%x, %w) <{transpose_a = false, transpose_b = false}> : (tensor<32x64xbf16>, tensor<64x256xbf16>) -> tensor<32x256xbf16>
    // fuse: matmul_split [m=%0 part=%1]
    %1 = "ttnn.slice_static"(%0) <{begins = [0 : i32, 0 : i32], ends = [32 : i32, 128 : i32], step = [1 : i32, 1 : i32]}> : (tensor<32x256xbf16>) -> tensor<32x128xbf16>
    %2 = "ttnn.slice_static"(%0) <{begins = [0 : i32, 128 : i32], ends = [32 : i32, 256 : i32], step = [1 : i32, 1 : i32]}> : (tensor<32x256xbf16>) -> tensor<32x128xbf16>
    return %1, %2 : tensor<32x128xbf16>, tensor<32x128xbf16>
  }

  func.func @unequal_parts(%x: tensor<32x64xbf16>, %w: tensor<64x256xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}) -> (tensor<32x64xbf16>, tensor<32x192xbf16>) {
    %0 = "ttnn.matmul"(%x, %w) <{transpose_a = false, transpose_b = false}> : (tensor<32x64xbf16>, tensor<64x256xbf16>) -> tensor<32x256xbf16>
    // no-fuse: matmul_split
    %1 = "ttnn.slice_static"(%0) <{begins = [0 : i32, 0 : i32], ends = [32 : i32, 64 : i32], step = [1 : i32, 1 : i32]}> : (tensor<32x256xbf16>) -> tensor<32x64xbf16>
    %2 = "ttnn.slice_static"(%0) <{begins = [0 : i32, 64 : i32], ends = [32 : i32, 256 : i32], step = [1 : i32, 1 : i32]}> : (tensor<32x256xbf16>) -> tensor<32x192xbf16>
    return %1, %2 : tensor<32x64xbf16>, tensor<32x192xbf16>
  }

  // Queries, keys and values are split into heads: that is another op.
  func.func @heads(%x: tensor<32x64xbf16>, %w: tensor<64x384xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}) -> (tensor<1x32x4x32xbf16>, tensor<1x32x4x32xbf16>, tensor<1x32x4x32xbf16>) {
    %0 = "ttnn.matmul"(%x, %w) <{transpose_a = false, transpose_b = false}> : (tensor<32x64xbf16>, tensor<64x384xbf16>) -> tensor<32x384xbf16>
    // no-fuse: matmul_split
    %1 = "ttnn.slice_static"(%0) <{begins = [0 : i32, 0 : i32], ends = [32 : i32, 128 : i32], step = [1 : i32, 1 : i32]}> : (tensor<32x384xbf16>) -> tensor<32x128xbf16>
    %2 = "ttnn.slice_static"(%0) <{begins = [0 : i32, 128 : i32], ends = [32 : i32, 256 : i32], step = [1 : i32, 1 : i32]}> : (tensor<32x384xbf16>) -> tensor<32x128xbf16>
    %3 = "ttnn.slice_static"(%0) <{begins = [0 : i32, 256 : i32], ends = [32 : i32, 384 : i32], step = [1 : i32, 1 : i32]}> : (tensor<32x384xbf16>) -> tensor<32x128xbf16>
    %4 = "ttnn.reshape"(%1) <{shape = [1 : i32, 32 : i32, 4 : i32, 32 : i32]}> : (tensor<32x128xbf16>) -> tensor<1x32x4x32xbf16>
    %5 = "ttnn.reshape"(%2) <{shape = [1 : i32, 32 : i32, 4 : i32, 32 : i32]}> : (tensor<32x128xbf16>) -> tensor<1x32x4x32xbf16>
    %6 = "ttnn.reshape"(%3) <{shape = [1 : i32, 32 : i32, 4 : i32, 32 : i32]}> : (tensor<32x128xbf16>) -> tensor<1x32x4x32xbf16>
    return %4, %5, %6 : tensor<1x32x4x32xbf16>, tensor<1x32x4x32xbf16>, tensor<1x32x4x32xbf16>
  }
}
