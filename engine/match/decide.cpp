// What a search decides on the way.
//
// Idea. Two kinds of decisions. The first belong to the meaning of a match: a binding that contradicts
// another, a guard that is refuted as soon as its nodes are bound. The second only save time, and the plain
// mode does without them:
// * the bound: what is left cannot beat the best so far (equal is not better: equal ones come later in
// preference);
// * leaks: an inner value has a user that no site of this rule at this root can contain;
// * blame: a capture takes a deeper value only if something failed that depends on which value it took. Every
// failure
//   below marks the captures it depends on; everything else about a match is indifferent to them.
#include <algorithm>

#include "engine/match/label.h"
#include "engine/match/search.h"

namespace fusionc::match {

using rule::Node;
using rule::NodeId;
using rule::NodeKind;

// ---- bindings ----

/// Binds a node, or checks that it is bound to the same. Decides every check that waited for it.
bool Search::Run::bind(NodeId id, const Bound& what) {
  Bound& have = bound_[id];
  if (have.bound) {
    const bool same = have.value == what.value && (!what.is_literal() || have.literal == what.literal);
    if (!same) blame(id);
    return same;
  }
  const std::uint16_t choice = have.choice;
  have = what;
  have.choice = choice;
  trail_.push_back(id);
  if (plan_->uses[id] >= 0 && !what.is_literal() &&
      graph_.uses(what.value).size() != static_cast<std::size_t>(plan_->uses[id])) {
    blame(id);
    return false;
  }
  for (std::uint16_t index : plan_->checks_of[id]) {
    const Check& check = plan_->checks[index];
    if (!ready(check)) continue;
    verdict_[index] = decide(check);
    if (verdict_[index] != ir::Truth::No) continue;
    for (NodeId other : check.nodes) blame(other);
    return false;
  }
  return true;
}

/// Has it been decided when the last of its nodes was bound?
bool Search::Run::ready(const Check& check) const {
  return !check.nodes.empty() &&
         std::all_of(check.nodes.begin(), check.nodes.end(), [&](NodeId id) { return bound_[id].bound; });
}

void Search::Run::undo(std::size_t mark) {
  for (; trail_.size() > mark; trail_.pop_back()) {
    Bound& bound = bound_[trail_.back()];
    const std::uint16_t choice = bound.choice;
    bound = {};
    bound.choice = choice;
  }
}

/// A guard, or whether a constant is known and near.
ir::Truth Search::Run::decide(const Check& check) {
  ++outcome_.decisions;
  const Scope here = scope();
  if (check.constant == rule::kNoId) return test(here, body_->where[check.guard]);
  const Bound& bound = bound_[check.constant];
  if (!bound.bound) return ir::Truth::Yes;
  const auto& number = plan_->number[check.constant];
  const Value wanted = number ? Value::of(*number) : evaluate(here, check.expr);
  if (wanted.kind != Value::Kind::Number) return ir::Truth::No;
  double have = bound.literal;
  if (!bound.is_literal()) {
    const ir::Splat splat = ir::splat(graph_, bound.value);
    if (splat.kind != ir::Splat::Kind::Literal) return ir::Truth::No;
    have = splat.value;
  }
  return near(have, wanted.number) ? ir::Truth::Yes : ir::Truth::No;
}

/// Has another node bound this op? Two op nodes for different results may share one.
bool Search::Run::taken(ir::OpId op, NodeId by) const {
  return std::any_of(core_.begin(), core_.end(), [&](const Core& core) {
    if (core.op != op) return false;
    const Node &a = node(core.node), &b = node(by);
    return core.node == by || a.kind != NodeKind::Op || b.kind != NodeKind::Op || a.result == b.result;
  });
}

// ---- giving up early ----

/// Core ops that a place of the pattern can add at what an edge leads to, at most; negative: it cannot be
/// there.
int Search::Run::attainable(NodeId id, std::uint32_t counted, rule::ThroughId through,
                            const Argument& argument) {
  if (bounds_) return bounds_->at(counted, through, argument);
  if (!labels_) return 0;
  const int best = labels_->best(labels_->net().demand(plan_->index, id, through), argument);
  return std::min(best, plan_->counted[counted].most);
}

/// The same at an op.
int Search::Run::attainable(std::uint32_t counted, ir::OpId op) {
  return bounds_ ? bounds_->at_op(counted, op) : labels_ ? plan_->counted[counted].most : 0;
}

bool Search::Run::hopeless(int attainable) {
  if (!pruned() || outcome_.best.empty()) return false;
  for (NodeId shared : body_->shared)
    if (!bound_[shared].bound) return false;
  const Found* found = best();
  return found && found->match.core.size() >= core_.size() + static_cast<std::size_t>(attainable);
}

/// Is the op's result used where no site can be? Sites lie above their root, and consist of ops the rule
/// mentions.
bool Search::Run::leaks(NodeId id, ir::OpId op) const {
  if (!pruned() || plan_->may_escape[id] || plan_->below_shared[id] || graph_.ops[op].result_count != 1)
    return false;
  if (std::find(roots_.begin(), roots_.end(), op) != roots_.end() || !body_->also.empty()) return false;
  const auto uses = graph_.uses(graph_.result(op));
  return std::any_of(uses.begin(), uses.end(), [&](const ir::Use& use) {
    if (use.op > roots_.front()) return true;
    const rule::KindId kind = kinds_.kind(use.op);
    return kind == rule::kNoId || !plan_->site_kinds[kind];
  });
}

/// Do failures say all about which value a capture should take? Not where several values are wanted, nor
/// where values decide where to look for further roots.
bool Search::Run::can_skip(NodeId id) const {
  return pruned() && !plan_->below_shared[id] && body_->also.empty();
}

/// Something failed that another value of this node might have avoided.
void Search::Run::blame(NodeId id) {
  while (node(id).kind == NodeKind::Alt && bound_[id].choice != rule::kNoId)
    id = node(id).alternatives[bound_[id].choice].node;
  blamed_[id] = 1;
}

/// Something failed because the op is not in the site: a capture behind it would put it there.
void Search::Run::blame_crossing(ir::OpId op) {
  for (const Origin& origin : origins_)
    for (ir::ValueId at = origin.value; at != ir::kNone && !blamed_[origin.node];
         at = through_.step(origin.through, at))
      if (graph_.values[at].def == op) blamed_[origin.node] = 1;
}

}  // namespace fusionc::match
