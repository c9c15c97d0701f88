// Further roots.
//
// Idea. A further root is used by nobody in the match, so it is found from above: downwards from the values
// that its body shares with what is bound, over at most as many ops as the body is high; ops that may be
// looked through are free.
#include "engine/match/further.h"

#include <algorithm>
#include <set>

namespace fusionc::match {

using rule::Node;
using rule::NodeId;
using rule::NodeKind;

std::vector<ir::OpId> further_roots(const Context& context, const rule::Body& body,
                                    const std::vector<Bound>& bound, NodeId root, std::size_t& steps) {
  if (bound[root].bound) return {bound[root].op};
  const ir::Graph& graph = context.kinds.graph();
  std::set<rule::KindId> kinds;
  std::size_t height = 0;
  std::vector<ir::ValueId> level;
  std::set<NodeId> below;
  const auto visit = [&](auto& self, NodeId id, std::size_t depth, bool top) -> void {
    const Node& n = body.nodes[id];
    height = std::max(height, depth);
    if (top && n.kind != NodeKind::Alt && n.kind != NodeKind::Result)
      kinds.insert(n.kinds.begin(), n.kinds.end());
    if (bound[id].bound && !bound[id].is_literal() && below.insert(id).second)
      level.push_back(bound[id].value);
    const bool transparent = n.kind == NodeKind::Alt || n.kind == NodeKind::Result;
    // A chain pattern of k leaves may be a list of k - 1 ops.
    const std::size_t ops = transparent ? 0 : n.kind == NodeKind::Chain ? n.operands.size() : 1;
    for (NodeId child : children(n)) self(self, child, depth + ops, top && transparent);
  };
  visit(visit, root, 0, true);
  std::set<ir::OpId> found;
  std::set<ir::ValueId> seen(level.begin(), level.end());
  for (std::size_t hop = 0; hop <= height && !level.empty(); ++hop) {
    std::vector<ir::ValueId> next;
    for (std::size_t i = 0; i < level.size(); ++i) {
      for (const ir::Use& use : graph.uses(level[i])) {
        ++steps;
        const rule::KindId kind = context.kinds.kind(use.op);
        if (kind == rule::kNoId) continue;
        if (kinds.count(kind)) found.insert(use.op);
        bool free = false;
        for (std::size_t t = 0; t < context.program.throughs.size(); ++t)
          free |= context.through.may_cross(static_cast<rule::ThroughId>(t), kind);
        for (std::uint32_t r = 0; r < graph.ops[use.op].result_count; ++r)
          if (seen.insert(graph.result(use.op, r)).second)
            (free ? level : next).push_back(graph.result(use.op, r));
      }
    }
    level = std::move(next);
  }
  return {found.begin(), found.end()};
}

}  // namespace fusionc::match
