// The guard evaluator.
//
// Idea. An expression is a small tree; evaluation is plain recursion with two values that are no values:
// Unknown (the dump does not tell) and Absent (there is no such thing). Logic is Kleene's: `unknown and
// false` is false, so a guard is refuted whenever one part of it is, whatever else is hidden. Only
// comparisons turn Absent into a verdict.
#include "engine/match/guard.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <set>

namespace fusionc::match {

using ir::Truth;
using rule::Expr;
using rule::Fn;

namespace {

Truth of(bool b) { return b ? Truth::Yes : Truth::No; }

class Evaluator {
 public:
  explicit Evaluator(const Scope& scope) : scope_(scope) {}

  Value eval(rule::ExprId id) {
    const Expr& e = scope_.body.exprs[id];
    switch (e.fn) {
      case Fn::Number:
        return Value::of(e.number);
      case Fn::String:
        return Value::of(std::string_view(e.text));
      case Fn::List:
        return list(e);
      case Fn::Range:
        return Value::unknown();  // only In reads one
      case Fn::Negate:
      case Fn::Sqrt:
      case Fn::Abs:
        return unary(e);
      case Fn::Add:
      case Fn::Sub:
      case Fn::Mul:
      case Fn::Div:
      case Fn::Mod:
        return arithmetic(e);
      case Fn::Min:
      case Fn::Max:
      case Fn::Prod:
        return fold(e);
      case Fn::Eq:
        return Value::of(equal(eval(e.arguments[0]), eval(e.arguments[1])));
      case Fn::Ne:
        return Value::of(negate(equal(eval(e.arguments[0]), eval(e.arguments[1]))));
      case Fn::Lt:
      case Fn::Le:
      case Fn::Gt:
      case Fn::Ge:
      case Fn::Near:
        return compare(e);
      case Fn::In:
        return in(e);
      case Fn::Not:
        return Value::of(negate(truth(eval(e.arguments[0]))));
      case Fn::And:
      case Fn::Or:
        return logic(e);
      case Fn::Element:
        return element(eval(e.arguments[0]), eval(e.arguments[1]));
      case Fn::Length:
        return length(eval(e.arguments[0]));
      case Fn::Level:
        return Value::of(std::string_view(scope_.level == rule::Level::Ttir ? "ttir" : "ttnn"));
      case Fn::Present:
        return Value::of(of(scope_.bound[e.node].bound));
      case Fn::Count:
      case Fn::Distinct:
      case Fn::Sum:
      case Fn::All:
        return group(e);
      default:
        break;
    }
    std::array<Value, 2> arguments;
    const std::size_t count = std::min(arguments.size(), e.arguments.size());
    for (std::size_t i = 0; i < count; ++i) arguments[i] = eval(e.arguments[i]);
    return fact(scope_, e, std::span(arguments).first(count));
  }

 private:
  using Kind = Value::Kind;

  /// Unknown beats Absent: what is not known may yet exist.
  static std::optional<Value> missing(const Value& a, const Value& b) {
    for (Kind kind : {Kind::Unknown, Kind::Absent})
      if (a.kind == kind || b.kind == kind) return Value{kind, 0, {}, {}};
    if (a.kind != Kind::Number || b.kind != Kind::Number) return Value::absent();
    return std::nullopt;
  }

  Value unary(const Expr& e) {
    const Value a = eval(e.arguments[0]);
    if (const auto none = missing(a, Value::of(0.0))) return *none;
    if (e.fn == Fn::Negate) return Value::of(-a.number);
    if (e.fn == Fn::Abs) return Value::of(std::fabs(a.number));
    return a.number < 0 ? Value::absent() : Value::of(std::sqrt(a.number));
  }

  Value arithmetic(const Expr& e) {
    const Value a = eval(e.arguments[0]), b = eval(e.arguments[1]);
    if (const auto none = missing(a, b)) return *none;
    switch (e.fn) {
      case Fn::Add:
        return Value::of(a.number + b.number);
      case Fn::Sub:
        return Value::of(a.number - b.number);
      case Fn::Mul:
        return Value::of(a.number * b.number);
      case Fn::Div:
        return b.number == 0 ? Value::absent() : Value::of(a.number / b.number);
      default:
        return b.number == 0 ? Value::absent() : Value::of(std::fmod(a.number, b.number));
    }
  }

