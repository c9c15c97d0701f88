// Idea. Two rules are compared through a canonical text of their bodies: nodes numbered in the order a walk from the
// root meets them, names left out. Equal texts are equal patterns; what the guards add decides which is the wider one.
// A part of a pattern is possible at a level when the op table has a spelling of that dialect for each op it needs.
#include "dsl/lint.h"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <cmath>
#include <map>
#include <tuple>

#include "dsl/ast.h"

namespace fusionc::dsl {

namespace {

using rule::Body;
using rule::ExprId;
using rule::Fn;
using rule::Level;
using rule::Node;
using rule::NodeId;
using rule::NodeKind;

const SourceText* file_of(const std::vector<SourceText>& files, const std::string& name) {
  const auto at = std::find_if(files.begin(), files.end(), [&](const SourceText& f) { return f.name == name; });
  return at == files.end() ? nullptr : &*at;
}

// ---- canonical texts --------------------------------------------------------------------------------------------

class Canonical {
 public:
  Canonical(const rule::Program& program, const Body& body) : program_(program), body_(body) {}

  std::string pattern() {
    std::string out = node(body_.root);
    for (NodeId root : body_.also) out.append("&").append(node(root));
    if (body_.siblings) {
      out += fmt::format("siblings {} {}", body_.at_least, body_.at_most);
      for (NodeId shared : body_.shared) out.append("@").append(node(shared));
    }
    return out;
  }

  std::string node(NodeId id) {
    const auto [at, added] = numbers_.try_emplace(id, numbers_.size());
    if (!added) return fmt::format("#{}", at->second);
    const Node& n = body_.nodes[id];
    std::string out = fmt::format("{}", static_cast<int>(n.kind));
    for (rule::KindId kind : n.kinds) out.append(" ").append(program_.ops.kinds[kind].name);
    for (rule::SpellingId spelling : n.spellings) out.append("=").append(program_.ops.spellings[spelling].op);
    if (n.result) out += fmt::format("#{}", n.result);
    for (const rule::AttributeTest& test : n.attributes)
      out += fmt::format("{{{} {} {} {}}}", test.name, static_cast<int>(test.op), fmt::join(test.values, "|"), test.or_absent);
    if (n.expr != rule::kNoId) out.append("~").append(expression(n.expr));
    if (n.kind == NodeKind::Chain) out += fmt::format("^{}", n.through);
    out += "(";
    for (const rule::Edge& edge : n.operands)
      out += fmt::format("{}:{}{}:{},", edge.operand, edge.through, edge.optional ? "?" : "", node(edge.node));
    for (const rule::Alternative& each : n.alternatives) out += fmt::format("{}:{}|", each.through, node(each.node));
    return out.append(n.rest ? "...)" : ")").append(n.escapes ? "!" : "");
  }

  std::string expression(ExprId id) {
    const rule::Expr& e = body_.exprs[id];
    std::string out = fmt::format("{} {} {}", static_cast<int>(e.fn), e.number, e.text);
    for (NodeId of : {e.node, e.other})
      if (of != rule::kNoId) out.append("@").append(node(of));
    for (rule::KindId kind : e.kinds) out.append(" ").append(program_.ops.kinds[kind].name);
    out += "(";
    for (ExprId argument : e.arguments) out.append(expression(argument)).append(",");
    return out + ")";
  }

  std::set<std::string> guards() {
    std::set<std::string> out;
    for (const rule::Guard& guard : body_.where) out.insert(expression(guard.expr));
    for (const rule::Guard& guard : body_.group_where) out.insert(fmt::format("group {}", expression(guard.expr)));
    for (const rule::UseCount& use : body_.uses) out.insert(fmt::format("uses {} {}", node(use.node), use.count));
    return out;
  }

 private:
  const rule::Program& program_;
  const Body& body_;
  std::map<NodeId, std::size_t> numbers_;
};

// ---- checks of compiled rules -----------------------------------------------------------------------------------

class Linter {
 public:
  Linter(const rule::Program& program, const std::vector<SourceText>& files, const FusedOpLists& lists)
      : program_(program), files_(files), lists_(lists) {}

