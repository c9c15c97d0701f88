// Idea. Every fault has two halves, what the rule asks for and what the site has. The first half is the same
// wherever the fault occurs, so that faults can be counted by it; the second names values and lines.
#include "engine/explain/describe.h"

#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "engine/ir/constant.h"

namespace fusionc::explain {

using rule::Fn;
using rule::NodeId;
using rule::NodeKind;

namespace {

std::string join(const std::vector<std::string>& list, std::string_view last) {
  std::string out;
  for (std::size_t i = 0; i < list.size(); ++i)
    out += (i == 0 ? "" : i + 1 == list.size() ? fmt::format(" {} ", last) : ", ") + list[i];
  return out;
}

/// Functions whose value says something about the site; the others only combine.
bool is_fact(Fn fn) {
  switch (fn) {
    case Fn::Rank:
    case Fn::Dim:
    case Fn::Numel:
    case Fn::Shape:
    case Fn::DtypeOf:
    case Fn::Scalar:
    case Fn::Constant:
    case Fn::Varies:
    case Fn::Vector:
    case Fn::Users:
    case Fn::UsedBy:
    case Fn::DefinedBy:
    case Fn::Attribute:
    case Fn::HasAttribute:
    case Fn::Present:
    case Fn::Branch:
    case Fn::Same:
    case Fn::SameShape:
    case Fn::Broadcasts:
    case Fn::Argument:
    case Fn::KindOf:
    case Fn::Follows:
      return true;
    default:
      return false;
  }
}

/// Those that only tell yes or no.
bool is_yes_or_no(Fn fn) {
  return fn == Fn::Constant || fn == Fn::Varies || fn == Fn::Vector || fn == Fn::UsedBy ||
         fn == Fn::DefinedBy || fn == Fn::HasAttribute || fn == Fn::Present || fn == Fn::Same ||
         fn == Fn::SameShape || fn == Fn::Broadcasts || fn == Fn::Argument || fn == Fn::Follows;
}

}  // namespace

std::string Describe::kinds(NodeId id) const {
  std::vector<std::string> names;
  const auto visit = [&](auto& self, NodeId at) -> void {
    const rule::Node& n = body_.nodes[at];
    const auto add = [&](const std::string& name) {
      if (std::find(names.begin(), names.end(), name) == names.end()) names.push_back(name);
    };
    for (rule::SpellingId spelling : n.spellings) add(context_.program.ops.spellings[spelling].op);
    if (n.spellings.empty())
      for (rule::KindId kind : n.kinds) add(context_.program.ops.kinds[kind].name);
    if (n.kind == NodeKind::Alt)
      for (const rule::Alternative& alternative : n.alternatives) self(self, alternative.node);
    if (n.kind == NodeKind::Result) self(self, n.operands[0].node);
    if (n.kind == NodeKind::Constant) add("a constant");
  };
  visit(visit, id);
  if (names.size() > 6) {
    names.resize(6);
    names.push_back("...");
  }
  return join(names, "or");
}

std::string Describe::node(NodeId id) const {
  const std::string ops = kinds(id), &name = body_.nodes[id].name;
  return name.empty() ? ops : ops.empty() ? name : fmt::format("{} ({})", name, ops);
}

std::string Describe::value(ir::ValueId id) const {
  return fmt::format("`{}`", match::value_name(graph_, id));
}

std::string Describe::defined(ir::ValueId id) const {
  const ir::OpId op = graph_.values[id].def;
  if (op == ir::kNone) return fmt::format("{} is an argument", value(id));
  return fmt::format("{} is {}, line {}", value(id), graph_.op_name(op), graph_.line(op));
}

std::string Describe::named(ir::ValueId id) const {
  const ir::OpId op = graph_.values[id].def;
  return op == ir::kNone ? value(id)
                         : fmt::format("{} ({}, line {})", value(id), graph_.op_name(op), graph_.line(op));
}

/// Lines that use a value; with an attempt those outside its site only.
std::string Describe::lines(ir::ValueId id, const Attempt* outside) const {
  std::set<std::size_t> found;
  for (const ir::Use& use : graph_.uses(id)) {
    const auto here = [&](const auto& core) { return core.first == use.op; };
    if (outside && (std::any_of(outside->core.begin(), outside->core.end(), here) ||
                    std::binary_search(outside->path.begin(), outside->path.end(), use.op)))
      continue;
    found.insert(graph_.line(use.op));
  }
  return fmt::format("{} {}", found.size() == 1 ? "line" : "lines", fmt::join(found, ", "));
}

std::string Describe::operand_text(const rule::AttributeTest& test) const {
  if (test.op == rule::AttributeTest::Op::Absent) return fmt::format("no {}", test.name);
  if (test.op == rule::AttributeTest::Op::Present) return fmt::format("a {}", test.name);
  return fmt::format("{}: {}{}", test.name, join(test.values, "or"), test.or_absent ? " or none" : "");
}

std::string Describe::constant(const Attempt& attempt, NodeId id) const {
  if (plan_.number[id]) return fmt::format("~{:g}", *plan_.number[id]);
  const match::Scope scope{body_, &context_.kinds, &context_.through, context_.level, attempt.bound};
  return fmt::format("~{}", match::format(match::evaluate(scope, body_.nodes[id].expr)));
}

std::string Describe::known(const Fault& fault) const {
  if (fault.value == ir::kNone) return fmt::format("the attribute says {:g}", fault.literal);
  const ir::Splat splat = ir::splat(graph_, fault.value);
  switch (splat.kind) {
    case ir::Splat::Kind::Literal:
      return fmt::format("{} is {:g}", value(fault.value), splat.value);
    case ir::Splat::Kind::NotConstant:
      return defined(fault.value) + ", no constant of one value";
    case ir::Splat::Kind::Unknown:
      break;
  }
  return defined(fault.value) + ", its value is not in the dump";
}

std::string Describe::facts(const Attempt& attempt, std::uint32_t guard) const {
  return explain::facts({body_, &context_.kinds, &context_.through, context_.level, attempt.bound},
                        body_.where[guard]);
}

std::string facts(const match::Scope& scope, const rule::Guard& guard) {
  const auto& exprs = scope.body.exprs;
  const std::uint32_t begin = exprs[guard.expr].span.begin;
  std::vector<std::string> out;
  const auto visit = [&](auto& self, rule::ExprId id) -> void {
    const rule::Expr& e = exprs[id];
    const bool group = e.fn == Fn::Count || e.fn == Fn::Distinct || e.fn == Fn::Sum || e.fn == Fn::All;
    if (!is_fact(e.fn) && !(group && scope.members)) {
      for (rule::ExprId argument : e.arguments) self(self, argument);
      return;
    }
    if (e.span.begin < begin || e.span.end - begin > guard.text.size()) return;
    const match::Value have = match::evaluate(scope, id);
    const bool yes_or_no = (is_yes_or_no(e.fn) || e.fn == Fn::All) && have.kind == match::Value::Kind::Number;
    std::string line =
        fmt::format("{} = {}", guard.text.substr(e.span.begin - begin, e.span.end - e.span.begin),
                    yes_or_no                                  ? (have.number != 0 ? "yes" : "no")
                    : have.kind == match::Value::Kind::Unknown ? "not known"
                                                               : match::format(have));
    if (std::find(out.begin(), out.end(), line) == out.end()) out.push_back(std::move(line));
  };
  visit(visit, guard.expr);
  return join(out, "and");
}

ir::OpId Describe::place(const Fault& fault) const {
  if (fault.op != ir::kNone && fault.kind != Fault::Kind::Missing && fault.kind != Fault::Kind::Skipped)
    return fault.op;
  return fault.value == ir::kNone ? ir::kNone : graph_.values[fault.value].def;
}

std::string Describe::expected(const Fault& fault) const {
  switch (fault.kind) {
    case Fault::Kind::Missing:
    case Fault::Kind::Skipped:
    case Fault::Kind::Instead:
    case Fault::Kind::NoOperand:
      return fmt::format("missing op: {}", node(fault.node));
    case Fault::Kind::Between:
      return fmt::format("{} stands before {}", graph_.op_name(fault.op), node(fault.node));
    case Fault::Kind::Attribute:
      return fmt::format("{} has {}", node(fault.node),
                         operand_text(body_.nodes[fault.node].attributes[fault.index]));
    case Fault::Kind::Operands:
      return fmt::format("{} has no other operands than the rule names", node(fault.node));
    case Fault::Kind::Present:
      return "an operand is absent";
    case Fault::Kind::Constant: {
      const auto& number = plan_.number[fault.node];
      return number ? fmt::format("a constant ~{:g}", *number)
                    : fmt::format("the constant {}", node(fault.node));
    }
    case Fault::Kind::Same:
      return fmt::format("{} is one value wherever the rule names it", node(fault.node));
    case Fault::Kind::Users:
      return fmt::format("{} has {} {}", node(fault.node), plan_.uses[fault.node],
                         plan_.uses[fault.node] == 1 ? "user" : "users");
    case Fault::Kind::Outside:
      return fmt::format("{} is used inside the site only", node(fault.node));
    case Fault::Kind::Guard:
      return fmt::format("where {}", body_.where[fault.index].text);
  }
  return {};
}

std::string Describe::actual(const Attempt& attempt, const Fault& fault) const {
  switch (fault.kind) {
    case Fault::Kind::Missing:
      return fault.value == ir::kNone ? "nothing is there" : defined(fault.value);
    case Fault::Kind::Skipped:
      return fmt::format("{}; what it would be applied to is there", defined(fault.value));
    case Fault::Kind::Instead:
      return fmt::format("{}, which stands in its place", defined(fault.value));
    case Fault::Kind::NoOperand:
      return fmt::format("{} has no such operand, line {}", graph_.op_name(fault.op), graph_.line(fault.op));
    case Fault::Kind::Between:
      return fmt::format("{}; the rule does not look through it here", defined(fault.value));
    case Fault::Kind::Attribute: {
      const rule::AttributeTest& test = body_.nodes[fault.node].attributes[fault.index];
      const auto have = context_.kinds.attribute(fault.op, test.name);
      return have.text ? fmt::format("{} = {}, line {}", test.name, *have.text, graph_.line(fault.op))
                       : fmt::format("there is no {}, line {}", test.name, graph_.line(fault.op));
    }
    case Fault::Kind::Operands:
      return fmt::format("{} has more, line {}", graph_.op_name(fault.op), graph_.line(fault.op));
    case Fault::Kind::Present:
      return fmt::format("it is {}", value(fault.value));
    case Fault::Kind::Constant:
      return known(fault);
    case Fault::Kind::Same:
      return fault.value == ir::kNone || fault.other == ir::kNone
                 ? "one is a number of an attribute"
                 : fmt::format("{} and {}", named(fault.other), named(fault.value));
    case Fault::Kind::Users:
      return fmt::format("{} has {}: {}", value(fault.value), graph_.uses(fault.value).size(),
                         lines(fault.value, nullptr));
    case Fault::Kind::Outside:
      return graph_.uses(fault.value).empty() ? fmt::format("{} is not used at all", value(fault.value))
                                              : fmt::format("{} is used outside too: {}", value(fault.value),
                                                            lines(fault.value, &attempt));
    case Fault::Kind::Guard:
      return facts(attempt, fault.index);
  }
  return {};
}

std::string Describe::repair(const Attempt& attempt, const Fault& fault) const {
  switch (fault.kind) {
    case Fault::Kind::Missing:
    case Fault::Kind::Skipped:
    case Fault::Kind::Instead:
    case Fault::Kind::NoOperand:
      return fmt::format("{}; {}", expected(fault), actual(attempt, fault));
    case Fault::Kind::Between:
      return fmt::format("would match without {}, line {}", graph_.op_name(fault.op), graph_.line(fault.op));
    case Fault::Kind::Attribute:
      return fmt::format("would match if {}; {}", expected(fault), actual(attempt, fault));
    case Fault::Kind::Operands:
      return fmt::format("would match without the further operands of {}, line {}", graph_.op_name(fault.op),
                         graph_.line(fault.op));
    case Fault::Kind::Present:
      return fmt::format("would match without the operand {}", value(fault.value));
    case Fault::Kind::Constant:
      return fmt::format("would match if the constant were {}; {}", constant(attempt, fault.node),
                         known(fault));
    case Fault::Kind::Same:
      return fmt::format("would match if {} were one value; it is {}", node(fault.node),
                         actual(attempt, fault));
    case Fault::Kind::Users:
      return fmt::format("would match if {} had {} {}; it has {}: {}", value(fault.value),
                         plan_.uses[fault.node], plan_.uses[fault.node] == 1 ? "user" : "users",
                         graph_.uses(fault.value).size(), lines(fault.value, nullptr));
    case Fault::Kind::Outside:
      return fmt::format("would match if {} were used inside the site only; {}", value(fault.value),
                         actual(attempt, fault));
    case Fault::Kind::Guard:
      return fmt::format("would match if {}; {}", body_.where[fault.index].text, facts(attempt, fault.index));
  }
  return {};
}

}  // namespace fusionc::explain
