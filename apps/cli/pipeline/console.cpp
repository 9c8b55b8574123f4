#include "apps/cli/pipeline/console.h"

#include <algorithm>
#include <cerrno>
#include <charconv>
#include <cstring>
#include <new>

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include "apps/cli/options/language.h"
#include "apps/cli/pipeline/refusal.h"
#include "apps/cli/ranks/ranks.h"
#include "apps/cli/system/interrupt.h"
#include "apps/cli/system/locale.h"
#include "apps/cli/system/wait.h"
#include "quadrille/base/text.h"

namespace quadrille::cli {
namespace {

constexpr std::size_t kDefaultWidth = 80;
constexpr std::size_t kWidest = 100'000;
constexpr std::size_t kSpoolSize = std::size_t{1} << 16U;
constexpr std::chrono::milliseconds kLongestDelay(50);
// After an interrupt, how long a reader may take before the rest of a line is lost.
constexpr std::chrono::milliseconds kLastWait(200);

// Waits until somebody reads, or an interrupt comes. False when it has come before, and nobody
// reads.
bool wait_for_reader(int file) {
  if (interrupt().requested()) return wait_to_write(file, {}, kLastWait);
  wait_to_write(file, {&interrupt_bell()}, std::nullopt);
  return true;
}

// Writes all of it, or after an interrupt up to the end of the line that was begun, if somebody
// reads that. Returns 0 or the error number; EINTR when the rest was left out.
int write_lines(int file, std::string_view text) {
  std::size_t done = 0;
  bool is_cut = false;
  while (done < text.size()) {
    const ssize_t count = write_without_waiting(file, text.substr(done));
    if (count > 0) {
      done += static_cast<std::size_t>(count);
    } else if (count < 0 && errno == EAGAIN) {
      if (!wait_for_reader(file)) return EINTR;
    } else if (count < 0 && errno != EINTR) {
      return errno;
    }
    if (done < text.size() && interrupt().requested()) {
      if (done == 0 || text[done - 1] == '\n') return EINTR;
      const std::size_t end = text.find('\n', done) + 1;
      is_cut = is_cut || end < text.size();
      text = text.substr(0, end);
    }
  }
  return is_cut ? EINTR : 0;
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

// What a rank writes goes through mpirun, which may give it a terminal of its own.
bool is_terminal(int file) { return ranks() == nullptr && ::isatty(file) == 1; }

std::size_t columns_of(int terminal) {
  winsize size = {};
  if (::ioctl(terminal, TIOCGWINSZ, &size) == 0 && size.ws_col != 0) return size.ws_col;
  const std::string_view columns = environment("COLUMNS");
  std::size_t width = 0;
  std::from_chars(columns.data(), columns.data() + columns.size(), width);
  return width > 1 && width <= kWidest ? width : kDefaultWidth;
}

bool terminal_knows_escapes() {
  const std::string_view terminal = environment("TERM");
  return !terminal.empty() && terminal != "dumb";
}

using Clock = std::chrono::steady_clock;

constexpr auto kPatience = std::chrono::milliseconds(500);
constexpr auto kTick = std::chrono::milliseconds(100);
constexpr auto kLogged = std::chrono::minutes(1);
constexpr int kBarWidth = 20;
constexpr double kLeastPart = 1e-4;

std::string minutes(double seconds) {
  const auto whole = static_cast<std::uint64_t>(std::clamp(seconds, 0.0, 1e9));
  if (whole < 3600) return fmt::format("{}:{:02}", whole / 60, whole % 60);
  return fmt::format("{}:{:02}:{:02}", whole / 3600, whole / 60 % 60, whole % 60);
}

}  // namespace

Console::Console()
    : out_is_terminal_(is_terminal(STDOUT_FILENO)),
      err_is_terminal_(is_terminal(STDERR_FILENO)),
      unicode_(encoding_of_locale() == Encoding::utf8) {
  fill_gaps();
}

std::size_t Console::width() const { return columns_of(STDOUT_FILENO); }

bool Console::can_erase() const {
  return err_is_terminal_ && !quiet_ && !silent_ && terminal_knows_escapes();
}

bool Console::coloured(Colour wanted) const {
  if (wanted != Colour::automatic) return wanted == Colour::always;
  return out_is_terminal_ && environment("NO_COLOR").empty() && terminal_knows_escapes();
}

bool Console::print(std::string_view lines) {
  const std::lock_guard lock(mutex_);
  if (!out_is_open_) return false;
  if (silent_) return true;
  if (out_is_terminal_) erase_bar();
  const int error = write_lines(STDOUT_FILENO, lines);
  if (error == 0) return true;
  out_is_open_ = false;
  if (error != EPIPE && error != EINTR) {
    erase_bar();
    const char* reason = std::strerror(error);  // NOLINT(concurrency-mt-unsafe)
    write_lines(STDERR_FILENO, fmt::format("{}: {}\n", told("cli.standard_output"),
                                           told("cli.cannot_write", {{"reason", reason}})));
    status_ = Status::unreadable;
  }
  return false;
}

void Console::note(std::string_view lines) {
  if (!quiet_) error(lines);
}

void Console::error(std::string_view lines) {
  if (silent_) return;
  const std::lock_guard lock(mutex_);
  erase_bar();
  try {
    write_lines(STDERR_FILENO, tame(lines));
  } catch (const std::bad_alloc&) {
    write_lines(STDERR_FILENO, last_words().no_message);
    write_lines(STDERR_FILENO, "\n");
  }
}

void Console::show_bar(std::string_view bar) {
  const std::lock_guard lock(mutex_);
  erase_bar();
  if (bar.empty()) return;
  // One that goes over to the next line could not be erased. No character takes more than two
  // columns, and none that takes two has fewer than three bytes: so bytes are enough of a measure.
  const std::size_t room = columns_of(STDERR_FILENO) - 1;
  std::size_t end = 0;
  for (const std::string_view character : characters(bar)) {
    if (end + character.size() > room) break;
    end += character.size();
  }
  bar_ = bar.substr(0, end);
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

std::string progress_bar(std::string_view unit, std::uint64_t done, double part, double seconds,
                         TimeLeft left) {
  std::string bar;
  if (part >= 0) {
    const auto filled = static_cast<int>(part * kBarWidth);
    bar = fmt::format("[{:#<{}}{:{}}] {:3.0f}%  ", "", filled, "", kBarWidth - filled, part * 100);
  }
  if (done > 0) {
    bar += fmt::format("{}  {:.0f}/s  ", told(unit, {{"count", done}}),
                       static_cast<double>(done) / seconds);
  }
  if (left.most >= 0) {
    const std::string from = minutes(left.least);
    const std::string to = minutes(left.most);
    return bar + told("cli.left", {{"time", from == to ? to : fmt::format("{}-{}", from, to)}});
  }
  // A part too small to go by would promise years.
  if (part > kLeastPart) {
    return bar + told("cli.left", {{"time", minutes(seconds / part * (1 - part))}});
  }
  return bar + minutes(seconds);
}

Progress::Progress(Console& console, std::string unit, bool wanted, bool logged)
    : console_(console), unit_(std::move(unit)) {
  // Where a thread is refused, nothing shows.
  if (wanted && console.can_erase()) {
    ticker_.start([this] { run(); });
  } else if (logged && !console.err_is_terminal()) {
    ticker_.start([this] { run_log(); });
  }
}

Progress::~Progress() {
  if (ticker_.count() == 0) return;
  {
    const std::lock_guard lock(mutex_);
    over_ = true;
  }
  ended_.notify_one();
  ticker_.wait();
  if (console_.can_erase()) console_.show_bar({});
}

std::string Progress::bar(double seconds) const {
  const double part = std::min(part_.load(std::memory_order_relaxed), 1.0);
  return progress_bar(unit_, done_.load(std::memory_order_relaxed), part, seconds,
                      {.least = least_left_.load(std::memory_order_relaxed),
                       .most = most_left_.load(std::memory_order_relaxed)});
}

void Progress::run_log() {
  const Clock::time_point start = Clock::now();
  std::unique_lock lock(mutex_);
  while (!ended_.wait_for(lock, kLogged, [this] { return over_; })) {
    console_.note(bar(std::chrono::duration<double>(Clock::now() - start).count()));
  }
}

void Progress::run() {
  const Clock::time_point start = Clock::now();
  std::unique_lock lock(mutex_);
  Clock::duration pause = kPatience;
  while (!ended_.wait_for(lock, pause, [this] { return over_; })) {
    const std::chrono::duration<double> seconds = Clock::now() - start;
    const double part = std::min(part_.load(std::memory_order_relaxed), 1.0);
    if (part < 1) {  // what is done is being told: a bar would come behind the answer
      console_.show_bar(bar(seconds.count()));
    }
    pause = kTick;
  }
}

bool Spool::add(std::string_view piece) {
  waiting_ += piece;
  if (interrupt().requested()) return false;
  const bool due = console_.out_is_terminal() || waiting_.size() >= kSpoolSize ||
                   Clock::now() - written_ >= kLongestDelay;
  return !due || flush();
}

bool Spool::flush() {
  const bool taken = console_.print(waiting_);
  waiting_.clear();
  written_ = Clock::now();
  return taken && !interrupt().requested();
}

}  // namespace quadrille::cli
