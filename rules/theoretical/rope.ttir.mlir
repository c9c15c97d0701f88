module {
  // The product with cos takes x behind a reshape, the halves take it before.
  func.func @rotate_half(%x: tensor<1x12x7x128xbf16>, %c: tensor<1x7x128xbf16>, %s: tensor<1x7x128xbf16>) -> tensor<12x7x128xbf16> {
    %0 = "ttir.reshape"(%x) <{shape = [12 : i32, 7 : i32, 128 : i32]}> : (tensor<1x12x7x128xbf16>) -> tensor<12x7x128xbf16>
    %1 = "ttir.multiply"(%0, %c) : (tensor<12x7x128xbf16>, tensor<1x7x128xbf16>) -> tensor<12x7x128xbf16>
    %2 = "ttir.slice_static"(%x) <{begins = [0 : i32, 0 : i32, 0 : i32, 64 : i32], ends = [1 : i32, 12 : i32, 7 : i32, 128 : i32], step = [1 : i32, 1 : i32, 1 : i32, 1 : i32]}> : (tensor<1x12x7x128xbf16>) -> tensor<1x12x7x64xbf16>
    %3 = "ttir.neg"(%2) : (tensor<1x12x7x64xbf16>) -> tensor<1x12x7x64xbf16>
    %4 = "ttir.reshape"(%3) <{shape = [12 : i32, 7 : i32, 64 : i32]}> : (tensor<1x12x7x64xbf16>) -> tensor<12x7x64xbf16>
    %5 = "ttir.slice_static"(%x) <{begins = [0 : i32, 0 : i32, 0 : i32, 0 : i32], ends = [1 : i32, 12 : i32, 7 : i32, 64 : i32], step = [1 : i32, 1 : i32, 1 : i32, 1 : i32]}> : (tensor<1x12x7x128xbf16>) -> tensor<1x12x7x64xbf16>
    %6 = "ttir.reshape"(%5) <{shape = [12 : i32, 7 : i32, 64 : i32]}> : (tensor<1x12x7x64xbf16>) -> tensor<12x7x64xbf16>
    %7 = "ttir.concat"(%4, %6) <{dim = 2 : si32}> : (tensor<12x7x64xbf16>, tensor<12x7x64xbf16>) -> tensor<12x7x128xbf16>
    %8 = "ttir.multiply"(%7, %s) : (tensor<12x7x128xbf16>, tensor<1x7x128xbf16>) -> tensor<12x7x128xbf16>
    // fuse: rope_rotate_half_kernel [x=%x cos=%c sin=%s out=%9]
    %9 = "ttir.add"(%1, %8) : (tensor<12x7x128xbf16>, tensor<12x7x128xbf16>) -> tensor<12x7x128xbf16>
    return %9 : tensor<12x7x128xbf16>
  }

  // The halves are swapped the other way round.
  func.func @wrong_half(%x: tensor<1x12x7x128xbf16>, %c: tensor<1x1x7x128xbf16>, %s: tensor<1x1x7x128xbf16>) -> tensor<1x12x7x128xbf16> {
    %0 = "ttir.multiply"(%x, %c) : (tensor<1x12x7x128xbf16>, tensor<1x1x7x128xbf16>) -> tensor<1x12x7x128xbf16>
    %1 = "ttir.slice_static"(%x) <{begins = [0 : i32, 0 : i32, 0 : i32, 64 : i32], ends = [1 : i32, 12 : i32, 7 : i32, 128 : i32], step = [1 : i32, 1 : i32, 1 : i32, 1 : i32]}> : (tensor<1x12x7x128xbf16>) -> tensor<1x12x7x64xbf16>
    %2 = "ttir.slice_static"(%x) <{begins = [0 : i32, 0 : i32, 0 : i32, 0 : i32], ends = [1 : i32, 12 : i32, 7 : i32, 64 : i32], step = [1 : i32, 1 : i32, 1 : i32, 1 : i32]}> : (tensor<1x12x7x128xbf16>) -> tensor<1x12x7x64xbf16>
    %3 = "ttir.neg"(%2) : (tensor<1x12x7x64xbf16>) -> tensor<1x12x7x64xbf16>
    %4 = "ttir.concat"(%3, %1) <{dim = 3 : si32}> : (tensor<1x12x7x64xbf16>, tensor<1x12x7x64xbf16>) -> tensor<1x12x7x128xbf16>
    %5 = "ttir.multiply"(%4, %s) : (tensor<1x12x7x128xbf16>, tensor<1x1x7x128xbf16>) -> tensor<1x12x7x128xbf16>
    // no-fuse: rope_rotate_half_kernel
    %6 = "ttir.add"(%0, %5) : (tensor<1x12x7x128xbf16>, tensor<1x12x7x128xbf16>) -> tensor<1x12x7x128xbf16>
    return %6 : tensor<1x12x7x128xbf16>
  }

  // A gated residual looks alike.
  func.func @gate_and_residual(%x: tensor<1x7x128xbf16>, %y: tensor<1x7x128xbf16>, %g: tensor<1x1x128xbf16>, %h: tensor<1x1x128xbf16>) -> tensor<1x7x128xbf16> {
    %0 = "ttir.multiply"(%x, %g) : (tensor<1x7x128xbf16>, tensor<1x1x128xbf16>) -> tensor<1x7x128xbf16>
    %1 = "ttir.multiply"(%y, %h) : (tensor<1x7x128xbf16>, tensor<1x1x128xbf16>) -> tensor<1x7x128xbf16>
    // no-fuse: rope_rotate_half_kernel
    %2 = "ttir.add"(%0, %1) : (tensor<1x7x128xbf16>, tensor<1x7x128xbf16>) -> tensor<1x7x128xbf16>
    return %2 : tensor<1x7x128xbf16>
  }

  // Pairs in a dimension of size 2.
  func.func @pairs(%x: tensor<1x1x4x64xf32>, %c: tensor<1x1x1x32x1xf32>, %s: tensor<1x1x1x32x1xf32>) -> tensor<1x1x4x64xf32> {
    %0 = "ttir.reshape"(%x) <{shape = [1 : i32, 1 : i32, 4 : i32, 32 : i32, 2 : i32]}> : (tensor<1x1x4x64xf32>) -> tensor<1x1x4x32x2xf32>
    %1 = "ttir.slice_static"(%0) <{begins = [0 : i32, 0 : i32, 0 : i32, 0 : i32, 0 : i32], ends = [1 : i32, 1 : i32, 4 : i32, 32 : i32, 1 : i32], step = [1 : i32, 1 : i32, 1 : i32, 1 : i32, 1 : i32]}> : (tensor<1x1x4x32x2xf32>) -> tensor<1x1x4x32x1xf32>
    %2 = "ttir.slice_static"(%0) <{begins = [0 : i32, 0 : i32, 0 : i32, 0 : i32, 1 : i32], ends = [1 : i32, 1 : i32, 4 : i32, 32 : i32, 2 : i32], step = [1 : i32, 1 : i32, 1 : i32, 1 : i32, 1 : i32]}> : (tensor<1x1x4x32x2xf32>) -> tensor<1x1x4x32x1xf32>
    %3 = "ttir.multiply"(%1, %c) : (tensor<1x1x4x32x1xf32>, tensor<1x1x1x32x1xf32>) -> tensor<1x1x4x32x1xf32>
    %4 = "ttir.multiply"(%2, %s) : (tensor<1x1x4x32x1xf32>, tensor<1x1x1x32x1xf32>) -> tensor<1x1x4x32x1xf32>
    %5 = "ttir.subtract"(%3, %4) : (tensor<1x1x4x32x1xf32>, tensor<1x1x4x32x1xf32>) -> tensor<1x1x4x32x1xf32>
    %6 = "ttir.multiply"(%1, %s) : (tensor<1x1x4x32x1xf32>, tensor<1x1x1x32x1xf32>) -> tensor<1x1x4x32x1xf32>
    %7 = "ttir.multiply"(%2, %c) : (tensor<1x1x4x32x1xf32>, tensor<1x1x1x32x1xf32>) -> tensor<1x1x4x32x1xf32>
    %8 = "ttir.add"(%6, %7) : (tensor<1x1x4x32x1xf32>, tensor<1x1x4x32x1xf32>) -> tensor<1x1x4x32x1xf32>
    // fuse: rope_complex_kernel [x=%0 cos=%c sin=%s a=%1 b=%2 out=%9]
    %9 = "ttir.concat"(%5, %8) <{dim = 4 : si32}> : (tensor<1x1x4x32x1xf32>, tensor<1x1x4x32x1xf32>) -> tensor<1x1x4x32x2xf32>
    %10 = "ttir.reshape"(%9) <{shape = [1 : i32, 1 : i32, 4 : i32, 64 : i32]}> : (tensor<1x1x4x32x2xf32>) -> tensor<1x1x4x64xf32>
    return %10 : tensor<1x1x4x64xf32>
  }

  func.func @halves(%x: tensor<1x4x7x64xf32>, %c: tensor<1x1x7x32xf32>, %s: tensor<1x1x7x32xf32>) -> tensor<1x4x7x64xf32> {
    %0 = "ttir.slice_static"(%x) <{begins = [0 : i32, 0 : i32, 0 : i32, 0 : i32], ends = [1 : i32, 4 : i32, 7 : i32, 32 : i32], step = [1 : i32, 1 : i32, 1 : i32, 1 : i32]}> : (tensor<1x4x7x64xf32>) -> tensor<1x4x7x32xf32>
    %1 = "ttir.slice_static"(%x) <{begins = [0 : i32, 0 : i32, 0 : i32, 32 : i32], ends = [1 : i32, 4 : i32, 7 : i32, 64 : i32], step = [1 : i32, 1 : i32, 1 : i32, 1 : i32]}> : (tensor<1x4x7x64xf32>) -> tensor<1x4x7x32xf32>
    %2 = "ttir.multiply"(%0, %c) : (tensor<1x4x7x32xf32>, tensor<1x1x7x32xf32>) -> tensor<1x4x7x32xf32>
    %3 = "ttir.multiply"(%1, %s) : (tensor<1x4x7x32xf32>, tensor<1x1x7x32xf32>) -> tensor<1x4x7x32xf32>
    %4 = "ttir.subtract"(%2, %3) : (tensor<1x4x7x32xf32>, tensor<1x4x7x32xf32>) -> tensor<1x4x7x32xf32>
    %5 = "ttir.multiply"(%0, %s) : (tensor<1x4x7x32xf32>, tensor<1x1x7x32xf32>) -> tensor<1x4x7x32xf32>
    %6 = "ttir.multiply"(%1, %c) : (tensor<1x4x7x32xf32>, tensor<1x1x7x32xf32>) -> tensor<1x4x7x32xf32>
    %7 = "ttir.add"(%6, %5) : (tensor<1x4x7x32xf32>, tensor<1x4x7x32xf32>) -> tensor<1x4x7x32xf32>
    // fuse: rope_complex_kernel [x=%x cos=%c sin=%s a=%0 b=%1 out=%8]
    %8 = "ttir.concat"(%4, %7) <{dim = 3 : si32}> : (tensor<1x4x7x32xf32>, tensor<1x4x7x32xf32>) -> tensor<1x4x7x64xf32>
    return %8 : tensor<1x4x7x64xf32>
  }

  // A sign is wrong: no rotation.
  func.func @no_rotation(%x: tensor<1x4x7x64xf32>, %c: tensor<1x1x7x32xf32>, %s: tensor<1x1x7x32xf32>) -> tensor<1x4x7x64xf32> {
    %0 = "ttir.slice_static"(%x) <{begins = [0 : i32, 0 : i32, 0 : i32, 0 : i32], ends = [1 : i32, 4 : i32, 7 : i32, 32 : i32], step = [1 : i32, 1 : i32, 1 : i32, 1 : i32]}> : (tensor<1x4x7x64xf32>) -> tensor<1x4x7x32xf32>
    %1 = "ttir.slice_static"(%x) <{begins = [0 : i32, 0 : i32, 0 : i32, 32 : i32], ends = [1 : i32, 4 : i32, 7 : i32, 64 : i32], step = [1 : i32, 1 : i32, 1 : i32, 1 : i32]}> : (tensor<1x4x7x64xf32>) -> tensor<1x4x7x32xf32>
    %2 = "ttir.multiply"(%0, %c) : (tensor<1x4x7x32xf32>, tensor<1x1x7x32xf32>) -> tensor<1x4x7x32xf32>
    %3 = "ttir.multiply"(%1, %s) : (tensor<1x4x7x32xf32>, tensor<1x1x7x32xf32>) -> tensor<1x4x7x32xf32>
    %4 = "ttir.add"(%2, %3) : (tensor<1x4x7x32xf32>, tensor<1x4x7x32xf32>) -> tensor<1x4x7x32xf32>
    %5 = "ttir.multiply"(%0, %s) : (tensor<1x4x7x32xf32>, tensor<1x1x7x32xf32>) -> tensor<1x4x7x32xf32>
    %6 = "ttir.multiply"(%1, %c) : (tensor<1x4x7x32xf32>, tensor<1x1x7x32xf32>) -> tensor<1x4x7x32xf32>
    %7 = "ttir.add"(%6, %5) : (tensor<1x4x7x32xf32>, tensor<1x4x7x32xf32>) -> tensor<1x4x7x32xf32>
    // no-fuse: rope_complex_kernel
    %8 = "ttir.concat"(%4, %7) <{dim = 3 : si32}> : (tensor<1x4x7x32xf32>, tensor<1x4x7x32xf32>) -> tensor<1x4x7x64xf32>
    return %8 : tensor<1x4x7x64xf32>
  }

  func.func @partial_in_pieces(%x: tensor<1x4x7x64xbf16>, %c: tensor<1x1x7x32xbf16>, %s: tensor<1x1x7x32xbf16>) -> tensor<1x4x7x64xbf16> {
    %0 = "ttir.slice_static"(%x) <{begins = [0 : i32, 0 : i32, 0 : i32, 0 : i32], ends = [1 : i32, 4 : i32, 7 : i32, 32 : i32], step = [1 : i32, 1 : i32, 1 : i32, 1 : i32]}> : (tensor<1x4x7x64xbf16>) -> tensor<1x4x7x32xbf16>
    %1 = "ttir.multiply"(%0, %c) : (tensor<1x4x7x32xbf16>, tensor<1x1x7x32xbf16>) -> tensor<1x4x7x32xbf16>
    %2 = "ttir.slice_static"(%0) <{begins = [0 : i32, 0 : i32, 0 : i32, 16 : i32], ends = [1 : i32, 4 : i32, 7 : i32, 32 : i32], step = [1 : i32, 1 : i32, 1 : i32, 1 : i32]}> : (tensor<1x4x7x32xbf16>) -> tensor<1x4x7x16xbf16>
    %3 = "ttir.neg"(%2) : (tensor<1x4x7x16xbf16>) -> tensor<1x4x7x16xbf16>
    %4 = "ttir.slice_static"(%0) <{begins = [0 : i32, 0 : i32, 0 : i32, 0 : i32], ends = [1 : i32, 4 : i32, 7 : i32, 16 : i32], step = [1 : i32, 1 : i32, 1 : i32, 1 : i32]}> : (tensor<1x4x7x32xbf16>) -> tensor<1x4x7x16xbf16>
    %5 = "ttir.concat"(%3, %4) <{dim = 3 : si32}> : (tensor<1x4x7x16xbf16>, tensor<1x4x7x16xbf16>) -> tensor<1x4x7x32xbf16>
    %6 = "ttir.multiply"(%5, %s) : (tensor<1x4x7x32xbf16>, tensor<1x1x7x32xbf16>) -> tensor<1x4x7x32xbf16>
    // fuse: rope_rotate_half_kernel [x=%0 out=%7]
    %7 = "ttir.add"(%1, %6) : (tensor<1x4x7x32xbf16>, tensor<1x4x7x32xbf16>) -> tensor<1x4x7x32xbf16>
    %8 = "ttir.slice_static"(%x) <{begins = [0 : i32, 0 : i32, 0 : i32, 32 : i32], ends = [1 : i32, 4 : i32, 7 : i32, 64 : i32], step = [1 : i32, 1 : i32, 1 : i32, 1 : i32]}> : (tensor<1x4x7x64xbf16>) -> tensor<1x4x7x32xbf16>
    // fuse: rope_partial [x=%x head=%0 rest=%8 out=%9]
    %9 = "ttir.concat"(%7, %8) <{dim = 3 : si32}> : (tensor<1x4x7x32xbf16>, tensor<1x4x7x32xbf16>) -> tensor<1x4x7x64xbf16>
    return %9 : tensor<1x4x7x64xbf16>
  }

  func.func @norm_and_rope_in_pieces(%x: tensor<1x7x8x128xbf16>, %g: tensor<128xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %c: tensor<1x1x7x128xbf16>, %s: tensor<1x1x7x128xbf16>) -> tensor<1x8x7x128xbf16> {
    %0 = "ttir.rms_norm"(%x, %g) <{epsilon = 9.99999974E-6 : f32, normalized_shape = array<i64: 128>, operandSegmentSizes = array<i32: 1, 1, 0>}> : (tensor<1x7x8x128xbf16>, tensor<128xbf16>) -> tensor<1x7x8x128xbf16>
    %1 = "ttir.permute"(%0) <{permutation = array<i64: 0, 2, 1, 3>}> : (tensor<1x7x8x128xbf16>) -> tensor<1x8x7x128xbf16>
    %2 = "ttir.multiply"(%1, %c) : (tensor<1x8x7x128xbf16>, tensor<1x1x7x128xbf16>) -> tensor<1x8x7x128xbf16>
    %3 = "ttir.slice_static"(%1) <{begins = [0 : i32, 0 : i32, 0 : i32, 64 : i32], ends = [1 : i32, 8 : i32, 7 : i32, 128 : i32], step = [1 : i32, 1 : i32, 1 : i32, 1 : i32]}> : (tensor<1x8x7x128xbf16>) -> tensor<1x8x7x64xbf16>
    %4 = "ttir.neg"(%3) : (tensor<1x8x7x64xbf16>) -> tensor<1x8x7x64xbf16>
    %5 = "ttir.slice_static"(%1) <{begins = [0 : i32, 0 : i32, 0 : i32, 0 : i32], ends = [1 : i32, 8 : i32, 7 : i32, 64 : i32], step = [1 : i32, 1 : i32, 1 : i32, 1 : i32]}> : (tensor<1x8x7x128xbf16>) -> tensor<1x8x7x64xbf16>
    %6 = "ttir.concat"(%4, %5) <{dim = 3 : si32}> : (tensor<1x8x7x64xbf16>, tensor<1x8x7x64xbf16>) -> tensor<1x8x7x128xbf16>
    %7 = "ttir.multiply"(%6, %s) : (tensor<1x8x7x128xbf16>, tensor<1x1x7x128xbf16>) -> tensor<1x8x7x128xbf16>
    // fuse: rope_rotate_half_kernel [out=%8]
    // fuse: qk_norm_rope [n=%0 gamma=%g out=%8]
    %8 = "ttir.add"(%2, %7) : (tensor<1x8x7x128xbf16>, tensor<1x8x7x128xbf16>) -> tensor<1x8x7x128xbf16>
    return %8 : tensor<1x8x7x128xbf16>
  }

  func.func @rest_from_elsewhere(%x: tensor<1x4x7x64xbf16>, %z: tensor<1x4x7x64xbf16>, %c: tensor<1x1x7x32xbf16>, %s: tensor<1x1x7x32xbf16>) -> tensor<1x4x7x64xbf16> {
    %0 = "ttir.slice_static"(%x) <{begins = [0 : i32, 0 : i32, 0 : i32, 0 : i32], ends = [1 : i32, 4 : i32, 7 : i32, 32 : i32], step = [1 : i32, 1 : i32, 1 : i32, 1 : i32]}> : (tensor<1x4x7x64xbf16>) -> tensor<1x4x7x32xbf16>
    %1 = "ttir.multiply"(%0, %c) : (tensor<1x4x7x32xbf16>, tensor<1x1x7x32xbf16>) -> tensor<1x4x7x32xbf16>
    %2 = "ttir.slice_static"(%0) <{begins = [0 : i32, 0 : i32, 0 : i32, 16 : i32], ends = [1 : i32, 4 : i32, 7 : i32, 32 : i32], step = [1 : i32, 1 : i32, 1 : i32, 1 : i32]}> : (tensor<1x4x7x32xbf16>) -> tensor<1x4x7x16xbf16>
    %3 = "ttir.neg"(%2) : (tensor<1x4x7x16xbf16>) -> tensor<1x4x7x16xbf16>
    %4 = "ttir.slice_static"(%0) <{begins = [0 : i32, 0 : i32, 0 : i32, 0 : i32], ends = [1 : i32, 4 : i32, 7 : i32, 16 : i32], step = [1 : i32, 1 : i32, 1 : i32, 1 : i32]}> : (tensor<1x4x7x32xbf16>) -> tensor<1x4x7x16xbf16>
    %5 = "ttir.concat"(%3, %4) <{dim = 3 : si32}> : (tensor<1x4x7x16xbf16>, tensor<1x4x7x16xbf16>) -> tensor<1x4x7x32xbf16>
    %6 = "ttir.multiply"(%5, %s) : (tensor<1x4x7x32xbf16>, tensor<1x1x7x32xbf16>) -> tensor<1x4x7x32xbf16>
    // fuse: rope_rotate_half_kernel [x=%0 out=%7]
    %7 = "ttir.add"(%1, %6) : (tensor<1x4x7x32xbf16>, tensor<1x4x7x32xbf16>) -> tensor<1x4x7x32xbf16>
    %8 = "ttir.slice_static"(%z) <{begins = [0 : i32, 0 : i32, 0 : i32, 32 : i32], ends = [1 : i32, 4 : i32, 7 : i32, 64 : i32], step = [1 : i32, 1 : i32, 1 : i32, 1 : i32]}> : (tensor<1x4x7x64xbf16>) -> tensor<1x4x7x32xbf16>
    // no-fuse: rope_partial
    %9 = "ttir.concat"(%7, %8) <{dim = 3 : si32}> : (tensor<1x4x7x32xbf16>, tensor<1x4x7x32xbf16>) -> tensor<1x4x7x64xbf16>
    return %9 : tensor<1x4x7x64xbf16>
  }

  func.func @norm_of_queries_used_twice(%x: tensor<1x7x8x128xbf16>, %g: tensor<128xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %c: tensor<1x7x1x128xbf16>, %s: tensor<1x7x1x128xbf16>) -> (tensor<1x7x8x128xbf16>, tensor<1x7x8x128xbf16>) {
    %0 = "ttir.rms_norm"(%x, %g) <{epsilon = 9.99999974E-6 : f32, normalized_shape = array<i64: 128>, operandSegmentSizes = array<i32: 1, 1, 0>}> : (tensor<1x7x8x128xbf16>, tensor<128xbf16>) -> tensor<1x7x8x128xbf16>
    %1 = "ttir.multiply"(%0, %c) : (tensor<1x7x8x128xbf16>, tensor<1x7x1x128xbf16>) -> tensor<1x7x8x128xbf16>
    %2 = "ttir.slice_static"(%0) <{begins = [0 : i32, 0 : i32, 0 : i32, 64 : i32], ends = [1 : i32, 7 : i32, 8 : i32, 128 : i32], step = [1 : i32, 1 : i32, 1 : i32, 1 : i32]}> : (tensor<1x7x8x128xbf16>) -> tensor<1x7x8x64xbf16>
    %3 = "ttir.neg"(%2) : (tensor<1x7x8x64xbf16>) -> tensor<1x7x8x64xbf16>
    %4 = "ttir.slice_static"(%0) <{begins = [0 : i32, 0 : i32, 0 : i32, 0 : i32], ends = [1 : i32, 7 : i32, 8 : i32, 64 : i32], step = [1 : i32, 1 : i32, 1 : i32, 1 : i32]}> : (tensor<1x7x8x128xbf16>) -> tensor<1x7x8x64xbf16>
    %5 = "ttir.concat"(%3, %4) <{dim = 3 : si32}> : (tensor<1x7x8x64xbf16>, tensor<1x7x8x64xbf16>) -> tensor<1x7x8x128xbf16>
    %6 = "ttir.multiply"(%5, %s) : (tensor<1x7x8x128xbf16>, tensor<1x7x1x128xbf16>) -> tensor<1x7x8x128xbf16>
    // fuse: rope_rotate_half_kernel [out=%7]
    // no-fuse: qk_norm_rope
    %7 = "ttir.add"(%1, %6) : (tensor<1x7x8x128xbf16>, tensor<1x7x8x128xbf16>) -> tensor<1x7x8x128xbf16>
    return %7, %0 : tensor<1x7x8x128xbf16>, tensor<1x7x8x128xbf16>
  }
}
