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
#include "engine/ir/constant.h"
#include "engine/pair/correspond.h"

namespace fusionc::pair {
namespace {

/// Operands of the concat that made a fixed value, else nothing. Crosses const-eval and moves.
std::vector<ir::ValueId> concatenated(const Level& level, ir::ValueId value) {
  for (int step = 0; step < 64; ++step) {
    value = ir::definition(level.graph(), value);
    const ir::OpId def = level.graph().values[value].def;
    if (def == ir::kNone || level.graph().operands(def).empty()) return {};
    const auto operands = level.graph().operands(def);
    if (level.graph().op_name(def) == "ttnn.concat" || level.graph().op_name(def) == "ttir.concat") return {operands.begin(), operands.end()};
    if (!level.moves(def)) return {};
    value = operands[0];
  }
  return {};
}

std::int64_t total(const Level& level, const std::vector<ir::OpId>& ops) {
  std::int64_t sum = 0;
  for (ir::OpId op : ops) sum += result_elements(level, op);
  return sum;
}

}  // namespace

/// A matmul of data `x` by concatenated weights is the TTIR matmuls of `x` by each weight; what reads such a
/// value op by op is the same for each of them.
bool Correspondence::relate_parts(ir::OpId o) {
  ir::ValueId data = ir::kNone, weight = ir::kNone;
  for (ir::ValueId v : ttnn_.graph().operands(o)) {
    if (!ttnn_.graph().type(v).tensor) continue;
    ir::ValueId& slot = ttnn_.fixed(v) ? weight : data;
    if (slot != ir::kNone) return false;
    slot = v;
  }
  if (data == ir::kNone || image(data).empty()) return false;
  const std::vector<ir::ValueId> pieces =
      weight == ir::kNone ? std::vector<ir::ValueId>{} : concatenated(ttnn_, weight);
  const auto from = image(data);
  const std::size_t count = from.size() == 1 ? pieces.size() : from.size();
  if (count < 2 || (!pieces.empty() && pieces.size() != count)) return false;

  Ops parts;
  for (std::size_t i = 0; i < count; ++i) {
    Ops fitting;
    for (ir::OpId t : ttir_.readers(from.size() == 1 ? from[0] : from[i])) {
      if (!same_kind(ttnn_, o, ttir_, t) || !ttir_.reported(t)) continue;
      const auto theirs = ttir_.graph().operands(t);
      const bool fits = pieces.empty() || std::any_of(theirs.begin(), theirs.end(), [&](ir::ValueId u) {
                          return ttir_.fixed(u) && origins_agree(pieces[i], u) == Agreement::Yes;
                        });
      if (fits && (fitting.empty() || fitting.back() != t)) fitting.push_back(t);
    }
    if (fitting.size() != 1) return false;
    parts.push_back(fitting[0]);
  }
  if (total(ttir_, parts) != result_elements(ttnn_, o)) return false;
  auto& values = parts_[ttnn_.graph().result(o)];
  for (ir::OpId t : parts) {
    values.push_back(ttir_.graph().result(t));
    preimage_[ttir_.graph().result(t)].push_back(o);
  }
  return true;
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
