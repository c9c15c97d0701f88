// fusionc why: why a rule does not match, or why its match is not reported.
#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <map>
#include <set>

#include "engine/explain/group.h"
#include "engine/explain/tree.h"
#include "tools/fusionc/commands.h"
#include "tools/fusionc/fate.h"
#include "tools/fusionc/output.h"
#include "tools/fusionc/query.h"

namespace fusionc::tool {

namespace {

struct Options {
  RuleQuery rule;
  LevelQuery ir;
  std::string ttir, ttnn;
};

/// A file and, after the last colon, a line of it.
struct Place {
  std::string file;
  std::size_t line = 0;  ///< 0: none
};

Place parse_place(const std::string& text) {
  const auto colon = text.rfind(':');
  const std::string digits = colon == std::string::npos ? "" : text.substr(colon + 1);
  std::error_code ignored;
  if (digits.empty() || digits.size() > 9 || digits.find_first_not_of("0123456789") != std::string::npos ||
      std::filesystem::exists(text, ignored))
    return {text, 0};
  return {text.substr(0, colon), static_cast<std::size_t>(std::stoul(digits))};
}

constexpr std::size_t kBudget = 50'000;  ///< steps an attempt at one root may take
constexpr ir::OpId kNeighbours =
    200;  ///< ops before and after a line that may be the root, where a rule has several
constexpr std::size_t kDownstream = 400;  ///< ops below a line that may be the root of its site

/// One rule on one graph.
class Question {
 public:
  Question(const rule::Program& program, std::uint32_t rule, rule::Level level, const ir::Graph& graph,
           const match::Kinds& kinds, const match::LookThrough& through, const match::Plan& plan,
           const Fates& fates)
      : rule_(program.rules[rule]),
        index_(rule),
        level_(level),
        graph_(graph),
        context_{program, kinds, through, level},
        plan_(plan),
        fates_(fates),
        explainer_(context_, plan) {}

  /// About the site an op of this line belongs to.
  std::string at_line(std::size_t line) {
    std::vector<ir::OpId> here;
    for (ir::OpId op = 0; op < graph_.ops.size(); ++op)
      if (graph_.line(op) == line) here.push_back(op);
    explain::Attempt best;
    for (ir::OpId op : here)
      for (ir::OpId root : below(op)) {
        explain::Attempt attempt = try_at(root);
        const bool holds = root == op || std::binary_search(attempt.path.begin(), attempt.path.end(), op) ||
                           std::any_of(attempt.core.begin(), attempt.core.end(),
                                       [&](const auto& c) { return c.first == op; });
        if (!attempt.found || !holds) continue;
        if (!best.found || std::pair(attempt.cost, -static_cast<int>(attempt.present())) <
                               std::pair(best.cost, -static_cast<int>(best.present())))
          best = std::move(attempt);
      }
    if (best.found) return site(best);
    const ir::OpId op = here.front();
    std::string out = fmt::format("{}:{}: {}: {} is no part of any attempt\n", graph_.source->path(), line,
                                  rule_.name, graph_.op_name(op));
    if (graph_.op_name(op) == rule_.fused_op)
      return out + "  it is what the rule would give: already fused\n";
    return out + fmt::format("  a site of this rule ends in {}\n", root_kinds());
  }

