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

constexpr std::size_t kMaximumNodes = 2000, kMaximumEdges = 20000, kMaximumUses = 2000, kMaximumNesting = 64;
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

BodyBuilder::BodyBuilder(Tables program, const Unit& unit, const Rule& rule, const Match& match,
                         Diagnostics& diagnostics)
    : program_(program), rule_(rule), match_(match), diagnostics_(diagnostics) {
  scope_.unit = &unit;
  body_.nodes.reserve(32);
  through_ = intern_through(program, rule.through, unit, diagnostics);
  build();
}

void BodyBuilder::check(Tables program, const Unit& unit, const PatternDefinition& definition,
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

// ---- the block ----

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
  if (equations_hold_) check_reachable();
  siblings();
}

void BodyBuilder::equation(const Equation& equation) {
  const Ref ref = resolve(equation.pattern, scope_);
  if (ref.optional)
    error(scope_, Code::Misplaced, scope_.unit->file.patterns[equation.pattern].span,
          "`?` after a value makes an operand optional, and this is no operand",
          "an optional step is an op with `?`: `multiply(x, gamma)?`");
  equations_hold_ &= define(equation.name, ref, scope_);
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

// ---- patterns ----

// Put in place, small patterns that use each other can become very many nodes.
bool BodyBuilder::fits(std::size_t size, std::size_t most, std::string_view what) {
  if (!too_large_ && size > most && rule_.name.given())
    error(scope_, Code::RuleTooLarge, match_.span,
          fmt::format("more than {} {} after all sub-patterns are put in place", most, what));
  too_large_ |= size > most;
  return !too_large_;
}

Ref BodyBuilder::add(Node node, const Pattern& pattern) {
  node.span = site(pattern.span);
  edges_ += node.operands.size() + node.alternatives.size();
  if (!fits(body_.nodes.size() + 1, kMaximumNodes, "nodes") || !fits(edges_, kMaximumEdges, "operands"))
    return {};
  body_.nodes.push_back(std::move(node));
  return {static_cast<rule::NodeId>(body_.nodes.size() - 1), kNoId, false};
}

Ref BodyBuilder::nothing(const Pattern& pattern) { return add(Node{}, pattern); }

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
      return nothing(pattern);
    case Pattern::Kind::Absent:
      node.kind = NodeKind::Absent;
      return add(std::move(node), pattern);
    case Pattern::Kind::Constant:
      node.kind = NodeKind::Constant;
      node.expr = expression(pattern.expression, scope);
      return add(std::move(node), pattern);
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
  return nothing(pattern);
}

Ref BodyBuilder::value(const Pattern& pattern, Scope& scope) {
  const std::string_view text = pattern.name.text;
  if (const auto known = scope.names.find(text); known != scope.names.end()) return known->second;
  if (text.find('.') != std::string_view::npos) {
    error(scope, Code::UnknownName, pattern.span, fmt::format("`{}` is not the name of a value", text));
    return nothing(pattern);
  }
  Node node;
  node.kind = NodeKind::Capture;
  node.name = scope.definition ? fmt::format("{}.{}", scope.definition->name.text, text) : std::string(text);
  return scope.names[text] = add(std::move(node), pattern);
}

bool BodyBuilder::define(const Name& name, Ref ref, Scope& scope) {
  if (const auto [known, added] = scope.names.emplace(name.text, ref); !added) {
    const rule::NodeId node = known->second.node;
    const bool free_value = node != kNoId && body_.nodes[node].kind == NodeKind::Capture;
    error(scope, Code::DuplicateName, name.span,
          free_value ? fmt::format("`{}` already stands for a free value above", name.text)
                     : fmt::format("`{}` is already bound above", name.text),
          free_value ? "put the equation before the first use of its name" : "");
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
      error(scope, Code::Misplaced, scope.unit->file.patterns[pattern.arguments[i].pattern].span,
            "an alternative is not an operand, so `?` after a value means nothing here");
    const Name& tag = pattern.tags[i];
    for (std::size_t j = 0; tag.given() && j < i; ++j)
      if (pattern.tags[j].text == tag.text)
        error(scope, Code::DuplicateName, tag.span, fmt::format("tag `{}` is used twice", tag.text));
    node.alternatives.push_back({ref.node, std::string(tag.text), ref.through});
  }
  return add(std::move(node), pattern);
}

Ref BodyBuilder::via(const Pattern& pattern, Scope& scope) {
  Ref ref = resolve(pattern.arguments[0].pattern, scope);
  ref.through = pattern.kind == Pattern::Kind::Strict
                    ? rule::ThroughId{0}
                    : intern_through(program_, pattern.kinds, *scope.unit, diagnostics_);
  return ref;
}

// p(p(x)), where from the least number of rounds on each round may instead be the end: so a number of rounds has one
// reading, not one for every choice of which to skip.
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
  Ref end = ref;
  for (int round = 1; round <= static_cast<int>(pattern.most) && !too_large_; ++round) {
    scope.names[pattern.name.text] = ref;
    const Ref step = resolve(pattern.arguments[1].pattern, scope);
    if (round <= static_cast<int>(pattern.least)) {
      ref = end = step;
    } else {
      Node node;
      node.kind = NodeKind::Alt;
      node.optional_step = true;
      node.alternatives = {{step.node, "taken", step.through}, {end.node, "skipped", end.through}};
      ref = add(std::move(node), pattern);
    }
  }
  scope.names.erase(pattern.name.text);
  return ref;
}

Ref BodyBuilder::optional_step(const Pattern& pattern, Ref whole, Scope& scope) {
  if (whole.node == kNoId || body_.nodes[whole.node].kind == NodeKind::Any) return whole;  // said already
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
  return add(std::move(node), pattern);
}

Ref BodyBuilder::projection(const Pattern& pattern, Scope& scope) {
  const auto known = scope.names.find(pattern.name.text);
  if (known == scope.names.end() || known->second.node == kNoId ||
      body_.nodes[known->second.node].kind != NodeKind::Op) {
    error(scope, Code::UnknownName, pattern.name.span,
          fmt::format("`{}` is not bound to an op", pattern.name.text),
          "name the op by an equation first: `s = topk(x)`, then `s#0`");
    return nothing(pattern);
  }
  Node node;
  node.kind = NodeKind::Result;
  node.kinds = body_.nodes[known->second.node].kinds;
  node.operands.push_back({known->second.node, 0, 0, false});
  result(pattern, node, scope);
  return add(std::move(node), pattern);
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
    return nothing(pattern);
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
  return add(std::move(node), pattern);
}

// ---- sub-patterns ----

Ref BodyBuilder::use(const Pattern& pattern, Definition definition, Scope& scope) {
  const std::string_view name = pattern.name.text;
  if (std::find(active_.begin(), active_.end(), definition.pattern) != active_.end()) {
    const bool kind = program_.ops.by_kind.count(name);
    error(scope, Code::Recursion, pattern.name.span, fmt::format("pattern `{}` uses itself", name),
          kind ? fmt::format("for the op write its full name, `ttir.{}` or `ttnn.{}`", name, name) : "");
    return nothing(pattern);
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
    return nothing(pattern);
  }
  if (!fits(++uses_, kMaximumUses, "uses of patterns") ||
      !fits(active_.size(), kMaximumNesting, "patterns in each other"))
    return {};
  active_.push_back(definition.pattern);
  sites_.push_back(pattern.span);
  const Ref out = resolve(definition.pattern->body, inner);
  sites_.pop_back();
  active_.pop_back();
  first_argument_ = first;
  instances_.emplace(name, Instance{out.node, std::move(inner.names)});
  return out;
}

}  // namespace fusionc::dsl
