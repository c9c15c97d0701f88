// The TTIR side of one TTNN match, from values.
//
// Idea. A match is a set of ops with values that enter and values that leave. Their images in TTIR bound a
// region, and that region is the same computation: nothing else lies between equal inputs and equal outputs.
// What can go wrong is a wrong image, so the region is checked against everything else that is known: every
// entering value is reached, no op of the region is related to a TTNN op outside of the match, and both take
// the same parameters.
//
// Invariant. Without a fault the segment is connected and complete; with any doubt there is none.

#include "engine/pair/site.h"

#include <algorithm>
#include <deque>
#include <set>

#include "engine/pair/evidence.h"

namespace fusionc::pair {
namespace {

ir::OpId def(const Level& level, ir::ValueId value) { return level.graph().values[value].def; }

/// TTIR value behind the moves after `from` that stands for the result of TTNN move `r`: by name and shape,
/// then by name and size, then by shape. kNone when nothing or more than one thing fits.
ir::ValueId after_moves(const Level& ttir, ir::ValueId from, const Level& ttnn, ir::ValueId r) {
  std::vector<ir::ValueId> reached{from};
  for (std::size_t i = 0; i < reached.size() && reached.size() < 64; ++i) {
    for (const ir::Use& use : ttir.graph().uses(reached[i])) {
      if (ttir.moves(use.op) && use.operand == 0) reached.push_back(ttir.graph().result(use.op));
    }
  }
  const auto names = names_of(ttnn, {def(ttnn, r)});
  const auto dims = squeezed(ttnn.graph().type(r));
  for (int criterion = 0; criterion < 3; ++criterion) {
    std::vector<ir::ValueId> fitting;
    for (ir::ValueId u : reached) {
      const bool named = def(ttir, u) != ir::kNone && ttir.shares_name(def(ttir, u), names);
      const bool shaped = squeezed(ttir.graph().type(u)) == dims;
      const bool sized = elements(ttir, u) == elements(ttnn, r);
      if (criterion == 0 ? named && shaped : criterion == 1 ? named && sized : shaped) fitting.push_back(u);
    }
    if (fitting.size() == 1 || (criterion == 0 && !fitting.empty())) return fitting.back();
  }
  return ir::kNone;
}

/// Bounds of the region, or why there are none.
struct Bounds {
  Stops stops;
  std::vector<std::vector<ir::ValueId>> wanted;  ///< of each group one must be reached
  std::vector<Leaving> leaving;
  std::vector<ir::OpId> beyond;  ///< TTNN ops that finish what TTIR does at once
  std::string why;

