#include "apps/cli/pipeline/progress.h"

#include <algorithm>
#include <chrono>

#include <fmt/format.h>

namespace quadrille::cli {
namespace {

using Clock = std::chrono::steady_clock;

constexpr auto kPatience = std::chrono::milliseconds(500);
constexpr auto kTick = std::chrono::milliseconds(100);
constexpr int kBarWidth = 20;
constexpr double kLeastPart = 1e-4;

std::string minutes(double seconds) {
  const auto whole = static_cast<std::uint64_t>(std::clamp(seconds, 0.0, 1e9));
  if (whole < 3600) return fmt::format("{}:{:02}", whole / 60, whole % 60);
  return fmt::format("{}:{:02}:{:02}", whole / 3600, whole / 60 % 60, whole % 60);
}

}  // namespace

std::string progress_bar(std::string_view unit, std::uint64_t done, double part, double seconds) {
  std::string bar;
  if (part >= 0) {
    const auto filled = static_cast<int>(part * kBarWidth);
    bar = fmt::format("[{:#<{}}{:{}}] {:3.0f}%  ", "", filled, "", kBarWidth - filled, part * 100);
  }
  if (done > 0) {
    bar += fmt::format("{} {}  {:.0f}/s  ", done, unit, static_cast<double>(done) / seconds);
  }
  // A part too small to go by would promise years.
  if (part > kLeastPart) return bar + minutes(seconds / part * (1 - part)) + " left";
  return bar + minutes(seconds);
}

Progress::Progress(Console& console, std::string unit, bool wanted)
    : console_(console), unit_(std::move(unit)) {
  if (!wanted || !console.can_erase()) return;
  ticker_.start([this] { run(); });  // where that is refused, nothing shows
}

Progress::~Progress() {
  if (ticker_.count() == 0) return;
  {
    const std::lock_guard lock(mutex_);
    over_ = true;
  }
  ended_.notify_one();
  ticker_.wait();
  console_.show_bar({});
}

void Progress::run() {
  const Clock::time_point start = Clock::now();
  std::unique_lock lock(mutex_);
  Clock::duration pause = kPatience;
  while (!ended_.wait_for(lock, pause, [this] { return over_; })) {
    const std::chrono::duration<double> seconds = Clock::now() - start;
    const double part = std::min(part_.load(std::memory_order_relaxed), 1.0);
    console_.show_bar(
        progress_bar(unit_, done_.load(std::memory_order_relaxed), part, seconds.count()));
    pause = kTick;
  }
}

}  // namespace quadrille::cli
