// What makes a site: escapes, use counts, siblings, several roots, overlap, budget.
#include "engine/match/reference.h"
#include "engine/support/parallel.h"
#include "match_helpers.h"

using namespace fusionc;
using namespace fusionc::test;

TEST_CASE("inner values may not be used outside, unless they may escape") {
  const std::string ir = "e = ttir.exp(x) : 4x8\nt = ttir.tanh(e) : 4x8\nr = ttir.relu(t) : 4x8\n";
  const std::string rule = "match { e = exp(x)\n out = relu(tanh(e)) }";
  CHECK(matched(rule, "x 4x8", ir + "return r").core() == "e t r");
  CHECK(matched(rule, "x 4x8", ir + "return r, e").size() == 0);
  CHECK(matched(rule + "\nescapes e", "x 4x8", ir + "return r, e").core() == "e t r");
  CHECK(matched(rule + "\nescapes e", "x 4x8", ir + "return r, t").size() == 0);
  CHECK(matched(rule, "x 4x8", ir + "u = ttir.add(e, r) : 4x8\nreturn u").size() == 0);
}

TEST_CASE("uses inside the site and deallocates do not count as outside") {
  const Matched m =
      matched("match { e = exp(x)\n out = div(e, sum(e){dim: last}) }", "x 4x8",
              "e = ttnn.exp(x) : 4x8\ns = ttnn.sum(e) {dim_arg = [1 : i32], keep_dim = true} : 4x1\n"
              "d = ttnn.divide(e, s) : 4x8\nttnn.deallocate(e)\nttnn.deallocate(s)",
              rule::Level::Ttnn);
  CHECK(m.core() == "e s d");
}

TEST_CASE("an escape rejects one assignment, the search finds another") {
  // The nearer tanh leaks; the optional step is left out instead.
  const Matched m =
      matched("match { out = relu(exp(tanh(x)?)) }", "x 4x8",
              "t = ttir.tanh(x) : 4x8\ne = ttir.exp(t) : 4x8\nr = ttir.relu(e) : 4x8\nreturn r, t");
  CHECK(m.core() == "e r");
  CHECK(m.bound("x") == "t");
}

TEST_CASE("exact use counts") {
  const std::string ir = "e = ttir.exp(x) : 4x8\nm = ttir.multiply(e, e) : 4x8";
  CHECK(matched("match { e = exp(x)\n out = multiply(e, e) }\nuses { e: 2 }", "x 4x8", ir).size() == 1);
  CHECK(matched("match { e = exp(x)\n out = multiply(e, e) }\nuses { e: 1 }", "x 4x8", ir).size() == 0);
  CHECK(matched("match { e = exp(x)\n out = multiply(e, e) }\nuses { x: 1 }", "x 4x8", ir).size() == 1);
}

TEST_CASE("siblings share a value and are one site") {
  const std::string rule = "match siblings >= 3 sharing x { out = matmul(x, w) }";
  const std::string arguments = "x 4x8, y 4x8, a 8x8, b 8x8, c 8x8";
  const std::string three =
      "p = ttir.matmul(x, a) : 4x8\nq = ttir.matmul(x, b) : 4x8\nr = ttir.matmul(x, c) : 4x8\ns = "
      "ttir.matmul(y, c) : 4x8\n"
      "return p, q, r, s";
  const Matched m = matched(rule, arguments, three);
  CHECK(m.core() == "p q r");
  CHECK(m.root() == "p");
  CHECK(m.bound("x") == "x");
  REQUIRE(m.only().members.size() == 3);
  CHECK(m.bound_in(m.only(), m.only().members[0], "w") == "a");
  CHECK(m.bound_in(m.only(), m.only().members[2], "w") == "c");
  CHECK(matched(rule, arguments, "p = ttir.matmul(x, a) : 4x8\nq = ttir.matmul(x, b) : 4x8\nreturn p, q")
            .size() == 0);
  CHECK(matched("match siblings 2 sharing x { out = matmul(x, w) }", arguments, three).size() == 0);
  CHECK(matched("match siblings 3 sharing x { out = matmul(x, w) }", arguments, three).size() == 1);
}

TEST_CASE("siblings that reach the shared value through different looks") {
  const Matched m = matched(
      "through cast\nmatch siblings >= 3 sharing x { out = matmul(x, w) }", "x 4x8, a 8x8, b 8x8, c 8x8",
      "t = ttir.typecast(x) : 4x8xf32\np = ttir.matmul(x, a) : 4x8\nq = ttir.matmul(t, b) : 4x8\n"
      "r = ttir.matmul(t, c) : 4x8\nreturn p, q, r");
  CHECK(m.core() == "p q r");
  CHECK(m.path() == "t");
  CHECK(m.bound("x") == "x");
}

TEST_CASE("a shared op belongs to the group, its uses are counted over all members") {
  const std::string rule = "match siblings 2 sharing n { n = rms_norm(x, ...)\n out = matmul(n, w) }";
  const std::string arguments = "x 4x8, a 8x8, b 8x8";
  const std::string norm =
      "n = ttir.rms_norm(x) {normalized_shape = array<i64: 8>, epsilon = 1.0e-5 : f32, operandSegmentSizes = "
      "array<i32: 1, 0, 0>} : 4x8\n"
      "p = ttir.matmul(n, a) : 4x8\nq = ttir.matmul(n, b) : 4x8\n";
  CHECK(matched(rule, arguments, norm + "return p, q").core() == "n p q");
  CHECK(matched(rule, arguments, norm + "return p, q, n").size() == 0);
  CHECK(matched(rule + "\nescapes n", arguments, norm + "return p, q, n").core() == "n p q");
}

