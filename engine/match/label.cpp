// The labelling pass.
//
// Idea. Ops come in text order and definitions precede uses, so one pass forward sees every operand labelled.
// At an op only those tips are tried that wait for something an operand has; the rest of their conditions is
// then checked. What holds at an op is reached by its result under every look-through some rule uses, and
// what its operand 0 reaches is reached by the result where that look-through may cross the op.
//
// Cost. Per op: what its operands reach, not how many rules there are.
#include "engine/match/label.h"

#include <algorithm>

#include "engine/ir/constant.h"

namespace fusionc::match {

bool Labels::may(DemandId demand, ir::ValueId value) const {
  const Demand& wanted = net_.demands[demand];
  if (wanted.anything) return true;
  const auto have = reached(value);
  return std::any_of(wanted.reach.begin(), wanted.reach.end(),
                     [&](ReachId reach) { return std::binary_search(have.begin(), have.end(), reach); });
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
        holds_(net_.tips.size(), 0),
        tested_(net_.tests.size(), 0),
        verdict_(net_.tests.size(), 0) {}

  void run() {
    labels_.reached_.assign(graph_.values.size(), {});
    labels_.plan_begin_.assign(graph_.ops.size() + 1, 0);
    for (const ir::Function& function : graph_.functions) {
      if (function.kind != ir::FunctionKind::Forward) continue;
      for (std::size_t i = 0; i < function.arguments.size(); ++i)
        publish(function.first_argument + static_cast<ir::ValueId>(i), ir::kNone);
    }
    for (ir::OpId op = 0; op < graph_.ops.size(); ++op) {
      labels_.plan_begin_[op] = static_cast<std::uint32_t>(labels_.plan_list_.size());
      const ir::FuncId function = graph_.ops[op].function;
      if (function != ir::kNone && graph_.reported(function)) visit(op);
    }
    labels_.plan_begin_[graph_.ops.size()] = static_cast<std::uint32_t>(labels_.plan_list_.size());
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
          for (TipId constant : net_.constants)
            if (is_near(constant, argument.literal))
              for (ReachId reach : net_.reaches_of[constant]) wake(reach, op, kind);
        } else {
          for (ReachId reach : labels_.reached(argument.value)) wake(reach, op, kind);
        }
      }
      for (std::size_t i = 0; i < found_.size(); ++i)  // chains wait for what was just found
        for (TipId chain : net_.chains_of[found_[i]]) attempt(chain, op, kind);
    }
    for (std::uint32_t r = 0; r < graph_.ops[op].result_count; ++r) publish(graph_.result(op, r), op);
    const std::size_t begin = labels_.plan_begin_[op];
    auto& plans = labels_.plan_list_;
    for (TipId tip : found_) plans.insert(plans.end(), net_.plans_of[tip].begin(), net_.plans_of[tip].end());
    std::sort(plans.begin() + static_cast<std::ptrdiff_t>(begin), plans.end());
    plans.erase(std::unique(plans.begin() + static_cast<std::ptrdiff_t>(begin), plans.end()), plans.end());
  }

  /// Tries every tip of this kind that waited for the reach.
  void wake(ReachId reach, ir::OpId op, rule::KindId kind) {
    const auto& waiting = net_.waiting[reach];
    for (auto it = std::lower_bound(waiting.begin(), waiting.end(), std::pair(kind, TipId{0}));
         it != waiting.end() && it->first == kind; ++it)
      attempt(it->second, op, kind);
  }

  void attempt(TipId id, ir::OpId op, rule::KindId kind) {
    if (tried_[id] == stamp_) return;
    tried_[id] = stamp_;
    if (!sits(net_.tips[id], op, kind)) return;
    holds_[id] = stamp_;
    found_.push_back(id);
  }

  bool sits(const Tip& tip, ir::OpId op, rule::KindId kind) {
    switch (tip.kind) {
      case Tip::Kind::Constant:
        return false;
      case Tip::Kind::Chain:
        return std::all_of(tip.below.begin(), tip.below.end(),
                           [&](TipId below) { return holds_[below] == stamp_; }) &&
               tip.kinds[0] == kind;
      case Tip::Kind::Below:
        return std::any_of(arguments_.begin(), arguments_.end(), [&](const Argument& argument) {
          if (meets(tip.edges[0].demand, argument)) return true;
          if (argument.is_literal()) return false;
          const auto have = labels_.reached(argument.value);
          return std::binary_search(have.begin(), have.end(), tip.self);
        });
      case Tip::Kind::Op:
        break;
    }
    if (tip.result >= graph_.ops[op].result_count) return false;
    const auto& spellings = tip.spellings;
    if (!spellings.empty() &&
        std::find(spellings.begin(), spellings.end(), kinds_.spelling(op)) == spellings.end())
      return false;
    if (!operands(tip, kind, false) && !(kinds_.table().kinds[kind].commutative && operands(tip, kind, true)))
      return false;
    return std::all_of(tip.tests.begin(), tip.tests.end(),
                       [&](std::uint32_t test) { return satisfies(op, test); });
  }

  bool operands(const Tip& tip, rule::KindId kind, bool swapped) const {
    std::size_t covered = 0;
    for (const Tip::Edge& edge : tip.edges) {
      std::uint16_t operand = kinds_.operand(kind, tip.kinds[0], edge.operand);
      if (swapped && operand < 2) operand = static_cast<std::uint16_t>(1 - operand);
      std::size_t skip = edge.ordinal;
      const Argument* found = nullptr;
      for (const Argument& argument : arguments_)
        if (argument.operand == operand && skip-- == 0) found = &argument;
      if (found) {
        ++covered;
        if (!meets(edge.demand, *found)) return false;
      } else if (!edge.optional && !net_.demands[edge.demand].absence) {
        return false;
      }
    }
    return tip.rest || covered == arguments_.size();
  }

  bool meets(DemandId id, const Argument& argument) const {
    if (!argument.is_literal()) return labels_.may(id, argument.value);
    const Demand& demand = net_.demands[id];
    return demand.anything || std::any_of(demand.reach.begin(), demand.reach.end(), [&](ReachId reach) {
             return is_near(net_.reaches[reach].tip, argument.literal);
           });
  }

  bool is_near(TipId tip, double literal) const {
    const Tip& constant = net_.tips[tip];
    return constant.kind == Tip::Kind::Constant && (!constant.number || near(literal, *constant.number));
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
          scratch_.insert(scratch_.end(), net_.reaches_of[tip].begin(), net_.reaches_of[tip].end());
      behind(value, op);
    }
    if (!net_.constants.empty()) {
      const ir::Splat splat = ir::splat(graph_, value);
      if (splat.kind == ir::Splat::Kind::Literal)
        for (TipId constant : net_.constants)
          if (is_near(constant, splat.value))
            scratch_.insert(scratch_.end(), net_.reaches_of[constant].begin(),
                            net_.reaches_of[constant].end());
    }
    std::sort(scratch_.begin(), scratch_.end());
    scratch_.erase(std::unique(scratch_.begin(), scratch_.end()), scratch_.end());
    labels_.reached_[value] = {static_cast<std::uint32_t>(labels_.reach_list_.size()),
                               static_cast<std::uint32_t>(scratch_.size())};
    labels_.reach_list_.insert(labels_.reach_list_.end(), scratch_.begin(), scratch_.end());
  }

  void behind(ir::ValueId value, ir::OpId op) {
    if (graph_.ops[op].result_count != 1 || graph_.ops[op].operand_count == 0) return;
    const rule::KindId kind = kinds_.kind(op);
    if (kind == rule::kNoId) return;
    crosses_.assign(crosses_.size(), kUnasked);
    for (ReachId reach : labels_.reached(graph_.operands(op)[0])) {
      const rule::ThroughId through = net_.reaches[reach].through;
      if (!through_.may_cross(through, kind)) continue;
      if (crosses_.size() <= through) crosses_.resize(through + std::size_t{1}, kUnasked);
      if (crosses_[through] == kUnasked) crosses_[through] = through_.step(through, value) != ir::kNone;
      if (crosses_[through] == 1) scratch_.push_back(reach);
    }
  }

  static constexpr char kUnasked = 2;

  Labels& labels_;
  const Net& net_;
  const Kinds& kinds_;
  const LookThrough& through_;
  const ir::Graph& graph_;
  std::uint32_t stamp_ = 0;
  std::vector<std::uint32_t> tried_, holds_;  ///< by tip: the op at which it was tried, at which it held
  std::vector<std::uint32_t> tested_;         ///< by test
  std::vector<char> verdict_;
  std::vector<char> crosses_;  ///< by look-through, at the current op
  std::vector<Argument> arguments_;
  std::vector<TipId> found_;
  std::vector<ReachId> scratch_;
};

Labels::Labels(const Net& net, const Context& context) : net_(net) { Pass(*this, context).run(); }

}  // namespace fusionc::match
