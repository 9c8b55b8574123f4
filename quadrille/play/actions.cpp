// The actions of a game. Each changes the board through an Edit, whose flips become one step.
#include <algorithm>
#include <utility>
#include <vector>

#include "quadrille/logic/position.h"
#include "quadrille/play/game.h"
#include "quadrille/rules/constraints.h"

namespace quadrille::play {

// Changes on a board that together make one step.
class Edit {
 public:
  // The board is changed at once.
  explicit Edit(Board& board) : board_(&board) {}

  void set_digit(Cell cell, Digit digit, bool given) {
    const CellState& state = board_->cell(cell);
    const auto difference = static_cast<Digit>(state.digit ^ digit);
    if (difference != 0) toggle(Flip(cell, Layer::digit, difference));
    if (state.given != given) toggle(Flip(cell, Layer::given, 1));
  }
  // requires: a layer that holds marks
  void set(Cell cell, Layer layer, std::uint32_t mark, bool on) {
    if (marks_of(board_->cell(cell), layer).has(mark) != on) toggle(Flip(cell, layer, mark));
  }
  void set_candidate_colour(Cell cell, Digit digit, std::uint32_t colour) {
    const std::uint32_t before = board_->cell(cell).candidate_colours.of(digit);
    if (before != colour) toggle(Flip::candidate_colour(cell, digit, before ^ colour));
  }
  void toggle(Flip flip) {
    board_->toggle(flip);
    flips_.push_back(flip);
  }

  [[nodiscard]] std::vector<Flip> finish() { return simplified(std::exchange(flips_, {})); }

