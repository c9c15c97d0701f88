// Look-through.
//
// Idea. An op is crossed from its result to its operand 0, so what lies behind a value is a line, not a tree:
// walking it needs no search and every value on it appears once. The kinds of each item are turned into one
// bit mask per (through, kind), so that a step that is not allowed costs one load.
#include "engine/match/through.h"

#include <algorithm>

#include "engine/ir/attr.h"

namespace fusionc::match {

using Ints = std::vector<std::int64_t>;

LookThrough::LookThrough(const rule::Program& program, const Kinds& kinds, bool only_layout)
    : program_(&program), kinds_(&kinds), kind_count_(program.ops.kinds.size()) {
  const std::size_t count =
      only_layout ? std::min<std::size_t>(1, program.throughs.size()) : program.throughs.size();
  items_.assign(count * kind_count_, 0);
  for (std::size_t t = 0; t < count; ++t) {
    const auto& items = program.throughs[t].items;
    for (std::size_t i = 0; i < items.size() && i < 64; ++i)
      for (rule::KindId kind : items[i].kinds) items_[t * kind_count_ + kind] |= std::uint64_t{1} << i;
  }
}

namespace {

bool keeps(const Ints& in, const Ints& out, std::size_t count) {
  if (in.size() < count || out.size() < count) return false;
  for (std::size_t i = 1; i <= count; ++i)
    if (in[in.size() - i] != out[out.size() - i] || in[in.size() - i] == ir::kDynamic) return false;
  return true;
}

bool only_units_differ(const Ints& in, const Ints& out) {
  const auto without_units = [](const Ints& dims) {
    Ints rest;
    std::copy_if(dims.begin(), dims.end(), std::back_inserter(rest), [](auto dim) { return dim != 1; });
    return rest;
  };
  const Ints a = without_units(in), b = without_units(out);
  return a == b && std::count(a.begin(), a.end(), ir::kDynamic) <= 1;
}

bool swaps_last(const Kinds& kinds, ir::OpId op, std::int64_t rank) {
  if (rank < 2) return false;
  const auto axes = [&](std::string_view name) {
    const auto value = kinds.attribute(op, name);
    return value.text ? kinds.axes(op, *value.text).value_or(Ints{}) : Ints{};
  };
  const Ints permutation = axes("permutation");
  if (!permutation.empty()) {
    Ints wanted(static_cast<std::size_t>(rank));
    for (std::int64_t i = 0; i < rank; ++i) wanted[i] = i;
    std::swap(wanted[rank - 1], wanted[rank - 2]);
    return permutation == wanted;
  }
  const Ints a = axes("dim0"), b = axes("dim1");
  return a.size() == 1 && b.size() == 1 && std::min(a[0], b[0]) == rank - 2 &&
         std::max(a[0], b[0]) == rank - 1;
}

}  // namespace

bool LookThrough::holds(const rule::ThroughItem& item, ir::OpId op) const {
  if (item.condition == rule::Condition::Always) return true;
  const ir::Graph& graph = kinds_->graph();
  const ir::Type &in = graph.type(graph.operands(op)[0]), &out = graph.type(graph.result(op));
  if (!in.tensor || !out.tensor) return false;
  switch (item.condition) {
    case rule::Condition::Keeps:
      return keeps(in.dims, out.dims, static_cast<std::size_t>(item.argument));
    case rule::Condition::Units:
      return only_units_differ(in.dims, out.dims);
    case rule::Condition::SwapsLast:
      return swaps_last(*kinds_, op, static_cast<std::int64_t>(in.dims.size()));
    case rule::Condition::Always:
      break;
  }
  return true;
}

ir::ValueId LookThrough::step(rule::ThroughId through, ir::ValueId value) const {
  const ir::Graph& graph = kinds_->graph();
  const ir::OpId op = graph.values[value].def;
  if (op == ir::kNone || graph.ops[op].result_count != 1 || graph.ops[op].operand_count == 0)
    return ir::kNone;
  const rule::KindId kind = kinds_->kind(op);
  if (kind == rule::kNoId) return ir::kNone;
  const std::uint64_t mask = items_[through * kind_count_ + kind];
  const auto& items = program_->throughs[through].items;
  for (std::size_t i = 0; i < items.size() && i < 64; ++i)
    if ((mask >> i & 1) && holds(items[i], op)) return graph.operands(op)[0];
  return ir::kNone;
}

ir::ValueId LookThrough::behind_layout(ir::ValueId value) const {
  for (ir::ValueId next; (next = step(0, value)) != ir::kNone;) value = next;
  return value;
}

}  // namespace fusionc::match
