// What guards ask about one bound value: its type, its constancy, its users, the attributes of the op behind
// it.
//
// Idea. Each function answers from the type text, from the constant evaluator or from the use lists, and says
// Unknown only where the dump is silent. A node bound to the number of an attribute (`pow_scalar`'s exponent)
// answers like the rank-0 constant it is.
#include <algorithm>
#include <cmath>

#include "engine/ir/attr.h"
#include "engine/match/axis.h"
#include "engine/match/guard.h"

namespace fusionc::match {

using ir::Truth;
using rule::Expr;
using rule::Fn;

namespace {

Truth of(bool b) { return b ? Truth::Yes : Truth::No; }

class Facts {
 public:
  Facts(const Scope& scope, std::span<const Value> arguments)
      : scope_(scope), graph_(scope.kinds->graph()), arguments_(arguments) {}

  Value of_node(const Expr& e) {
    const Bound& b = scope_.bound[e.node];
    if (!b.bound) return Value::unknown();
    if (e.fn == Fn::Branch) return branch(e);
    if (e.fn == Fn::Same || e.fn == Fn::SameShape || e.fn == Fn::Broadcasts || e.fn == Fn::Follows)
      return pair(e, b);
    return b.is_literal() ? of_literal(e, b.literal) : of_value(e, b.value);
  }

 private:
  using Kind = Value::Kind;
  static Value word(std::string_view text) { return Value::of(text); }

  Value branch(const Expr& e) {
    const rule::Node& node = scope_.body.nodes[e.node];
    const std::uint16_t choice = scope_.bound[e.node].choice;
    return choice < node.alternatives.size() ? word(node.alternatives[choice].tag) : Value::unknown();
  }

  /// An attribute's number is a rank-0 constant.
  Value of_literal(const Expr& e, double literal) {
    switch (e.fn) {
      case Fn::Scalar:
      case Fn::Value:
        return std::isnan(literal) ? Value::unknown() : Value::of(literal);
      case Fn::Constant:
      case Fn::Vector:
        return Value::of(Truth::Yes);
      case Fn::Varies:
      case Fn::Argument:
      case Fn::UsedBy:
      case Fn::DefinedBy:
      case Fn::HasAttribute:
        return Value::of(Truth::No);
      case Fn::Rank:
        return Value::of(0.0);
      case Fn::Numel:
      case Fn::Users:
        return Value::of(1.0);
      case Fn::Shape:
        return Value::of(Value::Elements{});
      default:
        return Value::absent();
    }
  }

  Value of_value(const Expr& e, ir::ValueId v) {
    const ir::Type& type = graph_.type(v);
    switch (e.fn) {
      case Fn::Rank:
        return type.tensor ? Value::of(static_cast<double>(type.dims.size())) : Value::absent();
      case Fn::Dim:
        return dim(type, arguments_[0]);
      case Fn::Shape:
        return shape(type);
      case Fn::Numel:
        return numel(type);
      case Fn::DtypeOf:
        if (!type.tensor) return Value::absent();
        return type.dtype == ir::Dtype::Unknown ? Value::unknown() : word(ir::to_string(type.dtype));
      case Fn::Scalar:
        return scalar(v);
      case Fn::Constant:
        return Value::of(ir::constant(graph_, v));
      case Fn::Varies:
        return varies(type, v, arguments_[0]);
      case Fn::Vector:
        return vector(type, v);
      case Fn::Users:
        return Value::of(static_cast<double>(graph_.uses(v).size()));
      case Fn::UsedBy:
        return Value::of(of(used_by(v, e.kinds)));
      case Fn::DefinedBy:
        return Value::of(of(one_of(scope_.kinds->defining_kind(scope_.through->behind_layout(v)), e.kinds)));
      case Fn::Argument:
        return Value::of(of(is_argument(v)));
      case Fn::Attribute:
        return attribute(v, e.text);
      case Fn::HasAttribute: {
        const ir::OpId op = graph_.values[v].def;
        return Value::of(of(op != ir::kNone && scope_.kinds->attribute(op, e.text, false).text));
      }
      case Fn::KindOf: {
        const rule::KindId kind = scope_.kinds->defining_kind(v);
        return kind == rule::kNoId ? Value::absent() : word(scope_.kinds->table().kinds[kind].name);
      }
      case Fn::Value:
        return word(graph_.str(graph_.values[v].name));
      default:
        return Value::unknown();
    }
  }

  static Value dim(const ir::Type& type, const Value& index) {
    if (index.kind == Kind::Unknown) return index;
    if (!type.tensor || index.kind != Kind::Number) return Value::absent();
    const auto rank = static_cast<std::int64_t>(type.dims.size());
    auto i = static_cast<std::int64_t>(index.number);
    if (i < 0) i += rank;
    if (i < 0 || i >= rank) return Value::absent();
    const std::int64_t size = type.dims[static_cast<std::size_t>(i)];
    return size == ir::kDynamic ? Value::unknown() : Value::of(static_cast<double>(size));
  }

  static Value shape(const ir::Type& type) {
    if (!type.tensor) return Value::absent();
    Value::Elements out;
    for (std::int64_t size : type.dims)
      out.push_back(size == ir::kDynamic ? std::nullopt : std::optional<double>(static_cast<double>(size)));
    return Value::of(std::move(out));
  }

  static Value numel(const ir::Type& type) {
    if (!type.tensor) return Value::absent();
    const std::int64_t n = type.numel();
    return n == ir::kDynamic ? Value::unknown() : Value::of(static_cast<double>(n));
  }

