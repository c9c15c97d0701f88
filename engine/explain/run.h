// The state and the moves of the search for faults. Internal to it.
#pragma once

#include <deque>
#include <utility>
#include <vector>

#include "engine/explain/attempt.h"
#include "engine/explain/distance.h"

namespace fusionc::explain {

class Explainer::Run {
 public:
  Run(const match::Context& context, const match::Plan& plan)
      : context_(context),
        kinds_(context.kinds),
        through_(context.through),
        graph_(context.kinds.graph()),
        plan_(plan),
        body_(*plan.body),
        distance_(plan, context.kinds, context.through) {}

  int least(ir::OpId root) { return distance_.at_op(plan_.counted_root, root); }

  Attempt at(ir::OpId root, int limit, std::size_t budget);

 private:
  /// Alternatives that are bound to whatever the goal's node binds, innermost first.
  struct Owner {
    rule::NodeId alt;
    const Owner* next;
  };
  struct ChainState {
    std::vector<match::Argument> leaves;
    std::uint32_t used = 0;
    std::vector<int> least;  ///< by pattern: of it and the patterns after it
  };
  /// What is still to be matched: a continuation, linked in written order.
  struct Goal {
    enum class Kind : std::uint8_t { Node, Leaf, Also } kind = Kind::Node;
    rule::NodeId node = rule::kNoId;
    rule::ThroughId through = 0;
    std::uint32_t counted = 0;
    match::Argument argument;
    bool optional = false;  ///< Node: its operand may be absent
    bool behind = false;    ///< Node: an op in between has been passed as a fault
    bool whole = true;      ///< Node: may be missing as a whole (an alternative is not, its choice is)
    ir::OpId forced = ir::kNone;
    ir::OpId user = ir::kNone;  ///< Node: the op whose operand it is
    int least = 0;              ///< weight of its faults, at least
    int rest = 0;               ///< and of all goals after it
    std::uint16_t index = 0;
    ChainState* chain = nullptr;
    const Owner* owner = nullptr;
    const Goal* next = nullptr;
  };
  struct Crossed {
    ir::OpId op;
    rule::NodeId target;
    bool inner;  ///< stands between two core ops
  };

  const rule::Node& node(rule::NodeId id) const { return body_.nodes[id]; }
  std::uint32_t child(const Goal& goal, std::size_t i) const {
    return plan_.counted[goal.counted].children[i];
  }
  match::Scope scope() const { return {body_, &kinds_, &through_, context_.level, bound_}; }
  static void link(Goal& goal, const Goal* next) {
    goal.next = next;
    goal.rest = next ? next->least + next->rest : 0;
  }
  int least(const Goal& goal) {
    if (goal.forced != ir::kNone) return distance_.at_op(goal.counted, goal.forced);
    return distance_.at(goal.counted, goal.through, goal.argument, goal.optional, goal.behind);
  }

  void search(ir::OpId root);

  // Moves (moves.cpp). Each returns when everything below it has been tried.
  void solve(const Goal* goal);
  /// Goes on with a fault, when the limit allows it.
  template <typename Next>
  void with(Fault fault, Next&& next);
  /// Takes what the goal asks for as missing.
  void miss(const Goal& goal);
  void absent(const Goal& goal);
  void alternatives(const Goal& goal);
  template <typename Try>
  void along(const Goal& goal, bool inner, Try&& attempt);
  void accept(const Goal& goal, const match::Bound& what, const Goal* next);
  void value(const Goal& goal);
  /// An op, a chain or a result of an op: where it should be, then with the op itself missing, then behind
  /// one too many.
  void computed(const Goal& goal);
  bool reaches(rule::ThroughId through, ir::ValueId from, ir::ValueId value) const;
  /// The op is missing: its operand stands in its place, or another op that is applied to the same.
  void skip(const Goal& goal, ir::ValueId last);
  /// Puts the ops that the goal looks through before a value on the path.
  void cross(const Goal& goal, ir::ValueId last);
  /// The op at which look-through ends is one too many.
  void pass(const Goal& goal, ir::ValueId last);
  void op_at(const Goal& goal, ir::OpId op);
  /// Adds a fault for each attribute, then goes on to the operands.
  void attributes(const Goal& goal, const match::Bound& what, const std::vector<std::uint32_t>& failing,
                  std::size_t at);
  void operands(const Goal& goal, const match::Bound& what, const match::Assignment& assignment);
  void result_at(const Goal& goal, ir::OpId op);
  void chain_at(const Goal& goal, ir::OpId op);
  void leaf(const Goal& goal);
  void also(const Goal& goal);

  // Bindings and decisions (attempt.cpp).
  void fault(Fault fault);
  /// Binds a node, or checks that it is bound to the same; what is wrong with it becomes a fault.
  void bind(rule::NodeId id, const match::Bound& what);
  void refuted(const match::Check& check);
  ir::Truth decide(const match::Check& check) const;
  void undo(std::size_t mark);
  bool taken(ir::OpId op, rule::NodeId by) const;

  // Full attempts (attempt.cpp).
  void full();
  /// Faults for values that must stay inside the site and do not.
  void outside();
  void keep(std::vector<std::uint32_t> unproven);

  const match::Context context_;
  const match::Kinds& kinds_;
  const match::LookThrough& through_;
  const ir::Graph& graph_;
  const match::Plan& plan_;
  const rule::Body& body_;
  Distance distance_;

  std::vector<ir::OpId> roots_;
  std::vector<match::Bound> bound_;  ///< by node
  std::vector<char> missing_;        ///< by node
  std::vector<rule::NodeId> trail_;
  std::vector<std::pair<ir::OpId, rule::NodeId>> core_;
  std::vector<Crossed> path_;
  std::vector<Fault> faults_;
  std::deque<Goal> goals_;
  int spent_ = 0, limit_ = 0;
  std::size_t steps_ = 0, budget_ = 0, found_at_ = 0;
  bool stopped_ = false;
  Attempt best_;
};

}  // namespace fusionc::explain
