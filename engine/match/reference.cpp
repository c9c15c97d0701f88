// One search from begin to end, and the full assignments it comes to.
//
// Idea. `search.cpp` enumerates; here the assignments it completes are weighed: guards, then what the site
// is, then whether anything leaves it, then whether it is better than the best so far. Whatever was decided
// early is decided again here, so early checks (decide.cpp) are an economy and never a second meaning.
#include "engine/match/reference.h"

#include <algorithm>

#include "engine/match/chain.h"
#include "engine/match/search.h"

namespace fusionc::match {

using rule::Node;
using rule::NodeId;
using rule::NodeKind;

Search::Search(const Context& context, Mode mode) : run_(std::make_unique<Run>(context, mode)) {}
Search::~Search() = default;
Outcome Search::at(const Plan& plan, ir::OpId root, std::size_t budget) {
  return run_->at(plan, root, budget);
}

bool used_within(const ir::Graph& graph, ir::ValueId value, const std::vector<ir::OpId>& site) {
  const auto uses = graph.uses(value);
  return std::all_of(uses.begin(), uses.end(), [&](const ir::Use& use) {
    return std::binary_search(site.begin(), site.end(), use.op);
  });
}

Outcome Search::Run::at(const Plan& plan, ir::OpId root, std::size_t budget) {
  plan_ = &plan;
  body_ = plan.body;
  budget_ = budget;
  roots_.assign(1, root);
  bound_.assign(body_->nodes.size(), Bound{});
  blamed_.assign(body_->nodes.size(), 0);
  stopped_ = false;
  outcome_ = {};
  if (pruned()) {
    if (bounds_of_.size() <= plan.index) bounds_of_.resize(plan.index + std::size_t{1});
    if (!bounds_of_[plan.index]) bounds_of_[plan.index] = std::make_unique<Bounds>(plan, kinds_, through_);
    bounds_ = bounds_of_[plan.index].get();
  }
  Goal further;
  further.kind = Goal::Kind::Also;
  further.attainable =
      static_cast<int>(body_->nodes.size() * kChainLeaves);  // nothing is known before they are found
  Goal goal;
  goal.node = body_->root;
  goal.counted = plan.counted_root;
  goal.forced = root;
  if (bounds_) goal.attainable = bounds_->at_op(plan.counted_root, root);
  if (goal.attainable < 0) return std::move(outcome_);
  link(goal, body_->also.empty() ? nullptr : &further);
  solve(&goal);
  return std::move(outcome_);
}

// ---- full assignments ----

bool Search::Run::guards(std::vector<std::uint32_t>* unproven) {
  const Scope here = scope();
  for (const Check& check : plan_->checks) {
    const bool guard = check.constant == rule::kNoId;
    const ir::Truth truth = guard          ? test(here, body_->where[check.guard])
                            : holds(check) ? ir::Truth::Yes
                                           : ir::Truth::No;
    if (truth == ir::Truth::Unknown) unproven->push_back(check.guard);
    if (truth != ir::Truth::No) continue;
    for (NodeId id : check.nodes) blame(id);
    return false;
  }
  return true;
}

/// By node: may its value be used outside? An alternative passes that on to what was taken.
std::vector<char> Search::Run::escaping() const {
  std::vector<char> out(bound_.size(), 0);
  for (std::size_t i = 0; i < bound_.size(); ++i) {
    if (!body_->nodes[i].escapes) continue;
    for (NodeId id = static_cast<NodeId>(i); !out[id];) {
      out[id] = 1;
      if (node(id).kind == NodeKind::Alt && bound_[id].choice != rule::kNoId)
        id = node(id).alternatives[bound_[id].choice].node;
    }
  }
  return out;
}

/// Is what must stay inside used inside only? Lists those values; of siblings, shared ones are left to the
/// group.
bool Search::Run::closed(const std::vector<ir::OpId>& site, std::vector<ir::ValueId>* inner) {
  const std::vector<char> escapes = escaping();
  const auto check = [&](ir::ValueId value, NodeId owner) {
    inner->push_back(value);
    if (plan_->below_shared[owner] || used_within(graph_, value, site)) return true;
    for (const ir::Use& use : graph_.uses(value)) blame_crossing(use.op);
    return false;
  };
  for (const Core& core : core_) {
    if (escapes[core.node] || std::find(roots_.begin(), roots_.end(), core.op) != roots_.end()) continue;
    for (std::uint32_t r = 0; r < graph_.ops[core.op].result_count; ++r) {
      const ir::ValueId value = graph_.result(core.op, r);
      bool free = false;
      for (std::size_t i = 0; i < bound_.size(); ++i)
        free |= escapes[i] && bound_[i].bound && bound_[i].value == value;
      if (!free && !check(value, core.node)) return false;
    }
  }
  return std::all_of(path_.begin(), path_.end(), [&](const Crossed& crossed) {
    return !crossed.inner || escapes[crossed.target] || check(graph_.result(crossed.op), crossed.target);
  });
}

/// What the shared nodes are bound to; empty but for siblings.
std::vector<ir::ValueId> Search::Run::key() const {
  std::vector<ir::ValueId> out;
  for (NodeId shared : body_->shared) out.push_back(bound_[shared].value);
  return out;
}

void Search::Run::full() {
  std::vector<std::uint32_t> unproven;
  if (!guards(&unproven)) return;
  const auto unique = [](std::vector<ir::OpId>& list) {
    std::sort(list.begin(), list.end());
    list.erase(std::unique(list.begin(), list.end()), list.end());
  };
  std::vector<ir::OpId> core, site, path;
  for (const Core& c : core_) core.push_back(c.op);
  unique(core);
  site = core;
  for (const Crossed& crossed : path_) site.push_back(crossed.op);
  unique(site);
  std::set_difference(site.begin(), site.end(), core.begin(), core.end(), std::back_inserter(path));
  std::vector<ir::ValueId> inner;
  if (core.empty() || !closed(site, &inner)) return;
  const auto best = outcome_.best.find(key());
  if (best != outcome_.best.end() && best->second.match.core.size() >= core.size()) return;
  outcome_.best.insert_or_assign(
      key(), Found{record(std::move(core), std::move(path), std::move(unproven)), std::move(inner)});
}

Match Search::Run::record(std::vector<ir::OpId> core, std::vector<ir::OpId> path,
                          std::vector<std::uint32_t> unproven) const {
  Match match;
  match.rule = plan_->rule;
  match.level = level_;
  match.root = roots_.front();
  match.core = std::move(core);
  match.path = std::move(path);
  match.unproven = std::move(unproven);
  for (std::size_t i = 0; i < bound_.size(); ++i) {
    const Bound& bound = bound_[i];
    const auto id = static_cast<NodeId>(i);
    if (bound.bound)
      match.bindings.push_back(
          {id, bound.value, bound.is_literal() ? std::optional(bound.literal) : std::nullopt});
    if (bound.choice != rule::kNoId) match.branches.emplace_back(id, bound.choice);
  }
  return match;
}

}  // namespace fusionc::match
