// Faults in words.
#pragma once

#include <string>
#include <vector>

#include "engine/explain/attempt.h"

namespace fusionc::explain {

/// Values of what a guard reads: `rank(x) = 3, dtype(x) = f32`.
std::string facts(const match::Scope& scope, const rule::Guard& guard);

class Describe {
 public:
  Describe(const match::Context& context, const match::Plan& plan)
      : context_(context), graph_(context.kinds.graph()), plan_(plan), body_(*plan.body) {}

  /// What the rule asks for, without anything of the site: faults with equal texts are the same predicate.
  std::string expected(const Fault& fault) const;
  /// What is there instead, with values and lines.
  std::string actual(const Attempt& attempt, const Fault& fault) const;
  /// The smallest change that would do away with the fault: "`%12` had 1 user; it has 2: lines 88, 140".
  std::string repair(const Attempt& attempt, const Fault& fault) const;
  /// A node by the name and the ops the rule gives it.
  std::string node(rule::NodeId id) const;
  /// Of guard `guard` of Body::where.
  std::string facts(const Attempt& attempt, std::uint32_t guard) const;
  /// The op of the graph a fault is best seen at; kNone for one about arguments alone.
  ir::OpId place(const Fault& fault) const;

 private:
  std::string kinds(rule::NodeId id) const;
  std::string value(ir::ValueId value) const;
  std::string defined(ir::ValueId value) const;
  std::string named(ir::ValueId value) const;
  std::string lines(ir::ValueId value, const Attempt* outside) const;
  std::string operand_text(const rule::AttributeTest& test) const;
  std::string constant(const Attempt& attempt, rule::NodeId id) const;
  std::string known(const Fault& fault) const;

  const match::Context context_;
  const ir::Graph& graph_;
  const match::Plan& plan_;
  const rule::Body& body_;
};

}  // namespace fusionc::explain
