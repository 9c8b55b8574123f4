// Threads: as many as asked for, or fewer where the system refuses some.
//   Threads threads;
//   while (threads.count() < wanted && threads.start(work)) {}
//   threads.join();   // throws what a thread has thrown
#pragma once

#include <cstddef>
#include <exception>
#include <functional>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

#include "quadrille/base/message.h"

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

// What the system can refuse.
enum class Refusal { memory, thread };

// What an exception means on its way out of a catch block. Rethrows what is no refusal.
Refusal refusal_in_flight();
Message message_of(Refusal refusal);

// What is said where there may be no memory left to say it: made ready once, in the language of the
// program.
struct LastWords {
  std::string no_memory = "the system refused memory";
  std::string no_thread = "the system refused a thread";
  std::string neither = "the system refused memory or threads";
  std::string no_message = "the system refused memory for a message";

  [[nodiscard]] const std::string& about(Refusal refusal) const {
    return refusal == Refusal::memory ? no_memory : no_thread;
  }
};
const LastWords& last_words();
// Says in them why the program ends, in English where they were not made ready; returns its status.
int end_without_memory(const char* program) noexcept;

}  // namespace quadrille::cli
