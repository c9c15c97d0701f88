// What the search decides: bindings, the bound on core ops, full assignments.
//
// Idea. `search.cpp` enumerates; this file says no as early as it can prove it, and weighs what is left at
// the end. Whatever is decided early is decided again on the full assignment, so that early checks are an
// economy and never a second meaning.
//
// The bound. An assignment is interesting only if it has strictly more core ops than the best so far, because
// equal ones come later in the order of preference. `attainable` walks the body as chosen so far and counts
// what each undecided alternative can add at most, so the first full match usually ends the search.
#include "engine/match/reference.h"

#include <algorithm>
#include <set>

#include "engine/match/search.h"

namespace fusionc::match {

using rule::Node;
using rule::NodeId;
using rule::NodeKind;

Search::Search(const Context& context, const Labels* labels) : run_(std::make_unique<Run>(context, labels)) {}
Search::~Search() = default;
Outcome Search::at(const Plan& plan, ir::OpId root) { return run_->at(plan, root); }

bool used_within(const ir::Graph& graph, ir::ValueId value, const std::vector<ir::OpId>& site) {
  const auto uses = graph.uses(value);
  return std::all_of(uses.begin(), uses.end(), [&](const ir::Use& use) {
    return std::binary_search(site.begin(), site.end(), use.op);
  });
}

Outcome Search::Run::at(const Plan& plan, ir::OpId root) {
  plan_ = &plan;
  body_ = plan.body;
  roots_.assign(1, root);
  bound_.assign(body_->nodes.size(), Bound{});
  seen_.assign(body_->nodes.size(), 0);
  stamp_ = 0;
  attainable_stale_ = true;
  stopped_ = false;
  outcome_ = {};
  Goal further;
  further.kind = Goal::Kind::Also;
  Goal goal;
  goal.node = body_->root;
  goal.forced = root;
  goal.next = body_->also.empty() ? nullptr : &further;
  solve(&goal);
  return std::move(outcome_);
}

// ---- bindings
// ----------------------------------------------------------------------------------------------------

/// Binds a node, or checks that it is bound to the same. Decides every check that waited for it.
bool Search::Run::bind(NodeId id, const Bound& what) {
  Bound& have = bound_[id];
  if (have.bound) return have.value == what.value && (!what.is_literal() || have.literal == what.literal);
  const std::uint16_t choice = have.choice;
  have = what;
  have.choice = choice;
  trail_.push_back(id);
  if (plan_->uses[id] >= 0 && !what.is_literal() &&
      graph_.uses(what.value).size() != static_cast<std::size_t>(plan_->uses[id]))
    return false;
  const auto& waiting = plan_->checks_of[id];
  return std::all_of(waiting.begin(), waiting.end(), [&](std::uint16_t index) {
    const Check& check = plan_->checks[index];
    const bool ready =
        std::all_of(check.nodes.begin(), check.nodes.end(), [&](NodeId n) { return bound_[n].bound; });
    return !ready || holds(check);
  });
}

void Search::Run::undo(std::size_t mark) {
  for (; trail_.size() > mark; trail_.pop_back()) {
    Bound& bound = bound_[trail_.back()];
    const std::uint16_t choice = bound.choice;
    bound = {};
    bound.choice = choice;
  }
}

/// A guard that is not refuted; a constant that is known and near.
bool Search::Run::holds(const Check& check) const {
  const Scope here = scope();
  if (check.constant == rule::kNoId) return test(here, body_->where[check.guard]) != ir::Truth::No;
  const Bound& bound = bound_[check.constant];
  if (!bound.bound) return true;
  const Value wanted = evaluate(here, check.expr);
  if (wanted.kind != Value::Kind::Number) return false;
  if (bound.is_literal()) return near(bound.literal, wanted.number);
  const ir::Splat splat = ir::splat(graph_, bound.value);
  return splat.kind == ir::Splat::Kind::Literal && near(splat.value, wanted.number);
}

/// Has another node bound this op? Two op nodes for different results may share one.
bool Search::Run::taken(ir::OpId op, NodeId by) const {
  return std::any_of(core_.begin(), core_.end(), [&](const Core& core) {
    if (core.op != op) return false;
    const Node &a = node(core.node), &b = node(by);
    return core.node == by || a.kind != NodeKind::Op || b.kind != NodeKind::Op || a.result == b.result;
  });
}

// ---- the bound
// ---------------------------------------------------------------------------------------------------

bool Search::Run::hopeless() {
  if (outcome_.best.empty()) return false;
  for (NodeId shared : body_->shared)
    if (!bound_[shared].bound) return false;
  const auto best = outcome_.best.find(key());
  return best != outcome_.best.end() && best->second.match.core.size() >= attainable();
}

std::uint32_t Search::Run::attainable() {
  if (attainable_stale_) {
    ++stamp_;
    marked_.clear();
    attainable_ = attainable(body_->root, false);
    for (NodeId root : body_->also) attainable_ += attainable(root, false);
    attainable_stale_ = false;
  }
  return attainable_;
}

std::uint32_t Search::Run::attainable(NodeId id, bool undecided) {
  if (seen_[id] == stamp_) return 0;
  seen_[id] = stamp_;
  marked_.push_back(id);
  const Node& n = node(id);
  if (n.kind != NodeKind::Alt) {
    std::uint32_t out = plan_->weight[id];
    for (const rule::Edge& edge : n.operands) out += attainable(edge.node, undecided);
    return out;
  }
  if (bound_[id].choice != rule::kNoId) return attainable(n.alternatives[bound_[id].choice].node, undecided);
  if (undecided) return plan_->most[id];
  std::uint32_t best = 0;
  const std::size_t mark = marked_.size();
  for (const rule::Alternative& alternative : n.alternatives) {
    best = std::max(best, attainable(alternative.node, true));
    for (; marked_.size() > mark; marked_.pop_back()) seen_[marked_.back()] = 0;
  }
  return best;
}

// ---- further roots
// -----------------------------------------------------------------------------------------------

/// Ops that may be a further root, in text order: of its kinds, and reachable downwards from a value that its
/// body shares with what is bound, over at most as many ops as the body is high; ops that may be looked
/// through are free.
std::vector<ir::OpId> Search::Run::candidates(NodeId root) {
  if (bound_[root].bound) return {bound_[root].op};
  std::set<rule::KindId> kinds;
  std::size_t height = 0;
  std::vector<ir::ValueId> level;
  std::set<NodeId> below;
  const auto visit = [&](auto& self, NodeId id, std::size_t depth, bool top) -> void {
    const Node& n = node(id);
    height = std::max(height, depth);
    if (top && n.kind != NodeKind::Alt && n.kind != NodeKind::Result)
      kinds.insert(n.kinds.begin(), n.kinds.end());
    if (bound_[id].bound && !bound_[id].is_literal() && below.insert(id).second)
      level.push_back(bound_[id].value);
    const bool transparent = n.kind == NodeKind::Alt || n.kind == NodeKind::Result;
    // A chain pattern of k leaves may be a list of k - 1 ops.
    const std::size_t ops = transparent ? 0 : n.kind == NodeKind::Chain ? n.operands.size() : 1;
    for (NodeId child : children(n)) self(self, child, depth + ops, top && transparent);
  };
  visit(visit, root, 0, true);
  std::set<ir::OpId> found;
  std::set<ir::ValueId> seen(level.begin(), level.end());
  for (std::size_t hop = 0; hop <= height && !level.empty(); ++hop) {
    std::vector<ir::ValueId> next;
    for (std::size_t i = 0; i < level.size(); ++i) {
      for (const ir::Use& use : graph_.uses(level[i])) {
        ++outcome_.steps;
        const rule::KindId kind = kinds_.kind(use.op);
        if (kind == rule::kNoId) continue;
        if (kinds.count(kind)) found.insert(use.op);
        bool free = false;
        for (std::size_t t = 0; t < program_.throughs.size(); ++t)
          free |= through_.may_cross(static_cast<rule::ThroughId>(t), kind);
        for (std::uint32_t r = 0; r < graph_.ops[use.op].result_count; ++r)
          if (seen.insert(graph_.result(use.op, r)).second)
            (free ? level : next).push_back(graph_.result(use.op, r));
      }
    }
    level = std::move(next);
  }
  return {found.begin(), found.end()};
}

// ---- full assignments
// --------------------------------------------------------------------------------------------

bool Search::Run::guards(std::vector<std::uint32_t>* unproven) const {
  const Scope here = scope();
  for (std::size_t i = 0; i < body_->where.size(); ++i) {
    const ir::Truth truth = test(here, body_->where[i]);
    if (truth == ir::Truth::No) return false;
    if (truth == ir::Truth::Unknown) unproven->push_back(static_cast<std::uint32_t>(i));
  }
  return std::all_of(plan_->checks.begin(), plan_->checks.end(),
                     [&](const Check& check) { return check.constant == rule::kNoId || holds(check); });
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
bool Search::Run::closed(const std::vector<ir::OpId>& site, std::vector<ir::ValueId>* inner) const {
  const std::vector<char> escapes = escaping();
  const auto check = [&](ir::ValueId value, NodeId owner) {
    inner->push_back(value);
    return plan_->below_shared[owner] || used_within(graph_, value, site);
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
