// One small fixture per printed form the reader must take.
#include "ir_fixture.h"

using namespace fusionc;
using namespace fusionc::ir;
using namespace fusionc::ir::test;

TEST_CASE("generic op: spans of text, properties, attributes and location") {
  const auto g = body(
      R"(    %0 = "ttnn.matmul"(%a, %b) <{transpose_a = false}> {ttcore.weight_dtype = "bfp_bf4"} : (tensor<2x3xbf16>, tensor<2x3xbf16>) -> tensor<2x2xbf16, #ttnn_layout3> loc(#loc7))");
  REQUIRE(g->ops.size() == 2);
  const Op& op = g->ops[0];
  CHECK(g->op_name(0) == "ttnn.matmul");
  CHECK(op.dialect == Dialect::Ttnn);
  CHECK(g->str(op.text).starts_with("%0 = \"ttnn.matmul\""));
  CHECK(g->str(op.text).ends_with("loc(#loc7)"));
  CHECK(g->str(op.properties) == "transpose_a = false");
  CHECK(g->str(op.attributes) == R"(ttcore.weight_dtype = "bfp_bf4")");
  CHECK(g->str(op.location) == "#loc7");
  CHECK(operand_names(*g, 0) == Names{"%a", "%b"});
  CHECK(g->type(g->result(0)).dims == std::vector<std::int64_t>{2, 2});
  CHECK(g->type(g->result(0)).encoding == "#ttnn_layout3");
  CHECK(g->op_name(1) == "func.return");
  CHECK(g->line(0) == 3);
}

TEST_CASE("generic op: discardable dictionary only, blank before the parenthesis, no operands, no results") {
  const auto g = body(
      R"(    %0 = "ttir.add" (%a, %b) {ttir.should_hoist} : (tensor<2x3xbf16>, tensor<2x3xbf16>) -> tensor<2x3xbf16>
    %1 = "ttir.constant"() <{value = dense<1.0> : tensor<1xf32>}> : () -> tensor<1xf32>
    "ttnn.deallocate"(%0) <{force = false}> : (tensor<2x3xbf16>) -> ()
    "test.unnamed"() : () -> (f32, i1))");
  CHECK(g->str(g->ops[0].attributes) == "ttir.should_hoist");
  CHECK(g->str(g->ops[0].properties).empty());
  CHECK(g->operands(1).empty());
  CHECK(g->ops[2].result_count == 0);
  CHECK(g->ops[3].result_count == 2);
  CHECK(g->type(g->result(3, 1)).text == "i1");
  CHECK(g->uses(g->result(0)).empty());
  REQUIRE(g->deallocates(g->result(0)).size() == 1);
  CHECK(g->deallocates(g->result(0))[0] == 2);
}

