// Skipping IR text without reading it.
//
// Most bytes of a dump sit inside brackets or strings nobody asks for. They are passed by a loop over one
// table look-up per byte; strings by memchr, so a blob of hundreds of megabytes costs what reading it costs.
// Nesting is kept in a fixed array: hostile text gets an error, never a deep stack.
#include "engine/ir/lexer.h"

#include <cstring>

#if defined(__SSE2__)
#include <emmintrin.h>
#endif

namespace fusionc::ir {

namespace {

enum Class : std::uint8_t { kPlain, kQuote, kOpen, kClose, kSlash, kLine };

constexpr std::array<std::uint8_t, 256> kClasses = [] {
  std::array<std::uint8_t, 256> classes{};
  classes['"'] = kQuote;
  for (unsigned char c : {'(', '[', '{', '<'}) classes[c] = kOpen;
  for (unsigned char c : {')', ']', '}', '>'}) classes[c] = kClose;
  classes['/'] = kSlash;
  classes['\n'] = kLine;
  return classes;
}();
Class class_of(char c) { return static_cast<Class>(kClasses[static_cast<unsigned char>(c)]); }

#if defined(__SSE2__)
// Which of the 16 bytes at `p` are not plain, one bit each.
unsigned structure(const char* p) {
  const __m128i bytes = _mm_loadu_si128(reinterpret_cast<const __m128i*>(p));
  const auto is = [](__m128i v, char c) { return _mm_cmpeq_epi8(v, _mm_set1_epi8(c)); };
  const auto with = [&](char bits) { return _mm_or_si128(bytes, _mm_set1_epi8(bits)); };
  const __m128i braces = with(0x20);  // `[` and `]` become `{` and `}`
  __m128i found = _mm_or_si128(is(with(1), ')'), is(with(2), '>'));
  found = _mm_or_si128(found, _mm_or_si128(is(braces, '{'), is(braces, '}')));
  found = _mm_or_si128(found, _mm_or_si128(is(bytes, '"'), is(bytes, '/')));
  return static_cast<unsigned>(_mm_movemask_epi8(_mm_or_si128(found, is(bytes, '\n'))));
}
#endif

char opener_of(char close) { return close == ')' ? '(' : static_cast<char>(close - 2); }

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

namespace {

// The brackets that are open. `step` takes one byte that is not plain.
class Brackets {
 public:
  // `start` is the first one.
  Brackets(const char* start, const char* end, Fault& fault)
      : start_(start), end_(end), fault_(fault), depth_(1) {
    open_[0] = *start;
  }

  // Where to go on: behind `p`, unless a string or a comment starts there. Null at a fault.
  const char* step(const char* p) {
    switch (class_of(*p)) {
      case kOpen:
        if (*p == '<' && end_ - p > 1 && p[1] == '=') break;  // a comparison inside of an affine set
        if (depth_ == kMaxNesting) return fail(fault_, Code::IrTooDeep, p, "brackets nest too deep");
        open_[depth_++] = *p;
        break;
      case kClose:
        if (*p == '>' && p[-1] == '-') break;
        if (open_[depth_ - 1] == opener_of(*p))
          --depth_;
        else if (*p != '>')
          return fail(fault_, Code::IrUnbalanced, p, "this bracket closes one that is not open");
        break;
      case kQuote:
        return skip_string(p, end_, fault_);
      case kSlash:
        if (end_ - p > 1 && p[1] == '/') return skip_line(p, end_);
        break;
      case kLine:
        if (at_top_level_module(p + 1, end_))
          return fail(fault_, Code::IrCutOff, start_,
                      "the text is cut off: this bracket is open where the next module starts");
        break;
      case kPlain:
        break;
    }
    return p + 1;
  }
  bool closed() const { return depth_ == 0; }

 private:
  const char* const start_;
  const char* const end_;
  Fault& fault_;
  std::size_t depth_;
  char open_[kMaxNesting];
};

}  // namespace

const char* skip_balanced(const char* p, const char* end, Fault& fault) {
  const char* const start = p;
  Brackets brackets(p++, end, fault);
#if defined(__SSE2__)
  while (end - p >= 16) {
    const char* next = p + 16;
    for (unsigned bits = structure(p); bits; bits &= bits - 1) {
      const char* const at = p + __builtin_ctz(bits);
      const char* const after = brackets.step(at);
      if (!after) return nullptr;
      if (brackets.closed()) return after;
      if (after != at + 1) {
        next = after;
        break;
      }
    }
    p = next;
  }
#endif
  while (p != end) {
    p = class_of(*p) == kPlain ? p + 1 : brackets.step(p);
    if (!p) return nullptr;
    if (brackets.closed()) return p;
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
    return fail(fault, ends_inside(p, end, "->") ? Code::IrCutOff : Code::IrBadStatement, p,
                "expected '->' of a function type");
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
      const Class kind = class_of(*p);
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
