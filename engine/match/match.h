// Matching: which ops of a graph form a rule's pattern. One interface, two engines: the shared automaton, and
// the slow reference matcher it is tested against.
//
// Semantics (docs/language.md has the user's view).
// * A match of a rule at a root op assigns SSA values to the nodes of its DAG. Distinct op nodes bind
// distinct ops; two
//   nodes for different results (`sort#0`, `sort#1`) may be results of one op.
// * Per rule and root one match is reported: most core ops first; then, in the order nodes are written, the
// earlier
//   alternative (a taken optional step counts as earlier), the earlier operand order, fewer ops looked
//   through.
// * The value of every core op but the root, and of every op looked through between two core ops, is used by
// ops of
//   the site only, unless its node says `escapes`. Deallocates are not uses.
// * Guards take part in the search: a refuted guard rejects the assignment, an unknown one is listed in
// `unproven`.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "engine/ir/graph.h"
#include "engine/rule/program.h"

namespace fusionc::match {

struct Binding {
  rule::NodeId node = rule::kNoId;
  ir::ValueId value = ir::kNone;  ///< kNone: bound to the number an attribute gives
  double literal = 0;             ///< that number; NaN when the attribute is not one
};

struct Match {
  std::uint32_t rule = 0;  ///< index into Program::rules
  rule::Level level = rule::Level::Ttnn;
  ir::OpId root = ir::kNone;
  std::vector<ir::OpId> core;                 ///< sorted, unique: ops the rule names
  std::vector<ir::OpId> path;                 ///< sorted, unique, disjoint from core: ops looked through
  std::vector<Binding> bindings;              ///< by node; of the first member for siblings
  std::vector<std::vector<Binding>> members;  ///< siblings only: one per member, by root position
  std::vector<std::pair<rule::NodeId, std::uint16_t>> branches;  ///< Alt node -> chosen alternative
  std::vector<std::uint32_t> unproven;  ///< indices into Rule::where; from where.size() on, into group_where
};

struct Statistics {
  std::size_t ops = 0, candidates = 0, verified = 0, matches = 0, steps = 0;
};

struct Result {
  std::vector<Match> matches;  ///< by (root, rule), only in functions that are reported
  std::vector<std::pair<std::uint32_t, ir::OpId>> exhausted;  ///< (rule, root) whose step budget ran out
  Statistics statistics;
};

enum class Engine : std::uint8_t {
  Net,       ///< labels from the shared automaton decide what is searched
  Reference  ///< every rule is searched at every op of its root's kind
};

/// Steps one rule may spend on one root before it is reported as exhausted.
inline constexpr std::size_t kStepBudget = 100'000;

using Keep = std::function<std::vector<Match>(std::vector<Match>)>;

/// The rules of one level, prepared once for any number of graphs. The program must outlive it.
class Matcher {
 public:
  Matcher(const rule::Program& program, rule::Level level);
  ~Matcher();
  /// Runs every rule over the graph, in parallel. The result does not depend on the number of threads, nor
  /// (steps and exhaustion apart) on the engine. With `keep`, only what it returns of the matches of some whole
  /// functions at a time is held on to; it may drop matches, and a match never leaves its function.
  Result run(const ir::Graph& graph, Engine engine = Engine::Net, std::size_t budget = kStepBudget,
             const Keep& keep = {}) const;

 private:
  struct Prepared;
  std::unique_ptr<const Prepared> prepared_;
};

/// The same for one graph.
Result run(const rule::Program& program, const ir::Graph& graph, rule::Level level,
           Engine engine = Engine::Net);

/// Overlap policy within a class (direct, theoretical): drops a match whose core ops all belong to the site
/// of another that has more core ops (core or looked through there), and of equal cores keeps the higher
/// priority, then the smaller rule name. Partial overlaps stay. `dropped` receives each dropped match with
/// the index, in what is returned, of one that stands for it.
std::vector<Match> settle(const rule::Program& program, std::vector<Match> matches,
                          std::vector<std::pair<Match, std::uint32_t>>* dropped = nullptr);

/// `%12`, or `%12#1` where its op has several results.
std::string value_name(const ir::Graph& graph, ir::ValueId value);

/// Text of a note template for one match.
std::string format_note(const rule::Program& program, const ir::Graph& graph, const Match& match,
                        const std::vector<rule::NotePart>& parts);

}  // namespace fusionc::match
