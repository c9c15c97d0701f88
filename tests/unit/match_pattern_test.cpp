// Ops, operands, attributes, captures, alternatives, optional steps.
#include "match_helpers.h"

using namespace fusionc;
using namespace fusionc::test;

TEST_CASE("a name used twice is one SSA value") {
  const std::string rule = "match { out = multiply(x, sigmoid(x)) }";
  const Matched yes =
      matched(rule, "x 4x8, y 4x8", "s = ttir.sigmoid(x) : 4x8\nm = ttir.multiply(x, s) : 4x8");
  CHECK(yes.only().core.size() == 2);
  CHECK(yes.core() == "s m");
  CHECK(yes.root() == "m");
  CHECK(yes.path().empty());
  CHECK(yes.bound("x") == "x");
  CHECK(yes.bound("out") == "m");
  CHECK(matched(rule, "x 4x8, y 4x8", "s = ttir.sigmoid(x) : 4x8\nm = ttir.multiply(y, s) : 4x8").size() ==
        0);
}

TEST_CASE("commutative operands are tried in both orders, others are not") {
  const Matched swapped = matched("match { out = multiply(x, sigmoid(x)) }", "x 4x8",
                                  "s = ttir.sigmoid(x) : 4x8\nm = ttir.multiply(s, x) : 4x8");
  CHECK(swapped.core() == "s m");
  CHECK(swapped.bound("x") == "x");
  const std::string rule = "match { out = subtract(x, sigmoid(x)) }";
  CHECK(matched(rule, "x 4x8", "s = ttir.sigmoid(x) : 4x8\nm = ttir.subtract(x, s) : 4x8").size() == 1);
  CHECK(matched(rule, "x 4x8", "s = ttir.sigmoid(x) : 4x8\nm = ttir.subtract(s, x) : 4x8").size() == 0);
}

TEST_CASE("orders of several commutative ops are tried together") {
  // The first order of the outer multiply fits locally (a product of x) and fails deeper.
  const Matched m =
      matched("match { out = multiply(multiply(x, a), multiply(tanh(x), b)) }", "x 4x8, p 4x8, q 4x8",
              "t = ttir.tanh(x) : 4x8\nu = ttir.multiply(q, t) : 4x8\nv = ttir.multiply(p, x) : 4x8\n"
              "w = ttir.multiply(u, v) : 4x8");
  CHECK(m.core() == "t u v w");
  CHECK(m.bound("a") == "p");
  CHECK(m.bound("b") == "q");
}

TEST_CASE("written order decides between equal matches") {
  const Matched m = matched("match { out = add(a, b) }", "x 4x8, y 4x8", "s = ttir.add(x, y) : 4x8");
  CHECK(m.bound("a") == "x");
  CHECK(m.bound("b") == "y");
}

TEST_CASE("distinct op nodes bind distinct ops, captures may coincide") {
  const std::string rule = "match { out = multiply(rsqrt(a), rsqrt(b)) }";
  CHECK(matched(rule, "x 4x8", "r = ttir.rsqrt(x) : 4x8\nm = ttir.multiply(r, r) : 4x8").size() == 0);
  const Matched two = matched(
      rule, "x 4x8", "r = ttir.rsqrt(x) : 4x8\nq = ttir.rsqrt(x) : 4x8\nm = ttir.multiply(r, q) : 4x8");
  CHECK(two.core() == "r q m");
  CHECK(two.bound("a") == "x");
  CHECK(two.bound("b") == "x");
}

TEST_CASE("one spelling only") {
  const std::string div = "d = ttnn.divide(x, y) : 4x8";
  CHECK(matched("match { out = div(x, y) }", "x 4x8, y 4x8", div, rule::Level::Ttnn).size() == 1);
  CHECK(matched("match { out = ttnn.divide(x, y) }", "x 4x8, y 4x8", div, rule::Level::Ttnn).size() == 1);
  CHECK(matched("match { out = ttnn.div(x, y) }", "x 4x8, y 4x8", div, rule::Level::Ttnn).size() == 0);
}

