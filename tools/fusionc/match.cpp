// fusionc match: where rules or a pattern match one level, as the matcher sees it. Nothing is paired, no site
// gives way to a larger one, and rules that are off by default count.
#include "engine/match/match.h"

#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "engine/report/text.h"
#include "tools/fusionc/commands.h"
#include "tools/fusionc/output.h"
#include "tools/fusionc/query.h"

namespace fusionc::tool {

namespace {

struct Options {
  RuleQuery rule;
  LevelQuery ir;
  std::string format = "text";
};

/// One match as both formats show it.
class Shown {
 public:
  using Pairs = std::vector<std::pair<std::string, std::string>>;

  Shown(const rule::Program& program, const ir::Graph& graph, const match::Match& match)
      : graph_(graph), match_(match), rule_(program.rules[match.rule]), body_(*rule_.body(match.level)) {}

  const rule::Rule& rule() const { return rule_; }

  /// Names of the rule and what they stand for, in the rule's order.
  Pairs bindings(const std::vector<match::Binding>& bindings) const {
    Pairs out;
    for (const match::Binding& binding : bindings) {
      const std::string& name = body_.nodes[binding.node].name;
      if (name.empty()) continue;
      std::pair<std::string, std::string> pair(name, binding.value == ir::kNone
                                                         ? fmt::format("{}", binding.literal)
                                                         : match::value_name(graph_, binding.value));
      if (std::find(out.begin(), out.end(), pair) == out.end()) out.push_back(std::move(pair));
    }
    return out;
  }

  /// Choices with tags: the name of the choice, if it has one, and the tag taken.
  Pairs branches() const {
    Pairs out;
    for (const auto& [node, choice] : match_.branches) {
      const std::string& tag = body_.nodes[node].alternatives[choice].tag;
      if (!tag.empty() && !body_.nodes[node].optional_step) out.emplace_back(body_.nodes[node].name, tag);
    }
    return out;
  }

  std::vector<std::string> unproven() const {
    std::vector<std::string> out;
    for (std::uint32_t i : match_.unproven)
      out.push_back(i < body_.where.size() ? body_.where[i].text
                                           : body_.group_where[i - body_.where.size()].text);
    return out;
  }

  std::string text() const {
    std::string out = fmt::format("{}:{}: {}\n", graph_.source->path(), graph_.line(match_.root), rule_.name);
    for (ir::OpId op : ops())
      out += fmt::format("  {:>6} {} {}\n", graph_.line(op), core(op) ? '*' : '|', op_line(graph_, op));
    const auto line = [&](std::string_view label, const Pairs& pairs) {
      std::string list;
      for (const auto& [name, value] : pairs)
        list += (list.empty() ? "" : ", ") + (name.empty() ? value : fmt::format("{} = {}", name, value));
      if (!list.empty()) out += fmt::format("         {}{}\n", label, list);
    };
    if (match_.members.empty()) line("", bindings(match_.bindings));
    for (std::size_t i = 0; i < match_.members.size(); ++i)
      line(fmt::format("member {}: ", i + 1), bindings(match_.members[i]));
    line("as ", branches());
    for (const std::string& guard : unproven()) out += fmt::format("         unproven: {}\n", guard);
    return out;
  }

  nlohmann::ordered_json json() const {
    const auto op_json = [&](ir::OpId op) {
      return nlohmann::ordered_json{{"line", graph_.line(op)},
                                    {"op", graph_.op_name(op)},
                                    {"core", core(op)},
                                    {"text", op_line(graph_, op)}};
    };
    const auto pairs = [](const Pairs& list) {
      nlohmann::ordered_json object = nlohmann::ordered_json::object();
      for (const auto& [name, value] : list) object[name] = value;
      return object;
    };
    nlohmann::ordered_json out{
        {"rule", rule_.name},
        {"file", report::sanitize(graph_.source->path())},
        {"line", graph_.line(match_.root)},
        {"function",
         report::sanitize(graph_.str(graph_.functions[graph_.ops[match_.root].function].symbol))}};
    out["ops"] = nlohmann::ordered_json::array();
    for (ir::OpId op : ops()) out["ops"].push_back(op_json(op));
    out["bindings"] = pairs(bindings(match_.bindings));
    if (!match_.members.empty()) {
      out["members"] = nlohmann::ordered_json::array();
      for (const auto& member : match_.members) out["members"].push_back(pairs(bindings(member)));
    }
    out["branches"] = nlohmann::ordered_json::array();
    for (const auto& [name, tag] : branches()) out["branches"].push_back({{"name", name}, {"taken", tag}});
    out["unproven"] = unproven();
    return out;
  }