  std::vector<ir::ValueId> roots() const {
    std::vector<ir::ValueId> all;
    for (const Leaving& l : leaving) all.insert(all.end(), l.roots.begin(), l.roots.end());
    return all;
  }
};

/// The value that leaves as the first part of what TTIR does in one op: the last op at its location is known
/// and made of it alone (a slice that takes off padding, the all_gather after a reduce_scatter). `beyond`
/// receives the ops between.
ir::ValueId finished(const Correspondence& c, ir::ValueId r, std::vector<ir::OpId>& beyond) {
  const Level& ttnn = c.ttnn();
  const ir::ValueId source = ttnn.source(r);
  const ir::OpId from = def(ttnn, source);
  if (from == ir::kNone) return ir::kNone;
  for (NameNumber name : ttnn.names(from)) {
    const ir::OpId last = sink(ttnn, name, ttnn.graph().ops[from].function, kCrowded);
    if (last == ir::kNone || last == from || c.image(ttnn.graph().result(last)).size() != 1) continue;
    Stops stops;
    stops.try_emplace(source);
    const Region between_them = between(ttnn, {ttnn.graph().result(last)}, stops, {}, 8);
    if (!between_them.fault.empty() || between_them.hit.empty()) continue;
    const auto inner = computing(ttnn, between_them.ops);
    beyond.insert(beyond.end(), inner.begin(), inner.end());
    return c.image(ttnn.graph().result(last))[0];
  }
  return ir::kNone;
}

Bounds bounds(const Correspondence& c, const std::vector<ir::OpId>& site, const Border& border) {
  const Level& ttnn = c.ttnn();
  Bounds out;
  for (ir::ValueId v : border.enter) {
    if (ttnn.fixed(v) || holds(site, def(ttnn, ttnn.source(v)))) continue;
    if (c.image(v).empty()) {
      out.why = "no TTIR value was found for " + value_name(ttnn, v) + ", which enters the ops";
      return out;
    }
    const auto uses = ttnn.graph().uses(v);
    const bool moved = std::any_of(uses.begin(), uses.end(), [&](const ir::Use& use) {
      return holds(site, use.op) && ttnn.moves(use.op);
    });
    auto& group = out.wanted.emplace_back();
    for (const auto& images : {c.image(v), c.later(v)}) {
      for (ir::ValueId u : images) {
        Stop& stop = out.stops[u];
        if (moved) stop = {true, squeezed(ttnn.graph().type(v))};
        group.push_back(u);
      }
    }
  }
  for (ir::ValueId r : border.leave) {
    const ir::ValueId source = ttnn.source(r);
    Leaving& leaving = out.leaving.emplace_back();
    leaving.value = r;
    if (c.image(source).empty()) {
      leaving.roots.push_back(finished(c, r, out.beyond));
      if (leaving.roots[0] != ir::kNone) continue;
      out.why = "no TTIR value was found for " + value_name(ttnn, r) + ", which leaves the ops";
      return out;
    }
    for (ir::ValueId u : c.image(source)) {
      const ir::ValueId root = r == source ? u : after_moves(c.ttir(), u, ttnn, r);
      if (root == ir::kNone && !holds(site, def(ttnn, source))) {
        out.why = "the moves that give " + value_name(ttnn, r) + " have no counterpart in TTIR";
        return out;
      }
      leaving.roots.push_back(root == ir::kNone ? u : root);
    }
  }
  if (out.leaving.empty()) out.why = "the ops have no result";
  return out;
}

/// Has TTNN no trace of a TTIR op any more?
bool vanished(const Correspondence& c, ir::OpId t) {
  const auto names = c.ttir().names(t);
  return c.preimage(c.ttir().graph().result(t)).empty() && !names.empty() &&
         std::none_of(names.begin(), names.end(), [&](NameNumber name) {
           const auto there = c.ttnn().at(name);
           return std::any_of(there.begin(), there.end(), [&](ir::OpId o) { return c.ttnn().computes(o); });
         });
}

bool takes_parameters(const Level& level, ir::OpId op) {
  const auto operands = level.graph().operands(op);
  return std::any_of(operands.begin(), operands.end(),
                     [&](ir::ValueId v) { return level.fixed(v) && !level.origins(v).empty(); });
}

/// The return that gives a value, or a moved copy of it, to the caller.
ir::OpId returned(const Level& level, ir::ValueId value) {
  std::vector<ir::ValueId> todo{value};
  while (!todo.empty()) {
    const ir::ValueId v = todo.back();
    todo.pop_back();
    for (const ir::Use& use : level.graph().uses(v)) {
      if (level.moves(use.op)) todo.push_back(level.graph().result(use.op));
      if (level.graph().functions[level.graph().ops[use.op].function].return_op == use.op) return use.op;
    }
  }
  return ir::kNone;
}

/// An op outside of the region that reads a value inside which does not leave the TTNN ops, and that TTNN
/// still has.
ir::OpId foreign_reader(const Correspondence& c, const Bounds& bounds, const Region& region) {
  const Level& ttir = c.ttir();
  std::set<ir::ValueId> leaving;
  for (ir::ValueId root : bounds.roots()) leaving.insert(ttir.source(root));
  for (ir::OpId t : computing(ttir, region.ops)) {
    for (std::uint32_t r = 0; r < ttir.graph().ops[t].result_count; ++r) {
      const ir::ValueId result = ttir.graph().result(t, r);
      if (leaving.contains(result)) continue;
      if (const ir::OpId end = returned(ttir, result); end != ir::kNone) return end;
      for (ir::OpId reader : ttir.readers(result)) {
        if (holds(region.ops, reader) || ttir.graph().ops[reader].result_count == 0) continue;
        if (!vanished(c, reader)) return reader;
      }
    }
  }
  return ir::kNone;
}

/// A TTNN op whose only counterpart of its kind at its location has another size: a broadcast was moved
/// across it.
ir::OpId resized(const Correspondence& c, const std::vector<ir::OpId>& site, const Region& region) {
  const auto ours = computing(c.ttnn(), site), theirs = computing(c.ttir(), region.ops);
  for (ir::OpId o : ours) {
    if (c.image(c.ttnn().graph().result(o)).size() > 1) continue;
    const auto like = [&](const Level& level, const std::vector<ir::OpId>& ops) {
      std::vector<ir::OpId> out;
      std::copy_if(ops.begin(), ops.end(), std::back_inserter(out), [&](ir::OpId op) {
        return same_kind(c.ttnn(), o, level, op) && level.shares_name(op, c.ttnn().names(o));
      });
      return out;
    };
    const auto twins = like(c.ttnn(), ours), partners = like(c.ttir(), theirs);
    if (twins.size() != 1 || partners.size() != 1) continue;
    if (result_elements(c.ttnn(), o) != result_elements(c.ttir(), partners[0])) return o;
  }
  return ir::kNone;
}

std::string objection(const Correspondence& c, const std::vector<ir::OpId>& site, const Border& border,
                      const Bounds& bounds, const Region& region) {
  if (!region.fault.empty()) return "TTIR has no such group of ops: " + region.fault;
  for (const auto& group : bounds.wanted) {
    const bool met = std::any_of(group.begin(), group.end(), [&](ir::ValueId u) {
      return std::binary_search(region.hit.begin(), region.hit.end(), u);
    });
    if (!met) return "TTIR has no such group of ops: the values that enter differ";
  }
  for (ir::OpId t : region.ops) {
    if (!c.ttir().computes(t) || c.ttir().graph().ops[t].result_count == 0) continue;
    const auto known = c.preimage(c.ttir().graph().result(t));
    const bool ours = std::any_of(known.begin(), known.end(), [&](ir::OpId o) {
      return holds(site, o) ||
             std::find(bounds.beyond.begin(), bounds.beyond.end(), o) != bounds.beyond.end();
    });
    if (!known.empty() && !ours) {
      return "TTIR has no such group of ops: " + std::string(c.ttir().graph().op_name(t)) +
             " lies between them";
    }
  }
  if (const ir::OpId o = resized(c, site, region); o != ir::kNone) {
    return "the backend moved a broadcast across " + std::string(c.ttnn().graph().op_name(o)) +
           ": sizes differ";
  }
  if (const ir::OpId reader = foreign_reader(c, bounds, region); reader != ir::kNone) {
    return "TTIR has no such group of ops: " + std::string(c.ttir().graph().op_name(reader)) +
           " reads a value between them";
  }
  std::set<ir::ValueId> ours;
  for (ir::ValueId v : border.enter) {
    if (!c.ttnn().fixed(v)) continue;
    for (ir::ValueId origin : c.ttnn().origins(v)) ours.insert(c.argument(origin));
  }
  if (!ours.contains(ir::kNone) && ours != parameters(c.ttir(), region.fixed)) {
    return "TTIR has no such group of ops: other parameters enter";
  }
  return region.ops.empty() ? "TTIR does nothing here" : "";
}

/// A TTIR match of the same rule whose ops are those of the region.
const match::Match* same_match(const Level& ttir, const Region& region,
                               const std::vector<const match::Match*>& matches) {
  const auto inner = computing(ttir, region.ops);
  for (const match::Match* m : matches) {
    if (inner.empty() ? m->core == region.ops : computing(ttir, ops_of(*m)) == inner) return m;
  }
  return nullptr;
}

}  // namespace

bool holds(const std::vector<ir::OpId>& sorted, ir::OpId op) {
  return op != ir::kNone && std::binary_search(sorted.begin(), sorted.end(), op);
}

std::vector<ir::OpId> computing(const Level& level, const std::vector<ir::OpId>& ops) {
  std::vector<ir::OpId> out;
  std::copy_if(ops.begin(), ops.end(), std::back_inserter(out),
               [&](ir::OpId op) { return level.computes(op); });
  return out;
}

std::vector<NameNumber> names_of(const Level& level, const std::vector<ir::OpId>& ops) {
  std::vector<NameNumber> all;
  for (ir::OpId op : ops) all.insert(all.end(), level.names(op).begin(), level.names(op).end());
  std::sort(all.begin(), all.end());
  all.erase(std::unique(all.begin(), all.end()), all.end());
  return all;
}

std::string value_name(const Level& level, ir::ValueId value) {
  return std::string(level.graph().str(level.graph().values[value].name));
}

std::vector<ir::OpId> ops_of(const match::Match& match) {
  std::vector<ir::OpId> all;
  std::set_union(match.core.begin(), match.core.end(), match.path.begin(), match.path.end(),
                 std::back_inserter(all));
  return all;
}

Border border(const Level& level, const std::vector<ir::OpId>& ops) {
  Border out;
  std::set<ir::ValueId> seen;
  for (ir::OpId op : ops) {
    for (ir::ValueId v : level.graph().operands(op)) {
      if (level.graph().type(v).tensor && !holds(ops, def(level, v)) && seen.insert(v).second)
        out.enter.push_back(v);
    }
    for (std::uint32_t r = 0; r < level.graph().ops[op].result_count; ++r) {
      const ir::ValueId result = level.graph().result(op, r);
      const auto uses = level.graph().uses(result);
      const bool inside = !uses.empty() && std::all_of(uses.begin(), uses.end(), [&](const ir::Use& use) {
        return holds(ops, use.op);
      });
      if (!inside) out.leave.push_back(result);
    }
  }
  return out;
}

/// Do both sides begin with the same computation: of one kind, at one location, or with arithmetic on literals that TTNN
/// has no trace of (its op does it at once)? What only locations speak for may otherwise have begun with an op that
/// merely feeds the site.
bool begin_alike(const Correspondence& c, const match::Match& match, const std::vector<ir::OpId>& theirs) {
  const auto lower = computing(c.ttnn(), match.core), upper = computing(c.ttir(), theirs);
  if (lower.empty() || upper.empty()) return lower.empty() == upper.empty();
  const auto product = [](const Level& level, ir::OpId op) {
    const std::string_view name = level.graph().op_name(op);
    return name.ends_with(".matmul") || name.ends_with(".linear") || name.ends_with(".dot_general");
  };
  return same_kind(c.ttnn(), lower.front(), c.ttir(), upper.front()) ||
         (product(c.ttnn(), lower.front()) && product(c.ttir(), upper.front())) ||
         c.ttir().shares_name(upper.front(), c.ttnn().names(lower.front())) ||
         (vanished(c, upper.front()) && !takes_parameters(c.ttir(), upper.front()));
}

Partner partner_by_values(const Correspondence& c, const match::Match& match,
                          const std::vector<const match::Match*>& same_rule) {
  const auto site = ops_of(match);
  const Border edges = border(c.ttnn(), site);
  Partner out;
  const Bounds limits = bounds(c, site, edges);
  out.why = limits.why;
  if (!out.why.empty()) return out;
  const auto names = names_of(c.ttnn(), site);
  const Region region = between(c.ttir(), limits.roots(), limits.stops, names, 16 + 12 * match.core.size());
  out.why = objection(c, site, edges, limits, region);
  if (!out.why.empty()) return out;

  out.ops = region.ops;
  const bool named = std::any_of(region.ops.begin(), region.ops.end(),
                                 [&](ir::OpId t) { return c.ttir().shares_name(t, names); });
  if (const match::Match* same = same_match(c.ttir(), region, same_rule)) {
    std::set<ir::OpId> all(region.ops.begin(), region.ops.end());
    for (ir::OpId op : ops_of(*same)) {
      if (!c.ttir().fixed(c.ttir().graph().result(op))) all.insert(op);
    }
    out.ops.assign(all.begin(), all.end());
    out.how = How::SameRule;
  }
  if (!named)
    out.how = How::Structure;
  else if (out.how == How::None)
    out.how = How::Locations;
  const std::size_t theirs = computing(c.ttir(), out.ops).size(),
                    ours = computing(c.ttnn(), match.core).size();
  const bool split =
      std::any_of(limits.beyond.begin(), limits.beyond.end(), [&](ir::OpId o) { return !c.ttnn().cuts(o); });
  if ((theirs == 1 && ours > 1) || split) out.how = How::Decomposed;
  if (out.how == How::Locations && !begin_alike(c, match, out.ops)) {
    out = {};
    out.why = "the TTIR ops at these locations begin with another computation";
    return out;
  }
  out.merged = merged(c, match, edges, out.ops, limits.leaving);
  out.several = std::any_of(limits.leaving.begin(), limits.leaving.end(),
                            [](const Leaving& l) { return l.roots.size() > 1; });
  return out;
}

}  // namespace fusionc::pair
