module {
  func.func @values_and_indices(%x: tensor<8x64xbf16>) -> (tensor<8x5xbf16>, tensor<8x5xsi32>) {
    %0, %1 = "ttir.sort"(%x) <{descending = true, dim = -1 : si8, stable = false}> : (tensor<8x64xbf16>) -> (tensor<8x64xbf16>, tensor<8x64xsi32>)
    %2 = "ttir.slice_static"(%0) <{begins = [0 : i32, 0 : i32], ends = [8 : i32, 5 : i32], step = [1 : i32, 1 : i32]}> : (tensor<8x64xbf16>) -> tensor<8x5xbf16>
    // fuse: topk [x=%x values=%2 indices=%3]
    %3 = "ttir.slice_static"(%1) <{begins = [0 : i32, 0 : i32], ends = [8 : i32, 5 : i32], step = [1 : i32, 1 : i32]}> : (tensor<8x64xsi32>) -> tensor<8x5xsi32>
    return %2, %3 : tensor<8x5xbf16>, tensor<8x5xsi32>
  }

  func.func @values_only(%x: tensor<8x64xbf16>) -> tensor<8x5xbf16> {
    %0, %1 = "ttir.sort"(%x) <{descending = true, dim = 1 : si8, stable = false}> : (tensor<8x64xbf16>) -> (tensor<8x64xbf16>, tensor<8x64xsi32>)
    // fuse: topk_values [x=%x out=%2]
    %2 = "ttir.slice_static"(%0) <{begins = [0 : i32, 0 : i32], ends = [8 : i32, 5 : i32], step = [1 : i32, 1 : i32]}> : (tensor<8x64xbf16>) -> tensor<8x5xbf16>
    return %2 : tensor<8x5xbf16>
  }

  func.func @indices_only(%x: tensor<8x64xbf16>) -> tensor<8x5xsi32> {
    %0, %1 = "ttir.sort"(%x) <{descending = true, dim = 1 : si8, stable = false}> : (tensor<8x64xbf16>) -> (tensor<8x64xbf16>, tensor<8x64xsi32>)
    // fuse: topk_indices [x=%x out=%2]
    %2 = "ttir.slice_static"(%1) <{begins = [0 : i32, 0 : i32], ends = [8 : i32, 5 : i32], step = [1 : i32, 1 : i32]}> : (tensor<8x64xsi32>) -> tensor<8x5xsi32>
    return %2 : tensor<8x5xsi32>
  }

  func.func @from_the_middle(%x: tensor<8x64xbf16>) -> (tensor<8x5xbf16>, tensor<8x5xsi32>) {
    %0, %1 = "ttir.sort"(%x) <{descending = true, dim = -1 : si8, stable = false}> : (tensor<8x64xbf16>) -> (tensor<8x64xbf16>, tensor<8x64xsi32>)
    %2 = "ttir.slice_static"(%0) <{begins = [0 : i32, 3 : i32], ends = [8 : i32, 8 : i32], step = [1 : i32, 1 : i32]}> : (tensor<8x64xbf16>) -> tensor<8x5xbf16>
    // no-fuse: topk
    %3 = "ttir.slice_static"(%1) <{begins = [0 : i32, 3 : i32], ends = [8 : i32, 8 : i32], step = [1 : i32, 1 : i32]}> : (tensor<8x64xsi32>) -> tensor<8x5xsi32>
    return %2, %3 : tensor<8x5xbf16>, tensor<8x5xsi32>
  }

  // Of the other dimension.
  func.func @values_of_other_dimension(%x: tensor<8x64xbf16>) -> tensor<4x64xbf16> {
    %0, %1 = "ttir.sort"(%x) <{descending = true, dim = 1 : si8, stable = false}> : (tensor<8x64xbf16>) -> (tensor<8x64xbf16>, tensor<8x64xsi32>)
    // no-fuse: topk_values
    %2 = "ttir.slice_static"(%0) <{begins = [0 : i32, 0 : i32], ends = [4 : i32, 64 : i32], step = [1 : i32, 1 : i32]}> : (tensor<8x64xbf16>) -> tensor<4x64xbf16>
    return %2 : tensor<4x64xbf16>
  }

  // All values are needed.
  func.func @all_values_used(%x: tensor<8x64xbf16>) -> (tensor<8x5xsi32>, tensor<8x64xbf16>) {
    %0, %1 = "ttir.sort"(%x) <{descending = true, dim = 1 : si8, stable = false}> : (tensor<8x64xbf16>) -> (tensor<8x64xbf16>, tensor<8x64xsi32>)
    // no-fuse: topk_indices
    %2 = "ttir.slice_static"(%1) <{begins = [0 : i32, 0 : i32], ends = [8 : i32, 5 : i32], step = [1 : i32, 1 : i32]}> : (tensor<8x64xsi32>) -> tensor<8x5xsi32>
    return %2, %0 : tensor<8x5xsi32>, tensor<8x64xbf16>
  }
}
