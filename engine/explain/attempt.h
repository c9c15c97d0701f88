// How far a rule comes at an op where it does not match: the attempt with the fewest faults.
#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "engine/match/guard.h"
#include "engine/match/reference.h"

namespace fusionc::explain {

/// What faults count: an op that is missing more than several conditions that an op fails, so that an op of
/// the right kind is not called missing; one that is too many, or missing where what it would be applied to
/// is there, in between.
inline constexpr int kMissingOp = 3, kDisplaced = 2;

/// One thing that keeps a rule from matching.
struct Fault {
  enum class Kind : std::uint8_t {
    Missing,    ///< something else, or nothing, stands where the node wants an op, with all that is above
    Skipped,    ///< the node's op is missing, but what it would be applied to is there
    Instead,    ///< likewise, and `op` stands in its place
    Between,    ///< `op` stands before what the node wants, and the rule does not look through it
    Attribute,  ///< attribute test `index` of the node fails at `op`
    Operands,   ///< `op` has operands that the node does not name
    NoOperand,  ///< an operand of `op` that the node must have is absent
    Present,    ///< `value` is there where the rule asks for nothing
    Constant,   ///< `value` is no constant, or another one
    Same,       ///< `value` stands where the rule names `other` a second time
    Users,      ///< the number of users of `value` is not what `uses` says
    Outside,    ///< `value` is used outside the site
    Guard       ///< guard `index` of Body::where is refuted
  } kind = Kind::Missing;
  rule::NodeId node = rule::kNoId;
  ir::ValueId value = ir::kNone;
  ir::ValueId other = ir::kNone;
  ir::OpId op = ir::kNone;
  std::uint32_t index = 0;
  double literal = 0;  ///< Constant, where `value` is kNone: the number the attribute gives
  int ops = 0;         ///< ops that are missing
  int weight = 1;      ///< what it counts in the cost of an attempt
};

inline constexpr int kEverything = 1 << 16;  ///< as a limit: whatever is missing

struct Attempt {
  bool found = false;      ///< false: nothing within the limits, the rest is empty
  bool exhausted = false;  ///< the step budget ran out
  ir::OpId root = ir::kNone;
  std::size_t steps = 0;
  int cost = 0;                                         ///< weights of the faults; 0: the rule matches here
  std::vector<Fault> faults;                            ///< by kind, then in the order of the pattern
  std::vector<std::pair<ir::OpId, rule::NodeId>> core;  ///< by op
  std::vector<ir::OpId> path;                           ///< sorted, unique, disjoint from core
  std::vector<match::Bound> bound;                      ///< by node
  std::vector<std::uint32_t> unproven;                  ///< into Body::where
  int missing() const;                                  ///< ops that are missing
  std::size_t present() const;                          ///< core ops that are there, each once
};

/// One rule on one graph. Keeps what it learns about the graph between calls; use one per thread.
class Explainer {
 public:
  Explainer(const match::Context& context, const match::Plan& plan);
  ~Explainer();

  /// A lower bound of the cost at this root; more than any limit when its kind cannot be the root.
  int least(ir::OpId root);
  /// The attempt of the least cost up to `limit`; of equal ones that with most core ops, then the first in
  /// the order in which matches are preferred.
  Attempt at(ir::OpId root, int limit, std::size_t budget);

 private:
  class Run;
  std::unique_ptr<Run> run_;
};

}  // namespace fusionc::explain
