// Patterns and rules as programs. A body is compared as one line of text (dsl_text.h):
// `kind(operand:node,...)`, nodes in full at their first mention, by name or $id after that.
#include "dsl/syntax.h"
#include "tests/unit/dsl_text.h"

using namespace fusionc;
using namespace fusionc::test;

TEST_CASE("the grammar cannot loop") { CHECK(dsl::analyze_grammar() == 0); }

TEST_CASE("the example of the language page is the program it promises") {
  const std::string page = read_file(source_dir() / "docs/language.md");
  const std::size_t begin = page.find("```fuse\n") + 8;
  const std::string text = page.substr(begin, page.find("```", begin) - begin);
  Diagnostics diagnostics;
  const auto program = compile({{"rules/ttnn/rms_norm.fuse", text}}, diagnostics);
  for (const Diagnostic& d : diagnostics.list()) FAIL_CHECK(render(d));
  REQUIRE(program);
  const rule::Rule& rule = program->rules.at(0);
  CHECK(rule.name == "rms_norm");
  CHECK(rule.file == "rules/ttnn/rms_norm.fuse");
  CHECK(rule.span.in(text) == "rms_norm");
  CHECK(rule.fused_op == "ttnn.rms_norm");
  CHECK(rule.source == rule::Source::Ttnn);
  CHECK(rule.summary == "root-mean-square normalisation spelled out");
  CHECK(rule.compiler_pass == "ttir-fusing");
  CHECK(rule.compiler_pattern == "RMSNormFusionPattern");
  CHECK(rule.compiler_status == "pass_exists_not_fired");
  REQUIRE(rule.ttir);
  REQUIRE(rule.ttnn);
  const rule::Body& body = *rule.ttnn;
  CHECK(text_of(*program, body, 1) ==
        "out=opt[taken:multiply(0:norm=multiply(0:x,1:inv=alt[rsqrt:rsqrt(0:add(0:alt["
        "direct:mean(0:alt[multiply:multiply(0:x,1:x) | pow:pow(0:x,1:~2) | "
        "square:ttir.square(0:x)]){dim:-1} | "
        "sum_scale:multiply(0:sum(0:$5){dim:-1},1:~/(1,dim($5,-1))) | "
        "sum_div:div(0:sum(0:$5){dim:-1},1:~dim($5,-1))],1:eps)) | "
        "reciprocal:reciprocal(0:sqrt(0:$15)) | div:div(0:~1,1:sqrt(0:$15)) | "
        "pow:pow(0:$15,1:~-0.5)]),1:gamma) | "
        "skipped:norm]");
  REQUIRE(body.where.size() == 2);
  Printer printer(*program, body);
  CHECK(printer.expr(body.where[0].expr) == "in(scalar(eps),range(0,0.01))");
  CHECK(body.where[0].text == "scalar(eps) in 0 .. 1e-2");
  CHECK(printer.expr(body.where[1].expr) == "==(numel(gamma),dim(out,-1))");
  REQUIRE(body.notes.size() == 1);
  REQUIRE(body.notes[0].size() == 1);
  CHECK(body.notes[0][0].text == "mean printed as ");
  CHECK(printer.expr(body.notes[0][0].hole) == "branch($13)");

  REQUIRE(program->throughs.size() == 2);
  const auto kinds = [&](const rule::ThroughItem& item) {
    std::vector<std::string> names;
    for (rule::KindId kind : item.kinds) names.push_back(program->ops.kinds[kind].name);
    return fmt::format("{}", fmt::join(names, " "));
  };
  REQUIRE(program->throughs[1].items.size() == 4);
  CHECK(kinds(program->throughs[0].items[0]).find("to_memory_config") != std::string::npos);
  CHECK(kinds(program->throughs[1].items[0]) == kinds(program->throughs[0].items[0]));
  CHECK(kinds(program->throughs[1].items[1]) == "typecast");
  CHECK(kinds(program->throughs[1].items[2]) == "repeat");
  CHECK(program->throughs[1].items[2].condition == rule::Condition::Keeps);
  CHECK(program->throughs[1].items[2].argument == 1);
  CHECK(kinds(program->throughs[1].items[3]) == "reshape squeeze unsqueeze");
}

namespace {

/// Insides of the fenced blocks of this kind in a page.
std::vector<std::string> blocks(const std::string& page, const std::string& kind) {
  const std::string text = read_file(source_dir() / page), open = "```" + kind + "\n";
  std::vector<std::string> out;
  for (std::size_t at = text.find(open); at != std::string::npos; at = text.find(open, at + 1)) {
    const std::size_t begin = at + open.size();
    out.push_back(text.substr(begin, text.find("```", begin) - begin));
  }
  return out;
}

}  // namespace