TEST_CASE("results: packed, named lists, mixed, projections") {
  const auto g = body(R"(    %5:2 = "x.two"(%a) : (tensor<2x3xbf16>) -> (tensor<1xf32>, tensor<2xf32>)
    %values, %indices = "ttir.topk"(%5#1) : (tensor<2xf32>) -> (tensor<3xf32>, tensor<3xi32>)
    %p:2, %q = "x.three"(%values, %indices, %5) : (tensor<3xf32>, tensor<3xi32>, tensor<1xf32>) -> (i1, i8, i16)
    "x.use"(%p#1, %q, %5#0) : (i8, i16, tensor<1xf32>) -> ())");
  CHECK(operand_names(*g, 1) == Names{"%5#1"});
  CHECK(operand_names(*g, 2) == Names{"%values#0", "%indices#1", "%5#0"});
  CHECK(operand_names(*g, 3) == Names{"%p#1", "%q#2", "%5#0"});
  CHECK(g->type(g->result(2, 2)).text == "i16");
  CHECK(g->find_value(0, "%5#1") == g->result(0, 1));
  CHECK(g->find_value(0, "%5#2") == kNone);
  CHECK(g->find_value(0, "%q") == g->result(2, 2));
  CHECK(g->find_value(0, "%none") == kNone);
  CHECK(g->uses(g->result(0, 0)).size() == 2);
  CHECK(g->uses(g->result(0, 0))[0].op == 2);
  CHECK(g->uses(g->result(0, 0))[0].operand == 2);
  CHECK(g->uses(g->result(0, 0))[1].op == 3);
}

TEST_CASE("arrows and brackets inside of attributes and types do not end anything") {
  const auto g = body(
      R"(    %0 = "ttnn.a"(%a) <{m = affine_map<(d0) -> (d0)>, s = "}> ) : -> \" {", c = #ttnn.memory_config<#l1, <block_sharded>, #ttnn.shard_spec<<[#ttnn.core_range<(0,0), (7,5)>]>, <32x64>, <row_major>>>, set = affine_set<(d0) : (d0 - 1 >= 0)>}> : (tensor<2x3xbf16, #ttnn.ttnn_layout<(d0, d1) -> (d0, d1), <1x1>, memref<1x1x!ttcore.tile<32x32, f32>, #dram>>>) -> tensor<3072x3072x!ttcore.tile<32x32, bfp_bf8>, #ttnn_layout9>
    %1 = "x.b"(%0) : (tensor<1xf32>) -> f32)");
  CHECK(g->ops.size() == 3);
  CHECK(g->str(g->ops[0].properties).ends_with("(d0 - 1 >= 0)>"));
  const Type& type = g->type(g->result(0));
  CHECK(type.dims == std::vector<std::int64_t>{3072, 3072});
  CHECK(type.dtype == Dtype::BfpBf8);
}

TEST_CASE("custom forms of ttir, ttcore and tensor") {
  const auto g = body(R"(    %0 = ttir.empty() : tensor<4x5xbf16> loc(#loc2)
    %1 = "ttir.add"(%a, %b, %0) : (tensor<2x3xbf16>, tensor<2x3xbf16>, tensor<4x5xbf16>) -> tensor<4x5xbf16>
    %2 = tensor.empty() : tensor<2xf32>
    %3:2 = ttcore.load_cached(@main_const_eval_1, [%a, %b]) : (tensor<2x3xbf16>, tensor<2x3xbf16>) -> (tensor<2xf32>, tensor<3xf32>) loc(unknown)
    %4 = call @hoisted(%1) {ttir.cpu_hoist_call} : (tensor<4x5xbf16>) -> tensor<6xf32> loc(#loc)
    %5 = func.call @"odd name"(%4) : (tensor<6xf32>) -> tensor<7xf32>
    %6 = ttcore.load_cached(@main_const_eval_2, []) : () -> tensor<8xf32>
    %7 = ttir.to_layout %4, %2 : tensor<6xf32> into tensor<2xf32> -> tensor<2xf32>)");
  CHECK(operand_names(*g, 1) == Names{"%a", "%b"});
  CHECK(g->uses(g->result(0)).empty());
  CHECK(g->str(g->ops[0].location) == "#loc2");
  CHECK(g->str(g->ops[3].callee) == "main_const_eval_1");
  CHECK(operand_names(*g, 3) == Names{"%a", "%b"});
  CHECK(g->type(g->result(3, 1)).text == "tensor<3xf32>");
  CHECK(g->op_name(4) == "func.call");
  CHECK(g->str(g->ops[4].callee) == "hoisted");
  CHECK(g->str(g->ops[4].attributes) == "ttir.cpu_hoist_call");
  CHECK(g->str(g->ops[5].callee) == "odd name");
  CHECK(g->operands(6).empty());
  CHECK(operand_names(*g, 7) == Names{"%4"});
  CHECK(g->type(g->result(7)).text == "tensor<2xf32>");
}

TEST_CASE("a destination is only what an empty op made, of the type of the result, after an operand") {
  const auto g = body(R"(    %0 = ttir.empty() : tensor<4xbf16>
    %1 = ttir.empty() : tensor<4xbf16>
    %2:2 = "ttir.two"(%a, %0, %1) : (tensor<2x3xbf16>, tensor<4xbf16>, tensor<4xbf16>) -> (tensor<4xbf16>, tensor<4xbf16>)
    %3 = "ttir.relu"(%0) : (tensor<4xbf16>) -> tensor<4xbf16>
    %4 = "ttir.reshape"(%a, %0) : (tensor<2x3xbf16>, tensor<4xbf16>) -> tensor<5xbf16>
    %5 = call @f(%a, %0) : (tensor<2x3xbf16>, tensor<4xbf16>) -> tensor<4xbf16>)");
  CHECK(operand_names(*g, 2) == Names{"%a"});
  CHECK(operand_names(*g, 3) == Names{"%0"});
  CHECK(operand_names(*g, 4) == Names{"%a", "%0"});
  CHECK(operand_names(*g, 5) == Names{"%a", "%0"});
}

TEST_CASE("custom forms of other dialects: operands and result types") {
  const auto g = body(R"(    %c = stablehlo.constant dense<"0x00FF"> : tensor<1xi16>
    %0 = stablehlo.add %a, %b : tensor<2x3xbf16>
    %1 = stablehlo.select %c, %0, %a : tensor<2x3xi1>, tensor<2x3xbf16>
    %2 = stablehlo.convolution(%1, %b) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64} : (tensor<2x3xbf16>, tensor<2x3xbf16>) -> tensor<9xbf16> loc("x")
    %3 = llvm.mlir.constant(3072 : index) : i64
    %4 = llvm.ptrtoint %3 : !llvm.ptr to i64
    llvm.store %3, %4 : i64, !llvm.ptr loc(#loc)
    %5 = sdy.all_reduce {"_axis_0"} %0 out_sharding=<@mesh, [{}, {"x"}]> : tensor<2x3xbf16>
    %6 = stablehlo.composite "tenstorrent.rms_norm" %0, %1 {composite_attributes = {epsilon = 1.0E-6 : f32}, decomposition = @impl} : (tensor<2x3xbf16>, tensor<2x3xbf16>) -> tensor<2x3xbf16>
    %7 = arith.constant true
    %8 = torch.aten.mm %0, %1 : !torch.vtensor<[1,2],f32>, !torch.vtensor<[2],f32> -> !torch.vtensor<[1],f32>
    %9 = foo.bar[%3, 4] baz<3, "q"> (%4)
        {some = "attr"}
        : i64 loc(#loc3)
    %10 = stablehlo.slice %0 [0:2, 0:1] : (tensor<2x3xbf16>) -> tensor<2x1xbf16>)");
  CHECK(g->type(g->result(0)).text == "tensor<1xi16>");
  CHECK(operand_names(*g, 1) == Names{"%a", "%b"});
  CHECK(g->type(g->result(2)).text == "tensor<2x3xbf16>");
  CHECK(operand_names(*g, 2) == Names{"%c", "%0", "%a"});
  CHECK(g->type(g->result(3)).text == "tensor<9xbf16>");
  CHECK(g->str(g->ops[3].location) == "\"x\"");
  CHECK(g->type(g->result(5)).text == "i64");
  CHECK(g->ops[6].result_count == 0);
  CHECK(operand_names(*g, 6) == Names{"%3", "%4"});
  CHECK(operand_names(*g, 7) == Names{"%0"});
  CHECK(operand_names(*g, 8) == Names{"%0", "%1"});
  CHECK(g->type(g->result(9)).text.empty());
  CHECK(g->type(g->result(10)).text == "!torch.vtensor<[1],f32>");
  CHECK(operand_names(*g, 11) == Names{"%3", "%4"});
  CHECK(g->str(g->ops[11].attributes) == R"(some = "attr")");
  CHECK(g->str(g->ops[11].location) == "#loc3");
  CHECK(g->type(g->result(12)).text == "tensor<2x1xbf16>");
  CHECK(g->ops.size() == 14);
}

TEST_CASE("regions in generic form: block arguments, nesting, scopes that may reuse names") {
  const auto g = body(R"(    %27:2 = "stablehlo.reduce"(%a, %b) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg66: tensor<f32> loc("r"), %arg67: tensor<f32>):
      %258 = "stablehlo.add"(%arg66, %a) : (tensor<f32>, tensor<2x3xbf16>) -> tensor<f32>
      "stablehlo.return"(%258) : (tensor<f32>) -> ()
    }, {
    ^bb0(%arg66: tensor<f32>):
      %258 = "stablehlo.mul"(%arg66, %b) : (tensor<f32>, tensor<2x3xbf16>) -> tensor<f32>
    }) {extra} : (tensor<2x3xbf16>, tensor<2x3xbf16>) -> (tensor<2x39xf32>, tensor<1xf32>) loc(#loc9)
    "x.use"(%27#1) : (tensor<1xf32>) -> ())");
  CHECK(g->op_name(0) == "stablehlo.reduce");
  CHECK(g->op_name(3) == "stablehlo.mul");
  CHECK(g->ops[1].parent == 0);
  CHECK(g->ops[3].parent == 0);
  CHECK(g->ops[4].parent == kNone);
  CHECK(g->str(g->ops[0].text).ends_with("loc(#loc9)"));
  CHECK(g->str(g->ops[0].attributes) == "extra");
  CHECK(g->str(g->ops[0].properties) == "dimensions = array<i64: 2>");
  CHECK(g->type(g->result(0, 1)).text == "tensor<1xf32>");
  CHECK(operand_names(*g, 4) == Names{"%27#1"});
  const Value& argument = g->values[g->operands(1)[0]];
  CHECK(argument.def == kNone);
  CHECK(g->operands(1)[0] != g->operands(3)[0]);
  CHECK(g->find_value(0, "%258") == kNone);  // two of them
}

TEST_CASE("regions in custom form") {
  const auto g = body(
      R"(    %0:2 = sdy.manual_computation(%a, %b) in_shardings=[<@mesh, [{"_axis_0", ?}, {?}]>] manual_axes={} (%arg2: tensor<1xi64>, %arg3: tensor<2xf32>) {
      %1 = stablehlo.negate %arg3 : tensor<2xf32>
      sdy.return %1, %arg2 : tensor<2xf32>, tensor<1xi64>
    } : (tensor<2x3xbf16>, tensor<2x3xbf16>) -> (tensor<2xf32>, tensor<1xi64>) loc(#loc4)
    %2 = stablehlo.reduce(%a init: %b) across dimensions = [1] : (tensor<2x3xbf16>, tensor<bf16>) -> tensor<2xbf16>
     reducer(%arg4: tensor<bf16>, %arg5: tensor<bf16>)  {
      %3 = stablehlo.add %arg4, %arg5 : tensor<bf16>
      stablehlo.return %3 : tensor<bf16>
    }
    %4 = scf.for %i = %a to %b step %2 iter_args(%acc = %2) -> (tensor<2xbf16>) {
      %5 = "x.f"(%i, %acc) : (index, tensor<2xbf16>) -> tensor<2xbf16>
      scf.yield %5 : tensor<2xbf16>
    }
    %6 = stablehlo.while(%it = %4) : tensor<2xbf16>
     cond {
      stablehlo.return %it : tensor<2xbf16>
    } do {
      stablehlo.return %it : tensor<2xbf16>
    }
    scf.if %6 {
      "x.g"(%6) : (tensor<2xbf16>) -> ()
    } else {
    }
    linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} ins(%a : tensor<2x3xbf16>) outs(%b : tensor<2x3xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x3xbf16>
    "x.use"(%0#1, %6) : (tensor<1xi64>, tensor<2xbf16>) -> ())");
  CHECK(operand_names(*g, 0) == Names{"%a", "%b"});
  CHECK(operand_names(*g, 2) == Names{"%1", "%arg2"});
  CHECK(g->type(g->result(0, 1)).text == "tensor<1xi64>");
  CHECK(g->str(g->ops[0].text).ends_with("loc(#loc4)"));
  CHECK(g->op_name(3) == "stablehlo.reduce");
  CHECK(operand_names(*g, 3) == Names{"%a", "%b"});
  CHECK(g->type(g->result(3)).text == "tensor<2xbf16>");
  CHECK(operand_names(*g, 4) == Names{"%arg4", "%arg5"});
  CHECK(operand_names(*g, 6) == Names{"%a", "%b", "%2", "%2"});
  CHECK(operand_names(*g, 7) == Names{"%i", "%acc"});
  CHECK(g->op_name(9) == "stablehlo.while");
  CHECK(g->ops[11].parent == 9);
  CHECK(operand_names(*g, 11) == Names{"%it"});
  CHECK(g->op_name(12) == "scf.if");
  CHECK(g->op_name(14) == "linalg.generic");
  CHECK(operand_names(*g, 14) == Names{"%a", "%b"});
  CHECK(operand_names(*g, 16) == Names{"%0#1", "%6"});
  CHECK(g->ops.size() == 18);
}

TEST_CASE("blocks may use values of later blocks") {
  const auto g = read(R"(module {
  llvm.func @f(%arg0: i64) -> i64 {
    llvm.br ^bb2
  ^bb1:  // pred: ^bb2
    %1 = llvm.add %0, %arg0 : i64
    llvm.return %1 : i64
  ^bb2:
    %0 = llvm.mul %arg0, %arg0 : i64
    llvm.cond_br %0, ^bb1, ^bb3(%0 : i64)
  ^bb3(%2: i64):
    llvm.return %2 : i64
  }
}
)");
  CHECK(operand_names(*g, 1) == Names{"%0", "%arg0"});
  CHECK(g->operands(1)[0] == g->result(3));
  CHECK(operand_names(*g, 4) == Names{"%0", "%0"});
  CHECK(operand_names(*g, 5) == Names{"%2"});
}

TEST_CASE("functions: kinds, arguments, return ops, callers, declarations") {
  const auto g = read(R"(module @top {
  ttcore.device_module {
    builtin.module @top attributes {x} {
      ttcore.device @default_device = <workerGrid = #ttcore.grid<8x8, (d0, d1) -> (0, d0, d1)>, l1Map = (d0)[s0] -> (0, d0 + s0), chipIds = [0]> loc(#loc)
      func.func private @main_const_eval_0(%arg0: tensor<5xbf16, #l> loc(unknown)) -> tensor<5xbf16> attributes {tt.function_type = "const_eval"} {
        return %arg0 : tensor<5xbf16>
      } loc(#loc)
      func.func private @old_const_eval() attributes {const_eval} {
        return
      }
      func.func private @trace_0_main(%arg0: tensor<1xbf16>) -> tensor<1xbf16> attributes {tt.function_type = "trace_main"} {
        %0 = call @cpu_f(%arg0) : (tensor<1xbf16>) -> tensor<1xbf16>
        return %0 : tensor<1xbf16>
      }
      func.func private @run(%arg0: tensor<1xbf16>) attributes {tt.function_type = "trace_run_and_capture"} {
        %0 = call @trace_0_main(%arg0) : (tensor<1xbf16>) -> tensor<1xbf16>
        return
      }
      func.func private @execute() attributes {tt.function_type = "trace_execute"} {
        return
      }
      func.func private @impl(%arg0: f32) attributes {tt.composite_decomposition} {
        return
      }
      func.func @main(%arg0: tensor<1xbf16> {ttir.name = "x", k = {a = "}"}} loc("p0.2"), %arg1: tensor<2xbf16> {ttir.name = "w"} loc(#loc5)) -> (tensor<1xbf16> {r = 1 : i32}, tensor<2xbf16>) attributes {tt.function_type = "forward_device"} {
        %0 = "ttnn.get_device"() : () -> !ttnn.device
        %1 = "ttnn.capture_or_execute_trace"(%0, %arg0) <{capture_callee = @run, execute_callee = @execute}> : (!ttnn.device, tensor<1xbf16>) -> tensor<1xbf16>
        %2 = ttcore.load_cached(@main_const_eval_0, [%arg1]) : (tensor<2xbf16>) -> tensor<2xbf16>
        return %1, %2 : tensor<1xbf16>, tensor<2xbf16> loc(#loc)
      } loc(#loc)
      func.func private @cpu_f(tensor<1xbf16>) -> tensor<1xbf16> attributes {tt.function_type = "forward_cpu_declaration"} loc(#loc)
    } loc(#loc)
  }
  ttcore.cpu_module {
    builtin.module {
      llvm.func @malloc(i64, ...) -> !llvm.ptr
      func.func @cpu_f(%arg0: tensor<1xbf16>) -> tensor<1xbf16> {
        %0 = "ttir.neg"(%arg0) : (tensor<1xbf16>) -> tensor<1xbf16>
        return %0 : tensor<1xbf16>
      }
    }
  }
}
)");
  const auto kind = [&](std::string_view symbol) {
    return to_string(g->functions[g->find_function(symbol)].kind);
  };
  CHECK(g->str(g->symbol) == "top");
  CHECK(g->functions.size() == 10);
  CHECK(kind("main_const_eval_0") == "const-eval");
  CHECK(kind("old_const_eval") == "const-eval");
  CHECK(kind("trace_0_main") == "forward");
  CHECK(kind("run") == "trace wrapper");
  CHECK(kind("execute") == "trace wrapper");
  CHECK(kind("impl") == "decomposition");
  CHECK(kind("main") == "forward");
  CHECK(kind("malloc") == "declaration");
  CHECK(kind("cpu_f") == "cpu");  // the one with a body
  CHECK(g->find_function("none") == kNone);

  const FuncId id = g->find_function("main");
  const Function& main = g->functions[id];
  CHECK(main.end_op - main.first_op == 4);
  CHECK(g->op_name(main.return_op) == "func.return");
  CHECK(main.return_op == main.end_op - 1);
  CHECK(g->str(main.text).starts_with("func.func @main("));
  CHECK(g->str(main.text).ends_with("} loc(#loc)"));
  REQUIRE(main.arguments.size() == 2);
  CHECK(g->str(main.arguments[0].attributes) == R"(ttir.name = "x", k = {a = "}"})");
  CHECK(g->str(main.arguments[0].location) == "\"p0.2\"");
  CHECK(g->str(main.arguments[1].location) == "#loc5");
  CHECK(g->find_value(id, "%arg1") == main.first_argument + 1);
  CHECK(g->type(main.first_argument + 1).dims == std::vector<std::int64_t>{2});
  CHECK(g->functions[g->find_function("run")].callers == std::vector<OpId>{main.first_op + 1});
  CHECK(g->functions[g->find_function("main_const_eval_0")].callers == std::vector<OpId>{main.first_op + 2});
  CHECK(g->functions[g->find_function("trace_0_main")].callers.size() == 1);
  CHECK(g->str(g->ops[main.first_op + 2].text) ==
        "%2 = ttcore.load_cached(@main_const_eval_0, [%arg1]) : (tensor<2xbf16>) -> tensor<2xbf16>");
  // Ops are numbered in text order and know their function.
  for (OpId op = 1; op < g->ops.size(); ++op) CHECK(g->ops[op].text.begin > g->ops[op - 1].text.begin);
  for (FuncId f = 0; f < g->functions.size(); ++f)
    for (OpId op = g->functions[f].first_op; op < g->functions[f].end_op; ++op)
      CHECK(g->ops[op].function == f);
}

TEST_CASE("modules and functions in generic form") {
  const auto g = read(R"(#loc3 = loc("y")

"builtin.module"() <{sym_name = "YOLOv8"}> ({
  "ttcore.device_module"() ({
    "builtin.module"() <{sym_name = "YOLOv8"}> ({
      "func.func"() <{arg_attrs = [{ttir.name = "w"}, {}], function_type = (tensor<2xbf16, #l>) -> tensor<1xbf16>, sym_name = "f", sym_visibility = "private"}> ({
      ^bb0(%arg689: tensor<2xbf16, #l> loc("YOLOv8":0:0), %arg1: i1):
        %2248 = "func.call"(%arg689) <{callee = @g}> : (tensor<2xbf16, #l>) -> tensor<1xbf16> loc(#loc3)
        "func.return"(%2248) : (tensor<1xbf16>) -> () loc(#loc)
      }) {tt.function_type = "const_eval"} : () -> () loc(#loc)
      "func.func"() <{function_type = () -> (), sym_name = "g"}> ({
      }) : () -> ()
      "func.func"() ({
      ^bb0(%arg0: i1):
        "func.return"() : () -> ()
      }) {arg_attrs = [{last}], sym_name = "h"} : () -> ()
    }) : () -> ()
  }) : () -> ()
}) : () -> () loc(#loc)
)");
  CHECK(g->str(g->symbol) == "YOLOv8");
  REQUIRE(g->functions.size() == 3);
  const Function& f = g->functions[0];
  CHECK(g->str(f.symbol) == "f");
  CHECK(f.kind == FunctionKind::ConstEval);
  REQUIRE(f.arguments.size() == 2);
  CHECK(g->str(f.arguments[0].attributes) == R"(ttir.name = "w")");
  CHECK(g->str(f.arguments[0].location) == "\"YOLOv8\":0:0");
  CHECK(f.arguments[1].attributes.empty());
  CHECK(operand_names(*g, 0) == Names{"%arg689"});
  CHECK(g->str(g->ops[0].callee) == "g");
  CHECK(f.return_op == 1);
  CHECK(g->functions[1].kind == FunctionKind::Declaration);
  CHECK(g->functions[1].callers == std::vector<OpId>{0});
  CHECK(g->str(g->functions[2].symbol) == "h");
  CHECK(g->str(g->functions[2].arguments[0].attributes) == "last");
  CHECK(g->locations->size() == 1);
}

TEST_CASE("other dialects of the same logs: vhlo, old tt spellings, sdy, emitc, d2m") {
  const auto g = read(R"ir(module @m {
  tt.device_module {
    builtin.module {
      tt.device @default_device = <workerGrid = #tt.grid<16x32, (d0, d1) -> ((d0 floordiv 8) * 4 + d1 floordiv 8, d0 mod 2)>, chipIds = [0]> loc(#loc)
      sdy.mesh @mesh = <["x"=1, "y"=1]>
      vhlo.func_v1 @main(%arg0: !vhlo.tensor_v1<8x!vhlo.f32_v1>) -> (!vhlo.tensor_v1<8x!vhlo.f32_v1>) {
        %0 = "vhlo.broadcast_in_dim_v1"(%arg0) <{broadcast_dimensions = #vhlo.tensor_v1<dense<> : tensor<0xi64>>}> : (!vhlo.tensor_v1<8x!vhlo.f32_v1>) -> !vhlo.tensor_v1<8x!vhlo.f32_v1>
        "vhlo.return_v1"(%0) : (!vhlo.tensor_v1<8x!vhlo.f32_v1>) -> ()
      } {arg_attrs = #vhlo.array_v1<[#vhlo.dict_v1<{#vhlo.string_v1<"mhlo.sharding"> = #vhlo.string_v1<"{devices=[2,1,4]<=[8]}">}>]>, sym_visibility = #vhlo.string_v1<"">}
      func.func @old(%arg0: tensor<2xbf16>) -> tensor<2xbf16> {
        %0 = tensor.empty() : tensor<2xbf16>
        %1 = "ttir.relu"(%arg0, %0) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#tt.operand_constraint<dram|l1|scalar|tile|any_layout>]}> : (tensor<2xbf16>, tensor<2xbf16>) -> tensor<2xbf16>
        %2 = d2m.generic {block_factors = [1, 1], indexing_maps = [#map], iterator_types = [#parallel]}
            ins(%1 : tensor<2xbf16>)
            outs(%0 : tensor<2xbf16>) {
        ^compute0(%cb0: memref<1x!ttcore.tile<32x32, bf16>>, %cb1: memref<1xf32>):
          "x.y"(%cb0) : (memref<1x!ttcore.tile<32x32, bf16>>) -> ()
        }, {
        ^datamovement0(%cb0: f32):
          d2m.yield %cb0 : (f32)
        } : tensor<2xbf16>
        return %2 : tensor<2xbf16>
      }
      emitc.func private @e(%arg0: !emitc.ptr<f32>) attributes {specifiers = ["static"]} {
        emitc.verbatim "// {} \\22"
        emitc.return
      }
    }
  }
}
)ir");
  REQUIRE(g->functions.size() == 3);
  CHECK(g->op_name(g->functions[0].return_op) == "vhlo.return_v1");
  CHECK(g->str(g->functions[0].text).ends_with("}"));
  const OpId relu = g->functions[1].first_op + 1;
  CHECK(g->op_name(relu) == "ttir.relu");
  CHECK(operand_names(*g, relu) == Names{"%arg0"});
  CHECK(g->op_name(relu + 1) == "d2m.generic");
  CHECK(operand_names(*g, relu + 1) == Names{"%1", "%0"});
  CHECK(g->type(g->result(relu + 1)).text == "tensor<2xbf16>");
  CHECK(g->ops[relu + 2].parent == relu + 1);
  CHECK(g->operands(relu + 2)[0] != g->operands(relu + 3)[0]);
  CHECK(g->str(g->functions[2].symbol) == "e");
  CHECK(g->op_name(g->functions[2].return_op) == "emitc.return");
}

TEST_CASE("elided and resource data, tuples, quantised and dynamic types, escapes in strings") {
  const auto g = body(
      R"ir(    %0 = "ttir.constant"() <{value = dense_resource<__elided__> : tensor<32x32xbf16>}> : () -> tensor<32x32xbf16>
    %1 = "ttir.q"(%0) <{s = "\22 } \\"}> : (tensor<32x32xbf16>) -> tensor<1x?x!quant.uniform<i32:f32, 0.1>>
    %2 = "x.t"(%1) : (tensor<1x?x!quant.uniform<i32:f32, 0.1>>) -> tuple<tensor<2xf32>, i1>
    %3 = "ttnn.sem"() : () -> !ttnn.global_semaphore
    %4 = "x.f"() : () -> ((i32) -> i64)
    %5:2 = "x.g"() : () -> ((i32) -> (i64, i1), f32)
    %6 = ttir.constant <{value = dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>}> : tensor<2x2xi32>)ir");
  CHECK(g->str(g->ops[1].properties) == R"(s = "\22 } \\")");
  CHECK(g->type(g->result(1)).dims == std::vector<std::int64_t>{1, kDynamic});
  CHECK(g->type(g->result(2)).text == "tuple<tensor<2xf32>, i1>");
  CHECK(g->type(g->result(3)).text == "!ttnn.global_semaphore");
  CHECK(g->type(g->result(4)).text == "(i32) -> i64");
  CHECK(g->type(g->result(5)).text == "(i32) -> (i64, i1)");
  CHECK(g->type(g->result(5, 1)).text == "f32");
  CHECK(g->type(g->result(6)).text == "tensor<2x2xi32>");
}

TEST_CASE("a function line of hundreds of kilobytes") {
  std::string arguments;
  for (int i = 0; i < 2000; ++i)
    arguments += (i ? ", %arg" : "%arg") + std::to_string(i) +
                 ": tensor<2xbf16> {ttcore.argument_type = #ttcore.argument_type<parameter>, ttir.name = "
                 "\"model.layers[" +
                 std::to_string(i) + "].weight\"} loc(\"p" + std::to_string(i) + "\")";
  REQUIRE(arguments.size() > 250'000);
  const auto g = body("    x.y %arg1999 : tensor<2xbf16>", arguments);
  REQUIRE(g->functions[0].arguments.size() == 2000);
  CHECK(g->str(g->functions[0].arguments[1999].attributes).ends_with("\"model.layers[1999].weight\""));
  CHECK(g->operands(0)[0] == g->functions[0].first_argument + 1999);
}

TEST_CASE("types") {
  const auto dims = [](std::string_view text) { return parse_type(text).dims; };
  CHECK(dims("tensor<1x?x3xf32>") == std::vector<std::int64_t>{1, kDynamic, 3});
  CHECK(parse_type("tensor<1x?x3xf32>").numel() == kDynamic);
  CHECK(parse_type("tensor<f32>").tensor);
  CHECK(parse_type("tensor<f32>").numel() == 1);
  CHECK(parse_type("tensor<2x3xsi32, #a<b, c>>").dtype == Dtype::I32);
  CHECK(parse_type("tensor<2x3xsi32, #a<b, c>>").encoding == "#a<b, c>");
  CHECK(parse_type("tensor<2x3xsi32, #a<b, c>>").numel() == 6);
  CHECK(parse_type("tensor<4x!ttcore.tile<32x32, bfp_bf4>, #l>").dtype == Dtype::BfpBf4);
  CHECK(parse_type("tensor<4x!ttcore.tile<32x32, bfp_bf4>, #l>").encoding == "#l");
  CHECK(parse_type("tensor<1x3x!quant.uniform<i32:f32, 0.1>>").dtype == Dtype::Quant);
  CHECK(parse_type("tensor<1x3x!quant.uniform<i32:f32, 0.1>>").encoding.empty());
  CHECK(parse_type("tensor<2xcomplex<f32>>").dtype == Dtype::Unknown);
  for (const char* text : {"!ttnn.device", "i32", "tuple<tensor<2xf32>>", "tensor<*xf32>", "tensor<2xf32",
                           "tensor<>", "", "memref<2xf32>", "tensor<99999999999999999999xf32>"})
    CHECK_FALSE(parse_type(text).tensor);
  CHECK(parse_dtype(" ui16") == Dtype::Ui16);
  CHECK(parse_dtype("u32") == Dtype::Ui32);
  CHECK(to_string(Dtype::BfpBf8) == "bfp_bf8");
  CHECK(to_string(Dtype::I32) == "i32");
  CHECK(bytes_per_element(Dtype::BfpBf8) == doctest::Approx(1.0625));
  CHECK(bytes_per_element(Dtype::Unknown) == 0);
}

TEST_CASE("arguments with numbers for names, between and beyond the numbers of results") {
  const auto g = read(R"(module {
  func.func @main(%7: tensor<2xf32>, %900000: tensor<3xf32>, %007: tensor<4xf32>) -> tensor<2xf32> {
    %5 = "test.a"(%7, %900000, %007) : (tensor<2xf32>, tensor<3xf32>, tensor<4xf32>) -> tensor<2xf32>
    %9 = "test.b"(%5) : (tensor<2xf32>) -> tensor<2xf32>
    return %9 : tensor<2xf32>
  }
})");
  CHECK(operand_names(*g, 0) == Names{"%7", "%900000", "%007"});
  CHECK(operand_names(*g, 1) == Names{"%5"});
}
