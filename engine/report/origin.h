// Where in the model a site comes from, as far as the dump tells: module paths in location names, else the
// parameters whose values reach the site.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "engine/ir/graph.h"
#include "engine/ir/location.h"
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

/// What a graph says about where its ops come from. Built once per graph; then safe to ask from any thread.
class Provenance {
 public:
  Provenance(const rule::OpTable& table, const ir::Graph& graph);

  /// `locations` are those of the ops a rule names, `ops` all ops of the segment in text order.
  Origin origin(std::span<const ir::Location> locations, std::span<const ir::OpId> ops) const;

  /// Does any argument carry the name of a parameter or constant?
  bool names_arguments() const { return !parameters_.empty() || !constants_.empty(); }

 private:
  using Names = std::unordered_map<ir::ValueId, std::string_view>;  // by function argument

  struct Found {
    std::vector<std::string_view> names;
    bool vague = false;  ///< a hoisted body was passed so many values that there is no telling which count
  };

  std::string place(std::span<const ir::OpId> ops) const;
  void behind(const Names& wanted, ir::ValueId value, Found& names) const;
  void upstream(ir::ValueId value, Found& names) const;

  const ir::Graph& graph_;
  std::vector<bool> moves_data_;  // by op name
  Names parameters_, constants_;
};

}  // namespace fusionc::report
