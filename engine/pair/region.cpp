// Regions of a dataflow graph.
//
// Idea. A segment of one level is fixed by the values that enter and leave it. Once those are known on the
// other level, its ops are whatever lies between, however many there are: `softmax` is five ops in TTIR, a
// linear three.
//
// Invariant. The walk ends at the first value that enters, so moves before it belong to the region only where
// the site of the other level moves that value as well.

#include "engine/pair/region.h"

#include <algorithm>
#include <set>

namespace fusionc::pair {
namespace {

class Walk {
 public:
  Walk(const Level& level, const Stops& stops, const std::vector<NameNumber>& inside, std::size_t limit)
      : level_(level), stops_(stops), inside_(inside), limit_(limit) {}

  /// A root's own moves lead to its source and are part of the region.
  void start(ir::ValueId root) {
    const ir::ValueId source = level_.source(root);
    const auto stop = stops_.find(source);
    if (stop != stops_.end() && stop->second.moves_inside) return end_at_stop(root);
    for (ir::ValueId v = root; v != source; v = before(v)) ops_.insert(def(v));
    if (stop == stops_.end()) return visit(source);
    hit_.insert(source);
  }

  void run() {
    while (!todo_.empty() && fault_.empty()) {
      const ir::OpId op = todo_.back();
      todo_.pop_back();
      if (!ops_.insert(op).second) continue;
      if (++computing_ > limit_) {
        fault_ = "the way back from its result does not meet the values that enter";
        return;
      }
      for (ir::ValueId operand : level_.graph().operands(op)) follow(operand);
    }
  }

  Region finish() {
    Region region;
    region.fault = fault_;
    region.ops.assign(ops_.begin(), ops_.end());
    region.hit.assign(hit_.begin(), hit_.end());
    region.fixed.assign(fixed_.begin(), fixed_.end());
    return region;
  }

 private:
  ir::OpId def(ir::ValueId value) const { return level_.graph().values[value].def; }
  ir::ValueId before(ir::ValueId value) const { return level_.graph().operands(def(value))[0]; }

  void follow(ir::ValueId value) {
    if (level_.fixed(value)) {
      fixed_.insert(value);
      return;
    }
    const ir::ValueId source = level_.source(value);
    if (stops_.contains(source)) return end_at_stop(value);
    for (ir::ValueId v = value; v != source; v = before(v)) ops_.insert(def(v));
    visit(source);
  }

  void visit(ir::ValueId source) {
    if (def(source) == ir::kNone) {
      fault_ = "it would need an argument that does not enter the TTNN ops";
      return;
    }
    todo_.push_back(def(source));
  }

  /// Moves between a stop and its reader, as far as the other level's site moves the value too: up to the
  /// farthest move that carries a name of the site, or else to where the value has the shape it enters with.
  void end_at_stop(ir::ValueId value) {
    const ir::ValueId source = level_.source(value);
    const Stop& stop = stops_.at(source);
    hit_.insert(source);
    if (!stop.moves_inside) return;
    std::vector<ir::OpId> moves;
    std::size_t keep = 0, same_shape = 0;
    bool seen = squeezed(level_.graph().type(value)) == stop.dims;
    for (ir::ValueId v = value; v != source; v = before(v)) {
      moves.push_back(def(v));
      if (level_.shares_name(def(v), inside_)) keep = moves.size();
      if (!seen && squeezed(level_.graph().type(before(v))) == stop.dims) {
        seen = true;
        same_shape = moves.size();
      }
    }
    keep = std::max(keep, same_shape);
    ops_.insert(moves.begin(), moves.begin() + static_cast<std::ptrdiff_t>(keep));
  }

  const Level& level_;
  const Stops& stops_;
  const std::vector<NameNumber>& inside_;
  const std::size_t limit_;
  std::vector<ir::OpId> todo_;
  std::set<ir::OpId> ops_;
  std::set<ir::ValueId> hit_, fixed_;
  std::size_t computing_ = 0;
  std::string fault_;
};

}  // namespace

Region between(const Level& level, const std::vector<ir::ValueId>& roots, const Stops& stops,
               const std::vector<NameNumber>& inside, std::size_t limit) {
  Walk walk(level, stops, inside, limit);
  for (ir::ValueId root : roots) walk.start(root);
  walk.run();
  return walk.finish();
}

std::vector<std::int64_t> squeezed(const ir::Type& type) {
  std::vector<std::int64_t> dims;
  for (std::int64_t d : type.dims) {
    if (d != 1) dims.push_back(d);
  }
  return dims;
}

}  // namespace fusionc::pair
