// What becomes of a match after the matcher: reported, or dropped at which later stage.
#pragma once

#include <map>
#include <string>
#include <utility>
#include <vector>

#include "engine/pair/pair.h"
#include "tools/fusionc/inputs.h"

namespace fusionc::tool {

/// All stages of an audit of one graph (audit.cpp), kept apart.
class Fates {
 public:
  /// Program and graphs must outlive it.
  Fates(const rule::Program& program, const Levels& levels);

  /// Stage and reason as one text; texts without anything of the site are equal where reasons are.
  struct Fate {
    std::string reason, detail;
  };
  /// Of the match of a rule with this root at a level.
  Fate of(std::uint32_t rule, rule::Level level, ir::OpId root) const;

 private:
  Fate above(std::uint32_t rule, ir::OpId root) const;

  const rule::Program& program_;
  const Levels& levels_;
  rule::Level deciding_;
  using Key = std::pair<std::uint32_t, ir::OpId>;  ///< rule, root
  std::map<Key, match::Match> upper_;              ///< matches on TTIR where TTNN decides
  std::map<Key, Key> winner_;                      ///< of dropped matches
  std::map<Key, bool> exhausted_;
  std::vector<pair::Site> sites_;
};

}  // namespace fusionc::tool
