// Running a program over a graph.
//
// Idea. A match is a pure function of (graph, rule, root), so roots are independent: the ops of a function are
// cut into fixed chunks, each chunk fills its own slot, and what follows (sibling groups, order) is serial over
// slots in text order. The result therefore does not depend on threads or scheduling. The engines differ in
// which rules they try at an op and in how early a search gives up; the search is the same.
//
// Memory. A match never leaves its function, so functions are taken some at a time: their labels and slots are
// let go of before the next begin, and what a large audit holds is little more than its matches.
#include <algorithm>
#include <map>
#include <optional>
#include <span>

#include "engine/match/label.h"
#include "engine/match/siblings.h"
#include "engine/support/parallel.h"

namespace fusionc::match {

namespace {

constexpr ir::OpId kChunk = 256;
/// Functions are taken together until they have so many ops: enough to keep all threads busy.
constexpr std::size_t kBatch = 1 << 15;

struct Slot {
  ir::OpId begin, end;
  std::vector<Match> matches;
  std::vector<std::pair<std::uint32_t, Member>> members;  ///< plan index, member
  std::vector<std::pair<std::uint32_t, ir::OpId>> exhausted;
  Statistics statistics;
};

/// Plans whose root can be of a kind.
std::vector<std::vector<std::uint32_t>> by_root_kind(const rule::Program& program,
                                                     const std::vector<Plan>& plans) {
  std::vector<std::vector<std::uint32_t>> out(program.ops.kinds.size());
  for (const Plan& plan : plans)
    for (rule::KindId kind : plan.roots) out[kind].push_back(plan.index);
  return out;
}

}  // namespace

struct Matcher::Prepared {
  Prepared(const rule::Program& all, rule::Level at)
      : program(all),
        level(at),
        plans(make_plans(all, at)),
        by_kind(by_root_kind(all, plans)),
        net(all, plans) {}

  const rule::Program& program;
  const rule::Level level;
  const std::vector<Plan> plans;
  const std::vector<std::vector<std::uint32_t>> by_kind;
  const Net net;
};

namespace {

class Runner {
 public:
  Runner(const rule::Program& program, rule::Level level, const std::vector<Plan>& plans,
         const std::vector<std::vector<std::uint32_t>>& by_kind, const Net* net, const ir::Graph& graph,
         std::size_t budget, const Keep& keep)
      : graph_(graph),
        kinds_(program.ops, graph, true),
        through_(program, kinds_),
        plans_(plans),
        by_kind_(by_kind),
        context_{program, kinds_, through_, level},
        budget_(budget),
        keep_(keep) {
    if (net) labels_.emplace(*net, context_);
  }

  Result run() {
    const auto functions = static_cast<ir::FuncId>(graph_.functions.size());
    for (ir::FuncId first = 0, last = 0; first < functions; first = last) {
      std::vector<Slot> slots;
      for (; last < functions && slots.size() * kChunk < kBatch; ++last) cut(last, slots);
      if (labels_) labels_->label(first, last);
      parallel_for(slots.size(), 1, [&](std::size_t begin, std::size_t end) {
        Search search(context_, labels_ ? &*labels_ : nullptr);
        for (std::size_t i = begin; i < end; ++i) fill(search, slots[i]);
      });
      if (labels_) labels_->forget(first, last);
      take(slots);
    }
    return finish();
  }

 private:
  void cut(ir::FuncId id, std::vector<Slot>& slots) const {
    const ir::Function& function = graph_.functions[id];
    if (!graph_.reported(id)) return;
    for (ir::OpId begin = function.first_op; begin < function.end_op; begin += kChunk)
      slots.push_back({begin, std::min(function.end_op, begin + kChunk), {}, {}, {}, {}});
  }

  void fill(Search& search, Slot& slot) const {
    for (ir::OpId op = slot.begin; op < slot.end; ++op) {
      ++slot.statistics.ops;
      for (std::uint32_t plan : plans_at(op)) search_at(search, plan, op, slot);
    }
  }

