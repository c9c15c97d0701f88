// Hostile and damaged inputs. Sizes are such that anything quadratic would take minutes;
// FUSIONC_HOSTILE_SCALE multiplies them (64 gives the line of 1 GB, 32 the ten million aliases).
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <random>
#include <set>
#include <sstream>

#include "../fuzz/graph_check.h"
#include "ir_fixture.h"

using namespace fusionc;
using namespace fusionc::ir;
using namespace fusionc::ir::test;

namespace {

std::size_t scaled(std::size_t n) {
#if defined(__SANITIZE_THREAD__) || defined(__SANITIZE_ADDRESS__)
  n /= 16;
#endif
  const char* const scale = std::getenv("FUSIONC_HOSTILE_SCALE");
  return scale ? n * std::strtoul(scale, nullptr, 10) : n;
}

std::string repeat(std::string_view part, std::size_t count) {
  if (part.size() == 1) return std::string(count, part[0]);
  std::string text;
  text.reserve(part.size() * count);
  for (std::size_t i = 0; i < count; ++i) text += part;
  return text;
}

std::string in_function(const std::string& lines) {
  return "module {\n  func.func @f(%a: f32) {\n" + lines + "\n    return\n  }\n}\n";
}

// The seeds of the fuzzers are fixtures too.
std::vector<std::string> seeds() {
  std::vector<std::string> texts;
  std::set<std::filesystem::path> paths;
  for (const auto& entry : std::filesystem::directory_iterator(FUSIONC_SOURCE_DIR "/tests/fuzz/seeds"))
    paths.insert(entry.path());
  for (const auto& path : paths) {
    std::ostringstream text;
    text << std::ifstream(path).rdbuf();
    texts.push_back(text.str());
  }
  REQUIRE(texts.size() >= 5);
  return texts;
}

}  // namespace

TEST_CASE("a million nested brackets, in an attribute, a type, regions, an alias, a log line") {
  const std::size_t n = scaled(1'000'000);
  CHECK(error_of(in_function("    \"x.y\"() {a = " + repeat("[", n) + "} : () -> ()")).ends_with("FUS008"));
  CHECK(error_of(in_function("    \"x.y\"() : () -> tensor" + repeat("<", n))).ends_with("FUS008"));
  CHECK(error_of(in_function("    x.y " + repeat("(", n))).ends_with("FUS008"));
  CHECK(error_of(in_function(repeat("\"x.y\"() ({\n", n))).ends_with("FUS008"));
  CHECK(error_of(repeat("module {\n", n)).ends_with("diagnostics"));
  const auto source =
      Source::from_text("t", "#a = " + repeat("{", n) + "\n" + repeat("x.y(", n) + "\nmodule {\n}\n");
  CHECK(find_modules(*source).size() == 1);
}

