#include "quadrille/play/check.h"

#include <algorithm>
#include <optional>

#include "quadrille/base/sort.h"

namespace quadrille::play {
namespace {

// Whether what stands in a cell is wrong, given its digit in the solution.
using Mistake = bool (*)(const CellState& state, Digit right);

bool is_wrong(const CellState& state, Digit right) {
  return state.digit != 0 && state.digit != right;
}

bool leaves_out(const CellState& state, Digit right) {
  return state.digit == 0 && !state.centre.empty() && !state.centre.has(right);
}

// How many steps lie between now and the latest moment without such a mistake; nothing where there
// was none since the puzzle was set.
std::optional<std::size_t> steps_since_right(const Game& game, Mistake mistake) {
  const History& history = game.record().history;
  const sudoku::Grid& solution = *game.solution();
  Board board = game.record().board;
  const auto is_mistaken = [&](Cell cell) { return mistake(board.cell(cell), solution.at(cell)); };
  std::ptrdiff_t mistakes = std::ranges::count_if(all_cells(game), is_mistaken);
  std::size_t steps = 0;
  for (; mistakes > 0; ++steps) {
    if (steps == history.done()) return std::nullopt;
    for (const Flip flip : history.step(history.done() - 1 - steps)) {
      if (flip.layer() == Layer::mode) return std::nullopt;
      mistakes -= is_mistaken(flip.cell()) ? 1 : 0;
      board.toggle(flip);
      mistakes += is_mistaken(flip.cell()) ? 1 : 0;
    }
  }
  return steps;
}

}  // namespace

Faults find_faults(const Game& game) {
  Faults faults;
  faults.conflicts = sudoku::find_conflicts(game.digits());
  if (sudoku::constraints_of(game.record().frame) != nullptr)
    faults.broken = find_broken_rules(game);
  if (!game.solution()) return faults;
  for (Cell cell = 0; cell < game.cells().size(); ++cell) {
    const CellState& state = game.cell(cell);
    const Digit right = game.solution()->at(cell);
    if (is_wrong(state, right)) faults.wrong.push_back(cell);
    if (leaves_out(state, right)) faults.wrong_marks.push_back(cell);
  }
  return faults;
}

Faults check(Game& game) {
  game.count_check();
  return find_faults(game);
}

std::size_t undo_to_right(Game& game) {
  if (!game.solution() || game.mode() == Mode::set) return 0;
  std::optional<std::size_t> steps = steps_since_right(game, is_wrong);
  if (steps == 0) steps = steps_since_right(game, leaves_out);
  if (steps.value_or(0) == 0) return 0;
  for (std::size_t step = 0; step < *steps; ++step) game.undo();
  game.count_check();
  return *steps;
}

bool filled_at_once(const Game& game) {
  if (!game.can_undo()) return false;
  const History& history = game.record().history;
  Digit first = 0;
  for (const Flip flip : history.step(history.done() - 1)) {
    const Digit digit = game.cell(flip.cell()).digit;
    if (flip.layer() != Layer::digit || digit == 0 || digit == first) continue;
    if (first != 0) return true;
    first = digit;
  }
  return false;
}

std::vector<sudoku::BrokenRule> find_broken_rules(const Game& game) {
  const auto* rules = sudoku::constraints_of(game.record().frame);
  return rules != nullptr ? rules->broken_parts(game.digits()) : std::vector<sudoku::BrokenRule>();
}

Message message_of(const Game& game, const sudoku::BrokenRule& broken) {
  const sudoku::Constraint& rule = game.record().frame.constraints()->all()[broken.constraint];
  Argument::List cells;
  for (const Cell cell : broken.cells) cells.emplace_back(cell_name(game.shape(), cell));
  return {"constraint.broken",
          {{"rule", sudoku::message_of(game.shape(), rule)}, {"cells", std::move(cells)}}};
}

std::vector<Cell> conflicting_cells(const Game& game) {
  std::vector<Cell> cells = sudoku::conflicting_cells(game.digits());
  if (sudoku::constraints_of(game.record().frame) == nullptr) return cells;
  for (const sudoku::BrokenRule& broken : find_broken_rules(game)) {
    cells.insert(cells.end(), broken.cells.begin(), broken.cells.end());
  }
  quadrille::sort(cells);
  cells.erase(std::ranges::unique(cells).begin(), cells.end());
  return cells;
}

}  // namespace quadrille::play
