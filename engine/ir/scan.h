// Text to statement records: the first stage of the reader.
//
// A statement is an op without regions, an op up to the `{` that opens a region, the closing `}` with what
// follows it, the step from one region of an op to the next (`}, {`, `} else {`), or a block label. Scanning
// one depends on nothing but the text from its first byte on, so any part of a file can be scanned by itself;
// `chain.h` joins the parts. Alias lines (`#loc1 = ...`) between statements are passed without a record.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "engine/ir/graph.h"
#include "engine/ir/intern.h"
#include "engine/ir/lexer.h"
#include "engine/support/span.h"

namespace fusionc::ir {

/// What an op name says about the op, found once per distinct name.
struct NameTraits {
  enum class Class : std::uint8_t { Plain, Module, Function } kind = Class::Plain;
  Dialect dialect = Dialect::Other;
  bool cpu_module = false;
  bool deallocate = false;
  bool empty = false;    ///< `ttir.empty` and the like: a destination
  bool returns = false;  ///< `func.return`, `llvm.return`, ...
  bool calls = false;    ///< names a callee
};
NameTraits name_traits(std::string_view op_name);

struct Statement {
  enum class Kind : std::uint8_t { Op, Open, Next, Close, Block, Error };
  Span text;  ///< all offsets count from the base of the shard
  Span properties, attributes, location;
  Span symbol;                                        ///< of a module or function; callee of a call
  std::uint32_t name = 0;                             ///< id in Shard::names
  std::uint32_t first_result = 0, first_operand = 0;  ///< into Shard::results and Shard::operands
  std::uint32_t first_argument = 0, first_type = 0;   ///< into Shard::arguments and Shard::types
  std::uint16_t result_count = 0;                     ///< values: `%5:2` counts twice
  std::uint16_t result_groups = 0, type_count = 0;
  std::uint32_t operand_count = 0, argument_count = 0;
  Kind kind = Kind::Op;
  bool generic = false;    ///< generic form
  bool after_gap = false;  ///< text that is no statement stands in front of it
};

inline constexpr std::uint32_t kNotNumbered = 0xffffffffu;
/// The number of a name such as `%5`; kNotNumbered for `%x`, `%05` and numbers of more than nine digits.
std::uint32_t ssa_number(std::string_view name);

struct ResultName {
  Span name;                            ///< `%5` of `%5:2`
  std::uint32_t number = kNotNumbered;  ///< 5 of `%5`
  std::uint32_t count = 1;
};
struct OperandName {
  Span name;  ///< without `#1`
  std::uint32_t number = kNotNumbered;
  std::uint32_t index = 0;
};
/// Argument of a function or a block.
struct ArgumentName {
  Span name;  ///< empty in a declaration without names
  std::uint32_t type = 0;
  Span attributes, location;
};

/// The statements that start in one range of the text.
struct Shard {
  const char* base = nullptr;
  const char* limit = nullptr;  ///< statements start before it (and may end behind it)
  std::size_t first_line = 1;   ///< of `base`, 1-based
  std::vector<Statement> statements;
  std::vector<ResultName> results;
  std::vector<OperandName> operands;
  std::vector<ArgumentName> arguments;
  std::vector<std::uint32_t> types;  ///< ids in type_texts: result types of statements
  Interner names, type_texts;        ///< type id 0 is the empty text: not stated
  std::vector<NameTraits> traits;    ///< by name id
  std::vector<Fault> faults;         ///< of Error statements: their first_operand is the index
};

/// Scans the statements that start in [shard.base, shard.limit). Where none can be scanned, or one runs further than
/// `patience` bytes behind the limit, a gap is left and scanning goes on at the next line; after a few of the latter
/// the shard ends (`chain.h` scans what is missing when it is really needed).
void scan_shard(Shard& shard, const char* end, std::size_t patience);

/// Scans the one statement at `p`, with a record (Error when it cannot be scanned).
void scan_one(Shard& shard, const char* p, const char* end);

}  // namespace fusionc::ir
