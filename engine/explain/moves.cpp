// The search for the attempt with the fewest faults.
//
// Idea. The moves are those of the reference matcher (match/search.cpp), in its order of preference, but each
// may go on after a fault: an op that is missing, one too many, a guard that is refuted. A limit on the
// weight of all faults is raised until an attempt fits; below it the search is cut by what the goals that are
// left cost at least (distance.h). So what is found at the first limit is the smallest repair, and with no
// fault at all it is a match.
//
// Invariant. When a move returns, bindings, core, path and faults are as they were when it began.
#include <algorithm>

#include "engine/explain/run.h"
#include "engine/match/further.h"

namespace fusionc::explain {

using match::Argument;
using match::Bound;
using rule::Node;
using rule::NodeId;
using rule::NodeKind;

namespace {

/// Steps spent on looking for an attempt with more core ops once one is found.
constexpr std::size_t kPatience = 2000;

}  // namespace

void Explainer::Run::solve(const Goal* goal) {
  if (stopped_) return;
  if (++steps_ > budget_ || (best_.found && steps_ > found_at_ + kPatience)) {
    stopped_ = true;
    return;
  }
  const bool done =
      goal && goal->kind == Goal::Kind::Node && (bound_[goal->node].bound || missing_[goal->node]);
  if (spent_ + (goal ? (done ? 0 : goal->least) + goal->rest : 0) > limit_) return;
  if (!goal) return full();
  if (goal->kind == Goal::Kind::Leaf) return leaf(*goal);
  if (goal->kind == Goal::Kind::Also) return also(*goal);
  const bool root = goal->forced != ir::kNone;
  if (!root && !goal->argument.present()) return absent(*goal);
  if (missing_[goal->node]) return solve(goal->next);
  switch (node(goal->node).kind) {
    case NodeKind::Alt:
      alternatives(*goal);
      break;
    case NodeKind::Op:
    case NodeKind::Chain:
    case NodeKind::Result:
      computed(*goal);
      break;
    case NodeKind::Any:
    case NodeKind::Capture:
    case NodeKind::Constant:
      if (!root) value(*goal);
      return;
    case NodeKind::Absent:
      if (!root) with({Fault::Kind::Present, goal->node, goal->argument.value}, [&] { solve(goal->next); });
      return;
  }
  if (goal->whole && !bound_[goal->node].bound) miss(*goal);
}

template <typename Next>
void Explainer::Run::with(Fault fault, Next&& next) {
  if (spent_ + fault.weight > limit_) return;
  spent_ += fault.weight;
  faults_.push_back(fault);
  next();
  faults_.pop_back();
  spent_ -= fault.weight;
}

void Explainer::Run::miss(const Goal& goal) {
  Fault fault{Fault::Kind::Missing, goal.node, goal.argument.value};
  fault.op = goal.user;
  fault.ops = distance_.size(goal.counted);
  fault.weight = distance_.missing(goal.counted);
  missing_[goal.node] = 1;
  with(fault, [&] { solve(goal.next); });
  missing_[goal.node] = 0;
}

void Explainer::Run::absent(const Goal& goal) {
  const NodeKind kind = node(goal.node).kind;
  if (kind == NodeKind::Absent || goal.optional) return solve(goal.next);
  if (kind == NodeKind::Alt) alternatives(goal);
  if (!goal.whole) return;
  Fault fault{Fault::Kind::NoOperand, goal.node};
  fault.op = goal.user;
  fault.ops = distance_.size(goal.counted);
  fault.weight = 1 + distance_.missing(goal.counted);
  missing_[goal.node] = 1;
  with(fault, [&] { solve(goal.next); });
  missing_[goal.node] = 0;
}

void Explainer::Run::alternatives(const Goal& goal) {
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
    step.whole = false;
    if (alt.alternatives[i].through != rule::kNoId) step.through = alt.alternatives[i].through;
    step.least = least(step);
    if (!chosen) bound_[goal.node].choice = static_cast<std::uint16_t>(i);
    solve(&step);
    if (!chosen) bound_[goal.node].choice = rule::kNoId;
  }
}

