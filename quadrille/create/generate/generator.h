// Generator: makes puzzles as a spec asks for, as many attempts side by side as fill the lanes.
//   Generator generator(spec, seed, &stop);
//   for (Attempt& attempt : generator.make(ids)) if (attempt.puzzle) use(*attempt.puzzle);
// The ids come from attempt_queue.h.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "quadrille/base/random.h"
#include "quadrille/base/stop.h"
#include "quadrille/boards/grid.h"
#include "quadrille/boards/layout.h"
#include "quadrille/create/generate.h"
#include "quadrille/create/generate/attempt_queue.h"
#include "quadrille/create/generate/counter.h"
#include "quadrille/create/generate/full_grids.h"
#include "quadrille/create/puzzle_spec.h"
#include "quadrille/logic/find.h"
#include "quadrille/logic/rate.h"

namespace quadrille::create {

// Whether a puzzle is as hard as asked for, found out with as little work as that takes.
class Grader {
 public:
  Grader(const PuzzleSpec& spec, const Stop* stop);

  // Nothing where it is not. requires: a puzzle with one solution
  std::optional<logic::Rating> grade(const sudoku::Grid& puzzle, AttemptStats& stats) const;

 private:
  [[nodiscard]] bool needs(const sudoku::Grid& puzzle, logic::Technique technique,
                           const logic::Rating& rating) const;

  Range difficulty_;
  std::optional<logic::Technique> technique_;
  bool by_scale_;  // the scale knows the technique
  logic::FindOptions find_;
  std::shared_ptr<const sudoku::Layout> layout_;
};

// Looks for digits in chosen cells that leave one solution. It begins with the digits of a full
// grid and changes one or two of them at a time, if that leaves fewer solutions. So much is tried
// and no more: that depends on the random numbers alone.
class MaskSearch {
 public:
  struct Found {
    sudoku::Grid puzzle;
    sudoku::Grid solution;    // if there is one
    std::uint64_t solutions;  // as few as could be reached; unknown after a stop
  };

  // requires: a mask with a bit for every cell
  MaskSearch(const sudoku::Shape& shape, const std::vector<bool>& mask, Counter& counter);

  Found run(Random& random, const Stop* stop = nullptr);

 private:
  [[nodiscard]] sudoku::Grid changed(const sudoku::Grid& puzzle, Random& random) const;
  std::optional<Found> best_change(const Found& now, Random& random);

  sudoku::Shape shape_;
  std::vector<sudoku::Cell> clues_;
  Counter& counter_;
};

// For one thread at a time.
class Generator {
 public:
  // `spec` and `stop` outlive it.
  // requires: !impossible(spec)
  Generator(const PuzzleSpec& spec, std::uint64_t seed, const Stop* stop);

  // An answer to each id. Once a puzzle is as asked for, later attempts at it are left out. After a
  // stop the answers say nothing. requires: attempts at the same puzzle in their order
  std::vector<Attempt> make(std::span<const AttemptId> ids);

  // How many ids are best given out together.
  [[nodiscard]] std::size_t best_number() const { return counter_.best_number(); }
  [[nodiscard]] bool stopped() const { return counter_.stopped(); }
  // Of everything that was tried.
  [[nodiscard]] const AttemptStats& stats() const { return stats_; }

 private:
  struct Raw;

  std::vector<Raw> remove_from_full_grids(std::span<const AttemptId> ids);
  std::vector<Raw> fill_masks(std::span<const AttemptId> ids);
  std::optional<GeneratedPuzzle> finish(Raw& raw);
  bool is_minimal(const sudoku::Grid& puzzle);
  [[nodiscard]] Pattern pattern_of(std::uint64_t puzzle) const;

  const PuzzleSpec& spec_;
  std::uint64_t seed_;
  Range aim_;                      // for the number of clues
  std::vector<Pattern> patterns_;  // to draw from, where the spec has none
  const Stop* stop_;
  FullGrids grids_;
  Counter counter_;
  std::optional<Grader> grader_;  // where the spec asks for a rating
  AttemptStats stats_;
};

}  // namespace quadrille::create