TEST_CASE("guards over a group") {
  const auto count = [](const std::string& guard) {
    return matched("match siblings >= 2 sharing x { out = matmul(x, w) }\ngroup where { " + guard + " }",
                   "x 4x8, a 8x8, b 8x16",
                   "p = ttir.matmul(x, a) : 4x8\nq = ttir.matmul(x, b) : 4x16\nreturn p, q")
        .size();
  };
  CHECK(count("sum(dim(w, -1)) == 24") == 1);
  CHECK(count("sum(dim(w, -1)) == 16") == 0);
  CHECK(count("count() == 2") == 1);
  CHECK(count("count() > 2") == 0);
  CHECK(count("all(dim(w, 0) == 8)") == 1);
  CHECK(count("all(dim(w, 1) == 8)") == 0);
}

TEST_CASE("several roots") {
  const std::string rule =
      "match { c = cos(p)\n s = sin(p)\n a = multiply(x, c)\n b = multiply(x, s)\n roots a, b }";
  const std::string head = "c = ttir.cos(p) : 4x8\ns = ttir.sin(p) : 4x8\n";
  const Matched m =
      matched(rule, "p 4x8, x 4x8, y 4x8",
              head + "u = ttir.multiply(x, c) : 4x8\nv = ttir.multiply(s, x) : 4x8\nreturn u, v");
  CHECK(m.core() == "c s u v");
  CHECK(m.bound("x") == "x");
  CHECK(matched(rule, "p 4x8, x 4x8, y 4x8",
                head + "u = ttir.multiply(x, c) : 4x8\nv = ttir.multiply(s, y) : 4x8\nreturn u, v")
            .size() == 0);
}

TEST_CASE("overlap: subsets go, equal cores by priority then name, classes apart") {
  const std::string ir = "e = ttir.exp(x) : 4x8\nt = ttir.tanh(e) : 4x8\nr = ttir.relu(t) : 4x8";
  const auto names = [&](const std::string& rules) {
    const Matched m = match_program(compile(rules), graph("x 4x8", ir), rule::Level::Ttir);
    std::string out;
    std::vector<std::pair<match::Match, std::uint32_t>> dropped;
    const auto kept = match::settle(m.program, m.matches, &dropped);
    for (const auto& match : kept) out += m.program.rules[match.rule].name + " ";
    for (const auto& [match, winner] : dropped)
      out += "-" + m.program.rules[match.rule].name + "<" + m.program.rules[kept.at(winner).rule].name + " ";
    return out;
  };
  const std::string two = "match { out = tanh(exp(x)) }\n", three = "match { out = relu(tanh(exp(x))) }\n",
                    upper = "match { out = relu(tanh(x)) }\n";
  CHECK(names(rule_text(two, "a") + rule_text(three, "b")) == "b -a<b ");
  CHECK(names(rule_text(two, "a") + rule_text(two, "b")) == "a -b<a ");
  CHECK(names(rule_text(two, "a") + rule_text(two + "priority 1\n", "b")) == "b -a<b ");
  CHECK(names(rule_text(two, "a") + rule_text(upper, "b")) == "a b ");
  std::string theoretical = rule_text(two, "a");
  theoretical.replace(theoretical.find("source ttnn"), 11, "source torch kernel \"k\"");
  CHECK(names(theoretical + rule_text(three, "b")) == "a b ");
  CHECK(names(rule_text(two, "a") + rule_text(three, "b") + rule_text(upper, "c")) == "b -a<b -c<b ");
}

TEST_CASE("a pathological rule is reported, not dropped") {
  // Twelve leaves that all fit anywhere but for the last: 12! orders.
  std::string leaves, arguments, ir = "c0 = ttir.add(a0, a1) : 4x8\n";
  for (int i = 0; i < 12; ++i) {
    leaves += fmt::format("v{}, ", i);
    arguments += fmt::format("{}a{} 4x8", i ? ", " : "", i);
    if (i > 1) ir += fmt::format("c{} = ttir.add(c{}, a{}) : 4x8\n", i - 1, i - 2, i);
  }
  leaves.resize(leaves.size() - 2);
  const Matched m =
      matched("match { out = ac(add; " + leaves + ") }\nwhere { rank(v11) == 3 }", arguments, ir);
  CHECK(m.size() == 0);
  REQUIRE(m.result.exhausted.size() == 1);
  CHECK(m.names({m.result.exhausted[0].second}) == "c10");
  CHECK(m.result.statistics.steps > match::kStepBudget);
}

TEST_CASE("the result does not depend on threads") {
  std::string ir = "v0 = ttir.exp(x) : 4x8\n";
  for (int i = 1; i < 2000; ++i)
    ir += fmt::format("v{} = ttir.{}(v{}) : 4x8\n", i,
                      i % 3 == 0   ? "tanh"
                      : i % 3 == 1 ? "relu"
                                   : "exp",
                      i - 1);
  const auto program = compile(rule_text("match { out = tanh(exp(x)) }", "a") +
                               rule_text("match { out = relu(tanh(x)?) }", "b"));
  const auto g = graph("x 4x8", ir);
  set_thread_count(1);
  const match::Result one = match::run(program, *g, rule::Level::Ttir);
  CHECK(one.matches.size() == 666 + 667);
  for (unsigned threads : {2u, 3u, 7u}) {
    set_thread_count(threads);
    check_equal(one, match::run(program, *g, rule::Level::Ttir));
  }
  set_thread_count(0);
}
