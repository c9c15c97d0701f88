// A pattern on the command line becomes a rule file of its own in which each option stands on lines of its
// own, so that what is wrong with it is told with the option's name, line and column.
#include "tools/fusionc/query.h"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <filesystem>

#include "engine/report/text.h"
#include "tools/fusionc/commands.h"
#include "tools/fusionc/rule_files.h"

namespace fusionc::tool {

namespace {

/// `name = pattern`, and not a comparison.
bool is_equation(std::string_view text) {
  std::size_t at = 0;
  const auto skip = [&](auto is) {
    while (at < text.size() && is(static_cast<unsigned char>(text[at]))) ++at;
  };
  skip([](unsigned char c) { return std::isspace(c) != 0; });
  const std::size_t name = at;
  skip([](unsigned char c) { return std::isalnum(c) != 0 || c == '_'; });
  if (at == name) return false;
  skip([](unsigned char c) { return std::isspace(c) != 0; });
  return at < text.size() && text[at] == '=' && (at + 1 == text.size() || text[at + 1] != '=');
}

/// The rule file of a pattern, and where in it which option stands.
class ExpressionFile {
 public:
  explicit ExpressionFile(const RuleQuery& query) {
    for (const std::string& file : shared_patterns()) add({}, fmt::format("import \"{}\"", file));
    add({}, "rule pattern { fused_op ttnn.pattern source ttnn summary \"a pattern of the command line\"");
    option("--through", "through", query.through, "");
    add({}, is_equation(query.expression) ? "match {" : "match { root =");
    add("-e", query.expression);
    add({}, "}");
    option("--where", "where {", query.where, "}");
    add({}, "}");
  }

  const std::string& text() const { return text_; }

  /// A message about the file as one about the option. What is found behind an option is at its end.
  void relate(Diagnostic& d) const {
    const Part* part = nullptr;
    for (const Part& each : parts_)
      if (!each.option.empty() && each.first <= d.line) part = &each;
    if (!part) return;
    d.file = part->option;
    if (d.line - part->first < part->lines.size()) {
      d.line -= part->first - 1;
      return;
    }
    d.line = part->lines.size();
    d.source_line = part->lines.back();
    d.line_offset = 0;
    d.column = d.source_line.size() + 1;
    d.length = 1;
  }

 private:
  struct Part {
    std::string option;
    std::size_t first;
    std::vector<std::string> lines;
  };

  static std::vector<std::string> shared_patterns() {
    std::vector<std::string> out;
    std::error_code failed;
    for (std::filesystem::directory_iterator it(shipped_rules(), failed), end; !failed && it != end;
         it.increment(failed))
      if (it->path().extension() == ".fuse")
        out.push_back(std::filesystem::weakly_canonical(it->path(), failed).generic_string());
    std::sort(out.begin(), out.end());
    return out;
  }

  void option(const char* name, const char* head, const std::string& text, const char* tail) {
    if (text.empty()) return;
    add({}, head);
    add(name, text);
    if (*tail) add({}, tail);
  }

  void add(std::string option, std::string_view text) {
    Part part{std::move(option), next_, {}};
    for (std::size_t at = 0; at <= text.size();) {
      const std::size_t end = std::min(text.find('\n', at), text.size());
      part.lines.emplace_back(text.substr(at, end - at));
      at = end + 1;
    }
    next_ += part.lines.size();
    text_.append(text).append("\n");
    parts_.push_back(std::move(part));
  }

