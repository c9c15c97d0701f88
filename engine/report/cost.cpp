// A fused op keeps its intermediates in registers: what it saves is the ops themselves and the values that
// only they see. Sizes come from the types as written (shape times element size, block formats with their
// shared exponents), so they are a lower bound: tile padding is not counted.
#include "engine/report/cost.h"

#include <algorithm>
#include <array>

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

Staying::Staying(const rule::OpTable& table, const ir::Graph& graph) : graph_(graph) {
  constexpr std::array<std::string_view, 3> kMoves = {"reshape", "permute", "slice"};
  for (const std::string_view name : graph.op_names) {
    const auto spelling = table.by_op.find(std::string(name));
    stays_.push_back(spelling != table.by_op.end() &&
                     std::any_of(kMoves.begin(), kMoves.end(), [&](std::string_view move) {
                       return table.kinds[table.spellings[spelling->second].kind].in_class(move);
                     }));
  }
}

std::vector<ir::OpId> Staying::among(std::span<const ir::OpId> path) const {
  std::vector<ir::OpId> out;
  std::copy_if(path.begin(), path.end(), std::back_inserter(out),
               [&](ir::OpId op) { return stays_[graph_.ops[op].name]; });
  return out;
}

Cost cost(const ir::Graph& graph, std::span<const ir::OpId> ops, std::span<const ir::OpId> staying) {
  Cost out;
  out.ops = ops.empty() ? 0 : ops.size() - 1 - std::min(ops.size() - 1, staying.size());
  for (ir::ValueId value : intermediates(graph, ops)) {
    if (std::binary_search(staying.begin(), staying.end(), graph.values[value].def)) continue;
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
