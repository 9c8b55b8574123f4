// Generate: puzzles with exactly one solution, which has been proved, as a PuzzleSpec asks for.
//   const create::PuzzleSpec spec{.shape = *sudoku::Shape::boxes(3, 3)};
//   const Result<create::GeneratedPuzzle> puzzle = create::generate(spec, 7);
//   if (puzzle) use(puzzle->puzzle, puzzle->solution);
// Many of them, on any number of threads:
//   create::Series series(spec, {.seed = 7, .count = 10, .threads = 4});
//   const Result<void> made = series.make([&] {
//     for (const create::GeneratedPuzzle& next : series.take()) use(next.puzzle);
//     return true;  // false: that is enough for now
//   });
// The same seed gives the same puzzles on every machine, however many threads share the work.
// Where memory runs out, these functions throw std::bad_alloc; the series can then go on.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "quadrille/base/result.h"
#include "quadrille/base/stop.h"
#include "quadrille/boards/grid.h"
#include "quadrille/create/puzzle_spec.h"
#include "quadrille/logic/rate.h"

namespace quadrille::create {

class Workshop;

struct GeneratedPuzzle {
  sudoku::Grid puzzle;
  sudoku::Grid solution;
  Pattern pattern = Pattern::none;           // as asked for, or as drawn
  std::optional<logic::Rating> rating = {};  // where the spec asks for it
};

// One puzzle, the first of Series(spec, {.seed = seed}). An error says why there is none: no puzzle
// can be so, or the stop came first.
// requires: a mask that fits the shape, if there is one
Result<GeneratedPuzzle> generate(const PuzzleSpec& spec, std::uint64_t seed,
                                 const Stop* stop = nullptr);

// What was tried, and how near it came to the spec.
struct AttemptStats {
  std::uint64_t tried = 0;
  std::uint64_t fewest_solutions = UINT64_MAX;  // of those given up with several, for a mask
  std::uint32_t fewest_clues = UINT32_MAX;
  std::uint32_t most_clues = 0;
  std::uint64_t not_minimal = 0;
  std::uint64_t rated = 0;
  std::uint64_t too_hard = 0;  // they were rated no further
  logic::Difficulty easiest = UINT32_MAX;
  logic::Difficulty hardest = 0;

  void see_clues(std::uint32_t clues);
  void see_rating(logic::Difficulty difficulty);
  void add(const AttemptStats& other);

  // "3,214 puzzles tried; the hardest was rated 2.8"
  [[nodiscard]] Message message(const PuzzleSpec& spec) const;
};

struct SeriesOptions {
  std::uint64_t seed = 0;
  std::uint64_t count = 1;
  std::uint64_t first = 0;  // the number of the first, where others make those before it
  std::uint32_t threads = 1;
  const Stop* stop = nullptr;  // outlives the series
};

// Puzzles number 0, 1, 2, … of a seed, made by any number of threads and handed out in order. Each
// is the first of its attempts that is as asked for, however they were shared out. It is the same
// for one puzzle on several threads, or for who wants to know meanwhile how far it is.
class Series {
 public:
  // requires: !impossible(spec)
  Series(PuzzleSpec spec, const SeriesOptions& options);
  Series(const Series&) = delete;
  Series& operator=(const Series&) = delete;
  ~Series();

  [[nodiscard]] const PuzzleSpec& spec() const;
  [[nodiscard]] std::uint64_t seed() const;

  // Whether any grid fits the regions, where that is not sure; true if a stop came first.
  bool fits();
  // Goes on until all puzzles are made, a stop comes, or `after_each`, which is called after each
  // piece of work, says false: that is enough for now. It is called on whichever thread has done
  // the piece, and never on two at a time. Where no grid fits, that is the error.
  // A thread that cannot have the memory it needs, or for which after_each has none, leaves its
  // work to the others; only where one alone has not enough of it, std::bad_alloc is thrown.
  Result<void> make(const std::function<bool()>& after_each);

  // These may be called from any thread.

  // The next puzzles in order, as far as they are ready; each once.
  std::vector<GeneratedPuzzle> take();
  // How many puzzles are made, the rest being on the way.
  [[nodiscard]] std::uint64_t made() const;
  // Of everything that was tried.
  [[nodiscard]] AttemptStats stats() const;

 private:
  std::unique_ptr<Workshop> workshop_;
};

}  // namespace quadrille::create
