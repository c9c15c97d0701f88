#include "engine/ir/constant.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <thread>

#include "tests/unit/ir_fixture.h"

using namespace fusionc::ir;

namespace {

constexpr double kInfinity = std::numeric_limits<double>::infinity();

/// `@main` with the given lines as its body.
std::shared_ptr<const Graph> body(const std::string& lines, const std::string& arguments = "") {
  return test::read("module {\n  func.func @main(" + arguments + ") {\n" + lines + "\n    return\n  }\n}\n");
}

std::string show(const Splat& s) {
  if (s.kind == Splat::Kind::NotConstant) return "not constant";
  if (s.kind == Splat::Kind::Unknown) return "unknown";
  return std::isnan(s.value) ? "nan" : std::to_string(s.value);
}

/// The splat of `%0` where `%0` is one op without operands.
Splat literal(const std::string& op) {
  const auto graph = body("    %0 = " + op);
  return splat(*graph, test::value_of(*graph, "%0"));
}

void check_literal(const std::string& op, double expected) {
  CAPTURE(op);
  const Splat s = literal(op);
  CHECK(s.kind == Splat::Kind::Literal);
  CHECK(s.value == expected);
}

std::string constant_op(const std::string& value, const std::string& type) {
  return "\"ttir.constant\"() <{value = " + value + " : " + type + "}> : () -> " + type;
}

/// Splat of a value of a module whose functions are given.
std::string splat_in(const std::string& functions, std::string_view value) {
  const auto graph = test::read("module {\n" + functions + "\n}\n");
  return show(splat(*graph, test::value_of(*graph, value)));
}

}  // namespace

TEST_CASE("dense splats of every element type") {
  check_literal(constant_op("dense<1.000000e+00>", "tensor<1x16xbf16>"), 1.0);
  check_literal(constant_op("dense<0xFF80>", "tensor<4xbf16>"), -kInfinity);
  check_literal(constant_op("dense<0xFF800000>", "tensor<4xf32>"), -kInfinity);
  check_literal(constant_op("dense<0xFFF0000000000000>", "tensor<1x20x16x273xf64>"), -kInfinity);
  check_literal(constant_op("dense<0x3FDA>", "tensor<bf16>"), 1.703125);
  check_literal(constant_op("dense<true>", "tensor<3xi1>"), 1.0);
  check_literal(constant_op("dense<-7>", "tensor<3xsi32>"), -7.0);
  CHECK(show(literal(constant_op("dense<0x7FC00000>", "tensor<4xf32>"))) == "nan");
}

TEST_CASE("lists and blobs are splats when all their elements agree") {
  check_literal(constant_op("dense<[[2.0, 2.0], [2.0, 2.0]]>", "tensor<2x2xf32>"), 2.0);
  check_literal(constant_op("dense<[1.0, 1.000000e+00]>", "tensor<2xf32>"), 1.0);
  CHECK(show(literal(constant_op("dense<[2.0, 2.5]>", "tensor<2xf32>"))) == "not constant");
  CHECK(show(literal(constant_op("dense<[true, false]>", "tensor<2xi1>"))) == "not constant");
  check_literal(constant_op("dense<\"0x0000803F0000803F\">", "tensor<2xf32>"), 1.0);
  check_literal(constant_op("dense<\"0x0000803F\">", "tensor<2xf32>"), 1.0);
  check_literal(constant_op("dense<\"0x80FF80FF80FF\">", "tensor<3xbf16>"), -kInfinity);
  CHECK(show(literal(constant_op("dense<\"0x0000803F00000040\">", "tensor<2xf32>"))) == "not constant");
  // 0 and -0 are one value though their bytes differ.
  check_literal(constant_op("dense<\"0x0000000000000080\">", "tensor<2xf32>"), 0.0);
  check_literal(constant_op("dense<\"0xFFFFFFFF\">", "tensor<1xi32>"), -1.0);
  check_literal(constant_op("dense<\"0xFFFF\">", "tensor<16xi1>"), 1.0);
  CHECK(show(literal(constant_op("dense<\"0xFF0F\">", "tensor<16xi1>"))) == "not constant");
  std::string big = "dense<\"0x";
  for (int i = 0; i < 50000; ++i) big += "0000C03F";
  check_literal(constant_op(big + "\">", "tensor<50000xf32>"), 1.5);
  CHECK(show(literal(constant_op(big.substr(0, big.size() - 1) + "E\">", "tensor<50000xf32>"))) ==
        "not constant");
}

