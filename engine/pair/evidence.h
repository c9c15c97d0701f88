// Small facts that tell ops apart when locations and operands do not.
#pragma once

#include "engine/pair/level.h"

namespace fusionc::pair {

/// The only computing op at a name in a function whose result no other computing op there reads; kNone when
/// there is none, several, or when more than `limit` ops carry the name.
ir::OpId sink(const Level& level, NameNumber name, ir::FuncId function, std::size_t limit);

/// Do attributes that both ops have (slice bounds, axes, shapes of windows) agree, as far as they can be
/// compared? Lists of different length are compared from the end, since leading dimensions of size 1 come and
/// go.
bool attributes_agree(const Level& a, ir::OpId op_a, const Level& b, ir::OpId op_b);

}  // namespace fusionc::pair
