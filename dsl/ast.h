// Rule files as written: names are not resolved, nothing is inlined. Patterns and expressions live in two
// vectors of their file and refer to each other by index. Everything carries its span; texts are views of the
// file's text, which must outlive the tree.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "dsl/syntax.h"
#include "engine/support/span.h"

namespace fusionc::dsl {

using PatternId = std::uint32_t;
using ExpressionId = std::uint32_t;

struct Name {
  std::string_view text;
  Span span;
  bool given() const { return !span.empty(); }
};

/// A guard, a computed constant or the hole of a note.
struct Expression {
  enum class Kind : std::uint8_t { Number, String, Name, Call, List, Set, Range, Unary, Binary };
  Kind kind = Kind::Number;
  Name name;  ///< Name; function of a Call; operator of Unary and Binary
  double number = 0;
  std::string text;  ///< String, without quotes and escapes
  std::vector<ExpressionId> arguments;
  Span span;
};

/// `reshape if keeps(-1)`
struct KindItem {
  Name name;
  Name condition;
  std::optional<double> argument;
  Span span;
};

/// `dim: -1 | 3`
struct AttributeTest {
  Name name;
  std::vector<Name> values;
};

struct Argument {
  Name label;  ///< of `bias: b`
  PatternId pattern = 0;
};

struct Pattern {
  enum class Kind : std::uint8_t {
    Value,         ///< name
    Wildcard,      ///< `_`
    Absent,        ///< `none`
    Rest,          ///< `...`, only among arguments
    Call,          ///< name, result, arguments, attributes
    AnyOf,         ///< kinds, arguments, attributes
    Chain,         ///< `ac`: kinds[0], arguments
    Projection,    ///< `name#result`
    Constant,      ///< expression
    Bind,          ///< `(name = p)`: arguments[0]
    Alternatives,  ///< arguments, tags
    Via,           ///< kinds, arguments[0]
    Strict,        ///< arguments[0]
    Iterate        ///< `iterate(m..n; name = start; step)`: arguments [start, step]
  };
  Kind kind = Kind::Value;
  Name name;
  Name result;  ///< without the `#`
  std::vector<Argument> arguments;
  std::vector<Name> tags;  ///< of Alternatives, parallel to arguments
  std::vector<AttributeTest> attributes;
  std::vector<KindItem> kinds;
  ExpressionId expression = 0;
  double least = 0, most = 0;  ///< Iterate
  bool optional = false;       ///< followed by `?`
  bool parenthesised = false;
  Span span;
};

struct Equation {
  Name name;
  PatternId pattern = 0;
};

struct Match {
  Name level;  ///< `ttir`, `ttnn`; not given: both
  bool siblings = false;
  Name siblings_operator;  ///< `>=`, `<=`; not given: exactly
  double siblings_count = 0;
  Span siblings_span;
  std::vector<Name> sharing;
  std::vector<Equation> equations;
  std::vector<Name> roots;
  Span span;
};

struct Text {
  std::string text;  ///< without quotes and escapes
  Span span;         ///< with quotes
  bool given() const { return !span.empty(); }
};

struct Setting {
  Name name, word;
  Text text;
};

struct Use {
  Name name;
  double count = 0;
  Span count_span;
};

struct NotePiece {
  std::string text;  ///< literal text before the hole
  std::optional<ExpressionId> hole;
};

struct Note {
  std::vector<NotePiece> pieces;
  Span span;
};

struct Rule {
  Name name, fused_op, source, group, enabled;  ///< enabled: the word after `default`
  Text summary, torch, kernel, version, seen;
  std::vector<Setting> compiler;
  std::optional<double> priority;
  Span priority_span;
  std::vector<KindItem> through;
  std::vector<Match> matches;
  std::vector<ExpressionId> where, group_where;
  Span group_where_span;
  std::vector<Name> escapes;
  std::vector<Use> uses;
  std::vector<Note> notes;
  std::vector<Name> clauses;  ///< every clause word in order
  Span span;
};

struct PatternDefinition {
  Name name;
  std::vector<Name> parameters;
  PatternId body = 0;
  Span span;
};

struct RuleFile {
  std::string_view text;
  std::vector<Pattern> patterns;
  std::vector<Expression> expressions;
  std::vector<Text> imports;
  std::vector<PatternDefinition> definitions;
  std::vector<Rule> rules;
  std::vector<Span> comments;
};

/// Parses a rule file; the diagnostics name it `file`. Nothing is returned if it does not parse.
std::optional<RuleFile> parse_rule_file(std::string_view file, std::string_view text,
                                        Diagnostics& diagnostics);

/// Inside of a quoted string: `\n`, `\"` and `\\` are replaced, other escapes kept.
std::string unescape(std::string_view inside);

}  // namespace fusionc::dsl
