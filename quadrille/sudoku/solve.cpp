#include "quadrille/sudoku/solve.h"

#include <fmt/format.h>

#include "quadrille/cover/diagnose.h"
#include "quadrille/sudoku/verify.h"

namespace quadrille::sudoku {

Solver::Solver(const Grid& grid, const SearchOptions& options)
    : solution_(grid.shape(), {grid.cells().begin(), grid.cells().end()}) {
  const Encoding encoding = encode(grid);
  legend_ = encoding.legend;
  const auto uncoverable = cover::uncoverable_items(encoding.problem);
  if (uncoverable.empty()) {
    search_.emplace(encoding.problem, options);
    return;
  }
  for (const Conflict& conflict : find_conflicts(grid)) {
    obstacles_.push_back(describe(grid.shape(), conflict));
  }
  if (!obstacles_.empty()) return;
  for (const cover::ItemId item : uncoverable) {
    obstacles_.push_back(fmt::format("nothing is left for {}", encoding.problem.item_name(item)));
  }
}

bool Solver::next() {
  if (!search_ || !search_->next()) return false;
  // Every option of every solution fills the same cells, so nothing of an earlier one remains.
  for (const cover::OptionId option : search_->solution()) {
    const Placement& placement = legend_->placements[index(option)];
    solution_.set(placement.cell, placement.digit);
  }
  return true;
}

Answer solve(const Grid& grid, const SearchOptions& options) {
  Solver solver(grid, options);
  Answer answer;
  if (solver.next()) {
    answer.solution = solver.solution();
    if (solver.next()) {
      answer.another = solver.solution();
      answer.verdict = Verdict::many;
    } else if (solver.exhausted()) {
      answer.verdict = Verdict::one;
    }
  } else if (solver.exhausted()) {
    answer.verdict = Verdict::none;
  }
  answer.obstacles = solver.obstacles();
  answer.stats = solver.stats();
  return answer;
}

Count count(const Grid& grid, std::uint64_t limit, const SearchOptions& options) {
  Solver solver(grid, options);
  Count count;
  while (count.solutions < limit && solver.next()) ++count.solutions;
  count.complete = solver.exhausted();
  count.stats = solver.stats();
  return count;
}

}  // namespace quadrille::sudoku
