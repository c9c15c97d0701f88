// Text as a report can carry it: UTF-8 checks, and what YAML can hold literally.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace fusionc::report {

struct Character {
  std::uint32_t code = 0;
  std::size_t size = 0;  ///< bytes; 0 where the bytes are not UTF-8
};
/// Decodes the character at `at`. Overlong forms, surrogates and values past U+10FFFF are not UTF-8.
Character decode(std::string_view text, std::size_t at);

bool is_utf8(std::string_view text);
/// The text with U+FFFD for each byte that is not UTF-8.
std::string sanitize(std::string_view text);

/// Do all YAML readers take this character for itself? Tab and line feed included; control characters, other
/// line breaks (NEL, LS, PS), the byte order mark and noncharacters are not.
bool universal(std::uint32_t code);

/// Can every line of the text stand in a YAML literal block and load unchanged in any reader? Not when a
/// character is not universal, or a line starts with a tab or holds blanks only (readers disagree about
/// those).
bool fits_block(std::string_view text);

/// `12.5 MiB`; whole bytes below 1 KiB.
std::string human_bytes(double bytes);

}  // namespace fusionc::report
