// Everything is kept in memory that is there from the beginning, and told by write(): a program
// that crashes can do little else.
#include "tests/desktop/monkey/journal.h"

#include <algorithm>
#include <array>
#include <csignal>
#include <cstdlib>
#include <string>
#include <utility>

#include <fmt/format.h>
#include <unistd.h>

// Of the sanitizers, where there are any.
// NOLINTNEXTLINE(bugprone-reserved-identifier,readability-identifier-naming)
extern "C" [[gnu::weak]] void __sanitizer_set_death_callback(void (*callback)());

namespace quadrille::desktop {
namespace {

constexpr std::size_t kRemembered = 40;
constexpr std::size_t kLongestLine = 160;

struct Line {
  std::array<char, kLongestLine> text{};
  std::size_t length = 0;
};

struct State {
  std::uint64_t seed = 0;
  bool aloud = false;
  std::uint64_t count = 0;
  std::array<Line, kRemembered> lines;
  bool told = false;
};

State& state() {
  static State all;
  return all;
}

void put(std::string_view text) {
  while (!text.empty()) {
    const ssize_t written = write(STDERR_FILENO, text.data(), text.size());
    if (written <= 0) return;
    text.remove_prefix(static_cast<std::size_t>(written));
  }
}

void tell() {
  State& all = state();
  if (std::exchange(all.told, true)) return;
  std::array<char, 128> head{};
  const auto end = fmt::format_to_n(head.data(), head.size(),
                                    "desktop_monkey: seed {}, action {}; the last actions:\n",
                                    all.seed, all.count);
  put({head.data(), std::min(end.size, head.size())});
  const std::uint64_t first = all.count > kRemembered ? all.count - kRemembered : 0;
  for (std::uint64_t number = first; number < all.count; ++number) {
    const Line& line = all.lines[number % kRemembered];
    put("  ");
    put({line.text.data(), line.length});
    put("\n");
  }
}

// Ends by the same signal, once all is told.
void tell_and_die(int signal) {
  tell();
  std::signal(signal, SIG_DFL);
  std::raise(signal);
}

}  // namespace

void Journal::begin(std::uint64_t seed, bool aloud) {
  state().seed = seed;
  state().aloud = aloud;
  if (__sanitizer_set_death_callback != nullptr) {
    __sanitizer_set_death_callback(tell);
  } else {
    std::signal(SIGSEGV, tell_and_die);
  }
  std::signal(SIGABRT, tell_and_die);
}

void Journal::note(const QString& what) {
  State& all = state();
  Line& line = all.lines[all.count % kRemembered];
  const std::string text = fmt::format("{}: {}", all.count, what.toStdString());
  line.length = std::min(text.size(), kLongestLine);
  std::copy_n(text.data(), line.length, line.text.data());
  ++all.count;
  if (all.aloud) put(text + "\n");
}

void Journal::fail(std::string_view why) {
  put(fmt::format("desktop_monkey: {}\n", why));
  tell();
  std::_Exit(1);
}

}  // namespace quadrille::desktop
