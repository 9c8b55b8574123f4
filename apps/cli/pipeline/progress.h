// Progress: tells a person who waits how far the work has come.
//   Progress progress(console, "puzzles", true);
//   progress.advance(256, 0.25);   // 256 more puzzles, a quarter of the work is done
// Nothing shows unless it is wanted, standard error is a terminal that can erase it at the end, and
// the work lasts.
#pragma once

#include <atomic>
#include <condition_variable>
#include <cstdint>
#include <mutex>
#include <string>

#include "apps/cli/pipeline/console.h"
#include "apps/cli/pipeline/threads.h"

namespace quadrille::cli {

class Progress {
 public:
  Progress(Console& console, std::string unit, bool wanted);
  ~Progress();
  Progress(const Progress&) = delete;
  Progress& operator=(const Progress&) = delete;

  // From any thread. `part` is how much of the work is done, from 0 to 1; negative: not known.
  void advance(std::uint64_t done, double part = -1) {
    done_.fetch_add(done, std::memory_order_relaxed);
    part_.store(part, std::memory_order_relaxed);
  }

 private:
  void run();

  Console& console_;
  const std::string unit_;
  std::atomic<std::uint64_t> done_ = 0;
  std::atomic<double> part_ = -1;
  std::mutex mutex_;
  std::condition_variable ended_;
  bool over_ = false;
  Threads ticker_;
};

// "[#####     ]  50%  1000 puzzles  500/s  0:02 left"
std::string progress_bar(std::string_view unit, std::uint64_t done, double part, double seconds);

}  // namespace quadrille::cli
