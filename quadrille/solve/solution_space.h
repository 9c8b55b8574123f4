// SolutionSpace: what can be said of all solutions of a board together, also where there are far
// too many to list them: how many there are, random ones of which each is equally likely, and in
// how many each candidate is.
//   SolutionSpace space(grid, {.threads = 2});
//   if (space.run() != SolutionSpace::End::ready) return;
//   Random random(7);
//   if (const auto drawn = space.sample(10, random)) use(*drawn);
//
// It is the space of the board's exact-cover form (cover/solution_space.h) or, where that would
// take longer, one by bands (docs/counting.md). Where a file had more than the constraints of the
// board stand for, the solutions are those with its constraints alone.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "quadrille/base/natural.h"
#include "quadrille/base/random.h"
#include "quadrille/boards/grid.h"
#include "quadrille/cover/solution_space.h"
#include "quadrille/solve/solve.h"

namespace quadrille::sudoku {

class SolutionSpace {
 public:
  using End = cover::SolutionSpace::End;

  // requires: no engine that cannot take the board
  explicit SolutionSpace(const Grid& grid, const SolveOptions& options = {});
  ~SolutionSpace();
  SolutionSpace(SolutionSpace&&) noexcept;
  SolutionSpace& operator=(SolutionSpace&&) noexcept;

  // Counts, and makes ready for what follows.
  End run();
  // Of the solutions; also where there is no memory for more.
  [[nodiscard]] const Count& count() const { return count_; }

  // Each of these gives nothing if a stop came first, or if there was not enough memory.
  //   requires: run() said that it is ready

  // So many solutions, each drawn from all of them. The same random numbers give the same ones on
  // every machine; fewer of them are the first of more.
  //   requires: there is one
  [[nodiscard]] std::optional<std::vector<Grid>> sample(std::uint64_t count, Random& random) const;
  // In how many solutions each digit stands in each cell, at cell * size + digit - 1.
  [[nodiscard]] std::optional<std::vector<Natural>> marginals() const;

 private:
  class Bands;
  class Cover;

  End run_cover(std::uint64_t max_nodes);
  End run_bands();

  Grid grid_;
  SolveOptions options_;
  Count count_;
  std::unique_ptr<Bands> bands_;  // at most one of these answers
  std::unique_ptr<Cover> cover_;
};

}  // namespace quadrille::sudoku
