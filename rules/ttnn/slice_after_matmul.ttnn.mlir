module {
  func.func @last_token(%x: tensor<1x32x128xbf16>, %w: tensor<128x1024xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}) -> tensor<1x1x1024xbf16> {
    %0 = "ttnn.matmul"(%x, %w) <{transpose_a = false, transpose_b = false}> : (tensor<1x32x128xbf16>, tensor<128x1024xbf16>) -> tensor<1x32x1024xbf16>
    // fuse: slice_after_matmul [m=%0 out=%1]
    %1 = "ttnn.slice_static"(%0) <{begins = [0 : i32, 31 : i32, 0 : i32], ends = [1 : i32, 32 : i32, 1024 : i32], step = [1 : i32, 1 : i32, 1 : i32]}> : (tensor<1x32x1024xbf16>) -> tensor<1x1x1024xbf16>
    return %1 : tensor<1x1x1024xbf16>
  }

  // Both halves are needed.
  func.func @two_slices(%x: tensor<32x128xbf16>, %w: tensor<128x1024xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}) -> (tensor<32x512xbf16>, tensor<32x512xbf16>) {
    %0 = "ttnn.matmul"(%x, %w) <{transpose_a = false, transpose_b = false}> : (tensor<32x128xbf16>, tensor<128x1024xbf16>) -> tensor<32x1024xbf16>
    // no-fuse: slice_after_matmul
    %1 = "ttnn.slice_static"(%0) <{begins = [0 : i32, 0 : i32], ends = [32 : i32, 512 : i32], step = [1 : i32, 1 : i32]}> : (tensor<32x1024xbf16>) -> tensor<32x512xbf16>
    %2 = "ttnn.slice_static"(%0) <{begins = [0 : i32, 512 : i32], ends = [32 : i32, 1024 : i32], step = [1 : i32, 1 : i32]}> : (tensor<32x1024xbf16>) -> tensor<32x512xbf16>
    return %1, %2 : tensor<32x512xbf16>, tensor<32x512xbf16>
  }

  func.func @of_the_batch(%x: tensor<4x32x128xbf16>, %w: tensor<128x1024xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}) -> tensor<2x32x1024xbf16> {
    %0 = "ttnn.matmul"(%x, %w) <{transpose_a = false, transpose_b = false}> : (tensor<4x32x128xbf16>, tensor<128x1024xbf16>) -> tensor<4x32x1024xbf16>
    // no-fuse: slice_after_matmul
    %1 = "ttnn.slice_static"(%0) <{begins = [0 : i32, 0 : i32, 0 : i32], ends = [2 : i32, 32 : i32, 1024 : i32], step = [1 : i32, 1 : i32, 1 : i32]}> : (tensor<4x32x1024xbf16>) -> tensor<2x32x1024xbf16>
    return %1 : tensor<2x32x1024xbf16>
  }

  func.func @both_dimensions(%x: tensor<64x128xbf16>, %w: tensor<128x1024xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}) -> tensor<32x512xbf16> {
    %0 = "ttnn.matmul"(%x, %w) <{transpose_a = false, transpose_b = false}> : (tensor<64x128xbf16>, tensor<128x1024xbf16>) -> tensor<64x1024xbf16>
    // no-fuse: slice_after_matmul
    %1 = "ttnn.slice_static"(%0) <{begins = [0 : i32, 0 : i32], ends = [32 : i32, 512 : i32], step = [1 : i32, 1 : i32]}> : (tensor<64x1024xbf16>) -> tensor<32x512xbf16>
    return %1 : tensor<32x512xbf16>
  }
}
