#include "quadrille/play/check.h"

#include <algorithm>

namespace quadrille::play {

Faults find_faults(const Game& game) {
  Faults faults;
  faults.conflicts = sudoku::find_conflicts(game.digits());
  if (!game.solution()) return faults;
  for (Cell cell = 0; cell < game.cells().size(); ++cell) {
    const CellState& state = game.cell(cell);
    const Digit right = game.solution()->at(cell);
    if (state.digit != 0) {
      if (state.digit != right) faults.wrong.push_back(cell);
    } else if (!state.centre.empty() && !state.centre.has(right)) {
      faults.wrong_marks.push_back(cell);
    }
  }
  return faults;
}

Faults check(Game& game) {
  game.count_check();
  return find_faults(game);
}

std::vector<Cell> conflicting_cells(const Game& game) {
  std::vector<Cell> cells;
  for (const sudoku::Conflict& conflict : sudoku::find_conflicts(game.digits())) {
    cells.push_back(conflict.first);
    cells.push_back(conflict.second);
  }
  std::ranges::sort(cells);
  const auto [end, last] = std::ranges::unique(cells);
  cells.erase(end, last);
  return cells;
}

}  // namespace quadrille::play
