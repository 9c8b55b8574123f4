#include "quadrille/logic/solve.h"

namespace quadrille::logic {

Path solve_by_logic(const sudoku::Grid& grid, const FindOptions& options) {
  Path path{.end = Position(grid)};
  path.outcome = follow_steps(path.end, options, [&](const Deduction& step, const Position&) {
    path.steps.push_back(step);
    return true;
  });
  return path;
}

}  // namespace quadrille::logic
