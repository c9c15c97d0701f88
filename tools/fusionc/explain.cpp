// fusionc explain: what a message means, or what a rule finds.
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <optional>

#include "tools/fusionc/commands.h"
#include "tools/fusionc/output.h"
#include "tools/fusionc/rule_files.h"

namespace fusionc::tool {

namespace {

std::optional<std::string> explain_code(std::string topic) {
  std::transform(topic.begin(), topic.end(), topic.begin(), [](unsigned char c) { return std::toupper(c); });
  for (const CodeInfo& code : all_codes())
    if (format_code(code.code) == topic) return fmt::format("{}: {}\n\n{}\n", topic, code.title, code.help);
  return std::nullopt;
}

std::string explain_rule(const rule::Rule& rule) {
  std::string out = fmt::format("{}: {}\n\n", rule.name, rule.summary);
  const auto line = [&](std::string_view key, const std::string& text) {
    if (!text.empty()) out += fmt::format("{:<14}{}\n", key, text);
  };
  constexpr std::array<const char*, 4> kSources = {"ttnn (direct)", "torch (theoretical)",
                                                   "triton (theoretical)", "cuda (theoretical)"};
  line("fused op", rule.fused_op);
  line("source", kSources[static_cast<std::size_t>(rule.source)]);
  line("torch", rule.torch);
  line("kernel", rule.kernel);
  line("version", rule.version);
  line("seen", rule.seen);
  line("compiler", rule.compiler_pass);
  line("  pattern", rule.compiler_pattern);
  line("  status", rule.compiler_status);
  line("  note", rule.compiler_note);
  line("group", rule.group);
  line("default", rule.default_off ? "off" : "");
  line("file", rule.file);
  for (const auto& [level, body] : {std::pair{"TTIR", &rule.ttir}, std::pair{"TTNN", &rule.ttnn}})
    if (*body)
      for (const rule::Guard& guard : (*body)->where) line(fmt::format("where {}", level), guard.text);
  return out;
}

std::optional<std::string> explain(const std::string& topic, const RuleChoice& choice,
                                   Diagnostics& diagnostics) {
  if (auto text = explain_code(topic)) return text;
  const auto program = load_rules(choice.replace, choice.add, diagnostics);
  if (!program || diagnostics.has_errors()) return std::nullopt;
  std::vector<std::string_view> known;
  for (const rule::Rule& rule : program->rules) {
    if (rule.name == topic) return explain_rule(rule);
    known.push_back(rule.name);
  }
  const std::string near = did_you_mean(topic, known);
  Diagnostic d;
  d.code = Code::UnknownTopic;
  d.message = fmt::format("'{}' is neither a rule nor a message code", topic);
  d.hint = near.empty() ? "`fusionc list` shows all rules" : fmt::format("did you mean {}?", near);
  diagnostics.add(std::move(d));
  return std::nullopt;
}

struct Options {
  std::string topic;
  RuleChoice choice;
};

}  // namespace

void add_explain(CLI::App& app, int& exit_code) {
  auto options = std::make_shared<Options>();
  CLI::App* const command = app.add_subcommand("explain", "explain a rule or a message code");
  command->add_option("topic", options->topic, "rule name, or code such as FUS003")->required();
  add_rule_files(*command, options->choice);
  command->callback([options, &exit_code] {
    Diagnostics diagnostics;
    if (const auto text = explain(options->topic, options->choice, diagnostics))
      if (auto failed = print(*text)) diagnostics.add(std::move(*failed));
    exit_code = show(diagnostics, kClean);
  });
}

}  // namespace fusionc::tool
