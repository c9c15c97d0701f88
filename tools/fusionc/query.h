// What `match`, `why` and `profile` are asked about: rules that need not be installed, and the graphs of one
// level.
#pragma once

#include <CLI/CLI.hpp>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "engine/ir/graph.h"
#include "engine/match/match.h"
#include "engine/rule/program.h"
#include "tools/fusionc/inputs.h"
#include "tools/fusionc/rule_choice.h"

namespace fusionc::tool {

/// A rule by name, a `.fuse` file, or a pattern given on the command line.
struct RuleQuery {
  std::string rule;        ///< name of a rule or group, or path of a rule file
  std::string expression;  ///< `-e`: a pattern, or equations `name = pattern`
  std::string through;     ///< `--through`: as the clause of a rule, for the pattern
  std::string where;       ///< `--where`: likewise
  RuleChoice files;        ///< --rules and --add-rules, where a rule is named
};

struct AskedRules {
  rule::Program program;
  std::vector<char> asked;  ///< by rule
};

/// `-e`, `--through`, `--where`, `--rules`, `--add-rules`.
void add_rule_query(CLI::App& command, RuleQuery& query);

/// Is the rule asked for named by a file?
bool names_file(const RuleQuery& query);

/// The rules asked for, those that are off by default included. A rule file or a pattern is loaded alone;
/// beside a named rule all others are there too. Nothing on errors.
std::optional<AskedRules> load_asked(const RuleQuery& query, Diagnostics& diagnostics);

/// Graphs of one level, in file order.
struct OneLevel {
  rule::Level level = rule::Level::Ttnn;
  std::vector<std::shared_ptr<const ir::Graph>> graphs;
};

/// `--level`, `--module`, and the file itself as the positional IR.
struct LevelQuery {
  std::string file, level;
  std::vector<std::string> modules;
};
void add_level_query(CLI::App& command, LevelQuery& query);

/// Nothing on errors.
std::optional<OneLevel> read_level(const LevelQuery& query, Diagnostics& diagnostics);

/// Drops rules that are off by default and were not asked for.
void forget_others_that_are_off(AskedRules& rules);

/// The error for a rule that does not exist at the level.
Diagnostic not_at_level(const rule::Rule& rule, rule::Level level);

/// The text of an op as one line of valid UTF-8, cut after about `width` bytes where that is not 0.
std::string op_line(const ir::Graph& graph, ir::OpId op, std::size_t width = 0);
std::string_view level_name(rule::Level level);

}  // namespace fusionc::tool
