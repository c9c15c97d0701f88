// Rules after parsing and resolution: what the matchers run. `dsl` produces it, `match` runs it, neither sees the other.
//
// A rule has a body per level, and a body holds everything that refers to its nodes (guards, use counts, notes), so
// that a rule may be written differently for each level. A body is a DAG of nodes. A node that is reached twice (a
// name used twice) must bind the same SSA value both times. Sub-patterns are already inlined, `X?` is already an Alt
// of the step and its first argument, `iterate` is already nested optional steps.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "engine/rule/optable.h"
#include "engine/support/span.h"

namespace fusionc::rule {

using NodeId = std::uint16_t;
using ExprId = std::uint16_t;
using ThroughId = std::uint16_t;

// ---- guards and computed constants -------------------------------------------------------------------------------

enum class Fn : std::uint8_t {
  // arithmetic and logic
  Number, String, List, Range, Negate, Not, Add, Sub, Mul, Div, Mod, Eq, Ne, Lt, Le, Gt, Ge, Near /* ~= */, In, And, Or,
  Min, Max, Sqrt, Abs, Prod,
  // a node's value or op
  Rank, Dim, Numel, Shape, DtypeOf, Scalar, Constant, Varies, Vector, Users, UsedBy, DefinedBy, Attribute, HasAttribute,
  Present, Branch, Same, SameShape, Broadcasts, Argument, Level, Count, Distinct, Sum, All,
  Value,    // the node itself: a note hole that is just a name
  KindOf,   // kind name of the op that defines the node
  Element,  // [list, index], negative counts from the end
  Length,   // [list]
  Follows   // `axis(node, i) -> axis(other, j)`, arguments [i, j]: along the ops looked through, i becomes j
};

/// Shapes of the arguments: Range [lo, hi], both ends included; In [value, Range or List]; Dim and Varies [index];
/// Min, Max, Prod take one or more numbers or lists; Sum and All [expression over one member]; Branch: the node is
/// the Alt. Same, SameShape and Broadcasts (node's shape to other's) compare two nodes.
struct Expr {
  Fn fn = Fn::Number;
  double number = 0;             ///< Number
  std::string text;              ///< String; name of Attribute/HasAttribute
  NodeId node = kNoId;           ///< the node most functions look at
  NodeId other = kNoId;          ///< second node of Same, SameShape, Broadcasts
  std::vector<ExprId> arguments;
  std::vector<KindId> kinds;     ///< UsedBy / DefinedBy
  Span span;                     ///< in the rule file
};

struct Guard {
  ExprId expr = kNoId;
  std::string text;              ///< as written, for `unproven:` and explanations
  std::vector<NodeId> nodes;     ///< nodes it reads, sorted; an unbound one makes the guard vacuously true. Nodes
                                 ///< whose presence the guard asks for are left out: to read those is unknown
};

// ---- look-through ------------------------------------------------------------------------------------------------

enum class Condition : std::uint8_t {
  Always,
  Keeps,       ///< keeps(-k): the last k dimensions of input and output are equal
  Units,       ///< only dimensions of size 1 appear or vanish
  SwapsLast    ///< permute/transpose that exchanges exactly the last two dimensions
};

struct ThroughItem {
  std::vector<KindId> kinds;
  Condition condition = Condition::Always;
  std::int64_t argument = 0;   ///< the k of keeps(-k), positive
};
/// What may stand between two nodes of a pattern. An op is crossed from its result to its operand 0. Layout moves are
/// always among the items.
struct Through {
  std::vector<ThroughItem> items;
};

// ---- nodes -------------------------------------------------------------------------------------------------------

enum class NodeKind : std::uint8_t { Any, Capture, Absent, Op, Constant, Alt, Chain, Result };

struct AttributeTest {
  std::string name;                     ///< as rules write it
  enum class Op : std::uint8_t { OneOf, Absent, Present } op = Op::OneOf;
  std::vector<std::string> values;      ///< OneOf: attribute texts; ints, floats and words compare by value
  bool or_absent = false;               ///< OneOf: absence satisfies it too
  Span span;
};

struct Edge {
  NodeId node = kNoId;
  std::uint16_t operand = 0;      ///< index into Kind::operands of the node's first kind; the k-th edge to a
                                  ///< variadic operand takes its k-th value
  ThroughId through = 0;          ///< program-wide table
  bool optional = false;          ///< `bias?`: may be absent
};

struct Alternative {
  NodeId node = kNoId;
  std::string tag;                ///< `as tag`; `taken`/`skipped` for an optional step
  ThroughId through = kNoId;      ///< replaces the edge's where the alternative says `via` or `strict`
};

struct Node {
  NodeKind kind = NodeKind::Any;
  std::string name;               ///< capture or equation name; empty if none
  Span span;                      ///< in the rule file
  bool escapes = false;           ///< its value may be used outside the site
  // Op
  std::vector<KindId> kinds;      ///< usually one
  std::vector<SpellingId> spellings;  ///< only these (`ttnn.divide(a, b)`); empty: every spelling of the kinds
  std::uint16_t result = 0;       ///< `op#i`. Result: this result of the op that operands[0].node binds
  std::vector<Edge> operands;     ///< in written order
  bool rest = false;              ///< `...`: further operands may be present
  std::vector<AttributeTest> attributes;
  // Constant: the value must be a literal near this
  ExprId expr = kNoId;
  // Chain: kinds[0], its leaves are `operands` (their operand indices mean nothing), and this may stand between members
  ThroughId through = 0;
  // Alt
  std::vector<Alternative> alternatives;
  bool optional_step = false;
};

// ---- rules -------------------------------------------------------------------------------------------------------

enum class Source : std::uint8_t { Ttnn, Torch, Triton, Cuda };
enum class Level : std::uint8_t { Ttir, Ttnn };

struct UseCount {
  NodeId node = kNoId;
  std::int64_t count = 1;
};

struct NotePart {
  std::string text;               ///< literal text before the hole
  ExprId hole = kNoId;            ///< kNoId after the last text
};

/// One match block and what refers to its nodes.
struct Body {
  std::vector<Node> nodes;
  std::vector<Expr> exprs;
  NodeId root = kNoId;
  std::vector<NodeId> also;   ///< further roots (`roots q, k, v`), in order; each shares a node with the ones before
  // Siblings: every match of the body with equal `shared` nodes belongs to one site.
  bool siblings = false;
  std::int64_t at_least = 0, at_most = 0;   ///< 0: no upper bound
  std::vector<NodeId> shared;
  std::vector<Guard> where, group_where;    ///< group_where: over the sibling group (Count, Distinct, Sum, All)
  std::vector<UseCount> uses;
  std::vector<std::vector<NotePart>> notes;
};

struct Rule {
  std::string name, file;         ///< file as the user or the search path named it
  Span span;                      ///< of the name
  std::string fused_op;
  Source source = Source::Ttnn;
  std::string summary, torch, kernel, version;
  std::string seen;               ///< real sites as dump:line; empty: none yet
  std::string compiler_pass, compiler_pattern, compiler_status, compiler_note, group;
  bool default_off = false;
  bool unlisted = false;          ///< fused_op exists in TTNN, but not in its public API list
  std::int64_t priority = 0;
  std::optional<Body> ttir, ttnn;   ///< absent: the rule does not exist at that level

  const std::optional<Body>& body(Level level) const { return level == Level::Ttir ? ttir : ttnn; }
};

struct Program {
  OpTable ops;
  std::vector<Through> throughs;   ///< shared by all rules; 0 is "layout only"
  std::vector<Rule> rules;         ///< sorted by name
};

}  // namespace fusionc::rule
