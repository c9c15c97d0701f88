// From the syntax tree to the rule file: one small function per tag, no checks beyond what gives a node its
// meaning. Nodes that only group (a choice of one, a sum of one term) are already gone, so each function sees
// what was written.
#include "dsl/ast.h"

#include <fmt/format.h>

#include <cmath>
#include <cstdlib>
#include <limits>
#include <utility>

namespace fusionc::dsl {
namespace {

constexpr std::size_t kMaximumTerms = 200;

class Builder {
 public:
  Builder(std::string_view file_name, std::string_view text, Diagnostics& diagnostics)
      : file_name_(file_name), diagnostics_(diagnostics) {
    file_.text = source_ = text;
  }

  std::optional<RuleFile> build() {
    std::optional<SyntaxTree> tree = parse_rules(file_name_, file_.text, diagnostics_);
    if (!tree) return std::nullopt;
    tree_ = &*tree;
    for (std::uint32_t child : children(0)) {
      if (tag(child) == Tag::Import) file_.imports.push_back(text_of(child + 1));
      if (tag(child) == Tag::PatternDef) file_.definitions.push_back(definition(child));
      if (tag(child) == Tag::Rule) file_.rules.push_back(rule(child));
    }
    file_.comments = std::move(tree->comments);
    if (failed_) return std::nullopt;
    return std::move(file_);
  }

 private:
  // ---- the tree ----

  const SyntaxNode& node(std::uint32_t at) const { return tree_->nodes[at]; }
  Tag tag(std::uint32_t at) const { return node(at).tag; }
  Name name(std::uint32_t at) const { return {node(at).span.in(file_.text), node(at).span}; }
  Children children(std::uint32_t at) const { return tree_->children(at); }
  Text text_of(std::uint32_t at) const {
    const std::string_view quoted = node(at).span.in(source_);
    return {unescape(quoted.substr(1, quoted.size() - 2)), node(at).span};
  }
  double number(std::uint32_t at) const { return to_number(node(at).span.in(file_.text)); }
  static double to_number(std::string_view text) { return std::strtod(std::string(text).c_str(), nullptr); }

  // ---- expressions ----

  ExpressionId add(Expression e) {
    file_.expressions.push_back(std::move(e));
    return static_cast<ExpressionId>(file_.expressions.size() - 1);
  }

  ExpressionId binary(Name op, ExpressionId left, ExpressionId right, Span span) {
    Expression e;
    e.kind = Expression::Kind::Binary;
    e.name = op;
    e.span = span;
    e.arguments = {left, right};
    return add(std::move(e));
  }

  // `a op b op c`, left to right. Without `word` the operators are nodes between the operands. Parentheses
  // around the first and the last operand belong to the chain. It becomes a tree as deep as it is long, so
  // its length is bounded.
  ExpressionId chain(std::uint32_t at, std::string_view word) {
    const Children parts = children(at);
    const Span whole = node(at).span;
    auto part = parts.begin();
    ExpressionId left = expression(*part);
    std::size_t terms = 1;
    for (++part; !(part == parts.end()); ++part) {
      Name op{word, {}};
      if (word.empty()) {
        op = name(*part);
        ++part;
      }
      const std::uint32_t operand = *part;
      const bool last = node(operand).next == node(at).next;
      left = binary(op, left, expression(operand), {whole.begin, last ? whole.end : node(operand).span.end});
      if (++terms <= kMaximumTerms) continue;
      failed_ = true;
      diagnostics_.add(diagnostic_at(Code::TooDeep, std::string(file_name_), file_.text, whole.begin, 1,
                                     fmt::format("more than {} terms in one expression", kMaximumTerms)));
      break;
    }
    return left;
  }

