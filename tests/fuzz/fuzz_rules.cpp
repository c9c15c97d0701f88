// Any bytes as a rule file and as an op table: compiling ends with a program or with located errors, never
// both. The program's indices are in range.
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string>

#include "dsl/ast.h"
#include "dsl/compile.h"

using namespace fusionc;

namespace {

void expect(bool holds) {
  if (!holds) std::abort();
}

const char* const kOps =
    "ttir.add (lhs rhs) : commutative associative\nttir.multiply (lhs rhs) : commutative associative\n"
    "ttir.square (input)\nttir.pow (lhs rhs)\nttnn.pow_scalar as pow (lhs rhs=@rhs)\nttir.exp (input) : "
    "activation\n"
    "ttir.relu (input) : activation\nttir.softmax (input) {dim: dimension axis}\nttir.div (lhs rhs)\n"
    "ttir.sum (input) {dim: dim_arg axis, keep_dim = false} : reduction\nttir.mean (input) {dim: dim_arg "
    "axis}\n"
    "ttir.linear (a b bias?) {transpose_b = false}\nttir.matmul (a b) {activation}\nttir.concat (inputs*) "
    "{dim axis}\n"
    "ttir.topk (input) -> (values indices) {k}\nttir.typecast (input) : cast\nttnn.to_layout (input device~) "
    ": layout\n"
    "ttir.reshape (input) {shape} : reshape\nttir.rsqrt (input)\nttir.sqrt (input)\nttir.reciprocal "
    "(input)\n";

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
  Diagnostics none;
  static const rule::OpTable ops = *dsl::build_optable({{"fuzz.ops", kOps}}, none);
  Diagnostics diagnostics;
  const auto read = [&](const std::string& path) -> std::optional<std::string> {
    if (path == "shared.fuse")
      return "pattern squared(v) = multiply(v, v) as product | pow(v, ~2) as power\n";
    return std::nullopt;
  };
  const auto program = dsl::compile(ops, {{"fuzz.fuse", text}}, read, diagnostics);
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
