// Numbers of MLIR text.
//
// Idea. Every element value is held as a double, which is exact for each float dtype of these dialects and
// for integers below 2^53. Rounding is done on the double itself, so that storing 1.702 as bf16 gives
// 1.703125 without passing through another format first.

#include "engine/ir/number.h"

#include <bit>
#include <charconv>
#include <cmath>
#include <limits>

namespace fusionc::ir {
namespace {

constexpr double kInfinity = std::numeric_limits<double>::infinity();

struct FloatFormat {
  int precision;     ///< significant bits, the hidden one included
  int min_exponent;  ///< of the smallest normal number, as in 1.x * 2^e
  int max_exponent;  ///< of the largest
};

std::optional<FloatFormat> float_format(Dtype dtype) {
  switch (dtype) {
    case Dtype::Bf16:
      return FloatFormat{8, -126, 127};
    case Dtype::F16:
      return FloatFormat{11, -14, 15};
    case Dtype::F32:
      return FloatFormat{24, -126, 127};
    case Dtype::F64:
      return FloatFormat{53, -1022, 1023};
    default:
      return std::nullopt;
  }
}

double round_to(double value, FloatFormat format) {
  if (value == 0 || !std::isfinite(value)) return value;
  const int exponent = std::max(std::ilogb(value), format.min_exponent);
  const int unit = exponent - format.precision + 1;  // value of the last bit, as a power of two
  const double rounded = std::ldexp(std::nearbyint(std::ldexp(value, -unit)), unit);
  const bool overflow = std::isinf(rounded) || (rounded != 0 && std::ilogb(rounded) > format.max_exponent);
  return overflow ? std::copysign(kInfinity, value) : rounded;
}

double half(std::uint64_t bits) {
  const int exponent = static_cast<int>(bits >> 10) & 0x1f;
  const auto mantissa = static_cast<double>(bits & 0x3ff);
  double value = exponent == 0 ? std::ldexp(mantissa, -24) : std::ldexp(mantissa + 1024, exponent - 25);
  if (exponent == 0x1f) value = mantissa == 0 ? kInfinity : std::numeric_limits<double>::quiet_NaN();
  return (bits & 0x8000) != 0 ? -value : value;
}

}  // namespace

int element_bits(Dtype dtype) {
  switch (dtype) {
    case Dtype::I1:
      return 1;
    case Dtype::I8:
    case Dtype::Ui8:
      return 8;
    case Dtype::Bf16:
    case Dtype::F16:
    case Dtype::I16:
    case Dtype::Ui16:
      return 16;
    case Dtype::F32:
    case Dtype::I32:
    case Dtype::Ui32:
      return 32;
    case Dtype::F64:
    case Dtype::I64:
    case Dtype::Ui64:
    case Dtype::Index:
      return 64;
    default:
      return 0;
  }
}

std::optional<double> decode_bits(std::uint64_t bits, Dtype dtype) {
  switch (dtype) {
    case Dtype::I1:
      return (bits & 1) != 0 ? 1.0 : 0.0;
    case Dtype::I8:
      return static_cast<std::int8_t>(bits);
    case Dtype::Ui8:
      return static_cast<std::uint8_t>(bits);
    case Dtype::I16:
      return static_cast<std::int16_t>(bits);
    case Dtype::Ui16:
      return static_cast<std::uint16_t>(bits);
    case Dtype::I32:
      return static_cast<std::int32_t>(bits);
    case Dtype::Ui32:
      return static_cast<std::uint32_t>(bits);
    case Dtype::I64:
    case Dtype::Index:
      return static_cast<double>(static_cast<std::int64_t>(bits));
    case Dtype::Ui64:
      return static_cast<double>(bits);
    case Dtype::Bf16:
      return std::bit_cast<float>(static_cast<std::uint32_t>(bits << 16));
    case Dtype::F16:
      return half(bits);
    case Dtype::F32:
      return std::bit_cast<float>(static_cast<std::uint32_t>(bits));
    case Dtype::F64:
      return std::bit_cast<double>(bits);
    default:
      return std::nullopt;
  }
}

std::optional<double> parse_number(std::string_view token, Dtype dtype) {
  if (token == "true") return 1.0;
  if (token == "false") return 0.0;
  const char* end = token.data() + token.size();
  if (token.starts_with("0x") || token.starts_with("0X")) {
    std::uint64_t bits = 0;
    const auto [stop, error] = std::from_chars(token.data() + 2, end, bits, 16);
    if (error != std::errc{} || stop != end || stop == token.data() + 2) return std::nullopt;
    const bool is_float = float_format(dtype).has_value() || dtype == Dtype::F8;
    return is_float ? decode_bits(bits, dtype) : static_cast<double>(bits);
  }
  // from_chars also reads `inf` and `nan`, which MLIR never prints as numbers.
  if (token.empty() || token.find_first_of("iInN") != std::string_view::npos) return std::nullopt;
  double value = 0;
  const auto [stop, error] = std::from_chars(token.data(), end, value);
  if (error != std::errc{} || stop != end) return std::nullopt;
  return value;
}

std::optional<double> store_as(double value, Dtype dtype) {
  if (const auto format = float_format(dtype)) return round_to(value, *format);
  if (dtype == Dtype::I1) return value != 0 ? 1.0 : 0.0;
  const int bits = element_bits(dtype);
  if (bits == 0) return value;
  const bool is_unsigned =
      dtype == Dtype::Ui8 || dtype == Dtype::Ui16 || dtype == Dtype::Ui32 || dtype == Dtype::Ui64;
  const double whole = std::trunc(value);
  const double low = is_unsigned ? 0.0 : -std::ldexp(1.0, bits - 1);
  const double high = std::ldexp(1.0, is_unsigned ? bits : bits - 1);
  if (!(whole >= low && whole < high)) return std::nullopt;  // also a NaN
  return whole;
}

}  // namespace fusionc::ir
