// Sites become entries of the report. Everything a reader sees is decided here, and only from what the sites
// hold: the order of ops is the file's, never the search's, so a diamond or a commuted operand cannot change
// a report.
//
// Two steps. What groups and counts sites is worked out for all of them, in parallel, each in its own slot. What
// only a printer needs (segments, locations, notes) is made for one place when it is asked for; what such texts
// share within a graph is worked out at the first of them.
#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <memory>
#include <mutex>
#include <tuple>

#include "engine/ir/location.h"
#include "engine/report/cost.h"
#include "engine/report/notes.h"
#include "engine/report/report.h"
#include "engine/report/text.h"
#include "engine/support/parallel.h"

namespace fusionc::report {

namespace {

std::string_view source_name(rule::Source source) {
  switch (source) {
    case rule::Source::Ttnn:
      return "ttnn";
    case rule::Source::Torch:
      return "torch";
    case rule::Source::Triton:
      return "triton";
    case rule::Source::Cuda:
      return "cuda";
  }
  return "ttnn";
}

std::vector<std::string_view> component_ops(const ir::Graph& graph, const std::vector<ir::OpId>& core) {
  std::vector<std::string_view> names;
  for (ir::OpId op : core)
    if (const std::string_view name = graph.op_name(op); names.empty() || names.back() != name)
      names.push_back(name);
  return names;
}

// References of the core ops, each once.
std::string references(const std::vector<ir::Location>& locations) {
  std::vector<std::string_view> seen;
  std::string out;
  for (const ir::Location& location : locations) {
    const std::string_view reference = location.reference;
    if (reference.empty() || std::find(seen.begin(), seen.end(), reference) != seen.end()) continue;
    out += (out.empty() ? "" : ", ") + sanitize(reference);
    seen.push_back(reference);
  }
  return out;
}

// The ops and the deallocates of their intermediates. An op inside the region of another is part of that
// one's text.
Segment segment(const ir::Graph& graph, const std::vector<ir::OpId>& ops) {
  std::vector<ir::OpId> all = ops;
  for (ir::ValueId value : intermediates(graph, ops))
    all.insert(all.end(), graph.deallocates(value).begin(), graph.deallocates(value).end());
  std::sort(all.begin(), all.end());
  all.erase(std::unique(all.begin(), all.end()), all.end());
  Segment out;
  out.graph = &graph;
  for (ir::OpId op : all) {
    const Span text = graph.ops[op].text;
    if (out.lines.empty() || text.begin >= out.lines.back().end) out.lines.push_back(text);
  }
  return out;
}

// A report is UTF-8: a segment with other bytes cannot be carried, and the notes say so.
void drop_foreign_bytes(Segment& segment, std::string_view key, std::vector<std::string>& notes) {
  const bool carried = std::all_of(segment.lines.begin(), segment.lines.end(),
                                   [&](Span line) { return is_utf8(segment.graph->str(line)); });
  if (carried) return;
  segment.lines.clear();
  notes.push_back(std::string(key) + " is empty: its bytes in the input are not UTF-8");
}

const ir::Graph& deciding(const Unit& unit) { return unit.ttnn ? *unit.ttnn : *unit.ttir; }
const std::vector<ir::OpId>& deciding_ops(const Unit& unit, const pair::Site& site) {
  return unit.ttnn ? site.ttnn_ops : site.ttir_ops;
}

// What the texts of one unit share.
class UnitFacts {
 public:
  UnitFacts(const rule::Program& program, const Unit& unit, std::string name)
      : program_(program), unit_(unit), name_(std::move(name)), staying_(program.ops, deciding(unit)) {}

  Cost cost_of(const pair::Site& site) const {
    return cost(deciding(unit_), deciding_ops(unit_, site), staying_.among(site.match.path));
  }

  Instance instance(const pair::Site& site) {
    std::call_once(once_, [&] {
      if (unit_.ttir) ttir_ = std::make_unique<GraphFacts>(program_.ops, *unit_.ttir);
      if (unit_.ttnn) ttnn_ = std::make_unique<GraphFacts>(program_.ops, *unit_.ttnn);
    });
    NoteInput input{program_, site, ttir_.get(), ttnn_.get(), {}, {}, name_, {}};
    const ir::Graph& graph = deciding(unit_);
    std::vector<ir::Location> locations;
    for (ir::OpId op : site.match.core) locations.push_back(ir::location(graph, op));
    input.locations = locations;
    input.cost = cost_of(site);
    Instance instance;
    instance.ir_loc = references(locations);
    if (unit_.ttir) {
      instance.ttir = segment(*unit_.ttir, site.ttir_ops);
      drop_foreign_bytes(instance.ttir, "ttir_segment", input.segments);
    }
    if (unit_.ttnn) {
      instance.ttnn = segment(*unit_.ttnn, site.ttnn_ops);
      drop_foreign_bytes(instance.ttnn, "ttnn_segment", input.segments);
    }
    instance.notes = notes(input);
    return instance;
  }

