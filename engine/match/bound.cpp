// Bounds for the search.
//
// Idea. Forget everything that ties the operands of a pattern together, and the best a node can do at a value
// is a function of the two: the best over what may be looked through, over alternatives and operand orders,
// of one plus what its operands can do. It is computed once per (place in the pattern, look-through, value)
// and kept. A search that knows it takes no alternative that cannot be completed, and stops where what is
// left cannot beat what it has.
//
// Counting once. Added up like that, an op that the pattern reaches twice would count twice, and the bound
// would stop nothing above it. So places are told apart: at a place that is reached only together with an
// earlier one of the same node (in written order, whatever alternatives are taken), the node counts nothing.
// This stays an upper bound: every node of a match has a first place, and that one counts.
#include "engine/match/bound.h"

#include <algorithm>
#include <utility>

#include "engine/ir/constant.h"

namespace fusionc::match {

using rule::Node;
using rule::NodeId;
using rule::NodeKind;

namespace {

/// Places a body may be unfolded into before nodes are allowed to count twice again.
constexpr std::size_t kPlaces = 4000;

/// A set of nodes of one body, a bit each.
using Nodes = std::vector<std::uint64_t>;

bool has(const Nodes& set, NodeId id) { return set[id / 64] >> id % 64 & 1; }
void add(Nodes& set, NodeId id) { set[id / 64] |= std::uint64_t{1} << id % 64; }
void unite(Nodes& set, const Nodes& with) {
  for (std::size_t i = 0; i < set.size(); ++i) set[i] |= with[i];
}
void intersect(Nodes& set, const Nodes& with) {
  for (std::size_t i = 0; i < set.size(); ++i) set[i] &= with[i];
}

class Unfolding {
 public:
  explicit Unfolding(Plan& plan)
      : plan_(plan),
        nodes_(plan.body->nodes),
        none_((nodes_.size() + 63) / 64, 0),
        certain_(nodes_.size(), none_),
        below_(nodes_.size(), none_),
        done_(nodes_.size(), 0),
        places_(nodes_.size()) {}

  void run() {
    for (std::size_t i = 0; i < nodes_.size(); ++i) prepare(static_cast<NodeId>(i));
    plan_.counted_root = place(plan_.body->root, none_);
    Nodes before = certain_[plan_.body->root];
    for (NodeId root : plan_.body->also) {
      plan_.counted_also.push_back(place(root, before));
      unite(before, certain_[root]);
    }
  }

 private:
  static bool inner(const Node& node) {
    return !node.operands.empty() || !node.alternatives.empty() || node.kind == NodeKind::Op;
  }

  /// What lies below a node, and what of it is there in every match of the node; both with the node itself.
  void prepare(NodeId id) {
    if (done_[id]) return;
    done_[id] = 1;
    const Node& node = nodes_[id];
    if (!inner(node)) return;
    Nodes certain = none_;
    bool first = true;
    for (const rule::Edge& edge : node.operands) {
      prepare(edge.node);
      unite(below_[id], below_[edge.node]);
      if (!edge.optional) unite(certain, certain_[edge.node]);
    }
    for (const rule::Alternative& alternative : node.alternatives) {
      prepare(alternative.node);
      unite(below_[id], below_[alternative.node]);
      if (std::exchange(first, false))
        certain = certain_[alternative.node];
      else
        intersect(certain, certain_[alternative.node]);
    }
    add(certain, id);
    add(below_[id], id);
    certain_[id] = std::move(certain);
  }

  std::uint32_t place(NodeId id, const Nodes& before) {
    Nodes relevant = none_;
    if (plan_.counted.size() < kPlaces) {
      relevant = before;
      intersect(relevant, below_[id]);
    }
    for (const auto& [known, index] : places_[id])
      if (known == relevant) return index;
    const auto index = static_cast<std::uint32_t>(plan_.counted.size());
    const bool again = has(relevant, id);
    plan_.counted.push_back({id, again, 0, {}});
    std::vector<std::uint32_t> children;
    Nodes so_far = relevant;
    for (const rule::Edge& edge : nodes_[id].operands) {
      children.push_back(place(edge.node, so_far));
      if (!edge.optional) unite(so_far, certain_[edge.node]);
    }
    for (const rule::Alternative& alternative : nodes_[id].alternatives)
      children.push_back(place(alternative.node, relevant));
    plan_.counted[index].most = again ? 0 : most(nodes_[id], children);
    plan_.counted[index].children = std::move(children);
    places_[id].emplace_back(std::move(relevant), index);
    return index;
  }

  int most(const Node& node, const std::vector<std::uint32_t>& children) const {
    int sum = 0, best = 0;
    for (std::uint32_t child : children) {
      sum += plan_.counted[child].most;
      best = std::max(best, plan_.counted[child].most);
    }
    switch (node.kind) {
      case NodeKind::Alt:
        return best;
      case NodeKind::Op:
        return 1 + sum;
      case NodeKind::Chain:
        return sum + static_cast<int>((node.rest ? kChainLeaves : node.operands.size()) - 1);
      default:
        return sum;
    }
  }

