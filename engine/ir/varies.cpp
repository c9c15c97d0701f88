// Does a tensor differ along one of its dimensions?
//
// Idea. Two stages. The first follows axes: each op maps the repeating axes of its operands to those of its
// result (axes.h), which costs a few dozen steps however large the tensors are and settles nearly all real
// cases, such as a bias that was reshaped, repeated and concatenated by const-eval. Only where an op cut
// across those axes, so that repetition may have been overlooked, does the second stage name all elements
// (elements.h) and compare slices.
//
// What counts as different. Elements of an argument, and of a tensor computed by an op we know by name but do
// not follow, are taken to differ: such a tensor is no repeated vector unless somebody repeated it. Data that
// cannot be read (elided, external functions, other dialects) gives Unknown.
//
// Invariants.
// * No is proved; Yes means that reading every step showed no repetition.
// * Work per question is bounded: kMaxNodes ops, kMaxDepth deep, kBudget element visits.

#include <map>

#include "engine/ir/attr.h"
#include "engine/ir/axes.h"
#include "engine/ir/elements.h"
#include "engine/ir/literal.h"

namespace fusionc::ir {
namespace {

constexpr int kMaxDepth = 256;
constexpr std::size_t kMaxNodes = 4096;
constexpr std::size_t kBudget = 4u << 20;
constexpr std::size_t kMaxLiteral = 1u << 16;  ///< elements of a table in the text that are read
using Dims = std::vector<std::int64_t>;

/// Are slices along `dim` of a row-major tensor copies of the first?
template <typename T>
bool repeats_along(const std::vector<T>& elements, const Dims& dims, std::size_t dim) {
  std::size_t inner = 1;
  for (std::size_t d = dim + 1; d < dims.size(); ++d) inner *= static_cast<std::size_t>(dims[d]);
  const std::size_t slab = inner * static_cast<std::size_t>(dims[dim]);
  for (std::size_t i = 0; i < elements.size(); ++i) {
    if (elements[i] != elements[i / slab * slab + i % inner]) return false;
  }
  return true;
}

class AxisAnalysis {
 public:
  AxisAnalysis(const Graph& graph, const ConstantTable& table, CallView& view)
      : graph_(graph), table_(table), view_(view) {}

  Axes of(Place place) { return axes(place, 0); }

 private:
  Axes axes(Place place, int depth) {
    place = view_.resolve(place);
    if (const auto found = memo_.find(place); found != memo_.end()) return found->second;
    const Type& type = graph_.type(place.value);
    Axes out;
    if (!has_static_shape(type)) {
      out.seen = false;
    } else if (table_.splat(place.value).kind == Splat::Kind::Literal) {
      out = uniform(type.dims);
    } else if (depth > kMaxDepth || memo_.size() > kMaxNodes) {
      out = unseen(type.dims);
    } else if (graph_.values[place.value].def == kNone) {
      out = table_.is_argument(place.value) ? distinct(type.dims) : unseen(type.dims);
    } else {
      out = of_result(place, depth + 1);
    }
    memo_.emplace(place, out);
    return out;
  }

  static Axes unseen(const Dims& dims) {
    Axes out = distinct(dims);
    out.seen = false;
    return out;
  }

  Axes of_result(Place place, int depth) {
    const OpId op = graph_.values[place.value].def;
    const OpKind kind = table_.traits(op).kind;
    const Type& type = graph_.type(place.value);
    const auto operands = graph_.operands(op);
    if (kind == OpKind::Opaque) {
      return graph_.ops[op].dialect == Dialect::Other ? unseen(type.dims) : distinct(type.dims);
    }
    if (kind == OpKind::Literal) return of_literal(op, type);
    if (kind == OpKind::Arange) return of_arange(op, type);
    if (operands.empty() || graph_.ops[op].result_count != 1 || !has_static_shape(graph_.type(operands[0]))) {
      return unseen(type.dims);
    }
    switch (kind) {
      case OpKind::Same:
      case OpKind::Reshape:
      case OpKind::ConcatHeads:
        return of_reshape(place, kind, depth);
      case OpKind::Permute:
      case OpKind::Transpose:
      case OpKind::Tile:
      case OpKind::Interleave:
      case OpKind::Slice:
      case OpKind::Index: {
        const auto how = movement(graph_, op, kind);
        return how ? move(operand(place, 0, depth), *how, type.dims) : unseen(type.dims);
      }
      case OpKind::Pad:
      case OpKind::Shard:
        return of_resized(place, depth);
      case OpKind::Concat:
        return of_concat(place, depth);
      case OpKind::Elementwise:
        return of_elementwise(place, depth);
      default:
        return unseen(type.dims);
    }
  }

  Axes operand(Place place, std::size_t index, int depth) {
    return axes({place.frame, graph_.operands(graph_.values[place.value].def)[index]}, depth);
  }

  Axes of_literal(OpId op, const Type& type) {
    const auto text = attribute(graph_, op, "value");
    const auto values = text ? literal_elements(*text, kMaxLiteral) : std::nullopt;
    if (!values || static_cast<std::int64_t>(values->size()) != type.numel()) return unseen(type.dims);
    Axes out = distinct(type.dims);
    for (std::size_t d = 0; d < type.dims.size(); ++d) {
      if (repeats_along(*values, type.dims, d)) {
        for (Factor& f : out.dims[d]) f.same = true;
      }
    }
    out.exact = false;  // within a dimension it may still repeat
    return out;
  }

