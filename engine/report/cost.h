// What a site costs today: the ops and the intermediate bytes that a fused op would save.
#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include "engine/ir/graph.h"
#include "engine/rule/optable.h"

namespace fusionc::report {

struct Cost {
  std::size_t ops = 0;  ///< ops that vanish: all of the site but one and those that stay
  double bytes = 0;     ///< sizes of the intermediates, each counted once; a value and its moved copy are one
  bool exact = true;    ///< false when the size of some intermediate is unknown (dynamic shape, foreign type)
};

/// Which ops of a path stay when the site is fused: reshapes, permutes and slices move data that someone reads, while a
/// cast or a broadcast is part of what a kernel does anyway.
class Staying {
 public:
  Staying(const rule::OpTable& table, const ir::Graph& graph);
  std::vector<ir::OpId> among(std::span<const ir::OpId> path) const;

 private:
  const ir::Graph& graph_;
  std::vector<bool> stays_;  // by op name
};

/// `ops` are the ops of a segment in text order, `staying` (sorted) those of them that the fused op does not replace.
Cost cost(const ir::Graph& graph, std::span<const ir::OpId> ops, std::span<const ir::OpId> staying = {});

/// Values produced and consumed inside the ops only, in definition order: what fusion would not materialise.
std::vector<ir::ValueId> intermediates(const ir::Graph& graph, std::span<const ir::OpId> ops);

}  // namespace fusionc::report
