// Building the net.
//
// Idea. A pattern node, forgetting what it binds, is a condition on an op: its kind, its attributes, and for
// each operand a demand. A demand is a set of reaches, any of which will do: alternatives and optional steps
// live in that set and never copy a rule. Conditions are built from the leaves up and interned by content, so
// `rsqrt(add(mean(..), ..))` of ten rules is one tip.
//
// Invariant. Everything here asks for less than the search does: captures ask for nothing, guards are not
// asked at all, a constant computed from shapes is any literal, a chain wants each leaf somewhere below. What
// the net refuses the search would refuse too; the opposite does not hold.
#include "engine/match/net.h"

#include <algorithm>
#include <cstring>
#include <map>
#include <unordered_map>

#include "engine/match/chain.h"

namespace fusionc::match {

using rule::Node;
using rule::NodeId;
using rule::NodeKind;

/// Content of a node as bytes; only equality matters.
class Key {
 public:
  template <typename T>
  Key& add(const T& value) {
    static_assert(std::is_trivially_copyable_v<T>);
    char raw[sizeof value];
    std::memcpy(raw, &value, sizeof value);
    bytes_.append(raw, sizeof value);
    return *this;
  }
  Key& text(const std::string& value) {
    add(value.size());
    bytes_ += value;
    return *this;
  }
  template <typename T>
  Key& list(const std::vector<T>& values) {
    add(values.size());
    for (const T& value : values) add(value);
    return *this;
  }
  std::string take() { return std::move(bytes_); }

 private:
  std::string bytes_;
};

class Net::Builder {
 public:
  Builder(Net& net, const rule::Program& program) : net_(net), program_(program) {}

  void plan(const Plan& plan) {
    plan_ = &plan;
    body_ = plan.body;
    net_.asked_.emplace_back(body_->nodes.size());
    for (TipId tip : tips(body_->root)) net_.plans_of[tip].push_back(plan.index);
    for (NodeId root : body_->also) tips(root);
  }

  void finish() {
    net_.unions_of.resize(net_.reaches.size());
    auto keys = static_cast<std::uint32_t>(net_.reaches.size());
    for (Demand& demand : net_.demands) {
      if (demand.reach.size() == 1) demand.key = demand.reach[0];
      if (demand.reach.size() < 2) continue;
      // Demands that differ only in what else they allow share their union.
      const auto [known, added] = unions_.emplace(demand.reach, keys);
      demand.key = known->second;
      if (!added) continue;
      ++keys;
      for (ReachId reach : demand.reach) net_.unions_of[reach].push_back(demand.key);
    }
    net_.waiting.resize(keys);
    net_.chains_of.resize(net_.tips.size());
    net_.always.resize(program_.ops.kinds.size());
    for (TipId id = 0; id < net_.tips.size(); ++id) schedule(id);
    for (auto& list : net_.waiting) std::sort(list.begin(), list.end());
  }

 private:
  /// The tips a root may be.
  std::vector<TipId> tips(NodeId id) {
    const Node& node = body_->nodes[id];
    switch (node.kind) {
      case NodeKind::Op:
        return {op(node, node.result)};
      case NodeKind::Chain:
        return {chain(node)};
      case NodeKind::Result:
        return {op(body_->nodes[node.operands[0].node], node.result)};
      case NodeKind::Alt: {
        std::vector<TipId> out;
        for (const rule::Alternative& alternative : node.alternatives)
          for (TipId tip : tips(alternative.node)) out.push_back(tip);
        std::sort(out.begin(), out.end());
        out.erase(std::unique(out.begin(), out.end()), out.end());
        return out;
      }
      default:
        return {};
    }
  }

  DemandId demand(NodeId id, rule::ThroughId through) {
    for (const auto& [known, demand] : net_.asked_.back()[id])
      if (known == through) return demand;
    const Node& node = body_->nodes[id];
    Demand out;
    switch (node.kind) {
      case NodeKind::Any:
      case NodeKind::Capture:
        out.anything = true;
        break;
      case NodeKind::Absent:
        out.absence = true;
        break;
      case NodeKind::Constant:
        out.reach = {reach(through, constant(id))};
        break;
      case NodeKind::Op:
        out.reach = {reach(through, op(node, node.result))};
        break;
      case NodeKind::Result:
        out.reach = {reach(through, op(body_->nodes[node.operands[0].node], node.result))};
        break;
      case NodeKind::Chain:
        out.reach = {reach(through, chain(node))};
        break;
      case NodeKind::Alt:
        for (const rule::Alternative& alternative : node.alternatives) {
          const rule::ThroughId own = alternative.through == rule::kNoId ? through : alternative.through;
          const Demand one = net_.demands[demand(alternative.node, own)];
          out.anything |= one.anything;
          out.absence |= one.absence;
          out.reach.insert(out.reach.end(), one.reach.begin(), one.reach.end());
        }
    }
    std::sort(out.reach.begin(), out.reach.end());
    out.reach.erase(std::unique(out.reach.begin(), out.reach.end()), out.reach.end());
    const DemandId interned = intern(std::move(out));
    net_.asked_.back()[id].emplace_back(through, interned);
    return interned;
  }

  DemandId intern(Demand demand) {
    std::string key = Key().add(demand.anything).add(demand.absence).list(demand.reach).take();
    const auto [found, added] = demands_.emplace(std::move(key), static_cast<DemandId>(net_.demands.size()));
    if (added) net_.demands.push_back(std::move(demand));
    return found->second;
  }

