// One search from begin to end, and the full assignments it comes to.
//
// Idea. `search.cpp` enumerates; here the assignments it completes are weighed: guards (those whose nodes are
// all bound have their verdict, the others are decided now that it is known what stays unbound), then what
// the site is, then whether anything leaves it, then whether it is better than the best so far.
#include "engine/match/reference.h"

#include <algorithm>

#include "engine/match/chain.h"
#include "engine/match/search.h"

namespace fusionc::match {

using rule::Node;
using rule::NodeId;
using rule::NodeKind;

Search::Search(const Context& context, const Labels* labels) : run_(std::make_unique<Run>(context, labels)) {}
Search::~Search() = default;
Outcome Search::at(const Plan& plan, ir::OpId root, std::size_t budget) {
  return run_->at(plan, root, budget);
}

namespace {

/// Steps after which a search is taken to be a hard one: it begins again with bounds of its own (bound.h),
/// which see more than labels do and cost as much as hundreds of steps.
constexpr std::size_t kEasySteps = 400;

}  // namespace

bool used_within(const ir::Graph& graph, ir::ValueId value, const std::vector<ir::OpId>& site) {
  const auto uses = graph.uses(value);
  return std::all_of(uses.begin(), uses.end(), [&](const ir::Use& use) {
    return std::binary_search(site.begin(), site.end(), use.op);
  });
}

Outcome Search::Run::at(const Plan& plan, ir::OpId root, std::size_t budget) {
  plan_ = &plan;
  body_ = plan.body;
  outcome_ = {};
  bounds_ = nullptr;
  if (pruned() && budget > kEasySteps) {
    budget_ = kEasySteps;
    search(root);
    if (!outcome_.exhausted) return std::move(outcome_);
    const std::size_t steps = outcome_.steps, decisions = outcome_.decisions;
    outcome_ = {};
    outcome_.steps = steps;
    outcome_.decisions = decisions;
    if (bounds_of_.size() <= plan.index) bounds_of_.resize(plan.index + std::size_t{1});
    if (!bounds_of_[plan.index]) bounds_of_[plan.index] = std::make_unique<Bounds>(plan, kinds_, through_);
    bounds_ = bounds_of_[plan.index].get();
  }
  budget_ = budget;
  search(root);
  return std::move(outcome_);
}

void Search::Run::search(ir::OpId root) {
  roots_.assign(1, root);
  bound_.assign(body_->nodes.size(), Bound{});
  blamed_.assign(body_->nodes.size(), 0);
  verdict_.assign(plan_->checks.size(), ir::Truth::Unknown);
  stopped_ = false;
  Goal further;
  further.kind = Goal::Kind::Also;
  further.attainable =
      static_cast<int>(body_->nodes.size() * kChainLeaves);  // nothing is known before they are found
  Goal goal;
  goal.node = body_->root;
  goal.counted = plan_->counted_root;
  goal.forced = root;
  goal.attainable = attainable(goal.counted, root);
  if (goal.attainable < 0) return;
  link(goal, body_->also.empty() ? nullptr : &further);
  solve(&goal);
}

// ---- full assignments ----

bool Search::Run::guards(std::vector<std::uint32_t>* unproven) {
  for (std::size_t i = 0; i < plan_->checks.size(); ++i) {
    const Check& check = plan_->checks[i];
    const ir::Truth truth = ready(check) ? verdict_[i] : decide(check);
    if (truth == ir::Truth::Unknown) unproven->push_back(check.guard);
    if (truth != ir::Truth::No) continue;
    for (NodeId id : check.nodes) blame(id);
    return false;
  }
  return true;
}

/// Which nodes' values may be used outside. An alternative passes that on to what was taken.
void Search::Run::escaping() {
  escapes_.assign(bound_.size(), 0);
  for (std::size_t i = 0; plan_->escapes && i < bound_.size(); ++i) {
    if (!body_->nodes[i].escapes) continue;
    for (NodeId id = static_cast<NodeId>(i); !escapes_[id];) {
      escapes_[id] = 1;
      if (node(id).kind == NodeKind::Alt && bound_[id].choice != rule::kNoId)
        id = node(id).alternatives[bound_[id].choice].node;
    }
  }
}

/// Is what must stay inside used inside only? Lists those values; of siblings, shared ones are left to the
/// group.
bool Search::Run::closed() {
  escaping();
  inner_.clear();
  const auto check = [&](ir::ValueId value, NodeId owner) {
    if (body_->siblings) inner_.push_back(value);
    if (plan_->below_shared[owner] || used_within(graph_, value, site_)) return true;
    for (const ir::Use& use : graph_.uses(value)) blame_crossing(use.op);
    return false;
  };
  for (const Core& core : core_) {
    if (escapes_[core.node] || std::find(roots_.begin(), roots_.end(), core.op) != roots_.end()) continue;
    for (std::uint32_t r = 0; r < graph_.ops[core.op].result_count; ++r) {
      const ir::ValueId value = graph_.result(core.op, r);
      bool free = false;
      for (std::size_t i = 0; plan_->escapes && i < bound_.size(); ++i)
        free |= escapes_[i] && bound_[i].bound && bound_[i].value == value;
      if (!free && !check(value, core.node)) return false;
    }
  }
  return std::all_of(path_.begin(), path_.end(), [&](const Crossed& crossed) {
    return !crossed.inner || escapes_[crossed.target] || check(graph_.result(crossed.op), crossed.target);
  });
}

/// The best match so far for what the shared nodes are bound to now.
Found* Search::Run::best() {
  for (Found& found : outcome_.best) {
    bool same = true;
    for (std::size_t i = 0; i < body_->shared.size(); ++i)
      same &= found.shared[i] == bound_[body_->shared[i]].value;
    if (same) return &found;
  }
  return nullptr;
}

void Search::Run::full() {
  std::vector<std::uint32_t> unproven;
  if (!guards(&unproven)) return;
  const auto unique = [](std::vector<ir::OpId>& list) {
    std::sort(list.begin(), list.end());
    list.erase(std::unique(list.begin(), list.end()), list.end());
  };
  ops_.clear();
  for (const Core& c : core_) ops_.push_back(c.op);
  unique(ops_);
  site_ = ops_;
  for (const Crossed& crossed : path_) site_.push_back(crossed.op);
  unique(site_);
  if (ops_.empty() || !closed()) return;
  Found* found = best();
  if (found && found->match.core.size() >= ops_.size()) return;
  if (!found) found = &outcome_.best.emplace_back();
  found->match = record(std::move(unproven));
  found->inner = inner_;
  found->shared.clear();
  for (NodeId shared : body_->shared) found->shared.push_back(bound_[shared].value);
}

Match Search::Run::record(std::vector<std::uint32_t> unproven) const {
  Match match;
  match.rule = plan_->rule;
  match.level = level_;
  match.root = roots_.front();
  match.core = ops_;
  std::set_difference(site_.begin(), site_.end(), ops_.begin(), ops_.end(), std::back_inserter(match.path));
  match.unproven = std::move(unproven);
  // Matches are what a large audit keeps most of, so their lists are of the size they need.
  match.path.shrink_to_fit();
  match.bindings.reserve(static_cast<std::size_t>(
      std::count_if(bound_.begin(), bound_.end(), [](const Bound& bound) { return bound.bound; })));
  for (std::size_t i = 0; i < bound_.size(); ++i) {
    const Bound& bound = bound_[i];
    const auto id = static_cast<NodeId>(i);
    if (bound.bound)
      match.bindings.push_back({id, bound.value, bound.is_literal() ? bound.literal : 0});
    if (bound.choice != rule::kNoId) match.branches.emplace_back(id, bound.choice);
  }
  return match;
}

}  // namespace fusionc::match
