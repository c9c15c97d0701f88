// The generic form of MLIR is a regular little language: results, a quoted name, operands, `<{properties}>`,
// regions, `{attributes}`, a function type, a location. It is read token by token; what lies inside brackets
// and is not asked for (operand types, attribute values) is skipped whole. Records go into flat vectors of
// the shard, so a statement costs no allocation.
//
// Invariant: a failed statement leaves nothing behind in these vectors (rollback), and what is found depends
// only on the text from the first byte of the statement on, never on the shard.
#include "engine/ir/scan.h"

#include <algorithm>
#include <cstring>
#include <limits>

#include "engine/ir/scanner.h"

namespace fusionc::ir {

NameTraits name_traits(std::string_view name) {
  NameTraits traits;
  const std::size_t dot = name.find('.');
  const std::string_view dialect = name.substr(0, dot);
  const std::string_view rest = dot == std::string_view::npos ? std::string_view() : name.substr(dot + 1);
  traits.dialect = dialect == "ttir" ? Dialect::Ttir : dialect == "ttnn" ? Dialect::Ttnn : Dialect::Other;
  if (name == "builtin.module" || rest == "device_module" || rest == "cpu_module")
    traits.kind = NameTraits::Class::Module;
  else if (rest == "func" || rest.starts_with("func_v"))
    traits.kind = NameTraits::Class::Function;
  traits.cpu_module = rest == "cpu_module";
  traits.deallocate = rest == "deallocate";
  traits.empty = name == "ttir.empty" || name == "tensor.empty" || name == "ttnn.empty";
  traits.returns = rest == "return" || rest.starts_with("return_v");
  traits.calls = rest == "call" || rest == "call_indirect" || rest == "load_cached" ||
                 rest == "capture_or_execute_trace" || rest == "composite";
  return traits;
}

std::uint32_t ssa_number(std::string_view name) {
  const std::string_view digits = name.substr(std::min<std::size_t>(1, name.size()));
  if (digits.empty() || digits.size() > 9 || (digits[0] == '0' && digits.size() > 1)) return kNotNumbered;
  std::uint32_t number = 0;
  for (const char c : digits) {
    if (!is_digit(c)) return kNotNumbered;
    number = number * 10 + static_cast<std::uint32_t>(c - '0');
  }
  return number;
}

Scanner::Scanner(Shard& shard, const char* end) : shard_(shard), end_(end) { shard_.type_texts.id({}); }

std::nullptr_t Scanner::fail(Code code, const char* at, const char* message) {
  if (!fault_) fault_ = {code, at, message};
  return nullptr;
}

std::nullptr_t Scanner::expected(const char* at, const char* message) {
  return fail(at == end_ ? Code::IrCutOff : Code::IrBadStatement, at, message);
}

void Scanner::set_name(Text name) {
  statement_.name = shard_.names.id(name);
  if (statement_.name == shard_.traits.size()) shard_.traits.push_back(name_traits(name));
}

void Scanner::drop() {
  shard_.statements.pop_back();
  rollback();
}

void Scanner::rollback() {
  shard_.results.resize(statement_.first_result);
  shard_.operands.resize(statement_.first_operand);
  shard_.arguments.resize(statement_.first_argument);
  shard_.types.resize(statement_.first_type);
}

const char* Scanner::finish(const char* p) {
  statement_.text.end = span(p, p).begin;
  statement_.operand_count = static_cast<std::uint32_t>(shard_.operands.size()) - statement_.first_operand;
  statement_.argument_count = static_cast<std::uint32_t>(shard_.arguments.size()) - statement_.first_argument;
  const std::size_t types = shard_.types.size() - statement_.first_type;
  const std::size_t groups = shard_.results.size() - statement_.first_result;
  std::uint64_t count =
      groups == 0 && statement_.generic && statement_.kind == Statement::Kind::Op ? types : 0;
  for (std::size_t i = 0; i < groups; ++i) count += shard_.results[statement_.first_result + i].count;
  constexpr std::size_t kMax = std::numeric_limits<std::uint16_t>::max();
  if (types > kMax || count > kMax)
    return fail(Code::IrTooLarge, shard_.base + statement_.text.begin, "an op has at most 65535 results");
  statement_.type_count = static_cast<std::uint16_t>(types);
  statement_.result_groups = static_cast<std::uint16_t>(groups);
  statement_.result_count = static_cast<std::uint16_t>(count);
  shard_.statements.push_back(statement_);
  return p;
}

const char* Scanner::statement(const char* p) {
  fault_ = {};
  cut_off_ = false;
  statement_ = {};
  statement_.first_result = static_cast<std::uint32_t>(shard_.results.size());
  statement_.first_operand = static_cast<std::uint32_t>(shard_.operands.size());
  statement_.first_argument = static_cast<std::uint32_t>(shard_.arguments.size());
  statement_.first_type = static_cast<std::uint32_t>(shard_.types.size());
  type_section_ = arrow_ = nullptr;
  const char* const start = p;
  statement_.text.begin = span(p, p).begin;
  if (*p == '}') {
    p = close(p);
  } else if (*p == '^') {
    p = block(p);
  } else {
    if (*p == '%') p = results(p);
    if (p) {
      if (at(p, '"'))
        p = generic(p);
      else if (p != end_ && is_letter(*p))
        p = custom(p);
      else
        p = expected(p, "expected an op");
    }
  }
  if (p && static_cast<std::size_t>(p - shard_.base) > std::numeric_limits<std::uint32_t>::max())
    p = fail(Code::IrTooLarge, start, "a module must be smaller than 4 GiB");
  if (p) p = finish(p);
  if (!p) {
    cut_off_ |= fault_.code == Code::IrCutOff;
    rollback();
  }
  return p;
}

void Scanner::error(const char* p) {
  Statement record;
  record.kind = Statement::Kind::Error;
  record.text = span(p, p);
  record.first_operand = static_cast<std::uint32_t>(shard_.faults.size());
  shard_.faults.push_back(fault_);
  shard_.statements.push_back(record);
}

// `%5`, `%name`
const char* Scanner::value_name(const char* p, std::uint32_t& number) {
  const char* const name = p++;
  p = skip_ssa_name(p, end_);
  if (p == name + 1) return expected(p, "expected a name after '%'");
  number = ssa_number({name, static_cast<std::size_t>(p - name)});
  return p;
}

// `%5:2, %name =`
const char* Scanner::results(const char* p) {
  for (;;) {
    if (!at(p, '%')) return expected(p, "expected a result name");
    const char* const name = p;
    ResultName result;
    p = value_name(p, result.number);
    if (!p) return nullptr;
    result.name = span(name, p);
    if (at(p, ':')) {
      std::uint32_t count = 0;
      const char* const digits = ++p;
      while (p != end_ && is_digit(*p) && count < 100000)
        count = count * 10 + static_cast<std::uint32_t>(*p++ - '0');
      if (p == digits || count == 0) return expected(p, "expected the number of results after ':'");
      result.count = count;
    }
    shard_.results.push_back(result);
    p = skip_space(p, end_);
    if (at(p, '=')) return skip_space(p + 1, end_);
    if (!at(p, ',')) return expected(p, "expected '=' after the result names");
    p = skip_space(p + 1, end_);
  }
}

// `%5#1`
const char* Scanner::operand(const char* p) {
  const char* const name = p;
  OperandName value;
  p = value_name(p, value.number);
  if (!p) return nullptr;
  value.name = span(name, p);
  if (at(p, '#')) {
    const char* const digits = ++p;
    while (p != end_ && is_digit(*p) && value.index < 100000)
      value.index = value.index * 10 + static_cast<std::uint32_t>(*p++ - '0');
    if (p == digits) return expected(p, "expected a result number after '#'");
  }
  shard_.operands.push_back(value);
  return p;
}

// After `(`, past `)`.
const char* Scanner::operands(const char* p) {
  p = skip_space(p, end_);
  if (at(p, ')')) return p + 1;
  for (;;) {
    if (!at(p, '%')) return expected(p, "expected an operand");
    p = operand(p);
    if (!p) return nullptr;
    p = skip_space(p, end_);
    if (at(p, ')')) return p + 1;
    if (!at(p, ',')) return expected(p, "expected ',' or ')' after an operand");
    p = skip_space(p + 1, end_);
  }
}

const char* Scanner::generic(const char* p) {
  const char* const name = p + 1;
  const char* const name_end = skip_name(name, end_);
  if (name_end == name || !at(name_end, '"'))
    return expected(name_end, "expected the closing quote of an op name");
  set_name({name, static_cast<std::size_t>(name_end - name)});
  statement_.generic = true;
  p = skip_space(name_end + 1, end_);
  if (!at(p, '(')) return expected(p, "expected '(' after the name of an op in generic form");
  p = operands(p + 1);
  if (!p) return nullptr;
  p = skip_space(p, end_);
  if (at(p, '[')) {  // successor blocks
    p = skip_balanced(p, end_, fault_);
    if (!p) return nullptr;
    p = skip_space(p, end_);
  }
  if (at(p, '<')) {
    const char* const properties = p;
    p = skip_balanced(p, end_, fault_);
    if (!p) return nullptr;
    if (p - properties < 4 || properties[1] != '{' || p[-2] != '}')
      return fail(Code::IrBadStatement, properties, "expected '<{' properties '}>'");
    statement_.properties = span(properties + 2, p - 2);
    p = skip_space(p, end_);
  }
  if (at(p, '(')) {
    p = skip_space(p + 1, end_);
    if (!at(p, '{')) return expected(p, "expected '{' of a region");
    statement_.kind = Statement::Kind::Open;
    symbols_of_generic();
    return p + 1;
  }
  p = generic_tail(p);
  if (p) symbols_of_generic();
  return p;
}

// `{attributes} : (types) -> types loc(...)`, after the operands or after the regions.
const char* Scanner::generic_tail(const char* p) {
  p = skip_space(p, end_);
  if (at(p, '{')) {
    const char* const attributes = p;
    p = skip_balanced(p, end_, fault_);
    if (!p) return nullptr;
    statement_.attributes = span(attributes + 1, p - 1);
    p = skip_space(p, end_);
  }
  if (!at(p, ':')) return expected(p, "expected ':' and the type of the op");
  p = skip_space(p + 1, end_);
  if (!at(p, '(')) return expected(p, "expected '(' of a function type");
  p = skip_balanced(p, end_, fault_);
  if (!p) return nullptr;
  p = skip_space(p, end_);
  if (!starts_with(p, end_, "->"))
    return expected(ends_inside(p, end_, "->") ? end_ : p, "expected '->' of a function type");
  p = function_results(p + 2);
  return p ? location(p) : nullptr;
}

// After `->`: one type or a list in parentheses; each may have a dictionary (results of functions).
const char* Scanner::function_results(const char* p) {
  p = skip_space(p, end_);
  return at(p, '(') ? type_list(p) : single_type(p);
}

const char* Scanner::single_type(const char* p) {
  p = skip_space(p, end_);
  const char* const type = p;
  p = skip_type(p, end_, fault_);
  if (!p) return nullptr;
  shard_.types.push_back(shard_.type_texts.id({type, static_cast<std::size_t>(p - type)}));
  return p;
}

// `(T, T {attributes} loc(...))`
const char* Scanner::type_list(const char* p) {
  p = skip_space(p + 1, end_);
  if (at(p, ')')) return p + 1;
  for (;;) {
    p = single_type(p);
    if (!p) return nullptr;
    p = skip_space(p, end_);
    if (at(p, '{')) {
      p = skip_balanced(p, end_, fault_);
      if (!p) return nullptr;
      p = skip_space(p, end_);
    }
    if (at(p, ')')) return p + 1;
    if (!at(p, ',')) return expected(p, "expected ',' or ')' after a result type");
    ++p;
  }
}

// An optional trailing `loc(...)`; without one the statement ends at `p`.
const char* Scanner::location(const char* p) {
  const char* const loc = ahead(p);
  if (!starts_with(loc, end_, "loc(")) return p;
  p = skip_balanced(loc + 3, end_, fault_);
  if (p) statement_.location = span(loc + 4, p - 1);
  return p;
}

// `^bb0(%a: T loc(...), ...):`
const char* Scanner::block(const char* p) {
  statement_.kind = Statement::Kind::Block;
  p = skip_ssa_name(p + 1, end_);
  p = skip_space(p, end_);
  if (at(p, '(')) {
    p = arguments(p);
    if (!p) return nullptr;
    p = skip_space(p, end_);
  }
  if (!at(p, ':')) return expected(p, "expected ':' after a block label");
  return p + 1;
}

// `(%a: T {attributes} loc(...), T, ...)` of a function or a block.
const char* Scanner::arguments(const char* p) {
  p = skip_space(p + 1, end_);
  while (!at(p, ')')) {
    ArgumentName argument;
    if (at(p, '%')) {
      const char* const name = p;
      p = skip_ssa_name(p + 1, end_);
      argument.name = span(name, p);
      p = skip_space(p, end_);
      if (!at(p, ':')) return expected(p, "expected ':' and the type of an argument");
      ++p;
    }
    if (starts_with(skip_space(p, end_), end_, "...")) {  // variadic declaration
      p = skip_space(skip_space(p, end_) + 3, end_);
      continue;
    }
    p = argument_rest(p, argument);
    if (!p) return nullptr;
    p = skip_space(p, end_);
    if (at(p, ',')) {
      p = skip_space(p + 1, end_);
      if (at(p, ')')) return expected(p, "expected an argument after ','");
    } else if (!at(p, ')')) {
      return expected(p, "expected ',' or ')' after an argument");
    }
  }
  return p + 1;
}

// `T {attributes} loc(...)`
const char* Scanner::argument_rest(const char* p, ArgumentName argument) {
  p = skip_space(p, end_);
  const char* const type = p;
  p = skip_type(p, end_, fault_);
  if (!p) return nullptr;
  argument.type = shard_.type_texts.id({type, static_cast<std::size_t>(p - type)});
  const char* q = skip_space(p, end_);
  if (at(q, '{')) {
    p = skip_balanced(q, end_, fault_);
    if (!p) return nullptr;
    argument.attributes = span(q + 1, p - 1);
    q = skip_space(p, end_);
  }
  if (starts_with(q, end_, "loc(")) {
    p = skip_balanced(q + 3, end_, fault_);
    if (!p) return nullptr;
    argument.location = span(q + 4, p - 1);
  }
  shard_.arguments.push_back(argument);
  return p;
}

void Scanner::symbols_of_generic() {
  const auto find = [&](Text key) {
    std::optional<Text> value = find_entry(str(statement_.properties), key);
    if (!value) value = find_entry(str(statement_.attributes), key);
    if (!value || value->empty()) return false;
    const Text symbol = symbol_name(*value);
    statement_.symbol = span(symbol.data(), symbol.data() + symbol.size());
    return true;
  };
  if (traits().kind != NameTraits::Class::Plain)
    find("sym_name");
  else if (traits().calls)
    find("callee") || find("capture_callee") || find("decomposition");
}

// `}` and what follows it. Behind the brace of a custom form only text of the same line counts, and text that
// makes no sense there is left alone: the last brace of a module may be followed by anything.
const char* Scanner::close(const char* p) {
  statement_.kind = Statement::Kind::Close;
  const char* const bare = p + 1;
  const char* const next = ahead(bare);
  if (at(next, ')')) {
    statement_.generic = true;
    p = generic_tail(next + 1);
    if (p) return p;
  } else if (at(next, ',') && at(ahead(next + 1), '{')) {
    statement_.kind = Statement::Kind::Next;
    return ahead(next + 1) + 1;
  } else {
    const bool same_line = std::memchr(bare, '\n', static_cast<std::size_t>(next - bare)) == nullptr;
    if (same_line || at(next, ':') || starts_with(next, end_, "->") || starts_with(next, end_, "loc(")) {
      p = custom_tail(bare);
      if (p) return p;
    }
  }
  rollback();
  const Span text = statement_.text;
  const Statement clean = statement_;
  statement_ = {};
  statement_.text = text;
  statement_.kind = Statement::Kind::Close;
  statement_.first_result = clean.first_result;
  statement_.first_operand = clean.first_operand;
  statement_.first_argument = clean.first_argument;
  statement_.first_type = clean.first_type;
  cut_off_ |= fault_.code == Code::IrCutOff;
  fault_ = {};
  return bare;
}

// Past blanks and comments behind the end of a statement, to see whether more of it follows. Looks a bounded
// way ahead: what is farther away does not belong to the statement.
const char* Scanner::ahead(const char* p) const {
  const char* const bound = static_cast<std::size_t>(end_ - p) > kLookAhead ? p + kLookAhead : end_;
  const char* const next = skip_space(p, bound);
  return next == bound ? end_ : next;
}

void scan_shard(Shard& shard, const char* end, std::size_t patience) {
  const auto size = static_cast<std::size_t>(shard.limit - shard.base);
  shard.statements.reserve(size / 256 + 16);
  shard.operands.reserve(size / 256 + 16);
  const bool all = patience >= static_cast<std::size_t>(end - shard.limit);
  const char* const far = all ? end : shard.limit + patience;
  Scanner scanner(shard, far);
  bool gap = false;
  int runaways = 4;
  for (const char* p = skip_space(shard.base, end); p < shard.limit && runaways > 0; p = skip_space(p, end)) {
    if (*p == '#' || *p == '!') {
      p = skip_line(p, end);
      continue;
    }
    const char* next = scanner.statement(p);
    // What was found is only certain where `far` played no part in it.
    if (!all && (scanner.cut_off() || (next && far - next < 2 * Scanner::kLookAhead))) {
      if (next) scanner.drop();
      next = nullptr;
      --runaways;
    }
    if (next) shard.statements.back().after_gap = gap;
    gap = !next;
    p = next ? next : skip_line(p, end);
  }
}

void scan_one(Shard& shard, const char* p, const char* end) {
  Scanner scanner(shard, end);
  if (!scanner.statement(p)) scanner.error(p);
}

}  // namespace fusionc::ir
