// fusionc modules: what a file contains, and which of it an audit would take.
#include <fmt/format.h>

#include <map>
#include <nlohmann/json.hpp>
#include <set>

#include "engine/ir/module.h"
#include "engine/ir/select.h"
#include "tools/fusionc/commands.h"
#include "tools/fusionc/output.h"

namespace fusionc::tool {

namespace {

std::string dialect(const ir::Module& module) {
  switch (module.dialect) {
    case ir::Dialect::Ttir:
      return "ttir";
    case ir::Dialect::Ttnn:
      return "ttnn";
    case ir::Dialect::Other:
      break;
  }
  return "other";
}

/// Modules that `check FILE` would read.
std::set<std::size_t> audited(const std::vector<ir::Module>& modules) {
  std::set<std::size_t> out;
  for (const ir::ModulePair& pair : ir::select_modules(modules).pairs) {
    out.insert(pair.ttir);
    out.insert(pair.ttnn);
  }
  return out;
}

std::string table(const std::vector<ir::Module>& modules) {
  const auto chosen = audited(modules);
  std::vector<std::vector<std::string>> rows = {
      {"#", "lines", "symbol", "dialect", "ttir ops", "ttnn ops", "other ops", "functions", "audited", "printed as"}};
  for (std::size_t i = 0; i < modules.size(); ++i) {
    const ir::Module& m = modules[i];
    std::string origin = m.stage.empty() ? m.pass : m.stage;
    if (m.truncated) origin += origin.empty() ? "(cut off)" : " (cut off)";
    rows.push_back({fmt::format("{}", i + 1), fmt::format("{}-{}", m.first_line, m.last_line),
                    m.symbol.empty() ? "-" : "@" + m.symbol, dialect(m), fmt::format("{}", m.ttir_ops),
                    fmt::format("{}", m.ttnn_ops), fmt::format("{}", m.other_ops), fmt::format("{}", m.functions),
                    chosen.count(i) ? "yes" : "-", origin.empty() ? "-" : origin});
  }
  return aligned(rows);
}

std::string json(const std::vector<ir::Module>& modules) {
  const auto chosen = audited(modules);
  nlohmann::ordered_json list = nlohmann::ordered_json::array();
  for (std::size_t i = 0; i < modules.size(); ++i) {
    const ir::Module& m = modules[i];
    list.push_back({{"index", i + 1},
                    {"first_line", m.first_line},
                    {"last_line", m.last_line},
                    {"symbol", m.symbol},
                    {"dialect", dialect(m)},
                    {"stage", m.stage},
                    {"pass", m.pass},
                    {"functions", m.functions},
                    {"ttir_ops", m.ttir_ops},
                    {"ttnn_ops", m.ttnn_ops},
                    {"other_ops", m.other_ops},
                    {"audited", chosen.count(i) > 0},
                    {"truncated", m.truncated}});
  }
  // Bytes that are not UTF-8 can stand in a symbol or a banner of a log.
  return list.dump(2, ' ', false, nlohmann::ordered_json::error_handler_t::replace) + "\n";
}

}  // namespace

void add_modules(CLI::App& app, int& exit_code) {
  struct Options {
    std::string file, format = "text";
  };
  auto options = std::make_shared<Options>();
  CLI::App* const command = app.add_subcommand("modules", "list the modules of a file, and which of them are audited");
  command->add_option("FILE", options->file, "a .mlir file or a log")->required();
  command->add_option("--format", options->format, "text or json")->check(CLI::IsMember({"text", "json"}));
  command->callback([options, &exit_code] {
    Diagnostics diagnostics;
    if (const auto source = Source::open(options->file, diagnostics)) {
      const auto modules = ir::find_modules(*source);
      if (modules.empty()) {
        Diagnostic none;
        none.code = Code::NoModule;
        none.file = options->file;
        none.message = "no module starts anywhere in the file";
        diagnostics.add(std::move(none));
      } else if (auto failed = print(options->format == "json" ? json(modules) : table(modules))) {
        diagnostics.add(std::move(*failed));
      }
    }
    exit_code = show(diagnostics, kClean);
  });
}

}  // namespace fusionc::tool
