#include <set>

#include "dsl/syntax.h"
#include "tests/unit/dsl_text.h"

using namespace fusionc;
using namespace fusionc::test;

TEST_CASE("the grammar cannot loop") { CHECK(dsl::analyze_grammar() == 0); }

TEST_CASE("the example of the language page") {
  const std::string page = read_file(source_dir() / "docs/language.md");
  const std::size_t begin = page.find("```fuse\n") + 8;
  Diagnostics diagnostics;
  const auto program = compile(
      {{"rules/ttnn/rms_norm.fuse", page.substr(begin, page.find("```", begin) - begin)}}, diagnostics);
  for (const Diagnostic& d : diagnostics.list()) MESSAGE(render(d));
  REQUIRE(program);
  MESSAGE(text_of(*program, *program->rules.at(0).ttnn, 1));
}
