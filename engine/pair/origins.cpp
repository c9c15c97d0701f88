// Where fixed values come from.
//
// Idea. A weight reaches its op through load_cached, functions hoisted to the host that several callers
// share, casts, transposes, concatenations. What identifies it on both levels are the arguments it is made
// of. They are found by walking back with the calls that were entered, so that a shared body is read for one
// caller at a time.
//
// Invariant. Work is bounded by the const-eval code behind the value; results of whole values are remembered.

#include <iterator>
#include <set>

#include "engine/ir/attr.h"
#include "engine/ir/constant.h"
#include "engine/pair/level.h"

namespace fusionc::pair {
namespace {

std::vector<std::int64_t> numbers(const ir::Graph& graph, ir::OpId op, std::string_view name) {
  const auto text = ir::attribute(graph, op, name);
  const auto list = text ? ir::parse_ints(*text) : std::nullopt;
  return list ? *list : std::vector<std::int64_t>{};
}

}  // namespace

const std::vector<ir::ValueId>& Level::origins(ir::ValueId value) const {
  if (const auto found = origins_.find(value); found != origins_.end()) return found->second;
  return origins_[value] = origins_at({value, {}});
}

/// Enters and leaves calls until an op that computes or an argument without a caller. A body shared by
/// several callers is read for the one it was entered from.
Level::Place Level::resolve(Place place, int depth) const {
  for (int step = 0; step < 256; ++step) {
    const ir::Value& value = graph_.values[place.value];
    if (value.def == ir::kNone) {
      if (place.calls.empty()) {
        const ir::ValueId passed = ir::definition(graph_, place.value);
        if (passed == place.value) break;
        place.value = passed;
      } else {
        const auto operands = graph_.operands(place.calls.back());
        if (value.index >= operands.size()) break;
        place.value = operands[value.index];
        place.calls.pop_back();
      }
      continue;
    }
    if (auto piece = behind_slice(place, depth)) {
      place = std::move(*piece);
      continue;
    }
    const auto body = bodies_.find(graph_.str(graph_.ops[value.def].callee));
    if (body == bodies_.end()) break;
    const auto returned = graph_.operands(graph_.functions[body->second].return_op);
    if (value.index >= returned.size()) break;
    place.calls.push_back(value.def);
    place.value = returned[value.index];
  }
  return place;
}

/// A slice of a concat that lies in one of its operands is made of that operand alone: weights are
/// concatenated, sliced and put into another order.
std::optional<Level::Place> Level::behind_slice(const Place& place, int depth) const {
  const ir::OpId slice = graph_.values[place.value].def;
  if (depth > 4 || !graph_.op_name(slice).ends_with(".slice_static") || graph_.operands(slice).empty())
    return {};
  const auto begins = numbers(graph_, slice, "begins"), ends = numbers(graph_, slice, "ends");
  const auto& dims = graph_.type(graph_.operands(slice)[0]).dims;
  if (begins.size() != dims.size() || ends.size() != dims.size()) return {};
  std::size_t cut = dims.size();
  for (std::size_t d = 0; d < dims.size(); ++d) {
    if (begins[d] == 0 && ends[d] == dims[d]) continue;
    if (cut != dims.size()) return {};
    cut = d;
  }
  Place whole{graph_.operands(slice)[0], place.calls};
  for (int step = 0; step < 16 && cut < dims.size(); ++step) {
    whole = resolve(std::move(whole), depth + 1);
    const ir::OpId def = graph_.values[whole.value].def;
    if (def == ir::kNone || graph_.operands(def).empty()) return {};
    if (graph_.op_name(def).ends_with(".concat")) {
      const auto axis = numbers(graph_, def, "dim");
      if (axis.size() != 1 ||
          static_cast<std::size_t>(axis[0] < 0 ? axis[0] + std::ssize(dims) : axis[0]) != cut) {
        return {};
      }
      std::int64_t offset = 0;
      for (ir::ValueId operand : graph_.operands(def)) {
        const auto& part = graph_.type(operand).dims;
        if (part.size() != dims.size()) return {};
        if (begins[cut] >= offset && ends[cut] <= offset + part[cut]) return Place{operand, whole.calls};
        offset += part[cut];
      }
      return {};
    }
    if (!moves(def) || graph_.type(graph_.operands(def)[0]).dims != dims) return {};
    whole.value = graph_.operands(def)[0];
  }
  return {};
}

std::vector<ir::ValueId> Level::origins_at(const Place& start) const {
  std::set<ir::ValueId> found;
  std::set<Place> seen;
  std::vector<Place> todo{start};
  while (!todo.empty()) {
    const Place place = resolve(std::move(todo.back()));
    todo.pop_back();
    if (!seen.insert(place).second) continue;
    const ir::OpId def = graph_.values[place.value].def;
    if (def == ir::kNone) {
      found.insert(place.value);
      continue;
    }
    for (ir::ValueId operand : graph_.operands(def)) todo.push_back({operand, place.calls});
  }
  return {found.begin(), found.end()};
}

std::vector<std::vector<ir::ValueId>> Level::pieces(ir::ValueId value) const {
  Place place{value, {}};
  for (int step = 0; step < 64; ++step) {
    place = resolve(std::move(place));
    const ir::OpId def = graph_.values[place.value].def;
    if (def == ir::kNone || graph_.operands(def).empty()) return {};
    if (graph_.op_name(def).ends_with(".concat")) {
      std::vector<std::vector<ir::ValueId>> out;
      for (ir::ValueId operand : graph_.operands(def)) out.push_back(origins_at({operand, place.calls}));
      return out;
    }
    if (!moves(def)) return {};
    place.value = graph_.operands(def)[0];
  }
  return {};
}

}  // namespace fusionc::pair