template <typename Try>
void Explainer::Run::along(const Goal& goal, bool inner, Try&& attempt) {
  const std::size_t mark = path_.size();
  for (ir::ValueId at = goal.argument.value; at != ir::kNone && !stopped_;) {
    if (!attempt(at)) break;
    const ir::ValueId behind = through_.step(goal.through, at);
    if (behind != ir::kNone) path_.push_back({graph_.values[at].def, goal.node, inner});
    at = behind;
  }
  path_.resize(mark);
}

void Explainer::Run::accept(const Goal& goal, const Bound& what, const Goal* next) {
  const std::size_t mark = trail_.size(), faults = faults_.size();
  const int spent = spent_;
  bind(goal.node, what);
  const bool differs = faults_.size() > faults && faults_.back().kind == Fault::Kind::Same;
  for (const Owner* owner = goal.owner; !differs && owner; owner = owner->next) {
    Bound same = what;
    same.op = ir::kNone;
    bind(owner->alt, same);
  }
  if (spent_ <= limit_) solve(next);
  undo(mark);
  faults_.resize(faults);
  spent_ = spent;
}

void Explainer::Run::value(const Goal& goal) {
  Bound what;
  what.bound = true;
  if (goal.argument.is_literal()) {
    what.literal = goal.argument.literal;
    return accept(goal, what, goal.next);
  }
  bool pinned = plan_.pinned[goal.node] || node(goal.node).kind == NodeKind::Constant;
  for (const Owner* owner = goal.owner; owner; owner = owner->next) pinned |= plan_.pinned[owner->alt];
  along(goal, false, [&](ir::ValueId at) {
    what.value = at;
    accept(goal, what, goal.next);
    return pinned;
  });
}

void Explainer::Run::computed(const Goal& goal) {
  const NodeKind kind = node(goal.node).kind;
  const auto try_op = [&](ir::OpId op) {
    if (kind == NodeKind::Op) op_at(goal, op);
    if (kind == NodeKind::Chain) chain_at(goal, op);
    if (kind == NodeKind::Result) result_at(goal, op);
  };
  if (goal.forced != ir::kNone) return try_op(goal.forced);
  if (goal.argument.is_literal()) return;
  ir::ValueId last = goal.argument.value;
  along(goal, true, [&](ir::ValueId at) {
    last = at;
    const ir::Value& v = graph_.values[at];
    if (v.def != ir::kNone && (kind == NodeKind::Chain || v.index == node(goal.node).result)) try_op(v.def);
    return true;
  });
  if (bound_[goal.node].bound) {
    // One op too many before it says more than that it is another value.
    const ir::ValueId other = bound_[goal.node].value;
    const auto before = distance_.past(last);
    if (reaches(goal.through, goal.argument.value, other)) return;
    if (!goal.behind && !before.empty() && reaches(goal.through, before.front(), other))
      return pass(goal, last);
    return with({Fault::Kind::Same, goal.node, goal.argument.value, other}, [&] { solve(goal.next); });
  }
  skip(goal, last);
  if (!goal.behind) pass(goal, last);
}

bool Explainer::Run::reaches(rule::ThroughId through, ir::ValueId from, ir::ValueId value) const {
  while (from != ir::kNone && from != value) from = through_.step(through, from);
  return from == value;
}

