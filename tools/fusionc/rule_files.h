// Rule files on disk: where the shipped ones are, what a folder holds, and reading imports. The language
// itself knows nothing of files.
#pragma once

#include <optional>
#include <set>
#include <string>
#include <vector>

#include "dsl/lint.h"
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
/// `files` receives the texts of the rule files, not of what they import from elsewhere.
std::optional<rule::Program> load_rules(const std::vector<std::string>& replace,
                                        const std::vector<std::string>& add, Diagnostics& diagnostics,
                                        std::vector<dsl::SourceText>* files = nullptr);

/// The functions a direct rule may name: `ops/ttnn_api.txt` and `ops/ttnn_unlisted.txt` of the shipped rules.
std::optional<dsl::FusedOpLists> fused_op_lists(Diagnostics& diagnostics);

/// The second of them.
std::optional<std::set<std::string, std::less<>>> unlisted_functions(Diagnostics& diagnostics);

/// Writes `ops/ttnn_api.txt` anew from the source of the API page. False with a diagnostic when that cannot be.
bool refresh_api(const std::string& rst, Diagnostics& diagnostics);

/// Compiles one rule file that is not on disk with the shipped op tables.
std::optional<rule::Program> load_rule_text(dsl::SourceText file, Diagnostics& diagnostics);

}  // namespace fusionc::tool
