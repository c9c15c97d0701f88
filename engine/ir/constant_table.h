// Facts about every value of a graph, computed once when first asked (internal to constant.cpp and
// varies.cpp).
#pragma once

#include <unordered_map>
#include <utility>
#include <vector>

#include "engine/ir/constant.h"
#include "engine/ir/op_kind.h"

namespace fusionc::ir {

class ConstantTable {
 public:
  /// The table of a frozen graph. Thread-safe; the first caller pays for it.
  static const ConstantTable& of(const Graph& graph);
  explicit ConstantTable(const Graph& graph);

  const OpTraits& traits(OpId op) const { return traits_[graph_.ops[op].name]; }
  const Splat& splat(ValueId value) const { return facts_[value].splat; }
  Truth constant(ValueId value) const { return facts_[value].constant; }

  /// The function with a body that a call or load_cached runs; kNone if there is none.
  FuncId callee(OpId call) const;
  /// What result `value` of a call is inside its callee; kNone if the callee has no body.
  ValueId returned(ValueId value) const;
  /// Does anything in the callee depend on which of several calls runs it?
  bool depends_on_caller(FuncId function) const {
    return callers_[function].size() > 1 && !graph_.functions[function].arguments.empty();
  }
  bool is_argument(ValueId value) const;
  /// What each caller passes for an argument; empty when a caller is unknown or there is none.
  std::vector<ValueId> passed(ValueId argument) const;
  /// The one value that all callers pass; kNone if there is none.
  ValueId passed_by_all(ValueId argument) const;

 private:
  struct Facts {
    Splat splat;
    Truth constant = Truth::Unknown;
  };

  void link_calls();
  void find_traced_functions(const std::vector<std::pair<OpId, FuncId>>& captures);
  bool compute_if_ready(ValueId value);
  void resolve(ValueId root, std::vector<ValueId>& stack, std::vector<ValueId>& needs);
  void append_dependencies(ValueId value, std::vector<ValueId>& out) const;
  Facts compute(ValueId value) const;
  Facts argument_facts(ValueId value) const;
  Truth op_constant(OpId op) const;
  Splat op_splat(OpId op, ValueId result) const;
  Splat fill(OpId op, ValueId result) const;
  Splat concatenated(OpId op) const;
  Splat padded(OpId op) const;
  Splat folded(OpId op, ValueId result) const;
  Splat computed(OpId op, ValueId result) const;

  const Graph& graph_;
  std::vector<OpTraits> traits_;             ///< by NameId
  std::unordered_map<OpId, FuncId> callee_;  ///< of calls whose callee has a body
  std::vector<std::vector<OpId>> callers_;   ///< by FuncId: calls, and the trace op of a capture function
  std::vector<OpId> trace_of_;               ///< by FuncId: the one trace op that runs this body, or kNone
  enum class State : std::uint8_t { New, Open, Done };
  std::vector<State> state_;
  std::vector<Facts> facts_;  ///< by ValueId
};

}  // namespace fusionc::ir
