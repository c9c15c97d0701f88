// Invariants of what the reader returns, checked without a test framework: a broken one aborts.
#pragma once

#include <cstdlib>
#include <memory>
#include <vector>

#include "engine/ir/graph.h"
#include "engine/ir/location.h"
#include "engine/ir/module.h"
#include "engine/support/parallel.h"

namespace fusionc::ir::test {

inline void expect(bool condition) {
  if (!condition) std::abort();
}

inline void check_modules(const Source& source, const std::vector<Module>& modules) {
  std::size_t last = 0;
  for (const Module& m : modules) {
    expect(m.begin >= last && m.begin <= m.body && m.body <= m.end && m.end <= source.text().size());
    expect(m.first_line >= 1 && m.first_line <= m.last_line);
    expect(!m.truncated || m.defect);
    if (m.defect) expect(m.defect->line >= 1 && !m.defect->message.empty() && !render(*m.defect).empty());
    last = m.end;
  }
}

inline void check_graph(const Graph& g) {
  const auto inside = [&](Span s) { return s.begin <= s.end && s.end <= g.text.size(); };
  std::size_t uses = 0, deallocates = 0, operands = 0;
  for (OpId id = 0; id < g.ops.size(); ++id) {
    const Op& op = g.ops[id];
    expect(inside(op.text) && !op.text.empty() && inside(op.properties) && inside(op.attributes) &&
           inside(op.location) && inside(op.callee));
    if (id) expect(op.text.begin > g.ops[id - 1].text.begin);
    expect(op.name < g.op_names.size() && op.function < g.functions.size());
    expect(op.parent == kNone || op.parent < id);
    expect(op.operand_begin + op.operand_count <= g.operand_list.size());
    expect(op.result_begin + op.result_count <= g.values.size());
    for (std::uint32_t i = 0; i < op.result_count; ++i) expect(g.values[g.result(id, i)].def == id);
    for (const ValueId value : g.operands(id)) {
      expect(value < g.values.size() && g.values[value].function == op.function);
      ++operands;
    }
    location(g, id);
    g.line(id);
  }
  for (ValueId v = 0; v < g.values.size(); ++v) {
    const Value& value = g.values[v];
    expect(value.type < g.types.size() && inside(value.name) && value.function < g.functions.size());
    expect(value.def == kNone || (value.def < g.ops.size() && g.result(value.def, value.index) == v));
    for (const Use use : g.uses(v)) expect(g.operands(use.op)[use.operand] == v);
    uses += g.uses(v).size();
    deallocates += g.deallocates(v).size();
  }
  expect(uses + deallocates == operands);
  for (FuncId f = 0; f < g.functions.size(); ++f) {
    const Function& function = g.functions[f];
    expect(inside(function.symbol) && inside(function.text) && function.first_op <= function.end_op);
    if (f) expect(function.first_op == g.functions[f - 1].end_op);
    for (OpId op = function.first_op; op < function.end_op; ++op) expect(g.ops[op].function == f);
    for (std::size_t i = 0; i < function.arguments.size(); ++i) {
      const ValueId v = function.first_argument + static_cast<ValueId>(i);
      expect(v < g.values.size() && g.values[v].def == kNone && g.values[v].index == i);
      expect(inside(function.arguments[i].attributes) && inside(function.arguments[i].location));
    }
    for (const OpId caller : function.callers) expect(caller < g.ops.size());
    expect(function.return_op == kNone || g.ops[function.return_op].function == f);
  }
}

inline bool same(const Graph& a, const Graph& b) {
  if (a.text.size() != b.text.size() || a.ops.size() != b.ops.size() || a.values.size() != b.values.size())
    return false;
  for (OpId i = 0; i < a.ops.size(); ++i)
    if (!(a.ops[i].text == b.ops[i].text) || a.ops[i].name != b.ops[i].name ||
        a.ops[i].parent != b.ops[i].parent || !(a.ops[i].attributes == b.ops[i].attributes))
      return false;
  for (ValueId i = 0; i < a.values.size(); ++i)
    if (a.values[i].type != b.values[i].type || !(a.values[i].name == b.values[i].name)) return false;
  return a.operand_list == b.operand_list && a.op_names == b.op_names && a.use_begin == b.use_begin;
}

/// Reads every module, once from the text in one piece and once cut at line starts chosen by `seed`.
inline void read_both_ways(const std::shared_ptr<const Source>& source, std::size_t seed) {
  std::vector<std::size_t> cuts{0};
  const std::string_view text = source->text();
  for (std::size_t i = 0; i + 1 < text.size(); ++i)
    if (text[i] == '\n' && (seed = seed * 6364136223846793005u + 1442695040888963407u) >> 62)
      cuts.push_back(i + 1);
  const auto whole = find_modules(*source, {0});
  const auto pieces = find_modules(*source, cuts);
  check_modules(*source, whole);
  expect(whole.size() == pieces.size());
  for (std::size_t i = 0; i < whole.size(); ++i) {
    const Module &a = whole[i], &b = pieces[i];
    expect(a.begin == b.begin && a.end == b.end && a.symbol == b.symbol && a.ttir_ops == b.ttir_ops &&
           a.first_line == b.first_line && a.last_line == b.last_line &&
           a.defect.has_value() == b.defect.has_value());
    Diagnostics of_a, of_b;
    const auto left = read_module(source, a, of_a), right = read_module(source, b, of_b);
    expect((left != nullptr) == (right != nullptr) && of_a.list().size() == (left ? 0 : 1));
    if (!left) {
      const Diagnostic &d = of_a.list()[0], &e = of_b.list()[0];
      expect(d.code == e.code && d.line == e.line && d.column == e.column && !render(d).empty());
      continue;
    }
    check_graph(*left);
    expect(same(*left, *right));
  }
}

}  // namespace fusionc::ir::test
