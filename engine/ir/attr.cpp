// Attribute text.
//
// Idea. A dictionary is walked entry by entry and never turned into a tree. The walk knows three things only:
// a quoted string is one token, brackets nest, and the `>` of `->` or `>=` closes nothing. A dotted name
// descends: what is left of a dot names an entry, what is right of it is looked up in the parameters of that
// entry's value. Names are compared as whole keys, so `activation` is never found in `deallocate_activation`.
//
// Invariants.
// * Every result is a view of the text that was passed in.
// * Text that is not what the asker expects gives nothing, never a guess.

#include "engine/ir/attr.h"

#include <array>
#include <charconv>

#include "engine/ir/number.h"
#include "engine/ir/text.h"

namespace fusionc::ir {
namespace {

constexpr auto kEndsKey = [] {
  std::array<bool, 256> table{};
  for (char c : std::string_view(" \t\r\n=,<>[](){}\"")) table[static_cast<unsigned char>(c)] = true;
  return table;
}();

struct Entry {
  std::string_view key;    ///< without quotes
  std::string_view value;  ///< empty for a unit attribute
};

/// The entry that starts at or after `at`; `at` moves behind it. False at the end.
bool next_entry(std::string_view text, std::size_t& at, Entry& entry) {
  while (at < text.size() && (is_space(text[at]) || text[at] == ',')) ++at;
  if (at >= text.size()) return false;
  const std::size_t begin = at;
  std::size_t key_end;
  if (text[begin] == '"') {
    key_end = std::min(string_end(text, begin), text.size());
    entry.key = text.substr(begin + 1, key_end - begin - 1);
    if (entry.key.ends_with('"')) entry.key.remove_suffix(1);
  } else {
    key_end = begin;
    while (key_end < text.size() && !kEndsKey[static_cast<unsigned char>(text[key_end])]) ++key_end;
    entry.key = text.substr(begin, key_end - begin);
  }
  std::size_t sign = key_end;
  while (sign < text.size() && is_space(text[sign])) ++sign;
  const bool unit = sign >= text.size() || text[sign] != '=';
  at = entry_end(text, unit ? key_end : sign + 1);
  entry.value = unit ? std::string_view{} : trim(text.substr(sign + 1, at - sign - 1));
  if (at == begin) ++at;  // a stray closing bracket: step over it
  return true;
}

std::optional<std::string_view> find_key(std::string_view dictionary, std::string_view key) {
  Entry entry;
  for (std::size_t at = 0; next_entry(dictionary, at, entry);) {
    if (entry.key == key) return entry.value;
  }
  return std::nullopt;
}

/// Inside of the first `< >` or `{ }` of a value; empty if there is none.
std::string_view parameters(std::string_view value) {
  for (std::size_t i = 0; i < value.size(); ++i) {
    if (value[i] == '"') {
      i = std::min(string_end(value, i), value.size()) - 1;
    } else if (value[i] == '<' || value[i] == '{') {
      const std::size_t end = std::min(bracket_end(value, i), value.size());
      return value.substr(i + 1, end - i - 1);
    }
  }
  return {};
}

std::string_view without_type(std::string_view text) {
  return trim(text.substr(0, std::min(text.find(':'), text.size())));
}

std::string_view type_suffix(std::string_view text) {
  const std::size_t colon = text.find(':');
  return colon == std::string_view::npos ? std::string_view{} : trim(text.substr(colon + 1));
}

std::optional<std::int64_t> whole_number(std::string_view digits, int base) {
  std::int64_t value = 0;
  const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), value, base);
  if (digits.empty() || error != std::errc{} || end != digits.data() + digits.size()) return std::nullopt;
  return value;
}

/// Appends the integers of a list, nested ones in order; false if something else is in it.
bool append_ints(std::string_view list, std::vector<std::int64_t>& out) {
  for (std::size_t at = 0; at < list.size(); ++at) {
    const std::size_t end = entry_end(list, at);
    const std::string_view item = trim(list.substr(at, end - at));
    at = end;
    if (item.starts_with('[')) {
      if (!item.ends_with(']') || !append_ints(item.substr(1, item.size() - 2), out)) return false;
    } else if (const auto value = parse_int(item)) {
      out.push_back(*value);
    } else if (const auto truth = parse_bool(item)) {
      out.push_back(*truth ? 1 : 0);
    } else if (!item.empty() || !trim(list).empty()) {
      return false;
    }
  }
  return true;
}

