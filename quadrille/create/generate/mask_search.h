// MaskSearch: looks for digits in chosen cells that leave one solution.
//   MaskSearch::Found found = MaskSearch(shape, mask, counter).run(random);
//   if (found.solutions == 1) use(found.puzzle);
// It begins with the digits of a full grid and changes one or two of them at a time, if that leaves
// fewer solutions. So much is tried and no more: that depends on the random numbers alone.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "quadrille/base/random.h"
#include "quadrille/base/stop.h"
#include "quadrille/create/generate/counter.h"
#include "quadrille/sudoku/grid.h"

namespace quadrille::create {

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

}  // namespace quadrille::create
