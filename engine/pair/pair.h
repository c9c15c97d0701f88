// Sites: matches on TTNN joined with the ops of TTIR that describe the same computation.
//
// TTNN decides what is missed: a TTNN match shows separate ops. The TTIR dump is the graph before the
// compiler's fusing passes; it only supplies the second segment. Ops are related by resolved location names
// (never by `#locN` numbers); one name covers many ops, so names give candidates and dataflow decides. When
// in doubt the TTIR side stays empty and the site says why: a wrong pair is worse than none.
#pragma once

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "engine/match/match.h"

namespace fusionc::pair {

enum class How : std::uint8_t {
  None,       ///< no partner; `why` says so
  SameRule,   ///< the same rule matched in TTIR at the same locations
  Locations,  ///< ops at the same locations that form the same dataflow
  Structure,  ///< no locations at all: same rule, same order, same shapes, equal counts
  Decomposed  ///< TTIR holds the fused op, the backend split it
};

struct Site {
  match::Match match;  ///< on the deciding level (TTNN; TTIR when that is all there is)
  std::vector<ir::OpId>
      ttir_ops;  ///< ops of the TTIR segment in text order: core and path; empty if unpaired
  std::vector<ir::OpId> ttnn_ops;  ///< ops of the TTNN segment in text order: core and path
  How how = How::None;
  std::string why;     ///< for How::None: one line for the notes
  std::string merged;  ///< ops that lie between the same values without a location of their own on the
                       ///< other side, as one line for the notes; empty when there are none
  bool several = false;  ///< what one TTNN op gives are several values in TTIR: weights were concatenated
  std::vector<std::string>
      overlaps;  ///< fused_op of sites of the same class that share some core ops, sorted, unique
};

/// Joins settled TTNN matches with the TTIR graph. `ttir_matches` are the (unsettled) matches of the same
/// program on TTIR. Sites come in TTNN text order of their first core op, then rule name.
std::vector<Site> join(const rule::Program& program, const ir::Graph& ttnn,
                       std::vector<match::Match> ttnn_matches, const ir::Graph& ttir,
                       const std::vector<match::Match>& ttir_matches);

/// Sites of one level alone.
std::vector<Site> single(const rule::Program& program, rule::Level level, std::vector<match::Match> matches);

}  // namespace fusionc::pair
