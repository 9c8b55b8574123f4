// BandSpace: what can be said of all solutions of a board together, by bands: any of them at
// random, and in how many each candidate is.
//   BandSpace space(grid, memory);
//   if (!space.run(threads, stop)) return;
//   Random random(7);
//   if (const auto drawn = space.sample(10, random, stop)) use(*drawn);
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "quadrille/base/natural.h"
#include "quadrille/base/random.h"
#include "quadrille/base/stop.h"
#include "quadrille/boards/grid.h"
#include "quadrille/solve/bands/band_count.h"

namespace quadrille::sudoku::bands {

class BandSpace {
 public:
  // requires: as BandCount
  BandSpace(const Grid& grid, std::size_t memory);

  // What counting will take on one core, about.
  [[nodiscard]] double seconds() const { return count_.seconds(); }
  // Counts. False: the stop came first.
  bool run(std::uint32_t threads, const Stop* stop) { return count_.run(threads, stop); }
  // Whether there was enough memory for what follows.
  [[nodiscard]] bool has_room() const { return count_.has_room(); }
  [[nodiscard]] const BandCount& count() const { return count_; }

  // These give nothing if a stop came first. requires: run()

  // So many solutions, each drawn from all of them. Those of fewer are the first of more.
  //   requires: there is one
  [[nodiscard]] std::optional<std::vector<Grid>> sample(std::uint64_t count, Random& random,
                                                        const Stop* stop) const;

  // In how many solutions each digit stands in each cell, at cell * size + digit - 1; nothing also
  // where there is not enough memory. Each part is the head once, and that of fewest givens takes
  // much longer than counting.
  [[nodiscard]] std::optional<std::vector<Natural>> marginals(std::uint32_t threads,
                                                              const Stop* stop) const;

 private:
  class Draw;

  // Nothing where marginals() gives nothing.
  [[nodiscard]] std::vector<Sum> marginals_of_part(const Field& field, std::uint32_t part,
                                                   std::uint32_t threads, const Stop* stop) const;

  Grid grid_;
  std::size_t memory_;
  BandCount count_;
};

}  // namespace quadrille::sudoku::bands
