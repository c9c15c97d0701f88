// Rule files as written: the tree that lint and formatter work on.
#include <doctest/doctest.h>

#include <deque>
#include <random>

#include "dsl/ast.h"
#include "tests/unit/dsl_text.h"

using namespace fusionc;
using namespace fusionc::test;
using dsl::Pattern;

namespace {

// The file refers to the text, so the texts stay.
dsl::RuleFile parsed(const std::string& text) {
  static std::deque<std::string> texts;
  Diagnostics diagnostics;
  auto file = dsl::parse_rule_file("t.fuse", texts.emplace_back(text), diagnostics);
  for (const Diagnostic& d : diagnostics.list()) FAIL_CHECK(render(d));
  REQUIRE(file);
  return std::move(*file);
}

std::string at(const dsl::RuleFile& file, Span span) { return std::string(span.in(file.text)); }

}  // namespace

TEST_CASE("spans hold what was written, without blanks and comments around it") {
  const std::string text =
      "# head\n"
      "import  \"a.fuse\"   # why\n"
      "pattern f( v , w ) = add( v , # left\n"
      "    w )   as  sum  # last\n"
      "  | exp( v )\n"
      "\n"
      "# tail #1";
  const dsl::RuleFile file = parsed(text);
  REQUIRE(file.comments.size() == 5);
  CHECK(at(file, file.comments[0]) == "# head");
  CHECK(at(file, file.comments[2]) == "# left");
  CHECK(at(file, file.comments[4]) == "# tail #1");
  REQUIRE(file.imports.size() == 1);
  CHECK(file.imports[0].text == "a.fuse");
  CHECK(at(file, file.imports[0].span) == "\"a.fuse\"");
  REQUIRE(file.definitions.size() == 1);
  const dsl::PatternDefinition& f = file.definitions[0];
  CHECK(f.name.text == "f");
  REQUIRE(f.parameters.size() == 2);
  CHECK(f.parameters[1].text == "w");
  CHECK(at(file, f.span) == "pattern f( v , w ) = add( v , # left\n    w )   as  sum  # last\n  | exp( v )");
  const Pattern& body = file.patterns[f.body];
  REQUIRE(body.kind == Pattern::Kind::Alternatives);
  REQUIRE(body.arguments.size() == 2);
  CHECK(body.tags[0].text == "sum");
  CHECK(!body.tags[1].given());
  CHECK(at(file, file.patterns[body.arguments[0].pattern].span) == "add( v , # left\n    w )");
  CHECK(at(file, file.patterns[body.arguments[1].pattern].span) == "exp( v )");
}

TEST_CASE("`#` after a name is a result, after a blank a comment") {
  const dsl::RuleFile file = parsed("pattern f(v) = add(v#1, v #2\n)");
  CHECK(file.comments.size() == 1);
  const Pattern& body = file.patterns[file.definitions[0].body];
  REQUIRE(body.arguments.size() == 2);
  CHECK(file.patterns[body.arguments[0].pattern].kind == Pattern::Kind::Projection);
  CHECK(file.patterns[body.arguments[0].pattern].result.text == "1");
  CHECK(file.patterns[body.arguments[1].pattern].kind == Pattern::Kind::Value);
}

