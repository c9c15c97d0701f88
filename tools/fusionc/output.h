// Where results go: reports to files or stdout, tables to stdout. Nobody ever sees a half-written report.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/support/diagnostic.h"

namespace fusionc::tool {

using Sink = std::function<void(std::string_view)>;

/// Writes what `produce` streams to `path`; `-` is stdout. A regular file, or a path where nothing is yet, is
/// replaced in one step by a complete file; devices, FIFOs and symbolic links are written through. On failure
/// a file that was there stays as it was.
std::optional<Diagnostic> write_output(const std::string& path,
                                       const std::function<void(const Sink&)>& produce);

/// Writes to stdout at once.
std::optional<Diagnostic> print(std::string_view text);

/// Rows of equal length as lines, columns padded to one width (the last is not).
std::string aligned(const std::vector<std::vector<std::string>>& rows);

/// Removes the regular file at `path` when it is a report of an earlier run: a YAML document whose top keys
/// are `input` and `missed_fusions`. Anything else is left alone.
std::optional<Diagnostic> remove_stale_report(const std::string& path);

/// Do both paths name one existing file? (Links are followed.)
bool same_file(const std::string& a, const std::string& b);

}  // namespace fusionc::tool
