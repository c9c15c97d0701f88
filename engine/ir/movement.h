// Ops that move elements, described per dimension of their result (internal to varies.cpp and elements.cpp).
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "engine/ir/graph.h"
#include "engine/ir/op_kind.h"

namespace fusionc::ir {

/// Where the coordinate `i` of one result dimension comes from: coordinate (begin + step * (i / repeats)) mod
/// size of operand dimension `source`.
struct DimSource {
  std::int64_t size = 1;     ///< of the operand dimension; 1 when there is none
  std::int64_t source = -1;  ///< operand dimension; -1 when the operand has fewer dimensions
  std::int64_t begin = 0, step = 1, repeats = 1;
};
using Movement = std::vector<DimSource>;

/// Has it known, positive dimensions?
bool has_static_shape(const Type& type);

/// How result 0 of a Permute, Transpose, Tile, Interleave, Slice or Index op reads operand 0; nothing when
/// shapes and attributes do not fit together.
std::optional<Movement> movement(const Graph& graph, OpId op, OpKind kind);

/// How an operand of shape `from` is broadcast or repeated to shape `to`, aligned at the last dimension.
std::optional<Movement> tiled(const std::vector<std::int64_t>& from, const std::vector<std::int64_t>& to);

/// [B,H,S,D] read as [B,S,H,D]; what concatenate_heads does before it merges the last two.
std::optional<Movement> heads_last(const std::vector<std::int64_t>& from);

/// The dimension a concat glues along; nothing when its operands do not add up to its result.
std::optional<std::size_t> concat_dimension(const Graph& graph, OpId op);

/// Attribute `name` as a dimension of a tensor of that rank, negative ones counted from the end.
std::optional<std::int64_t> dimension(const Graph& graph, OpId op, std::string_view name, std::size_t rank);

}  // namespace fusionc::ir
