// All rules of one level as one net. Equal parts of different rules are one node of it, so what it costs to
// run depends on how many different things the rules ask for, not on how many rules ask.
#pragma once

#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "engine/match/plan.h"

namespace fusionc::match {

using TipId = std::uint32_t;     ///< something that may sit at an op
using ReachId = std::uint32_t;   ///< a tip, at a value or behind what may be looked through
using DemandId = std::uint32_t;  ///< what an edge of a pattern asks of an operand

inline constexpr std::uint32_t kNoKey = 0xffffffffu;

struct Demand {
  bool anything = false;       ///< any value will do
  bool absence = false;        ///< so will none
  std::vector<ReachId> reach;  ///< else one of these, sorted
  std::uint32_t key =
      kNoKey;  ///< what a label says when it holds one of them: the reach, or a union of several
};

struct Tip {
  enum class Kind : std::uint8_t {
    Op,
    Constant,  ///< a literal near `number`, or any literal
    Below,     ///< an op of a chain under which a leaf's demand is met
    Chain      ///< the top of a chain: an op where all of `below` hold
  } kind = Kind::Op;
  std::vector<rule::KindId> kinds;
  std::vector<rule::SpellingId> spellings;
  std::uint16_t result = 0;
  bool rest = false;
  struct Edge {
    std::uint16_t operand = 0, ordinal = 0;  ///< the `ordinal`-th value of operand `operand` of kinds[0]
    bool optional = false;
    DemandId demand = 0;
  };
  std::vector<Edge> edges;           ///< Below: one, its place means nothing
  std::vector<std::uint32_t> tests;  ///< into Net::tests
  std::vector<TipId> below;          ///< Chain: one per leaf that asks for something
  ReachId self = 0;                  ///< Below: itself, further down
  std::optional<double> number;
  int members = 0;  ///< Chain: ops it has, at most
};

struct Reach {
  rule::ThroughId through = 0;
  TipId tip = 0;
};

class Net {
 public:
  Net(const rule::Program& program, const std::vector<Plan>& plans);

  std::vector<Tip> tips;
  std::vector<Reach> reaches;
  std::vector<Demand> demands;
  std::vector<rule::AttributeTest> tests;

  std::vector<std::vector<ReachId>> reaches_of;      ///< by tip
  std::vector<std::vector<std::uint32_t>> plans_of;  ///< by tip: plans it is a root of
  std::vector<TipId> constants;
  /// Unions that hold a reach, by reach. Unions are numbered from reaches.size() on.
  std::vector<std::vector<std::uint32_t>> unions_of;
  /// Which tips to try at an op: those that wait for nothing, by kind; those that wait for an operand, as
  /// (kind, tip) sorted, by key; chains, by the first thing they want below.
  std::vector<std::vector<TipId>> always;
  std::vector<std::vector<std::pair<rule::KindId, TipId>>> waiting;
  std::vector<std::vector<TipId>> chains_of;

  /// What the edge with this look-through to this node of a plan asks for.
  DemandId demand(std::uint32_t plan, rule::NodeId node, rule::ThroughId through) const;

 private:
  class Builder;
  /// By plan and node: (through, demand).
  std::vector<std::vector<std::vector<std::pair<rule::ThroughId, DemandId>>>> asked_;
};

}  // namespace fusionc::match
