// Stop: asks running work to end, from another thread, a signal handler, or at a deadline.
//   Stop stop;
//   stop.set_deadline(Stop::after(5s));
//   cover::Search search(problem, {.stop = &stop});
// Who works polls it: the engines several times a millisecond, but CaDiCaL as rarely as it likes.
#pragma once

#include <atomic>
#include <chrono>
#include <optional>

namespace quadrille {

class Stop {
 public:
  using Clock = std::chrono::steady_clock;

  // With a parent, this one is also requested whenever the parent is: one interrupt for the
  // whole program, one deadline for each puzzle.
  explicit Stop(const Stop* parent = nullptr) : parent_(parent) {}
  Stop(const Stop&) = delete;
  Stop& operator=(const Stop&) = delete;

  // Safe from any thread and from a signal handler.
  void request() noexcept { requested_.store(true, std::memory_order_relaxed); }

  // So much later than now; never, where the clock cannot count that far.
  static Clock::time_point after(std::chrono::duration<double> time) {
    const Clock::time_point now = Clock::now();
    const std::chrono::duration<double> most = Clock::time_point::max() - now;
    if (!(time < most / 2)) return Clock::time_point::max();
    return now + std::chrono::duration_cast<Clock::duration>(time);
  }

  // requires: nobody polls yet
  void set_deadline(Clock::time_point deadline) { deadline_ = deadline; }

  // Reads the clock only where a deadline is set.
  [[nodiscard]] bool requested() const noexcept {
    if (requested_.load(std::memory_order_relaxed)) return true;
    if (parent_ != nullptr && parent_->requested()) return true;
    return deadline_ && Clock::now() >= *deadline_;
  }

 private:
  static_assert(std::atomic<bool>::is_always_lock_free);

  const Stop* parent_;
  std::atomic<bool> requested_ = false;
  std::optional<Clock::time_point> deadline_;
};

}  // namespace quadrille
