// Analysis of a rule body before the search.
//
// Idea. The search is simple because everything that can be known beforehand is here: which checks wait for
// which nodes, which nodes are free to take the nearest value, what a site can consist of at all.
#include "engine/match/plan.h"

#include <algorithm>

#include "engine/match/bound.h"
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
  Analysis(const rule::Program& program, rule::Level level, const Body& body, Plan& plan)
      : program_(program), level_(level), body_(body), plan_(plan), count_(body.nodes.size()) {}

  void run() {
    plan_.body = &body_;
    roots(body_.root);
    std::sort(plan_.roots.begin(), plan_.roots.end());
    plan_.roots.erase(std::unique(plan_.roots.begin(), plan_.roots.end()), plan_.roots.end());
    numbers();
    checks();
    pins();
    escapes();
    site_kinds();
    count_cores(plan_);
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

  /// Numbers of constants that say all themselves.
  void numbers() {
    plan_.number.assign(count_, std::nullopt);
    const std::vector<Bound> none;
    for (std::size_t i = 0; i < count_; ++i) {
      const Node& node = body_.nodes[i];
      if (node.kind != NodeKind::Constant || !reads(body_, node.expr).empty()) continue;
      const Value value = evaluate({body_, nullptr, nullptr, level_, none}, node.expr);
      if (value.kind == Value::Kind::Number) plan_.number[i] = value.number;
    }
  }

  void escapes() {
    plan_.may_escape.assign(count_, 0);
    for (std::size_t i = 0; i < count_; ++i)
      if (body_.nodes[i].escapes) {
        plan_.escapes = true;
        release(static_cast<NodeId>(i));
      }
  }

  void release(NodeId id) {
    plan_.may_escape[id] = 1;
    const Node& node = body_.nodes[id];
    for (const rule::Alternative& alternative : node.alternatives) release(alternative.node);
    if (node.kind == NodeKind::Result) release(node.operands[0].node);
  }

  void site_kinds() {
    plan_.site_kinds.assign(program_.ops.kinds.size(), 0);
    const auto crossed = [&](rule::ThroughId through) {
      if (through == rule::kNoId) return;
      for (const rule::ThroughItem& item : program_.throughs[through].items)
        for (rule::KindId kind : item.kinds) plan_.site_kinds[kind] = 1;
    };
    for (const Node& node : body_.nodes) {
      for (rule::KindId kind : node.kinds) plan_.site_kinds[kind] = 1;
      for (const rule::Edge& edge : node.operands) crossed(edge.through);
      for (const rule::Alternative& alternative : node.alternatives) crossed(alternative.through);
      crossed(node.through);
    }
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

  const rule::Program& program_;
  const rule::Level level_;
  const Body& body_;
  Plan& plan_;
  const std::size_t count_;
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
    Analysis(program, level, *body, plan).run();
  }
  return plans;
}

}  // namespace fusionc::match
