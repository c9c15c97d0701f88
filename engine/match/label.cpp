// The labelling pass.
//
// Idea. Ops come in text order and definitions precede uses, so one pass forward over a function sees every
// operand labelled; functions are independent. At an op only those tips are tried that wait for something an
// operand has; the rest of their conditions is then checked. What holds at an op is reached by its result
// under every look-through some rule uses, and what its operand 0 reaches is reached by the result where that
// look-through may cross the op.
//
// Counts. With each reach goes the number of core ops it stands for at most: one for the op, plus the best of
// what each operand has. An op that a pattern reaches twice counts twice here; the search knows better
// (Counted::most).
//
// Cost. Per op: what its operands reach, not how many rules there are.
#include "engine/match/label.h"

#include <algorithm>

#include "engine/ir/constant.h"
#include "engine/support/parallel.h"

namespace fusionc::match {

int Labels::find(std::uint32_t key, ir::ValueId value) const {
  const auto have = reached(value);
  const auto at = std::lower_bound(have.begin(), have.end(), key << kCountBits);
  return at != have.end() && *at >> kCountBits == key ? static_cast<int>(*at & kMostCount) : -1;
}

bool Labels::is_near(TipId tip, double literal) const {
  const Tip& constant = net_.tips[tip];
  return constant.kind == Tip::Kind::Constant && (!constant.number || near(literal, *constant.number));
}

int Labels::best(DemandId id, const Argument& argument, bool optional) const {
  const Demand& demand = net_.demands[id];
  if (!argument.present()) return optional || demand.absence ? 0 : -1;
  const int least = demand.anything ? 0 : -1;
  if (!argument.is_literal())
    return demand.key == kNoKey ? least : std::max(least, find(demand.key, argument.value));
  for (ReachId reach : demand.reach)
    if (is_near(net_.reaches[reach].tip, argument.literal)) return 0;
  return least;
}

class Labels::Pass {
 public:
  Pass(Labels& labels, const Context& context)
      : labels_(labels),
        net_(labels.net_),
        kinds_(context.kinds),
        through_(context.through),
        graph_(context.kinds.graph()),
        tried_(net_.tips.size(), 0),
        count_(net_.tips.size(), -1),
        tested_(net_.tests.size(), 0),
        verdict_(net_.tests.size(), 0) {}

  void run(ir::FuncId id) {
    const ir::Function& function = graph_.functions[id];
    block_ = &labels_.blocks_[id];
    for (std::size_t i = 0; i < function.arguments.size(); ++i)
      publish(function.first_argument + static_cast<ir::ValueId>(i), ir::kNone);
    for (ir::OpId op = function.first_op; op < function.end_op; ++op)
      if (graph_.ops[op].function == id) visit(op);
  }

 private:
  void visit(ir::OpId op) {
    ++stamp_;
    found_.clear();
    const rule::KindId kind = kinds_.kind(op);
    if (kind != rule::kNoId) {
      kinds_.arguments(op, arguments_);
      for (TipId tip : net_.always[kind]) attempt(tip, op, kind);
      for (const Argument& argument : arguments_) {
        if (argument.is_literal()) {
          scratch_.clear();
          literal(argument.literal);
          unite();
          for (Entry entry : scratch_) wake(entry >> kCountBits, op, kind);
        } else {
          for (Entry entry : labels_.reached(argument.value)) wake(entry >> kCountBits, op, kind);
        }
      }
      for (std::size_t i = 0; i < found_.size(); ++i)  // chains wait for what was just found
        for (TipId chain : net_.chains_of[found_[i]]) attempt(chain, op, kind);
    }
    for (std::uint32_t r = 0; r < graph_.ops[op].result_count; ++r) publish(graph_.result(op, r), op);
    std::vector<std::uint32_t>& plans = block_->plans;
    const auto begin = static_cast<std::uint32_t>(plans.size());
    for (TipId tip : found_) plans.insert(plans.end(), net_.plans_of[tip].begin(), net_.plans_of[tip].end());
    std::sort(plans.begin() + begin, plans.end());
    plans.erase(std::unique(plans.begin() + begin, plans.end()), plans.end());
    labels_.plans_[op] = {begin, static_cast<std::uint32_t>(plans.size()) - begin};
  }

