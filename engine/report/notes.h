// The notes of an instance: one fact a line, in a fixed order, each with a key that tools can look for.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "engine/pair/pair.h"
#include "engine/report/cost.h"
#include "engine/report/origin.h"

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

/// What is worked out once per graph.
struct GraphFacts {
  GraphFacts(const rule::OpTable& table, const ir::Graph& of)
      : graph(of), between(of), provenance(table, of) {}
  const ir::Graph& graph;
  Between between;
  Provenance provenance;
};

struct NoteInput {
  const rule::Program& program;
  const pair::Site& site;
  const GraphFacts* ttir = nullptr;  ///< null without that level
  const GraphFacts* ttnn = nullptr;
  std::span<const ir::Location> locations;  ///< of the core ops, in order
  Cost cost;
  std::string graph_name;             ///< leads the model location; empty when there is one graph only
  std::vector<std::string> segments;  ///< lines about the segments themselves

  const GraphFacts& deciding() const { return ttnn ? *ttnn : *ttir; }
};

/// Lines, each ended by '\n'; valid UTF-8.
std::string notes(const NoteInput& input);

}  // namespace fusionc::report
