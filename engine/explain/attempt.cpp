// Attempts: limits from small to large, what a binding decides, and what is kept of a search that came to its
// end.
//
// Idea. A limit on the weight of all faults is raised until an attempt fits, so that the first one found is
// the smallest repair. What is wrong with a binding (another value, a number, a guard) is a fault of it and
// not the end of the search.
#include "engine/explain/attempt.h"

#include <algorithm>

#include "engine/explain/run.h"

namespace fusionc::explain {

using match::Bound;
using match::Check;
using rule::Node;
using rule::NodeId;
using rule::NodeKind;

namespace {

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

Attempt Explainer::Run::at(ir::OpId root, int limit, std::size_t budget) {
  best_ = {};
  best_.root = root;
  steps_ = 0;
  budget_ = budget;
  const int most =
      std::min(limit, distance_.missing(plan_.counted_root) + 2 * static_cast<int>(body_.nodes.size()));
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

void Explainer::Run::search(ir::OpId root) {
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

void Explainer::Run::fault(Fault fault) {
  spent_ += fault.weight;
  faults_.push_back(fault);
}

void Explainer::Run::bind(NodeId id, const Bound& what) {
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
    const bool ready =
        std::all_of(check.nodes.begin(), check.nodes.end(), [&](NodeId n) { return bound_[n].bound; });
    if (ready && decide(check) == ir::Truth::No) refuted(check);
  }
}

void Explainer::Run::refuted(const Check& check) {
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

ir::Truth Explainer::Run::decide(const Check& check) const {
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

void Explainer::Run::undo(std::size_t mark) {
  for (; trail_.size() > mark; trail_.pop_back()) {
    Bound& bound = bound_[trail_.back()];
    const std::uint16_t choice = bound.choice;
    bound = {};
    bound.choice = choice;
  }
}

bool Explainer::Run::taken(ir::OpId op, NodeId by) const {
  return std::any_of(core_.begin(), core_.end(), [&](const auto& core) {
    if (core.first != op) return false;
    const Node &a = node(core.second), &b = node(by);
    return core.second == by || a.kind != NodeKind::Op || b.kind != NodeKind::Op || a.result == b.result;
  });
}

void Explainer::Run::full() {
  const std::size_t mark = faults_.size();
  const int spent = spent_;
  std::vector<std::uint32_t> unproven;
  for (const Check& check : plan_.checks) {
    if (check.guard == rule::kNoId) continue;
    const bool early = !check.nodes.empty() && std::all_of(check.nodes.begin(), check.nodes.end(),
                                                           [&](NodeId n) { return bound_[n].bound; });
    // What reads an op that is missing is not decided.
    if (std::any_of(check.nodes.begin(), check.nodes.end(), [&](NodeId n) { return missing_[n] != 0; }))
      continue;
    const ir::Truth truth = decide(check);
    if (truth == ir::Truth::Unknown) unproven.push_back(check.guard);
    if (truth == ir::Truth::No && !early) refuted(check);
  }
  outside();
  const std::size_t core = core_.size();
  if (spent_ <= limit_ &&
      (!best_.found || spent_ < best_.cost || (spent_ == best_.cost && core > best_.core.size())))
    keep(std::move(unproven));
  faults_.resize(mark);
  spent_ = spent;
}

void Explainer::Run::outside() {
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

void Explainer::Run::keep(std::vector<std::uint32_t> unproven) {
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

Explainer::Explainer(const match::Context& context, const match::Plan& plan)
    : run_(std::make_unique<Run>(context, plan)) {}
Explainer::~Explainer() = default;
int Explainer::least(ir::OpId root) { return run_->least(root); }
Attempt Explainer::at(ir::OpId root, int limit, std::size_t budget) { return run_->at(root, limit, budget); }

}  // namespace fusionc::explain
