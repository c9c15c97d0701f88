// Notes are what a person reads first and what a tool greps, so every line is a key and a fact, the order
// never changes, and a line that does not apply is left out. The first three always stand: the rule's
// summary, `model location:` and `source torch ops:`. Nothing here is guessed: a fact comes from the dump,
// from the match or from the rule's metadata.
#include "engine/report/notes.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <set>

#include "engine/report/text.h"

namespace fusionc::report {

Between::Between(const ir::Graph& graph) : graph_(graph) {
  constexpr std::array<std::string_view, 6> kFree = {"ttnn.deallocate", "ttnn.get_device",    "ttir.empty",
                                                     "tensor.empty",    "ttcore.load_cached", "ttnn.empty"};
  counted_before_.reserve(graph.ops.size() + 1);
  std::uint32_t count = 0;
  for (ir::OpId op = 0; op < graph.ops.size(); ++op) {
    counted_before_.push_back(count);
    const auto operands = graph.operands(op);
    const bool reads_tensor = std::any_of(operands.begin(), operands.end(),
                                          [&](ir::ValueId value) { return graph.type(value).tensor; });
    if (reads_tensor && std::find(kFree.begin(), kFree.end(), graph.op_name(op)) == kFree.end()) ++count;
  }
  counted_before_.push_back(count);
}

std::size_t Between::unrelated(std::span<const ir::OpId> ops) const {
  if (ops.empty()) return 0;
  std::uint32_t related = 0;
  // The site and what it needs from between its own ops, each once.
  std::set<ir::OpId> seen(ops.begin(), ops.end());
  std::vector<ir::OpId> pending(ops.begin(), ops.end());
  while (!pending.empty()) {
    const ir::OpId op = pending.back();
    pending.pop_back();
    related += counted_before_[op + 1] - counted_before_[op];
    for (ir::ValueId value : graph_.operands(op)) {
      const ir::OpId def = graph_.values[value].def;
      if (def != ir::kNone && def > ops.front() && seen.insert(def).second) pending.push_back(def);
    }
  }
  return counted_before_[ops.back() + 1] - counted_before_[ops.front()] - related;
}

namespace {

std::string plural(std::size_t count, std::string_view noun) {
  return fmt::format("{} {}{}", count, noun, count == 1 ? "" : "s");
}

std::string model_location(const NoteInput& in, const std::string& place) {
  const std::string out = in.graph_name.empty() ? "" : in.graph_name + ": ";
  if (!place.empty()) return out + place;
  return out + (in.deciding().provenance.names_arguments() ? "unknown (no name in the dump leads here)"
                                                           : "unknown (no names in the dump)");
}

std::string interleaved(const NoteInput& in) {
  const std::size_t ttnn = in.ttnn ? in.ttnn->between.unrelated(in.site.ttnn_ops) : 0;
  const std::size_t ttir = in.ttir ? in.ttir->between.unrelated(in.site.ttir_ops) : 0;
  if (ttnn == 0 && ttir == 0) return {};
  std::string where;
  if (ttnn) where = fmt::format("{} in TTNN", plural(ttnn, "unrelated op"));
  if (ttir) where += fmt::format("{}{} in TTIR", ttnn ? ", " : "", plural(ttir, "unrelated op"));
  return where + " between these ops; fusing may need reordering";
}

const rule::Body& body(const NoteInput& in) {
  return *in.program.rules[in.site.match.rule].body(in.site.match.level);
}

std::string unproven(const NoteInput& in) {
  const rule::Body& rule = body(in);
  std::vector<std::string_view> guards;
  if (!in.ttnn) guards.push_back("no TTNN given");
  for (std::uint32_t index : in.site.match.unproven) {
    const bool group = index >= rule.where.size();
    guards.push_back(group ? rule.group_where[index - rule.where.size()].text : rule.where[index].text);
  }
  return fmt::format("{}", fmt::join(guards, "; "));
}

std::string paired_by(const NoteInput& in) {
  switch (in.site.how) {
    case pair::How::SameRule:
      return {};  // the normal case
    case pair::How::Locations:
      return "locations";
    case pair::How::Structure:
      return "structure (no locations tell)";
    case pair::How::Decomposed:
      return "locations; decomposed by the backend: TTIR holds the fused op";
    case pair::How::None:
      break;
  }
  if (!in.ttir) return "nothing (no TTIR given)";
  if (!in.ttnn) return {};
  return in.site.why.empty() ? "nothing" : fmt::format("nothing ({})", in.site.why);
}

// `ttnn.typecast x2, ttnn.reshape`, by first occurrence.
std::string through(const ir::Graph& graph, const match::Match& match) {
  std::vector<std::pair<std::string_view, std::size_t>> counts;
  for (ir::OpId op : match.path) {
    const std::string_view name = graph.op_name(op);
    const auto known =
        std::find_if(counts.begin(), counts.end(), [&](const auto& entry) { return entry.first == name; });
    if (known == counts.end()) {
      counts.emplace_back(name, 1);
    } else {
      ++known->second;
    }
  }
  std::string out;
  for (const auto& [name, count] : counts)
    out += fmt::format("{}{}{}", out.empty() ? "" : ", ", name, count > 1 ? fmt::format(" x{}", count) : "");
  return out;
}

std::string compiler_pass(const rule::Rule& rule) {
  if (rule.compiler_pass.empty() && rule.compiler_status.empty()) return {};
  std::string out = rule.compiler_pass.empty() ? "none" : rule.compiler_pass;
  if (!rule.compiler_pattern.empty()) out += fmt::format(", pattern {}", rule.compiler_pattern);
  if (!rule.compiler_status.empty()) out += fmt::format(" ({})", rule.compiler_status);
  if (!rule.compiler_note.empty()) out += fmt::format(": {}", rule.compiler_note);
  return out;
}

// Compiler suffixes that say a fused op was taken apart on purpose: `add.3_decomp_matmul` ->
// `_decomp_matmul`.
std::string split_by_backend(const NoteInput& in) {
  std::vector<std::string> suffixes;
  for (const ir::Location& location : in.locations)
    for (const std::string& name : location.full) {
      const std::size_t at = name.find("_decomp_");
      if (at == std::string::npos) continue;
      std::string suffix = name.substr(at, name.find_first_of("_", at + 8) - at);
      if (std::find(suffixes.begin(), suffixes.end(), suffix) == suffixes.end())
        suffixes.push_back(std::move(suffix));
    }
  if (suffixes.empty()) return {};
  return fmt::format(
      "locations end in {}: taken apart because a precondition seemed to fail; the guards of this rule hold",
      fmt::join(suffixes, ", "));
}

std::string saves(const Cost& cost) {
  std::string out = plural(cost.ops, "op");
  if (cost.bytes > 0 || !cost.exact)
    out += fmt::format(", {}{} of intermediates not written and read again", cost.exact ? "" : "at least ",
                       human_bytes(cost.bytes));
  return out;
}

// The deciding level tells; what it does not tell, the other one may.
Origin origin_of(const NoteInput& in) {
  if (!in.ttnn) return in.ttir->provenance.origin(in.locations, in.site.ttir_ops);
  Origin out = in.ttnn->provenance.origin(in.locations, in.site.ttnn_ops);
  // An op that was made of several carries the location of one of them.
  if (in.ttir && !in.site.ttir_ops.empty() &&
      (out.location.empty() || out.torch.empty() || in.site.several)) {
    std::vector<ir::Location> locations;
    for (ir::OpId op : in.site.ttir_ops) locations.push_back(ir::location(in.ttir->graph, op));
    Origin other = in.ttir->provenance.origin(locations, in.site.ttir_ops);
    if (out.location.empty() || (in.site.several && !other.location.empty())) out.location = std::move(other.location);
    if (out.torch.empty()) out.torch = std::move(other.torch);
  }
  return out;
}

}  // namespace

std::string notes(const NoteInput& in) {
  const rule::Rule& rule = in.program.rules[in.site.match.rule];
  const ir::Graph& graph = in.deciding().graph;
  const Origin from = origin_of(in);
  std::string torch = from.torch;
  if (!rule.torch.empty()) torch += fmt::format("{}{}", torch.empty() ? "" : "; ", rule.torch);

  std::string out;
  const auto line = [&](std::string_view key, const std::string& text) {
    if (!text.empty()) out += fmt::format("{}{}\n", key, sanitize(text));
  };
  line("", rule.summary.empty() ? rule.name : rule.summary);
  line("model location: ", model_location(in, from.location));
  line("source torch ops: ", torch.empty() ? "unknown (no names in the dump)" : torch);
  for (const auto& parts : body(in).notes)
    line("", match::format_note(in.program, graph, in.site.match, parts));
  for (const std::string& text : in.segments) line("", text);
  line("interleaved: ", interleaved(in));
  line("unproven: ", unproven(in));
  line("paired by: ", paired_by(in));
  line("merged: ", in.site.merged);
  line("through: ", through(graph, in.site.match));
  line("overlaps: ", fmt::format("{}", fmt::join(in.site.overlaps, ", ")));
  line("kernel: ", rule.kernel);
  line("fused op: ", rule.unlisted ? rule.fused_op + " is not in the public API list" : std::string{});
  line("compiler pass: ", compiler_pass(rule));
  if (rule.source == rule::Source::Ttnn) line("split by the backend: ", split_by_backend(in));
  line("saves: ", saves(in.cost));
  return out;
}

}  // namespace fusionc::report
