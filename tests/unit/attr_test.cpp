#include "engine/ir/attr.h"

#include <doctest/doctest.h>

#include <cmath>
#include <limits>
#include <random>

#include "engine/ir/literal.h"

using namespace fusionc::ir;
using Ints = std::vector<std::int64_t>;

namespace {

std::string get(std::string_view dictionary, std::string_view name) {
  const auto value = find_attribute(dictionary, name);
  return value ? std::string(*value) : "(none)";
}

}  // namespace

TEST_CASE("values end at their comma, whatever brackets and strings they hold") {
  const std::string_view d =
      "compute_config = #ttnn.device_compute_kernel_config<math_fidelity = hifi4, fp32_dest_acc_en = true>, "
      "map = affine_map<(d0, d1)[s0] -> (d0 floordiv 8, d1 mod 8 + s0)>, set = affine_set<(d0) : (d0 >= 0, "
      "d0 "
      "- 1 == 0)>, name = \"a, b = \\22{[<\", esc = \"q\\\"x, y = 1\", shard = #ttnn.memory_config<#l1, "
      "<block_sharded>, #ttnn.shard_spec<<[#ttnn.core_range<(0,0), (7,5)>]>, <32x64>, <row_major>>>, last = "
      "3 "
      ": i32";
  CHECK(get(d, "compute_config") ==
        "#ttnn.device_compute_kernel_config<math_fidelity = hifi4, fp32_dest_acc_en = true>");
  CHECK(get(d, "map") == "affine_map<(d0, d1)[s0] -> (d0 floordiv 8, d1 mod 8 + s0)>");
  CHECK(get(d, "set") == "affine_set<(d0) : (d0 >= 0, d0 - 1 == 0)>");
  CHECK(get(d, "name") == "\"a, b = \\22{[<\"");
  CHECK(get(d, "esc") == "\"q\\\"x, y = 1\"");
  CHECK(get(d, "shard") ==
        "#ttnn.memory_config<#l1, <block_sharded>, #ttnn.shard_spec<<[#ttnn.core_range<(0,0), (7,5)>]>, "
        "<32x64>, <row_major>>>");
  CHECK(get(d, "last") == "3 : i32");
  for (const char* inner : {"b", "y", "math_fidelity", "d0", "x"}) CHECK(get(d, inner) == "(none)");
}

TEST_CASE("keys are whole, may be quoted or dotted, and unit attributes are empty values") {
  const std::string_view d =
      "ttir.should_hoist, ttcore.argument_type = #ttcore.argument_type<parameter>,\n  \"odd key, =\" = 7 : "
      "i32, "
      "keep_dim = false, dim_arg = [-1 : i32]";
  CHECK(get(d, "ttir.should_hoist").empty());
  CHECK(get(d, "should_hoist") == "(none)");
  CHECK(get(d, "ttcore.argument_type") == "#ttcore.argument_type<parameter>");
  CHECK(get(d, "odd key, =") == "7 : i32");
  CHECK(get(d, "keep_dim") == "false");
  CHECK(get(d, "dim") == "(none)");
  CHECK(get(d, "dim_arg") == "[-1 : i32]");
  CHECK(get("", "a") == "(none)");
  CHECK(get("a = 1", "") == "(none)");
}

TEST_CASE("dotted names reach into parameters, and only whole keys count there too") {
  const std::string_view relu =
      "batch_size = 1 : i32, conv2d_config = #ttnn.conv2d_config<weights_dtype = bf16, activation = <op_type "
      "= "
      "relu>, deallocate_activation = true, core_grid = #ttnn.core_range_set<[#ttnn.core_range<(0,0), "
      "(7,7)>]>>, "
      "stride = array<i32: 1, 1>";
  CHECK(get(relu, "conv2d_config.activation") == "<op_type = relu>");
  CHECK(get(relu, "conv2d_config.activation.op_type") == "relu");
  CHECK(get(relu, "conv2d_config.deallocate_activation") == "true");
  CHECK(get(relu, "conv2d_config.stride") == "(none)");
  CHECK(get(relu, "activation") == "(none)");
  const std::string_view none =
      "conv2d_config = #ttnn.conv2d_config<weights_dtype = bf16, deallocate_activation = true>, outer = {a = "
      "{b = "
      "1 : i32}, c}";
  CHECK(get(none, "conv2d_config.activation") == "(none)");
  CHECK(get(none, "outer.a.b") == "1 : i32");
  CHECK(get(none, "outer.c").empty());
  CHECK(get(none, "outer.d") == "(none)");
}

