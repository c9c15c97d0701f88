// Guards, constants and notes as expressions, and the nodes a guard depends on.
#include "tests/unit/dsl_text.h"

using namespace fusionc;
using namespace fusionc::test;

namespace {

const char* const kMatch =
    "e = exp(x) as exp | relu(x) as relu\n"
    "s = softmax(e)\n"
    "m = matmul(s, w)\n"
    "out = linear(m, w2, bias?)";

/// The first guard of a rule over kMatch.
std::string guard(const std::string& text, std::string* nodes = nullptr) {
  const rule::Program program = compiled(rule_with(kMatch, "  where { " + text + " }\n"));
  const rule::Body& body = *program.rules[0].ttnn;
  REQUIRE(body.where.size() == 1);
  CHECK(body.where[0].text == text);
  if (nodes) {
    nodes->clear();
    for (rule::NodeId node : body.where[0].nodes)
      *nodes += (nodes->empty() ? "" : " ") + body.nodes[node].name;
  }
  return Printer(program, body).expr(body.where[0].expr);
}

}  // namespace

TEST_CASE("operators bind as in mathematics") {
  CHECK(guard("1 + 2 * 3 == 7") == "==(+(1,*(2,3)),7)");
  CHECK(guard("(1 + 2) * 3 == 9") == "==(*(+(1,2),3),9)");
  CHECK(guard("8 - 2 - 1 == 5") == "==(-(-(8,2),1),5)");
  CHECK(guard("-rank(x) < -2") == "<(neg(rank(x)),-2)");
  CHECK(guard("7 % 4 / 2 != 1") == "!=(/(%(7,4),2),1)");
  CHECK(guard("rank(x) == 1 or rank(x) == 2 and not rank(w) >= 3") ==
        "or(==(rank(x),1),and(==(rank(x),2),not(>=(rank(w),3))))");
  CHECK(guard("scalar(x) ~= 1/3") == "~=(scalar(x),/(1,3))");
  CHECK(guard("rank(x) in 2 .. 4") == "in(rank(x),range(2,4))");
  CHECK(guard("rank(x) in 2..4") == "in(rank(x),range(2,4))");
  CHECK(guard("rank(x) in {2, 4}") == "in(rank(x),list(2,4))");
}

TEST_CASE("functions") {
  CHECK(guard("dim(x, -1) % 32 == 0") == "==(%(dim(x,-1),32),0)");
  CHECK(guard("attr(m, \"transpose_b\")") == "attr(m,'transpose_b')");
  CHECK(guard("element(attr(s, \"dim\"), 0) == -1") == "==(element(attr(s,'dim'),0),-1)");
  CHECK(guard("shape(x) == [1, 2]") == "==(shape(x),list(1,2))");
  CHECK(guard("prod(shape(x)) == min(1, 2, 3)") == "==(prod(shape(x)),min(1,2,3))");
  CHECK(guard("not used_by(out, relu, cast)") == "not(used_by(out,relu,typecast))");
  CHECK(guard("defined_by(x, reshape)") == "defined_by(x,reshape,squeeze,unsqueeze)");
  CHECK(guard("same(x, w)") == "same(x,w)");
  CHECK(guard("x != w") == "not(same(x,w))");
  CHECK(guard("broadcasts(bias, out)") == "broadcasts(bias,out)");
  CHECK(guard("axis(m, -1) -> axis(out, rank(out) - 1)") == "->(m,out,-1,-(rank(out),1))");
  CHECK(guard("level() == ttnn") == "==(level(),'ttnn')");
  CHECK(guard("present(bias)") == "present(bias)");
}

TEST_CASE("words stand where text is compared") {
  CHECK(guard("dtype(x) == bf16") == "==(dtype(x),'bf16')");
  CHECK(guard("\"bf16\" != dtype(x)") == "!=('bf16',dtype(x))");
  CHECK(guard("dtype(x) in {bf16, \"f32\"}") == "in(dtype(x),list('bf16','f32'))");
  CHECK(guard("branch(e) == relu") == "==(branch(e),'relu')");
  CHECK(guard("op(m) == matmul") == "==(op(m),'matmul')");
  CHECK(guard("attr(m, \"transpose_b\") == true") == "==(attr(m,'transpose_b'),'true')");
  CHECK(guard("attr(s, \"dim\") == attr(m, \"activation\")") == "==(attr(s,'dim'),attr(m,'activation'))");
}

TEST_CASE("a guard depends on the nodes it reads, but not on those whose presence it asks for") {
  std::string nodes;
  guard("dim(bias, -1) == dim(out, -1) and rank(x) > rank(x) - 1", &nodes);
  CHECK(nodes == "x bias out");
  guard("not present(bias) or rank(bias) == rank(w)", &nodes);
  CHECK(nodes == "w");
  guard("same(x, w)", &nodes);
  CHECK(nodes == "x w");
}

TEST_CASE("guards are separated by lines or commas") {
  const rule::Program program = compiled(rule_with(
      kMatch,
      "  where {\n    rank(x) == 2\n      or rank(x) == 3\n    (rank(w)) == 2, rank(w2) == 2 # why\n  }\n"));
  const rule::Body& body = *program.rules[0].ttnn;
  REQUIRE(body.where.size() == 3);
  CHECK(body.where[0].text == "rank(x) == 2\n      or rank(x) == 3");
  CHECK(body.where[1].text == "(rank(w)) == 2");
}

TEST_CASE("names inside a sub-pattern that is used once") {
  const rule::Program program =
      compiled("pattern act(v) = relu((z = neg(v))) as relu | exp(v) as exp\n" +
               rule_with("out = gelu(act(x))",
                         "  where { rank(act.z) == 2, branch(act) == relu }\n  escapes act.z\n"));
  const rule::Body& body = *program.rules[0].ttnn;
  Printer printer(program, body);
  CHECK(printer.expr(body.where[0].expr) == "==(rank(act.z),2)");
  CHECK(printer.expr(body.where[1].expr) == "==(branch($4),'relu')");
  CHECK(body.nodes[4].kind == rule::NodeKind::Alt);
  CHECK(body.nodes[1].escapes);
}

TEST_CASE("notes") {
  const auto note = [](const std::string& text) {
    const rule::Program program = compiled(rule_with(kMatch, "  note \"" + text + "\"\n"));
    const rule::Body& body = *program.rules[0].ttnn;
    std::string out;
    for (const rule::NotePart& part : body.notes.at(0))
      out += "[" + part.text +
             (part.hole == rule::kNoId ? "" : "|" + Printer(program, body).expr(part.hole)) + "]";
    return out;
  };
  CHECK(note("plain") == "[plain]");
  CHECK(note("a {rank(x)} b {x}.") == "[a |rank(x)][ b |value(x)][.]");
  CHECK(note("{rank(x)}{rank(w)}") == "[|rank(x)][|rank(w)]");
  CHECK(note("{{x}} \\\"q\\\" \\n {op(m)}") == "[{x} \"q\" \n |op(m)]");
  CHECK(note("{branch(e) == \\\"relu\\\"}") == "[|==(branch(e),'relu')]");
}
