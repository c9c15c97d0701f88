// From sites to `fusion_todo.yml`. The report is plain data first (every text of it decided here, segments as
// op lists), then written by a printer.
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
  std::uint32_t unit = 0;
  ir::OpId first_op = 0;  ///< orders the instances
};

struct Entry {
  std::string fused_op, source;
  std::vector<std::string> component_ops;
  std::vector<Instance> instances;
  double bytes_saved = 0;  ///< intermediates not written and read again
  std::size_t ops_saved = 0;
};

struct Report {
  std::string ttir_path, ttnn_path;  ///< as the user wrote them; empty: the key is omitted
  std::vector<Entry> entries;        ///< by instances descending, fused_op, component_ops
};

/// The units must outlive the report: segments view their inputs.
Report build(const rule::Program& program, const std::vector<Unit>& units, std::string ttir_path,
             std::string ttnn_path);

/// Streams the report as YAML. `write` receives consecutive pieces.
void write_yaml(const Report& report, const std::function<void(std::string_view)>& write);

/// The summary table (fused_op, class, instances, bytes saved), with a trailing newline.
std::string summary(const Report& report);

}  // namespace fusionc::report
