#include "tools/fusionc/coverage.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <fstream>
#include <iterator>
#include <map>
#include <set>

#include "engine/match/match.h"
#include "engine/support/parallel.h"

namespace fusionc::tool {

namespace {

/// Can an expression be unknown? What it reads may be hidden by const-eval, an argument or an unread attribute.
bool can_be_unknown(const rule::Body& body, rule::ExprId id) {
  using rule::Fn;
  const rule::Expr& expr = body.exprs[id];
  constexpr std::array<Fn, 6> kHidden = {Fn::Scalar, Fn::Constant, Fn::Varies, Fn::Vector, Fn::Follows, Fn::DtypeOf};
  if (std::find(kHidden.begin(), kHidden.end(), expr.fn) != kHidden.end()) return expr.fn != Fn::DtypeOf;
  return std::any_of(expr.arguments.begin(), expr.arguments.end(),
                     [&](rule::ExprId argument) { return can_be_unknown(body, argument); });
}

/// One rule of a program with one level, so that it can be run by itself and changed.
rule::Program alone(const rule::Program& program, const rule::Rule& rule, rule::Level level) {
  rule::Program out{program.ops, program.throughs, {rule}};
  (level == rule::Level::Ttir ? out.rules[0].ttnn : out.rules[0].ttir).reset();
  return out;
}

/// Lines of rule files, by offset.
class Lines {
 public:
  std::size_t of(const std::string& file, std::uint32_t offset) {
    auto [at, added] = texts_.try_emplace(file);
    if (added) {
      std::ifstream in(file, std::ios::binary);
      at->second.assign(std::istreambuf_iterator<char>(in), {});
    }
    const std::size_t end = std::min<std::size_t>(offset, at->second.size());
    return 1 + static_cast<std::size_t>(std::count(at->second.begin(), at->second.begin() + static_cast<std::ptrdiff_t>(end), '\n'));
  }

 private:
  std::map<std::string, std::string> texts_;
};

/// The expectations of one rule at one level, with the graphs they are about.
struct Site {
  const ir::Graph* graph;
  std::size_t line;
  bool positive;
};

class RuleRun {
 public:
  RuleRun(const rule::Program& program, const rule::Rule& rule, rule::Level level, const std::vector<Fixture>& fixtures)
      : alone_(alone(program, rule, level)), level_(level) {
    for (const Fixture& fixture : fixtures)
      for (std::size_t g = 0; g < fixture.graphs.size(); ++g) {
        if (fixture.levels[g] != level) continue;
        bool used = false;
        for (const Expectation& e : fixture.expectations) {
          const bool positive = e.kind == Expectation::Kind::Fuse;
          if (e.rule != rule.name || (!positive && e.kind != Expectation::Kind::NoFuse)) continue;
          if (!holds_line(*fixture.graphs[g], e.line)) continue;
          sites_.push_back({fixture.graphs[g].get(), e.line, positive});
          used = true;
        }
        if (used) graphs_.push_back(fixture.graphs[g].get());
      }
  }

  std::vector<CoverageItem> items(Lines& lines) {
    const rule::Rule& rule = alone_.rules[0];
    const rule::Body& body = *rule.body(level_);
    const auto any = [&](bool positive) {
      return std::any_of(sites_.begin(), sites_.end(), [&](const Site& s) { return s.positive == positive; });
    };
    std::vector<CoverageItem> out = {{"positive fixture", true, any(true), 0}, {"negative fixture", true, any(false), 0}};
    const std::vector<match::Match> matches = run();
    branches(body, matches, lines, out);
    for (std::size_t g = 0; g < body.where.size(); ++g) guard(body, g, matches, lines, out);
    return out;
  }

 private:
  static bool holds_line(const ir::Graph& graph, std::size_t line) {
    for (ir::OpId op = 0; op < graph.ops.size(); ++op)
      if (graph.line(op) == line) return true;
    return false;
  }

  bool is_site(const ir::Graph& graph, const match::Match& match, bool positive) const {
    return std::any_of(sites_.begin(), sites_.end(), [&](const Site& s) {
      return s.positive == positive && s.graph == &graph && s.line == graph.line(match.root);
    });
  }

  /// Matches that a fixture asks for.
  std::vector<match::Match> run() const {
    std::vector<match::Match> out;
    for (const ir::Graph* graph : graphs_)
      for (match::Match& match : match::run(alone_, *graph, level_).matches)
        if (is_site(*graph, match, true)) out.push_back(std::move(match));
    return out;
  }