TEST_CASE("data that is not in the text is unknown") {
  CHECK(show(literal(constant_op("dense_resource<__elided__>", "tensor<2xf32>"))) == "unknown");
  CHECK(show(literal(constant_op("dense<\"0x00\">", "tensor<2xf32>"))) == "unknown");
  CHECK(show(literal("\"ttir.constant\"() <{value = #cst}> : () -> tensor<2xf32>")) == "unknown");
  CHECK(show(literal("\"ttir.constant\"() : () -> tensor<2xf32>")) == "unknown");
}

TEST_CASE("full, zeros, ones and arange") {
  check_literal("\"ttir.full\"() <{fill_value = -1.5 : f32, shape = array<i32: 2>}> : () -> tensor<2xf32>",
                -1.5);
  check_literal(
      "\"ttir.full\"() <{fill_value = 0xFF800000 : f32, shape = array<i32: 2>}> : () -> tensor<2xbf16>",
      -kInfinity);
  check_literal("\"ttir.full\"() <{fill_value = 169 : i32, shape = array<i32: 1>}> : () -> tensor<1xi32>",
                169);
  check_literal("\"ttnn.full\"() <{fillValue = 2.000000e+00 : f32}> : () -> tensor<2x2xf32>", 2);
  check_literal("\"ttir.zeros\"() <{shape = array<i32: 1>}> : () -> tensor<1xf32>", 0);
  check_literal("\"ttnn.ones\"() <{shape = #ttnn.shape<1x1>}> : () -> tensor<1x1xbf16>", 1);
  // The value is what the dtype can hold.
  check_literal("\"ttir.full\"() <{fill_value = 1.702 : f32, shape = array<i32: 2>}> : () -> tensor<2xbf16>",
                1.703125);
  CHECK(show(literal(
            "\"ttir.arange\"() <{arange_dimension = 0 : i64, end = 3 : si64, start = 0 : si64, step = 1 : "
            "si64}> : () -> tensor<3xf32>")) == "not constant");
  CHECK(show(literal("\"ttnn.rand\"() : () -> tensor<3xf32>")) == "not constant");
}

TEST_CASE("moving data keeps a splat and a cast rounds it") {
  const auto graph = body(R"(
    %0 = "ttir.full"() <{fill_value = 1.702 : f32, shape = array<i32: 2>}> : () -> tensor<2xf32>
    %1 = "ttir.typecast"(%0) : (tensor<2xf32>) -> tensor<2xbf16>
    %2 = "ttir.typecast"(%1) : (tensor<2xbf16>) -> tensor<2xf32>
    %3 = "ttir.reshape"(%2) <{shape = [1 : i32, 2 : i32]}> : (tensor<2xf32>) -> tensor<1x2xf32>
    %4 = "ttir.broadcast"(%3) <{broadcast_dimensions = array<i64: 3, 1>}> : (tensor<1x2xf32>) -> tensor<3x2xf32>
    %5 = "ttir.permute"(%4) <{permutation = array<i64: 1, 0>}> : (tensor<3x2xf32>) -> tensor<2x3xf32>
    %6 = "ttir.transpose"(%5) <{dim0 = 0 : si32, dim1 = 1 : si32}> : (tensor<2x3xf32>) -> tensor<3x2xf32>
    %7 = "ttir.repeat"(%6) <{repeat_dimensions = array<i64: 2, 1>}> : (tensor<3x2xf32>) -> tensor<6x2xf32>
    %8 = "ttir.slice_static"(%7) <{begins = [0 : i32, 0 : i32], ends = [1 : i32, 2 : i32], step = [1 : i32, 1 : i32]}> : (tensor<6x2xf32>) -> tensor<1x2xf32>
    %9 = "ttir.concat"(%8, %3) <{dim = 0 : si32}> : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<2x2xf32>
    %10 = "ttir.concat"(%9, %4) <{dim = 0 : si32}> : (tensor<2x2xf32>, tensor<3x2xf32>) -> tensor<5x2xf32>
    %11 = "ttir.typecast"(%10) : (tensor<5x2xf32>) -> tensor<5x2xi32>
    %12 = "ttir.typecast"(%10) : (tensor<5x2xf32>) -> tensor<5x2xi1>
    %13 = "ttir.repeat_interleave"(%10) <{dim = 0 : si32, repeats = 2 : ui32}> : (tensor<5x2xf32>) -> tensor<10x2xf32>
    %14 = "ttir.concat"(%0, %12) <{dim = 0 : si32}> : (tensor<2xf32>, tensor<5x2xi1>) -> tensor<5x2xf32>
    %15 = "ttir.pad"(%2) <{padding = array<i32: 1, 1>, value = 1.703125 : f32}> : (tensor<2xf32>) -> tensor<4xf32>
    %16 = "ttir.pad"(%2) <{padding = array<i32: 1, 1>, value = 0.0 : f32}> : (tensor<2xf32>) -> tensor<4xf32>)");
  const auto at = [&](const char* name) { return show(splat(*graph, test::value_of(*graph, name))); };
  CHECK(at("%0") == std::to_string(1.702f));
  for (const char* name : {"%1", "%2", "%3", "%5", "%8", "%10", "%13", "%15"}) {
    CAPTURE(name);
    CHECK(at(name) == "1.703125");
  }
  CHECK(at("%11") == "1.000000");
  CHECK(at("%12") == "1.000000");
  CHECK(at("%14") == "not constant");
  CHECK(at("%16") == "not constant");
}

