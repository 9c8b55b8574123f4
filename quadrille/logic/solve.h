// Solve by logic: the steps of reasoning from a puzzle to its end, the easiest always first.
//   Path path = solve_by_logic(grid);
//   if (path.outcome == Outcome::solved) use(path.steps);
#pragma once

#include <cstdint>
#include <string_view>
#include <utility>
#include <vector>

#include "quadrille/boards/grid.h"
#include "quadrille/logic/find.h"

namespace quadrille::logic {

enum class Outcome : std::uint8_t {
  solved,
  stuck,   // no step is known: several solutions, or a limit or a stop came first
  broken,  // there is no solution: see Position::dead_items of the end
};
// "solved", "stuck" or "broken", as above.
std::string_view name(Outcome outcome);

// Of steps that end in the position. A full board that breaks a constraint is broken, too, though
// nothing is dead there.
Outcome outcome_of(const Position& position);

struct Path {
  Outcome outcome = Outcome::stuck;
  std::vector<Deduction> steps = {};
  Position end;
};

// Techniques that need uniqueness are sound only where the puzzle has one solution.
Path solve_by_logic(const sudoku::Grid& grid, const FindOptions& options = {});

// Goes on from a position, calling visit(step, position) before each step is made, until visit
// returns false, a stop is asked for, or there is no step left. The position is then where it
// ended.
template <class Visit>
Outcome follow_steps(Position& position, const FindOptions& options, Visit visit) {
  FindMemory own;
  FindOptions with_memory = options;
  if (options.memory == nullptr) with_memory.memory = &own;
  while (options.stop == nullptr || !options.stop->requested()) {
    const auto step = find_next(position, with_memory);
    if (!step) break;
    if (!visit(*step, std::as_const(position))) return Outcome::stuck;
    apply(*step, position);
  }
  return outcome_of(position);
}

}  // namespace quadrille::logic
