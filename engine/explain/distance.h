// How many faults a part of a pattern has at a value, at least. Operands are judged on their own: what binds
// names, guards and uses is left to the search.
#pragma once

#include <algorithm>
#include <cstdint>
#include <unordered_map>
#include <vector>

#include "engine/explain/attempt.h"
#include "engine/match/chain.h"
#include "engine/match/plan.h"
#include "engine/match/through.h"

namespace fusionc::explain {

inline constexpr int kImpossible = 1 << 20;

class Distance {
 public:
  Distance(const match::Plan& plan, const match::Kinds& kinds, const match::LookThrough& through);

  /// Core ops of the place `counted` (into Plan::counted), at least.
  int size(std::uint32_t counted) const { return size_[counted]; }
  /// What it counts when all of them are missing.
  int missing(std::uint32_t counted) const { return std::max(1, kMissingOp * size_[counted]); }
  /// Of the place with this op in it; kImpossible where it cannot be.
  int at_op(std::uint32_t counted, ir::OpId op);
  /// At what an edge leads to. `behind`: an op the rule does not look through has been passed already.
  int at(std::uint32_t counted, rule::ThroughId through, const match::Argument& argument, bool optional,
         bool behind);

  /// The value at which look-through ends.
  ir::ValueId end(rule::ThroughId through, ir::ValueId value) const;
  /// The value from which a search may go on when it passes the op that defines `value` as a fault; none for
  /// ops that make something of several values.
  std::vector<ir::ValueId> past(ir::ValueId value) const;
  /// The only operand of an Op node that holds ops of the pattern, when the op may be taken as missing
  /// between it and its user; else npos.
  std::size_t passed_on(std::uint32_t counted) const;
  static constexpr std::size_t npos = static_cast<std::size_t>(-1);

 private:
  int measure(std::uint32_t counted);
  int at_value(std::uint32_t counted, rule::ThroughId through, ir::ValueId value, bool behind);
  int along(std::uint32_t counted, rule::ThroughId through, ir::ValueId value, bool behind);
  int operands(std::uint32_t counted, ir::OpId op);
  int chain(std::uint32_t counted, ir::OpId op);
  int constant(std::uint32_t counted, rule::ThroughId through, ir::ValueId value) const;
  const rule::Node& node(std::uint32_t counted) const {
    return plan_.body->nodes[plan_.counted[counted].node];
  }
  std::uint32_t child(std::uint32_t counted, std::size_t i) const {
    return plan_.counted[counted].children[i];
  }

  const match::Plan& plan_;
  const match::Kinds& kinds_;
  const match::LookThrough& through_;
  const ir::Graph& graph_;
  std::vector<int> size_;       ///< by place; negative: not known yet
  std::vector<char> passable_;  ///< by kind
  std::unordered_map<std::uint64_t, int> known_, known_behind_, known_op_;
};

/// Attribute tests of an Op node that fail at an op of its kinds; nothing when the op is of another kind.
bool of_kind(const match::Kinds& kinds, const rule::Node& pattern, ir::OpId op);
std::vector<std::uint32_t> failing_attributes(const match::Kinds& kinds, const rule::Node& pattern,
                                              ir::OpId op);

}  // namespace fusionc::explain
