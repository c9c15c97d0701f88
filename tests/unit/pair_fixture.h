// Two-level fixtures for tests of pairing: graphs from text, matches by the names of their values.
#pragma once

#include <doctest/doctest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "engine/ir/module.h"
#include "engine/pair/pair.h"

namespace fusionc::pair_test {

using Graph = std::shared_ptr<const ir::Graph>;
using Strings = std::vector<std::string>;

inline Graph read(const std::string& text) {
  Diagnostics diagnostics;
  const auto source = Source::from_text("fixture.mlir", text);
  const auto modules = ir::find_modules(*source);
  REQUIRE(modules.size() == 1);
  const Graph graph = ir::read_module(source, modules[0], diagnostics);
  for (const Diagnostic& d : diagnostics.list()) INFO(render(d));
  REQUIRE(graph != nullptr);
  return graph;
}

/// `main` with the given arguments and body; `%r` is returned.
inline Graph level(const std::string& arguments, const std::string& body, const std::string& tail = {}) {
  return read("module {\n  func.func @main(" + arguments + ") -> tensor<1xf32> {\n" + body +
              "    return %r : tensor<1xf32>\n  }\n}\n" + tail);
}

inline rule::Program program() {
  rule::Program out;
  const auto add = [&](const std::string& kind, const Strings& ops, const Strings& classes = {}) {
    const auto id = static_cast<rule::KindId>(out.ops.kinds.size());
    rule::Kind entry;
    entry.name = kind;
    entry.classes = classes;
    out.ops.kinds.push_back(entry);
    for (const std::string& op : ops) {
      rule::Spelling spelling;
      spelling.op = op;
      spelling.kind = id;
      out.ops.by_op[op] = static_cast<rule::SpellingId>(out.ops.spellings.size());
      out.ops.spellings.push_back(spelling);
    }
  };
  add("add", {"ttir.add", "ttnn.add"});
  add("broadcast", {"ttir.broadcast", "ttnn.repeat"}, {"broadcast"});
  add("cast", {"ttir.typecast", "ttnn.typecast"}, {"cast"});
  add("concat", {"ttir.concat", "ttnn.concat"});
  add("constant", {"ttir.constant", "ttnn.full"}, {"creation"});
  add("conv2d", {"ttir.conv2d", "ttnn.conv2d"});
  add("div", {"ttir.div", "ttnn.divide"});
  add("empty", {"ttir.empty"}, {"scaffold"});
  add("fill_cache", {"ttir.fill_cache", "ttnn.fill_cache"});
  add("layout", {"ttnn.to_layout"}, {"layout"});
  add("matmul", {"ttir.matmul", "ttir.dot_general", "ttnn.matmul"});
  add("multiply", {"ttir.multiply", "ttnn.multiply"});
  add("permute", {"ttir.permute", "ttnn.permute"}, {"permute"});
  add("reshape", {"ttir.reshape", "ttnn.reshape"}, {"reshape"});
  add("rms_norm", {"ttir.rms_norm", "ttnn.rms_norm"});
  for (const char* name :
       {"exp", "neg", "relu", "rsqrt", "sigmoid", "silu", "softmax", "subtract"}) {
    add(name, {std::string("ttir.") + name, std::string("ttnn.") + name});
  }
  for (const char* name : {"max", "mean", "sum"})
    add(name, {std::string("ttir.") + name, std::string("ttnn.") + name}, {"reduction"});
  add("slice_static", {"ttir.slice_static", "ttnn.slice_static"}, {"slice"});
  rule::AttributeInfo activation;
  activation.name = "activation";
  activation.spelling = "activation";
  out.ops.spellings[out.ops.by_op["ttnn.conv2d"]].attributes.push_back(activation);
  for (const char* name : {"alpha", "beta", "gamma"}) {
    rule::Rule r;
    r.name = name;
    r.fused_op = std::string("ttnn.") + name;
    out.rules.push_back(r);
  }
  out.rules[2].source = rule::Source::Torch;
  return out;
}

inline ir::OpId op(const Graph& graph, const std::string& value) {
  const ir::ValueId v = graph->find_value(graph->find_function("main"), value);
  REQUIRE_MESSAGE(v != ir::kNone, value);
  return graph->values[v].def;
}

inline match::Match match_of(const Graph& graph, const Strings& core, const Strings& path = {},
                      std::uint32_t rule = 0) {
  match::Match out;
  out.rule = rule;
  for (const std::string& v : core) out.core.push_back(op(graph, v));
  for (const std::string& v : path) out.path.push_back(op(graph, v));
  std::sort(out.core.begin(), out.core.end());
  std::sort(out.path.begin(), out.path.end());
  out.root = out.core.back();
  return out;
}

/// Result names of ops, in order.
inline Strings results(const Graph& graph, const std::vector<ir::OpId>& ops) {
  Strings out;
  for (ir::OpId o : ops) out.emplace_back(graph->str(graph->values[graph->result(o)].name));
  return out;
}

inline std::vector<pair::Site> join(const Graph& ttnn, const std::vector<match::Match>& matches, const Graph& ttir,
                             const std::vector<match::Match>& ttir_matches = {}) {
  const rule::Program p = program();
  return pair::join(p, *ttnn, matches, *ttir, ttir_matches);
}

#define PARAM " {ttcore.argument_type = #ttcore.argument_type<parameter>}"
#define INPUT " {ttcore.argument_type = #ttcore.argument_type<input>}"

}  // namespace fusionc::pair_test
