// Wait: until a file can be read, another thread rings, or a signal comes.
//   Bell bell;                                   // another thread: bell.ring()
//   if (wait_to_read(file, &bell, 200ms, hold.before())) read(file, …);
#pragma once

#include <chrono>
#include <csignal>
#include <optional>

namespace quadrille::cli {

// Wakes whoever waits with it, from any thread, from then on.
class Bell {
 public:
  Bell();
  ~Bell();
  Bell(const Bell&) = delete;
  Bell& operator=(const Bell&) = delete;

  void ring() const noexcept;
  // Can be read once the bell was rung; -1 where the system refused it.
  [[nodiscard]] int file() const { return out_; }

 private:
  int out_ = -1;  // the ends of a pipe
  int in_ = -1;
};

// Whether there is something to read, or the end of the file; false when that took too long, when
// the bell was rung, or when a signal came that is not among `held`.
bool wait_to_read(int file, const Bell* bell, std::optional<std::chrono::milliseconds> longest,
                  const sigset_t& held);

}  // namespace quadrille::cli
