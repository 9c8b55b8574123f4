// Console: standard output for results, standard error for everything else, also for a bar that
// shows how far the work has come.
//   Console console;
//   if (!console.print("one whole record\n")) return;   // nobody reads any more
//   console.note("puzzles.txt: line 3: no solution");
#pragma once

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <cstddef>
#include <cstdint>
#include <mutex>
#include <string>
#include <string_view>

#include "apps/cli/options/colour.h"
#include "apps/cli/system/status.h"
#include "apps/cli/system/threads.h"

namespace quadrille::cli {

// Every function may be called from any thread.
class Console {
 public:
  Console();

  [[nodiscard]] bool out_is_terminal() const { return out_is_terminal_; }
  [[nodiscard]] bool err_is_terminal() const { return err_is_terminal_; }
  // Whether show_bar can be used.
  [[nodiscard]] bool can_erase() const;
  // Whether the locale has the characters that boards are drawn with: its encoding is UTF-8.
  [[nodiscard]] bool unicode() const { return unicode_; }
  // Columns of the terminal that shows the results; where there is none, what COLUMNS says, or 80.
  [[nodiscard]] std::size_t width() const;
  // Whether results are coloured: `automatic` on a terminal, unless NO_COLOR is set.
  [[nodiscard]] bool coloured(Colour wanted) const;

  // Writes whole lines to standard output, at once. False when it takes no more: its reader is
  // gone, it failed (which is told on standard error), or the program was interrupted.
  bool print(std::string_view lines);
  // Writes one or more lines to standard error, control characters replaced.
  void error(std::string_view lines);
  // The same, unless it is to be quiet.
  void note(std::string_view lines);
  // One or the other, by what the lines are about.
  void tell(std::string_view lines, Status about) { is_error(about) ? error(lines) : note(lines); }
  // From now on no bar and no notes, only errors.
  void be_quiet() { quiet_ = true; }
  // From now on nothing at all: what is printed is taken as read.
  void be_silent() { silent_ = true; }

  // A line on standard error that the next note or result wipes out, cut to the width of the
  // terminal; empty to erase it.
  // requires: can_erase()
  void show_bar(std::string_view bar);

  // Fine also when the reader of standard output is gone: that is how `| head` ends.
  [[nodiscard]] Status status() const;

 private:
  void erase_bar();

  const bool out_is_terminal_;
  const bool err_is_terminal_;
  const bool unicode_;
  std::atomic<bool> quiet_ = false;
  std::atomic<bool> silent_ = false;
  mutable std::mutex mutex_;
  std::string bar_;          // what stands on the last line of the terminal
  bool out_is_open_ = true;  // standard output still takes text
  Status status_ = Status::fine;
};

// Tells a person who waits how far the work has come.
//   Progress progress(console, "cli.puzzles", true);
//   progress.advance(256, 0.25);   // 256 more puzzles, a quarter of the work is done
// Nothing shows unless it is wanted, standard error is a terminal that can erase it at the end, and
// the work lasts.
class Progress {
 public:
  // `unit` is the key of the sentence that counts them. Where it is to be `logged`, and no bar can
  // be shown, a line a minute tells of it.
  Progress(Console& console, std::string unit, bool wanted, bool logged = false);
  ~Progress();
  Progress(const Progress&) = delete;
  Progress& operator=(const Progress&) = delete;

  // Of work whose whole size is known from the start, such as bytes of input.
  void set_total(std::uint64_t total) { total_ = total; }
  // From any thread: so much more of that is done.
  void add(std::uint64_t done, std::uint64_t work) {
    const std::uint64_t sum = work_.fetch_add(work, std::memory_order_relaxed) + work;
    advance(done, total_ > 0 ? static_cast<double>(sum) / static_cast<double>(total_) : -1);
  }
  // From any thread. `part` is how much of the work is done, from 0 to 1; negative: not known.
  void advance(std::uint64_t done, double part = -1) {
    done_.fetch_add(done, std::memory_order_relaxed);
    part_.store(part, std::memory_order_relaxed);
  }
  // How many seconds are left, as far as can be told. Unless it is said, it follows from the part.
  void set_left(double least, double most) {
    least_left_.store(least, std::memory_order_relaxed);
    most_left_.store(most, std::memory_order_relaxed);
  }

 private:
  void run();
  void run_log();
  [[nodiscard]] std::string bar(double seconds) const;

  Console& console_;
  const std::string unit_;
  std::atomic<std::uint64_t> done_ = 0;
  std::atomic<double> part_ = -1;
  std::atomic<double> least_left_ = -1;
  std::atomic<double> most_left_ = -1;
  std::uint64_t total_ = 0;  // 0: not known
  std::atomic<std::uint64_t> work_ = 0;
  std::mutex mutex_;
  std::condition_variable ended_;
  bool over_ = false;
  Threads ticker_;
};

// Seconds; negative where nobody knows.
struct TimeLeft {
  double least = -1;
  double most = -1;
};

// "[#####     ]  50%  1000 puzzles  500/s  0:02 left", or "0:01-0:03 left"
std::string progress_bar(std::string_view unit, std::uint64_t done, double part, double seconds,
                         TimeLeft left = {});

// Long output in pieces, written a good deal at a time and yet without delay.
//   Spool spool(console);
//   while (more()) if (!spool.add(piece())) break;   // nobody reads any more
//   spool.flush();
// A call of the system for every line would take longer than finding what the line says.
class Spool {
 public:
  explicit Spool(Console& console) : console_(console) {}

  // False when standard output takes no more, or the program was interrupted.
  bool add(std::string_view piece);
  // Writes what is left; the same promise.
  bool flush();

 private:
  using Clock = std::chrono::steady_clock;

  Console& console_;
  std::string waiting_;
  Clock::time_point written_ = Clock::now();
};

}  // namespace quadrille::cli
