// fusionc test: the fixtures of rules, their snapshots and what they cover.
#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <nlohmann/json.hpp>
#include <regex>
#include <set>

#include "engine/match/match.h"
#include "engine/report/report.h"
#include "engine/support/parallel.h"
#include "tools/fusionc/commands.h"
#include "tools/fusionc/coverage.h"
#include "tools/fusionc/fixtures.h"
#include "tools/fusionc/mutate.h"
#include "tools/fusionc/output.h"
#include "tools/fusionc/rule_files.h"

namespace fs = std::filesystem;

namespace fusionc::tool {

namespace {

struct Options {
  std::vector<std::string> paths;
  std::string filter, format = "text";
  RuleChoice choice;
  bool update = false, coverage = false, mutate = false, verbose = false;
  std::size_t print_mutant = 0;
  double threshold = -1;
  unsigned threads = 0;
};

/// A pair of fixtures with a report beside it.
struct Snapshot {
  std::string path;  ///< of the `.yml`
  const Fixture *ttir, *ttnn;
};

std::string read_text(const std::string& path) {
  std::ifstream in(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}

std::vector<Snapshot> snapshots(const std::vector<Fixture>& fixtures) {
  std::vector<Snapshot> out;
  constexpr std::string_view kTtir = ".ttir.mlir";
  for (const Fixture& ttir : fixtures) {
    if (!ttir.path.ends_with(kTtir)) continue;
    const std::string stem = ttir.path.substr(0, ttir.path.size() - kTtir.size());
    std::error_code ignored;
    if (!fs::is_regular_file(stem + ".yml", ignored)) continue;
    for (const Fixture& ttnn : fixtures)
      if (ttnn.path == stem + ".ttnn.mlir") out.push_back({stem + ".yml", &ttir, &ttnn});
  }
  return out;
}

/// The report of the pair as one compile, for the rules that the two files name.
std::string report_of(const rule::Program& program, const Snapshot& snapshot) {
  std::set<std::string> named;
  for (const Fixture* fixture : {snapshot.ttir, snapshot.ttnn})
    for (const Expectation& e : fixture->expectations) named.insert(e.rule);
  rule::Program chosen{program.ops, program.throughs, {}};
  for (const rule::Rule& rule : program.rules)
    if (named.contains(rule.name)) chosen.rules.push_back(rule);
  std::vector<report::Unit> units;
  const std::size_t graphs = std::min(snapshot.ttir->graphs.size(), snapshot.ttnn->graphs.size());
  for (std::size_t i = 0; i < graphs; ++i) {
    report::Unit unit{snapshot.ttir->graphs[i], snapshot.ttnn->graphs[i], {}};
    auto ttnn = match::settle(chosen, match::run(chosen, *unit.ttnn, rule::Level::Ttnn).matches);
    const auto ttir = match::run(chosen, *unit.ttir, rule::Level::Ttir).matches;
    unit.sites = pair::join(chosen, *unit.ttnn, std::move(ttnn), *unit.ttir, ttir);
    units.push_back(std::move(unit));
  }
  std::string out;
  const auto name = [](const Fixture* fixture) { return fs::path(fixture->path).filename().string(); };
  report::write_yaml(report::build(chosen, units, name(snapshot.ttir), name(snapshot.ttnn)),
                     [&](std::string_view piece) { out += piece; });
  return out;
}

/// `line 12: - old / + new` of the first lines that differ.
std::string first_difference(const std::string& expected, const std::string& got) {
  std::size_t line = 1, at = 0;
  while (at < expected.size() && at < got.size() && expected[at] == got[at]) line += expected[at++] == '\n';
  const auto line_at = [&](const std::string& text) {
    const std::size_t begin = at == 0 ? 0 : text.rfind('\n', at - 1) + 1;
    return text.substr(std::min(begin, text.size()), text.find('\n', begin) - begin);
  };
  return fmt::format("wrong snapshot: line {}\n    - {}\n    + {}", line, line_at(expected), line_at(got));
}

Verdict judge(const rule::Program& program, const Snapshot& snapshot, bool update, Diagnostics& diagnostics) {
  Verdict verdict{snapshot.path, 1, Expectation::Kind::Fuse, "snapshot", {}, {}};
  const std::string got = report_of(program, snapshot), expected = read_text(snapshot.path);
  if (got == expected) return verdict;
  if (!update) {
    verdict.problem = first_difference(expected, got);
  } else if (auto failed = write_output(snapshot.path, [&](const Sink& sink) { sink(got); })) {
    diagnostics.add(std::move(*failed));
  }
  return verdict;
}

std::string text(const std::vector<Verdict>& verdicts, bool verbose) {
  std::string out;
  std::size_t failed = 0, todo = 0;
  std::set<std::string> files;
  for (const Verdict& v : verdicts) {
    files.insert(v.path);
    todo += v.kind == Expectation::Kind::TodoFuse || v.kind == Expectation::Kind::TodoNoFuse;
    if (!v.problem.empty()) {
      ++failed;
      out += fmt::format("{}:{}: {}: {}\n", v.path, v.line, v.rule, v.problem);
      if (!v.excerpt.empty()) out += fmt::format("  {}\n", v.excerpt.substr(0, 160));
    } else if (verbose) {
      out += fmt::format("{}:{}: {} {}: ok\n", v.path, v.line, to_string(v.kind), v.rule);
    }
  }
  return out + fmt::format("{} checks in {} files, {} failed, {} to do\n", verdicts.size(), files.size(), failed, todo);
}

std::string tap(const std::vector<Verdict>& verdicts) {
  std::string out = fmt::format("TAP version 13\n1..{}\n", verdicts.size());
  for (std::size_t i = 0; i < verdicts.size(); ++i) {
    const Verdict& v = verdicts[i];
    const bool todo = v.kind == Expectation::Kind::TodoFuse || v.kind == Expectation::Kind::TodoNoFuse;
    out += fmt::format("{} {} - {}:{} {} {}{}\n", v.problem.empty() ? "ok" : "not ok", i + 1, v.path, v.line,
                       to_string(v.kind), v.rule, todo ? " # TODO" : "");
    std::string_view rest = v.problem;
    for (; !rest.empty(); rest.remove_prefix(std::min(rest.find('\n') + 1 ? rest.find('\n') + 1 : rest.size(), rest.size())))
      out += fmt::format("# {}\n", rest.substr(0, rest.find('\n')));
  }
  return out;
}

nlohmann::ordered_json json(const std::vector<Verdict>& verdicts) {
  nlohmann::ordered_json list = nlohmann::ordered_json::array();
  for (const Verdict& v : verdicts)
    list.push_back({{"file", v.path}, {"line", v.line}, {"expected", to_string(v.kind)}, {"rule", v.rule},
                    {"ok", v.problem.empty()}, {"problem", v.problem}});
  return list;
}

std::string_view level_name(rule::Level level) { return level == rule::Level::Ttir ? "ttir" : "ttnn"; }

bool below(const RuleCoverage& entry, double threshold) {
  return threshold >= 0 && (entry.percent(true) < 100 || entry.percent(false) < threshold);
}

std::string text(const std::vector<RuleCoverage>& all, double threshold) {
  std::string out;
  std::size_t items = 0, covered = 0, under = 0;
  for (const RuleCoverage& entry : all) {
    for (const CoverageItem& item : entry.items) {
      items += !item.presence;
      covered += !item.presence && item.covered;
    }
    under += below(entry, threshold);
    out += fmt::format("{} at {}: fixtures {:.0f} %, alternatives, steps and guards {:.0f} %{}\n", entry.rule,
                       level_name(entry.level), entry.percent(true), entry.percent(false),
                       below(entry, threshold) ? "  BELOW" : "");
    for (const CoverageItem& item : entry.items)
      if (!item.covered)
        out += item.line ? fmt::format("  {}:{}: not covered: {}\n", entry.file, item.line, item.what)
                         : fmt::format("  {}: not covered: {}\n", entry.file, item.what);
  }
  out += fmt::format("covered: {} of {} alternatives, steps and guard outcomes ({:.1f} %)\n", covered, items,
                     items == 0 ? 100.0 : 100.0 * static_cast<double>(covered) / static_cast<double>(items));
  if (threshold >= 0) out += fmt::format("{} of {} rules and levels are below the threshold\n", under, all.size());
  return out;
}

nlohmann::ordered_json json(const std::vector<RuleCoverage>& all) {
  nlohmann::ordered_json list = nlohmann::ordered_json::array();
  for (const RuleCoverage& entry : all) {
    nlohmann::ordered_json missing = nlohmann::ordered_json::array();
    for (const CoverageItem& item : entry.items)
      if (!item.covered) missing.push_back({{"what", item.what}, {"line", item.line}});
    list.push_back({{"rule", entry.rule}, {"level", level_name(entry.level)}, {"file", entry.file},
                    {"fixtures_percent", entry.percent(true)}, {"percent", entry.percent(false)},
                    {"not_covered", missing}});
  }
  return list;
}

std::string text(const Mutants& mutants, bool verbose) {
  std::string out;
  std::size_t failed = 0;
  for (std::size_t i = 0; i < mutants.all.size(); ++i) {
    const Mutant& m = mutants.all[i];
    failed += !m.problem.empty();
    if (!m.problem.empty() || verbose)
      out += fmt::format("{}:{}: {}: mutant {} ({}): {}\n", m.path, m.line, m.rule, i + 1, m.what,
                         m.problem.empty() ? (m.stays ? "still found" : "not found") : m.problem);
  }
  return out + fmt::format("{} mutants, {} failed; {} changes whose outcome the rules leave open\n", mutants.all.size(), failed,
                           mutants.open);
}

nlohmann::ordered_json json(const Mutants& mutants) {
  nlohmann::ordered_json list = nlohmann::ordered_json::array();
  for (const Mutant& m : mutants.all)
    list.push_back({{"file", m.path}, {"line", m.line}, {"rule", m.rule}, {"what", m.what}, {"stays", m.stays},
                    {"ok", m.problem.empty()}, {"problem", m.problem}});
  return list;
}

/// Paths of fixtures, each once. The rules are those of the same paths, and the ones that --rules and --add-rules name:
/// what is tested never depends on whether a copy of it is shipped as well.
std::vector<std::string> collect(Options& options, Diagnostics& diagnostics) {
  if (options.paths.empty())
    options.paths = options.choice.replace.empty() ? std::vector{shipped_rules()} : options.choice.replace;
  std::set<std::string> files;
  std::vector<std::string> rule_files;
  for (const std::string& path : options.paths) {
    std::error_code failed;
    if (!fs::exists(path, failed)) {
      Diagnostic d;
      d.code = Code::CannotRead;
      d.file = path;
      d.message = "no such file or folder";
      diagnostics.add(std::move(d));
      continue;
    }
    const auto found = fixture_paths(path);
    files.insert(found.begin(), found.end());
    std::string rules = path;
    if (path.ends_with(".mlir")) {
      const std::size_t dot = path.find('.', path.rfind('/') == std::string::npos ? 0 : path.rfind('/'));
      rules = path.substr(0, dot) + ".fuse";
      if (!fs::exists(rules, failed)) continue;
    } else if (fs::is_directory(path, failed)) {
      fs::recursive_directory_iterator it(path, failed);
      if (std::none_of(fs::begin(it), fs::end(it), [](const auto& e) { return e.path().extension() == ".fuse"; })) continue;
    }
    rule_files.push_back(rules);
  }
  auto& into = options.choice.replace.empty() ? options.choice.replace : options.choice.add;
  into.insert(into.end(), rule_files.begin(), rule_files.end());
  if (files.empty() && !diagnostics.has_errors()) {
    Diagnostic d;
    d.code = Code::NoFixtures;
    d.file = options.paths.front();
    d.message = "there is no `.mlir` file";
    diagnostics.add(std::move(d));
  }
  return {files.begin(), files.end()};
}

int run(Options options) {
  Diagnostics diagnostics;
  set_thread_count(options.threads);
  const auto paths = collect(options, diagnostics);
  if (diagnostics.has_errors()) return show(diagnostics, kError);
  const auto program = load_rules(options.choice.replace, options.choice.add, diagnostics);
  if (!program) return show(diagnostics, kError);
  std::regex filter;
  try {
    filter = std::regex(options.filter);
  } catch (const std::regex_error&) {
    diagnostics.add(usage_error(fmt::format("-k {}: not a regular expression", options.filter)));
    return show(diagnostics, kError);
  }

  std::vector<std::optional<Fixture>> read(paths.size());
  std::vector<Diagnostics> messages(paths.size());
  parallel_for(paths.size(), 1, [&](std::size_t begin, std::size_t end) {
    for (std::size_t i = begin; i < end; ++i) read[i] = read_fixture(paths[i], *program, messages[i]);
  });
  for (const Diagnostics& each : messages) diagnostics.append(each);
  if (diagnostics.has_errors()) return show(diagnostics, kError);
  std::vector<Fixture> fixtures;
  for (auto& fixture : read) fixtures.push_back(std::move(*fixture));

  std::vector<std::vector<Verdict>> slots(fixtures.size());
  parallel_for(fixtures.size(), 1, [&](std::size_t begin, std::size_t end) {
    for (std::size_t i = begin; i < end; ++i) slots[i] = run_fixture(*program, fixtures[i]);
  });
  std::vector<Verdict> verdicts;
  for (auto& slot : slots) std::move(slot.begin(), slot.end(), std::back_inserter(verdicts));
  for (const Snapshot& snapshot : snapshots(fixtures))
    verdicts.push_back(judge(*program, snapshot, options.update, diagnostics));
  const auto wanted = [&](const std::string& name) { return std::regex_search(name, filter); };
  std::erase_if(verdicts, [&](const Verdict& v) { return !wanted(v.path + ":" + v.rule); });

  std::set<std::string> named;
  for (const Fixture& fixture : fixtures)
    for (const Expectation& e : fixture.expectations)
      if (wanted(fixture.path + ":" + e.rule)) named.insert(e.rule);
  Mutants mutants;
  if (options.mutate || options.print_mutant) mutants = mutate(*program, fixtures, {named.begin(), named.end()});
  if (options.print_mutant) {
    if (options.print_mutant > mutants.all.size()) {
      diagnostics.add(usage_error(fmt::format("there are {} mutants", mutants.all.size())));
    } else if (auto failed = print(mutants.all[options.print_mutant - 1].text)) {
      diagnostics.add(std::move(*failed));
    }
    return show(diagnostics, kClean);
  }
  std::vector<RuleCoverage> covered;
  if (options.coverage || options.threshold >= 0) {
    for (const rule::Rule& rule : program->rules) {
      const auto here = [&](const std::string& path) { return rule.file.starts_with(path) && wanted(rule.file + ":" + rule.name); };
      if (std::any_of(options.paths.begin(), options.paths.end(), here)) named.insert(rule.name);
    }
    covered = coverage(*program, {named.begin(), named.end()}, fixtures);
  }
  std::string out;
  if (options.format == "json") {
    nlohmann::ordered_json all = {{"checks", json(verdicts)}};
    if (options.coverage || options.threshold >= 0) all["coverage"] = json(covered);
    if (options.mutate) all["mutants"] = json(mutants);
    out = all.dump(2, ' ', false, nlohmann::ordered_json::error_handler_t::replace) + "\n";
  } else {
    out = options.format == "tap" ? tap(verdicts) : text(verdicts, options.verbose);
    if (options.format == "text" && options.mutate) out += text(mutants, options.verbose);
    if (options.format == "text" && (options.coverage || options.threshold >= 0)) out += text(covered, options.threshold);
  }
  if (auto failed = print(out)) diagnostics.add(std::move(*failed));
  const bool failed = std::any_of(verdicts.begin(), verdicts.end(), [](const Verdict& v) { return !v.problem.empty(); }) ||
                      std::any_of(mutants.all.begin(), mutants.all.end(), [](const Mutant& m) { return !m.problem.empty(); }) ||
                      std::any_of(covered.begin(), covered.end(), [&](const RuleCoverage& c) { return below(c, options.threshold); });
  return show(diagnostics, failed ? kFindings : kClean);
}

}  // namespace

void add_test(CLI::App& app, int& exit_code) {
  auto options = std::make_shared<Options>();
  CLI::App* const command = app.add_subcommand("test", "run the fixtures of rules: exit 0 all as expected, 1 failures, 2 errors");
  command->add_option("PATHS", options->paths, "fixtures, rule files or folders; the shipped rules when none is given");
  command->add_option("-k", options->filter, "only checks whose FILE:RULE contains a match of this")->type_name("REGEX");
  command->add_flag("--update", options->update, "rewrite snapshots that differ");
  command->add_flag("--coverage", options->coverage, "say what of each rule no fixture exercises");
  command->add_option("--threshold", options->threshold, "fail when a rule's coverage in percent is below this")
      ->type_name("N")
      ->check(CLI::Range(0.0, 100.0));
  command->add_flag("--mutate", options->mutate, "change positive fixtures in ways whose outcome the rule declares");
  command->add_option("--print-mutant", options->print_mutant, "show the text of one mutant")->type_name("N")->check(CLI::PositiveNumber);
  command->add_option("--format", options->format, "text, json or tap")->check(CLI::IsMember({"text", "json", "tap"}));
  command->add_flag("-v,--verbose", options->verbose, "list what is as expected too");
  command->add_option("-j,--jobs", options->threads, "threads; 0 is all")->type_name("N")->check(CLI::Range(0u, 4096u));
  add_rule_files(*command, options->choice);
  command->callback([options, &exit_code] { exit_code = run(*options); });
}

}  // namespace fusionc::tool
