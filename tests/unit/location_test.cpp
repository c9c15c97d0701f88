#include "engine/ir/location.h"

#include <doctest/doctest.h>

#include <random>

using namespace fusionc::ir;
using Names = std::vector<std::string>;

namespace {

LocationTable table(std::initializer_list<std::pair<const char*, const char*>> aliases) {
  LocationTable out;
  for (const auto& [alias, definition] : aliases) out.add(alias, definition);
  return out;
}

Names names(const LocationTable& aliases, std::string_view location) {
  return aliases.resolve(location).names;
}

}  // namespace

TEST_CASE("a compiler suffix is peeled while the child is a prefix of its parent") {
  const LocationTable t = table({{"#loc1", "\"concatenate.126\""},
                                 {"#loc2", "\"concatenate.126_tm0\"(#loc1)"},
                                 {"#loc3", "\"concatenate.126_tm0_tm1\"(#loc2)"}});
  const Location l = t.resolve("#loc3");
  CHECK(l.reference == "#loc3");
  CHECK(l.names == Names{"concatenate.126"});
  CHECK(l.full == Names{"concatenate.126_tm0_tm1"});
  const Location inlined = t.resolve("\"a_decomp_matmul\"(\"a\")");
  CHECK(inlined.reference == "\"a_decomp_matmul\"(\"a\")");
  CHECK(inlined.names == Names{"a"});
  CHECK(inlined.full == Names{"a_decomp_matmul"});
}

TEST_CASE("a child that is not a prefix, or names nothing, leaves the parent's text") {
  const LocationTable t = table({{"#loc1", "\"gather.1\""},
                                 {"#loc2", "\"add.3\"(#loc1)"},
                                 {"#loc3", "\"add.3_tm0\"(#loc2)"},
                                 {"#loc4", "unknown"},
                                 {"#loc5", "\"/home/x.py\":841:0"},
                                 {"#loc6", "callsite(#loc5 at #loc5)"},
                                 {"#loc7", "fused[#loc1, #loc2]"}});
  CHECK(names(t, "#loc2") == Names{"add.3"});
  CHECK(names(t, "#loc3") == Names{"add.3"});
  CHECK(names(t, "\"mul\"(#loc4)") == Names{"mul"});
  CHECK(names(t, "\"mul\"(unknown)") == Names{"mul"});
  CHECK(names(t, "\"mul\"(#loc5)") == Names{"mul"});
  CHECK(names(t, "\"aten__mul.4029|aten__mul\"(#loc6)") == Names{"aten__mul.4029|aten__mul"});
  CHECK(names(t, "\"gather.1_x\"(#loc7)") == Names{"gather.1_x"});
  CHECK(names(t, "\"mul_1\"(\"mul\"(\"f.py\":1:2))") == Names{"mul"});
  CHECK(names(t, "\"mul\"(#loc99)") == Names{"mul"});
  CHECK(names(t, "\"mul\"(\"\")") == Names{"mul"});
}

TEST_CASE("layout suffixes are stripped, however many") {
  const LocationTable t = table({{"#loc1", "\"add.1_tm0\"(\"add.1\")"}});
  CHECK(names(t, "\"add.1_in_0_layout\"") == Names{"add.1"});
  CHECK(names(t, "\"add.1_in_12_layout_in_0_layout\"") == Names{"add.1"});
  CHECK(names(t, "\"add.1_tm0_in_1_layout\"(#loc1)") == Names{"add.1"});
  CHECK(t.resolve("\"add.1_in_0_layout\"").full == Names{"add.1_in_0_layout"});
  CHECK(names(t, "\"add_in__layout\"") == Names{"add_in__layout"});
  CHECK(names(t, "\"add_in_x0_layout\"") == Names{"add_in_x0_layout"});
  CHECK(names(t, "\"check_in_2_layouts\"") == Names{"check_in_2_layouts"});
}

TEST_CASE("fused locations are the sorted set of what their members name") {
  const LocationTable t =
      table({{"#loc1", "\"b\""},
             {"#loc2", "\"a_tm0\"(\"a\")"},
             {"#loc3", "fused[#loc1, #loc2, #loc1, unknown]"},
             {"#loc4", "fused<\"pass, [x]\">[#loc3, \"c\"(\"x.py\":1:1), callsite(#loc1 at #loc2)]"}});
  CHECK(names(t, "#loc3") == Names{"a", "b"});
  CHECK(t.resolve("#loc3").full == Names{"a_tm0", "b"});
  CHECK(names(t, "#loc4") == Names{"a", "b", "c"});
  CHECK(names(t, "fused<#m<a -> b>>[\"x\", \"y, z\"]") == Names{"x", "y, z"});
  CHECK(names(t, "fused[]").empty());
}

