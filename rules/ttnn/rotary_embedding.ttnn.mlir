module {
  func.func @rotate_half(%x: tensor<2x4x32x64xbf16>, %c: tensor<1x1x32x64xbf16>, %s: tensor<1x1x32x64xbf16>) -> tensor<2x4x32x64xbf16> {
    %0 = "ttnn.multiply"(%x, %c) : (tensor<2x4x32x64xbf16>, tensor<1x1x32x64xbf16>) -> tensor<2x4x32x64xbf16>
    %1 = "ttnn.slice_static"(%x) <{begins = [0 : i32, 0 : i32, 0 : i32, 32 : i32], ends = [2 : i32, 4 : i32, 32 : i32, 64 : i32], step = [1 : i32, 1 : i32, 1 : i32, 1 : i32]}> : (tensor<2x4x32x64xbf16>) -> tensor<2x4x32x32xbf16>
    %2 = "ttnn.neg"(%1) : (tensor<2x4x32x32xbf16>) -> tensor<2x4x32x32xbf16>
    %3 = "ttnn.slice_static"(%x) <{begins = [0 : i32, 0 : i32, 0 : i32, 0 : i32], ends = [2 : i32, 4 : i32, 32 : i32, 32 : i32], step = [1 : i32, 1 : i32, 1 : i32, 1 : i32]}> : (tensor<2x4x32x64xbf16>) -> tensor<2x4x32x32xbf16>
    %4 = "ttnn.concat"(%2, %3) <{dim = 3 : si32}> : (tensor<2x4x32x32xbf16>, tensor<2x4x32x32xbf16>) -> tensor<2x4x32x64xbf16>
    %5 = "ttnn.multiply"(%4, %s) : (tensor<2x4x32x64xbf16>, tensor<1x1x32x64xbf16>) -> tensor<2x4x32x64xbf16>
    // fuse: rope_rotate_half [x=%x cos=%c sin=%s lo=%3 hi=%1 out=%6]
    %6 = "ttnn.add"(%0, %5) : (tensor<2x4x32x64xbf16>, tensor<2x4x32x64xbf16>) -> tensor<2x4x32x64xbf16>
    return %6 : tensor<2x4x32x64xbf16>
  }

  // One token of the keys, taken twice from a flat row, and turned on the way.
  func.func @rotate_half_of_one_token(%x: tensor<32x256xbf16>, %c: tensor<32x4x64x1xbf16>, %s: tensor<32x1x64x1xbf16>) -> tensor<32x4x64x1xbf16> {
    %0 = "ttnn.reshape"(%x) <{shape = [32 : i32, 4 : i32, 64 : i32, 1 : i32]}> : (tensor<32x256xbf16>) -> tensor<32x4x64x1xbf16>
    %1 = "ttnn.multiply"(%c, %0) : (tensor<32x4x64x1xbf16>, tensor<32x4x64x1xbf16>) -> tensor<32x4x64x1xbf16>
    %2 = "ttnn.reshape"(%x) <{shape = [32 : i32, 4 : i32, 1 : i32, 64 : i32]}> : (tensor<32x256xbf16>) -> tensor<32x4x1x64xbf16>
    %3 = "ttnn.slice_static"(%2) <{begins = [0 : i32, 0 : i32, 0 : i32, 32 : i32], ends = [32 : i32, 4 : i32, 1 : i32, 64 : i32], step = [1 : i32, 1 : i32, 1 : i32, 1 : i32]}> : (tensor<32x4x1x64xbf16>) -> tensor<32x4x1x32xbf16>
    %4 = "ttnn.neg"(%3) : (tensor<32x4x1x32xbf16>) -> tensor<32x4x1x32xbf16>
    %5 = "ttnn.reshape"(%4) <{shape = [32 : i32, 4 : i32, 32 : i32, 1 : i32]}> : (tensor<32x4x1x32xbf16>) -> tensor<32x4x32x1xbf16>
    %6 = "ttnn.slice_static"(%2) <{begins = [0 : i32, 0 : i32, 0 : i32, 0 : i32], ends = [32 : i32, 4 : i32, 1 : i32, 32 : i32], step = [1 : i32, 1 : i32, 1 : i32, 1 : i32]}> : (tensor<32x4x1x64xbf16>) -> tensor<32x4x1x32xbf16>
    %7 = "ttnn.reshape"(%6) <{shape = [32 : i32, 4 : i32, 32 : i32, 1 : i32]}> : (tensor<32x4x1x32xbf16>) -> tensor<32x4x32x1xbf16>
    %8 = "ttnn.concat"(%5, %7) <{dim = 2 : si32}> : (tensor<32x4x32x1xbf16>, tensor<32x4x32x1xbf16>) -> tensor<32x4x64x1xbf16>
    %9 = "ttnn.multiply"(%8, %s) : (tensor<32x4x64x1xbf16>, tensor<32x1x64x1xbf16>) -> tensor<32x4x64x1xbf16>
    // fuse: rope_rotate_half [x=%x cos=%c sin=%s out=%10]
    %10 = "ttnn.add"(%1, %9) : (tensor<32x4x64x1xbf16>, tensor<32x4x64x1xbf16>) -> tensor<32x4x64x1xbf16>
    return %10 : tensor<32x4x64x1xbf16>
  }

  func.func @first_half_negated(%x: tensor<2x4x32x64xbf16>, %c: tensor<1x1x32x64xbf16>, %s: tensor<1x1x32x64xbf16>) -> tensor<2x4x32x64xbf16> {
    %0 = "ttnn.multiply"(%x, %c) : (tensor<2x4x32x64xbf16>, tensor<1x1x32x64xbf16>) -> tensor<2x4x32x64xbf16>
    %1 = "ttnn.slice_static"(%x) <{begins = [0 : i32, 0 : i32, 0 : i32, 32 : i32], ends = [2 : i32, 4 : i32, 32 : i32, 64 : i32], step = [1 : i32, 1 : i32, 1 : i32, 1 : i32]}> : (tensor<2x4x32x64xbf16>) -> tensor<2x4x32x32xbf16>
    %3 = "ttnn.slice_static"(%x) <{begins = [0 : i32, 0 : i32, 0 : i32, 0 : i32], ends = [2 : i32, 4 : i32, 32 : i32, 32 : i32], step = [1 : i32, 1 : i32, 1 : i32, 1 : i32]}> : (tensor<2x4x32x64xbf16>) -> tensor<2x4x32x32xbf16>
    %2 = "ttnn.neg"(%3) : (tensor<2x4x32x32xbf16>) -> tensor<2x4x32x32xbf16>
    %4 = "ttnn.concat"(%2, %1) <{dim = 3 : si32}> : (tensor<2x4x32x32xbf16>, tensor<2x4x32x32xbf16>) -> tensor<2x4x32x64xbf16>
    %5 = "ttnn.multiply"(%4, %s) : (tensor<2x4x32x64xbf16>, tensor<1x1x32x64xbf16>) -> tensor<2x4x32x64xbf16>
    // no-fuse: rope_rotate_half
    %6 = "ttnn.add"(%0, %5) : (tensor<2x4x32x64xbf16>, tensor<2x4x32x64xbf16>) -> tensor<2x4x32x64xbf16>
    return %6 : tensor<2x4x32x64xbf16>
  }

  func.func @other_tensor_rotated(%x: tensor<2x4x32x64xbf16>, %y: tensor<2x4x32x64xbf16>, %c: tensor<1x1x32x64xbf16>, %s: tensor<1x1x32x64xbf16>) -> tensor<2x4x32x64xbf16> {
    %0 = "ttnn.multiply"(%x, %c) : (tensor<2x4x32x64xbf16>, tensor<1x1x32x64xbf16>) -> tensor<2x4x32x64xbf16>
    %1 = "ttnn.slice_static"(%y) <{begins = [0 : i32, 0 : i32, 0 : i32, 32 : i32], ends = [2 : i32, 4 : i32, 32 : i32, 64 : i32], step = [1 : i32, 1 : i32, 1 : i32, 1 : i32]}> : (tensor<2x4x32x64xbf16>) -> tensor<2x4x32x32xbf16>
    %2 = "ttnn.neg"(%1) : (tensor<2x4x32x32xbf16>) -> tensor<2x4x32x32xbf16>
    %3 = "ttnn.slice_static"(%y) <{begins = [0 : i32, 0 : i32, 0 : i32, 0 : i32], ends = [2 : i32, 4 : i32, 32 : i32, 32 : i32], step = [1 : i32, 1 : i32, 1 : i32, 1 : i32]}> : (tensor<2x4x32x64xbf16>) -> tensor<2x4x32x32xbf16>
    %4 = "ttnn.concat"(%2, %3) <{dim = 3 : si32}> : (tensor<2x4x32x32xbf16>, tensor<2x4x32x32xbf16>) -> tensor<2x4x32x64xbf16>
    %5 = "ttnn.multiply"(%4, %s) : (tensor<2x4x32x64xbf16>, tensor<1x1x32x64xbf16>) -> tensor<2x4x32x64xbf16>
    // no-fuse: rope_rotate_half
    %6 = "ttnn.add"(%0, %5) : (tensor<2x4x32x64xbf16>, tensor<2x4x32x64xbf16>) -> tensor<2x4x32x64xbf16>
    return %6 : tensor<2x4x32x64xbf16>
  }

  func.func @halves_along_the_sequence(%x: tensor<2x4x64x64xbf16>, %c: tensor<1x1x64x64xbf16>, %s: tensor<1x1x64x64xbf16>) -> tensor<2x4x64x64xbf16> {
    %0 = "ttnn.multiply"(%x, %c) : (tensor<2x4x64x64xbf16>, tensor<1x1x64x64xbf16>) -> tensor<2x4x64x64xbf16>
    %1 = "ttnn.slice_static"(%x) <{begins = [0 : i32, 0 : i32, 32 : i32, 0 : i32], ends = [2 : i32, 4 : i32, 64 : i32, 64 : i32], step = [1 : i32, 1 : i32, 1 : i32, 1 : i32]}> : (tensor<2x4x64x64xbf16>) -> tensor<2x4x32x64xbf16>
    %2 = "ttnn.neg"(%1) : (tensor<2x4x32x64xbf16>) -> tensor<2x4x32x64xbf16>
    %3 = "ttnn.slice_static"(%x) <{begins = [0 : i32, 0 : i32, 0 : i32, 0 : i32], ends = [2 : i32, 4 : i32, 32 : i32, 64 : i32], step = [1 : i32, 1 : i32, 1 : i32, 1 : i32]}> : (tensor<2x4x64x64xbf16>) -> tensor<2x4x32x64xbf16>
    %4 = "ttnn.concat"(%2, %3) <{dim = 2 : si32}> : (tensor<2x4x32x64xbf16>, tensor<2x4x32x64xbf16>) -> tensor<2x4x64x64xbf16>
    %5 = "ttnn.multiply"(%4, %s) : (tensor<2x4x64x64xbf16>, tensor<1x1x64x64xbf16>) -> tensor<2x4x64x64xbf16>
    // no-fuse: rope_rotate_half
    %6 = "ttnn.add"(%0, %5) : (tensor<2x4x64x64xbf16>, tensor<2x4x64x64xbf16>) -> tensor<2x4x64x64xbf16>
    return %6 : tensor<2x4x64x64xbf16>
  }

  func.func @halves(%x: tensor<16x8x1x64xbf16>, %c: tensor<1x1x1x32xbf16>, %s: tensor<1x1x1x32xbf16>) -> tensor<16x8x1x64xbf16> {
    %0 = "ttnn.slice_static"(%x) <{begins = [0 : i32, 0 : i32, 0 : i32, 0 : i32], ends = [16 : i32, 8 : i32, 1 : i32, 32 : i32], step = [1 : i32, 1 : i32, 1 : i32, 1 : i32]}> : (tensor<16x8x1x64xbf16>) -> tensor<16x8x1x32xbf16>
    %1 = "ttnn.slice_static"(%x) <{begins = [0 : i32, 0 : i32, 0 : i32, 32 : i32], ends = [16 : i32, 8 : i32, 1 : i32, 64 : i32], step = [1 : i32, 1 : i32, 1 : i32, 1 : i32]}> : (tensor<16x8x1x64xbf16>) -> tensor<16x8x1x32xbf16>
    %2 = "ttnn.multiply"(%0, %c) : (tensor<16x8x1x32xbf16>, tensor<1x1x1x32xbf16>) -> tensor<16x8x1x32xbf16>
    %3 = "ttnn.multiply"(%1, %s) : (tensor<16x8x1x32xbf16>, tensor<1x1x1x32xbf16>) -> tensor<16x8x1x32xbf16>
    %4 = "ttnn.subtract"(%2, %3) : (tensor<16x8x1x32xbf16>, tensor<16x8x1x32xbf16>) -> tensor<16x8x1x32xbf16>
    %5 = "ttnn.multiply"(%1, %c) : (tensor<16x8x1x32xbf16>, tensor<1x1x1x32xbf16>) -> tensor<16x8x1x32xbf16>
    %6 = "ttnn.multiply"(%0, %s) : (tensor<16x8x1x32xbf16>, tensor<1x1x1x32xbf16>) -> tensor<16x8x1x32xbf16>
    %7 = "ttnn.add"(%5, %6) : (tensor<16x8x1x32xbf16>, tensor<16x8x1x32xbf16>) -> tensor<16x8x1x32xbf16>
    // fuse: rope_halves [x=%x lo=%0 hi=%1 cos=%c sin=%s out=%8]
    %8 = "ttnn.concat"(%4, %7) <{dim = 3 : si32}> : (tensor<16x8x1x32xbf16>, tensor<16x8x1x32xbf16>) -> tensor<16x8x1x64xbf16>
    return %8 : tensor<16x8x1x64xbf16>
  }

  func.func @halves_in_wrong_order(%x: tensor<16x8x1x64xbf16>, %c: tensor<1x1x1x32xbf16>, %s: tensor<1x1x1x32xbf16>) -> tensor<16x8x1x64xbf16> {
    %0 = "ttnn.slice_static"(%x) <{begins = [0 : i32, 0 : i32, 0 : i32, 0 : i32], ends = [16 : i32, 8 : i32, 1 : i32, 32 : i32], step = [1 : i32, 1 : i32, 1 : i32, 1 : i32]}> : (tensor<16x8x1x64xbf16>) -> tensor<16x8x1x32xbf16>
    %1 = "ttnn.slice_static"(%x) <{begins = [0 : i32, 0 : i32, 0 : i32, 32 : i32], ends = [16 : i32, 8 : i32, 1 : i32, 64 : i32], step = [1 : i32, 1 : i32, 1 : i32, 1 : i32]}> : (tensor<16x8x1x64xbf16>) -> tensor<16x8x1x32xbf16>
    %2 = "ttnn.multiply"(%0, %c) : (tensor<16x8x1x32xbf16>, tensor<1x1x1x32xbf16>) -> tensor<16x8x1x32xbf16>
    %3 = "ttnn.multiply"(%1, %s) : (tensor<16x8x1x32xbf16>, tensor<1x1x1x32xbf16>) -> tensor<16x8x1x32xbf16>
    %4 = "ttnn.subtract"(%2, %3) : (tensor<16x8x1x32xbf16>, tensor<16x8x1x32xbf16>) -> tensor<16x8x1x32xbf16>
    %5 = "ttnn.multiply"(%1, %c) : (tensor<16x8x1x32xbf16>, tensor<1x1x1x32xbf16>) -> tensor<16x8x1x32xbf16>
    %6 = "ttnn.multiply"(%0, %s) : (tensor<16x8x1x32xbf16>, tensor<1x1x1x32xbf16>) -> tensor<16x8x1x32xbf16>
    %7 = "ttnn.add"(%5, %6) : (tensor<16x8x1x32xbf16>, tensor<16x8x1x32xbf16>) -> tensor<16x8x1x32xbf16>
    // no-fuse: rope_halves
    %8 = "ttnn.concat"(%7, %4) <{dim = 3 : si32}> : (tensor<16x8x1x32xbf16>, tensor<16x8x1x32xbf16>) -> tensor<16x8x1x64xbf16>
    return %8 : tensor<16x8x1x64xbf16>
  }

  func.func @gradient(%g: tensor<1x8x64x64xbf16>, %c: tensor<1x1x64x64xbf16>, %s: tensor<1x1x64x64xbf16>) -> tensor<1x8x64x64xbf16> {
    %0 = "ttnn.multiply"(%g, %s) : (tensor<1x8x64x64xbf16>, tensor<1x1x64x64xbf16>) -> tensor<1x8x64x64xbf16>
    %1 = "ttnn.slice_static"(%0) <{begins = [0 : i32, 0 : i32, 0 : i32, 0 : i32], ends = [1 : i32, 8 : i32, 64 : i32, 32 : i32], step = [1 : i32, 1 : i32, 1 : i32, 1 : i32]}> : (tensor<1x8x64x64xbf16>) -> tensor<1x8x64x32xbf16>
    %2 = "ttnn.slice_static"(%0) <{begins = [0 : i32, 0 : i32, 0 : i32, 32 : i32], ends = [1 : i32, 8 : i32, 64 : i32, 64 : i32], step = [1 : i32, 1 : i32, 1 : i32, 1 : i32]}> : (tensor<1x8x64x64xbf16>) -> tensor<1x8x64x32xbf16>
    %3 = "ttnn.neg"(%1) : (tensor<1x8x64x32xbf16>) -> tensor<1x8x64x32xbf16>
    %4 = "ttnn.concat"(%2, %3) <{dim = 3 : si32}> : (tensor<1x8x64x32xbf16>, tensor<1x8x64x32xbf16>) -> tensor<1x8x64x64xbf16>
    %5 = "ttnn.multiply"(%g, %c) : (tensor<1x8x64x64xbf16>, tensor<1x1x64x64xbf16>) -> tensor<1x8x64x64xbf16>
    // fuse: rope_backward [g=%g cos=%c sin=%s out=%6]
    %6 = "ttnn.add"(%4, %5) : (tensor<1x8x64x64xbf16>, tensor<1x8x64x64xbf16>) -> tensor<1x8x64x64xbf16>
    return %6 : tensor<1x8x64x64xbf16>
  }

  func.func @gradient_without_negation(%g: tensor<1x8x64x64xbf16>, %c: tensor<1x1x64x64xbf16>, %s: tensor<1x1x64x64xbf16>) -> tensor<1x8x64x64xbf16> {
    %0 = "ttnn.multiply"(%g, %s) : (tensor<1x8x64x64xbf16>, tensor<1x1x64x64xbf16>) -> tensor<1x8x64x64xbf16>
    %1 = "ttnn.slice_static"(%0) <{begins = [0 : i32, 0 : i32, 0 : i32, 0 : i32], ends = [1 : i32, 8 : i32, 64 : i32, 32 : i32], step = [1 : i32, 1 : i32, 1 : i32, 1 : i32]}> : (tensor<1x8x64x64xbf16>) -> tensor<1x8x64x32xbf16>
    %2 = "ttnn.slice_static"(%0) <{begins = [0 : i32, 0 : i32, 0 : i32, 32 : i32], ends = [1 : i32, 8 : i32, 64 : i32, 64 : i32], step = [1 : i32, 1 : i32, 1 : i32, 1 : i32]}> : (tensor<1x8x64x64xbf16>) -> tensor<1x8x64x32xbf16>
    %4 = "ttnn.concat"(%2, %1) <{dim = 3 : si32}> : (tensor<1x8x64x32xbf16>, tensor<1x8x64x32xbf16>) -> tensor<1x8x64x64xbf16>
    %5 = "ttnn.multiply"(%g, %c) : (tensor<1x8x64x64xbf16>, tensor<1x1x64x64xbf16>) -> tensor<1x8x64x64xbf16>
    // no-fuse: rope_backward
    %6 = "ttnn.add"(%4, %5) : (tensor<1x8x64x64xbf16>, tensor<1x8x64x64xbf16>) -> tensor<1x8x64x64xbf16>
    return %6 : tensor<1x8x64x64xbf16>
  }

  func.func @pairs_by_matrix(%x: tensor<1x4x32x64xbf16>, %f: tensor<1x1x32x32x2x2xbf16>) -> tensor<1x4x32x64xbf16> {
    %0 = "ttnn.slice_static"(%f) <{begins = [0 : i32, 0 : i32, 0 : i32, 0 : i32, 0 : i32, 0 : i32], ends = [1 : i32, 1 : i32, 32 : i32, 32 : i32, 2 : i32, 1 : i32], step = [1 : i32, 1 : i32, 1 : i32, 1 : i32, 1 : i32, 1 : i32]}> : (tensor<1x1x32x32x2x2xbf16>) -> tensor<1x1x32x32x2x1xbf16>
    %1 = "ttnn.reshape"(%0) <{shape = [1 : i32, 1 : i32, 32 : i32, 32 : i32, 2 : i32]}> : (tensor<1x1x32x32x2x1xbf16>) -> tensor<1x1x32x32x2xbf16>
    %2 = "ttnn.slice_static"(%f) <{begins = [0 : i32, 0 : i32, 0 : i32, 0 : i32, 0 : i32, 1 : i32], ends = [1 : i32, 1 : i32, 32 : i32, 32 : i32, 2 : i32, 2 : i32], step = [1 : i32, 1 : i32, 1 : i32, 1 : i32, 1 : i32, 1 : i32]}> : (tensor<1x1x32x32x2x2xbf16>) -> tensor<1x1x32x32x2x1xbf16>
    %3 = "ttnn.reshape"(%2) <{shape = [1 : i32, 1 : i32, 32 : i32, 32 : i32, 2 : i32]}> : (tensor<1x1x32x32x2x1xbf16>) -> tensor<1x1x32x32x2xbf16>
    %4 = "ttnn.reshape"(%x) <{shape = [1 : i32, 4 : i32, 32 : i32, 32 : i32, 2 : i32]}> : (tensor<1x4x32x64xbf16>) -> tensor<1x4x32x32x2xbf16>
    %5 = "ttnn.slice_static"(%4) <{begins = [0 : i32, 0 : i32, 0 : i32, 0 : i32, 0 : i32], ends = [1 : i32, 4 : i32, 32 : i32, 32 : i32, 1 : i32], step = [1 : i32, 1 : i32, 1 : i32, 1 : i32, 1 : i32]}> : (tensor<1x4x32x32x2xbf16>) -> tensor<1x4x32x32x1xbf16>
    %6 = "ttnn.slice_static"(%4) <{begins = [0 : i32, 0 : i32, 0 : i32, 0 : i32, 1 : i32], ends = [1 : i32, 4 : i32, 32 : i32, 32 : i32, 2 : i32], step = [1 : i32, 1 : i32, 1 : i32, 1 : i32, 1 : i32]}> : (tensor<1x4x32x32x2xbf16>) -> tensor<1x4x32x32x1xbf16>
    %7 = "ttnn.multiply"(%1, %5) : (tensor<1x1x32x32x2xbf16>, tensor<1x4x32x32x1xbf16>) -> tensor<1x4x32x32x2xbf16>
    %8 = "ttnn.multiply"(%6, %3) : (tensor<1x4x32x32x1xbf16>, tensor<1x1x32x32x2xbf16>) -> tensor<1x4x32x32x2xbf16>
    %9 = "ttnn.add"(%7, %8) : (tensor<1x4x32x32x2xbf16>, tensor<1x4x32x32x2xbf16>) -> tensor<1x4x32x32x2xbf16>
    // fuse: rope_pairs_by_matrix [x=%4 freqs=%f out=%10]
    %10 = "ttnn.reshape"(%9) <{shape = [1 : i32, 4 : i32, 32 : i32, 64 : i32]}> : (tensor<1x4x32x32x2xbf16>) -> tensor<1x4x32x64xbf16>
    return %10 : tensor<1x4x32x64xbf16>
  }

  // The first column multiplies the second of the pair.
  func.func @columns_exchanged(%x: tensor<1x4x32x32x2xbf16>, %f: tensor<1x1x32x32x2x2xbf16>) -> tensor<1x4x32x64xbf16> {
    %0 = "ttnn.slice_static"(%f) <{begins = [0 : i32, 0 : i32, 0 : i32, 0 : i32, 0 : i32, 0 : i32], ends = [1 : i32, 1 : i32, 32 : i32, 32 : i32, 2 : i32, 1 : i32], step = [1 : i32, 1 : i32, 1 : i32, 1 : i32, 1 : i32, 1 : i32]}> : (tensor<1x1x32x32x2x2xbf16>) -> tensor<1x1x32x32x2x1xbf16>
    %1 = "ttnn.reshape"(%0) <{shape = [1 : i32, 1 : i32, 32 : i32, 32 : i32, 2 : i32]}> : (tensor<1x1x32x32x2x1xbf16>) -> tensor<1x1x32x32x2xbf16>
    %2 = "ttnn.slice_static"(%f) <{begins = [0 : i32, 0 : i32, 0 : i32, 0 : i32, 0 : i32, 1 : i32], ends = [1 : i32, 1 : i32, 32 : i32, 32 : i32, 2 : i32, 2 : i32], step = [1 : i32, 1 : i32, 1 : i32, 1 : i32, 1 : i32, 1 : i32]}> : (tensor<1x1x32x32x2x2xbf16>) -> tensor<1x1x32x32x2x1xbf16>
    %3 = "ttnn.reshape"(%2) <{shape = [1 : i32, 1 : i32, 32 : i32, 32 : i32, 2 : i32]}> : (tensor<1x1x32x32x2x1xbf16>) -> tensor<1x1x32x32x2xbf16>
    %5 = "ttnn.slice_static"(%x) <{begins = [0 : i32, 0 : i32, 0 : i32, 0 : i32, 0 : i32], ends = [1 : i32, 4 : i32, 32 : i32, 32 : i32, 1 : i32], step = [1 : i32, 1 : i32, 1 : i32, 1 : i32, 1 : i32]}> : (tensor<1x4x32x32x2xbf16>) -> tensor<1x4x32x32x1xbf16>
    %6 = "ttnn.slice_static"(%x) <{begins = [0 : i32, 0 : i32, 0 : i32, 0 : i32, 1 : i32], ends = [1 : i32, 4 : i32, 32 : i32, 32 : i32, 2 : i32], step = [1 : i32, 1 : i32, 1 : i32, 1 : i32, 1 : i32]}> : (tensor<1x4x32x32x2xbf16>) -> tensor<1x4x32x32x1xbf16>
    %7 = "ttnn.multiply"(%1, %6) : (tensor<1x1x32x32x2xbf16>, tensor<1x4x32x32x1xbf16>) -> tensor<1x4x32x32x2xbf16>
    %8 = "ttnn.multiply"(%3, %5) : (tensor<1x1x32x32x2xbf16>, tensor<1x4x32x32x1xbf16>) -> tensor<1x4x32x32x2xbf16>
    %9 = "ttnn.add"(%7, %8) : (tensor<1x4x32x32x2xbf16>, tensor<1x4x32x32x2xbf16>) -> tensor<1x4x32x32x2xbf16>
    // no-fuse: rope_pairs_by_matrix
    %10 = "ttnn.reshape"(%9) <{shape = [1 : i32, 4 : i32, 32 : i32, 64 : i32]}> : (tensor<1x4x32x32x2xbf16>) -> tensor<1x4x32x64xbf16>
    return %10 : tensor<1x4x32x64xbf16>
  }

  func.func @complex_pairs(%x: tensor<1x4x32x32x2xbf16>, %c: tensor<1x1x32x32x1xbf16>, %s: tensor<1x1x32x32x1xbf16>) -> tensor<1x4x32x32x2xbf16> {
    %0 = "ttnn.slice_static"(%x) <{begins = [0 : i32, 0 : i32, 0 : i32, 0 : i32, 0 : i32], ends = [1 : i32, 4 : i32, 32 : i32, 32 : i32, 1 : i32], step = [1 : i32, 1 : i32, 1 : i32, 1 : i32, 1 : i32]}> : (tensor<1x4x32x32x2xbf16>) -> tensor<1x4x32x32x1xbf16>
    %1 = "ttnn.slice_static"(%x) <{begins = [0 : i32, 0 : i32, 0 : i32, 0 : i32, 1 : i32], ends = [1 : i32, 4 : i32, 32 : i32, 32 : i32, 2 : i32], step = [1 : i32, 1 : i32, 1 : i32, 1 : i32, 1 : i32]}> : (tensor<1x4x32x32x2xbf16>) -> tensor<1x4x32x32x1xbf16>
    %2 = "ttnn.multiply"(%0, %c) : (tensor<1x4x32x32x1xbf16>, tensor<1x1x32x32x1xbf16>) -> tensor<1x4x32x32x1xbf16>
    %3 = "ttnn.multiply"(%1, %s) : (tensor<1x4x32x32x1xbf16>, tensor<1x1x32x32x1xbf16>) -> tensor<1x4x32x32x1xbf16>
    %4 = "ttnn.subtract"(%2, %3) : (tensor<1x4x32x32x1xbf16>, tensor<1x4x32x32x1xbf16>) -> tensor<1x4x32x32x1xbf16>
    %5 = "ttnn.multiply"(%1, %c) : (tensor<1x4x32x32x1xbf16>, tensor<1x1x32x32x1xbf16>) -> tensor<1x4x32x32x1xbf16>
    %6 = "ttnn.multiply"(%0, %s) : (tensor<1x4x32x32x1xbf16>, tensor<1x1x32x32x1xbf16>) -> tensor<1x4x32x32x1xbf16>
    %7 = "ttnn.add"(%5, %6) : (tensor<1x4x32x32x1xbf16>, tensor<1x4x32x32x1xbf16>) -> tensor<1x4x32x32x1xbf16>
    // fuse: rope_pairs [x=%x a=%0 b=%1 out=%8]
    %8 = "ttnn.concat"(%4, %7) <{dim = 4 : si32}> : (tensor<1x4x32x32x1xbf16>, tensor<1x4x32x32x1xbf16>) -> tensor<1x4x32x32x2xbf16>
    return %8 : tensor<1x4x32x32x2xbf16>
  }

  func.func @complex_pairs_with_one_sign_wrong(%x: tensor<1x4x32x32x2xbf16>, %c: tensor<1x1x32x32x1xbf16>, %s: tensor<1x1x32x32x1xbf16>) -> tensor<1x4x32x32x2xbf16> {
    %0 = "ttnn.slice_static"(%x) <{begins = [0 : i32, 0 : i32, 0 : i32, 0 : i32, 0 : i32], ends = [1 : i32, 4 : i32, 32 : i32, 32 : i32, 1 : i32], step = [1 : i32, 1 : i32, 1 : i32, 1 : i32, 1 : i32]}> : (tensor<1x4x32x32x2xbf16>) -> tensor<1x4x32x32x1xbf16>
    %1 = "ttnn.slice_static"(%x) <{begins = [0 : i32, 0 : i32, 0 : i32, 0 : i32, 1 : i32], ends = [1 : i32, 4 : i32, 32 : i32, 32 : i32, 2 : i32], step = [1 : i32, 1 : i32, 1 : i32, 1 : i32, 1 : i32]}> : (tensor<1x4x32x32x2xbf16>) -> tensor<1x4x32x32x1xbf16>
    %2 = "ttnn.multiply"(%0, %c) : (tensor<1x4x32x32x1xbf16>, tensor<1x1x32x32x1xbf16>) -> tensor<1x4x32x32x1xbf16>
    %3 = "ttnn.multiply"(%1, %s) : (tensor<1x4x32x32x1xbf16>, tensor<1x1x32x32x1xbf16>) -> tensor<1x4x32x32x1xbf16>
    %4 = "ttnn.add"(%2, %3) : (tensor<1x4x32x32x1xbf16>, tensor<1x4x32x32x1xbf16>) -> tensor<1x4x32x32x1xbf16>
    %5 = "ttnn.multiply"(%1, %c) : (tensor<1x4x32x32x1xbf16>, tensor<1x1x32x32x1xbf16>) -> tensor<1x4x32x32x1xbf16>
    %6 = "ttnn.multiply"(%0, %s) : (tensor<1x4x32x32x1xbf16>, tensor<1x1x32x32x1xbf16>) -> tensor<1x4x32x32x1xbf16>
    %7 = "ttnn.add"(%5, %6) : (tensor<1x4x32x32x1xbf16>, tensor<1x4x32x32x1xbf16>) -> tensor<1x4x32x32x1xbf16>
    // no-fuse: rope_pairs
    %8 = "ttnn.concat"(%4, %7) <{dim = 4 : si32}> : (tensor<1x4x32x32x1xbf16>, tensor<1x4x32x32x1xbf16>) -> tensor<1x4x32x32x2xbf16>
    return %8 : tensor<1x4x32x32x2xbf16>
  }
}
