// Distances.
//
// Idea. The search of attempt.cpp tolerates faults, and without a bound it would try each at every place. The
// bound treats the pattern as a tree whose operands do not know of each other, so it is a minimum over few
// choices, kept per (place, look-through, value). It never says more than the search would find, and where it
// is right, as it nearly always is, the search walks straight to its result.
#include "engine/explain/distance.h"

#include <algorithm>
#include <array>

#include "engine/ir/constant.h"

namespace fusionc::explain {

using match::Argument;
using rule::Node;
using rule::NodeKind;

bool of_kind(const match::Kinds& kinds, const Node& pattern, ir::OpId op) {
  const rule::SpellingId spelling = kinds.spelling(op);
  const auto lists = [](const auto& list, auto wanted) {
    return std::find(list.begin(), list.end(), wanted) != list.end();
  };
  return spelling != rule::kNoId && pattern.result < kinds.graph().ops[op].result_count &&
         lists(pattern.kinds, kinds.kind(op)) &&
         (pattern.spellings.empty() || lists(pattern.spellings, spelling));
}

std::vector<std::uint32_t> failing_attributes(const match::Kinds& kinds, const Node& pattern, ir::OpId op) {
  std::vector<std::uint32_t> out;
  for (std::uint32_t i = 0; i < pattern.attributes.size(); ++i)
    if (!kinds.satisfies(op, pattern.attributes[i])) out.push_back(i);
  return out;
}

Distance::Distance(const match::Plan& plan, const match::Kinds& kinds, const match::LookThrough& through)
    : plan_(plan), kinds_(kinds), through_(through), graph_(kinds.graph()) {
  size_.assign(plan.counted.size(), -1);
  for (std::uint32_t place = 0; place < size_.size(); ++place) measure(place);
  // Ops that move, cast or change the elements of what they are given; of two values they would make
  // something else.
  constexpr std::array kPassable = {"cast",    "layout", "broadcast",   "expand",    "reshape",
                                    "permute", "slice",  "elementwise", "activation"};
  for (const rule::Kind& kind : kinds.table().kinds)
    passable_.push_back(std::any_of(kPassable.begin(), kPassable.end(),
                                    [&](const char* name) { return kind.in_class(name); }));
}

int Distance::measure(std::uint32_t counted) {
  int& known = size_[counted];
  if (known >= 0) return known;
  const match::Counted& place = plan_.counted[counted];
  if (place.again) return size_[counted] = 0;
  const Node& n = node(counted);
  int sum = 0, least = kImpossible;
  for (std::size_t i = 0; i < place.children.size(); ++i) {
    const int below = measure(place.children[i]);
    least = std::min(least, below);
    if (n.kind != NodeKind::Op || !n.operands[i].optional) sum += below;
  }
  switch (n.kind) {
    case NodeKind::Op:
      return size_[counted] = 1 + sum;
    case NodeKind::Chain:
      return size_[counted] = std::max(1, static_cast<int>(n.operands.size()) - 1) + sum;
    case NodeKind::Alt:
      return size_[counted] = place.children.empty() ? 0 : least;
    default:
      return size_[counted] = sum;
  }
}

ir::ValueId Distance::end(rule::ThroughId through, ir::ValueId value) const {
  for (ir::ValueId next; (next = through_.step(through, value)) != ir::kNone;) value = next;
  return value;
}

std::vector<ir::ValueId> Distance::past(ir::ValueId value) const {
  const ir::OpId op = graph_.values[value].def;
  if (op == ir::kNone || graph_.ops[op].result_count != 1) return {};
  const rule::KindId kind = kinds_.kind(op);
  if (kind == rule::kNoId || !passable_[kind]) return {};
  std::vector<ir::ValueId> out;
  for (ir::ValueId operand : graph_.operands(op))
    if (graph_.ops[op].operand_count == 1 || ir::constant(graph_, operand) != ir::Truth::Yes)
      out.push_back(operand);
  if (out.size() > 1) out.clear();
  return out;
}

std::size_t Distance::passed_on(std::uint32_t counted) const {
  const Node& n = node(counted);
  if (n.kind != NodeKind::Op || plan_.counted[counted].again) return npos;
  if (!std::all_of(n.kinds.begin(), n.kinds.end(), [&](rule::KindId kind) { return passable_[kind] != 0; }))
    return npos;
  std::size_t found = npos;
  for (std::size_t i = 0; i < n.operands.size(); ++i) {
    if (size_[child(counted, i)] == 0) continue;
    if (found != npos) return npos;
    found = i;
  }
  return found;
}

int Distance::at(std::uint32_t counted, rule::ThroughId through, const Argument& argument, bool optional,
                 bool behind) {
  const Node& n = node(counted);
  if (argument.present() && !argument.is_literal()) return at_value(counted, through, argument.value, behind);
  if (n.kind == NodeKind::Alt) {
    int best = argument.present() || optional ? kImpossible : 1 + missing(counted);
    if (!argument.present() && optional) best = 0;
    for (std::uint32_t each : plan_.counted[counted].children)
      best = std::min(best, at(each, through, argument, optional, behind));
    return best;
  }
  if (!argument.present()) return n.kind == NodeKind::Absent || optional ? 0 : 1 + missing(counted);
  switch (n.kind) {
    case NodeKind::Any:
    case NodeKind::Capture:
      return 0;
    case NodeKind::Constant: {
      const auto& number = plan_.number[plan_.counted[counted].node];
      return number && !match::near(argument.literal, *number) ? 1 : 0;
    }
    default:
      return missing(counted);
  }
}

int Distance::at_value(std::uint32_t counted, rule::ThroughId through, ir::ValueId value, bool behind) {
  const Node& n = node(counted);
  if (n.kind == NodeKind::Any || n.kind == NodeKind::Capture) return 0;
  if (n.kind == NodeKind::Absent) return 1;
  if (plan_.counted[counted].again) return 0;
  const std::uint64_t key = std::uint64_t{counted} << 48 | std::uint64_t{through} << 32 | value;
  auto& known = behind ? known_behind_ : known_;
  if (const auto have = known.find(key); have != known.end()) return have->second;
  int best = missing(counted);
  if (n.kind == NodeKind::Constant) {
    best = constant(counted, through, value);
  } else if (n.kind == NodeKind::Alt) {
    for (std::size_t i = 0; i < n.alternatives.size(); ++i) {
      const rule::ThroughId own = n.alternatives[i].through;
      best = std::min(best, at_value(child(counted, i), own == rule::kNoId ? through : own, value, behind));
    }
  } else {
    best = std::min(best, along(counted, through, value, behind));
  }
  known.emplace(key, best);
  return best;
}

int Distance::constant(std::uint32_t counted, rule::ThroughId through, ir::ValueId value) const {
  const auto& number = plan_.number[plan_.counted[counted].node];
  for (; value != ir::kNone; value = through_.step(through, value)) {
    const ir::Splat splat = ir::splat(graph_, value);
    if (splat.kind == ir::Splat::Kind::Literal && (!number || match::near(splat.value, *number))) return 0;
  }
  return 1;
}

int Distance::along(std::uint32_t counted, rule::ThroughId through, ir::ValueId value, bool behind) {
  int best = kImpossible;
  ir::ValueId last = value;
  for (ir::ValueId at = value; at != ir::kNone; at = through_.step(through, at)) {
    last = at;
    const ir::Value& v = graph_.values[at];
    if (v.def != ir::kNone && v.index == node(counted).result) best = std::min(best, at_op(counted, v.def));
  }
  if (best == 0) return 0;
  if (const std::size_t next = passed_on(counted); next != npos) {
    const rule::Edge& edge = node(counted).operands[next];
    best = std::min(best, kDisplaced + at_value(child(counted, next), edge.through, value, behind));
    for (ir::ValueId before : past(last))
      best = std::min(best, kMissingOp + at_value(child(counted, next), edge.through, before, false));
  }
  if (!behind)
    for (ir::ValueId before : past(last))
      best = std::min(best, kDisplaced + at_value(counted, through, before, true));
  return best;
}

int Distance::at_op(std::uint32_t counted, ir::OpId op) {
  if (plan_.counted[counted].again) return 0;
  const std::uint64_t key = std::uint64_t{counted} << 32 | op;
  if (const auto have = known_op_.find(key); have != known_op_.end()) return have->second;
  const Node& n = node(counted);
  int best = kImpossible;
  switch (n.kind) {
    case NodeKind::Alt:
      for (std::size_t i = 0; i < n.alternatives.size(); ++i)
        best = std::min(best, at_op(child(counted, i), op));
      break;
    case NodeKind::Op:
      if (of_kind(kinds_, n, op)) best = operands(counted, op);
      break;
    case NodeKind::Chain:
      best = chain(counted, op);
      break;
    case NodeKind::Result:
      if (n.result < graph_.ops[op].result_count) best = at_op(child(counted, 0), op);
      break;
    default:
      break;
  }
  known_op_.emplace(key, best);
  return best;
}

int Distance::operands(std::uint32_t counted, ir::OpId op) {
  const Node& n = node(counted);
  const int attributes = static_cast<int>(failing_attributes(kinds_, n, op).size());
  int best = kImpossible;
  match::Assignment assignment;
  bool covered = true;
  for (const bool swapped : {false, true}) {
    const bool fits = kinds_.assign(n, op, swapped, assignment);
    if (!swapped) covered = fits;
    if (swapped && !fits) break;
    int sum = attributes + (covered ? 0 : 1);
    for (std::size_t e = 0; e < n.operands.size() && sum < best; ++e)
      sum +=
          at(child(counted, e), n.operands[e].through, assignment.by_edge[e], n.operands[e].optional, false);
    best = std::min(best, sum);
  }
  return best;
}

int Distance::chain(std::uint32_t counted, ir::OpId op) {
  const Node& n = node(counted);
  const auto found = match::chain_at(kinds_, through_, n, op);
  if (!found) return kImpossible;
  int sum = 0;
  for (std::size_t i = 0; i < n.operands.size(); ++i) {
    int best = kImpossible;
    for (const Argument& leaf : found->leaves)
      best = std::min(best, at(child(counted, i), n.operands[i].through, leaf, false, false));
    sum += best;
  }
  return sum;
}

}  // namespace fusionc::explain
