// Where in the model a site comes from, as far as the dump tells: module paths in location names, else the
// parameters whose values reach the site.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/ir/graph.h"
#include "engine/rule/optable.h"

namespace fusionc::report {

/// One location name of the form `INDEX|Class[path]|...|file:line|function|line|nodeaten__op`, taken apart.
struct SourceName {
  struct Module {
    std::string_view type, path;  ///< `Linear`, `encoder.layers[2].fc1`
  };
  std::vector<Module> modules;  ///< outermost first
  std::string_view torch_op;    ///< `addmm` of `aten__addmm`; empty if none
};
SourceName parse_source_name(std::string_view name);

/// `stage 1, layer 2` from a module path or parameter name; empty if it numbers nothing.
std::string layer_of(std::string_view path);

struct Origin {
  std::string location;  ///< empty when nothing tells
  std::string torch;     ///< torch ops and module classes named by the locations; empty when they name none
};
/// `core` are the ops a rule names, `ops` all ops of the segment, both in text order.
Origin origin(const rule::OpTable& table, const ir::Graph& graph, std::span<const ir::OpId> core,
              std::span<const ir::OpId> ops);

/// Names of the parameters behind a value: through load_cached, calls and ops that only move data. In
/// discovery order.
std::vector<std::string> parameters_behind(const rule::OpTable& table, const ir::Graph& graph,
                                           ir::ValueId value);

}  // namespace fusionc::report