/// `1x2`, `mesh_shape 1x2` or nothing.
std::optional<std::vector<std::int64_t>> shape_ints(std::string_view inside) {
  inside = trim(inside);
  if (const std::size_t space = inside.rfind(' '); space != std::string_view::npos)
    inside.remove_prefix(space + 1);
  std::vector<std::int64_t> out;
  while (!inside.empty()) {
    const std::size_t cross = std::min(inside.find('x'), inside.size());
    const auto value = whole_number(inside.substr(0, cross), 10);
    if (!value || cross + 1 == inside.size()) return std::nullopt;
    out.push_back(*value);
    inside.remove_prefix(std::min(cross + 1, inside.size()));
  }
  return out;
}

/// `dense<3> : tensor<2xi64>` repeats its one element as often as the type says.
std::optional<std::vector<std::int64_t>> dense_ints(std::string_view text) {
  const std::string_view inside = parameters(text);
  std::vector<std::int64_t> out;
  if (!append_ints(inside, out)) return std::nullopt;
  if (!inside.starts_with('[') && out.size() == 1) {
    const std::size_t end = text.find("> :");
    const Type type =
        parse_type(end == std::string_view::npos ? std::string_view{} : trim(text.substr(end + 3)));
    const std::int64_t count = type.tensor ? type.numel() : 1;
    if (count < 0 || count > 4096) return std::nullopt;
    out.assign(static_cast<std::size_t>(count), out.front());
  }
  return out;
}

}  // namespace

std::optional<std::string_view> find_attribute(std::string_view dictionary, std::string_view name) {
  if (dictionary.empty() || name.empty()) return std::nullopt;
  if (const auto value = find_key(dictionary, name)) return value;
  for (std::size_t dot = name.rfind('.'); dot != std::string_view::npos && dot > 0;
       dot = name.rfind('.', dot - 1)) {
    if (const auto value = find_key(dictionary, name.substr(0, dot))) {
      if (const auto found = find_attribute(parameters(*value), name.substr(dot + 1))) return found;
    }
  }
  return std::nullopt;
}

std::optional<std::string_view> attribute(const Graph& graph, OpId op, std::string_view name) {
  if (const auto value = find_attribute(graph.str(graph.ops[op].properties), name)) return value;
  return find_attribute(graph.str(graph.ops[op].attributes), name);
}

std::optional<std::int64_t> parse_int(std::string_view text) {
  const std::string_view number = without_type(text);
  if (!number.starts_with("0x")) return whole_number(number, 10);
  return whole_number(number.substr(2), 16);
}

std::optional<double> parse_float(std::string_view text) {
  return parse_number(without_type(text), parse_dtype(type_suffix(text)));
}

std::optional<bool> parse_bool(std::string_view text) {
  text = without_type(text);
  if (text == "true" || text == "1") return true;
  if (text == "false" || text == "0") return false;
  return std::nullopt;
}

std::optional<std::vector<std::int64_t>> parse_ints(std::string_view text) {
  text = trim(text);
  std::vector<std::int64_t> out;
  if (text.starts_with('[')) {
    const std::size_t end = bracket_end(text, 0);
    if (end == std::string_view::npos || !append_ints(text.substr(1, end - 1), out)) return std::nullopt;
    return out;
  }
  if (text.starts_with("array<")) {
    const std::string_view inside = parameters(text);
    const std::size_t colon = inside.find(':');
    if (colon == std::string_view::npos) return out;  // `array<i64>` is the empty array
    if (!append_ints(inside.substr(colon + 1), out)) return std::nullopt;
    return out;
  }
  if (text.starts_with("dense<")) return dense_ints(text);
  if (text.starts_with('#') || text.starts_with('<')) {
    if (text.find('<') == std::string_view::npos) return std::nullopt;
    return shape_ints(parameters(text));
  }
  if (const auto value = parse_int(text)) return std::vector<std::int64_t>{*value};
  return std::nullopt;
}

std::string_view parse_word(std::string_view text) {
  text = trim(text);
  if (text.starts_with('"')) {
    const std::size_t end = string_end(text, 0);
    return end == std::string_view::npos ? text.substr(1) : text.substr(1, end - 2);
  }
  if (text.find('<') == std::string_view::npos) return without_type(text);
  std::string_view first = parameters(text);
  first = first.substr(0, entry_end(first, 0));
  if (const std::size_t sign = first.find('='); sign != std::string_view::npos) first.remove_prefix(sign + 1);
  first = trim(first);
  if (first.find('<') != std::string_view::npos) return parse_word(first);
  if (const std::size_t space = first.rfind(' '); space != std::string_view::npos)
    first.remove_prefix(space + 1);
  return first;
}

}  // namespace fusionc::ir