TEST_CASE("every form of a pattern") {
  const dsl::RuleFile file = parsed(
      "pattern f(v) = via(reshape if keeps(-2), cast; g#1(x?, label: _, none, ~1/2, ...){dim: -1 | last, a: "
      "[0, 1]}?)\n"
      "pattern h(v) = iterate(0..3; w = v; ac(add; w, (n = ~1)))\n"
      "pattern k(v) = any(relu, gelu; strict(v))");
  const Pattern& via = file.patterns[file.definitions[0].body];
  CHECK(via.kind == Pattern::Kind::Via);
  REQUIRE(via.kinds.size() == 2);
  CHECK(via.kinds[0].name.text == "reshape");
  CHECK(via.kinds[0].condition.text == "keeps");
  CHECK(via.kinds[0].argument == -2);
  CHECK(!via.kinds[1].condition.given());
  const Pattern& call = file.patterns[via.arguments[0].pattern];
  CHECK(call.kind == Pattern::Kind::Call);
  CHECK(call.name.text == "g");
  CHECK(call.result.text == "1");
  CHECK(call.optional);
  REQUIRE(call.arguments.size() == 5);
  const auto argument = [&](std::size_t i) { return file.patterns[call.arguments[i].pattern]; };
  CHECK(argument(0).kind == Pattern::Kind::Value);
  CHECK(argument(0).optional);
  CHECK(call.arguments[1].label.text == "label");
  CHECK(argument(1).kind == Pattern::Kind::Wildcard);
  CHECK(argument(2).kind == Pattern::Kind::Absent);
  CHECK(argument(3).kind == Pattern::Kind::Constant);
  const dsl::Expression& half = file.expressions[argument(3).expression];
  CHECK(half.kind == dsl::Expression::Kind::Binary);
  CHECK(half.name.text == "/");
  CHECK(file.expressions[half.arguments[1]].number == 2);
  CHECK(argument(4).kind == Pattern::Kind::Rest);
  REQUIRE(call.attributes.size() == 2);
  CHECK(call.attributes[0].name.text == "dim");
  REQUIRE(call.attributes[0].values.size() == 2);
  CHECK(call.attributes[0].values[0].text == "-1");
  CHECK(call.attributes[1].values[0].text == "[0, 1]");
  const Pattern& iterate = file.patterns[file.definitions[1].body];
  CHECK(iterate.kind == Pattern::Kind::Iterate);
  CHECK(iterate.least == 0);
  CHECK(iterate.most == 3);
  CHECK(iterate.name.text == "w");
  const Pattern& chain = file.patterns[iterate.arguments[1].pattern];
  CHECK(chain.kind == Pattern::Kind::Chain);
  CHECK(chain.kinds[0].name.text == "add");
  REQUIRE(chain.arguments.size() == 2);
  CHECK(file.patterns[chain.arguments[1].pattern].kind == Pattern::Kind::Bind);
  const Pattern& any = file.patterns[file.definitions[2].body];
  CHECK(any.kind == Pattern::Kind::AnyOf);
  CHECK(any.kinds.size() == 2);
  REQUIRE(any.arguments.size() == 1);
  CHECK(file.patterns[any.arguments[0].pattern].kind == Pattern::Kind::Strict);
}

TEST_CASE("line ends of every kind, a byte order mark, nothing at all") {
  CHECK(parsed("\xef\xbb\xbfpattern f(v) = exp(v)\r\npattern g(v) = relu(v)\r\n").definitions.size() == 2);
  CHECK(parsed("").definitions.empty());
  CHECK(parsed("# only a comment").comments.size() == 1);
}

TEST_CASE("the deepest nesting that is allowed resolves") {
  std::string deep = "x";
  for (int i = 0; i < 90; ++i) deep = "exp(" + deep + ")";
  CHECK(compiled(rule_with("out = " + deep)).rules[0].ttnn->nodes.size() == 91);
}

// Whatever the bytes, the compiler ends with a program or with located errors.
TEST_CASE("damaged rule files give errors, not crashes") {
  std::vector<std::string> texts = {read_file(source_dir() / "rules/common.fuse")};
  const std::string page = read_file(source_dir() / "docs/language.md");
  texts.push_back(page.substr(page.find("```fuse\n") + 8, 1200));
  std::mt19937 random(7);
  const auto pick = [&](std::size_t n) { return static_cast<std::size_t>(random() % n); };
  const std::string alphabet = "(){}[]|?~#;:,.=<>+-*/%\"\\_ax19 \n";
  std::size_t good = 0, bad = 0;
  for (int round = 0; round < 1000; ++round) {
    std::string text = texts[pick(texts.size())];
    for (std::size_t edits = 1 + pick(4); edits; --edits) {
      const std::size_t place = pick(text.size());
      switch (pick(4)) {
        case 0:
          text.erase(place, 1 + pick(20));
          break;
        case 1:
          text.insert(place, 1, alphabet[pick(alphabet.size())]);
          break;
        case 2:
          text[place] = static_cast<char>(random());
          break;
        default:
          text.insert(place, text.substr(pick(text.size()), pick(200)));
          break;
      }
      if (text.empty()) text = "x";
    }
    Diagnostics diagnostics;
    const auto program = compile({{"rules/ttnn/t.fuse", text}}, diagnostics);
    REQUIRE(program.has_value() == !diagnostics.has_errors());
    for (const Diagnostic& d : diagnostics.list()) REQUIRE(d.line > 0);
    ++(program ? good : bad);
  }
  CHECK(good > 10);
  CHECK(bad > 300);
}
