#include <doctest/doctest.h>

#include <atomic>
#include <numeric>
#include <stdexcept>

#include "engine/support/diagnostic.h"
#include "engine/support/parallel.h"
#include "engine/support/source.h"

using namespace fusionc;

TEST_CASE("a diagnostic shows file, line, column, the line and a caret") {
  const std::string text = "first\n  second line\nthird\n";
  const Diagnostic d = diagnostic_at(Code::NoModule, "a.mlir", text, 8, 6, "what is this", "try another");
  CHECK(d.line == 2);
  CHECK(d.column == 3);
  CHECK(render(d) ==
        "a.mlir:2:3: error[FUS003]: what is this\n    second line\n    ^~~~~~\n  hint: try another\n");
}

TEST_CASE("a long line is windowed around the caret and foreign bytes cannot reach the terminal") {
  std::string text(5000, 'x');
  text[3000] = '\x1b';
  const std::string out = render(diagnostic_at(Code::NoModule, "f", text, 3000, 1, "m"));
  CHECK(out.size() < 400);
  CHECK(out.find('\x1b') == std::string::npos);
  const auto lines = out.find('\n') + 1;
  const std::string shown = out.substr(lines, out.find('\n', lines) - lines);
  const std::string mark = out.substr(out.find('\n', lines) + 1);
  CHECK(shown[mark.find('^')] == '?');
}

TEST_CASE("a message that quotes any bytes is printed whole and steers no terminal") {
  const std::string quoted("a\0b\x1b[31m\xff\xc3\xa9", 11);
  CHECK(render(diagnostic_at(Code::NoModule, quoted, "x", 0, 1, quoted, quoted)) ==
        "a?b?[31m?\xc3\xa9:1:1: error[FUS003]: a?b?[31m?\xc3\xa9\n  x\n  ^\n  hint: a?b?[31m?\xc3\xa9\n");
}

TEST_CASE("a position past the end is the end") {
  const Diagnostic d = diagnostic_at(Code::NoModule, "f", "ab", 99, 5, "m");
  CHECK(d.line == 1);
  CHECK(d.column == 3);
}

TEST_CASE("codes are unique and ascend") {
  unsigned last = 0;
  for (const CodeInfo& code : all_codes()) {
    CHECK(static_cast<unsigned>(code.code) > last);
    last = static_cast<unsigned>(code.code);
    CHECK(!code.help.empty());
  }
}

TEST_CASE("did_you_mean finds near words only") {
  CHECK(did_you_mean("mutliply", {"add", "multiply", "matmul"}) == "multiply");
  CHECK(did_you_mean("zzz", {"add", "multiply"}).empty());
}

TEST_CASE("parallel_for visits each index once, in ranges of at most the grain") {
  for (unsigned threads : {1u, 2u, 7u}) {
    set_thread_count(threads);
    std::vector<int> seen(1001);
    std::atomic<bool> oversized{false};
    parallel_for(seen.size(), 10, [&](std::size_t begin, std::size_t end) {
      if (end - begin > 10) oversized = true;
      for (std::size_t i = begin; i < end; ++i) ++seen[i];
    });
    CHECK(std::accumulate(seen.begin(), seen.end(), 0) == 1001);
    CHECK(*std::max_element(seen.begin(), seen.end()) == 1);
    CHECK(!oversized);
    CHECK_THROWS_AS(parallel_for(100, 1, [](std::size_t b, std::size_t) {
                      if (b == 50) throw std::runtime_error("x");
                    }),
                    std::runtime_error);
  }
  set_thread_count(0);
}

TEST_CASE("positions of a source are one-based lines and columns") {
  const auto source = Source::from_text("t", "a\nbc\n\nd");
  CHECK(source->position(0).line == 1);
  CHECK(source->position(3).line == 2);
  CHECK(source->position(3).column == 2);
  CHECK(source->position(5).line == 3);
  CHECK(source->position(6).line == 4);
}
