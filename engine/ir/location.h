// Locations resolved to names. `#locN` numbers are private to one print of one module; what two dumps of one
// compile share is the text behind them.
//
// Rules. Aliases resolve recursively (a missing or cyclic one is unknown). From a NameLoc one steps to its
// child only while the child is a NameLoc whose text is a prefix of the parent's: the parent is the child
// plus a compiler suffix (`add.341_tm0`(`add.341`) is `add.341`). `_in_N_layout` is stripped. `fused[...]` is
// the set of its members. Call sites, file positions and `unknown` name nothing (a position that stands alone
// is kept as a place); of `name(callsite(...))` the name remains.
#pragma once

#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "engine/ir/graph.h"

namespace fusionc::ir {

struct Location {
  /// What `ir_loc` shows: `#loc12`, or the inline location as written; empty if none.
  std::string reference;
  /// Resolved names, sorted, unique; empty when unknown.
  std::vector<std::string> names;
  /// The outermost NameLoc texts with their compiler suffixes, sorted, unique.
  std::vector<std::string> full;
  /// File positions that stand in place of a name (`"a.mlir":10:11`), sorted, unique. Two dumps share them
  /// only when both were lowered from that one file.
  std::vector<std::string> places;
};

class LocationTable {
 public:
  void add(std::string_view alias, std::string_view definition) { aliases_.emplace(alias, definition); }
  std::size_t size() const { return aliases_.size(); }
  /// Resolves the inside of a `loc( )`. Never fails; text it cannot read names nothing.
  Location resolve(std::string_view location) const;

 private:
  std::unordered_map<std::string_view, std::string_view> aliases_;  ///< `#loc12` -> inside of its `loc( )`
};

Location location(const Graph& graph, OpId op);
Location location(const Graph& graph, const Argument& argument);

}  // namespace fusionc::ir
