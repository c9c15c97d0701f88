// One match block becomes one rule::Body. Patterns are resolved in body.cpp, calls of ops in calls.cpp,
// guards, constants and holes in guards.cpp; all work on the names of a Scope.
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "dsl/units.h"
#include "engine/rule/program.h"

namespace fusionc::dsl {

/// A node together with what may stand before it on the edge that uses it.
struct Ref {
  rule::NodeId node = rule::kNoId;
  rule::ThroughId through = rule::kNoId;  ///< kNoId: the rule's
  bool optional = false;                  ///< passed on by `x?` as argument of a sub-pattern
};

/// Names of a match block, or of one use of a sub-pattern (which sees its parameters and its own names,
/// nothing else).
struct Scope {
  const Unit* unit = nullptr;
  const PatternDefinition* definition = nullptr;  ///< null in a match block
  std::map<std::string_view, Ref> names;
};

/// One use of a sub-pattern in a match block.
struct Instance {
  rule::NodeId node = rule::kNoId;
  std::map<std::string_view, Ref> names;
};

/// What rules refer to by number: the op tables, and the look-throughs of the rules compiled so far.
struct Tables {
  const rule::OpTable& ops;
  std::vector<rule::Through>& throughs;
};

class BodyBuilder {
 public:
  BodyBuilder(Tables program, const Unit& unit, const Rule& rule, const Match& match,
              Diagnostics& diagnostics);

  /// Resolves a pattern definition on its own, so that one nobody uses is checked too.
  static void check(Tables program, const Unit& unit, const PatternDefinition& definition,
                    Diagnostics& diagnostics);

  /// Names known in this match block, sub-patterns included.
  bool knows(std::string_view name) const;

  /// Guards and notes of the rule. What reads a name that only the other level's match block binds
  /// (`elsewhere`) is left out.
  void attach(const BodyBuilder* elsewhere);
  rule::Body take() { return std::move(body_); }

 private:
  // patterns (body.cpp)
  void build();
  void equation(const Equation& equation);
  void check_reachable();
  void siblings();
  Ref resolve(PatternId id, Scope& scope);
  Ref form(const Pattern& pattern, Scope& scope);
  Ref value(const Pattern& pattern, Scope& scope);
  Ref bind(const Pattern& pattern, Scope& scope);
  Ref alternatives(const Pattern& pattern, Scope& scope);
  Ref via(const Pattern& pattern, Scope& scope);
  Ref iterate(const Pattern& pattern, Scope& scope);
  Ref projection(const Pattern& pattern, Scope& scope);
  Ref chain(const Pattern& pattern, Scope& scope);
  Ref call(const Pattern& pattern, Scope& scope);
  Ref any_of(const Pattern& pattern, Scope& scope);
  Ref use(const Pattern& pattern, Definition definition, Scope& scope);
  Ref op(const Pattern& pattern, rule::Node node, std::string_view name, Scope& scope);
  void operands(const Pattern& pattern, rule::Node& node, std::string_view name, Scope& scope);
  std::uint16_t operand_index(const Argument& argument, const rule::Node& node, std::string_view name,
                              std::size_t& position, Scope& scope);
  void check_missing(const Pattern& pattern, const rule::Node& node, std::string_view name, Scope& scope);
  void attributes(const Pattern& pattern, rule::Node& node, std::string_view name, Scope& scope);
  void result(const Pattern& pattern, rule::Node& node, Scope& scope);
  const Pattern* optional_form(const Pattern& pattern, const Scope& scope) const;
  Ref optional_step(const Pattern& pattern, Ref whole, Scope& scope);
  rule::Edge edge(const Argument& argument, std::uint16_t operand, Scope& scope);
  Ref add(rule::Node node, const Pattern& pattern);
  bool fits(std::size_t size, std::size_t most, std::string_view what);
  Ref nothing(const Pattern& pattern);
  bool define(const Name& name, Ref ref, Scope& scope);
  Span site(Span span) const { return sites_.empty() ? span : sites_.front(); }
  void error(const Scope& scope, Code code, Span span, std::string message, std::string hint = {});

  // guards (guards.cpp)
  rule::ExprId expression(ExpressionId id, Scope& scope);
  rule::ExprId unary(const Expression& e, Scope& scope);
  rule::ExprId binary(const Expression& e, Scope& scope);
  rule::ExprId follows(const Expression& e, Scope& scope);
  rule::ExprId same(const Expression& e, Scope& scope);
  rule::ExprId membership(const Expression& e, Scope& scope);
  rule::ExprId call_function(const Expression& e, Scope& scope);
  void argument(char kind, ExpressionId id, rule::Expr& out, Scope& scope);
  rule::ExprId add(rule::Expr e, const Expression& at);
  rule::ExprId word(const Expression& e);
  rule::NodeId node_named(const Name& name, Scope& scope);
  rule::NodeId node_argument(ExpressionId id, Scope& scope);
  rule::NodeId branch_argument(ExpressionId id, Scope& scope);
  const Instance* instance(std::string_view name, Span span, const Scope& scope);
  void check_attribute(const rule::Expr& attribute, const Expression& at_text, Scope& scope);
  void check_tag(const rule::Expr& branch, const Expression& tag, Scope& scope);
  bool is_text(ExpressionId id, const Scope& scope) const;
  bool only_elsewhere(ExpressionId id, const BodyBuilder* elsewhere, const Scope& scope) const;
  const Expression& at(ExpressionId id, const Scope& scope) const { return scope.unit->file.expressions[id]; }
  rule::Guard guard(ExpressionId id);
  void collect_nodes(rule::ExprId id, std::vector<rule::NodeId>& read,
                     std::vector<rule::NodeId>& present) const;
  void note(const Note& note, const BodyBuilder* elsewhere);

  const Tables program_;
  const Rule& rule_;
  const Match& match_;
  Diagnostics& diagnostics_;
  Scope scope_;  ///< of the match block
  rule::Body body_;
  rule::ThroughId through_ = 0;  ///< the rule's
  std::multimap<std::string_view, Instance> instances_;
  std::vector<const PatternDefinition*> active_;  ///< sub-patterns being put in place
  std::vector<Span> sites_;                       ///< where, in the rule's file
  Ref first_argument_;                            ///< of the sub-pattern put in place last
  std::size_t edges_ = 0, uses_ = 0;              ///< sizes so far
  bool equations_hold_ = true;                    ///< each has a name of its own
  bool too_large_ = false;
  bool in_group_ = false;  ///< a group guard is being compiled
};

/// Kinds a word stands for: class members, one kind, or the kind of a full op name; empty when unknown.
std::vector<rule::KindId> kinds_named(const rule::OpTable& ops, std::string_view name);
/// Nearest kind, class or op name.
std::string near_kind(const rule::OpTable& ops, std::string_view name,
                      std::vector<std::string_view> more = {});

/// Id of the look-through set that `items` describe; equal sets have one id. Adds the layout moves.
rule::ThroughId intern_through(Tables program, const std::vector<KindItem>& items, const Unit& unit,
                               Diagnostics& diagnostics);
/// The number of an equal set, or of this one behind the others; kNoId when there are too many.
rule::ThroughId intern(std::vector<rule::Through>& throughs, rule::Through through);

}  // namespace fusionc::dsl
