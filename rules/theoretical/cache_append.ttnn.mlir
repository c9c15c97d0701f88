module {
  func.func @scattered(%cache: tensor<1x8x128x64xbf16> {ttcore.argument_type = #ttcore.argument_type<input>}, %x: tensor<1x8x1x64xbf16> {ttcore.argument_type = #ttcore.argument_type<input>}, %c: tensor<1x1x1x64xbf16> {ttcore.argument_type = #ttcore.argument_type<input>}, %s: tensor<1x1x1x64xbf16> {ttcore.argument_type = #ttcore.argument_type<input>}, %pos: tensor<1x8x1x64xsi32> {ttcore.argument_type = #ttcore.argument_type<input>}) -> tensor<1x8x128x64xbf16> {
    %hi = "ttnn.slice_static"(%x) <{begins = [0 : i32, 0 : i32, 0 : i32, 32 : i32], ends = [1 : i32, 8 : i32, 1 : i32, 64 : i32], step = [1 : i32, 1 : i32, 1 : i32, 1 : i32]}> : (tensor<1x8x1x64xbf16>) -> tensor<1x8x1x32xbf16>
    %lo = "ttnn.slice_static"(%x) <{begins = [0 : i32, 0 : i32, 0 : i32, 0 : i32], ends = [1 : i32, 8 : i32, 1 : i32, 32 : i32], step = [1 : i32, 1 : i32, 1 : i32, 1 : i32]}> : (tensor<1x8x1x64xbf16>) -> tensor<1x8x1x32xbf16>
    %n = "ttnn.neg"(%hi) : (tensor<1x8x1x32xbf16>) -> tensor<1x8x1x32xbf16>
    %t = "ttnn.concat"(%n, %lo) <{dim = 3 : si32}> : (tensor<1x8x1x32xbf16>, tensor<1x8x1x32xbf16>) -> tensor<1x8x1x64xbf16>
    %a = "ttnn.multiply"(%x, %c) : (tensor<1x8x1x64xbf16>, tensor<1x1x1x64xbf16>) -> tensor<1x8x1x64xbf16>
    %b = "ttnn.multiply"(%t, %s) : (tensor<1x8x1x64xbf16>, tensor<1x1x1x64xbf16>) -> tensor<1x8x1x64xbf16>
    %k = "ttnn.add"(%a, %b) : (tensor<1x8x1x64xbf16>, tensor<1x8x1x64xbf16>) -> tensor<1x8x1x64xbf16>
    // fuse: rope_cache_append [cache=%cache x=%x]
    %r = "ttnn.scatter"(%cache, %pos, %k) <{dim = 2 : i32, scatter_reduce_type = #ttcore.reduce_type<invalid>}> : (tensor<1x8x128x64xbf16>, tensor<1x8x1x64xsi32>, tensor<1x8x1x64xbf16>) -> tensor<1x8x128x64xbf16>
    return %r : tensor<1x8x128x64xbf16>
  }

  func.func @appended(%cache: tensor<1x8x128x64xbf16> {ttcore.argument_type = #ttcore.argument_type<input>}, %x: tensor<1x8x1x64xbf16> {ttcore.argument_type = #ttcore.argument_type<input>}, %c: tensor<1x1x1x64xbf16> {ttcore.argument_type = #ttcore.argument_type<input>}, %s: tensor<1x1x1x64xbf16> {ttcore.argument_type = #ttcore.argument_type<input>}, %pos: tensor<1x8x1x64xsi32> {ttcore.argument_type = #ttcore.argument_type<input>}) -> tensor<1x8x129x64xbf16> {
    %hi = "ttnn.slice_static"(%x) <{begins = [0 : i32, 0 : i32, 0 : i32, 32 : i32], ends = [1 : i32, 8 : i32, 1 : i32, 64 : i32], step = [1 : i32, 1 : i32, 1 : i32, 1 : i32]}> : (tensor<1x8x1x64xbf16>) -> tensor<1x8x1x32xbf16>
    %lo = "ttnn.slice_static"(%x) <{begins = [0 : i32, 0 : i32, 0 : i32, 0 : i32], ends = [1 : i32, 8 : i32, 1 : i32, 32 : i32], step = [1 : i32, 1 : i32, 1 : i32, 1 : i32]}> : (tensor<1x8x1x64xbf16>) -> tensor<1x8x1x32xbf16>
    %n = "ttnn.neg"(%hi) : (tensor<1x8x1x32xbf16>) -> tensor<1x8x1x32xbf16>
    %t = "ttnn.concat"(%n, %lo) <{dim = 3 : si32}> : (tensor<1x8x1x32xbf16>, tensor<1x8x1x32xbf16>) -> tensor<1x8x1x64xbf16>
    %a = "ttnn.multiply"(%x, %c) : (tensor<1x8x1x64xbf16>, tensor<1x1x1x64xbf16>) -> tensor<1x8x1x64xbf16>
    %b = "ttnn.multiply"(%t, %s) : (tensor<1x8x1x64xbf16>, tensor<1x1x1x64xbf16>) -> tensor<1x8x1x64xbf16>
    %k = "ttnn.add"(%a, %b) : (tensor<1x8x1x64xbf16>, tensor<1x8x1x64xbf16>) -> tensor<1x8x1x64xbf16>
    // fuse: rope_cache_append [cache=%cache]
    %r = "ttnn.concat"(%cache, %k) <{dim = 2 : si32}> : (tensor<1x8x128x64xbf16>, tensor<1x8x1x64xbf16>) -> tensor<1x8x129x64xbf16>
    return %r : tensor<1x8x129x64xbf16>
  }

  func.func @op(%cache: tensor<1x8x128x64xbf16> {ttcore.argument_type = #ttcore.argument_type<input>}, %x: tensor<1x8x1x64xbf16> {ttcore.argument_type = #ttcore.argument_type<input>}, %c: tensor<1x1x1x64xbf16> {ttcore.argument_type = #ttcore.argument_type<input>}, %s: tensor<1x1x1x64xbf16> {ttcore.argument_type = #ttcore.argument_type<input>}, %pos: tensor<1x8x1x64xsi32> {ttcore.argument_type = #ttcore.argument_type<input>}) -> tensor<1x8x128x64xbf16> {
    %k = "ttnn.rotary_embedding"(%x, %c, %s) : (tensor<1x8x1x64xbf16>, tensor<1x1x1x64xbf16>, tensor<1x1x1x64xbf16>) -> tensor<1x8x1x64xbf16>
    // fuse: rope_cache_append
    %r = "ttnn.scatter"(%cache, %pos, %k) <{dim = 2 : i32, scatter_reduce_type = #ttcore.reduce_type<invalid>}> : (tensor<1x8x128x64xbf16>, tensor<1x8x1x64xsi32>, tensor<1x8x1x64xbf16>) -> tensor<1x8x128x64xbf16>
    return %r : tensor<1x8x128x64xbf16>
  }

  func.func @heads(%cache: tensor<1x8x128x64xbf16> {ttcore.argument_type = #ttcore.argument_type<input>}, %x: tensor<1x8x1x64xbf16> {ttcore.argument_type = #ttcore.argument_type<input>}, %c: tensor<1x1x1x64xbf16> {ttcore.argument_type = #ttcore.argument_type<input>}, %s: tensor<1x1x1x64xbf16> {ttcore.argument_type = #ttcore.argument_type<input>}, %pos: tensor<1x8x1x64xsi32> {ttcore.argument_type = #ttcore.argument_type<input>}) -> tensor<1x16x1x64xbf16> {
    %hi = "ttnn.slice_static"(%x) <{begins = [0 : i32, 0 : i32, 0 : i32, 32 : i32], ends = [1 : i32, 8 : i32, 1 : i32, 64 : i32], step = [1 : i32, 1 : i32, 1 : i32, 1 : i32]}> : (tensor<1x8x1x64xbf16>) -> tensor<1x8x1x32xbf16>
    %lo = "ttnn.slice_static"(%x) <{begins = [0 : i32, 0 : i32, 0 : i32, 0 : i32], ends = [1 : i32, 8 : i32, 1 : i32, 32 : i32], step = [1 : i32, 1 : i32, 1 : i32, 1 : i32]}> : (tensor<1x8x1x64xbf16>) -> tensor<1x8x1x32xbf16>
    %n = "ttnn.neg"(%hi) : (tensor<1x8x1x32xbf16>) -> tensor<1x8x1x32xbf16>
    %t = "ttnn.concat"(%n, %lo) <{dim = 3 : si32}> : (tensor<1x8x1x32xbf16>, tensor<1x8x1x32xbf16>) -> tensor<1x8x1x64xbf16>
    %a = "ttnn.multiply"(%x, %c) : (tensor<1x8x1x64xbf16>, tensor<1x1x1x64xbf16>) -> tensor<1x8x1x64xbf16>
    %b = "ttnn.multiply"(%t, %s) : (tensor<1x8x1x64xbf16>, tensor<1x1x1x64xbf16>) -> tensor<1x8x1x64xbf16>
    %k = "ttnn.add"(%a, %b) : (tensor<1x8x1x64xbf16>, tensor<1x8x1x64xbf16>) -> tensor<1x8x1x64xbf16>
    %y = "ttnn.slice_static"(%cache) <{begins = [0 : i32, 0 : i32, 0 : i32, 0 : i32], ends = [1 : i32, 8 : i32, 1 : i32, 64 : i32], step = [1 : i32, 1 : i32, 1 : i32, 1 : i32]}> : (tensor<1x8x128x64xbf16>) -> tensor<1x8x1x64xbf16>
    // no-fuse: rope_cache_append
    %r = "ttnn.concat"(%y, %k) <{dim = 1 : si32}> : (tensor<1x8x1x64xbf16>, tensor<1x8x1x64xbf16>) -> tensor<1x16x1x64xbf16>
    return %r : tensor<1x16x1x64xbf16>
  }

  func.func @values(%cache: tensor<1x8x128x64xbf16> {ttcore.argument_type = #ttcore.argument_type<input>}, %x: tensor<1x8x1x64xbf16> {ttcore.argument_type = #ttcore.argument_type<input>}, %c: tensor<1x1x1x64xbf16> {ttcore.argument_type = #ttcore.argument_type<input>}, %s: tensor<1x1x1x64xbf16> {ttcore.argument_type = #ttcore.argument_type<input>}, %pos: tensor<1x8x1x64xsi32> {ttcore.argument_type = #ttcore.argument_type<input>}) -> tensor<1x8x128x64xbf16> {
    // no-fuse: rope_cache_append
    %r = "ttnn.scatter"(%cache, %pos, %x) <{dim = 2 : i32, scatter_reduce_type = #ttcore.reduce_type<invalid>}> : (tensor<1x8x128x64xbf16>, tensor<1x8x1x64xsi32>, tensor<1x8x1x64xbf16>) -> tensor<1x8x128x64xbf16>
    return %r : tensor<1x8x128x64xbf16>
  }
}
