// Every message about rule files, as the user sees it. tests/diagnostics holds a small file per mistake,
// named CODE_what, and beside it the rendered messages; FUSIONC_UPDATE=1 rewrites those.
#include <cstdlib>
#include <set>

#include "tests/unit/dsl_text.h"
#include "tools/fusionc/rule_files.h"

using namespace fusionc;
using namespace fusionc::test;
namespace fs = std::filesystem;

namespace {

Diagnostics messages_of(const fs::path& path) {
  Diagnostics diagnostics;
  if (fs::is_directory(path)) {
    CHECK(!tool::load_rules({path.string()}, {}, diagnostics));
  } else if (path.extension() == ".ops") {
    CHECK(!dsl::build_optable({{path.string(), read_file(path)}}, diagnostics));
  } else {
    const auto read = [](const std::string& name) -> std::optional<std::string> {
      if (!fs::exists(name)) return std::nullopt;
      return read_file(name);
    };
    CHECK(!dsl::compile(ops(), {{path.string(), read_file(path)}}, read, diagnostics));
  }
  return diagnostics;
}

std::vector<fs::path> fixtures() {
  std::vector<fs::path> out;
  for (const auto& entry : fs::directory_iterator("."))
    if (const fs::path name = entry.path().filename(); name.extension() != ".txt" && name != "lib")
      out.push_back(name);
  std::sort(out.begin(), out.end());
  return out;
}

}  // namespace

TEST_CASE("every message about rule files is as expected") {
  fs::current_path(source_dir() / "tests/diagnostics");
  const bool update = std::getenv("FUSIONC_UPDATE") != nullptr;
  std::set<unsigned> seen;
  for (const fs::path& fixture : fixtures()) {
    CAPTURE(fixture.string());
    std::string text;
    std::set<unsigned> here;
    const Diagnostics messages = messages_of(fixture);
    for (const Diagnostic& d : messages.list()) {
      text += render(d);
      here.insert(static_cast<unsigned>(d.code));
    }
    // The name says which mistake the file holds, and it holds no other.
    CHECK(here.size() == 1);
    CHECK(here.count(static_cast<unsigned>(std::stoul(fixture.string()))));
    seen.insert(here.begin(), here.end());
    const fs::path golden = fixture.string() + ".txt";
    if (update) std::ofstream(golden, std::ios::binary) << text;
    CHECK(read_file(golden) == text);
  }
  for (const CodeInfo& code : all_codes()) {
    const auto number = static_cast<unsigned>(code.code);
    if (number < 100 || number > 169) continue;  // from 170 on they are of `fusionc lint`
    CHECK_MESSAGE(seen.count(number), format_code(code.code), " has no fixture");
  }
}

TEST_CASE("no message belongs to a file that is gone") {
  fs::current_path(source_dir() / "tests/diagnostics");
  for (const auto& entry : fs::directory_iterator("."))
    if (entry.path().extension() == ".txt") CHECK_MESSAGE(fs::exists(entry.path().stem()), entry.path());
}