  ExpressionId expression(std::uint32_t at) {
    const auto parts = children(at);
    Expression e;
    e.span = node(at).span;
    switch (tag(at)) {
      case Tag::Or:
        return chain(at, "or");
      case Tag::And:
        return chain(at, "and");
      case Tag::Compare:
      case Tag::Sum:
      case Tag::Product:
        return chain(at, {});
      case Tag::Not:
      case Tag::Negate: {
        const ExpressionId inner = expression(parts[0]);
        e.kind = Expression::Kind::Unary;
        e.name.text = tag(at) == Tag::Not ? "not" : "-";
        e.arguments = {inner};
        return add(std::move(e));
      }
      case Tag::Number:
        e.number = number(at);
        return add(std::move(e));
      case Tag::String:
        e.kind = Expression::Kind::String;
        e.text = text_of(at).text;
        return add(std::move(e));
      case Tag::Function:
      case Tag::List:
      case Tag::Set:
      case Tag::Range: {
        const bool call = tag(at) == Tag::Function;
        if (call) e.name = name(parts[0]);
        e.kind = call                   ? Expression::Kind::Call
                 : tag(at) == Tag::List ? Expression::Kind::List
                 : tag(at) == Tag::Set  ? Expression::Kind::Set
                                        : Expression::Kind::Range;
        for (std::size_t i = call; i < parts.size(); ++i) e.arguments.push_back(expression(parts[i]));
        return add(std::move(e));
      }
      default:
        e.name = name(at);
        if (e.name.text == "inf") {
          e.number = std::numeric_limits<double>::infinity();
        } else {
          e.kind = Expression::Kind::Name;
        }
        return add(std::move(e));
    }
  }

  // ---- patterns ----

  PatternId add(Pattern pattern) {
    file_.patterns.push_back(std::move(pattern));
    return static_cast<PatternId>(file_.patterns.size() - 1);
  }

  PatternId pattern(std::uint32_t at) {
    const auto parts = children(at);
    Pattern out;
    out.span = node(at).span;
    switch (tag(at)) {
      case Tag::Tagged:
        return tagged(at, nullptr);
      case Tag::Alternatives:
        out.kind = Pattern::Kind::Alternatives;
        for (std::uint32_t part : parts) {
          Name as;
          out.arguments.push_back({{}, tag(part) == Tag::Tagged ? tagged(part, &as) : pattern(part)});
          out.tags.push_back(as);
        }
        return add(std::move(out));
      case Tag::Placeholder:
        out.kind = Pattern::Kind::Wildcard;
        return add(std::move(out));
      case Tag::None:
        out.kind = Pattern::Kind::Absent;
        return add(std::move(out));
      case Tag::Rest:
        out.kind = Pattern::Kind::Rest;
        return add(std::move(out));
      case Tag::Constant:
        out.kind = Pattern::Kind::Constant;
        out.expression = expression(parts[0]);
        return add(std::move(out));
      case Tag::Call:
      case Tag::Ac:
      case Tag::AnyOf:
        return call(at, std::move(out));
      case Tag::Bind:
        out.kind = Pattern::Kind::Bind;
        out.name = name(parts[0]);
        out.arguments = {{{}, pattern(parts[1])}};
        return add(std::move(out));
      case Tag::Via:
      case Tag::Strict:
        out.kind = tag(at) == Tag::Via ? Pattern::Kind::Via : Pattern::Kind::Strict;
        for (std::uint32_t part : parts) {
          if (tag(part) == Tag::KindItem)
            out.kinds.push_back(kind_item(part));
          else
            out.arguments.push_back({{}, pattern(part)});
        }
        return add(std::move(out));
      case Tag::Iterate:
        out.kind = Pattern::Kind::Iterate;
        out.least = number(parts[0]);
        out.most = number(parts[1]);
        out.name = name(parts[2]);
        out.arguments = {{{}, pattern(parts[3])}, {{}, pattern(parts[4])}};
        return add(std::move(out));
      default:
        out.name = name(at);
        return add(std::move(out));
    }
  }

  // `p ? as tag`. A tag outside a choice makes a choice of one.
  PatternId tagged(std::uint32_t at, Name* as) {
    const auto parts = children(at);
    const PatternId inner = pattern(parts[0]);
    Name tag_name;
    for (std::size_t i = 1; i < parts.size(); ++i) {
      if (tag(parts[i]) == Tag::Optional) {
        file_.patterns[inner].optional = true;
        file_.patterns[inner].parenthesised = file_.text[node(at).span.begin] == '(';
      } else {
        tag_name = name(parts[i]);
      }
    }
    if (as) *as = tag_name;
    if (as || !tag_name.given()) return inner;
    Pattern out;
    out.kind = Pattern::Kind::Alternatives;
    out.span = node(at).span;
    out.arguments = {{{}, inner}};
    out.tags = {tag_name};
    return add(std::move(out));
  }

