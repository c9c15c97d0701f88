module {
  func.func @step(%y: tensor<2x256xbf16>, %c0: tensor<2x64xbf16>) -> (tensor<2x64xbf16>, tensor<2x64xbf16>) {
    %0 = "ttnn.slice_static"(%y) <{begins = [0 : i32, 0 : i32], ends = [2 : i32, 64 : i32], step = [1 : i32, 1 : i32]}> : (tensor<2x256xbf16>) -> tensor<2x64xbf16>
    %1 = "ttnn.sigmoid"(%0) : (tensor<2x64xbf16>) -> tensor<2x64xbf16>
    %2 = "ttnn.slice_static"(%y) <{begins = [0 : i32, 64 : i32], ends = [2 : i32, 128 : i32], step = [1 : i32, 1 : i32]}> : (tensor<2x256xbf16>) -> tensor<2x64xbf16>
    %3 = "ttnn.sigmoid"(%2) : (tensor<2x64xbf16>) -> tensor<2x64xbf16>
    %4 = "ttnn.slice_static"(%y) <{begins = [0 : i32, 128 : i32], ends = [2 : i32, 192 : i32], step = [1 : i32, 1 : i32]}> : (tensor<2x256xbf16>) -> tensor<2x64xbf16>
    %5 = "ttnn.tanh"(%4) : (tensor<2x64xbf16>) -> tensor<2x64xbf16>
    %6 = "ttnn.slice_static"(%y) <{begins = [0 : i32, 192 : i32], ends = [2 : i32, 256 : i32], step = [1 : i32, 1 : i32]}> : (tensor<2x256xbf16>) -> tensor<2x64xbf16>
    %7 = "ttnn.sigmoid"(%6) : (tensor<2x64xbf16>) -> tensor<2x64xbf16>
    %8 = "ttnn.multiply"(%3, %c0) : (tensor<2x64xbf16>, tensor<2x64xbf16>) -> tensor<2x64xbf16>
    %9 = "ttnn.multiply"(%1, %5) : (tensor<2x64xbf16>, tensor<2x64xbf16>) -> tensor<2x64xbf16>
    %10 = "ttnn.add"(%8, %9) : (tensor<2x64xbf16>, tensor<2x64xbf16>) -> tensor<2x64xbf16>
    %11 = "ttnn.tanh"(%10) : (tensor<2x64xbf16>) -> tensor<2x64xbf16>
    // fuse: lstm_cell [gates=%y c0=%c0 c=%10 h=%12]
    %12 = "ttnn.multiply"(%7, %11) : (tensor<2x64xbf16>, tensor<2x64xbf16>) -> tensor<2x64xbf16>
    return %12, %10 : tensor<2x64xbf16>, tensor<2x64xbf16>
  }

  // The output gate is missing.
  func.func @no_output_gate(%y: tensor<2x256xbf16>, %c0: tensor<2x64xbf16>, %o: tensor<2x64xbf16>) -> tensor<2x64xbf16> {
    %0 = "ttnn.slice_static"(%y) <{begins = [0 : i32, 0 : i32], ends = [2 : i32, 64 : i32], step = [1 : i32, 1 : i32]}> : (tensor<2x256xbf16>) -> tensor<2x64xbf16>
    %1 = "ttnn.sigmoid"(%0) : (tensor<2x64xbf16>) -> tensor<2x64xbf16>
    %2 = "ttnn.slice_static"(%y) <{begins = [0 : i32, 64 : i32], ends = [2 : i32, 128 : i32], step = [1 : i32, 1 : i32]}> : (tensor<2x256xbf16>) -> tensor<2x64xbf16>
    %3 = "ttnn.sigmoid"(%2) : (tensor<2x64xbf16>) -> tensor<2x64xbf16>
    %4 = "ttnn.slice_static"(%y) <{begins = [0 : i32, 128 : i32], ends = [2 : i32, 192 : i32], step = [1 : i32, 1 : i32]}> : (tensor<2x256xbf16>) -> tensor<2x64xbf16>
    %5 = "ttnn.tanh"(%4) : (tensor<2x64xbf16>) -> tensor<2x64xbf16>
    %6 = "ttnn.multiply"(%3, %c0) : (tensor<2x64xbf16>, tensor<2x64xbf16>) -> tensor<2x64xbf16>
    %7 = "ttnn.multiply"(%1, %5) : (tensor<2x64xbf16>, tensor<2x64xbf16>) -> tensor<2x64xbf16>
    %8 = "ttnn.add"(%6, %7) : (tensor<2x64xbf16>, tensor<2x64xbf16>) -> tensor<2x64xbf16>
    %9 = "ttnn.tanh"(%8) : (tensor<2x64xbf16>) -> tensor<2x64xbf16>
    // no-fuse: lstm_cell
    %10 = "ttnn.multiply"(%o, %9) : (tensor<2x64xbf16>, tensor<2x64xbf16>) -> tensor<2x64xbf16>
    return %10 : tensor<2x64xbf16>
  }
}