TEST_CASE("a line of nothing but `<`") {
  const std::string line = repeat("<", scaled(std::size_t{1} << 24));
  CHECK(find_modules(*Source::from_text("t", line)).empty());
  CHECK(error_of(in_function(line)) == "3:1 FUS010");
  const auto source = Source::from_text("t", in_function("\"x.y\"() {a = " + line));
  const auto modules = find_modules(*source);
  REQUIRE(modules.size() == 1);
  REQUIRE(modules[0].defect);
  CHECK(modules[0].defect->source_line.size() < 10'000);
  CHECK(render(*modules[0].defect).size() < 1'000);
}

TEST_CASE("very many aliases, and cyclic ones") {
  const std::size_t n = scaled(312'500);
  std::string text = in_function("    \"x.y\"() : () -> () loc(#loc7)");
  for (std::size_t i = 0; i < n; ++i)
    text.append("#loc").append(std::to_string(i)).append(" = loc(unknown)\n");
  CHECK(read(text)->locations->size() == n);
  const auto cyclic =
      read(in_function("    \"x.y\"() : () -> () loc(#loc1)\n    \"x.y\"() : () -> () loc(#loc3)") +
           "#loc1 = loc(fused[#loc2, #loc1])\n#loc2 = loc(\"x\"(#loc1))\n#loc3 = loc(#loc3)\n");
  location(*cyclic, 0);
  CHECK(location(*cyclic, 1).names.empty());
}

TEST_CASE("a blob of megabytes is one attribute") {
  const std::string blob = repeat("0123456789ABCDEF", scaled(1 << 20));
  const auto g = read(in_function("    %0 = \"ttir.constant\"() <{value = dense<\"0x" + blob +
                                  "\"> : tensor<9xf32>}> : () -> tensor<9xf32>"));
  CHECK(g->ops.size() == 2);
  CHECK(g->ops[0].properties.size() > blob.size());
}

TEST_CASE("very many broken modules, broken ops, unclosed brackets and strings in a log") {
  const std::size_t n = scaled(20'000);
  for (const char* line : {"module {\nX\n", "module {\n\"x.y\"(\n", "x.y(\n", "x.y<\n", "} (\n", "\"open\n",
                           "x.y {a = \"\n", "%a, %b\n", "    module {\n  x\n"}) {
    CAPTURE(line);
    const auto source = Source::from_text("t", repeat(line, n) + "\nmodule @last {\n}\n");
    const auto modules = find_modules(*source);
    REQUIRE_FALSE(modules.empty());
    CHECK(modules.back().symbol == "last");
    CHECK_FALSE(modules.back().defect);
    check_modules(*source, modules);
  }
}

TEST_CASE("very many ops, values, names and uses stay linear") {
  const std::size_t n = scaled(100'000);
  std::string text;
  for (std::size_t i = 0; i < n; ++i) text += "%n" + std::to_string(i * 7919) + " = x.y %a : f32\n";
  text += "x.all";
  for (std::size_t i = 0; i < n; ++i) text += " %n" + std::to_string(i * 7919);
  const auto g = read(in_function(text));
  CHECK(g->operands(static_cast<OpId>(n)).size() == n);
  CHECK(g->uses(g->functions[0].first_argument).size() == n);
  check_graph(*g);
  // Numbers far apart do not make tables of their size.
  const auto sparse = read(in_function("%0 = x.y %a : f32\n%999999999 = x.y %0 : f32\nx.z %999999999 : f32"));
  CHECK(sparse->operands(2)[0] == sparse->result(1));
  CHECK(error_of(in_function(repeat("x.y ({\n", 3) + "x.u %later : f32\n")).ends_with("FUS006"));
}

TEST_CASE("every seed, cut off at every byte, is read or refused; what is whole is read") {
  for (const std::string& text : seeds())
    for (std::size_t size = 0; size <= text.size(); size += text.size() > 3000 ? 3 : 1)
      read_both_ways(Source::from_text("t", text.substr(0, size)), size);
  const std::string whole = in_function("    %0 = \"x.y\"(%a) <{b = \"c\"}> : (f32) -> f32");
  const std::size_t last_brace = whole.rfind('}');
  for (std::size_t size = 0; size <= whole.size(); ++size) {
    const auto source = Source::from_text("t", whole.substr(0, size));
    const auto modules = find_modules(*source);
    Diagnostics diagnostics;
    const bool readable = !modules.empty() && read_module(source, modules[0], diagnostics);
    CHECK(readable == (size > last_brace));
    if (!modules.empty()) CHECK(modules[0].truncated == !readable);
  }
}

TEST_CASE("every seed with random bytes changed is read or refused") {
  std::mt19937 random(1);
  const std::string_view bytes = "(){}[]<>\"%#^@:=,-> \n\r/x0\x01\xff";
  for (const std::string& text : seeds())
    for (int round = 0; round < 300; ++round) {
      std::string damaged = text;
      for (int i = 0; i < 3; ++i) damaged[random() % damaged.size()] = bytes[random() % bytes.size()];
      if (round % 3 == 0) damaged.erase(random() % damaged.size(), random() % 40);
      read_both_ways(Source::from_text("t", damaged), static_cast<std::size_t>(round));
    }
}
