// Guards, computed constants, group guards and the holes of notes: one expression language over the names of
// a scope.
//
// Idea: a function is a row of a table that says which arguments it takes; everything else is operators. What
// a bare name means follows from where it stands: a node where a function wants one, a word where the other
// side of a comparison is text (`dtype(x) == bf16`), the same SSA value where both sides are names.
#include <fmt/format.h>

#include <algorithm>

#include "dsl/body.h"

namespace fusionc::dsl {

using rule::Expr;
using rule::ExprId;
using rule::Fn;
using rule::kNoId;
using rule::NodeId;

namespace {

constexpr std::size_t kMaximumExpressions = 20000;

/// Arguments: n node, m second node, b node with alternatives, e expression, s text, k one or more kinds, +
/// one or more expressions.
struct Function {
  std::string_view name;
  Fn fn;
  std::string_view arguments;
  bool group = false;  ///< over a sibling group only
};

constexpr Function kFunctions[] = {
    {"rank", Fn::Rank, "n"},
    {"dim", Fn::Dim, "ne"},
    {"numel", Fn::Numel, "n"},
    {"shape", Fn::Shape, "n"},
    {"dtype", Fn::DtypeOf, "n"},
    {"scalar", Fn::Scalar, "n"},
    {"constant", Fn::Constant, "n"},
    {"varies", Fn::Varies, "ne"},
    {"vector", Fn::Vector, "n"},
    {"attr", Fn::Attribute, "ns"},
    {"has_attr", Fn::HasAttribute, "ns"},
    {"users", Fn::Users, "n"},
    {"used_by", Fn::UsedBy, "nk"},
    {"defined_by", Fn::DefinedBy, "nk"},
    {"argument", Fn::Argument, "n"},
    {"present", Fn::Present, "n"},
    {"branch", Fn::Branch, "b"},
    {"op", Fn::KindOf, "n"},
    {"same", Fn::Same, "nm"},
    {"same_shape", Fn::SameShape, "nm"},
    {"broadcasts", Fn::Broadcasts, "nm"},
    {"level", Fn::Level, ""},
    {"element", Fn::Element, "ee"},
    {"length", Fn::Length, "e"},
    {"min", Fn::Min, "+"},
    {"max", Fn::Max, "+"},
    {"prod", Fn::Prod, "+"},
    {"abs", Fn::Abs, "e"},
    {"sqrt", Fn::Sqrt, "e"},
    {"count", Fn::Count, "", true},
    {"distinct", Fn::Distinct, "n", true},
    {"sum", Fn::Sum, "e", true},
    {"all", Fn::All, "e", true},
};

const Function* function_named(std::string_view name) {
  for (const Function& each : kFunctions)
    if (each.name == name) return &each;
  return nullptr;
}

std::string describe(const Function& function) {
  std::string out(function.name);
  out += '(';
  for (std::size_t i = 0; i < function.arguments.size(); ++i) {
    if (i) out += ", ";
    switch (function.arguments[i]) {
      case 'n':
        out += "value";
        break;
      case 'm':
        out += "value";
        break;
      case 'b':
        out += "name";
        break;
      case 's':
        out += "\"name\"";
        break;
      case 'k':
        out += "op, ...";
        break;
      case '+':
        out += "x, ...";
        break;
      default:
        out += function.name == "dim" || function.name == "varies" ? "i" : "x";
    }
  }
  return out + ")";
}

struct Operator {
  std::string_view text;
  Fn fn;
};
constexpr Operator kOperators[] = {{"+", Fn::Add},   {"-", Fn::Sub}, {"*", Fn::Mul}, {"/", Fn::Div},
                                   {"%", Fn::Mod},   {"==", Fn::Eq}, {"!=", Fn::Ne}, {"<", Fn::Lt},
                                   {"<=", Fn::Le},   {">", Fn::Gt},  {">=", Fn::Ge}, {"~=", Fn::Near},
                                   {"and", Fn::And}, {"or", Fn::Or}};

bool is_condition(Fn fn) {
  switch (fn) {
    case Fn::Not:
    case Fn::Eq:
    case Fn::Ne:
    case Fn::Lt:
    case Fn::Le:
    case Fn::Gt:
    case Fn::Ge:
    case Fn::Near:
    case Fn::In:
    case Fn::And:
    case Fn::Or:
    case Fn::Constant:
    case Fn::Varies:
    case Fn::Vector:
    case Fn::UsedBy:
    case Fn::DefinedBy:
    case Fn::Attribute:  // a boolean attribute
    case Fn::HasAttribute:
    case Fn::Present:
    case Fn::Same:
    case Fn::SameShape:
    case Fn::Broadcasts:
    case Fn::Argument:
    case Fn::All:
    case Fn::Follows:
      return true;
    default:
      return false;
  }
}

}  // namespace

ExprId BodyBuilder::add(Expr e, const Expression& at) {
  e.span = site(at.span);
  if (!fits(body_.exprs.size() + 1, kMaximumExpressions, "terms")) return 0;
  body_.exprs.push_back(std::move(e));
  return static_cast<ExprId>(body_.exprs.size() - 1);
}

ExprId BodyBuilder::word(const Expression& e) {
  Expr out;
  out.fn = Fn::String;
  out.text = e.kind == Expression::Kind::Name ? std::string(e.name.text) : e.text;
  return add(std::move(out), e);
}

ExprId BodyBuilder::expression(ExpressionId id, Scope& scope) {
  const Expression& e = at(id, scope);
  Expr out;
  switch (e.kind) {
    case Expression::Kind::Number:
      out.number = e.number;
      return add(std::move(out), e);
    case Expression::Kind::String:
      return word(e);
    case Expression::Kind::Call:
      return call_function(e, scope);
    case Expression::Kind::Unary:
      return unary(e, scope);
    case Expression::Kind::Binary:
      return binary(e, scope);
    case Expression::Kind::List:
    case Expression::Kind::Set:
    case Expression::Kind::Range:
      out.fn = e.kind == Expression::Kind::Range ? Fn::Range : Fn::List;
      for (ExpressionId argument_id : e.arguments) out.arguments.push_back(expression(argument_id, scope));
      return add(std::move(out), e);
    case Expression::Kind::Name:
      break;
  }
  if (e.name.text == "true" || e.name.text == "false") return word(e);
  if (node_named(e.name, scope) != kNoId)
    error(scope, Code::WrongArguments, e.span, fmt::format("`{}` is a value, not a number", e.name.text),
          fmt::format("`scalar({0})`, `dim({0}, i)` and `numel({0})` are numbers", e.name.text));
  return add(std::move(out), e);
}

ExprId BodyBuilder::unary(const Expression& e, Scope& scope) {
  Expr out;
  out.fn = e.name.text == "not" ? Fn::Not : Fn::Negate;
  out.arguments = {expression(e.arguments[0], scope)};
  Expr& inner = body_.exprs[out.arguments[0]];
  if (out.fn == Fn::Negate && inner.fn == Fn::Number) {
    inner.number = -inner.number;
    inner.span = site(e.span);
    return out.arguments[0];
  }
  return add(std::move(out), e);
}

ExprId BodyBuilder::binary(const Expression& e, Scope& scope) {
  const std::string_view op = e.name.text;
  const Expression& left = at(e.arguments[0], scope);
  const Expression& right = at(e.arguments[1], scope);
  if (op == "->") return follows(e, scope);
  if (op == "in") return membership(e, scope);
  const bool equality = op == "==" || op == "!=";
  const bool left_name = left.kind == Expression::Kind::Name,
             right_name = right.kind == Expression::Kind::Name;
  const bool left_text = is_text(e.arguments[0], scope), right_text = is_text(e.arguments[1], scope);
  if (equality && left_name && right_name) return same(e, scope);
  Expr out;
  out.fn = std::find_if(std::begin(kOperators), std::end(kOperators), [&](const Operator& o) {
             return o.text == op;
           })->fn;
  out.arguments.push_back(equality && left_name && right_text ? word(left)
                                                              : expression(e.arguments[0], scope));
  out.arguments.push_back(equality && right_name && left_text ? word(right)
                                                              : expression(e.arguments[1], scope));
  if (equality && left_text) check_tag(body_.exprs[out.arguments[0]], right, scope);
  if (equality && right_text) check_tag(body_.exprs[out.arguments[1]], left, scope);
  return add(std::move(out), e);
}

// `a == b` between names: one SSA value.
ExprId BodyBuilder::same(const Expression& e, Scope& scope) {
  Expr out;
  out.fn = Fn::Same;
  out.node = node_named(at(e.arguments[0], scope).name, scope);
  out.other = node_named(at(e.arguments[1], scope).name, scope);
  const ExprId id = add(std::move(out), e);
  if (e.name.text == "==") return id;
  Expr negated;
  negated.fn = Fn::Not;
  negated.arguments = {id};
  return add(std::move(negated), e);
}

ExprId BodyBuilder::membership(const Expression& e, Scope& scope) {
  const bool text = is_text(e.arguments[0], scope);
  Expr out;
  out.fn = Fn::In;
  out.arguments = {expression(e.arguments[0], scope)};
  const Expression& set = at(e.arguments[1], scope);
  if (!text || set.kind == Expression::Kind::Range) {
    out.arguments.push_back(expression(e.arguments[1], scope));
    return add(std::move(out), e);
  }
  Expr words;
  words.fn = Fn::List;
  for (ExpressionId id : set.arguments) {
    const Expression& element = at(id, scope);
    check_tag(body_.exprs[out.arguments[0]], element, scope);
    words.arguments.push_back(element.kind == Expression::Kind::Name ? word(element) : expression(id, scope));
  }
  out.arguments.push_back(add(std::move(words), set));
  return add(std::move(out), e);
}

// `axis(a, i) -> axis(b, j)`
ExprId BodyBuilder::follows(const Expression& e, Scope& scope) {
  Expr out;
  out.fn = Fn::Follows;
  for (int side = 0; side < 2; ++side) {
    const Expression& axis = at(e.arguments[static_cast<std::size_t>(side)], scope);
    if (axis.kind != Expression::Kind::Call || axis.name.text != "axis" || axis.arguments.size() != 2) {
      error(scope, Code::WrongArguments, axis.span,
            "`->` stands between two axes: `axis(a, i) -> axis(b, j)`");
      return add(std::move(out), e);
    }
    (side ? out.other : out.node) = node_argument(axis.arguments[0], scope);
    out.arguments.push_back(expression(axis.arguments[1], scope));
  }
  return add(std::move(out), e);
}

ExprId BodyBuilder::call_function(const Expression& e, Scope& scope) {
  const Function* const function = function_named(e.name.text);
  Expr out;
  if (!function) {
    std::vector<std::string_view> names;
    for (const Function& each : kFunctions) names.push_back(each.name);
    const std::string near = did_you_mean(e.name.text, names);
    error(scope, Code::UnknownFunction, e.name.span, fmt::format("unknown function `{}`", e.name.text),
          e.name.text == "axis" ? "axes are compared by `axis(a, i) -> axis(b, j)`"
          : near.empty()        ? ""
                                : fmt::format("did you mean `{}`?", near));
    return add(std::move(out), e);
  }
  if (function->group && !in_group_)
    error(scope, Code::Misplaced, e.name.span, fmt::format("`{}` is over a group of siblings", e.name.text),
          "it stands in `group where` or a note of a rule with `match siblings`");
  const std::string_view shape = function->arguments;
  const bool open = shape.ends_with('k') || shape.ends_with('+');
  if (e.arguments.size() != shape.size() && !(open && e.arguments.size() > shape.size())) {
    error(scope, Code::WrongArguments, e.span,
          fmt::format("`{}` takes {} argument{}, {} given", e.name.text, shape.size(),
                      shape.size() == 1 ? "" : "s", e.arguments.size()),
          fmt::format("its form is {}", describe(*function)));
    return add(std::move(out), e);
  }
  out.fn = function->fn;
  for (std::size_t i = 0; i < e.arguments.size(); ++i)
    argument(shape[std::min(i, shape.size() - 1)], e.arguments[i], out, scope);
  return add(std::move(out), e);
}

void BodyBuilder::argument(char kind, ExpressionId id, Expr& out, Scope& scope) {
  const Expression& e = at(id, scope);
  switch (kind) {
    case 'n':
      out.node = node_argument(id, scope);
      return;
    case 'm':
      out.other = node_argument(id, scope);
      return;
    case 'b':
      out.node = branch_argument(id, scope);
      return;
    case 's':
      out.text = e.kind == Expression::Kind::Name ? std::string(e.name.text) : e.text;
      if (e.kind != Expression::Kind::String)
        error(scope, Code::WrongArguments, e.span, "the name of an attribute stands in double quotes");
      else
        check_attribute(out, e, scope);
      return;
    case 'k': {
      const auto kinds = kinds_named(program_.ops, e.name.text);
      if (e.kind != Expression::Kind::Name || kinds.empty())
        error(scope, Code::UnknownClass, e.span,
              e.kind == Expression::Kind::Name ? fmt::format("unknown op or class `{}`", e.name.text)
                                               : "here stands the name of an op or class",
              near_kind(program_.ops, e.name.text));
      out.kinds.insert(out.kinds.end(), kinds.begin(), kinds.end());
      std::sort(out.kinds.begin(), out.kinds.end());
      return;
    }
    default:
      out.arguments.push_back(expression(id, scope));
      return;
  }
}

// The attribute must exist on the op that the node is; a path reaches into a nested attribute
// (`conv2d_config.x`).
void BodyBuilder::check_attribute(const Expr& attribute, const Expression& at_text, Scope& scope) {
  if (attribute.node == kNoId) return;
  const rule::Node& node = body_.nodes[attribute.node];
  if (node.kind != rule::NodeKind::Op) return;
  const std::string_view wanted = attribute.text;
  const std::string_view head = wanted.substr(0, wanted.find('.'));
  std::vector<std::string_view> known;
  for (rule::KindId kind : node.kinds)
    for (rule::SpellingId spelling : program_.ops.kinds[kind].spellings)
      for (const rule::AttributeInfo& info : program_.ops.spellings[spelling].attributes) {
        if (info.name == wanted || info.spelling == head) return;
        known.push_back(info.name);
      }
  const std::string near = did_you_mean(wanted, known);
  error(scope, Code::UnknownAttribute, at_text.span,
        fmt::format("`{}` has no attribute `{}`", program_.ops.kinds[node.kinds.front()].name, wanted),
        near.empty() ? "" : fmt::format("did you mean `{}`?", near));
}

// ---- names ----

NodeId BodyBuilder::node_named(const Name& name, Scope& scope) {
  if (const auto known = scope.names.find(name.text); known != scope.names.end()) return known->second.node;
  if (const std::size_t dot = name.text.find('.'); dot != std::string_view::npos && !scope.definition) {
    const Instance* const use = instance(name.text.substr(0, dot), name.span, scope);
    if (!use) return kNoId;
    if (const auto inner = use->names.find(name.text.substr(dot + 1)); inner != use->names.end())
      return inner->second.node;
  }
  std::vector<std::string_view> names;
  for (const auto& [known, ref] : scope.names) names.push_back(known);
  const std::string near = did_you_mean(name.text, names);
  error(scope, Code::UnknownName, name.span, fmt::format("`{}` is not bound", name.text),
        near.empty() ? "" : fmt::format("did you mean `{}`?", near));
  return kNoId;
}

NodeId BodyBuilder::node_argument(ExpressionId id, Scope& scope) {
  const Expression& e = at(id, scope);
  if (e.kind == Expression::Kind::Name) return node_named(e.name, scope);
  error(scope, Code::WrongArguments, e.span, "here stands the name of a value");
  return kNoId;
}

// The use of a sub-pattern, if there is exactly one.
const Instance* BodyBuilder::instance(std::string_view name, Span span, const Scope& scope) {
  const auto [begin, end] = instances_.equal_range(name);
  if (begin == end) return nullptr;
  if (std::next(begin) == end) return &begin->second;
  error(scope, Code::AmbiguousPattern, span,
        fmt::format("`{}` is used {} times in this match block", name, std::distance(begin, end)),
        "name the use that is meant by an equation");
  return &begin->second;
}

NodeId BodyBuilder::branch_argument(ExpressionId id, Scope& scope) {
  const Expression& e = at(id, scope);
  NodeId node = kNoId;
  if (e.kind == Expression::Kind::Name && !scope.names.count(e.name.text))
    if (const Instance* const use = instance(e.name.text, e.span, scope)) node = use->node;
  if (node == kNoId) node = node_argument(id, scope);
  if (node != kNoId && body_.nodes[node].kind != rule::NodeKind::Alt)
    error(scope, Code::NoAlternatives, e.span, fmt::format("`{}` has no alternatives", e.name.text));
  return node;
}

// A comparison with branch(p) must name a tag of p.
void BodyBuilder::check_tag(const Expr& branch, const Expression& tag, Scope& scope) {
  if (branch.fn != Fn::Branch || branch.node == kNoId) return;
  if (tag.kind != Expression::Kind::Name && tag.kind != Expression::Kind::String) return;
  const std::string_view wanted =
      tag.kind == Expression::Kind::Name ? tag.name.text : std::string_view(tag.text);
  std::vector<std::string_view> tags;
  for (const rule::Alternative& each : body_.nodes[branch.node].alternatives) {
    if (each.tag == wanted) return;
    if (!each.tag.empty()) tags.push_back(each.tag);
  }
  error(scope, Code::NoAlternatives, tag.span, fmt::format("no alternative is tagged `{}`", wanted),
        tags.empty() ? "" : fmt::format("tags are {}", fmt::join(tags, ", ")));
}

bool BodyBuilder::is_text(ExpressionId id, const Scope& scope) const {
  const Expression& e = at(id, scope);
  if (e.kind == Expression::Kind::String) return true;
  if (e.kind != Expression::Kind::Call) return false;
  const Function* const function = function_named(e.name.text);
  return function &&
         (function->fn == Fn::DtypeOf || function->fn == Fn::Branch || function->fn == Fn::Level ||
          function->fn == Fn::KindOf || function->fn == Fn::Attribute);
}

// ---- guards and notes ----

bool BodyBuilder::only_elsewhere(ExpressionId id, const BodyBuilder* elsewhere, const Scope& scope) const {
  if (!elsewhere) return false;
  const Expression& e = at(id, scope);
  if (e.kind == Expression::Kind::Name && !knows(e.name.text) && elsewhere->knows(e.name.text)) return true;
  return std::any_of(e.arguments.begin(), e.arguments.end(),
                     [&](ExpressionId argument_id) { return only_elsewhere(argument_id, elsewhere, scope); });
}

void BodyBuilder::collect_nodes(ExprId id, std::vector<NodeId>& read, std::vector<NodeId>& present) const {
  const Expr& e = body_.exprs[id];
  for (NodeId node : {e.node, e.other})
    if (node != kNoId) (e.fn == Fn::Present ? present : read).push_back(node);
  for (ExprId argument_id : e.arguments) collect_nodes(argument_id, read, present);
}

rule::Guard BodyBuilder::guard(ExpressionId id) {
  rule::Guard out;
  const Expression& e = at(id, scope_);
  out.expr = expression(id, scope_);
  out.text = e.span.in(scope_.unit->text);
  if (!is_condition(body_.exprs[out.expr].fn) && e.kind != Expression::Kind::Name)
    error(scope_, Code::WrongArguments, e.span, "a guard is a condition, and this is none",
          "compare it with something");
  std::vector<NodeId> present;
  collect_nodes(out.expr, out.nodes, present);
  std::sort(out.nodes.begin(), out.nodes.end());
  out.nodes.erase(std::unique(out.nodes.begin(), out.nodes.end()), out.nodes.end());
  std::erase_if(out.nodes, [&](NodeId node) {
    return std::find(present.begin(), present.end(), node) != present.end();
  });
  return out;
}

void BodyBuilder::note(const Note& note, const BodyBuilder* elsewhere) {
  std::vector<rule::NotePart> parts;
  for (const NotePiece& piece : note.pieces) {
    rule::NotePart part;
    part.text = piece.text;
    if (piece.hole) {
      if (only_elsewhere(*piece.hole, elsewhere, scope_)) return;
      const Expression& e = at(*piece.hole, scope_);
      if (e.kind == Expression::Kind::Name) {
        Expr value;
        value.fn = Fn::Value;
        value.node = node_named(e.name, scope_);
        part.hole = add(std::move(value), e);
      } else {
        part.hole = expression(*piece.hole, scope_);
      }
    }
    parts.push_back(std::move(part));
  }
  body_.notes.push_back(std::move(parts));
}

void BodyBuilder::attach(const BodyBuilder* elsewhere) {
  const auto foreign = [&](const Name& name) {
    return elsewhere && !knows(name.text) && elsewhere->knows(name.text);
  };
  for (ExpressionId id : rule_.where)
    if (!only_elsewhere(id, elsewhere, scope_)) body_.where.push_back(guard(id));
  for (const Name& name : rule_.escapes) {
    if (foreign(name)) continue;
    if (const NodeId node = node_named(name, scope_); node != kNoId) body_.nodes[node].escapes = true;
  }
  for (const Use& each : rule_.uses) {
    if (foreign(each.name)) continue;
    if (each.count < 0 || each.count > 1e6 ||
        each.count != static_cast<double>(static_cast<std::int64_t>(each.count)))
      error(scope_, Code::BadRange, each.count_span, "a number of uses is a whole number");
    else if (const NodeId node = node_named(each.name, scope_); node != kNoId)
      body_.uses.push_back({node, static_cast<std::int64_t>(each.count)});
  }
  in_group_ = body_.siblings;
  if (!rule_.group_where.empty() && !body_.siblings)
    error(scope_, Code::Misplaced, rule_.group_where_span,
          "`group where` needs a match block with `siblings`");
  else
    for (ExpressionId id : rule_.group_where)
      if (!only_elsewhere(id, elsewhere, scope_)) body_.group_where.push_back(guard(id));
  for (const Note& each : rule_.notes) note(each, elsewhere);
}

}  // namespace fusionc::dsl
