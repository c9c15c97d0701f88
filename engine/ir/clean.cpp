// CI log viewers write `2026-07-20T04:11:22.1234567Z ` or `job<tab>step<tab>` before each line. Such a prefix
// has one shape: the same bytes, digits aside, in front of a line that opens a module and of the line after
// it. The prefix is blanked on every line that has the shape, in a copy; positions in messages and in the
// report stay those of the file.
#include "engine/ir/clean.h"

#include <algorithm>

#include "engine/ir/lexer.h"

namespace fusionc::ir {

namespace {

constexpr std::size_t kLongestPrefix = 256;
constexpr std::size_t kMostShapes = 16;

bool same_shape(std::string_view prefix, std::string_view line) {
  if (line.size() < prefix.size()) return false;
  for (std::size_t i = 0; i < prefix.size(); ++i)
    if (prefix[i] != line[i] && !(is_digit(prefix[i]) && is_digit(line[i]))) return false;
  return true;
}

std::string_view line_at(std::string_view text, std::size_t begin) {
  return text.substr(begin, std::min(text.find('\n', begin), text.size()) - begin);
}

bool blank_colours(std::string& text) {
  bool found = false;
  for (std::size_t p = 0; (p = text.find("\x1b[", p)) != std::string::npos;) {
    std::size_t end = p + 2;
    while (end < text.size() && text[end] >= 0x20 && text[end] < 0x40) ++end;
    if (end < text.size() && text[end] >= 0x40) ++end;
    std::fill(text.begin() + static_cast<std::ptrdiff_t>(p), text.begin() + static_cast<std::ptrdiff_t>(end),
              ' ');
    found = true;
    p = end;
  }
  return found;
}

void blank_prefix(std::string& text, const std::string& prefix) {
  for (std::size_t begin = 0; begin < text.size();) {
    const std::string_view line = line_at(text, begin);
    const std::size_t next = begin + line.size() + 1;
    if (same_shape(prefix, line))
      std::fill_n(text.begin() + static_cast<std::ptrdiff_t>(begin), prefix.size(), ' ');
    begin = next;
  }
}

// The prefix of the line with the module op at `at`, if the next line has one of its shape.
std::string prefix_of(std::string_view text, std::size_t at) {
  const std::size_t line_end = text.rfind('\n', at);
  const std::size_t begin = line_end == std::string_view::npos ? 0 : line_end + 1;
  const std::string_view prefix = text.substr(begin, at - begin);
  const std::size_t next = text.find('\n', at);
  if (prefix.empty() || prefix.size() > kLongestPrefix || next == std::string_view::npos) return {};
  if (std::all_of(prefix.begin(), prefix.end(), is_blank) || !same_shape(prefix, line_at(text, next + 1)))
    return {};
  return std::string(prefix);
}

}  // namespace

std::optional<std::string> without_prefixes(std::string_view text) {
  std::string copy(text);
  bool changed = blank_colours(copy);
  std::size_t shapes = 0;
  for (std::size_t p = 0; shapes < kMostShapes && (p = copy.find("module", p)) != std::string::npos; p += 6) {
    const char* const end = copy.data() + copy.size();
    std::size_t start = p;
    if (start >= 9 && starts_with(copy.data() + start - 9, end, "\"builtin.module\"(")) start -= 9;
    if (start == p && !at_top_level_module(copy.data() + p, end)) continue;
    const std::string prefix = prefix_of(copy, start);
    if (prefix.empty()) continue;
    blank_prefix(copy, prefix);
    changed = true;
    ++shapes;
  }
  if (!changed) return std::nullopt;
  return copy;
}

}  // namespace fusionc::ir
