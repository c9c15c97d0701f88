// The linked dataflow graph of one module: ops, values, uses, functions, as ids into flat vectors.
//
// Idea. Exact text is a deliverable, so every record keeps spans of the mapped input and nothing is copied.
// Attributes, types and locations stay text until a guard asks.
//
// Invariants.
// * Op ids ascend in text order over the whole module, so sorting by id is sorting by file position; the ops of a
//   function are the contiguous range [first_op, end_op), nested regions included.
// * A value is a result of exactly one op, a function argument or a block argument. `%5:2`, `%a, %b =` and `%5#1`
//   are values of their own.
// * `uses` never lists `ttnn.deallocate`; those are `deallocates`. A destination operand (`ttir.empty()` or
//   `tensor.empty()` passed last, older dumps) is not part of `operands`.
// * The graph is frozen after linking: all members are safe to read from any thread.
#pragma once

#include <cstdint>
#include <memory>
#include <mutex>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/ir/type.h"
#include "engine/support/source.h"
#include "engine/support/span.h"

namespace fusionc::ir {

using OpId = std::uint32_t;
using ValueId = std::uint32_t;
using TypeId = std::uint32_t;
using NameId = std::uint32_t;  ///< interned full op name such as `ttnn.add`
using FuncId = std::uint32_t;
inline constexpr std::uint32_t kNone = 0xffffffffu;

enum class Dialect : std::uint8_t { Ttir, Ttnn, Other };

struct Op {
  Span text;         ///< first token to last byte, trailing `loc(...)` included
  Span properties;   ///< inside of `<{ }>`; empty if none
  Span attributes;   ///< inside of the discardable `{ }` (or of the only dictionary of a custom form); empty if none
  Span location;     ///< inside of the trailing `loc( )`; empty if none
  Span callee;       ///< symbol without `@` of load_cached / call / capture_or_execute_trace; empty if none
  NameId name = kNone;
  std::uint32_t operand_begin = 0, operand_count = 0;  ///< into Graph::operand_list; no destination operands
  ValueId result_begin = kNone;
  std::uint16_t result_count = 0;
  Dialect dialect = Dialect::Other;
  FuncId function = kNone;
  OpId parent = kNone;  ///< op whose region holds this one; kNone directly in a function body
};

struct Value {
  TypeId type = kNone;
  OpId def = kNone;          ///< kNone for arguments
  std::uint32_t index = 0;   ///< which result or which argument
  FuncId function = kNone;
  Span name;                 ///< `%12` (without `#1`), as written at its definition
};

struct Use {
  OpId op = kNone;
  std::uint32_t operand = 0;  ///< index into the op's operands
};

enum class FunctionKind : std::uint8_t {
  Forward,          ///< also bodies of trace_main: what a user audits
  ConstEval,        ///< runs once; read for constants, never reported
  TraceWrapper,     ///< run_and_capture_* / execute_*: plumbing
  Cpu,              ///< inside ttcore.cpu_module, or hoisted
  Decomposition,    ///< body of a ttcore.composite
  Declaration       ///< no body
};
std::string_view to_string(FunctionKind kind);

struct Argument {
  Span attributes;  ///< inside of its `{ }`
  Span location;    ///< inside of its `loc( )`
};

struct Function {
  Span symbol;   ///< without `@`
  Span text;     ///< whole function
  FunctionKind kind = FunctionKind::Forward;
  OpId first_op = 0, end_op = 0;
  ValueId first_argument = kNone;
  std::vector<Argument> arguments;  ///< argument i is value first_argument + i
  OpId return_op = kNone;           ///< its operands are the function's results
  std::vector<OpId> callers;        ///< ops of this module that name it as callee
};

class LocationTable;

/// What constant.h has found out: the one thing filled after linking, when first asked, under its own lock.
struct ConstantCache {
  std::once_flag once;
  std::shared_ptr<const class ConstantTable> table;
};

class Graph {
 public:
  std::shared_ptr<const Source> source;
  std::string_view text;           ///< the module with its alias tables: what all spans refer to
  std::size_t text_offset = 0;     ///< of `text` in the source
  Span symbol;                     ///< module symbol without `@`; empty if anonymous
  std::vector<Op> ops;
  std::vector<Value> values;
  std::vector<ValueId> operand_list;
  std::vector<Function> functions;
  std::vector<Type> types;
  std::vector<std::string_view> op_names;  ///< by NameId
  std::shared_ptr<const LocationTable> locations;
  std::shared_ptr<ConstantCache> constants = std::make_shared<ConstantCache>();

  std::string_view str(Span span) const { return span.in(text); }
  std::string_view op_name(OpId op) const { return op_names[ops[op].name]; }
  std::span<const ValueId> operands(OpId op) const {
    return {operand_list.data() + ops[op].operand_begin, ops[op].operand_count};
  }
  ValueId result(OpId op, std::uint32_t index = 0) const { return ops[op].result_begin + index; }
  const Type& type(ValueId value) const { return types[values[value].type]; }
  /// Uses in text order, deallocates left out.
  std::span<const Use> uses(ValueId value) const {
    return {use_list.data() + use_begin[value], use_begin[value + 1] - use_begin[value]};
  }
  /// `ttnn.deallocate` ops of the value, in text order.
  std::span<const OpId> deallocates(ValueId value) const {
    return {deallocate_list.data() + deallocate_begin[value],
            deallocate_begin[value + 1] - deallocate_begin[value]};
  }
  LineColumn position(std::uint32_t offset) const { return source->position(text_offset + offset); }
  std::size_t line(OpId op) const { return position(ops[op].text.begin).line; }
  /// The value called `name` (`%3`, `%31#1`) in a function; kNone if there is none (or several).
  ValueId find_value(FuncId function, std::string_view name) const;
  FuncId find_function(std::string_view symbol) const;  ///< kNone if there is none
  bool reported(FuncId function) const { return functions[function].kind == FunctionKind::Forward; }

  // Filled by the linker: CSR lists behind uses() and deallocates(); both *_begin have values.size() + 1 entries.
  std::vector<Use> use_list;
  std::vector<std::uint32_t> use_begin;
  std::vector<OpId> deallocate_list;
  std::vector<std::uint32_t> deallocate_begin;
};

}  // namespace fusionc::ir