TEST_CASE("elementwise arithmetic of literals folds") {
  const auto graph = body(R"(
    %a = "ttir.full"() <{fill_value = 3.0 : f32, shape = array<i32: 1>}> : () -> tensor<1xf32>
    %b = "ttir.full"() <{fill_value = 4.0 : f32, shape = array<i32: 2>}> : () -> tensor<2xf32>
    %add = "ttir.add"(%a, %b) : (tensor<1xf32>, tensor<2xf32>) -> tensor<2xf32>
    %sub = "ttir.subtract"(%a, %b) : (tensor<1xf32>, tensor<2xf32>) -> tensor<2xf32>
    %mul = "ttnn.multiply"(%a, %b) : (tensor<1xf32>, tensor<2xf32>) -> tensor<2xf32>
    %div = "ttir.div"(%a, %b) : (tensor<1xf32>, tensor<2xf32>) -> tensor<2xf32>
    %divide = "ttnn.divide"(%a, %b) : (tensor<1xf32>, tensor<2xf32>) -> tensor<2xf32>
    %pow = "ttir.pow"(%a, %b) : (tensor<1xf32>, tensor<2xf32>) -> tensor<2xf32>
    %square = "ttnn.pow_scalar"(%a) <{rhs = 2.000000e+00 : f32}> : (tensor<1xf32>) -> tensor<1xf32>
    %neg = "ttir.neg"(%b) : (tensor<2xf32>) -> tensor<2xf32>
    %sqrt = "ttir.sqrt"(%b) : (tensor<2xf32>) -> tensor<2xf32>
    %rsqrt = "ttir.rsqrt"(%b) : (tensor<2xf32>) -> tensor<2xf32>
    %rec = "ttir.reciprocal"(%b) : (tensor<2xf32>) -> tensor<2xf32>
    %exp = "ttir.exp"(%sub) : (tensor<2xf32>) -> tensor<2xf32>
    %third = "ttir.div"(%a, %b) : (tensor<1xf32>, tensor<2xf32>) -> tensor<2xi32>
    %cos = "ttir.cos"(%b) : (tensor<2xf32>) -> tensor<2xf32>
    %old = "ttir.add"(%a, %b, %dps) : (tensor<1xf32>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>)",
                          "%dps: tensor<2xf32>");
  const auto at = [&](const char* name) { return splat(*graph, test::value_of(*graph, name)); };
  CHECK(at("%add").value == 7);
  CHECK(at("%sub").value == -1);
  CHECK(at("%mul").value == 12);
  CHECK(at("%div").value == 0.75);
  CHECK(at("%divide").value == 0.75);
  CHECK(at("%pow").value == 81);
  CHECK(at("%square").value == 9);
  CHECK(at("%neg").value == -4);
  CHECK(at("%sqrt").value == 2);
  CHECK(at("%rsqrt").value == 0.5);
  CHECK(at("%rec").value == 0.25);
  CHECK(at("%exp").value == static_cast<double>(static_cast<float>(std::exp(-1.0))));
  CHECK(at("%third").value == 0);
  CHECK(show(at("%cos")) == "unknown");  // constant, but we do not compute it
  CHECK(show(at("%old")) == "not constant");
}

