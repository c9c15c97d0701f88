// Reading small texts in tests.
#pragma once

#include <doctest/doctest.h>

#include <memory>
#include <string>
#include <vector>

#include "engine/ir/graph.h"
#include "engine/ir/location.h"
#include "engine/ir/module.h"

namespace fusionc::ir::test {

/// The graph of the only module in `text`; fails the test when it cannot be read.
inline std::shared_ptr<const Graph> read(std::string text) {
  const auto source = Source::from_text("t.mlir", std::move(text));
  const auto modules = find_modules(*source);
  REQUIRE(modules.size() == 1);
  Diagnostics diagnostics;
  auto graph = read_module(source, modules[0], diagnostics);
  for (const Diagnostic& d : diagnostics.list()) MESSAGE(render(d));
  REQUIRE(graph);
  return graph;
}

/// The graph of one function with this body.
inline std::shared_ptr<const Graph> body(
    const std::string& lines, const std::string& arguments = "%a: tensor<2x3xbf16>, %b: tensor<2x3xbf16>") {
  return read("module {\n  func.func @main(" + arguments + ") {\n" + lines + "\n    return\n  }\n}\n");
}

/// The value called `name` (`%3`) in function `symbol`; fails the test when there is none.
inline ValueId value_of(const Graph& graph, std::string_view name, std::string_view symbol = "main") {
  const FuncId function = graph.find_function(symbol);
  REQUIRE(function != kNone);
  const ValueId value = graph.find_value(function, name);
  REQUIRE(value != kNone);
  return value;
}

/// The one diagnostic that reading `text` gives, rendered up to the message: `3:7 FUS006`.
inline std::string error_of(std::string text) {
  const auto source = Source::from_text("t.mlir", std::move(text));
  const auto modules = find_modules(*source);
  Diagnostics diagnostics;
  for (const Module& module : modules) read_module(source, module, diagnostics);
  if (diagnostics.list().size() != 1) return std::to_string(diagnostics.list().size()) + " diagnostics";
  const Diagnostic& d = diagnostics.list()[0];
  return std::to_string(d.line) + ":" + std::to_string(d.column) + " " + format_code(d.code);
}

inline std::vector<std::string> operand_names(const Graph& graph, OpId op) {
  std::vector<std::string> names;
  for (const ValueId value : graph.operands(op)) {
    std::string name(graph.str(graph.values[value].name));
    const Value& v = graph.values[value];
    if (v.def != kNone && graph.ops[v.def].result_count > 1) name.append("#").append(std::to_string(v.index));
    names.push_back(name);
  }
  return names;
}

using Names = std::vector<std::string>;

}  // namespace fusionc::ir::test