  std::vector<Diagnostic> run() {
    for (const rule::Rule& rule : program_.rules) {
      fused_op(rule);
      metadata(rule);
      alternatives(rule);
      levels(rule);
      for (const Level level : {Level::Ttir, Level::Ttnn})
        if (rule.body(level)) {
          equalities(rule, *rule.body(level));
          look_through(rule, *rule.body(level));
        }
    }
    overlaps();
    return std::move(out_);
  }

 private:
  void warn(const rule::Rule& rule, Code code, std::string message, std::string hint = {}) {
    const SourceText* const file = file_of(files_, rule.file);
    Diagnostic d = diagnostic_at(code, rule.file, file ? std::string_view(file->text) : std::string_view{},
                                 rule.span.begin, rule.name.size(), std::move(message), std::move(hint));
    d.severity = Severity::Warning;
    const bool known = std::any_of(out_.begin(), out_.end(), [&](const Diagnostic& other) {
      return other.code == d.code && other.file == d.file && other.line == d.line && other.message == d.message;
    });
    if (!known) out_.push_back(std::move(d));
  }

  void fused_op(const rule::Rule& rule) {
    if (rule.source != rule::Source::Ttnn || lists_.api.contains(rule.fused_op) || lists_.unlisted.contains(rule.fused_op))
      return;
    std::vector<std::string_view> known(lists_.api.begin(), lists_.api.end());
    known.insert(known.end(), lists_.unlisted.begin(), lists_.unlisted.end());
    const std::string near = did_you_mean(rule.fused_op, known);
    warn(rule, Code::UnlistedFusedOp, fmt::format("`{}` is no function of TTNN that is known", rule.fused_op),
         near.empty() ? "a function that exists without being listed belongs into rules/ops/ttnn_unlisted.txt"
                      : fmt::format("did you mean `{}`?", near));
  }

  void metadata(const rule::Rule& rule) {
    if (rule.torch.empty()) warn(rule, Code::MissingMetadata, fmt::format("rule `{}` has no `torch`", rule.name));
    const bool direct = rule.source == rule::Source::Ttnn;
    if (direct && rule.compiler_status.empty())
      warn(rule, Code::MissingMetadata, fmt::format("rule `{}` has no `compiler` with a status", rule.name));
    if (!direct && rule.kernel.empty())
      warn(rule, Code::MissingMetadata, fmt::format("rule `{}` has no `kernel`", rule.name));
    if (!direct && rule.version.empty())
      warn(rule, Code::MissingMetadata, fmt::format("rule `{}` has no `version` of the library its kernel is in", rule.name));
  }

  bool occurs(const Node& node, Level level) const {
    const std::string_view dialect = level == Level::Ttir ? "ttir." : "ttnn.";
    const auto there = [&](rule::SpellingId id) {
      const std::string& op = program_.ops.spellings[id].op;
      return op.starts_with(dialect) || !(op.starts_with("ttir.") || op.starts_with("ttnn."));
    };
    if (!node.spellings.empty()) return std::any_of(node.spellings.begin(), node.spellings.end(), there);
    return std::any_of(node.kinds.begin(), node.kinds.end(), [&](rule::KindId kind) {
      const auto& spellings = program_.ops.kinds[kind].spellings;
      return std::any_of(spellings.begin(), spellings.end(), there);
    });
  }

  /// Can the node be there at all? `why` receives the name of an op that cannot.
  bool possible(const Body& body, NodeId id, Level level, std::string* why = nullptr) const {
    const Node& node = body.nodes[id];
    if (node.kind == NodeKind::Op || node.kind == NodeKind::Chain) {
      if (!occurs(node, level)) {
        if (why) *why = node.spellings.empty() ? program_.ops.kinds[node.kinds.front()].name
                                               : program_.ops.spellings[node.spellings.front()].op;
        return false;
      }
    }
    if (node.kind == NodeKind::Alt)
      return std::any_of(node.alternatives.begin(), node.alternatives.end(),
                         [&](const rule::Alternative& each) { return possible(body, each.node, level, why); });
    return std::all_of(node.operands.begin(), node.operands.end(), [&](const rule::Edge& edge) {
      return edge.optional || possible(body, edge.node, level, why);
    });
  }

