// Characters, names and balanced skipping of IR text: what the statement scanner, the attribute and the
// location readers share. All functions take [p, end) and look at no byte outside of it.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

#include "engine/support/diagnostic.h"

namespace fusionc::ir {

/// Why text could not be scanned; `message` is null while nothing went wrong.
struct Fault {
  Code code{};
  const char* at = nullptr;
  const char* message = nullptr;
  explicit operator bool() const { return message != nullptr; }
};

/// Brackets inside one op (or alias) nest at most this deep; regions have the same limit.
inline constexpr std::size_t kMaxNesting = 512;

namespace lexer {

enum : std::uint8_t { kBlank = 1, kDigit = 2, kLetter = 4, kNamePunctuation = 8 };
inline constexpr std::array<std::uint8_t, 256> kTraits = [] {
  std::array<std::uint8_t, 256> traits{};
  for (unsigned char c : {' ', '\t', '\r', '\n', '\f', '\v'}) traits[c] = kBlank;
  for (unsigned char c = '0'; c <= '9'; ++c) traits[c] = kDigit;
  for (unsigned char c = 'a'; c <= 'z'; ++c)
    traits[c] = traits[static_cast<unsigned char>(c - 'a' + 'A')] = kLetter;
  traits['_'] = kLetter;
  traits['.'] = traits['$'] = kNamePunctuation;
  return traits;
}();
inline std::uint8_t traits(char c) { return kTraits[static_cast<unsigned char>(c)]; }

}  // namespace lexer

inline bool is_blank(char c) { return lexer::traits(c) & lexer::kBlank; }
inline bool is_digit(char c) { return lexer::traits(c) & lexer::kDigit; }
inline bool is_letter(char c) { return lexer::traits(c) & lexer::kLetter; }
/// Letters, digits, `_`, `.`, `$`: dotted op names and attribute keys.
inline bool is_name(char c) {
  return lexer::traits(c) & (lexer::kLetter | lexer::kDigit | lexer::kNamePunctuation);
}
/// Bytes of an SSA or alias name after its sigil: also `-`.
inline bool is_ssa_name(char c) { return is_name(c) || c == '-'; }

inline const char* skip_name(const char* p, const char* end) {
  while (p != end && is_name(*p)) ++p;
  return p;
}
inline const char* skip_ssa_name(const char* p, const char* end) {
  while (p != end && is_ssa_name(*p)) ++p;
  return p;
}

const char* skip_space_slow(const char* p, const char* end);
/// Past blanks, line ends and `//` comments.
inline const char* skip_space(const char* p, const char* end) {
  if (p != end && *p == ' ') ++p;
  if (p != end && !is_blank(*p) && *p != '/') return p;
  return skip_space_slow(p, end);
}
/// Past blanks of the same line only.
inline const char* skip_blanks(const char* p, const char* end) {
  while (p != end && (*p == ' ' || *p == '\t' || *p == '\r')) ++p;
  return p;
}
/// To the next line end (or `end`); the line end itself is not passed.
const char* skip_line(const char* p, const char* end);

inline bool starts_with(const char* p, const char* end, std::string_view word) {
  return static_cast<std::size_t>(end - p) >= word.size() && std::string_view(p, word.size()) == word;
}
/// Does the text end at `p` or inside of a `word` that starts there?
inline bool ends_inside(const char* p, const char* end, std::string_view word) {
  return word.starts_with(std::string_view(p, static_cast<std::size_t>(end - p)));
}
/// `word` at p, not followed by another name byte.
inline bool at_word(const char* p, const char* end, std::string_view word) {
  return starts_with(p, end, word) && (p + word.size() == end || !is_name(p[word.size()]));
}

/// From the opening quote past the closing one. Strings do not span lines. Null and a fault when there is no
/// end.
const char* skip_string(const char* p, const char* end, Fault& fault);
/// From an opening bracket `( [ { <` past its match. Strings, comments and `->` are understood; a `>` that
/// closes nothing (`d0 >= 0`) is passed. Null and a fault when there is no match.
const char* skip_balanced(const char* p, const char* end, Fault& fault);
/// Past one type: `tensor<2x3xbf16, #layout>`, `!ttnn.device`, `i32`, `(A, B) -> C`. Null when there is none.
const char* skip_type(const char* p, const char* end, Fault& fault);

/// Is `p` (at a line start) a module op that is not nested in another: `module {`, `module @x`, `module
/// attributes`, or `"builtin.module"(`?
bool at_top_level_module(const char* p, const char* end);

/// Text of the value of `key` among the top-level entries of the inside of a `{ }`: empty for a unit
/// attribute, nothing when the key is absent.
std::optional<std::string_view> find_entry(std::string_view dictionary, std::string_view key);

/// `@name`, `@"name"` or `"name"`: the name. Other text is returned as it is.
std::string_view symbol_name(std::string_view text);

}  // namespace fusionc::ir
