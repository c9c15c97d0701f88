// Modules in a file: a `.mlir` file holds one, or several split by `// -----`; a log holds any number between
// other lines.
#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/ir/graph.h"
#include "engine/support/diagnostic.h"
#include "engine/support/source.h"

namespace fusionc::ir {

class Scan;  // the statement records of a source, see chain.h

struct Module {
  std::size_t begin = 0,
              end = 0;   ///< bytes in the source: the module op with the alias tables before and after it
  std::size_t body = 0;  ///< offset of the `module` keyword
  std::size_t first_line = 0, last_line = 0;  ///< of the module op, 1-based
  std::string symbol;                         ///< without `@`; empty if anonymous
  std::string stage;  ///< `ttir`, `ttnn`, `ttnn_runtime`, ... of a stage header above it; empty if none
  std::string pass;   ///< text of an `IR Dump Before/After ...` banner above it; empty if none
  Dialect dialect = Dialect::Other;  ///< by its ops, outside cpu modules: Ttnn if any, else Ttir if any
  std::size_t ttir_ops = 0, ttnn_ops = 0, other_ops = 0, functions = 0;
  bool truncated = false;            ///< the text (or this print in a log) ends before the module does
  std::optional<Diagnostic> defect;  ///< why read_module will refuse it; always set when truncated

  std::shared_ptr<const Source> cleaned;  ///< the text with line prefixes blanked, where that was needed
  std::shared_ptr<const Scan> scan;       ///< records found on the way, which read_module links
  std::size_t outline = 0;                ///< index of this module in `scan`
};

/// Every module of the source, in file order. Never fails; a file without a module gives an empty list.
std::vector<Module> find_modules(const Source& source);
/// The same with the text scanned in parts that start at the line starts `cuts` (ascending, the first is 0).
/// What is found does not depend on them.
std::vector<Module> find_modules(const Source& source, const std::vector<std::size_t>& cuts);

/// Reads and links one module of find_modules(*source). On malformed text adds one located diagnostic and
/// returns null.
std::shared_ptr<const Graph> read_module(std::shared_ptr<const Source> source, const Module& module,
                                         Diagnostics& diagnostics);

}  // namespace fusionc::ir
