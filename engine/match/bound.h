// How many core ops a part of a pattern can have at a value, at most.
#pragma once

#include <cstdint>
#include <unordered_map>

#include "engine/match/chain.h"
#include "engine/match/plan.h"
#include "engine/match/through.h"

namespace fusionc::match {

/// Fills Plan::counted: the body unfolded as far as it takes to count a node once that is reached twice.
void count_cores(Plan& plan);

/// Upper bounds for one plan on one graph; what is impossible is negative. Bindings, guards and uses are
/// ignored, every operand is on its own.
class Bounds {
 public:
  Bounds(const Plan& plan, const Kinds& kinds, const LookThrough& through)
      : plan_(plan), kinds_(kinds), through_(through), graph_(kinds.graph()) {}

  static constexpr int kImpossible = -1;

  /// Of the place `counted` (into Plan::counted) at an op.
  int at_op(std::uint32_t counted, ir::OpId op);
  /// At what an edge leads to.
  int at(std::uint32_t counted, rule::ThroughId through, const Argument& argument, bool optional = false);
  /// Of the leaf `index` of a chain pattern, over all operands of the chain.
  int at_leaf(std::uint32_t counted, std::size_t index, const std::vector<Argument>& leaves);

 private:
  int at_value(std::uint32_t counted, rule::ThroughId through, ir::ValueId value);
  int along(std::uint32_t counted, rule::ThroughId through, ir::ValueId value);
  int operands(std::uint32_t counted, ir::OpId op);
  int chain(std::uint32_t counted, ir::OpId op);
  bool literal(std::uint32_t counted, rule::ThroughId through, ir::ValueId value);
  bool near_number(rule::NodeId node, double value) const;
  const rule::Node& node(std::uint32_t counted) const {
    return plan_.body->nodes[plan_.counted[counted].node];
  }

  const Plan& plan_;
  const Kinds& kinds_;
  const LookThrough& through_;
  const ir::Graph& graph_;
  std::unordered_map<std::uint64_t, int> known_;  ///< by (counted, through, value), or (counted, op)
};

}  // namespace fusionc::match