TEST_CASE("a key with dots wins over a path, and a path through a dotted key works") {
  CHECK(get("a = <b = 1>, a.b = 2", "a.b") == "2");
  CHECK(get("x.cfg = #x.cfg<p = 4 : i32>", "x.cfg.p") == "4 : i32");
}

TEST_CASE("text that breaks off gives what is there and never runs away") {
  CHECK(get("a = [1, 2", "a") == "[1, 2");
  CHECK(get("a = \"open, b = 3", "b") == "(none)");
  CHECK(get(") ] > a = 3", "a") == "3");
  CHECK(get("cfg = <", "cfg.x") == "(none)");
  CHECK(get("\"", "x") == "(none)");
}

TEST_CASE("an op's properties come before its discardable attributes") {
  const std::string text = "a = 1 : i32|a = 2 : i32, ttcore.weight_dtype = \"bfp_bf4\"";
  Graph graph;
  graph.text = text;
  graph.ops.resize(2);
  graph.ops[0].properties = {0, 11};
  graph.ops[0].attributes = {12, static_cast<std::uint32_t>(text.size())};
  CHECK(attribute(graph, 0, "a") == "1 : i32");
  CHECK(parse_word(*attribute(graph, 0, "ttcore.weight_dtype")) == "bfp_bf4");
  CHECK(!attribute(graph, 1, "a"));
}

TEST_CASE("parse_int") {
  CHECK(parse_int("3 : i32") == 3);
  CHECK(parse_int("-1 : si32") == -1);
  CHECK(parse_int("4294967295 : ui32") == 4294967295);
  CHECK(parse_int("0x1F : i32") == 31);
  CHECK(!parse_int("1.0 : f32"));
  CHECK(!parse_int("99999999999999999999"));
  CHECK(!parse_int(""));
  CHECK(!parse_int("true"));
}

TEST_CASE("parse_float reads decimals, integers and bits by the width of their type") {
  const double infinity = std::numeric_limits<double>::infinity();
  CHECK(parse_float("9.99999974E-6 : f32") == 9.99999974e-6);
  CHECK(parse_float("1.000000e+00 : f32") == 1.0);
  CHECK(parse_float("-0.5") == -0.5);
  CHECK(parse_float("2 : i32") == 2.0);
  CHECK(parse_float("0xFF800000 : f32") == -infinity);
  CHECK(parse_float("0x3F800000 : f32") == 1.0);
  CHECK(parse_float("0xFF80 : bf16") == -infinity);
  CHECK(parse_float("0x3FDA : bf16") == 1.703125);
  CHECK(std::isnan(parse_float("0x7FC0 : bf16").value()));
  CHECK(parse_float("0xFFF0000000000000 : f64") == -infinity);
  CHECK(parse_float("0xFC00 : f16") == -infinity);
  CHECK(parse_float("0x3C00 : f16") == 1.0);
  CHECK(parse_float("0x0001 : f16") == std::ldexp(1.0, -24));
  CHECK(parse_float("0xFBFF : f16") == -65504.0);
  CHECK(parse_float("0x10 : i32") == 16.0);
  CHECK(!parse_float("0x3F : f8E4M3FN"));
  for (const char* bad : {"", "inf : f32", "nan", "1.0.0", "bf16", "\"1.0\""}) CHECK(!parse_float(bad));
}

TEST_CASE("parse_bool") {
  CHECK(parse_bool("true") == true);
  CHECK(parse_bool("false") == false);
  CHECK(!parse_bool("relu"));
}

