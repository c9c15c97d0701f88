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

enum class Mode : std::uint8_t {
  Plain,  ///< tries everything: what the other is tested against
  Pruned  ///< gives up early what cannot lead to anything better; finds the same
};

/// A searcher keeps its scratch memory between roots; use one per thread.
class Search {
 public:
  Search(const Context& context, Mode mode);
  ~Search();
  Outcome at(const Plan& plan, ir::OpId root, std::size_t budget = kStepBudget);

 private:
  class Run;
  std::unique_ptr<Run> run_;
};

/// Is every use of the value one of these ops (sorted)?
bool used_within(const ir::Graph& graph, ir::ValueId value, const std::vector<ir::OpId>& site);

}  // namespace fusionc::match