TEST_CASE("places and unknown name nothing") {
  const LocationTable t = table({{"#loc", "unknown"}, {"#loc1", "#loc2"}, {"#loc2", "\"a\""}});
  CHECK(names(t, "#loc").empty());
  CHECK(names(t, "unknown").empty());
  CHECK(names(t, "\"-\":2:19").empty());
  CHECK(t.resolve("\"-\":2:19").places == Names{"\"-\":2:19"});
  CHECK(t.resolve("fused[\"b\":2:1, \"x\"(\"c\":1:1), \"a\":1:1, \"b\":2:1]").places ==
        Names{"\"a\":1:1", "\"b\":2:1"});
  CHECK(t.resolve("callsite(\"a\":1:1 at \"b\":1:1)").places.empty());
  CHECK(t.resolve("\"broken\"x").places.empty());
  CHECK(names(t, "\"f.mlir\":2:19 to :3:4").empty());
  CHECK(names(t, "callsite(\"a\" at \"b\")").empty());
  CHECK(names(t, "#loc404").empty());
  CHECK(names(t, "#loc1") == Names{"a"});
  CHECK(t.resolve("").reference.empty());
  CHECK(t.resolve("unknown").reference == "unknown");
}

TEST_CASE("escapes stay as written and may hold quotes and brackets") {
  const LocationTable t = table({});
  CHECK(names(t, "\"say \\22hi\\22 (x\"") == Names{"say \\22hi\\22 (x"});
  CHECK(names(t, "\"q\\\"(_tm0\"(\"q\\\"(\")") == Names{"q\\\"("});
  CHECK(names(t, "\"773|Enc[image.layers[2].self_attn]|x.py:301|forward|346|permute_31aten__permute\"") ==
        Names{"773|Enc[image.layers[2].self_attn]|x.py:301|forward|346|permute_31aten__permute"});
}

TEST_CASE("circles and broken text are unknown and end") {
  const LocationTable t = table({{"#a", "#b"},
                                 {"#b", "#a"},
                                 {"#c", "fused[#c, #d, \"x\"]"},
                                 {"#d", "fused[#c, #c]"},
                                 {"#e", "\"e\"(#e)"},
                                 {"#f", "\"open"},
                                 {"#g", "fused[\"x\""}});
  CHECK(names(t, "#a").empty());
  CHECK(names(t, "\"p\"(#a)") == Names{"p"});
  CHECK(names(t, "#c") == Names{"x"});
  CHECK(names(t, "#e") == Names{"e"});
  CHECK(names(t, "#f").empty());
  CHECK(names(t, "#g").empty());
  CHECK(names(t, "\"a\"(\"b\"").empty());
  CHECK(names(t, "fused<x[\"a\"]").empty());
}

TEST_CASE("doubling fused chains stay cheap") {
  std::vector<std::string> text;
  for (int i = 0; i < 60; ++i) {
    text.push_back("#l" + std::to_string(i));
    text.push_back(i == 0 ? "\"leaf\""
                          : "fused[#l" + std::to_string(i - 1) + ", #l" + std::to_string(i - 1) + "]");
  }
  LocationTable t;
  for (int i = 0; i < 60; ++i) t.add(text[2 * i], text[2 * i + 1]);
  CHECK(names(t, "#l59") == Names{"leaf"});
}

TEST_CASE("an op without a location has no reference and no name") {
  const std::string text = "#loc1";
  Graph graph;
  graph.text = text;
  graph.ops.resize(2);
  graph.ops[0].location = {0, 5};
  CHECK(location(graph, 0).reference == "#loc1");
  CHECK(location(graph, 0).names.empty());
  auto aliases = std::make_shared<LocationTable>(table({{"#loc1", "\"n\""}}));
  graph.locations = aliases;
  CHECK(location(graph, 0).names == Names{"n"});
  CHECK(location(graph, 1).reference.empty());
  CHECK(location(graph, 1).names.empty());
  CHECK(location(graph, Argument{{}, {0, 5}}).names == Names{"n"});
}

TEST_CASE("damaged locations end, and names come from the text") {
  const std::string seed =
      "fused<\"pass, [x]\">[\"a_tm0\"(\"a\"), callsite(#loc1 at \"f\":1:2), #loc2, \"b\\\"c\"(fused[#loc1]), "
      "\"f.py\":3:4]";
  const std::string_view bytes = "\"\\<>()[],#:f1";
  std::mt19937 random(11);
  std::size_t named = 0;
  for (int round = 0; round < 20000; ++round) {
    std::string text = seed;
    for (unsigned edits = random() % 6; edits > 0; --edits) {
      const std::size_t at = random() % text.size();
      if (random() % 2 == 0) {
        text.erase(at, 1 + random() % 5);
      } else {
        text.insert(at, 1, bytes[random() % bytes.size()]);
      }
    }
    LocationTable t;
    t.add("#loc1", text);
    t.add("#loc2", "\"n\"(#loc1)");
    const Location l = t.resolve(text);
    for (const std::string& name : l.names) {
      CHECK((name == "n" || text.find(name) != std::string::npos));
    }
    named += l.names.empty() ? 0 : 1;
  }
  CHECK(named > 5000);
}