TEST_CASE(
    "what is computed from a tensor that is not literal is not constant; a lone unknown element stays "
    "unknown") {
  const auto graph =
      body(R"(
    %half = "ttir.full"() <{fill_value = 0.5 : f32, shape = array<i32: 1>}> : () -> tensor<1xf32>
    %0 = "ttir.multiply"(%x, %half) : (tensor<4xf32>, tensor<1xf32>) -> tensor<4xf32>
    %1 = "ttir.multiply"(%w, %half) : (tensor<4xf32>, tensor<1xf32>) -> tensor<4xf32>
    %2 = "ttir.multiply"(%s, %half) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %3 = "ttir.reshape"(%2) <{shape = [1 : i32, 1 : i32]}> : (tensor<1xf32>) -> tensor<1x1xf32>
    %4 = "ttir.softmax"(%w) <{dim = 0 : si32}> : (tensor<4xf32>) -> tensor<4xf32>
    %5 = "ttir.sum"(%x) <{dim_arg = [0 : i32], keep_dim = true}> : (tensor<4xf32>) -> tensor<1xf32>
    %6 = "ttir.typecast"(%w) : (tensor<4xf32>) -> tensor<4xbf16>)",
           "%x: tensor<4xf32> {ttcore.argument_type = #ttcore.argument_type<input>}, %w: "
           "tensor<4xf32> {ttcore.argument_type = #ttcore.argument_type<parameter>}, %s: tensor<1xf32>");
  const auto at = [&](const char* name) { return show(splat(*graph, test::value_of(*graph, name))); };
  CHECK(at("%x") == "not constant");
  CHECK(at("%w") == "unknown");
  CHECK(at("%s") == "unknown");
  CHECK(at("%0") == "not constant");
  CHECK(at("%1") == "not constant");
  CHECK(at("%2") == "unknown");
  CHECK(at("%3") == "unknown");
  CHECK(at("%4") == "not constant");
  CHECK(at("%5") == "not constant");
  CHECK(at("%6") == "unknown");
}

