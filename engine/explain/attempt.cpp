// The search for the attempt with the fewest faults.
//
// Idea. The moves are those of the reference matcher (match/search.cpp), in its order of preference, but each may go on
// after a fault: an op that is missing, one too many, a guard that is refuted. A limit on the weight of all faults is
// raised until an attempt fits; below it the search is cut by what the goals that are left cost at least (distance.h).
// So what is found at the first limit is the smallest repair, and with no fault at all it is a match.
//
// Invariant. When a move returns, bindings, core, path and faults are as they were when it began.
#include "engine/explain/attempt.h"

#include <algorithm>
#include <deque>
#include <numeric>

#include "engine/explain/distance.h"
#include "engine/match/further.h"

namespace fusionc::explain {

using match::Argument;
using match::Bound;
using match::Check;
using rule::Node;
using rule::NodeId;
using rule::NodeKind;

namespace {

/// Steps spent on looking for an attempt with more core ops once one is found.
constexpr std::size_t kPatience = 2000;

void sort_unique(std::vector<ir::OpId>& list) {
  std::sort(list.begin(), list.end());
  list.erase(std::unique(list.begin(), list.end()), list.end());
}

}  // namespace

int Attempt::missing() const {
  int sum = 0;
  for (const Fault& fault : faults) sum += fault.ops;
  return sum;
}

std::size_t Attempt::present() const {
  std::size_t count = 0;
  for (std::size_t i = 0; i < core.size(); ++i) count += i == 0 || core[i].first != core[i - 1].first;
  return count;
}

class Explainer::Run {
 public:
  Run(const match::Context& context, const match::Plan& plan)
      : context_(context),
        kinds_(context.kinds),
        through_(context.through),
        graph_(context.kinds.graph()),
        plan_(plan),
        body_(*plan.body),
        distance_(plan, context.kinds, context.through) {}

  int least(ir::OpId root) { return distance_.at_op(plan_.counted_root, root); }

  Attempt at(ir::OpId root, int limit, std::size_t budget) {
    best_ = {};
    best_.root = root;
    steps_ = 0;
    budget_ = budget;
    const int most = std::min(limit, distance_.missing(plan_.counted_root) + 2 * static_cast<int>(body_.nodes.size()));
    int at_least = least(root);
    for (int step = 1; at_least <= most && !best_.found && steps_ <= budget_; ++step) {
      limit_ = at_least;
      search(root);
      at_least += step;
    }
    best_.exhausted = !best_.found && steps_ > budget_;
    best_.steps = steps_;
    return std::move(best_);
  }

 private:
  struct Owner {
    NodeId alt;
    const Owner* next;
  };
  struct ChainState {
    std::vector<Argument> leaves;
    std::uint32_t used = 0;
    std::vector<int> least;  ///< by pattern: of it and the patterns after it
  };
  struct Goal {
    enum class Kind : std::uint8_t { Node, Leaf, Also } kind = Kind::Node;
    NodeId node = rule::kNoId;
    rule::ThroughId through = 0;
    std::uint32_t counted = 0;
    Argument argument;
    bool optional = false;        ///< Node: its operand may be absent
    bool behind = false;          ///< Node: an op in between has been passed as a fault
    bool whole = true;            ///< Node: may be missing as a whole (an alternative is not, its choice is)
    ir::OpId forced = ir::kNone;
    ir::OpId user = ir::kNone;    ///< Node: the op whose operand it is
    int least = 0;                ///< weight of its faults, at least
    int rest = 0;                 ///< and of all goals after it
    std::uint16_t index = 0;
    ChainState* chain = nullptr;
    const Owner* owner = nullptr;
    const Goal* next = nullptr;
  };
  struct Crossed {
    ir::OpId op;
    NodeId target;
    bool inner;
  };

  const Node& node(NodeId id) const { return body_.nodes[id]; }
  std::uint32_t child(const Goal& goal, std::size_t i) const { return plan_.counted[goal.counted].children[i]; }
  match::Scope scope() const { return {body_, &kinds_, &through_, context_.level, bound_}; }
  static void link(Goal& goal, const Goal* next) {
    goal.next = next;
    goal.rest = next ? next->least + next->rest : 0;
  }
  int least(const Goal& goal) {
    if (goal.forced != ir::kNone) return distance_.at_op(goal.counted, goal.forced);
    return distance_.at(goal.counted, goal.through, goal.argument, goal.optional, goal.behind);
  }