  void alternatives(const rule::Rule& rule) {
    for (const Level level : {Level::Ttir, Level::Ttnn}) {
      if (!rule.body(level)) continue;
      const Body& body = *rule.body(level);
      for (NodeId id = 0; id < body.nodes.size(); ++id) {
        const Node& node = body.nodes[id];
        if (node.kind != NodeKind::Alt) continue;
        std::set<std::string> seen;
        for (const rule::Alternative& each : node.alternatives) {
          const std::string text = fmt::format("{}:{}", each.through, Canonical(program_, body).node(each.node));
          const std::string called = each.tag.empty() ? "an alternative" : fmt::format("alternative `{}`", each.tag);
          if (!node.optional_step && !seen.insert(text).second)
            warn(rule, Code::DeadAlternative, fmt::format("{} repeats an earlier one", called));
          std::string why;
          const auto nowhere = [&](Level at) {
            const auto& there = rule.body(at);
            return !there || there->nodes.size() != body.nodes.size() || !possible(*there, each.node, at, &why);
          };
          if (nowhere(Level::Ttir) && nowhere(Level::Ttnn) && !possible(body, each.node, level, &why))
            warn(rule, Code::DeadAlternative, fmt::format("{} asks for `{}`, which no dialect of the rule's levels has", called, why));
        }
      }
    }
  }

  void levels(const rule::Rule& rule) {
    for (const Level level : {Level::Ttir, Level::Ttnn}) {
      std::string why;
      if (!rule.body(level) || possible(*rule.body(level), rule.body(level)->root, level, &why)) continue;
      const bool ttir = level == Level::Ttir;
      warn(rule, Code::ImpossibleOp, fmt::format("{} has no `{}`, which the rule needs there", ttir ? "TTIR" : "TTNN", why),
           fmt::format("write `match {}`", ttir ? "ttnn" : "ttir"));
    }
  }

  void equalities(const rule::Rule& rule, const Body& body) {
    const auto is_float = [&](ExprId id) {
      const rule::Expr& e = body.exprs[id];
      return e.fn == Fn::Scalar || (e.fn == Fn::Number && e.number != std::floor(e.number)) || e.fn == Fn::Sqrt;
    };
    for (const rule::Expr& e : body.exprs)
      if ((e.fn == Fn::Eq || e.fn == Fn::Ne) && std::any_of(e.arguments.begin(), e.arguments.end(), is_float))
        warn(rule, Code::FloatEquality,
             fmt::format("an element value is compared with `{}`", e.fn == Fn::Eq ? "==" : "!="), "write `~=` or a range");
  }

  bool elementwise(const Node& node) const {
    return (node.kind == NodeKind::Op || node.kind == NodeKind::Chain) && std::all_of(node.kinds.begin(), node.kinds.end(), [&](rule::KindId kind) {
             return program_.ops.kinds[kind].in_class("activation") || program_.ops.kinds[kind].in_class("elementwise");
           });
  }

  /// What an elementwise function is of: the nodes below it that are used by several others, or are neither elementwise
  /// nor constants.
  void elementwise_leaves(const Body& body, const std::vector<unsigned>& uses, const Node& node,
                          std::set<NodeId>& leaves) const {
    const auto visit = [&](NodeId id) {
      const Node& below = body.nodes[id];
      if (below.kind == NodeKind::Constant) return;
      const bool part = uses[id] == 1 && (elementwise(below) || below.kind == NodeKind::Alt);
      if (part && (elementwise(node) || node.kind == NodeKind::Alt))
        elementwise_leaves(body, uses, below, leaves);
      else
        leaves.insert(id);
    };
    for (const rule::Edge& edge : node.operands) visit(edge.node);
    for (const rule::Alternative& each : node.alternatives) visit(each.node);
  }

