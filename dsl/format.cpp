// Idea. Authors break lines where a rule reads best, so formatting keeps the lines and decides only what stands in front
// of them and around the first `=`. A line is the beginning of something (a clause, an equation, a guard) or goes on
// with it; the latter move with the former. What is which follows from the brackets open at its start: a brace that
// ended its line opened a block, any other bracket is closed by the lines that go on.
#include "dsl/format.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <vector>

namespace fusionc::dsl {

namespace {

struct Line {
  std::string text;             ///< without blanks at its ends
  std::size_t written = 0;      ///< column of its first character in the input
  std::size_t depth = 0;        ///< blocks around it
  bool goes_on = false;         ///< with what an earlier line began
  bool inside = false;          ///< of a bracket that an earlier line opened
  std::size_t equals = std::string::npos;  ///< place of the `=` of an equation or pattern in `text`
  std::size_t column = 0;       ///< of its first character in the output
};

bool is_word(char c) { return std::isalnum(static_cast<unsigned char>(c)) || c == '_'; }

/// Calls `at(i)` for every character outside of strings and comments.
template <typename At>
void code_characters(std::string_view line, At at) {
  bool quoted = false;
  for (std::size_t i = 0; i < line.size(); ++i) {
    if (quoted) {
      if (line[i] == '\\') ++i;
      else quoted = line[i] != '"';
      continue;
    }
    if (line[i] == '#' && (i == 0 || !is_word(line[i - 1]))) return;
    quoted = line[i] == '"';
    at(i);
  }
}

/// Place of the `=` that makes the line an equation or a pattern definition; npos if it is none.
std::size_t equation(std::string_view line) {
  if (line.starts_with("rule ") || line.starts_with("import ") || line.starts_with("#")) return std::string::npos;
  const bool pattern = line.starts_with("pattern ");
  std::size_t found = std::string::npos, open = 0;
  bool plain = true;
  code_characters(line, [&](std::size_t i) {
    if (found != std::string::npos || !plain) return;
    const char c = line[i];
    if (c == '(') ++open;
    if (c == ')' && open > 0) --open;
    if (c == '=' && open == 0 && (i + 1 >= line.size() || line[i + 1] != '=') && (i == 0 || std::string_view("=<>!~").find(line[i - 1]) == std::string_view::npos))
      found = i;
    else if (!pattern && !is_word(c) && c != ' ')
      plain = false;
  });
  // An equation has one name in front of it.
  if (found == std::string::npos || pattern) return found;
  const std::string_view name = line.substr(0, line.find_last_not_of(' ', found == 0 ? 0 : found - 1) + 1);
  return !name.empty() && std::all_of(name.begin(), name.end(), is_word) ? found : std::string::npos;
}

/// Does the line begin with an operator, and so go on with the one before?
bool begins_within(std::string_view line) {
  constexpr std::array<std::string_view, 8> kOperators = {"|", "or ", "and ", "in ", "as ", "->", "==", "!="};
  return std::any_of(kOperators.begin(), kOperators.end(), [&](std::string_view op) { return line.starts_with(op); });
}

std::vector<Line> split(std::string_view text) {
  std::vector<Line> lines;
  std::vector<bool> open;  // open brackets: was it the end of its line, and so a block?
  bool unfinished = false;  // did the line before end with `=` or `|`?
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    std::string_view raw = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    constexpr std::string_view kBlanks = " \t\r";
    Line line;
    const std::size_t first = raw.find_first_not_of(kBlanks);
    if (first != std::string_view::npos) {
      for (const char c : raw.substr(0, first)) line.written += c == '\t' ? 8 - line.written % 8 : 1;
      line.text = raw.substr(first, raw.find_last_not_of(kBlanks) + 1 - first);
    }
    const bool closes = !line.text.empty() && line.text.front() == '}' && !open.empty() && open.back();
    line.inside = std::find(open.begin(), open.end(), false) != open.end();
    line.goes_on = line.inside || begins_within(line.text) || unfinished;
    line.depth = static_cast<std::size_t>(std::count(open.begin(), open.end(), true)) - closes;
    std::size_t last = std::string::npos;
    code_characters(line.text, [&](std::size_t i) { last = line.text[i] == ' ' ? last : i; });
    code_characters(line.text, [&](std::size_t i) {
      const char c = line.text[i];
      if (c == '(' || c == '[' || c == '{') open.push_back(c == '{' && i == last);
      if ((c == ')' || c == ']' || c == '}') && !open.empty()) open.pop_back();
    });
    if (!line.goes_on) line.equals = equation(line.text);
    if (line.equals != std::string::npos && line.equals == last) line.equals = std::string::npos;  // its value is below
    if (last != std::string::npos) unfinished = line.text[last] == '=' || line.text[last] == '|';
    lines.push_back(std::move(line));
  }
  return lines;
}

/// Clauses of a rule whose words stand in one column.
void pad_clause(Line& line) {
  constexpr std::array<std::string_view, 12> kPadded = {
      "fused_op", "source", "summary", "torch", "kernel", "version", "seen", "compiler", "through", "default", "priority", "group"};
  if (line.depth != 1 || line.goes_on) return;
  std::size_t end = 0;
  while (end < line.text.size() && is_word(line.text[end])) ++end;
  const std::string word = line.text.substr(0, end);
  const std::size_t value = line.text.find_first_not_of(' ', end);
  if (value == std::string::npos || value == end || line.text.substr(value).starts_with("where")) return;
  if (std::find(kPadded.begin(), kPadded.end(), word) == kPadded.end()) return;
  line.text = word + std::string(9 - word.size(), ' ') + line.text.substr(value);
}

/// `=` of the equations [first, last), with what goes on between them, in one column.
void align(std::vector<Line>& lines, std::size_t first, std::size_t last) {
  std::size_t width = 0;
  const auto name_of = [](const Line& line) {
    return line.text.substr(0, line.equals == 0 ? 0 : line.text.find_last_not_of(' ', line.equals - 1) + 1);
  };
  for (std::size_t i = first; i < last; ++i)
    if (lines[i].equals != std::string::npos) width = std::max(width, name_of(lines[i]).size());
  std::ptrdiff_t shift = 0;
  std::size_t below = 0;
  for (std::size_t i = first; i < last; ++i) {
    Line& line = lines[i];
    if (line.equals == std::string::npos && !line.goes_on) continue;
    if (line.equals == std::string::npos) {
      // Alternatives stand below the `=`.
      const bool alternative = !line.inside && line.text.starts_with("|");
      line.column = alternative ? below
                                : static_cast<std::size_t>(std::max<std::ptrdiff_t>(
                                      0, static_cast<std::ptrdiff_t>(line.written) + shift));
      continue;
    }
    const std::string name = name_of(line);
    const std::size_t value = std::min(line.text.find_first_not_of(' ', line.equals + 1), line.text.size());
    const std::size_t was = line.written + line.equals;
    line.text = name + std::string(width - name.size(), ' ') + " = " + line.text.substr(value);
    line.equals = width + 1;
    below = line.column + line.equals;
    shift = static_cast<std::ptrdiff_t>(line.column + line.equals) - static_cast<std::ptrdiff_t>(was);
  }
}

}  // namespace

