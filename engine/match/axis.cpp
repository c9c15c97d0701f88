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

struct Step {
  enum class Kind : std::uint8_t { Same, Lost, Unknown } kind = Kind::Unknown;
  std::int64_t axis = 0;
};
constexpr Step kLost{Step::Kind::Lost, 0}, kUnknown{Step::Kind::Unknown, 0};
Step same(std::int64_t axis) { return {Step::Kind::Same, axis}; }

std::int64_t after(const Ints& dims, std::int64_t axis) {
  std::int64_t count = 1;
  for (std::size_t i = static_cast<std::size_t>(axis) + 1; i < dims.size(); ++i) {
    if (dims[i] == ir::kDynamic) return ir::kDynamic;
    count *= dims[i];
  }
  return count;
}

Step through_reshape(const Ints& in, const Ints& out, std::int64_t axis) {
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
  return found ? same(*found) : size == 1 ? kUnknown : kLost;
}

/// A dimension that is repeated on the way is another one: its index no longer tells elements apart.
Step through_movement(const ir::Graph& graph, ir::OpId op, ir::OpKind kind, std::int64_t axis) {
  const auto movement = ir::movement(graph, op, kind);
  if (!movement) return kUnknown;
  const ir::DimSource& from = (*movement)[static_cast<std::size_t>(axis)];
  const std::int64_t size = graph.type(graph.result(op)).dims[static_cast<std::size_t>(axis)];
  return from.source < 0 || size > from.size ? kLost : same(from.source);
}

/// From dimension `axis` of the result of `op` to one of operand `operand`.
Step through_op(const Kinds& kinds, ir::OpId op, std::size_t operand, std::int64_t axis) {
  const ir::Graph& graph = kinds.graph();
  const Ints& in = graph.type(graph.operands(op)[operand]).dims;
  const Ints& out = graph.type(graph.result(op)).dims;
  const auto rank_in = static_cast<std::int64_t>(in.size()), rank_out = static_cast<std::int64_t>(out.size());
  const auto aligned = [&]() -> Step {
    const std::int64_t at = axis - (rank_out - rank_in);
    if (at < 0) return kLost;
    return in[static_cast<std::size_t>(at)] == out[static_cast<std::size_t>(axis)] ? same(at) : kLost;
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
      return rank_in == rank_out ? same(axis) : kUnknown;
    default:
      break;
  }
  const rule::KindId kind = kinds.kind(op);
  const bool norm = kind != rule::kNoId && kinds.table().kinds[kind].in_class("norm");
  return norm && operand == 0 && in == out ? same(axis) : kUnknown;
}

class Walk {
 public:
  Walk(const Kinds& kinds, ir::ValueId from, std::int64_t axis) : kinds_(kinds), from_(from), axis_(axis) {}

  /// Nothing when the source is not reached.
  std::optional<Truth> at(ir::ValueId value, std::optional<std::int64_t> axis, bool known) {
    if (value == from_) return !known ? Truth::Unknown : axis && *axis == axis_ ? Truth::Yes : Truth::No;
    const ir::Graph& graph = kinds_.graph();
    const ir::OpId op = graph.values[value].def;
    if (op == ir::kNone || graph.ops[op].function != graph.values[from_].function) return std::nullopt;
    if (value < from_ || ++visited_ > kReach) return std::nullopt;
    if (!seen_.insert({value, known ? axis.value_or(-1) : -2}).second) return std::nullopt;
    std::optional<Truth> verdict;
    const auto operands = graph.operands(op);
    for (std::size_t i = 0; i < operands.size(); ++i) {
      Step step{axis ? Step::Kind::Unknown : Step::Kind::Lost, 0};
      const bool readable =
          graph.type(operands[i]).tensor && graph.type(value).tensor && graph.ops[op].result_count == 1;
      if (axis && known && readable) step = through_op(kinds_, op, i, *axis);
      const auto next = step.kind == Step::Kind::Same ? std::optional(step.axis) : std::nullopt;
      const auto found = at(operands[i], next, known && step.kind != Step::Kind::Unknown);
      if (!found) continue;
      if (!verdict)
        verdict = found;
      else if (*verdict != *found)
        verdict = Truth::Unknown;
    }
    return verdict;
  }

 private:
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
  return Walk(kinds, from, from_axis).at(to, to_axis, true).value_or(Truth::Unknown);
}

}  // namespace fusionc::match