  /// Rules worth trying at an op: what its label says, or all whose root can be of its kind.
  std::span<const std::uint32_t> plans_at(ir::OpId op) const {
    if (labels_) return labels_->plans(op);
    const rule::KindId kind = kinds_.kind(op);
    if (kind == rule::kNoId) return {};
    return by_kind_[kind];
  }

  void search_at(Search& search, std::uint32_t index, ir::OpId op, Slot& slot) const {
    const Plan& plan = plans_[index];
    Outcome outcome = search.at(plan, op, budget_);
    ++slot.statistics.candidates;
    slot.statistics.verified += !outcome.best.empty();
    slot.statistics.steps += outcome.steps;
    if (outcome.exhausted) slot.exhausted.emplace_back(plan.rule, op);
    for (Found& found : outcome.best) {
      if (plan.body->siblings)
        slot.members.push_back({index, Member{op, std::move(found)}});
      else
        slot.matches.push_back(std::move(found.match));
    }
  }

  /// Takes in the slots of whole functions.
  void take(std::vector<Slot>& slots) {
    std::map<std::pair<std::uint32_t, ir::FuncId>, std::vector<Member>> families;
    std::vector<Match> matches;
    for (Slot& slot : slots) {
      std::move(slot.matches.begin(), slot.matches.end(), std::back_inserter(matches));
      for (auto& [plan, member] : slot.members)
        families[{plan, graph_.ops[member.root].function}].push_back(std::move(member));
      result_.exhausted.insert(result_.exhausted.end(), slot.exhausted.begin(), slot.exhausted.end());
      result_.statistics.ops += slot.statistics.ops;
      result_.statistics.candidates += slot.statistics.candidates;
      result_.statistics.verified += slot.statistics.verified;
      result_.statistics.steps += slot.statistics.steps;
    }
    for (auto& [family, members] : families)
      for (Match& match : group_siblings(context_, plans_[family.first], std::move(members)))
        matches.push_back(std::move(match));
    result_.statistics.matches += matches.size();
    std::sort(matches.begin(), matches.end(), [](const Match& a, const Match& b) {
      return std::pair(a.root, a.rule) < std::pair(b.root, b.rule);
    });
    if (keep_) matches = keep_(std::move(matches));
    taken_.push_back(std::move(matches));
  }

  Result finish() {
    std::size_t count = 0;
    for (const auto& part : taken_) count += part.size();
    result_.matches.reserve(count);
    for (auto& part : taken_) {
      std::move(part.begin(), part.end(), std::back_inserter(result_.matches));
      part = {};
    }
    std::sort(result_.exhausted.begin(), result_.exhausted.end());
    return std::move(result_);
  }

  const ir::Graph& graph_;
  const Kinds kinds_;
  const LookThrough through_;
  const std::vector<Plan>& plans_;
  const std::vector<std::vector<std::uint32_t>>& by_kind_;
  const Context context_;
  const std::size_t budget_;
  const Keep& keep_;
  std::optional<Labels> labels_;
  std::vector<std::vector<Match>> taken_;  ///< by batch
  Result result_;
};

}  // namespace

Matcher::Matcher(const rule::Program& program, rule::Level level)
    : prepared_(std::make_unique<const Prepared>(program, level)) {}
Matcher::~Matcher() = default;

Result Matcher::run(const ir::Graph& graph, Engine engine, std::size_t budget, const Keep& keep) const {
  const Net* const net = engine == Engine::Net ? &prepared_->net : nullptr;
  return Runner(prepared_->program, prepared_->level, prepared_->plans, prepared_->by_kind, net, graph,
                budget, keep)
      .run();
}

Result run(const rule::Program& program, const ir::Graph& graph, rule::Level level, Engine engine) {
  return Matcher(program, level).run(graph, engine);
}

}  // namespace fusionc::match
