// What an op does to the elements of its operands, as far as reading constants needs to know: a small table
// keyed by the op name without its dialect.
#pragma once

#include <cstdint>
#include <string_view>

namespace fusionc::ir {

enum class OpKind : std::uint8_t {
  Opaque,   ///< computes something we do not follow
  Literal,  ///< `value = dense<...>`
  Full,     ///< one number everywhere: `fill_value`
  Zeros,
  Ones,
  Arange,   ///< counts along one dimension
  Device,   ///< a handle, no tensor
  Storage,  ///< allocated, not yet written: empty
  Random,
  Same,     ///< each element stays at its place: casts and layout moves
  Reshape,  ///< row-major order stays: reshape, squeeze, unsqueeze
  Permute,
  Transpose,
  Tile,        ///< whole copies side by side: repeat, and broadcast of size-1 dimensions
  Interleave,  ///< copies element by element: repeat_interleave
  Slice,       ///< begins, ends, step of every dimension
  Index,       ///< the same of one dimension
  Concat,
  ConcatHeads,  ///< [B,H,S,D] to [B,S,H*D]
  Pad,
  Shard,        ///< one dimension cut or glued across devices
  Elementwise,  ///< broadcasts, then maps elements
  Call,         ///< call, load_cached: another function of the module
  Trace         ///< capture_or_execute_trace
};

struct OpTraits {
  OpKind kind = OpKind::Opaque;
  double (*unary)(double) = nullptr;  ///< of an Elementwise op that folds
  double (*binary)(double,
                   double) = nullptr;  ///< of one with two operands, or with the second as attribute `rhs`
};

/// Traits of `ttir.multiply`, `ttnn.multiply`, `ttcore.load_cached`, `call` ...; Opaque for other dialects.
OpTraits op_traits(std::string_view name);

}  // namespace fusionc::ir
