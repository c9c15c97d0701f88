// Dense element data.
//
// Idea. A dense attribute has a body and a type, and the body takes one of three forms: one element, a nested
// list, or a string of hexadecimal bytes (little endian, one bit per boolean). A cursor yields the elements
// of any form one after another, so both questions, "one value?" and "which values?", are the same loop.
// Splat tests compare text before numbers and stop at the first difference, so they cost nothing on large
// tables and a pass over bytes on large splats: there is no size limit for them.
//
// Invariants.
// * A body and its type must agree on the number of elements, except that a single element stands for all.
// * A NaN equals itself here: the question is whether elements are the same, not what they compare to.

#include "engine/ir/literal.h"

#include <cmath>

#include "engine/ir/number.h"
#include "engine/ir/text.h"

namespace fusionc::ir {
namespace {

struct Dense {
  std::string_view body;
  Type type;
};

std::optional<Dense> read_dense(std::string_view text) {
  constexpr std::string_view kHead = "dense<";
  text = trim(text);
  if (!text.starts_with(kHead)) return std::nullopt;
  const std::size_t close = text.rfind("> :");  // from the end: the body may be megabytes
  if (close == std::string_view::npos || close < kHead.size()) return std::nullopt;
  Dense out{trim(text.substr(kHead.size(), close - kHead.size())), parse_type(trim(text.substr(close + 3)))};
  if (!out.type.tensor || out.type.numel() <= 0 || out.body.empty()) return std::nullopt;
  return out;
}

bool same(double a, double b) { return a == b || (std::isnan(a) && std::isnan(b)); }

/// Elements of a list, brackets ignored: the type tells the shape.
class ListCursor {
 public:
  explicit ListCursor(std::string_view body) : rest_(body) {}
  /// Next token; empty at the end.
  std::string_view next() {
    const std::size_t begin = rest_.find_first_not_of(" \t\r\n,[]");
    if (begin == std::string_view::npos) return {};
    const std::size_t end = std::min(rest_.find_first_of(" \t\r\n,[]", begin), rest_.size());
    const std::string_view token = rest_.substr(begin, end - begin);
    rest_.remove_prefix(end);
    return token;
  }

 private:
  std::string_view rest_;
};

Splat list_splat(const Dense& dense) {
  ListCursor cursor(dense.body);
  const std::string_view first = cursor.next();
  const auto value = parse_number(first, dense.type.dtype);
  if (!value) return {};
  for (std::string_view token; !(token = cursor.next()).empty();) {
    if (token == first) continue;
    const auto other = parse_number(token, dense.type.dtype);
    if (!other) return {};
    if (!same(*value, *other)) return {Splat::Kind::NotConstant, 0};
  }
  return {Splat::Kind::Literal, *value};
}

int hex_digit(char c) {
  if (c >= '0' && c <= '9') return c - '0';
  if (c >= 'a' && c <= 'f') return c - 'a' + 10;
  if (c >= 'A' && c <= 'F') return c - 'A' + 10;
  return -1;
}

/// Digits of a blob without quotes and `0x`; empty if it is not one.
std::string_view blob_digits(std::string_view body) {
  constexpr std::string_view kHead = "\"0x";
  if (!body.starts_with(kHead) || !body.ends_with('"') || body.size() <= kHead.size()) return {};
  body = body.substr(kHead.size(), body.size() - kHead.size() - 1);
  return body.size() % 2 == 0 ? body : std::string_view{};
}

std::optional<std::uint64_t> little_endian(std::string_view digits) {
  std::uint64_t bits = 0;
  for (std::size_t i = digits.size(); i > 0; i -= 2) {
    const int high = hex_digit(digits[i - 2]), low = hex_digit(digits[i - 1]);
    if (high < 0 || low < 0) return std::nullopt;
    bits = bits << 8 | static_cast<std::uint64_t>(high << 4 | low);
  }
  return bits;
}

/// Element `index` of a blob; `digits` holds one element when the blob is a splat.
std::optional<double> blob_element(std::string_view digits, Dtype dtype, std::size_t index) {
  const auto width = static_cast<std::size_t>(element_bits(dtype));
  if (width == 1) {
    if (index / 8 * 2 + 2 > digits.size()) return std::nullopt;
    const auto byte = little_endian(digits.substr(index / 8 * 2, 2));
    return byte ? decode_bits(*byte >> (index % 8), dtype) : std::nullopt;
  }
  const std::size_t step = width / 4;
  if (step == 0 || (index + 1) * step > digits.size()) return std::nullopt;
  const auto bits = little_endian(digits.substr(index * step, step));
  return bits ? decode_bits(*bits, dtype) : std::nullopt;
}

/// A blob of one element (for booleans: the single byte 00 or FF) stands for all elements.
bool blob_is_splat(std::string_view digits, Dtype dtype, std::int64_t count) {
  if (dtype == Dtype::I1) return digits.size() == 2 && (count > 8 || digits == "FF" || digits == "00");
  return digits.size() * 4 == static_cast<std::size_t>(element_bits(dtype));
}

Splat blob_splat(std::string_view digits, const Type& type) {
  const auto first = blob_element(digits, type.dtype, 0);
  if (!first) return {};
  if (blob_is_splat(digits, type.dtype, type.numel())) return {Splat::Kind::Literal, *first};
  if (type.dtype != Dtype::I1) {
    const auto step = static_cast<std::size_t>(element_bits(type.dtype)) / 4;
    if (digits.substr(step) == digits.substr(0, digits.size() - step)) return {Splat::Kind::Literal, *first};
  }
  for (std::size_t i = 1; i < static_cast<std::size_t>(type.numel()); ++i) {
    const auto other = blob_element(digits, type.dtype, i);
    if (!other) return {};
    if (!same(*first, *other)) return {Splat::Kind::NotConstant, 0};
  }
  return {Splat::Kind::Literal, *first};
}

}  // namespace

Splat literal_splat(std::string_view attribute) {
  const auto dense = read_dense(attribute);
  if (!dense) return {};
  if (dense->body.front() != '"') return list_splat(*dense);
  return blob_splat(blob_digits(dense->body), dense->type);
}

std::optional<std::vector<double>> literal_elements(std::string_view attribute, std::size_t limit) {
  const auto dense = read_dense(attribute);
  if (!dense || static_cast<std::uint64_t>(dense->type.numel()) > limit) return std::nullopt;
  const auto count = static_cast<std::size_t>(dense->type.numel());
  std::vector<double> out;
  out.reserve(count);
  if (dense->body.front() == '"') {
    const std::string_view digits = blob_digits(dense->body);
    const bool splat = blob_is_splat(digits, dense->type.dtype, dense->type.numel());
    for (std::size_t i = 0; i < (splat ? 1 : count); ++i) {
      const auto value = blob_element(digits, dense->type.dtype, i);
      if (!value) return std::nullopt;
      out.push_back(*value);
    }
  } else {
    ListCursor cursor(dense->body);
    for (std::string_view token; !(token = cursor.next()).empty();) {
      const auto value = parse_number(token, dense->type.dtype);
      if (!value || out.size() == count) return std::nullopt;
      out.push_back(*value);
    }
  }
  if (out.size() == 1) out.resize(count, out.front());
  if (out.size() != count) return std::nullopt;
  return out;
}

}  // namespace fusionc::ir
