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
#include <optional>
#include <set>

#include "engine/ir/attr.h"
#include "engine/ir/constant.h"
#include "engine/ir/location.h"

namespace fusionc::report {

namespace {

constexpr std::size_t kShown = 4;           // names listed before "and N more"
constexpr std::size_t kWalkLimit = 4096;    // values visited behind one operand
constexpr std::size_t kUpstreamDepth = 24;  // ops between a parameter and the site

template <typename T>
void add_unique(std::vector<T>& list, T item) {
  if (std::find(list.begin(), list.end(), item) == list.end()) list.push_back(std::move(item));
}

std::string join(const std::vector<std::string>& names) {
  const std::size_t shown = names.size() > kShown + 1 ? kShown : names.size();
  std::string out =
      fmt::format("{}", fmt::join(names.begin(), names.begin() + static_cast<std::ptrdiff_t>(shown), ", "));
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

bool has_class(const rule::OpTable& table, std::string_view op) {
  constexpr std::array<std::string_view, 5> kMoves = {"cast", "layout", "broadcast", "reshape", "permute"};
  const auto spelling = table.by_op.find(std::string(op));
  if (spelling == table.by_op.end()) return false;
  const rule::Kind& kind = table.kinds[table.spellings[spelling->second].kind];
  return std::any_of(kMoves.begin(), kMoves.end(),
                     [&](std::string_view name) { return kind.in_class(name); });
}

// Name of the parameter that a function argument is; empty for inputs, activations and placeholders.
std::string parameter_name(const ir::Graph& graph, ir::ValueId value) {
  const ir::Value& info = graph.values[value];
  const ir::Function& function = graph.functions[info.function];
  if (info.def != ir::kNone || value != function.first_argument + info.index) return {};
  const std::string_view attributes = graph.str(function.arguments[info.index].attributes);
  for (const std::string_view key : {"ttcore.argument_type", "tt.argument_type"})
    if (const auto type = ir::find_attribute(attributes, key); type && ir::parse_word(*type) != "parameter")
      return {};
  for (const std::string_view key : {"ttir.name", "ttcore.name", "tt.name"}) {
    const auto text = ir::find_attribute(attributes, key);
    if (!text) continue;
    const std::string_view name = ir::parse_word(*text);
    // `args_0`, `arg15_1` and `input_1` say nothing about the model.
    std::string_view rest = name;
    for (const std::string_view placeholder : {"args", "arg", "input"})
      if (rest.starts_with(placeholder)) rest = name.substr(placeholder.size());
    const bool placeholder = rest.find_first_not_of("_0123456789") == std::string_view::npos;
    return placeholder ? std::string{} : std::string(name);
  }
  return {};
}

}  // namespace

std::vector<std::string> parameters_behind(const rule::OpTable& table, const ir::Graph& graph,
                                           ir::ValueId start) {
  std::vector<std::string> names;
  std::vector<ir::ValueId> pending = {start};
  std::set<ir::ValueId> seen;
  while (!pending.empty() && seen.size() < kWalkLimit) {
    const ir::ValueId value = ir::definition(graph, pending.back());
    pending.pop_back();
    if (value == ir::kNone || !seen.insert(value).second) continue;
    const ir::OpId op = graph.values[value].def;
    if (op == ir::kNone) {
      if (std::string name = parameter_name(graph, value); !name.empty()) add_unique(names, std::move(name));
      continue;
    }
    const auto operands = graph.operands(op);
    if (graph.functions[graph.ops[op].function].kind == ir::FunctionKind::ConstEval) {
      pending.insert(pending.end(), operands.rbegin(), operands.rend());
    } else if (!operands.empty() && has_class(table, graph.op_name(op))) {
      pending.push_back(operands.front());
    }
  }
  return names;
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

// The nearest parameters upstream of a value: ops are undone one level at a time until some level reads one.
std::vector<std::string> parameters_upstream(const rule::OpTable& table, const ir::Graph& graph,
                                             ir::ValueId start) {
  std::vector<ir::ValueId> level = {start};
  std::set<ir::ValueId> seen;
  std::vector<std::string> names;
  for (std::size_t depth = 0; depth < kUpstreamDepth && names.empty() && seen.size() < kWalkLimit; ++depth) {
    std::vector<ir::ValueId> next;
    for (ir::ValueId value : level) {
      if (!seen.insert(value).second) continue;
      for (std::string& name : parameters_behind(table, graph, value)) add_unique(names, std::move(name));
      if (const ir::OpId op = graph.values[value].def; op != ir::kNone)
        for (ir::ValueId operand : graph.operands(op)) next.push_back(operand);
    }
    level = std::move(next);
  }
  return names;
}

std::string parameter_place(const rule::OpTable& table, const ir::Graph& graph,
                            std::span<const ir::OpId> ops) {
  const std::vector<ir::ValueId> entering = inputs(graph, ops);
  std::vector<std::string> names;
  for (ir::ValueId value : entering)
    for (std::string& name : parameters_behind(table, graph, value)) add_unique(names, std::move(name));
  const bool direct = !names.empty();
  if (!direct)
    for (ir::ValueId value : entering)
      for (std::string& name : parameters_upstream(table, graph, value)) add_unique(names, std::move(name));
  if (names.empty()) return {};
  std::vector<std::string> layers;
  for (const std::string& name : names)
    if (std::string layer = layer_of(name); !layer.empty()) add_unique(layers, std::move(layer));
  return fmt::format("{}{} {}", layers.size() == 1 ? layers.front() + ", " : "",
                     direct ? "at parameters" : "downstream of parameters", join(names));
}

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

Origin origin(const rule::OpTable& table, const ir::Graph& graph, std::span<const ir::OpId> core,
              std::span<const ir::OpId> ops) {
  std::vector<std::string> texts;  // owns what the parsed names view
  for (ir::OpId op : core)
    for (std::string& name : ir::location(graph, op).names) texts.push_back(std::move(name));
  std::vector<SourceName> names;
  names.reserve(texts.size());
  for (const std::string& text : texts) names.push_back(parse_source_name(text));
  const auto place = module_place(names);
  return {place ? describe(*place) : parameter_place(table, graph, ops), torch_ops(names)};
}

}  // namespace fusionc::report
