// Exact evaluation by index.
//
// Idea. To see whether slices of a tensor are copies of each other no numbers are needed, only identities:
// each element of each tensor on the way gets a 64-bit name. Moving data copies names, elementwise ops hash
// the names of their operands, numbers hash their value, and everything else is a leaf whose elements are all
// different. The whole tensor is named at once, a gather per op, because that is one pass over memory where
// following single indices would be a walk through the graph each.
//
// Invariants.
// * Every named element counts against the budget; over it the answer is "do not know".
// * Shapes are checked before anything is indexed: an op that does not fit its operands is a leaf that is not
//   seen.

#include "engine/ir/elements.h"

#include <bit>
#include <cmath>
#include <functional>

#include "engine/ir/attr.h"
#include "engine/ir/literal.h"

namespace fusionc::ir {
namespace {

constexpr int kMaxDepth = 256;
using Dims = std::vector<std::int64_t>;

std::uint64_t mix(std::uint64_t a, std::uint64_t b) {
  std::uint64_t x = a * 0x9e3779b97f4a7c15u ^ (b + 0x7f4a7c15u + (a >> 7));
  x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9u;
  x = (x ^ (x >> 27)) * 0x94d049bb133111ebu;
  return x ^ (x >> 31);
}

std::uint64_t name_of(double value) {
  if (std::isnan(value)) return mix(2, 0);
  return mix(1, std::bit_cast<std::uint64_t>(value + 0.0));  // -0 is 0
}

std::uint64_t name_of(std::string_view text) { return std::hash<std::string_view>{}(text); }

/// Offset into the operand for each coordinate of one result dimension.
std::vector<std::vector<std::size_t>> offsets(const Dims& from, const Movement& movement, const Dims& to) {
  std::vector<std::int64_t> strides(from.size(), 1);
  for (std::size_t d = from.size(); d > 1; --d) strides[d - 2] = strides[d - 1] * from[d - 1];
  std::vector<std::vector<std::size_t>> out(to.size());
  for (std::size_t d = 0; d < to.size(); ++d) {
    const DimSource& s = movement[d];
    const std::int64_t stride = s.source < 0 ? 0 : strides[static_cast<std::size_t>(s.source)];
    out[d].reserve(static_cast<std::size_t>(to[d]));
    for (std::int64_t i = 0; i < to[d]; ++i) {
      out[d].push_back(static_cast<std::size_t>((s.begin + s.step * (i / s.repeats)) % s.size * stride));
    }
  }
  return out;
}

}  // namespace

bool Elements::spend(std::int64_t elements) {
  const auto count = static_cast<std::size_t>(elements);
  if (count > budget_) return false;
  budget_ -= count;
  return true;
}

Elements::Names Elements::named(Place place, int depth) {
  place = view_.resolve(place);
  if (const auto found = memo_.find(place); found != memo_.end()) return found->second;
  if (depth > kMaxDepth || !has_static_shape(graph_.type(place.value))) return nullptr;
  Names names = compute(place, depth);
  memo_.emplace(place, names);
  return names;
}

Elements::Names Elements::operand(Place place, std::size_t index, int depth) {
  const auto operands = graph_.operands(graph_.values[place.value].def);
  return named({place.frame, operands[index]}, depth + 1);
}

Elements::Names Elements::leaf(Place place, bool known) {
  const std::int64_t count = graph_.type(place.value).numel();
  if (!spend(count)) return nullptr;
  seen_ = seen_ && known;
  auto out = std::make_shared<std::vector<std::uint64_t>>(static_cast<std::size_t>(count));
  const std::uint64_t tensor = mix(mix(3, place.frame), place.value);
  for (std::size_t i = 0; i < out->size(); ++i) (*out)[i] = mix(tensor, i);
  return out;
}

Elements::Names Elements::numbers(const std::vector<double>& values) {
  if (!spend(static_cast<std::int64_t>(values.size()))) return nullptr;
  auto out = std::make_shared<std::vector<std::uint64_t>>();
  out->reserve(values.size());
  for (double v : values) out->push_back(name_of(v));
  return out;
}

Elements::Names Elements::arange(OpId op, const Type& type) {
  const auto start = parse_int(attribute(graph_, op, "start").value_or("0"));
  const auto step = parse_int(attribute(graph_, op, "step").value_or("1"));
  auto along = dimension(graph_, op, "arange_dimension", type.dims.size());
  if (!along && type.dims.size() == 1) along = 0;
  if (!start || !step || !along) return nullptr;
  const std::vector<double> line = [&] {
    std::vector<double> out;
    for (std::int64_t i = 0; i < type.dims[static_cast<std::size_t>(*along)]; ++i) {
      out.push_back(static_cast<double>(*start + i * *step));
    }
    return out;
  }();
  Movement spread(type.dims.size());
  spread[static_cast<std::size_t>(*along)] = {static_cast<std::int64_t>(line.size()), 0, 0, 1, 1};
  return moved(numbers(line), {static_cast<std::int64_t>(line.size())}, spread, type.dims);
}

Elements::Names Elements::moved(const Names& from, const Dims& from_dims, const Movement& movement,
                                const Dims& to) {
  std::int64_t count = 1;
  for (std::int64_t d : to) count *= d;
  if (!from || !spend(count)) return nullptr;
  const auto table = offsets(from_dims, movement, to);
  auto out = std::make_shared<std::vector<std::uint64_t>>();
  out->reserve(static_cast<std::size_t>(count));
  if (to.empty()) {
    out->push_back(from->front());
    return out;
  }
  std::vector<std::size_t> at(to.size(), 0);  // of the outer dimensions; the last is the inner loop
  while (true) {
    std::size_t base = 0;
    for (std::size_t d = 0; d + 1 < to.size(); ++d) base += table[d][at[d]];
    for (std::size_t offset : table.back()) out->push_back((*from)[base + offset]);
    std::size_t d = to.size() - 1;
    while (d > 0 && ++at[d - 1] == table[d - 1].size()) at[--d] = 0;
    if (d == 0) return out;
  }
}

Elements::Names Elements::concatenated(Place place, int depth) {
  const OpId op = graph_.values[place.value].def;
  const Dims& to = graph_.type(place.value).dims;
  const auto along = concat_dimension(graph_, op);
  if (!along) return leaf(place, false);
  std::size_t outer = 1, total = 0;
  for (std::size_t i = 0; i < *along; ++i) outer *= static_cast<std::size_t>(to[i]);
  std::vector<Names> parts;
  for (std::size_t i = 0; i < graph_.operands(op).size(); ++i) {
    parts.push_back(operand(place, i, depth));
    if (!parts.back()) return nullptr;
    total += parts.back()->size();
  }
  if (!spend(static_cast<std::int64_t>(total))) return nullptr;
  auto out = std::make_shared<std::vector<std::uint64_t>>();
  out->reserve(total);
  for (std::size_t o = 0; o < outer; ++o) {
    for (const Names& part : parts) {
      const std::size_t run = part->size() / outer;
      const auto begin = part->begin() + static_cast<std::ptrdiff_t>(o * run);
      out->insert(out->end(), begin, begin + static_cast<std::ptrdiff_t>(run));
    }
  }
  return out;
}

Elements::Names Elements::elementwise(Place place, int depth) {
  const OpId op = graph_.values[place.value].def;
  const Dims& to = graph_.type(place.value).dims;
  const auto operands = graph_.operands(op);
  const std::int64_t count = graph_.type(place.value).numel();
  if (!spend(count)) return nullptr;
  const std::uint64_t what = mix(name_of(graph_.op_name(op)), name_of(graph_.str(graph_.ops[op].properties)));
  auto out = std::make_shared<std::vector<std::uint64_t>>(static_cast<std::size_t>(count), what);
  for (std::size_t i = 0; i < operands.size(); ++i) {
    Names names = operand(place, i, depth);
    if (!names) return nullptr;
    const Dims& from = graph_.type(operands[i]).dims;
    if (from != to) {
      const auto spread = tiled(from, to);
      if (!spread) return leaf(place, false);
      names = moved(names, from, *spread, to);
      if (!names) return nullptr;
    }
    for (std::size_t e = 0; e < out->size(); ++e) (*out)[e] = mix((*out)[e], (*names)[e]);
  }
  return out;
}

Elements::Names Elements::compute(Place place, int depth) {
  const Value& v = graph_.values[place.value];
  const Type& type = graph_.type(place.value);
  const Splat& number = table_.splat(place.value);
  if (number.kind == Splat::Kind::Literal) {
    if (!spend(type.numel())) return nullptr;
    return std::make_shared<std::vector<std::uint64_t>>(static_cast<std::size_t>(type.numel()),
                                                        name_of(number.value));
  }
  if (v.def == kNone) return leaf(place, table_.is_argument(place.value));
  const OpId op = v.def;
  const OpKind kind = table_.traits(op).kind;
  const auto operands = graph_.operands(op);
  switch (kind) {
    case OpKind::Literal: {
      const auto text = attribute(graph_, op, "value");
      const auto values = text ? literal_elements(*text, budget_) : std::nullopt;
      const bool fits = values && static_cast<std::int64_t>(values->size()) == type.numel();
      return fits ? numbers(*values) : leaf(place, false);
    }
    case OpKind::Arange: {
      const Names names = arange(op, type);
      return names ? names : leaf(place, false);
    }
    case OpKind::Same:
    case OpKind::Reshape: {
      const bool fits = !operands.empty() && graph_.type(operands[0]).numel() == type.numel();
      return fits ? operand(place, 0, depth) : leaf(place, false);
    }
    case OpKind::ConcatHeads: {
      const Dims from = operands.empty() ? Dims{} : graph_.type(operands[0]).dims;
      const auto split = heads_last(from);
      if (!split || graph_.type(operands[0]).numel() != type.numel()) return leaf(place, false);
      return moved(operand(place, 0, depth), from, *split, {from[0], from[2], from[1], from[3]});
    }
    case OpKind::Permute:
    case OpKind::Transpose:
    case OpKind::Tile:
    case OpKind::Interleave:
    case OpKind::Slice:
    case OpKind::Index: {
      const auto how = movement(graph_, op, kind);
      if (!how) return leaf(place, false);
      return moved(operand(place, 0, depth), graph_.type(operands[0]).dims, *how, type.dims);
    }
    case OpKind::Shard: {
      if (operands.empty()) return leaf(place, false);
      if (graph_.type(operands[0]).dims == type.dims) return operand(place, 0, depth);
      // A part of an argument is as distinct as the argument.
      return leaf(place, table_.is_argument(view_.resolve({place.frame, operands[0]}).value));
    }
    case OpKind::Concat:
      return concatenated(place, depth);
    case OpKind::Elementwise:
      return elementwise(place, depth);
    case OpKind::Opaque:
      return leaf(place, graph_.ops[op].dialect != Dialect::Other);
    default:
      return leaf(place, false);
  }
}

}  // namespace fusionc::ir