 private:
  bool core(ir::OpId op) const { return std::binary_search(match_.core.begin(), match_.core.end(), op); }
  std::vector<ir::OpId> ops() const {
    std::vector<ir::OpId> out;
    std::merge(match_.core.begin(), match_.core.end(), match_.path.begin(), match_.path.end(),
               std::back_inserter(out));
    return out;
  }

  const ir::Graph& graph_;
  const match::Match& match_;
  const rule::Rule& rule_;
  const rule::Body& body_;
};

std::string show_matches(const rule::Program& program, const OneLevel& ir, bool as_json) {
  const match::Matcher matcher(program, ir.level);
  std::string text;
  nlohmann::ordered_json list = nlohmann::ordered_json::array();
  std::size_t count = 0, gave_up = 0;
  for (const auto& graph : ir.graphs) {
    const match::Result result = matcher.run(*graph);
    gave_up += result.exhausted.size();
    for (const match::Match& found : result.matches) {
      const Shown shown(program, *graph, found);
      ++count;
      if (as_json)
        list.push_back(shown.json());
      else
        text += shown.text();
    }
  }
  if (as_json)
    return nlohmann::ordered_json{{"level", ir.level == rule::Level::Ttir ? "ttir" : "ttnn"},
                                  {"matches", std::move(list)},
                                  {"out_of_steps", gave_up}}
               .dump(2, ' ', false, nlohmann::ordered_json::error_handler_t::replace) +
           "\n";
  text += fmt::format("{} {} in {}\n", count, count == 1 ? "match" : "matches", level_name(ir.level));
  if (gave_up) text += fmt::format("the search ran out of steps at {} places\n", gave_up);
  return text;
}

int run(Options options) {
  Diagnostics diagnostics;
  if (!options.rule.expression.empty() && options.ir.file.empty())
    std::swap(options.ir.file, options.rule.rule);
  if (!options.rule.expression.empty() && !options.rule.rule.empty())
    diagnostics.add(usage_error("give either a rule or a pattern, not both", "see `fusionc match --help`"));
  else if (options.ir.file.empty() || (options.rule.expression.empty() && options.rule.rule.empty()))
    diagnostics.add(
        usage_error("a rule (or -e PATTERN) and an IR file are needed", "see `fusionc match --help`"));
  if (diagnostics.has_errors()) return show(diagnostics, kError);
  auto rules = load_asked(options.rule, diagnostics);
  if (!rules) return show(diagnostics, kError);
  std::size_t next = 0;
  std::erase_if(rules->program.rules, [&](const rule::Rule&) { return !rules->asked[next++]; });
  const auto ir = read_level(options.ir, diagnostics);
  if (!ir) return show(diagnostics, kError);
  const auto& asked = rules->program.rules;
  if (std::none_of(asked.begin(), asked.end(),
                   [&](const rule::Rule& rule) { return rule.body(ir->level).has_value(); }))
    diagnostics.add(not_at_level(asked.front(), ir->level));
  if (!diagnostics.has_errors())
    if (auto failed = print(show_matches(rules->program, *ir, options.format == "json")))
      diagnostics.add(std::move(*failed));
  return show(diagnostics, kClean);
}

}  // namespace

void add_match(CLI::App& app, int& exit_code) {
  auto options = std::make_shared<Options>();
  CLI::App* const command =
      app.add_subcommand("match", "where a rule, a rule file or a pattern matches one dump");
  command->add_option("RULE", options->rule.rule, "rule or group, or a .fuse file; not with -e");
  command->add_option("IR", options->ir.file, "a TTIR or TTNN dump");
  add_rule_query(*command, options->rule);
  add_level_query(*command, options->ir);
  command->add_option("--format", options->format, "text or json")->check(CLI::IsMember({"text", "json"}));
  command->callback([options, &exit_code] { exit_code = run(*options); });
}

}  // namespace fusionc::tool
