// Runs every fixture beside a rule file. A comment above an op says what must happen there:
//
//   // fuse: rule [x=%3 out=%7]     the rule matches with this op as its root, with these bindings
//   // no-fuse: rule                it does not
//   // todo-fuse: rule              it should, but does not yet
//
// Every match of a rule that a file names must be announced, so a fixture catches noise as well as silence.
// Of several matches of one rule the largest counts, as in a report.
#include <doctest/doctest.h>
#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <map>
#include <regex>
#include <set>

#include "engine/ir/module.h"
#include "engine/match/match.h"
#include "tools/fusionc/rule_files.h"

namespace fs = std::filesystem;
using namespace fusionc;

namespace {

const fs::path kRules = fs::path(FUSIONC_SOURCE_DIR) / "rules";

struct Expectation {
  enum class Kind { Fuse, NoFuse, Todo } kind = Kind::Fuse;
  std::string rule;
  std::map<std::string, std::string> bindings;
  std::size_t line = 0;  ///< of the op below the comment
  bool met = false;
};

struct Fixture {
  std::string path;
  rule::Level level = rule::Level::Ttnn;
  std::shared_ptr<const Source> source;
  std::vector<Expectation> expectations;
};

std::string rendered(const Diagnostics& diagnostics) {
  std::string text;
  for (const Diagnostic& d : diagnostics.list()) text += render(d);
  return text;
}

std::vector<Expectation> read_expectations(std::string_view text) {
  static const std::regex form(R"(\s*// (fuse|no-fuse|todo-fuse): (\w+)(?: \[([^\]]*)\])?\s*)");
  static const std::regex comment(R"(\s*//.*|\s*)");
  static const std::regex binding(R"((\w+)=(%[\w#]+))");
  std::vector<Expectation> all, pending;
  std::size_t line = 0;
  for (std::size_t begin = 0; begin < text.size(); ++line) {
    const std::size_t end = std::min(text.find('\n', begin), text.size());
    const std::string content(text.substr(begin, end - begin));
    begin = end + 1;
    std::smatch m;
    if (std::regex_match(content, m, form)) {
      Expectation e;
      e.kind = m[1] == "fuse"      ? Expectation::Kind::Fuse
               : m[1] == "no-fuse" ? Expectation::Kind::NoFuse
                                   : Expectation::Kind::Todo;
      e.rule = m[2];
      const std::string list = m[3];
      for (std::sregex_iterator it(list.begin(), list.end(), binding), none; it != none; ++it)
        e.bindings[(*it)[1]] = (*it)[2];
      pending.push_back(std::move(e));
    } else if (!std::regex_match(content, comment)) {
      for (Expectation& e : pending) {
        e.line = line + 1;
        all.push_back(std::move(e));
      }
      pending.clear();
    }
  }
  return all;
}

std::vector<Fixture> all_fixtures() {
  std::vector<Fixture> fixtures;
  Diagnostics diagnostics;
  for (const auto& entry : fs::recursive_directory_iterator(kRules)) {
    const std::string path = entry.path().string();
    const bool ttir = path.ends_with(".ttir.mlir");
    if (!ttir && !path.ends_with(".ttnn.mlir")) continue;
    Fixture f{path, ttir ? rule::Level::Ttir : rule::Level::Ttnn, Source::open(path, diagnostics), {}};
    REQUIRE_MESSAGE(f.source, rendered(diagnostics));
    f.expectations = read_expectations(f.source->text());
    fixtures.push_back(std::move(f));
  }
  std::sort(fixtures.begin(), fixtures.end(), [](const auto& a, const auto& b) { return a.path < b.path; });
  return fixtures;
}

const rule::Program& program() {
  static const rule::Program loaded = [] {
    Diagnostics diagnostics;
    auto rules = tool::load_rules({kRules.string()}, {}, diagnostics);
    REQUIRE_MESSAGE(rules, rendered(diagnostics));
    return *std::move(rules);
  }();
  return loaded;
}

/// As the fixture writes it: `%3`, or `%3#1` where the op names its results together.
std::string value_name(const ir::Graph& graph, ir::ValueId id) {
  const ir::Value& value = graph.values[id];
  std::string name(graph.str(value.name));
  const bool together = value.def != ir::kNone && graph.ops[value.def].result_count > 1 &&
                        graph.str(graph.ops[value.def].text).starts_with(name + ":");
  return together ? fmt::format("{}#{}", name, value.index) : name;
}

/// What a match binds to a name, or nothing.
std::string bound(const ir::Graph& graph, const match::Match& match, const std::string& name) {
  const rule::Body& body = *program().rules[match.rule].body(match.level);
  for (const match::Binding& b : match.bindings)
    if (body.nodes[b.node].name == name && b.value != ir::kNone) return value_name(graph, b.value);
  return {};
}

void check_match(const Fixture& fixture, const ir::Graph& graph, const match::Match& match,
                 std::vector<Expectation>& expectations) {
  const std::string& rule = program().rules[match.rule].name;
  const std::size_t line = graph.line(match.root);
  const auto e = std::find_if(expectations.begin(), expectations.end(),
                              [&](const Expectation& x) { return x.rule == rule && x.line == line; });
  if (e == expectations.end() || e->kind != Expectation::Kind::Fuse) {
    ADD_FAIL_CHECK_AT(fixture.path.c_str(), static_cast<int>(line), "noisy: ", rule, " matches here");
    return;
  }
  e->met = true;
  for (const auto& [name, value] : e->bindings) {
    const std::string got = bound(graph, match, name);
    if (got != value)
      ADD_FAIL_CHECK_AT(fixture.path.c_str(), static_cast<int>(line), "wrong binding of ", rule, ": ", name,
                        " is ", got.empty() ? std::string("not bound") : got, ", not ", value);
  }
}

void check_fixture(Fixture fixture) {
  std::set<std::string> named;
  for (const Expectation& e : fixture.expectations) named.insert(e.rule);
  for (const ir::Module& module : ir::find_modules(*fixture.source)) {
    Diagnostics diagnostics;
    const auto graph = ir::read_module(fixture.source, module, diagnostics);
    REQUIRE_MESSAGE(graph, rendered(diagnostics));
    const match::Result result = match::run(program(), *graph, fixture.level);
    CHECK_MESSAGE(result.exhausted.empty(), fixture.path << ": a rule ran out of steps");
    for (std::uint32_t r = 0; r < program().rules.size(); ++r) {
      if (!named.contains(program().rules[r].name)) continue;
      std::vector<match::Match> own;
      for (const match::Match& m : result.matches)
        if (m.rule == r) own.push_back(m);
      for (const match::Match& m : match::settle(program(), own))
        check_match(fixture, *graph, m, fixture.expectations);
    }
  }
  for (const Expectation& e : fixture.expectations)
    if (e.kind == Expectation::Kind::Fuse && !e.met)
      ADD_FAIL_CHECK_AT(fixture.path.c_str(), static_cast<int>(e.line), "missing: ", e.rule,
                        " does not match here");
}

}  // namespace

