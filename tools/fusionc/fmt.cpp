// fusionc fmt: one layout for rule files.
#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <set>

#include "dsl/ast.h"
#include "dsl/format.h"
#include "engine/support/source.h"
#include "tools/fusionc/commands.h"
#include "tools/fusionc/output.h"
#include "tools/fusionc/rule_files.h"

namespace fs = std::filesystem;

namespace fusionc::tool {

namespace {

struct Options {
  std::vector<std::string> paths;
  bool check = false, diff = false;
};

std::vector<std::string> rule_paths(const std::vector<std::string>& paths, Diagnostics& diagnostics) {
  std::set<std::string> out;
  for (const std::string& path : paths) {
    std::error_code failed;
    if (!fs::is_directory(path, failed)) {
      out.insert(path);
      continue;
    }
    const std::size_t before = out.size();
    for (fs::recursive_directory_iterator it(path, failed), end; !failed && it != end; it.increment(failed))
      if (it->path().extension() == ".fuse") out.insert(it->path().generic_string());
    if (out.size() > before) continue;
    Diagnostic d;
    d.code = Code::NoRuleFiles;
    d.file = path;
    d.message = "the folder holds no `.fuse` file";
    diagnostics.add(std::move(d));
  }
  return {out.begin(), out.end()};
}

std::vector<std::string_view> lines_of(std::string_view text) {
  std::vector<std::string_view> out;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    out.push_back(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return out;
}

/// Lines that differ, by a longest common subsequence: `12 -old`, `12 +new`, with the line of the old file.
std::string difference(std::string_view before, std::string_view after) {
  const auto a = lines_of(before), b = lines_of(after);
  std::vector<std::vector<std::uint32_t>> common(a.size() + 1, std::vector<std::uint32_t>(b.size() + 1));
  for (std::size_t i = a.size(); i-- > 0;)
    for (std::size_t j = b.size(); j-- > 0;)
      common[i][j] = a[i] == b[j] ? common[i + 1][j + 1] + 1 : std::max(common[i + 1][j], common[i][j + 1]);
  std::string out;
  for (std::size_t i = 0, j = 0; i < a.size() || j < b.size();) {
    if (i < a.size() && j < b.size() && a[i] == b[j]) {
      ++i;
      ++j;
    } else if (i < a.size() && (j == b.size() || common[i + 1][j] >= common[i][j + 1])) {
      out += fmt::format("{:>5} -{}\n", i + 1, a[i]);
      ++i;
    } else {
      out += fmt::format("{:>5} +{}\n", i + 1, b[j]);
      ++j;
    }
  }
  return out;
}

int run(Options options) {
  Diagnostics diagnostics;
  if (options.paths.empty()) options.paths.push_back(shipped_rules());
  const auto paths = rule_paths(options.paths, diagnostics);
  struct File {
    std::string path, before, after;
  };
  std::vector<File> files;
  for (const std::string& path : paths) {
    const auto source = Source::open(path, diagnostics);
    if (!source || !dsl::parse_rule_file(path, source->text(), diagnostics)) continue;
    files.push_back({path, std::string(source->text()), dsl::format(source->text())});
  }
  // Nothing is written while any file is wrong.
  if (diagnostics.has_errors()) return show(diagnostics, kError);
  std::string out;
  std::size_t changed = 0;
  for (const File& file : files) {
    if (file.before == file.after) continue;
    ++changed;
    out += file.path + "\n";
    if (options.diff) out += difference(file.before, file.after);
    if (options.check || options.diff) continue;
    if (auto failed = write_output(file.path, [&](const Sink& sink) { sink(file.after); })) diagnostics.add(std::move(*failed));
  }
  if (auto failed = print(out)) diagnostics.add(std::move(*failed));
  return show(diagnostics, changed > 0 && (options.check || options.diff) ? kFindings : kClean);
}

}  // namespace

void add_fmt(CLI::App& app, int& exit_code) {
  auto options = std::make_shared<Options>();
  CLI::App* const command = app.add_subcommand("fmt", "lay out rule files; lists the files that change");
  command->add_option("PATHS", options->paths, "rule files or folders; the shipped rules when none is given");
  command->add_flag("--check", options->check, "change nothing; exit 1 when a file would change");
  command->add_flag("--diff", options->diff, "change nothing; show the lines that would change");
  command->callback([options, &exit_code] { exit_code = run(*options); });
}

}  // namespace fusionc::tool
