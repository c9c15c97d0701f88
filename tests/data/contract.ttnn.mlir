#dram = #ttnn.buffer_type<dram>
#loc = loc(unknown)
#ttnn_layout20 = #ttnn.ttnn_layout<(d0, d1) -> (d0, d1), <1x1>, memref<1x96x!ttcore.tile<32x32, bf16>, #dram>, <interleaved>>
#ttnn_layout29 = #ttnn.ttnn_layout<(d0, d1, d2) -> (d0 * 32 + d1, d2), <1x1>, memref<1x96x!ttcore.tile<32x32, f32>, #dram>, <interleaved>>
#ttnn_layout75 = #ttnn.ttnn_layout<(d0, d1, d2) -> (d0 * 32 + d1, d2), <1x1>, memref<1x1x!ttcore.tile<32x32, f32>, #dram>, <interleaved>>
#ttnn_layout104 = #ttnn.ttnn_layout<(d0, d1, d2) -> (d0 * 8192 + d1, d2), <1x1>, memref<256x96x!ttcore.tile<32x32, f32>, #dram>, <interleaved>>
#ttnn_layout112 = #ttnn.ttnn_layout<(d0, d1) -> (d0, d1), <1x1>, memref<256x24x!ttcore.tile<32x32, bf16>, #dram>, <interleaved>>
#ttnn_layout113 = #ttnn.ttnn_layout<(d0, d1) -> (d0, d1), <1x1>, memref<256x96x!ttcore.tile<32x32, bf16>, #dram>, <interleaved>>
#ttnn_layout115 = #ttnn.ttnn_layout<(d0, d1) -> (d0, d1), <1x1>, memref<96x24x!ttcore.tile<32x32, bf16>, #dram>, <interleaved>>
#ttnn_layout120 = #ttnn.ttnn_layout<(d0, d1, d2, d3) -> (d0 * 98304 + d1 * 4096 + d2, d3), <1x1>, memref<6144x4x!ttcore.tile<32x32, bf16>, #dram>, <interleaved>>
#ttnn_layout121 = #ttnn.ttnn_layout<(d0, d1, d2, d3) -> (d0 * 98304 + d1 * 4096 + d2, d3), <1x1>, memref<6144x128x!ttcore.tile<32x32, bf16>, #dram>, <interleaved>>
#ttnn_layout122 = #ttnn.ttnn_layout<(d0) -> (0, d0), <1x1>, memref<1x1x!ttcore.tile<32x32, bf16>, #dram>, <interleaved>>
module @Contract {
  func.func @main(%1725: tensor<8190x768xbf16, #ttnn_layout112> loc("p0.1"), %weight_q: tensor<3072x768xbf16, #ttnn_layout115> loc("p1.2"), %568: tensor<1x3072xbf16, #ttnn_layout20> loc("p2.3"), %1733: tensor<1x8190x3072xf32, #ttnn_layout104> loc("p3.4"), %531: tensor<1x1x3072xf32, #ttnn_layout29> loc("p4.5"), %637: tensor<1x8190x3072xf32, #ttnn_layout104> loc("p5.6"), %250: tensor<1x1x1xf32, #ttnn_layout75> loc("p6.7"), %q: tensor<2x24x4096x128xbf16, #ttnn_layout120> loc("p7.8"), %k: tensor<2x24x4096x128xbf16, #ttnn_layout120> loc("p8.9"), %scale: tensor<1xbf16, #ttnn_layout122> loc("p9.10"), %v: tensor<2x24x4096x128xbf16, #ttnn_layout120> loc("p10.11")) -> (tensor<8190x3072xbf16, #ttnn_layout113>, tensor<1x8190x3072xf32, #ttnn_layout104>, tensor<2x24x4096x128xbf16, #ttnn_layout120>) {
    %1727 = "ttnn.matmul"(%1725, %weight_q) <{transpose_b = true}> : (tensor<8190x768xbf16, #ttnn_layout112>, tensor<3072x768xbf16, #ttnn_layout115>) -> tensor<8190x3072xbf16, #ttnn_layout113> loc(#loc19102)
    %1728 = "ttnn.add"(%1727, %568) <{dtype = #ttcore.supportedDataTypes<bf16>}> : (tensor<8190x3072xbf16, #ttnn_layout113>, tensor<1x3072xbf16, #ttnn_layout20>) -> tensor<8190x3072xbf16, #ttnn_layout113> loc(#loc16303)
    %1734 = "ttnn.layer_norm"(%1733) <{epsilon = 9.99999997E-7 : f32, operandSegmentSizes = array<i32: 1, 0, 0>}> : (tensor<1x8190x3072xf32, #ttnn_layout104>) -> tensor<1x8190x3072xf32, #ttnn_layout104> loc(#loc)
    %1735 = "ttnn.add"(%531, %637) <{dtype = #ttcore.supportedDataTypes<f32>}> : (tensor<1x1x3072xf32, #ttnn_layout29>, tensor<1x8190x3072xf32, #ttnn_layout104>) -> tensor<1x8190x3072xf32, #ttnn_layout104> loc(#loc15643)
    %1736 = "ttnn.add"(%1735, %250) <{dtype = #ttcore.supportedDataTypes<f32>}> : (tensor<1x8190x3072xf32, #ttnn_layout104>, tensor<1x1x1xf32, #ttnn_layout75>) -> tensor<1x8190x3072xf32, #ttnn_layout104> loc(#loc16305)
    %1737 = "ttnn.multiply"(%1734, %1736) <{dtype = #ttcore.supportedDataTypes<f32>}> : (tensor<1x8190x3072xf32, #ttnn_layout104>, tensor<1x8190x3072xf32, #ttnn_layout104>) -> tensor<1x8190x3072xf32, #ttnn_layout104> loc(#loc16306)
    %2001 = "ttnn.matmul"(%q, %k) <{transpose_b = true}> : (tensor<2x24x4096x128xbf16, #ttnn_layout120>, tensor<2x24x4096x128xbf16, #ttnn_layout120>) -> tensor<2x24x4096x4096xbf16, #ttnn_layout121> loc(#loc18800)
    %2002 = "ttnn.multiply"(%2001, %scale) : (tensor<2x24x4096x4096xbf16, #ttnn_layout121>, tensor<1xbf16, #ttnn_layout122>) -> tensor<2x24x4096x4096xbf16, #ttnn_layout121> loc(#loc18801)
    %2003 = "ttnn.softmax"(%2002) <{dimension = -1}> : (tensor<2x24x4096x4096xbf16, #ttnn_layout121>) -> tensor<2x24x4096x4096xbf16, #ttnn_layout121> loc(#loc18802)
    %2004 = "ttnn.matmul"(%2003, %v) : (tensor<2x24x4096x4096xbf16, #ttnn_layout121>, tensor<2x24x4096x128xbf16, #ttnn_layout120>) -> tensor<2x24x4096x128xbf16, #ttnn_layout120> loc(#loc18803)
    return %1728, %1737, %2004 : tensor<8190x3072xbf16, #ttnn_layout113>, tensor<1x8190x3072xf32, #ttnn_layout104>, tensor<2x24x4096x128xbf16, #ttnn_layout120> loc(#loc)
  } loc(#loc)
} loc(#loc)
#loc19102 = loc("dot.11")
#loc16303 = loc("add.12")
#loc15643 = loc("add.31")
#loc16305 = loc("add.32")
#loc16306 = loc("multiply.33")
#loc18800 = loc("dot.51")
#loc18801 = loc("multiply.52")
#loc18802 = loc("softmax.53")
#loc18803 = loc("dot.54")
