#include "tools/fusionc/rule_files.h"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <set>
#include <sstream>

#include "dsl/compile.h"

namespace fusionc::tool {
namespace {

namespace fs = std::filesystem;

std::optional<std::string> read_text(const std::string& path) {
  std::error_code ignored;
  if (!fs::is_regular_file(path, ignored)) return std::nullopt;
  std::ifstream in(path, std::ios::binary);
  std::ostringstream out;
  out << in.rdbuf();
  // A failed insertion of nothing is an empty file.
  if (!in || in.bad()) return std::nullopt;
  return out.str();
}

void cannot_read(const std::string& path, std::string message, Diagnostics& diagnostics) {
  Diagnostic d;
  d.code = Code::CannotRead;
  d.file = path;
  d.message = std::move(message);
  diagnostics.add(std::move(d));
}

/// Files of one load, each once however often a path names it.
class Collection {
 public:
  explicit Collection(Diagnostics& diagnostics) : diagnostics_(diagnostics) {}

  void add(const std::string& path) {
    std::error_code failed;
    const fs::file_status status = fs::status(path, failed);
    if (!fs::exists(status)) return cannot_read(path, "no such file or folder", diagnostics_);
    if (!fs::is_directory(status)) return add_file(path, fs::path(path).extension() == ".ops");
    std::vector<std::string> found;
    for (fs::recursive_directory_iterator it(path, failed), end; !failed && it != end; it.increment(failed))
      if (const auto extension = it->path().extension(); extension == ".fuse" || extension == ".ops")
        found.push_back(it->path().generic_string());
    if (failed) return cannot_read(path, failed.message(), diagnostics_);
    std::sort(found.begin(), found.end());
    for (const std::string& file : found) add_file(file, fs::path(file).extension() == ".ops");
    if (found.empty()) no_rules(path);
  }

  std::vector<dsl::SourceText> rules, ops;

 private:
  void add_file(const std::string& path, bool table) {
    std::error_code ignored;
    if (!seen_.insert(fs::weakly_canonical(path, ignored).generic_string()).second) return;
    std::optional<std::string> text = read_text(path);
    if (!text) return cannot_read(path, "the file cannot be read", diagnostics_);
    (table ? ops : rules).push_back({path, std::move(*text)});
  }

  void no_rules(const std::string& path) {
    Diagnostic d;
    d.code = Code::NoRuleFiles;
    d.file = path;
    d.message = "the folder holds no `.fuse` or `.ops` file";
    diagnostics_.add(std::move(d));
  }

  Diagnostics& diagnostics_;
  std::set<std::string> seen_;
};

void by_name(std::vector<dsl::SourceText>& files) {
  std::sort(files.begin(), files.end(), [](const auto& a, const auto& b) { return a.name < b.name; });
}

}  // namespace

std::string shipped_rules() {
  std::error_code failed;
  const fs::path program = fs::read_symlink("/proc/self/exe", failed).parent_path();
  for (const fs::path& folder :
       {program / "../rules", program / "../share/fusionc/rules", fs::path(FUSIONC_SOURCE_DIR) / "rules"})
    if (fs::is_directory(folder / "ops", failed)) return folder.lexically_normal().generic_string();
  return {};
}

namespace {

std::optional<rule::Program> compile(Collection& files, Diagnostics& found, Diagnostics& diagnostics) {
  by_name(files.rules);
  by_name(files.ops);
  std::optional<rule::Program> program;
  if (std::optional<rule::OpTable> ops = dsl::build_optable(files.ops, found); ops && !found.has_errors())
    program = dsl::compile(std::move(*ops), files.rules, read_text, found);
  diagnostics.append(found);
  return program;
}

void no_shipped_rules(Diagnostics& diagnostics) {
  cannot_read({}, "the shipped rules are not beside the program; name a folder with --rules", diagnostics);
}

}  // namespace

std::optional<rule::Program> load_rules(const std::vector<std::string>& replace,
                                        const std::vector<std::string>& add, Diagnostics& diagnostics,
                                        std::vector<dsl::SourceText>* sources) {
  Diagnostics found;
  Collection files(found);
  for (const std::string& path : replace) files.add(path);
  const bool own_tables = !files.ops.empty();
  const std::string shipped = shipped_rules();
  if (shipped.empty() && (replace.empty() || !own_tables))
    no_shipped_rules(found);
  else if (replace.empty())
    files.add(shipped);
  else if (!own_tables)
    files.add(shipped + "/ops");
  for (const std::string& path : add) files.add(path);
  auto program = compile(files, found, diagnostics);
  if (sources) *sources = std::move(files.rules);
  if (program && !shipped.empty())
    if (const auto unlisted = unlisted_functions(diagnostics))
      for (rule::Rule& rule : program->rules)
        rule.unlisted = rule.source == rule::Source::Ttnn && unlisted->contains(rule.fused_op);
  return program;
}

std::optional<rule::Program> load_rule_text(dsl::SourceText file, Diagnostics& diagnostics) {
  Diagnostics found;
  Collection files(found);
  if (const std::string shipped = shipped_rules(); !shipped.empty())
    files.add(shipped + "/ops");
  else
    no_shipped_rules(found);
  files.rules.push_back(std::move(file));
  return compile(files, found, diagnostics);
}

}  // namespace fusionc::tool
