#include "engine/support/diagnostic.h"

#include <fmt/format.h>

#include <algorithm>

namespace fusionc {

const std::vector<CodeInfo>& all_codes() {
  static const std::vector<CodeInfo> codes = {
#define FUSIONC_CODE(id, name, title, help) CodeInfo{Code::name, #name, title, help},
#include "engine/support/diagnostic_codes.def"
#undef FUSIONC_CODE
  };
  return codes;
}

const CodeInfo& info(Code code) {
  for (const CodeInfo& candidate : all_codes())
    if (candidate.code == code) return candidate;
  return all_codes().front();
}

std::string format_code(Code code) { return fmt::format("FUS{:03}", static_cast<unsigned>(code)); }

Diagnostic diagnostic_at(Code code, std::string file, std::string_view text, std::size_t offset,
                         std::size_t length, std::string message, std::string hint) {
  offset = std::min(offset, text.size());
  const std::string_view before = text.substr(0, offset);
  const std::size_t start = before.rfind('\n') == std::string_view::npos ? 0 : before.rfind('\n') + 1;
  std::size_t end = text.find('\n', offset);
  if (end == std::string_view::npos) end = text.size();
  std::string_view line = text.substr(start, end - start);
  if (!line.empty() && line.back() == '\r') line.remove_suffix(1);

  Diagnostic d;
  d.code = code;
  d.file = std::move(file);
  d.line = 1 + static_cast<std::size_t>(std::count(before.begin(), before.end(), '\n'));
  d.column = offset - start + 1;
  d.length = std::max<std::size_t>(1, std::min(length, end - offset));
  d.message = std::move(message);
  constexpr std::size_t kKept = 2048;  // of a line of megabytes only the surroundings are worth keeping
  d.line_offset = offset - start > kKept ? offset - start - kKept : 0;
  d.source_line = line.substr(std::min(d.line_offset, line.size()), 2 * kKept);
  d.hint = std::move(hint);
  return d;
}

namespace {

constexpr std::size_t kWindow = 100;

// Length of the UTF-8 sequence at `at`, or 0 where the bytes are not UTF-8 or not printable.
std::size_t printable_sequence(std::string_view text, std::size_t at) {
  const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
  const unsigned char lead = byte(at);
  if (lead < 0x20 || lead == 0x7f) return 0;
  if (lead < 0x80) return 1;
  const std::size_t size = lead >= 0xf0 && lead < 0xf5 ? 4 : lead >= 0xe0 ? 3 : lead >= 0xc2 ? 2 : 0;
  if (size == 0 || lead >= 0xf5 || at + size > text.size()) return 0;
  for (std::size_t i = 1; i < size; ++i)
    if ((byte(at + i) & 0xc0) != 0x80) return 0;
  // C1 control characters steer terminals too.
  if (lead == 0xc2 && byte(at + 1) < 0xa0) return 0;
  return size;
}

// Messages quote what users wrote, down to NUL bytes and codes that steer terminals.
std::string printable(std::string_view text) {
  std::string out;
  for (std::size_t i = 0; i < text.size();) {
    const std::size_t size = printable_sequence(text, i);
    if (size == 0)
      out += text[i] == '\n' ? '\n' : '?';
    else
      out += text.substr(i, size);
    i += std::max<std::size_t>(size, 1);
  }
  return out;
}

}  // namespace

std::string render(const Diagnostic& d) {
  const char* const severity = d.severity == Severity::Error     ? "error"
                               : d.severity == Severity::Warning ? "warning"
                                                                 : "note";
  std::string out;
  if (!d.file.empty()) out += printable(d.file) + ":";
  if (d.line) out += fmt::format("{}:{}:", d.line, d.column);
  if (!out.empty()) out += ' ';
  out += fmt::format("{}[{}]: {}\n", severity, format_code(d.code), printable(d.message));
  if (d.line && !d.source_line.empty()) {
    const std::size_t at = std::min(d.column - 1 - d.line_offset, d.source_line.size());
    std::size_t begin = 0, end = d.source_line.size();
    if (d.source_line.size() > kWindow) {
      begin = at > kWindow / 2 ? at - kWindow / 2 : 0;
      end = std::min(d.source_line.size(), begin + kWindow);
    }
    std::string shown = begin + d.line_offset ? "..." : "", mark(shown.size(), ' ');
    std::size_t underlined = 0;
    const std::size_t want = std::max<std::size_t>(1, d.length);
    for (std::size_t i = begin; i < end;) {
      const std::size_t size = std::min(printable_sequence(d.source_line, i), end - i);
      if (size == 0) {
        shown += d.source_line[i] == '\t' ? ' ' : '?';
      } else {
        shown += d.source_line.substr(i, size);
      }
      const std::size_t step = std::max<std::size_t>(size, 1);
      if (i + step <= at) {
        mark += ' ';
      } else if (i < at + want) {
        mark += underlined++ ? '~' : '^';
      }
      i += step;
    }
    if (!underlined) mark += '^';
    if (end < d.source_line.size()) shown += "...";
    out += fmt::format("  {}\n  {}\n", shown, mark);
  }
  if (!d.hint.empty()) out += fmt::format("  hint: {}\n", printable(d.hint));
  return out;
}

bool Diagnostics::has_errors() const {
  return std::any_of(list_.begin(), list_.end(),
                     [](const Diagnostic& d) { return d.severity == Severity::Error; });
}

std::string did_you_mean(std::string_view word, const std::vector<std::string_view>& candidates) {
  std::string_view best;
  std::size_t best_distance = std::max<std::size_t>(1, word.size() / 3) + 1;
  std::vector<std::size_t> row;
  for (std::string_view candidate : candidates) {
    row.resize(candidate.size() + 1);
    for (std::size_t j = 0; j <= candidate.size(); ++j) row[j] = j;
    for (std::size_t i = 1; i <= word.size(); ++i) {
      std::size_t diagonal = row[0];
      row[0] = i;
      for (std::size_t j = 1; j <= candidate.size(); ++j) {
        const std::size_t substitute = diagonal + (word[i - 1] != candidate[j - 1]);
        diagonal = row[j];
        row[j] = std::min({row[j] + 1, row[j - 1] + 1, substitute});
      }
    }
    if (row.back() < best_distance && row.back() < word.size()) {
      best_distance = row.back();
      best = candidate;
    }
  }
  return std::string(best);
}

}  // namespace fusionc