  void branches(const rule::Body& body, const std::vector<match::Match>& matches, Lines& lines,
                std::vector<CoverageItem>& out) const {
    std::set<std::pair<rule::NodeId, std::uint16_t>> taken;
    for (const match::Match& match : matches) taken.insert(match.branches.begin(), match.branches.end());
    for (std::size_t n = 0; n < body.nodes.size(); ++n) {
      const rule::Node& node = body.nodes[n];
      if (node.kind != rule::NodeKind::Alt) continue;
      for (std::size_t a = 0; a < node.alternatives.size(); ++a) {
        const std::string& tag = node.alternatives[a].tag;
        const std::string of = node.name.empty() ? "" : " of " + node.name;
        out.push_back({node.optional_step ? fmt::format("step{} {}", of, tag)
                                          : fmt::format("alternative {}{}", tag.empty() ? std::to_string(a + 1) : tag, of),
                       false, taken.contains({static_cast<rule::NodeId>(n), static_cast<std::uint16_t>(a)}),
                       lines.of(alone_.rules[0].file, node.span.begin)});
      }
    }
  }

  void guard(const rule::Body& body, std::size_t index, const std::vector<match::Match>& matches, Lines& lines,
             std::vector<CoverageItem>& out) {
    const rule::Guard& guard = body.where[index];
    const std::size_t line = lines.of(alone_.rules[0].file, body.exprs[guard.expr].span.begin);
    const auto unproven = [&](const match::Match& m) {
      return std::find(m.unproven.begin(), m.unproven.end(), index) != m.unproven.end();
    };
    const auto read = [&](const match::Match& m) {
      return std::all_of(guard.nodes.begin(), guard.nodes.end(), [&](rule::NodeId node) {
        return std::any_of(m.bindings.begin(), m.bindings.end(), [&](const match::Binding& b) { return b.node == node; });
      });
    };
    const auto item = [&](const char* outcome, bool covered) {
      out.push_back({fmt::format("guard `{}` {}", guard.text, outcome), false, covered, line});
    };
    item("proved", std::any_of(matches.begin(), matches.end(),
                               [&](const match::Match& m) { return !unproven(m) && read(m); }));
    item("refuted", refuted(index));
    if (can_be_unknown(body, guard.expr)) item("unknown", std::any_of(matches.begin(), matches.end(), unproven));
  }

  /// Without the guard, does the rule match at an op where it must not?
  bool refuted(std::size_t index) {
    auto& body = level_ == rule::Level::Ttir ? *alone_.rules[0].ttir : *alone_.rules[0].ttnn;
    const std::vector<rule::Guard> all = body.where;
    body.where.erase(body.where.begin() + static_cast<std::ptrdiff_t>(index));
    bool found = false;
    for (const ir::Graph* graph : graphs_) {
      for (const match::Match& m : match::run(alone_, *graph, level_).matches)
        found = found || is_site(*graph, m, false);
      if (found) break;
    }
    body.where = all;
    return found;
  }

  rule::Program alone_;
  rule::Level level_;
  std::vector<Site> sites_;
  std::vector<const ir::Graph*> graphs_;
};

}  // namespace

double RuleCoverage::percent(bool presence) const {
  std::size_t all = 0, covered = 0;
  for (const CoverageItem& item : items) {
    if (item.presence != presence) continue;
    ++all;
    covered += item.covered;
  }
  return all == 0 ? 100.0 : 100.0 * static_cast<double>(covered) / static_cast<double>(all);
}

std::vector<RuleCoverage> coverage(const rule::Program& program, const std::vector<std::string>& names,
                                   const std::vector<Fixture>& fixtures) {
  std::vector<std::pair<RuleCoverage, const rule::Rule*>> work;
  for (const rule::Rule& rule : program.rules) {
    if (std::find(names.begin(), names.end(), rule.name) == names.end()) continue;
    for (const rule::Level level : {rule::Level::Ttir, rule::Level::Ttnn})
      if (rule.body(level)) work.push_back({{rule.name, rule.file, level, {}}, &rule});
  }
  parallel_for(work.size(), 1, [&](std::size_t begin, std::size_t end) {
    Lines lines;
    for (std::size_t i = begin; i < end; ++i)
      work[i].first.items = RuleRun(program, *work[i].second, work[i].first.level, fixtures).items(lines);
  });
  std::vector<RuleCoverage> out;
  for (auto& [entry, rule] : work) out.push_back(std::move(entry));
  return out;
}

}  // namespace fusionc::tool
