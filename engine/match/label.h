// The net run over a graph: for every value what it reaches, for every op which rules it may be a root of.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "engine/match/net.h"
#include "engine/match/reference.h"

namespace fusionc::match {

/// Labels never miss: what is absent here the search cannot match.
class Labels {
 public:
  /// Labels the functions that are reported.
  Labels(const Net& net, const Context& context);

  /// Plans whose root may be this op, ascending.
  std::span<const std::uint32_t> plans(ir::OpId op) const {
    return {plan_list_.data() + plan_begin_[op], plan_begin_[op + 1] - plan_begin_[op]};
  }
  /// May the value be what the edge asks for?
  bool may(DemandId demand, ir::ValueId value) const;

 private:
  struct Range {
    std::uint32_t begin = 0, size = 0;
  };
  class Pass;

  std::span<const ReachId> reached(ir::ValueId value) const {
    return {reach_list_.data() + reached_[value].begin, reached_[value].size};
  }

  const Net& net_;
  std::vector<Range> reached_;  ///< by value, into reach_list_; sorted
  std::vector<ReachId> reach_list_;
  std::vector<std::uint32_t> plan_begin_;  ///< by op, one more
  std::vector<std::uint32_t> plan_list_;
};

}  // namespace fusionc::match
