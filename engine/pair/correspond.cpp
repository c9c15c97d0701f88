// Value correspondence between a TTNN graph and the TTIR graph it was lowered from.
//
// Idea. One pass over TTNN in text order; operands come before their users, so each op is related with its
// operands already known. Evidence, strongest first:
//   1. an op of the same kind and size at one of its locations whose operands do not disagree;
//   2. an op of the same kind and size that reads the same values (no location needed: ops born from
//   composites have
//      none, and the backend gives some ops the location of a neighbour);
//   3. the last op at its location, when the TTNN op is the last one there too and what lies between that op
//   and the
//      values that enter is closed: `silu` for multiply(x, sigmoid(x)), `linear` for dot_general + add;
//   4. several ops that together make up one: matmuls of the same data whose weights were concatenated.
//
// Invariants.
// * A relation is only made when exactly one op is left; every doubt leaves the value without an image.
// * Elements of a value and of its image agree in number.

#include "engine/pair/correspond.h"

#include <algorithm>

#include "engine/ir/constant.h"
#include "engine/ir/location.h"
#include "engine/pair/evidence.h"
#include "engine/pair/region.h"

namespace fusionc::pair {
namespace {

constexpr std::size_t kCrowded = 64;      // a name of more ops than this is no help
constexpr std::size_t kMergedLimit = 48;  // computing ops that one fused op may stand for

void sort_unique(std::vector<ir::OpId>& ops) {
  std::sort(ops.begin(), ops.end());
  ops.erase(std::unique(ops.begin(), ops.end()), ops.end());
}

}  // namespace

Correspondence::Correspondence(const Level& ttnn, const Level& ttir) : ttnn_(ttnn), ttir_(ttir) {
  image_.assign(ttnn.graph().values.size(), ir::kNone);
  pair_functions();
  for (ir::OpId op = 0; op < ttnn.graph().ops.size(); ++op) {
    if (ttnn.reported(op)) relate(op);
  }
}

// ---- functions and arguments
// -------------------------------------------------------------------------------------

void Correspondence::pair_functions() {
  const ir::Graph& ttnn = ttnn_.graph();
  const ir::Graph& ttir = ttir_.graph();
  functions_.assign(ttnn.functions.size(), ir::kNone);
  const auto roots = [](const ir::Graph& graph) {
    std::vector<ir::FuncId> out;
    for (ir::FuncId f = 0; f < graph.functions.size(); ++f) {
      const ir::Function& function = graph.functions[f];
      if (function.kind == ir::FunctionKind::Forward && function.callers.empty()) out.push_back(f);
    }
    return out;
  };
  const auto ttnn_roots = roots(ttnn), ttir_roots = roots(ttir);
  for (ir::FuncId f = 0; f < ttnn.functions.size(); ++f) {
    if (!ttnn.reported(f)) continue;
    ir::FuncId partner = ttir.find_function(ttnn.str(ttnn.functions[f].symbol));
    if (partner != ir::kNone && !ttir.reported(partner)) partner = ir::kNone;
    if (partner == ir::kNone && ttnn_roots.size() == 1 && ttir_roots.size() == 1) partner = ttir_roots[0];
    functions_[f] = partner;
    const bool root = ttnn.functions[f].callers.empty();
    if (partner != ir::kNone && (root || ttir.find_function(ttnn.str(ttnn.functions[f].symbol)) == partner)) {
      pair_arguments(f, partner);
    }
  }
  for (ir::FuncId f = 0; f < ttnn.functions.size(); ++f) {  // traced bodies: by what the caller passes
    if (!ttnn.reported(f)) continue;
    for (std::size_t i = 0; i < ttnn.functions[f].arguments.size(); ++i) {
      const auto v = static_cast<ir::ValueId>(ttnn.functions[f].first_argument + i);
      const ir::ValueId image = argument(ttnn_.behind(v));
      if (image_[v] == ir::kNone && image != ir::kNone) set(v, image);
    }
  }
}

void Correspondence::pair_arguments(ir::FuncId ttnn_function, ir::FuncId ttir_function) {
  const ir::Function& a = ttnn_.graph().functions[ttnn_function];
  const ir::Function& b = ttir_.graph().functions[ttir_function];
  const auto pair = [&](std::size_t i, std::size_t j) {
    const auto v = static_cast<ir::ValueId>(a.first_argument + i);
    const auto u = static_cast<ir::ValueId>(b.first_argument + j);
    if (elements(ttnn_, v) != elements(ttir_, u)) return;
    arguments_[v] = u;
    set(v, u);
  };
  if (a.arguments.size() == b.arguments.size()) {
    for (std::size_t i = 0; i < a.arguments.size(); ++i) pair(i, i);
    return;
  }
  std::map<std::vector<std::string>, std::vector<std::size_t>> by_name;
  for (std::size_t j = 0; j < b.arguments.size(); ++j) {
    by_name[ir::location(ttir_.graph(), b.arguments[j]).names].push_back(j);
  }
  for (std::size_t i = 0; i < a.arguments.size(); ++i) {
    const auto names = ir::location(ttnn_.graph(), a.arguments[i]).names;
    const auto found = by_name.find(names);
    if (!names.empty() && found != by_name.end() && found->second.size() == 1) pair(i, found->second[0]);
  }
}

ir::ValueId Correspondence::argument(ir::ValueId ttnn_argument) const {
  const auto found = arguments_.find(ttnn_argument);
  return found == arguments_.end() ? ir::kNone : found->second;
}

// ---- look-up
// -----------------------------------------------------------------------------------------------------

std::span<const ir::ValueId> Correspondence::image(ir::ValueId value) const {
  const ir::ValueId source = ttnn_.source(value);
  if (const auto found = parts_.find(source); found != parts_.end()) return found->second;
  return image_[source] == ir::kNone ? std::span<const ir::ValueId>{} : std::span(&image_[source], 1);
}

std::span<const ir::ValueId> Correspondence::later(ir::ValueId value) const {
  const auto found = later_.find(ttnn_.source(value));
  return found == later_.end() ? std::span<const ir::ValueId>{} : std::span<const ir::ValueId>(found->second);
}

std::span<const ir::OpId> Correspondence::preimage(ir::ValueId ttir_source) const {
  const auto found = preimage_.find(ttir_source);
  return found == preimage_.end() ? std::span<const ir::OpId>{} : std::span<const ir::OpId>(found->second);
}

void Correspondence::set(ir::ValueId value, ir::ValueId image) {
  image_[value] = ttir_.source(image);
  const ir::OpId def = ttnn_.graph().values[value].def;
  if (def != ir::kNone && ttnn_.computes(def)) preimage_[image_[value]].push_back(def);
}

// ---- relating one op
// ---------------------------------------------------------------------------------------------

void Correspondence::relate(ir::OpId o) {
  if (!ttnn_.computes(o)) return;
  const ir::Op& record = ttnn_.graph().ops[o];
  if (record.result_count == 0) return relate_in_place(o);
  if (split_parts(o)) return;
  ir::OpId t = choose(o, at_same_name(o));
  if (t == ir::kNone) t = choose(o, by_operands(o));
  if (t == ir::kNone && record.result_count == 1) {
    if (relate_move(o) || relate_parts(o)) return;
    t = choose(o, at_sink(o));
  }
  if (t == ir::kNone) return;
  const std::uint32_t results = std::min(record.result_count, ttir_.graph().ops[t].result_count);
  for (std::uint32_t r = 0; r < results; ++r) set(ttnn_.graph().result(o, r), ttir_.graph().result(t, r));
}

/// `fill_cache(cache, x)` writes its operand; TTIR gives the written cache a new name.
void Correspondence::relate_in_place(ir::OpId o) {
  const auto operands = ttnn_.graph().operands(o);
  if (operands.empty()) return;
  for (NameNumber name : ttnn_.names(o)) {
    for (ir::OpId t : ttir_.at(name)) {
      if (!same_kind(ttnn_, o, ttir_, t) || ttir_.graph().ops[t].result_count != 1) continue;
      if (result_elements(ttir_, t) == elements(ttnn_, operands[0])) {
        later_[ttnn_.source(operands[0])].push_back(ttir_.graph().result(t));
      }
    }
  }
}

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

/// The last op at a name, when `o` is the last one there as well and the ops in between are closed.
Correspondence::Ops Correspondence::at_sink(ir::OpId o) const {
  Ops out;
  for (NameNumber name : ttnn_.names(o)) {
    const ir::OpId t = sink(ttir_, name, functions_[ttnn_.graph().ops[o].function], kCrowded);
    if (t == ir::kNone || !usable(o, t)) continue;
    if (sink(ttnn_, name, ttnn_.graph().ops[o].function, kCrowded) != o) continue;
    if (!preimage(ttir_.graph().result(t)).empty()) continue;
    Stops stops;
    std::size_t wanted = 0;
    bool all_known = true;
    for (ir::ValueId v : ttnn_.graph().operands(o)) {
      if (ttnn_.fixed(v) || !ttnn_.graph().type(v).tensor) continue;
      if (image(v).size() != 1) all_known = false;
      for (ir::ValueId u : image(v)) wanted += stops.try_emplace(u).second;
    }
    if (all_known) {
      for (ir::ValueId v : ttnn_.graph().operands(o)) {
        for (ir::ValueId u : later(v)) stops.try_emplace(u);
      }
      const Region region = between(ttir_, {ttir_.graph().result(t)}, stops, {}, kMergedLimit);
      if (!region.fault.empty() || region.hit.size() < wanted) continue;
    }
    out.push_back(t);
  }
  return out;
}

/// An op that computes in TTNN's terms but only moves data (heads put side by side): all TTIR ops at its
/// location move the data of the same value.
bool Correspondence::relate_move(ir::OpId o) {
  ir::ValueId from = ir::kNone;
  for (ir::ValueId v : ttnn_.graph().operands(o)) {
    if (ttnn_.fixed(v) || !ttnn_.graph().type(v).tensor) continue;
    if (from != ir::kNone || image(v).size() != 1) return false;
    from = image(v)[0];
  }
  if (from == ir::kNone) return false;
  bool any = false;
  for (NameNumber name : ttnn_.names(o)) {
    if (ttir_.at(name).size() > kCrowded) return false;
    for (ir::OpId t : ttir_.at(name)) {
      if (ttir_.graph().ops[t].result_count == 0 || ttir_.fixed(ttir_.graph().result(t))) continue;
      if (!ttir_.moves(t) || ttir_.source(ttir_.graph().result(t)) != from) return false;
      any = true;
    }
  }
  if (any) set(ttnn_.graph().result(o), from);
  return any;
}

ir::OpId Correspondence::choose(ir::OpId o, Ops candidates) const {
  sort_unique(candidates);
  const auto keep = [&](auto&& good) {
    if (candidates.size() < 2) return;
    Ops kept;
    std::copy_if(candidates.begin(), candidates.end(), std::back_inserter(kept), good);
    if (!kept.empty()) candidates = kept;
  };
  keep([&](ir::OpId t) { return operands_agree(o, t) == Agreement::Yes; });
  keep([&](ir::OpId t) { return attributes_agree(ttnn_, o, ttir_, t); });
  keep([&](ir::OpId t) {
    return squeezed(ttnn_.graph().type(ttnn_.graph().result(o))) ==
           squeezed(ttir_.graph().type(ttir_.graph().result(t)));
  });
  return candidates.size() == 1 ? candidates[0] : ir::kNone;
}

// ---- operands
// ----------------------------------------------------------------------------------------------------

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
