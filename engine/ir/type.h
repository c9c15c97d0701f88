// Types as rules see them: shape and element type of a tensor. A type is parsed once per distinct spelling.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

namespace fusionc::ir {

enum class Dtype : std::uint8_t {
  Unknown, Bf16, F16, F32, F64, F8, BfpBf8, BfpBf4, I1, I8, I16, I32, I64, Ui8, Ui16, Ui32, Ui64, Index, Quant
};
// Signless and signed integers (`i32`, `si32`) are one: rules never tell them apart.

std::string_view to_string(Dtype dtype);         ///< `bf16`, `f32`, `i32`, `ui32`, `bfp_bf8`, ...
Dtype parse_dtype(std::string_view text);        ///< also `si32`, `!ttcore.tile<32x32, bf16>`, `bfp8`...
double bytes_per_element(Dtype dtype);           ///< bfp formats count their shared exponents (1088/1024, 576/1024); 0 if unknown

inline constexpr std::int64_t kDynamic = -1;

struct Type {
  std::string_view text;            ///< as written
  bool tensor = false;              ///< ranked tensor; all below is meaningless otherwise
  Dtype dtype = Dtype::Unknown;
  std::vector<std::int64_t> dims;   ///< kDynamic for `?`
  std::string_view encoding;        ///< after the comma, e.g. `#ttnn_layout3`; empty if none

  std::int64_t numel() const;       ///< kDynamic when any dimension is; 1 for rank 0
};

/// Parses one type. Types that are not ranked tensors give `tensor == false`. Never fails: text it cannot read is
/// a type that no guard can prove anything about.
Type parse_type(std::string_view text);

}  // namespace fusionc::ir
