#include "quadrille/play/game.h"

#include <algorithm>
#include <limits>
#include <numeric>
#include <utility>

#include "quadrille/rules/constraints.h"
#include "quadrille/rules/verify.h"

namespace quadrille::play {
namespace {

// The grid without its digits.
sudoku::Grid frame_of(const sudoku::Grid& grid) {
  sudoku::Grid frame(grid.shape());
  if (grid.has_marks()) frame.set_marks(grid.marks());
  frame.set_constraints(grid.constraints());
  return frame;
}

// With the units that constraints add.
std::shared_ptr<const sudoku::Layout> layout_of(const sudoku::Grid& frame) {
  if (sudoku::constraints_of(frame) != nullptr) return frame.constraints()->layout(frame);
  return std::make_shared<const sudoku::Layout>(frame.shape());
}

constexpr std::ptrdiff_t kAutomaticCheckpoints = 5;

// The first number that is no name yet.
std::string free_number(std::span<const Checkpoint> list) {
  std::string name;
  for (std::size_t number = 1;
       name.empty() || std::ranges::find(list, name, &Checkpoint::name) != list.end(); ++number) {
    name = std::to_string(number);
  }
  return name;
}

}  // namespace

Game::Game(const sudoku::Grid& puzzle, Mode mode)
    : Game(GameRecord{.frame = frame_of(puzzle), .board = Board(puzzle, mode)}) {}

Game::Game(GameRecord record) : layout_(layout_of(record.frame)), record_(std::move(record)) {}

sudoku::Grid Game::puzzle() const {
  sudoku::Grid grid = record_.frame;
  for (Cell cell = 0; cell < cells().size(); ++cell) {
    if (cells()[cell].given) grid.set(cell, cells()[cell].digit);
  }
  return grid;
}

sudoku::Grid Game::digits() const {
  sudoku::Grid grid = record_.frame;
  for (Cell cell = 0; cell < cells().size(); ++cell) grid.set(cell, cells()[cell].digit);
  return grid;
}

Marks Game::candidates(Cell cell) const {
  Marks marks = Marks::up_to(size());
  for (std::uint32_t digit = 1; record_.frame.has_marks() && digit <= size(); ++digit) {
    marks.set(digit, record_.frame.allows(cell, static_cast<Digit>(digit)));
  }
  for (const sudoku::Unit unit : layout().units_of(cell)) {
    for (const Cell other : layout().cells(unit)) {
      const Digit digit = cells()[other].digit;
      if (other != cell && digit != 0) marks.set(digit, false);
    }
  }
  if (const auto* rules = sudoku::constraints_of(record_.frame)) {
    Marks fitting;
    for (const Digit digit : rules->fitting(digits(), cell)) fitting.set(digit, marks.has(digit));
    return fitting;
  }
  return marks;
}

std::int32_t Game::left(Digit digit) const {
  assert(digit >= 1 && digit <= size());
  return static_cast<std::int32_t>(size()) - static_cast<std::int32_t>(record_.board.count(digit));
}

bool Game::complete() const {
  return mode() == Mode::play && cells_left() == 0 && !sudoku::verify(puzzle(), digits());
}

bool Game::undo() {
  if (!can_undo()) return false;
  const auto flips = record_.history.undo();
  record_.board.toggle(flips);
  forget_stale_solution(flips);
  return true;
}

bool Game::redo() {
  if (!can_redo()) return false;
  const auto flips = record_.history.redo();
  record_.board.toggle(flips);
  forget_stale_solution(flips);
  return true;
}

bool Game::take_back() {
  if (!can_undo()) return false;
  if (mode() == Mode::play && solution()) {
    for (const Flip flip : record_.history.step(record_.history.done() - 1)) {
      const Digit digit = cells()[flip.cell()].digit;
      const bool wrong =
          flip.layer() == Layer::digit && digit != 0 && digit != solution()->at(flip.cell());
      if (wrong && record_.help.mistakes > 0) --record_.help.mistakes;
    }
  }
  undo();
  record_.history.forget_undone();
  return true;
}

std::size_t Game::add_checkpoint(std::string_view name) {
  auto& list = record_.checkpoints;
  std::string tidy = tidy_name(name);
  if (tidy.empty()) tidy = free_number(list);
  auto place = std::ranges::find(list, tidy, &Checkpoint::name);
  if (place == list.end()) place = list.insert(place, {.name = std::move(tidy), .flips = {}});
  place->flips = record_.history.sum(record_.history.done());
  place->automatic = false;
  return static_cast<std::size_t>(place - list.begin());
}

// To be called before the undone steps are forgotten.
[[gnu::noinline]] void Game::keep_undone() {
  auto& list = record_.checkpoints;
  const History& history = record_.history;
  if (history.size() < history.done() + 2) return;
  std::vector<Flip> flips = history.sum(history.size());
  if (std::ranges::find(list, flips, &Checkpoint::flips) != list.end()) return;
  if (std::ranges::count(list, true, &Checkpoint::automatic) >= kAutomaticCheckpoints) {
    list.erase(std::ranges::find(list, true, &Checkpoint::automatic));
  }
  list.push_back({.name = free_number(list), .flips = std::move(flips), .automatic = true});
}

void Game::remove_checkpoint(std::size_t index) {
  assert(index < record_.checkpoints.size());
  record_.checkpoints.erase(record_.checkpoints.begin() + static_cast<std::ptrdiff_t>(index));
}

bool Game::set_constraints(std::shared_ptr<const sudoku::Constraints> constraints) {
  if (sudoku::are_same(record_.frame.constraints().get(), constraints.get())) return false;
  record_.frame.set_constraints(std::move(constraints));
  layout_ = layout_of(record_.frame);
  record_.solution.reset();
  return true;
}

bool Game::set_solution(const sudoku::Grid& solution) {
  if (sudoku::verify(puzzle(), solution)) return false;
  // Its digits alone, as they are saved, whatever marks and constraints came with them.
  record_.solution = sudoku::Grid(shape(), {solution.cells().begin(), solution.cells().end()});
  return true;
}

sudoku::Verdict Game::find_solution(std::uint64_t max_nodes) {
  if (solution()) return sudoku::Verdict::one;
  sudoku::Answer answer = sudoku::solve(puzzle(), {.max_nodes = max_nodes});
  if (answer.verdict == sudoku::Verdict::one) set_solution(*answer.solution);
  return answer.verdict;
}

// To be called when the flips have been made.
void Game::forget_stale_solution(std::span<const Flip> flips) {
  const bool stale = std::ranges::any_of(flips, [&](Flip flip) {
    return flip.layer() == Layer::given ||
           (flip.layer() == Layer::digit && cells()[flip.cell()].given);
  });
  if (stale) record_.solution.reset();
}

void Game::add_time(std::uint64_t milliseconds) {
  if (paused() || mode() == Mode::set || complete()) return;
  std::uint64_t& elapsed = record_.clock.elapsed;
  elapsed += std::min(milliseconds, std::numeric_limits<std::uint64_t>::max() - elapsed);
}

std::vector<Cell> all_cells(const Game& game) {
  std::vector<Cell> cells(game.cells().size());
  std::iota(cells.begin(), cells.end(), Cell{0});
  return cells;
}

}  // namespace quadrille::play
