// Custom assembly. Each dialect prints as it likes, so apart from modules, functions and the calls that name
// a callee nothing is known about a form. What is common to all is enough: brackets balance, `%names` are
// operands, types stand behind the last `:` (results behind `->`, `to` or `into`), `loc(...)` ends the op,
// and an op ends with its line unless the next one cannot start an op.
//
// A name that is declared rather than used is told by its spelling: `%x: T` (no blank before the colon)
// inside parentheses, or `%x =`. They become arguments of the region that follows; without a region,
// operands.
#include <array>
#include <cstring>

#include "engine/ir/scanner.h"

namespace fusionc::ir {

namespace {

// Ops whose dialect prefix is left out.
std::string_view full_name(std::string_view word) {
  if (word == "return") return "func.return";
  if (word == "call") return "func.call";
  if (word == "call_indirect") return "func.call_indirect";
  if (word == "constant") return "func.constant";
  if (word == "module") return "builtin.module";
  return word;
}

}  // namespace

const char* Scanner::custom(const char* p) {
  const char* const word = p;
  p = skip_name(p, end_);
  const Text written(word, static_cast<std::size_t>(p - word));
  const Text name = full_name(written);
  if (name.find('.') == Text::npos) return expected(p == end_ ? p : word, "expected an op");
  set_name(name);
  if (traits().kind == NameTraits::Class::Module) return module_header(p);
  if (traits().kind == NameTraits::Class::Function) return function_header(p);
  return custom_tail(p);
}

// `@name`, `@"name"`: notes the first one.
const char* Scanner::symbol(const char* p) {
  const char* name = ++p;
  const char* name_end;
  if (at(p, '"')) {
    p = skip_string(p, end_, fault_);
    if (!p) return nullptr;
    ++name;
    name_end = p - 1;
  } else {
    name_end = p = skip_ssa_name(p, end_);
  }
  if (statement_.symbol.empty()) statement_.symbol = span(name, name_end);
  return p;
}

// `module @name attributes {...} {`
const char* Scanner::module_header(const char* p) {
  p = skip_space(p, end_);
  if (at(p, '@')) {
    p = symbol(p);
    if (!p) return nullptr;
    p = skip_space(p, end_);
  }
  if (at_word(p, end_, "attributes")) {
    const char* const attributes = skip_space(p + 10, end_);
    if (!at(attributes, '{')) return expected(attributes, "expected '{' after 'attributes'");
    p = skip_balanced(attributes, end_, fault_);
    if (!p) return nullptr;
    statement_.attributes = span(attributes + 1, p - 1);
    p = skip_space(p, end_);
  }
  if (!at(p, '{')) return expected(p, "expected '{' of a module");
  statement_.kind = Statement::Kind::Open;
  return p + 1;
}

// `func.func private @name(%a: T {...} loc(...)) -> (T {...}) attributes {...} {`, or the same without a
// body.
const char* Scanner::function_header(const char* p) {
  p = skip_space(p, end_);
  while (p != end_ && is_letter(*p)) p = skip_space(skip_name(p, end_), end_);
  if (!at(p, '@')) return expected(p, "expected '@' and the name of a function");
  p = symbol(p);
  if (!p) return nullptr;
  p = skip_space(p, end_);
  if (!at(p, '(')) return expected(p, "expected '(' of the arguments of a function");
  p = arguments(p);
  if (!p) return nullptr;
  const char* next = ahead(p);
  if (starts_with(next, end_, "->")) {
    p = function_results(next + 2);
    if (!p) return nullptr;
    next = ahead(p);
  }
  while (next != end_ && is_letter(*next) && !starts_with(next, end_, "loc(") && !starts_statement(next)) {
    const char* const word = next;
    p = skip_name(next, end_);
    next = ahead(p);
    if (at(next, '(') && !at_word(word, end_, "attributes")) {  // `comdat(@x)`, `personality(...)`
      p = skip_balanced(next, end_, fault_);
      if (!p) return nullptr;
      next = ahead(p);
    } else if (at_word(word, end_, "attributes")) {
      if (!at(next, '{')) return expected(next, "expected '{' after 'attributes'");
      p = skip_balanced(next, end_, fault_);
      if (!p) return nullptr;
      statement_.attributes = span(next + 1, p - 1);
      next = ahead(p);
    }
  }
  if (at(next, '{')) {
    statement_.kind = Statement::Kind::Open;
    return next + 1;
  }
  return location(p);
}

// A word in a function header that is really the next statement (of a declaration without a location).
bool Scanner::starts_statement(const char* p) const {
  const char* const word_end = skip_name(p, end_);
  const Text word(p, static_cast<std::size_t>(word_end - p));
  return word.find('.') != Text::npos || full_name(word) != word;
}

// Does the line at `p` go on with the custom form of the line before?
bool Scanner::continues(const char* p) const {
  if (p == end_) return false;
  switch (*p) {
    case ':':
    case '-':
    case ')':
    case ']':
    case '>':
    case ',':
    case '=':
      return true;
    case '{':
      return statement_.kind != Statement::Kind::Close;
    default:
      break;
  }
  if (!is_letter(*p)) return false;
  constexpr std::ptrdiff_t kLongestWord = 1024;
  const char* const bound = end_ - p > kLongestWord ? p + kLongestWord : end_;
  const char* const word_end = skip_name(p, bound);
  const Text word(p, static_cast<std::size_t>(word_end - p));
  if (word == "loc" || word == "attributes") return true;
  if (statement_.kind == Statement::Kind::Close || word.find('.') != Text::npos || full_name(word) != word)
    return false;
  return at(word_end, '(') || (at(word_end, ' ') && at(word_end + 1, '{'));
}

// `{` opens a region or a dictionary. Dictionaries hold `key`, `key = value` or strings; ops never look like
// that.
bool Scanner::opens_region(const char* brace) const {
  const char* const bound = end_ - brace > kLookAhead ? brace + kLookAhead : end_;
  const char* p = skip_space(brace + 1, bound);
  if (p == bound) return false;
  const bool new_line = std::memchr(brace, '\n', static_cast<std::size_t>(p - brace)) != nullptr;
  if (*p == '%' || *p == '^') return true;
  if (*p == '"') {
    Fault ignored;
    p = skip_string(p, bound, ignored);
    return p && p != bound && *p == '(';
  }
  if (!is_letter(*p)) return false;
  p = skip_space(skip_name(p, bound), bound);
  if (p == bound || *p == '=' || *p == ',') return false;
  return *p != '}' || new_line;
}

const char* Scanner::custom_tail(const char* p) {
  const bool close = statement_.kind == Statement::Kind::Close;
  std::array<char, kMaxNesting> open;
  std::size_t depth = 0;
  const char* last = p;
  for (;;) {
    const char* const next = depth ? skip_space(p, end_) : ahead(p);
    if (next == end_) {
      if (depth) return fail(Code::IrCutOff, p, "the text ends before a bracket of this op is closed");
      break;
    }
    if (depth == 0 && next != p && std::memchr(p, '\n', static_cast<std::size_t>(next - p)) &&
        !continues(next))
      break;
    p = next;
    switch (*p) {
      case '%':
        p = custom_operand(p, depth > 0);
        break;
      case '"':
        p = skip_string(p, end_, fault_);
        break;
      case '<':
        p = skip_balanced(p, end_, fault_);
        break;
      case '(':
      case '[':
        if (depth == kMaxNesting) return fail(Code::IrTooDeep, p, "brackets nest too deep");
        open[depth++] = *p++;
        break;
      case ')':
      case ']':
        if (depth == 0 || open[depth - 1] != (*p == ')' ? '(' : '['))
          return fail(Code::IrUnbalanced, p, "this bracket closes one that is not open");
        --depth;
        ++p;
        break;
      case '{': {
        if (depth == 0 && opens_region(p)) {
          statement_.kind = close ? Statement::Kind::Next : Statement::Kind::Open;
          custom_types(last);
          return p + 1;
        }
        const char* const dictionary = p;
        p = skip_balanced(p, end_, fault_);
        if (p && depth == 0) statement_.attributes = span(dictionary + 1, p - 1);
        break;
      }
      case '}':
        if (depth) return fail(Code::IrUnbalanced, p, "this bracket closes one that is not open");
        custom_types(last);
        return last;
      case ':':
        ++p;
        if (depth == 0) type_section_ = p, arrow_ = nullptr;
        break;
      case '-':
        ++p;
        if (at(p, '>')) {
          ++p;
          if (depth == 0) arrow_ = p;
        }
        break;
      case '@':
        p = symbol(p);
        break;
      default:
        if (is_letter(*p)) {
          if (depth == 0 && starts_with(p, end_, "loc(")) {
            const char* const types_end = last;
            const char* const loc = p + 3;
            p = skip_balanced(loc, end_, fault_);
            if (!p) return nullptr;
            statement_.location = span(loc + 1, p - 1);
            custom_types(types_end);
            return p;
          }
          p = custom_word(p, depth > 0);
        } else {
          ++p;
        }
    }
    if (!p) return nullptr;
    last = p;
  }
  custom_types(last);
  return last;
}

// A word: keyword, attribute or type; `dense<...>` and the like are passed whole.
const char* Scanner::custom_word(const char* p, bool nested) {
  const char* const word = p;
  p = skip_name(p, end_);
  const Text text(word, static_cast<std::size_t>(p - word));
  if (!nested && type_section_ && (text == "to" || text == "into")) arrow_ = p;
  if (text == "loc" && at(p, '(')) return skip_balanced(p, end_, fault_);
  return at(p, '<') ? skip_balanced(p, end_, fault_) : p;
}

// A value: used, or declared for the region that may follow.
const char* Scanner::custom_operand(const char* p, bool nested) {
  const char* const name = p;
  p = operand(p);
  if (!p) return nullptr;
  ArgumentName argument;
  argument.name = span(name, p);
  const OperandName use = shard_.operands.back();
  if (nested && at(p, ':')) {
    shard_.operands.pop_back();
    if (const char* rest = argument_rest(p + 1, argument)) return rest;
    cut_off_ |= fault_.code == Code::IrCutOff;
    fault_ = {};
    shard_.operands.push_back(use);
    return p;
  }
  const char* const equals = skip_blanks(p, end_);
  if (at(equals, '=') && !at(equals + 1, '=')) {
    shard_.operands.pop_back();
    shard_.arguments.push_back(argument);
  }
  return p;
}

// Result types of a custom form whose text ends at `last`.
void Scanner::custom_types(const char* last) {
  if (statement_.kind == Statement::Kind::Op) {
    // No region followed: what looked like declarations were operands.
    for (std::size_t i = statement_.first_argument; i < shard_.arguments.size(); ++i)
      shard_.operands.push_back({shard_.arguments[i].name, 0});
    shard_.arguments.resize(statement_.first_argument);
  }
  const char* p = arrow_ ? arrow_ : type_section_;
  if (!p || p >= last) return;
  Fault ignored;
  const char* const end = last;
  p = skip_space(p, end);
  const bool list = p != end && *p == '(';
  if (list) ++p;
  while (p != end) {
    p = skip_space(p, end);
    if (p != end && *p == ')') break;
    const char* const type = p;
    p = skip_type(p, end, ignored);
    if (!p) return;
    shard_.types.push_back(shard_.type_texts.id({type, static_cast<std::size_t>(p - type)}));
    p = skip_space(p, end);
    if (p == end || *p != ',') break;
    ++p;
  }
}

}  // namespace fusionc::ir
