// fusionc: finds missed op fusions in compiled Tenstorrent models.
#include <fmt/format.h>

#include <cstdio>
#include <iostream>

#include "tools/fusionc/commands.h"

namespace fusionc::tool {

int show(const Diagnostics& diagnostics, int otherwise) {
  for (const Diagnostic& d : diagnostics.list()) std::fputs(render(d).c_str(), stderr);
  return diagnostics.has_errors() ? kError : otherwise;
}

Diagnostic usage_error(std::string message, std::string hint) {
  Diagnostic d;
  d.code = Code::Usage;
  d.message = std::move(message);
  d.hint = std::move(hint);
  return d;
}

void add_rule_files(CLI::App& command, RuleChoice& choice) {
  command
      .add_option("--rules", choice.replace, "rule file or folder instead of the shipped rules (repeatable)")
      ->type_name("PATH")
      ->allow_extra_args(false);
  command.add_option("--add-rules", choice.add, "rule file or folder besides (repeatable)")
      ->type_name("PATH")
      ->allow_extra_args(false);
}

void add_rule_names(CLI::App& command, RuleChoice& choice) {
  const auto names = [&](const char* option, std::vector<std::string>& list, const char* help) {
    command.add_option(option, list, help)->type_name("RULE|GROUP")->allow_extra_args(false);
  };
  names("--enable", choice.enable, "turn on what is off by default (repeatable)");
  names("--select", choice.select, "run these rules only (repeatable)");
  names("--ignore", choice.ignore, "leave these rules out (repeatable)");
}

namespace {

// The command the user was in when the line stopped making sense.
const CLI::App& deepest(const CLI::App& app) {
  const auto chosen = app.get_subcommands();
  return chosen.empty() ? app : *chosen.front();
}

Diagnostic explain_failure(const CLI::App& app, const CLI::ParseError& error) {
  const CLI::App& command = deepest(app);
  const auto extras = command.remaining(true);
  const std::string help =
      fmt::format("see `{} --help`", &command == &app ? "fusionc" : "fusionc " + command.get_name());
  if (extras.empty()) return usage_error(error.what(), help);
  std::vector<std::string> names;
  for (const CLI::App* sub : command.get_subcommands([](const CLI::App*) { return true; }))
    names.push_back(sub->get_name());
  for (const CLI::Option* option : command.get_options())
    for (const std::string& name : option->get_lnames()) names.push_back("--" + name);
  const std::string near = did_you_mean(extras.front(), {names.begin(), names.end()});
  const bool no_command = &command == &app && !extras.front().starts_with('-');
  return usage_error(no_command ? fmt::format("there is no command '{}'", extras.front()) : error.what(),
                     near.empty() ? help : fmt::format("did you mean {}?", near));
}

int run(int argc, char** argv) {
  CLI::App app("Finds missed op fusions in the TTIR and TTNN dumps of a compiled model.", "fusionc");
  app.set_help_flag("-h,--help", "show this help");
  app.set_version_flag("--version", "fusionc " FUSIONC_VERSION);
  app.require_subcommand(1);
  int exit_code = kClean;
  add_check(app, exit_code);
  add_list(app, exit_code);
  add_match(app, exit_code);
  add_dump(app, exit_code);
  add_fmt(app, exit_code);
  add_lint(app, exit_code);
  add_modules(app, exit_code);
  add_explain(app, exit_code);
  add_near(app, exit_code);
  add_profile(app, exit_code);
  add_test(app, exit_code);
  add_why(app, exit_code);
  add_version(app, exit_code);
  try {
    app.parse(argc, argv);
  } catch (const CLI::Success& success) {
    app.exit(success);
    return std::cout.flush() ? kClean : kError;
  } catch (const CLI::ParseError& error) {
    Diagnostics diagnostics;
    diagnostics.add(explain_failure(app, error));
    return show(diagnostics, kError);
  }
  return exit_code;
}

}  // namespace

}  // namespace fusionc::tool

int main(int argc, char** argv) { return fusionc::tool::run(argc, argv); }
