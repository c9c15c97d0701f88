module {
  func.func @prefill(%cache: tensor<2x8x128x64xbf16>, %pos: tensor<17xsi32>, %rows: tensor<2x8x17x64xbf16>) -> tensor<2x8x128x64xbf16> {
    %i = "ttir.reshape"(%pos) <{shape = [1 : i32, 1 : i32, 17 : i32, 1 : i32]}> : (tensor<17xsi32>) -> tensor<1x1x17x1xsi32>
    %j = "ttir.broadcast"(%i) <{broadcast_dimensions = array<i64: 2, 8, 1, 64>}> : (tensor<1x1x17x1xsi32>) -> tensor<2x8x17x64xsi32>
    // fuse: fill_cache [cache=%cache positions=%i]
    // no-fuse: update_cache
    %r = "ttir.scatter"(%cache, %j, %rows) <{dim = 2 : i32, scatter_reduce_type = #ttcore.reduce_type<invalid>}> : (tensor<2x8x128x64xbf16>, tensor<2x8x17x64xsi32>, tensor<2x8x17x64xbf16>) -> tensor<2x8x128x64xbf16>
    return %r : tensor<2x8x128x64xbf16>
  }

  func.func @decode(%cache: tensor<2x8x128x64xbf16>, %pos: tensor<1xsi32>, %rows: tensor<2x8x1x64xbf16>) -> tensor<2x8x128x64xbf16> {
    %i = "ttir.reshape"(%pos) <{shape = [1 : i32, 1 : i32, 1 : i32, 1 : i32]}> : (tensor<1xsi32>) -> tensor<1x1x1x1xsi32>
    %j = "ttir.broadcast"(%i) <{broadcast_dimensions = array<i64: 2, 8, 1, 64>}> : (tensor<1x1x1x1xsi32>) -> tensor<2x8x1x64xsi32>
    // fuse: update_cache [cache=%cache]
    // no-fuse: fill_cache
    %r = "ttir.scatter"(%cache, %j, %rows) <{dim = 2 : i32, scatter_reduce_type = #ttcore.reduce_type<invalid>}> : (tensor<2x8x128x64xbf16>, tensor<2x8x1x64xsi32>, tensor<2x8x1x64xbf16>) -> tensor<2x8x128x64xbf16>
    return %r : tensor<2x8x128x64xbf16>
  }

  func.func @own_positions(%cache: tensor<2x8x128x64xbf16>, %pos: tensor<2x8x17x64xsi32>, %rows: tensor<2x8x17x64xbf16>) -> tensor<2x8x128x64xbf16> {
    // no-fuse: fill_cache
    %r = "ttir.scatter"(%cache, %pos, %rows) <{dim = 2 : i32, scatter_reduce_type = #ttcore.reduce_type<invalid>}> : (tensor<2x8x128x64xbf16>, tensor<2x8x17x64xsi32>, tensor<2x8x17x64xbf16>) -> tensor<2x8x128x64xbf16>
    return %r : tensor<2x8x128x64xbf16>
  }

  func.func @heads(%cache: tensor<2x8x128x64xbf16>, %pos: tensor<17xsi32>, %rows: tensor<2x8x128x17xbf16>) -> tensor<2x8x128x64xbf16> {
    %i = "ttir.reshape"(%pos) <{shape = [1 : i32, 1 : i32, 1 : i32, 17 : i32]}> : (tensor<17xsi32>) -> tensor<1x1x1x17xsi32>
    // no-fuse: fill_cache
    // no-fuse: update_cache
    %r = "ttir.scatter"(%cache, %i, %rows) <{dim = 3 : i32, scatter_reduce_type = #ttcore.reduce_type<invalid>}> : (tensor<2x8x128x64xbf16>, tensor<1x1x1x17xsi32>, tensor<2x8x128x17xbf16>) -> tensor<2x8x128x64xbf16>
    return %r : tensor<2x8x128x64xbf16>
  }

  func.func @some_heads(%cache: tensor<2x8x128x64xbf16>, %pos: tensor<1xsi32>, %rows: tensor<2x4x1x64xbf16>) -> tensor<2x8x128x64xbf16> {
    %i = "ttir.reshape"(%pos) <{shape = [1 : i32, 1 : i32, 1 : i32, 1 : i32]}> : (tensor<1xsi32>) -> tensor<1x1x1x1xsi32>
    // no-fuse: update_cache
    %r = "ttir.scatter"(%cache, %i, %rows) <{dim = 2 : i32, scatter_reduce_type = #ttcore.reduce_type<invalid>}> : (tensor<2x8x128x64xbf16>, tensor<1x1x1x1xsi32>, tensor<2x4x1x64xbf16>) -> tensor<2x8x128x64xbf16>
    return %r : tensor<2x8x128x64xbf16>
  }

  func.func @rank_3(%cache: tensor<8x128x64xbf16>, %pos: tensor<17xsi32>, %rows: tensor<8x17x64xbf16>) -> tensor<8x128x64xbf16> {
    // no-fuse: update_cache
    // no-fuse: fill_cache
    %r = "ttir.scatter"(%cache, %pos, %rows) <{dim = 1 : i32, scatter_reduce_type = #ttcore.reduce_type<invalid>}> : (tensor<8x128x64xbf16>, tensor<17xsi32>, tensor<8x17x64xbf16>) -> tensor<8x128x64xbf16>
    return %r : tensor<8x128x64xbf16>
  }

  func.func @one_batch(%cache: tensor<2x8x128x64xbf16>, %pos: tensor<1xsi32>, %rows: tensor<1x8x1x64xbf16>) -> tensor<2x8x128x64xbf16> {
    // no-fuse: update_cache
    // no-fuse: fill_cache
    %r = "ttir.scatter"(%cache, %pos, %rows) <{dim = 2 : i32, scatter_reduce_type = #ttcore.reduce_type<invalid>}> : (tensor<2x8x128x64xbf16>, tensor<1xsi32>, tensor<1x8x1x64xbf16>) -> tensor<2x8x128x64xbf16>
    return %r : tensor<2x8x128x64xbf16>
  }

  func.func @some_batches(%cache: tensor<2x8x128x64xbf16>, %pos: tensor<17xsi32>, %rows: tensor<1x8x17x64xbf16>) -> tensor<2x8x128x64xbf16> {
    // no-fuse: update_cache
    // no-fuse: fill_cache
    %r = "ttir.scatter"(%cache, %pos, %rows) <{dim = 2 : i32, scatter_reduce_type = #ttcore.reduce_type<invalid>}> : (tensor<2x8x128x64xbf16>, tensor<17xsi32>, tensor<1x8x17x64xbf16>) -> tensor<2x8x128x64xbf16>
    return %r : tensor<2x8x128x64xbf16>
  }

  func.func @fewer_heads(%cache: tensor<2x8x128x64xbf16>, %pos: tensor<17xsi32>, %rows: tensor<2x4x17x64xbf16>) -> tensor<2x8x128x64xbf16> {
    // no-fuse: update_cache
    // no-fuse: fill_cache
    %r = "ttir.scatter"(%cache, %pos, %rows) <{dim = 2 : i32, scatter_reduce_type = #ttcore.reduce_type<invalid>}> : (tensor<2x8x128x64xbf16>, tensor<17xsi32>, tensor<2x4x17x64xbf16>) -> tensor<2x8x128x64xbf16>
    return %r : tensor<2x8x128x64xbf16>
  }

  func.func @narrow_rows(%cache: tensor<2x8x128x64xbf16>, %pos: tensor<17xsi32>, %rows: tensor<2x8x17x32xbf16>) -> tensor<2x8x128x64xbf16> {
    // no-fuse: update_cache
    // no-fuse: fill_cache
    %r = "ttir.scatter"(%cache, %pos, %rows) <{dim = 2 : i32, scatter_reduce_type = #ttcore.reduce_type<invalid>}> : (tensor<2x8x128x64xbf16>, tensor<17xsi32>, tensor<2x8x17x32xbf16>) -> tensor<2x8x128x64xbf16>
    return %r : tensor<2x8x128x64xbf16>
  }

  func.func @narrow_row(%cache: tensor<2x8x128x64xbf16>, %pos: tensor<1xsi32>, %rows: tensor<2x8x1x32xbf16>) -> tensor<2x8x128x64xbf16> {
    // no-fuse: update_cache
    // no-fuse: fill_cache
    %r = "ttir.scatter"(%cache, %pos, %rows) <{dim = 2 : i32, scatter_reduce_type = #ttcore.reduce_type<invalid>}> : (tensor<2x8x128x64xbf16>, tensor<1xsi32>, tensor<2x8x1x32xbf16>) -> tensor<2x8x128x64xbf16>
    return %r : tensor<2x8x128x64xbf16>
  }

  func.func @one_position(%cache: tensor<2x8x1x64xbf16>, %pos: tensor<1xsi32>, %rows: tensor<2x8x1x64xbf16>) -> tensor<2x8x1x64xbf16> {
    // no-fuse: update_cache
    // no-fuse: fill_cache
    %r = "ttir.scatter"(%cache, %pos, %rows) <{dim = 2 : i32, scatter_reduce_type = #ttcore.reduce_type<invalid>}> : (tensor<2x8x1x64xbf16>, tensor<1xsi32>, tensor<2x8x1x64xbf16>) -> tensor<2x8x1x64xbf16>
    return %r : tensor<2x8x1x64xbf16>
  }

  func.func @over_heads(%cache: tensor<2x8x128x64xbf16>, %pos: tensor<1xsi32>, %rows: tensor<2x1x128x64xbf16>) -> tensor<2x8x128x64xbf16> {
    // no-fuse: update_cache
    // no-fuse: fill_cache
    %r = "ttir.scatter"(%cache, %pos, %rows) <{dim = 1 : i32, scatter_reduce_type = #ttcore.reduce_type<invalid>}> : (tensor<2x8x128x64xbf16>, tensor<1xsi32>, tensor<2x1x128x64xbf16>) -> tensor<2x8x128x64xbf16>
    return %r : tensor<2x8x128x64xbf16>
  }
}
