// The two engines compared: all small patterns on all small graphs, random larger graphs, the shipped rules
// on the corpus.
#include <algorithm>
#include <cstdlib>
#include <set>

#include "engine/match/label.h"
#include "match_helpers.h"
#include "tools/fusionc/rule_files.h"

using namespace fusionc;
using namespace fusionc::test;

namespace {

/// What the engines may not differ in. Where the reference ran out of steps it has nothing to say.
std::string text_of(const match::Result& result, const match::Result& reference) {
  std::string out;
  for (const match::Match& m : result.matches) {
    const std::pair at(m.rule, m.root);
    if (std::binary_search(reference.exhausted.begin(), reference.exhausted.end(), at)) continue;
    out += fmt::format("{} {} core {} path {} unproven {}", m.rule, m.root, fmt::join(m.core, ","),
                       fmt::join(m.path, ","), fmt::join(m.unproven, ","));
    for (const auto& [node, choice] : m.branches) out += fmt::format(" {}:{}", node, choice);
    for (const match::Binding& b : m.bindings)
      out += fmt::format(" {}={}", b.node, b.value == ir::kNone ? 1e9 + b.literal : b.value);
    out += fmt::format(" members {}\n", m.members.size());
  }
  return out;
}

/// Equal results? Says where not. One assertion per graph would be slow: there are very many.
bool agree(const match::Matcher& matcher, const ir::Graph& graph, std::size_t* matches,
           std::size_t budget = match::kStepBudget) {
  const match::Result a = matcher.run(graph, match::Engine::Reference, budget);
  const match::Result b = matcher.run(graph, match::Engine::Net);
  *matches += b.matches.size();
  const std::string plain = text_of(a, a), net = text_of(b, a);
  if (plain != net) MESSAGE(std::string(graph.text).substr(0, 5000) << plain << "--\n" << net);
  return plain == net;
}

/// Every pattern of at most two levels over a commutative, an ordered and a unary op, with optional steps,
/// chains and alternatives.
rule::Program small_patterns() {
  const std::vector<std::string> leaves = {"x", "y", "_", "~0.5"};
  std::vector<std::string> one;
  for (const std::string& a : leaves)
    if (a != "~0.5") one.push_back(fmt::format("exp({})", a));
  for (const std::string& a : leaves)
    for (const std::string& b : leaves) {
      if (a == "~0.5" && b == "~0.5") continue;
      one.push_back(fmt::format("add({}, {})", a, b));
      if (a != "_" && b != "_") one.push_back(fmt::format("subtract({}, {})", a, b));
    }
  std::set<std::string> patterns(one.begin(), one.end());
  for (const std::string& p : one) {
    patterns.insert(fmt::format("exp({})", p));
    patterns.insert(fmt::format("add({}, x)", p));
    patterns.insert(fmt::format("subtract(x, {})", p));
    patterns.insert(fmt::format("add(exp(x), {})", p));
    if (p.rfind("exp(_)", 0) != 0 && p.find("(_") == std::string::npos && p.find("(~") == std::string::npos)
      patterns.insert(fmt::format("exp({}?)", p));
    patterns.insert(fmt::format("ac(add; x, {}, y)", p));
    patterns.insert(fmt::format("ac(add; x, {}, ...)", p));
  }
  std::string text;
  for (const std::string& p : patterns) {
    const std::string clauses = fmt::format("match {{ out = {} }}", p);
    text += rule_text(clauses, fmt::format("r{}", text.size()));
    text += rule_text("through cast\n" + clauses, fmt::format("t{}", text.size()));
  }
  for (const std::string& p : one)
    text += rule_text(
        fmt::format(
            "through cast\nmatch {{ a = {} as p | exp(exp(x)) as q | x as r\n out = add(a, x) }}\nescapes a",
            p),
        fmt::format("a{}", text.size()));
  text += rule_text("through cast\nmatch siblings >= 2 sharing x { out = add(x, y) }", "s1");
  text += rule_text("match siblings >= 2 sharing a { a = exp(x)\n out = subtract(a, y) }", "s2");
  text += rule_text("match { e = exp(x)\n a = add(e, y)\n b = subtract(e, z)\n roots a, b }", "m1");
  return compile(text);
}

struct Random {
  std::uint64_t state;
  std::size_t below(std::size_t n) {
    state = state * 6364136223846793005u + 1442695040888963407u;
    return static_cast<std::size_t>((state >> 33) % n);
  }
};

}  // namespace

TEST_CASE("small patterns on all small graphs") {
  const rule::Program program = small_patterns();
  const match::Matcher matcher(program, rule::Level::Ttir);
  // Values 0 and 1 are an argument and a constant; each op is one of three kinds on any of the values before
  // it.
  std::size_t graphs = 0, matches = 0, wrong = 0;
  std::vector<std::string> lines;
  const auto visit = [&](auto& self, std::size_t values) -> void {
    if (lines.size() == 3) {
      std::string ir = "v1 = 0.5 : 4x4\n";
      for (const std::string& line : lines) ir += line + "\n";
      // An op nobody uses says nothing that a smaller graph does not say.
      const auto used = [&](const std::string& value) {
        return ir.find("(" + value) != std::string::npos || ir.find(", " + value) != std::string::npos;
      };
      if (!used("v2") || !used("v3")) return;
      // With the last value returned alone, the others are inner; with all returned, they escape.
      for (const std::string returned : {"return v4", "return v2, v3, v4"}) {
        wrong += !agree(matcher, *graph("v0 4x4", ir + returned), &matches);
        ++graphs;
      }
      return;
    }
    const auto push = [&](const std::string& call) {
      lines.push_back(fmt::format("v{} = ttir.{} : 4x4", values, call));
      self(self, values + 1);
      lines.pop_back();
    };
    for (std::size_t a = 0; a < values; ++a) {
      push(fmt::format("exp(v{})", a));
      push(fmt::format("typecast(v{})", a));
      for (std::size_t b = 0; b < values; ++b) {
        push(fmt::format("add(v{}, v{})", a, b));
      }
    }
  };
  visit(visit, 2);
  CHECK(graphs == 2 * 8 * (7 * 9 + 8 * 2));
  CHECK(matches > graphs);
  CHECK(wrong == 0);
}

