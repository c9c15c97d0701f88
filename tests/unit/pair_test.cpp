// Pairs of small two-level fixtures, one per situation found in real dumps: what names and dataflow relate.
#include <doctest/doctest.h>

#include "pair_fixture.h"

using namespace fusionc;
using namespace fusionc::pair_test;

namespace {

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