  /// About all places where the rule could match: how many fail at what.
  std::string everywhere() {
    struct Group {
      std::size_t count = 0;
      int cost = 0;
      std::string example;
    };
    std::map<std::string, Group> groups;
    std::size_t roots = 0, matched = 0;
    for (ir::OpId op = 0; op < graph_.ops.size(); ++op) {
      if (graph_.ops[op].function == ir::kNone || !is_root(op)) continue;
      ++roots;
      const explain::Attempt attempt = try_at(op);
      std::string key, example;
      int cost = attempt.cost;
      if (!attempt.found) {
        key = "✗ too far from a match";
        example = fmt::format("line {}", graph_.line(op));
        cost = 1 << 20;
      } else if (attempt.cost > 0) {
        const explain::Describe describe(context_, plan_);
        const explain::Fault& first = attempt.faults.front();
        key = fmt::format("✗ {}", describe.expected(first));
        example =
            fmt::format("line {} ({}): {}", graph_.line(op), there(attempt), describe.actual(attempt, first));
      } else {
        const auto [reason, detail, ok] = verdict(op);
        matched += ok;
        key = fmt::format("{} {}", ok ? "✓" : "✗", reason);
        example = fmt::format("line {}{}{}", graph_.line(op), detail.empty() ? "" : ": ", detail);
      }
      Group& group = groups[key];
      if (group.count++ == 0 || cost < group.cost) {
        group.cost = cost;
        group.example = std::move(example);
      }
    }
    std::vector<std::pair<std::string, Group>> order(groups.begin(), groups.end());
    std::stable_sort(order.begin(), order.end(), [](const auto& a, const auto& b) {
      return std::pair(a.second.cost, -static_cast<std::int64_t>(a.second.count)) <
             std::pair(b.second.cost, -static_cast<std::int64_t>(b.second.count));
    });
    std::string out =
        fmt::format("{}: {}: {} {} could be its root ({}), {} {}\n", graph_.source->path(), rule_.name, roots,
                    roots == 1 ? "op" : "ops", root_kinds(), matched, matched == 1 ? "matches" : "match");
    for (const auto& [key, group] : order)
      out += fmt::format("  {}: {}\n      {}{}\n", key, group.count, group.count > 1 ? "for example " : "",
                         group.example);
    return out;
  }

 private:
  struct Verdict {
    std::string reason, detail;
    bool matches;
  };

  bool is_root(ir::OpId op) const {
    return std::binary_search(plan_.roots.begin(), plan_.roots.end(), context_.kinds.kind(op));
  }

  std::string root_kinds() const {
    std::string out;
    for (rule::KindId kind : plan_.roots)
      out += (out.empty() ? "" : ", ") + context_.program.ops.kinds[kind].name;
    return out;
  }

  std::string there(const explain::Attempt& attempt) const {
    const std::size_t present = attempt.present();
    return fmt::format("{} of {} component ops are there", present,
                       present + static_cast<std::size_t>(attempt.missing()));
  }

  explain::Attempt try_at(ir::OpId root) { return explainer_.at(root, explain::kEverything, kBudget); }

  /// Ops that may be the root of a site with this op, in text order.
  std::vector<ir::OpId> below(ir::OpId op) const {
    std::set<ir::OpId> seen{op};
    std::vector<ir::OpId> wave{op};
    for (std::size_t i = 0; i < wave.size() && wave.size() < kDownstream; ++i)
      for (std::uint32_t r = 0; r < graph_.ops[wave[i]].result_count; ++r)
        for (const ir::Use& use : graph_.uses(graph_.result(wave[i], r)))
          if (seen.insert(use.op).second) wave.push_back(use.op);
    // Of several roots only one is where a site is looked for; it need not be below the others.
    if (!plan_.body->also.empty())
      for (ir::OpId near = op - std::min(op, kNeighbours);
           near < graph_.ops.size() && near <= op + kNeighbours; ++near)
        if (graph_.ops[near].function == graph_.ops[op].function) seen.insert(near);
    std::vector<ir::OpId> out;
    std::copy_if(seen.begin(), seen.end(), std::back_inserter(out),
                 [&](ir::OpId each) { return is_root(each); });
    return out;
  }

  /// Of a root at which all of the pattern holds.
  Verdict verdict(ir::OpId root) {
    const ir::FuncId function = graph_.ops[root].function;
    const ir::Function& in = graph_.functions[function];
    if (!graph_.reported(function))
      return {fmt::format("matches, but only functions of the model are reported and this is {}",
                          ir::to_string(in.kind)),
              fmt::format("in @{}", graph_.str(in.symbol)), false};
    if (plan_.body->siblings) {
      auto known = groups_.find(function);
      if (known == groups_.end())
        known = groups_.emplace(function, explain::Groups(context_, plan_, function)).first;
      explain::GroupVerdict group = known->second.at(root);
      if (!group.matches) return {std::move(group.expected), std::move(group.actual), false};
    }
    auto [reason, detail] = fates_.of(index_, level_, root);
    return {fmt::format("matches, {}", reason), std::move(detail), true};
  }

