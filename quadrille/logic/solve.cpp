#include "quadrille/logic/solve.h"

#include "quadrille/rules/constraints.h"

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

Outcome outcome_of(const Position& position) {
  if (position.broken()) return Outcome::broken;
  if (position.empty_cells() > 0) return Outcome::stuck;
  if (!position.layout().has_further()) return Outcome::solved;
  const auto broken = position.layout().constraints()->broken_on(position.grid());
  return broken.empty() ? Outcome::solved : Outcome::broken;
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