namespace {

// A const-eval function with two results, one called before it stands in the text, a hoisted one whose body
// is in the CPU module, and arguments passed through.
constexpr const char* kCalls = R"(
module {
  ttcore.device_module {
    builtin.module {
      func.func @main(%x: tensor<2x2xf32> {ttcore.argument_type = #ttcore.argument_type<input>}, %w: tensor<2xf32> {ttcore.argument_type = #ttcore.argument_type<parameter>}) -> tensor<2x2xf32> {
        %0:2 = ttcore.load_cached(@main_const_eval_0, [%w]) : (tensor<2xf32>) -> (tensor<2x2xf32>, tensor<1x2xf32>)
        %1 = ttcore.load_cached(@main_const_eval_1, []) : () -> tensor<1xf32>
        %2 = "ttir.multiply"(%x, %0#0) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
        %3 = "ttir.add"(%0#1, %0#1) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
        %4 = "ttir.add"(%3, %x) : (tensor<1x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
        %5 = call @twice(%1) : (tensor<1xf32>) -> tensor<1xf32>
        %6 = call @either(%1) : (tensor<1xf32>) -> tensor<1xf32>
        %7 = call @either(%5) : (tensor<1xf32>) -> tensor<1xf32>
        %8 = call @external(%1) : (tensor<1xf32>) -> tensor<1xf32>
        return %2 : tensor<2x2xf32>
      }
      func.func private @main_const_eval_0(%arg0: tensor<2xf32>) -> (tensor<2x2xf32>, tensor<1x2xf32>) attributes {tt.function_type = "const_eval"} {
        %0 = "ttir.full"() <{fill_value = 5.000000e-01 : f32, shape = array<i32: 2, 2>}> : () -> tensor<2x2xf32>
        %1 = "ttir.reshape"(%arg0) <{shape = [1 : i32, 2 : i32]}> : (tensor<2xf32>) -> tensor<1x2xf32>
        return %0, %1 : tensor<2x2xf32>, tensor<1x2xf32>
      }
      func.func private @main_const_eval_1() -> tensor<1xf32> attributes {tt.function_type = "const_eval"} {
        %0 = "ttir.full"() <{fill_value = 3.000000e+00 : f32, shape = array<i32: 1>}> : () -> tensor<1xf32>
        %1 = call @hoisted(%0) {ttir.cpu_hoist_call} : (tensor<1xf32>) -> tensor<1xf32>
        return %1 : tensor<1xf32>
      }
      func.func private @hoisted(tensor<1xf32>) -> tensor<1xf32>
      func.func private @external(tensor<1xf32>) -> tensor<1xf32>
      func.func private @twice(%arg0: tensor<1xf32>) -> tensor<1xf32> {
        %0 = "ttir.add"(%arg0, %arg0) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
        return %0 : tensor<1xf32>
      }
      func.func private @either(%arg0: tensor<1xf32>) -> tensor<1xf32> {
        return %arg0 : tensor<1xf32>
      }
    }
  }
  ttcore.cpu_module {
    builtin.module {
      func.func @hoisted(%arg0: tensor<1xf32>) -> tensor<1xf32> {
        %0 = "ttir.add"(%arg0, %arg0) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
        return %0 : tensor<1xf32>
      }
    }
  }
}
)";

}  // namespace

TEST_CASE("values behind load_cached, calls and single-caller arguments") {
  const auto graph = test::read(kCalls);
  const auto at = [&](const char* name) { return test::value_of(*graph, name); };
  CHECK(show(splat(*graph, at("%0#0"))) == "0.500000");
  CHECK(show(splat(*graph, at("%0#1"))) == "unknown");
  CHECK(show(splat(*graph, at("%1"))) == "6.000000");
  CHECK(show(splat(*graph, at("%2"))) == "not constant");
  CHECK(show(splat(*graph, at("%5"))) == "12.000000");
  // Two callers pass different literals.
  CHECK(show(splat(*graph, at("%6"))) == "not constant");
  CHECK(show(splat(*graph, at("%8"))) == "unknown");

  CHECK(constant(*graph, at("%x")) == Truth::No);
  CHECK(constant(*graph, at("%w")) == Truth::Yes);
  CHECK(constant(*graph, at("%0#0")) == Truth::Yes);
  CHECK(constant(*graph, at("%2")) == Truth::No);
  CHECK(constant(*graph, at("%3")) == Truth::Yes);
  CHECK(constant(*graph, at("%4")) == Truth::No);
  CHECK(constant(*graph, at("%5")) == Truth::Yes);

  const ValueId reshaped = test::value_of(*graph, "%1", "main_const_eval_0");
  CHECK(definition(*graph, at("%0#1")) == reshaped);
  CHECK(definition(*graph, test::value_of(*graph, "%arg0", "main_const_eval_0")) == at("%w"));
  CHECK(definition(*graph, at("%5")) == test::value_of(*graph, "%0", "twice"));
  CHECK(definition(*graph, at("%6")) == at("%6"));  // its body stands for two calls
  CHECK(definition(*graph, at("%2")) == at("%2"));
  CHECK(definition(*graph, at("%w")) == at("%w"));
}

TEST_CASE("arguments without a word about themselves are unknown, older spellings count") {
  const auto graph =
      body(R"(
    %0 = "ttir.add"(%a, %p) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %1 = "ttir.add"(%p, %c) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %2 = "ttir.add"(%0, %i) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %3 = ttir.empty() : tensor<2xf32>)",
           "%a: tensor<2xf32>, %p: tensor<2xf32> {tt.argument_type = #tt.argument_type<parameter>}, %c: "
           "tensor<2xf32> {ttcore.argument_type = #ttcore.argument_type<constant>, ttir.name = \"c\"}, "
           "%i: tensor<2xf32> {ttcore.argument_type = #ttcore.argument_type<input>}");
  const auto at = [&](const char* name) { return constant(*graph, test::value_of(*graph, name)); };
  CHECK(at("%a") == Truth::Unknown);
  CHECK(at("%p") == Truth::Yes);
  CHECK(at("%c") == Truth::Yes);
  CHECK(at("%i") == Truth::No);
  CHECK(at("%0") == Truth::Unknown);
  CHECK(at("%1") == Truth::Yes);
  CHECK(at("%2") == Truth::No);
  CHECK(at("%3") == Truth::Unknown);
}

namespace {

/// A traced module; `capture` is the capture wrapper and `operands` what main passes after the device.
std::string traced(const std::string& capture, const std::string& attributes,
                   const std::string& trace_arguments = "") {
  return R"(module {
  func.func private @trace_0_main(%arg0: tensor<2xf32>, %arg1: tensor<1xf32> {ttcore.argument_type = #ttcore.argument_type<constant>})" +
         trace_arguments + R"() -> tensor<2xf32> attributes {tt.function_type = "trace_main"} {
    %0 = "ttnn.multiply"(%arg0, %arg1) : (tensor<2xf32>, tensor<1xf32>) -> tensor<2xf32>
    return %0 : tensor<2xf32>
  }
)" + capture +
         R"(
  func.func private @execute_trace_0_main(%arg0: tensor<ui32>) attributes {tt.function_type = "trace_execute"} {
    return
  }
  func.func private @main_const_eval_0() -> tensor<1xf32> attributes {tt.function_type = "const_eval"} {
    %0 = "ttnn.full"() <{fill_value = 0.125 : f32}> : () -> tensor<1xf32>
    return %0 : tensor<1xf32>
  }
  func.func @main(%x: tensor<2xf32> {ttcore.argument_type = #ttcore.argument_type<input>}) -> tensor<2xf32> attributes {tt.function_type = "forward_device"} {
    %0 = "ttnn.get_device"() : () -> !ttnn.device
    %1 = ttcore.load_cached(@main_const_eval_0, []) : () -> tensor<1xf32>
    %2 = "ttnn.capture_or_execute_trace"(%0, %x, %1) <{)" +
         attributes +
         R"(capture_callee = @run_and_capture_trace_0_main, execute_callee = @execute_trace_0_main}> : (!ttnn.device, tensor<2xf32>, tensor<1xf32>) -> tensor<2xf32>
    return %2 : tensor<2xf32>
  }
})";
}

constexpr const char* kCapture = R"(
  func.func private @run_and_capture_trace_0_main(%arg0: tensor<2xf32>, %arg1: tensor<1xf32>) -> (tensor<ui32>, tensor<2xf32>) attributes {tt.function_type = "trace_run_and_capture"} {
    %0 = "ttnn.get_device"() : () -> !ttnn.device
    %1 = "ttnn.empty"(%0) : (!ttnn.device) -> tensor<2xf32>
    "ttnn.write_tensor"(%arg0, %1) <{blocking = false, cq_id = 0 : ui32}> : (tensor<2xf32>, tensor<2xf32>) -> ()
    %2 = call @trace_0_main(%1, %arg1) : (tensor<2xf32>, tensor<1xf32>) -> tensor<2xf32>
    %3 = "ttnn.begin_trace_capture"(%0) <{cq_id = 0 : ui32}> : (!ttnn.device) -> tensor<ui32>
    %4 = call @trace_0_main(%1, %arg1) : (tensor<2xf32>, tensor<1xf32>) -> tensor<2xf32>
    "ttnn.end_trace_capture"(%0, %3) <{cq_id = 0 : ui32}> : (!ttnn.device, tensor<ui32>) -> ()
    return %3, %4 : tensor<ui32>, tensor<2xf32>
  })";

// Newer form: every slot is an argument of the capture function, results are copied into output slots.
constexpr const char* kSlots = R"(
  func.func private @run_and_capture_trace_0_main(%arg0: tensor<2xf32>, %arg1: tensor<2xf32>, %arg2: tensor<1xf32>, %arg3: tensor<2xf32>) -> tensor<ui32> attributes {tt.function_type = "trace_run_and_capture"} {
    %0 = "ttnn.get_device"() : () -> !ttnn.device
    "ttnn.write_tensor"(%arg0, %arg1) <{blocking = false, cq_id = 0 : ui32}> : (tensor<2xf32>, tensor<2xf32>) -> ()
    %2 = call @trace_0_main(%arg1, %arg2, %arg3) : (tensor<2xf32>, tensor<1xf32>, tensor<2xf32>) -> tensor<2xf32>
    %3 = "ttnn.begin_trace_capture"(%0) <{cq_id = 0 : ui32}> : (!ttnn.device) -> tensor<ui32>
    %4 = call @trace_0_main(%arg1, %arg2, %arg3) : (tensor<2xf32>, tensor<1xf32>, tensor<2xf32>) -> tensor<2xf32>
    return %3 : tensor<ui32>
  })";

}  // namespace

