// The TTIR ops between values that enter and values that leave.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "engine/pair/level.h"

namespace fusionc::pair {

/// Where a walk ends, and how far it follows the moves before it.
struct Stop {
  bool moves_inside = false;       ///< the site moves this value before it computes with it
  std::vector<std::int64_t> dims;  ///< of the value as it enters, size-1 dimensions left out
};
using Stops = std::map<ir::ValueId, Stop>;  ///< by source value

struct Region {
  std::vector<ir::OpId> ops;       ///< sorted; moves on the way included
  std::vector<ir::ValueId> hit;    ///< stops that were reached, sorted
  std::vector<ir::ValueId> fixed;  ///< fixed values that enter, sorted
  std::string fault;               ///< why there is no region; empty when there is one
};

/// Follows operands from `roots` (values, not necessarily sources) back to the stops; fixed values end the
/// way too. Faults when it meets an argument that is no stop, or more than `limit` computing ops. `inside`
/// are sorted names of the other level's site: moves that carry one of them belong to it.
Region between(const Level& level, const std::vector<ir::ValueId>& roots, const Stops& stops,
               const std::vector<NameNumber>& inside, std::size_t limit);

std::vector<std::int64_t> squeezed(const ir::Type& type);

}  // namespace fusionc::pair
