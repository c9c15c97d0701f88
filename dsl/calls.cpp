// Calls of ops in a pattern, checked against the op table. A node may stand for several kinds (a class,
// `any(...)`): an operand it names must then be an operand of each of them.
#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <cstdlib>

#include "dsl/body.h"

namespace fusionc::dsl {

using rule::KindId;
using rule::kNoId;
using rule::Node;
using rule::NodeKind;

Ref BodyBuilder::call(const Pattern& pattern, Scope& scope) {
  const std::string_view name = pattern.name.text;
  if (const auto known = scope.unit->visible.find(name); known != scope.unit->visible.end())
    return use(pattern, known->second, scope);
  Node node;
  const rule::OpTable& ops = program_.ops;
  if (const auto kind = ops.by_kind.find(name); kind != ops.by_kind.end()) {
    node.kinds = {kind->second};
  } else if (const auto op = ops.by_op.find(std::string(name)); op != ops.by_op.end()) {
    node.kinds = {ops.spellings[op->second].kind};
    node.spellings = {op->second};
  } else {
    node.kinds = ops.members(name);
  }
  if (node.kinds.empty()) {
    std::vector<std::string_view> patterns;
    for (const auto& [pattern_name, definition] : scope.unit->visible) patterns.push_back(pattern_name);
    error(scope, Code::UnknownOp, pattern.name.span, fmt::format("unknown op or pattern `{}`", name),
          near_kind(ops, name, patterns));
    for (const Argument& each : pattern.arguments)
      if (scope.unit->file.patterns[each.pattern].kind != Pattern::Kind::Rest) resolve(each.pattern, scope);
    return nothing(pattern);
  }
  return op(pattern, std::move(node), name, scope);
}

Ref BodyBuilder::any_of(const Pattern& pattern, Scope& scope) {
  Node node;
  for (const KindItem& item : pattern.kinds) {
    const auto kinds = kinds_named(program_.ops, item.name.text);
    if (kinds.empty())
      error(scope, Code::UnknownClass, item.name.span,
            fmt::format("unknown op or class `{}`", item.name.text), near_kind(program_.ops, item.name.text));
    node.kinds.insert(node.kinds.end(), kinds.begin(), kinds.end());
  }
  std::sort(node.kinds.begin(), node.kinds.end());
  node.kinds.erase(std::unique(node.kinds.begin(), node.kinds.end()), node.kinds.end());
  if (node.kinds.empty()) return nothing(pattern);
  return op(pattern, std::move(node), pattern.kinds[0].name.text, scope);
}

Ref BodyBuilder::op(const Pattern& pattern, Node node, std::string_view name, Scope& scope) {
  node.kind = NodeKind::Op;
  result(pattern, node, scope);
  attributes(pattern, node, name, scope);
  operands(pattern, node, name, scope);
  return add(std::move(node), pattern);
}

rule::Edge BodyBuilder::edge(const Argument& argument, std::uint16_t operand, Scope& scope) {
  const Ref ref = resolve(argument.pattern, scope);
  return {ref.node, operand, ref.through == kNoId ? through_ : ref.through, ref.optional};
}

void BodyBuilder::operands(const Pattern& pattern, Node& node, std::string_view name, Scope& scope) {
  std::size_t position = 0;
  const rule::Kind& kind = program_.ops.kinds[node.kinds.front()];
  for (const Argument& each : pattern.arguments) {
    if (scope.unit->file.patterns[each.pattern].kind == Pattern::Kind::Rest) {
      node.rest = true;
      continue;
    }
    const std::uint16_t index = operand_index(each, node, name, position, scope);
    const bool repeated = index != kNoId && !(kind.variadic && index + 1u == kind.operands.size()) &&
                          std::any_of(node.operands.begin(), node.operands.end(),
                                      [&](const rule::Edge& other) { return other.operand == index; });
    if (repeated)
      error(scope, Code::DuplicateName,
            each.label.given() ? each.label.span : scope.unit->file.patterns[each.pattern].span,
            fmt::format("operand `{}` of `{}` is given twice", kind.operands[index], name));
    const rule::Edge out = edge(each, index, scope);
    if (index != kNoId && !repeated) node.operands.push_back(out);
  }
  if (!node.rest) check_missing(pattern, node, name, scope);
}

std::uint16_t BodyBuilder::operand_index(const Argument& argument, const Node& node, std::string_view name,
                                         std::size_t& position, Scope& scope) {
  for (KindId id : node.kinds) {
    const rule::Kind& kind = program_.ops.kinds[id];
    if (argument.label.given()) {
      const auto at = std::find(kind.operands.begin(), kind.operands.end(), argument.label.text);
      if (at != kind.operands.end()) {
        if (id == node.kinds.back()) return static_cast<std::uint16_t>(at - kind.operands.begin());
        continue;
      }
      const std::string near =
          did_you_mean(argument.label.text, {kind.operands.begin(), kind.operands.end()});
      error(scope, Code::UnknownOperand, argument.label.span,
            fmt::format("`{}` has no operand `{}`", kind.name, argument.label.text),
            near.empty() ? fmt::format("its operands are {}", fmt::join(kind.operands, ", "))
                         : fmt::format("did you mean `{}`?", near));
      return kNoId;
    }
    if (position >= kind.operands.size() && !kind.variadic) {
      error(scope, Code::TooManyOperands, scope.unit->file.patterns[argument.pattern].span,
            fmt::format("`{}` has {} operand{}: {}", kind.name, kind.operands.size(),
                        kind.operands.size() == 1 ? "" : "s", fmt::join(kind.operands, ", ")));
      return kNoId;
    }
  }
  (void)name;
  const rule::Kind& first = program_.ops.kinds[node.kinds.front()];
  return static_cast<std::uint16_t>(std::min(position++, first.operands.size() - 1));
}

// An operand that no spelling lets be absent has to be written.
void BodyBuilder::check_missing(const Pattern& pattern, const Node& node, std::string_view name,
                                Scope& scope) {
  const rule::Kind& kind = program_.ops.kinds[node.kinds.front()];
  for (std::size_t i = 0; i < kind.operands.size(); ++i) {
    if (std::any_of(node.operands.begin(), node.operands.end(),
                    [&](const rule::Edge& e) { return e.operand == i; }))
      continue;
    bool needed = true;
    for (rule::SpellingId id : node.spellings.empty() ? kind.spellings : node.spellings) {
      const auto& operands = program_.ops.spellings[id].operands;
      const auto at =
          std::find_if(operands.begin(), operands.end(), [&](const auto& o) { return o.index == i; });
      needed &= at != operands.end() && !at->optional && !at->variadic;
    }
    if (needed) {
      error(scope, Code::MissingOperand, pattern.span,
            fmt::format("`{}` always has an operand `{}`, which is not written here", name, kind.operands[i]),
            "write `_` for any value or `...` for all further operands");
      return;
    }
  }
}

void BodyBuilder::attributes(const Pattern& pattern, Node& node, std::string_view name, Scope& scope) {
  std::vector<std::string_view> known;
  std::string renamed;
  for (const AttributeTest& test : pattern.attributes) {
    known.clear();
    renamed.clear();
    for (KindId id : node.kinds)
      for (rule::SpellingId spelling : program_.ops.kinds[id].spellings)
        for (const rule::AttributeInfo& info : program_.ops.spellings[spelling].attributes) {
          known.push_back(info.name);
          if (info.spelling == test.name.text && info.name != info.spelling) renamed = info.name;
        }
    if (std::find(known.begin(), known.end(), test.name.text) == known.end()) {
      if (renamed.empty()) renamed = did_you_mean(test.name.text, known);
      error(scope, Code::UnknownAttribute, test.name.span,
            fmt::format("`{}` has no attribute `{}`", name, test.name.text),
            renamed.empty() ? "" : fmt::format("did you mean `{}`?", renamed));
      continue;
    }
    rule::AttributeTest out;
    out.name = test.name.text;
    out.span = site(test.name.span);
    for (const Name& value : test.values) {
      if (value.text == "none")
        out.or_absent = true;
      else if (value.text == "any")
        out.op = rule::AttributeTest::Op::Present;
      else
        out.values.emplace_back(value.text == "last" ? "-1" : value.text);
    }
    if (out.values.empty() && out.or_absent && out.op == rule::AttributeTest::Op::OneOf)
      out.op = rule::AttributeTest::Op::Absent;
    node.attributes.push_back(std::move(out));
  }
}

void BodyBuilder::result(const Pattern& pattern, Node& node, Scope& scope) {
  if (!pattern.result.given()) return;
  const rule::Kind& kind = program_.ops.kinds[node.kinds.front()];
  const std::size_t count = std::max<std::size_t>(1, kind.results.size());
  const std::string text(pattern.result.text);
  const auto at = std::find(kind.results.begin(), kind.results.end(), text);
  std::size_t index = static_cast<std::size_t>(at - kind.results.begin());
  if (at == kind.results.end())
    index =
        std::isdigit(static_cast<unsigned char>(text[0])) ? std::strtoul(text.c_str(), nullptr, 10) : count;
  if (index < count) {
    node.result = static_cast<std::uint16_t>(index);
    return;
  }
  error(scope, Code::UnknownResult, pattern.result.span,
        count == 1 ? fmt::format("`{}` has one result, `#0`", kind.name)
                   : fmt::format("`{}` has the results {}", kind.name, fmt::join(kind.results, ", ")));
}

}  // namespace fusionc::dsl