  std::string site(const explain::Attempt& attempt) {
    const std::string place =
        fmt::format("{}:{}: {}: ", graph_.source->path(), graph_.line(attempt.root), rule_.name);
    if (attempt.cost == 0) {
      const auto [reason, detail, ok] = verdict(attempt.root);
      return fmt::format("{}{}{}\n{}", place, ok ? "" : "no match; ", reason,
                         detail.empty() ? "" : fmt::format("  {}\n", detail)) +
             explain::tree(context_, plan_, attempt);
    }
    return fmt::format("{}no match; {}\n", place, there(attempt)) + explain::tree(context_, plan_, attempt);
  }

  const rule::Rule& rule_;
  const std::uint32_t index_;
  const rule::Level level_;
  const ir::Graph& graph_;
  const match::Context context_;
  const match::Plan& plan_;
  const Fates& fates_;
  explain::Explainer explainer_;
  std::map<ir::FuncId, explain::Groups> groups_;
};

struct Asked {
  Place ttir, ttnn;
  std::size_t line() const { return std::max(ttir.line, ttnn.line); }
};

bool holds_line(const ir::Graph& graph, std::size_t line) {
  for (ir::OpId op = 0; op < graph.ops.size(); ++op)
    if (graph.line(op) == line) return true;
  return false;
}

/// The message for a line on which no op begins.
Diagnostic no_op_at(const Inputs& inputs, const Asked& asked) {
  const bool lower = asked.ttnn.line != 0;
  const std::size_t line = asked.line();
  std::set<std::size_t> lines;
  std::shared_ptr<const Source> source;
  for (const Levels& levels : inputs.graphs)
    if (const auto& graph = lower ? levels.ttnn : levels.ttir) {
      source = graph->source;
      for (ir::OpId op = 0; op < graph->ops.size(); ++op) lines.insert(graph->line(op));
    }
  const auto next = lines.lower_bound(line);
  std::string hint;
  if (!lines.empty())
    hint = fmt::format("the nearest op {} it begins on line {}", next == lines.end() ? "before" : "after",
                       next == lines.end() ? *lines.rbegin() : *next);
  const std::string message = "no op of an audited module begins on this line";
  std::size_t offset = 0;
  if (source)
    for (std::size_t at = 1; at < line && offset != std::string_view::npos; ++at) {
      const std::size_t end = source->text().find('\n', offset);
      offset = end == std::string_view::npos ? end : end + 1;
    }
  const std::string& file = lower ? asked.ttnn.file : asked.ttir.file;
  if (source && offset < source->text().size())
    return diagnostic_at(Code::NoOpAtLine, file, source->text(), offset, 1, message, hint);
  Diagnostic d;
  d.code = Code::NoOpAtLine;
  d.file = file;
  d.message = fmt::format("the file has no line {}", line);
  d.hint = hint;
  return d;
}

std::string explain_rules(const AskedRules& rules, const Inputs& inputs, const Asked& asked,
                          Diagnostics& diagnostics) {
  const rule::Program& program = rules.program;
  std::map<rule::Level, std::vector<match::Plan>> plans;
  std::string out;
  bool at_level = false, at_line = asked.line() == 0;
  for (const Levels& levels : inputs.graphs) {
    const Fates fates(program, levels);
    for (const rule::Level level : {rule::Level::Ttnn, rule::Level::Ttir}) {
      const auto& graph = level == rule::Level::Ttnn ? levels.ttnn : levels.ttir;
      const std::size_t line = level == rule::Level::Ttnn ? asked.ttnn.line : asked.ttir.line;
      if (!graph || (asked.line() != 0 && line == 0)) continue;
      if (line != 0 && !holds_line(*graph, line)) continue;
      at_line = true;
      const match::Kinds kinds(program.ops, *graph, true);
      const match::LookThrough through(program, kinds);
      if (!plans.count(level)) plans[level] = match::make_plans(program, level);
      for (const match::Plan& plan : plans[level]) {
        if (!rules.asked[plan.rule]) continue;
        at_level = true;
        Question question(program, plan.rule, level, *graph, kinds, through, plan, fates);
        out += line != 0 ? question.at_line(line) : question.everywhere();
      }
    }
  }
  if (!at_line) {
    diagnostics.add(no_op_at(inputs, asked));
  } else if (!at_level) {
    diagnostics.add(not_at_level(
        program.rules[static_cast<std::size_t>(std::find(rules.asked.begin(), rules.asked.end(), 1) -
                                               rules.asked.begin())],
        inputs.graphs.front().ttnn ? rule::Level::Ttnn : rule::Level::Ttir));
  }
  return out;
}

// What goes together.
std::optional<Diagnostic> check_options(Options& options) {
  const bool expression = !options.rule.expression.empty();
  if (expression && options.ir.file.empty()) std::swap(options.ir.file, options.rule.rule);
  const bool pair = !options.ttir.empty() || !options.ttnn.empty();
  if (expression == !options.rule.rule.empty() || pair == !options.ir.file.empty())
    return usage_error("needed are a rule or -e PATTERN, and an IR file or --ttir and --ttnn",
                       "see `fusionc why --help`");
  if (pair && !options.ir.level.empty()) return usage_error("--level belongs to a single IR file");
  return std::nullopt;
}

int run(Options options) {
  Diagnostics diagnostics;
  if (auto wrong = check_options(options)) {
    diagnostics.add(std::move(*wrong));
    return show(diagnostics, kError);
  }
  auto rules = load_asked(options.rule, diagnostics);
  if (!rules) return show(diagnostics, kError);
  forget_others_that_are_off(*rules);
  const Place single = parse_place(options.ir.file);
  Asked asked{parse_place(options.ttir), parse_place(options.ttnn)};
  InputPaths paths;
  if (options.ir.file.empty()) {
    paths.ttir = asked.ttir.file;
    paths.ttnn = asked.ttnn.file;
  } else {
    (options.ir.level.empty()     ? paths.either
     : options.ir.level == "ttir" ? paths.ttir
                                  : paths.ttnn) = single.file;
  }
  paths.modules = options.ir.modules;
  if (asked.ttir.line != 0 && asked.ttnn.line != 0)
    diagnostics.add(usage_error("one line at a time: of --ttir or of --ttnn"));
  if (diagnostics.has_errors()) return show(diagnostics, kError);
  const Inputs inputs = read_inputs(paths, diagnostics);
  if (diagnostics.has_errors() || inputs.graphs.empty()) return show(diagnostics, kError);
  if (!options.ir.file.empty()) (inputs.graphs.front().ttnn ? asked.ttnn : asked.ttir) = single;
  const std::string text = explain_rules(*rules, inputs, asked, diagnostics);
  if (!diagnostics.has_errors())
    if (auto failed = print(text)) diagnostics.add(std::move(*failed));
  return show(diagnostics, kClean);
}

}  // namespace

void add_why(CLI::App& app, int& exit_code) {
  auto options = std::make_shared<Options>();
  CLI::App* const command =
      app.add_subcommand("why", "why a rule does not match at a line, or anywhere, or is not reported");
  command->add_option("RULE", options->rule.rule, "rule or group, or a .fuse file; not with -e");
  command->add_option("IR", options->ir.file, "a TTIR or TTNN dump, with :LINE for the site of one op")
      ->type_name("FILE[:LINE]");
  command->add_option("--ttir", options->ttir, "TTIR dump of a pair")->type_name("FILE[:LINE]");
  command->add_option("--ttnn", options->ttnn, "TTNN dump of a pair")->type_name("FILE[:LINE]");
  add_rule_query(*command, options->rule);
  add_level_query(*command, options->ir);
  command->callback([options, &exit_code] { exit_code = run(*options); });
}

}  // namespace fusionc::tool
