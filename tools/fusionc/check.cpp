// fusionc check: the audit. Silence is success: when nothing is missed there is no output, no file, and exit
// code 0.
#include <fmt/format.h>

#include <algorithm>
#include <chrono>

#include "engine/support/parallel.h"
#include "tools/fusionc/audit.h"
#include "tools/fusionc/commands.h"
#include "tools/fusionc/output.h"

namespace fusionc::tool {

namespace {

struct Options {
  std::string output = "fusion_todo.yml", fail_on = "any", source;
  AuditRequest request;
  unsigned threads = 0;
  bool statistics = false, no_report = false, quiet = false;
};

// What CLI11 cannot say: which inputs go together, and that a report must not replace what it reports on.
std::optional<Diagnostic> check_options(const Options& options) {
  const InputPaths& in = options.request.inputs;
  const bool pair = !in.ttir.empty() || !in.ttnn.empty();
  if (pair == !in.log.empty())
    return usage_error(pair ? "give either a log or --ttir and --ttnn, not both"
                            : "no input: give --ttir and --ttnn, or one log",
                       "see `fusionc check --help`");
  if (options.no_report || options.output == "-") return std::nullopt;
  for (const std::string& input : {in.ttir, in.ttnn, in.log})
    if (!input.empty() && same_file(input, options.output))
      return usage_error(fmt::format("-o {} would overwrite an input", options.output));
  return std::nullopt;
}

bool fails(const report::Report& report, std::string_view fail_on) {
  return std::any_of(report.entries.begin(), report.entries.end(), [&](const report::Entry& entry) {
    return fail_on == "any" || (fail_on == "direct" && entry.source == "ttnn");
  });
}

void deliver(const Options& options, const report::Report& report, Diagnostics& diagnostics) {
  const auto keep = [&](std::optional<Diagnostic> failed) {
    if (failed) diagnostics.add(std::move(*failed));
  };
  if (report.entries.empty()) {
    if (!options.no_report && options.output != "-") keep(remove_stale_report(options.output));
    return;
  }
  if (!options.no_report)
    keep(write_output(options.output, [&](const Sink& sink) { report::write_yaml(report, sink); }));
  const bool to_stdout = !options.no_report && options.output == "-";
  if (!options.quiet && !to_stdout && !diagnostics.has_errors()) keep(print(report::summary(report)));
}

int run(Options options) {
  Diagnostics diagnostics;
  if (auto wrong = check_options(options)) {
    diagnostics.add(std::move(*wrong));
    return show(diagnostics, kError);
  }
  set_thread_count(options.threads);
  if (!options.source.empty())
    options.request.only = options.source == "ttnn" ? Class::Direct : Class::Theoretical;
  auto result = audit(options.request, diagnostics);
  if (!result) return show(diagnostics, kError);

  const auto start = std::chrono::steady_clock::now();
  const InputPaths& in = options.request.inputs;
  const report::Report report = report::build(
      result->program, result->units, in.log.empty() ? in.ttir : in.log, in.log.empty() ? in.ttnn : in.log);
  deliver(options, report, diagnostics);
  const std::chrono::duration<double, std::milli> taken = std::chrono::steady_clock::now() - start;
  result->statistics.phases.emplace_back("report", taken.count());

  const int code = show(diagnostics, fails(report, options.fail_on) ? kFindings : kClean);
  if (options.statistics) std::fputs(result->statistics.text().c_str(), stderr);
  return code;
}

void add_inputs(CLI::App& command, Options& options) {
  command.add_option("log", options.request.inputs.log, "one log or file that holds both levels")
      ->type_name("LOG");
  command.add_option("--ttir", options.request.inputs.ttir, "TTIR dump, or a log that holds it")
      ->type_name("FILE");
  command.add_option("--ttnn", options.request.inputs.ttnn, "TTNN dump, or a log that holds it")
      ->type_name("FILE");
  command
      .add_option("--module", options.request.inputs.modules,
                  "audit these modules of a log: symbol, or position in the file from 1 (repeatable)")
      ->type_name("NAME|INDEX")
      ->allow_extra_args(false);
}

void add_results(CLI::App& command, Options& options) {
  command.add_option("-o,--output", options.output, "where the report goes; - is stdout")
      ->type_name("FILE")
      ->capture_default_str();
  command.add_flag("--no-report", options.no_report, "write no report");
  command.add_flag("-q,--quiet", options.quiet, "no summary table");
  command.add_flag("--stats", options.statistics, "say on stderr what was examined and how long it took");
  command
      .add_option("-j,--jobs", options.threads, "threads; 0 is all. The report is the same for any number")
      ->type_name("N")
      ->check(CLI::Range(0u, 4096u));
  command.add_option("--fail-on", options.fail_on, "findings that give exit code 1: any, direct or none")
      ->type_name("CLASS")
      ->check(CLI::IsMember({"any", "direct", "none"}));
}

void add_rules(CLI::App& command, Options& options) {
  add_rule_files(command, options.request.rules);
  add_rule_names(command, options.request.rules);
  command.add_option("--source", options.source, "one class of findings only: ttnn or theoretical")
      ->type_name("CLASS")
      ->check(CLI::IsMember({"ttnn", "theoretical"}));
  command.add_flag("--proven", options.request.proven, "drop sites with an unproven guard");
  command.add_flag("--all", options.request.all, "keep sites that are part of a larger one");
}

}  // namespace

void add_check(CLI::App& app, int& exit_code) {
  auto options = std::make_shared<Options>();
  CLI::App* const command =
      app.add_subcommand("check", "audit a model: exit 0 nothing missed, 1 findings, 2 errors");
  add_inputs(*command, *options);
  add_results(*command, *options);
  add_rules(*command, *options);
  command->callback([options, &exit_code] { exit_code = run(*options); });
}

}  // namespace fusionc::tool