TEST_CASE("every example of the documents is right") {
  Diagnostics diagnostics;
  for (const std::string& text : blocks("docs/language.md", "ops")) {
    CHECK(dsl::build_optable({{"docs/language.md", text}}, diagnostics));
    for (const Diagnostic& d : diagnostics.list()) FAIL_CHECK(render(d));
  }
  const auto notations = blocks("docs/notation.md", "match");
  CHECK(notations.size() == 5);
  for (const std::string& text : notations) {
    CHECK(compile(
        {{"rules/common.fuse", read_file(source_dir() / "rules/common.fuse")},
         {"rules/r.fuse",
          "import \"common.fuse\"\nrule r {\nfused_op ttnn.x source ttnn summary \"s\"\n" + text + "}\n"}},
        diagnostics));
    for (const Diagnostic& d : diagnostics.list()) FAIL_CHECK(render(d));
  }
}

TEST_CASE("values") {
  CHECK(root_of("out = multiply(x, y)") == "out=multiply(0:x,1:y)");
  CHECK(root_of("out = multiply(x, x)") == "out=multiply(0:x,1:x)");
  CHECK(root_of("out = multiply(x, _)") == "out=multiply(0:x,1:_)");
  CHECK(root_of("a = exp(x)\nb = a\nout = add(b, a)") == "out=add(0:a=exp(0:x),1:a)");
  CHECK(root_of("out = add((e = exp(x)), e)") == "out=add(0:e=exp(0:x),1:e)");
}

TEST_CASE("kinds, spellings, classes and sets of them") {
  CHECK(root_of("out = div(x, y)") == "out=div(0:x,1:y)");
  CHECK(root_of("out = ttnn.divide(x, y)") == "out=ttnn.divide(0:x,1:y)");
  CHECK(root_of("out = comparison(x, y)") == "out=eq/ge/gt/le/lt/ne(0:x,1:y)");
  CHECK(root_of("out = any(relu, silu, cast; x)") == "out=relu/silu/typecast(0:x)");
  // Where a kind and a class share a name, a call means the kind and a list of kinds the class.
  CHECK(root_of("out = reshape(x)") == "out=reshape(0:x)");
  CHECK(root_of("out = any(reshape; x)") == "out=reshape/squeeze/unsqueeze(0:x)");
}

TEST_CASE("operands: by position, by name, optional, absent, open") {
  CHECK(root_of("out = linear(a, w)") == "out=linear(0:a,1:w)");
  CHECK(root_of("out = linear(a, w, bias: b)") == "out=linear(0:a,1:w,2:b)");
  CHECK(root_of("out = linear(b: w, a: a)") == "out=linear(1:w,0:a)");
  CHECK(root_of("out = linear(a, w, bias?)") == "out=linear(0:a,1:w,2:bias?)");
  CHECK(root_of("out = linear(a, w, (b = exp(y))?)") == "out=linear(0:a,1:w,2:b=exp(0:y)?)");
  CHECK(root_of("out = linear(a, w, none)") == "out=linear(0:a,1:w,2:none)");
  CHECK(root_of("out = conv2d(x, w, ...)") == "out=conv2d(0:x,1:w,...)");
  CHECK(root_of("out = matmul(x, ...)") == "out=matmul(0:x,...)");
  CHECK(root_of("out = concat(a, b, a)") == "out=concat(0:a,0:b,0:a)");
  // The order of a batch norm's operands is TTIR's; TTNN lists them otherwise.
  CHECK(root_of("out = batch_norm_inference(x, w, b, m, v)") ==
        "out=batch_norm_inference(0:x,1:w,2:b,3:m,4:v)");
}

TEST_CASE("attributes") {
  CHECK(root_of("out = softmax(x){dim: last}") == "out=softmax(0:x){dim:-1}");
  CHECK(root_of("out = permute(x){permutation: [0, 2, 1, 3] | [0, 2, 1]}") ==
        "out=permute(0:x){permutation:[0, 2, 1, 3]|[0, 2, 1]}");
  CHECK(root_of("out = matmul(a, b){activation: none, transpose_b: true}") ==
        "out=matmul(0:a,1:b){activation:none}{transpose_b:true}");
  CHECK(root_of("out = matmul(a, b){activation: any}") == "out=matmul(0:a,1:b){activation:any}");
  CHECK(root_of("out = matmul(a, b){activation: relu | none}") ==
        "out=matmul(0:a,1:b){activation:relu|none}");
  CHECK(root_of("out = any(relu, gelu; x)") == "out=gelu/relu(0:x)");
  CHECK(root_of("out = any(sum, mean; x){keep_dim: true}") == "out=mean/sum(0:x){keep_dim:true}");
}

