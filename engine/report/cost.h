// What a site costs today: the ops and the intermediate bytes that a fused op would save.
#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include "engine/ir/graph.h"

namespace fusionc::report {

struct Cost {
  std::size_t ops = 0;  ///< ops that vanish: all of the site but one
  double bytes = 0;     ///< sizes of the intermediates, each counted once
  bool exact = true;    ///< false when the size of some intermediate is unknown (dynamic shape, foreign type)
};

/// `ops` are the ops of a segment in text order.
Cost cost(const ir::Graph& graph, std::span<const ir::OpId> ops);

/// Values produced and consumed inside the ops only, in definition order: what fusion would not materialise.
std::vector<ir::ValueId> intermediates(const ir::Graph& graph, std::span<const ir::OpId> ops);

}  // namespace fusionc::report
