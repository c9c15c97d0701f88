// A fused op keeps its intermediates in registers: what it saves is the ops themselves and the values that
// only they see. Sizes come from the types as written (shape times element size, block formats with their
// shared exponents), so they are a lower bound: tile padding is not counted.
#include "engine/report/cost.h"

#include <algorithm>

namespace fusionc::report {

std::vector<ir::ValueId> intermediates(const ir::Graph& graph, std::span<const ir::OpId> ops) {
  std::vector<ir::ValueId> out;
  for (ir::OpId op : ops) {
    for (std::uint32_t i = 0; i < graph.ops[op].result_count; ++i) {
      const ir::ValueId value = graph.result(op, i);
      const auto uses = graph.uses(value);
      const bool inside = std::all_of(uses.begin(), uses.end(), [&](const ir::Use& use) {
        return std::binary_search(ops.begin(), ops.end(), use.op);
      });
      if (!uses.empty() && inside) out.push_back(value);
    }
  }
  return out;
}

Cost cost(const ir::Graph& graph, std::span<const ir::OpId> ops) {
  Cost out;
  out.ops = ops.empty() ? 0 : ops.size() - 1;
  for (ir::ValueId value : intermediates(graph, ops)) {
    const ir::Type& type = graph.type(value);
    const std::int64_t numel = type.tensor ? type.numel() : ir::kDynamic;
    const double element = ir::bytes_per_element(type.dtype);
    if (numel < 0 || element <= 0) {
      out.exact = false;
    } else {
      out.bytes += static_cast<double>(numel) * element;
    }
  }
  return out;
}

}  // namespace fusionc::report