TEST_CASE("results") {
  CHECK(root_of("out = topk#1(x)") == "out=topk(0:x)#1");
  CHECK(root_of("out = topk#indices(x)") == "out=topk(0:x)#1");
  CHECK(root_of("s = topk(x)\nout = gather(s#values, s#indices)") == "out=gather(0:s=topk(0:x)#0,1:s#1)");
}

TEST_CASE("optional steps and alternatives") {
  CHECK(root_of("out = multiply(x, g)?") == "out=opt[taken:multiply(0:x,1:g) | skipped:x]");
  CHECK(root_of("out = exp(add(x, m)?)") == "out=exp(0:opt[taken:add(0:x,1:m) | skipped:x])");
  CHECK(
      root_of("out = inv_sqrt(x)?") ==
      "out=opt[taken:alt[rsqrt:rsqrt(0:x) | reciprocal:reciprocal(0:sqrt(0:x)) | div:div(0:~1,1:sqrt(0:x)) | "
      "pow:pow(0:x,1:~-0.5)] | skipped:x]");
  CHECK(root_of("out = exp(x) as only") == "out=alt[only:exp(0:x)]");
  CHECK(root_of("out = exp(x | relu(x) as relu | ~1)") == "out=exp(0:alt[x | relu:relu(0:x) | ~1])");
}

TEST_CASE("constants") {
  CHECK(root_of("out = multiply(x, ~0.5)") == "out=multiply(0:x,1:~0.5)");
  CHECK(root_of("out = multiply(x, ~-1e-3)") == "out=multiply(0:x,1:~-0.001)");
  CHECK(root_of("out = maximum(x, ~-inf)") == "out=maximum(0:x,1:~-inf)");
  CHECK(root_of("out = multiply(x, ~1/sqrt(dim(x, -1)))") == "out=multiply(0:x,1:~/(1,sqrt(dim(x,-1))))");
  CHECK(root_of("out = multiply(x, ~2*3 - 1)") == "out=multiply(0:x,1:~-(*(2,3),1))");
  CHECK(root_of("out = multiply(x, (c = ~0.5))") == "out=multiply(0:x,1:c=~0.5)");
}

TEST_CASE("chains") {
  const rule::Program program =
      compiled(rule_with("out = ac(multiply; ~0.5, x, cdf?, ...)", "  through cast\n"));
  const rule::Body& body = *program.rules[0].ttnn;
  CHECK(text_of(program, body, 1) == "out=ac multiply(~0.5,x,cdf?,...)");
  CHECK(body.nodes[body.root].through == 1);
}

TEST_CASE("look-through of one edge") {
  const auto text = [](const std::string& match) {
    const rule::Program program = compiled(rule_with(match, "  through cast\n"));
    std::string out = text_of(program, *program.rules[0].ttnn, 1);
    for (std::size_t i = 0; i < program.throughs.size(); ++i)
      out += fmt::format(" {}", program.throughs[i].items.size());
    return out;
  };
  CHECK(text("out = add(strict(x), y)") == "out=add(0:x@0,1:y) 1 2");
  CHECK(text("out = add(via(reshape, permute if swaps_last; exp(x)), y)") ==
        "out=add(0:exp(0:x)@2,1:y) 1 2 3");
  // A name keeps it, and so does a parameter.
  CHECK(text("a = via(reshape; exp(x))\nout = add(a, a)") == "out=add(0:a=exp(0:x)@2,1:a@2) 1 2 2");
  CHECK(text("out = squared(strict(x))") ==
        "out=alt[multiply:multiply(0:x@0,1:x@0) | pow:pow(0:x@0,1:~2) | square:ttir.square(0:x@0)] 1 2");
  // Alternatives and optional steps have it one by one.
  CHECK(text("out = exp(strict(relu(x)) | gelu(x))") == "out=exp(0:alt[relu(0:x)@0 | gelu(0:x)]) 1 2");
  CHECK(text("out = exp(add(strict(x), m)?)") == "out=exp(0:opt[taken:add(0:x@0,1:m) | skipped:x@0]) 1 2");
  CHECK(text("out = exp(strict(add(x, m))?)") == "out=exp(0:opt[taken:add(0:x,1:m)@0 | skipped:x]) 1 2");
  CHECK(text("out = linear(a, w, strict(b)?)") == "out=linear(0:a,1:w,2:b?@0) 1 2");
}

