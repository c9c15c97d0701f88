// Ops that the backend computes together.
//
// Idea. Matmuls of the same data become one with concatenated weights, what follows elementwise becomes one
// as well, and slices (or a split of heads) take the result apart again. The image of such a value is the
// list of the TTIR values it holds, in the order in which the weights were concatenated.
//
// Invariant. Parts are of one kind, read the same value, and their sizes and arguments add up to those of the
// whole.

#include <algorithm>

#include "engine/ir/attr.h"
#include "engine/pair/correspond.h"
#include "engine/pair/region.h"

namespace fusionc::pair {
namespace {

std::int64_t total(const Level& level, const std::vector<ir::OpId>& ops) {
  std::int64_t sum = 0;
  for (ir::OpId op : ops) sum += result_elements(level, op);
  return sum;
}

}  // namespace

/// A matmul of data `x` by concatenated weights is the TTIR matmuls of `x` by each weight; what reads such a
/// value op by op is the same for each of them.
bool Correspondence::relate_parts(ir::OpId o) {
  ir::ValueId data = ir::kNone;
  std::size_t count = 0;
  std::vector<std::vector<std::vector<ir::ValueId>>> pieces;  // of each parameter operand, of each part
  for (ir::ValueId v : ttnn_.graph().operands(o)) {
    if (!ttnn_.graph().type(v).tensor) continue;
    if (!ttnn_.fixed(v)) {
      if (data != ir::kNone) return false;
      data = v;
    } else if (!ttnn_.origins(v).empty()) {
      pieces.push_back(ttnn_.pieces(v));
      if (count != 0 && pieces.back().size() != count) return false;
      count = pieces.back().size();
      if (count < 2) return false;
    }
  }
  if (data == ir::kNone || image(data).empty()) return false;
  const std::vector<ir::ValueId> from(image(data).begin(), image(data).end());
  if (count == 0) count = from.size();
  if (count < 2 || (from.size() > 1 && from.size() != count)) return false;

  Ops parts;
  for (std::size_t i = 0; i < count; ++i) {
    std::set<ir::ValueId> wanted;
    for (const auto& piece : pieces) {
      for (ir::ValueId origin : piece[i]) wanted.insert(argument(origin));
    }
    const ir::OpId t = part(o, from.size() == 1 ? from[0] : from[i], wanted);
    if (t == ir::kNone) return false;
    parts.push_back(t);
  }
  if (total(ttir_, parts) != result_elements(ttnn_, o)) return false;
  auto& values = parts_[ttnn_.graph().result(o)];
  for (ir::OpId t : parts) {
    values.push_back(ttir_.graph().result(t));
    preimage_[ttir_.graph().result(t)].push_back(o);
  }
  return true;
}

/// The first op made of the data `from` and just these parameters; of the same kind when there are none.
ir::OpId Correspondence::part(ir::OpId o, ir::ValueId from, const std::set<ir::ValueId>& wanted) const {
  Stops stops;
  stops.try_emplace(from);
  for (ir::OpId t : reached_from({from})) {
    if (ttir_.graph().ops[t].result_count != 1 || (wanted.empty() && !same_kind(ttnn_, o, ttir_, t)))
      continue;
    const Region region = between(ttir_, {ttir_.graph().result(t)}, stops, {}, 8);
    if (region.fault.empty() && parameters(ttir_, region.fixed) == wanted) return t;
  }
  return ir::kNone;
}

/// A slice or a split of a value with several parts takes one of them.
bool Correspondence::split_parts(ir::OpId o) {
  const auto operands = ttnn_.graph().operands(o);
  if (operands.empty()) return false;
  const auto found = parts_.find(ttnn_.source(operands[0]));
  if (found == parts_.end()) return false;
  const std::vector<ir::ValueId> parts = found->second;
  const ir::Op& record = ttnn_.graph().ops[o];
  if (record.result_count == parts.size()) {
    for (std::uint32_t r = 0; r < record.result_count; ++r) {
      if (elements(ttnn_, ttnn_.graph().result(o, r)) != elements(ttir_, parts[r])) return false;
    }
    for (std::uint32_t r = 0; r < record.result_count; ++r) set(ttnn_.graph().result(o, r), parts[r]);
    return true;
  }
  const auto begins = ir::attribute(ttnn_.graph(), o, "begins"),
             ends = ir::attribute(ttnn_.graph(), o, "ends");
  if (!begins || !ends || record.result_count != 1) return false;
  const auto first = ir::parse_ints(*begins), last = ir::parse_ints(*ends);
  const ir::Type& type = ttnn_.graph().type(operands[0]);
  if (!first || !last || first->size() != type.dims.size() || last->size() != type.dims.size()) return false;
  const std::int64_t all = elements(ttnn_, operands[0]), size = result_elements(ttnn_, o);
  std::int64_t before = 0;
  for (ir::ValueId part : parts) {
    const std::int64_t own = elements(ttir_, part);
    for (std::size_t d = 0; d < type.dims.size(); ++d) {
      const bool cuts = (*first)[d] != 0 || (*last)[d] != type.dims[d];
      if (cuts && size == own && (*first)[d] * all == before * type.dims[d]) {
        set(ttnn_.graph().result(o), part);
        return true;
      }
    }
    before += own;
  }
  return false;
}

}  // namespace fusionc::pair
