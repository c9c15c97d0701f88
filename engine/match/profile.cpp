// Idea. The clock must not disturb what it measures, so the ops are taken rule by rule: a search is timed
// together with its neighbours, and the labels are timed as a whole, because their nodes belong to many rules
// at once.
#include "engine/match/profile.h"

#include <algorithm>
#include <chrono>
#include <set>

#include "engine/match/label.h"

namespace fusionc::match {

namespace {

using Clock = std::chrono::steady_clock;

std::uint64_t since(Clock::time_point start) {
  return static_cast<std::uint64_t>(
      std::chrono::duration_cast<std::chrono::nanoseconds>(Clock::now() - start).count());
}

/// By node of the net: how many plans it is a part of.
std::vector<std::size_t> users(const Net& net) {
  std::vector<std::set<std::uint32_t>> of(net.tips.size());
  for (TipId root = 0; root < net.tips.size(); ++root)
    for (std::uint32_t plan : net.plans_of[root]) {
      std::vector<TipId> todo{root};
      while (!todo.empty()) {
        const TipId tip = todo.back();
        todo.pop_back();
        if (!of[tip].insert(plan).second) continue;
        for (const Tip::Edge& edge : net.tips[tip].edges)
          for (ReachId reach : net.demands[edge.demand].reach) todo.push_back(net.reaches[reach].tip);
        todo.insert(todo.end(), net.tips[tip].below.begin(), net.tips[tip].below.end());
      }
    }
  std::vector<std::size_t> out;
  for (const auto& plans : of) out.push_back(plans.size());
  return out;
}

}  // namespace

void profile(const rule::Program& program, const ir::Graph& graph, rule::Level level, Profile& into) {
  const std::vector<Plan> plans = make_plans(program, level);
  const Net net(program, plans);
  const Kinds kinds(program.ops, graph, true);
  const LookThrough through(program, kinds);
  const Context context{program, kinds, through, level};

  const std::vector<std::size_t> sharing = users(net);
  into.net_nodes = net.tips.size();
  into.net_shared =
      static_cast<std::size_t>(std::count_if(sharing.begin(), sharing.end(), [](auto n) { return n > 1; }));
  into.rule_nodes = 0;
  for (std::size_t count : sharing) into.rule_nodes += count;

  Labels labels(net, context);
  const auto start = Clock::now();
  labels.label(0, static_cast<ir::FuncId>(graph.functions.size()));
  into.label_nanoseconds += since(start);

  std::vector<std::vector<ir::OpId>> by_kind(program.ops.kinds.size());
  std::vector<std::vector<ir::OpId>> labelled(plans.size());
  for (ir::OpId op = 0; op < graph.ops.size(); ++op) {
    const ir::FuncId function = graph.ops[op].function;
    if (function == ir::kNone || !graph.reported(function)) continue;
    ++into.ops;
    if (const rule::KindId kind = kinds.kind(op); kind != rule::kNoId) by_kind[kind].push_back(op);
    for (std::uint32_t plan : labels.plans(op)) labelled[plan].push_back(op);
  }
  if (into.rules.empty())
    for (const Plan& plan : plans) into.rules.emplace_back().rule = plan.rule;
  Search search(context, &labels);
  for (const Plan& plan : plans) {
    RuleProfile& rule = into.rules[plan.index];
    std::size_t candidates = 0;
    for (rule::KindId kind : plan.roots) candidates += by_kind[kind].size();
    rule.candidates += candidates;
    rule.pruned += candidates - labelled[plan.index].size();
    const auto begin = Clock::now();
    for (ir::OpId op : labelled[plan.index]) {
      const Outcome outcome = search.at(plan, op);
      rule.verified += !outcome.best.empty();
      rule.guards += outcome.decisions;
      rule.steps += outcome.steps;
      rule.exhausted += outcome.exhausted;
    }
    rule.nanoseconds += since(begin);
  }
}

}  // namespace fusionc::match
