// Which rules run: files first, then narrowing by name or group.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/rule/program.h"
#include "engine/support/diagnostic.h"

namespace fusionc::tool {

struct RuleChoice {
  std::vector<std::string> replace, add;            ///< `--rules`, `--add-rules`: files or folders
  std::vector<std::string> enable, select, ignore;  ///< rule or group names
};

/// Loads and narrows. A name that no rule or group has is an error.
std::optional<rule::Program> load_chosen_rules(const RuleChoice& choice, Diagnostics& diagnostics);

}  // namespace fusionc::tool
