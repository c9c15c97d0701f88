// Logs whose viewer put something in front of every line.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace fusionc::ir {

/// A copy of `text` in which what hides IR is overwritten with blanks, so that all offsets stay what they
/// are: colour codes, and prefixes of one shape (time stamps, job names) in front of the lines of a module.
/// Nothing when there is no such prefix or code.
std::optional<std::string> without_prefixes(std::string_view text);

}  // namespace fusionc::ir
