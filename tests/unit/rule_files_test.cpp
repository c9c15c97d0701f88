#include "tools/fusionc/rule_files.h"

#include <doctest/doctest.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>

using namespace fusionc;
using tool::load_rules;

namespace {

namespace fs = std::filesystem;

/// A folder that disappears with the test.
struct Folder {
  Folder() {
    std::string pattern = (fs::temp_directory_path() / "fusionc-rules-XXXXXX").string();
    REQUIRE(mkdtemp(pattern.data()));
    path = pattern;
  }
  ~Folder() { fs::remove_all(path); }
  std::string write(const std::string& name, const std::string& text) const {
    fs::create_directories((path / name).parent_path());
    std::ofstream(path / name, std::ios::binary) << text;
    return (path / name).string();
  }
  fs::path path;
};

std::string rule_text(const std::string& name) {
  return "rule " + name +
         " { fused_op ttnn.relu source ttnn summary \"s\" match { out = maximum(x, ~0) } }\n";
}

std::vector<std::string> names(const std::optional<rule::Program>& program) {
  std::vector<std::string> out;
  if (program)
    for (const rule::Rule& each : program->rules) out.push_back(each.name);
  return out;
}

Code only_code(const Diagnostics& diagnostics) {
  REQUIRE(diagnostics.list().size() == 1);
  return diagnostics.list()[0].code;
}

}  // namespace

TEST_CASE("the shipped rules compile") {
  Diagnostics diagnostics;
  const auto program = load_rules({}, {}, diagnostics);
  for (const Diagnostic& d : diagnostics.list()) FAIL_CHECK(render(d));
  REQUIRE(program);
  CHECK(program->ops.by_op.count("ttnn.divide") == 1);
}

TEST_CASE("a folder replaces the shipped rules, with the shipped op tables; add adds") {
  const Folder folder;
  folder.write("b/two.fuse", rule_text("two"));
  folder.write("a/one.fuse", rule_text("one"));
  folder.write("a/notes.txt", "not a rule");
  const Folder more;
  const std::string third = more.write("third.fuse", rule_text("third"));
  Diagnostics diagnostics;
  CHECK(names(load_rules({folder.path.string()}, {}, diagnostics)) == std::vector<std::string>{"one", "two"});
  CHECK(names(load_rules({folder.path.string()}, {third, third}, diagnostics)) ==
        std::vector<std::string>{"one", "third", "two"});
  CHECK(diagnostics.empty());
  const auto shipped = names(load_rules({}, {}, diagnostics));
  const auto added = names(load_rules({}, {third}, diagnostics));
  CHECK(added.size() == shipped.size() + 1);
}

TEST_CASE("imports are read from disk, relative to the importing file") {
  const Folder folder;
  folder.write("shared.fuse", "pattern twice(v) = add(v, v)\n");
  folder.write("deep/r.fuse",
               "import \"../shared.fuse\"\nrule r { fused_op ttnn.x source ttnn summary \"s\" match { o = "
               "twice(x) } }\n");
  Diagnostics diagnostics;
  CHECK(names(load_rules({(folder.path / "deep/r.fuse").string()}, {}, diagnostics)) ==
        std::vector<std::string>{"r"});
  CHECK(diagnostics.empty());
}

TEST_CASE("own op tables replace the shipped ones") {
  const Folder folder;
  folder.write("my.ops", "ttir.twist (input)\n");
  folder.write("r.fuse", "rule r { fused_op ttnn.x source ttnn summary \"s\" match { o = twist(x) } }\n");
  Diagnostics diagnostics;
  const auto program = load_rules({folder.path.string()}, {}, diagnostics);
  REQUIRE(program);
  CHECK(program->ops.kinds.size() == 1);
}

TEST_CASE("what cannot be loaded is said, and then there is no program") {
  const Folder folder;
  {
    Diagnostics diagnostics;
    CHECK(!load_rules({(folder.path / "missing").string()}, {}, diagnostics));
    CHECK(only_code(diagnostics) == Code::CannotRead);
  }
  {
    Diagnostics diagnostics;
    CHECK(!load_rules({folder.path.string()}, {}, diagnostics));
    CHECK(only_code(diagnostics) == Code::NoRuleFiles);
  }
  folder.write("good.fuse", rule_text("good"));
  folder.write("bad.fuse", "rule {");
  Diagnostics diagnostics;
  CHECK(!load_rules({folder.path.string()}, {}, diagnostics));
  CHECK(only_code(diagnostics) == Code::Syntax);
}