 private:
  const rule::Program& program_;
  const Unit& unit_;
  std::string name_;
  Staying staying_;
  std::once_flag once_;
  std::unique_ptr<const GraphFacts> ttir_, ttnn_;
};

using Facts = std::vector<std::unique_ptr<UnitFacts>>;

Facts facts_of(const rule::Program& program, const std::vector<Unit>& units) {
  Facts facts;
  for (std::size_t u = 0; u < units.size(); ++u) {
    std::string name;
    if (units.size() > 1) {
      const ir::Graph& graph = deciding(units[u]);
      const std::string_view symbol = graph.str(graph.symbol);
      name = symbol.empty() ? fmt::format("module {}", u + 1) : fmt::format("@{}", symbol);
    }
    facts.push_back(std::make_unique<UnitFacts>(program, units[u], std::move(name)));
  }
  return facts;
}

// One site, with what groups it.
struct Slot {
  Place place;
  std::vector<std::string_view> component_ops;
  Cost cost;
};

std::vector<Slot> slots_of(const std::vector<Unit>& units, const Facts& facts) {
  std::vector<Slot> slots;
  for (std::uint32_t u = 0; u < units.size(); ++u)
    for (std::uint32_t s = 0; s < units[u].sites.size(); ++s) slots.push_back({{u, s}, {}, {}});
  parallel_for(slots.size(), 256, [&](std::size_t begin, std::size_t end) {
    for (std::size_t i = begin; i < end; ++i) {
      const Unit& unit = units[slots[i].place.unit];
      const pair::Site& site = unit.sites[slots[i].place.site];
      slots[i].component_ops = component_ops(deciding(unit), site.match.core);
      slots[i].cost = facts[slots[i].place.unit]->cost_of(site);
    }
  });
  return slots;
}

std::vector<Entry> group(const rule::Program& program, const std::vector<Unit>& units,
                         const std::vector<Slot>& slots) {
  using Key = std::tuple<std::string_view, std::vector<std::string_view>, std::string_view>;
  std::map<Key, Entry> entries;
  const auto site = [&](const Place& place) -> const pair::Site& {
    return units[place.unit].sites[place.site];
  };
  for (const Slot& slot : slots) {
    const rule::Rule& rule = program.rules[site(slot.place).match.rule];
    const std::string_view source = source_name(rule.source);
    Entry& entry = entries[{rule.fused_op, slot.component_ops, source}];
    if (entry.places.empty()) {
      entry.fused_op = rule.fused_op;
      entry.source = source;
      entry.component_ops.assign(slot.component_ops.begin(), slot.component_ops.end());
    }
    entry.bytes_saved += slot.cost.bytes;
    entry.ops_saved += slot.cost.ops;
    entry.places.push_back(slot.place);
  }
  const auto position = [&](const Place& place) {
    return std::pair(place.unit, site(place).match.core.front());
  };
  std::vector<Entry> out;
  for (auto& [key, entry] : entries) {
    std::stable_sort(entry.places.begin(), entry.places.end(),
                     [&](const Place& a, const Place& b) { return position(a) < position(b); });
    out.push_back(std::move(entry));
  }
  std::stable_sort(out.begin(), out.end(),
                   [](const Entry& a, const Entry& b) { return a.places.size() > b.places.size(); });
  return out;
}

}  // namespace

Report build(const rule::Program& program, const std::vector<Unit>& units, std::string ttir_path,
             std::string ttnn_path) {
  const auto facts = std::make_shared<const Facts>(facts_of(program, units));
  Report report{std::move(ttir_path), std::move(ttnn_path), group(program, units, slots_of(units, *facts)), {}};
  report.instance = [facts, &units](const Place& place) {
    return (*facts)[place.unit]->instance(units[place.unit].sites[place.site]);
  };
  return report;
}

}  // namespace fusionc::report
