// A rule body analysed once, before any search: what every search of it needs and no search changes.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "engine/rule/program.h"

namespace fusionc::match {

/// Something to decide as soon as the nodes it reads are bound: a guard, or the number a constant must be
/// near.
struct Check {
  rule::ExprId expr = rule::kNoId;
  rule::NodeId constant = rule::kNoId;  ///< the Constant node, or kNoId for a guard
  std::uint16_t guard = rule::kNoId;    ///< index into Body::where, or kNoId for a constant
  std::vector<rule::NodeId> nodes;      ///< all of these must be bound before it can be decided early
};

/// A node at one place of a body, for counting core ops. `again`: whatever reaches this place has counted the
/// node already, somewhere before it in written order.
struct Counted {
  rule::NodeId node = rule::kNoId;
  bool again = false;
  int most = 0;                         ///< core ops it can add on any graph, at most
  std::vector<std::uint32_t> children;  ///< into Plan::counted, one per operand or alternative
};

struct Plan {
  std::uint32_t index = 0;  ///< of this plan among its level's
  std::uint32_t rule = 0;   ///< index into Program::rules
  const rule::Body* body = nullptr;
  std::vector<rule::KindId> roots;  ///< kinds its root can have, sorted, unique
  std::vector<Check> checks;
  std::vector<std::vector<std::uint16_t>> checks_of;  ///< by node
  std::vector<std::int64_t> uses;                     ///< by node: exact number of uses, or -1
  /// By node: does it matter which value along a look-through it binds? Otherwise the nearest does.
  std::vector<char> pinned;
  std::vector<char> below_shared;             ///< by node: a shared node of siblings, or below one
  std::vector<std::optional<double>> number;  ///< by node: of a constant that reads no other node
  std::vector<char> may_escape;    ///< by node: itself, or an alternative it may stand for, says `escapes`
  bool escapes = false;            ///< does any node say so?
  std::vector<char> site_kinds;    ///< by kind: may an op of it be part of a site?
  std::vector<Counted> counted;    ///< for Bounds (bound.h)
  std::uint32_t counted_root = 0;  ///< into `counted`
  std::vector<std::uint32_t> counted_also;  ///< of further roots
};

/// The nodes below a node in written order: operands, or alternatives.
std::vector<rule::NodeId> children(const rule::Node& node);

/// One plan per rule that exists at the level, in rule order.
std::vector<Plan> make_plans(const rule::Program& program, rule::Level level);

}  // namespace fusionc::match
