// Rule files on disk: where the shipped ones are, what a folder holds, and reading imports. The language
// itself knows nothing of files.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "dsl/ops.h"
#include "engine/rule/program.h"
#include "engine/support/diagnostic.h"

namespace fusionc::tool {

/// Folder of the shipped rules: `../rules` or `../share/fusionc/rules` beside the program, else that of the
/// source tree it was built from. Empty when there is none.
std::string shipped_rules();

/// Compiles rules. `replace` and `add` are files or folders (searched with their subfolders for `.fuse` and
/// `.ops` files); the shipped rules are used when `replace` is empty. The shipped op tables are used unless
/// `replace` holds
/// `.ops` files. On any error nothing is returned and `diagnostics` has at least one error.
std::optional<rule::Program> load_rules(const std::vector<std::string>& replace,
                                        const std::vector<std::string>& add, Diagnostics& diagnostics);

/// Compiles one rule file that is not on disk with the shipped op tables.
std::optional<rule::Program> load_rule_text(dsl::SourceText file, Diagnostics& diagnostics);

}  // namespace fusionc::tool
