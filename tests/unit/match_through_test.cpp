// Look-through, chains, axes.
#include "match_helpers.h"

using namespace fusionc;
using namespace fusionc::test;

TEST_CASE("look-through crosses what the rule names, and layout moves always") {
  const std::string through = "through cast\nmatch { out = relu(tanh(x)) }",
                    strict = "match { out = relu(tanh(x)) }";
  const std::string cast =
      "t = ttir.tanh(x) : 4x8\nc = ttir.typecast(t) : 4x8xf32\nr = ttir.relu(c) : 4x8xf32";
  const Matched m = matched(through, "x 4x8", cast);
  CHECK(m.core() == "t r");
  CHECK(m.path() == "c");
  CHECK(m.bound("x") == "x");
  CHECK(matched(strict, "x 4x8", cast).size() == 0);
  const Matched layout =
      matched(strict, "x 4x8", "t = ttnn.tanh(x) : 4x8\nl = ttnn.to_layout(t) : 4x8\nr = ttnn.relu(l) : 4x8",
              rule::Level::Ttnn);
  CHECK(layout.core() == "t r");
  CHECK(layout.path() == "l");
}

TEST_CASE("a capture binds the nearest value, and a deeper one where the rest asks for it") {
  const Matched near = matched("through cast\nmatch { out = relu(x) }", "x 4x8",
                               "c = ttir.typecast(x) : 4x8xf32\nr = ttir.relu(c) : 4x8xf32");
  CHECK(near.bound("x") == "c");
  CHECK(near.path().empty());
  const Matched deep =
      matched("through cast\nmatch { out = multiply(x, sigmoid(x)) }", "y 4x8",
              "c = ttir.typecast(y) : 4x8xf32\ns = ttir.sigmoid(c) : 4x8xf32\nd = ttir.typecast(s) : 4x8\n"
              "m = ttir.multiply(y, d) : 4x8");
  CHECK(deep.bound("x") == "y");
  CHECK(deep.core() == "s m");
  CHECK(deep.path() == "c d");
  const Matched guarded = matched("through cast\nmatch { out = relu(x) }\nwhere { dtype(x) == bf16 }",
                                  "x 4x8", "c = ttir.typecast(x) : 4x8xf32\nr = ttir.relu(c) : 4x8xf32");
  CHECK(guarded.bound("x") == "x");
  CHECK(guarded.path() == "c");
}

TEST_CASE("look-through is not greedy: an op of a class may still be an op of the pattern") {
  const Matched m = matched("through reshape\nmatch { out = relu(reshape(tanh(x))) }", "x 4x8",
                            "t = ttir.tanh(x) : 4x8\na = ttir.reshape(t) {shape = [32 : i32]} : 32\n"
                            "b = ttir.reshape(a) {shape = [8 : i32, 4 : i32]} : 8x4\nr = ttir.relu(b) : 8x4");
  CHECK(m.core() == "t b r");
  CHECK(m.path() == "a");
}

TEST_CASE("conditions on what is crossed") {
  const auto count = [](const std::string& through, const std::string& ir) {
    return matched("through " + through + "\nmatch { out = relu(tanh(x)) }", "x 2x4x8",
                   "t = ttir.tanh(x) : 2x4x8\n" + ir)
        .size();
  };
  const std::string merge = "a = ttir.reshape(t) {shape = [8 : i32, 8 : i32]} : 8x8\nr = ttir.relu(a) : 8x8";
  const std::string flat = "a = ttir.reshape(t) {shape = [64 : i32]} : 64\nr = ttir.relu(a) : 64";
  const std::string unit =
      "a = ttir.reshape(t) {shape = [2 : i32, 1 : i32, 4 : i32, 8 : i32]} : 2x1x4x8\nr = ttir.relu(a) : "
      "2x1x4x8";
  CHECK(count("reshape if keeps(-1)", merge) == 1);
  CHECK(count("reshape if keeps(-2)", merge) == 0);
  CHECK(count("reshape if keeps(-1)", flat) == 0);
  CHECK(count("reshape", flat) == 1);
  CHECK(count("reshape if units", unit) == 1);
  CHECK(count("reshape if units", merge) == 0);
  const std::string swap =
      "a = ttir.permute(t) {permutation = array<i64: 0, 2, 1>} : 2x8x4\nr = ttir.relu(a) : 2x8x4";
  const std::string rotate =
      "a = ttir.permute(t) {permutation = array<i64: 1, 2, 0>} : 4x8x2\nr = ttir.relu(a) : 4x8x2";
  const std::string transpose =
      "a = ttir.transpose(t) {dim0 = -2 : si32, dim1 = -1 : si32} : 2x8x4\nr = ttir.relu(a) : 2x8x4";
  CHECK(count("permute if swaps_last", swap) == 1);
  CHECK(count("permute if swaps_last", rotate) == 0);
  CHECK(count("permute if swaps_last", transpose) == 1);
}

TEST_CASE("an edge may say otherwise") {
  const std::string ir = "t = ttir.tanh(x) : 4x8\nc = ttir.typecast(t) : 4x8xf32\nr = ttir.relu(c) : 4x8xf32";
  CHECK(matched("match { out = relu(via(cast; tanh(x))) }", "x 4x8", ir).path() == "c");
  CHECK(matched("through cast\nmatch { out = relu(strict(tanh(x))) }", "x 4x8", ir).size() == 0);
}

