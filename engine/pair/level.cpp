// A graph prepared for pairing.
//
// Idea. The backend moves reshapes, casts and permutes around, so ops that only move data say little about
// which computation is which. Every value therefore has a *source*: the result of the op that computed it, or
// an argument. Two levels are compared source by source. What is known before the model runs (weights,
// literals) was evaluated at compile time in TTNN but is spelled out in TTIR, so it is never compared op by
// op: a fixed value is the set of arguments it is made of.
//
// Invariants.
// * Everything but `origins` is computed once, in text order, in linear time. `origins` is remembered by
// value.
// * A level is used by one thread.

#include "engine/pair/level.h"

#include <algorithm>
#include <array>

#include "engine/ir/attr.h"
#include "engine/ir/constant.h"
#include "engine/ir/location.h"

namespace fusionc::pair {
namespace {

constexpr std::array kMovingClasses = {"broadcast", "cast", "layout", "permute", "reshape"};
// Not in those classes, as rules must not look through them, but their result is their operand rearranged.
constexpr std::array kMovingKinds = {"concatenate_heads", "mesh_shard", "nlp_concat_heads",
                                     "nlp_concat_heads_decode"};

bool in_any_class(const rule::Kind& kind) {
  return std::any_of(kMovingClasses.begin(), kMovingClasses.end(),
                     [&](const char* c) { return kind.in_class(c); });
}

std::string_view base_name(std::string_view op) { return op.substr(op.find('.') + 1); }

}  // namespace

void Lists::freeze(std::size_t keys) {
  begin_.assign(keys + 1, 0);
  for (const auto& [key, item] : pairs_) ++begin_[key + 1];
  for (std::size_t k = 0; k < keys; ++k) begin_[k + 1] += begin_[k];
  items_.resize(pairs_.size());
  std::vector<std::uint32_t> next(begin_.begin(), begin_.end());
  for (const auto& [key, item] : pairs_) items_[next[key]++] = item;
  pairs_ = {};
}

Level::Level(const rule::OpTable& table, const ir::Graph& graph, Names& names) : graph_(graph) {
  read_traits(table);
  read_values();
  read_locations(names);
  index();
}

void Level::read_traits(const rule::OpTable& table) {
  traits_.resize(graph_.op_names.size());
  for (std::size_t n = 0; n < traits_.size(); ++n) {
    const std::string_view name = graph_.op_names[n];
    Traits& traits = traits_[n];
    const bool ours = name.starts_with("ttir.") || name.starts_with("ttnn.");
    const auto found = table.by_op.find(std::string(name));
    if (found == table.by_op.end()) {
      traits.computes = ours;
      continue;
    }
    const rule::Spelling& spelling = table.spellings[found->second];
    traits.kind = spelling.kind;
    for (const rule::AttributeInfo& attribute : spelling.attributes) {
      if (attribute.name == "activation") traits.activations.push_back(attribute.spelling);
    }
    const rule::Kind& kind = table.kinds[traits.kind];
    traits.moves = in_any_class(kind) ||
                   std::find(kMovingKinds.begin(), kMovingKinds.end(), kind.name) != kMovingKinds.end();
    traits.cuts = kind.in_class("slice");
    traits.reduces = kind.in_class("reduction");
    traits.computes = !traits.moves && !kind.in_class("scaffold") && !kind.in_class("creation");
  }
}

bool Level::absorbs(ir::OpId op) const {
  const auto& activations = traits_[graph_.ops[op].name].activations;
  return std::any_of(activations.begin(), activations.end(),
                     [&](const std::string& name) { return ir::attribute(graph_, op, name).has_value(); });
}

void Level::read_values() {
  for (ir::FuncId f = 0; f < graph_.functions.size(); ++f) {
    const ir::Function& function = graph_.functions[f];
    if (function.return_op != ir::kNone) bodies_.try_emplace(graph_.str(function.symbol), f);
  }
  source_.resize(graph_.values.size());
  fixed_.assign(graph_.values.size(), 0);
  for (ir::ValueId v = 0; v < source_.size(); ++v) source_[v] = v;
  for (const ir::Function& function : graph_.functions) {
    if (function.kind != ir::FunctionKind::Forward) continue;
    for (std::size_t i = 0; i < function.arguments.size(); ++i) {
      const auto argument = static_cast<ir::ValueId>(function.first_argument + i);
      fixed_[argument] = ir::constant(graph_, argument) == ir::Truth::Yes;
    }
    for (ir::OpId op = function.first_op; op < function.end_op; ++op) {
      const auto operands = graph_.operands(op);
      const ir::Op& record = graph_.ops[op];
      const bool all_fixed = std::all_of(operands.begin(), operands.end(),
                                         [&](ir::ValueId v) { return fixed_[v] || !graph_.type(v).tensor; });
      const bool cached = graph_.op_name(op) == "ttcore.load_cached";
      for (std::uint32_t r = 0; r < record.result_count; ++r) {
        const ir::ValueId result = graph_.result(op, r);
        fixed_[result] = cached || all_fixed;
        if (moves(op) && !operands.empty()) source_[result] = source_[operands[0]];
      }
    }
  }
}

void Level::read_locations(Names& names) {
  location_.assign(graph_.ops.size(), 0);
  location_names_.emplace_back();
  std::unordered_map<std::string_view, std::uint32_t> seen;
  for (ir::OpId op = 0; op < graph_.ops.size(); ++op) {
    if (!reported(op)) continue;
    const std::string_view text = graph_.str(graph_.ops[op].location);
    if (text.empty()) continue;
    const auto [entry, fresh] = seen.try_emplace(text, static_cast<std::uint32_t>(location_names_.size()));
    location_[op] = entry->second;
    if (!fresh) continue;
    std::vector<NameNumber> numbers;
    const ir::Location location = ir::location(graph_, op);
    for (const std::string& name : location.names) numbers.push_back(names.intern(name));
    for (const std::string& place : location.places) numbers.push_back(names.intern(place));
    std::sort(numbers.begin(), numbers.end());
    location_names_.push_back(std::move(numbers));
  }
}

void Level::index() {
  std::uint32_t most = 0;
  for (ir::OpId op = 0; op < graph_.ops.size(); ++op) {
    if (!reported(op)) continue;
    for (NameNumber name : names(op)) {
      at_.add(name, op);
      most = std::max(most, name + 1);
    }
    if (!computes(op)) continue;
    for (ir::ValueId operand : graph_.operands(op)) readers_.add(source_[operand], op);
  }
  at_.freeze(most);
  readers_.freeze(graph_.values.size());
}

ir::ValueId Level::behind(ir::ValueId value) const {
  for (int step = 0; step < 64; ++step) {
    const ir::ValueId before = value;
    value = source_[ir::definition(graph_, source_[value])];
    if (value == before) break;
  }
  return value;
}

bool Level::shares_name(ir::OpId op, std::span<const NameNumber> sorted_names) const {
  return std::any_of(names(op).begin(), names(op).end(), [&](NameNumber name) {
    return std::binary_search(sorted_names.begin(), sorted_names.end(), name);
  });
}

bool same_kind(const Level& a, ir::OpId op_a, const Level& b, ir::OpId op_b) {
  if (a.kind(op_a) != rule::kNoId || b.kind(op_b) != rule::kNoId) return a.kind(op_a) == b.kind(op_b);
  return base_name(a.graph().op_name(op_a)) == base_name(b.graph().op_name(op_b));
}

std::set<ir::ValueId> parameters(const Level& level, const std::vector<ir::ValueId>& fixed) {
  std::set<ir::ValueId> all;
  for (ir::ValueId v : fixed) all.insert(level.origins(v).begin(), level.origins(v).end());
  return all;
}

std::int64_t elements(const Level& level, ir::ValueId value) {
  const ir::Type& type = level.graph().type(value);
  return type.tensor ? type.numel() : 0;
}

std::int64_t result_elements(const Level& level, ir::OpId op) {
  return level.graph().ops[op].result_count == 0 ? 0 : elements(level, level.graph().result(op));
}

}  // namespace fusionc::pair
