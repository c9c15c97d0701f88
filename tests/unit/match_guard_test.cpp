// Guards: every function, three values, notes.
#include "match_helpers.h"

using namespace fusionc;
using namespace fusionc::test;

namespace {

enum Verdict { kRefuted, kProved, kUnknown };

/// A guard over `out = subtract(x, y)` with given operand types.
Verdict verdict(const std::string& guard, const std::string& arguments = "x 2x4x8, y 2x4x8xf32",
                const std::string& ir = "", rule::Level level = rule::Level::Ttir) {
  const Matched m = matched("match { out = subtract(x, y) }\nwhere { " + guard + " }", arguments,
                            ir + "\ns = ttir.subtract(x, y) : 2x4x8", level);
  if (m.size() == 0) return kRefuted;
  return m.only().unproven.empty() ? kProved : kUnknown;
}

}  // namespace

TEST_CASE("shape, rank, dtype") {
  CHECK(verdict("rank(x) == 3") == kProved);
  CHECK(verdict("rank(x) == 2") == kRefuted);
  CHECK(verdict("dim(x, 0) == 2, dim(x, -1) == 8") == kProved);
  CHECK(verdict("dim(x, 3) == 8") == kRefuted);
  CHECK(verdict("dim(x, 3) != 8") == kProved);
  CHECK(verdict("numel(x) == 64") == kProved);
  CHECK(verdict("shape(x) == [2, 4, 8]") == kProved);
  CHECK(verdict("shape(x) == [2, 8, 4]") == kRefuted);
  CHECK(verdict("dtype(x) == bf16, dtype(y) == f32") == kProved);
  CHECK(verdict("dtype(x) != bf16") == kRefuted);
  CHECK(verdict("dtype(x) in {f32, bf16}") == kProved);
  CHECK(verdict("dtype(x) in {f32, i32}") == kRefuted);
}

TEST_CASE("dynamic dimensions are unknown, and only what needs them is") {
  const std::string dynamic = "x ?x4x8, y 2x4x8";
  CHECK(verdict("dim(x, 0) == 2", dynamic) == kUnknown);
  CHECK(verdict("dim(x, 1) == 4", dynamic) == kProved);
  CHECK(verdict("dim(x, 0) == 2 and dim(x, 1) == 5", dynamic) == kRefuted);
  CHECK(verdict("dim(x, 0) == 2 or dim(x, 1) == 4", dynamic) == kProved);
  CHECK(verdict("not (dim(x, 0) == 2)", dynamic) == kUnknown);
  CHECK(verdict("numel(x) > 0", dynamic) == kUnknown);
  CHECK(verdict("shape(x) == [2, 4, 8]", dynamic) == kUnknown);
  CHECK(verdict("shape(x) == [2, 4, 9]", dynamic) == kRefuted);
  CHECK(verdict("same_shape(x, y)", dynamic) == kUnknown);
}

TEST_CASE("arithmetic and order") {
  CHECK(verdict("dim(x, 0) * dim(x, 1) == dim(x, 2)") == kProved);
  CHECK(verdict("dim(x, 2) % 3 == 2, dim(x, 2) / dim(x, 0) == 4, dim(x, 2) - 1 == 7, -dim(x, 0) == 0 - 2") ==
        kProved);
  CHECK(verdict("dim(x, 2) % 0 == 0") == kRefuted);
  CHECK(verdict("min(dim(x, 0), dim(x, 1)) == 2, max(3, dim(x, 1)) == 4, prod(shape(x)) == 64") == kProved);
  CHECK(verdict("sqrt(dim(x, 1)) == 2, abs(1 - dim(x, 1)) == 3") == kProved);
  CHECK(verdict("rank(x) in 2 .. 3, not (rank(x) in 4 .. 5)") == kProved);
  CHECK(verdict("dim(x, 0) in {1, 3}") == kRefuted);
  CHECK(verdict("dim(x, 2) < 8") == kRefuted);
  CHECK(verdict("dim(x, 2) <= 8, dim(x, 2) >= 8, dim(x, 2) > 7") == kProved);
  CHECK(verdict("1 / dim(x, 2) ~= 0.1251") == kProved);
  CHECK(verdict("1 / dim(x, 2) ~= 0.126") == kRefuted);
}

