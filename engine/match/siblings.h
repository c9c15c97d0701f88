// Sibling groups: matches of one body that share values become one site.
#pragma once

#include <vector>

#include "engine/match/reference.h"

namespace fusionc::match {

/// One way a root can be a member.
struct Member {
  ir::OpId root = ir::kNone;
  Found found;
};

/// Throws out members with values that are used outside all their sites together, until none has any.
void drop_leaking(const ir::Graph& graph, std::vector<const Member*>& members);

/// The groups among all members of one rule in one function. A root belongs to at most one group: the
/// largest, then the one with fewer ops looked through, then the earlier.
std::vector<Match> group_siblings(const Context& context, const Plan& plan, std::vector<Member> members);

}  // namespace fusionc::match
