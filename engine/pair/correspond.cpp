// Value correspondence between a TTNN graph and the TTIR graph it was lowered from.
//
// Idea. One pass over TTNN in text order; operands come before their users, so each op is related with its
// operands already known. candidates.cpp finds what may correspond, this file decides.
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

bool Correspondence::learn(ir::ValueId value, ir::ValueId ttir_value) {
  if (!image(value).empty()) return false;
  set(ttnn_.source(value), ttir_value);
  return true;
}

void Correspondence::refine() {
  for (ir::OpId op = 0; op < ttnn_.graph().ops.size(); ++op) {
    if (!ttnn_.reported(op) || ttnn_.graph().ops[op].result_count == 0) continue;
    if (image(ttnn_.graph().result(op)).empty()) relate(op);
  }
}

// ---- functions and arguments

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

void Correspondence::relate(ir::OpId o) {
  if (!ttnn_.computes(o)) return;
  const ir::Op& record = ttnn_.graph().ops[o];
  if (record.result_count == 0) return relate_in_place(o);
  if (split_parts(o)) return;
  ir::OpId t = ir::kNone;
  if (!ttnn_.absorbs(o)) t = choose(o, at_same_name(o));
  if (t == ir::kNone && !ttnn_.absorbs(o)) t = choose(o, by_operands(o));
  if (t == ir::kNone && record.result_count == 1) {
    if (relate_move(o) || relate_parts(o)) return;
    if (!ttnn_.absorbs(o)) t = choose(o, at_sink(o));
    if (t == ir::kNone) t = choose(o, by_readers(o));
    if (t == ir::kNone) t = choose(o, by_casts(o));
  }
  if (t == ir::kNone) return;
  const std::uint32_t results = std::min(record.result_count, ttir_.graph().ops[t].result_count);
  for (std::uint32_t r = 0; r < results; ++r) set(ttnn_.graph().result(o, r), ttir_.graph().result(t, r));
}

/// `fill_cache(cache, x)` writes its operand; TTIR gives the written cache a new name (by `fill_cache` or
/// `scatter`).
void Correspondence::relate_in_place(ir::OpId o) {
  const auto operands = ttnn_.graph().operands(o);
  if (operands.empty() || image(operands[0]).size() != 1) return;
  const auto reads = [&](ir::OpId t, ir::ValueId cache) {
    const auto theirs = ttir_.graph().operands(t);
    return !theirs.empty() && ttir_.source(theirs[0]) == cache;
  };
  auto& written = later_[ttnn_.source(operands[0])];
  for (NameNumber name : ttnn_.names(o)) {
    for (ir::OpId t : ttir_.at(name)) {
      if (!ttir_.computes(t) || ttir_.graph().ops[t].result_count != 1) continue;
      if (result_elements(ttir_, t) != elements(ttnn_, operands[0])) continue;
      const ir::ValueId result = ttir_.graph().result(t);
      if (std::find(written.begin(), written.end(), result) != written.end()) continue;
      const bool again =
          std::any_of(written.begin(), written.end(), [&](ir::ValueId u) { return reads(t, u); });
      if (again || reads(t, image(operands[0])[0])) written.push_back(result);
    }
  }
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

}  // namespace fusionc::pair
