#include "apps/cli/system/threads.h"

#include <new>
#include <system_error>
#include <utility>

#include "apps/cli/system/interrupt.h"

namespace quadrille::cli {

bool Threads::start(const std::function<void()>& work) {
  const HoldSignals hold;
  try {
    threads_.emplace_back([this, work] {
      try {
        work();
      } catch (...) {
        const std::lock_guard lock(mutex_);
        if (!failure_) failure_ = std::current_exception();
      }
    });
    return true;
  } catch (const std::system_error&) {
    return false;
  } catch (const std::bad_alloc&) {
    return false;
  }
}

void Threads::join() {
  wait();
  if (failure_) std::rethrow_exception(std::exchange(failure_, nullptr));
}

void Threads::wait() {
  for (std::thread& thread : threads_) thread.join();
  threads_.clear();
}

}  // namespace quadrille::cli
