// Look-through: which ops a pattern edge may cross, and where that leads.
#pragma once

#include <cstdint>
#include <vector>

#include "engine/match/kinds.h"

namespace fusionc::match {

class LookThrough {
 public:
  /// `only_layout`: just what through 0 and behind_layout() need.
  LookThrough(const rule::Program& program, const Kinds& kinds, bool only_layout = false);

  /// The value behind the op that defines `value`, or kNone when this op may not be crossed. Conditions about
  /// shapes must be proved: a dynamic dimension proves nothing.
  ir::ValueId step(rule::ThroughId through, ir::ValueId value) const;
  /// May ops of this kind be crossed under some condition?
  bool may_cross(rule::ThroughId through, rule::KindId kind) const {
    return items_[through * kind_count_ + kind] != 0;
  }
  /// The value with layout moves peeled off.
  ir::ValueId behind_layout(ir::ValueId value) const;

 private:
  bool holds(const rule::ThroughItem& item, ir::OpId op) const;

  const rule::Program* program_;
  const Kinds* kinds_;
  std::size_t kind_count_;
  std::vector<std::uint64_t> items_;  ///< by through and kind: bit i is item i
};

}  // namespace fusionc::match