  void search(ir::OpId root) {
    roots_.assign(1, root);
    bound_.assign(body_.nodes.size(), Bound{});
    missing_.assign(body_.nodes.size(), 0);
    faults_.clear();
    spent_ = 0;
    stopped_ = false;
    Goal further;
    further.kind = Goal::Kind::Also;
    Goal goal;
    goal.node = body_.root;
    goal.counted = plan_.counted_root;
    goal.forced = root;
    goal.whole = false;
    goal.least = least(goal);
    link(goal, body_.also.empty() ? nullptr : &further);
    solve(&goal);
  }

  // ---- moves ----

  void solve(const Goal* goal) {
    if (stopped_) return;
    if (++steps_ > budget_ || (best_.found && steps_ > found_at_ + kPatience)) {
      stopped_ = true;
      return;
    }
    const bool done = goal && goal->kind == Goal::Kind::Node && (bound_[goal->node].bound || missing_[goal->node]);
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

  /// Goes on with a fault, when the limit allows it.
  template <typename Next>
  void with(Fault fault, Next&& next) {
    if (spent_ + fault.weight > limit_) return;
    spent_ += fault.weight;
    faults_.push_back(fault);
    next();
    faults_.pop_back();
    spent_ -= fault.weight;
  }

  /// Takes what the goal asks for as missing.
  void miss(const Goal& goal) {
    Fault fault{Fault::Kind::Missing, goal.node, goal.argument.value};
    fault.op = goal.user;
    fault.ops = distance_.size(goal.counted);
    fault.weight = distance_.missing(goal.counted);
    missing_[goal.node] = 1;
    with(fault, [&] { solve(goal.next); });
    missing_[goal.node] = 0;
  }

  void absent(const Goal& goal) {
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

  void alternatives(const Goal& goal) {
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
  void along(const Goal& goal, bool inner, Try&& attempt) {
    const std::size_t mark = path_.size();
    for (ir::ValueId at = goal.argument.value; at != ir::kNone && !stopped_;) {
      if (!attempt(at)) break;
      const ir::ValueId behind = through_.step(goal.through, at);
      if (behind != ir::kNone) path_.push_back({graph_.values[at].def, goal.node, inner});
      at = behind;
    }
    path_.resize(mark);
  }

  void accept(const Goal& goal, const Bound& what, const Goal* next) {
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

  void value(const Goal& goal) {
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

  /// An op, a chain or a result of an op: where it should be, then with the op itself missing, then behind one too many.
  void computed(const Goal& goal) {
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
      if (!goal.behind && !before.empty() && reaches(goal.through, before.front(), other)) return pass(goal, last);
      return with({Fault::Kind::Same, goal.node, goal.argument.value, other}, [&] { solve(goal.next); });
    }
    skip(goal, last);
    if (!goal.behind) pass(goal, last);
  }

  bool reaches(rule::ThroughId through, ir::ValueId from, ir::ValueId value) const {
    while (from != ir::kNone && from != value) from = through_.step(through, from);
    return from == value;
  }

  /// The op is missing: its operand stands in its place, or another op that is applied to the same.
  void skip(const Goal& goal, ir::ValueId last) {
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

  /// Puts the ops that the goal looks through before a value on the path.
  void cross(const Goal& goal, ir::ValueId last) {
    for (ir::ValueId at = goal.argument.value; at != last; at = through_.step(goal.through, at))
      path_.push_back({graph_.values[at].def, goal.node, true});
  }

  /// The op at which look-through ends is one too many.
  void pass(const Goal& goal, ir::ValueId last) {
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

  void op_at(const Goal& goal, ir::OpId op) {
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

  /// Adds a fault for each attribute, then goes on to the operands.
  void attributes(const Goal& goal, const Bound& what, const std::vector<std::uint32_t>& failing, std::size_t at) {
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

  void operands(const Goal& goal, const Bound& what, const match::Assignment& assignment) {
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

  void result_at(const Goal& goal, ir::OpId op) {
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

  void chain_at(const Goal& goal, ir::OpId op) {
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

  void leaf(const Goal& goal) {
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

  void also(const Goal& goal) {
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

  // ---- bindings ----

  void fault(Fault fault) {
    spent_ += fault.weight;
    faults_.push_back(fault);
  }

  /// Binds a node, or checks that it is bound to the same; what is wrong with it becomes a fault.
  void bind(NodeId id, const Bound& what) {
    Bound& have = bound_[id];
    if (have.bound) {
      if (have.value != what.value || (what.is_literal() && have.literal != what.literal))
        fault({Fault::Kind::Same, id, what.value, have.value});
      return;
    }
    const std::uint16_t choice = have.choice;
    have = what;
    have.choice = choice;
    trail_.push_back(id);
    if (plan_.uses[id] >= 0 && !what.is_literal() &&
        graph_.uses(what.value).size() != static_cast<std::size_t>(plan_.uses[id]))
      fault({Fault::Kind::Users, id, what.value});
    for (std::uint16_t index : plan_.checks_of[id]) {
      const Check& check = plan_.checks[index];
      const bool ready = std::all_of(check.nodes.begin(), check.nodes.end(), [&](NodeId n) { return bound_[n].bound; });
      if (ready && decide(check) == ir::Truth::No) refuted(check);
    }
  }

  void refuted(const Check& check) {
    Fault found;
    if (check.constant != rule::kNoId) {
      found = {Fault::Kind::Constant, check.constant, bound_[check.constant].value};
      found.literal = bound_[check.constant].literal;
    } else {
      found.kind = Fault::Kind::Guard;
      found.node = check.nodes.empty() ? body_.root : check.nodes.front();
      found.index = check.guard;
    }
    fault(found);
  }

  ir::Truth decide(const Check& check) const {
    if (check.constant == rule::kNoId) return match::test(scope(), body_.where[check.guard]);
    const Bound& bound = bound_[check.constant];
    if (!bound.bound) return ir::Truth::Yes;
    const auto& number = plan_.number[check.constant];
    const match::Value wanted = number ? match::Value::of(*number) : match::evaluate(scope(), check.expr);
    double have = bound.literal;
    if (!bound.is_literal()) {
      const ir::Splat splat = ir::splat(graph_, bound.value);
      if (splat.kind != ir::Splat::Kind::Literal) return ir::Truth::No;
      have = splat.value;
    }
    return wanted.kind == match::Value::Kind::Number && match::near(have, wanted.number) ? ir::Truth::Yes
                                                                                         : ir::Truth::No;
  }

  void undo(std::size_t mark) {
    for (; trail_.size() > mark; trail_.pop_back()) {
      Bound& bound = bound_[trail_.back()];
      const std::uint16_t choice = bound.choice;
      bound = {};
      bound.choice = choice;
    }
  }

  bool taken(ir::OpId op, NodeId by) const {
    return std::any_of(core_.begin(), core_.end(), [&](const auto& core) {
      if (core.first != op) return false;
      const Node &a = node(core.second), &b = node(by);
      return core.second == by || a.kind != NodeKind::Op || b.kind != NodeKind::Op || a.result == b.result;
    });
  }

  // ---- full attempts ----

  void full() {
    const std::size_t mark = faults_.size();
    const int spent = spent_;
    std::vector<std::uint32_t> unproven;
    for (const Check& check : plan_.checks) {
      if (check.guard == rule::kNoId) continue;
      const bool early = !check.nodes.empty() &&
                         std::all_of(check.nodes.begin(), check.nodes.end(), [&](NodeId n) { return bound_[n].bound; });
      // What reads an op that is missing is not decided.
      if (std::any_of(check.nodes.begin(), check.nodes.end(), [&](NodeId n) { return missing_[n] != 0; })) continue;
      const ir::Truth truth = decide(check);
      if (truth == ir::Truth::Unknown) unproven.push_back(check.guard);
      if (truth == ir::Truth::No && !early) refuted(check);
    }
    outside();
    const std::size_t core = core_.size();
    if (spent_ <= limit_ && (!best_.found || spent_ < best_.cost || (spent_ == best_.cost && core > best_.core.size())))
      keep(std::move(unproven));
    faults_.resize(mark);
    spent_ = spent;
  }

  /// Faults for values that must stay inside the site and do not.
  void outside() {
    std::vector<char> escapes(bound_.size(), 0);
    for (std::size_t i = 0; plan_.escapes && i < bound_.size(); ++i)
      for (NodeId id = static_cast<NodeId>(i); node(static_cast<NodeId>(i)).escapes && !escapes[id];) {
        escapes[id] = 1;
        if (node(id).kind == NodeKind::Alt && bound_[id].choice != rule::kNoId)
          id = node(id).alternatives[bound_[id].choice].node;
      }
    std::vector<ir::OpId> site;
    for (const auto& [op, id] : core_) site.push_back(op);
    for (const Crossed& crossed : path_) site.push_back(crossed.op);
    sort_unique(site);
    const auto check = [&](ir::ValueId value, NodeId owner) {
      if (plan_.below_shared[owner] || match::used_within(graph_, value, site)) return;
      const auto known = [&](const Fault& f) { return f.kind == Fault::Kind::Outside && f.value == value; };
      if (std::none_of(faults_.begin(), faults_.end(), known)) fault({Fault::Kind::Outside, owner, value});
    };
    for (const auto& [op, owner] : core_) {
      if (escapes[owner] || std::find(roots_.begin(), roots_.end(), op) != roots_.end()) continue;
      for (std::uint32_t r = 0; r < graph_.ops[op].result_count; ++r) {
        const ir::ValueId value = graph_.result(op, r);
        bool free = false;
        for (std::size_t i = 0; plan_.escapes && i < bound_.size(); ++i)
          free |= escapes[i] && bound_[i].bound && bound_[i].value == value;
        if (!free) check(value, owner);
      }
    }
    for (const Crossed& crossed : path_)
      if (crossed.inner && !escapes[crossed.target]) check(graph_.result(crossed.op), crossed.target);
  }

  void keep(std::vector<std::uint32_t> unproven) {
    if (!best_.found) found_at_ = steps_;
    best_.found = true;
    best_.cost = limit_ = spent_;
    best_.faults = faults_;
    std::stable_sort(best_.faults.begin(), best_.faults.end(),
                     [](const Fault& a, const Fault& b) { return a.kind < b.kind; });
    best_.core = core_;
    std::sort(best_.core.begin(), best_.core.end());
    best_.path.clear();
    for (const Crossed& crossed : path_) best_.path.push_back(crossed.op);
    sort_unique(best_.path);
    std::erase_if(best_.path, [&](ir::OpId op) {
      return std::any_of(core_.begin(), core_.end(), [&](const auto& core) { return core.first == op; });
    });
    best_.bound = bound_;
    best_.unproven = std::move(unproven);
  }

  const match::Context context_;
  const match::Kinds& kinds_;
  const match::LookThrough& through_;
  const ir::Graph& graph_;
  const match::Plan& plan_;
  const rule::Body& body_;
  Distance distance_;

  std::vector<ir::OpId> roots_;
  std::vector<Bound> bound_;   ///< by node
  std::vector<char> missing_;  ///< by node
  std::vector<NodeId> trail_;
  std::vector<std::pair<ir::OpId, NodeId>> core_;
  std::vector<Crossed> path_;
  std::vector<Fault> faults_;
  std::deque<Goal> goals_;
  int spent_ = 0, limit_ = 0;
  std::size_t steps_ = 0, budget_ = 0, found_at_ = 0;
  bool stopped_ = false;
  Attempt best_;
};

Explainer::Explainer(const match::Context& context, const match::Plan& plan) : run_(std::make_unique<Run>(context, plan)) {}
Explainer::~Explainer() = default;
int Explainer::least(ir::OpId root) { return run_->least(root); }
Attempt Explainer::at(ir::OpId root, int limit, std::size_t budget) { return run_->at(root, limit, budget); }

}  // namespace fusionc::explain
