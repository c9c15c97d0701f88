// fusionc version
#include "tools/fusionc/commands.h"
#include "tools/fusionc/output.h"

namespace fusionc::tool {

void add_version(CLI::App& app, int& exit_code) {
  CLI::App* const command = app.add_subcommand("version", "print the version");
  command->callback([&exit_code] {
    Diagnostics diagnostics;
    if (auto failed = print("fusionc " FUSIONC_VERSION "\n")) diagnostics.add(std::move(*failed));
    exit_code = show(diagnostics, kClean);
  });
}

}  // namespace fusionc::tool