TEST_CASE("parse_ints reads every way a list of integers is printed") {
  CHECK(parse_ints("[1 : i32, 1280 : i32, -1 : i32]") == Ints{1, 1280, -1});
  CHECK(parse_ints("[1:i32,2:i32]") == Ints{1, 2});
  CHECK(parse_ints("[]") == Ints{});
  CHECK(parse_ints("[[0 : i64, 1 : i64], [2 : i64]]") == Ints{0, 1, 2});
  CHECK(parse_ints("array<i64: 0, 2, 1, 3>") == Ints{0, 2, 1, 3});
  CHECK(parse_ints("array<i32>") == Ints{});
  CHECK(parse_ints("array<i1: true, false>") == Ints{1, 0});
  CHECK(parse_ints("#ttnn.shape<1x257x1>") == Ints{1, 257, 1});
  CHECK(parse_ints("#ttnn.shape<>") == Ints{});
  CHECK(parse_ints("#ttnn<mesh_shape 2x4>") == Ints{2, 4});
  CHECK(parse_ints("<32x64>") == Ints{32, 64});
  CHECK(parse_ints("#ttnn<mesh_offset 0x0>") == Ints{0, 0});
  CHECK(parse_ints("7 : ui32") == Ints{7});
  CHECK(parse_ints("dense<[1, -2]> : tensor<2xi64>") == Ints{1, -2});
  CHECK(parse_ints("dense<[[0, 0], [1, 3]]> : tensor<2x2xi64>") == Ints{0, 0, 1, 3});
  CHECK(parse_ints("dense<5> : tensor<3xi64>") == Ints{5, 5, 5});
  CHECK(parse_ints("dense<> : tensor<0xi64>") == Ints{});
  for (const char* bad : {"[1.0 : f32]", "[1, , 2]", "[1, 2", "#ttnn.shape<1x?>", "#ttnn.shape<1x>", "#alias",
                          "dense<\"0x00000000\"> : tensor<1xi32>", "relu", ""}) {
    CAPTURE(bad);
    CHECK(!parse_ints(bad));
  }
}

TEST_CASE("parse_word finds the word that names an enum, a string or an op type") {
  CHECK(parse_word("\"silu\"") == "silu");
  CHECK(parse_word("#ttcore.supportedDataTypes<bf16>") == "bf16");
  CHECK(parse_word("#ttnn.layout<tile>") == "tile");
  CHECK(parse_word("<op_type = relu>") == "relu");
  CHECK(parse_word("#ttnn.unary_with_param<op_type = relu_min, params = [0.0 : f32]>") == "relu_min");
  CHECK(parse_word("#ttir<pooling_method Sum>") == "Sum");
  CHECK(parse_word("#tt.argument_type<parameter>") == "parameter");
  CHECK(parse_word("relu") == "relu");
  CHECK(parse_word("@main_const_eval_0") == "@main_const_eval_0");
  CHECK(parse_word("") == "");
  CHECK(parse_word("\"open") == "open");
}

TEST_CASE("damaged text: results stay inside it, whatever it holds") {
  const std::string seeds[] = {
      "conv2d_config = #ttnn.conv2d_config<weights_dtype = bf16, activation = <op_type = relu>>, value = "
      "dense<[[1, "
      "2], [3, 4]]> : tensor<2x2xi64>, \"k\\\"ey\" = \"a\\22b\", m = affine_map<(d0) -> (d0)>, x = "
      "array<i64: 1, -2>",
      "value = dense<\"0x0000803F0000803F\"> : tensor<2xf32>, s = #ttnn.shape<1x257x1>, u, v = 0xFF80 : "
      "bf16"};
  const std::string_view bytes = "\"\\<>()[]{},=:-x0 #.a";
  std::mt19937 random(7);
  std::size_t found = 0;
  for (int round = 0; round < 20000; ++round) {
    std::string text = seeds[random() % 2];
    for (unsigned edits = random() % 6; edits > 0; --edits) {
      const std::size_t at = random() % text.size();
      if (random() % 3 == 0) {
        text.erase(at, 1 + random() % 8);
      } else {
        text.insert(at, 1, bytes[random() % bytes.size()]);
      }
      if (text.empty()) text = "a";
    }
    const auto inside = [&](std::string_view view) {
      return view.data() >= text.data() && view.data() + view.size() <= text.data() + text.size();
    };
    for (const char* name : {"value", "conv2d_config.activation.op_type", "x", "s", "u", "k\\\"ey", "m.d0"}) {
      const auto value = find_attribute(text, name);
      if (!value) continue;
      ++found;
      CHECK((value->empty() || inside(*value)));
      const std::string_view word = parse_word(*value);
      CHECK((word.empty() || inside(word)));
      (void)parse_ints(*value);
      (void)parse_float(*value);
      (void)literal_splat(*value);
      (void)literal_elements(*value, 100);
    }
  }
  CHECK(found > 40000);
}
