// Pairs of small two-level fixtures, one per situation found in real dumps.
#include "engine/pair/pair.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "engine/ir/module.h"

using namespace fusionc;

namespace {

using Graph = std::shared_ptr<const ir::Graph>;
using Strings = std::vector<std::string>;

Graph read(const std::string& text) {
  Diagnostics diagnostics;
  const auto source = Source::from_text("fixture.mlir", text);
  const auto modules = ir::find_modules(*source);
  REQUIRE(modules.size() == 1);
  const Graph graph = ir::read_module(source, modules[0], diagnostics);
  for (const Diagnostic& d : diagnostics.list()) INFO(render(d));
  REQUIRE(graph != nullptr);
  return graph;
}

/// `main` with the given arguments and body; `%r` is returned.
Graph level(const std::string& arguments, const std::string& body, const std::string& tail = {}) {
  return read("module {\n  func.func @main(" + arguments + ") -> tensor<1xf32> {\n" + body +
              "    return %r : tensor<1xf32>\n  }\n}\n" + tail);
}

rule::Program program() {
  rule::Program out;
  const auto add = [&](const std::string& kind, const Strings& ops, const Strings& classes = {}) {
    const auto id = static_cast<rule::KindId>(out.ops.kinds.size());
    rule::Kind entry;
    entry.name = kind;
    entry.classes = classes;
    out.ops.kinds.push_back(entry);
    for (const std::string& op : ops) {
      rule::Spelling spelling;
      spelling.op = op;
      spelling.kind = id;
      out.ops.by_op[op] = static_cast<rule::SpellingId>(out.ops.spellings.size());
      out.ops.spellings.push_back(spelling);
    }
  };
  add("add", {"ttir.add", "ttnn.add"});
  add("broadcast", {"ttir.broadcast", "ttnn.repeat"}, {"broadcast"});
  add("cast", {"ttir.typecast", "ttnn.typecast"}, {"cast"});
  add("concat", {"ttir.concat", "ttnn.concat"});
  add("constant", {"ttir.constant", "ttnn.full"}, {"creation"});
  add("conv2d", {"ttir.conv2d", "ttnn.conv2d"});
  add("div", {"ttir.div", "ttnn.divide"});
  add("empty", {"ttir.empty"}, {"scaffold"});
  add("fill_cache", {"ttir.fill_cache", "ttnn.fill_cache"});
  add("layout", {"ttnn.to_layout"}, {"layout"});
  add("matmul", {"ttir.matmul", "ttir.dot_general", "ttnn.matmul"});
  add("multiply", {"ttir.multiply", "ttnn.multiply"});
  add("permute", {"ttir.permute", "ttnn.permute"}, {"permute"});
  add("reshape", {"ttir.reshape", "ttnn.reshape"}, {"reshape"});
  add("rms_norm", {"ttir.rms_norm", "ttnn.rms_norm"});
  for (const char* name :
       {"exp", "max", "mean", "neg", "relu", "rsqrt", "sigmoid", "silu", "softmax", "subtract", "sum"}) {
    add(name, {std::string("ttir.") + name, std::string("ttnn.") + name});
  }
  add("slice_static", {"ttir.slice_static", "ttnn.slice_static"}, {"slice"});
  rule::AttributeInfo activation;
  activation.name = "activation";
  activation.spelling = "activation";
  out.ops.spellings[out.ops.by_op["ttnn.conv2d"]].attributes.push_back(activation);
  for (const char* name : {"alpha", "beta", "gamma"}) {
    rule::Rule r;
    r.name = name;
    r.fused_op = std::string("ttnn.") + name;
    out.rules.push_back(r);
  }
  out.rules[2].source = rule::Source::Torch;
  return out;
}

ir::OpId op(const Graph& graph, const std::string& value) {
  const ir::ValueId v = graph->find_value(graph->find_function("main"), value);
  REQUIRE_MESSAGE(v != ir::kNone, value);
  return graph->values[v].def;
}

match::Match match_of(const Graph& graph, const Strings& core, const Strings& path = {},
                      std::uint32_t rule = 0) {
  match::Match out;
  out.rule = rule;
  for (const std::string& v : core) out.core.push_back(op(graph, v));
  for (const std::string& v : path) out.path.push_back(op(graph, v));
  std::sort(out.core.begin(), out.core.end());
  std::sort(out.path.begin(), out.path.end());
  out.root = out.core.back();
  return out;
}

/// Result names of ops, in order.
Strings results(const Graph& graph, const std::vector<ir::OpId>& ops) {
  Strings out;
  for (ir::OpId o : ops) out.emplace_back(graph->str(graph->values[graph->result(o)].name));
  return out;
}

std::vector<pair::Site> join(const Graph& ttnn, const std::vector<match::Match>& matches, const Graph& ttir,
                             const std::vector<match::Match>& ttir_matches = {}) {
  const rule::Program p = program();
  return pair::join(p, *ttnn, matches, *ttir, ttir_matches);
}

#define PARAM " {ttcore.argument_type = #ttcore.argument_type<parameter>}"
#define INPUT " {ttcore.argument_type = #ttcore.argument_type<input>}"

const std::string kLinearArguments =
    "%arg0: tensor<4x8xf32>" INPUT ", %arg1: tensor<8x16xf32>" PARAM ", %arg2: tensor<16xf32>" PARAM;

// x.w + b with the bias reshaped and broadcast; the relu keeps the site's result apart from the function's.
Graph linear_ttir() {
  return level(kLinearArguments,
               R"(    %0 = "ttir.relu"(%arg0) : (tensor<4x8xf32>) -> tensor<4x8xf32> loc(#loc1)
    %1 = "ttir.dot_general"(%0, %arg1) : (tensor<4x8xf32>, tensor<8x16xf32>) -> tensor<4x16xf32> loc(#loc2)
    %2 = "ttir.reshape"(%arg2) <{shape = [1 : i32, 16 : i32]}> : (tensor<16xf32>) -> tensor<1x16xf32> loc(#loc3)
    %3 = "ttir.broadcast"(%2) : (tensor<1x16xf32>) -> tensor<4x16xf32> loc(#loc3)
    %4 = "ttir.reshape"(%1) <{shape = [1 : i32, 4 : i32, 16 : i32]}> : (tensor<4x16xf32>) -> tensor<1x4x16xf32> loc(#loc4)
    %5 = "ttir.add"(%4, %3) : (tensor<1x4x16xf32>, tensor<4x16xf32>) -> tensor<1x4x16xf32> loc(#loc5)
    %r = "ttir.sum"(%5) : (tensor<1x4x16xf32>) -> tensor<1xf32> loc(#loc6)
)",
               R"(#loc1 = loc("relu.1")
#loc2 = loc("dot.2")
#loc3 = loc("broadcast.3")
#loc4 = loc("reshape.4")
#loc5 = loc("add.5")
#loc6 = loc("reduce.6")
)");
}

}  // namespace

TEST_CASE("alias numbers mean nothing: names relate, dataflow decides") {
  // Every number is one that TTIR gives to another op.
  const Graph ttnn = level(kLinearArguments,
                           R"(    %0 = "ttnn.relu"(%arg0) : (tensor<4x8xf32>) -> tensor<4x8xf32> loc(#loc5)
    %1 = "ttnn.matmul"(%0, %arg1) : (tensor<4x8xf32>, tensor<8x16xf32>) -> tensor<4x16xf32> loc(#loc1)
    %2 = "ttnn.add"(%1, %arg2) : (tensor<4x16xf32>, tensor<16xf32>) -> tensor<4x16xf32> loc(#loc2)
    %r = "ttnn.sum"(%2) : (tensor<4x16xf32>) -> tensor<1xf32> loc(#loc3)
)",
                           R"(#loc1 = loc("dot.2")
#loc2 = loc("add.5")
#loc3 = loc("reduce.6")
#loc5 = loc("relu.1")
)");
  const Graph ttir = linear_ttir();
  auto sites = join(ttnn, {match_of(ttnn, {"%1", "%2"})}, ttir);
  REQUIRE(sites.size() == 1);
  CHECK(sites[0].how == pair::How::Locations);
  CHECK(results(ttir, sites[0].ttir_ops) ==
        Strings{"%1", "%4", "%5"});  // the bias' broadcast is how it was built
  CHECK(results(ttnn, sites[0].ttnn_ops) == Strings{"%1", "%2"});
  CHECK(sites[0].merged.empty());

  sites = join(ttnn, {match_of(ttnn, {"%1", "%2"})}, ttir, {match_of(ttir, {"%1", "%5"}, {"%4"})});
  CHECK(sites[0].how == pair::How::SameRule);
  CHECK(results(ttir, sites[0].ttir_ops) == Strings{"%1", "%4", "%5"});
}

TEST_CASE("an op of another size or with another parameter is no partner") {
  const auto lower = [](const std::string& type, const std::string& weight) {
    return level("%arg0: tensor<4x8xf32>" INPUT ", %arg1: tensor<8x16xf32>" PARAM
                 ", %arg2: tensor<16xf32>" PARAM ", %arg3: tensor<8x16xf32>" PARAM,
                 "    %0 = \"ttnn.relu\"(%arg0) : (tensor<4x8xf32>) -> tensor<4x8xf32> loc(#loc1)\n"
                 "    %1 = \"ttnn.matmul\"(%0, " +
                     weight + ") : (tensor<4x8xf32>, tensor<8x16xf32>) -> tensor<" + type +
                     "xf32> loc(#loc2)\n"
                     "    %2 = \"ttnn.add\"(%1, %arg2) : (tensor<" +
                     type + "xf32>, tensor<16xf32>) -> tensor<" + type +
                     "xf32> loc(#loc3)\n"
                     "    %r = \"ttnn.sum\"(%2) : (tensor<" +
                     type + "xf32>) -> tensor<1xf32> loc(#loc4)\n",
                 "#loc1 = loc(\"relu.1\")\n#loc2 = loc(\"dot.2\")\n#loc3 = loc(\"add.5\")\n#loc4 = "
                 "loc(\"reduce.6\")\n");
  };
  // The TTIR side with a fourth argument, so that both functions correspond.
  const Graph ttir = read([] {
    std::string text(linear_ttir()->text);
    return text.replace(text.find(") -> tensor<1xf32> {"), 1, ", %arg3: tensor<8x16xf32>" PARAM ")");
  }());
  const auto how = [&](const Graph& ttnn) { return join(ttnn, {match_of(ttnn, {"%1", "%2"})}, ttir)[0]; };
  CHECK(how(lower("4x16", "%arg1")).how == pair::How::Locations);
  const auto size = how(lower("4x17", "%arg1"));
  CHECK(size.how == pair::How::None);
  CHECK(size.ttir_ops.empty());
  CHECK(size.why.find("%2") != std::string::npos);
  const auto parameter = how(lower("4x16", "%arg3"));
  CHECK(parameter.how == pair::How::None);
  CHECK(parameter.ttir_ops.empty());
  CHECK_FALSE(parameter.why.empty());
}

TEST_CASE("one location for many ops: a softmax spelled out, and its cast") {
  const Graph ttir =
      level("%arg0: tensor<4x8xbf16>" INPUT,
            R"(    %0 = "ttir.relu"(%arg0) : (tensor<4x8xbf16>) -> tensor<4x8xbf16> loc("a/relu")
    %1 = "ttir.typecast"(%0) : (tensor<4x8xbf16>) -> tensor<4x8xf32> loc("a/cast")
    %2 = "ttir.max"(%1) : (tensor<4x8xf32>) -> tensor<4x1xf32> loc("a/softmax")
    %3 = "ttir.broadcast"(%2) : (tensor<4x1xf32>) -> tensor<4x8xf32> loc("a/softmax")
    %4 = "ttir.subtract"(%1, %3) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32> loc("a/softmax")
    %5 = "ttir.exp"(%4) : (tensor<4x8xf32>) -> tensor<4x8xf32> loc("a/softmax")
    %6 = "ttir.sum"(%5) : (tensor<4x8xf32>) -> tensor<4x1xf32> loc("a/softmax")
    %7 = "ttir.broadcast"(%6) : (tensor<4x1xf32>) -> tensor<4x8xf32> loc("a/softmax")
    %8 = "ttir.div"(%5, %7) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32> loc("a/softmax")
    %9 = "ttir.neg"(%8) : (tensor<4x8xf32>) -> tensor<4x8xf32> loc("a/neg")
    %r = "ttir.sum"(%9) : (tensor<4x8xf32>) -> tensor<1xf32> loc("a/sum")
)");
  const Graph ttnn =
      level("%arg0: tensor<4x8xbf16>" INPUT,
            R"(    %0 = "ttnn.relu"(%arg0) : (tensor<4x8xbf16>) -> tensor<4x8xbf16> loc("a/relu")
    %1 = "ttnn.typecast"(%0) : (tensor<4x8xbf16>) -> tensor<4x8xf32> loc("a/cast")
    %2 = "ttnn.softmax"(%1) : (tensor<4x8xf32>) -> tensor<4x8xf32> loc("a/softmax")
    %3 = "ttnn.neg"(%2) : (tensor<4x8xf32>) -> tensor<4x8xf32> loc("a/neg")
    %r = "ttnn.sum"(%3) : (tensor<4x8xf32>) -> tensor<1xf32> loc("a/sum")
)");
  auto sites = join(ttnn, {match_of(ttnn, {"%2", "%3"})}, ttir);
  CHECK(sites[0].how == pair::How::Locations);
  CHECK(results(ttir, sites[0].ttir_ops) == Strings{"%2", "%3", "%4", "%5", "%6", "%7", "%8", "%9"});
  CHECK(sites[0].merged.empty());
  // With the cast inside the site it is inside the segment as well.
  sites = join(ttnn, {match_of(ttnn, {"%2", "%3"}, {"%1"})}, ttir);
  CHECK(results(ttir, sites[0].ttir_ops) == Strings{"%1", "%2", "%3", "%4", "%5", "%6", "%7", "%8", "%9"});
}

TEST_CASE("ops without a location of their own on the other side are named") {
  // The compiler fused a linear at the add's location and the backend split it again.
  const Graph ttnn = level(kLinearArguments,
                           R"(    %0 = "ttnn.relu"(%arg0) : (tensor<4x8xf32>) -> tensor<4x8xf32> loc(#loc4)
    %1 = "ttnn.matmul"(%0, %arg1) : (tensor<4x8xf32>, tensor<8x16xf32>) -> tensor<4x16xf32> loc(#loc2)
    %2 = "ttnn.add"(%1, %arg2) : (tensor<4x16xf32>, tensor<16xf32>) -> tensor<4x16xf32> loc(#loc3)
    %r = "ttnn.sum"(%2) : (tensor<4x16xf32>) -> tensor<1xf32> loc("reduce.6")
)",
                           R"(#loc1 = loc("add.5")
#loc2 = loc("add.5_decomp_matmul"(#loc1))
#loc3 = loc("add.5_decomp_add"(#loc1))
#loc4 = loc("relu.1_in_0_layout"("relu.1"))
)");
  const Graph ttir = linear_ttir();
  const auto sites = join(ttnn, {match_of(ttnn, {"%1", "%2"})}, ttir);
  CHECK(sites[0].how == pair::How::Locations);
  CHECK(results(ttir, sites[0].ttir_ops) == Strings{"%1", "%4", "%5"});
  CHECK(sites[0].merged == "ttir.dot_general");
}

TEST_CASE("fused locations are sets") {
  const Graph ttir =
      level("%arg0: tensor<4x8xf32>" INPUT,
            R"(    %0 = "ttir.sigmoid"(%arg0) : (tensor<4x8xf32>) -> tensor<4x8xf32> loc("logistic.1")
    %1 = "ttir.multiply"(%arg0, %0) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32> loc("multiply.2")
    %2 = "ttir.neg"(%1) : (tensor<4x8xf32>) -> tensor<4x8xf32> loc("neg.3")
    %r = "ttir.sum"(%2) : (tensor<4x8xf32>) -> tensor<1xf32> loc("reduce.4")
)");
  const Graph ttnn = level(
      "%arg0: tensor<4x8xf32>" INPUT,
      R"(    %0 = "ttnn.silu"(%arg0) : (tensor<4x8xf32>) -> tensor<4x8xf32> loc(fused["multiply.2", "logistic.1"])
    %1 = "ttnn.neg"(%0) : (tensor<4x8xf32>) -> tensor<4x8xf32> loc("neg.3")
    %r = "ttnn.sum"(%1) : (tensor<4x8xf32>) -> tensor<1xf32> loc("reduce.4")
)");
  const auto sites = join(ttnn, {match_of(ttnn, {"%0", "%1"})}, ttir);
  CHECK(sites[0].how == pair::How::Locations);
  CHECK(results(ttir, sites[0].ttir_ops) == Strings{"%0", "%1", "%2"});
  CHECK(sites[0].merged.empty());
}

TEST_CASE("ops born from composites have no location: operands relate them") {
  const std::string arguments =
      "%arg0: tensor<4x8xf32>" INPUT ", %arg1: tensor<8xf32>" PARAM ", %arg2: tensor<8xf32>" PARAM;
  const Graph ttir = level(arguments,
                           R"(    %0 = "ttir.relu"(%arg0) : (tensor<4x8xf32>) -> tensor<4x8xf32> loc("relu.1")
    %1 = "ttir.rms_norm"(%0, %arg1) : (tensor<4x8xf32>, tensor<8xf32>) -> tensor<4x8xf32> loc(unknown)
    %2 = "ttir.rms_norm"(%0, %arg2) : (tensor<4x8xf32>, tensor<8xf32>) -> tensor<4x8xf32> loc(unknown)
    %3 = "ttir.add"(%1, %2) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32> loc("add.2")
    %r = "ttir.sum"(%3) : (tensor<4x8xf32>) -> tensor<1xf32> loc("reduce.3")
)");
  // The other way round in the file; only the parameters tell them apart.
  const Graph ttnn = level(arguments,
                           R"(    %0 = "ttnn.relu"(%arg0) : (tensor<4x8xf32>) -> tensor<4x8xf32> loc("relu.1")
    %1 = "ttnn.rms_norm"(%0, %arg2) : (tensor<4x8xf32>, tensor<8xf32>) -> tensor<4x8xf32> loc(unknown)
    %2 = "ttnn.rms_norm"(%0, %arg1) : (tensor<4x8xf32>, tensor<8xf32>) -> tensor<4x8xf32> loc(unknown)
    %3 = "ttnn.add"(%2, %1) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32> loc("add.2")
    %r = "ttnn.sum"(%3) : (tensor<4x8xf32>) -> tensor<1xf32> loc("reduce.3")
)");
  const auto sites = join(ttnn, {match_of(ttnn, {"%1"}), match_of(ttnn, {"%2", "%3"}, {}, 1)}, ttir);
  CHECK(results(ttir, sites[0].ttir_ops) == Strings{"%2"});
  CHECK(sites[0].how == pair::How::Structure);  // no location in common
  CHECK(results(ttir, sites[1].ttir_ops) == Strings{"%1", "%3"});
  CHECK(sites[1].how == pair::How::Locations);
  CHECK(sites[1].merged == "ttir.rms_norm, ttnn.rms_norm");
}

TEST_CASE("no locations at all") {
  const std::string body =
      R"(    %0 = "D.relu"(%arg0) : (tensor<4x8xf32>) -> tensor<4x8xf32>
    %1 = "D.matmul"(%0, %arg1) : (tensor<4x8xf32>, tensor<8x16xf32>) -> tensor<4x16xf32>
    %2 = "D.add"(%1, %arg2) : (tensor<4x16xf32>, tensor<16xf32>) -> tensor<4x16xf32>
    %r = "D.sum"(%2) : (tensor<4x16xf32>) -> tensor<1xf32>
)";
  const auto spell = [&](const std::string& dialect) {
    std::string out = body;
    for (std::size_t at; (at = out.find("D.")) != std::string::npos;) out.replace(at, 1, dialect);
    return level(kLinearArguments, out);
  };
  const Graph ttir = spell("ttir"), ttnn = spell("ttnn");
  const auto sites = join(ttnn, {match_of(ttnn, {"%1", "%2"})}, ttir);
  CHECK(sites[0].how == pair::How::Structure);
  CHECK(results(ttir, sites[0].ttir_ops) == Strings{"%1", "%2"});
  CHECK(sites[0].merged.empty());
}

TEST_CASE("no locations, unknown ops before: the order of a rule's matches, when sizes and counts agree") {
  const auto spell = [&](const std::string& dialect, const std::string& first, const std::string& second) {
    return level("%arg0: tensor<4x8xf32>" INPUT,
                 "    %0 = \"" + dialect + ".strange_" + dialect +
                     "\"(%arg0) : (tensor<4x8xf32>) -> tensor<4x8xf32>\n"
                     "    %1 = \"" +
                     dialect + ".neg\"(%0) : (tensor<4x8xf32>) -> tensor<" + first +
                     "xf32>\n"
                     "    %2 = \"" +
                     dialect + ".relu\"(%1) : (tensor<" + first + "xf32>) -> tensor<" + first +
                     "xf32>\n"
                     "    %3 = \"" +
                     dialect + ".neg\"(%2) : (tensor<" + first + "xf32>) -> tensor<" + second +
                     "xf32>\n"
                     "    %4 = \"" +
                     dialect + ".relu\"(%3) : (tensor<" + second + "xf32>) -> tensor<" + second +
                     "xf32>\n"
                     "    %r = \"" +
                     dialect + ".sum\"(%4) : (tensor<" + second + "xf32>) -> tensor<1xf32>\n");
  };
  const Graph ttir = spell("ttir", "4x8", "2x8"), same = spell("ttnn", "4x8", "2x8"),
              other = spell("ttnn", "2x8", "4x8");
  const auto both = [](const Graph& g) {
    return std::vector{match_of(g, {"%1", "%2"}), match_of(g, {"%3", "%4"})};
  };
  auto sites = join(same, both(same), ttir, both(ttir));
  CHECK(sites[0].how == pair::How::Structure);
  CHECK(results(ttir, sites[0].ttir_ops) == Strings{"%1", "%2"});
  CHECK(results(ttir, sites[1].ttir_ops) == Strings{"%3", "%4"});
  sites = join(other, both(other), ttir, both(ttir));  // sizes differ
  CHECK(sites[0].how == pair::How::None);
  CHECK_FALSE(sites[0].why.empty());
  sites = join(same, both(same), ttir, {both(ttir)[0]});  // counts differ
  CHECK(sites[1].how == pair::How::None);
  CHECK(sites[1].ttir_ops.empty());
}

TEST_CASE("ambiguous: two ops of one kind and size at the location, and nothing that tells them apart") {
  const std::string arguments = "%arg0: tensor<4x8xf32>" INPUT ", %arg1: tensor<4x8xf32>" INPUT;
  const Graph ttir = level(
      arguments,
      R"(    %0 = "ttir.strange"(%arg0, %arg1) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32> loc("x")
    %1 = "ttir.neg"(%arg0) : (tensor<4x8xf32>) -> tensor<4x8xf32> loc("twice")
    %2 = "ttir.neg"(%arg1) : (tensor<4x8xf32>) -> tensor<4x8xf32> loc("twice")
    %3 = "ttir.add"(%1, %2) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32> loc("add")
    %r = "ttir.sum"(%3) : (tensor<4x8xf32>) -> tensor<1xf32> loc("sum")
)");
  const Graph ttnn = level(
      arguments,
      R"(    %0 = "ttnn.unrelated"(%arg0, %arg1) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32> loc("y")
    %1 = "ttnn.neg"(%0) : (tensor<4x8xf32>) -> tensor<4x8xf32> loc("twice")
    %r = "ttnn.sum"(%1) : (tensor<4x8xf32>) -> tensor<1xf32> loc("sum")
)");
  const auto sites = join(ttnn, {match_of(ttnn, {"%1"})}, ttir);
  CHECK(sites[0].how == pair::How::None);
  CHECK(sites[0].ttir_ops.empty());
  CHECK_FALSE(sites[0].why.empty());
}

TEST_CASE("the backend took a TTIR op apart") {
  const std::string arguments = "%arg0: tensor<4x8xf32>" INPUT ", %arg1: tensor<8xf32>" PARAM;
  const Graph ttir = level(arguments,
                           R"(    %0 = "ttir.relu"(%arg0) : (tensor<4x8xf32>) -> tensor<4x8xf32> loc("relu.1")
    %1 = "ttir.rms_norm"(%0, %arg1) : (tensor<4x8xf32>, tensor<8xf32>) -> tensor<4x8xf32> loc("norm.2")
    %r = "ttir.sum"(%1) : (tensor<4x8xf32>) -> tensor<1xf32> loc("reduce.3")
)");
  const Graph ttnn = level(arguments,
                           R"(    %0 = "ttnn.relu"(%arg0) : (tensor<4x8xf32>) -> tensor<4x8xf32> loc("relu.1")
    %1 = "ttnn.multiply"(%0, %0) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32> loc("norm.2_square"("norm.2"))
    %2 = "ttnn.mean"(%1) : (tensor<4x8xf32>) -> tensor<4x1xf32> loc("norm.2_mean"("norm.2"))
    %3 = "ttnn.rsqrt"(%2) : (tensor<4x1xf32>) -> tensor<4x1xf32> loc("norm.2_rsqrt"("norm.2"))
    %4 = "ttnn.multiply"(%0, %3) : (tensor<4x8xf32>, tensor<4x1xf32>) -> tensor<4x8xf32> loc("norm.2"("norm.2"))
    %5 = "ttnn.multiply"(%4, %arg1) : (tensor<4x8xf32>, tensor<8xf32>) -> tensor<4x8xf32> loc("norm.2_weight_mul"("norm.2"))
    %r = "ttnn.sum"(%5) : (tensor<4x8xf32>) -> tensor<1xf32> loc("reduce.3")
)");
  const auto sites = join(ttnn, {match_of(ttnn, {"%1", "%2", "%3", "%4", "%5"})}, ttir);
  CHECK(sites[0].how == pair::How::Decomposed);
  CHECK(results(ttir, sites[0].ttir_ops) == Strings{"%1"});
}

TEST_CASE("concatenated weights: one TTNN matmul is several in TTIR") {
  const std::string arguments =
      "%arg0: tensor<4x8xf32>" INPUT ", %arg1: tensor<8x16xf32>" PARAM ", %arg2: tensor<8x4xf32>" PARAM;
  const Graph ttir = level(arguments,
                           R"(    %0 = "ttir.relu"(%arg0) : (tensor<4x8xf32>) -> tensor<4x8xf32> loc("relu.1")
    %1 = "ttir.matmul"(%0, %arg1) : (tensor<4x8xf32>, tensor<8x16xf32>) -> tensor<4x16xf32> loc("dot.2")
    %2 = "ttir.silu"(%1) : (tensor<4x16xf32>) -> tensor<4x16xf32> loc("silu.3")
    %3 = "ttir.matmul"(%0, %arg2) : (tensor<4x8xf32>, tensor<8x4xf32>) -> tensor<4x4xf32> loc("dot.4")
    %4 = "ttir.silu"(%3) : (tensor<4x4xf32>) -> tensor<4x4xf32> loc("silu.5")
    %5 = "ttir.sum"(%2) : (tensor<4x16xf32>) -> tensor<1xf32> loc("sum.6")
    %6 = "ttir.neg"(%4) : (tensor<4x4xf32>) -> tensor<4x4xf32> loc("neg.7")
    %7 = "ttir.sum"(%6) : (tensor<4x4xf32>) -> tensor<1xf32> loc("sum.8")
    %r = "ttir.add"(%5, %7) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32> loc("add.9")
)");
  const Graph ttnn = read(R"(module {
  func.func private @weights(%arg0: tensor<8x16xf32>, %arg1: tensor<8x4xf32>) -> tensor<8x20xf32> attributes {tt.function_type = "const_eval"} {
    %0 = "ttnn.concat"(%arg0, %arg1) <{dim = 1 : si32}> : (tensor<8x16xf32>, tensor<8x4xf32>) -> tensor<8x20xf32>
    return %0 : tensor<8x20xf32>
  }
  func.func @main()" + arguments +
                          R"() -> tensor<1xf32> {
    %w = ttcore.load_cached(@weights, [%arg1, %arg2]) : (tensor<8x16xf32>, tensor<8x4xf32>) -> tensor<8x20xf32>
    %0 = "ttnn.relu"(%arg0) : (tensor<4x8xf32>) -> tensor<4x8xf32> loc("relu.1")
    %1 = "ttnn.matmul"(%0, %w) : (tensor<4x8xf32>, tensor<8x20xf32>) -> tensor<4x20xf32> loc("dot.2")
    %2 = "ttnn.silu"(%1) : (tensor<4x20xf32>) -> tensor<4x20xf32> loc("silu.3")
    %3 = "ttnn.slice_static"(%2) <{begins = [0 : i32, 0 : i32], ends = [4 : i32, 16 : i32], step = [1 : i32, 1 : i32]}> : (tensor<4x20xf32>) -> tensor<4x16xf32> loc("dot.2")
    %4 = "ttnn.slice_static"(%2) <{begins = [0 : i32, 16 : i32], ends = [4 : i32, 20 : i32], step = [1 : i32, 1 : i32]}> : (tensor<4x20xf32>) -> tensor<4x4xf32> loc("dot.2")
    %5 = "ttnn.neg"(%4) : (tensor<4x4xf32>) -> tensor<4x4xf32> loc("neg.7")
    %6 = "ttnn.sum"(%5) : (tensor<4x4xf32>) -> tensor<1xf32> loc("sum.8")
    %7 = "ttnn.sum"(%3) : (tensor<4x16xf32>) -> tensor<1xf32> loc("sum.6")
    %r = "ttnn.add"(%7, %6) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32> loc("add.9")
    return %r : tensor<1xf32>
  }
}
)");
  const auto sites = join(ttnn, {match_of(ttnn, {"%1", "%2"}), match_of(ttnn, {"%5", "%6"}, {}, 1)}, ttir);
  CHECK(sites[0].how == pair::How::Locations);
  CHECK(results(ttir, sites[0].ttir_ops) == Strings{"%1", "%2", "%3", "%4"});
  CHECK(results(ttir, sites[1].ttir_ops) == Strings{"%6", "%7"});  // entered by the second part
}

TEST_CASE("a cache written in place stands for the written cache afterwards") {
  const std::string arguments = "%arg0: tensor<4x8xf32>" INPUT ", %arg1: tensor<4x8xf32>" INPUT;
  const Graph ttir = level(
      arguments,
      R"(    %0 = "ttir.fill_cache"(%arg0, %arg1) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32> loc("fill")
    %1 = "ttir.neg"(%0) : (tensor<4x8xf32>) -> tensor<4x8xf32> loc("neg")
    %2 = "ttir.exp"(%1) : (tensor<4x8xf32>) -> tensor<4x8xf32> loc("exp")
    %r = "ttir.sum"(%2) : (tensor<4x8xf32>) -> tensor<1xf32> loc("sum")
)");
  const Graph ttnn =
      level(arguments,
            R"(    "ttnn.fill_cache"(%arg0, %arg1) : (tensor<4x8xf32>, tensor<4x8xf32>) -> () loc("fill")
    %1 = "ttnn.neg"(%arg0) : (tensor<4x8xf32>) -> tensor<4x8xf32> loc("neg")
    %2 = "ttnn.exp"(%1) : (tensor<4x8xf32>) -> tensor<4x8xf32> loc("exp")
    %r = "ttnn.sum"(%2) : (tensor<4x8xf32>) -> tensor<1xf32> loc("sum")
)");
  const auto sites = join(ttnn, {match_of(ttnn, {"%1", "%2"})}, ttir);
  CHECK(sites[0].how == pair::How::Locations);
  CHECK(results(ttir, sites[0].ttir_ops) == Strings{"%1", "%2"});
}

TEST_CASE("file positions tell ops apart when nothing else does") {
  const auto spell = [](const std::string& dialect) {
    const std::string d =
        "    %0 = \"" + dialect + ".relu\"(%arg0) : (tensor<4x8xf32>) -> tensor<4x8xf32> loc(#loc1)\n";
    return level(
        "%arg0: tensor<4x8xf32>" INPUT,
        d + "    %1 = \"" + dialect +
            ".neg\"(%0) : (tensor<4x8xf32>) -> tensor<4x8xf32> loc(#loc2)\n    %2 = \"" + dialect +
            ".exp\"(%1) : (tensor<4x8xf32>) -> tensor<4x8xf32> loc(#loc3)\n    %r = \"" + dialect +
            ".sum\"(%2) : (tensor<4x8xf32>) -> tensor<1xf32> loc(#loc4)\n",
        "#loc1 = loc(\"m.mlir\":1:5)\n#loc2 = loc(\"m.mlir\":2:5)\n#loc3 = loc(\"m.mlir\":3:5)\n#loc4 = "
        "loc(\"m.mlir\":4:5)\n");
  };
  const Graph ttir = spell("ttir"), ttnn = spell("ttnn");
  const auto sites = join(ttnn, {match_of(ttnn, {"%1", "%2"})}, ttir);
  CHECK(sites[0].how == pair::How::Locations);
  CHECK(results(ttir, sites[0].ttir_ops) == Strings{"%1", "%2"});
}

TEST_CASE("a convolution that took in what follows carries the location of the bare one") {
  const std::string arguments = "%arg0: tensor<4x8xf32>" INPUT ", %arg1: tensor<8x8xf32>" PARAM
                                ", %arg2: tensor<8xf32>" PARAM ", %arg3: tensor<8x8xf32>" PARAM;
  const Graph ttir = level(
      arguments,
      R"(    %0 = "ttir.conv2d"(%arg0, %arg1) : (tensor<4x8xf32>, tensor<8x8xf32>) -> tensor<4x8xf32> loc("conv.1")
    %1 = "ttir.add"(%0, %arg2) : (tensor<4x8xf32>, tensor<8xf32>) -> tensor<4x8xf32> loc("add.2")
    %2 = "ttir.relu"(%1) : (tensor<4x8xf32>) -> tensor<4x8xf32> loc("relu.3")
    %3 = "ttir.conv2d"(%2, %arg3) : (tensor<4x8xf32>, tensor<8x8xf32>) -> tensor<4x8xf32> loc("conv.4")
    %4 = "ttir.add"(%3, %2) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32> loc("add.5")
    %r = "ttir.sum"(%4) : (tensor<4x8xf32>) -> tensor<1xf32> loc("sum.6")
)");
  const Graph ttnn = level(
      arguments,
      R"(    %0 = "ttnn.conv2d"(%arg0, %arg1, %arg2) <{activation = "relu"}> : (tensor<4x8xf32>, tensor<8x8xf32>, tensor<8xf32>) -> tensor<4x8xf32> loc("conv.1")
    %1 = "ttnn.conv2d"(%0, %arg3) : (tensor<4x8xf32>, tensor<8x8xf32>) -> tensor<4x8xf32> loc("conv.4")
    %2 = "ttnn.add"(%1, %0) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32> loc("add.5")
    %r = "ttnn.sum"(%2) : (tensor<4x8xf32>) -> tensor<1xf32> loc("sum.6")
)");
  const auto sites = join(ttnn, {match_of(ttnn, {"%1", "%2"}), match_of(ttnn, {"%0"}, {}, 1)}, ttir);
  CHECK(results(ttir, sites[1].ttir_ops) == Strings{"%3", "%4"});  // %0 is the relu, not the convolution
  CHECK(sites[1].merged == "%0 is %2");
  CHECK(results(ttir, sites[0].ttir_ops) == Strings{"%0", "%1", "%2"});
  CHECK(sites[0].merged == "ttir.add, ttir.relu, %0 is %2");
}

TEST_CASE("an op that a broadcast was moved across has another size: no pair") {
  const Graph ttir = level("%arg0: tensor<1x8xf32>" INPUT,
                           R"(    %0 = "ttir.relu"(%arg0) : (tensor<1x8xf32>) -> tensor<1x8xf32> loc("relu")
    %1 = "ttir.broadcast"(%0) : (tensor<1x8xf32>) -> tensor<4x8xf32> loc("broadcast")
    %2 = "ttir.multiply"(%1, %1) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32> loc("multiply")
    %3 = "ttir.neg"(%2) : (tensor<4x8xf32>) -> tensor<4x8xf32> loc("neg")
    %r = "ttir.sum"(%3) : (tensor<4x8xf32>) -> tensor<1xf32> loc("sum")
)");
  const Graph ttnn = level("%arg0: tensor<1x8xf32>" INPUT,
                           R"(    %0 = "ttnn.relu"(%arg0) : (tensor<1x8xf32>) -> tensor<1x8xf32> loc("relu")
    %1 = "ttnn.multiply"(%0, %0) : (tensor<1x8xf32>, tensor<1x8xf32>) -> tensor<1x8xf32> loc("multiply")
    %2 = "ttnn.repeat"(%1) : (tensor<1x8xf32>) -> tensor<4x8xf32> loc("broadcast")
    %3 = "ttnn.neg"(%2) : (tensor<4x8xf32>) -> tensor<4x8xf32> loc("neg")
    %r = "ttnn.sum"(%3) : (tensor<4x8xf32>) -> tensor<1xf32> loc("sum")
)");
  const auto sites = join(ttnn, {match_of(ttnn, {"%1", "%3"}, {"%2"})}, ttir);
  CHECK(sites[0].how == pair::How::None);
  CHECK(sites[0].why.find("ttnn.multiply") != std::string::npos);
}

TEST_CASE("a value between the ops that only TTIR gives away spoils the pair") {
  const auto spell = [](const std::string& dialect, const std::string& other) {
    return level("%arg0: tensor<4x8xf32>" INPUT,
                 "    %0 = \"" + dialect +
                     ".relu\"(%arg0) : (tensor<4x8xf32>) -> tensor<4x8xf32> loc(\"relu\")\n    %1 = \"" +
                     dialect + ".neg\"(%0) : (tensor<4x8xf32>) -> tensor<4x8xf32> loc(\"neg\")\n    %2 = \"" +
                     dialect + ".exp\"(%1) : (tensor<4x8xf32>) -> tensor<4x8xf32> loc(\"exp\")\n    %3 = \"" +
                     dialect + ".sigmoid\"(" + other +
                     ") : (tensor<4x8xf32>) -> tensor<4x8xf32> loc(\"sigmoid\")\n    %4 = \"" + dialect +
                     ".add\"(%2, %3) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32> loc(\"add\")\n  "
                     "  %r = \"" +
                     dialect + ".sum\"(%4) : (tensor<4x8xf32>) -> tensor<1xf32> loc(\"sum\")\n");
  };
  const Graph ttnn = spell("ttnn", "%0"), same = spell("ttir", "%0"), other = spell("ttir", "%1");
  CHECK(join(ttnn, {match_of(ttnn, {"%1", "%2"})}, same)[0].how == pair::How::Locations);
  CHECK(join(ttnn, {match_of(ttnn, {"%1", "%2"})}, other)[0].why.find("ttir.sigmoid reads") !=
        std::string::npos);
  CHECK(join(ttnn, {match_of(ttnn, {"%3", "%4"})}, other)[0].how == pair::How::None);
}

TEST_CASE("the rule is the proof where the backend respelled ops and there are no locations") {
  const Graph ttir =
      level("%arg0: tensor<4x8xf32>" INPUT,
            R"(    %c = "ttir.constant"() <{value = dense<0.125> : tensor<4x1xf32>}> : () -> tensor<4x1xf32>
    %0 = "ttir.relu"(%arg0) : (tensor<4x8xf32>) -> tensor<4x8xf32>
    %1 = "ttir.sum"(%0) : (tensor<4x8xf32>) -> tensor<4x1xf32>
    %2 = "ttir.multiply"(%1, %c) : (tensor<4x1xf32>, tensor<4x1xf32>) -> tensor<4x1xf32>
    %3 = "ttir.rsqrt"(%2) : (tensor<4x1xf32>) -> tensor<4x1xf32>
    %4 = "ttir.neg"(%3) : (tensor<4x1xf32>) -> tensor<4x1xf32>
    %r = "ttir.exp"(%4) : (tensor<4x1xf32>) -> tensor<4x1xf32>
)");
  const Graph ttnn = level("%arg0: tensor<4x8xf32>" INPUT,
                           R"(    %0 = "ttnn.relu"(%arg0) : (tensor<4x8xf32>) -> tensor<4x8xf32>
    %1 = "ttnn.mean"(%0) : (tensor<4x8xf32>) -> tensor<4x1xf32>
    %2 = "ttnn.rsqrt"(%1) : (tensor<4x1xf32>) -> tensor<4x1xf32>
    %3 = "ttnn.neg"(%2) : (tensor<4x1xf32>) -> tensor<4x1xf32>
    %r = "ttnn.exp"(%3) : (tensor<4x1xf32>) -> tensor<4x1xf32>
)");
  // The second site only pairs because the first one tells what %2 is.
  const auto sites = join(ttnn, {match_of(ttnn, {"%1", "%2"}), match_of(ttnn, {"%3", "%r"}, {}, 1)}, ttir,
                          {match_of(ttir, {"%1", "%2", "%3"})});
  CHECK(sites[0].how == pair::How::Structure);
  CHECK(results(ttir, sites[0].ttir_ops) == Strings{"%1", "%2", "%3"});
  CHECK(sites[1].how == pair::How::Structure);
  CHECK(results(ttir, sites[1].ttir_ops) == Strings{"%4", "%r"});
}

TEST_CASE("weights put into another order, by a host function that two callers share") {
  const std::string arguments = "%arg0: tensor<4x8xf32>" INPUT ", %arg1: tensor<8x4xf32>" PARAM
                                ", %arg2: tensor<8x4xf32>" PARAM ", %arg3: tensor<8x4xf32>" PARAM;
  const Graph ttir = level(
      arguments,
      R"(    %1 = "ttir.matmul"(%arg0, %arg1) : (tensor<4x8xf32>, tensor<8x4xf32>) -> tensor<4x4xf32> loc("dot.1")
    %2 = "ttir.matmul"(%arg0, %arg2) : (tensor<4x8xf32>, tensor<8x4xf32>) -> tensor<4x4xf32> loc("dot.2")
    %3 = "ttir.neg"(%1) : (tensor<4x4xf32>) -> tensor<4x4xf32> loc("neg.3")
    %4 = "ttir.exp"(%3) : (tensor<4x4xf32>) -> tensor<4x4xf32> loc("exp.4")
    %5 = "ttir.multiply"(%4, %2) : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32> loc("multiply.5")
    %6 = "ttir.matmul"(%5, %arg3) : (tensor<4x4xf32>, tensor<8x4xf32>) -> tensor<4x4xf32> loc("dot.6")
    %r = "ttir.sum"(%6) : (tensor<4x4xf32>) -> tensor<1xf32> loc("sum.7")
)");
  const Graph ttnn = read(R"(module {
  func.func private @both(%arg0: tensor<8x4xf32>, %arg1: tensor<8x4xf32>) -> tensor<8x8xf32> attributes {tt.function_type = "const_eval"} {
    %0 = call @host(%arg0) : (tensor<8x4xf32>) -> tensor<8x4xf32>
    %1 = call @host(%arg1) : (tensor<8x4xf32>) -> tensor<8x4xf32>
    %2 = "ttnn.concat"(%0, %1) <{dim = 1 : si32}> : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x8xf32>
    %3 = "ttnn.slice_static"(%2) <{begins = [0 : i32, 0 : i32], ends = [8 : i32, 4 : i32], step = [1 : i32, 1 : i32]}> : (tensor<8x8xf32>) -> tensor<8x4xf32>
    %4 = "ttnn.slice_static"(%2) <{begins = [0 : i32, 4 : i32], ends = [8 : i32, 8 : i32], step = [1 : i32, 1 : i32]}> : (tensor<8x8xf32>) -> tensor<8x4xf32>
    %5 = "ttnn.concat"(%4, %3) <{dim = 1 : si32}> : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x8xf32>
    return %5 : tensor<8x8xf32>
  }
  func.func private @one(%arg0: tensor<8x4xf32>) -> tensor<8x4xf32> attributes {tt.function_type = "const_eval"} {
    %0 = call @host(%arg0) : (tensor<8x4xf32>) -> tensor<8x4xf32>
    return %0 : tensor<8x4xf32>
  }
  func.func private @host(%arg0: tensor<8x4xf32>) -> tensor<8x4xf32> attributes {tt.function_type = "const_eval"} {
    %0 = "ttnn.typecast"(%arg0) : (tensor<8x4xf32>) -> tensor<8x4xf32>
    return %0 : tensor<8x4xf32>
  }
  func.func @main()" + arguments +
                          R"() -> tensor<1xf32> {
    %w = ttcore.load_cached(@both, [%arg1, %arg2]) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x8xf32>
    %v = ttcore.load_cached(@one, [%arg3]) : (tensor<8x4xf32>) -> tensor<8x4xf32>
    %0 = "ttnn.matmul"(%arg0, %w) : (tensor<4x8xf32>, tensor<8x8xf32>) -> tensor<4x8xf32> loc("dot.1")
    %1 = "ttnn.slice_static"(%0) <{begins = [0 : i32, 0 : i32], ends = [4 : i32, 4 : i32], step = [1 : i32, 1 : i32]}> : (tensor<4x8xf32>) -> tensor<4x4xf32> loc("dot.1")
    %2 = "ttnn.slice_static"(%0) <{begins = [0 : i32, 4 : i32], ends = [4 : i32, 8 : i32], step = [1 : i32, 1 : i32]}> : (tensor<4x8xf32>) -> tensor<4x4xf32> loc("dot.1")
    %3 = "ttnn.neg"(%2) : (tensor<4x4xf32>) -> tensor<4x4xf32> loc("neg.3")
    %4 = "ttnn.exp"(%3) : (tensor<4x4xf32>) -> tensor<4x4xf32> loc("exp.4")
    %5 = "ttnn.multiply"(%4, %1) : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32> loc("multiply.5")
    %6 = "ttnn.matmul"(%5, %v) : (tensor<4x4xf32>, tensor<8x4xf32>) -> tensor<4x4xf32> loc("dot.6")
    %r = "ttnn.sum"(%6) : (tensor<4x4xf32>) -> tensor<1xf32> loc("sum.7")
    return %r : tensor<1xf32>
  }
}
)");
  const auto sites =
      join(ttnn, {match_of(ttnn, {"%3", "%4", "%5"}), match_of(ttnn, {"%5", "%6"}, {}, 1)}, ttir);
  CHECK(sites[0].how == pair::How::Locations);
  CHECK(results(ttir, sites[0].ttir_ops) == Strings{"%3", "%4", "%5"});
  CHECK(sites[0].merged == "%1 is %2");  // slices of one matmul with the weights the other way round
  CHECK(results(ttir, sites[1].ttir_ops) == Strings{"%5", "%6"});
}

TEST_CASE("a site that ends within what TTIR does in one op") {
  const std::string arguments = "%arg0: tensor<4x8xf32>" INPUT ", %arg1: tensor<8x8xf32>" PARAM;
  const Graph ttir = level(
      arguments,
      R"(    %0 = "ttir.matmul"(%arg0, %arg1) : (tensor<4x8xf32>, tensor<8x8xf32>) -> tensor<4x8xf32> loc("dot.1")
    %1 = "ttir.all_reduce"(%0) : (tensor<4x8xf32>) -> tensor<4x8xf32> loc("dot.1")
    %2 = "ttir.rms_norm"(%1) : (tensor<4x8xf32>) -> tensor<4x8xf32> loc("norm.2")
    %3 = "ttir.sigmoid"(%2) : (tensor<4x8xf32>) -> tensor<4x8xf32> loc("sigmoid.3")
    %4 = "ttir.multiply"(%2, %3) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32> loc("multiply.4")
    %r = "ttir.sum"(%4) : (tensor<4x8xf32>) -> tensor<1xf32> loc("sum.5")
)");
  const auto lower = [&](const std::string& gathered) {
    return level(
        arguments,
        R"(    %0 = "ttnn.matmul"(%arg0, %arg1) : (tensor<4x8xf32>, tensor<8x8xf32>) -> tensor<4x8xf32> loc("dot.1")
    %1 = "ttnn.reduce_scatter"(%0) : (tensor<4x8xf32>) -> tensor<4x4xf32> loc("dot.1_scatter"("dot.1"))
    %2 = "ttnn.all_gather"()" +
            gathered + R"() : (tensor<4x4xf32>) -> tensor<4x8xf32> loc("dot.1_gather"("dot.1"))
    %3 = "ttnn.rms_norm"(%2) : (tensor<4x8xf32>) -> tensor<4x8xf32> loc("norm.2")
    %4 = "ttnn.silu"(%3) : (tensor<4x8xf32>) -> tensor<32x8xf32> loc("multiply.4")
    %5 = "ttnn.slice_static"(%4) <{begins = [0 : i32, 0 : i32], ends = [4 : i32, 8 : i32], step = [1 : i32, 1 : i32]}> : (tensor<32x8xf32>) -> tensor<4x8xf32> loc("multiply.4")
    %r = "ttnn.sum"(%5) : (tensor<4x8xf32>) -> tensor<1xf32> loc("sum.5")
)");
  };
  const Graph ttnn = lower("%1");
  const auto sites = join(ttnn, {match_of(ttnn, {"%0", "%1"}), match_of(ttnn, {"%3", "%4"}, {}, 1)}, ttir);
  CHECK(sites[0].how == pair::How::Decomposed);
  CHECK(results(ttir, sites[0].ttir_ops) == Strings{"%0", "%1"});
  CHECK(sites[1].how == pair::How::Locations);
  CHECK(results(ttir, sites[1].ttir_ops) == Strings{"%2", "%3", "%4"});
  CHECK(sites[1].merged == "ttir.sigmoid, %4 is %4 padded");
  // What is gathered must be what was scattered.
  const Graph other = lower("%arg0");
  CHECK(join(other, {match_of(other, {"%0", "%1"})}, ttir)[0].how == pair::How::None);
}

TEST_CASE("sites of moves alone") {
  const Graph ttir =
      level("%arg0: tensor<2x4x8xf32>" INPUT,
            R"(    %0 = "ttir.relu"(%arg0) : (tensor<2x4x8xf32>) -> tensor<2x4x8xf32> loc("relu")
    %1 = "ttir.permute"(%0) : (tensor<2x4x8xf32>) -> tensor<4x2x8xf32> loc("transpose")
    %2 = "ttir.reshape"(%1) : (tensor<4x2x8xf32>) -> tensor<4x16xf32> loc("reshape")
    %r = "ttir.sum"(%2) : (tensor<4x16xf32>) -> tensor<1xf32> loc("sum")
)");
  const Graph ttnn =
      level("%arg0: tensor<2x4x8xf32>" INPUT,
            R"(    %0 = "ttnn.relu"(%arg0) : (tensor<2x4x8xf32>) -> tensor<2x4x8xf32> loc("relu")
    %1 = "ttnn.permute"(%0) : (tensor<2x4x8xf32>) -> tensor<4x2x8xf32> loc("transpose")
    %2 = "ttnn.reshape"(%1) : (tensor<4x2x8xf32>) -> tensor<4x16xf32> loc("reshape")
    %r = "ttnn.sum"(%2) : (tensor<4x16xf32>) -> tensor<1xf32> loc("sum")
)");
  const auto sites = join(ttnn, {match_of(ttnn, {"%1", "%2"})}, ttir);
  CHECK(sites[0].how == pair::How::Locations);
  CHECK(results(ttir, sites[0].ttir_ops) == Strings{"%1", "%2"});
}

TEST_CASE("order, overlaps, one level alone") {
  const Graph ttnn = level("%arg0: tensor<4x8xf32>" INPUT,
                           R"(    %0 = "ttnn.relu"(%arg0) : (tensor<4x8xf32>) -> tensor<4x8xf32> loc("a")
    %1 = "ttnn.neg"(%0) : (tensor<4x8xf32>) -> tensor<4x8xf32> loc("b")
    %2 = "ttnn.exp"(%1) : (tensor<4x8xf32>) -> tensor<4x8xf32> loc("c")
    %r = "ttnn.sum"(%2) : (tensor<4x8xf32>) -> tensor<1xf32> loc("d")
)");
  const rule::Program p = program();
  // beta after alpha although it was found first; gamma is of the other class and shares ops without
  // overlapping.
  const std::vector<match::Match> matches{match_of(ttnn, {"%1", "%2"}, {}, 1),
                                          match_of(ttnn, {"%0", "%1"}, {}, 0),
                                          match_of(ttnn, {"%0", "%1"}, {}, 2)};
  const auto sites = pair::single(p, rule::Level::Ttnn, matches);
  REQUIRE(sites.size() == 3);
  CHECK(sites[0].match.rule == 0);
  CHECK(sites[1].match.rule == 2);
  CHECK(sites[2].match.rule == 1);
  CHECK(sites[0].overlaps == Strings{"ttnn.beta"});
  CHECK(sites[1].overlaps.empty());
  CHECK(sites[2].overlaps == Strings{"ttnn.alpha"});
  CHECK(results(ttnn, sites[0].ttnn_ops) == Strings{"%0", "%1"});
  CHECK(sites[0].ttir_ops.empty());
  const auto upper = pair::single(p, rule::Level::Ttir, {matches[0]});
  CHECK(upper[0].ttnn_ops.empty());
  CHECK(results(ttnn, upper[0].ttir_ops) == Strings{"%1", "%2"});
}