 private:
  Board* board_;
  std::vector<Flip> flips_;
};

// Adds the step, if there is one.
bool Game::commit(Edit& edit) {
  const std::vector<Flip> step = edit.finish();
  if (step.empty()) return false;
  if (settings().keep_undone) keep_undone();
  record_.history.add(step);
  forget_stale_solution(step);
  return true;
}

// A digit into a cell that may change, with all that follows from the mode and the settings.
void Game::put(Edit& edit, Cell cell, Digit digit) {
  edit.set_digit(cell, digit, mode() == Mode::set && digit != 0);
  if (digit == 0) return;
  if (mode() == Mode::play && solution() && solution()->at(cell) != digit) {
    ++record_.help.mistakes;
  }
  if (!settings().clean_marks) return;
  for (const sudoku::Unit unit : layout().units_of(cell)) {
    for (const Cell other : layout().cells(unit)) {
      if (other == cell) continue;
      edit.set(other, Layer::corner, digit, false);
      edit.set(other, Layer::centre, digit, false);
    }
  }
  if (sudoku::constraints_of(record_.frame) != nullptr) clean_by_rules(edit, digit);
}

// From the marks of cells that may not hold the digit any more, by the constraints of the board.
void Game::clean_by_rules(Edit& edit, Digit digit) const {
  const sudoku::Grid now = digits();
  for (Cell cell = 0; cell < cells().size(); ++cell) {
    const CellState& state = cells()[cell];
    if (state.digit != 0 || !(state.corner.has(digit) || state.centre.has(digit))) continue;
    const std::vector<Digit> fitting = now.constraints()->fitting(now, cell);
    if (std::ranges::find(fitting, digit) != fitting.end()) continue;
    edit.set(cell, Layer::corner, digit, false);
    edit.set(cell, Layer::centre, digit, false);
  }
}

bool Game::enter(std::span<const Cell> cells, Digit digit) {
  assert(digit <= size());
  const bool as_given = mode() == Mode::set && digit != 0;
  const auto lacks = [&](Cell cell) {
    const CellState& state = record_.board.cell(cell);
    return may_change(cell) && (state.digit != digit || state.given != as_given);
  };
  Edit edit(record_.board);
  if (std::ranges::any_of(cells, lacks)) {
    for (const Cell cell : cells) {
      if (lacks(cell)) put(edit, cell, digit);
    }
  } else {
    for (const Cell cell : cells) {
      if (may_change(cell)) put(edit, cell, 0);
    }
  }
  return commit(edit);
}

bool Game::set_givens(const sudoku::Grid& grid) {
  assert(grid.shape() == shape());
  Edit edit(record_.board);
  for (Cell cell = 0; cell < cells().size(); ++cell) {
    const Digit digit = grid.at(cell);
    if (digit != 0 || record_.board.cell(cell).given) edit.set_digit(cell, digit, digit != 0);
  }
  return commit(edit);
}

bool Game::toggle(Layer layer, std::span<const Cell> cells, std::uint32_t mark) {
  const auto takes_it = [&](Cell cell) {
    return layer == Layer::colour || record_.board.cell(cell).digit == 0;
  };
  const bool missing = std::ranges::any_of(cells, [&](Cell cell) {
    return takes_it(cell) && !marks_of(record_.board.cell(cell), layer).has(mark);
  });
  Edit edit(record_.board);
  for (const Cell cell : cells) {
    if (takes_it(cell)) edit.set(cell, layer, mark, missing);
  }
  return commit(edit);
}

bool Game::toggle_corner(std::span<const Cell> cells, Digit digit) {
  assert(digit >= 1 && digit <= size());
  return toggle(Layer::corner, cells, digit);
}

bool Game::toggle_centre(std::span<const Cell> cells, Digit digit) {
  assert(digit >= 1 && digit <= size());
  return toggle(Layer::centre, cells, digit);
}

bool Game::toggle_colour(std::span<const Cell> cells, std::uint32_t colour) {
  assert(colour >= 1 && colour <= kColours);
  return toggle(Layer::colour, cells, colour);
}

bool Game::toggle_candidate_colour(std::span<const Cell> cells, Digit digit, std::uint32_t colour) {
  assert(digit >= 1 && digit <= size() && colour >= 1 && colour <= kColours);
  const auto lacks = [&](Cell cell) {
    const CellState& state = record_.board.cell(cell);
    return state.digit == 0 && state.candidate_colours.of(digit) != colour;
  };
  const bool missing = std::ranges::any_of(cells, lacks);
  Edit edit(record_.board);
  for (const Cell cell : cells) {
    if (record_.board.cell(cell).digit != 0) continue;
    edit.set_candidate_colour(cell, digit, missing ? colour : 0);
  }
  return commit(edit);
}

bool Game::clear(std::span<const Cell> cells) {
  Edit edit(record_.board);
  const auto take_marks = [&](Cell cell, Layer layer) {
    const Marks marks = marks_of(record_.board.cell(cell), layer);
    for (const std::uint32_t mark : marks) edit.set(cell, layer, mark, false);
  };
  for (const Cell cell : cells) {
    if (may_change(cell)) edit.set_digit(cell, 0, false);
  }
  if (commit(edit)) return true;
  for (const Cell cell : cells) {
    if (record_.board.cell(cell).digit != 0) continue;
    take_marks(cell, Layer::corner);
    take_marks(cell, Layer::centre);
  }
  if (commit(edit)) return true;
  for (const Cell cell : cells) {
    take_marks(cell, Layer::colour);
    const CandidateColours colours = record_.board.cell(cell).candidate_colours;
    for (const auto& candidate : colours) edit.set_candidate_colour(cell, candidate.digit, 0);
  }
  return commit(edit);
}

// The candidates of those of the cells that are empty, as their centre marks.
void Game::fill(Edit& edit, std::span<const Cell> cells) {
  const logic::Position position(digits(), layout_);
  for (const Cell cell : cells) {
    if (record_.board.cell(cell).digit != 0) continue;
    const Marks marks(position.options(sudoku::Layout::rule(cell)));
    for (std::uint32_t digit = 1; digit <= size(); ++digit) {
      edit.set(cell, Layer::centre, digit, marks.has(digit));
    }
  }
}

bool Game::fill_marks() { return fill_marks(all_cells(*this)); }

bool Game::fill_marks(std::span<const Cell> cells) {
  Edit edit(record_.board);
  fill(edit, cells);
  return commit(edit);
}

bool Game::clean_marks() {
  Edit edit(record_.board);
  for (Cell cell = 0; cell < cells().size(); ++cell) {
    const CellState state = record_.board.cell(cell);
    if (state.corner.empty() && state.centre.empty()) continue;
    const Marks open = candidates(cell);
    for (const Layer layer : {Layer::corner, Layer::centre}) {
      for (const std::uint32_t mark : marks_of(state, layer)) {
        if (!open.has(mark)) edit.set(cell, layer, mark, false);
      }
    }
  }
  return commit(edit);
}

bool Game::apply(const logic::Deduction& deduction) { return apply({&deduction, 1}, false); }

// Digits first: candidates that are filled in then know of all of them.
bool Game::apply(std::span<const logic::Deduction> deductions, bool from_givens) {
  Edit edit(record_.board);
  if (from_givens) {
    for (const Flip flip : beyond_givens(record_.board)) {
      const bool is_colour =
          flip.layer() == Layer::colour || flip.layer() == Layer::candidate_colour;
      if (!is_colour) edit.toggle(flip);
    }
  }
  for (const logic::Deduction& deduction : deductions) {
    if (deduction.places && may_change(deduction.places->cell)) {
      put(edit, deduction.places->cell, deduction.places->digit);
    }
  }
  const auto is_open = [&](logic::Placement option) {
    return record_.board.cell(option.cell).digit == 0;
  };
  if (std::ranges::any_of(deductions, [&](const logic::Deduction& deduction) {
        return std::ranges::any_of(deduction.rules_out, is_open);
      })) {
    std::vector<Cell> unmarked = all_cells(*this);
    std::erase_if(unmarked, [&](Cell cell) { return !record_.board.cell(cell).centre.empty(); });
    fill(edit, unmarked);
  }
  for (const logic::Deduction& deduction : deductions) {
    for (const auto& [cell, digit] : deduction.rules_out) {
      edit.set(cell, Layer::corner, digit, false);
      edit.set(cell, Layer::centre, digit, false);
    }
  }
  return commit(edit);
}

bool Game::return_to(std::size_t index) {
  assert(index < record_.checkpoints.size());
  std::vector<Flip> way = record_.history.sum(record_.history.done());
  const std::vector<Flip>& flips = record_.checkpoints[index].flips;
  way.insert(way.end(), flips.begin(), flips.end());
  Edit edit(record_.board);
  for (const Flip flip : simplified(std::move(way))) edit.toggle(flip);
  return commit(edit);
}

bool Game::restart() {
  Edit edit(record_.board);
  for (const Flip flip : beyond_givens(record_.board)) edit.toggle(flip);
  return commit(edit);
}

bool Game::set_mode(Mode mode) {
  Edit edit(record_.board);
  if (record_.board.mode() != mode) edit.toggle(Flip(0, Layer::mode, 1));
  return commit(edit);
}

}  // namespace quadrille::play
