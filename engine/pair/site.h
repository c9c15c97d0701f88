// One TTNN match and what pairing needs of it.
#pragma once

#include <vector>

#include "engine/match/match.h"
#include "engine/pair/correspond.h"
#include "engine/pair/pair.h"
#include "engine/pair/region.h"

namespace fusionc::pair {

/// Values that cross the border of a set of ops (sorted) of one level.
struct Border {
  std::vector<ir::ValueId> enter;  ///< tensors read by the ops but made elsewhere, in order of first use
  std::vector<ir::ValueId> leave;  ///< results read by other ops, or by none
};
Border border(const Level& level, const std::vector<ir::OpId>& ops);

/// Sorted, unique union of core and path.
std::vector<ir::OpId> ops_of(const match::Match& match);

struct Partner {
  How how = How::None;
  std::vector<ir::OpId> ops;  ///< sorted
  std::string why, merged;
};

/// The TTIR ops between the images of the values that enter and leave the match.
Partner partner_by_values(const Correspondence& correspondence, const match::Match& match,
                          const std::vector<const match::Match*>& same_rule);

/// `merged` text of two segments: the computing ops (the moves, when a segment has only moves) without a name
/// in common with the other segment.
std::string unshared(const Level& ttnn, const std::vector<ir::OpId>& ttnn_ops, const Level& ttir,
                     const std::vector<ir::OpId>& ttir_ops);

}  // namespace fusionc::pair
