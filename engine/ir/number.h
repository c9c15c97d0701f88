// Element values as text prints them and as a dtype holds them.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "engine/ir/type.h"

namespace fusionc::ir {

/// The value whose bits, in the width of `dtype`, are `bits`. Nothing for formats without a fixed element
/// width.
std::optional<double> decode_bits(std::uint64_t bits, Dtype dtype);

/// Bits of one element; 1 for booleans, 0 for formats without a fixed element width.
int element_bits(Dtype dtype);

/// One element as printed: `1.0e-5`, `-3`, `true`, or hexadecimal: the bits of a float dtype, else an
/// integer.
std::optional<double> parse_number(std::string_view token, Dtype dtype);

/// What is left of `value` when it is stored as `dtype`: floats round to nearest even, integers truncate,
/// booleans compare with zero. Block formats (bfp) depend on neighbours and leave the value alone. Nothing
/// when an integer dtype cannot hold it.
std::optional<double> store_as(double value, Dtype dtype);

}  // namespace fusionc::ir