TEST_CASE("relations between values") {
  CHECK(verdict("same_shape(x, y)") == kProved);
  CHECK(verdict("same_shape(x, y)", "x 2x4x8, y 8") == kRefuted);
  CHECK(verdict("broadcasts(y, x)", "x 2x4x8, y 8") == kProved);
  CHECK(verdict("broadcasts(x, y)", "x 2x4x8, y 8") == kRefuted);
  CHECK(verdict("broadcasts(y, x)", "x 2x4x8, y 2x1x8") == kProved);
  CHECK(verdict("broadcasts(y, x)", "x 2x4x8, y 4") == kRefuted);
  CHECK(verdict("x != y") == kProved);
  CHECK(verdict("x == y") == kRefuted);
}

TEST_CASE("users and definitions, layout moves crossed") {
  const auto run = [](const std::string& guard, const std::string& ir) {
    return matched("match { out = tanh(x) }\nwhere { " + guard + " }", "p 4x8", ir, rule::Level::Ttnn).size();
  };
  const std::string ir =
      "e = ttnn.exp(p) : 4x8\nl = ttnn.to_layout(e) : 4x8\nt = ttnn.tanh(l) : 4x8\nk = ttnn.to_layout(t) : "
      "4x8\n"
      "r = ttnn.relu(k) : 4x8\nq = ttnn.add(t, t) : 4x8\nttnn.deallocate(t)\nreturn r, q";
  CHECK(run("defined_by(x, exp)", ir) == 1);
  CHECK(run("defined_by(x, relu)", ir) == 0);
  CHECK(run("used_by(out, relu)", ir) == 1);
  CHECK(run("used_by(out, add, exp)", ir) == 1);
  CHECK(run("used_by(out, exp)", ir) == 0);
  CHECK(run("users(out) == 3", ir) == 1);
  CHECK(run("argument(x)", ir) == 0);
  CHECK(run("argument(x)", "t = ttnn.tanh(p) : 4x8") == 1);
}

TEST_CASE("attributes of an op") {
  const auto run = [](const std::string& guard, const std::string& attributes) {
    return matched("match { out = softmax(x) }\nwhere { " + guard + " }", "x 2x4x8",
                   "t = ttir.softmax(x) {" + attributes + "} : 2x4x8")
        .size();
  };
  CHECK(run("attr(out, \"dim\") == 2", "dimension = -1 : si32") == 1);
  CHECK(run("attr(out, \"dim\") == rank(x) - 1", "dimension = 2 : si32") == 1);
  CHECK(run("attr(out, \"dim\") == 1", "dimension = -1 : si32") == 0);
  CHECK(run("attr(out, \"numericStable\") == false", "dimension = 1 : si32") == 1);
  CHECK(run("attr(out, \"numericStable\") == true", "dimension = 1 : si32, numericStable = true") == 1);
  CHECK(run("has_attr(out, \"numericStable\")", "dimension = 1 : si32") == 0);
  CHECK(run("has_attr(out, \"numericStable\")", "dimension = 1 : si32, numericStable = true") == 1);
}

TEST_CASE("constants") {
  const std::string splat = "y = 1.0e-5 : 2x4x8";
  CHECK(verdict("scalar(y) in 0 .. 1e-2", "x 2x4x8", splat) == kProved);
  CHECK(verdict("scalar(y) in 1 .. 2", "x 2x4x8", splat) == kRefuted);
  CHECK(verdict("scalar(y) in 0 .. 1", "x 2x4x8, z 2x4x8", "y = ttir.exp(z) : 2x4x8") != kProved);
  CHECK(verdict("constant(y)", "x 2x4x8", splat) == kProved);
  CHECK(verdict("vector(y)", "x 2x4x8", splat) == kProved);
  CHECK(verdict("vector(y)", "x 2x4x8, y 1x1x8") == kProved);
  CHECK(verdict("varies(y, 0) == false", "x 2x4x8, y 1x4x8") == kProved);
  CHECK(verdict("varies(y, 5)", "x 2x4x8, y 1x4x8") == kRefuted);
}

