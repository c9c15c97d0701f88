#dram = #ttnn.buffer_type<dram>
#loc = loc(unknown)
#loc1 = loc("p0.1")
#ttnn_layout = #ttnn.ttnn_layout<(d0, d1) -> (d0, d1 floordiv 8), <1x1>, memref<1x1x!ttcore.tile<32x32, f32>, #dram>, <interleaved>>
module @G.1 attributes {ttcore.meshes = #ttcore.meshes<[<"mesh" = 1x1>]>} {
  ttcore.device_module {
    builtin.module @G.1 attributes {x} {
      ttcore.device @default_device = <workerGrid = #ttcore.grid<8x8, (d0, d1) -> (0, d0, d1)>, l1Map = (d0)[s0] -> (0, d0 + s0), chipIds = [0]> loc(#loc)
      func.func private @main_const_eval_0(%arg0: tensor<5xbf16, #ttnn_layout> loc(unknown)) -> (tensor<5xbf16>, f32) attributes {tt.function_type = "const_eval"} {
        return %arg0, %arg0 : tensor<5xbf16>, f32 loc(#loc)
      } loc(#loc)
      func.func @main(%arg0: tensor<5xbf16> {ttir.name = "a\22"} loc("p0.1"), %arg1: tensor<5xbf16> loc(#loc1)) -> (tensor<1xbf16> {r = 1 : i32}) {
        %0:2 = ttcore.load_cached(@main_const_eval_0, [%arg1]) : (tensor<5xbf16>) -> (tensor<5xbf16>, f32) loc(#loc)
        %1 = "ttnn.matmul"(%arg0, %0#1) <{c = #ttnn.shard_spec<<[#ttnn.core_range<(0,0), (7,5)>]>, <32x64>>}> {w = "bfp_bf4"} : (tensor<5xbf16>, f32) -> tensor<1xbf16> loc(#loc2)
        "ttnn.deallocate"(%0#0) <{force = false}> : (tensor<5xbf16>) -> () loc(#loc2)
        %2 = call @cpu_f(%1) {ttir.cpu_hoist_call} : (tensor<1xbf16>) -> tensor<1xbf16> loc(#loc)
        return %2 : tensor<1xbf16> loc(#loc)
      } loc(#loc)
      func.func private @cpu_f(tensor<1xbf16>) -> tensor<1xbf16> attributes {tt.function_type = "forward_cpu_declaration"} loc(#loc)
    } loc(#loc)
  } loc(#loc)
  ttcore.cpu_module {
    builtin.module {
      llvm.func @malloc(i64, ...) -> !llvm.ptr loc(#loc)
      llvm.func @f(%arg0: i64 loc(unknown)) -> i64 {
        %0 = llvm.mlir.constant(3072 : index) : i64 loc(#loc)
        llvm.cond_br %0, ^bb1, ^bb2(%0 : i64)
      ^bb1:  // pred
        llvm.store %0, %arg0 : i64, !llvm.ptr loc(#loc)
        llvm.return %arg0 : i64
      ^bb2(%1: i64):
        llvm.return %1 : i64
      }
    }
  }
} loc(#loc)
#loc2 = loc("matmul.3_in_0_layout"("matmul.3"(#loc1)))
#loc3 = loc(fused[#loc2, #loc4])
#loc4 = loc(callsite(#loc3 at #loc1))
