// Mutex: std::mutex, or nothing where a program has no more than one thread, as in a web page.
//   Mutex mutex;
//   const std::lock_guard lock(mutex);
#pragma once

#include <mutex>

namespace quadrille {

#if defined(__wasi__) && !defined(_REENTRANT)
class Mutex {
 public:
  void lock() {}
  void unlock() {}
};
#else
using Mutex = std::mutex;
#endif

}  // namespace quadrille