TEST_CASE("presence and branches") {
  const auto run = [](const std::string& guard, const std::string& ir) {
    return matched("match { out = linear(x, w, b?) }\nwhere { " + guard + " }", "x 4x8, w 8x8, v 8", ir)
        .size();
  };
  const std::string with = "l = ttir.linear(x, w, v) : 4x8", without = "l = ttir.linear(x, w) : 4x8";
  CHECK(run("present(b)", with) == 1);
  CHECK(run("present(b)", without) == 0);
  CHECK(run("not present(b)", without) == 1);
  CHECK(run("not present(b) or rank(b) == 1", without) == 1);
  CHECK(run("not present(b) or rank(b) == 2", with) == 0);
  const auto tag = [](const std::string& guard, const std::string& ir) {
    return matched("match { s = exp(x) as e | tanh(x) as t\n out = relu(s) }\nwhere { " + guard + " }",
                   "x 4x8", ir)
        .size();
  };
  CHECK(tag("branch(s) == t", "a = ttir.tanh(x) : 4x8\nr = ttir.relu(a) : 4x8") == 1);
  CHECK(tag("branch(s) == e", "a = ttir.tanh(x) : 4x8\nr = ttir.relu(a) : 4x8") == 0);
  CHECK(tag("branch(s) in {e, t}", "a = ttir.exp(x) : 4x8\nr = ttir.relu(a) : 4x8") == 1);
}

TEST_CASE("the level") {
  CHECK(verdict("level() == ttir") == kProved);
  CHECK(verdict("level() == ttnn") == kRefuted);
}

TEST_CASE("a refuted guard makes the search go on") {
  const Matched m = matched("match { out = add(a, b) }\nwhere { rank(a) == 1 }", "x 2x4x8, y 8",
                            "s = ttir.add(x, y) : 2x4x8");
  CHECK(m.bound("a") == "y");
  CHECK(m.bound("b") == "x");
}

TEST_CASE("unknown guards are listed by their place") {
  const Matched m =
      matched("match { out = add(a, b) }\nwhere { rank(a) == 2\n dim(a, 0) == 4\n dim(b, 0) > 0 }",
              "x ?x8, y ?x8", "s = ttir.add(x, y) : ?x8");
  CHECK(m.only().unproven == std::vector<std::uint32_t>{1, 2});
}

TEST_CASE("near: one bf16 rounding, absolute at zero, infinities by sign") {
  const auto count = [](const std::string& wanted, const std::string& value) {
    return matched("match { out = multiply(x, ~" + wanted + ") }", "x 4x8",
                   "c = " + value + " : 4x8\nm = ttir.multiply(x, c) : 4x8")
        .size();
  };
  CHECK(count("1.702", "1.703125") == 1);
  CHECK(count("1.702", "1.71") == 0);
  CHECK(count("0", "9.0e-7") == 1);
  CHECK(count("0", "2.0e-6") == 0);
  CHECK(count("1e30", "0x7F800000") == 0);
}

TEST_CASE("notes") {
  const Matched m = matched(
      "match { s = exp(x) as e | tanh(x) as t\n out = multiply(s, ~0.5) }\n"
      "note \"{branch(s)} of {x}, {shape(x)}, {dim(x, 1) / 3}, {numel(x)}, {dtype(x)}\"",
      "p 4x8", "c = 0.5 : 4x8\na = ttir.tanh(p) : 4x8\nr = ttir.multiply(a, c) : 4x8");
  const auto& notes = m.body(m.only()).notes;
  REQUIRE(notes.size() == 1);
  CHECK(match::format_note(m.program, *m.graph, m.only(), notes[0]) == "t of %p, 4x8, 2.66667, 32, bf16");
}
