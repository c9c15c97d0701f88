// The report as YAML, in the form of the contract's examples: keys in their order, segments and notes as
// literal blocks.
//
// The writer is our own because the text is the point: a loaded segment must equal the input byte for byte,
// in any reader. So a text goes into a literal block only if every reader agrees about each of its
// characters, and otherwise into one double-quoted scalar with escapes. Everything streams: the texts of a batch of
// instances are made in parallel, each in a string of its own, and written in order before the next batch begins.
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <span>
#include <utility>

#include "engine/report/report.h"
#include "engine/report/text.h"
#include "engine/support/parallel.h"

namespace fusionc::report {

namespace {

// A scalar that no reader can take for anything but this string.
bool plain(std::string_view text) {
  if (text.empty()) return false;
  const auto is_word = [](char c) {
    return std::isalnum(static_cast<unsigned char>(c)) || c == '_' || c == '/';
  };
  const bool relative = text.starts_with("./") || text.starts_with("../");
  if (!relative && (!is_word(text.front()) || std::isdigit(static_cast<unsigned char>(text.front()))))
    return false;
  if (!std::all_of(text.begin(), text.end(), [&](char c) { return is_word(c) || c == '.' || c == '-'; }))
    return false;
  std::string lower(text);
  std::transform(lower.begin(), lower.end(), lower.begin(), [](unsigned char c) { return std::tolower(c); });
  constexpr std::array<std::string_view, 9> kReserved = {"y",   "n",    "yes",   "no",  "on",
                                                         "off", "true", "false", "null"};
  return std::find(kReserved.begin(), kReserved.end(), lower) == kReserved.end();
}

class Writer {
 public:
  void raw(std::string_view text) { text_ += text; }
  std::string take() { return std::exchange(text_, {}); }

  void scalar(std::string_view text) {
    if (plain(text)) {
      raw(text);
    } else {
      raw("\"");
      escaped(text);
      raw("\"");
    }
  }

  // Pieces without their line ends; each piece is followed by one. No pieces are the empty string.
  void text(std::span<const std::string_view> pieces, std::string_view indent) {
    if (pieces.empty()) {
      raw("\"\"\n");
    } else if (fits(pieces)) {
      block(pieces, indent);
    } else {
      raw("\"");
      for (std::string_view piece : pieces) {
        escaped(piece);
        raw("\\n");
      }
      raw("\"\n");
    }
  }

 private:
  // Clipping keeps exactly one final line end, so the text must not end in an empty line.
  static bool fits(std::span<const std::string_view> pieces) {
    const std::string_view last = pieces.back();
    if (last.empty() || last.back() == '\n') return false;
    return std::all_of(pieces.begin(), pieces.end(),
                       [](std::string_view piece) { return fits_block(piece); });
  }

  void block(std::span<const std::string_view> pieces, std::string_view indent) {
    // A reader finds the indentation at the first line that is not empty; blanks in front of its text need
    // the indicator.
    const auto first = std::find_if(pieces.begin(), pieces.end(), [](std::string_view piece) {
      return piece.find_first_not_of('\n') != std::string_view::npos;
    });
    const bool blank = (*first)[first->find_first_not_of('\n')] == ' ';
    raw(blank ? "|2\n" : "|\n");
    for (std::string_view piece : pieces) {
      for (std::size_t begin = 0; begin <= piece.size();) {
        const std::size_t end = std::min(piece.find('\n', begin), piece.size());
        if (end > begin) raw(indent);
        raw(piece.substr(begin, end - begin));
        raw("\n");
        begin = end + 1;
      }
    }
  }

  void escaped(std::string_view text) {
    for (std::size_t at = 0; at < text.size();) {
      const Character c = decode(text, at);
      const std::string_view bytes = text.substr(at, c.size);
      at += std::max<std::size_t>(c.size, 1);
      if (c.size == 0) {
        raw("\\uFFFD");
      } else if (c.code == '"' || c.code == '\\') {
        raw("\\");
        raw(bytes);
      } else if (c.code == '\n') {
        raw("\\n");
      } else if (c.code == '\t') {
        raw("\\t");
      } else if (universal(c.code)) {
        raw(bytes);
      } else {
        raw(c.code < 0x100     ? fmt::format("\\x{:02X}", c.code)
            : c.code < 0x10000 ? fmt::format("\\u{:04X}", c.code)
                               : fmt::format("\\U{:08X}", c.code));
      }
    }
  }

  std::string text_;
};

constexpr std::string_view kKeyIndent = "        ";     // keys of an instance
constexpr std::string_view kTextIndent = "          ";  // lines of a block below them

void write_segment(Writer& out, const Segment& segment) {
  std::vector<std::string_view> pieces;
  for (Span line : segment.lines) pieces.push_back(segment.graph->str(line));
  out.text(pieces, kTextIndent);
}

void write_instance(Writer& out, const Instance& instance) {
  out.raw("      - ");
  if (!instance.ir_loc.empty()) {
    out.raw("ir_loc: ");
    out.scalar(instance.ir_loc);
    out.raw("\n");
    out.raw(kKeyIndent);
  }
  out.raw("ttir_segment: ");
  write_segment(out, instance.ttir);
  out.raw(kKeyIndent);
  out.raw("ttnn_segment: ");
  write_segment(out, instance.ttnn);
  out.raw(kKeyIndent);
  out.raw("notes: ");
  std::string_view notes = instance.notes;
  if (notes.ends_with('\n')) notes.remove_suffix(1);
  const std::array<std::string_view, 1> pieces = {notes};
  out.text(pieces, kTextIndent);
}

void write_entry(Writer& out, const Entry& entry) {
  out.raw("  - fused_op: ");
  out.scalar(entry.fused_op);
  out.raw("\n    source: ");
  out.scalar(entry.source);
  out.raw("\n    component_ops:\n");
  for (const std::string& op : entry.component_ops) {
    out.raw("      - ");
    out.scalar(op);
    out.raw("\n");
  }
  out.raw("    instances:\n");
}

void write_input(Writer& out, const Report& report) {
  out.raw("input:\n");
  for (const auto& [key, path] :
       {std::pair{"  ttir: ", &report.ttir_path}, std::pair{"  ttnn: ", &report.ttnn_path}}) {
    if (path->empty()) continue;
    out.raw(key);
    out.scalar(*path);
    out.raw("\n");
  }
  out.raw("\nmissed_fusions:\n");
}

// Few enough that the texts of a batch stay small beside an input, enough to keep all threads busy.
constexpr std::size_t kBatch = 256;

}  // namespace

void write_yaml(const Report& report, const std::function<void(std::string_view)>& write) {
  Writer head;
  write_input(head, report);
  write(head.take());
  std::vector<std::string> texts;
  for (std::size_t e = 0; e < report.entries.size(); ++e) {
    const Entry& entry = report.entries[e];
    if (e > 0) head.raw("\n");
    write_entry(head, entry);
    write(head.take());
    for (std::size_t first = 0; first < entry.places.size(); first += kBatch) {
      texts.assign(std::min(kBatch, entry.places.size() - first), {});
      parallel_for(texts.size(), 8, [&](std::size_t begin, std::size_t end) {
        for (std::size_t i = begin; i < end; ++i) {
          Writer out;
          write_instance(out, report.instance(entry.places[first + i]));
          texts[i] = out.take();
        }
      });
      for (const std::string& text : texts) write(text);
    }
  }
}

}  // namespace fusionc::report
