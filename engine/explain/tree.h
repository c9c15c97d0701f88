// An attempt as a tree: the pattern from its root, only along what fails.
#pragma once

#include <string>

#include "engine/explain/describe.h"

namespace fusionc::explain {

/// Lines indented by two blanks per level, each with ✓ (is there), ✗ (fails) or ? (can be neither proved nor
/// refuted).
std::string tree(const match::Context& context, const match::Plan& plan, const Attempt& attempt);

}  // namespace fusionc::explain
