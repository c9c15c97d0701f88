// Loading rule texts in tests, and a body as one line of text, so that tests can state the whole program of a
// rule.
#pragma once

#include <doctest/doctest.h>
#include <fmt/format.h>

#include <filesystem>
#include <fstream>
#include <map>
#include <set>
#include <sstream>

#include "dsl/compile.h"

namespace fusionc::test {

inline std::string read_file(const std::filesystem::path& path) {
  std::ifstream in(path, std::ios::binary);
  REQUIRE_MESSAGE(in, path);
  std::ostringstream out;
  out << in.rdbuf();
  return out.str();
}

inline std::filesystem::path source_dir() { return FUSIONC_SOURCE_DIR; }

/// The shipped op tables.
inline const rule::OpTable& ops() {
  static const rule::OpTable table = [] {
    Diagnostics diagnostics;
    std::vector<dsl::SourceText> files;
    for (const char* name : {"rules/ops/ttir.ops", "rules/ops/ttnn.ops"})
      files.push_back({name, read_file(source_dir() / name)});
    auto built = dsl::build_optable(files, diagnostics);
    for (const Diagnostic& d : diagnostics.list()) MESSAGE(render(d));
    REQUIRE(built);
    return *built;
  }();
  return table;
}

using Files = std::map<std::string, std::string>;

/// What the tests import as common.fuse, so that they do not depend on the shipped rules.
inline const char* const kPatterns =
    "pattern squared(v) = multiply(v, v) as multiply | pow(v, ~2.0) as pow | ttir.square(v) as square\n"
    "pattern mean_of(v) = mean(v){dim: last} as direct\n"
    "                   | multiply(sum(v){dim: last}, ~1/dim(v, -1)) as sum_scale\n"
    "                   | div(sum(v){dim: last}, ~dim(v, -1)) as sum_div\n"
    "pattern inv_sqrt(v) = rsqrt(v) as rsqrt | reciprocal(sqrt(v)) as reciprocal | div(~1, sqrt(v)) as div\n"
    "                    | pow(v, ~-0.5) as pow\n";

/// Compiles `files`; imports of files that are not among them fail, but for kPatterns.
inline std::optional<rule::Program> compile(const Files& files, Diagnostics& diagnostics) {
  std::vector<dsl::SourceText> list;
  for (const auto& [name, text] : files) list.push_back({name, text});
  const auto read = [](const std::string& path) -> std::optional<std::string> {
    if (path == "rules/common.fuse") return kPatterns;
    return std::nullopt;
  };
  return dsl::compile(ops(), list, read, diagnostics);
}

/// The program of rules that are expected to compile.
inline rule::Program compiled(const std::string& text) {
  Diagnostics diagnostics;
  auto program = compile({{"rules/test.fuse", text}}, diagnostics);
  for (const Diagnostic& d : diagnostics.list()) FAIL_CHECK(render(d));
  REQUIRE(program);
  return std::move(*program);
}

/// A rule around a match body and further clauses.
inline std::string rule_with(const std::string& match, const std::string& clauses = "") {
  return "import \"common.fuse\"\nrule r {\n  fused_op ttnn.x\n  source ttnn\n  summary \"s\"\n  match {\n" +
         match + "\n  }\n" + clauses + "\n}\n";
}

class Printer {
 public:
  Printer(const rule::Program& program, const rule::Body& body) : program_(program), body_(body) {}

  std::string expr(rule::ExprId id) const {
    const rule::Expr& e = body_.exprs[id];
    using rule::Fn;
    if (e.fn == Fn::Number) return fmt::format("{}", e.number);
    if (e.fn == Fn::String) return fmt::format("'{}'", e.text);
    std::vector<std::string> parts;
    if (e.node != rule::kNoId) parts.push_back(reference(e.node));
    if (e.other != rule::kNoId) parts.push_back(reference(e.other));
    if (!e.text.empty()) parts.push_back("'" + e.text + "'");
    for (rule::ExprId each : e.arguments) parts.push_back(expr(each));
    for (rule::KindId kind : e.kinds) parts.push_back(program_.ops.kinds[kind].name);
    return fmt::format("{}({})", function(e.fn), fmt::join(parts, ","));
  }

