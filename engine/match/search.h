// The state and the moves of one search. Internal to the reference matcher.
#pragma once

#include <deque>
#include <vector>

#include "engine/match/bound.h"
#include "engine/match/guard.h"
#include "engine/match/reference.h"

namespace fusionc::match {

class Search::Run {
 public:
  Run(const Context& context, const Labels* labels)
      : context_(context),
        kinds_(context.kinds),
        through_(context.through),
        level_(context.level),
        graph_(context.kinds.graph()),
        labels_(labels) {}

  Outcome at(const Plan& plan, ir::OpId root, std::size_t budget);

 private:
  /// Alternatives that are bound to whatever the goal's node binds, innermost first.
  struct Owner {
    rule::NodeId alt;
    const Owner* next;
  };
  struct ChainState {
    std::vector<Argument> leaves;
    std::uint32_t used = 0;       ///< bit per leaf
    std::vector<int> attainable;  ///< by pattern: core ops of it and the patterns after it, at most
  };
  /// What is still to be matched: a continuation, linked in written order.
  struct Goal {
    enum class Kind : std::uint8_t { Node, Leaf, Also } kind = Kind::Node;
    rule::NodeId node = rule::kNoId;
    rule::ThroughId through = 0;
    std::uint32_t counted = 0;    ///< place of the node, into Plan::counted
    Argument argument;            ///< Node: what the edge leads to
    ir::OpId forced = ir::kNone;  ///< Node: the op itself, instead of an argument
    int attainable = 0;           ///< core ops it can add, at most
    int rest = 0;                 ///< and all goals after it
    std::uint16_t index = 0;      ///< Leaf: of the chain's patterns; Also: of the further roots
    ChainState* chain = nullptr;  ///< Leaf
    const Owner* owner = nullptr;
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
  /// Where the look-through began behind which a capture was bound.
  struct Origin {
    rule::NodeId node;
    rule::ThroughId through;
    ir::ValueId value;
  };

  const rule::Node& node(rule::NodeId id) const { return body_->nodes[id]; }
  bool pruned() const { return labels_ != nullptr; }
  int attainable(rule::NodeId id, std::uint32_t counted, rule::ThroughId through, const Argument& argument);
  int attainable(std::uint32_t counted, ir::OpId op);
  std::uint32_t child(const Goal& goal, std::size_t i) const {
    return plan_->counted[goal.counted].children[i];
  }
  static void link(Goal& goal, const Goal* next) {
    goal.next = next;
    goal.rest = next ? next->attainable + next->rest : 0;
  }

  // Moves (search.cpp). Each returns when everything below it has been tried.
  void solve(const Goal* goal);
  void node_goal(const Goal& goal);
  void absent(const Goal& goal);
  void alternatives(const Goal& goal);
  void value(const Goal& goal);
  void op(const Goal& goal);
  void op_at(const Goal& goal, ir::OpId op);
  bool operands(const Goal& goal, ir::OpId op, bool swapped, const Goal** list);
  void result(const Goal& goal);
  void chain(const Goal& goal);
  void chain_at(const Goal& goal, ir::OpId op);
  void leaf(const Goal& goal);
  void also(const Goal& goal);
  template <typename Try>
  void along(const Goal& goal, bool inner, Try&& attempt);
  void accept(const Goal& goal, const Bound& what, const Goal* next);

  // Bindings and decisions (decide.cpp).
  bool bind(rule::NodeId id, const Bound& what);
  void undo(std::size_t mark);
  bool ready(const Check& check) const;
  ir::Truth decide(const Check& check);
  bool taken(ir::OpId op, rule::NodeId by) const;
  Scope scope() const { return {*body_, &kinds_, &through_, level_, bound_}; }

  // Giving up early (decide.cpp). Nothing here changes what is found.
  bool hopeless(int attainable);
  bool leaks(rule::NodeId id, ir::OpId op) const;
  bool can_skip(rule::NodeId id) const;
  void blame(rule::NodeId id);
  void blame_crossing(ir::OpId op);

  // Full assignments (reference.cpp).
  void full();
  bool guards(std::vector<std::uint32_t>* unproven);
  void escaping();
  bool closed();
  Found* best();
  void search(ir::OpId root);
  Match record(std::vector<std::uint32_t> unproven) const;

  const Context context_;
  const Kinds& kinds_;
  const LookThrough& through_;
  const rule::Level level_;
  const ir::Graph& graph_;
  const Labels* const labels_;

  const Plan* plan_ = nullptr;
  const rule::Body* body_ = nullptr;
  Bounds* bounds_ = nullptr;
  std::size_t budget_ = kStepBudget;
  std::vector<ir::OpId> roots_;      ///< the root op, then further roots
  std::vector<Bound> bound_;         ///< by node
  std::vector<rule::NodeId> trail_;  ///< bound nodes in order
  std::vector<Core> core_;
  std::vector<Crossed> path_;
  std::vector<Origin> origins_;     ///< of the captures bound, in order
  std::vector<ir::Truth> verdict_;  ///< by check: meaningful while all its nodes are bound
  std::vector<char> blamed_;   ///< by node: did something fail that another value of it might have avoided?
  std::deque<Goal> goals_;     ///< stack of goals; addresses are stable
  Assignment assignment_;      ///< scratch
  std::vector<char> escapes_;  ///< scratch of full(): by node, may its value be used outside?
  std::vector<ir::OpId> ops_, site_;  ///< scratch of full()
  std::vector<ir::ValueId> inner_;
  bool stopped_ = false;
  Outcome outcome_;
  std::vector<std::unique_ptr<Bounds>> bounds_of_;  ///< by plan
};

}  // namespace fusionc::match