void Explainer::Run::skip(const Goal& goal, ir::ValueId last) {
  const std::size_t operand = distance_.passed_on(goal.counted);
  if (operand == Distance::npos) return;
  const rule::Edge& edge = node(goal.node).operands[operand];
  Goal step = goal;
  step.node = edge.node;
  step.counted = child(goal, operand);
  step.through = edge.through;
  step.owner = nullptr;
  step.whole = false;
  step.least = least(step);
  Fault fault{Fault::Kind::Skipped, goal.node, goal.argument.value, ir::kNone, goal.user};
  fault.ops = 1;
  fault.weight = kDisplaced;
  missing_[goal.node] = 1;
  with(fault, [&] { solve(&step); });
  for (ir::ValueId before : distance_.past(last)) {
    step.argument.value = before;
    step.behind = false;
    step.least = least(step);
    const ir::OpId op = graph_.values[last].def;
    fault = {Fault::Kind::Instead, goal.node, last, ir::kNone, op};
    fault.ops = 1;
    fault.weight = kMissingOp;
    const std::size_t mark = path_.size();
    cross(goal, last);
    path_.push_back({op, goal.node, true});
    with(fault, [&] { solve(&step); });
    path_.resize(mark);
  }
  missing_[goal.node] = 0;
}

void Explainer::Run::cross(const Goal& goal, ir::ValueId last) {
  for (ir::ValueId at = goal.argument.value; at != last; at = through_.step(goal.through, at))
    path_.push_back({graph_.values[at].def, goal.node, true});
}

void Explainer::Run::pass(const Goal& goal, ir::ValueId last) {
  const std::size_t mark = path_.size();
  cross(goal, last);
  for (ir::ValueId before : distance_.past(last)) {
    Goal step = goal;
    step.argument.value = before;
    step.behind = true;
    step.whole = false;
    step.least = least(step);
    const ir::OpId op = graph_.values[last].def;
    path_.push_back({op, goal.node, true});
    Fault fault{Fault::Kind::Between, goal.node, last, ir::kNone, op};
    fault.weight = kDisplaced;
    with(fault, [&] { solve(&step); });
    path_.pop_back();
  }
  path_.resize(mark);
}

void Explainer::Run::op_at(const Goal& goal, ir::OpId op) {
  const Node& pattern = node(goal.node);
  Bound what;
  what.bound = true;
  what.op = op;
  if (bound_[goal.node].bound) {
    what.value = bound_[goal.node].value;
    if (bound_[goal.node].op == op) accept(goal, what, goal.next);
    return;
  }
  if (!of_kind(kinds_, pattern, op) || taken(op, goal.node)) return;
  what.value = graph_.result(op, pattern.result);
  attributes(goal, what, failing_attributes(kinds_, pattern, op), 0);
}

void Explainer::Run::attributes(const Goal& goal, const Bound& what,
                                const std::vector<std::uint32_t>& failing, std::size_t at) {
  if (at < failing.size()) {
    Fault fault{Fault::Kind::Attribute, goal.node, what.value, ir::kNone, what.op};
    fault.index = failing[at];
    return with(fault, [&] { attributes(goal, what, failing, at + 1); });
  }
  core_.push_back({what.op, goal.node});
  bool covered = true;
  for (const bool swapped : {false, true}) {
    if (stopped_) break;
    match::Assignment assignment;
    const bool fits = kinds_.assign(node(goal.node), what.op, swapped, assignment);
    if (!swapped) covered = fits;
    if (swapped && !fits) break;
    if (covered)
      operands(goal, what, assignment);
    else
      with({Fault::Kind::Operands, goal.node, what.value, ir::kNone, what.op},
           [&] { operands(goal, what, assignment); });
  }
  core_.pop_back();
}

void Explainer::Run::operands(const Goal& goal, const Bound& what, const match::Assignment& assignment) {
  const Node& pattern = node(goal.node);
  const std::size_t stack = goals_.size();
  for (std::size_t e = 0; e < pattern.operands.size(); ++e) {
    const rule::Edge& edge = pattern.operands[e];
    if (!assignment.by_edge[e].present() && edge.optional) continue;
    Goal& step = goals_.emplace_back();
    step.node = edge.node;
    step.through = edge.through;
    step.counted = child(goal, e);
    step.argument = assignment.by_edge[e];
    step.optional = edge.optional;
    step.user = what.op;
    step.least = least(step);
  }
  const Goal* next = goal.next;
  for (std::size_t i = goals_.size(); i-- > stack; next = &goals_[i]) link(goals_[i], next);
  accept(goal, what, next);
  while (goals_.size() > stack) goals_.pop_back();
}

