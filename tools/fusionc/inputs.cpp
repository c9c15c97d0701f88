// What is audited is chosen by `ir::select`; here the choice meets the user: files that cannot be opened or
// hold something else than they were given as are errors, graphs that cannot be audited are named and left
// out, and modules that were cut off, as in the log of a killed job, are left out as long as something whole
// remains.
#include "tools/fusionc/inputs.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>

#include "engine/ir/module.h"
#include "engine/ir/select.h"

namespace fusionc::tool {

namespace {

struct File {
  std::shared_ptr<const Source> source;
  std::vector<ir::Module> modules;
};

// One graph to audit: the print of each level, or null.
struct Choice {
  const ir::Module *ttir = nullptr, *ttnn = nullptr;
};

Diagnostic at_module(Code code, Severity severity, const File& file, const ir::Module& module,
                     std::string message, std::string hint = {}) {
  Diagnostic d = diagnostic_at(code, file.source->path(), file.source->text(), module.body, 6,
                               std::move(message), std::move(hint));
  d.severity = severity;
  return d;
}

Diagnostic whole_file(Code code, const std::string& path, std::string message, std::string hint = {}) {
  Diagnostic d;
  d.code = code;
  d.file = path;
  d.message = std::move(message);
  d.hint = std::move(hint);
  return d;
}

std::string title(const ir::Module& module) {
  return module.symbol.empty() ? fmt::format("the module at line {}", module.first_line)
                               : "@" + module.symbol;
}

std::string_view level_name(ir::Dialect dialect) {
  return dialect == ir::Dialect::Ttir   ? "TTIR"
         : dialect == ir::Dialect::Ttnn ? "TTNN"
                                        : "neither TTIR nor TTNN";
}

bool is_named(const ir::Module& module, std::size_t index, const std::vector<std::string>& wanted) {
  return std::any_of(wanted.begin(), wanted.end(), [&](std::string_view name) {
    if (name.starts_with('@')) name.remove_prefix(1);
    return (!module.symbol.empty() && name == module.symbol) || name == std::to_string(index + 1);
  });
}

std::optional<File> open(const std::string& path, const std::vector<std::string>& wanted,
                         Diagnostics& diagnostics) {
  File file;
  file.source = Source::open(path, diagnostics);
  if (!file.source) return std::nullopt;
  file.modules = ir::find_modules(*file.source);
  const std::size_t found = file.modules.size();
  if (found == 0) {
    diagnostics.add(
        whole_file(Code::NoModule, path, "no module found", "is it a dump or a log with the IR inside?"));
    return std::nullopt;
  }
  std::vector<ir::Module> named;
  for (std::size_t i = 0; i < found && !wanted.empty(); ++i)
    if (is_named(file.modules[i], i, wanted)) named.push_back(std::move(file.modules[i]));
  if (!wanted.empty()) file.modules = std::move(named);
  if (file.modules.empty()) {
    diagnostics.add(whole_file(Code::NoSuchModule, path,
                               fmt::format("holds no module {}", fmt::join(wanted, ", ")),
                               fmt::format("it holds {} modules", found)));
    return std::nullopt;
  }
  return file;
}

bool holds(const File& file, ir::Dialect level) {
  return std::any_of(file.modules.begin(), file.modules.end(),
                     [&](const ir::Module& module) { return module.dialect == level; });
}

// The prints of a file that is given as one level; it must hold that level.
std::vector<std::size_t> level_prints(const File& file, ir::Dialect wanted, Diagnostics& diagnostics) {
  auto prints = ir::select_level(file.modules, wanted);
  if (!prints.empty()) return prints;
  const ir::Dialect other = wanted == ir::Dialect::Ttir ? ir::Dialect::Ttnn : ir::Dialect::Ttir;
  const auto swapped = std::find_if(file.modules.begin(), file.modules.end(),
                                    [&](const ir::Module& m) { return m.dialect == other; });
  const ir::Module& found = swapped != file.modules.end() ? *swapped : file.modules.front();
  if (found.truncated) return prints;  // mention_cut_modules says so
  diagnostics.add(found.defect ? *found.defect
                               : at_module(Code::WrongDialect, Severity::Error, file, found,
                                           fmt::format("given as {}, but its modules hold {}",
                                                       level_name(wanted), level_name(found.dialect)),
                                           found.dialect == other ? "exchange --ttir and --ttnn?" : ""));
  return prints;
}

class Chooser {
 public:
  Chooser(const File* ttir, const File* ttnn, bool force, Diagnostics& diagnostics)
      : ttir_(ttir), ttnn_(ttnn), force_(force), diagnostics_(diagnostics) {}

  std::vector<Choice> from_log() { return pairs(ir::select_modules(ttir_->modules)); }

