// Look-ups by name. Values of one function are contiguous and functions follow each other, so the range of a
// function is found by bisection; inside of it a linear walk is enough for what asks by name (tests, `why`,
// `near`).
#include "engine/ir/graph.h"

#include <algorithm>

namespace fusionc::ir {

std::string_view to_string(FunctionKind kind) {
  switch (kind) {
    case FunctionKind::Forward:
      return "forward";
    case FunctionKind::ConstEval:
      return "const-eval";
    case FunctionKind::TraceWrapper:
      return "trace wrapper";
    case FunctionKind::Cpu:
      return "cpu";
    case FunctionKind::Decomposition:
      return "decomposition";
    case FunctionKind::Declaration:
      return "declaration";
  }
  return "";
}

ValueId Graph::find_value(FuncId function, std::string_view name) const {
  std::string_view base = name;
  std::uint32_t index = 0;
  if (const std::size_t hash = name.find('#'); hash != std::string_view::npos) {
    base = name.substr(0, hash);
    for (char c : name.substr(hash + 1)) {
      if (c < '0' || c > '9' || index > 100000) return kNone;
      index = index * 10 + static_cast<std::uint32_t>(c - '0');
    }
  }
  const auto [first, last] =
      std::equal_range(values.begin(), values.end(), Value{kNone, kNone, 0, function, {}},
                       [](const Value& a, const Value& b) { return a.function < b.function; });
  ValueId found = kNone;
  for (auto value = first; value != last;) {
    // Results of `%5:2` share the span of their name.
    const auto group_end = std::find_if(
        value + 1, last, [&](const Value& v) { return v.name != value->name || v.name.empty(); });
    if (!value->name.empty() && str(value->name) == base) {
      if (found != kNone) return kNone;
      if (index < static_cast<std::uint32_t>(group_end - value))
        found = static_cast<ValueId>(value - values.begin()) + index;
    }
    value = group_end;
  }
  return found;
}

FuncId Graph::find_function(std::string_view wanted) const {
  FuncId found = kNone;
  for (FuncId id = 0; id < functions.size(); ++id) {
    if (str(functions[id].symbol) != wanted) continue;
    if (functions[id].kind != FunctionKind::Declaration) return id;
    if (found == kNone) found = id;
  }
  return found;
}

}  // namespace fusionc::ir
