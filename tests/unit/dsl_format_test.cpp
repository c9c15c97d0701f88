// Formatting changes blanks only, and twice is as good as once: on every shipped rule file, and on the same files with
// their layout destroyed.
#include <doctest/doctest.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <random>
#include <vector>

#include "dsl/ast.h"
#include "dsl/format.h"

using namespace fusionc;

namespace {

std::vector<std::string> shipped() {
  std::vector<std::string> texts;
  for (const auto& entry : std::filesystem::recursive_directory_iterator(FUSIONC_SOURCE_DIR "/rules")) {
    if (entry.path().extension() != ".fuse") continue;
    std::ifstream in(entry.path(), std::ios::binary);
    texts.emplace_back(std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>());
  }
  REQUIRE(texts.size() > 50);
  return texts;
}

/// What is left without blanks and line breaks.
std::string tokens(std::string_view text) {
  std::string out;
  for (const char c : text)
    if (c != ' ' && c != '\n' && c != '\t' && c != '\r') out += c;
  return out;
}

void check(const std::string& text) {
  const std::string once = dsl::format(text);
  CHECK(tokens(once) == tokens(text));
  CHECK(dsl::format(once) == once);
  Diagnostics diagnostics;
  CHECK(dsl::parse_rule_file("f", once, diagnostics));
}

}  // namespace

TEST_CASE("the house layout") {
  CHECK(dsl::format("\xef\xbb\xbf\n\n  # head\nimport \"a.fuse\"\r\n\n\n\npattern a(v)=exp(v)   # one\npattern long_name(v) =   relu(v)\n"
                    "   | gelu(v)\nrule r {\n\n fused_op a.b\nsource ttnn\ncompiler { pass \"p\"\n   note \"n = m\" }\n"
                    "      group where { count() == 2 }\n\tmatch siblings 2 sharing x {\nm = matmul(x,\n     w)\n# why\nout=add(m, b)?\n}\n"
                    "where {\nrank(out) == 2\n  or rank(out) == 3\n\n }\n}\n\n\n") ==
        R"(# head
import "a.fuse"

pattern a(v)         = exp(v)   # one
pattern long_name(v) = relu(v)
                     | gelu(v)
rule r {
  fused_op a.b
  source   ttnn
  compiler { pass "p"
     note "n = m" }
  group where { count() == 2 }
  match siblings 2 sharing x {
    m   = matmul(x,
           w)
    # why
    out = add(m, b)?
  }
  where {
    rank(out) == 2
      or rank(out) == 3
  }
}
)");
}

TEST_CASE("an equation that begins on the line below keeps its place") {
  const std::string text = "pattern product(q, k) =\n    matmul(q, k)\n  | linear(q, k, none)\n";
  CHECK(dsl::format(text) == text);
}

TEST_CASE("shipped rules, and what is left of their layout") {
  std::mt19937 random(7);
  for (const std::string& text : shipped()) {
    check(text);
    std::string flat, ragged;
    bool begins = true;
    for (const char c : text) {
      if (begins && (c == ' ' || c == '\t')) continue;
      if (begins && c != '\n') ragged.append(random() % 9, random() % 4 ? ' ' : '\t');
      begins = c == '\n';
      flat += c;
      ragged += c;
      if (c == '\n') ragged.append(random() % 3, '\n');
    }
    check(flat);
    check(ragged);
  }
}
