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

#include "engine/match/label.h"

namespace fusionc::match {

using rule::Node;
using rule::NodeId;
using rule::NodeKind;

void Search::Run::solve(const Goal* goal) {
  if (stopped_ || hopeless()) return;
  if (++outcome_.steps > kStepBudget) {
    stopped_ = outcome_.exhausted = true;
    return;
  }
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
  if (!root && labels_ && !goal.argument.is_literal() &&
      !labels_->may(labels_->net().demand(plan_->index, goal.node, goal.through), goal.argument.value))
    return;
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
    if (!chosen) bound_[goal.node].choice = static_cast<std::uint16_t>(i), attainable_stale_ = true;
    Goal step = goal;
    step.node = alt.alternatives[i].node;
    step.owner = &owner;
    if (alt.alternatives[i].through != rule::kNoId) step.through = alt.alternatives[i].through;
    solve(&step);
  }
  if (!chosen) bound_[goal.node].choice = rule::kNoId, attainable_stale_ = true;
}

/// Every value along the goal's look-through, nearest first.
template <typename Try>
void Search::Run::along(const Goal& goal, bool nearest, bool inner, Try&& attempt) {
  const std::size_t mark = path_.size();
  for (ir::ValueId at = goal.argument.value; at != ir::kNone && !stopped_;) {
    attempt(at);
    if (nearest) break;
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
  bool nearest = !plan_->pinned[goal.node];
  for (const Owner* owner = goal.owner; owner; owner = owner->next) nearest &= !plan_->pinned[owner->alt];
  along(goal, nearest, false, [&](ir::ValueId at) {
    what.value = at;
    accept(goal, what, goal.next);
  });
}

// ---- ops
// ---------------------------------------------------------------------------------------------------------

void Search::Run::op(const Goal& goal) {
  along(goal, false, true, [&](ir::ValueId at) {
    const ir::Value& v = graph_.values[at];
    if (v.def != ir::kNone && v.index == node(goal.node).result) op_at(goal, v.def);
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
  const rule::SpellingId spelling = kinds_.spelling(op);
  if (spelling == rule::kNoId || taken(op, goal.node)) return;
  const rule::Kind& kind = program_.ops.kinds[program_.ops.spellings[spelling].kind];
  const auto lists = [](const auto& list, auto id) {
    return std::find(list.begin(), list.end(), id) != list.end();
  };
  if (!lists(pattern.kinds, program_.ops.spellings[spelling].kind)) return;
  if (!pattern.spellings.empty() && !lists(pattern.spellings, spelling)) return;
  for (const rule::AttributeTest& test : pattern.attributes)
    if (!kinds_.satisfies(op, test)) return;

  core_.push_back({op, goal.node});
  const std::size_t stack = goals_.size();
  for (const bool swapped : {false, true}) {
    if (swapped && (!kind.commutative || stopped_)) break;
    const Goal* first = nullptr;
    // Binding comes first: the guards it decides are cheaper than the operands.
    if (operands(pattern, op, swapped, goal.next, &first)) accept(goal, what, first);
    while (goals_.size() > stack) goals_.pop_back();
  }
  core_.pop_back();
}

/// Pushes a goal per edge, linked in written order and on to `next`. False when the op's operands do not fit.
bool Search::Run::operands(const Node& pattern, ir::OpId op, bool swapped, const Goal* next,
                           const Goal** list) {
  const std::size_t stack = goals_.size();
  kinds_.arguments(op, arguments_);
  if (swapped) {
    Argument *first = nullptr, *second = nullptr;
    for (Argument& argument : arguments_) {
      if (argument.operand == 0) first = &argument;
      if (argument.operand == 1) second = &argument;
    }
    const bool differ = first && second && (first->is_literal() || first->value != second->value);
    if (!differ) return false;
    std::swap(first->operand, second->operand);
  }
  const rule::KindId kind = kinds_.kind(op);
  std::size_t covered = 0;
  for (std::size_t e = 0; e < pattern.operands.size(); ++e) {
    const rule::Edge& edge = pattern.operands[e];
    std::size_t skip =
        std::count_if(pattern.operands.begin(), pattern.operands.begin() + static_cast<std::ptrdiff_t>(e),
                      [&](const rule::Edge& other) { return other.operand == edge.operand; });
    Goal goal;
    goal.node = edge.node;
    goal.through = edge.through;
    const std::uint16_t operand = kinds_.operand(kind, pattern.kinds[0], edge.operand);
    for (const Argument& argument : arguments_)
      if (argument.operand == operand && skip-- == 0) goal.argument = argument;
    if (goal.argument.present())
      ++covered;
    else if (edge.optional)
      continue;
    goals_.push_back(goal);
  }
  if (covered != arguments_.size() && !pattern.rest) return false;
  for (std::size_t i = goals_.size(); i-- > stack; next = &goals_[i]) goals_[i].next = next;
  *list = next;
  return true;
}

/// `x#1`: a value, and the op behind it in a goal of its own.
void Search::Run::result(const Goal& goal) {
  const Node& pattern = node(goal.node);
  const auto attempt = [&](ir::OpId op) {
    Goal behind;
    behind.node = pattern.operands[0].node;
    behind.forced = op;
    behind.next = goal.next;
    Bound what;
    what.bound = true;
    what.value = graph_.result(op, pattern.result);
    accept(goal, what, &behind);
  };
  if (goal.forced != ir::kNone) {
    if (pattern.result < graph_.ops[goal.forced].result_count) attempt(goal.forced);
    return;
  }
  along(goal, false, true, [&](ir::ValueId at) {
    const ir::Value& v = graph_.values[at];
    if (v.def != ir::kNone && v.index == pattern.result) attempt(v.def);
  });
}

// ---- chains
// ------------------------------------------------------------------------------------------------------

void Search::Run::chain(const Goal& goal) {
  along(goal, false, true, [&](ir::ValueId at) {
    if (const ir::OpId op = graph_.values[at].def; op != ir::kNone) chain_at(goal, op);
  });
}

void Search::Run::chain_at(const Goal& goal, ir::OpId op) {
  const Node& pattern = node(goal.node);
  if (kinds_.kind(op) != pattern.kinds[0] || graph_.ops[op].result_count != 1) return;
  Bound what;
  what.bound = true;
  what.value = graph_.result(op);
  what.op = op;
  if (bound_[goal.node].bound) {
    if (bound_[goal.node].op == op) accept(goal, what, goal.next);
    return;
  }
  const std::size_t core = core_.size(), path = path_.size();
  ChainState state;
  if (expand(pattern, goal.node, op, state) &&
      (state.leaves.size() == pattern.operands.size() ||
       (pattern.rest && state.leaves.size() > pattern.operands.size()))) {
    Goal first;
    first.kind = Goal::Kind::Leaf;
    first.node = goal.node;
    first.chain = &state;
    first.next = goal.next;
    accept(goal, what, &first);
  }
  core_.resize(core);
  path_.resize(path);
}

/// Collects the largest tree of ops of the kind whose inner results are used once. False past 16 leaves, and
/// when another node has bound one of its ops.
bool Search::Run::expand(const Node& pattern, NodeId id, ir::OpId op, ChainState& state) {
  if (taken(op, id)) return false;
  core_.push_back({op, id});
  std::vector<Argument> arguments;
  kinds_.arguments(op, arguments);
  for (const Argument& argument : arguments) {
    const std::size_t path = path_.size();
    ir::OpId member = ir::kNone;
    for (ir::ValueId at = argument.value; at != ir::kNone && graph_.uses(at).size() == 1;) {
      const ir::OpId def = graph_.values[at].def;
      if (def != ir::kNone && kinds_.kind(def) == pattern.kinds[0] && graph_.ops[def].result_count == 1) {
        member = def;
        break;
      }
      const ir::ValueId behind = through_.step(pattern.through, at);
      if (behind != ir::kNone) path_.push_back({def, id, false});
      at = behind;
    }
    if (member == ir::kNone) {
      path_.resize(path);
      if (state.leaves.size() == 16) return false;
      state.leaves.push_back(argument);
    } else if (!expand(pattern, id, member, state)) {
      return false;
    }
  }
  return true;
}

/// Gives the next pattern of a chain each operand that is left, in order.
void Search::Run::leaf(const Goal& goal) {
  const Node& pattern = node(goal.node);
  if (goal.index == pattern.operands.size()) return solve(goal.next);
  ChainState& state = *goal.chain;
  const rule::Edge& edge = pattern.operands[goal.index];
  Goal rest = goal;
  ++rest.index;
  for (std::size_t i = 0; i < state.leaves.size() && !stopped_; ++i) {
    const auto equal = [&](std::size_t other) {
      return !(state.used >> other & 1) && !state.leaves[i].is_literal() &&
             state.leaves[other].value == state.leaves[i].value;
    };
    bool tried = (state.used >> i & 1) != 0;
    for (std::size_t other = 0; other < i && !tried; ++other) tried = equal(other);
    if (tried) continue;
    state.used |= 1u << i;
    Goal step;
    step.node = edge.node;
    step.through = edge.through;
    step.argument = state.leaves[i];
    step.next = &rest;
    solve(&step);
    state.used &= ~(1u << i);
  }
}

void Search::Run::also(const Goal& goal) {
  if (goal.index == body_->also.size()) return solve(goal.next);
  Goal rest = goal;
  ++rest.index;
  for (ir::OpId candidate : candidates(body_->also[goal.index])) {
    if (stopped_) return;
    roots_.push_back(candidate);
    Goal step;
    step.node = body_->also[goal.index];
    step.forced = candidate;
    step.next = &rest;
    solve(&step);
    roots_.pop_back();
  }
}

}  // namespace fusionc::match
