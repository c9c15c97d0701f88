// Runs the grammars of grammar_types.h; the only translation unit that sees PEGTL.
//
// Idea: a grammar rule type with a `tag` makes a node of the syntax tree, all others only consume. The tree
// is one vector in pre-order: a node is pushed when its rule starts, gets its end when the rule succeeds, and
// is cut off with all it contained when the rule fails, so backtracking needs no undo elsewhere. Nesting is
// bounded, so no input can exhaust the stack. The one exception type, Failure, never leaves this file.
#include <fmt/format.h>

#include <algorithm>
#include <tao/pegtl/contrib/analyze.hpp>

#include "dsl/grammar_types.h"
#include "dsl/syntax.h"

namespace fusionc::dsl {
namespace {

constexpr std::size_t kMaximumDepth = 100;

// ---- tree building ----

struct Failure {
  Code code;
  std::string expected;
  std::size_t offset;
};

struct State {
  SyntaxTree tree;
  std::vector<std::uint32_t> open;  ///< nodes whose rule has not finished
  std::size_t depth = 0;
};

/// Nodes that only group: with a single child they are that child.
constexpr bool collapses(Tag tag) {
  switch (tag) {
    case Tag::Alternatives:
    case Tag::Tagged:
    case Tag::Or:
    case Tag::And:
    case Tag::Compare:
    case Tag::Sum:
    case Tag::Product:
      return true;
    default:
      return false;
  }
}

void close_node(State& state, Tag tag, std::size_t end) {
  auto& nodes = state.tree.nodes;
  const std::uint32_t at = state.open.back();
  state.open.pop_back();
  if (collapses(tag) && at + 1 < nodes.size() && nodes[at + 1].next == nodes.size()) {
    nodes.erase(nodes.begin() + at);
    for (std::size_t i = at; i < nodes.size(); ++i) --nodes[i].next;
    return;
  }
  nodes[at].span.end = static_cast<std::uint32_t>(end);
  nodes[at].next = static_cast<std::uint32_t>(nodes.size());
}

template <typename Rule>
concept Tagged = requires {
  Rule::tag;
};
template <typename Rule>
concept Nesting = requires {
  Rule::nests;
};

template <typename Rule>
struct control : p::normal<Rule> {
  template <typename Input>
  static void start([[maybe_unused]] const Input& in, [[maybe_unused]] State& state) {
    if constexpr (Tagged<Rule>) {
      const auto at = static_cast<std::uint32_t>(in.byte());
      state.open.push_back(static_cast<std::uint32_t>(state.tree.nodes.size()));
      state.tree.nodes.push_back({Rule::tag, 0, {at, at}});
    }
    if constexpr (Nesting<Rule>)
      if (++state.depth > kMaximumDepth) throw Failure{Code::TooDeep, {}, in.byte()};
  }
  template <typename Input>
  static void success([[maybe_unused]] const Input& in, [[maybe_unused]] State& state) {
    if constexpr (Nesting<Rule>) --state.depth;
    if constexpr (Tagged<Rule>) close_node(state, Rule::tag, in.byte());
  }
  template <typename Input>
  static void failure(const Input&, [[maybe_unused]] State& state) {
    if constexpr (Nesting<Rule>) --state.depth;
    if constexpr (Tagged<Rule>) {
      state.tree.nodes.resize(state.open.back(), SyntaxNode{Tag::File, 0, {}});
      state.open.pop_back();
    }
  }
  template <typename Input>
  [[noreturn]] static void raise(const Input& in, State&) {
    Code code = Code::Syntax;
    if constexpr (requires { Rule::code; }) code = Rule::code;
    // Only rules that cannot fail (star, opt) go without words.
    std::string expected;
    if constexpr (requires { Rule::expected; }) expected = Rule::expected;
    throw Failure{code, std::move(expected), in.byte()};
  }
};

template <typename Rule>
struct action : p::nothing<Rule> {};
template <>
struct action<comment> {
  template <typename Input>
  static void apply(const Input& in, State& state) {
    const Span span{static_cast<std::uint32_t>(in.input().byte() - in.size()),
                    static_cast<std::uint32_t>(in.input().byte())};
    // Text is scanned again after backtracking.
    if (state.tree.comments.empty() || state.tree.comments.back().begin < span.begin)
      state.tree.comments.push_back(span);
  }
};

// A rule swallows the blanks after its last word; a span does not include them.
void trim_spans(SyntaxTree& tree, std::string_view text) {
  const auto& comments = tree.comments;
  for (SyntaxNode& node : tree.nodes) {
    std::uint32_t& end = node.span.end;
    while (end > node.span.begin) {
      const char last = text[end - 1];
      if (last == ' ' || last == '\t' || last == '\n' || last == '\r') {
        --end;
        continue;
      }
      const auto comment =
          std::lower_bound(comments.begin(), comments.end(), end,
                           [](Span span, std::uint32_t offset) { return span.end < offset; });
      if (comment == comments.end() || comment->end != end || comment->begin < node.span.begin) break;
      end = comment->begin;
    }
  }
}

// The word or character at `offset`, as a message names it.
std::string found(std::string_view text, std::size_t offset, std::size_t& length) {
  length = 1;
  if (offset >= text.size()) return "the end of the file";
  const auto is_word = [](char c) {
    return std::isalnum(static_cast<unsigned char>(c)) || c == '_' || c == '.';
  };
  std::size_t end = offset;
  while (end < text.size() && is_word(text[end])) ++end;
  if (end == offset) {
    if (text[offset] == '\n' || text[offset] == '\r') return "the end of the line";
    const auto byte = static_cast<unsigned char>(text[offset]);
    if (byte < 0x20 || byte >= 0x7f) return fmt::format("byte 0x{:02x}", byte);
    end = offset + 1;
  }
  length = end - offset;
  return fmt::format("`{}`", text.substr(offset, std::min<std::size_t>(length, 40)));
}

std::string hint_for(const Failure& failure, std::string_view text) {
  const std::string_view here = text.substr(std::min(failure.offset, text.size()));
  if (failure.code == Code::UnknownClause) {
    std::size_t end = 0;
    while (end < here.size() && (std::isalnum(static_cast<unsigned char>(here[end])) || here[end] == '_'))
      ++end;
    const std::string near = did_you_mean(here.substr(0, end), clause_names());
    return near.empty() ? "" : fmt::format("did you mean `{}`?", near);
  }
  if (failure.expected.find("an operator") != std::string::npos && here.starts_with("="))
    return "write `==` to compare";
  if (failure.code == Code::TooDeep) return "give the inner parts names of their own";
  return {};
}

template <typename Grammar>
std::optional<SyntaxTree> parse_as(std::string_view file, std::string_view text, Span span,
                                   std::string_view shown, Diagnostics& diagnostics) {
  State state;
  const std::string_view part = span.in(text);
  state.tree.nodes.reserve(part.size() / 4 + 16);
  p::memory_input<p::tracking_mode::lazy, p::eol::lf_crlf, std::string_view> in(
      part.data(), part.data() + part.size(), file);
  Failure failure{Code::Syntax, "a rule file", 0};
  try {
    if (p::parse<Grammar, action, control>(in, state)) {
      for (SyntaxNode& node : state.tree.nodes) {
        node.span.begin += span.begin;
        node.span.end += span.begin;
      }
      for (Span& comment : state.tree.comments)
        comment = {comment.begin + span.begin, comment.end + span.begin};
      trim_spans(state.tree, text);
      return std::move(state.tree);
    }
  } catch (const Failure& thrown) {
    failure = thrown;
    failure.offset += span.begin;
  }
  std::size_t length = 1;
  const std::string what = found(shown, failure.offset, length);
  std::string message = failure.code == Code::TooDeep
                            ? fmt::format("nested deeper than {} levels", kMaximumDepth)
                            : fmt::format("expected {}, found {}", failure.expected, what);
  diagnostics.add(diagnostic_at(failure.code, std::string(file), shown, failure.offset, length,
                                std::move(message), hint_for(failure, text)));
  return std::nullopt;
}

}  // namespace

const std::vector<std::string_view>& clause_names() {
  static const std::vector<std::string_view> names = {
      "fused_op", "source", "summary", "torch",    "kernel", "version", "seen",  "note",   "default",
      "priority", "through", "where",  "group",    "compiler", "uses",  "match", "escapes"};
  return names;
}

std::optional<SyntaxTree> parse_rules(std::string_view file, std::string_view text,
                                      Diagnostics& diagnostics) {
  return parse_as<rules_file>(file, text, {0, static_cast<std::uint32_t>(text.size())}, text, diagnostics);
}
std::optional<SyntaxTree> parse_ops(std::string_view file, std::string_view text, Diagnostics& diagnostics) {
  return parse_as<ops_file>(file, text, {0, static_cast<std::uint32_t>(text.size())}, text, diagnostics);
}
std::optional<SyntaxTree> parse_hole(std::string_view file, std::string_view text, Span span,
                                     std::string_view shown, Diagnostics& diagnostics) {
  return parse_as<hole>(file, text, span, shown, diagnostics);
}
std::size_t analyze_grammar() {
  return p::analyze<rules_file>(1) + p::analyze<ops_file>(1) + p::analyze<hole>(1);
}

}  // namespace fusionc::dsl
