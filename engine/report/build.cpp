// Sites become entries of the report. Everything a reader sees is decided here, and only from what the sites
// hold: the order of ops is the file's, never the search's, so a diamond or a commuted operand cannot change
// a report.
//
// Sites are turned into instances in parallel, each in its own slot; grouping and sorting then run over the
// slots in order. Segments stay spans of the mapped input until a printer copies them out.
#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <memory>
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

std::vector<std::string> component_ops(const ir::Graph& graph, const std::vector<ir::OpId>& core) {
  std::vector<std::string> names;
  for (ir::OpId op : core)
    if (const std::string_view name = graph.op_name(op); names.empty() || names.back() != name)
      names.emplace_back(name);
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

// One site, with what groups it.
struct Slot {
  std::vector<std::string> component_ops;
  Instance instance;
  Cost cost;
};

struct Levels {
  std::unique_ptr<const GraphFacts> ttir, ttnn;
  std::string name;
};

Levels levels_of(const rule::Program& program, const std::vector<Unit>& units, std::size_t index) {
  Levels out;
  const Unit& unit = units[index];
  if (unit.ttir) out.ttir = std::make_unique<GraphFacts>(program.ops, *unit.ttir);
  if (unit.ttnn) out.ttnn = std::make_unique<GraphFacts>(program.ops, *unit.ttnn);
  if (units.size() > 1) {
    const ir::Graph& graph = unit.ttnn ? *unit.ttnn : *unit.ttir;
    const std::string_view symbol = graph.str(graph.symbol);
    out.name = symbol.empty() ? fmt::format("module {}", index + 1) : fmt::format("@{}", symbol);
  }
  return out;
}

Slot fill(const rule::Program& program, std::uint32_t unit, const Levels& levels, const pair::Site& site) {
  NoteInput input{program, site, levels.ttir.get(), levels.ttnn.get(), {}, {}, levels.name, {}};
  const ir::Graph& graph = input.deciding().graph;
  std::vector<ir::Location> locations;
  for (ir::OpId op : site.match.core) locations.push_back(ir::location(graph, op));
  input.locations = locations;
  input.cost = cost(graph, input.ttnn ? site.ttnn_ops : site.ttir_ops);
  Slot slot;
  slot.component_ops = component_ops(graph, site.match.core);
  slot.cost = input.cost;
  Instance& instance = slot.instance;
  instance.unit = unit;
  instance.first_op = site.match.core.front();
  instance.ir_loc = references(locations);
  if (input.ttir) {
    instance.ttir = segment(input.ttir->graph, site.ttir_ops);
    drop_foreign_bytes(instance.ttir, "ttir_segment", input.segments);
  }
  if (input.ttnn) {
    instance.ttnn = segment(input.ttnn->graph, site.ttnn_ops);
    drop_foreign_bytes(instance.ttnn, "ttnn_segment", input.segments);
  }
  instance.notes = notes(input);
  return slot;
}

struct Job {
  std::uint32_t unit = 0;
  const pair::Site* site = nullptr;
};

std::vector<Entry> group(const rule::Program& program, const std::vector<Job>& jobs,
                         std::vector<Slot> slots) {
  std::map<std::tuple<std::string, std::vector<std::string>, std::string>, Entry> entries;
  for (std::size_t i = 0; i < jobs.size(); ++i) {
    const rule::Rule& rule = program.rules[jobs[i].site->match.rule];
    const std::string source(source_name(rule.source));
    Entry& entry = entries[{rule.fused_op, slots[i].component_ops, source}];
    if (entry.instances.empty()) {
      entry.fused_op = rule.fused_op;
      entry.source = source;
      entry.component_ops = std::move(slots[i].component_ops);
    }
    entry.bytes_saved += slots[i].cost.bytes;
    entry.ops_saved += slots[i].cost.ops;
    entry.instances.push_back(std::move(slots[i].instance));
  }
  std::vector<Entry> out;
  for (auto& [key, entry] : entries) {
    std::stable_sort(entry.instances.begin(), entry.instances.end(),
                     [](const Instance& a, const Instance& b) {
                       return std::tie(a.unit, a.first_op) < std::tie(b.unit, b.first_op);
                     });
    out.push_back(std::move(entry));
  }
  std::stable_sort(out.begin(), out.end(),
                   [](const Entry& a, const Entry& b) { return a.instances.size() > b.instances.size(); });
  return out;
}

}  // namespace

Report build(const rule::Program& program, const std::vector<Unit>& units, std::string ttir_path,
             std::string ttnn_path) {
  std::vector<Job> jobs;
  std::vector<Levels> levels(units.size());
  for (std::uint32_t u = 0; u < units.size(); ++u) {
    if (units[u].sites.empty()) continue;
    levels[u] = levels_of(program, units, u);
    for (const pair::Site& site : units[u].sites) jobs.push_back({u, &site});
  }
  std::vector<Slot> slots(jobs.size());
  parallel_for(jobs.size(), 16, [&](std::size_t begin, std::size_t end) {
    for (std::size_t i = begin; i < end; ++i)
      slots[i] = fill(program, jobs[i].unit, levels[jobs[i].unit], *jobs[i].site);
  });
  return {std::move(ttir_path), std::move(ttnn_path), group(program, jobs, std::move(slots))};
}

}  // namespace fusionc::report
