// Chains.
//
// Idea. An inner result with one use belongs to the chain and to nothing else, so the largest chain under an
// op is one tree and finding it needs no search. A result with more uses is an operand: somebody else needs
// it as it is.
#include "engine/match/chain.h"

namespace fusionc::match {

namespace {

class Collector {
 public:
  Collector(const Kinds& kinds, const LookThrough& through, const rule::Node& pattern)
      : kinds_(kinds), through_(through), graph_(kinds.graph()), pattern_(pattern) {}

  bool collect(ir::OpId op) {
    chain.members.push_back(op);
    std::vector<Argument> arguments;
    kinds_.arguments(op, arguments);
    for (const Argument& argument : arguments) {
      const std::size_t mark = chain.crossed.size();
      if (const ir::OpId member = below(argument.value); member != ir::kNone) {
        if (!collect(member)) return false;
        continue;
      }
      chain.crossed.resize(mark);
      if (chain.leaves.size() == kChainLeaves) return false;
      chain.leaves.push_back(argument);
    }
    return true;
  }

  Chain chain;

 private:
  /// The next member behind an operand.
  ir::OpId below(ir::ValueId value) {
    while (value != ir::kNone && graph_.uses(value).size() == 1) {
      const ir::OpId op = graph_.values[value].def;
      if (op == ir::kNone) break;
      if (kinds_.kind(op) == pattern_.kinds[0] && graph_.ops[op].result_count == 1) return op;
      value = through_.step(pattern_.through, value);
      chain.crossed.push_back(op);
    }
    return ir::kNone;
  }

  const Kinds& kinds_;
  const LookThrough& through_;
  const ir::Graph& graph_;
  const rule::Node& pattern_;
};

}  // namespace

std::optional<Chain> chain_at(const Kinds& kinds, const LookThrough& through, const rule::Node& pattern,
                              ir::OpId op) {
  if (kinds.kind(op) != pattern.kinds[0] || kinds.graph().ops[op].result_count != 1) return std::nullopt;
  Collector collector(kinds, through, pattern);
  if (!collector.collect(op)) return std::nullopt;
  const std::size_t leaves = collector.chain.leaves.size(), wanted = pattern.operands.size();
  if (leaves < wanted || (leaves > wanted && !pattern.rest)) return std::nullopt;
  return std::move(collector.chain);
}

}  // namespace fusionc::match
