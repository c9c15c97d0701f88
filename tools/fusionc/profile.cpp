// fusionc profile: what each rule costs on a dump.
#include "engine/match/profile.h"

#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "tools/fusionc/commands.h"
#include "tools/fusionc/output.h"
#include "tools/fusionc/query.h"

namespace fusionc::tool {

namespace {

struct Options {
  RuleChoice rules;
  LevelQuery ir;
  std::string format = "text";
};

double milliseconds(std::uint64_t nanoseconds) { return static_cast<double>(nanoseconds) / 1e6; }

std::string text(const rule::Program& program, const match::Profile& profile) {
  std::vector<std::vector<std::string>> rows = {
      {"rule", "candidates", "pruned", "searched", "verified", "guards", "steps", "ms"}};
  std::size_t idle = 0;
  match::RuleProfile sum;
  for (const match::RuleProfile& rule : profile.rules) {
    sum.candidates += rule.candidates;
    sum.pruned += rule.pruned;
    sum.verified += rule.verified;
    sum.guards += rule.guards;
    sum.steps += rule.steps;
    sum.nanoseconds += rule.nanoseconds;
    if (rule.candidates == 0) {
      ++idle;
      continue;
    }
    rows.push_back({program.rules[rule.rule].name + (rule.exhausted ? " (out of steps)" : ""),
                    fmt::format("{}", rule.candidates), fmt::format("{}", rule.pruned),
                    fmt::format("{}", rule.candidates - rule.pruned), fmt::format("{}", rule.verified),
                    fmt::format("{}", rule.guards), fmt::format("{}", rule.steps),
                    fmt::format("{:.3f}", milliseconds(rule.nanoseconds))});
  }
  rows.push_back({"all rules", fmt::format("{}", sum.candidates), fmt::format("{}", sum.pruned),
                  fmt::format("{}", sum.candidates - sum.pruned), fmt::format("{}", sum.verified),
                  fmt::format("{}", sum.guards), fmt::format("{}", sum.steps),
                  fmt::format("{:.3f}", milliseconds(sum.nanoseconds))});
  return aligned(rows) + fmt::format(
                             "shared net: {} nodes, {} of them in several rules ({} if none were shared); {} "
                             "ops labelled in {:.3f} ms\n"
                             "{} {} no op of a kind its root can have\n",
                             profile.net_nodes, profile.net_shared, profile.rule_nodes, profile.ops,
                             milliseconds(profile.label_nanoseconds), idle,
                             idle == 1 ? "rule has" : "rules have");
}

std::string json(const rule::Program& program, const match::Profile& profile) {
  nlohmann::ordered_json list = nlohmann::ordered_json::array();
  for (const match::RuleProfile& rule : profile.rules)
    list.push_back({{"rule", program.rules[rule.rule].name},
                    {"candidates", rule.candidates},
                    {"pruned", rule.pruned},
                    {"searched", rule.candidates - rule.pruned},
                    {"verified", rule.verified},
                    {"guards", rule.guards},
                    {"steps", rule.steps},
                    {"out_of_steps", rule.exhausted},
                    {"milliseconds", milliseconds(rule.nanoseconds)}});
  return nlohmann::ordered_json{{"ops", profile.ops},
                                {"net",
                                 {{"nodes", profile.net_nodes},
                                  {"shared", profile.net_shared},
                                  {"unshared_total", profile.rule_nodes},
                                  {"milliseconds", milliseconds(profile.label_nanoseconds)}}},
                                {"rules", std::move(list)}}
             .dump(2) +
         "\n";
}

int run(const Options& options) {
  Diagnostics diagnostics;
  const auto program = load_chosen_rules(options.rules, diagnostics);
  if (!program) return show(diagnostics, kError);
  const auto ir = read_level(options.ir, diagnostics);
  if (!ir) return show(diagnostics, kError);
  match::Profile profile;
  for (const auto& graph : ir->graphs) match::profile(*program, *graph, ir->level, profile);
  // What costs most comes first; steps, unlike times, are the same in every run.
  std::stable_sort(profile.rules.begin(), profile.rules.end(),
                   [](const auto& a, const auto& b) { return a.steps > b.steps; });
  if (auto failed = print(options.format == "json" ? json(*program, profile) : text(*program, profile)))
    diagnostics.add(std::move(*failed));
  return show(diagnostics, kClean);
}

}  // namespace

void add_profile(CLI::App& app, int& exit_code) {
  auto options = std::make_shared<Options>();
  CLI::App* const command = app.add_subcommand("profile", "what each rule costs on a dump");
  command->add_option("IR", options->ir.file, "a TTIR or TTNN dump")->required();
  add_level_query(*command, options->ir);
  add_rule_files(*command, options->rules);
  add_rule_names(*command, options->rules);
  command->add_option("--format", options->format, "text or json")->check(CLI::IsMember({"text", "json"}));
  command->callback([options, &exit_code] { exit_code = run(*options); });
}

}  // namespace fusionc::tool