  Value scalar(ir::ValueId v) {
    const ir::Splat splat = ir::splat(graph_, v);
    if (splat.kind == ir::Splat::Kind::Literal) return Value::of(splat.value);
    return splat.kind == ir::Splat::Kind::NotConstant ? Value::absent() : Value::unknown();
  }

  Value varies(const ir::Type& type, ir::ValueId v, const Value& index) {
    if (index.kind != Kind::Number || !type.tensor)
      return Value{index.kind == Kind::Unknown ? Kind::Unknown : Kind::Absent, 0, {}, {}};
    auto i = static_cast<std::int64_t>(index.number);
    const auto rank = static_cast<std::int64_t>(type.dims.size());
    if (i < 0) i += rank;
    return i < 0 || i >= rank ? Value::of(Truth::No) : Value::of(ir::varies(graph_, v, i));
  }

  Value vector(const ir::Type& type, ir::ValueId v) {
    if (!type.tensor) return Value::absent();
    Truth any = Truth::No;
    for (std::size_t i = 0; i + 1 < type.dims.size(); ++i) {
      const Truth t = ir::varies(graph_, v, static_cast<std::int64_t>(i));
      if (t == Truth::Yes) return Value::of(Truth::No);
      if (t == Truth::Unknown) any = t;
    }
    return Value::of(negate(any));
  }

  static bool one_of(rule::KindId kind, const std::vector<rule::KindId>& kinds) {
    return std::find(kinds.begin(), kinds.end(), kind) != kinds.end();
  }

  /// Layout moves are crossed: their users are asked in turn.
  bool used_by(ir::ValueId v, const std::vector<rule::KindId>& kinds) {
    for (const ir::Use& use : graph_.uses(v)) {
      const rule::KindId kind = scope_.kinds->kind(use.op);
      if (one_of(kind, kinds)) return true;
      if (kind == rule::kNoId || use.operand != 0 || !scope_.through->may_cross(0, kind)) continue;
      if (graph_.ops[use.op].result_count == 1 && used_by(graph_.result(use.op), kinds)) return true;
    }
    return false;
  }

  bool is_argument(ir::ValueId v) {
    const ir::Value& value = graph_.values[v];
    if (value.def != ir::kNone || value.function == ir::kNone) return false;
    const ir::Function& function = graph_.functions[value.function];
    return v >= function.first_argument && v - function.first_argument < function.arguments.size();
  }

  Value attribute(ir::ValueId v, std::string_view name) {
    const ir::OpId op = graph_.values[v].def;
    if (op == ir::kNone) return Value::absent();
    const AttributeValue found = scope_.kinds->attribute(op, name);
    if (!found.text) return Value::absent();
    const std::string_view text = *found.text;
    if (text.empty()) return Value::of(Truth::Yes);  // a unit attribute
    const auto number = ir::parse_float(text);
    if (number && !found.axis) return Value::of(*number);
    if (const auto flag = ir::parse_bool(text); flag && !number) return word(*flag ? "true" : "false");
    if (const auto ints = found.axis ? scope_.kinds->axes(op, text) : ir::parse_ints(text)) {
      if (found.axis && ints->size() == 1) return Value::of(static_cast<double>(ints->front()));
      Value::Elements out;
      for (std::int64_t i : *ints) out.emplace_back(static_cast<double>(i));
      return Value::of(std::move(out));
    }
    return word(ir::parse_word(text));
  }

  Value pair(const Expr& e, const Bound& a) {
    const Bound& b = scope_.bound[e.other];
    if (!b.bound) return Value::unknown();
    if (a.is_literal() || b.is_literal()) {
      if (e.fn == Fn::Same) return Value::of(of(a.is_literal() && b.is_literal() && a.literal == b.literal));
      return e.fn == Fn::Follows ? Value::absent() : Value::of(of(a.is_literal() || e.fn == Fn::SameShape));
    }
    if (e.fn == Fn::Same) return Value::of(of(a.value == b.value));
    const ir::Type &from = graph_.type(a.value), &to = graph_.type(b.value);
    if (!from.tensor || !to.tensor) return Value::absent();
    if (e.fn == Fn::SameShape) return Value::of(equal(shape(from), shape(to)));
    if (e.fn == Fn::Broadcasts) return Value::of(broadcasts(from.dims, to.dims));
    const Value &i = arguments_[0], &j = arguments_[1];
    if (i.kind != Kind::Number || j.kind != Kind::Number) return Value::unknown();
    return Value::of(follows(*scope_.kinds, a.value, static_cast<std::int64_t>(i.number), b.value,
                             static_cast<std::int64_t>(j.number)));
  }

  static Truth broadcasts(const std::vector<std::int64_t>& from, const std::vector<std::int64_t>& to) {
    if (from.size() > to.size()) return Truth::No;
    Truth all = Truth::Yes;
    for (std::size_t i = 1; i <= from.size(); ++i) {
      const std::int64_t a = from[from.size() - i], b = to[to.size() - i];
      if (a == 1) continue;
      if (a == ir::kDynamic || b == ir::kDynamic)
        all = Truth::Unknown;
      else if (a != b)
        return Truth::No;
    }
    return all;
  }

  const Scope& scope_;
  const ir::Graph& graph_;
  std::span<const Value> arguments_;
};

}  // namespace

Value fact(const Scope& scope, const Expr& e, std::span<const Value> arguments) {
  return Facts(scope, arguments).of_node(e);
}

}  // namespace fusionc::match
