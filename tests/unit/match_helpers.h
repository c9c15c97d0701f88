// Small rules on small graphs, both from text.
//
// A graph is written one op per line and becomes a module in generic form:
//     a = ttnn.add(x, y) {dim = 1 : i32} : 4x8        result type bf16 unless it says otherwise (4x8xf32)
//     v i = ttir.sort(x) {dim = 1 : i32} : 4x8, 4x8   several results
//     c = 0.5 : 4x8                                   a splat
//     ttnn.deallocate(a)
// The last result is returned, or what `return a b` lists.
#pragma once

#include <doctest/doctest.h>
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <map>
#include <memory>
#include <string>
#include <vector>

#include "engine/ir/module.h"
#include "engine/match/match.h"
#include "tests/unit/dsl_text.h"

namespace fusionc::test {

inline std::string trim(std::string text) {
  const auto begin = text.find_first_not_of(" \t"), end = text.find_last_not_of(" \t");
  return begin == std::string::npos ? std::string() : text.substr(begin, end - begin + 1);
}

inline std::vector<std::string> split(const std::string& text, const std::string& separators) {
  std::vector<std::string> out;
  std::size_t begin = 0;
  for (std::size_t end; begin <= text.size(); begin = end + 1) {
    end = std::min(text.find_first_of(separators, begin), text.size());
    if (const std::string part = trim(text.substr(begin, end - begin)); !part.empty()) out.push_back(part);
  }
  return out;
}

inline std::string join(const std::vector<std::string>& parts, std::string_view separator) {
  return fmt::format("{}", fmt::join(parts, separator));
}

inline std::string tensor(const std::string& shape) {
  const bool typed = shape.find_first_not_of("0123456789x?") != std::string::npos;
  return fmt::format("tensor<{}{}>", shape, typed ? "" : shape.empty() ? "bf16" : "xbf16");
}

inline std::string module_text(const std::string& arguments, const std::string& ops) {
  std::map<std::string, std::string> types;
  std::string signature, body, returned, last;
  for (const std::string& argument : split(arguments, ",")) {
    const auto words = split(argument, " ");
    types[words[0]] = tensor(words.size() > 1 ? words[1] : "");
    signature += fmt::format("{}%{}: {}", signature.empty() ? "" : ", ", words[0], types[words[0]]);
  }
  const auto typed = [&](const std::vector<std::string>& names) {
    std::vector<std::string> list;
    for (const std::string& name : names) {
      REQUIRE_MESSAGE(types.count(name), name);
      list.push_back(types[name]);
    }
    return join(list, ", ");
  };
  const auto values = [](const std::vector<std::string>& names) {
    return names.empty() ? std::string() : fmt::format("%{}", join(names, ", %"));
  };
  for (const std::string& line : split(ops, "\n")) {
    if (line.rfind("return", 0) == 0) {
      returned = line.substr(6);
      continue;
    }
    const auto equals = line.find(" = "), paren = line.find('(');
    const bool has_result = equals != std::string::npos && (paren == std::string::npos || equals < paren);
    const std::vector<std::string> results = split(has_result ? line.substr(0, equals) : "", " ");
    const auto colon = line.rfind(" : ");
    const std::string rest = line.substr(has_result ? equals + 3 : 0);
    std::vector<std::string> shapes;
    if (has_result) shapes = split(line.substr(colon + 3) + " ", ",");
    if (has_result && shapes.empty()) shapes.emplace_back();
    for (std::size_t i = 0; i < results.size(); ++i) types[results[i]] = tensor(shapes.at(i));
    if (has_result) last = results.front();
    const auto open = rest.find('(');
    if (open == std::string::npos || (has_result && open > rest.find(" : "))) {
      body += fmt::format(
          "    %{0} = \"ttir.full\"() <{{fill_value = {1} : f32, shape = array<i32>}}> : () -> {2}\n",
          results[0], trim(rest.substr(0, rest.find(" : "))), types[results[0]]);
      continue;
    }
    const auto close = rest.find(')', open);
    const std::vector<std::string> operands = split(rest.substr(open + 1, close - open - 1), ",");
    const auto brace = rest.find('{', close), end = rest.rfind('}');
    const std::string attributes =
        brace == std::string::npos ? "" : fmt::format(" <{{{}}}>", rest.substr(brace + 1, end - brace - 1));
    body += fmt::format("    {}{}\"{}\"({}){} : ({}) -> {}\n", values(results), has_result ? " = " : "",
                        trim(rest.substr(0, open)), values(operands), attributes, typed(operands),
                        results.size() == 1 ? typed(results) : fmt::format("({})", typed(results)));
  }
  const std::vector<std::string> out = split(returned.empty() ? last : returned, " ,");
  return fmt::format("module {{\n  func.func @main({}) -> ({}) {{\n{}    return {} : {}\n  }}\n}}\n",
                     signature, typed(out), body, values(out), typed(out));
}

inline std::string messages(const Diagnostics& diagnostics) {
  std::string out;
  for (const Diagnostic& d : diagnostics.list()) out += render(d);
  return out;
}

inline std::shared_ptr<const ir::Graph> read(std::string text) {
  Diagnostics diagnostics;
  auto source = Source::from_text("test.mlir", std::move(text));
  const auto modules = ir::find_modules(*source);
  REQUIRE(modules.size() == 1);
  auto graph = ir::read_module(source, modules[0], diagnostics);
  REQUIRE_MESSAGE(graph, messages(diagnostics));
  return graph;
}

/// `arguments` as `x 4x8, w 8x8`; `ops` as described above.
inline std::shared_ptr<const ir::Graph> graph(const std::string& arguments, const std::string& ops) {
  return read(module_text(arguments, ops));
}

inline rule::Program compile(const std::string& text) {
  Diagnostics diagnostics;
  auto program = dsl::compile(
      ops(), {{"test.fuse", text}}, [](const std::string&) { return std::nullopt; }, diagnostics);
  REQUIRE_MESSAGE(program, messages(diagnostics));
  return *program;
}

/// A rule `name` of clauses that say something, with the clauses every rule needs around them.
inline std::string rule_text(const std::string& clauses, const std::string& name = "r") {
  return fmt::format(
      "rule {} {{\n  fused_op ttnn.thing\n  source ttnn\n  summary \"a thing\"\n  torch \"x\"\n"
      "  compiler {{ pass \"p\" pattern \"P\" status no_pass }}\n{}\n}}\n",
      name, clauses);
}

/// Rules on a graph; both engines must agree on everything.
struct Matched {
  rule::Program program;
  std::shared_ptr<const ir::Graph> graph;
  std::vector<match::Match> matches;
  match::Result result;

