// TTIR ops that may be what a TTNN op was.
//
// Evidence, strongest first:
// * an op of the same kind and size at one of its locations whose operands do not disagree;
// * an op of the same kind and size that reads the same values: no location needed, since ops born from
//   composites have none and the backend gives some ops the location of a neighbour;
// * the last op at its location, when the TTNN op is the last one there too and is made of the same data and
//   parameters: `silu` for multiply(x, sigmoid(x)), `linear` for dot_general + add;
// * an op made of the same data and parameters that what reads the TTNN op reads in TTIR: a convolution with
//   batch norm and activation folded in carries the location of the bare convolution.
// (parts.cpp adds several ops that together make up one.)

#include <algorithm>
#include <set>

#include "engine/pair/correspond.h"
#include "engine/pair/evidence.h"

namespace fusionc::pair {
namespace {

constexpr std::size_t kMergedLimit = 48;  // computing ops that one fused op may stand for

/// The op whose region holds all the others, if there is one.
std::vector<ir::OpId> outermost(const std::map<ir::OpId, Region>& made) {
  if (made.empty()) return {};
  const auto last = made.rbegin();
  const bool holds_all = std::all_of(made.begin(), made.end(), [&](const auto& entry) {
    return std::binary_search(last->second.ops.begin(), last->second.ops.end(), entry.first);
  });
  return holds_all ? std::vector<ir::OpId>{last->first} : std::vector<ir::OpId>{};
}

}  // namespace

bool Correspondence::usable(ir::OpId o, ir::OpId t) const {
  const ir::FuncId home = functions_[ttnn_.graph().ops[o].function];
  return ttir_.computes(t) && ttir_.reported(t) && result_elements(ttnn_, o) == result_elements(ttir_, t) &&
         (home == ir::kNone || home == ttir_.graph().ops[t].function);
}

Correspondence::Ops Correspondence::at_same_name(ir::OpId o) const {
  Ops out;
  for (NameNumber name : ttnn_.names(o)) {
    if (ttir_.at(name).size() > kCrowded) continue;
    for (ir::OpId t : ttir_.at(name)) {
      if (same_kind(ttnn_, o, ttir_, t) && usable(o, t) && operands_agree(o, t) != Agreement::No)
        out.push_back(t);
    }
  }
  return out;
}

Correspondence::Ops Correspondence::by_operands(ir::OpId o) const {
  Ops out;
  std::span<const ir::OpId> readers;
  bool known = false;
  for (ir::ValueId v : ttnn_.graph().operands(o)) {
    if (ttnn_.fixed(v) || image(v).size() != 1) continue;
    const auto some = ttir_.readers(image(v)[0]);
    if (!known || some.size() < readers.size()) readers = some;
    known = true;
  }
  for (ir::OpId t : readers) {
    if (same_kind(ttnn_, o, ttir_, t) && usable(o, t) && operands_agree(o, t) == Agreement::Yes)
      out.push_back(t);
  }
  return out;
}

/// What is cast in TTIR where TTNN casts the result of `o`: the one cast at the location of each, to the same type.
Correspondence::Ops Correspondence::by_casts(ir::OpId o) const {
  Ops out;
  for (const ir::Use& use : ttnn_.graph().uses(ttnn_.graph().result(o))) {
    if (!ttnn_.moves(use.op) || ttnn_.graph().op_name(use.op) != "ttnn.typecast") continue;
    for (NameNumber name : ttnn_.names(use.op)) {
      const auto casts = [&](const Level& level, std::string_view op_name) {
        Ops at;
        for (ir::OpId op : level.at(name))
          if (level.graph().op_name(op) == op_name) at.push_back(op);
        return at;
      };
      const Ops ours = casts(ttnn_, "ttnn.typecast"), theirs = casts(ttir_, "ttir.typecast");
      if (ours.size() != 1 || theirs.size() != 1) continue;
      const ir::ValueId cast = ttir_.graph().result(theirs[0]), source = ttir_.source(cast);
      const ir::OpId t = ttir_.graph().values[source].def;
      const bool alike = ttir_.graph().type(cast).dtype == ttnn_.graph().type(ttnn_.graph().result(use.op)).dtype;
      if (alike && t != ir::kNone && usable(o, t)) out.push_back(t);
    }
  }
  return out;
}

/// The ops that make `t` of the data `o` reads; a fault when that is not all, or other parameters take part.
Region Correspondence::made_of_operands(ir::OpId o, ir::OpId t) const {
  Stops stops;
  std::size_t wanted = 0;
  std::vector<ir::ValueId> fixed;
  for (ir::ValueId v : ttnn_.graph().operands(o)) {
    if (!ttnn_.graph().type(v).tensor) continue;
    if (ttnn_.fixed(v)) {
      fixed.push_back(v);
      continue;
    }
    for (ir::ValueId u : image(v)) wanted += stops.try_emplace(u).second;
    for (ir::ValueId u : later(v)) stops.try_emplace(u);
  }
  Region region = between(ttir_, {ttir_.graph().result(t)}, stops, {}, kMergedLimit);
  std::set<ir::ValueId> ours;
  for (ir::ValueId origin : parameters(ttnn_, fixed)) ours.insert(argument(origin));
  if (region.hit.size() < wanted) region.fault = "not all of the data";
  if (!ours.contains(ir::kNone) && ours != parameters(ttir_, region.fixed)) region.fault = "other parameters";
  return region;
}

/// The last op at a name, of another kind, when `o` is the last one there as well.
Correspondence::Ops Correspondence::at_sink(ir::OpId o) const {
  Ops out;
  for (NameNumber name : ttnn_.names(o)) {
    const ir::OpId t = sink(ttir_, name, functions_[ttnn_.graph().ops[o].function], kCrowded);
    if (t == ir::kNone || !usable(o, t) || same_kind(ttnn_, o, ttir_, t)) continue;
    if (ttnn_.reduces(o) && ttir_.reduces(t)) continue;  // a mean is more than the sum at its location
    if (sink(ttnn_, name, ttnn_.graph().ops[o].function, kCrowded) != o) continue;
    if (!preimage(ttir_.graph().result(t)).empty()) continue;
    const auto operands = ttnn_.graph().operands(o);
    const bool all_known = std::all_of(operands.begin(), operands.end(), [&](ir::ValueId v) {
      return ttnn_.fixed(v) || !ttnn_.graph().type(v).tensor || image(v).size() == 1;
    });
    if (!all_known || made_of_operands(o, t).fault.empty()) out.push_back(t);
  }
  return out;
}

/// Computing ops that depend on any of the sources, nearest first, as far as one fused op may reach.
Correspondence::Ops Correspondence::reached_from(const std::vector<ir::ValueId>& sources) const {
  Ops reached;
  std::set<ir::OpId> seen;
  const auto add = [&](ir::ValueId source) {
    for (ir::OpId t : ttir_.readers(source)) {
      if (ttir_.reported(t) && seen.insert(t).second) reached.push_back(t);
    }
  };
  for (ir::ValueId source : sources) add(source);
  for (std::size_t i = 0; i < reached.size() && reached.size() < kCrowded; ++i) {
    if (ttir_.graph().ops[reached[i]].result_count == 1) add(ttir_.graph().result(reached[i]));
  }
  return reached;
}

/// May all computing ops of the region be part of `o` itself? They are at one of its locations, or take parameters.
/// Arithmetic with literals is as likely the beginning of what reads `o`.
bool Correspondence::owned(ir::OpId o, const Region& region) const {
  return std::all_of(region.ops.begin(), region.ops.end(), [&](ir::OpId t) {
    if (!ttir_.computes(t) || ttir_.shares_name(t, ttnn_.names(o))) return true;
    const auto operands = ttir_.graph().operands(t);
    return std::any_of(operands.begin(), operands.end(), [&](ir::ValueId v) {
      return ttir_.fixed(v) && !ttir_.origins(v).empty();
    });
  });
}

/// An op that what reads `o` reads in TTIR, made of just what `o` reads. Where the readers tell nothing: the last op
/// made of that and of nothing that could belong to a reader; and if `o` applies an activation of its own, the last
/// one before the readers.
Correspondence::Ops Correspondence::by_readers(ir::OpId o) const {
  std::vector<ir::ValueId> sources;
  for (ir::ValueId v : ttnn_.graph().operands(o)) {
    if (ttnn_.fixed(v) || !ttnn_.graph().type(v).tensor) continue;
    if (image(v).size() != 1) return {};
    sources.push_back(image(v)[0]);
  }
  std::map<ir::OpId, Region> made;
  Ops read;
  for (ir::OpId t : reached_from(sources)) {
    if (!usable(o, t)) continue;
    Region region = made_of_operands(o, t);
    if (!region.fault.empty()) continue;
    if (readers_agree(o, t, owned(o, region))) read.push_back(t);
    made.emplace(t, std::move(region));
  }
  if (!read.empty()) return read;
  if (!ttnn_.absorbs(o)) {
    std::erase_if(made, [&](const auto& entry) { return !owned(o, entry.second); });
    return outermost(made);
  }
  std::vector<NameNumber> foreign;
  for (ir::OpId reader : ttnn_.readers(ttnn_.graph().result(o))) {
    for (NameNumber name : ttnn_.names(reader)) {
      if (!std::binary_search(ttnn_.names(o).begin(), ttnn_.names(o).end(), name)) foreign.push_back(name);
    }
  }
  std::sort(foreign.begin(), foreign.end());
  const auto named_after_readers = [&](ir::OpId t) { return ttir_.shares_name(t, foreign); };
  std::erase_if(made, [&](const auto& entry) {
    return std::any_of(entry.second.ops.begin(), entry.second.ops.end(), named_after_readers);
  });
  return outermost(made);
}

/// Has every reader of `o` a counterpart among the readers of `t`, at one of its locations? One of another kind may
/// stand for more than its counterpart, so it tells something only about an op that is `o` itself.
bool Correspondence::readers_agree(ir::OpId o, ir::OpId t, bool owned) const {
  const auto ours = ttnn_.readers(ttnn_.graph().result(o)), theirs = ttir_.readers(ttir_.graph().result(t));
  return !ours.empty() && std::all_of(ours.begin(), ours.end(), [&](ir::OpId a) {
    return std::any_of(theirs.begin(), theirs.end(),
                       [&](ir::OpId b) {
                         return ttir_.shares_name(b, ttnn_.names(a)) &&
                                (owned || same_kind(ttnn_, a, ttir_, b));
                       });
  });
}

Agreement Correspondence::operands_agree(ir::OpId o, ir::OpId t) const {
  const auto theirs = ttir_.graph().operands(t);
  Agreement all = Agreement::Yes;
  for (ir::ValueId v : ttnn_.graph().operands(o)) {
    if (!ttnn_.graph().type(v).tensor) continue;
    Agreement one = Agreement::Unknown;
    if (ttnn_.fixed(v)) {
      if (ttnn_.origins(v).empty()) continue;
      bool met = false;
      for (ir::ValueId u : theirs) {
        if (!ttir_.fixed(u)) continue;
        const Agreement same = origins_agree(v, u);
        one = !met || same == Agreement::Yes ? same : one;
        met = true;
        if (same == Agreement::Yes) break;
      }
    } else if (const auto images = image(v); images.size() == 1) {
      const auto reads = [&](ir::ValueId source) {
        return std::any_of(theirs.begin(), theirs.end(),
                           [&](ir::ValueId u) { return ttir_.source(u) == source; });
      };
      const auto after = later(v);
      one =
          reads(images[0]) || std::any_of(after.begin(), after.end(), reads) ? Agreement::Yes : Agreement::No;
    }
    if (one == Agreement::No) return one;
    if (one == Agreement::Unknown) all = one;
  }
  return all;
}

Agreement Correspondence::origins_agree(ir::ValueId ttnn_value, ir::ValueId ttir_value) const {
  std::vector<ir::ValueId> ours;
  for (ir::ValueId v : ttnn_.origins(ttnn_value)) {
    const ir::ValueId u = argument(v);
    if (u == ir::kNone) return Agreement::Unknown;
    ours.push_back(u);
  }
  std::sort(ours.begin(), ours.end());
  return ours == ttir_.origins(ttir_value) ? Agreement::Yes : Agreement::No;
}

}  // namespace fusionc::pair
