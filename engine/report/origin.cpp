// Two sources tell where a site lives. Location names that carry the module path
// (`Linear[encoder.layers[2].fc1]`) tell it outright: the site's place is the module that all its ops share.
// Other dumps name HLO instructions, whose numbers mean nothing to a reader; there the parameters (`ttir.name
// = "model.layers.2.mlp.up_proj.weight"`) are the best evidence: those that reach the site's operands, else
// the nearest ones upstream of each operand.
//
// Only names that stand in the dump are printed; a number is called a layer only when the word in front of it
// says so.
#include "engine/report/origin.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <initializer_list>
#include <optional>

#include "engine/ir/attr.h"
#include "engine/ir/constant.h"

namespace fusionc::report {

namespace {

constexpr std::size_t kShown = 4;           // names listed before "and N more"
constexpr std::size_t kWalkLimit = 4096;    // values visited behind one operand
constexpr std::size_t kUpstreamDepth = 24;  // ops between a parameter and the site
constexpr std::uint32_t kHoistedOperands = 12;  // a normalisation with its convolution takes up to seven

template <typename T>
void add_unique(std::vector<T>& list, T item) {
  if (std::find(list.begin(), list.end(), item) == list.end()) list.push_back(std::move(item));
}

template <typename Text>
std::string join(const std::vector<Text>& names) {
  const std::size_t shown = names.size() > kShown + 1 ? kShown : names.size();
  std::string out;
  for (std::size_t i = 0; i < shown; ++i) {
    if (i) out += ", ";
    out += names[i];
  }
  if (shown < names.size()) out += fmt::format(" and {} more", names.size() - shown);
  return out;
}

bool is_identifier(std::string_view text) {
  return !text.empty() && !std::isdigit(static_cast<unsigned char>(text.front())) &&
         std::all_of(text.begin(), text.end(),
                     [](unsigned char c) { return std::isalnum(c) || c == '_' || c == '.'; });
}

}  // namespace

SourceName parse_source_name(std::string_view name) {
  SourceName out;
  std::string_view last;
  for (std::size_t begin = 0; begin <= name.size();) {
    const std::size_t end = std::min(name.find('|', begin), name.size());
    last = name.substr(begin, end - begin);
    // A path holds brackets of its own (`layers[2]`): the class ends at the first one, the path at the last.
    const std::size_t open = last.find('[');
    if (end < name.size() && last.ends_with(']') && open != std::string_view::npos &&
        is_identifier(last.substr(0, open)))
      out.modules.push_back({last.substr(0, open), last.substr(open + 1, last.size() - open - 2)});
    begin = end + 1;
  }
  if (const std::size_t at = last.find("aten__"); at != std::string_view::npos) {
    const std::string_view rest = last.substr(at + 6);
    const auto is_word = [](unsigned char c) { return std::isalnum(c) || c == '_'; };
    out.torch_op = rest.substr(0, std::find_if_not(rest.begin(), rest.end(), is_word) - rest.begin());
  }
  return out;
}

std::string layer_of(std::string_view path) {
  constexpr std::array<std::string_view, 7> kWords = {"layer",     "block",   "stage", "resnet",
                                                      "attention", "feature", "h"};
  std::vector<std::string> found;
  std::string word;
  for (std::size_t at = 0; at < path.size();) {
    const auto take = [&](auto predicate) {
      const std::size_t begin = at;
      while (at < path.size() && predicate(static_cast<unsigned char>(path[at]))) ++at;
      return path.substr(begin, at - begin);
    };
    if (std::isdigit(static_cast<unsigned char>(path[at]))) {
      const std::string_view number = take([](unsigned char c) { return std::isdigit(c) != 0; });
      const std::string_view stem =
          word.ends_with('s') ? std::string_view(word).substr(0, word.size() - 1) : word;
      const bool whole = at == path.size() || !std::isalnum(static_cast<unsigned char>(path[at]));
      if (whole && std::find(kWords.begin(), kWords.end(), stem) != kWords.end())
        found.push_back(fmt::format("{} {}", stem, number));
      word.clear();
    } else if (std::isalpha(static_cast<unsigned char>(path[at]))) {
      const std::string_view next = take([](unsigned char c) { return std::isalpha(c) != 0; });
      // Exported names spell `layers[0]` as `layers__modules__0`.
      if (next != "modules") word = next;
    } else {
      ++at;
    }
  }
  return fmt::format("{}", fmt::join(found, ", "));
}

namespace {

bool moves_data(const rule::OpTable& table, std::string_view op) {
  constexpr std::array<std::string_view, 5> kMoves = {"cast", "layout", "broadcast", "reshape", "permute"};
  const auto spelling = table.by_op.find(std::string(op));
  if (spelling == table.by_op.end()) return false;
  const rule::Kind& kind = table.kinds[table.spellings[spelling->second].kind];
  return std::any_of(kMoves.begin(), kMoves.end(),
                     [&](std::string_view name) { return kind.in_class(name); });
}

std::string_view argument_word(std::string_view attributes, std::initializer_list<std::string_view> keys) {
  for (const std::string_view key : keys)
    if (const auto text = ir::find_attribute(attributes, key)) return ir::parse_word(*text);
  return {};
}

// `args_0`, `arg15_1` and `input_1` say nothing about the model.
bool is_placeholder(std::string_view name) {
  std::string_view rest = name;
  for (const std::string_view word : {"args", "arg", "input"})
    if (name.starts_with(word) && rest.size() == name.size()) rest.remove_prefix(word.size());
  return rest.find_first_not_of("_0123456789") == std::string_view::npos;
}

}  // namespace

Provenance::Provenance(const rule::OpTable& table, const ir::Graph& graph) : graph_(graph) {
  for (const std::string_view name : graph.op_names) moves_data_.push_back(moves_data(table, name));
  for (const ir::Function& function : graph.functions) {
    for (std::uint32_t i = 0; i < function.arguments.size(); ++i) {
      const std::string_view attributes = graph.str(function.arguments[i].attributes);
      if (attributes.empty()) continue;
      const std::string_view name = argument_word(attributes, {"ttir.name", "ttcore.name", "tt.name"});
      if (is_placeholder(name)) continue;
      const std::string_view type = argument_word(attributes, {"ttcore.argument_type", "tt.argument_type"});
      if (type.empty() || type == "parameter") parameters_.emplace(function.first_argument + i, name);
      if (type == "constant") constants_.emplace(function.first_argument + i, name);
    }
  }
}

// Names of the wanted arguments behind a value: through load_cached, calls and ops that only move data.
void Provenance::behind(const Names& wanted, ir::ValueId start, Found& names) const {
  std::vector<ir::ValueId> pending = {start};
  std::vector<ir::ValueId> seen;
  while (!pending.empty() && seen.size() < kWalkLimit) {
    const ir::ValueId written = pending.back();
    ir::ValueId value = ir::definition(graph_, written);
    pending.pop_back();
    // Hoisted bodies pass memory, not values: what they compute is taken to come from all that was passed, unless
    // that is so much that it says nothing.
    const bool hoisted = graph_.functions[graph_.values[value].function].kind == ir::FunctionKind::Cpu;
    if (hoisted) value = written;
    const ir::OpId call = hoisted ? graph_.values[written].def : ir::kNone;
    if (call != ir::kNone && graph_.ops[call].operand_count > kHoistedOperands) {
      names.vague = true;
      continue;
    }
    if (std::find(seen.begin(), seen.end(), value) != seen.end()) continue;
    seen.push_back(value);
    const ir::OpId op = graph_.values[value].def;
    if (op == ir::kNone) {
      if (const auto name = wanted.find(value); name != wanted.end()) add_unique(names.names, name->second);
      continue;
    }
    const auto operands = graph_.operands(op);
    if (hoisted || graph_.functions[graph_.ops[op].function].kind == ir::FunctionKind::ConstEval) {
      pending.insert(pending.end(), operands.rbegin(), operands.rend());
    } else if (!operands.empty() && moves_data_[graph_.ops[op].name]) {
      pending.push_back(operands.front());
    }
  }
}

// The nearest parameters upstream of a value: ops are undone one level at a time until some level reads one.
void Provenance::upstream(ir::ValueId start, Found& names) const {
  std::vector<ir::ValueId> level = {start}, seen;
  Found found;
  for (std::size_t depth = 0; depth < kUpstreamDepth && found.names.empty() && seen.size() < kWalkLimit;
       ++depth) {
    std::vector<ir::ValueId> next;
    for (ir::ValueId value : level) {
      if (std::find(seen.begin(), seen.end(), value) != seen.end()) continue;
      seen.push_back(value);
      behind(parameters_, value, found);
      if (const ir::OpId op = graph_.values[value].def; op != ir::kNone)
        for (ir::ValueId operand : graph_.operands(op)) next.push_back(operand);
    }
    level = std::move(next);
  }
  for (std::string_view name : found.names) add_unique(names.names, name);
  names.vague = names.vague || found.vague;
}

namespace {

// Values that enter the ops, in order of use.
std::vector<ir::ValueId> inputs(const ir::Graph& graph, std::span<const ir::OpId> ops) {
  std::vector<ir::ValueId> out;
  for (ir::OpId op : ops) {
    for (ir::ValueId value : graph.operands(op)) {
      const ir::OpId def = graph.values[value].def;
      if (def == ir::kNone || !std::binary_search(ops.begin(), ops.end(), def)) add_unique(out, value);
    }
  }
  return out;
}

}  // namespace

std::string Provenance::place(std::span<const ir::OpId> ops) const {
  if (!names_arguments()) return {};
  const std::vector<ir::ValueId> entering = inputs(graph_, ops);
  Found found;
  std::string_view relation = "at parameters";
  for (ir::ValueId value : entering) behind(parameters_, value, found);
  if (found.names.empty()) {
    relation = "at constants";
    for (ir::ValueId value : entering) behind(constants_, value, found);
  }
  if (found.names.empty() && !found.vague) {
    relation = "downstream of parameters";
    for (ir::ValueId value : entering) upstream(value, found);
  }
  if (found.names.empty() || found.vague) return {};
  const std::vector<std::string_view>& names = found.names;
  std::vector<std::string> layers;
  for (std::string_view name : names)
    if (std::string layer = layer_of(name); !layer.empty()) add_unique(layers, std::move(layer));
  return fmt::format("{}{} {}", layers.size() == 1 ? layers.front() + ", " : "", relation, join(names));
}

namespace {

// The module path that all names share, and what each op's own module adds to it.
struct ModulePlace {
  std::vector<SourceName::Module> common;
  std::vector<std::string> leaves;
};

std::optional<ModulePlace> module_place(const std::vector<SourceName>& names) {
  std::optional<ModulePlace> place;
  for (const SourceName& name : names) {
    if (name.modules.empty()) continue;
    if (!place) {
      place = ModulePlace{name.modules, {}};
      continue;
    }
    const auto same = [](const SourceName::Module& a, const SourceName::Module& b) {
      return a.path == b.path;
    };
    const auto end = std::mismatch(place->common.begin(), place->common.end(), name.modules.begin(),
                                   name.modules.end(), same);
    place->common.erase(end.first, place->common.end());
  }
  if (!place) return place;
  for (const SourceName& name : names) {
    if (name.modules.size() <= place->common.size()) continue;
    const SourceName::Module& leaf = name.modules.back();
    std::string_view path = leaf.path;
    if (!place->common.empty() && path.starts_with(place->common.back().path))
      path.remove_prefix(place->common.back().path.size());
    if (path.starts_with('.')) path.remove_prefix(1);
    add_unique(place->leaves, fmt::format("{} ({})", path, leaf.type));
  }
  return place;
}

std::string describe(const ModulePlace& place) {
  if (place.common.empty()) return join(place.leaves);
  const SourceName::Module& inner = place.common.back();
  std::string out = fmt::format("{}, {}", inner.path, inner.type);
  if (place.common.size() > 1) out += fmt::format(" in {}", place.common[place.common.size() - 2].type);
  if (const std::string layer = layer_of(inner.path); !layer.empty()) out += fmt::format(" ({})", layer);
  if (!place.leaves.empty()) out += ": " + join(place.leaves);
  return out;
}

std::string torch_ops(const std::vector<SourceName>& names) {
  std::vector<std::string> ops, classes;
  for (const SourceName& name : names) {
    if (!name.torch_op.empty()) add_unique(ops, fmt::format("aten.{}", name.torch_op));
    if (!name.modules.empty()) add_unique(classes, std::string(name.modules.back().type));
  }
  if (classes.empty()) return join(ops);
  return ops.empty() ? join(classes) : fmt::format("{} in {}", join(ops), join(classes));
}

}  // namespace

Origin Provenance::origin(std::span<const ir::Location> locations, std::span<const ir::OpId> ops) const {
  std::vector<SourceName> names;
  for (const ir::Location& location : locations)
    for (const std::string& name : location.names) names.push_back(parse_source_name(name));
  const auto found = module_place(names);
  return {found ? describe(*found) : place(ops), torch_ops(names)};
}

}  // namespace fusionc::report
