// Generate: puzzles with exactly one solution, which has been proved, as a PuzzleSpec asks for.
//   const create::PuzzleSpec spec{.shape = *sudoku::Shape::boxes(3, 3)};
//   const Result<create::GeneratedPuzzle> puzzle = create::generate(spec, 7);
//   if (puzzle) use(puzzle->puzzle, puzzle->solution);
// Many of them, on any number of threads:
//   create::Series series(spec, {.seed = 7, .count = 10});
//   create::Generator generator(series.spec(), series.seed());  // one for each thread
//   series.work_through(generator, [&] {
//     for (const create::GeneratedPuzzle& next : series.take()) use(next.puzzle);
//     return true;                                              // false: this thread has enough
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
#include "quadrille/create/puzzle_spec.h"
#include "quadrille/logic/rate.h"
#include "quadrille/sudoku/grid.h"

namespace quadrille::create {

class AttemptQueue;

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

// Makes attempts at puzzles, as many side by side as fill the lanes of the batch engine. It is for
// one thread at a time.
class Generator {
 public:
  // `spec` and `stop` outlive it.
  // requires: !impossible(spec)
  Generator(const PuzzleSpec& spec, std::uint64_t seed, const Stop* stop = nullptr);
  Generator(const Generator&) = delete;
  Generator& operator=(const Generator&) = delete;
  ~Generator();

  // Of everything that was tried.
  [[nodiscard]] const AttemptStats& stats() const;

 private:
  friend class Series;
  class Impl;
  std::unique_ptr<Impl> impl_;
};

// Puzzles number 0, 1, 2, … of a seed, made by any number of threads and handed out in order. Each
// is the first of its attempts that is as asked for, however they were shared out.
class Series {
 public:
  struct Options {
    std::uint64_t seed = 0;
    std::uint64_t count = 1;
    std::uint64_t first = 0;  // the number of the first, where others make those before it
  };
  // requires: !impossible(spec)
  Series(PuzzleSpec spec, const Options& options);
  Series(const Series&) = delete;
  Series& operator=(const Series&) = delete;
  ~Series();

  [[nodiscard]] const PuzzleSpec& spec() const { return spec_; }
  [[nodiscard]] std::uint64_t seed() const { return options_.seed; }

  // The functions below may be called from any thread.

  // Does a piece of work. False when all puzzles are made, or the generator was stopped. Nothing is
  // done while very many are waiting to be taken.
  // requires: a generator for the spec and the seed of the series
  bool work(Generator& generator);
  // One piece after another, as long as there are some and `after_each` says true; what that throws
  // ends it too. Where other threads make the last puzzles, it waits for what they leave.
  // requires: as for work()
  void work_through(Generator& generator, const std::function<bool()>& after_each);
  // The next puzzles in order, as far as they are ready; each once.
  std::vector<GeneratedPuzzle> take();
  // How many puzzles are made, the rest being on the way.
  [[nodiscard]] std::uint64_t made() const;

 private:
  PuzzleSpec spec_;
  Options options_;
  std::unique_ptr<AttemptQueue> attempts_;
};

}  // namespace quadrille::create
