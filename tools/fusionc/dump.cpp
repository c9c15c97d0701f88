// fusionc dump: each stage of the program as text or as a DOT graph. The tree of a rule file as it is written, the net
// all rules share, and the linked graph of a dump are all drawn the same way: nodes with a label, edges with a label.
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <map>

#include "dsl/ast.h"
#include "engine/match/net.h"
#include "engine/support/source.h"
#include "tools/fusionc/commands.h"
#include "tools/fusionc/output.h"
#include "tools/fusionc/query.h"
#include "tools/fusionc/rule_files.h"

namespace fusionc::tool {

namespace {

struct Picture {
  struct Edge {
    std::size_t from, to;
    std::string label;
  };
  std::vector<std::string> nodes;
  std::vector<Edge> edges;  ///< grouped by `from`, in order

  std::size_t add(std::string label) {
    nodes.push_back(std::move(label));
    return nodes.size() - 1;
  }
  void link(std::size_t from, std::size_t to, std::string label) { edges.push_back({from, to, std::move(label)}); }
};

std::string dot_string(std::string_view text) {
  std::string out = "\"";
  for (const char c : text) {
    if (c == '"' || c == '\\') out += '\\';
    out += static_cast<unsigned char>(c) < 0x20 ? ' ' : c;
  }
  return out + "\"";
}

std::string dot(const Picture& picture, std::string_view name) {
  std::string out = fmt::format("digraph {} {{\n  node [shape=box];\n", name);
  for (std::size_t i = 0; i < picture.nodes.size(); ++i) out += fmt::format("  n{} [label={}];\n", i, dot_string(picture.nodes[i]));
  for (const Picture::Edge& edge : picture.edges)
    out += edge.label.empty() ? fmt::format("  n{} -> n{};\n", edge.from, edge.to)
                              : fmt::format("  n{} -> n{} [label={}];\n", edge.from, edge.to, dot_string(edge.label));
  return out + "}\n";
}

/// One line a node, its edges behind it.
std::string listing(const Picture& picture) {
  std::vector<std::string> behind(picture.nodes.size());
  for (const Picture::Edge& edge : picture.edges) {
    std::string& text = behind[edge.from];
    text.append(text.empty() ? "  -> " : ", ").append(edge.label).append(edge.label.empty() ? "" : " ");
    text += std::to_string(edge.to);
  }
  std::string out;
  for (std::size_t i = 0; i < picture.nodes.size(); ++i) out += fmt::format("{} {}{}\n", i, picture.nodes[i], behind[i]);
  return out;
}

/// The same with children below their parents, for trees.
void outline(const Picture& picture, std::size_t node, std::string_view edge, std::size_t depth, std::string& out) {
  out += fmt::format("{:{}}{}{}{}\n", "", 2 * depth, edge, edge.empty() ? "" : ": ", picture.nodes[node]);
  const auto less = [](const Picture::Edge& e, std::size_t from) { return e.from < from; };
  for (auto at = std::lower_bound(picture.edges.begin(), picture.edges.end(), node, less);
       at != picture.edges.end() && at->from == node; ++at)
    outline(picture, at->to, at->label, depth + 1, out);
}

// ---- the tree of a rule file ------------------------------------------------------------------------------------

class Tree {
 public:
  explicit Tree(const dsl::RuleFile& file) : file_(file) {}

  Picture draw(std::string_view name) {
    const std::size_t root = picture_.add(fmt::format("file {}", name));
    for (const dsl::Text& import : file_.imports) leaf(root, "", fmt::format("import {}", import.text));
    for (const dsl::PatternDefinition& definition : file_.definitions) {
      const std::size_t node = leaf(root, "", fmt::format("pattern {}", definition.name.text));
      for (const dsl::Name& parameter : definition.parameters) leaf(node, "parameter", std::string(parameter.text));
      pattern(node, "", definition.body);
    }
    for (const dsl::Rule& rule : file_.rules) draw(root, rule);
    std::stable_sort(picture_.edges.begin(), picture_.edges.end(),
                     [](const Picture::Edge& a, const Picture::Edge& b) { return a.from < b.from; });
    return std::move(picture_);
  }

