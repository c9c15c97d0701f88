// Pairs of small two-level fixtures, one per situation found in real dumps: what the backend changed.
#include <doctest/doctest.h>

#include "pair_fixture.h"

using namespace fusionc;
using namespace fusionc::pair_test;

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

TEST_CASE("an op that stands for arithmetic on literals: all of it, and none of what feeds it") {
  const std::string arguments = "%arg0: tensor<4x8xf32>" INPUT ", %arg1: tensor<8x8xf32>" PARAM
                                ", %arg2: tensor<8xf32>" PARAM;
  // sum / 8, convolution with bias, hard sigmoid; of the last only the division has left its location.
  const Graph ttir = level(
      arguments,
      R"(    %0 = "ttir.relu"(%arg0) : (tensor<4x8xf32>) -> tensor<4x8xf32> loc("relu.0")
    %1 = "ttir.sum"(%0) : (tensor<4x8xf32>) -> tensor<4x1xf32> loc("sum.1")
    %c = "ttir.constant"() <{value = dense<1.250000e-01> : tensor<4x1xf32>}> : () -> tensor<4x1xf32>
    %2 = "ttir.multiply"(%1, %c) : (tensor<4x1xf32>, tensor<4x1xf32>) -> tensor<4x1xf32> loc("scale.2")
    %3 = "ttir.conv2d"(%2, %arg1) : (tensor<4x1xf32>, tensor<8x8xf32>) -> tensor<4x8xf32> loc("conv.3")
    %4 = "ttir.add"(%3, %arg2) : (tensor<4x8xf32>, tensor<8xf32>) -> tensor<4x8xf32> loc("bias.4")
    %5 = "ttir.typecast"(%4) : (tensor<4x8xf32>) -> tensor<4x8xbf16> loc("convert.5")
    %d = "ttir.constant"() <{value = dense<3.000000e+00> : tensor<4x8xbf16>}> : () -> tensor<4x8xbf16>
    %6 = "ttir.add"(%5, %d) : (tensor<4x8xbf16>, tensor<4x8xbf16>) -> tensor<4x8xbf16> loc("add.6")
    %7 = "ttir.relu"(%6) : (tensor<4x8xbf16>) -> tensor<4x8xbf16> loc("clamp.7")
    %8 = "ttir.div"(%7, %d) : (tensor<4x8xbf16>, tensor<4x8xbf16>) -> tensor<4x8xbf16> loc("divide.8")
    %9 = "ttir.exp"(%8) : (tensor<4x8xbf16>) -> tensor<4x8xbf16> loc("exp.9")
    %r = "ttir.sum"(%9) : (tensor<4x8xbf16>) -> tensor<1xf32> loc("sum.10")
)");
  const Graph ttnn = level(
      arguments,
      R"(    %0 = "ttnn.relu"(%arg0) : (tensor<4x8xf32>) -> tensor<4x8xf32> loc("relu.0")
    %1 = "ttnn.mean"(%0) : (tensor<4x8xf32>) -> tensor<4x1xf32> loc("sum.1")
    %2 = "ttnn.conv2d"(%1, %arg1, %arg2) : (tensor<4x1xf32>, tensor<8x8xf32>, tensor<8xf32>) -> tensor<4x8xf32> loc("conv.3")
    %3 = "ttnn.typecast"(%2) : (tensor<4x8xf32>) -> tensor<4x8xbf16> loc("convert.5")
    %4 = "ttnn.sigmoid"(%3) : (tensor<4x8xbf16>) -> tensor<4x8xbf16> loc("divide.8")
    %5 = "ttnn.exp"(%4) : (tensor<4x8xbf16>) -> tensor<4x8xbf16> loc("exp.9")
    %r = "ttnn.sum"(%5) : (tensor<4x8xbf16>) -> tensor<1xf32> loc("sum.10")
)");
  const auto sites = join(ttnn, {match_of(ttnn, {"%2", "%4"}, {"%3"}), match_of(ttnn, {"%4", "%5"}, {}, 1)}, ttir);
  // The mean is the scaled sum, so the scale is no part of what reads it.
  CHECK(results(ttir, sites[0].ttir_ops) == Strings{"%3", "%4", "%5", "%6", "%7", "%8"});
  CHECK(results(ttir, sites[1].ttir_ops) == Strings{"%6", "%7", "%8", "%9"});
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
