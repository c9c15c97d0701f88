// The reference matcher: one rule at one root, by exhaustive search with backtracking.
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <vector>

#include "engine/match/kinds.h"
#include "engine/match/match.h"
#include "engine/match/plan.h"
#include "engine/match/through.h"

namespace fusionc::match {

/// Steps one rule may spend on one root before it is reported as exhausted.
inline constexpr std::size_t kStepBudget = 100'000;

struct Context {
  const rule::Program& program;
  const Kinds& kinds;
  const LookThrough& through;
  rule::Level level;
};

/// A match, and what only the search knew.
struct Found {
  Match match;
  /// Values that nothing outside the site may use. For siblings those of shared nodes and of what lies below
  /// them are not checked yet: the site is the whole group.
  std::vector<ir::ValueId> inner;
};

struct Outcome {
  /// The best match for every binding of the shared nodes (siblings), else one entry under the empty key.
  std::map<std::vector<ir::ValueId>, Found> best;
  std::size_t steps = 0;
  bool exhausted = false;
};

class Labels;

/// A searcher keeps its scratch memory between roots; use one per thread. With labels it gives up early what
/// they rule out, and finds the same.
class Search {
 public:
  explicit Search(const Context& context, const Labels* labels = nullptr);
  ~Search();
  Outcome at(const Plan& plan, ir::OpId root);

 private:
  class Run;
  std::unique_ptr<Run> run_;
};

/// Is every use of the value one of these ops (sorted)?
bool used_within(const ir::Graph& graph, ir::ValueId value, const std::vector<ir::OpId>& site);

}  // namespace fusionc::match
