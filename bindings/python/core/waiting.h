// Waiting: work of the library as Python wants it: the interpreter's lock is free while it takes
// long, Ctrl-C ends it, and so does a timeout.
//   const Answer answer = run_anew(timeout, [&](const Stop& stop) { return solve(grid, {.stop =
//   &stop}); });
// Signals are heard by the thread that called, which must not be the one that works then: what
// takes longer than some milliseconds goes on on a thread of its own, and the caller waits for it.
#pragma once

#include <algorithm>
#include <chrono>
#include <functional>
#include <optional>
#include <utility>

#include <pybind11/pybind11.h>

#include "quadrille/base/stop.h"

namespace quadrille::python {

namespace py = pybind11;

using Clock = Stop::Clock;

// None is no limit; what is no number of seconds from 0 on is a ValueError.
Clock::time_point deadline_of(std::optional<double> timeout);

// Does the work on a thread of its own, the lock free. At a signal it asks `interrupt` to stop,
// waits for the end, and throws what the signal's handler has raised. What the work throws, it
// throws.
void run_beside(const std::function<void()>& work, Stop& interrupt);

inline constexpr std::chrono::milliseconds kAnewAtOnce(5);
inline constexpr std::chrono::milliseconds kOnAtOnce(1);

// For work that cannot go on once it was stopped: it is tried for a moment on this thread, and
// begun anew beside it where that was too short. Work that is known to be long begins there.
template <class Work>
auto run_anew(std::optional<double> timeout, const Work& work, bool is_long = false) {
  const Clock::time_point deadline = deadline_of(timeout);
  if (!is_long) {
    Stop stop;
    stop.set_deadline(std::min(deadline, Clock::now() + kAnewAtOnce));
    const py::gil_scoped_release free;
    auto result = work(std::as_const(stop));
    if (!stop.requested() || Clock::now() >= deadline) return result;
  }
  Stop interrupt;
  Stop stop(&interrupt);
  stop.set_deadline(deadline);
  std::optional<decltype(work(std::as_const(stop)))> result;
  run_beside([&] { result.emplace(work(std::as_const(stop))); }, interrupt);
  return *std::move(result);
}

// For searches that go on where they were: the stop that they poll, from question to question.
//   Turns turns(timeout);
//   cover::Search search(problem, {.stop = &turns.stop()});
//   const bool found = turns.ask([&] { return search.next(); }, [&] { return search.exhausted();
//   });
// The first millisecond of a question is asked with the lock held: giving it away and taking it
// back would cost more than most answers.
class Turns {
 public:
  explicit Turns(std::optional<double> timeout) : deadline_(deadline_of(timeout)) {
    stop_.set_deadline(std::min(deadline_, Clock::now() + kOnAtOnce));
  }
  Turns(const Turns&) = delete;
  Turns& operator=(const Turns&) = delete;

  [[nodiscard]] const Stop& stop() const { return stop_; }

  // What next() says, unless the time of this turn was over before it was `ended()`: then it is
  // asked again. A timeout is a TimeoutError. Another thread that asks meanwhile gets a ValueError.
  template <class Next, class Ended>
  bool ask(const Next& next, const Ended& ended) {
    const Turn turn(*this);
    const Clock::time_point now = Clock::now();
    stop_.set_deadline(std::min(deadline_, now + kOnAtOnce));
    if (next()) return true;
    if (ended()) return false;
    bool found = false;
    if (Clock::now() < deadline_) {
      stop_.set_deadline(deadline_);
      interrupt_.emplace();
      run_beside([&] { found = next(); }, *interrupt_);
    }
    if (!found && !ended()) refuse_time();
    return found;
  }

 private:
  struct Turn {
    explicit Turn(Turns& owner);
    ~Turn() { turns.busy_ = false; }
    Turn(const Turn&) = delete;
    Turn& operator=(const Turn&) = delete;
    Turns& turns;
  };
  [[noreturn]] static void refuse_time();

  Clock::time_point deadline_;
  // Made anew for each turn, so that a search goes on after a Ctrl-C; its address stays.
  std::optional<Stop> interrupt_{std::in_place};
  Stop stop_{&*interrupt_};
  bool busy_ = false;  // under the interpreter's lock
};

// 0 is as many as there are processors.
std::uint32_t thread_count(std::uint32_t threads);

}  // namespace quadrille::python