  void look_through(const rule::Rule& rule, const Body& body) {
    const auto moves = [&](rule::ThroughId id) {
      const auto& items = program_.throughs[id].items;
      return std::any_of(items.begin(), items.end(), [&](const rule::ThroughItem& item) {
        return item.condition == rule::Condition::Always &&
               std::any_of(item.kinds.begin(), item.kinds.end(), [&](rule::KindId kind) {
                 return program_.ops.kinds[kind].in_class("reshape") || program_.ops.kinds[kind].in_class("permute");
               });
      });
    };
    std::vector<unsigned> uses(body.nodes.size());
    for (const Node& node : body.nodes) {
      for (const rule::Edge& edge : node.operands) ++uses[edge.node];
      for (const rule::Alternative& each : node.alternatives) ++uses[each.node];
    }
    const auto computes = [&](NodeId id) {
      const NodeKind kind = body.nodes[id].kind;
      return kind == NodeKind::Op || kind == NodeKind::Alt || kind == NodeKind::Chain;
    };
    const bool loose = std::any_of(body.nodes.begin(), body.nodes.end(), [&](const Node& node) {
      // A function of the elements of one value does not care where an element stands.
      std::set<NodeId> leaves;
      elementwise_leaves(body, uses, node, leaves);
      return leaves.size() > 1 && std::any_of(node.operands.begin(), node.operands.end(), [&](const rule::Edge& edge) {
               return moves(edge.through) && computes(edge.node);
             });
    });
    const bool asks = std::any_of(body.exprs.begin(), body.exprs.end(), [](const rule::Expr& e) {
      switch (e.fn) {
        case Fn::Follows:
        case Fn::Dim:
        case Fn::Numel:
        case Fn::Shape:
        case Fn::Rank:
        case Fn::Varies:
        case Fn::Vector:
        case Fn::SameShape:
        case Fn::Broadcasts:
          return true;
        default:
          return false;
      }
    });
    if (loose && !asks)
      warn(rule, Code::LooseLookThrough, "reshapes or permutes are looked through, and no condition or guard asks what became of the axes");
  }

  void overlaps() {
    struct Form {
      const rule::Rule* rule;
      std::set<std::string> guards;
    };
    for (const Level level : {Level::Ttir, Level::Ttnn}) {
      std::map<std::pair<bool, std::string>, std::vector<Form>> forms;
      for (const rule::Rule& rule : program_.rules) {
        if (!rule.body(level)) continue;
        Canonical canonical(program_, *rule.body(level));
        std::string pattern = canonical.pattern();
        forms[{rule.source == rule::Source::Ttnn, std::move(pattern)}].push_back({&rule, canonical.guards()});
      }
      for (const auto& [form, rules] : forms)
        for (std::size_t i = 0; i < rules.size(); ++i)
          for (std::size_t j = 0; j < rules.size(); ++j)
            if (i != j) compare(*rules[i].rule, rules[i].guards, *rules[j].rule, rules[j].guards);
    }
  }

  /// `winner` comes first where both match: by priority, then by name.
  void compare(const rule::Rule& a, const std::set<std::string>& a_guards, const rule::Rule& b,
               const std::set<std::string>& b_guards) {
    const bool a_wins = std::pair(-a.priority, a.name) < std::pair(-b.priority, b.name);
    if (!a_wins) return;
    if (std::includes(b_guards.begin(), b_guards.end(), a_guards.begin(), a_guards.end()))
      warn(b, Code::ShadowedRule, fmt::format("rule `{}` finds every site of `{}` and comes first", a.name, b.name));
    else if (a.priority == b.priority)
      warn(b, Code::AmbiguousOverlap, fmt::format("rules `{}` and `{}` have one pattern and no `priority`", a.name, b.name));
  }

