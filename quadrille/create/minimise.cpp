#include "quadrille/create/minimise.h"

#include <array>
#include <utility>

#include "quadrille/create/generate/counter.h"
#include "quadrille/create/generate/dig.h"

namespace quadrille::create {
namespace {

using cover::Verdict;

// Of a count up to 2.
Verdict verdict_of(std::uint64_t solutions) {
  if (solutions > 2) return Verdict::unknown;
  return solutions == 0 ? Verdict::none : solutions == 1 ? Verdict::one : Verdict::many;
}

}  // namespace

Result<Minimised> minimised(const sudoku::Grid& grid, Random& random, const Stop* stop) {
  if (grid.has_marks()) return Error{"expected a board without pencil marks"};
  Counter counter(grid.shape(), {.stop = stop});
  const Verdict verdict = verdict_of(counter.count(grid, 2));
  if (verdict != Verdict::one) return Minimised{.verdict = verdict, .puzzle = grid};
  Groups clues;
  for (sudoku::Cell cell = 0; cell < grid.shape().cell_count(); ++cell) {
    if (grid.at(cell) != 0) clues.push_back({cell});
  }
  random.shuffle(clues);
  std::array digs = {Dig(grid, std::move(clues), 0)};
  dig_all(digs, counter);
  return Minimised{.verdict = verdict, .puzzle = digs[0].board(), .complete = !digs[0].unsure()};
}

}  // namespace quadrille::create
