// The reader against real dumps and an independent line counter.
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <regex>

#include "engine/support/parallel.h"
#include "ir_fixture.h"

using namespace fusionc;
using namespace fusionc::ir;
using namespace fusionc::ir::test;

namespace {

namespace fs = std::filesystem;

std::vector<std::string> corpus_files() {
  const char* const root = std::getenv("FUSIONC_CORPUS");
  std::vector<std::string> files;
  if (!root) {
    std::cout << "skipped: no corpus\n";
    return files;
  }
  for (const char* part : {"dumps", "compiler", "logs", "peer-tests", "reports", "bench"})
    for (const auto& entry : fs::recursive_directory_iterator(fs::path(root) / part)) {
      const std::string extension = entry.path().extension();
      if (extension == ".mlir" || extension == ".log" || extension == ".txt") files.push_back(entry.path());
    }
  std::sort(files.begin(), files.end());
  return files;
}

// Counts ops the simple way: one per line that starts like an op, in lines of a module that are not
// declarations.
std::size_t count_ops(std::string_view text) {
  static const std::regex op(
      R"re(^\s*(%[\w$.#-]+(:\d+)?(, %[\w$.#-]+(:\d+)?)* = )?("[\w.$]+"\s*\(|[a-z_]\w*\.[\w.]+([ (<\[]|$)|return|call ).*)re");
  static const std::regex not_op(
      R"re(^\s*(func\.func|llvm\.func|vhlo\.func_v1|builtin\.module|tt(core)?\.(device_module|cpu_module|device)|sdy\.mesh|"(func\.func|builtin\.module|ttcore\.device_module|ttcore\.cpu_module|ttcore\.device|sdy\.mesh)").*)re");
  std::size_t count = 0;
  for (std::size_t begin = 0; begin < text.size();) {
    const std::size_t end = std::min(text.find('\n', begin), text.size());
    const std::string line(text.substr(begin, std::min<std::size_t>(end - begin, 200)));
    begin = end + 1;
    std::smatch match;
    if (!line.empty() && std::regex_match(line, op) && !std::regex_match(line, not_op)) ++count;
  }
  return count;
}

}  // namespace

TEST_CASE("every corpus file is read, with as many ops as lines that look like one") {
  for (const std::string& file : corpus_files()) {
    CAPTURE(file);
    Diagnostics diagnostics;
    const auto source = Source::open(file, diagnostics);
    REQUIRE(source);
    const auto modules = find_modules(*source);
    CHECK_FALSE(modules.empty());
    for (const Module& module : modules) {
      CAPTURE(module.first_line);
      const auto graph = read_module(source, module, diagnostics);
      REQUIRE(graph);
      CHECK(graph->ops.size() == module.ttir_ops + module.ttnn_ops + module.other_ops);
      CHECK(graph->ops.size() == count_ops(source->text().substr(module.body, module.end - module.body)));
    }
    for (const Diagnostic& d : diagnostics.list()) MESSAGE(render(d));
    CHECK(diagnostics.empty());
  }
}

TEST_CASE("corpus graphs are the same for every thread count and shard size") {
  for (const std::string& file : corpus_files()) {
    if (fs::path(file).filename().string().find("clip_resampler") == std::string::npos &&
        fs::path(file).extension() == ".mlir")
      continue;
    CAPTURE(file);
    Diagnostics diagnostics;
    const auto source = Source::open(file, diagnostics);
    REQUIRE(source);
    const auto expected = find_modules(*source, {0});
    for (const std::size_t size : {std::size_t{1}, std::size_t{1000}, std::size_t{65536}}) {
      for (unsigned threads : {1u, 3u}) {
        set_thread_count(threads);
        std::vector<std::size_t> cuts{0};
        for (std::size_t at = size; at < source->text().size();) {
          at = source->text().find('\n', at);
          if (at == std::string_view::npos || at + 1 == source->text().size()) break;
          cuts.push_back(++at);
          at += size - 1;
        }
        const auto modules = find_modules(*source, cuts);
        REQUIRE(modules.size() == expected.size());
        for (std::size_t i = 0; i<modules.size(); i += modules.size()> 30 ? 17 : 1) {
          const auto a = read_module(source, modules[i], diagnostics);
          const auto b = read_module(source, expected[i], diagnostics);
          REQUIRE((a && b));
          REQUIRE(a->ops.size() == b->ops.size());
          bool same = a->text == b->text && a->operand_list == b->operand_list &&
                      a->op_names == b->op_names && a->use_begin == b->use_begin;
          for (OpId op = 0; op < a->ops.size(); ++op)
            same = same && a->ops[op].text == b->ops[op].text && a->ops[op].name == b->ops[op].name;
          for (ValueId v = 0; v < a->values.size(); ++v)
            same = same && a->values[v].type == b->values[v].type && a->values[v].name == b->values[v].name;
          CHECK(same);
        }
      }
    }
  }
  set_thread_count(0);
}