  const rule::Program& program_;
  const std::vector<SourceText>& files_;
  const FusedOpLists& lists_;
  std::vector<Diagnostic> out_;
};

// ---- checks of names, in the text -------------------------------------------------------------------------------

/// How often a name stands in a text as a word of its own, comments and strings left out.
std::size_t count_word(std::string_view text, std::string_view name) {
  const auto is_word = [](char c) { return std::isalnum(static_cast<unsigned char>(c)) || c == '_'; };
  std::size_t count = 0;
  bool quoted = false, comment = false, hole = false;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] == '\n') quoted = comment = hole = false;
    if (!quoted && text[i] == '#' && (i == 0 || !is_word(text[i - 1]))) comment = true;
    if (!comment && text[i] == '"') quoted = !quoted;
    if (quoted && (text[i] == '{' || text[i] == '}')) hole = text[i] == '{';
    if (comment || (quoted && !hole) || text.substr(i, name.size()) != name) continue;
    const bool begins = i == 0 || !is_word(text[i - 1]);
    const bool ends = i + name.size() >= text.size() || !is_word(text[i + name.size()]);
    count += begins && ends;
  }
  return count;
}

class NameLinter {
 public:
  explicit NameLinter(const std::vector<SourceText>& files) : files_(files) {}

  std::vector<Diagnostic> run() {
    for (const SourceText& file : files_) {
      Diagnostics ignored;
      const auto parsed = parse_rule_file(file.name, file.text, ignored);
      if (!parsed) continue;
      for (const PatternDefinition& definition : parsed->definitions) check(file, *parsed, definition);
      for (const Rule& rule : parsed->rules) bindings(file, *parsed, rule.span);
    }
    return std::move(out_);
  }

 private:
  void check(const SourceText& file, const RuleFile& parsed, const PatternDefinition& definition) {
    const std::string_view text = definition.span.in(file.text);
    for (const Name& parameter : definition.parameters)
      if (count_word(text, parameter.text) < 2)
        warn(file, parameter, fmt::format("pattern `{}` does not use its parameter `{}`", definition.name.text, parameter.text));
    std::size_t uses = 0;
    for (const SourceText& other : files_) uses += count_word(other.text, definition.name.text);
    if (uses < 2) warn(file, definition.name, fmt::format("pattern `{}` is never used", definition.name.text));
    bindings(file, parsed, definition.span);
  }

  /// Names given inside of expressions, `(e = exp(x))`, within a definition or a rule.
  void bindings(const SourceText& file, const RuleFile& parsed, Span within) {
    for (const Pattern& pattern : parsed.patterns) {
      if (pattern.kind != Pattern::Kind::Bind || pattern.span.begin < within.begin || pattern.span.end > within.end) continue;
      std::size_t uses = count_word(within.in(file.text), pattern.name.text);
      for (const SourceText& other : files_)  // `pattern.name` in guards of rules elsewhere
        uses += other.text.find(fmt::format(".{}", pattern.name.text)) != std::string::npos;
      if (uses < 2) warn(file, pattern.name, fmt::format("nothing refers to `{}`", pattern.name.text));
    }
  }

  void warn(const SourceText& file, const Name& name, std::string message) {
    Diagnostic d = diagnostic_at(Code::UnusedName, file.name, file.text, name.span.begin, name.text.size(), std::move(message));
    d.severity = Severity::Warning;
    out_.push_back(std::move(d));
  }

  const std::vector<SourceText>& files_;
  std::vector<Diagnostic> out_;
};

}  // namespace

Diagnostics lint(const rule::Program& program, const std::vector<SourceText>& files, const FusedOpLists& lists) {
  std::vector<Diagnostic> found = Linter(program, files, lists).run();
  for (Diagnostic& d : NameLinter(files).run()) found.push_back(std::move(d));
  std::stable_sort(found.begin(), found.end(), [](const Diagnostic& a, const Diagnostic& b) {
    return std::tie(a.file, a.line, a.column, a.code) < std::tie(b.file, b.line, b.column, b.code);
  });
  Diagnostics out;
  for (Diagnostic& d : found) out.add(std::move(d));
  return out;
}

}  // namespace fusionc::dsl
