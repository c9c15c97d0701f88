module {
  func.func @step(%y: tensor<2x256xbf16>, %c0: tensor<2x64xbf16>) -> (tensor<2x64xbf16>, tensor<2x64xbf16>) {
    %0 = "ttir.slice_static"(%y) <{begins = [0 : i32, 0 : i32], ends = [2 : i32, 64 : i32], step = [1 : i32, 1 : i32]}> : (tensor<2x256xbf16>) -> tensor<2x64xbf16>
    %1 = "ttir.sigmoid"(%0) : (tensor<2x64xbf16>) -> tensor<2x64xbf16>
    %2 = "ttir.slice_static"(%y) <{begins = [0 : i32, 64 : i32], ends = [2 : i32, 128 : i32], step = [1 : i32, 1 : i32]}> : (tensor<2x256xbf16>) -> tensor<2x64xbf16>
    %3 = "ttir.sigmoid"(%2) : (tensor<2x64xbf16>) -> tensor<2x64xbf16>
    %4 = "ttir.slice_static"(%y) <{begins = [0 : i32, 128 : i32], ends = [2 : i32, 192 : i32], step = [1 : i32, 1 : i32]}> : (tensor<2x256xbf16>) -> tensor<2x64xbf16>
    %5 = "ttir.tanh"(%4) : (tensor<2x64xbf16>) -> tensor<2x64xbf16>
    %6 = "ttir.slice_static"(%y) <{begins = [0 : i32, 192 : i32], ends = [2 : i32, 256 : i32], step = [1 : i32, 1 : i32]}> : (tensor<2x256xbf16>) -> tensor<2x64xbf16>
    %7 = "ttir.sigmoid"(%6) : (tensor<2x64xbf16>) -> tensor<2x64xbf16>
    %8 = "ttir.multiply"(%3, %c0) : (tensor<2x64xbf16>, tensor<2x64xbf16>) -> tensor<2x64xbf16>
    %9 = "ttir.multiply"(%1, %5) : (tensor<2x64xbf16>, tensor<2x64xbf16>) -> tensor<2x64xbf16>
    %10 = "ttir.add"(%8, %9) : (tensor<2x64xbf16>, tensor<2x64xbf16>) -> tensor<2x64xbf16>
    %11 = "ttir.tanh"(%10) : (tensor<2x64xbf16>) -> tensor<2x64xbf16>
    // fuse: lstm_cell [gates=%y c0=%c0 c=%10 h=%12]
    %12 = "ttir.multiply"(%7, %11) : (tensor<2x64xbf16>, tensor<2x64xbf16>) -> tensor<2x64xbf16>
    return %12, %10 : tensor<2x64xbf16>, tensor<2x64xbf16>
  }

  // The output gate is missing.
  func.func @no_output_gate(%y: tensor<2x256xbf16>, %c0: tensor<2x64xbf16>, %o: tensor<2x64xbf16>) -> tensor<2x64xbf16> {
    %0 = "ttir.slice_static"(%y) <{begins = [0 : i32, 0 : i32], ends = [2 : i32, 64 : i32], step = [1 : i32, 1 : i32]}> : (tensor<2x256xbf16>) -> tensor<2x64xbf16>
    %1 = "ttir.sigmoid"(%0) : (tensor<2x64xbf16>) -> tensor<2x64xbf16>
    %2 = "ttir.slice_static"(%y) <{begins = [0 : i32, 64 : i32], ends = [2 : i32, 128 : i32], step = [1 : i32, 1 : i32]}> : (tensor<2x256xbf16>) -> tensor<2x64xbf16>
    %3 = "ttir.sigmoid"(%2) : (tensor<2x64xbf16>) -> tensor<2x64xbf16>
    %4 = "ttir.slice_static"(%y) <{begins = [0 : i32, 128 : i32], ends = [2 : i32, 192 : i32], step = [1 : i32, 1 : i32]}> : (tensor<2x256xbf16>) -> tensor<2x64xbf16>
    %5 = "ttir.tanh"(%4) : (tensor<2x64xbf16>) -> tensor<2x64xbf16>
    %6 = "ttir.multiply"(%3, %c0) : (tensor<2x64xbf16>, tensor<2x64xbf16>) -> tensor<2x64xbf16>
    %7 = "ttir.multiply"(%1, %5) : (tensor<2x64xbf16>, tensor<2x64xbf16>) -> tensor<2x64xbf16>
    %8 = "ttir.add"(%6, %7) : (tensor<2x64xbf16>, tensor<2x64xbf16>) -> tensor<2x64xbf16>
    %9 = "ttir.tanh"(%8) : (tensor<2x64xbf16>) -> tensor<2x64xbf16>
    // no-fuse: lstm_cell
    %10 = "ttir.multiply"(%o, %9) : (tensor<2x64xbf16>, tensor<2x64xbf16>) -> tensor<2x64xbf16>
    return %10 : tensor<2x64xbf16>
  }
}