TEST_CASE("repetition") {
  CHECK(root_of("out = iterate(2..2; v = x; exp(v))") == "out=exp(0:exp(0:x))");
  CHECK(root_of("out = iterate(1..3; v = x; add(v, k))") ==
        "out=opt[taken:add(0:opt[taken:add(0:add(0:x,1:k),1:k) | skipped:$2],1:k) | skipped:$2]");
  CHECK(root_of("out = exp(iterate(0..1; v = x; relu(v)))") == "out=exp(0:opt[taken:relu(0:x) | skipped:x])");
}

TEST_CASE("sub-patterns are hygienic and their arguments are one node") {
  const std::string pre =
      "pattern inner(v) = add(v, s)\npattern outer(s) = multiply(inner(s), s)\npattern local(v) = add((e = "
      "exp(v)), e)\n";
  const auto text = [&](const std::string& match) {
    const rule::Program program = compiled(pre + rule_with(match));
    return text_of(program, *program.rules[0].ttnn);
  };
  // `s` of inner is its own free value each time, not outer's parameter nor the rule's name.
  CHECK(text("out = outer(s)") == "out=multiply(0:add(0:s,1:inner.s),1:s)");
  CHECK(text("out = add(inner(x), inner(y))") == "out=add(0:add(0:x,1:inner.s),1:add(0:y,1:inner.s))");
  CHECK(text("out = local(relu(x))") == "out=add(0:local.e=exp(0:relu(0:x)),1:local.e)");
  CHECK(text("out = local(v: e)") == "out=add(0:local.e=exp(0:e),1:local.e)");
  CHECK(text("e = exp(x)\nout = local(e)") == "out=add(0:local.e=exp(0:e=exp(0:x)),1:local.e)");
}

TEST_CASE("one op named alike in several alternatives is one node") {
  CHECK(root_of("e = exp(x)\nout = div(e, (t = sum(e))) | multiply(e, reciprocal((t = sum(e))))") ==
        "out=alt[div(0:e=exp(0:x),1:t=sum(0:e)) | multiply(0:e,1:reciprocal(0:t))]");
}

TEST_CASE("imports pass on what they import, and a file's own pattern hides an imported one") {
  Diagnostics diagnostics;
  const auto program = compile(
      {{"a.fuse", "pattern f(v) = exp(v)\npattern g(v) = relu(v)\n"},
       {"b.fuse", "import \"a.fuse\"\npattern g(v) = gelu(f(v))\n"},
       {"c.fuse",
        "import \"b.fuse\"\nimport \"./x/../a.fuse\"\nrule z { fused_op ttnn.x source ttnn summary \"s\" "
        "match { out = f(g(x)) } }\n"}},
      diagnostics);
  // a and b both hand on a `g`, and they differ.
  CHECK(!program);
  REQUIRE(diagnostics.list().size() == 1);
  CHECK(diagnostics.list()[0].code == Code::DuplicateName);

  Diagnostics none;
  const auto good = compile({{"a.fuse", "pattern f(v) = exp(v)\npattern g(v) = relu(v)\n"},
                             {"b.fuse", "import \"a.fuse\"\npattern g(v) = gelu(f(v))\n"},
                             {"c.fuse",
                              "import \"b.fuse\"\nrule z { fused_op ttnn.x source ttnn summary \"s\" "
                              "match { out = f(g(x)) } }\n"}},
                            none);
  REQUIRE(good);
  CHECK(text_of(*good, *good->rules[0].ttnn) == "out=exp(0:gelu(0:exp(0:x)))");
}

TEST_CASE("several roots and siblings") {
  const rule::Program program = compiled(
      "rule r { fused_op ttnn.x source ttnn summary \"s\"\n"
      "  match siblings >= 3 sharing x { m = matmul(x, w) a = exp(m) b = relu(m) roots a, b }\n"
      "  group where { count() <= 8, all(rank(a) == 2), sum(dim(b, -1)) < 100 }\n"
      "  note \"{count()} of {x}\" }");
  const rule::Body& body = *program.rules[0].ttir;
  CHECK(body.nodes[body.root].name == "b");
  REQUIRE(body.also.size() == 1);
  CHECK(body.nodes[body.also[0]].name == "a");
  CHECK(body.siblings);
  CHECK(body.at_least == 3);
  CHECK(body.at_most == 0);
  REQUIRE(body.shared.size() == 1);
  CHECK(body.nodes[body.shared[0]].name == "x");
  Printer printer(program, body);
  REQUIRE(body.group_where.size() == 3);
  CHECK(printer.expr(body.group_where[0].expr) == "<=(count(),8)");
  CHECK(printer.expr(body.group_where[1].expr) == "all(==(rank(a),2))");
  CHECK(printer.expr(body.group_where[2].expr) == "<(sum(dim(b,-1)),100)");
  REQUIRE(body.notes[0].size() == 2);
  CHECK(printer.expr(body.notes[0][1].hole) == "value(x)");

  const auto range = [](const std::string& siblings) {
    const rule::Program p = compiled("rule r { fused_op ttnn.x source ttnn summary \"s\" match siblings " +
                                     siblings + " sharing x { out = exp(x) } }");
    return std::pair(p.rules[0].ttnn->at_least, p.rules[0].ttnn->at_most);
  };
  CHECK(range("3") == std::pair<std::int64_t, std::int64_t>(3, 3));
  CHECK(range("<= 4") == std::pair<std::int64_t, std::int64_t>(2, 4));
}

