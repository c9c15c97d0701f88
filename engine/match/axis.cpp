// Axes followed through data movement.
//
// Idea. From the result back towards the source: each op maps a dimension of its result to one of its
// operand, or proves that none corresponds (several were merged, or the elements were repeated). A dimension
// goes through a reshape when one dimension of the operand has the same size and the same number of elements
// after it, for then its index is the same function of the element's position. A dimension of size 1 has no
// position: it is Unknown there unless exactly one dimension of the operand qualifies. Elementwise ops
// broadcast from the right. Norms keep the shape of operand 0. Every other op ends the walk.
//
// The walk is over the whole cone between the two values; paths that do not reach the source say nothing, and
// paths that do must agree.
#include "engine/match/axis.h"

#include <optional>
#include <set>
#include <utility>
#include <vector>

#include "engine/ir/movement.h"
#include "engine/ir/op_kind.h"

namespace fusionc::match {

using ir::Truth;
using Ints = std::vector<std::int64_t>;

namespace {

/// Ops a walk may visit; real paths are a handful.
constexpr int kReach = 256;
/// In place of a dimension: none corresponds; nobody can tell.
constexpr std::int64_t kLost = -1, kUnknown = -2;

std::int64_t after(const Ints& dims, std::int64_t axis) {
  std::int64_t count = 1;
  for (std::size_t i = static_cast<std::size_t>(axis) + 1; i < dims.size(); ++i) {
    if (dims[i] == ir::kDynamic) return ir::kDynamic;
    count *= dims[i];
  }
  return count;
}

std::int64_t through_reshape(const Ints& in, const Ints& out, std::int64_t axis) {
  const std::int64_t size = out[static_cast<std::size_t>(axis)], stride = after(out, axis);
  if (size == ir::kDynamic || stride == ir::kDynamic) return kUnknown;
  std::optional<std::int64_t> found;
  for (std::int64_t i = 0; i < static_cast<std::int64_t>(in.size()); ++i) {
    const std::int64_t have = after(in, i);
    if (have == ir::kDynamic || in[static_cast<std::size_t>(i)] == ir::kDynamic) return kUnknown;
    if (have != stride || in[static_cast<std::size_t>(i)] != size) continue;
    if (found) return kUnknown;  // several dimensions of size 1
    found = i;
  }
  return found ? *found : size == 1 ? kUnknown : kLost;
}

/// A dimension that is repeated on the way is another one: its index no longer tells elements apart.
std::int64_t through_movement(const ir::Graph& graph, ir::OpId op, ir::OpKind kind, std::int64_t axis) {
  const auto movement = ir::movement(graph, op, kind);
  if (!movement) return kUnknown;
  const ir::DimSource& from = (*movement)[static_cast<std::size_t>(axis)];
  const std::int64_t size = graph.type(graph.result(op)).dims[static_cast<std::size_t>(axis)];
  return from.source < 0 || size > from.size ? kLost : from.source;
}

/// From dimension `axis` of the result of `op` to one of operand `operand`.
std::int64_t through_op(const Kinds& kinds, ir::OpId op, std::size_t operand, std::int64_t axis) {
  const ir::Graph& graph = kinds.graph();
  const Ints& in = graph.type(graph.operands(op)[operand]).dims;
  const Ints& out = graph.type(graph.result(op)).dims;
  const auto rank_in = static_cast<std::int64_t>(in.size()), rank_out = static_cast<std::int64_t>(out.size());
  const auto aligned = [&]() -> std::int64_t {
    const std::int64_t at = axis - (rank_out - rank_in);
    if (at < 0) return kLost;
    return in[static_cast<std::size_t>(at)] == out[static_cast<std::size_t>(axis)] ? at : kLost;
  };
  const ir::OpKind op_kind = ir::op_traits(graph.op_name(op)).kind;
  switch (op_kind) {
    case ir::OpKind::Elementwise:
      return aligned();
    case ir::OpKind::Same:
      return operand == 0 ? aligned() : kUnknown;
    case ir::OpKind::Reshape:
      return operand == 0 ? through_reshape(in, out, axis) : kUnknown;
    case ir::OpKind::Permute:
    case ir::OpKind::Transpose:
    case ir::OpKind::Tile:
    case ir::OpKind::Interleave:
    case ir::OpKind::Slice:
    case ir::OpKind::Index:
      return operand == 0 ? through_movement(graph, op, op_kind, axis) : kUnknown;
    case ir::OpKind::Pad:
    case ir::OpKind::Concat:
      return rank_in == rank_out ? axis : kUnknown;
    default:
      break;
  }
  const rule::KindId kind = kinds.kind(op);
  const bool norm = kind != rule::kNoId && kinds.table().kinds[kind].in_class("norm");
  return norm && operand == 0 && in == out ? axis : kUnknown;
}

class Walk {
 public:
  Walk(const Kinds& kinds, ir::ValueId from, std::int64_t axis) : kinds_(kinds), from_(from), axis_(axis) {}

  /// `axis` of `value` may be kLost or kUnknown already. Nothing when the source is not reached.
  std::optional<Truth> at(ir::ValueId value, std::int64_t axis) {
    if (value == from_) return axis == kUnknown ? Truth::Unknown : axis == axis_ ? Truth::Yes : Truth::No;
    const ir::Graph& graph = kinds_.graph();
    const ir::OpId op = graph.values[value].def;
    if (op == ir::kNone || graph.ops[op].function != graph.values[from_].function) return std::nullopt;
    if (const ir::OpId source = graph.values[from_].def; source != ir::kNone && op < source)
      return std::nullopt;
    if (++visited_ > kReach || !seen_.insert({value, axis}).second) return std::nullopt;
    std::optional<Truth> verdict;
    const auto operands = graph.operands(op);
    for (std::size_t i = 0; i < operands.size(); ++i) {
      const std::optional<Truth> found = at(operands[i], axis < 0 ? axis : step(op, i, axis));
      if (!found) continue;
      if (!verdict)
        verdict = found;
      else if (*verdict != *found)
        verdict = Truth::Unknown;
    }
    return verdict;
  }

 private:
  std::int64_t step(ir::OpId op, std::size_t operand, std::int64_t axis) const {
    const ir::Graph& graph = kinds_.graph();
    const bool readable = graph.ops[op].result_count == 1 && graph.type(graph.result(op)).tensor &&
                          graph.type(graph.operands(op)[operand]).tensor;
    return readable ? through_op(kinds_, op, operand, axis) : kUnknown;
  }

  const Kinds& kinds_;
  const ir::ValueId from_;
  const std::int64_t axis_;
  int visited_ = 0;
  std::set<std::pair<ir::ValueId, std::int64_t>> seen_;
};

}  // namespace

Truth follows(const Kinds& kinds, ir::ValueId from, std::int64_t from_axis, ir::ValueId to,
              std::int64_t to_axis) {
  const ir::Graph& graph = kinds.graph();
  const auto normal = [&](ir::ValueId value, std::int64_t& axis) {
    const auto rank = static_cast<std::int64_t>(graph.type(value).dims.size());
    if (axis < 0) axis += rank;
    return axis >= 0 && axis < rank;
  };
  if (!normal(from, from_axis) || !normal(to, to_axis)) return Truth::No;
  return Walk(kinds, from, from_axis).at(to, to_axis).value_or(Truth::Unknown);
}

}  // namespace fusionc::match