 private:
  std::size_t leaf(std::size_t parent, std::string edge, std::string label) {
    const std::size_t node = picture_.add(std::move(label));
    picture_.link(parent, node, std::move(edge));
    return node;
  }

  void draw(std::size_t root, const dsl::Rule& rule) {
    const std::size_t node = leaf(root, "", fmt::format("rule {}", rule.name.text));
    for (const auto& [key, name] : {std::pair{"fused_op", &rule.fused_op}, std::pair{"source", &rule.source},
                                    std::pair{"group", &rule.group}, std::pair{"default", &rule.enabled}})
      if (name->given()) leaf(node, key, std::string(name->text));
    for (const dsl::KindItem& item : rule.through) leaf(node, "through", std::string(item.span.in(file_.text)));
    for (const dsl::Match& match : rule.matches) {
      const std::size_t block = leaf(node, "", match.level.given() ? fmt::format("match {}", match.level.text) : "match");
      if (match.siblings) leaf(block, "siblings", std::string(match.siblings_span.in(file_.text)));
      for (const dsl::Name& shared : match.sharing) leaf(block, "sharing", std::string(shared.text));
      for (const dsl::Equation& equation : match.equations) pattern(block, std::string(equation.name.text) + " =", equation.pattern);
    }
    for (const dsl::ExpressionId guard : rule.where) leaf(node, "where", std::string(file_.expressions[guard].span.in(file_.text)));
    for (const dsl::ExpressionId guard : rule.group_where)
      leaf(node, "group where", std::string(file_.expressions[guard].span.in(file_.text)));
    for (const dsl::Name& name : rule.escapes) leaf(node, "escapes", std::string(name.text));
    for (const dsl::Note& note : rule.notes) leaf(node, "note", std::string(note.span.in(file_.text)));
  }

  void pattern(std::size_t parent, std::string edge, dsl::PatternId id) {
    using Kind = dsl::Pattern::Kind;
    const dsl::Pattern& p = file_.patterns[id];
    std::string label;
    switch (p.kind) {
      case Kind::Value: label = fmt::format("value {}", p.name.text); break;
      case Kind::Wildcard: label = "any value"; break;
      case Kind::Absent: label = "absent"; break;
      case Kind::Rest: label = "rest"; break;
      case Kind::Call: label = fmt::format("call {}", p.name.text); break;
      case Kind::AnyOf: label = "any of"; break;
      case Kind::Chain: label = "chain"; break;
      case Kind::Projection: label = fmt::format("result of {}", p.name.text); break;
      case Kind::Constant: label = fmt::format("constant {}", p.span.in(file_.text)); break;
      case Kind::Bind: label = fmt::format("bind {}", p.name.text); break;
      case Kind::Alternatives: label = "alternatives"; break;
      case Kind::Via: label = "via"; break;
      case Kind::Strict: label = "strict"; break;
      case Kind::Iterate: label = fmt::format("iterate {}..{}", p.least, p.most); break;
    }
    for (const dsl::KindItem& kind : p.kinds) label += fmt::format(" {}", kind.span.in(file_.text));
    if (p.result.given()) label += fmt::format("#{}", p.result.text);
    for (const dsl::AttributeTest& test : p.attributes) {
      label += fmt::format(" {{{}:", test.name.text);
      for (const dsl::Name& value : test.values) label += fmt::format(" {}", value.text);
      label += "}";
    }
    if (p.optional) label += " ?";
    const std::size_t node = leaf(parent, std::move(edge), std::move(label));
    for (std::size_t i = 0; i < p.arguments.size(); ++i) {
      std::string name(p.arguments[i].label.text);
      if (i < p.tags.size() && p.tags[i].given()) name = fmt::format("as {}", p.tags[i].text);
      pattern(node, std::move(name), p.arguments[i].pattern);
    }
  }

