module {
  func.func @keys_reshaped_twice(%qkv: tensor<32x256xbf16>) -> (tensor<32x4x1x32xbf16>, tensor<1x32x2x32xbf16>, tensor<32x2x1x32xbf16>, tensor<1x32x2x32xbf16>) {
    %0 = "ttir.slice_static"(%qkv) <{begins = [0 : i32, 0 : i32], ends = [32 : i32, 128 : i32], step = [1 : i32, 1 : i32]}> : (tensor<32x256xbf16>) -> tensor<32x128xbf16>
    // fuse: create_qkv_heads_decode [qkv=%qkv part=%0 out=%1]
    %1 = "ttir.reshape"(%0) <{shape = [32 : i32, 4 : i32, 1 : i32, 32 : i32]}> : (tensor<32x128xbf16>) -> tensor<32x4x1x32xbf16>
    %2 = "ttir.slice_static"(%qkv) <{begins = [0 : i32, 128 : i32], ends = [32 : i32, 192 : i32], step = [1 : i32, 1 : i32]}> : (tensor<32x256xbf16>) -> tensor<32x64xbf16>
    %3 = "ttir.reshape"(%2) <{shape = [1 : i32, 32 : i32, 2 : i32, 32 : i32]}> : (tensor<32x64xbf16>) -> tensor<1x32x2x32xbf16>
    %4 = "ttir.reshape"(%2) <{shape = [32 : i32, 2 : i32, 1 : i32, 32 : i32]}> : (tensor<32x64xbf16>) -> tensor<32x2x1x32xbf16>
    %5 = "ttir.slice_static"(%qkv) <{begins = [0 : i32, 192 : i32], ends = [32 : i32, 256 : i32], step = [1 : i32, 1 : i32]}> : (tensor<32x256xbf16>) -> tensor<32x64xbf16>
    %6 = "ttir.reshape"(%5) <{shape = [1 : i32, 32 : i32, 2 : i32, 32 : i32]}> : (tensor<32x64xbf16>) -> tensor<1x32x2x32xbf16>
    return %1, %3, %4, %6 : tensor<32x4x1x32xbf16>, tensor<1x32x2x32xbf16>, tensor<32x2x1x32xbf16>, tensor<1x32x2x32xbf16>
  }

  // Gate and up of a packed product are two, and no heads.
  func.func @two_parts(%p: tensor<32x256xbf16>) -> (tensor<32x4x1x32xbf16>, tensor<1x32x4x32xbf16>) {
    %0 = "ttir.slice_static"(%p) <{begins = [0 : i32, 0 : i32], ends = [32 : i32, 128 : i32], step = [1 : i32, 1 : i32]}> : (tensor<32x256xbf16>) -> tensor<32x128xbf16>
    // no-fuse: create_qkv_heads_decode
    %1 = "ttir.reshape"(%0) <{shape = [32 : i32, 4 : i32, 1 : i32, 32 : i32]}> : (tensor<32x128xbf16>) -> tensor<32x4x1x32xbf16>
    %2 = "ttir.slice_static"(%p) <{begins = [0 : i32, 128 : i32], ends = [32 : i32, 256 : i32], step = [1 : i32, 1 : i32]}> : (tensor<32x256xbf16>) -> tensor<32x128xbf16>
    %3 = "ttir.reshape"(%2) <{shape = [1 : i32, 32 : i32, 4 : i32, 32 : i32]}> : (tensor<32x128xbf16>) -> tensor<1x32x4x32xbf16>
    return %1, %3 : tensor<32x4x1x32xbf16>, tensor<1x32x4x32xbf16>
  }

  // Several tokens a sequence: heads and tokens would have to change places.
  func.func @prefill(%qkv: tensor<2x16x384xbf16>) -> (tensor<2x16x4x32xbf16>, tensor<2x16x4x32xbf16>, tensor<2x16x4x32xbf16>) {
    %0 = "ttir.slice_static"(%qkv) <{begins = [0 : i32, 0 : i32, 0 : i32], ends = [2 : i32, 16 : i32, 128 : i32], step = [1 : i32, 1 : i32, 1 : i32]}> : (tensor<2x16x384xbf16>) -> tensor<2x16x128xbf16>
    // no-fuse: create_qkv_heads_decode
    %1 = "ttir.reshape"(%0) <{shape = [2 : i32, 16 : i32, 4 : i32, 32 : i32]}> : (tensor<2x16x128xbf16>) -> tensor<2x16x4x32xbf16>
    %2 = "ttir.slice_static"(%qkv) <{begins = [0 : i32, 0 : i32, 128 : i32], ends = [2 : i32, 16 : i32, 256 : i32], step = [1 : i32, 1 : i32, 1 : i32]}> : (tensor<2x16x384xbf16>) -> tensor<2x16x128xbf16>
    %3 = "ttir.reshape"(%2) <{shape = [2 : i32, 16 : i32, 4 : i32, 32 : i32]}> : (tensor<2x16x128xbf16>) -> tensor<2x16x4x32xbf16>
    %4 = "ttir.slice_static"(%qkv) <{begins = [0 : i32, 0 : i32, 256 : i32], ends = [2 : i32, 16 : i32, 384 : i32], step = [1 : i32, 1 : i32, 1 : i32]}> : (tensor<2x16x384xbf16>) -> tensor<2x16x128xbf16>
    %5 = "ttir.reshape"(%4) <{shape = [2 : i32, 16 : i32, 4 : i32, 32 : i32]}> : (tensor<2x16x128xbf16>) -> tensor<2x16x4x32xbf16>
    return %1, %3, %5 : tensor<2x16x4x32xbf16>, tensor<2x16x4x32xbf16>, tensor<2x16x4x32xbf16>
  }
}
