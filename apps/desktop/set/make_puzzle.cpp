#include "apps/desktop/set/make_puzzle.h"

#include <algorithm>
#include <mutex>
#include <new>
#include <system_error>
#include <thread>
#include <utility>
#include <vector>

namespace quadrille::desktop {
namespace {

// What the threads share.
class PuzzleShop {
 public:
  PuzzleShop(const create::PuzzleSpec& spec, std::uint64_t seed, const Stop& stop)
      : stop_(&stop),
        series_(spec, {.seed = seed, .count = 1}),
        stats_(std::max(1U, std::thread::hardware_concurrency())) {}

  std::optional<create::GeneratedPuzzle> run(
      const std::function<void(const create::AttemptStats&)>& report) {
    std::vector<std::thread> others;
    try {
      for (std::size_t place = 1; place < stats_.size(); ++place) {
        others.emplace_back([this, place] { work_beside(place); });
      }
    } catch (const std::system_error&) {  // NOLINT(bugprone-empty-catch)
      // No more threads: those that there are do all.
    }
    try {
      work(0, [&] { report(tried()); });
    } catch (...) {
      stop_.request();
      for (std::thread& other : others) other.join();
      throw;
    }
    for (std::thread& other : others) other.join();
    report(tried());
    std::vector<create::GeneratedPuzzle> made = series_.take();
    return made.empty() ? std::nullopt : std::optional(std::move(made.front()));
  }

 private:
  void work(std::size_t place, const std::function<void()>& after_each) {
    create::Generator generator(series_.spec(), series_.seed(), &stop_);
    series_.work_through(generator, [&] {
      note(place, generator.stats());
      after_each();
      return true;
    });
    note(place, generator.stats());
  }

  // One that has too little memory leaves its attempts to the others.
  void work_beside(std::size_t place) {
    try {
      work(place, [] {});
    } catch (const std::bad_alloc&) {  // NOLINT(bugprone-empty-catch)
    }
  }

  void note(std::size_t place, const create::AttemptStats& stats) {
    const std::lock_guard lock(mutex_);
    stats_[place] = stats;
  }

  create::AttemptStats tried() {
    const std::lock_guard lock(mutex_);
    create::AttemptStats sum;
    for (const create::AttemptStats& each : stats_) sum.add(each);
    return sum;
  }

  Stop stop_;
  create::Series series_;
  std::mutex mutex_;
  std::vector<create::AttemptStats> stats_;  // of each thread
};

}  // namespace

std::optional<create::GeneratedPuzzle> make_puzzle(
    const create::PuzzleSpec& spec, std::uint64_t seed, const Stop& stop,
    const std::function<void(const create::AttemptStats&)>& report) {
  return PuzzleShop(spec, seed, stop).run(report);
}

}  // namespace quadrille::desktop
