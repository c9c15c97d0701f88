// fusionc list: every rule in one table, those that are off by default included.
#include "tools/fusionc/commands.h"
#include "tools/fusionc/output.h"
#include "tools/fusionc/rule_files.h"

namespace fusionc::tool {

namespace {

std::string levels(const rule::Rule& rule) {
  return rule.ttir && rule.ttnn ? "both" : rule.ttir ? "ttir" : "ttnn";
}

std::string table(const rule::Program& program) {
  std::vector<std::vector<std::string>> rows = {{"rule", "group", "level", "fused_op", "file"}};
  for (const rule::Rule& rule : program.rules)
    rows.push_back({rule.default_off ? rule.name + " (off)" : rule.name,
                    rule.group.empty() ? "-" : rule.group, levels(rule), rule.fused_op, rule.file});
  return aligned(rows);
}

}  // namespace

void add_list(CLI::App& app, int& exit_code) {
  auto choice = std::make_shared<RuleChoice>();
  CLI::App* const command = app.add_subcommand("list", "list the rules");
  add_rule_files(*command, *choice);
  command->callback([choice, &exit_code] {
    Diagnostics diagnostics;
    if (const auto program = load_rules(choice->replace, choice->add, diagnostics);
        program && !diagnostics.has_errors())
      if (auto failed = print(table(*program))) diagnostics.add(std::move(*failed));
    exit_code = show(diagnostics, kClean);
  });
}

}  // namespace fusionc::tool
