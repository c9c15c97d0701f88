module {
  func.func @packed_swiglu_second_activated(%x: tensor<32x128xbf16>) -> tensor<32x64xbf16> {
    %0 = "ttnn.slice_static"(%x) <{begins = [0 : i32, 0 : i32], ends = [32 : i32, 64 : i32], step = [1 : i32, 1 : i32]}> : (tensor<32x128xbf16>) -> tensor<32x64xbf16>
    %1 = "ttnn.slice_static"(%x) <{begins = [0 : i32, 64 : i32], ends = [32 : i32, 128 : i32], step = [1 : i32, 1 : i32]}> : (tensor<32x128xbf16>) -> tensor<32x64xbf16>
    %2 = "ttnn.silu"(%1) : (tensor<32x64xbf16>) -> tensor<32x64xbf16>
    // fuse: packed_swiglu [x=%x first=%0 second=%1 out=%3]
    %3 = "ttnn.multiply"(%0, %2) : (tensor<32x64xbf16>, tensor<32x64xbf16>) -> tensor<32x64xbf16>
    return %3 : tensor<32x64xbf16>
  }

  func.func @packed_swiglu_first_activated(%x: tensor<32x128xbf16>) -> tensor<32x64xbf16> {
    %0 = "ttnn.slice_static"(%x) <{begins = [0 : i32, 0 : i32], ends = [32 : i32, 64 : i32], step = [1 : i32, 1 : i32]}> : (tensor<32x128xbf16>) -> tensor<32x64xbf16>
    %1 = "ttnn.slice_static"(%x) <{begins = [0 : i32, 64 : i32], ends = [32 : i32, 128 : i32], step = [1 : i32, 1 : i32]}> : (tensor<32x128xbf16>) -> tensor<32x64xbf16>
    %2 = "ttnn.silu"(%0) : (tensor<32x64xbf16>) -> tensor<32x64xbf16>
    // no-fuse: packed_swiglu
    %3 = "ttnn.multiply"(%2, %1) : (tensor<32x64xbf16>, tensor<32x64xbf16>) -> tensor<32x64xbf16>
    return %3 : tensor<32x64xbf16>
  }

  func.func @packed_geglu_second_activated(%x: tensor<32x128xbf16>) -> tensor<32x64xbf16> {
    %0 = "ttnn.slice_static"(%x) <{begins = [0 : i32, 0 : i32], ends = [32 : i32, 64 : i32], step = [1 : i32, 1 : i32]}> : (tensor<32x128xbf16>) -> tensor<32x64xbf16>
    %1 = "ttnn.slice_static"(%x) <{begins = [0 : i32, 64 : i32], ends = [32 : i32, 128 : i32], step = [1 : i32, 1 : i32]}> : (tensor<32x128xbf16>) -> tensor<32x64xbf16>
    %2 = "ttnn.gelu"(%1) : (tensor<32x64xbf16>) -> tensor<32x64xbf16>
    // fuse: packed_geglu [x=%x first=%0 second=%1 out=%3]
    %3 = "ttnn.multiply"(%0, %2) : (tensor<32x64xbf16>, tensor<32x64xbf16>) -> tensor<32x64xbf16>
    return %3 : tensor<32x64xbf16>
  }

  func.func @packed_geglu_first_activated(%x: tensor<32x128xbf16>) -> tensor<32x64xbf16> {
    %0 = "ttnn.slice_static"(%x) <{begins = [0 : i32, 0 : i32], ends = [32 : i32, 64 : i32], step = [1 : i32, 1 : i32]}> : (tensor<32x128xbf16>) -> tensor<32x64xbf16>
    %1 = "ttnn.slice_static"(%x) <{begins = [0 : i32, 64 : i32], ends = [32 : i32, 128 : i32], step = [1 : i32, 1 : i32]}> : (tensor<32x128xbf16>) -> tensor<32x64xbf16>
    %2 = "ttnn.gelu"(%0) : (tensor<32x64xbf16>) -> tensor<32x64xbf16>
    // no-fuse: packed_geglu
    %3 = "ttnn.multiply"(%2, %1) : (tensor<32x64xbf16>, tensor<32x64xbf16>) -> tensor<32x64xbf16>
    return %3 : tensor<32x64xbf16>
  }

  func.func @packed_reglu_second_activated(%x: tensor<32x128xbf16>) -> tensor<32x64xbf16> {
    %0 = "ttnn.slice_static"(%x) <{begins = [0 : i32, 0 : i32], ends = [32 : i32, 64 : i32], step = [1 : i32, 1 : i32]}> : (tensor<32x128xbf16>) -> tensor<32x64xbf16>
    %1 = "ttnn.slice_static"(%x) <{begins = [0 : i32, 64 : i32], ends = [32 : i32, 128 : i32], step = [1 : i32, 1 : i32]}> : (tensor<32x128xbf16>) -> tensor<32x64xbf16>
    %2 = "ttnn.relu"(%1) : (tensor<32x64xbf16>) -> tensor<32x64xbf16>
    // fuse: packed_reglu [x=%x first=%0 second=%1 out=%3]
    %3 = "ttnn.multiply"(%0, %2) : (tensor<32x64xbf16>, tensor<32x64xbf16>) -> tensor<32x64xbf16>
    return %3 : tensor<32x64xbf16>
  }

  func.func @packed_reglu_first_activated(%x: tensor<32x128xbf16>) -> tensor<32x64xbf16> {
    %0 = "ttnn.slice_static"(%x) <{begins = [0 : i32, 0 : i32], ends = [32 : i32, 64 : i32], step = [1 : i32, 1 : i32]}> : (tensor<32x128xbf16>) -> tensor<32x64xbf16>
    %1 = "ttnn.slice_static"(%x) <{begins = [0 : i32, 64 : i32], ends = [32 : i32, 128 : i32], step = [1 : i32, 1 : i32]}> : (tensor<32x128xbf16>) -> tensor<32x64xbf16>
    %2 = "ttnn.relu"(%0) : (tensor<32x64xbf16>) -> tensor<32x64xbf16>
    // no-fuse: packed_reglu
    %3 = "ttnn.multiply"(%2, %1) : (tensor<32x64xbf16>, tensor<32x64xbf16>) -> tensor<32x64xbf16>
    return %3 : tensor<32x64xbf16>
  }

  func.func @packed_glu_second_activated(%x: tensor<32x128xbf16>) -> tensor<32x64xbf16> {
    %0 = "ttnn.slice_static"(%x) <{begins = [0 : i32, 0 : i32], ends = [32 : i32, 64 : i32], step = [1 : i32, 1 : i32]}> : (tensor<32x128xbf16>) -> tensor<32x64xbf16>
    %1 = "ttnn.slice_static"(%x) <{begins = [0 : i32, 64 : i32], ends = [32 : i32, 128 : i32], step = [1 : i32, 1 : i32]}> : (tensor<32x128xbf16>) -> tensor<32x64xbf16>
    %2 = "ttnn.sigmoid"(%1) : (tensor<32x64xbf16>) -> tensor<32x64xbf16>
    // fuse: packed_glu [x=%x first=%0 second=%1 out=%3]
    %3 = "ttnn.multiply"(%0, %2) : (tensor<32x64xbf16>, tensor<32x64xbf16>) -> tensor<32x64xbf16>
    return %3 : tensor<32x64xbf16>
  }

  func.func @packed_glu_first_activated(%x: tensor<32x128xbf16>) -> tensor<32x64xbf16> {
    %0 = "ttnn.slice_static"(%x) <{begins = [0 : i32, 0 : i32], ends = [32 : i32, 64 : i32], step = [1 : i32, 1 : i32]}> : (tensor<32x128xbf16>) -> tensor<32x64xbf16>
    %1 = "ttnn.slice_static"(%x) <{begins = [0 : i32, 64 : i32], ends = [32 : i32, 128 : i32], step = [1 : i32, 1 : i32]}> : (tensor<32x128xbf16>) -> tensor<32x64xbf16>
    %2 = "ttnn.sigmoid"(%0) : (tensor<32x64xbf16>) -> tensor<32x64xbf16>
    // no-fuse: packed_glu
    %3 = "ttnn.multiply"(%2, %1) : (tensor<32x64xbf16>, tensor<32x64xbf16>) -> tensor<32x64xbf16>
    return %3 : tensor<32x64xbf16>
  }

  func.func @halves_of_48(%x: tensor<32x96xbf16>) -> tensor<32x48xbf16> {
    %0 = "ttnn.slice_static"(%x) <{begins = [0 : i32, 0 : i32], ends = [32 : i32, 48 : i32], step = [1 : i32, 1 : i32]}> : (tensor<32x96xbf16>) -> tensor<32x48xbf16>
    %1 = "ttnn.slice_static"(%x) <{begins = [0 : i32, 48 : i32], ends = [32 : i32, 96 : i32], step = [1 : i32, 1 : i32]}> : (tensor<32x96xbf16>) -> tensor<32x48xbf16>
    %2 = "ttnn.silu"(%1) : (tensor<32x48xbf16>) -> tensor<32x48xbf16>
    // no-fuse: packed_swiglu
    %3 = "ttnn.multiply"(%0, %2) : (tensor<32x48xbf16>, tensor<32x48xbf16>) -> tensor<32x48xbf16>
    return %3 : tensor<32x48xbf16>
  }
}