TEST_CASE("operands that are not written must be absent, `...` lets them be, `b?` takes them when there") {
  const std::string arguments = "x 4x8, w 8x8, v 8";
  const std::string with = "l = ttir.linear(x, w, v) : 4x8", without = "l = ttir.linear(x, w) : 4x8";
  CHECK(matched("match { out = linear(x, w) }", arguments, without).size() == 1);
  CHECK(matched("match { out = linear(x, w) }", arguments, with).size() == 0);
  CHECK(matched("match { out = linear(x, w, ...) }", arguments, with).size() == 1);
  CHECK(matched("match { out = linear(x, w, none) }", arguments, with).size() == 0);
  CHECK(matched("match { out = linear(x, w, none) }", arguments, without).size() == 1);
  CHECK(matched("match { out = linear(x, w, b) }", arguments, without).size() == 0);
  CHECK(matched("match { out = linear(x, w, b?) }", arguments, with).bound("b") == "v");
  const Matched absent =
      matched("match { out = linear(x, w, b?) }\nwhere { rank(b) == 7 }", arguments, without);
  CHECK(absent.bound("b") == "-");
  CHECK(absent.only().unproven.empty());
  CHECK(matched("match { out = linear(x, w, b?) }\nwhere { rank(b) == 7 }", arguments, with).size() == 0);
}

TEST_CASE("optional operands by segment sizes") {
  const std::string rule = "match { out = layer_norm(x, weight: w?, bias: b?) }";
  const Matched bias = matched(
      rule, "x 4x8, v 8",
      "n = ttir.layer_norm(x, v) {epsilon = 1.0e-5 : f32, operandSegmentSizes = array<i32: 1, 0, 1>} : 4x8");
  CHECK(bias.bound("w") == "-");
  CHECK(bias.bound("b") == "v");
  const Matched weight = matched(
      rule, "x 4x8, v 8",
      "n = ttir.layer_norm(x, v) {epsilon = 1.0e-5 : f32, operandSegmentSizes = array<i32: 1, 1, 0>} : 4x8");
  CHECK(weight.bound("w") == "v");
  CHECK(weight.bound("b") == "-");
}

TEST_CASE("variadic operands are bound one by one") {
  const std::string arguments = "x 4x8, y 4x8, z 4x8";
  const std::string three = "c = ttir.concat(x, y, z) {dim = 1 : si32} : 4x24";
  const Matched all = matched("match { out = concat(a, b, c) }", arguments, three);
  CHECK(all.bound("a") == "x");
  CHECK(all.bound("b") == "y");
  CHECK(all.bound("c") == "z");
  CHECK(matched("match { out = concat(a, b) }", arguments, three).size() == 0);
  CHECK(matched("match { out = concat(a, b, ...) }", arguments, three).bound("b") == "y");
}

TEST_CASE("an operand given by an attribute is a constant") {
  const std::string ir = "p = ttnn.pow_scalar(x) {rhs = 2.0 : f32} : 4x8";
  const Matched captured =
      matched("match { out = pow(x, e) }\nwhere { scalar(e) == 2 }", "x 4x8", ir, rule::Level::Ttnn);
  CHECK(captured.bound("e") == "2");
  CHECK(captured.only().unproven.empty());
  CHECK(matched("match { out = pow(x, ~2.0) }", "x 4x8", ir, rule::Level::Ttnn).size() == 1);
  CHECK(matched("match { out = pow(x, ~3.0) }", "x 4x8", ir, rule::Level::Ttnn).size() == 0);
}

TEST_CASE("attributes compare by value, axes by dimension, defaults count") {
  const std::string mean = "m = ttir.mean(x) {dim_arg = [1 : i32], keep_dim = true} : 4x1";
  const auto count = [&](const std::string& attributes, const std::string& ir) {
    return matched("match { out = mean(x){" + attributes + "} }", "x 4x8", ir).size();
  };
  CHECK(count("dim: 1", mean) == 1);
  CHECK(count("dim: -1", mean) == 1);
  CHECK(count("dim: last", mean) == 1);
  CHECK(count("dim: 0", mean) == 0);
  CHECK(count("dim: 0 | 1", mean) == 1);
  CHECK(count("keep_dim: true", mean) == 1);
  CHECK(count("keep_dim: false", mean) == 0);
  CHECK(count("keep_dim: false", "m = ttir.mean(x) {dim_arg = [1 : i32]} : 4") == 1);
  CHECK(count("dim: none", mean) == 0);
  CHECK(count("dim: none", "m = ttir.mean(x) : 1x1") == 1);
  CHECK(count("dim: any", mean) == 1);
}

