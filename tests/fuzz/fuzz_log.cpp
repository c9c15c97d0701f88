// Any bytes as a log: splitting, choosing prints and stripping prefixes must not crash; what is chosen
// exists.
#include <cstddef>
#include <cstdint>
#include <string>

#include "engine/ir/clean.h"
#include "engine/ir/select.h"
#include "graph_check.h"

using namespace fusionc;
using namespace fusionc::ir;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  set_thread_count(1);
  const std::string text(reinterpret_cast<const char*>(data), size);
  const auto source = Source::from_text("fuzz", text);
  const auto modules = find_modules(*source);
  test::check_modules(*source, modules);
  const Selection selection = select_modules(modules);
  for (const ModulePair& pair : selection.pairs) {
    test::expect(pair.ttir < modules.size() && pair.ttnn < modules.size());
    test::expect(modules[pair.ttir].dialect == Dialect::Ttir && modules[pair.ttnn].dialect == Dialect::Ttnn);
  }
  for (const Dialect level : {Dialect::Ttir, Dialect::Ttnn})
    for (const std::size_t index : select_level(modules, level)) test::expect(index < modules.size());
  if (const auto cleaned = without_prefixes(text)) test::expect(cleaned->size() == text.size());
  return 0;
}
