// The moves of the search.
//
// Idea. A search state is what is bound so far and a linked list of goals: "this node must match what this
// edge leads to". A move takes the first goal, tries every way to satisfy it in order of preference, and for
// each goes on with the rest; coming back undoes it. Goals live on a stack and are linked towards what
// remains, so nothing is ever copied. Whatever order the ways are tried in is the order matches are preferred
// in: written order of nodes, earlier alternative, operands as written before swapped, nearer value before
// deeper.
//
// Invariant. When a move returns, bindings, core, path and goal stack are as they were when it began.
#include "engine/match/search.h"

#include <algorithm>

#include "engine/match/chain.h"
#include "engine/match/further.h"

namespace fusionc::match {

using rule::Node;
using rule::NodeId;
using rule::NodeKind;

void Search::Run::solve(const Goal* goal) {
  if (stopped_) return;
  if (++outcome_.steps > budget_) {
    stopped_ = outcome_.exhausted = true;
    return;
  }
  const bool done = goal && goal->kind == Goal::Kind::Node && bound_[goal->node].bound;
  if (hopeless(goal ? (done ? 0 : goal->attainable) + goal->rest : 0)) return;
  if (!goal) return full();
  switch (goal->kind) {
    case Goal::Kind::Node:
      return node_goal(*goal);
    case Goal::Kind::Leaf:
      return leaf(*goal);
    case Goal::Kind::Also:
      return also(*goal);
  }
}

void Search::Run::node_goal(const Goal& goal) {
  const bool root = goal.forced != ir::kNone;
  if (!root && !goal.argument.present()) return absent(goal);
  switch (node(goal.node).kind) {
    case NodeKind::Alt:
      return alternatives(goal);
    case NodeKind::Op:
      return root ? op_at(goal, goal.forced) : op(goal);
    case NodeKind::Chain:
      return root ? chain_at(goal, goal.forced) : chain(goal);
    case NodeKind::Result:
      return result(goal);
    case NodeKind::Any:
    case NodeKind::Capture:
    case NodeKind::Constant:
      if (!root) value(goal);
      return;
    case NodeKind::Absent:
      return;
  }
}

void Search::Run::absent(const Goal& goal) {
  if (node(goal.node).kind == NodeKind::Absent) return solve(goal.next);
  if (node(goal.node).kind == NodeKind::Alt) return alternatives(goal);
}

void Search::Run::alternatives(const Goal& goal) {
  const Node& alt = node(goal.node);
  const bool chosen = bound_[goal.node].choice != rule::kNoId;
  const std::size_t begin = chosen ? bound_[goal.node].choice : 0;
  const std::size_t end = chosen ? begin + 1 : alt.alternatives.size();
  const Owner owner{goal.node, goal.owner};
  for (std::size_t i = begin; i < end && !stopped_; ++i) {
    Goal step = goal;
    step.node = alt.alternatives[i].node;
    step.counted = child(goal, i);
    step.owner = &owner;
    if (alt.alternatives[i].through != rule::kNoId) step.through = alt.alternatives[i].through;
    if (bounds_) {
      step.attainable = goal.forced != ir::kNone ? bounds_->at_op(step.counted, goal.forced)
                                                 : bounds_->at(step.counted, step.through, goal.argument);
      if (step.attainable < 0) continue;
    }
    if (!chosen) bound_[goal.node].choice = static_cast<std::uint16_t>(i);
    solve(&step);
    if (!chosen) bound_[goal.node].choice = rule::kNoId;
  }
}

/// Every value along the goal's look-through, nearest first, until `attempt` says that further ones are no
/// use.
template <typename Try>
void Search::Run::along(const Goal& goal, bool inner, Try&& attempt) {
  const std::size_t mark = path_.size();
  for (ir::ValueId at = goal.argument.value; at != ir::kNone && !stopped_;) {
    if (!attempt(at)) break;
    const ir::ValueId behind = through_.step(goal.through, at);
    if (behind != ir::kNone) path_.push_back({graph_.values[at].def, goal.node, inner});
    at = behind;
  }
  path_.resize(mark);
}

/// Binds the goal's node and the alternatives it stands for, and goes on.
void Search::Run::accept(const Goal& goal, const Bound& what, const Goal* next) {
  const std::size_t mark = trail_.size();
  bool ok = bind(goal.node, what);
  for (const Owner* owner = goal.owner; ok && owner; owner = owner->next) {
    Bound same = what;
    same.op = ir::kNone;
    ok = bind(owner->alt, same);
  }
  if (ok) solve(next);
  undo(mark);
}

void Search::Run::value(const Goal& goal) {
  Bound what;
  what.bound = true;
  if (goal.argument.is_literal()) {
    what.literal = goal.argument.literal;
    return accept(goal, what, goal.next);
  }
  bool pinned = plan_->pinned[goal.node];
  for (const Owner* owner = goal.owner; owner; owner = owner->next) pinned |= plan_->pinned[owner->alt];
  const bool bound = bound_[goal.node].bound;
  if (!bound) origins_.push_back({goal.node, goal.through, goal.argument.value});
  along(goal, false, [&](ir::ValueId at) {
    if (!bound) blamed_[goal.node] = 0;
    what.value = at;
    accept(goal, what, goal.next);
    return pinned && (bound || blamed_[goal.node] || !can_skip(goal.node));
  });
  if (!bound) origins_.pop_back();
}

// ---- ops ----

void Search::Run::op(const Goal& goal) {
  along(goal, true, [&](ir::ValueId at) {
    const ir::Value& v = graph_.values[at];
    if (v.def != ir::kNone && v.index == node(goal.node).result) op_at(goal, v.def);
    return true;
  });
}

void Search::Run::op_at(const Goal& goal, ir::OpId op) {
  const Node& pattern = node(goal.node);
  if (pattern.result >= graph_.ops[op].result_count) return;
  Bound what;
  what.bound = true;
  what.value = graph_.result(op, pattern.result);
  what.op = op;
  if (bound_[goal.node].bound) {
    if (bound_[goal.node].op == op) accept(goal, what, goal.next);
    return;
  }
  const int most = attainable(goal.counted, op);
  if (most < 0 || hopeless(most + goal.rest)) return;
  if (!kinds_.fits(pattern, op) || taken(op, goal.node) || leaks(goal.node, op)) return;
  core_.push_back({op, goal.node});
  const std::size_t stack = goals_.size();
  for (const bool swapped : {false, true}) {
    if (stopped_) break;
    const Goal* first = nullptr;
    // Binding comes first: the guards it decides are cheaper than the operands.
    if (operands(goal, op, swapped, &first)) accept(goal, what, first);
    while (goals_.size() > stack) goals_.pop_back();
  }
  core_.pop_back();
}

/// Pushes a goal per edge, linked in written order and on to what follows. False when the op's operands do
/// not fit.
bool Search::Run::operands(const Goal& goal, ir::OpId op, bool swapped, const Goal** list) {
  const Node& pattern = node(goal.node);
  const std::size_t stack = goals_.size();
  if (!kinds_.assign(pattern, op, swapped, assignment_)) return false;
  for (std::size_t e = 0; e < pattern.operands.size(); ++e) {
    const rule::Edge& edge = pattern.operands[e];
    if (!assignment_.by_edge[e].present() && edge.optional) continue;
    Goal& step = goals_.emplace_back();
    step.node = edge.node;
    step.through = edge.through;
    step.counted = child(goal, e);
    step.argument = assignment_.by_edge[e];
    step.attainable = attainable(step.node, step.counted, step.through, step.argument);
    if (step.attainable < 0) return false;
  }
  const Goal* next = goal.next;
  for (std::size_t i = goals_.size(); i-- > stack; next = &goals_[i]) link(goals_[i], next);
  *list = next;
  return true;
}

/// `x#1`: a value, and the op behind it in a goal of its own.
void Search::Run::result(const Goal& goal) {
  const Node& pattern = node(goal.node);
  const auto attempt = [&](ir::OpId op) {
    Goal behind;
    behind.node = pattern.operands[0].node;
    behind.counted = child(goal, 0);
    behind.forced = op;
    behind.attainable = attainable(behind.counted, op);
    if (behind.attainable < 0) return;
    link(behind, goal.next);
    Bound what;
    what.bound = true;
    what.value = graph_.result(op, pattern.result);
    accept(goal, what, &behind);
  };
  if (goal.forced != ir::kNone) {
    if (pattern.result < graph_.ops[goal.forced].result_count) attempt(goal.forced);
    return;
  }
  along(goal, true, [&](ir::ValueId at) {
    const ir::Value& v = graph_.values[at];
    if (v.def != ir::kNone && v.index == pattern.result) attempt(v.def);
    return true;
  });
}

// ---- chains ----

void Search::Run::chain(const Goal& goal) {
  along(goal, true, [&](ir::ValueId at) {
    if (const ir::OpId op = graph_.values[at].def; op != ir::kNone) chain_at(goal, op);
    return true;
  });
}

void Search::Run::chain_at(const Goal& goal, ir::OpId op) {
  const Node& pattern = node(goal.node);
  Bound what;
  what.bound = true;
  what.op = op;
  if (bound_[goal.node].bound) {
    what.value = bound_[goal.node].value;
    if (bound_[goal.node].op == op) accept(goal, what, goal.next);
    return;
  }
  if (attainable(goal.counted, op) < 0) return;
  auto found = match::chain_at(kinds_, through_, pattern, op);
  if (!found || leaks(goal.node, op)) return;
  for (ir::OpId member : found->members)
    if (taken(member, goal.node)) return;
  what.value = graph_.result(op);
  ChainState state;
  state.leaves = std::move(found->leaves);
  state.attainable.assign(pattern.operands.size() + 1, 0);
  for (std::size_t i = pattern.operands.size(); i-- > 0;) {
    const rule::Edge& edge = pattern.operands[i];
    int best = -1;
    for (const Argument& leaf : state.leaves)
      best = std::max(best, attainable(edge.node, child(goal, i), edge.through, leaf));
    if (best < 0) return;
    state.attainable[i] = state.attainable[i + 1] + best;
  }

  const std::size_t core = core_.size(), path = path_.size();
  for (ir::OpId member : found->members) core_.push_back({member, goal.node});
  for (ir::OpId crossed : found->crossed) path_.push_back({crossed, goal.node, false});
  Goal first;
  first.kind = Goal::Kind::Leaf;
  first.node = goal.node;
  first.counted = goal.counted;
  first.chain = &state;
  first.attainable = state.attainable[0];
  link(first, goal.next);
  accept(goal, what, &first);
  core_.resize(core);
  path_.resize(path);
}

/// Gives the next pattern of a chain each operand that is left, in order.
void Search::Run::leaf(const Goal& goal) {
  const Node& pattern = node(goal.node);
  if (goal.index == pattern.operands.size()) return solve(goal.next);
  ChainState& state = *goal.chain;
  const rule::Edge& edge = pattern.operands[goal.index];
  Goal rest = goal;
  ++rest.index;
  rest.attainable = state.attainable[rest.index];
  for (std::size_t i = 0; i < state.leaves.size() && !stopped_; ++i) {
    const auto equal = [&](std::size_t other) {
      return !(state.used >> other & 1) && !state.leaves[i].is_literal() &&
             state.leaves[other].value == state.leaves[i].value;
    };
    bool tried = (state.used >> i & 1) != 0;
    for (std::size_t other = 0; other < i && !tried; ++other) tried = equal(other);
    if (tried) continue;
    Goal step;
    step.node = edge.node;
    step.through = edge.through;
    step.counted = child(goal, goal.index);
    step.argument = state.leaves[i];
    step.attainable = attainable(step.node, step.counted, step.through, step.argument);
    if (step.attainable < 0) continue;
    link(step, &rest);
    state.used |= 1u << i;
    solve(&step);
    state.used &= ~(1u << i);
  }
}

void Search::Run::also(const Goal& goal) {
  if (goal.index == body_->also.size()) return solve(goal.next);
  const std::uint32_t counted = plan_->counted_also[goal.index];
  Goal rest = goal;
  if (++rest.index == body_->also.size()) rest.attainable = 0;
  for (ir::OpId candidate : further_roots(context_, *body_, bound_, body_->also[goal.index], outcome_.steps)) {
    if (stopped_) return;
    Goal step;
    step.node = body_->also[goal.index];
    step.counted = counted;
    step.forced = candidate;
    step.attainable = attainable(counted, candidate);
    if (step.attainable < 0) continue;
    link(step, &rest);
    roots_.push_back(candidate);
    solve(&step);
    roots_.pop_back();
  }
}

}  // namespace fusionc::match
