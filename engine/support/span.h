// Byte spans of one text. A span is two 32-bit offsets relative to the text it belongs to, so that the
// millions of records of a large dump stay small; a text (one module, one rule file) is at most 4 GiB.
#pragma once

#include <cstdint>
#include <string_view>

namespace fusionc {

struct Span {
  std::uint32_t begin = 0;  ///< first byte
  std::uint32_t end = 0;    ///< one past the last byte

  constexpr bool empty() const { return begin == end; }
  constexpr std::uint32_t size() const { return end - begin; }
  constexpr bool contains(std::uint32_t offset) const { return begin <= offset && offset < end; }
  constexpr std::string_view in(std::string_view text) const {
    return text.substr(begin, end - begin);
  }
  friend constexpr bool operator==(Span, Span) = default;
};

}  // namespace fusionc