TEST_CASE("what is looked through between core ops may not be used elsewhere") {
  const std::string rule = "through cast\nmatch { out = relu(tanh(x)) }";
  const std::string ir =
      "t = ttir.tanh(x) : 4x8\nc = ttir.typecast(t) : 4x8xf32\nr = ttir.relu(c) : 4x8xf32\n";
  CHECK(matched(rule, "x 4x8", ir + "return r, c").size() == 0);
  CHECK(matched(rule, "x 4x8", ir + "return r, t").size() == 0);
  // What lies between the site and a capture may.
  const Matched m = matched("through cast\nmatch { out = multiply(x, sigmoid(x)) }", "y 4x8",
                            "c = ttir.typecast(y) : 4x8xf32\ns = ttir.sigmoid(c) : 4x8xf32\nm = "
                            "ttir.multiply(y, s) : 4x8\nreturn m, c");
  CHECK(m.path() == "c");
}

TEST_CASE("an associative chain in any grouping and order") {
  const std::string rule = "match { out = ac(multiply; ~0.5, x, tanh(x)) }";
  const std::string head = "h = 0.5 : 4x8\nt = ttir.tanh(x) : 4x8\n";
  const auto core = [&](const std::string& ir) {
    const Matched m = matched(rule, "x 4x8, y 4x8", head + ir);
    return m.size() == 1 ? m.core() + "/" + m.bound("x") : "";
  };
  CHECK(core("a = ttir.multiply(h, x) : 4x8\nb = ttir.multiply(a, t) : 4x8") == "t a b/x");
  CHECK(core("a = ttir.multiply(t, x) : 4x8\nb = ttir.multiply(h, a) : 4x8") == "t a b/x");
  CHECK(core("a = ttir.multiply(h, t) : 4x8\nb = ttir.multiply(x, a) : 4x8") == "t a b/x");
  CHECK(core("a = ttir.multiply(h, t) : 4x8\nb = ttir.multiply(y, a) : 4x8").empty());
  // The inner product is used twice, so it is an operand, not a member.
  CHECK(core("a = ttir.multiply(h, x) : 4x8\nb = ttir.multiply(a, t) : 4x8\nreturn b, a").empty());
  // One factor too many; with the rest allowed it fits.
  const std::string four =
      "a = ttir.multiply(h, x) : 4x8\nb = ttir.multiply(a, y) : 4x8\nc = ttir.multiply(b, t) : 4x8";
  CHECK(core(four).empty());
  CHECK(matched("match { out = ac(multiply; ~0.5, x, tanh(x), ...) }", "x 4x8, y 4x8", head + four).core() ==
        "t a b c");
}

TEST_CASE("a chain operand may itself be a product that is used elsewhere in the pattern") {
  const Matched m = matched("match { out = ac(multiply; ~0.5, x, tanh(x)) }", "y 4x8, z 4x8",
                            "h = 0.5 : 4x8\nx = ttir.multiply(y, z) : 4x8\nt = ttir.tanh(x) : 4x8\n"
                            "a = ttir.multiply(x, h) : 4x8\nb = ttir.multiply(a, t) : 4x8");
  CHECK(m.core() == "t a b");
  CHECK(m.bound("x") == "x");
}

TEST_CASE("look-through between the members of a chain") {
  const Matched m =
      matched("through cast\nmatch { out = ac(add; a, b, tanh(x)) }", "p 4x8, q 4x8, x 4x8",
              "t = ttir.tanh(x) : 4x8\ns = ttir.add(p, t) : 4x8\nc = ttir.typecast(s) : 4x8xf32\n"
              "u = ttir.add(c, q) : 4x8xf32");
  CHECK(m.core() == "t s u");
  CHECK(m.path() == "c");
  CHECK(m.bound("a") == "p");
  CHECK(m.bound("b") == "q");
}

TEST_CASE("axes followed through data movement") {
  const std::string arguments = "x 1x1x64x32, w 32x32x1x1, a 32, b 32, c 32, d 32";
  const std::string conv =
      "v = ttir.conv2d(x, w) {stride = array<i32: 1, 1>, padding = array<i32: 0, 0>, dilation = array<i32: "
      "1, 1>, groups = 1 : i32} : 1x1x64x32\n";
  const auto run = [&](const std::string& guard, const std::string& ir) {
    return matched(
        "through reshape, permute\nmatch { cv = conv2d(x, w)\n out = batch_norm_inference(cv, a, b, c, d) }\n"
        "where { " +
            guard + " }",
        arguments, conv + ir);
  };
  const std::string moved =
      "r = ttir.reshape(v) {shape = [1 : i32, 8 : i32, 8 : i32, 32 : i32]} : 1x8x8x32\n"
      "p = ttir.permute(r) {permutation = array<i64: 0, 3, 1, 2>} : 1x32x8x8\n"
      "n = ttir.batch_norm_inference(p, a, b, c, d) {dimension = 1 : i32, epsilon = 1.0e-5 : f32} : 1x32x8x8";
  const Matched yes = run("axis(cv, -1) -> axis(out, 1)", moved);
  CHECK(yes.core() == "v n");
  CHECK(yes.path() == "r p");
  CHECK(yes.only().unproven.empty());
  CHECK(run("axis(cv, -1) -> axis(out, 2)", moved).size() == 0);
  CHECK(run("axis(cv, 2) -> axis(out, 2)", moved).size() == 0);  // 64 was split in two
  const std::string merged =
      "r = ttir.reshape(v) {shape = [2 : i32, 32 : i32, 32 : i32, 1 : i32]} : 2x32x32x1\n"
      "n = ttir.batch_norm_inference(r, a, b, c, d) {dimension = 1 : i32, epsilon = 1.0e-5 : f32} : "
      "2x32x32x1";
  CHECK(run("axis(cv, -1) -> axis(out, 2)", merged).size() == 1);
  CHECK(run("axis(cv, -1) -> axis(out, 1)", merged).size() == 0);
}
