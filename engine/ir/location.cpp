// Location names.
//
// Idea. One recursive-descent reader over location text. It never builds a tree: it walks from a NameLoc down
// while the child is the same name with a compiler suffix less, collects the names a `fused` joins, and
// ignores every form that names nothing (call sites, file positions, `unknown`). Aliases are followed where
// they stand.
//
// Invariants.
// * A table never changes once its graph is frozen, and resolving keeps no state in it: any thread may
//   resolve.
// * Work is bounded on hostile input: a chain is followed for kMaxDepth steps, a fused member that is an
//   alias is expanded once, and text that breaks off is unknown.

#include "engine/ir/location.h"

#include <algorithm>

#include "engine/ir/text.h"

namespace fusionc::ir {
namespace {

constexpr int kMaxDepth = 64;
using Aliases = std::unordered_map<std::string_view, std::string_view>;

/// `#loc3` to what it stands for; empty when it has no definition or runs in a circle.
std::string_view expand(const Aliases& aliases, std::string_view text) {
  text = trim(text);
  for (int step = 0; text.starts_with('#'); ++step) {
    const auto found = aliases.find(text);
    if (found == aliases.end() || step == kMaxDepth) return {};
    text = trim(found->second);
  }
  return text;
}

struct NameLoc {
  std::string_view name;   ///< as written, escapes included
  std::string_view child;  ///< inside of the parentheses; empty if none
};

/// Reads `"name"` or `"name"(child)`; false for anything else, `"file":1:2` included.
bool read_name(std::string_view text, NameLoc& out) {
  if (!text.starts_with('"')) return false;
  const std::size_t end = string_end(text, 0);
  if (end == std::string_view::npos) return false;
  out.name = text.substr(1, end - 2);
  const std::string_view rest = trim(text.substr(end));
  if (rest.empty()) {
    out.child = {};
    return true;
  }
  if (rest.front() != '(') return false;
  const std::size_t close = bracket_end(rest, 0);
  if (close == std::string_view::npos) return false;
  out.child = rest.substr(1, close - 1);
  return true;
}

/// The text without any `_in_<digits>_layout` at its end.
std::string_view strip_layout(std::string_view name) {
  constexpr std::string_view kHead = "_in_", kTail = "_layout";
  while (name.ends_with(kTail)) {
    const std::string_view head = name.substr(0, name.size() - kTail.size());
    std::size_t digits = head.size();
    while (digits > 0 && head[digits - 1] >= '0' && head[digits - 1] <= '9') --digits;
    if (digits == head.size() || !head.substr(0, digits).ends_with(kHead)) break;
    name = head.substr(0, digits - kHead.size());
  }
  return name;
}

class Resolver {
 public:
  Resolver(const Aliases& aliases, Location& out) : aliases_(aliases), out_(out) {}

  void read(std::string_view text, int depth) {
    if (depth == kMaxDepth) return;
    text = expand(aliases_, text);
    NameLoc name;
    if (read_name(text, name)) {
      out_.full.emplace_back(name.name);
      out_.names.emplace_back(strip_layout(innermost(name)));
    } else if (text.starts_with("fused")) {
      read_members(text, depth);
    } else if (text.starts_with('"')) {
      const std::size_t end = string_end(text, 0);
      if (end < text.size() && text[end] == ':') out_.places.emplace_back(text);
    }
  }

 private:
  std::string_view innermost(NameLoc name) const {
    for (int step = 0; step < kMaxDepth; ++step) {
      NameLoc child;
      if (!read_name(expand(aliases_, name.child), child)) break;
      if (child.name.empty() || !name.name.starts_with(child.name)) break;
      name = child;
    }
    return name.name;
  }

  /// `fused[a, b]` or `fused<metadata>[a, b]`.
  void read_members(std::string_view text, int depth) {
    std::size_t open = 5;
    if (open < text.size() && text[open] == '<') open = bracket_end(text, open) + 1;
    if (open >= text.size() || text[open] != '[') return;
    const std::size_t close = bracket_end(text, open);
    if (close == std::string_view::npos) return;
    const std::string_view members = text.substr(open + 1, close - open - 1);
    for (std::size_t at = 0; at < members.size(); ++at) {
      const std::size_t end = entry_end(members, at);
      const std::string_view member = trim(members.substr(at, end - at));
      at = end;
      const bool alias = member.starts_with('#');
      if (alias && std::find(expanded_.begin(), expanded_.end(), member) != expanded_.end()) continue;
      if (alias) expanded_.push_back(member);
      read(member, depth + 1);
    }
  }

  const Aliases& aliases_;
  Location& out_;
  std::vector<std::string_view> expanded_;
};

void sort_unique(std::vector<std::string>& names) {
  std::sort(names.begin(), names.end());
  names.erase(std::unique(names.begin(), names.end()), names.end());
}

}  // namespace

Location LocationTable::resolve(std::string_view location) const {
  location = trim(location);
  Location out;
  out.reference = location;
  Resolver(aliases_, out).read(location, 0);
  sort_unique(out.names);
  sort_unique(out.places);
  sort_unique(out.full);
  return out;
}

Location location(const Graph& graph, OpId op) {
  static const LocationTable kEmpty;
  return (graph.locations ? *graph.locations : kEmpty).resolve(graph.str(graph.ops[op].location));
}

Location location(const Graph& graph, const Argument& argument) {
  static const LocationTable kEmpty;
  return (graph.locations ? *graph.locations : kEmpty).resolve(graph.str(argument.location));
}

}  // namespace fusionc::ir
