// Which print of a log is audited.
#include <cstdlib>
#include <iostream>

#include "engine/ir/select.h"
#include "ir_fixture.h"

using namespace fusionc;
using namespace fusionc::ir;

namespace {

// A list of prints: `symbol level [stage or pass]`, levels S(tableHLO), I (TTIR), N (TTNN); `!` marks a cut
// one.
std::vector<Module> prints(const std::vector<std::string>& lines) {
  std::vector<Module> modules;
  for (const std::string& line : lines) {
    Module m;
    const std::size_t space = line.find(' ');
    m.symbol = line.substr(0, space);
    if (m.symbol == "-") m.symbol.clear();
    const char level = line[space + 1];
    m.dialect = level == 'I' ? Dialect::Ttir : level == 'N' ? Dialect::Ttnn : Dialect::Other;
    std::string rest = line.size() > space + 3 ? line.substr(space + 3) : "";
    if (rest == "!")
      m.defect = Diagnostic{};
    else if (rest.starts_with("IR Dump"))
      m.pass = rest;
    else
      m.stage = rest;
    modules.push_back(m);
  }
  return modules;
}

using Pairs = std::vector<ModulePair>;

}  // namespace

TEST_CASE("stage headers decide; ttnn_runtime is no second graph") {
  const auto s =
      select_modules(prints({"a S shlo", "a I ttir", "a I IR Dump Before TTIRFusing", "a N IR Dump After X",
                             "a N ttnn", "a N ttnn_runtime", "b I ttir", "b N ttnn"}));
  CHECK(s.pairs == Pairs{{1, 4}, {6, 7}});
  CHECK(s.incomplete.empty());
}

TEST_CASE("with banners the first TTIR and the last TTNN print count") {
  const auto s = select_modules(
      prints({"a S IR Dump Before ConvertStableHLOToTTIR", "a I IR Dump After ConvertStableHLOToTTIR", "a I",
              "a I IR Dump After TTIRFusing", "a N IR Dump After ConvertTTIRToTTNN", "a N"}));
  CHECK(s.pairs == Pairs{{1, 5}});
}

TEST_CASE("without headers and banners the last TTIR print before TTNN counts") {
  CHECK(select_modules(prints({"a S", "a I", "a I", "a N", "a N"})).pairs == Pairs{{2, 4}});
}

TEST_CASE("of several compiles of a symbol the last with both levels counts; anonymous ones all count") {
  CHECK(select_modules(prints({"a I", "a N", "b I", "a I", "a N", "b N", "a I"})).pairs ==
        Pairs{{3, 4}, {2, 5}});
  CHECK(select_modules(prints({"- S", "- I", "- N", "- I", "- N"})).pairs == Pairs{{1, 2}, {3, 4}});
  // The first compile failed before TTNN.
  CHECK(select_modules(prints({"a I ttir", "a I ttir", "a N ttnn"})).pairs == Pairs{{1, 2}});
  CHECK(select_modules(prints({"a I IR Dump After ConvertStableHLOToTTIR (x)", "a I IR Dump Before Y",
                               "a I IR Dump After ConvertStableHLOToTTIR (x)", "a N"}))
            .pairs == Pairs{{2, 3}});
}

TEST_CASE("a graph with one level, or with a print that is cut, is incomplete") {
  const auto s = select_modules(prints({"a I", "b N", "c I", "c N !", "d S"}));
  CHECK(s.pairs.empty());
  CHECK(s.incomplete == Pairs{{0, kNoModule}, {kNoModule, 1}, {2, 3}});
}

TEST_CASE("one level: all modules of a plain file, the audited ones of a log") {
  CHECK(select_level(prints({"- I", "- I", "- S", "- N"}), Dialect::Ttir) == std::vector<std::size_t>{0, 1});
  CHECK(select_level(prints({"a I ttir", "a I IR Dump Before X", "a N ttnn"}), Dialect::Ttir) ==
        std::vector<std::size_t>{0});
  CHECK(select_level(prints({"a I ttir", "a N IR Dump Before X", "a N ttnn"}), Dialect::Ttnn) ==
        std::vector<std::size_t>{2});
}

TEST_CASE("two files pair by symbol, then by order; one module each always pairs") {
  const auto a = prints({"x I", "y I", "- I", "- I", "z I"}), b = prints({"y N", "x N", "- N", "w N"});
  const auto s = pair_modules(a, {0, 1, 2, 3, 4}, b, {0, 1, 2, 3});
  CHECK(s.pairs == Pairs{{1, 0}, {0, 1}, {2, 2}});
  CHECK(s.incomplete == Pairs{{kNoModule, 3}, {3, kNoModule}, {4, kNoModule}});
  CHECK(pair_modules(a, {0}, b, {3}).pairs == Pairs{{0, 3}});
}

TEST_CASE("real logs") {
  const char* const corpus = std::getenv("FUSIONC_CORPUS");
  if (!corpus) {
    std::cout << "skipped: no corpus\n";
    return;
  }
  const auto lines = [&](const std::string& name) {
    Diagnostics diagnostics;
    const auto source = Source::open(std::string(corpus) + "/logs/" + name, diagnostics);
    REQUIRE(source);
    const auto modules = find_modules(*source);
    std::vector<std::string> out;
    for (const ModulePair& pair : select_modules(modules).pairs)
      out.push_back(modules[pair.ttnn].symbol + " " + std::to_string(modules[pair.ttir].first_line) + " " +
                    std::to_string(modules[pair.ttnn].first_line));
    return out;
  };
  const auto qwen = lines("qwen_2_5_debug.log");
  REQUIRE_FALSE(qwen.empty());
  CHECK(qwen[0] == "SyncTensorsGraph.16 707 2376");
  CHECK(lines("test_inline.log") ==
        std::vector<std::string>{"SyncTensorsGraph.376 2964 3378", "ReplicateShardedData.6 4614 4639"});
  CHECK(lines("mochi_conv1_norm2.txt") ==
        std::vector<std::string>{"SyncTensorsGraph.16 174 222", "SyncTensorsGraph.104 576 643"});
  CHECK(lines("all_gather_v2.log") ==
        std::vector<std::string>{"SyncTensorsGraph.13 400 419", "SyncTensorsGraph.11 619 637"});
  CHECK(lines("tt_torch_mnist_ir.log") == std::vector<std::string>{" 1187 5491", " 6841 11145"});
}
