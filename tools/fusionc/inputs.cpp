// A file may hold many prints of many graphs: a log prints each graph after every stage, often after every
// pass. One graph is one module symbol; of its prints, TTNN is the last one, and TTIR the last one before
// TTNN begins (later ones are not what the TTNN was made from).
#include "tools/fusionc/inputs.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <optional>

#include "engine/ir/module.h"

namespace fusionc::tool {

namespace {

struct File {
  std::shared_ptr<const Source> source;
  std::vector<ir::Module> modules;
};

// A print of one graph, by file and position.
struct Print {
  const File* file = nullptr;
  const ir::Module* module = nullptr;
};

struct Choice {
  Print ttir, ttnn;
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
                               : fmt::format("@{}", module.symbol);
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

// A module that was cut off, as in the log of a killed job, is left out as long as others are whole; any
// other defect of the text is an error.
void drop_defective(File& file, Diagnostics& diagnostics) {
  const bool some_whole =
      std::any_of(file.modules.begin(), file.modules.end(), [](const ir::Module& m) { return !m.defect; });
  for (const ir::Module& module : file.modules) {
    if (!module.defect) continue;
    Diagnostic d = *module.defect;
    if (module.truncated && some_whole) {
      d.severity = Severity::Warning;
      d.message += fmt::format("; {} is skipped", title(module));
    }
    diagnostics.add(std::move(d));
  }
  std::erase_if(file.modules, [](const ir::Module& m) { return m.defect.has_value(); });
}

std::optional<File> open(const std::string& path, const std::vector<std::string>& wanted,
                         Diagnostics& diagnostics) {
  File file;
  file.source = Source::open(path, diagnostics);
  if (!file.source) return std::nullopt;
  const std::vector<ir::Module> modules = ir::find_modules(*file.source);
  if (modules.empty()) {
    diagnostics.add(
        whole_file(Code::NoModule, path, "no module found", "is it a dump or a log with the IR inside?"));
    return std::nullopt;
  }
  for (std::size_t i = 0; i < modules.size(); ++i)
    if (wanted.empty() || is_named(modules[i], i, wanted)) file.modules.push_back(modules[i]);
  if (file.modules.empty()) {
    diagnostics.add(whole_file(Code::NoSuchModule, path,
                               fmt::format("holds no module {}", fmt::join(wanted, ", ")),
                               fmt::format("it holds {} modules", modules.size())));
    return std::nullopt;
  }
  drop_defective(file, diagnostics);
  return file;
}

// Prints of one level, by symbol, in file order.
std::map<std::string, std::vector<Print>> prints(const File& file, ir::Dialect dialect,
                                                 Diagnostics& diagnostics) {
  std::map<std::string, std::vector<Print>> out;
  for (const ir::Module& module : file.modules) {
    if (module.dialect != dialect) continue;
    if (module.truncated) {
      diagnostics.add(at_module(Code::TruncatedModule, Severity::Warning, file, module,
                                fmt::format("{} ends before it is complete; skipped", title(module))));
    } else {
      out[module.symbol].push_back({&file, &module});
    }
  }
  return out;
}

// The print that stands under a header of the stage, else the last one; TTIR only before `limit`.
Print choose(const std::vector<Print>& prints, std::string_view stage, std::size_t limit) {
  Print out;
  bool staged = false;
  for (const Print& print : prints) {
    const bool here = print.module->stage == stage;
    if (print.module->begin >= limit && !here) continue;
    if (here || !staged) out = print;
    staged = staged || here;
  }
  return out;
}

void check_dialect(const File& file, ir::Dialect wanted, Diagnostics& diagnostics) {
  const auto has = [&](ir::Dialect dialect) {
    return std::find_if(file.modules.begin(), file.modules.end(),
                        [&](const ir::Module& m) { return m.dialect == dialect; });
  };
  if (has(wanted) != file.modules.end()) return;
  const ir::Dialect other = wanted == ir::Dialect::Ttir ? ir::Dialect::Ttnn : ir::Dialect::Ttir;
  const auto found = has(other) != file.modules.end() ? has(other) : file.modules.begin();
  diagnostics.add(at_module(
      Code::WrongDialect, Severity::Error, file, *found,
      fmt::format("given as {}, but its modules hold {}", level_name(wanted), level_name(found->dialect)),
      found->dialect == other ? "exchange --ttir and --ttnn?" : ""));
}

std::vector<Choice> pair_levels(const File& ttir_file, const File& ttnn_file, bool force,
                                Diagnostics& diagnostics) {
  auto ttir = prints(ttir_file, ir::Dialect::Ttir);
  auto ttnn = prints(ttnn_file, ir::Dialect::Ttnn);
  const bool same = ttir_file.source->path() == ttnn_file.source->path();
  // Two files of one graph each belong together whatever their modules are called.
  const bool one_each = ttir.size() == 1 && ttnn.size() == 1;
  std::vector<Choice> out;
  const auto lonely = [&](const Print& print, std::string_view missing) {
    diagnostics.add(at_module(Code::LevelMissing, Severity::Warning, *print.file, *print.module,
                              fmt::format("{} has no {}; not audited", title(*print.module), missing),
                              "--module audits it all the same"));
  };
  for (const auto& [symbol, list] : ttnn) {
    const auto partner = one_each ? ttir.begin() : ttir.find(symbol);
    Choice choice;
    choice.ttnn = choose(list, "ttnn", ~std::size_t{0});
    if (partner != ttir.end())
      choice.ttir = choose(partner->second, "ttir", same ? list.front().module->begin : ~std::size_t{0});
    if (choice.ttir.module || force) {
      out.push_back(choice);
    } else {
      lonely(choice.ttnn, "TTIR");
    }
    if (partner != ttir.end()) ttir.erase(partner);
  }
  for (const auto& [symbol, list] : ttir) {
    if (force) {
      out.push_back({choose(list, "ttir", ~std::size_t{0}), {}});
    } else {
      lonely(list.back(), "TTNN");
    }
  }
  std::stable_sort(out.begin(), out.end(), [](const Choice& a, const Choice& b) {
    const auto key = [](const Choice& c) { return (c.ttnn.module ? c.ttnn : c.ttir).module->begin; };
    return key(a) < key(b);
  });
  return out;
}

std::vector<Choice> one_level(const File& file, ir::Dialect dialect) {
  std::vector<Choice> out;
  for (const auto& [symbol, list] : prints(file, dialect)) {
    const bool is_ttir = dialect == ir::Dialect::Ttir;
    const Print print = choose(list, is_ttir ? "ttir" : "ttnn", ~std::size_t{0});
    out.push_back(is_ttir ? Choice{print, {}} : Choice{{}, print});
  }
  return out;
}

}  // namespace

Inputs read_inputs(const InputPaths& paths, Diagnostics& diagnostics) {
  Inputs out;
  const bool log = !paths.log.empty(), one_file = log || paths.ttir == paths.ttnn;
  const std::string& first = log ? paths.log : paths.ttir;
  std::optional<File> ttir, ttnn;
  if (!first.empty()) ttir = open(first, paths.modules, diagnostics);
  if (!paths.ttnn.empty() && !one_file) ttnn = open(paths.ttnn, paths.modules, diagnostics);
  if (diagnostics.has_errors()) return out;
  for (const std::optional<File>* file : {&ttir, &ttnn}) {
    if (!*file) continue;
    ++out.files;
    out.bytes += (*file)->source->text().size();
    out.modules += (*file)->modules.size();
  }
  const File* const ttir_file = ttir ? &*ttir : nullptr;
  const File* const ttnn_file = one_file ? ttir_file : ttnn ? &*ttnn : nullptr;
  if (!log) {
    if (ttir_file) check_dialect(*ttir_file, ir::Dialect::Ttir, diagnostics);
    if (ttnn_file) check_dialect(*ttnn_file, ir::Dialect::Ttnn, diagnostics);
    if (diagnostics.has_errors()) return out;
  }
  const std::vector<Choice> choices =
      ttir_file && ttnn_file ? pair_levels(*ttir_file, *ttnn_file, !paths.modules.empty(), diagnostics)
      : ttir_file            ? one_level(*ttir_file, ir::Dialect::Ttir)
                             : one_level(*ttnn_file, ir::Dialect::Ttnn);
  if (choices.empty()) {
    diagnostics.add(whole_file(Code::NothingToAudit, (ttnn_file ? ttnn_file : ttir_file)->source->path(),
                               "no graph is there to audit at the levels asked for",
                               "one level alone is audited with --ttir FILE or --ttnn FILE"));
    return out;
  }
  for (const Choice& choice : choices) {
    Levels levels;
    if (choice.ttir.module)
      levels.ttir = ir::read_module(choice.ttir.file->source, *choice.ttir.module, diagnostics);
    if (choice.ttnn.module)
      levels.ttnn = ir::read_module(choice.ttnn.file->source, *choice.ttnn.module, diagnostics);
    out.graphs.push_back(std::move(levels));
  }
  if (diagnostics.has_errors()) out.graphs.clear();
  return out;
}

}  // namespace fusionc::tool
