// The explaining search against the reference matcher: no fault exactly where that finds a match, and a bound that is
// never too high there.
#include "engine/explain/attempt.h"

#include <algorithm>
#include <filesystem>
#include <memory>

#include "engine/explain/describe.h"
#include "match_helpers.h"
#include "tools/fusionc/rule_files.h"

using namespace fusionc;
using namespace fusionc::test;

namespace {

struct Counts {
  std::size_t roots = 0, matches = 0, wrong = 0;
};

/// All rules at all ops of their roots' kinds.
void compare(const rule::Program& program, const std::vector<match::Plan>& plans, const ir::Graph& graph, rule::Level level,
             Counts& counts) {
  const match::Kinds kinds(program.ops, graph, true);
  const match::LookThrough through(program, kinds);
  const match::Context context{program, kinds, through, level};
  match::Search search(context);
  for (const match::Plan& plan : plans) {
    explain::Explainer explainer(context, plan);
    for (ir::OpId op = 0; op < graph.ops.size(); ++op) {
      if (!std::binary_search(plan.roots.begin(), plan.roots.end(), kinds.kind(op))) continue;
      const match::Outcome outcome = search.at(plan, op, 20'000);
      if (outcome.exhausted) continue;
      const explain::Attempt attempt = explainer.at(op, 0, 100'000);
      if (attempt.exhausted) continue;
      ++counts.roots;
      counts.matches += !outcome.best.empty();
      bool same = attempt.found == !outcome.best.empty();
      // Of siblings the search has a match for each value they may share.
      if (same && attempt.found && !plan.body->siblings)
        same = attempt.present() == outcome.best.front().match.core.size() &&
               attempt.path == outcome.best.front().match.path &&
               attempt.unproven.size() == outcome.best.front().match.unproven.size();
      counts.wrong += !same;
      CHECK_MESSAGE(same, program.rules[plan.rule].name << " at line " << graph.line(op) << " of "
                                                        << graph.source->path());
    }
  }
}

}  // namespace

TEST_CASE("no fault exactly where the reference matcher finds a match: fixtures of the shipped rules") {
  Diagnostics diagnostics;
  const auto program = tool::load_rules({}, {}, diagnostics);
  REQUIRE_MESSAGE(program, messages(diagnostics));
  const std::vector<match::Plan> ttir = match::make_plans(*program, rule::Level::Ttir);
  const std::vector<match::Plan> ttnn = match::make_plans(*program, rule::Level::Ttnn);
  Counts counts;
  for (const auto& entry : std::filesystem::recursive_directory_iterator(tool::shipped_rules())) {
    if (entry.path().extension() != ".mlir") continue;
    const auto source = Source::open(entry.path(), diagnostics);
    REQUIRE_MESSAGE(source, messages(diagnostics));
    for (const ir::Module& module : ir::find_modules(*source)) {
      const auto graph = ir::read_module(source, module, diagnostics);
      REQUIRE_MESSAGE(graph, messages(diagnostics));
      const bool lower = module.dialect == ir::Dialect::Ttnn;
      compare(*program, lower ? ttnn : ttir, *graph, lower ? rule::Level::Ttnn : rule::Level::Ttir, counts);
    }
  }
  CHECK(counts.wrong == 0);
  CHECK(counts.matches > 500);
  CHECK(counts.roots > 20 * counts.matches);
  MESSAGE(counts.roots << " roots, " << counts.matches << " matches");
}
