// Counting the solutions of a Problem, however many there are.
//   const cover::Count count = cover::count(problem);
//   say(count.text());   // "exactly 2444888770250892795802079170816"
//
// Two ways take turns, each with several times the work of its turn before, until one of them gets
// there: to walk through the solutions, and to sweep over the items (EngineName::sweep), which is
// the way where parts of the problem come up again and again. With an engine named, that one works
// alone. Without memory for it, the sweep is given up.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "quadrille/base/natural.h"
#include "quadrille/cover/search.h"

namespace quadrille::cover {

class Turns;
enum class Played : std::uint8_t;
namespace sweep {
class Sweep;
}

// A number of solutions: exactly so many, or at least so many. Boards have engines of their own.
template <class Report>
struct CountBy {
  Natural solutions = 0;
  bool exact = false;  // false: there may be more, as the limit, max_nodes or a stop came first
  // Of the walk; of a sweep, its states as decisions and its moves as propagations. More solutions
  // than its number can hold are the greatest there.
  Stats stats = {};
  Report engine = {};

  // "288"; "exactly 288" or "at least 288"
  [[nodiscard]] std::string number() const { return solutions.text(); }
  [[nodiscard]] std::string text() const { return (exact ? "exactly " : "at least ") + number(); }
};
using Count = CountBy<EngineReport>;

// Counts the solutions, at most `limit` of them; the greatest limit is none.
Count count(const Problem& problem, std::uint64_t limit = UINT64_MAX,
            const SearchOptions& options = {});

// The same for who wants to know meanwhile how far it is.
//   Counter counter(problem, UINT64_MAX, {.stop = &slice});
//   while (!counter.run() && !slice.is_final()) show(counter.progress());
//   use(counter.count());
class Counter {
 public:
  // The problem need not outlive it.
  explicit Counter(Problem problem, std::uint64_t limit = UINT64_MAX, SearchOptions options = {});
  ~Counter();
  Counter(Counter&&) noexcept;
  Counter& operator=(Counter&&) noexcept;

  // True at the end: all are counted, or the limit or max_nodes is reached. False when a stop came
  // first; it can go on once that is no longer requested.
  bool run();
  // As Search::cut: what is left to it is over in a moment of run().
  std::vector<Branch> cut();
  // As far as it is known.
  [[nodiscard]] Count count() const;
  // An estimate of the part that is done, from 0 to 1.
  [[nodiscard]] double progress() const;

 private:
  [[nodiscard]] bool is_stopped() const;
  Played play_walk(std::uint64_t end);
  Played play_sweep(std::uint64_t end);
  void end_walk();
  void make_sweep();
  void give_up_sweep();
  [[nodiscard]] bool is_swept() const;

  std::uint64_t limit_;
  SearchOptions options_;
  Problem problem_;  // for the sweep, as long as it has not begun
  std::optional<Search> search_;
  std::unique_ptr<sweep::Sweep> sweep_;
  std::unique_ptr<Turns> turns_;  // the first is the walk
  bool has_bounds_;
  std::uint64_t walk_turn_;        // its length, in updates
  std::uint64_t walk_end_ = 0;     // where the next one ends
  std::uint64_t sweep_moves_ = 0;  // that it was asked for
  double rest_ = 0;                // updates that the walk still seems to need
  std::uint64_t found_ = 0;        // by the walk
};

}  // namespace quadrille::cover
