// fusionc lint: rules that compile and are still wrong, or will be.
#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <nlohmann/json.hpp>
#include <set>

#include "dsl/lint.h"
#include "tools/fusionc/commands.h"
#include "tools/fusionc/coverage.h"
#include "tools/fusionc/output.h"
#include "tools/fusionc/rule_files.h"

namespace fs = std::filesystem;

namespace fusionc::tool {

namespace {

struct Options {
  std::vector<std::string> paths;
  std::string api, format = "text";
  RuleChoice choice;
};

/// A fixture that should stand beside a rule and does not.
void missing_fixtures(const rule::Program& program, const std::vector<dsl::SourceText>& files, Diagnostics& out,
                      Diagnostics& errors) {
  std::set<std::string> folders, paths;
  for (const rule::Rule& rule : program.rules) {
    const fs::path folder = fs::path(rule.file).parent_path();
    folders.insert(folder.empty() ? "." : folder.generic_string());
  }
  for (const std::string& folder : folders)
    for (std::string& path : fixture_paths(folder)) paths.insert(std::move(path));
  std::vector<Fixture> fixtures;
  std::vector<std::string> names;
  for (const std::string& path : paths) {
    // Beside the rules that are linted may stand others.
    if (auto fixture = read_fixture(path, program, errors, true)) fixtures.push_back(*std::move(fixture));
  }
  for (const rule::Rule& rule : program.rules) names.push_back(rule.name);
  const auto all = coverage(program, names, fixtures);
  for (const rule::Rule& rule : program.rules) {
    const auto text = std::find_if(files.begin(), files.end(), [&](const auto& f) { return f.name == rule.file; });
    for (const RuleCoverage& entry : all)
      for (const CoverageItem& item : entry.items) {
        if (entry.rule != rule.name || !item.presence || item.covered) continue;
        Diagnostic d = diagnostic_at(Code::MissingFixture, rule.file, text == files.end() ? "" : text->text, rule.span.begin,
                                     rule.name.size(),
                                     fmt::format("rule `{}` has no {} at {}", rule.name, item.what,
                                                 entry.level == rule::Level::Ttir ? "TTIR" : "TTNN"));
        d.severity = Severity::Warning;
        out.add(std::move(d));
      }
  }
}

nlohmann::ordered_json json(const Diagnostics& found) {
  nlohmann::ordered_json list = nlohmann::ordered_json::array();
  for (const Diagnostic& d : found.list())
    list.push_back({{"code", format_code(d.code)}, {"file", d.file}, {"line", d.line}, {"column", d.column},
                    {"message", d.message}, {"hint", d.hint}});
  return list;
}

int run(Options options) {
  Diagnostics errors;
  if (!options.api.empty()) {
    if (!refresh_api(options.api, errors)) return show(errors, kError);
  }
  auto& into = options.choice.replace.empty() ? options.choice.replace : options.choice.add;
  into.insert(into.end(), options.paths.begin(), options.paths.end());
  std::vector<dsl::SourceText> files;
  const auto program = load_rules(options.choice.replace, options.choice.add, errors, &files);
  if (!program) return show(errors, kError);
  const auto lists = fused_op_lists(errors);
  if (!lists) return show(errors, kError);
  Diagnostics found = dsl::lint(*program, files, *lists);
  missing_fixtures(*program, files, found, errors);
  if (errors.has_errors()) return show(errors, kError);
  std::string out;
  if (options.format == "json") {
    out = json(found).dump(2, ' ', false, nlohmann::ordered_json::error_handler_t::replace) + "\n";
  } else {
    for (const Diagnostic& d : found.list()) out += render(d);
    out += fmt::format("{} rules, {} warnings\n", program->rules.size(), found.list().size());
  }
  if (auto failed = print(out)) errors.add(std::move(*failed));
  return show(errors, found.list().empty() ? kClean : kFindings);
}

}  // namespace

void add_lint(CLI::App& app, int& exit_code) {
  auto options = std::make_shared<Options>();
  CLI::App* const command = app.add_subcommand("lint", "look for mistakes in rules: exit 0 none, 1 warnings, 2 errors");
  command->add_option("PATHS", options->paths, "rule files or folders; the shipped rules when none is given");
  command->add_option("--ttnn-api", options->api, "first write rules/ops/ttnn_api.txt anew from this api.rst")->type_name("FILE");
  command->add_option("--format", options->format, "text or json")->check(CLI::IsMember({"text", "json"}));
  add_rule_files(*command, options->choice);
  command->callback([options, &exit_code] { exit_code = run(*options); });
}

}  // namespace fusionc::tool