  Plan& plan_;
  const std::vector<Node>& nodes_;
  const Nodes none_;
  std::vector<Nodes> certain_, below_;
  std::vector<char> done_;
  std::vector<std::vector<std::pair<Nodes, std::uint32_t>>> places_;  ///< by node: what was counted before
};

}  // namespace

void count_cores(Plan& plan) { Unfolding(plan).run(); }

bool Bounds::near_number(NodeId id, double value) const {
  const auto& number = plan_.number[id];
  return !number || near(value, *number);
}

int Bounds::at(std::uint32_t counted, rule::ThroughId through, const Argument& argument, bool optional) {
  const Node& n = node(counted);
  if (argument.present() && !argument.is_literal()) return at_value(counted, through, argument.value);
  if (!argument.present() && optional) return 0;
  switch (n.kind) {
    case NodeKind::Alt: {
      int best = kImpossible;
      for (std::uint32_t child : plan_.counted[counted].children)
        best = std::max(best, at(child, through, argument));
      return best;
    }
    case NodeKind::Absent:
      return argument.present() ? kImpossible : 0;
    case NodeKind::Any:
    case NodeKind::Capture:
      return argument.present() ? 0 : kImpossible;
    case NodeKind::Constant:
      return argument.present() && near_number(plan_.counted[counted].node, argument.literal) ? 0
                                                                                              : kImpossible;
    default:
      return kImpossible;
  }
}

int Bounds::at_value(std::uint32_t counted, rule::ThroughId through, ir::ValueId value) {
  const Node& n = node(counted);
  switch (n.kind) {
    case NodeKind::Any:
    case NodeKind::Capture:
      return 0;
    case NodeKind::Absent:
      return kImpossible;
    default:
      break;
  }
  if (plan_.counted[counted].again) return 0;
  const std::uint64_t key = std::uint64_t{counted} << 48 | std::uint64_t{through} << 32 | value;
  if (const auto known = known_.find(key); known != known_.end()) return known->second;
  int best = kImpossible;
  if (n.kind == NodeKind::Constant) {
    if (literal(counted, through, value)) best = 0;
  } else if (n.kind == NodeKind::Alt) {
    for (std::size_t i = 0; i < n.alternatives.size(); ++i) {
      const rule::ThroughId own = n.alternatives[i].through;
      best = std::max(
          best, at_value(plan_.counted[counted].children[i], own == rule::kNoId ? through : own, value));
    }
  } else {
    best = along(counted, through, value);
  }
  known_.emplace(key, best);
  return best;
}

bool Bounds::literal(std::uint32_t counted, rule::ThroughId through, ir::ValueId value) {
  for (; value != ir::kNone; value = through_.step(through, value)) {
    const ir::Splat splat = ir::splat(graph_, value);
    if (splat.kind == ir::Splat::Kind::Literal && near_number(plan_.counted[counted].node, splat.value))
      return true;
  }
  return false;
}

int Bounds::along(std::uint32_t counted, rule::ThroughId through, ir::ValueId value) {
  const Node& n = node(counted);
  const std::uint32_t index = n.kind == NodeKind::Chain ? 0 : n.result;
  int best = kImpossible;
  for (; value != ir::kNone; value = through_.step(through, value)) {
    const ir::Value& v = graph_.values[value];
    if (v.def != ir::kNone && v.index == index) best = std::max(best, at_op(counted, v.def));
  }
  return best;
}

int Bounds::at_op(std::uint32_t counted, ir::OpId op) {
  if (plan_.counted[counted].again) return 0;
  const std::uint64_t key = std::uint64_t{counted} << 48 | std::uint64_t{rule::kNoId} << 32 | op;
  if (const auto known = known_.find(key); known != known_.end()) return known->second;
  int best = kImpossible;
  switch (node(counted).kind) {
    case NodeKind::Op:
      best = operands(counted, op);
      break;
    case NodeKind::Chain:
      best = chain(counted, op);
      break;
    case NodeKind::Result:
      if (node(counted).result < graph_.ops[op].result_count)
        best = at_op(plan_.counted[counted].children[0], op);
      break;
    case NodeKind::Alt:
      for (std::uint32_t child : plan_.counted[counted].children) best = std::max(best, at_op(child, op));
      break;
    default:
      break;
  }
  known_.emplace(key, best);
  return best;
}

int Bounds::operands(std::uint32_t counted, ir::OpId op) {
  const Node& n = node(counted);
  if (!kinds_.fits(n, op)) return kImpossible;
  int best = kImpossible;
  Assignment assignment;
  for (const bool swapped : {false, true}) {
    if (!kinds_.assign(n, op, swapped, assignment)) continue;
    int sum = 1;
    for (std::size_t e = 0; e < n.operands.size() && sum >= 0; ++e) {
      const int one = at(plan_.counted[counted].children[e], n.operands[e].through, assignment.by_edge[e],
                         n.operands[e].optional);
      sum = one < 0 ? kImpossible : sum + one;
    }
    best = std::max(best, sum);
  }
  return best;
}

int Bounds::at_leaf(std::uint32_t counted, std::size_t index, const std::vector<Argument>& leaves) {
  int best = kImpossible;
  for (const Argument& leaf : leaves)
    best = std::max(best,
                    at(plan_.counted[counted].children[index], node(counted).operands[index].through, leaf));
  return best;
}

int Bounds::chain(std::uint32_t counted, ir::OpId op) {
  const auto found = chain_at(kinds_, through_, node(counted), op);
  if (!found) return kImpossible;
  int sum = static_cast<int>(found->members.size());
  for (std::size_t i = 0; i < node(counted).operands.size(); ++i) {
    const int one = at_leaf(counted, i, found->leaves);
    if (one < 0) return kImpossible;
    sum += one;
  }
  return sum;
}

}  // namespace fusionc::match
