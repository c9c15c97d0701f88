// Idea. The explaining search is run for every rule at every op of its root's kind, with a small limit, so
// that most roots are turned away by the bound alone. What is left is still mostly nonsense: a multiply is
// nearly everything. A near miss is worth telling when somebody who knows the model could think it a site, so
// most of it must be there, and nothing that is already found may stand for it.
#include "engine/explain/near.h"

#include <algorithm>
#include <map>
#include <tuple>

#include "engine/support/parallel.h"

namespace fusionc::explain {

namespace {

constexpr int kLimit = 3 * kMissingOp;  ///< cost of a near miss, at most
constexpr std::size_t kBudget = 3'000;  ///< steps at one root
constexpr std::size_t kOps = 2;         ///< ops that must be there
constexpr std::size_t kTellingOps = 4;  ///< and where it is a value or a number that differs

std::vector<ir::OpId> ops_of(const Attempt& attempt) {
  std::vector<ir::OpId> out;
  for (const auto& [op, node] : attempt.core)
    if (out.empty() || out.back() != op) out.push_back(op);
  return out;
}

bool within(const std::vector<ir::OpId>& ops, const std::vector<ir::OpId>& of) {
  return std::includes(of.begin(), of.end(), ops.begin(), ops.end());
}

bool reads_dtype(const rule::Body& body, rule::ExprId id) {
  const rule::Expr& expr = body.exprs[id];
  return expr.fn == rule::Fn::DtypeOf ||
         std::any_of(expr.arguments.begin(), expr.arguments.end(),
                     [&](rule::ExprId each) { return reads_dtype(body, each); });
}

/// Is so much of the pattern there that it may be meant? More than three quarters of the ops, and for each
/// condition that fails an op more.
bool telling(const rule::Body& body, const Attempt& attempt) {
  const std::size_t present = attempt.present();
  if (present < kOps || static_cast<std::size_t>(attempt.cost) >= present) return false;
  // With another value, number or element type a few ops are something else, not nearly this.
  const auto essential = [&](const Fault& fault) {
    return fault.kind == Fault::Kind::Same || fault.kind == Fault::Kind::Constant ||
           fault.kind == Fault::Kind::Attribute ||
           (fault.kind == Fault::Kind::Guard && reads_dtype(body, body.where[fault.index].expr));
  };
  return present >= kTellingOps || std::none_of(attempt.faults.begin(), attempt.faults.end(), essential);
}

/// Sites of matches by op.
class Found {
 public:
  Found(const rule::Program& program, const std::vector<match::Match>& matches) {
    for (const match::Match& match : matches) {
      std::vector<ir::OpId>& site = sites_.emplace_back();
      std::merge(match.core.begin(), match.core.end(), match.path.begin(), match.path.end(),
                 std::back_inserter(site));
      cores_.push_back(match.core.size());
      fused_.push_back(program.rules[match.rule].fused_op);
      for (ir::OpId op : site) at_[op].push_back(sites_.size() - 1);
    }
  }
  /// Does a match stand for it: one with all its ops, or one that takes some of them and is no smaller, or
  /// gives the same fused op?
  bool stands_for(const std::vector<ir::OpId>& ops, std::string_view fused_op) const {
    for (ir::OpId op : ops)
      if (const auto found = at_.find(op); found != at_.end())
        for (std::size_t i : found->second)
          if (cores_[i] >= ops.size() || fused_[i] == fused_op || within(ops, sites_[i])) return true;
    return false;
  }

 private:
  std::vector<std::vector<ir::OpId>> sites_;
  std::vector<std::size_t> cores_;
  std::vector<std::string_view> fused_;
  std::map<ir::OpId, std::vector<std::size_t>> at_;
};

}  // namespace

bool nearer(const Attempt& a, const Attempt& b) {
  return static_cast<std::size_t>(a.cost) * b.present() < static_cast<std::size_t>(b.cost) * a.present();
}

std::vector<NearMiss> near_misses(const match::Context& context, const std::vector<match::Plan>& plans,
                                  const std::vector<match::Match>& matched) {
  const ir::Graph& graph = context.kinds.graph();
  std::vector<std::vector<NearMiss>> by_plan(plans.size());
  parallel_for(plans.size(), 1, [&](std::size_t begin, std::size_t end) {
    for (std::size_t i = begin; i < end; ++i) {
      Explainer explainer(context, plans[i]);
      for (ir::OpId op = 0; op < graph.ops.size(); ++op) {
        if (graph.ops[op].function == ir::kNone || !graph.reported(graph.ops[op].function)) continue;
        if (!std::binary_search(plans[i].roots.begin(), plans[i].roots.end(), context.kinds.kind(op)))
          continue;
        if (explainer.least(op) > kLimit) continue;
        Attempt attempt = explainer.at(op, kLimit, kBudget);
        if (attempt.found && attempt.cost > 0 && telling(*plans[i].body, attempt))
          by_plan[i].push_back({static_cast<std::uint32_t>(i), std::move(attempt)});
      }
    }
  });

  std::vector<NearMiss> all;
  for (auto& part : by_plan) std::move(part.begin(), part.end(), std::back_inserter(all));
  std::stable_sort(all.begin(), all.end(), [&](const NearMiss& a, const NearMiss& b) {
    const auto key = [&](const NearMiss& n) {
      const rule::Rule& rule = context.program.rules[plans[n.plan].rule];
      return std::tuple(n.attempt.root, rule.source != rule::Source::Ttnn, std::string_view(rule.name));
    };
    if (nearer(a.attempt, b.attempt) || nearer(b.attempt, a.attempt)) return nearer(a.attempt, b.attempt);
    return key(a) < key(b);
  });

  const Found found(context.program, matched);
  std::map<ir::OpId, std::vector<std::vector<ir::OpId>>> kept_at;  // by op: ops of what was kept
  std::vector<NearMiss> out;
  for (NearMiss& miss : all) {
    std::vector<ir::OpId> ops = ops_of(miss.attempt);
    if (found.stands_for(ops, context.program.rules[plans[miss.plan].rule].fused_op)) continue;
    const auto& kept = kept_at[ops.front()];
    if (std::any_of(kept.begin(), kept.end(), [&](const auto& other) { return within(ops, other); }))
      continue;
    for (ir::OpId op : ops) kept_at[op].push_back(ops);
    out.push_back(std::move(miss));
  }
  return out;
}

}  // namespace fusionc::explain
