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

/// Has `a` fewer faults for the ops that are there?
bool nearer(const Attempt& a, const Attempt& b);

/// The near misses of all plans in the functions that are reported, the nearest first, then by place, direct
/// rules before the others, and rule. Left out, as no repair would make a finding of them:
/// * attempts with less than three quarters of their ops, or with as many faults as ops;
/// * those that a match stands for: it has all their ops, or some of them and is no smaller or gives the same
/// fused op;
/// * those whose ops a nearer one has too.
/// `matched` are the matches of the same graph, settled. The result does not depend on the number of threads.
std::vector<NearMiss> near_misses(const match::Context& context, const std::vector<match::Plan>& plans,
                                  const std::vector<match::Match>& matched);

}  // namespace fusionc::explain