  Axes of_arange(OpId op, const Type& type) {
    auto along = dimension(graph_, op, "arange_dimension", type.dims.size());
    if (!along && type.dims.size() == 1) along = 0;
    if (!along) return unseen(type.dims);
    Axes out = uniform(type.dims);
    for (Factor& f : out.dims[static_cast<std::size_t>(*along)]) f.same = false;
    return out;
  }

  Axes of_reshape(Place place, OpKind kind, int depth) {
    const Type& type = graph_.type(place.value);
    const Type& from = graph_.type(graph_.operands(graph_.values[place.value].def)[0]);
    if (from.numel() != type.numel()) return unseen(type.dims);
    Axes in = operand(place, 0, depth);
    if (kind == OpKind::ConcatHeads) {
      const auto split = heads_last(from.dims);
      if (!split) return unseen(type.dims);
      in = move(in, *split, {from.dims[0], from.dims[2], from.dims[1], from.dims[3]});
    }
    return from.dims == type.dims ? in : reshape(in, type.dims);
  }

  /// Padding, or a dimension cut or glued across devices: dimensions that keep their size keep what repeats.
  Axes of_resized(Place place, int depth) {
    const OpId op = graph_.values[place.value].def;
    const Dims &to = graph_.type(place.value).dims, &from = graph_.type(graph_.operands(op)[0]).dims;
    if (from.size() != to.size()) return unseen(to);
    const Axes in = operand(place, 0, depth);
    Axes out = distinct(to);  // what is glued together comes from different devices
    out.exact = in.exact && (!in.aliased || table_.traits(op).kind == OpKind::Pad);
    out.aliased = in.aliased;
    out.seen = in.seen;
    for (std::size_t d = 0; d < to.size(); ++d) {
      if (from[d] == to[d]) {
        out.dims[d] = in.dims[d];
      } else if (table_.traits(op).kind == OpKind::Shard && from[d] > to[d] && all_same(in.dims[d])) {
        for (Factor& f : out.dims[d]) f.same = true;
      }
    }
    return out;
  }

  Axes of_concat(Place place, int depth) {
    const OpId op = graph_.values[place.value].def;
    const auto operands = graph_.operands(op);
    const Dims& to = graph_.type(place.value).dims;
    const auto along = concat_dimension(graph_, op);
    if (!along) return unseen(to);
    const std::size_t d = *along;
    const Place first = view_.resolve({place.frame, operands[0]});
    Axes out = uniform(to);
    bool copies = true, maybe = true;
    for (std::size_t i = 0; i < operands.size(); ++i) {
      Axes part = operand(place, i, depth);
      maybe = maybe && all_same(part.dims[d]);
      copies = copies && view_.resolve({place.frame, operands[i]}) == first;
      part.dims[d] = out.dims[d];  // only the other dimensions meet
      out = meet(out, part);
    }
    const auto count = static_cast<std::int64_t>(operands.size());
    if (copies && count > 1) {
      return move(operand(place, 0, depth), *tiled(graph_.type(operands[0]).dims, to), to);
    }
    out.dims[d] = distinct({to[d]}).dims[0];
    out.exact = out.exact && !maybe;  // equal slices may have been put side by side
    out.aliased = true;
    return out;
  }

  Axes of_elementwise(Place place, int depth) {
    const OpId op = graph_.values[place.value].def;
    const Dims& to = graph_.type(place.value).dims;
    Axes out = uniform(to);
    for (std::size_t i = 0; i < graph_.operands(op).size(); ++i) {
      const Type& from = graph_.type(graph_.operands(op)[i]);
      const auto spread = has_static_shape(from) ? tiled(from.dims, to) : std::nullopt;
      if (!spread) return unseen(to);
      const Axes part = move(operand(place, i, depth), *spread, to);
      if (part.seen && !any_same(part)) return part;  // whatever the others are
      out = meet(out, part);
    }
    return out;
  }

  const Graph& graph_;
  const ConstantTable& table_;
  CallView& view_;
  std::map<Place, Axes> memo_;
};

}  // namespace

Truth varies(const Graph& graph, ValueId value, std::int64_t dim) {
  const Type& type = graph.type(value);
  const auto d = static_cast<std::size_t>(dim);
  if (!type.tensor || dim < 0 || d >= type.dims.size()) return Truth::Unknown;
  if (type.dims[d] == 1) return Truth::No;
  if (!has_static_shape(type)) return Truth::Unknown;
  const ConstantTable& table = ConstantTable::of(graph);
  CallView view(graph, table);
  const Axes axes = AxisAnalysis(graph, table, view).of({0, value});
  if (all_same(axes.dims[d])) return Truth::No;
  if (axes.exact) return axes.seen ? Truth::Yes : Truth::Unknown;
  Elements elements(graph, table, view, kBudget);
  const Elements::Names names = elements.of({0, value});
  if (!names) return Truth::Unknown;
  if (repeats_along(*names, type.dims, d)) return Truth::No;
  return elements.seen() ? Truth::Yes : Truth::Unknown;
}

}  // namespace fusionc::ir
