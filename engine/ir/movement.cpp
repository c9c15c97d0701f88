// Data movement per dimension.
//
// Idea. Permutes, slices, repeats and their kin all read, for each coordinate of a result dimension, one
// coordinate of one operand dimension. Said in one form (DimSource), the analysis of axes and the evaluation
// by index share it.
//
// Invariant. A movement is returned only when it agrees with the shapes of the operand and the result and
// stays within the operand, so whoever applies it needs no checks.

#include "engine/ir/movement.h"

#include <algorithm>

#include "engine/ir/attr.h"

namespace fusionc::ir {
namespace {

using Dims = std::vector<std::int64_t>;

std::optional<Dims> ints(const Graph& graph, OpId op, std::string_view name) {
  const auto text = attribute(graph, op, name);
  return text ? parse_ints(*text) : std::nullopt;
}

std::optional<std::int64_t> integer(const Graph& graph, OpId op, std::string_view name) {
  const auto text = attribute(graph, op, name);
  return text ? parse_int(*text) : std::nullopt;
}

Movement identity(const Dims& dims) {
  Movement out(dims.size());
  for (std::size_t d = 0; d < dims.size(); ++d) out[d] = {dims[d], static_cast<std::int64_t>(d), 0, 1, 1};
  return out;
}

std::optional<Movement> permuted(const Dims& from, const Dims& order, const Dims& to) {
  if (order.size() != from.size() || to.size() != from.size()) return std::nullopt;
  Movement out(to.size());
  std::vector<bool> used(from.size());
  for (std::size_t d = 0; d < to.size(); ++d) {
    const auto source = static_cast<std::size_t>(order[d]);
    if (source >= from.size() || used[source] || from[source] != to[d]) return std::nullopt;
    used[source] = true;
    out[d] = {from[source], order[d], 0, 1, 1};
  }
  return out;
}

std::optional<Movement> transposed(const Graph& graph, OpId op, const Dims& from, const Dims& to) {
  const auto a = dimension(graph, op, "dim0", from.size()), b = dimension(graph, op, "dim1", from.size());
  if (!a || !b) return std::nullopt;
  Dims order(from.size());
  for (std::size_t d = 0; d < order.size(); ++d) order[d] = static_cast<std::int64_t>(d);
  std::swap(order[static_cast<std::size_t>(*a)], order[static_cast<std::size_t>(*b)]);
  return permuted(from, order, to);
}

std::optional<Movement> interleaved(const Graph& graph, OpId op, const Dims& from, const Dims& to) {
  const auto d = dimension(graph, op, "dim", from.size());
  if (!d || to.size() != from.size()) return std::nullopt;
  const auto at = static_cast<std::size_t>(*d);
  Movement out = identity(from);
  out[at].repeats = to[at] / from[at];
  for (std::size_t i = 0; i < from.size(); ++i) {
    if (to[i] != from[i] * out[i].repeats) return std::nullopt;
  }
  return out;
}

/// One sliced dimension; false when it leaves the operand.
bool slice_dim(DimSource& dim, std::int64_t begin, std::int64_t step, std::int64_t count) {
  if (begin < 0) begin += dim.size;
  const std::int64_t last = begin + (count - 1) * step;
  if (begin < 0 || begin >= dim.size || last < 0 || last >= dim.size) return false;
  dim.begin = begin;
  dim.step = step;
  return true;
}

std::optional<Movement> sliced(const Graph& graph, OpId op, const Dims& from, const Dims& to) {
  const auto begins = ints(graph, op, "begins");
  const Dims steps = ints(graph, op, "step").value_or(Dims(from.size(), 1));
  if (!begins || begins->size() != from.size() || steps.size() != from.size() || to.size() != from.size()) {
    return std::nullopt;
  }
  Movement out = identity(from);
  for (std::size_t d = 0; d < from.size(); ++d) {
    if (!slice_dim(out[d], (*begins)[d], steps[d], to[d])) return std::nullopt;
  }
  return out;
}

std::optional<Movement> indexed(const Graph& graph, OpId op, const Dims& from, const Dims& to) {
  const auto d = dimension(graph, op, "dim", from.size());
  const auto begin = integer(graph, op, "begin");
  if (!d || !begin || to.size() != from.size()) return std::nullopt;
  const auto at = static_cast<std::size_t>(*d);
  Movement out = identity(from);
  for (std::size_t i = 0; i < from.size(); ++i) {
    if (i != at && to[i] != from[i]) return std::nullopt;
  }
  if (!slice_dim(out[at], *begin, integer(graph, op, "step").value_or(1), to[at])) return std::nullopt;
  return out;
}

}  // namespace

bool has_static_shape(const Type& type) {
  return type.tensor && std::all_of(type.dims.begin(), type.dims.end(), [](std::int64_t d) { return d > 0; });
}

std::optional<std::int64_t> dimension(const Graph& graph, OpId op, std::string_view name, std::size_t rank) {
  auto d = integer(graph, op, name);
  const auto size = static_cast<std::int64_t>(rank);
  if (d && *d < 0) *d += size;
  return d && *d >= 0 && *d < size ? d : std::nullopt;
}

std::optional<Movement> tiled(const Dims& from, const Dims& to) {
  if (from.size() > to.size()) return std::nullopt;
  const std::size_t lead = to.size() - from.size();
  Movement out(to.size());
  for (std::size_t d = lead; d < to.size(); ++d) {
    if (to[d] % from[d - lead] != 0) return std::nullopt;
    out[d] = {from[d - lead], static_cast<std::int64_t>(d - lead), 0, 1, 1};
  }
  return out;
}

std::optional<Movement> heads_last(const Dims& from) {
  if (from.size() != 4) return std::nullopt;
  return permuted(from, {0, 2, 1, 3}, {from[0], from[2], from[1], from[3]});
}

std::optional<std::size_t> concat_dimension(const Graph& graph, OpId op) {
  const Dims& to = graph.type(graph.result(op)).dims;
  const auto along = dimension(graph, op, "dim", to.size());
  if (!along || graph.ops[op].result_count != 1) return std::nullopt;
  const auto d = static_cast<std::size_t>(*along);
  std::int64_t total = 0;
  for (ValueId v : graph.operands(op)) {
    Dims dims = graph.type(v).dims;
    if (!has_static_shape(graph.type(v)) || dims.size() != to.size()) return std::nullopt;
    total += dims[d];
    dims[d] = to[d];
    if (dims != to) return std::nullopt;
  }
  return total == to[d] ? std::optional(d) : std::nullopt;
}

std::optional<Movement> movement(const Graph& graph, OpId op, OpKind kind) {
  if (graph.operands(op).empty() || graph.ops[op].result_count != 1) return std::nullopt;
  const Type &operand = graph.type(graph.operands(op)[0]), &result = graph.type(graph.result(op));
  if (!has_static_shape(operand) || !has_static_shape(result)) return std::nullopt;
  const Dims &from = operand.dims, &to = result.dims;
  switch (kind) {
    case OpKind::Permute: {
      const auto order = ints(graph, op, "permutation");
      return order ? permuted(from, *order, to) : std::nullopt;
    }
    case OpKind::Transpose:
      return transposed(graph, op, from, to);
    case OpKind::Tile:
      return tiled(from, to);
    case OpKind::Interleave:
      return interleaved(graph, op, from, to);
    case OpKind::Slice:
      return sliced(graph, op, from, to);
    case OpKind::Index:
      return indexed(graph, op, from, to);
    default:
      return std::nullopt;
  }
}

}  // namespace fusionc::ir
