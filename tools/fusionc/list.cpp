// fusionc list: every rule in one table, those that are off by default included; as Markdown, what docs/rules.md holds.
#include <fmt/format.h>

#include <algorithm>
#include <filesystem>

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

/// Text for a table cell: one line, without what Markdown takes for markup.
std::string cell(std::string_view text) {
  std::string out;
  for (char c : text) {
    if (c == '\n' || (c == ' ' && !out.empty() && out.back() == ' ')) continue;
    if (c == '|' || c == '*' || c == '<' || c == '_') out += '\\';
    out += c;
  }
  return out;
}
void add_once(std::vector<std::string>& list, std::string text) {
  if (std::find(list.begin(), list.end(), text) == list.end()) list.push_back(std::move(text));
}

/// Kinds of op that the rule names, from the root to what it reads. Nodes come from the leaves up.
std::string replaces(const rule::OpTable& ops, const rule::Rule& rule) {
  std::vector<std::string> kinds;
  for (const auto* body : {&rule.ttnn, &rule.ttir})
    if (*body)
      for (auto node = (*body)->nodes.rbegin(); node != (*body)->nodes.rend(); ++node)
        for (rule::KindId kind : node->kinds) add_once(kinds, ops.kinds[kind].name);
  return fmt::format("{}", fmt::join(kinds, ", "));
}

std::string preconditions(const rule::Rule& rule) {
  std::vector<std::string> guards;
  for (const auto* body : {&rule.ttnn, &rule.ttir})
    if (*body) {
      if ((*body)->siblings)
        add_once(guards, (*body)->at_least == (*body)->at_most
                             ? fmt::format("{} siblings", (*body)->at_least)
                             : fmt::format("{} or more siblings", (*body)->at_least));
      for (const rule::Guard& guard : (*body)->where) add_once(guards, guard.text);
      for (const rule::Guard& guard : (*body)->group_where) add_once(guards, guard.text);
    }
  return fmt::format("{}", fmt::join(guards, "; "));
}

/// The folder the file is in, and its name.
std::string short_path(const std::string& file) {
  const std::filesystem::path path(file);
  return (path.parent_path().filename() / path.filename()).generic_string();
}

std::string section(const rule::Program& program, bool direct) {
  std::string out = direct ? "| rule | fused op | finds | replaces | preconditions | compiler pass |\n"
                             "|---|---|---|---|---|---|\n"
                           : "| rule | fused op | finds | replaces | preconditions | kernel | version | real site |\n"
                             "|---|---|---|---|---|---|---|---|\n";
  for (const rule::Rule& rule : program.rules) {
    if (direct != (rule.source == rule::Source::Ttnn)) continue;
    out += fmt::format("| `{}`{}<br>{} | `{}` | {} | {} | {} |", rule.name, rule.default_off ? " (off)" : "",
                       cell(short_path(rule.file)), rule.fused_op, cell(rule.summary),
                       cell(replaces(program.ops, rule)), cell(preconditions(rule)));
    if (direct) {
      std::vector<std::string> compiler;
      for (const std::string* text : {&rule.compiler_status, &rule.compiler_pass, &rule.compiler_pattern, &rule.compiler_note})
        if (!text->empty()) compiler.push_back(cell(*text));
      out += fmt::format(" {} |\n", fmt::join(compiler, ", "));
    } else {
      out += fmt::format(" {} | {} | {} |\n", cell(rule.kernel), cell(rule.version),
                         rule.seen.empty() ? "no real site seen yet" : cell(rule.seen));
    }
  }
  return out;
}

std::string markdown(const rule::Program& program) {
  const auto direct = std::count_if(program.rules.begin(), program.rules.end(),
                                    [](const rule::Rule& rule) { return rule.source == rule::Source::Ttnn; });
  return fmt::format(
      "# The rules\n\n"
      "Written by `fusionc list --format markdown` from the metadata of the rules; a test compares. `(off)` marks rules\n"
      "that are off unless asked for. Preconditions are the guards as the rule files write them, over its names; one that\n"
      "a dump refutes means no site, one that it leaves open is reported as `unproven:`.\n\n"
      "## Fusions that TTNN has\n\n{} rules. A pass that exists and did not fire, or is gated off, is a question to the\n"
      "compiler; `no_pass` means that nothing there looks for the motif.\n\n{}\n"
      "## Fusions that other libraries have\n\n{} rules. Each names the kernel that proves the fusion possible, the version of\n"
      "its library, and a real site as dump and line (of the TTNN dump unless it says so), with how many there are.\n\n{}",
      direct, section(program, true), program.rules.size() - static_cast<std::size_t>(direct), section(program, false));
}

struct Options {
  std::string format = "text";
  RuleChoice choice;
};

}  // namespace

void add_list(CLI::App& app, int& exit_code) {
  auto options = std::make_shared<Options>();
  CLI::App* const command = app.add_subcommand("list", "list the rules");
  command->add_option("--format", options->format, "text, or markdown: with what each replaces and needs")
      ->check(CLI::IsMember({"text", "markdown"}));
  add_rule_files(*command, options->choice);
  command->callback([options, &exit_code] {
    Diagnostics diagnostics;
    if (const auto program = load_rules(options->choice.replace, options->choice.add, diagnostics);
        program && !diagnostics.has_errors())
      if (auto failed = print(options->format == "text" ? table(*program) : markdown(*program)))
        diagnostics.add(std::move(*failed));
    exit_code = show(diagnostics, kClean);
  });
}

}  // namespace fusionc::tool
