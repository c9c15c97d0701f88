#include "engine/support/parallel.h"

#include <algorithm>
#include <atomic>
#include <exception>
#include <mutex>
#include <thread>
#include <vector>

#ifndef FUSIONC_STD_THREADS
#include <tbb/blocked_range.h>
#include <tbb/global_control.h>
#include <tbb/parallel_for.h>
#endif

namespace fusionc {

namespace {
unsigned g_threads = 0;  // 0: all hardware threads
}

void set_thread_count(unsigned count) { g_threads = count; }

unsigned thread_count() { return g_threads ? g_threads : std::max(1u, std::thread::hardware_concurrency()); }

void parallel_for(std::size_t count, std::size_t grain, const std::function<void(std::size_t, std::size_t)>& body) {
  if (count == 0) return;
  grain = std::max<std::size_t>(grain, 1);
  if (thread_count() == 1 || count <= grain) {
    for (std::size_t begin = 0; begin < count; begin += grain) body(begin, std::min(count, begin + grain));
    return;
  }
#ifndef FUSIONC_STD_THREADS
  tbb::global_control limit(tbb::global_control::max_allowed_parallelism, thread_count());
  tbb::parallel_for(
      tbb::blocked_range<std::size_t>(0, count, grain),
      [&](const tbb::blocked_range<std::size_t>& range) { body(range.begin(), range.end()); },
      tbb::simple_partitioner());
#else
  const std::size_t chunks = (count + grain - 1) / grain;
  std::atomic<std::size_t> next{0};
  std::exception_ptr error;
  std::mutex error_mutex;
  auto work = [&] {
    for (std::size_t chunk; (chunk = next.fetch_add(1)) < chunks;) {
      try {
        body(chunk * grain, std::min(count, (chunk + 1) * grain));
      } catch (...) {
        std::lock_guard lock(error_mutex);
        if (!error) error = std::current_exception();
      }
    }
  };
  std::vector<std::thread> threads;
  for (unsigned i = 1; i < std::min<std::size_t>(thread_count(), chunks); ++i) threads.emplace_back(work);
  work();
  for (auto& thread : threads) thread.join();
  if (error) std::rethrow_exception(error);
#endif
}

}  // namespace fusionc
