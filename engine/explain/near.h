// Near misses: places where a rule has most of its ops and one small thing, or a few, keep it from matching.
#pragma once

#include <cstdint>
#include <vector>

#include "engine/explain/attempt.h"

namespace fusionc::explain {

struct NearMiss {
  std::uint32_t plan = 0;  ///< index into the plans given
  Attempt attempt;
};

/// The near misses of all plans in the functions that are reported, the nearest first (fewest faults, then most ops that
/// are there, then place and rule). Left out, as no repair would make a finding of them:
/// * attempts with less than two thirds of their ops, or with all there is in `matched`;
/// * of the attempts at one root those whose ops another one has too, with fewer faults or more ops.
/// `matched` are the matches of the same graph, settled. The result does not depend on the number of threads.
std::vector<NearMiss> near_misses(const match::Context& context, const std::vector<match::Plan>& plans,
                                  const std::vector<match::Match>& matched);

}  // namespace fusionc::explain