TEST_CASE("random larger graphs") {
  const rule::Program program = small_patterns();
  const match::Matcher matcher(program, rule::Level::Ttir);
  Random random{20240501};
  std::size_t matches = 0, wrong = 0;
  for (int round = 0; round < 200; ++round) {
    std::string ir = "v1 = 0.5 : 4x4\n";
    const std::size_t ops = 6 + random.below(30);
    for (std::size_t v = 2; v < ops; ++v) {
      // Mostly recent values, so that trees grow deep.
      const auto pick = [&] {
        return random.below(3) ? v - 1 - random.below(std::min<std::size_t>(v, 4)) : random.below(v);
      };
      const char* kinds[] = {"exp", "typecast", "add", "subtract", "add"};
      const std::size_t kind = random.below(5);
      ir += kind < 2 ? fmt::format("v{} = ttir.{}(v{}) : 4x4\n", v, kinds[kind], pick())
                     : fmt::format("v{} = ttir.{}(v{}, v{}) : 4x4\n", v, kinds[kind], pick(), pick());
    }
    wrong += !agree(matcher, *graph("v0 4x4", ir), &matches);
  }
  CHECK(matches > 1000);
  CHECK(wrong == 0);
}

TEST_CASE("equal parts of rules are one node of the net") {
  const rule::Program program =
      compile(rule_text("match { out = multiply(rsqrt(mean(x){dim: last}), y) }", "a") +
              rule_text("match { out = add(rsqrt(mean(q){dim: last}), w) }", "b") +
              rule_text("match { out = rsqrt(mean(z){dim: last}) }", "c"));
  const auto plans = match::make_plans(program, rule::Level::Ttir);
  const match::Net net(program, plans);
  CHECK(net.tips.size() == 4);  // mean, rsqrt of it, multiply, add
}

TEST_CASE("labels say where a rule may be rooted") {
  const rule::Program program = compile(rule_text("through cast\nmatch { out = multiply(rsqrt(x)?, ~0.5) }"));
  const auto g = graph(
      "x 4x8, y 4x8",
      "c = 0.5 : 4x8\na = ttir.multiply(x, c) : 4x8\nb = ttir.multiply(x, y) : 4x8\nr = ttir.rsqrt(b) : 4x8\n"
      "t = ttir.typecast(r) : 4x8\nd = ttir.multiply(c, t) : 4x8\nreturn a, d");
  const match::Kinds kinds(program.ops, *g);
  const match::LookThrough through(program, kinds);
  const match::Context context{program, kinds, through, rule::Level::Ttir};
  const auto plans = match::make_plans(program, rule::Level::Ttir);
  const match::Net net(program, plans);
  match::Labels labels(net, context);
  labels.label(0, static_cast<ir::FuncId>(g->functions.size()));
  std::string roots;
  for (ir::OpId op = 0; op < g->ops.size(); ++op)
    if (!labels.plans(op).empty()) roots += std::string(g->str(g->values[g->result(op)].name));
  CHECK(roots == "%a%d");
}

TEST_CASE("the shipped rules on the corpus") {
  const char* corpus = std::getenv("FUSIONC_CORPUS");
  if (!corpus || !*corpus) {
    MESSAGE("skipped: no corpus");
    return;
  }
  Diagnostics diagnostics;
  const auto program = tool::load_rules({}, {}, diagnostics);
  REQUIRE_MESSAGE(program, messages(diagnostics));
  const match::Matcher ttir(*program, rule::Level::Ttir), ttnn(*program, rule::Level::Ttnn);
  std::size_t matches = 0, wrong = 0;
  for (const char* folder : {"dumps", "peer-tests", "compiler/models", "reports"}) {
    for (const auto& entry :
         std::filesystem::recursive_directory_iterator(std::filesystem::path(corpus) / folder)) {
      if (entry.path().extension() != ".mlir") continue;
      const auto source = Source::open(entry.path(), diagnostics);
      if (!source) continue;
      for (const ir::Module& module : ir::find_modules(*source)) {
        if (module.dialect == ir::Dialect::Other) continue;
        Diagnostics ignored;
        const auto g = ir::read_module(source, module, ignored);
        if (!g) continue;
        const bool same = agree(module.dialect == ir::Dialect::Ttnn ? ttnn : ttir, *g, &matches, 3000);
        CHECK_MESSAGE(same, entry.path());
        wrong += !same;
      }
    }
  }
  CHECK(wrong == 0);
  CHECK((program->rules.empty() || matches > 0));
}
