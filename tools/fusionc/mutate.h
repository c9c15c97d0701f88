// Mutants of positive fixtures: small changes after which, by what the rule declares, the site must still be found, or
// must not be.
//
// Still found: values renamed, unrelated ops between the site's, the operands of a commutative op exchanged, a layout
// move (which every edge looks through) in front of an operand. No more: another user of a value that the rule does not
// let escape, a constant the rule states moved away from it. What the declaration leaves open (siblings, whose sites
// share values; a constant for which another alternative stands in) is counted, not tried.
#pragma once

#include <string>
#include <vector>

#include "tools/fusionc/fixtures.h"

namespace fusionc::tool {

struct Mutant {
  std::string path;      ///< of the fixture
  std::size_t line = 0;  ///< of the site's root in the fixture
  std::string rule;
  std::string what;      ///< `operands of ttnn.add exchanged, line 7`
  bool stays = true;     ///< must the site still be found?
  std::string text;      ///< the whole file, changed
  std::string problem;   ///< empty: as expected
};

struct Mutants {
  std::vector<Mutant> all;  ///< in order of fixtures and lines
  std::size_t open = 0;     ///< changes whose outcome the rules do not declare
};

/// Makes and runs the mutants of every positive of a rule that `wanted` names.
Mutants mutate(const rule::Program& program, const std::vector<Fixture>& fixtures, const std::vector<std::string>& wanted);

}  // namespace fusionc::tool
