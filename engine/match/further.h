// Where the further roots of a rule (`roots a, b`) may be.
#pragma once

#include <vector>

#include "engine/match/guard.h"
#include "engine/match/reference.h"

namespace fusionc::match {

/// Ops that may be the further root `root`, in text order: of its kinds, and below something that is bound.
/// Counts what it looks at in `steps`.
std::vector<ir::OpId> further_roots(const Context& context, const rule::Body& body,
                                    const std::vector<Bound>& bound, rule::NodeId root, std::size_t& steps);

}  // namespace fusionc::match
