// What the fixtures of a rule exercise of it.
//
// Counted per rule and level: a positive and a negative fixture, each alternative of an equation or sub-pattern taken,
// each optional step taken and skipped, each guard proved and refuted, and unknown where its functions can be unknown.
// No matcher is instrumented for it. What a match took is in the match; and a guard is refuted by a fixture when
// without this guard the rule matches at an op where it must not.
#pragma once

#include <string>
#include <vector>

#include "tools/fusionc/fixtures.h"

namespace fusionc::tool {

struct CoverageItem {
  std::string what;     ///< `positive`, `alternative div`, `guard scalar(eps) in 0 .. 1e-2 refuted`, ...
  bool presence = false;  ///< is it a positive or negative fixture that should be there?
  bool covered = false;
  std::size_t line = 0;  ///< in the rule file, 1-based; 0 for fixtures
};

struct RuleCoverage {
  std::string rule, file;
  rule::Level level = rule::Level::Ttnn;
  std::vector<CoverageItem> items;

  double percent(bool presence) const;  ///< of the items of that sort; 100 when there are none
};

/// One entry per rule of `names` and level, in the order of the program.
std::vector<RuleCoverage> coverage(const rule::Program& program, const std::vector<std::string>& names,
                                   const std::vector<Fixture>& fixtures);

}  // namespace fusionc::tool
