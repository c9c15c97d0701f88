// Patterns of one match block, resolved in one walk in the order they are written.
//
// Idea: a name is a Ref (a node, and what may stand before it). Using a sub-pattern resolves its arguments in
// the caller's scope first, then walks its body in a scope of its own that holds just the parameters, so
// inlining is hygienic by construction and an argument that the body mentions twice is one node. Every form
// returns a Ref even after an error, so that one walk reports all errors of a block. Invariants: operands of
// a node are resolved before the node is added, so node ids ascend from leaves to root; `active_` holds the
// sub-patterns on the way, which makes recursion visible; at most kMaximumNodes nodes exist.
#include "dsl/body.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <cstdlib>

namespace fusionc::dsl {

using rule::KindId;
using rule::kNoId;
using rule::Node;
using rule::NodeKind;

namespace {

constexpr std::size_t kMaximumNodes = 2000;
constexpr double kMaximumRounds = 32;

bool same_op(const Node& a, const Node& b) {
  const auto same_edge = [](const rule::Edge& x, const rule::Edge& y) {
    return x.node == y.node && x.operand == y.operand && x.through == y.through && x.optional == y.optional;
  };
  const auto same_test = [](const rule::AttributeTest& x, const rule::AttributeTest& y) {
    return x.name == y.name && x.op == y.op && x.values == y.values && x.or_absent == y.or_absent;
  };
  return a.kind == NodeKind::Op && b.kind == NodeKind::Op && a.kinds == b.kinds &&
         a.spellings == b.spellings && a.result == b.result && a.rest == b.rest &&
         std::equal(a.operands.begin(), a.operands.end(), b.operands.begin(), b.operands.end(), same_edge) &&
         std::equal(a.attributes.begin(), a.attributes.end(), b.attributes.begin(), b.attributes.end(),
                    same_test);
}

}  // namespace

BodyBuilder::BodyBuilder(rule::Program& program, const Unit& unit, const Rule& rule, const Match& match,
                         Diagnostics& diagnostics)
    : program_(program), rule_(rule), match_(match), diagnostics_(diagnostics) {
  scope_.unit = &unit;
  through_ = intern_through(program, rule.through, unit, diagnostics);
  build();
}

void BodyBuilder::check(rule::Program& program, const Unit& unit, const PatternDefinition& definition,
                        Diagnostics& diagnostics) {
  const Rule no_rule;
  Match no_match;
  no_match.span = definition.name.span;
  BodyBuilder builder(program, unit, no_rule, no_match, diagnostics);
  builder.active_.push_back(&definition);
  Scope scope;
  scope.unit = &unit;
  scope.definition = &definition;
  for (const Name& parameter : definition.parameters) {
    Pattern value;
    value.name = parameter;
    value.span = parameter.span;
    if (scope.names.count(parameter.text))
      builder.error(scope, Code::DuplicateName, parameter.span,
                    fmt::format("parameter `{}` is given twice", parameter.text));
    builder.value(value, scope);
  }
  builder.resolve(definition.body, scope);
}

bool BodyBuilder::knows(std::string_view name) const {
  return scope_.names.count(name) || instances_.count(name.substr(0, name.find('.')));
}

void BodyBuilder::error(const Scope& scope, Code code, Span span, std::string message, std::string hint) {
  diagnostics_.add(error_at(*scope.unit, code, span, std::move(message), std::move(hint)));
}

// ---- the block
// -----------------------------------------------------------------------------------------------------

void BodyBuilder::build() {
  for (const Equation& each : match_.equations) equation(each);
  if (match_.equations.empty()) return;
  const Ref root = scope_.names[match_.equations.back().name.text];
  body_.root = root.node;
  if (root.through != kNoId)
    error(scope_, Code::Misplaced, match_.equations.back().name.span,
          "nothing uses the root, so `via` and `strict` mean nothing there");
  for (const Name& name : match_.roots) {
    const auto known = scope_.names.find(name.text);
    if (known == scope_.names.end())
      error(scope_, Code::UnknownName, name.span, fmt::format("no equation is called `{}`", name.text));
    else if (known->second.node != body_.root)
      body_.also.push_back(known->second.node);
  }
  check_reachable();
  siblings();
}

void BodyBuilder::equation(const Equation& equation) {
  const Ref ref = resolve(equation.pattern, scope_);
  if (ref.optional)
    error(scope_, Code::Misplaced, scope_.unit->file.patterns[equation.pattern].span,
          "`?` after a value makes an operand optional, and this is no operand",
          "an optional step is an op with `?`: `multiply(x, gamma)?`");
  define(equation.name, ref, scope_);
}

void BodyBuilder::check_reachable() {
  std::vector<bool> reached(body_.nodes.size());
  std::vector<rule::NodeId> pending = body_.also;
  pending.push_back(body_.root);
  while (!pending.empty()) {
    const rule::NodeId id = pending.back();
    pending.pop_back();
    if (id >= reached.size() || reached[id]) continue;
    reached[id] = true;
    for (const rule::Edge& edge : body_.nodes[id].operands) pending.push_back(edge.node);
    for (const rule::Alternative& alternative : body_.nodes[id].alternatives)
      pending.push_back(alternative.node);
  }
  for (const Equation& each : match_.equations) {
    const rule::NodeId id = scope_.names[each.name.text].node;
    if (id < reached.size() && !reached[id])
      error(scope_, Code::UnreachableEquation, each.name.span,
            fmt::format("the root `{}` does not depend on `{}`", match_.equations.back().name.text,
                        each.name.text),
            "use it, or list it with `roots`");
  }
}

void BodyBuilder::siblings() {
  if (!match_.siblings) return;
  body_.siblings = true;
  const double count = match_.siblings_count;
  if (count < 2 || count > 1e6 || count != std::floor(count)) {
    error(scope_, Code::BadRange, match_.siblings_span, "siblings are at least 2");
    return;
  }
  const std::string_view op = match_.siblings_operator.text;
  body_.at_least = op == "<=" ? 2 : static_cast<std::int64_t>(count);
  body_.at_most = op == ">=" ? 0 : static_cast<std::int64_t>(count);
  for (const Name& name : match_.sharing) {
    const auto known = scope_.names.find(name.text);
    if (known != scope_.names.end())
      body_.shared.push_back(known->second.node);
    else
      error(scope_, Code::UnknownName, name.span,
            fmt::format("`{}` is not bound in this match block", name.text));
  }
}

// ---- patterns
// ------------------------------------------------------------------------------------------------------

Ref BodyBuilder::add(Node node, const Pattern& pattern, Scope&) {
  node.span = site(pattern.span);
  if (body_.nodes.size() >= kMaximumNodes) {
    if (!too_large_)
      error(scope_, Code::RuleTooLarge, match_.span,
            fmt::format("more than {} nodes after all sub-patterns are put in place", kMaximumNodes));
    too_large_ = true;
    return {};
  }
  body_.nodes.push_back(std::move(node));
  return {static_cast<rule::NodeId>(body_.nodes.size() - 1), kNoId, false};
}

Ref BodyBuilder::nothing(const Pattern& pattern, Scope& scope) { return add(Node{}, pattern, scope); }

Ref BodyBuilder::resolve(PatternId id, Scope& scope) {
  const Pattern& pattern = scope.unit->file.patterns[id];
  if (too_large_) return {};
  Ref out = form(pattern, scope);
  if (!pattern.optional) return out;
  if (const Pattern* const step = optional_form(pattern, scope)) return optional_step(*step, out, scope);
  out.optional = true;
  return out;
}

// `?` makes a step of an op or a sub-pattern, also inside `via`; of anything else an optional operand.
const Pattern* BodyBuilder::optional_form(const Pattern& pattern, const Scope& scope) const {
  if (pattern.parenthesised) return nullptr;
  switch (pattern.kind) {
    case Pattern::Kind::Call:
    case Pattern::Kind::AnyOf:
    case Pattern::Kind::Chain:
      return &pattern;
    case Pattern::Kind::Via:
    case Pattern::Kind::Strict:
      return optional_form(scope.unit->file.patterns[pattern.arguments[0].pattern], scope);
    default:
      return nullptr;
  }
}

Ref BodyBuilder::form(const Pattern& pattern, Scope& scope) {
  Node node;
  switch (pattern.kind) {
    case Pattern::Kind::Value:
      return value(pattern, scope);
    case Pattern::Kind::Wildcard:
      return nothing(pattern, scope);
    case Pattern::Kind::Absent:
      node.kind = NodeKind::Absent;
      return add(std::move(node), pattern, scope);
    case Pattern::Kind::Constant:
      node.kind = NodeKind::Constant;
      node.expr = expression(pattern.expression, scope);
      return add(std::move(node), pattern, scope);
    case Pattern::Kind::Call:
      return call(pattern, scope);
    case Pattern::Kind::AnyOf:
      return any_of(pattern, scope);
    case Pattern::Kind::Chain:
      return chain(pattern, scope);
    case Pattern::Kind::Projection:
      return projection(pattern, scope);
    case Pattern::Kind::Bind:
      return bind(pattern, scope);
    case Pattern::Kind::Alternatives:
      return alternatives(pattern, scope);
    case Pattern::Kind::Via:
    case Pattern::Kind::Strict:
      return via(pattern, scope);
    case Pattern::Kind::Iterate:
      return iterate(pattern, scope);
    case Pattern::Kind::Rest:
      break;
  }
  error(scope, Code::Misplaced, pattern.span, "`...` stands only among the operands of an op");
  return nothing(pattern, scope);
}

Ref BodyBuilder::value(const Pattern& pattern, Scope& scope) {
  const std::string_view text = pattern.name.text;
  if (const auto known = scope.names.find(text); known != scope.names.end()) return known->second;
  if (text.find('.') != std::string_view::npos) {
    error(scope, Code::UnknownName, pattern.span, fmt::format("`{}` is not the name of a value", text));
    return nothing(pattern, scope);
  }
  Node node;
  node.kind = NodeKind::Capture;
  node.name = scope.definition ? fmt::format("{}.{}", scope.definition->name.text, text) : std::string(text);
  return scope.names[text] = add(std::move(node), pattern, scope);
}

bool BodyBuilder::define(const Name& name, Ref ref, Scope& scope) {
  if (const auto [known, added] = scope.names.emplace(name.text, ref); !added) {
    error(scope, Code::DuplicateName, name.span, fmt::format("`{}` is already bound above", name.text),
          "a name that is used before its equation stands for a free value");
    return false;
  }
  if (ref.node != kNoId && body_.nodes[ref.node].name.empty())
    body_.nodes[ref.node].name = scope.definition
                                     ? fmt::format("{}.{}", scope.definition->name.text, name.text)
                                     : std::string(name.text);
  return true;
}

// The same op may be named alike in several alternatives: it is then one node.
Ref BodyBuilder::bind(const Pattern& pattern, Scope& scope) {
  const Ref ref = resolve(pattern.arguments[0].pattern, scope);
  const auto known = scope.names.find(pattern.name.text);
  if (known != scope.names.end() && ref.node != kNoId && ref.node + 1u == body_.nodes.size() &&
      known->second.through == ref.through &&
      same_op(body_.nodes[known->second.node], body_.nodes[ref.node])) {
    body_.nodes.pop_back();
    return known->second;
  }
  define(pattern.name, ref, scope);
  return ref;
}

Ref BodyBuilder::alternatives(const Pattern& pattern, Scope& scope) {
  Node node;
  node.kind = NodeKind::Alt;
  for (std::size_t i = 0; i < pattern.arguments.size(); ++i) {
    const Ref ref = resolve(pattern.arguments[i].pattern, scope);
    if (ref.optional)
      error(scope, Code::Misplaced,
            pattern.arguments[i].label.span.empty() ? pattern.span : pattern.arguments[i].label.span,
            "an alternative is not an operand, so `?` after a value means nothing here");
    const Name& tag = pattern.tags[i];
    for (std::size_t j = 0; tag.given() && j < i; ++j)
      if (pattern.tags[j].text == tag.text)
        error(scope, Code::DuplicateName, tag.span, fmt::format("tag `{}` is used twice", tag.text));
    node.alternatives.push_back({ref.node, std::string(tag.text), ref.through});
  }
  return add(std::move(node), pattern, scope);
}

Ref BodyBuilder::via(const Pattern& pattern, Scope& scope) {
  Ref ref = resolve(pattern.arguments[0].pattern, scope);
  ref.through = pattern.kind == Pattern::Kind::Strict
                    ? rule::ThroughId{0}
                    : intern_through(program_, pattern.kinds, *scope.unit, diagnostics_);
  return ref;
}

// p(p(x)) with the outer rounds optional.
Ref BodyBuilder::iterate(const Pattern& pattern, Scope& scope) {
  Ref ref = resolve(pattern.arguments[0].pattern, scope);
  if (pattern.least < 0 || pattern.most < 1 || pattern.least > pattern.most ||
      pattern.most > kMaximumRounds || pattern.least != std::floor(pattern.least) ||
      pattern.most != std::floor(pattern.most)) {
    error(scope, Code::BadRange, pattern.span,
          fmt::format("rounds are `m..n` with 0 <= m <= n <= {}", kMaximumRounds));
    return ref;
  }
  if (scope.names.count(pattern.name.text)) {
    error(scope, Code::DuplicateName, pattern.name.span,
          fmt::format("`{}` is already bound above", pattern.name.text));
    return ref;
  }
  for (int round = 1; round <= static_cast<int>(pattern.most) && !too_large_; ++round) {
    scope.names[pattern.name.text] = ref;
    const Ref step = resolve(pattern.arguments[1].pattern, scope);
    if (round <= static_cast<int>(pattern.least)) {
      ref = step;
    } else {
      Node node;
      node.kind = NodeKind::Alt;
      node.optional_step = true;
      node.alternatives = {{step.node, "taken", step.through}, {ref.node, "skipped", ref.through}};
      ref = add(std::move(node), pattern, scope);
    }
  }
  scope.names.erase(pattern.name.text);
  return ref;
}

Ref BodyBuilder::optional_step(const Pattern& pattern, Ref whole, Scope& scope) {
  if (whole.node == kNoId) return whole;
  Ref first;
  if (const auto definition = scope.unit->visible.find(pattern.name.text);
      pattern.kind == Pattern::Kind::Call && definition != scope.unit->visible.end()) {
    first = first_argument_;
  } else if (!body_.nodes[whole.node].operands.empty()) {
    const rule::Edge& edge = body_.nodes[whole.node].operands.front();
    first = {edge.node, edge.through == through_ ? kNoId : edge.through, edge.optional};
  }
  if (first.node == kNoId || first.optional) {
    error(scope, Code::Misplaced, pattern.span,
          "an optional step without it is its first operand, and there is none");
    return whole;
  }
  Node node;
  node.kind = NodeKind::Alt;
  node.optional_step = true;
  node.alternatives = {{whole.node, "taken", whole.through}, {first.node, "skipped", first.through}};
  return add(std::move(node), pattern, scope);
}

Ref BodyBuilder::projection(const Pattern& pattern, Scope& scope) {
  const auto known = scope.names.find(pattern.name.text);
  if (known == scope.names.end() || known->second.node == kNoId ||
      body_.nodes[known->second.node].kind != NodeKind::Op) {
    error(scope, Code::UnknownName, pattern.name.span,
          fmt::format("`{}` is not bound to an op", pattern.name.text),
          "name the op by an equation first: `s = topk(x)`, then `s#0`");
    return nothing(pattern, scope);
  }
  Node node;
  node.kind = NodeKind::Result;
  node.kinds = body_.nodes[known->second.node].kinds;
  node.operands.push_back({known->second.node, 0, 0, false});
  result(pattern, node, scope);
  return add(std::move(node), pattern, scope);
}

Ref BodyBuilder::chain(const Pattern& pattern, Scope& scope) {
  Node node;
  node.kind = NodeKind::Chain;
  const Name& name = pattern.kinds[0].name;
  node.through = through_;
  if (const auto kind = program_.ops.by_kind.find(name.text); kind != program_.ops.by_kind.end()) {
    node.kinds = {kind->second};
    if (!program_.ops.kinds[kind->second].associative)
      error(scope, Code::NotAssociative, name.span, fmt::format("`{}` is not associative", name.text));
  } else {
    error(scope, Code::UnknownOp, name.span, fmt::format("unknown op `{}`", name.text),
          near_kind(program_.ops, name.text));
    return nothing(pattern, scope);
  }
  for (const Argument& each : pattern.arguments) {
    if (each.label.given())
      error(scope, Code::UnknownOperand, each.label.span, "the operands of a chain have no names");
    if (scope.unit->file.patterns[each.pattern].kind == Pattern::Kind::Rest)
      node.rest = true;
    else
      node.operands.push_back(edge(each, 0, scope));
  }
  if (node.operands.size() < 2)
    error(scope, Code::MissingOperand, pattern.span, "a chain has at least two operands");
  return add(std::move(node), pattern, scope);
}

// ---- sub-patterns
// ----------------------------------------------------------------------------------------------------

Ref BodyBuilder::use(const Pattern& pattern, Definition definition, Scope& scope) {
  const std::string_view name = pattern.name.text;
  if (std::find(active_.begin(), active_.end(), definition.pattern) != active_.end()) {
    const bool kind = program_.ops.by_kind.count(name);
    error(scope, Code::Recursion, pattern.name.span, fmt::format("pattern `{}` uses itself", name),
          kind ? fmt::format("for the op write its full name, `ttir.{}` or `ttnn.{}`", name, name) : "");
    return nothing(pattern, scope);
  }
  if (!pattern.attributes.empty() || pattern.result.given())
    error(scope, Code::Misplaced, pattern.name.span,
          fmt::format("`{}` is a pattern; attributes and `#` belong to ops", name));

  const auto& parameters = definition.pattern->parameters;
  Scope inner;
  inner.unit = definition.unit;
  inner.definition = definition.pattern;
  Ref first;
  for (std::size_t i = 0; i < pattern.arguments.size(); ++i) {
    const Argument& each = pattern.arguments[i];
    const Ref ref = resolve(each.pattern, scope);
    if (i == 0) first = ref;
    std::string_view parameter = i < parameters.size() ? parameters[i].text : std::string_view();
    if (each.label.given()) parameter = each.label.text;
    const bool known = std::any_of(parameters.begin(), parameters.end(),
                                   [&](const Name& other) { return other.text == parameter; });
    if (each.label.given() && !known)
      error(scope, Code::UnknownOperand, each.label.span,
            fmt::format("pattern `{}` has no parameter `{}`", name, parameter));
    if (known && !inner.names.emplace(parameter, ref).second)
      error(scope, Code::DuplicateName, each.label.span, fmt::format("`{}` is given twice", parameter));
  }
  if (pattern.arguments.size() != parameters.size()) {
    error(scope, Code::WrongArguments, pattern.span,
          fmt::format("pattern `{}` takes {} argument{}, {} given", name, parameters.size(),
                      parameters.size() == 1 ? "" : "s", pattern.arguments.size()));
    return nothing(pattern, scope);
  }
  active_.push_back(definition.pattern);
  sites_.push_back(pattern.span);
  const Ref out = resolve(definition.pattern->body, inner);
  sites_.pop_back();
  active_.pop_back();
  first_argument_ = first;
  instances_.emplace(name, Instance{out.node, std::move(inner.names)});
  return out;
}

// ---- ops
// -------------------------------------------------------------------------------------------------------------

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
    return nothing(pattern, scope);
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
  if (node.kinds.empty()) return nothing(pattern, scope);
  return op(pattern, std::move(node), pattern.kinds[0].name.text, scope);
}

Ref BodyBuilder::op(const Pattern& pattern, Node node, std::string_view name, Scope& scope) {
  node.kind = NodeKind::Op;
  result(pattern, node, scope);
  attributes(pattern, node, name, scope);
  operands(pattern, node, name, scope);
  return add(std::move(node), pattern, scope);
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