  PatternId call(std::uint32_t at, Pattern out) {
    const bool named = tag(at) == Tag::Call;
    out.kind = named                ? Pattern::Kind::Projection
               : tag(at) == Tag::Ac ? Pattern::Kind::Chain
                                    : Pattern::Kind::AnyOf;
    if (named && file_.text.substr(out.span.begin, out.span.size()).find('(') != std::string_view::npos)
      out.kind = Pattern::Kind::Call;
    bool first = true;
    for (std::uint32_t part : children(at)) {
      const SyntaxNode& child = node(part);
      if (named && first) {
        out.name = name(part);
      } else if (child.tag == Tag::Result) {
        out.result = {child.span.in(file_.text).substr(1), {child.span.begin + 1, child.span.end}};
      } else if (child.tag == Tag::KindItem) {
        out.kinds.push_back({name(part), {}, {}, child.span});
      } else if (child.tag == Tag::Attributes) {
        for (std::uint32_t test : children(part)) out.attributes.push_back(attribute_test(test));
      } else if (child.tag == Tag::Labelled) {
        out.arguments.push_back({name(part + 1), pattern(node(part + 1).next)});
      } else {
        out.arguments.push_back({{}, pattern(part)});
      }
      first = false;
    }
    return add(std::move(out));
  }

  AttributeTest attribute_test(std::uint32_t at) {
    AttributeTest out;
    for (std::uint32_t part : children(at)) {
      if (tag(part) == Tag::Name)
        out.name = name(part);
      else
        out.values.push_back(name(part));
    }
    return out;
  }

  KindItem kind_item(std::uint32_t at) {
    KindItem out;
    out.span = node(at).span;
    for (std::uint32_t part : children(at)) {
      if (tag(part) == Tag::Name) {
        out.name = name(part);
      } else {
        out.condition = name(part + 1);
        const std::uint32_t argument = node(part + 1).next;
        if (argument < node(part).next) out.argument = number(argument);
      }
    }
    return out;
  }

  // ---- rules ----

  PatternDefinition definition(std::uint32_t at) {
    const auto parts = children(at);
    PatternDefinition out;
    out.span = node(at).span;
    out.name = name(parts[0]);
    for (std::uint32_t parameter : children(parts[1])) out.parameters.push_back(name(parameter));
    out.body = pattern(parts[2]);
    return out;
  }

  Match match(const Children& parts, Span span) {
    Match out;
    out.span = span;
    for (std::uint32_t part : parts) {
      if (tag(part) == Tag::MatchLevel) out.level = name(part);
      if (tag(part) == Tag::Equation) out.equations.push_back({name(part + 1), pattern(node(part + 1).next)});
      if (tag(part) == Tag::Roots)
        for (std::uint32_t root : children(part)) out.roots.push_back(name(root));
      if (tag(part) != Tag::Siblings) continue;
      out.siblings = true;
      out.siblings_span = node(part).span;
      for (std::uint32_t child : children(part)) {
        if (tag(child) == Tag::Operator) out.siblings_operator = name(child);
        if (tag(child) == Tag::Number) out.siblings_count = number(child);
        if (tag(child) == Tag::Name) out.sharing.push_back(name(child));
      }
    }
    return out;
  }

  Setting setting(std::uint32_t at) {
    Setting out;
    out.name = name(at + 1);
    const std::uint32_t value = node(at + 1).next;
    if (tag(value) == Tag::String)
      out.text = text_of(value);
    else
      out.word = name(value);
    return out;
  }

  // Splits at `{hole}`; `{{` and `}}` are braces. Holes are parsed in place, so that messages point into the
  // file.
  Note note(std::uint32_t at) {
    Note out;
    out.span = node(at).span;
    const std::uint32_t end = out.span.end - 1;
    std::string literal;
    for (std::uint32_t i = out.span.begin + 1; i < end; ++i) {
      const char c = file_.text[i];
      if (c == '\\' && i + 1 < end) {
        literal += unescape(file_.text.substr(i++, 2));
      } else if ((c == '{' || c == '}') && i + 1 < end && file_.text[i + 1] == c) {
        literal += c;
        ++i;
      } else if (c == '{') {
        std::uint32_t close = static_cast<std::uint32_t>(file_.text.find('}', i));
        close = std::min(close, end);
        out.pieces.push_back({std::move(literal), hole({i + 1, close})});
        literal.clear();
        i = close;
      } else {
        literal += c;
      }
    }
    if (!literal.empty() || out.pieces.empty()) out.pieces.push_back({std::move(literal), std::nullopt});
    return out;
  }

