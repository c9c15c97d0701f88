// Analysis of a rule body before the search.
//
// Idea. The search is simple because everything that can be known beforehand is here: which checks wait for
// which nodes, which nodes are free to take the nearest value, and how many core ops a subtree can contribute
// at most (the bound that lets the first full match end the search).
//
// Invariant of `most`: never less than the core ops any assignment can put under the node. Alternatives count
// with their best; a node shared inside one alternative counts once, one shared between alternatives may
// count twice.
#include "engine/match/plan.h"

#include <algorithm>

#include "engine/match/guard.h"

namespace fusionc::match {

using rule::Body;
using rule::Node;
using rule::NodeId;
using rule::NodeKind;

std::vector<NodeId> children(const Node& node) {
  std::vector<NodeId> out;
  for (const rule::Edge& edge : node.operands) out.push_back(edge.node);
  for (const rule::Alternative& alternative : node.alternatives) out.push_back(alternative.node);
  return out;
}

namespace {

class Analysis {
 public:
  Analysis(const Body& body, Plan& plan) : body_(body), plan_(plan), count_(body.nodes.size()) {}

  void run() {
    plan_.body = &body_;
    roots(body_.root);
    std::sort(plan_.roots.begin(), plan_.roots.end());
    plan_.roots.erase(std::unique(plan_.roots.begin(), plan_.roots.end()), plan_.roots.end());
    weights();
    checks();
    pins();
    plan_.below_shared.assign(count_, 0);
    for (NodeId node : body_.shared) spread(node, plan_.below_shared);
  }

 private:
  void roots(NodeId id) {
    const Node& node = body_.nodes[id];
    switch (node.kind) {
      case NodeKind::Op:
        plan_.roots.insert(plan_.roots.end(), node.kinds.begin(), node.kinds.end());
        break;
      case NodeKind::Chain:
        plan_.roots.push_back(node.kinds[0]);
        break;
      case NodeKind::Result:
      case NodeKind::Alt:
        for (NodeId child : children(node)) roots(child);
        break;
      default:
        break;
    }
  }

  void weights() {
    plan_.weight.assign(count_, 0);
    for (std::size_t i = 0; i < count_; ++i) {
      const Node& node = body_.nodes[i];
      if (node.kind == NodeKind::Op) plan_.weight[i] = 1;
      // A chain with a rest has as many members as it finds, within its bound of leaves.
      if (node.kind == NodeKind::Chain)
        plan_.weight[i] =
            node.rest ? 15 : static_cast<std::uint32_t>(std::max<std::size_t>(node.operands.size(), 2) - 1);
    }
    plan_.most.assign(count_, 0);
    done_.assign(count_, 0);
    for (std::size_t i = 0; i < count_; ++i) most(static_cast<NodeId>(i));
  }

  std::uint32_t most(NodeId id) {
    if (done_[id]) return plan_.most[id];
    std::uint32_t out = 0;
    if (body_.nodes[id].kind == NodeKind::Alt) {
      for (NodeId child : children(body_.nodes[id])) out = std::max(out, most(child));
    } else {
      std::vector<char> seen(count_, 0);
      out = within(id, seen);
    }
    done_[id] = 1;
    return plan_.most[id] = out;
  }

  /// Core ops under `id` that `seen` has not; alternatives count with their best.
  std::uint32_t within(NodeId id, std::vector<char>& seen) {
    if (seen[id]) return 0;
    seen[id] = 1;
    if (body_.nodes[id].kind == NodeKind::Alt) return most(id);
    std::uint32_t out = plan_.weight[id];
    for (NodeId child : children(body_.nodes[id])) out += within(child, seen);
    return out;
  }

  void checks() {
    plan_.checks_of.assign(count_, {});
    const auto add = [&](Check check) {
      for (NodeId node : check.nodes)
        plan_.checks_of[node].push_back(static_cast<std::uint16_t>(plan_.checks.size()));
      plan_.checks.push_back(std::move(check));
    };
    for (std::size_t i = 0; i < body_.where.size(); ++i)
      add({body_.where[i].expr, rule::kNoId, static_cast<std::uint16_t>(i),
           reads(body_, body_.where[i].expr)});
    for (std::size_t i = 0; i < count_; ++i) {
      if (body_.nodes[i].kind != NodeKind::Constant) continue;
      Check check{body_.nodes[i].expr, static_cast<NodeId>(i), rule::kNoId,
                  reads(body_, body_.nodes[i].expr)};
      check.nodes.push_back(static_cast<NodeId>(i));
      add(std::move(check));
    }
    plan_.uses.assign(count_, -1);
    for (const rule::UseCount& use : body_.uses) plan_.uses[use.node] = use.count;
  }

  /// A node that is reached twice, or that anything but its own edge refers to, may have to bind a deeper
  /// value.
  void pins() {
    plan_.pinned.assign(count_, 0);
    std::vector<std::uint32_t> reached(count_, 0);
    for (const Node& node : body_.nodes)
      for (NodeId child : children(node)) ++reached[child];
    for (std::size_t i = 0; i < count_; ++i) plan_.pinned[i] = reached[i] > 1 || plan_.uses[i] >= 0;
    for (const Check& check : plan_.checks)
      for (NodeId node : check.nodes)
        if (node != check.constant) plan_.pinned[node] = 1;
    for (NodeId node : body_.shared) plan_.pinned[node] = 1;
    for (const rule::Guard& guard : body_.group_where)
      for (NodeId node : reads(body_, guard.expr)) plan_.pinned[node] = 1;
    for (bool changed = true; changed;) {
      changed = false;
      for (std::size_t i = 0; i < count_; ++i)
        if (plan_.pinned[i])
          for (const rule::Alternative& alternative : body_.nodes[i].alternatives)
            if (!plan_.pinned[alternative.node]) plan_.pinned[alternative.node] = changed = true;
    }
  }

  void spread(NodeId id, std::vector<char>& marks) {
    if (marks[id]) return;
    marks[id] = 1;
    for (NodeId child : children(body_.nodes[id])) spread(child, marks);
  }

  const Body& body_;
  Plan& plan_;
  const std::size_t count_;
  std::vector<char> done_;
};

}  // namespace

std::vector<Plan> make_plans(const rule::Program& program, rule::Level level) {
  std::vector<Plan> plans;
  for (std::size_t i = 0; i < program.rules.size(); ++i) {
    const auto& body = program.rules[i].body(level);
    if (!body || body->root == rule::kNoId) continue;
    Plan& plan = plans.emplace_back();
    plan.index = static_cast<std::uint32_t>(plans.size() - 1);
    plan.rule = static_cast<std::uint32_t>(i);
    Analysis(*body, plan).run();
  }
  return plans;
}

}  // namespace fusionc::match
