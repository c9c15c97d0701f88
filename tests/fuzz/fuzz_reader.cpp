// Any bytes as one module: reading must not crash, must not depend on how the text is cut, and what it
// returns must be consistent.
#include <cstddef>
#include <cstdint>
#include <string>

#include "graph_check.h"

using namespace fusionc;
using namespace fusionc::ir;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  set_thread_count(1);
  const auto source = Source::from_text("fuzz", std::string(reinterpret_cast<const char*>(data), size));
  test::read_both_ways(source, size);
  return 0;
}