TEST_CASE("words inside nested attributes") {
  const std::string arguments = "x 1x1x64x8, w 8x8x3x3";
  const std::string fused =
      "c = ttnn.conv2d(x, w) {conv2d_config = #ttnn.conv2d_config<weights_dtype = bf16, activation = "
      "<op_type = relu>, "
      "deallocate_activation = true>} : 1x1x64x8";
  const std::string plain =
      "c = ttnn.conv2d(x, w) {conv2d_config = #ttnn.conv2d_config<weights_dtype = bf16, "
      "deallocate_activation = true>} : "
      "1x1x64x8";
  const std::string none = "match { out = conv2d(x, w){activation: none} }";
  const std::string relu = "match { out = conv2d(x, w){activation: relu} }";
  CHECK(matched(none, arguments, fused, rule::Level::Ttnn).size() == 0);
  CHECK(matched(none, arguments, plain, rule::Level::Ttnn).size() == 1);
  CHECK(matched(relu, arguments, fused, rule::Level::Ttnn).size() == 1);
  CHECK(matched(relu, arguments, plain, rule::Level::Ttnn).size() == 0);
}

TEST_CASE("results of an op with several") {
  const std::string sorted = "v i = ttir.sort(x) {dim = 1 : si32} : 4x8, 4x8xi32\n";
  CHECK(matched("match { out = relu(sort#0(x)) }", "x 4x8", sorted + "r = ttir.relu(v) : 4x8\nreturn r")
            .core() == "v r");
  CHECK(matched("match { out = relu(sort#1(x)) }", "x 4x8", sorted + "r = ttir.relu(v) : 4x8\nreturn r")
            .size() == 0);
  const std::string both = "match { s = sort(x)\n out = add(relu(s#0), s#1) }";
  const Matched one = matched(both, "x 4x8", sorted + "r = ttir.relu(v) : 4x8\na = ttir.add(i, r) : 4x8");
  CHECK(one.core() == "v r a");
  const Matched two = matched(both, "x 4x8",
                              sorted +
                                  "w j = ttir.sort(x) {dim = 1 : si32} : 4x8, 4x8xi32\n"
                                  "r = ttir.relu(v) : 4x8\na = ttir.add(j, r) : 4x8");
  CHECK(two.size() == 0);
  // The other result leaves the site.
  CHECK(matched("match { out = relu(sort#0(x)) }", "x 4x8", sorted + "r = ttir.relu(v) : 4x8\nreturn r, i")
            .size() == 0);
}

TEST_CASE("an optional step is taken when it can be") {
  const std::string rule = "match { out = relu(multiply(tanh(x), g)?) }";
  const Matched taken = matched(
      rule, "x 4x8, y 4x8", "t = ttir.tanh(x) : 4x8\nm = ttir.multiply(y, t) : 4x8\nr = ttir.relu(m) : 4x8");
  CHECK(taken.core() == "t m r");
  CHECK(taken.bound("g") == "y");
  const Matched skipped = matched(rule, "x 4x8, y 4x8", "t = ttir.tanh(x) : 4x8\nr = ttir.relu(t) : 4x8");
  CHECK(skipped.core() == "t r");
  CHECK(skipped.bound("g") == "-");
  CHECK(skipped.bound("x") == "x");
}

TEST_CASE("an optional last step leaves the root where it is") {
  const std::string rule = "match { n = tanh(exp(x))\n out = multiply(n, g)? }";
  const std::string ir = "e = ttir.exp(x) : 4x8\nt = ttir.tanh(e) : 4x8\n";
  const Matched m = matched(rule, "x 4x8, y 4x8", ir + "m = ttir.multiply(t, y) : 4x8");
  REQUIRE(m.size() == 2);  // both roots; the overlap policy keeps the larger
  CHECK(m.core(0) == "e t");
  CHECK(m.branch("out", 0) == "skipped");
  CHECK(m.core(1) == "e t m");
  CHECK(m.branch("out", 1) == "taken");
  const auto kept = match::settle(m.program, m.matches);
  REQUIRE(kept.size() == 1);
  CHECK(m.names(kept[0].core) == "e t m");
}

TEST_CASE("the alternative with most core ops wins, then the earlier") {
  const std::string rule =
      "pattern half(v) = multiply(v, ~0.5) as direct | multiply(exp(v), ~0.5) as through_exp\n";
  const auto run = [&](const std::string& text, const std::string& ir) {
    return match_program(compile(text), graph("x 4x8", ir), rule::Level::Ttir);
  };
  const Matched longer =
      run(rule + rule_text("match { h = half(x)\n out = tanh(h) }"),
          "c = 0.5 : 4x8\ne = ttir.exp(x) : 4x8\nm = ttir.multiply(e, c) : 4x8\nt = ttir.tanh(m) : 4x8");
  CHECK(longer.core() == "e m t");
  CHECK(longer.branch("h") == "through_exp");
  CHECK(longer.bound("x") == "x");
  const Matched earlier = run(rule + rule_text("match { h = half(x)\n out = tanh(h) }"),
                              "c = 0.5 : 4x8\nm = ttir.multiply(x, c) : 4x8\nt = ttir.tanh(m) : 4x8");
  CHECK(earlier.core() == "m t");
  CHECK(earlier.branch("h") == "direct");
}

