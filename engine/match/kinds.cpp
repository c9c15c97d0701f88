// The op table bound to a graph.
//
// Idea. Op names are interned in the graph, so the binding is one small vector: name id -> spelling. Whatever
// depends on an op's text (operand segments, attributes, whether a contraction is a matmul) is read when
// asked for and never stored, so binding costs nothing per op and the object can be shared by all threads.
//
// Operand counts. ODS prints `operandSegmentSizes` only when a count alone would be ambiguous. Without it,
// operands that must be there take one value each, what is left goes to optional ones in order, then to the
// variadic one. Older prints may lack scaffolding operands (`device`), so ignored operands are the first to
// go when values are too few, and may list one more segment for a destination that the graph has already
// dropped.
#include "engine/match/kinds.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>
#include <utility>

#include "engine/ir/attr.h"

namespace fusionc::match {

using Ints = std::vector<std::int64_t>;

bool near(double a, double b) {
  if (std::isnan(a) || std::isnan(b)) return false;
  if (std::isinf(a) || std::isinf(b)) return a == b;
  return std::fabs(a - b) <= std::max(1e-6, 4e-3 * std::max(std::fabs(a), std::fabs(b)));
}

Kinds::Kinds(const rule::OpTable& table, const ir::Graph& graph, bool every_op)
    : table_(&table), graph_(&graph) {
  const auto simple = [](const rule::OperandInfo& o) {
    return !o.optional && !o.variadic && !o.ignored && o.attribute.empty();
  };
  by_name_.reserve(graph.op_names.size());
  for (std::string_view name : graph.op_names) {
    const auto found = table.by_op.find(std::string(name));
    by_name_.push_back(found == table.by_op.end() ? rule::kNoId : found->second);
    plain_.push_back(false);
    if (by_name_.back() == rule::kNoId) continue;
    const auto& operands = table.spellings[by_name_.back()].operands;
    plain_.back() = std::all_of(operands.begin(), operands.end(), simple);
  }
  std::map<std::vector<std::string>, std::uint16_t> lists;
  for (const rule::Kind& kind : table.kinds)
    names_of_.push_back(lists.emplace(kind.operands, static_cast<std::uint16_t>(lists.size())).first->second);
  if (!every_op) return;
  by_op_.reserve(graph.ops.size());
  for (ir::OpId op = 0; op < graph.ops.size(); ++op) by_op_.push_back(read_spelling(op));
}

rule::SpellingId Kinds::read_spelling(ir::OpId op) const {
  const rule::SpellingId id = by_name_[graph_->ops[op].name];
  if (id == rule::kNoId || table_->spellings[id].view == rule::View::None) return id;
  bool a = false, b = false;
  return plain_matmul(op, &a, &b) ? id : rule::kNoId;
}

rule::SpellingId Kinds::spelling(ir::OpId op) const {
  return by_op_.empty() ? read_spelling(op) : by_op_[op];
}

rule::KindId Kinds::kind(ir::OpId op) const {
  const rule::SpellingId id = spelling(op);
  return id == rule::kNoId ? rule::kNoId : table_->spellings[id].kind;
}

rule::KindId Kinds::defining_kind(ir::ValueId value) const {
  const ir::OpId op = graph_->values[value].def;
  return op == ir::kNone ? rule::kNoId : kind(op);
}

// ---- operands ----

bool Kinds::segments(ir::OpId op, const rule::Spelling& spelling, Ints& sizes) const {
  if (!spelling.segmented) return false;
  const auto text = ir::attribute(*graph_, op, "operandSegmentSizes");
  auto written = text ? ir::parse_ints(*text) : std::nullopt;
  const auto named =
      static_cast<std::size_t>(std::count_if(spelling.operands.begin(), spelling.operands.end(),
                                             [](const auto& operand) { return operand.attribute.empty(); }));
  if (!written || written->size() < named) return false;
  written->resize(named);
  std::int64_t total = 0;
  for (std::int64_t size : *written) {
    if (size < 0) return false;
    total += size;
  }
  if (total > graph_->ops[op].operand_count) return false;
  sizes = std::move(*written);
  return true;
}

namespace {

/// How many values each SSA operand takes when only their total is known.
void distribute(const rule::Spelling& spelling, std::size_t total, Ints& sizes) {
  sizes.assign(spelling.operands.size(), 0);
  const auto give = [&](auto wants) {
    std::size_t i = 0;
    for (const rule::OperandInfo& operand : spelling.operands) {
      if (!operand.attribute.empty()) continue;
      if (total > 0 && sizes[i] == 0 && wants(operand)) ++sizes[i], --total;
      ++i;
    }
  };
  const auto required = [](const rule::OperandInfo& o) { return !o.optional && !o.variadic; };
  give([&](const auto& o) { return required(o) && !o.ignored; });
  give([&](const auto& o) { return required(o) && o.ignored; });
  give([](const auto& o) { return o.optional; });
  std::size_t i = 0;
  for (const rule::OperandInfo& operand : spelling.operands) {
    if (!operand.attribute.empty()) continue;
    if (operand.variadic) sizes[i] += static_cast<std::int64_t>(std::exchange(total, 0));
    ++i;
  }
}

}  // namespace

std::uint16_t Kinds::operand(rule::KindId kind, rule::KindId like, std::uint16_t index) const {
  const auto &names = table_->kinds[kind].operands, &written = table_->kinds[like].operands;
  if (names_of_[kind] == names_of_[like] || index >= written.size()) return index;
  const auto found = std::find(names.begin(), names.end(), written[index]);
  return found == names.end() ? index : static_cast<std::uint16_t>(found - names.begin());
}

void Kinds::arguments(ir::OpId op, std::vector<Argument>& out) const {
  out.clear();
  const ir::NameId name = graph_->ops[op].name;
  const rule::Spelling& spelling = table_->spellings[by_name_[name]];
  const auto values = graph_->operands(op);
  if (plain_[name] && values.size() == spelling.operands.size()) {
    for (std::size_t i = 0; i < values.size(); ++i) out.push_back({spelling.operands[i].index, values[i], 0});
    return;
  }
  Ints sizes;
  if (!segments(op, spelling, sizes)) distribute(spelling, values.size(), sizes);
  std::size_t named = 0, next = 0;
  for (const rule::OperandInfo& operand : spelling.operands) {
    if (!operand.attribute.empty()) {
      if (const auto text = ir::attribute(*graph_, op, operand.attribute))
        out.push_back({operand.index, ir::kNone,
                       ir::parse_float(*text).value_or(std::numeric_limits<double>::quiet_NaN())});
      continue;
    }
    for (std::int64_t i = 0; i < sizes[named]; ++i, ++next)
      if (!operand.ignored) out.push_back({operand.index, values[next], 0});
    ++named;
  }
}

bool Kinds::fits(const rule::Node& pattern, ir::OpId op) const {
  if (pattern.result >= graph_->ops[op].result_count) return false;
  const rule::SpellingId id = spelling(op);
  if (id == rule::kNoId) return false;
  const auto lists = [](const auto& list, auto wanted) {
    return std::find(list.begin(), list.end(), wanted) != list.end();
  };
  if (!lists(pattern.kinds, table_->spellings[id].kind)) return false;
  if (!pattern.spellings.empty() && !lists(pattern.spellings, id)) return false;
  return std::all_of(pattern.attributes.begin(), pattern.attributes.end(),
                     [&](const rule::AttributeTest& test) { return satisfies(op, test); });
}

bool Kinds::assign(const rule::Node& pattern, ir::OpId op, bool swapped, Assignment& out) const {
  const rule::KindId kind_of = kind(op);
  arguments(op, out.there);
  if (swapped) {
    Argument *first = nullptr, *second = nullptr;
    for (Argument& argument : out.there) {
      if (argument.operand == 0) first = &argument;
      if (argument.operand == 1) second = &argument;
    }
    if (!table_->kinds[kind_of].commutative || !first || !second) return false;
    if (!first->is_literal() && first->value == second->value) return false;
    std::swap(first->operand, second->operand);
  }
  out.by_edge.assign(pattern.operands.size(), Argument{});
  std::size_t covered = 0;
  for (std::size_t e = 0; e < pattern.operands.size(); ++e) {
    const rule::Edge& edge = pattern.operands[e];
    std::size_t skip = 0;  // edges before this one to the same variadic operand
    for (std::size_t i = 0; i < e; ++i) skip += pattern.operands[i].operand == edge.operand;
    const std::uint16_t place = operand(kind_of, pattern.kinds[0], edge.operand);
    for (const Argument& argument : out.there)
      if (argument.operand == place && skip-- == 0) out.by_edge[e] = argument, ++covered;
  }
  return pattern.rest || covered == out.there.size();
}

// ---- attributes ----

/// As matmul: batch dimensions lead in order on both sides, one dimension is contracted, the right side has
/// one free dimension, and so has the left unless nothing is batched (x[B,S,K] * w[K,N]).
bool Kinds::plain_matmul(ir::OpId op, bool* transpose_a, bool* transpose_b) const {
  const auto values = graph_->operands(op);
  if (values.size() < 2) return false;
  const auto list = [&](std::string_view name) {
    const auto text = ir::attribute(*graph_, op, name);
    return text ? ir::parse_ints(*text).value_or(Ints{}) : Ints{};
  };
  const ir::Type &a = graph_->type(values[0]), &b = graph_->type(values[1]);
  const Ints batch_a = list("batch_dims_lhs"), batch_b = list("batch_dims_rhs");
  const Ints contract_a = list("contract_dims_lhs"), contract_b = list("contract_dims_rhs");
  if (!a.tensor || !b.tensor || contract_a.size() != 1 || contract_b.size() != 1) return false;
  const auto batch = static_cast<std::int64_t>(batch_a.size());
  Ints leading(batch_a.size());
  for (std::int64_t i = 0; i < batch; ++i) leading[i] = i;
  if (batch_a != leading || batch_b != leading) return false;
  const auto rank_a = static_cast<std::int64_t>(a.dims.size()),
             rank_b = static_cast<std::int64_t>(b.dims.size());
  if (rank_b != batch + 2 || rank_a < batch + 2) return false;
  if (contract_b[0] != batch && contract_b[0] != batch + 1) return false;
  const bool last = contract_a[0] == rank_a - 1;
  if (rank_a > batch + 2 ? batch != 0 || !last : contract_a[0] != batch && !last) return false;
  *transpose_a = !last;
  *transpose_b = contract_b[0] == batch + 1;
  return true;
}

AttributeValue Kinds::attribute(ir::OpId op, std::string_view name, bool with_default) const {
  const rule::SpellingId id = by_name_[graph_->ops[op].name];
  if (id == rule::kNoId) return {ir::attribute(*graph_, op, name), false};
  const rule::Spelling& spelling = table_->spellings[id];
  if (spelling.view == rule::View::DotGeneral && (name == "transpose_a" || name == "transpose_b")) {
    bool a = false, b = false;
    if (!plain_matmul(op, &a, &b)) return {};
    return {(name == "transpose_a" ? a : b) ? "true" : "false", false};
  }
  const rule::AttributeInfo* fallback = nullptr;
  bool known = false;
  for (const rule::AttributeInfo& info : spelling.attributes) {
    if (info.name != name) continue;
    known = true;
    if (const auto text = ir::attribute(*graph_, op, info.spelling)) return {text, info.axis};
    if (!fallback && info.default_text) fallback = &info;
  }
  if (fallback && with_default) return {std::string_view(*fallback->default_text), fallback->axis};
  if (known) return {};
  return {ir::attribute(*graph_, op, name), false};
}

std::optional<Ints> Kinds::axes(ir::OpId op, std::string_view text) const {
  auto list = ir::parse_ints(text);
  const auto values = graph_->operands(op);
  if (!list || values.empty() || !graph_->type(values[0]).tensor) return list;
  const auto rank = static_cast<std::int64_t>(graph_->type(values[0]).dims.size());
  for (std::int64_t& axis : *list)
    if (axis < 0) axis += rank;
  return list;
}

bool Kinds::same_value(ir::OpId op, const AttributeValue& value, std::string_view wanted) const {
  const std::string_view text = *value.text;
  if (value.axis) {
    const auto have = axes(op, text), want = axes(op, wanted);
    if (have && want) return *have == *want;
  }
  if (text.empty()) return wanted.empty() || wanted == "true";  // a unit attribute
  if (const auto have = ir::parse_ints(text), want = ir::parse_ints(wanted); have && want)
    return *have == *want;
  if (const auto have = ir::parse_float(text), want = ir::parse_float(wanted); have && want)
    return near(*have, *want);
  if (const auto have = ir::parse_bool(text), want = ir::parse_bool(wanted); have && want)
    return *have == *want;
  return ir::parse_word(text) == ir::parse_word(wanted);
}

bool Kinds::satisfies(ir::OpId op, const rule::AttributeTest& test) const {
  const AttributeValue value = attribute(op, test.name);
  switch (test.op) {
    case rule::AttributeTest::Op::Absent:
      return !value.text;
    case rule::AttributeTest::Op::Present:
      return value.text.has_value();
    case rule::AttributeTest::Op::OneOf:
      break;
  }
  if (!value.text) return test.or_absent;
  return std::any_of(test.values.begin(), test.values.end(),
                     [&](const std::string& wanted) { return same_value(op, value, wanted); });
}

}  // namespace fusionc::match
