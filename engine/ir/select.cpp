// Prints are sorted into compiles by symbol and level alone, because nothing else is in every log: headers are lost
// when the logger writes elsewhere, banners exist in verbose runs only, and text between prints is anybody's.
// A compile is never repaired with a print of another one: their names and numbers would not agree.
#include "engine/ir/select.h"

#include <algorithm>
#include <map>
#include <string_view>

namespace fusionc::ir {

namespace {

// Prints of one symbol between which the level only rises.
struct Compile {
  std::vector<std::size_t> ttir, ttnn;
  int level = 0;
  bool banners = false;
};

int rank(Dialect dialect) { return dialect == Dialect::Ttnn ? 2 : dialect == Dialect::Ttir ? 1 : 0; }

bool converts_to_ttir(const Module& module) {
  return module.pass.starts_with("IR Dump After ConvertStableHLOToTTIR");
}

bool starts_compile(const Compile& compile, const Module& module, const std::vector<Module>& modules) {
  if (rank(module.dialect) < compile.level) return true;
  if (module.dialect != Dialect::Ttir) return false;
  // A compile that failed before TTNN was printed is followed by TTIR again.
  const auto repeats = [&](auto what) {
    return what(module) && std::any_of(compile.ttir.begin(), compile.ttir.end(),
                                       [&](std::size_t i) { return what(modules[i]); });
  };
  return repeats([](const Module& m) { return m.stage == "ttir"; }) || repeats(converts_to_ttir);
}

std::map<std::string_view, std::vector<Compile>> compiles_of(const std::vector<Module>& modules) {
  std::map<std::string_view, std::vector<Compile>> compiles;
  for (std::size_t i = 0; i < modules.size(); ++i) {
    const Module& module = modules[i];
    std::vector<Compile>& own = compiles[module.symbol];
    if (own.empty() || starts_compile(own.back(), module, modules)) own.emplace_back();
    Compile& compile = own.back();
    compile.level = rank(module.dialect);
    compile.banners |= !module.pass.empty();
    if (module.dialect == Dialect::Ttir) compile.ttir.push_back(i);
    if (module.dialect == Dialect::Ttnn) compile.ttnn.push_back(i);
  }
  return compiles;
}

std::size_t with_stage(const std::vector<std::size_t>& prints, const std::vector<Module>& modules,
                       std::string_view stage) {
  for (auto i = prints.rbegin(); i != prints.rend(); ++i)
    if (modules[*i].stage == stage) return *i;
  return kNoModule;
}

ModulePair choose(const Compile& compile, const std::vector<Module>& modules) {
  ModulePair pair{with_stage(compile.ttir, modules, "ttir"), with_stage(compile.ttnn, modules, "ttnn")};
  if (pair.ttir == kNoModule && !compile.ttir.empty())
    pair.ttir = compile.banners ? compile.ttir.front() : compile.ttir.back();
  if (pair.ttnn == kNoModule && !compile.ttnn.empty()) pair.ttnn = compile.ttnn.back();
  return pair;
}

// The graphs of a log: one per symbol, one per compile of anonymous modules. In file order of their last
// print.
std::vector<ModulePair> graphs_of(const std::vector<Module>& modules) {
  std::vector<ModulePair> graphs;
  for (const auto& [symbol, compiles] : compiles_of(modules)) {
    ModulePair last;
    bool complete = false;
    for (const Compile& compile : compiles) {
      const ModulePair pair = choose(compile, modules);
      const bool both = pair.ttir != kNoModule && pair.ttnn != kNoModule;
      if (pair == ModulePair{}) continue;
      if (symbol.empty()) graphs.push_back(pair);
      if (both || !complete) last = pair;
      complete |= both;
    }
    if (!symbol.empty() && last != ModulePair{}) graphs.push_back(last);
  }
  std::sort(graphs.begin(), graphs.end(), [](const ModulePair& a, const ModulePair& b) {
    return std::min(a.ttnn, a.ttir) < std::min(b.ttnn, b.ttir);
  });
  return graphs;
}

bool whole(const std::vector<Module>& modules, std::size_t index) {
  return index != kNoModule && !modules[index].defect;
}

}  // namespace

Selection select_modules(const std::vector<Module>& modules) {
  Selection selection;
  for (const ModulePair& pair : graphs_of(modules))
    (whole(modules, pair.ttir) && whole(modules, pair.ttnn) ? selection.pairs : selection.incomplete)
        .push_back(pair);
  std::sort(selection.pairs.begin(), selection.pairs.end(),
            [](const ModulePair& a, const ModulePair& b) { return a.ttnn < b.ttnn; });
  return selection;
}

std::vector<std::size_t> select_level(const std::vector<Module>& modules, Dialect level) {
  std::vector<std::size_t> selected;
  const bool log = std::any_of(modules.begin(), modules.end(),
                               [](const Module& m) { return !m.stage.empty() || !m.pass.empty(); });
  if (log) {
    for (const ModulePair& pair : graphs_of(modules)) {
      const std::size_t index = level == Dialect::Ttir ? pair.ttir : pair.ttnn;
      if (index != kNoModule) selected.push_back(index);
    }
    std::sort(selected.begin(), selected.end());
  } else {
    for (std::size_t i = 0; i < modules.size(); ++i)
      if (modules[i].dialect == level || modules[i].defect) selected.push_back(i);
  }
  return selected;
}

Selection pair_modules(const std::vector<Module>& ttir_modules, const std::vector<std::size_t>& ttir,
                       const std::vector<Module>& ttnn_modules, const std::vector<std::size_t>& ttnn) {
  const bool forced = ttir.size() == 1 && ttnn.size() == 1;
  std::map<std::string_view, std::vector<std::size_t>> waiting;
  for (const std::size_t i : ttir) waiting[forced ? std::string_view() : ttir_modules[i].symbol].push_back(i);
  std::map<std::string_view, std::size_t> taken;
  Selection selection;
  for (const std::size_t i : ttnn) {
    const std::string_view symbol = forced ? std::string_view() : ttnn_modules[i].symbol;
    const auto found = waiting.find(symbol);
    ModulePair pair{kNoModule, i};
    std::size_t& next = taken[symbol];
    if (found != waiting.end() && next < found->second.size()) pair.ttir = found->second[next++];
    const bool both = whole(ttir_modules, pair.ttir) && whole(ttnn_modules, i);
    (both ? selection.pairs : selection.incomplete).push_back(pair);
  }
  for (const auto& [symbol, prints] : waiting)
    for (std::size_t k = taken[symbol]; k < prints.size(); ++k)
      selection.incomplete.push_back({prints[k], kNoModule});
  return selection;
}

}  // namespace fusionc::ir
