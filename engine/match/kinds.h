// An op table bound to one graph: the kind of an op, its operands by the names rules use, its attributes by
// the names rules use. Everything the matchers know about a particular operator comes through here, so that
// one rule reads both dialects and older dumps.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "engine/ir/graph.h"
#include "engine/rule/optable.h"
#include "engine/rule/program.h"

namespace fusionc::match {

/// One operand of an op as rules see it: an SSA value, or the number an attribute stands for.
struct Argument {
  std::uint16_t operand = rule::kNoId;  ///< index into Kind::operands
  ir::ValueId value = ir::kNone;        ///< kNone: the operand is an attribute
  double literal = 0;                   ///< its number then; NaN when the attribute is not one
  bool present() const { return operand != rule::kNoId; }
  bool is_literal() const { return present() && value == ir::kNone; }
};

/// What each edge of an Op node stands for at some op.
struct Assignment {
  std::vector<Argument> by_edge;
  std::vector<Argument> there;  ///< scratch
};

/// Attribute text and how to read it.
struct AttributeValue {
  std::optional<std::string_view> text;  ///< nothing: absent and without a default
  bool axis = false;
};

class Kinds {
 public:
  /// `every_op` looks at each op once, so that asking for kinds is cheap from then on.
  Kinds(const rule::OpTable& table, const ir::Graph& graph, bool every_op = false);

  const rule::OpTable& table() const { return *table_; }
  const ir::Graph& graph() const { return *graph_; }

  /// kNoId for an op no table knows, and for one whose view does not hold (a contraction that is not a
  /// matmul).
  rule::SpellingId spelling(ir::OpId op) const;
  rule::KindId kind(ir::OpId op) const;
  /// Kind of the op that defines a value; kNoId for arguments.
  rule::KindId defining_kind(ir::ValueId value) const;

  /// Index in `kind`'s operands of what `like` calls operand `index`: by name, else by place. A pattern over
  /// several kinds is written in terms of its first.
  std::uint16_t operand(rule::KindId kind, rule::KindId like, std::uint16_t index) const;
  /// Is the op what an Op node names: kind, spelling, result, attributes?
  bool fits(const rule::Node& pattern, ir::OpId op) const;
  /// The argument each edge of an Op node stands for (not present: the operand is absent), with the first two
  /// operands exchanged if `swapped`. False when an operand that is there has no edge, or when there is
  /// nothing to exchange.
  bool assign(const rule::Node& pattern, ir::OpId op, bool swapped, Assignment& out) const;
  /// The operands that are there, in IR order, ignored ones left out. `op` must be of a known kind.
  void arguments(ir::OpId op, std::vector<Argument>& out) const;

  /// An attribute by the name rules use (aliases in table order, then the raw name), else its default.
  AttributeValue attribute(ir::OpId op, std::string_view name, bool with_default = true) const;
  bool satisfies(ir::OpId op, const rule::AttributeTest& test) const;
  /// A dimension or a list of them, negative ones counted from the end of operand 0; nothing when it is
  /// neither.
  std::optional<std::vector<std::int64_t>> axes(ir::OpId op, std::string_view text) const;

 private:
  rule::SpellingId read_spelling(ir::OpId op) const;
  bool plain_matmul(ir::OpId op, bool* transpose_a, bool* transpose_b) const;
  bool segments(ir::OpId op, const rule::Spelling& spelling, std::vector<std::int64_t>& sizes) const;
  bool same_value(ir::OpId op, const AttributeValue& value, std::string_view wanted) const;

  const rule::OpTable* table_;
  const ir::Graph* graph_;
  std::vector<rule::SpellingId> by_name_;  ///< by ir::NameId
  std::vector<rule::SpellingId> by_op_;    ///< empty unless asked for
  std::vector<char> plain_;                ///< by ir::NameId: one value per operand, none ignored
  std::vector<std::uint16_t> names_of_;    ///< by kind: equal where operand names are
};

/// `~=` and `~v`: within 4e-3 relative, 1e-6 absolute near zero. Infinities are equal by sign, NaN equals
/// nothing.
bool near(double a, double b);

}  // namespace fusionc::match