TEST_CASE("arguments of a traced body are operands of capture_or_execute_trace") {
  for (const bool slots : {false, true}) {
    CAPTURE(slots);
    const auto graph =
        test::read(slots ? traced(kSlots, "allocate_slots_callee = @allocate, ", ", %arg2: tensor<2xf32>")
                         : traced(kCapture, ""));
    const auto in_trace = [&](const char* name) { return test::value_of(*graph, name, "trace_0_main"); };
    CHECK(show(splat(*graph, in_trace("%arg1"))) == "0.125000");
    CHECK(show(splat(*graph, in_trace("%arg0"))) == "not constant");
    CHECK(constant(*graph, in_trace("%arg0")) == Truth::No);
    CHECK(constant(*graph, in_trace("%arg1")) == Truth::Yes);
    CHECK(constant(*graph, in_trace("%0")) == Truth::No);
    CHECK(definition(*graph, in_trace("%arg0")) == test::value_of(*graph, "%x"));
    CHECK(definition(*graph, in_trace("%arg1")) == test::value_of(*graph, "%0", "main_const_eval_0"));
    if (slots) {
      CHECK(constant(*graph, in_trace("%arg2")) == Truth::Unknown);
      CHECK(definition(*graph, in_trace("%arg2")) == in_trace("%arg2"));
    }
  }
}

