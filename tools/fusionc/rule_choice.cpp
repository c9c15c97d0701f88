// A rule runs when it is selected (all are, unless --select names some), not ignored, and on: default-off
// rules are on when --enable or --select names them or their group.
#include "tools/fusionc/rule_choice.h"

#include <fmt/format.h>

#include <algorithm>

#include "tools/fusionc/rule_files.h"

namespace fusionc::tool {

namespace {

bool names(const std::vector<std::string>& list, const rule::Rule& rule) {
  return std::any_of(list.begin(), list.end(), [&](const std::string& name) {
    return name == rule.name || (!rule.group.empty() && name == rule.group);
  });
}

void check_names(const char* option, const std::vector<std::string>& list, const rule::Program& program,
                 Diagnostics& diagnostics) {
  for (const std::string& name : list) {
    if (std::any_of(program.rules.begin(), program.rules.end(),
                    [&](const rule::Rule& r) { return names({name}, r); }))
      continue;
    std::vector<std::string_view> known;
    for (const rule::Rule& rule : program.rules) {
      known.push_back(rule.name);
      if (!rule.group.empty()) known.push_back(rule.group);
    }
    const std::string near = did_you_mean(name, known);
    Diagnostic d;
    d.code = Code::UnknownRule;
    d.message = fmt::format("{} {}: no rule or group has this name", option, name);
    d.hint = near.empty() ? "`fusionc list` shows all" : fmt::format("did you mean {}?", near);
    diagnostics.add(std::move(d));
  }
}

}  // namespace

std::optional<rule::Program> load_chosen_rules(const RuleChoice& choice, Diagnostics& diagnostics) {
  auto program = load_rules(choice.replace, choice.add, diagnostics);
  if (!program || diagnostics.has_errors()) return std::nullopt;
  check_names("--enable", choice.enable, *program, diagnostics);
  check_names("--select", choice.select, *program, diagnostics);
  check_names("--ignore", choice.ignore, *program, diagnostics);
  if (diagnostics.has_errors()) return std::nullopt;
  std::erase_if(program->rules, [&](const rule::Rule& rule) {
    const bool on = !rule.default_off || names(choice.enable, rule) || names(choice.select, rule);
    const bool selected = choice.select.empty() || names(choice.select, rule);
    return !on || !selected || names(choice.ignore, rule);
  });
  return program;
}

}  // namespace fusionc::tool
