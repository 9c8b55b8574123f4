#include "quadrille/logic/solve.h"

namespace quadrille::logic {

std::string_view name(Outcome outcome) {
  switch (outcome) {
    case Outcome::solved:
      return "solved";
    case Outcome::stuck:
      return "stuck";
    case Outcome::broken:
      break;
  }
  return "broken";
}

Path solve_by_logic(const sudoku::Grid& grid, const FindOptions& options) {
  Path path{.end = Position(grid)};
  path.outcome = follow_steps(path.end, options, [&](const Deduction& step, const Position&) {
    path.steps.push_back(step);
    return true;
  });
  return path;
}

}  // namespace quadrille::logic
