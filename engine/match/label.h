// The net run over a graph: for every value what it reaches, for every op which rules it may be a root of.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "engine/match/net.h"
#include "engine/match/reference.h"

namespace fusionc::match {

/// Labels never say too little: what is absent here the search cannot match, and a match has no more core
/// ops.
class Labels {
 public:
  /// Nothing is labelled yet.
  Labels(const Net& net, const Context& context);

  /// Labels those of the functions [first, last) that are reported, in parallel.
  void label(ir::FuncId first, ir::FuncId last);
  /// Lets go of what was found in them.
  void forget(ir::FuncId first, ir::FuncId last);

  /// Plans whose root may be this op, ascending.
  std::span<const std::uint32_t> plans(ir::OpId op) const {
    const ir::FuncId function = graph_.ops[op].function;
    if (function == ir::kNone) return {};
    return {blocks_[function].plans.data() + plans_[op].begin, plans_[op].size};
  }
  /// How many core ops what the edge asks for can have there, at most; negative when it cannot be there.
  int best(DemandId demand, const Argument& argument, bool optional = false) const;
  const Net& net() const { return net_; }

 private:
  struct Range {
    std::uint32_t begin = 0, size = 0;
  };
  /// A reach in the upper bits, its number of core ops below: sorting sorts by reach, and of equal ones the
  /// last is best.
  using Entry = std::uint32_t;
  static constexpr unsigned kCountBits = 8;
  static constexpr int kMostCount = (1 << kCountBits) - 1;
  class Pass;

  /// What was found in one function; functions are labelled independently.
  struct Block {
    std::vector<Entry> entries;
    std::vector<std::uint32_t> plans;
  };

  std::span<const Entry> reached(ir::ValueId value) const {
    const ir::FuncId function = graph_.values[value].function;
    if (function == ir::kNone) return {};
    return {blocks_[function].entries.data() + reached_[value].begin, reached_[value].size};
  }
  int find(std::uint32_t key, ir::ValueId value) const;
  bool is_near(TipId tip, double literal) const;

  const Net& net_;
  const Context& context_;
  const ir::Graph& graph_;
  std::vector<Block> blocks_;   ///< by function
  std::vector<Range> reached_;  ///< by value, into entries of its function; sorted
  std::vector<Range> plans_;    ///< by op, into plans of its function
};

}  // namespace fusionc::match
