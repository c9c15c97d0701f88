// Guards, computed constants and note holes: one evaluator over the values a match binds.
#pragma once

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/ir/constant.h"
#include "engine/match/kinds.h"
#include "engine/match/match.h"
#include "engine/match/through.h"
#include "engine/rule/program.h"

namespace fusionc::match {

/// What a node is bound to.
struct Bound {
  bool bound = false;  ///< a node whose alternative was not taken, or whose operand is absent, is not
  ir::ValueId value = ir::kNone;       ///< kNone when it is the number an attribute gives
  double literal = 0;                  ///< that number; NaN when the attribute is not one
  ir::OpId op = ir::kNone;             ///< Op and Chain nodes: the op
  std::uint16_t choice = rule::kNoId;  ///< Alt nodes: the alternative taken
  bool is_literal() const { return bound && value == ir::kNone; }
};

/// Three-valued at the leaves: Unknown is what the text does not tell, Absent is what does not exist (a
/// dimension past the rank, an attribute that is not there, the element value of a tensor that is no splat).
/// Absent differs from everything and is in no order with anything, so a guard that compares it is refuted,
/// not unknown.
struct Value {
  enum class Kind : std::uint8_t { Unknown, Absent, Number, Word, List } kind = Kind::Unknown;
  double number = 0;
  std::string_view word;  ///< text of the rule, of a table or of the dump, all of which stay
  using Elements = std::vector<std::optional<double>>;
  std::shared_ptr<const Elements> elements;  ///< List; an element that is not known is empty

  static Value unknown() { return {}; }
  static Value absent() { return {Kind::Absent, 0, {}, {}}; }
  static Value of(double number) { return {Kind::Number, number, {}, {}}; }
  static Value of(ir::Truth truth) {
    return truth == ir::Truth::Unknown ? unknown() : of(truth == ir::Truth::Yes ? 1.0 : 0.0);
  }
  static Value of(std::string_view word) { return {Kind::Word, 0, word, {}}; }
  static Value of(Elements elements) {
    return {Kind::List, 0, {}, std::make_shared<const Elements>(std::move(elements))};
  }
  const Elements& list() const { return *elements; }
};

struct Scope {
  const rule::Body& body;
  const Kinds* kinds;          ///< null where no expression reads a node
  const LookThrough* through;  ///< likewise
  rule::Level level;
  const std::vector<Bound>& bound;                           ///< by node
  const std::vector<std::vector<Bound>>* members = nullptr;  ///< siblings: for Count, Sum, All
};

/// The bindings of a match by node, as guards read them.
std::vector<Bound> unpack(const rule::Body& body, const std::vector<Binding>& bindings,
                          const std::vector<std::pair<rule::NodeId, std::uint16_t>>& branches);

Value evaluate(const Scope& scope, rule::ExprId expr);
/// The functions of a node's value or op; `arguments` are evaluated already.
Value fact(const Scope& scope, const rule::Expr& expr, std::span<const Value> arguments);

ir::Truth negate(ir::Truth truth);
ir::Truth equal(const Value& a, const Value& b);
Value element(const Value& list, const Value& index);
ir::Truth truth(const Value& value);
/// A guard that reads an unbound node holds.
ir::Truth test(const Scope& scope, const rule::Guard& guard);
/// Nodes an expression reads, presence included; sorted, unique.
std::vector<rule::NodeId> reads(const rule::Body& body, rule::ExprId expr);
/// As a note shows it.
std::string format(const Value& value);

}  // namespace fusionc::match