  std::pair<TipId, bool> intern(Tip tip, std::string key) {
    const auto [found, added] = tips_.emplace(std::move(key), static_cast<TipId>(net_.tips.size()));
    if (added) {
      net_.tips.push_back(std::move(tip));
      net_.reaches_of.emplace_back();
      net_.plans_of.emplace_back();
    }
    return {found->second, added};
  }

  ReachId reach(rule::ThroughId through, TipId tip) {
    for (ReachId known : net_.reaches_of[tip])
      if (net_.reaches[known].through == through) return known;
    net_.reaches.push_back({through, tip});
    net_.reaches_of[tip].push_back(static_cast<ReachId>(net_.reaches.size() - 1));
    return net_.reaches_of[tip].back();
  }

  TipId constant(NodeId id) {
    Tip tip;
    tip.kind = Tip::Kind::Constant;
    tip.number = plan_->number[id];
    std::string key = Key().add('C').add(tip.number.has_value()).add(tip.number.value_or(0)).take();
    const auto [interned, added] = intern(std::move(tip), std::move(key));
    if (added) net_.constants.push_back(interned);
    return interned;
  }

  std::uint32_t test(const rule::AttributeTest& test) {
    Key key;
    key.text(test.name).add(test.op).add(test.or_absent);
    for (const std::string& value : test.values) key.text(value);
    const auto [found, added] = tests_.emplace(key.take(), static_cast<std::uint32_t>(net_.tests.size()));
    if (added) net_.tests.push_back(test);
    return found->second;
  }

  TipId op(const Node& node, std::uint16_t result) {
    Tip tip;
    tip.kinds = node.kinds;
    tip.spellings = node.spellings;
    tip.result = result;
    tip.rest = node.rest;
    for (const rule::AttributeTest& each : node.attributes) tip.tests.push_back(test(each));
    std::sort(tip.tests.begin(), tip.tests.end());
    Key key;
    key.add('O').list(tip.kinds).list(tip.spellings).add(result).add(tip.rest).list(tip.tests);
    for (std::size_t i = 0; i < node.operands.size(); ++i) {
      const rule::Edge& edge = node.operands[i];
      const auto same = [&](const rule::Edge& other) { return other.operand == edge.operand; };
      const auto ordinal = static_cast<std::uint16_t>(
          std::count_if(node.operands.begin(), node.operands.begin() + static_cast<std::ptrdiff_t>(i), same));
      tip.edges.push_back({edge.operand, ordinal, edge.optional, demand(edge.node, edge.through)});
      key.add(edge.operand).add(edge.optional).add(tip.edges.back().demand);
    }
    return intern(std::move(tip), key.take()).first;
  }

  TipId chain(const Node& node) {
    Tip tip;
    tip.kind = Tip::Kind::Chain;
    tip.kinds = {node.kinds[0]};
    for (const rule::Edge& leaf : node.operands) {
      const DemandId wanted = demand(leaf.node, leaf.through);
      if (!net_.demands[wanted].anything) tip.below.push_back(below(node, wanted));
    }
    std::sort(tip.below.begin(), tip.below.end());
    tip.members = static_cast<int>((node.rest ? kChainLeaves : node.operands.size()) - 1);
    std::string key = Key().add('T').list(tip.kinds).list(tip.below).add(tip.members).take();
    return intern(std::move(tip), std::move(key)).first;
  }

  TipId below(const Node& chain, DemandId wanted) {
    Tip tip;
    tip.kind = Tip::Kind::Below;
    tip.kinds = {chain.kinds[0]};
    tip.edges.push_back({0, 0, false, wanted});
    std::string key = Key().add('B').list(tip.kinds).add(chain.through).add(wanted).take();
    const auto [id, added] = intern(std::move(tip), std::move(key));
    if (added) net_.tips[id].self = reach(chain.through, id);
    return id;
  }

  /// Decides when a tip is tried: as late as possible, on the demand fewest things meet.
  void schedule(TipId id) {
    const Tip& tip = net_.tips[id];
    if (tip.kind == Tip::Kind::Constant) return;
    if (tip.kind == Tip::Kind::Chain && !tip.below.empty()) {
      net_.chains_of[tip.below.front()].push_back(id);
      return;
    }
    const Demand* wait = nullptr;
    for (const Tip::Edge& edge : tip.edges) {
      const Demand& demand = net_.demands[edge.demand];
      if (demand.anything || demand.absence || edge.optional) continue;
      if (!wait || demand.reach.size() < wait->reach.size()) wait = &demand;
    }
    for (rule::KindId kind : tip.kinds) {
      if (!wait) net_.always[kind].push_back(id);
      if (wait && wait->key != kNoKey) net_.waiting[wait->key].emplace_back(kind, id);
      if (tip.kind == Tip::Kind::Below) net_.waiting[tip.self].emplace_back(kind, id);
    }
  }

  Net& net_;
  const rule::Program& program_;
  const Plan* plan_ = nullptr;
  const rule::Body* body_ = nullptr;
  std::map<std::vector<ReachId>, std::uint32_t> unions_;
  std::unordered_map<std::string, DemandId> demands_;
  std::unordered_map<std::string, TipId> tips_;
  std::unordered_map<std::string, std::uint32_t> tests_;
};

Net::Net(const rule::Program& program, const std::vector<Plan>& plans) {
  Builder builder(*this, program);
  for (const Plan& plan : plans) builder.plan(plan);
  builder.finish();
}

DemandId Net::demand(std::uint32_t plan, rule::NodeId node, rule::ThroughId through) const {
  const auto& asked = asked_[plan][node];
  return std::find_if(asked.begin(), asked.end(), [&](const auto& entry) { return entry.first == through; })
      ->second;
}

}  // namespace fusionc::match