  const dsl::RuleFile& file_;
  Picture picture_;
};

// ---- the net ----------------------------------------------------------------------------------------------------

std::string through(const rule::Program& program, rule::ThroughId id) {
  constexpr std::array<const char*, 4> kConditions = {"", " if keeps", " if units", " if swaps_last"};
  std::string out;
  for (const rule::ThroughItem& item : program.throughs[id].items) {
    const std::size_t condition = static_cast<std::size_t>(item.condition);
    if (program.ops.kinds[item.kinds.front()].in_class("layout")) continue;  // always
    out += fmt::format("{}{}{}", out.empty() ? " through " : ", ", program.ops.kinds[item.kinds.front()].name, kConditions[condition]);
    if (item.condition == rule::Condition::Keeps) out += fmt::format("(-{})", item.argument);
  }
  return out;
}

/// Nodes are what may sit at an op; an edge goes to each thing an operand may be, directly or behind what may be looked
/// through. Roots name their rules.
Picture draw(const rule::Program& program, const match::Net& net, const std::vector<match::Plan>& plans) {
  Picture picture;
  for (std::size_t t = 0; t < net.tips.size(); ++t) {
    const match::Tip& tip = net.tips[t];
    std::string label;
    for (const rule::KindId kind : tip.kinds) label += (label.empty() ? "" : " or ") + program.ops.kinds[kind].name;
    if (tip.kind == match::Tip::Kind::Constant) label = tip.number ? fmt::format("constant {}", *tip.number) : "constant";
    if (tip.kind == match::Tip::Kind::Below) label += " (in a chain)";
    if (tip.kind == match::Tip::Kind::Chain) label += " (top of a chain)";
    for (const rule::SpellingId spelling : tip.spellings) label.append(" ").append(program.ops.spellings[spelling].op);
    if (tip.result) label += fmt::format("#{}", tip.result);
    for (const std::uint32_t test : tip.tests)
      label += fmt::format(" {{{}: {}}}", net.tests[test].name, fmt::join(net.tests[test].values, " or "));
    for (const std::uint32_t plan : net.plans_of[t]) label += fmt::format(" [{}]", program.rules[plans[plan].rule].name);
    picture.add(std::move(label));
  }
  for (std::size_t t = 0; t < net.tips.size(); ++t)
    for (const match::Tip::Edge& edge : net.tips[t].edges)
      for (const match::ReachId reach : net.demands[edge.demand].reach) {
        const match::Reach& to = net.reaches[reach];
        picture.link(t, to.tip, fmt::format("{}{}{}", edge.operand, edge.optional ? "?" : "",
                                            through(program, to.through)));
      }
  return picture;
}

// ---- the graph of a dump ----------------------------------------------------------------------------------------

Picture draw(const ir::Graph& graph, const std::string& function) {
  Picture picture;
  std::map<ir::ValueId, std::size_t> at;
  for (const ir::Function& f : graph.functions) {
    if (!function.empty() && graph.str(f.symbol) != function) continue;
    for (std::size_t i = 0; i < f.arguments.size(); ++i) {
      const auto value = static_cast<ir::ValueId>(f.first_argument + i);
      at[value] = picture.add(fmt::format("@{} {} : {}", graph.str(f.symbol), graph.str(graph.values[value].name), graph.type(value).text));
    }
    for (ir::OpId op = f.first_op; op < f.end_op; ++op) {
      const ir::Op& record = graph.ops[op];
      std::string results;
      for (std::uint32_t r = 0; r < record.result_count; ++r)
        results += fmt::format("{}{}", r ? ", " : "", graph.str(graph.values[graph.result(op, r)].name));
      const std::size_t node = picture.add(fmt::format("{}: {}{}{}{}", graph.line(op), results, results.empty() ? "" : " = ",
                                                       graph.op_name(op),
                                                       record.result_count ? fmt::format(" : {}", graph.type(graph.result(op)).text) : ""));
      for (std::uint32_t r = 0; r < record.result_count; ++r) at[graph.result(op, r)] = node;
    }
  }
  std::size_t node = 0;
  for (const ir::Function& f : graph.functions) {
    if (!function.empty() && graph.str(f.symbol) != function) continue;
    node += f.arguments.size();
    for (ir::OpId op = f.first_op; op < f.end_op; ++op, ++node) {
      const auto operands = graph.operands(op);
      for (std::size_t i = 0; i < operands.size(); ++i)
        if (const auto from = at.find(operands[i]); from != at.end()) picture.link(node, from->second, std::to_string(i));
    }
  }
  return picture;
}

// ---- the command ------------------------------------------------------------------------------------------------

struct Options {
  std::string file, format = "text", function, level = "ttnn";
  RuleChoice choice;
  LevelQuery query;
};

int finish(const std::string& text, Diagnostics& diagnostics) {
  if (!diagnostics.has_errors())
    if (auto failed = print(text)) diagnostics.add(std::move(*failed));
  return show(diagnostics, kClean);
}

int dump_ast(const Options& options) {
  Diagnostics diagnostics;
  std::string out;
  if (const auto source = Source::open(options.file, diagnostics))
    if (const auto file = dsl::parse_rule_file(options.file, source->text(), diagnostics)) {
      const Picture picture = Tree(*file).draw(options.file);
      if (options.format == "dot") out = dot(picture, "ast");
      else outline(picture, 0, "", 0, out);
    }
  return finish(out, diagnostics);
}

int dump_net(const Options& options) {
  Diagnostics diagnostics;
  std::string out;
  if (const auto program = load_chosen_rules(options.choice, diagnostics)) {
    const auto plans = match::make_plans(*program, options.level == "ttir" ? rule::Level::Ttir : rule::Level::Ttnn);
    const match::Net net(*program, plans);
    const Picture picture = draw(*program, net, plans);
    out = options.format == "dot" ? dot(picture, "net") : listing(picture);
  }
  return finish(out, diagnostics);
}

int dump_graph(const Options& options) {
  Diagnostics diagnostics;
  std::string out;
  bool found = options.function.empty();
  if (const auto level = read_level(options.query, diagnostics))
    for (const auto& graph : level->graphs) {
      const Picture picture = draw(*graph, options.function);
      found = found || !picture.nodes.empty();
      if (!picture.nodes.empty()) out += options.format == "dot" ? dot(picture, "graph") : listing(picture);
    }
  if (!found && !diagnostics.has_errors()) {
    diagnostics.add(usage_error(fmt::format("no function is called '{}'", options.function), "names are without `@`"));
  }
  return finish(out, diagnostics);
}

}  // namespace

void add_dump(CLI::App& app, int& exit_code) {
  auto options = std::make_shared<Options>();
  CLI::App* const command = app.add_subcommand("dump", "show a stage of the program: a rule file, the net, a linked graph");
  command->require_subcommand(1);
  const auto format = [&](CLI::App* stage) {
    stage->add_option("--format", options->format, "text or dot")->check(CLI::IsMember({"text", "dot"}));
  };
  CLI::App* const ast = command->add_subcommand("ast", "a rule file as it is parsed");
  ast->add_option("FILE", options->file, "a .fuse file")->required();
  format(ast);
  ast->callback([options, &exit_code] { exit_code = dump_ast(*options); });

  CLI::App* const net = command->add_subcommand("net", "what all rules of a level share");
  net->add_option("--level", options->level, "ttir or ttnn")->check(CLI::IsMember({"ttir", "ttnn"}));
  net->add_option("--select", options->choice.select, "these rules only (repeatable)")->type_name("RULE|GROUP")->allow_extra_args(false);
  add_rule_files(*net, options->choice);
  format(net);
  net->callback([options, &exit_code] { exit_code = dump_net(*options); });

  CLI::App* const graph = command->add_subcommand("graph", "the linked graph of one level of a dump");
  graph->add_option("IR", options->query.file, "a TTIR or TTNN dump")->required();
  add_level_query(*graph, options->query);
  graph->add_option("--function", options->function, "this function only")->type_name("NAME");
  format(graph);
  graph->callback([options, &exit_code] { exit_code = dump_graph(*options); });
}

}  // namespace fusionc::tool
