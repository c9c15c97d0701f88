// The commands of the program, one file each. Each adds itself to the command line and, when it is called,
// sets the exit code: 0 nothing found, 1 findings, 2 bad input, rule or usage.
#pragma once

#include <CLI/CLI.hpp>

#include "engine/support/diagnostic.h"
#include "tools/fusionc/rule_choice.h"

namespace fusionc::tool {

inline constexpr int kClean = 0, kFindings = 1, kError = 2;

void add_check(CLI::App& app, int& exit_code);
void add_list(CLI::App& app, int& exit_code);
void add_match(CLI::App& app, int& exit_code);
void add_dump(CLI::App& app, int& exit_code);
void add_fmt(CLI::App& app, int& exit_code);
void add_lint(CLI::App& app, int& exit_code);
void add_modules(CLI::App& app, int& exit_code);
void add_explain(CLI::App& app, int& exit_code);
void add_near(CLI::App& app, int& exit_code);
void add_profile(CLI::App& app, int& exit_code);
void add_test(CLI::App& app, int& exit_code);
void add_why(CLI::App& app, int& exit_code);
void add_version(CLI::App& app, int& exit_code);

/// `--rules` and `--add-rules`.
void add_rule_files(CLI::App& command, RuleChoice& choice);
/// `--enable`, `--select` and `--ignore`.
void add_rule_names(CLI::App& command, RuleChoice& choice);

/// Prints all messages to stderr. kError when there is an error among them, else `otherwise`.
int show(const Diagnostics& diagnostics, int otherwise);
Diagnostic usage_error(std::string message, std::string hint = {});

}  // namespace fusionc::tool
