// Modules of a file. The statements of the whole file are scanned once, in shards; modules are then found
// among them, whatever text surrounds them. Alias tables belong to the module they touch: the lines `#name =
// ...` right above and right below it.
#include "engine/ir/module.h"

#include <algorithm>
#include <limits>

#include "engine/ir/chain.h"
#include "engine/ir/clean.h"
#include "engine/ir/link.h"
#include "engine/ir/location.h"
#include "engine/support/parallel.h"

namespace fusionc::ir {

namespace {

// `#name = ` or `!name = ` at `p`: returns where the value starts, null when there is none.
const char* alias_value(const char* p, const char* end) {
  if (p == end || (*p != '#' && *p != '!')) return nullptr;
  const char* const name = p + 1;
  p = skip_ssa_name(name, end);
  if (p == name) return nullptr;
  p = skip_blanks(p, end);
  if (p == end || *p != '=') return nullptr;
  p = skip_blanks(p + 1, end);
  return p == end || *p == '\n' ? nullptr : p;
}

const char* alias_end(const char* value, const char* end) {
  Fault fault;
  const char* p = value;
  while (p && p != end && *p != '\n') {
    if (*p == '"')
      p = skip_string(p, end, fault);
    else if (*p == '(' || *p == '<' || *p == '{' || *p == '[')
      p = skip_balanced(p, end, fault);
    else
      ++p;
  }
  return p;
}

// End of the alias table that starts at `p`: only blank space stands between its lines. Returns `p` if there
// is none.
const char* table_end(const char* p, const char* end) {
  const char* last = p;
  for (;;) {
    const char* line = p;
    while (line != end && is_blank(*line)) ++line;
    const char* const value = alias_value(line, end);
    p = value ? alias_end(value, end) : nullptr;
    if (!p) return last;
    last = p;
  }
}

// Start of the alias table whose last line ends right above `p`.
const char* table_begin(const char* p, const char* floor) {
  const char* first = p;
  for (;;) {
    const char* line_end = p;
    while (line_end != floor && is_blank(line_end[-1])) --line_end;
    const char* line = line_end;
    while (line != floor && line[-1] != '\n' && line[-1] != '\r') --line;
    const char* start = line;
    while (start != line_end && is_blank(*start)) ++start;
    if (line_end == floor) return first;
    if (!alias_value(start, line_end)) {
      // The first line of a table may be glued to a line of the log: `!!!Canonicalizer: #loc2 =
      // loc("-":2:19)`.
      int tries = 8;
      for (const char* hash = line + 1; hash < line_end && tries > 0; ++hash) {
        const char* const value = hash[-1] == ' ' ? alias_value(hash, line_end) : nullptr;
        if (value && alias_end(value, line_end) == line_end) return hash;
        tries -= value != nullptr;
      }
      return first;
    }
    first = p = start;
  }
}

// One table between two modules may belong to both: location aliases close the module above, the rest opens
// the one below.
const char* split_table(const char* begin, const char* end) {
  const char* p = begin;
  for (;;) {
    while (p != end && is_blank(*p)) ++p;
    if (!starts_with(p, end, "#loc")) return p;
    const char* const value = alias_value(p, end);
    p = value ? alias_end(value, end) : nullptr;
    if (!p || p == end) return end;
  }
}

std::string_view line_above(const char* p, const char* floor) {
  while (p != floor && is_blank(p[-1])) --p;
  const char* line = p;
  while (line != floor && line[-1] != '\n' && line[-1] != '\r') --line;
  return {line, static_cast<std::size_t>(p - line)};
}

void read_banner(std::string_view line, Module& module) {
  if (const std::size_t dump = line.find("IR Dump "); dump != std::string_view::npos) {
    std::string_view pass = line.substr(dump);
    pass = pass.substr(0, pass.find(" //-----"));
    module.pass = pass;
    return;
  }
  constexpr std::string_view kHeader = "MLIR Module ";
  if (const std::size_t at = line.find(kHeader); at != std::string_view::npos) {
    const std::string_view stage = line.substr(at + kHeader.size());
    module.stage = stage.substr(0, stage.find(':'));
    return;
  }
  // Older: `VHLO Module:`, `TTIR Module:`, `TTNN module module`.
  for (const auto& [text, stage] : {std::pair{"VHLO Module", "vhlo"},
                                    {"SHLO Module", "shlo"},
                                    {"StableHLO module", "shlo"},
                                    {"TTIR Module", "ttir"},
                                    {"TTIR module", "ttir"},
                                    {"TTNN Module", "ttnn"},
                                    {"TTNN module", "ttnn"}})
    if (line.find(text) != std::string_view::npos) module.stage = stage;
}

Diagnostic to_diagnostic(const Source& source, const Fault& fault) {
  const std::string_view text = source.text();
  auto at = static_cast<std::size_t>(fault.at - text.data());
  // At the end of the text the caret belongs behind the last thing written.
  if (fault.code == Code::IrCutOff && at == text.size())
    while (at > 0 && is_blank(text[at - 1])) --at;
  const LineColumn place = source.position(at);
  const std::string_view line = text.substr(at - (place.column - 1));
  Diagnostic d = diagnostic_at(fault.code, source.path(), line.substr(0, line.find('\n')), place.column - 1,
                               1, fault.message);
  d.line = place.line;
  return d;
}

Module describe(const Source& source, const Outline& outline) {
  const char* const base = source.text().data();
  Module module;
  module.body = static_cast<std::size_t>(outline.begin - base);
  module.symbol = outline.symbol;
  module.dialect = outline.dialect;
  module.ttir_ops = outline.ttir_ops;
  module.ttnn_ops = outline.ttnn_ops;
  module.other_ops = outline.other_ops;
  module.functions = outline.functions.size();
  module.truncated = outline.fault.code == Code::IrCutOff;
  if (outline.fault) module.defect = to_diagnostic(source, outline.fault);
  return module;
}

}  // namespace

namespace {

// A byte order mark is no part of the text.
std::string_view text_of(const Source& source) {
  const std::string_view text = source.text();
  return text.starts_with("\xEF\xBB\xBF") ? text.substr(3) : text;
}

std::vector<Module> modules_of(const Source& source, const std::shared_ptr<const Scan>& scan) {
  const std::string_view text = text_of(source);
  const char* const base = source.text().data();
  const char* const end = text.data() + text.size();
  const char* floor = text.data();
  const char* counted = text.data();
  std::size_t line = 1;
  const auto line_of = [&](const char* p) {
    line = scan->line(p, counted, line);
    counted = p;
    return line;
  };
  std::vector<Module> modules;
  for (std::size_t i = 0; i < scan->modules().size(); ++i) {
    const Outline& outline = scan->modules()[i];
    const char* const next = i + 1 < scan->modules().size() ? scan->modules()[i + 1].begin : end;
    const char* const begin = table_begin(outline.begin, floor);
    const char* tail = outline.end;
    if (!outline.fault) tail = table_end(tail, next);
    if (tail != outline.end && next != end && skip_space(tail, end) == next)
      tail = split_table(outline.end, tail);
    Module module = describe(source, outline);
    module.begin = static_cast<std::size_t>(begin - base);
    module.end = static_cast<std::size_t>(tail - base);
    module.first_line = line_of(outline.begin);
    module.last_line = line_of(outline.end > outline.begin ? outline.end - 1 : outline.end);
    module.scan = scan;
    module.outline = i;
    read_banner(line_above(begin, floor), module);
    modules.push_back(std::move(module));
    floor = tail;
  }
  return modules;
}

std::shared_ptr<const Scan> scan_source(const Source& source) {
  constexpr std::size_t kSmallest = std::size_t{1} << 18, kLargest = std::size_t{1} << 20;
  const std::string_view text = text_of(source);
  const std::size_t even = text.size() / (std::size_t{8} * thread_count()) + 1;
  return std::make_shared<const Scan>(text, Scan::cut(text, std::clamp(even, kSmallest, kLargest)));
}

}  // namespace

std::vector<Module> find_modules(const Source& source) {
  std::vector<Module> modules = modules_of(source, scan_source(source));
  if (!modules.empty()) return modules;
  std::optional<std::string> text = without_prefixes(source.text());
  if (!text) return modules;
  const auto cleaned = Source::from_text(source.path(), std::move(*text));
  modules = modules_of(*cleaned, scan_source(*cleaned));
  for (Module& module : modules) module.cleaned = cleaned;
  return modules;
}

std::vector<Module> find_modules(const Source& source, const std::vector<std::size_t>& cuts) {
  const std::string_view text = text_of(source);
  const std::size_t mark = source.text().size() - text.size();
  std::vector<std::size_t> of_text{0};
  for (const std::size_t cut : cuts)
    if (cut > mark) of_text.push_back(cut - mark);
  return modules_of(source, std::make_shared<const Scan>(text, of_text));
}

namespace {

void read_locations(std::string_view table, LocationTable& locations) {
  const char* p = table.data();
  const char* const end = p + table.size();
  Fault ignored;
  while (p && p != end) {
    while (p != end && is_blank(*p)) ++p;
    const char* const name = p;
    const char* const value = alias_value(p, end);
    if (value && starts_with(value, end, "loc(")) {
      p = skip_balanced(value + 3, end, ignored);
      if (!p) return;
      locations.add({name, static_cast<std::size_t>(skip_ssa_name(name + 1, end) - name)},
                    {value + 4, static_cast<std::size_t>(p - 1 - (value + 4))});
    } else {
      p = value ? alias_end(value, end) : skip_line(p, end);
    }
  }
}

}  // namespace

std::shared_ptr<const Graph> read_module(std::shared_ptr<const Source> source, const Module& module,
                                         Diagnostics& diagnostics) {
  if (module.defect) {
    diagnostics.add(*module.defect);
    return nullptr;
  }
  if (module.end - module.begin > std::numeric_limits<std::uint32_t>::max()) {
    diagnostics.add(to_diagnostic(*source, {Code::IrTooLarge, source->text().data() + module.body,
                                            "a module must be smaller than 4 GiB"}));
    return nullptr;
  }
  if (module.cleaned) source = module.cleaned;
  const Outline& outline = module.scan->modules()[module.outline];
  const auto graph = std::make_shared<Graph>();
  graph->text = source->text().substr(module.begin, module.end - module.begin);
  graph->text_offset = module.begin;
  if (!outline.symbol.empty()) {
    const auto begin = static_cast<std::uint32_t>(outline.symbol.data() - graph->text.data());
    graph->symbol = {begin, begin + static_cast<std::uint32_t>(outline.symbol.size())};
  }
  Fault fault;
  if (!link(outline, *graph, fault)) {
    diagnostics.add(to_diagnostic(*source, fault));
    return nullptr;
  }
  auto locations = std::make_shared<LocationTable>();
  const char* const text = graph->text.data();
  read_locations({text, static_cast<std::size_t>(outline.begin - text)}, *locations);
  read_locations({outline.end, static_cast<std::size_t>(text + graph->text.size() - outline.end)},
                 *locations);
  graph->locations = std::move(locations);
  graph->source = std::move(source);
  return graph;
}

}  // namespace fusionc::ir