std::string format(std::string_view text) {
  if (text.starts_with("\xef\xbb\xbf")) text.remove_prefix(3);
  std::vector<Line> lines = split(text);
  std::ptrdiff_t shift = 0;
  for (Line& line : lines) {
    if (line.goes_on) {
      line.column = static_cast<std::size_t>(std::max<std::ptrdiff_t>(0, static_cast<std::ptrdiff_t>(line.written) + shift));
      continue;
    }
    line.column = 2 * line.depth;
    const std::size_t before = line.text.find_first_not_of(' ', std::min(line.text.find(' '), line.text.size()));
    pad_clause(line);
    const std::size_t after = line.text.find_first_not_of(' ', std::min(line.text.find(' '), line.text.size()));
    if (line.text.empty() || line.text.front() == '#') continue;  // what goes on below does so with a line above
    shift = static_cast<std::ptrdiff_t>(line.column) - static_cast<std::ptrdiff_t>(line.written);
    if (before != std::string::npos && after != std::string::npos)
      shift += static_cast<std::ptrdiff_t>(after) - static_cast<std::ptrdiff_t>(before);
  }
  for (std::size_t first = 0; first < lines.size(); ++first) {
    if (lines[first].equals == std::string::npos) continue;
    std::size_t last = first + 1;
    const auto same_run = [&](const Line& line) {
      if (line.text.empty()) return false;
      const bool remark = line.text.front() == '#' && line.depth == lines[first].depth;
      return (line.goes_on || remark || (line.equals != std::string::npos && line.depth == lines[first].depth));
    };
    while (last < lines.size() && same_run(lines[last])) ++last;
    while (lines[last - 1].text.front() == '#') --last;
    align(lines, first, last);
    first = last - 1;
  }
  std::string out;
  bool blank = false;
  const Line* before = nullptr;
  for (const Line& line : lines) {
    if (line.text.empty()) {
      blank = true;
      continue;
    }
    const bool opened = before && before->text.ends_with('{') && !before->text.starts_with('#');
    if (blank && before && !opened && !line.text.starts_with('}')) out += '\n';
    blank = false;
    out.append(line.column, ' ').append(line.text).append("\n");
    before = &line;
  }
  return out;
}

}  // namespace fusionc::dsl