  /// Tries every tip of this kind that waited for the key.
  void wake(std::uint32_t key, ir::OpId op, rule::KindId kind) {
    const auto& waiting = net_.waiting[key];
    for (auto it = std::lower_bound(waiting.begin(), waiting.end(), std::pair(kind, TipId{0}));
         it != waiting.end() && it->first == kind; ++it)
      attempt(it->second, op, kind);
  }

  void attempt(TipId id, ir::OpId op, rule::KindId kind) {
    if (tried_[id] == stamp_) return;
    tried_[id] = stamp_;
    count_[id] = -1;
    const int count = sits(net_.tips[id], op, kind);
    if (count < 0) return;
    count_[id] = std::min(count, kMostCount);
    found_.push_back(id);
  }

  /// Core ops the tip has at this op, at most; negative when it does not sit here.
  int sits(const Tip& tip, ir::OpId op, rule::KindId kind) {
    switch (tip.kind) {
      case Tip::Kind::Constant:
        return -1;
      case Tip::Kind::Chain: {
        int sum = tip.members;
        for (TipId below : tip.below) {
          if (tried_[below] != stamp_ || count_[below] < 0) return -1;
          sum += count_[below];
        }
        return sum;
      }
      case Tip::Kind::Below: {
        int best = -1;
        for (const Argument& argument : arguments_) {
          best = std::max(best, labels_.best(tip.edges[0].demand, argument));
          if (!argument.is_literal()) best = std::max(best, labels_.find(tip.self, argument.value));
        }
        return best;
      }
      case Tip::Kind::Op:
        break;
    }
    if (tip.result >= graph_.ops[op].result_count) return -1;
    const auto& spellings = tip.spellings;
    if (!spellings.empty() &&
        std::find(spellings.begin(), spellings.end(), kinds_.spelling(op)) == spellings.end())
      return -1;
    int count = operands(tip, kind, false);
    if (kinds_.table().kinds[kind].commutative) count = std::max(count, operands(tip, kind, true));
    if (count < 0) return -1;
    const bool fits = std::all_of(tip.tests.begin(), tip.tests.end(),
                                  [&](std::uint32_t test) { return satisfies(op, test); });
    return fits ? count : -1;
  }

  int operands(const Tip& tip, rule::KindId kind, bool swapped) const {
    std::size_t covered = 0;
    int sum = 1;
    for (const Tip::Edge& edge : tip.edges) {
      std::uint16_t operand = kinds_.operand(kind, tip.kinds[0], edge.operand);
      if (swapped && operand < 2) operand = static_cast<std::uint16_t>(1 - operand);
      std::size_t skip = edge.ordinal;
      Argument found;
      for (const Argument& argument : arguments_)
        if (argument.operand == operand && skip-- == 0) found = argument;
      covered += found.present();
      const int one = labels_.best(edge.demand, found, edge.optional);
      if (one < 0) return -1;
      sum += one;
    }
    return tip.rest || covered == arguments_.size() ? sum : -1;
  }

  bool satisfies(ir::OpId op, std::uint32_t test) {
    if (tested_[test] != stamp_) {
      tested_[test] = stamp_;
      verdict_[test] = kinds_.satisfies(op, net_.tests[test]);
    }
    return verdict_[test] != 0;
  }

  /// Writes down what a value reaches: what was found at its op, literals, and what lies behind an op that
  /// may be crossed.
  void publish(ir::ValueId value, ir::OpId op) {
    scratch_.clear();
    if (op != ir::kNone) {
      const std::uint32_t index = graph_.values[value].index;
      for (TipId tip : found_)
        if (net_.tips[tip].kind != Tip::Kind::Op ? index == 0 : net_.tips[tip].result == index)
          reach(tip, count_[tip]);
      behind(value, op);
    }
    if (!net_.constants.empty()) {
      const ir::Splat splat = ir::splat(graph_, value);
      if (splat.kind == ir::Splat::Kind::Literal) literal(splat.value);
    }
    unite();
    std::vector<Entry>& entries = block_->entries;
    labels_.reached_[value] = {static_cast<std::uint32_t>(entries.size()),
                               static_cast<std::uint32_t>(scratch_.size())};
    entries.insert(entries.end(), scratch_.begin(), scratch_.end());
  }

