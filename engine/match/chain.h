// Chains of one associative op, in whatever grouping they were written.
#pragma once

#include <optional>
#include <vector>

#include "engine/match/through.h"

namespace fusionc::match {

struct Chain {
  std::vector<Argument> leaves;   ///< operands of the chain, left to right
  std::vector<ir::OpId> members;  ///< its ops, top first
  std::vector<ir::OpId> crossed;  ///< looked through between members
};

/// Leaves a chain may have.
inline constexpr std::size_t kChainLeaves = 16;

/// The largest chain of the pattern's kind with this op on top: below it, ops of the kind whose results are
/// used once, over what the pattern may look through. Nothing when the op is of another kind, the chain is
/// too long, or it has not as many leaves as the pattern (at least as many, for a pattern with a rest).
std::optional<Chain> chain_at(const Kinds& kinds, const LookThrough& through, const rule::Node& pattern,
                              ir::OpId op);

}  // namespace fusionc::match