  // Quotes inside a hole are escaped, as it stands in a text: the parser sees them bare, everything at its
  // place.
  ExpressionId hole(Span span) {
    std::string bare(file_.text.substr(0, span.end));
    bool opening = true;
    for (std::uint32_t i = span.begin; i + 1 < span.end; ++i) {
      if (bare[i] != '\\' || bare[i + 1] != '"') continue;
      bare[i] = opening ? ' ' : '"';
      bare[i + 1] = opening ? '"' : ' ';
      opening = !opening;
    }
    std::optional<SyntaxTree> tree = parse_hole(file_name_, bare, span, file_.text, diagnostics_);
    if (!tree) {
      failed_ = true;
      return add(Expression{});
    }
    const SyntaxTree* const outer = std::exchange(tree_, &*tree);
    source_ = bare;
    const ExpressionId out = expression(1);
    source_ = file_.text;
    tree_ = outer;
    return out;
  }

  Rule rule(std::uint32_t at) {
    Rule out;
    out.span = node(at).span;
    for (std::uint32_t part : children(at)) {
      if (tag(part) == Tag::Name)
        out.name = name(part);
      else
        clause(out, part);
    }
    return out;
  }

  void clause(Rule& out, std::uint32_t at) {
    const Name word = name(at + 1);
    const Children parts = children(at).rest();
    out.clauses.push_back(word);
    if (word.text == "fused_op")
      out.fused_op = name(parts[0]);
    else if (word.text == "source")
      out.source = name(parts[0]);
    else if (word.text == "group")
      out.group = name(parts[0]);
    else if (word.text == "default")
      out.enabled = name(parts[0]);
    else if (word.text == "summary")
      out.summary = text_of(parts[0]);
    else if (word.text == "torch")
      out.torch = text_of(parts[0]);
    else if (word.text == "kernel")
      out.kernel = text_of(parts[0]);
    else if (word.text == "version")
      out.version = text_of(parts[0]);
    else if (word.text == "seen")
      out.seen = text_of(parts[0]);
    else if (word.text == "note")
      out.notes.push_back(note(parts[0]));
    else if (word.text == "match")
      out.matches.push_back(match(parts, node(at).span));
    else if (word.text == "priority") {
      out.priority = number(parts[0]);
      out.priority_span = node(parts[0]).span;
    } else {
      for (std::uint32_t part : parts) clause_item(out, word.text, part);
      if (word.text.starts_with("group")) out.group_where_span = word.span;
    }
  }

  void clause_item(Rule& out, std::string_view word, std::uint32_t part) {
    if (word == "through")
      out.through.push_back(kind_item(part));
    else if (word == "compiler")
      out.compiler.push_back(setting(part));
    else if (word == "escapes")
      out.escapes.push_back(name(part));
    else if (word == "where")
      out.where.push_back(expression(part));
    else if (word == "uses") {
      const std::uint32_t count = node(part + 1).next;
      out.uses.push_back({name(part + 1), number(count), node(count).span});
    } else {
      out.group_where.push_back(expression(part));
    }
  }

  std::string_view file_name_;
  Diagnostics& diagnostics_;
  RuleFile file_;
  std::string_view source_;  ///< where texts are read: the file, or a hole without escapes
  const SyntaxTree* tree_ = nullptr;
  bool failed_ = false;
};

}  // namespace

std::string unescape(std::string_view inside) {
  std::string out;
  for (std::size_t i = 0; i < inside.size(); ++i) {
    if (inside[i] == '\\' && i + 1 < inside.size()) {
      const char next = inside[++i];
      if (next == 'n')
        out += '\n';
      else if (next == '"' || next == '\\')
        out += next;
      else
        (out += '\\') += next;
    } else {
      out += inside[i];
    }
  }
  return out;
}

std::optional<RuleFile> parse_rule_file(std::string_view file, std::string_view text,
                                        Diagnostics& diagnostics) {
  return Builder(file, text, diagnostics).build();
}

}  // namespace fusionc::dsl