  void reach(TipId tip, int count) {
    for (ReachId id : net_.reaches_of[tip]) scratch_.push_back(id << kCountBits | static_cast<Entry>(count));
  }

  void literal(double value) {
    for (TipId constant : net_.constants)
      if (labels_.is_near(constant, value)) reach(constant, 0);
  }

  /// Adds the unions of the reaches in `scratch_`; sorts, and keeps the best of equal ones.
  void unite() {
    for (std::size_t i = 0, reaches = scratch_.size(); i < reaches; ++i)
      for (std::uint32_t key : net_.unions_of[scratch_[i] >> kCountBits])
        scratch_.push_back(key << kCountBits | (scratch_[i] & kMostCount));
    std::sort(scratch_.begin(), scratch_.end(), std::greater<>());
    const auto same = [](Entry a, Entry b) { return a >> kCountBits == b >> kCountBits; };
    scratch_.erase(std::unique(scratch_.begin(), scratch_.end(), same), scratch_.end());
    std::reverse(scratch_.begin(), scratch_.end());
  }

  void behind(ir::ValueId value, ir::OpId op) {
    if (graph_.ops[op].result_count != 1 || graph_.ops[op].operand_count == 0) return;
    const rule::KindId kind = kinds_.kind(op);
    if (kind == rule::kNoId) return;
    crosses_.assign(crosses_.size(), kUnasked);
    for (Entry entry : labels_.reached(graph_.operands(op)[0])) {
      if (entry >> kCountBits >= net_.reaches.size()) break;  // unions follow from reaches
      const rule::ThroughId through = net_.reaches[entry >> kCountBits].through;
      if (!through_.may_cross(through, kind)) continue;
      if (crosses_.size() <= through) crosses_.resize(through + std::size_t{1}, kUnasked);
      if (crosses_[through] == kUnasked) crosses_[through] = through_.step(through, value) != ir::kNone;
      if (crosses_[through] == 1) scratch_.push_back(entry);
    }
  }

  static constexpr char kUnasked = 2;

  Labels& labels_;
  Block* block_ = nullptr;  ///< of the current function
  const Net& net_;
  const Kinds& kinds_;
  const LookThrough& through_;
  const ir::Graph& graph_;
  std::uint32_t stamp_ = 0;
  std::vector<std::uint32_t> tried_;   ///< by tip: the op at which it was tried last
  std::vector<int> count_;             ///< by tip: what came of it
  std::vector<std::uint32_t> tested_;  ///< by test
  std::vector<char> verdict_;
  std::vector<char> crosses_;  ///< by look-through, at the current op
  std::vector<Argument> arguments_;
  std::vector<TipId> found_;
  std::vector<Entry> scratch_;
};

Labels::Labels(const Net& net, const Context& context)
    : net_(net), context_(context), graph_(context.kinds.graph()) {
  blocks_.resize(graph_.functions.size());
  reached_.resize(graph_.values.size());
  plans_.resize(graph_.ops.size());
}

void Labels::label(ir::FuncId first, ir::FuncId last) {
  parallel_for(last - first, 1, [&](std::size_t begin, std::size_t end) {
    Pass pass(*this, context_);
    for (std::size_t i = begin; i < end; ++i)
      if (const auto function = first + static_cast<ir::FuncId>(i); graph_.reported(function))
        pass.run(function);
  });
}

void Labels::forget(ir::FuncId first, ir::FuncId last) {
  std::fill(blocks_.begin() + first, blocks_.begin() + last, Block{});
}

}  // namespace fusionc::match
