// One TTNN match and what pairing needs of it.
#pragma once

#include <vector>

#include "engine/match/match.h"
#include "engine/pair/correspond.h"
#include "engine/pair/pair.h"
#include "engine/pair/region.h"

namespace fusionc::pair {

/// Values that cross the border of a set of ops (sorted) of one level.
struct Border {
  std::vector<ir::ValueId> enter;  ///< tensors read by the ops but made elsewhere, in order of first use
  std::vector<ir::ValueId> leave;  ///< results read by other ops, or by none
};
Border border(const Level& level, const std::vector<ir::OpId>& ops);

/// Sorted, unique union of core and path.
std::vector<ir::OpId> ops_of(const match::Match& match);

/// A value that leaves a match, and the TTIR values that are its counterpart.
struct Leaving {
  ir::ValueId value = ir::kNone;
  std::vector<ir::ValueId> roots;
};

struct Partner {
  How how = How::None;
  std::vector<ir::OpId> ops;  ///< sorted
  std::string why, merged;
  bool several = false;  ///< what one TTNN op gives are several values in TTIR
};

/// The TTIR ops between the images of the values that enter and leave the match.
Partner partner_by_values(const Correspondence& correspondence, const match::Match& match,
                          const std::vector<const match::Match*>& same_rule);

/// The TTIR match of the same rule that reads the same data and parameters and gives results of the same
/// sizes, where values alone did not do: the rule says that both compute the same. `leaves` receives its
/// results.
Partner partner_by_rule(const Correspondence& correspondence, const match::Match& match,
                        const std::vector<const match::Match*>& same_rule, std::vector<ir::ValueId>& leaves);

bool holds(const std::vector<ir::OpId>& sorted, ir::OpId op);
/// The ops of a list that compute.
std::vector<ir::OpId> computing(const Level& level, const std::vector<ir::OpId>& ops);
/// Sorted, unique names of ops.
std::vector<NameNumber> names_of(const Level& level, const std::vector<ir::OpId>& ops);
std::string value_name(const Level& level, ir::ValueId value);

/// What locations do not tell about a pair, as one line: core ops of the match and computing ops of TTIR
/// (moves, when there are only moves) without a location in common with the other side, and values that enter
/// or leave with different locations or sizes (`%5 is %31`). Empty when locations tell everything.
std::string merged(const Correspondence& correspondence, const match::Match& match, const Border& border,
                   const std::vector<ir::OpId>& ttir_ops, const std::vector<Leaving>& leaving);

}  // namespace fusionc::pair
