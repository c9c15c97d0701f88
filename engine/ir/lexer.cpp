// Skipping IR text without reading it.
//
// Most bytes of a dump sit inside brackets or strings nobody asks for. They are passed by a loop over one
// table look-up per byte; strings by memchr, so a blob of hundreds of megabytes costs what reading it costs.
// Nesting is kept in a fixed array: hostile text gets an error, never a deep stack.
#include "engine/ir/lexer.h"

#include <cstring>

namespace fusionc::ir {

namespace {

enum Class : std::uint8_t { kPlain, kQuote, kOpen, kClose, kAngle, kMinus, kSlash, kLine };

constexpr std::array<std::uint8_t, 256> kClasses = [] {
  std::array<std::uint8_t, 256> classes{};
  classes['"'] = kQuote;
  for (unsigned char c : {'(', '[', '{', '<'}) classes[c] = kOpen;
  for (unsigned char c : {')', ']', '}'}) classes[c] = kClose;
  classes['>'] = kAngle;
  classes['-'] = kMinus;
  classes['/'] = kSlash;
  classes['\n'] = kLine;
  return classes;
}();

char opener_of(char close) { return close == ')' ? '(' : close == ']' ? '[' : '{'; }

std::nullptr_t fail(Fault& fault, Code code, const char* at, const char* message) {
  if (!fault) fault = {code, at, message};
  return nullptr;
}

}  // namespace

const char* skip_line(const char* p, const char* end) {
  const void* line_end = std::memchr(p, '\n', static_cast<std::size_t>(end - p));
  return line_end ? static_cast<const char*>(line_end) : end;
}

const char* skip_space_slow(const char* p, const char* end) {
  for (;;) {
    while (p != end && is_blank(*p)) ++p;
    if (end - p < 2 || p[0] != '/' || p[1] != '/') return p;
    p = skip_line(p, end);
  }
}

const char* skip_string(const char* p, const char* end, Fault& fault) {
  const char* const start = p++;
  for (;;) {
    const char* quote =
        p == end ? nullptr : static_cast<const char*>(std::memchr(p, '"', static_cast<std::size_t>(end - p)));
    const bool line_ends =
        p != end && std::memchr(p, '\n', static_cast<std::size_t>((quote ? quote : end) - p));
    if (!quote && !line_ends)
      return fail(fault, Code::IrCutOff, start, "the text ends inside of this string");
    if (line_ends)
      return fail(fault, Code::IrUnterminatedString, start, "this string does not end on its line");
    std::size_t backslashes = 0;
    while (quote - backslashes > start + 1 && quote[-1 - static_cast<std::ptrdiff_t>(backslashes)] == '\\')
      ++backslashes;
    p = quote + 1;
    if (backslashes % 2 == 0) return p;
  }
}

const char* skip_balanced(const char* p, const char* end, Fault& fault) {
  char open[kMaxNesting];
  std::size_t depth = 0;
  const char* const start = p;
  while (p != end) {
    const std::uint8_t kind = kClasses[static_cast<unsigned char>(*p)];
    if (kind == kPlain) {
      ++p;
      continue;
    }
    switch (kind) {
      case kQuote:
        p = skip_string(p, end, fault);
        if (!p) return nullptr;
        continue;
      case kOpen:
        if (*p == '<' && end - p > 1 && p[1] == '=') break;  // a comparison inside of an affine set
        if (depth == kMaxNesting) return fail(fault, Code::IrTooDeep, p, "brackets nest too deep");
        open[depth++] = *p;
        break;
      case kClose:
        if (open[depth - 1] != opener_of(*p))
          return fail(fault, Code::IrUnbalanced, p, "this bracket closes one that is not open");
        --depth;
        break;
      case kAngle:
        if (open[depth - 1] == '<') --depth;
        break;
      case kMinus:
        if (end - p > 1 && p[1] == '>') ++p;
        break;
      case kSlash:
        if (end - p > 1 && p[1] == '/') {
          p = skip_line(p, end);
          continue;
        }
        break;
      case kLine:
        if (at_top_level_module(p + 1, end))
          return fail(fault, Code::IrCutOff, start,
                      "the text is cut off: this bracket is open where the next module starts");
        break;
    }
    ++p;
    if (depth == 0) return p;
  }
  return fail(fault, Code::IrCutOff, start, "the text ends before this bracket is closed");
}

namespace {

// `i32`, `!ttnn.device`, `tensor<...>`.
const char* skip_simple_type(const char* p, const char* end, Fault& fault) {
  if (p == end) return fail(fault, Code::IrCutOff, p, "the text ends where a type should follow");
  const char* const name = *p == '!' ? p + 1 : p;
  const char* const name_end = skip_name(name, end);
  if (name == name_end) return fail(fault, Code::IrBadStatement, p, "expected a type");
  return name_end != end && *name_end == '<' ? skip_balanced(name_end, end, fault) : name_end;
}

}  // namespace

const char* skip_type(const char* p, const char* end, Fault& fault) {
  p = skip_space(p, end);
  if (p == end || *p != '(') return skip_simple_type(p, end, fault);
  p = skip_balanced(p, end, fault);
  if (!p) return nullptr;
  p = skip_space(p, end);
  if (!starts_with(p, end, "->"))
    return fail(fault, Code::IrBadStatement, p, "expected '->' of a function type");
  p = skip_space(p + 2, end);
  return p != end && *p == '(' ? skip_balanced(p, end, fault) : skip_simple_type(p, end, fault);
}

bool at_top_level_module(const char* p, const char* end) {
  if (starts_with(p, end, "\"builtin.module\"(")) return true;
  if (!at_word(p, end, "module")) return false;
  p = skip_blanks(p + 6, end);
  return p != end && (*p == '{' || *p == '@' || at_word(p, end, "attributes"));
}

std::optional<std::string_view> find_entry(std::string_view dictionary, std::string_view key) {
  const char* p = dictionary.data();
  const char* const end = p + dictionary.size();
  Fault ignored;
  while (p && p != end) {
    p = skip_space(p, end);
    const char* name = p;
    const char* name_end = p;
    if (p != end && *p == '"') {
      p = skip_string(p, end, ignored);
      if (!p) return std::nullopt;
      ++name;
      name_end = p - 1;
    } else {
      name_end = p = skip_name(p, end);
    }
    const bool found = std::string_view(name, static_cast<std::size_t>(name_end - name)) == key;
    p = skip_space(p, end);
    const bool has_value = p != end && *p == '=';
    if (has_value) p = skip_space(p + 1, end);
    const char* const value = p;
    while (p && p != end && *p != ',') {
      const std::uint8_t kind = kClasses[static_cast<unsigned char>(*p)];
      p = kind == kQuote  ? skip_string(p, end, ignored)
          : kind == kOpen ? skip_balanced(p, end, ignored)
                          : p + 1;
    }
    if (found) {
      const char* value_end = p ? p : end;
      while (value_end != value && is_blank(value_end[-1])) --value_end;
      return std::string_view(value, static_cast<std::size_t>(value_end - value));
    }
    if (p && p != end) ++p;
  }
  return std::nullopt;
}

std::string_view symbol_name(std::string_view text) {
  if (!text.empty() && text.front() == '@') text.remove_prefix(1);
  if (text.size() >= 2 && text.front() == '"' && text.back() == '"') text = text.substr(1, text.size() - 2);
  return text;
}

}  // namespace fusionc::ir
