// Threads: as many as asked for, or fewer where the system refuses some.
//   Threads threads;
//   while (threads.count() < wanted && threads.start(work)) {}
//   threads.join();   // throws what a thread has thrown
#pragma once

#include <cstddef>
#include <exception>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

namespace quadrille::cli {

// Used by one thread. The others leave signals to the main thread.
class Threads {
 public:
  Threads() = default;
  ~Threads() { wait(); }
  Threads(const Threads&) = delete;
  Threads& operator=(const Threads&) = delete;

  // One thread more; false where the system refuses it.
  bool start(const std::function<void()>& work);
  [[nodiscard]] std::size_t count() const { return threads_.size(); }
  // Waits for all.
  void wait();
  // The same; where one has ended by an exception, throws that of the first.
  void join();

 private:
  std::vector<std::thread> threads_;
  std::mutex mutex_;
  std::exception_ptr failure_;
};

}  // namespace quadrille::cli
