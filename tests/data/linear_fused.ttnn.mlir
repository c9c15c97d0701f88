#dram = #ttnn.buffer_type<dram>
#loc1 = loc("p0.1")
#loc2 = loc("p1.2")
#loc3 = loc("p2.3")
#ttnn_layout = #ttnn.ttnn_layout<(d0, d1) -> (d0, d1), <1x1>, memref<1x2x!ttcore.tile<32x32, bf16>, #dram>, <interleaved>>
#ttnn_layout1 = #ttnn.ttnn_layout<(d0, d1) -> (d0, d1), <1x1>, memref<4x2x!ttcore.tile<32x32, bf16>, #dram>, <interleaved>>
#ttnn_layout2 = #ttnn.ttnn_layout<(d0) -> (0, d0), <1x1>, memref<1x4x!ttcore.tile<32x32, bf16>, #dram>, <interleaved>>
#ttnn_layout3 = #ttnn.ttnn_layout<(d0, d1) -> (d0, d1), <1x1>, memref<1x4x!ttcore.tile<32x32, bf16>, #dram>, <interleaved>>
module @Linear {
  func.func private @main_const_eval_0(%arg0: tensor<128xbf16, #ttnn_layout2> loc(unknown)) -> tensor<1x128xbf16, #ttnn_layout3> attributes {tt.function_type = "const_eval"} {
    %0 = "ttnn.reshape"(%arg0) <{shape = [1 : i32, 128 : i32]}> : (tensor<128xbf16, #ttnn_layout2>) -> tensor<1x128xbf16, #ttnn_layout3> loc(#loc10)
    return %0 : tensor<1x128xbf16, #ttnn_layout3> loc(#loc)
  } loc(#loc)
  func.func @main(%arg0: tensor<32x64xbf16, #ttnn_layout> {ttcore.argument_type = #ttcore.argument_type<input>, ttir.name = "args_0"} loc(#loc1), %arg1: tensor<128x64xbf16, #ttnn_layout1> {ttcore.argument_type = #ttcore.argument_type<parameter>, ttir.name = "model.layers.7.mlp.up_proj.weight"} loc(#loc2), %arg2: tensor<128xbf16, #ttnn_layout2> {ttcore.argument_type = #ttcore.argument_type<parameter>, ttir.name = "model.layers.7.mlp.up_proj.bias"} loc(#loc3)) -> tensor<32x128xbf16, #ttnn_layout3> attributes {tt.function_type = "forward_device"} {
    %0 = ttcore.load_cached(@main_const_eval_0, [%arg2]) : (tensor<128xbf16, #ttnn_layout2>) -> tensor<1x128xbf16, #ttnn_layout3> loc(#loc)
    "ttnn.deallocate"(%arg2) <{force = false}> : (tensor<128xbf16, #ttnn_layout2>) -> () loc(#loc)
    %1 = "ttnn.linear"(%arg0, %arg1, %0) <{transpose_a = false, transpose_b = true}> : (tensor<32x64xbf16, #ttnn_layout>, tensor<128x64xbf16, #ttnn_layout1>, tensor<1x128xbf16, #ttnn_layout3>) -> tensor<32x128xbf16, #ttnn_layout3> loc(#loc12)
    return %1 : tensor<32x128xbf16, #ttnn_layout3> loc(#loc)
  } loc(#loc)
} loc(#loc)
#loc = loc(unknown)
#loc10 = loc("reshape.12")
#loc11 = loc("dot.11")
#loc12 = loc("add.13")