  static std::string_view function(rule::Fn fn) {
    // In the order of the enumeration.
    static constexpr std::string_view names[] = {
        "number",   "string", "list",   "range",      "neg",        "not",        "+",     "-",
        "*",        "/",      "%",      "==",         "!=",         "<",          "<=",    ">",
        ">=",       "~=",     "in",     "and",        "or",         "min",        "max",   "sqrt",
        "abs",      "prod",   "rank",   "dim",        "numel",      "shape",      "dtype", "scalar",
        "constant", "varies", "vector", "users",      "used_by",    "defined_by", "attr",  "has_attr",
        "present",  "branch", "same",   "same_shape", "broadcasts", "argument",   "level", "count",
        "distinct", "sum",      "all",    "value",  "op",         "element",    "length",     "->"};
    static_assert(std::size(names) == static_cast<std::size_t>(rule::Fn::Follows) + 1);
    return names[static_cast<std::size_t>(fn)];
  }

  /// Each node in full at its first mention, by its name or `$id` after that.
  std::string node(rule::NodeId id) {
    const rule::Node& n = body_.nodes[id];
    if (!seen_.insert(id).second) return reference(id);
    std::string out = n.name.empty() ? "" : n.name + "=";
    switch (n.kind) {
      case rule::NodeKind::Any:
        return out + "_";
      case rule::NodeKind::Capture:
        return n.name;
      case rule::NodeKind::Absent:
        return "none";
      case rule::NodeKind::Constant:
        return out + "~" + expr(n.expr);
      case rule::NodeKind::Result:
        return out + node(n.operands[0].node) + fmt::format("#{}", n.result);
      case rule::NodeKind::Alt: {
        std::vector<std::string> parts;
        for (const rule::Alternative& each : n.alternatives)
          parts.push_back((each.tag.empty() ? "" : each.tag + ":") + node(each.node) +
                          (each.through == rule::kNoId ? "" : fmt::format("@{}", each.through)));
        return out + (n.optional_step ? "opt[" : "alt[") + fmt::format("{}]", fmt::join(parts, " | "));
      }
      default:
        break;
    }
    std::vector<std::string> kinds, parts;
    for (rule::KindId kind : n.kinds) kinds.push_back(program_.ops.kinds[kind].name);
    if (!n.spellings.empty()) kinds = {program_.ops.spellings[n.spellings[0]].op};
    for (const rule::Edge& each : n.operands)
      parts.push_back(fmt::format("{}{}{}",
                                  n.kind == rule::NodeKind::Chain ? "" : fmt::format("{}:", each.operand),
                                  node(each.node), each.optional ? "?" : "") +
                      (each.through == default_through ? "" : fmt::format("@{}", each.through)));
    if (n.rest) parts.push_back("...");
    out += fmt::format("{}{}({})", n.kind == rule::NodeKind::Chain ? "ac " : "", fmt::join(kinds, "/"),
                       fmt::join(parts, ","));
    for (const rule::AttributeTest& test : n.attributes)
      out += fmt::format("{{{}:{}{}{}}}", test.name, fmt::join(test.values, "|"),
                         test.op == rule::AttributeTest::Op::Absent    ? "none"
                         : test.op == rule::AttributeTest::Op::Present ? "any"
                                                                       : "",
                         test.or_absent && test.op == rule::AttributeTest::Op::OneOf ? "|none" : "");
    return out + (n.result ? fmt::format("#{}", n.result) : "");
  }

  rule::ThroughId default_through = 0;

 private:
  std::string reference(rule::NodeId id) const {
    return body_.nodes[id].name.empty() ? fmt::format("${}", id) : body_.nodes[id].name;
  }

  const rule::Program& program_;
  const rule::Body& body_;
  std::set<rule::NodeId> seen_;
};

inline std::string text_of(const rule::Program& program, const rule::Body& body,
                           rule::ThroughId through = 0) {
  Printer printer(program, body);
  printer.default_through = through;
  return printer.node(body.root);
}

/// The root of a rule with this match body, at TTNN.
inline std::string root_of(const std::string& match) {
  const rule::Program program = compiled(rule_with(match));
  return text_of(program, *program.rules.at(0).ttnn);
}

}  // namespace fusionc::test
