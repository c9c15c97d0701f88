// Which elements of a tensor are the same element? (internal to varies.cpp)
#pragma once

#include <map>
#include <memory>
#include <vector>

#include "engine/ir/call_view.h"
#include "engine/ir/movement.h"

namespace fusionc::ir {

/// Names every element of a tensor by a 64-bit hash of what it is: a number, an element of an argument or of
/// a computed tensor, or an elementwise op of such. Equal names are equal elements (up to a hash collision,
/// about 1e-12 at the size limit); different names are different elements unless `seen()` is false.
class Elements {
 public:
  using Names = std::shared_ptr<const std::vector<std::uint64_t>>;

  Elements(const Graph& graph, const ConstantTable& table, CallView& view, std::size_t budget)
      : graph_(graph), table_(table), view_(view), budget_(budget) {}

  /// Names in row-major order; null when that takes more than the budget of element visits.
  Names of(Place place) { return named(place, 0); }
  /// False after a tensor was met whose elements may repeat in a way that cannot be told.
  bool seen() const { return seen_; }

 private:
  Names named(Place place, int depth);
  Names compute(Place place, int depth);
  Names leaf(Place place, bool known);
  Names numbers(const std::vector<double>& values);
  Names arange(OpId op, const Type& type);
  Names moved(const Names& from, const std::vector<std::int64_t>& from_dims, const Movement& movement,
              const std::vector<std::int64_t>& to);
  Names concatenated(Place place, int depth);
  Names elementwise(Place place, int depth);
  Names operand(Place place, std::size_t index, int depth);
  bool spend(std::int64_t elements);

  const Graph& graph_;
  const ConstantTable& table_;
  CallView& view_;
  std::size_t budget_;
  bool seen_ = true;
  std::map<Place, Names> memo_;
};

}  // namespace fusionc::ir
