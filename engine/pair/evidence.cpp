// Telling ops apart.
//
// Idea. One location names many ops and several ops of a kind may read the same value (the two halves of a
// rotary embedding). Position in the dataflow and attribute values separate them; nothing here ever proves a
// relation.

#include "engine/pair/evidence.h"

#include <algorithm>
#include <array>

#include "engine/ir/attr.h"

namespace fusionc::pair {
namespace {

/// Attributes both dialects spell alike whose values survive lowering.
constexpr std::array kTelling = {"begins", "ends", "step", "dim_arg", "dimension", "epsilon", "transpose_b"};

bool equal_from_the_end(const std::vector<std::int64_t>& a, const std::vector<std::int64_t>& b) {
  const std::size_t n = std::min(a.size(), b.size());
  return std::equal(a.end() - static_cast<std::ptrdiff_t>(n), a.end(),
                    b.end() - static_cast<std::ptrdiff_t>(n));
}

}  // namespace

ir::OpId sink(const Level& level, NameNumber name, ir::FuncId function, std::size_t limit) {
  const auto all = level.at(name);
  if (all.size() > limit) return ir::kNone;
  std::vector<ir::OpId> here;
  for (ir::OpId op : all) {
    const ir::Op& record = level.graph().ops[op];
    if (level.computes(op) && record.result_count > 0 &&
        (function == ir::kNone || record.function == function)) {
      here.push_back(op);
    }
  }
  ir::OpId last = ir::kNone;
  for (ir::OpId op : here) {
    bool read_here = false;
    for (std::uint32_t r = 0; r < level.graph().ops[op].result_count && !read_here; ++r) {
      const auto readers = level.readers(level.graph().result(op, r));
      read_here = std::any_of(readers.begin(), readers.end(), [&](ir::OpId reader) {
        return std::binary_search(here.begin(), here.end(), reader);
      });
    }
    if (read_here) continue;
    if (last != ir::kNone) return ir::kNone;
    last = op;
  }
  return last;
}

bool attributes_agree(const Level& a, ir::OpId op_a, const Level& b, ir::OpId op_b) {
  for (const char* name : kTelling) {
    const auto text_a = ir::attribute(a.graph(), op_a, name);
    const auto text_b = ir::attribute(b.graph(), op_b, name);
    if (!text_a || !text_b) continue;
    const auto list_a = ir::parse_ints(*text_a), list_b = ir::parse_ints(*text_b);
    if (list_a && list_b && !equal_from_the_end(*list_a, *list_b)) return false;
  }
  return true;
}

}  // namespace fusionc::pair