  std::string text_;
  std::size_t next_ = 1;
  std::vector<Part> parts_;
};

std::optional<rule::Program> load_expression(const RuleQuery& query, Diagnostics& diagnostics) {
  const ExpressionFile file(query);
  Diagnostics found;
  auto program = load_rule_text({"-e", file.text()}, found);
  for (Diagnostic d : found.list()) {
    if (d.file == "-e") file.relate(d);
    diagnostics.add(std::move(d));
  }
  return program;
}

}  // namespace

bool names_file(const RuleQuery& query) {
  return query.rule.ends_with(".fuse") || query.rule.find('/') != std::string::npos;
}

void add_rule_query(CLI::App& command, RuleQuery& query) {
  command
      .add_option("-e,--pattern", query.expression,
                  "a pattern instead of a rule, or equations `name = pattern`")
      ->type_name("PATTERN");
  command.add_option("--through", query.through, "what the pattern may look through, as in a rule")
      ->type_name("CLASSES");
  command.add_option("--where", query.where, "guards of the pattern, as in a rule")->type_name("GUARDS");
  add_rule_files(command, query.files);
}

std::optional<AskedRules> load_asked(const RuleQuery& query, Diagnostics& diagnostics) {
  std::optional<rule::Program> program;
  const bool alone = !query.expression.empty() || names_file(query);
  if (query.expression.empty() && (!query.through.empty() || !query.where.empty()))
    diagnostics.add(usage_error("--through and --where belong to a pattern given with -e"));
  else if (!query.expression.empty())
    program = load_expression(query, diagnostics);
  else if (alone)
    program = load_rules({query.rule}, {}, diagnostics);
  else
    program = load_rules(query.files.replace, query.files.add, diagnostics);
  if (!program || diagnostics.has_errors()) return std::nullopt;
  AskedRules out;
  std::vector<std::string_view> known;
  for (const rule::Rule& rule : program->rules) {
    out.asked.push_back(alone || rule.name == query.rule ||
                        (!rule.group.empty() && rule.group == query.rule));
    known.push_back(rule.name);
  }
  if (std::none_of(out.asked.begin(), out.asked.end(), [](char asked) { return asked; })) {
    const std::string near = did_you_mean(query.rule, known);
    Diagnostic d;
    d.code = Code::UnknownRule;
    d.message = alone ? fmt::format("{} holds no rule", query.rule)
                      : fmt::format("no rule or group is called '{}'", query.rule);
    d.hint = alone          ? "a file of patterns alone is for other files to import"
             : near.empty() ? "`fusionc list` shows all; a file is named with its folder or ending"
                            : fmt::format("did you mean {}?", near);
    diagnostics.add(std::move(d));
    return std::nullopt;
  }
  out.program = std::move(*program);
  return out;
}

void add_level_query(CLI::App& command, LevelQuery& query) {
  command.add_option("--level", query.level, "ttir or ttnn, where the file holds both; else TTNN decides")
      ->check(CLI::IsMember({"ttir", "ttnn"}));
  command
      .add_option("--module", query.modules,
                  "these modules of a log: symbol, or position from 1 (repeatable)")
      ->type_name("NAME|INDEX")
      ->allow_extra_args(false);
}

std::optional<OneLevel> read_level(const LevelQuery& query, Diagnostics& diagnostics) {
  InputPaths paths;
  (query.level.empty() ? paths.either : query.level == "ttir" ? paths.ttir : paths.ttnn) = query.file;
  paths.modules = query.modules;
  const Inputs inputs = read_inputs(paths, diagnostics);
  if (diagnostics.has_errors() || inputs.graphs.empty()) return std::nullopt;
  OneLevel out;
  out.level = inputs.graphs.front().ttnn ? rule::Level::Ttnn : rule::Level::Ttir;
  for (const Levels& levels : inputs.graphs) out.graphs.push_back(levels.ttnn ? levels.ttnn : levels.ttir);
  return out;
}

void forget_others_that_are_off(AskedRules& rules) {
  std::vector<char> asked;
  std::size_t next = 0;
  std::erase_if(rules.program.rules, [&](const rule::Rule& rule) {
    const char wanted = rules.asked[next++];
    if (rule.default_off && !wanted) return true;
    asked.push_back(wanted);
    return false;
  });
  rules.asked = std::move(asked);
}

Diagnostic not_at_level(const rule::Rule& rule, rule::Level level) {
  Diagnostic d;
  d.code = Code::RuleNotAtLevel;
  d.message = fmt::format("rule '{}' has no match block for {}", rule.name, level_name(level));
  d.hint = fmt::format("give the {} dump of the model",
                       level_name(level == rule::Level::Ttir ? rule::Level::Ttnn : rule::Level::Ttir));
  return d;
}

std::string op_line(const ir::Graph& graph, ir::OpId op, std::size_t width) {
  std::string text = report::sanitize(graph.str(graph.ops[op].text));
  std::replace_if(
      text.begin(), text.end(), [](char c) { return c == '\n' || c == '\r' || c == '\t'; }, ' ');
  if (width == 0 || text.size() <= width) return text;
  std::size_t end = width;
  while (end > 0 && (static_cast<unsigned char>(text[end]) & 0xC0) == 0x80) --end;
  return text.substr(0, end) + "...";
}

std::string_view level_name(rule::Level level) { return level == rule::Level::Ttir ? "TTIR" : "TTNN"; }

}  // namespace fusionc::tool
