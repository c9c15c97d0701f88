// The notes of an instance: one fact a line, in a fixed order, each with a key that tools can look for.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "engine/pair/pair.h"
#include "engine/report/report.h"

namespace fusionc::report {

/// Counts the ops that stand between others: O(1) a question after one pass, plus the ops that feed the site.
class Between {
 public:
  explicit Between(const ir::Graph& graph);
  /// Ops between the first and the last of `ops` (text order) that are neither among them nor compute
  /// something for them. Deallocates, get_device, empties, constants and load_cached have no dependencies to
  /// respect and do not count.
  std::size_t unrelated(std::span<const ir::OpId> ops) const;

 private:
  const ir::Graph& graph_;
  std::vector<std::uint32_t> counted_before_;  // by op, one more at the end
};

struct NoteInput {
  const rule::Program& program;
  const Unit& unit;
  const pair::Site& site;
  const Between* ttir = nullptr;  ///< null without that level
  const Between* ttnn = nullptr;
  bool several_units = false;  ///< the module symbol leads the model location
  std::uint32_t unit_index = 0;
  std::vector<std::string> segments;  ///< lines about the segments themselves
};

/// Lines, each ended by '\n'; valid UTF-8.
std::string notes(const NoteInput& input);

}  // namespace fusionc::report
