// Any bytes as a rule file and as an op table: compiling ends with a program or with located errors, never
// both. The program's indices are in range.
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <optional>
#include <string>

#include "dsl/ast.h"
#include "dsl/compile.h"

using namespace fusionc;

namespace {

void expect(bool holds) {
  if (!holds) std::abort();
}

// The shipped op tables and what shipped rules import, each read once.
const std::string kRules = FUSIONC_SOURCE_DIR "/rules/";

std::optional<std::string> shipped(const std::string& path) {
  static std::map<std::string, std::optional<std::string>> files;
  const auto [at, added] = files.try_emplace(path);
  if (!added) return at->second;
  // A mutated import may name anything; only files of the rules are opened.
  if (!path.starts_with(kRules) || path.find('\0') != std::string::npos) return std::nullopt;
  if (std::error_code error; std::filesystem::is_regular_file(path, error)) {
    std::ifstream in(path);
    at->second = std::string(std::istreambuf_iterator<char>(in), {});
  }
  return at->second;
}

std::string table(const char* name) {
  std::ifstream in(kRules + "ops/" + name);
  expect(in.good());
  return {std::istreambuf_iterator<char>(in), {}};
}

void check(const rule::Program& program, const rule::Body& body) {
  const std::size_t nodes = body.nodes.size(), exprs = body.exprs.size();
  expect(body.root < nodes);
  for (rule::NodeId root : body.also) expect(root < nodes);
  for (rule::NodeId shared : body.shared) expect(shared < nodes);
  for (const rule::Node& node : body.nodes) {
    for (rule::KindId kind : node.kinds) expect(kind < program.ops.kinds.size());
    for (const rule::Edge& edge : node.operands)
      expect(edge.node < nodes && edge.through < program.throughs.size());
    for (const rule::Alternative& each : node.alternatives)
      expect(each.node < nodes && (each.through == rule::kNoId || each.through < program.throughs.size()));
    expect(node.kind != rule::NodeKind::Constant || node.expr < exprs);
    expect(node.kind != rule::NodeKind::Op || !node.kinds.empty());
  }
  for (const rule::Expr& expr : body.exprs) {
    expect(expr.node == rule::kNoId || expr.node < nodes);
    expect(expr.other == rule::kNoId || expr.other < nodes);
    for (rule::ExprId argument : expr.arguments) expect(argument < exprs);
  }
  for (const auto* list : {&body.where, &body.group_where})
    for (const rule::Guard& guard : *list) {
      expect(guard.expr < exprs && !guard.text.empty());
      for (rule::NodeId node : guard.nodes) expect(node < nodes);
    }
  for (const rule::UseCount& use : body.uses) expect(use.node < nodes);
  for (const auto& note : body.notes)
    for (const rule::NotePart& part : note) expect(part.hole == rule::kNoId || part.hole < exprs);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string text(reinterpret_cast<const char*>(data), size);
  {
    Diagnostics diagnostics;
    const auto table = dsl::build_optable({{"fuzz.ops", text}}, diagnostics);
    expect(table.has_value() == !diagnostics.has_errors());
    for (const Diagnostic& d : diagnostics.list()) expect(d.line > 0 && !render(d).empty());
  }
  static const rule::OpTable ops = [] {
    Diagnostics none;
    return *dsl::build_optable({{"ttir.ops", table("ttir.ops")}, {"ttnn.ops", table("ttnn.ops")}}, none);
  }();
  Diagnostics diagnostics;
  const auto program = dsl::compile(ops, {{kRules + "ttnn/fuzz.fuse", text}}, shipped, diagnostics);
  expect(program.has_value() == !diagnostics.has_errors());
  for (const Diagnostic& d : diagnostics.list()) expect(d.line > 0 && !render(d).empty());
  if (!program) return 0;
  for (const rule::Rule& rule : program->rules) {
    expect(rule.ttir || rule.ttnn);
    if (rule.ttir) check(*program, *rule.ttir);
    if (rule.ttnn) check(*program, *rule.ttnn);
  }
  return 0;
}
