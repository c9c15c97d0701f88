// What the grammar produces: a syntax tree without types, one flat vector in pre-order. A node's children
// follow it directly; `next` jumps over a whole subtree. The tree keeps the span of everything, so that
// messages, lint and the formatter can point at it; ast.h gives it meaning.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "engine/support/diagnostic.h"
#include "engine/support/span.h"

namespace fusionc::dsl {

enum class Tag : std::uint8_t {
  // words
  Name,
  Number,
  String,
  Placeholder,
  None,
  Rest,
  // files
  File,
  Import,
  PatternDef,
  Parameters,
  Rule,
  Clause,
  // patterns
  Alternatives,
  Tagged,
  Optional,
  Call,
  Result,
  Labelled,
  Bind,
  Constant,
  Ac,
  AnyOf,
  Via,
  Strict,
  Iterate,
  Attributes,
  AttributeTest,
  AttributeValue,
  // rule clauses
  KindItem,
  Condition,
  Equation,
  MatchLevel,
  Siblings,
  Shared,
  Roots,
  UseCount,
  Setting,
  // expressions
  Or,
  And,
  Not,
  Compare,
  Sum,
  Product,
  Negate,
  Operator,
  Function,
  List,
  Set,
  Range,
  // op tables
  OpEntry,
  OpAlias,
  Operand,
  OpResults,
  OpAttribute,
  OpDefault,
  Traits
};

struct SyntaxNode {
  Tag tag;
  std::uint32_t next;  ///< index one past this node's subtree
  Span span;           ///< without blanks and comments around it
};

struct SyntaxTree {
  std::vector<SyntaxNode> nodes;  ///< nodes[0] is the File
  std::vector<Span> comments;     ///< `# ...` without the line end, ascending
};

/// Parses a whole file. On failure adds one diagnostic that says what was expected and returns nothing.
std::optional<SyntaxTree> parse_rules(std::string_view file, std::string_view text, Diagnostics& diagnostics);
std::optional<SyntaxTree> parse_ops(std::string_view file, std::string_view text, Diagnostics& diagnostics);
/// Parses the expression in `text[span]`, the hole of a note template; spans count from the start of `text`.
/// Messages show `shown`, which has everything at the same place.
std::optional<SyntaxTree> parse_hole(std::string_view file, std::string_view text, Span span,
                                     std::string_view shown, Diagnostics& diagnostics);

const std::vector<std::string_view>& clause_names();

/// PEGTL's own check of the grammars for rules that could loop without consuming; number of problems found.
std::size_t analyze_grammar();

}  // namespace fusionc::dsl
