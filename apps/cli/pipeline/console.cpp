#include "apps/cli/pipeline/console.h"

#include <algorithm>
#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <new>

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include "apps/cli/pipeline/interrupt.h"
#include "quadrille/base/text.h"

namespace quadrille::cli {
namespace {

constexpr std::size_t kDefaultWidth = 80;

// Writes all of it, or after an interrupt up to the end of the line that was begun. Returns 0 or
// the error number; EINTR when the rest was left out.
int write_lines(int file, std::string_view text) {
  std::size_t done = 0;
  while (done < text.size()) {
    const ssize_t count = ::write(file, text.data() + done, text.size() - done);
    if (count > 0) {
      done += static_cast<std::size_t>(count);
    } else if (count < 0 && errno != EINTR) {
      return errno;
    }
    if (done < text.size() && interrupt().requested()) {
      if (done == 0 || text[done - 1] == '\n') return EINTR;
      text = text.substr(0, text.find('\n', done) + 1);
    }
  }
  return 0;
}

// Names of files and pieces of input may hold anything; a terminal must not obey it.
std::string tame(std::string_view lines) {
  std::string result;
  while (!lines.empty()) {
    const std::size_t end = std::min(lines.find('\n'), lines.size());
    result += printable(lines.substr(0, end)) + '\n';
    lines.remove_prefix(std::min(end + 1, lines.size()));
  }
  return result;
}

// A standard file that was closed must not become the number of the next file that is opened.
// The direction is wrong on purpose: using it is an error, as it was.
void fill_gaps() {
  for (const int file : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO}) {
    if (::fcntl(file, F_GETFD) >= 0) continue;
    ::open("/dev/null", file == STDIN_FILENO ? O_WRONLY : O_RDONLY);
  }
}

std::size_t columns_of(int terminal) {
  winsize size = {};
  if (::ioctl(terminal, TIOCGWINSZ, &size) != 0 || size.ws_col == 0) return kDefaultWidth;
  return size.ws_col;
}

bool terminal_knows_escapes() {
  const char* terminal = std::getenv("TERM");
  return terminal != nullptr && std::string_view(terminal) != "dumb";
}

}  // namespace

Console::Console()
    : out_is_terminal_(::isatty(STDOUT_FILENO) == 1),
      err_is_terminal_(::isatty(STDERR_FILENO) == 1) {
  fill_gaps();
}

std::size_t Console::width() const { return columns_of(STDOUT_FILENO); }

bool Console::can_erase() const { return err_is_terminal_ && terminal_knows_escapes(); }

bool Console::coloured(Colour wanted) const {
  if (wanted != Colour::automatic) return wanted == Colour::always;
  const char* no_color = std::getenv("NO_COLOR");
  return out_is_terminal_ && (no_color == nullptr || *no_color == '\0') && terminal_knows_escapes();
}

bool Console::print(std::string_view lines) {
  const std::lock_guard lock(mutex_);
  if (!out_is_open_) return false;
  if (out_is_terminal_) erase_bar();
  const int error = write_lines(STDOUT_FILENO, lines);
  if (error == 0) return true;
  out_is_open_ = false;
  if (error != EPIPE && error != EINTR) {
    erase_bar();
    write_lines(STDERR_FILENO, fmt::format("standard output: cannot be written: {}\n",
                                           std::strerror(error)));  // NOLINT(concurrency-mt-unsafe)
    status_ = Status::unreadable;
  }
  return false;
}

void Console::note(std::string_view lines) {
  const std::lock_guard lock(mutex_);
  erase_bar();
  try {
    write_lines(STDERR_FILENO, tame(lines));
  } catch (const std::bad_alloc&) {
    write_lines(STDERR_FILENO, "the system refused memory for a message\n");
  }
}

void Console::show_bar(std::string_view bar) {
  const std::lock_guard lock(mutex_);
  erase_bar();
  if (bar.empty()) return;
  // One that goes over to the next line could not be erased.
  bar_ = bar.substr(0, columns_of(STDERR_FILENO) - 1);
  write_lines(STDERR_FILENO, bar_);
}

Status Console::status() const {
  const std::lock_guard lock(mutex_);
  return status_;
}

void Console::erase_bar() {
  if (bar_.empty()) return;
  bar_.clear();
  write_lines(STDERR_FILENO, "\r\x1b[K");
}

}  // namespace quadrille::cli
