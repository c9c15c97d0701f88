// fusionc near: what nearly matches, over all rules, each with the smallest repair.
#include "engine/explain/near.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <map>
#include <nlohmann/json.hpp>

#include "engine/explain/describe.h"
#include "engine/report/text.h"
#include "tools/fusionc/commands.h"
#include "tools/fusionc/output.h"
#include "tools/fusionc/query.h"

namespace fusionc::tool {

namespace {

struct Options {
  RuleChoice rules;
  LevelQuery ir;
  std::size_t top = 10;
  std::string format = "text";
};

/// Near misses of one rule that fail at the same.
struct Group {
  std::string rule, fused_op, file;
  std::size_t present = 0, missing = 0;
  std::vector<std::string> repairs;  ///< at the first place
  std::vector<std::size_t> lines;    ///< of the roots
  int cost = 0;
};

void add_graph(const rule::Program& program, const std::vector<match::Plan>& plans, const ir::Graph& graph,
               rule::Level level, const match::Matcher& matcher, std::vector<Group>& groups) {
  const match::Kinds kinds(program.ops, graph, true);
  const match::LookThrough through(program, kinds);
  const match::Context context{program, kinds, through, level};
  const auto settled = match::settle(program, matcher.run(graph).matches);
  std::map<std::pair<std::string, std::string>, std::size_t> known;  // rule, predicates -> group
  for (const explain::NearMiss& miss : explain::near_misses(context, plans, settled)) {
    const match::Plan& plan = plans[miss.plan];
    const rule::Rule& rule = program.rules[plan.rule];
    const explain::Describe describe(context, plan);
    std::string key;
    for (const explain::Fault& fault : miss.attempt.faults) key += describe.expected(fault) + "\n";
    const auto [at, fresh] = known.emplace(std::pair(rule.name, std::move(key)), groups.size());
    if (fresh) {
      Group& group = groups.emplace_back();
      group.rule = rule.name;
      group.fused_op = rule.fused_op;
      group.file = report::sanitize(graph.source->path());
      group.present = miss.attempt.present();
      group.missing = static_cast<std::size_t>(miss.attempt.missing());
      group.cost = miss.attempt.cost;
      for (const explain::Fault& fault : miss.attempt.faults)
        group.repairs.push_back(report::sanitize(describe.repair(miss.attempt, fault)));
    }
    groups[at->second].lines.push_back(graph.line(miss.attempt.root));
  }
}

std::string text(const std::vector<Group>& groups, std::size_t all) {
  std::string out;
  for (const Group& group : groups) {
    out += fmt::format("{}:{}: {} ({}): {} of {} component ops are there\n", group.file, group.lines.front(),
                       group.rule, group.fused_op, group.present, group.present + group.missing);
    for (std::size_t i = 0; i < group.repairs.size(); ++i) {
      std::string_view repair = group.repairs[i];
      // All of them are needed: `would match if ...`, `and if ...`.
      constexpr std::string_view kStart = "would match ";
      const bool further = i > 0 && repair.starts_with(kStart);
      if (further) repair.remove_prefix(kStart.size());
      out += fmt::format("  {}{}\n", further ? "and " : "", repair);
    }
    const std::size_t more = group.lines.size() - 1;
    if (more == 0) continue;
    constexpr std::size_t kShown = 8;
    const auto begin = group.lines.begin() + 1;
    out += fmt::format("  likewise at {} more: {} {}{}\n", more, more == 1 ? "line" : "lines",
                       fmt::join(begin, begin + static_cast<std::ptrdiff_t>(std::min(more, kShown)), ", "),
                       more > kShown ? ", ..." : "");
  }
  return out + fmt::format("{} of {} near misses\n", groups.size(), all);
}

std::string json(const std::vector<Group>& groups, std::size_t all) {
  nlohmann::ordered_json list = nlohmann::ordered_json::array();
  for (const Group& group : groups)
    list.push_back({{"rule", group.rule},
                    {"fused_op", group.fused_op},
                    {"file", group.file},
                    {"lines", group.lines},
                    {"present", group.present},
                    {"missing", group.missing},
                    {"repairs", group.repairs}});
  return nlohmann::ordered_json{{"near_misses", std::move(list)}, {"all", all}}.dump(2) + "\n";
}

int run(const Options& options) {
  Diagnostics diagnostics;
  const auto program = load_chosen_rules(options.rules, diagnostics);
  if (!program) return show(diagnostics, kError);
  const auto ir = read_level(options.ir, diagnostics);
  if (!ir) return show(diagnostics, kError);
  const std::vector<match::Plan> plans = match::make_plans(*program, ir->level);
  const match::Matcher matcher(*program, ir->level);
  std::vector<Group> groups;
  for (const auto& graph : ir->graphs) add_graph(*program, plans, *graph, ir->level, matcher, groups);
  std::stable_sort(groups.begin(), groups.end(), [](const Group& a, const Group& b) {
    return static_cast<std::size_t>(a.cost) * b.present < static_cast<std::size_t>(b.cost) * a.present;
  });
  const std::size_t all = groups.size();
  if (groups.size() > options.top)
    groups.erase(groups.begin() + static_cast<std::ptrdiff_t>(options.top), groups.end());
  if (auto failed = print(options.format == "json" ? json(groups, all) : text(groups, all)))
    diagnostics.add(std::move(*failed));
  return show(diagnostics, kClean);
}

}  // namespace

void add_near(CLI::App& app, int& exit_code) {
  auto options = std::make_shared<Options>();
  CLI::App* const command = app.add_subcommand("near", "what nearly matches, each with the smallest repair");
  command->add_option("IR", options->ir.file, "a TTIR or TTNN dump")->required();
  command->add_option("--top", options->top, "how many to show")->type_name("N")->capture_default_str();
  add_level_query(*command, options->ir);
  add_rule_files(*command, options->rules);
  add_rule_names(*command, options->rules);
  command->add_option("--format", options->format, "text or json")->check(CLI::IsMember({"text", "json"}));
  command->callback([options, &exit_code] { exit_code = run(*options); });
}

}  // namespace fusionc::tool
