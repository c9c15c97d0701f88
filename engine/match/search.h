// The state and the moves of one search. Internal to the reference matcher.
#pragma once

#include <deque>
#include <vector>

#include "engine/match/guard.h"
#include "engine/match/reference.h"

namespace fusionc::match {

class Search::Run {
 public:
  Run(const Context& context, const Labels* labels)
      : program_(context.program),
        kinds_(context.kinds),
        through_(context.through),
        level_(context.level),
        graph_(context.kinds.graph()),
        labels_(labels) {}

  Outcome at(const Plan& plan, ir::OpId root);

 private:
  /// Alternatives that are bound to whatever the goal's node binds, innermost first.
  struct Owner {
    rule::NodeId alt;
    const Owner* next;
  };
  struct ChainState {
    std::vector<Argument> leaves;
    std::uint32_t used = 0;  ///< bit per leaf
  };
  /// What is still to be matched: a continuation, linked in written order.
  struct Goal {
    enum class Kind : std::uint8_t { Node, Leaf, Also } kind = Kind::Node;
    rule::NodeId node = rule::kNoId;
    Argument argument;  ///< Node: what the edge leads to
    rule::ThroughId through = 0;
    ir::OpId forced = ir::kNone;  ///< Node: the op itself, instead of an argument
    const Owner* owner = nullptr;
    ChainState* chain = nullptr;  ///< Leaf
    std::uint16_t index = 0;      ///< Leaf: of the chain's patterns; Also: of the further roots
    const Goal* next = nullptr;
  };
  struct Crossed {
    ir::OpId op;
    rule::NodeId target;  ///< node bound behind it
    bool inner;           ///< stands between two core ops
  };
  struct Core {
    ir::OpId op;
    rule::NodeId node;
  };

  const rule::Node& node(rule::NodeId id) const { return body_->nodes[id]; }

  // Moves (search.cpp). Each returns when everything below it has been tried.
  void solve(const Goal* goal);
  void node_goal(const Goal& goal);
  void absent(const Goal& goal);
  void alternatives(const Goal& goal);
  void value(const Goal& goal);
  void op(const Goal& goal);
  void op_at(const Goal& goal, ir::OpId op);
  bool operands(const rule::Node& node, ir::OpId op, bool swapped, const Goal* next, const Goal** list);
  void result(const Goal& goal);
  void chain(const Goal& goal);
  void chain_at(const Goal& goal, ir::OpId op);
  bool expand(const rule::Node& node, rule::NodeId id, ir::OpId op, ChainState& state);
  void leaf(const Goal& goal);
  void also(const Goal& goal);
  template <typename Try>
  void along(const Goal& goal, bool nearest, bool inner, Try&& attempt);
  void accept(const Goal& goal, const Bound& what, const Goal* next);

  // Binding and deciding (reference.cpp).
  bool bind(rule::NodeId id, const Bound& what);
  void undo(std::size_t mark);
  bool holds(const Check& check) const;
  bool taken(ir::OpId op, rule::NodeId by) const;
  bool hopeless();
  std::uint32_t attainable();
  std::uint32_t attainable(rule::NodeId id, bool undecided);
  std::vector<ir::OpId> candidates(rule::NodeId root);
  Scope scope() const { return {*body_, kinds_, through_, level_, bound_}; }

  // A full assignment (reference.cpp).
  void full();
  bool guards(std::vector<std::uint32_t>* unproven) const;
  std::vector<char> escaping() const;
  bool closed(const std::vector<ir::OpId>& site, std::vector<ir::ValueId>* inner) const;
  std::vector<ir::ValueId> key() const;
  Match record(std::vector<ir::OpId> core, std::vector<ir::OpId> path,
               std::vector<std::uint32_t> unproven) const;

  const rule::Program& program_;
  const Kinds& kinds_;
  const LookThrough& through_;
  const rule::Level level_;
  const ir::Graph& graph_;
  const Labels* const labels_;

  const Plan* plan_ = nullptr;
  const rule::Body* body_ = nullptr;
  std::vector<ir::OpId> roots_;      ///< the root op, then further roots
  std::vector<Bound> bound_;         ///< by node
  std::vector<rule::NodeId> trail_;  ///< bound nodes in order
  std::vector<Core> core_;
  std::vector<Crossed> path_;
  std::deque<Goal> goals_;           ///< stack of goals; addresses are stable
  std::vector<Argument> arguments_;  ///< scratch
  std::vector<std::uint32_t> seen_;  ///< scratch of attainable(): stamp by node
  std::vector<rule::NodeId> marked_;
  std::uint32_t stamp_ = 0;
  std::uint32_t attainable_ = 0;
  bool attainable_stale_ = true;
  bool stopped_ = false;
  Outcome outcome_;
};

}  // namespace fusionc::match
