// The one place where work is spread over threads. Everything parallel in the program is a call of
// `parallel_for` over a fixed index range whose iterations write only to their own slots, so results never depend
// on the number of threads or on scheduling. TBB runs it; with FUSIONC_STD_THREADS (the TSan preset) the same
// iterations run on std::thread, because Debian's TBB is not instrumented and would drown TSan in noise.
#pragma once

#include <cstddef>
#include <functional>

namespace fusionc {

/// Number of threads used from now on; 0 means all hardware threads. Call before any parallel work starts.
void set_thread_count(unsigned count);
unsigned thread_count();

/// Calls `body(begin, end)` for disjoint ranges that cover [0, count), each of at most `grain` indices.
/// An exception of any body is rethrown here after all bodies ended.
void parallel_for(std::size_t count, std::size_t grain,
                  const std::function<void(std::size_t begin, std::size_t end)>& body);

}  // namespace fusionc
