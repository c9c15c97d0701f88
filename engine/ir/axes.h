// Along which axes does a tensor repeat itself? (internal to varies.cpp)
//
// A dimension is a row-major product of factors, outermost first: a dimension of 6 that holds a vector of 3
// twice is {2, same} x {3}. An element depends only on its coordinates along factors that are not `same`.
#pragma once

#include <cstdint>
#include <vector>

#include "engine/ir/movement.h"

namespace fusionc::ir {

struct Factor {
  std::int64_t size = 1;
  bool same = false;
  friend bool operator==(const Factor&, const Factor&) = default;
};
using Factors = std::vector<Factor>;

struct Axes {
  std::vector<Factors> dims;
  bool exact = true;  ///< false when repetition may have been overlooked
  bool aliased =
      false;         ///< equal parts may stand along a factor that is not `same`; a cut may bring them out
  bool seen = true;  ///< false when it depends on data that cannot be read
};

/// A tensor about which nothing is known to repeat.
Axes distinct(const std::vector<std::int64_t>& dims);
/// A tensor of one value.
Axes uniform(const std::vector<std::int64_t>& dims);
/// Does nothing change along it?
bool all_same(const Factors& factors);
/// Is some dimension of more than one element partly the same?
bool any_same(const Axes& axes);

Axes reshape(const Axes& from, const std::vector<std::int64_t>& to);
/// `to` are the dimensions of the result.
Axes move(const Axes& from, const Movement& movement, const std::vector<std::int64_t>& to);
/// What repeats in both of two tensors of one shape.
Axes meet(const Axes& a, const Axes& b);

}  // namespace fusionc::ir