  std::size_t size() const { return matches.size(); }
  const match::Match& only() const {
    REQUIRE(matches.size() == 1);
    return matches[0];
  }
  const rule::Body& body(const match::Match& m) const { return *program.rules[m.rule].body(m.level); }
  std::string value(ir::ValueId v) const { return std::string(graph->str(graph->values[v].name)).substr(1); }
  /// Ops by the name of their first result.
  std::string names(const std::vector<ir::OpId>& list) const {
    std::vector<std::string> out;
    for (ir::OpId op : list) out.push_back(value(graph->result(op)));
    return join(out, " ");
  }
  std::string core(std::size_t i = 0) const { return names(matches.at(i).core); }
  std::string path(std::size_t i = 0) const { return names(matches.at(i).path); }
  std::string root(std::size_t i = 0) const { return names({matches.at(i).root}); }
  /// What a named node binds: a value's name, a number, or `-` when it is not bound.
  std::string bound(const std::string& name, std::size_t i = 0) const {
    return bound_in(matches.at(i), matches.at(i).bindings, name);
  }
  std::string bound_in(const match::Match& m, const std::vector<match::Binding>& bindings,
                       const std::string& name) const {
    for (const match::Binding& binding : bindings)
      if (body(m).nodes[binding.node].name == name)
        return binding.value == ir::kNone ? fmt::format("{}", binding.literal) : value(binding.value);
    return "-";
  }
  /// Tag of the alternative a named node took.
  std::string branch(const std::string& name, std::size_t i = 0) const {
    for (const auto& [node, choice] : matches.at(i).branches)
      if (body(matches.at(i)).nodes[node].name == name)
        return body(matches.at(i)).nodes[node].alternatives[choice].tag;
    return "-";
  }
};

inline void check_equal(const match::Result& a, const match::Result& b) {
  REQUIRE(a.matches.size() == b.matches.size());
  const auto same = [](const auto& x, const auto& y) {
    return std::equal(x.begin(), x.end(), y.begin(), y.end(),
                      [](const match::Binding& p, const match::Binding& q) {
                        return p.node == q.node && p.value == q.value && p.literal == q.literal;
                      });
  };
  for (std::size_t i = 0; i < a.matches.size(); ++i) {
    const match::Match &x = a.matches[i], &y = b.matches[i];
    CHECK(x.rule == y.rule);
    CHECK(x.root == y.root);
    CHECK(x.core == y.core);
    CHECK(x.path == y.path);
    CHECK(x.branches == y.branches);
    CHECK(x.unproven == y.unproven);
    CHECK(same(x.bindings, y.bindings));
    REQUIRE(x.members.size() == y.members.size());
    for (std::size_t m = 0; m < x.members.size(); ++m) CHECK(same(x.members[m], y.members[m]));
  }
}

inline Matched match_program(rule::Program program, std::shared_ptr<const ir::Graph> graph,
                             rule::Level level) {
  Matched out{std::move(program), std::move(graph), {}, {}};
  out.result = match::run(out.program, *out.graph, level, match::Engine::Reference);
  check_equal(out.result, match::run(out.program, *out.graph, level, match::Engine::Net));
  out.matches = out.result.matches;
  return out;
}

/// One rule of these clauses on one graph.
inline Matched matched(const std::string& clauses, const std::string& arguments, const std::string& ops_text,
                       rule::Level level = rule::Level::Ttir) {
  return match_program(compile(rule_text(clauses)), graph(arguments, ops_text), level);
}

}  // namespace fusionc::test