TEST_CASE("a rule may differ per level; what reads only the other level's names is left out there") {
  const rule::Program program = compiled(
      "rule r { fused_op ttnn.x source ttnn summary \"s\"\n"
      "  match ttir { m = dot_general_like(a, b)  out = add(m, bias) }\n"
      "  match ttnn { out = linear(a, b, c) }\n"
      "  where { rank(out) == 2, rank(m) == 2, rank(c) == 1 }\n"
      "  escapes m  uses { m: 2 }  note \"{rank(c)}\" }\n"
      "pattern dot_general_like(x, y) = matmul(x, y)\n");
  const rule::Rule& rule = program.rules[0];
  CHECK(text_of(program, *rule.ttir) == "out=add(0:m=matmul(0:a,1:b),1:bias)");
  CHECK(text_of(program, *rule.ttnn) == "out=linear(0:a,1:b,2:c)");
  REQUIRE(rule.ttir->where.size() == 2);
  CHECK(rule.ttir->where[1].text == "rank(m) == 2");
  REQUIRE(rule.ttnn->where.size() == 2);
  CHECK(rule.ttnn->where[1].text == "rank(c) == 1");
  CHECK(rule.ttir->uses.size() == 1);
  CHECK(rule.ttir->uses[0].count == 2);
  CHECK(rule.ttnn->uses.empty());
  CHECK(rule.ttir->notes.empty());
  CHECK(rule.ttnn->notes.size() == 1);

  const rule::Program one = compiled(
      "rule r { fused_op ttnn.x source torch summary \"s\" kernel \"k\" version \"1.2\" seen \"d:3\" default off group g priority -3 "
      "match ttnn { m = exp(x) out = relu(m) } escapes m }");
  CHECK(!one.rules[0].ttir);
  REQUIRE(one.rules[0].ttnn);
  CHECK(one.rules[0].source == rule::Source::Torch);
  CHECK(one.rules[0].kernel == "k");
  CHECK(one.rules[0].version == "1.2");
  CHECK(one.rules[0].seen == "d:3");
  CHECK(one.rules[0].default_off);
  CHECK(one.rules[0].group == "g");
  CHECK(one.rules[0].priority == -3);
  for (const rule::Node& node : one.rules[0].ttnn->nodes) CHECK(node.escapes == (node.name == "m"));
}

TEST_CASE("one bad file fails the load, and all errors of all files are reported in order") {
  Diagnostics diagnostics;
  const auto program =
      compile({{"b.fuse", "rule x { }\nrule y { }\n"},
               {"a.fuse", "pattern p(v) = nothing_like_it(v)\n"},
               {"c.fuse", "rule ok { fused_op ttnn.x source ttnn summary \"s\" match { out = exp(x) } }\n"},
               {"d.fuse", "rule"}},
              diagnostics);
  CHECK(!program);
  std::vector<std::string> places;
  for (const Diagnostic& d : diagnostics.list()) places.push_back(fmt::format("{}:{}", d.file, d.line));
  CHECK(fmt::format("{}", fmt::join(places, " ")) == "a.fuse:1 b.fuse:1 b.fuse:2 d.fuse:1");
}

TEST_CASE("rules come out sorted by name, whatever file they are in") {
  Diagnostics diagnostics;
  const auto text = [](const std::string& name) {
    return "rule " + name + " { fused_op ttnn.x source ttnn summary \"s\" match { out = exp(x) } }\n";
  };
  const auto program =
      compile({{"a.fuse", text("b") + text("d")}, {"b.fuse", text("c") + text("a")}}, diagnostics);
  REQUIRE(program);
  std::string names;
  for (const rule::Rule& rule : program->rules) names += rule.name;
  CHECK(names == "abcd");
}
