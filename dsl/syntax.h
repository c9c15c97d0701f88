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

/// The children of a node, as node indices.
class Children {
 public:
  class Iterator {
   public:
    Iterator(const std::vector<SyntaxNode>& nodes, std::uint32_t at) : nodes_(&nodes), at_(at) {}
    std::uint32_t operator*() const { return at_; }
    Iterator& operator++() {
      at_ = (*nodes_)[at_].next;
      return *this;
    }
    friend bool operator==(Iterator a, Iterator b) { return a.at_ == b.at_; }

   private:
    const std::vector<SyntaxNode>* nodes_;
    std::uint32_t at_;
  };

  Children(const std::vector<SyntaxNode>& nodes, std::uint32_t first, std::uint32_t end)
      : nodes_(&nodes), first_(first), end_(end) {}
  Iterator begin() const { return {*nodes_, first_}; }
  Iterator end() const { return {*nodes_, end_}; }
  std::size_t size() const {
    std::size_t count = 0;
    for (Iterator it = begin(); !(it == end()); ++it) ++count;
    return count;
  }
  /// Walks there: children are few.
  std::uint32_t operator[](std::size_t i) const {
    Iterator it = begin();
    while (i--) ++it;
    return *it;
  }
  Children rest() const { return {*nodes_, (*nodes_)[first_].next, end_}; }

 private:
  const std::vector<SyntaxNode>* nodes_;
  std::uint32_t first_, end_;
};

struct SyntaxTree {
  std::vector<SyntaxNode> nodes;  ///< nodes[0] is the File
  std::vector<Span> comments;     ///< `# ...` without the line end, ascending

  Children children(std::uint32_t at) const { return {nodes, at + 1, nodes[at].next}; }
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
