// Which prints of a file are audited. A log of a debug run holds the same graph dozens of times, once per
// pass.
//
// The prints of one symbol form *compiles*: within one, the level only rises (StableHLO and others, TTIR,
// TTNN). Of a compile are audited
// * TTIR: the print under a `ttir` stage header; else, where pass banners stand, its first TTIR print (later
// ones
//   are already fused and laid out); else its last TTIR print before the first TTNN one;
// * TTNN: the print under a `ttnn` stage header (`ttnn_runtime` only repeats it); else its last TTNN print.
// Of the compiles of a symbol the last that has both levels counts. Anonymous modules have no symbol to tell
// compiles of the same graph from others: each of their compiles counts.
#pragma once

#include <cstddef>
#include <vector>

#include "engine/ir/module.h"

namespace fusionc::ir {

inline constexpr std::size_t kNoModule = static_cast<std::size_t>(-1);

/// Indices of the two prints of one graph.
struct ModulePair {
  std::size_t ttir = kNoModule, ttnn = kNoModule;
  friend bool operator==(const ModulePair&, const ModulePair&) = default;
};

struct Selection {
  std::vector<ModulePair> pairs;       ///< both levels there and whole; by position of the TTNN print
  std::vector<ModulePair> incomplete;  ///< graphs of which one level is missing, cut off or malformed
};

/// The graphs of one file that holds both levels.
Selection select_modules(const std::vector<Module>& modules);

/// The prints of a file that is given as one level: of a log those that `select_modules` would take, of a
/// plain file all modules of that level. Malformed ones are included (reading them says why).
std::vector<std::size_t> select_level(const std::vector<Module>& modules, Dialect level);

/// Pairs the prints `ttir` of one file and `ttnn` of another: by symbol, several of one symbol (and anonymous
/// ones) by order. When each side has one, they are a pair whatever their symbols.
Selection pair_modules(const std::vector<Module>& ttir_modules, const std::vector<std::size_t>& ttir,
                       const std::vector<Module>& ttnn_modules, const std::vector<std::size_t>& ttnn);

}  // namespace fusionc::ir
