#include "bindings/python/core/waiting.h"

#include <cmath>
#include <condition_variable>
#include <exception>
#include <mutex>
#include <system_error>
#include <thread>

namespace quadrille::python {
namespace {

constexpr std::chrono::milliseconds kTick(20);  // how long a signal waits to be heard

// Work on a thread of its own, and whether it is done.
class Beside {
 public:
  explicit Beside(const std::function<void()>& work)
      : thread_([this, &work] {
          try {
            work();
          } catch (...) {
            thrown_ = std::current_exception();
          }
          const std::lock_guard lock(mutex_);
          done_ = true;
          ready_.notify_one();
        }) {}
  Beside(const Beside&) = delete;
  Beside& operator=(const Beside&) = delete;
  ~Beside() { thread_.join(); }

  bool wait() {
    const py::gil_scoped_release free;
    std::unique_lock lock(mutex_);
    return ready_.wait_for(lock, kTick, [this] { return done_; });
  }
  void rethrow() const {
    if (thrown_) std::rethrow_exception(thrown_);
  }

 private:
  std::mutex mutex_;
  std::condition_variable ready_;
  bool done_ = false;
  std::exception_ptr thrown_;
  std::thread thread_;  // the last member: it begins when the others are there
};

}  // namespace

Clock::time_point deadline_of(std::optional<double> timeout) {
  if (!timeout) return Clock::time_point::max();
  if (!(*timeout >= 0)) throw py::value_error("timeout: expected seconds from 0 on");
  return Stop::after(std::chrono::duration<double>(*timeout));
}

void run_beside(const std::function<void()>& work, Stop& interrupt) {
  std::optional<Beside> beside;
  try {
    beside.emplace(work);
  } catch (const std::system_error&) {  // no thread to be had: signals wait
    const py::gil_scoped_release free;
    work();
    return;
  }
  bool interrupted = false;
  while (!beside->wait()) {
    if (!interrupted && PyErr_CheckSignals() != 0) {
      interrupted = true;
      interrupt.request();
    }
  }
  if (interrupted) throw py::error_already_set();
  beside->rethrow();
}

Turns::Turn::Turn(Turns& owner) : turns(owner) {
  if (turns.busy_) throw py::value_error("another thread is waiting for this iterator");
  turns.busy_ = true;
}

void Turns::refuse_time() {
  PyErr_SetString(PyExc_TimeoutError, "the time was over before the next answer was found");
  throw py::error_already_set();
}

std::uint32_t thread_count(std::uint32_t threads) {
  return threads != 0 ? threads : std::max(1U, std::thread::hardware_concurrency());
}

}  // namespace quadrille::python
