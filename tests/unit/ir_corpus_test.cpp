// The reader against real dumps and an independent line counter.
#include <algorithm>
#include <cctype>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iostream>

#include "../fuzz/graph_check.h"
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

// Does a line look like an op? The name of the op stands first or behind the ` = ` of its results; it is
// quoted, has a dot, or is one of two words.
bool looks_like_op(std::string_view line) {
  line.remove_prefix(std::min(line.find_first_not_of(" \t"), line.size()));
  if (line.starts_with('%')) {
    const std::size_t equals = line.find(" = ");
    if (equals == std::string_view::npos) return false;
    line.remove_prefix(equals + 3);
  }
  const bool quoted = line.starts_with('"');
  if (quoted) line.remove_prefix(1);
  const std::string_view name = line.substr(0, line.find_first_of(quoted ? "\"" : " (<[\r"));
  for (const std::string_view other :
       {"func.func", "llvm.func", "vhlo.func_v1", "builtin.module", "ttcore.device_module",
        "tt.device_module", "ttcore.cpu_module", "ttcore.device", "tt.device", "sdy.mesh"})
    if (name == other) return false;
  if (name == "return" || name == "call") return true;
  return !name.empty() && std::islower(static_cast<unsigned char>(name[0])) &&
         name.find('.') != std::string_view::npos;
}

std::size_t count_ops(std::string_view text) {
  std::size_t count = 0;
  for (std::size_t begin = 0; begin < text.size();) {
    const std::size_t end = std::min(text.find('\n', begin), text.size());
    count += looks_like_op(text.substr(begin, end - begin));
    begin = end + 1;
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
    for (const auto& [size, threads] :
         {std::pair{std::size_t{1}, 3u}, {std::size_t{1000}, 1u}, {std::size_t{65536}, 2u}}) {
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
      const std::size_t step = modules.size() > 30 ? 17 : 1;
      for (std::size_t i = 0; i < modules.size(); i += step) {
        const auto a = read_module(source, modules[i], diagnostics);
        const auto b = read_module(source, expected[i], diagnostics);
        REQUIRE((a && b));
        CHECK(same(*a, *b));
        check_graph(*a);
      }
    }
  }
  set_thread_count(0);
}
