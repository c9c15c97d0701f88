// From rule files to the program the matchers run. Nothing here opens a file: the caller hands in the texts
// and a function that reads an imported one.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "dsl/ops.h"
#include "engine/rule/program.h"
#include "engine/support/diagnostic.h"

namespace fusionc::dsl {

/// Content of the file `path`, or nothing if it cannot be read. Paths are the importing file's directory
/// joined with the path in the import, normalised.
using ReadFile = std::function<std::optional<std::string>(const std::string& path)>;

/// Compiles all rules of `files` (imported files give patterns only, unless they are in `files` too). One
/// error anywhere means no program; every error of every file is reported, sorted by file and place.
std::optional<rule::Program> compile(rule::OpTable ops, const std::vector<SourceText>& files,
                                     const ReadFile& read, Diagnostics& diagnostics);

}  // namespace fusionc::dsl
