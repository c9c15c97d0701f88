// The order of work is the order in which things can go wrong for a user: rules first, so that a bad rule
// file fails before any IR is read, then inputs, then matching. Unproven matches are dropped before the
// overlap policy runs, so that
// `--proven` shows the proven site inside a larger unproven one.
#include "tools/fusionc/audit.h"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>

#include "engine/report/text.h"

namespace fusionc::tool {

namespace {

class Phases {
 public:
  explicit Phases(AuditStatistics& statistics) : statistics_(statistics) {}
  void next(std::string name) {
    end();
    name_ = std::move(name);
    start_ = std::chrono::steady_clock::now();
  }
  void end() {
    if (name_.empty()) return;
    const std::chrono::duration<double, std::milli> taken = std::chrono::steady_clock::now() - start_;
    statistics_.phases.emplace_back(std::move(name_), taken.count());
    name_.clear();
  }

 private:
  AuditStatistics& statistics_;
  std::string name_;
  std::chrono::steady_clock::time_point start_;
};

// One message a rule, at the first op where it gave up.
void report_exhausted(const rule::Program& program, const ir::Graph& graph, const match::Result& result,
                      Diagnostics& diagnostics) {
  std::map<std::uint32_t, std::vector<ir::OpId>> by_rule;
  for (const auto& [rule, root] : result.exhausted) by_rule[rule].push_back(root);
  for (const auto& [rule, roots] : by_rule) {
    const std::string more = roots.size() > 1 ? fmt::format(" and at {} others", roots.size() - 1) : "";
    diagnostics.add(diagnostic_at(Code::SearchExhausted, graph.source->path(), graph.source->text(),
                                  graph.text_offset + graph.ops[roots.front()].text.begin, 1,
                                  fmt::format("the search for rule '{}' took too many steps at this op{}",
                                              program.rules[rule].name, more),
                                  "leave the rule out with --ignore, or narrow its alternatives"));
  }
}

// The rules of one level, prepared when the first graph of it comes.
struct LevelMatcher {
  rule::Level level;
  std::optional<match::Matcher> matcher = std::nullopt;
};

match::Result run(const rule::Program& program, const ir::Graph& graph, LevelMatcher& of, const match::Keep& keep,
                  AuditStatistics::Level& statistics, Diagnostics& diagnostics) {
  if (!of.matcher) of.matcher.emplace(program, of.level);
  match::Result result = of.matcher->run(graph, match::Engine::Net, match::kStepBudget, keep);
  report_exhausted(program, graph, result, diagnostics);
  ++statistics.graphs;
  statistics.ops += graph.ops.size();
  for (const ir::Function& function : graph.functions)
    ++statistics.functions[std::string(to_string(function.kind))];
  statistics.match.ops += result.statistics.ops;
  statistics.match.candidates += result.statistics.candidates;
  statistics.match.verified += result.statistics.verified;
  statistics.match.matches += result.statistics.matches;
  statistics.match.steps += result.statistics.steps;
  return result;
}

// What remains to report of the deciding level's matches.
std::vector<match::Match> choose(const AuditRequest& request, const rule::Program& program,
                                 std::vector<match::Match> matches, bool decided) {
  std::erase_if(matches, [&](const match::Match& match) {
    const bool direct = program.rules[match.rule].source == rule::Source::Ttnn;
    if (request.only != Class::Any && direct != (request.only == Class::Direct)) return true;
    return request.proven && (!decided || !match.unproven.empty());
  });
  return request.all ? matches : match::settle(program, std::move(matches));
}

struct Matchers {
  LevelMatcher ttir{rule::Level::Ttir}, ttnn{rule::Level::Ttnn};
};

report::Unit examine(const AuditRequest& request, Audit& audit, Matchers& matchers, const Levels& levels,
                     Phases& phases, Diagnostics& diagnostics) {
  const rule::Program& program = audit.program;
  report::Unit unit{levels.ttir, levels.ttnn, {}};
  match::Result ttir, ttnn;
  phases.next("match");
  const match::Keep reported = [&](std::vector<match::Match> matches) {
    return choose(request, program, std::move(matches), unit.ttnn != nullptr);
  };
  if (unit.ttir)
    ttir = run(program, *unit.ttir, matchers.ttir, unit.ttnn ? match::Keep{} : reported, audit.statistics.ttir,
               diagnostics);
  if (unit.ttnn)
    ttnn = run(program, *unit.ttnn, matchers.ttnn, reported, audit.statistics.ttnn, diagnostics);
  if (diagnostics.has_errors()) return unit;
  std::vector<match::Match> matches = std::move((unit.ttnn ? ttnn : ttir).matches);
  phases.next("pair");
  unit.sites = !unit.ttnn   ? pair::single(program, rule::Level::Ttir, std::move(matches))
               : !unit.ttir ? pair::single(program, rule::Level::Ttnn, std::move(matches))
                            : pair::join(program, *unit.ttnn, std::move(matches), *unit.ttir, ttir.matches);
  phases.end();
  audit.statistics.sites += unit.sites.size();
  return unit;
}

}  // namespace

std::optional<Audit> audit(const AuditRequest& request, Diagnostics& diagnostics) {
  Audit out;
  Phases phases(out.statistics);
  phases.next("rules");
  auto program = load_chosen_rules(request.rules, diagnostics);
  if (!program) return std::nullopt;
  out.program = std::move(*program);
  out.statistics.rules = out.program.rules.size();

  phases.next("read");
  const Inputs inputs = read_inputs(request.inputs, diagnostics);
  if (diagnostics.has_errors()) return std::nullopt;
  phases.end();
  out.statistics.files = inputs.files;
  out.statistics.bytes = inputs.bytes;
  out.statistics.modules = inputs.modules;

  Matchers matchers;
  for (const Levels& levels : inputs.graphs)
    out.units.push_back(examine(request, out, matchers, levels, phases, diagnostics));
  if (diagnostics.has_errors()) return std::nullopt;
  return out;
}

std::string AuditStatistics::text() const {
  const auto level = [](std::string_view name, const Level& l) {
    if (l.graphs == 0) return std::string{};
    std::string functions;
    for (const auto& [kind, count] : l.functions)
      functions += fmt::format("{}{} {}", functions.empty() ? "" : ", ", count, kind);
    return fmt::format(
        "{:<12}{} graphs, {} ops; functions: {}\n{:<12}{} ops matched against, {} candidates, {} verified, "
        "{} matches, "
        "{} steps\n",
        name, l.graphs, l.ops, functions, "", l.match.ops, l.match.candidates, l.match.verified,
        l.match.matches, l.match.steps);
  };
  std::string out =
      fmt::format("{:<12}{}, {}\n{:<12}{}\n{:<12}{}\n", "files", files,
                  report::human_bytes(static_cast<double>(bytes)), "modules", modules, "rules", rules);
  out += level("TTIR", ttir) + level("TTNN", ttnn) + fmt::format("{:<12}{}\n", "sites", sites);
  // Phases of several graphs add up.
  std::vector<std::pair<std::string, double>> sums;
  double total = 0;
  for (const auto& phase : phases) {
    total += phase.second;
    const auto known =
        std::find_if(sums.begin(), sums.end(), [&](const auto& sum) { return sum.first == phase.first; });
    if (known == sums.end()) {
      sums.push_back(phase);
    } else {
      known->second += phase.second;
    }
  }
  out += fmt::format("{:<12}", "time");
  for (const auto& [name, milliseconds] : sums) out += fmt::format("{} {:.1f} ms, ", name, milliseconds);
  return out + fmt::format("total {:.1f} ms\n", total);
}

}  // namespace fusionc::tool