  Value list(const Expr& e) {
    Value::Elements out;
    for (rule::ExprId argument : e.arguments) {
      const Value v = eval(argument);
      if (v.kind == Kind::Number)
        out.emplace_back(v.number);
      else if (v.kind == Kind::Unknown)
        out.emplace_back(std::nullopt);
      else
        return Value::absent();
    }
    return Value::of(std::move(out));
  }

  /// Min, max and product over numbers and the elements of lists.
  Value fold(const Expr& e) {
    std::vector<double> numbers;
    bool unknown = false;
    for (rule::ExprId argument : e.arguments) {
      const Value v = eval(argument);
      if (v.kind == Kind::Absent || v.kind == Kind::Word) return Value::absent();
      if (v.kind == Kind::Unknown) unknown = true;
      if (v.kind == Kind::Number) numbers.push_back(v.number);
      if (v.kind != Kind::List) continue;
      for (const auto& element : v.list()) {
        if (element)
          numbers.push_back(*element);
        else
          unknown = true;
      }
    }
    if (unknown) return Value::unknown();
    if (e.fn == Fn::Prod) {
      double product = 1;
      for (double n : numbers) product *= n;
      return Value::of(product);
    }
    if (numbers.empty()) return Value::absent();
    return Value::of(e.fn == Fn::Min ? *std::min_element(numbers.begin(), numbers.end())
                                     : *std::max_element(numbers.begin(), numbers.end()));
  }

  Value compare(const Expr& e) {
    const Value a = eval(e.arguments[0]), b = eval(e.arguments[1]);
    if (const auto none = missing(a, b)) return none->kind == Kind::Unknown ? *none : Value::of(Truth::No);
    switch (e.fn) {
      case Fn::Lt:
        return Value::of(of(a.number < b.number));
      case Fn::Le:
        return Value::of(of(a.number <= b.number));
      case Fn::Gt:
        return Value::of(of(a.number > b.number));
      case Fn::Ge:
        return Value::of(of(a.number >= b.number));
      default:
        return Value::of(of(near(a.number, b.number)));
    }
  }

  Value in(const Expr& e) {
    const Value a = eval(e.arguments[0]);
    const Expr& set = scope_.body.exprs[e.arguments[1]];
    if (set.fn == Fn::Range) {
      const Value lo = eval(set.arguments[0]), hi = eval(set.arguments[1]);
      for (const Value* bound : {&lo, &hi})
        if (const auto none = missing(a, *bound))
          return none->kind == Kind::Unknown ? *none : Value::of(Truth::No);
      return Value::of(of(lo.number <= a.number && a.number <= hi.number));
    }
    Truth any = Truth::No;
    for (rule::ExprId member : set.arguments) {
      const Truth t = equal(a, eval(member));
      if (t == Truth::Yes) return Value::of(t);
      if (t == Truth::Unknown) any = t;
    }
    return Value::of(any);
  }

  Value logic(const Expr& e) {
    const Truth decisive = e.fn == Fn::And ? Truth::No : Truth::Yes;
    Truth out = negate(decisive);
    for (rule::ExprId argument : e.arguments) {
      const Truth t = truth(eval(argument));
      if (t == decisive) return Value::of(t);
      if (t == Truth::Unknown) out = t;
    }
    return Value::of(out);
  }

  static Value length(const Value& list) {
    if (list.kind == Kind::Unknown) return list;
    return list.kind == Kind::List ? Value::of(static_cast<double>(list.list().size())) : Value::absent();
  }

  /// Different values that members bind to a node.
  std::size_t distinct(rule::NodeId node) const {
    std::set<ir::ValueId> values;
    for (const std::vector<Bound>& member : *scope_.members)
      if (member[node].bound) values.insert(member[node].value);
    return values.size();
  }

  Value group(const Expr& e) {
    if (!scope_.members) return Value::unknown();
    if (e.fn == Fn::Count) return Value::of(static_cast<double>(scope_.members->size()));
    if (e.fn == Fn::Distinct) return Value::of(static_cast<double>(distinct(e.node)));
    double sum = 0;
    Truth all = Truth::Yes;
    Kind worst = Kind::Number;
    for (const std::vector<Bound>& member : *scope_.members) {
      const Scope inner{scope_.body, scope_.kinds, scope_.through, scope_.level, member};
      const Value v = evaluate(inner, e.arguments[0]);
      const Truth t = truth(v);
      if (t == Truth::No || all == Truth::No)
        all = Truth::No;
      else if (t == Truth::Unknown)
        all = t;
      if (v.kind == Kind::Number)
        sum += v.number;
      else if (worst != Kind::Unknown)
        worst = v.kind == Kind::Unknown ? v.kind : Kind::Absent;
    }
    if (e.fn == Fn::All) return Value::of(all);
    return worst == Kind::Number ? Value::of(sum) : Value{worst, 0, {}, {}};
  }

