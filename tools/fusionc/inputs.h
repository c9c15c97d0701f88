// From the files a user names to linked graphs, paired by level.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "engine/ir/graph.h"
#include "engine/support/diagnostic.h"

namespace fusionc::tool {

struct InputPaths {
  std::string log;         ///< one file for whatever levels it holds; then the next three are empty
  std::string either;      ///< a file of one level: TTNN where it holds that, else TTIR; then the next two are empty
  std::string ttir, ttnn;  ///< files that must hold that level; empty: not given. May be the same file
  std::vector<std::string>
      modules;  ///< symbols or 1-based positions in the file; empty: chosen by the program
};

/// Both levels of one graph; a null pointer is a level that is not there.
struct Levels {
  std::shared_ptr<const ir::Graph> ttir, ttnn;
};

struct Inputs {
  std::vector<Levels> graphs;
  std::size_t files = 0, bytes = 0, modules = 0;
};

/// Opens, chooses and reads. Errors leave `graphs` empty; a graph that cannot be audited gives a warning.
Inputs read_inputs(const InputPaths& paths, Diagnostics& diagnostics);

}  // namespace fusionc::tool