TEST_CASE("recursive calls end unknown") {
  const std::string functions = R"(
  func.func @main(%x: tensor<2xf32>) {
    %0 = call @a(%x) : (tensor<2xf32>) -> tensor<2xf32>
    %1 = call @b(%x) : (tensor<2xf32>) -> tensor<2xf32>
    return
  }
  func.func private @a(%arg0: tensor<2xf32>) -> tensor<2xf32> {
    %0 = call @a(%arg0) : (tensor<2xf32>) -> tensor<2xf32>
    return %0 : tensor<2xf32>
  }
  func.func private @b(%arg0: tensor<2xf32>) -> tensor<2xf32> {
    %0 = call @c(%arg0) : (tensor<2xf32>) -> tensor<2xf32>
    return %0 : tensor<2xf32>
  }
  func.func private @c(%arg0: tensor<2xf32>) -> tensor<2xf32> {
    %0 = call @b(%arg0) : (tensor<2xf32>) -> tensor<2xf32>
    return %0 : tensor<2xf32>
  })";
  CHECK(splat_in(functions, "%0") == "unknown");
  CHECK(splat_in(functions, "%1") == "unknown");
  const auto graph = test::read("module {\n" + functions + "\n}\n");
  CHECK(constant(*graph, test::value_of(*graph, "%0")) == Truth::Unknown);
  CHECK(varies(*graph, test::value_of(*graph, "%0"), 0) == Truth::Unknown);
  CHECK(definition(*graph, test::value_of(*graph, "%0")) != kNone);
}

TEST_CASE("many threads may ask a fresh graph at once") {
  const auto alone = test::read(kCalls), shared = test::read(kCalls);
  std::vector<std::vector<std::string>> seen(4);
  std::vector<std::thread> threads;
  for (auto& mine : seen) {
    threads.emplace_back([&shared, &mine] {
      for (ValueId v = 0; v < shared->values.size(); ++v) mine.push_back(show(splat(*shared, v)));
    });
  }
  for (std::thread& t : threads) t.join();
  for (ValueId v = 0; v < alone->values.size(); ++v) {
    for (const auto& mine : seen) CHECK(mine[v] == show(splat(*alone, v)));
  }
}

TEST_CASE("the table does not depend on who asks first") {
  const auto first = test::read(kCalls), second = test::read(kCalls);
  std::vector<std::string> forward, backward;
  for (ValueId v = 0; v < first->values.size(); ++v) forward.push_back(show(splat(*first, v)));
  for (ValueId v = static_cast<ValueId>(second->values.size()); v-- > 0;)
    backward.push_back(show(splat(*second, v)));
  std::reverse(backward.begin(), backward.end());
  CHECK(forward == backward);
}
