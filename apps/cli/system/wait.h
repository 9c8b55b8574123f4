// Wait: until a file can be read or written, or another thread or a signal handler rings.
//   Bell bell;                                   // elsewhere: bell.ring()
//   if (wait_to_read(file, {&bell}, 200ms)) read(file, …);
#pragma once

#include <chrono>
#include <initializer_list>
#include <optional>
#include <string_view>

#include <sys/types.h>

namespace quadrille::cli {

// Wakes whoever waits with it, from any thread and from a signal handler, from then on.
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

using Bells = std::initializer_list<const Bell*>;  // at most two

// Whether there is something to read, or the end of the file; false when that took too long, when
// a bell was rung, or when a signal came.
bool wait_to_read(int file, Bells bells, std::optional<std::chrono::milliseconds> longest);
// The same for room to write, or the news that nobody reads any more.
bool wait_to_write(int file, Bells bells, std::optional<std::chrono::milliseconds> longest);

// As write(2), but where it would have to wait for a reader the error is EAGAIN. Where the system
// cannot be asked for that, it waits; a signal to this thread then ends the waiting.
ssize_t write_without_waiting(int file, std::string_view text);

}  // namespace quadrille::cli
