// From sites to `fusion_todo.yml`. A report is first a list of places: what is missed, where, and how much it costs.
// The text of one place (segments, locations, notes) is made when it is printed, many at a time in parallel, and let
// go of again, so that a report needs memory for its places only, however long its text.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "engine/pair/pair.h"

namespace fusionc::report {

/// One audited graph: both levels of one module, or one level alone (the other pointer is null).
struct Unit {
  std::shared_ptr<const ir::Graph> ttir, ttnn;
  std::vector<pair::Site> sites;
};

/// A segment is a list of spans of an input, one per op, in file order.
struct Segment {
  const ir::Graph* graph = nullptr;
  std::vector<Span> lines;
};

struct Instance {
  std::string ir_loc;  ///< empty: the key is omitted
  Segment ttir, ttnn;
  std::string notes;  ///< lines, each ended by '\n'
};

/// One site of one unit: `units[unit].sites[site]`.
struct Place {
  std::uint32_t unit = 0, site = 0;
};

struct Entry {
  std::string fused_op, source;
  std::vector<std::string> component_ops;
  std::vector<Place> places;  ///< in order of unit, then of the first core op
  double bytes_saved = 0;     ///< intermediates not written and read again
  std::size_t ops_saved = 0;
};

struct Report {
  std::string ttir_path, ttnn_path;  ///< as the user wrote them; empty: the key is omitted
  std::vector<Entry> entries;        ///< by places descending, fused_op, component_ops
  std::function<Instance(const Place&)> instance;  ///< the text of one place; safe from any thread
};

/// Program and units must outlive the report: its instances are made from them and view their inputs.
Report build(const rule::Program& program, const std::vector<Unit>& units, std::string ttir_path,
             std::string ttnn_path);

/// Streams the report as YAML. `write` receives consecutive pieces, none much larger than the text of one instance.
void write_yaml(const Report& report, const std::function<void(std::string_view)>& write);

/// The summary table (fused_op, class, instances, bytes saved), with a trailing newline.
std::string summary(const Report& report);

}  // namespace fusionc::report
