// What compiles and is still wrong, or soon will be: checks of rules beyond the language's own errors.
//
// Warnings carry the codes FUS170 to FUS178. Checks of names look at the files as written, all others at the compiled
// rules, where sub-patterns are in place.
#pragma once

#include <set>
#include <string>
#include <vector>

#include "dsl/ops.h"
#include "engine/rule/program.h"
#include "engine/support/diagnostic.h"

namespace fusionc::dsl {

/// Names that `fused_op` of a direct rule may have.
struct FusedOpLists {
  std::set<std::string, std::less<>> api, unlisted;
};

/// Warnings about the rules of `program`, sorted by file and place. `files` are the rule files it was compiled from. What
/// they import from elsewhere is not looked at: others may use it.
Diagnostics lint(const rule::Program& program, const std::vector<SourceText>& files, const FusedOpLists& lists);

}  // namespace fusionc::dsl
