#include "quadrille/play/check.h"

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
  return sudoku::conflicting_cells(game.digits());
}

}  // namespace quadrille::play
