// Steps over attribute and location text: blanks, quoted strings and nested brackets. The `>` of `->` and of
// `>=` closes nothing.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <string_view>

namespace fusionc::ir {

inline bool is_space(char c) { return c == ' ' || c == '\t' || c == '\n' || c == '\r'; }

inline std::string_view trim(std::string_view text) {
  while (!text.empty() && is_space(text.front())) text.remove_prefix(1);
  while (!text.empty() && is_space(text.back())) text.remove_suffix(1);
  return text;
}

/// One past the string that opens at `at`; npos if it never closes. Strings may be blobs of many megabytes.
inline std::size_t string_end(std::string_view text, std::size_t at) {
  for (std::size_t i = at + 1; (i = text.find('"', i)) != std::string_view::npos; ++i) {
    std::size_t escapes = 0;
    while (text[i - 1 - escapes] == '\\' && i - 1 - escapes > at) ++escapes;
    if (escapes % 2 == 0) return i + 1;
  }
  return std::string_view::npos;
}

/// First byte at or after `at` that is a comma outside brackets, or the bracket that closes the surrounding
/// ones; the end of the text if there is none.
inline std::size_t entry_end(std::string_view text, std::size_t at) {
  static constexpr auto kOrdinary = [] {
    std::array<bool, 256> table{};
    table.fill(true);
    for (char c : std::string_view("\"->,()[]{}<")) table[static_cast<unsigned char>(c)] = false;
    return table;
  }();
  std::size_t depth = 0;
  for (std::size_t i = at; i < text.size(); ++i) {
    const char c = text[i];
    if (kOrdinary[static_cast<unsigned char>(c)]) continue;
    const char next = i + 1 < text.size() ? text[i + 1] : '\0';
    if (c == '"') {
      i = std::min(string_end(text, i), text.size()) - 1;
    } else if (c == '-') {
      if (next == '>') ++i;
    } else if (c == '(' || c == '[' || c == '{' || c == '<') {
      ++depth;
    } else if (depth == 0 && !(c == '>' && next == '=')) {
      return i;
    } else if (c != ',' && !(c == '>' && next == '=')) {
      --depth;
    }
  }
  return text.size();
}

/// Where the bracket that opens at `at` closes; npos if it never does.
inline std::size_t bracket_end(std::string_view text, std::size_t at) {
  for (std::size_t i = at + 1; (i = entry_end(text, i)) < text.size(); ++i) {
    if (text[i] != ',') return i;
  }
  return std::string_view::npos;
}

}  // namespace fusionc::ir
