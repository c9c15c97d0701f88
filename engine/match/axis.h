// Axes followed through data movement: `axis(conv, -1) -> axis(bn, 1)`.
#pragma once

#include <cstdint>

#include "engine/ir/constant.h"
#include "engine/match/kinds.h"

namespace fusionc::match {

/// Does dimension `from_axis` of `from` become dimension `to_axis` of `to`, which is computed from it?
/// Negative ones count from the end. Yes and No are proofs; Unknown where an op on the way is not understood,
/// where paths disagree, or where `to` is not computed from `from` within reach.
ir::Truth follows(const Kinds& kinds, ir::ValueId from, std::int64_t from_axis, ir::ValueId to,
                  std::int64_t to_axis);

}  // namespace fusionc::match