  const Scope& scope_;
};

void collect(const rule::Body& body, rule::ExprId id, std::vector<rule::NodeId>& out) {
  const Expr& e = body.exprs[id];
  for (rule::NodeId node : {e.node, e.other})
    if (node != rule::kNoId) out.push_back(node);
  for (rule::ExprId argument : e.arguments) collect(body, argument, out);
}

}  // namespace

Truth negate(Truth t) { return t == Truth::Unknown ? t : t == Truth::Yes ? Truth::No : Truth::Yes; }

Truth equal(const Value& a, const Value& b) {
  if (a.kind == Value::Kind::Unknown || b.kind == Value::Kind::Unknown) return Truth::Unknown;
  if (a.kind == Value::Kind::List && b.kind == Value::Kind::List) {
    if (a.list().size() != b.list().size()) return Truth::No;
    Truth all = Truth::Yes;
    for (std::size_t i = 0; i < a.list().size(); ++i) {
      if (!a.list()[i] || !b.list()[i])
        all = Truth::Unknown;
      else if (*a.list()[i] != *b.list()[i])
        return Truth::No;
    }
    return all;
  }
  // A list of one is its element: `dim_arg = [3]` and `dim = 3` say the same.
  if (a.kind == Value::Kind::List && a.list().size() == 1 && b.kind == Value::Kind::Number)
    return a.list()[0] ? of(*a.list()[0] == b.number) : Truth::Unknown;
  if (b.kind == Value::Kind::List && a.kind == Value::Kind::Number) return equal(b, a);
  // `attr(n, "activation") == none` asks for absence.
  const auto says_none = [](const Value& v) { return v.kind == Value::Kind::Word && v.word == "none"; };
  if (a.kind == Value::Kind::Absent) return of(says_none(b));
  if (b.kind == Value::Kind::Absent) return of(says_none(a));
  // So does a truth with its word: `varies(v, 0) == false`.
  const auto flag = [](const Value& v) {
    return v.kind == Value::Kind::Word && (v.word == "true" || v.word == "false");
  };
  if ((flag(a) && b.kind == Value::Kind::Number) || (flag(b) && a.kind == Value::Kind::Number))
    return of(truth(a) == truth(b));
  if (a.kind != b.kind) return Truth::No;
  return of(a.kind == Value::Kind::Number ? a.number == b.number : a.word == b.word);
}

Value element(const Value& list, const Value& index) {
  if (list.kind == Value::Kind::Unknown || index.kind == Value::Kind::Unknown) return Value::unknown();
  if (list.kind != Value::Kind::List || index.kind != Value::Kind::Number) return Value::absent();
  const auto size = static_cast<std::int64_t>(list.list().size());
  auto i = static_cast<std::int64_t>(index.number);
  if (i < 0) i += size;
  if (i < 0 || i >= size) return Value::absent();
  const auto& found = list.list()[static_cast<std::size_t>(i)];
  return found ? Value::of(*found) : Value::unknown();
}

Value evaluate(const Scope& scope, rule::ExprId expr) { return Evaluator(scope).eval(expr); }

Truth truth(const Value& value) {
  switch (value.kind) {
    case Value::Kind::Unknown:
      return Truth::Unknown;
    case Value::Kind::Number:
      return of(value.number != 0);
    case Value::Kind::Word:
      return of(value.word == "true");
    case Value::Kind::Absent:
    case Value::Kind::List:
      break;
  }
  return Truth::No;
}

Truth test(const Scope& scope, const rule::Guard& guard) {
  for (rule::NodeId node : guard.nodes)
    if (!scope.bound[node].bound) return Truth::Yes;
  return truth(evaluate(scope, guard.expr));
}

std::vector<rule::NodeId> reads(const rule::Body& body, rule::ExprId expr) {
  std::vector<rule::NodeId> out;
  collect(body, expr, out);
  std::sort(out.begin(), out.end());
  out.erase(std::unique(out.begin(), out.end()), out.end());
  return out;
}

}  // namespace fusionc::match
