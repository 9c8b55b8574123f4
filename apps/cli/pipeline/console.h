// Console: standard output for results, standard error for everything else.
//   Console console;
//   if (!console.print("one whole record\n")) return;   // nobody reads any more
//   console.note("puzzles.txt: line 3: no solution");
#pragma once

#include <atomic>
#include <cstddef>
#include <mutex>
#include <string>
#include <string_view>

#include "apps/cli/pipeline/status.h"

namespace quadrille::cli {

enum class Colour { automatic, always, never };

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
  mutable std::mutex mutex_;
  std::string bar_;          // what stands on the last line of the terminal
  bool out_is_open_ = true;  // standard output still takes text
  Status status_ = Status::fine;
};

}  // namespace quadrille::cli