  std::vector<Choice> from_levels() {
    std::vector<std::size_t> ttir, ttnn;
    if (ttir_) ttir = level_prints(*ttir_, ir::Dialect::Ttir, diagnostics_);
    if (ttnn_) ttnn = level_prints(*ttnn_, ir::Dialect::Ttnn, diagnostics_);
    if (diagnostics_.has_errors()) return {};
    if (ttir_ && ttnn_) return pairs(ir::pair_modules(ttir_->modules, ttir, ttnn_->modules, ttnn));
    std::vector<Choice> out;
    for (std::size_t i : ttir) add(out, {&ttir_->modules[i], nullptr});
    for (std::size_t i : ttnn) add(out, {nullptr, &ttnn_->modules[i]});
    return out;
  }

 private:
  std::vector<Choice> pairs(const ir::Selection& selection) {
    std::vector<Choice> out;
    for (const ir::ModulePair& pair : selection.pairs) out.push_back(choice(pair));
    for (const ir::ModulePair& pair : selection.incomplete) incomplete(out, choice(pair));
    return out;
  }

  Choice choice(const ir::ModulePair& pair) const {
    return {pair.ttir == ir::kNoModule ? nullptr : &ttir_->modules[pair.ttir],
            pair.ttnn == ir::kNoModule ? nullptr : &ttnn_->modules[pair.ttnn]};
  }

  // A cut module is spoken about once, by whoever looks at the whole file.
  void add(std::vector<Choice>& out, const Choice& choice) {
    for (const ir::Module* module : {choice.ttir, choice.ttnn}) {
      if (!module || !module->defect) continue;
      if (!module->truncated) diagnostics_.add(*module->defect);
      return;
    }
    out.push_back(choice);
  }

  void incomplete(std::vector<Choice>& out, const Choice& choice) {
    const bool defective = (choice.ttir && choice.ttir->defect) || (choice.ttnn && choice.ttnn->defect);
    if (defective || force_) return add(out, choice);
    const bool has_ttnn = choice.ttnn != nullptr;
    const ir::Module& module = has_ttnn ? *choice.ttnn : *choice.ttir;
    diagnostics_.add(
        at_module(Code::LevelMissing, Severity::Warning, has_ttnn ? *ttnn_ : *ttir_, module,
                  fmt::format("{} has no {} here; not audited", title(module), has_ttnn ? "TTIR" : "TTNN"),
                  "--module audits it all the same"));
  }

  const File *ttir_, *ttnn_;
  bool force_;
  Diagnostics& diagnostics_;
};

void mention_cut_modules(const File& file, bool anything_whole, Diagnostics& diagnostics) {
  for (const ir::Module& module : file.modules) {
    if (!module.truncated) continue;
    Diagnostic d = *module.defect;
    if (anything_whole) {
      d.severity = Severity::Warning;
      d.message += fmt::format("; {} is skipped", title(module));
    }
    diagnostics.add(std::move(d));
  }
}

}  // namespace

Inputs read_inputs(const InputPaths& paths, Diagnostics& diagnostics) {
  Inputs out;
  const bool log = !paths.log.empty(), either = !paths.either.empty();
  const bool one_file = log || either || paths.ttir == paths.ttnn;
  const std::string& first = log ? paths.log : either ? paths.either : paths.ttir;
  std::optional<File> ttir, ttnn;
  if (!first.empty()) ttir = open(first, paths.modules, diagnostics);
  if (!paths.ttnn.empty() && !one_file) ttnn = open(paths.ttnn, paths.modules, diagnostics);
  if (diagnostics.has_errors()) return out;
  const bool lower = either && holds(*ttir, ir::Dialect::Ttnn);
  const File* const ttir_file = ttir && !lower ? &*ttir : nullptr;
  const File* const ttnn_file = lower || (one_file && !either) ? &*ttir : ttnn ? &*ttnn : nullptr;

  Chooser chooser(ttir_file, ttnn_file, !paths.modules.empty(), diagnostics);
  const std::vector<Choice> choices = log ? chooser.from_log() : chooser.from_levels();
  for (const std::optional<File>* file : {&ttir, &ttnn}) {
    if (!*file) continue;
    ++out.files;
    out.bytes += (*file)->source->text().size();
    out.modules += (*file)->modules.size();
    mention_cut_modules(**file, !choices.empty(), diagnostics);
  }
  if (choices.empty() && !diagnostics.has_errors())
    diagnostics.add(whole_file(Code::NothingToAudit, (ttnn_file ? ttnn_file : ttir_file)->source->path(),
                               "no graph is there to audit at the levels asked for",
                               "one level alone is audited with --ttir FILE or --ttnn FILE"));
  if (diagnostics.has_errors()) return out;
  for (const Choice& choice : choices) {
    Levels levels;
    if (choice.ttir) levels.ttir = ir::read_module(ttir_file->source, *choice.ttir, diagnostics);
    if (choice.ttnn) levels.ttnn = ir::read_module(ttnn_file->source, *choice.ttnn, diagnostics);
    out.graphs.push_back(std::move(levels));
  }
  if (diagnostics.has_errors()) out.graphs.clear();
  return out;
}

}  // namespace fusionc::tool
