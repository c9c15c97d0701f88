// Located messages. Every message a user can cause has a stable code (`FUS012`), a place (file:line:col), the
// line with a caret, and where it can a hint. Codes live in one table (diagnostic_codes.def) so that a test can
// demand a fixture for each, and `fusionc explain CODE` can describe it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace fusionc {

enum class Code : std::uint16_t {
#define FUSIONC_CODE(id, name, title, help) name = id,
#include "engine/support/diagnostic_codes.def"
#undef FUSIONC_CODE
};

/// Number, title and one paragraph of help of a code, in numeric order of the table.
struct CodeInfo {
  Code code;
  std::string_view name;   ///< identifier in the table, e.g. `UnknownOp`
  std::string_view title;  ///< a few words
  std::string_view help;   ///< what it means and what to do
};
const std::vector<CodeInfo>& all_codes();
const CodeInfo& info(Code code);
std::string format_code(Code code);  ///< `FUS012`

enum class Severity : std::uint8_t { Error, Warning, Note };

struct Diagnostic {
  Code code{};
  Severity severity = Severity::Error;
  std::string file;       ///< as the user named it; empty when there is no file
  std::size_t line = 0;   ///< 1-based; 0 when the message concerns the whole file
  std::size_t column = 0; ///< 1-based byte column
  std::string message;
  std::string source_line;  ///< text of that line without its terminator (of a long one, what is near); may be empty
  std::size_t line_offset = 0;  ///< bytes of the line left out in front of source_line
  std::size_t length = 1;   ///< bytes to underline from `column`
  std::string hint;         ///< optional; a did-you-mean or the next thing to try
};

/// A diagnostic whose place is `offset` in `text` (line, column and line text are computed here).
Diagnostic diagnostic_at(Code code, std::string file, std::string_view text, std::size_t offset,
                         std::size_t length, std::string message, std::string hint = {});

/// Renders as `file:line:col: error[FUS012]: message`, the line and a caret below it. Lines longer than about
/// 100 bytes are windowed around the caret; control bytes and bytes that are not UTF-8 are shown as `?`.
std::string render(const Diagnostic& diagnostic);

/// Collects diagnostics in the order they were found.
class Diagnostics {
 public:
  void add(Diagnostic d) { list_.push_back(std::move(d)); }
  bool has_errors() const;
  bool empty() const { return list_.empty(); }
  const std::vector<Diagnostic>& list() const { return list_; }
  void append(const Diagnostics& other) {
    list_.insert(list_.end(), other.list_.begin(), other.list_.end());
  }

 private:
  std::vector<Diagnostic> list_;
};

/// Nearest of `candidates` to `word` by edit distance, when near enough to be a likely typo; else empty.
std::string did_you_mean(std::string_view word, const std::vector<std::string_view>& candidates);

}  // namespace fusionc