TEST_CASE("constants: tolerance, orders, and what is no constant") {
  const std::string rule = "match { out = multiply(x, ~0.5) }";
  const auto count = [&](const std::string& ir) { return matched(rule, "x 4x8, y 4x8", ir).size(); };
  CHECK(count("c = 0.5 : 4x8\nm = ttir.multiply(c, x) : 4x8") == 1);
  CHECK(count("c = 0.5015 : 4x8\nm = ttir.multiply(x, c) : 4x8") == 1);
  CHECK(count("c = 0.5030 : 4x8\nm = ttir.multiply(x, c) : 4x8") == 0);
  CHECK(count("c = -0.5 : 4x8\nm = ttir.multiply(x, c) : 4x8") == 0);
  CHECK(count("m = ttir.multiply(x, y) : 4x8") == 0);
}

TEST_CASE("constants computed from shapes") {
  const std::string rule = "match { out = multiply(sum(x){dim: last}, ~1/dim(x, -1)) }";
  const auto count = [&](const std::string& value) {
    return matched(rule, "x 4x768",
                   "c = " + value +
                       " : 4x1\ns = ttir.sum(x) {dim_arg = [1 : i32], keep_dim = true} : 4x1\n"
                       "m = ttir.multiply(s, c) : 4x1")
        .size();
  };
  CHECK(count("1.304630e-03") == 1);  // bf16 of 1/768
  CHECK(count("1.32e-03") == 0);
  CHECK(matched("match { out = multiply(matmul(q, k), ~1/sqrt(dim(q, -1))) }", "q 4x64, k 64x4",
                "s = ttir.matmul(q, k) : 4x4\nc = 0.125 : 4x4\nm = ttir.multiply(s, c) : 4x4")
            .size() == 1);
}

TEST_CASE("a contraction is a matmul where it is a plain batched one") {
  const auto matmul = [&](const std::string& attributes, const std::string& dims,
                          const std::string& arguments) {
    return matched("match { out = matmul(a, b){" + attributes + "} }", arguments,
                   "d = ttir.dot_general(x, y) {" + dims + "} : 2x4x5")
        .size();
  };
  const std::string batched = "batch_dims_lhs = array<i64: 0>, batch_dims_rhs = array<i64: 0>, ";
  CHECK(matmul("transpose_a: false, transpose_b: false",
               batched + "contract_dims_lhs = array<i64: 2>, contract_dims_rhs = array<i64: 1>",
               "x 2x4x3, y 2x3x5") == 1);
  CHECK(matmul("transpose_a: true, transpose_b: true",
               batched + "contract_dims_lhs = array<i64: 1>, contract_dims_rhs = array<i64: 2>",
               "x 2x3x4, y 2x5x3") == 1);
  CHECK(matmul("transpose_b: true",
               batched + "contract_dims_lhs = array<i64: 2>, contract_dims_rhs = array<i64: 1>",
               "x 2x4x3, y 2x3x5") == 0);
  const std::string plain = "batch_dims_lhs = array<i64>, batch_dims_rhs = array<i64>, ";
  CHECK(matmul("transpose_b: false",
               plain + "contract_dims_lhs = array<i64: 2>, contract_dims_rhs = array<i64: 0>",
               "x 2x4x3, y 3x5") == 1);
  CHECK(matmul("transpose_b: false",
               plain + "contract_dims_lhs = array<i64: 0>, contract_dims_rhs = array<i64: 0>",
               "x 3x2x4, y 3x5") == 0);
  CHECK(matmul("transpose_b: any",
               plain + "contract_dims_lhs = array<i64: 1, 2>, contract_dims_rhs = array<i64: 0, 1>",
               "x 2x4x3, y 4x3x5") == 0);
}

TEST_CASE("a class of ops, operands by name") {
  const Matched m = matched("match { out = activation(matmul(a, b)) }", "x 4x8, w 8x8",
                            "p = ttir.matmul(x, w) : 4x8\ns = ttir.silu(p) : 4x8");
  CHECK(m.core() == "p s");
  const std::string any = "match { out = any(minimum, maximum; lhs: ~0.0, rhs: x) }";
  CHECK(matched(any, "x 4x8", "z = 0.0 : 4x8\nm = ttir.maximum(x, z) : 4x8").bound("x") == "x");
  CHECK(matched(any, "x 4x8", "z = 0.0 : 4x8\nm = ttir.multiply(x, z) : 4x8").size() == 0);
}