void Explainer::Run::result_at(const Goal& goal, ir::OpId op) {
  const Node& pattern = node(goal.node);
  if (pattern.result >= graph_.ops[op].result_count) return;
  Goal behind;
  behind.node = pattern.operands[0].node;
  behind.counted = child(goal, 0);
  behind.forced = op;
  behind.whole = false;
  behind.least = least(behind);
  link(behind, goal.next);
  Bound what;
  what.bound = true;
  what.value = graph_.result(op, pattern.result);
  accept(goal, what, &behind);
}

void Explainer::Run::chain_at(const Goal& goal, ir::OpId op) {
  const Node& pattern = node(goal.node);
  Bound what;
  what.bound = true;
  what.op = op;
  if (bound_[goal.node].bound) {
    what.value = bound_[goal.node].value;
    if (bound_[goal.node].op == op) accept(goal, what, goal.next);
    return;
  }
  auto found = match::chain_at(kinds_, through_, pattern, op);
  if (!found || std::any_of(found->members.begin(), found->members.end(),
                            [&](ir::OpId member) { return taken(member, goal.node); }))
    return;
  what.value = graph_.result(op);
  ChainState state;
  state.leaves = std::move(found->leaves);
  state.least.assign(pattern.operands.size() + 1, 0);
  for (std::size_t i = pattern.operands.size(); i-- > 0;) {
    int best = kImpossible;
    for (const Argument& leaf : state.leaves)
      best = std::min(best, distance_.at(child(goal, i), pattern.operands[i].through, leaf, false, false));
    state.least[i] = state.least[i + 1] + best;
  }
  const std::size_t core = core_.size(), path = path_.size();
  for (ir::OpId member : found->members) core_.push_back({member, goal.node});
  for (ir::OpId crossed : found->crossed) path_.push_back({crossed, goal.node, true});
  Goal first;
  first.kind = Goal::Kind::Leaf;
  first.node = goal.node;
  first.counted = goal.counted;
  first.user = op;
  first.chain = &state;
  first.least = state.least[0];
  link(first, goal.next);
  accept(goal, what, &first);
  core_.resize(core);
  path_.resize(path);
}

void Explainer::Run::leaf(const Goal& goal) {
  const Node& pattern = node(goal.node);
  if (goal.index == pattern.operands.size()) return solve(goal.next);
  ChainState& state = *goal.chain;
  const rule::Edge& edge = pattern.operands[goal.index];
  Goal rest = goal;
  ++rest.index;
  rest.least = state.least[rest.index];
  for (std::size_t i = 0; i < state.leaves.size() && !stopped_; ++i) {
    if (state.used >> i & 1) continue;
    Goal step;
    step.node = edge.node;
    step.through = edge.through;
    step.counted = child(goal, goal.index);
    step.argument = state.leaves[i];
    step.user = goal.user;
    step.least = least(step);
    link(step, &rest);
    state.used |= 1u << i;
    solve(&step);
    state.used &= ~(1u << i);
  }
}

void Explainer::Run::also(const Goal& goal) {
  if (goal.index == body_.also.size()) return solve(goal.next);
  const NodeId root = body_.also[goal.index];
  Goal rest = goal;
  ++rest.index;
  Goal step;
  step.node = root;
  step.counted = plan_.counted_also[goal.index];
  step.whole = false;
  link(step, &rest);
  for (ir::OpId candidate : match::further_roots(context_, body_, bound_, root, steps_)) {
    if (stopped_) return;
    step.forced = candidate;
    step.least = least(step);
    roots_.push_back(candidate);
    solve(&step);
    roots_.pop_back();
  }
  if (!bound_[root].bound) miss(step);
}

}  // namespace fusionc::explain
