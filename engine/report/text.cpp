// YAML readers agree on literal blocks only for plain text. What they treat as a line break (NEL, LS and PS
// for YAML 1.1 readers), refuse (most control characters) or count as indentation (tabs, lines of blanks) is
// found here, so that the writer can fall back to an escaped scalar. Dumps are nearly always ASCII, so the
// checks run a byte test first.
#include "engine/report/text.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace fusionc::report {

Character decode(std::string_view text, std::size_t at) {
  const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
  const unsigned char lead = byte(at);
  if (lead < 0x80) return {lead, 1};
  const std::size_t size = lead >= 0xf0 ? 4 : lead >= 0xe0 ? 3 : 2;
  if (lead < 0xc2 || lead > 0xf4 || at + size > text.size()) return {};
  std::uint32_t code = lead & (0x7fu >> size);
  for (std::size_t i = 1; i < size; ++i) {
    if ((byte(at + i) & 0xc0) != 0x80) return {};
    code = code << 6 | (byte(at + i) & 0x3fu);
  }
  if ((size == 3 && code < 0x800) || (size == 4 && code < 0x10000) || code > 0x10ffff) return {};
  if (code >= 0xd800 && code < 0xe000) return {};
  return {code, size};
}

namespace {

bool is_ascii(std::string_view text) {
  return std::all_of(text.begin(), text.end(), [](char c) { return static_cast<unsigned char>(c) < 0x80; });
}

}  // namespace

bool universal(std::uint32_t code) {
  if (code < 0x20) return code == '\t' || code == '\n';
  if (code < 0x7f) return true;
  if (code < 0xa0) return false;                                         // DEL, C1, NEL
  if (code == 0x2028 || code == 0x2029 || code == 0xfeff) return false;  // LS, PS, BOM
  return (code & 0xfffe) != 0xfffe;
}

bool is_utf8(std::string_view text) {
  if (is_ascii(text)) return true;
  for (std::size_t at = 0; at < text.size();) {
    const Character c = decode(text, at);
    if (c.size == 0) return false;
    at += c.size;
  }
  return true;
}

std::string sanitize(std::string_view text) {
  if (is_ascii(text)) return std::string(text);
  std::string out;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t size = decode(text, at).size;
    if (size == 0) {
      out += "\xef\xbf\xbd";
    } else {
      out += text.substr(at, size);
    }
    at += std::max<std::size_t>(size, 1);
  }
  return out;
}

bool fits_block(std::string_view text) {
  if (!std::all_of(text.begin(), text.end(), [](char c) { return c >= 0x20 && c < 0x7f; })) {
    for (std::size_t at = 0; at < text.size();) {
      const Character c = decode(text, at);
      if (c.size == 0 || !universal(c.code)) return false;
      at += c.size;
    }
  }
  for (std::size_t begin = 0; begin <= text.size();) {
    const std::size_t end = std::min(text.find('\n', begin), text.size());
    const std::string_view line = text.substr(begin, end - begin);
    if (!line.empty() && (line.front() == '\t' || line.find_first_not_of(" \t") == std::string_view::npos))
      return false;
    begin = end + 1;
  }
  return true;
}

std::string human_bytes(double bytes) {
  constexpr std::array<const char*, 5> kUnits = {"B", "KiB", "MiB", "GiB", "TiB"};
  std::size_t unit = 0;
  while (bytes >= 1024 && unit + 1 < kUnits.size()) {
    bytes /= 1024;
    ++unit;
  }
  return unit == 0 ? fmt::format("{:.0f} B", bytes) : fmt::format("{:.1f} {}", bytes, kUnits[unit]);
}

}  // namespace fusionc::report
