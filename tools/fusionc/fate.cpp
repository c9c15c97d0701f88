// The stages are those of audit.cpp in its order. What a stage drops is kept with the reason instead of
// thrown away.
#include "tools/fusionc/fate.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <set>

#include "engine/ir/location.h"
#include "engine/match/kinds.h"

namespace fusionc::tool {

namespace {

constexpr std::size_t kShown = 8;  ///< ops that are listed

std::string_view base(std::string_view name) {
  const auto dot = name.rfind('.');
  return dot == std::string_view::npos ? name : name.substr(dot + 1);
}

}  // namespace

Fates::Fates(const rule::Program& program, const Levels& levels)
    : program_(program), levels_(levels), deciding_(levels.ttnn ? rule::Level::Ttnn : rule::Level::Ttir) {
  const auto& graph = levels.ttnn ? levels.ttnn : levels.ttir;
  match::Result result = match::run(program, *graph, deciding_);
  for (const auto& key : result.exhausted) exhausted_[key] = true;
  std::vector<std::pair<match::Match, std::uint32_t>> dropped;
  std::vector<match::Match> kept = match::settle(program, std::move(result.matches), &dropped);
  for (const auto& [match, by] : dropped) winner_[{match.rule, match.root}] = {kept[by].rule, kept[by].root};
  if (!levels.ttnn || !levels.ttir) {
    sites_ = pair::single(program, deciding_, std::move(kept));
    return;
  }
  const match::Result upper = match::run(program, *levels.ttir, rule::Level::Ttir);
  sites_ = pair::join(program, *levels.ttnn, std::move(kept), *levels.ttir, upper.matches);
  for (const match::Match& match : upper.matches) upper_.emplace(Key(match.rule, match.root), match);
}

Fates::Fate Fates::of(std::uint32_t rule, rule::Level level, ir::OpId root) const {
  const rule::Rule& named = program_.rules[rule];
  Fate fate;
  if (level != deciding_) return above(rule, root);
  const ir::Graph& graph = levels_.ttnn ? *levels_.ttnn : *levels_.ttir;
  if (const auto found = winner_.find({rule, root}); found != winner_.end()) {
    const rule::Rule& winner = program_.rules[found->second.first];
    fate = {fmt::format("not reported: superseded by rule {} ({})", winner.name, winner.fused_op),
            fmt::format("its site has all these ops; its root is line {}", graph.line(found->second.second))};
  } else if (exhausted_.count({rule, root})) {
    fate = {"not reported: the search ran out of steps here",
            "a better match may exist; `check` gives no report"};
  } else {
    fate = {fmt::format("reported as {}", named.fused_op), {}};
    for (const pair::Site& site : sites_)
      if (site.match.rule == rule && site.match.root == root && levels_.ttir && levels_.ttnn)
        fate.detail = site.ttir_ops.empty() ? fmt::format("no TTIR segment: {}", site.why)
                                            : fmt::format("TTIR segment from line {}",
                                                          levels_.ttir->line(site.ttir_ops.front()));
  }
  if (named.default_off)
    fate.reason = fmt::format("not reported: off by default; with --enable {}: {}", named.name, fate.reason);
  return fate;
}

/// A match on TTIR where TTNN decides.
Fates::Fate Fates::above(std::uint32_t rule, ir::OpId root) const {
  const rule::Rule& named = program_.rules[rule];
  const ir::Graph &ttir = *levels_.ttir, &ttnn = *levels_.ttnn;
  for (const pair::Site& site : sites_)
    if (site.match.rule == rule && std::binary_search(site.ttir_ops.begin(), site.ttir_ops.end(), root))
      return {fmt::format("reported as {}", named.fused_op),
              fmt::format("TTNN line {}", ttnn.line(site.match.root))};
  std::set<std::string> names;
  std::set<rule::KindId> others;  // kinds of its ops that the fused op is not
  const match::Kinds upper_kinds(program_.ops, ttir), lower_kinds(program_.ops, ttnn);
  if (const auto found = upper_.find({rule, root}); found != upper_.end())
    for (ir::OpId op : found->second.core) {
      const ir::Location location = ir::location(ttir, op);
      names.insert(location.names.begin(), location.names.end());
      if (base(ttir.op_name(op)) != base(named.fused_op)) others.insert(upper_kinds.kind(op));
    }
  std::vector<std::string> there;
  std::string fused;
  bool pieces = false;
  for (ir::FuncId f = 0; f < ttnn.functions.size(); ++f) {
    if (!ttnn.reported(f)) continue;
    for (ir::OpId op = ttnn.functions[f].first_op; op < ttnn.functions[f].end_op; ++op) {
      if (ttnn.op_name(op) == "ttnn.deallocate") continue;
      const ir::Location location = ir::location(ttnn, op);
      if (std::none_of(location.names.begin(), location.names.end(),
                       [&](const auto& name) { return names.count(name); }))
        continue;
      const std::string text = fmt::format("{} line {}", ttnn.op_name(op), ttnn.line(op));
      const rule::KindId kind = lower_kinds.kind(op);
      if (base(ttnn.op_name(op)) == base(named.fused_op))
        fused = text;
      else if (kind != rule::kNoId && others.count(kind))
        pieces = true;
      if (there.size() < kShown) there.push_back(text);
    }
  }
  if (!fused.empty() && !pieces) return {"not reported: already fused in TTNN", fused};
  if (there.empty())
    return {"not reported: TTNN decides, and has no op at these locations",
            names.empty() ? "the dump has no locations here" : "folded away, or known there by another name"};
  return {"not reported: TTNN decides, and the rule does not match what it has at these locations",
          fmt::format("there it has {}", fmt::join(there, ", "))};
}

}  // namespace fusionc::tool
