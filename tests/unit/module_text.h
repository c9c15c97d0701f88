// Small modules for tests: text in, graph out.
#pragma once

#include <doctest/doctest.h>

#include <memory>
#include <string>
#include <utility>

#include "engine/ir/module.h"

namespace fusionc::ir {

/// The first module of `text`, linked. Fails the test when it cannot be read.
inline std::shared_ptr<const Graph> read_text(std::string text) {
  const auto source = Source::from_text("test.mlir", std::move(text));
  const auto modules = find_modules(*source);
  REQUIRE(!modules.empty());
  Diagnostics diagnostics;
  auto graph = read_module(source, modules.front(), diagnostics);
  for (const Diagnostic& d : diagnostics.list()) MESSAGE(render(d));
  REQUIRE(graph);
  return graph;
}

/// The value called `name` (`%3`) in function `symbol`.
inline ValueId value_of(const Graph& graph, std::string_view name, std::string_view symbol = "main") {
  const FuncId function = graph.find_function(symbol);
  REQUIRE(function != kNone);
  const ValueId value = graph.find_value(function, name);
  REQUIRE(value != kNone);
  return value;
}

}  // namespace fusionc::ir
