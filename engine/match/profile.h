// What each rule costs on a graph.
#pragma once

#include <cstdint>
#include <vector>

#include "engine/match/match.h"

namespace fusionc::match {

/// Of one rule, over the functions that are reported.
struct RuleProfile {
  std::uint32_t rule = 0;      ///< index into Program::rules
  std::size_t candidates = 0;  ///< ops of a kind its root can have
  std::size_t pruned = 0;      ///< of these, those that labels turned away without a search
  std::size_t verified = 0;    ///< searches that found a match
  std::size_t guards = 0;      ///< guards and constants decided in searches
  std::size_t steps = 0;
  std::size_t exhausted = 0;  ///< searches that ran out of steps
  std::uint64_t nanoseconds = 0;
};

struct Profile {
  std::vector<RuleProfile> rules;  ///< in rule order
  std::size_t ops = 0;
  std::size_t net_nodes = 0;            ///< nodes of the net
  std::size_t net_shared = 0;           ///< of these, those that stand for parts of several rules
  std::size_t rule_nodes = 0;           ///< nodes if no rule shared any
  std::uint64_t label_nanoseconds = 0;  ///< labelling: what all rules share
};

/// Runs as Matcher does, on one thread and with a clock. Adds to what the profile holds already, so that
/// graphs can be summed; rules that do not exist at the level are left out.
void profile(const rule::Program& program, const ir::Graph& graph, rule::Level level, Profile& into);

}  // namespace fusionc::match
