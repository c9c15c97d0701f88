// The reference matcher: one rule at one root, by exhaustive search with backtracking.
#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "engine/match/kinds.h"
#include "engine/match/match.h"
#include "engine/match/plan.h"
#include "engine/match/through.h"

namespace fusionc::match {

struct Context {
  const rule::Program& program;
  const Kinds& kinds;
  const LookThrough& through;
  rule::Level level;
};

/// A match, and what only the search knew.
struct Found {
  Match match;
  std::vector<ir::ValueId> shared;  ///< what the shared nodes are bound to (siblings)
  /// Values that nothing outside the site may use (siblings). Those of shared nodes and of what lies below
  /// them are not checked yet: the site is the whole group.
  std::vector<ir::ValueId> inner;
};

struct Outcome {
  std::vector<Found>
      best;  ///< the best match for every binding of the shared nodes; one at most but for siblings
  std::size_t steps = 0;
  std::size_t decisions = 0;  ///< guards and constants decided
  bool exhausted = false;
};

class Labels;

/// Without labels a search tries everything. With labels it gives up early what cannot lead to anything
/// better, and finds the same. A searcher keeps its scratch memory between roots; use one per thread.
class Search {
 public:
  explicit Search(const Context& context, const Labels* labels = nullptr);
  ~Search();
  Outcome at(const Plan& plan, ir::OpId root, std::size_t budget = kStepBudget);

 private:
  class Run;
  std::unique_ptr<Run> run_;
};

/// Is every use of the value one of these ops (sorted)?
bool used_within(const ir::Graph& graph, ir::ValueId value, const std::vector<ir::OpId>& site);

}  // namespace fusionc::match
