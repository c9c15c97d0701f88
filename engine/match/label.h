// The net run over a graph: for every value what it reaches, for every op which rules it may be a root of.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "engine/match/net.h"
#include "engine/match/reference.h"

namespace fusionc::match {

/// Labels never say too little: what is absent here the search cannot match, and a match has no more core
/// ops.
class Labels {
 public:
  /// Labels the functions that are reported.
  Labels(const Net& net, const Context& context);

  /// Plans whose root may be this op, ascending.
  std::span<const std::uint32_t> plans(ir::OpId op) const {
    return {plan_list_.data() + plan_begin_[op], plan_begin_[op + 1] - plan_begin_[op]};
  }
  /// How many core ops what the edge asks for can have there, at most; negative when it cannot be there.
  int best(DemandId demand, const Argument& argument, bool optional = false) const;
  const Net& net() const { return net_; }

 private:
  struct Range {
    std::uint32_t begin = 0, size = 0;
  };
  /// A reach in the upper bits, its number of core ops below: sorting sorts by reach, and of equal ones the
  /// last is best.
  using Entry = std::uint32_t;
  static constexpr unsigned kCountBits = 8;
  static constexpr int kMostCount = (1 << kCountBits) - 1;
  class Pass;

  std::span<const Entry> reached(ir::ValueId value) const {
    return {entries_.data() + reached_[value].begin, reached_[value].size};
  }
  int find(ReachId reach, ir::ValueId value) const;
  bool is_near(TipId tip, double literal) const;

  const Net& net_;
  std::vector<Range> reached_;  ///< by value, into entries_; sorted
  std::vector<Entry> entries_;
  std::vector<std::uint32_t> plan_begin_;  ///< by op, one more
  std::vector<std::uint32_t> plan_list_;
};

}  // namespace fusionc::match