TEST_CASE("every fixture beside the rules") {
  for (const Fixture& fixture : all_fixtures()) {
    CAPTURE(fixture.path);
    for (const Expectation& e : fixture.expectations) {
      const bool known = std::any_of(program().rules.begin(), program().rules.end(),
                                     [&](const rule::Rule& r) { return r.name == e.rule; });
      if (!known)
        ADD_FAIL_CHECK_AT(fixture.path.c_str(), static_cast<int>(e.line), "no rule is called ", e.rule);
    }
    check_fixture(fixture);
  }
}

TEST_CASE("every rule has a positive and a negative fixture at each of its levels") {
  std::set<std::tuple<std::string, rule::Level, Expectation::Kind>> seen;
  for (const Fixture& f : all_fixtures())
    for (const Expectation& e : f.expectations) seen.insert({e.rule, f.level, e.kind});
  for (const rule::Rule& r : program().rules)
    for (const rule::Level level : {rule::Level::Ttir, rule::Level::Ttnn}) {
      if (!r.body(level)) continue;
      const std::string name = level == rule::Level::Ttir ? "TTIR" : "TTNN";
      CHECK_MESSAGE(seen.contains({r.name, level, Expectation::Kind::Fuse}),
                    r.name << ": no positive at " << name);
      CHECK_MESSAGE(seen.contains({r.name, level, Expectation::Kind::NoFuse}),
                    r.name << ": no negative at " << name);
    }
}
