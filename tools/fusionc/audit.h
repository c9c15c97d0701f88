// The audit as one function: inputs to sites. Commands and tests share it.
#pragma once

#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "engine/report/report.h"
#include "tools/fusionc/inputs.h"
#include "tools/fusionc/rule_choice.h"

namespace fusionc::tool {

enum class Class { Any, Direct, Theoretical };

struct AuditRequest {
  InputPaths inputs;
  RuleChoice rules;
  Class only = Class::Any;  ///< `--source`
  bool proven = false;      ///< drop sites with an unproven guard
  bool all = false;         ///< keep sites that are part of a larger one
};

/// What was examined, for `--stats`.
struct AuditStatistics {
  struct Level {
    std::size_t graphs = 0, ops = 0;
    std::map<std::string, std::size_t, std::less<>> functions;  ///< by kind
    match::Statistics match;
  };
  std::size_t files = 0, bytes = 0, modules = 0, rules = 0, sites = 0;
  Level ttir, ttnn;
  std::vector<std::pair<std::string, double>> phases;  ///< name and milliseconds, in order

  std::string text() const;
};

struct Audit {
  rule::Program program;
  std::vector<report::Unit> units;
  AuditStatistics statistics;
};

/// Nothing on errors; warnings may stand beside a result.
std::optional<Audit> audit(const AuditRequest& request, Diagnostics& diagnostics);

}  // namespace fusionc::tool
