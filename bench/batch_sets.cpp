#include "bench/batch_sets.h"

#include <span>

#include "quadrille/base/random.h"
#include "quadrille/boards/conflicts.h"
#include "quadrille/boards/symmetry.h"
#include "quadrille/formats/read.h"
#include "quadrille/solve/solve.h"

namespace quadrille::bench {
namespace {

using sudoku::Cell;
using sudoku::Digit;
using sudoku::Grid;

// Four easy ones, four with 17 clues, four hard ones.
constexpr std::array<std::string_view, 12> kPuzzles = {
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
    "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..",
    "2...8.3...6..7..84.3.5..2.9...1.54.8.........4.27.6...3.1..7.4.72..4..6...4.1...3",
    ".2.81.74.7....31...9...28.5..9.4..874..2.8..316..3.2..3.27...6...56....8.76.51.9.",
    ".......1.4.........2...........5.4.7..8...3....1.9....3..4..2...5.1........8.6...",
    "................12..3..4.........3.......56...1..7.........34...2...6...17.2...8.",
    "................12..1.34........54...2.1......6..........7...26..4..3.....5.....8",
    "................12..3.45...........6...2.1..4..7..8.........9......6.7.318.......",
    "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..",
    "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..",
    ".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....",
    "98.76....54.........3..59..4..2...1..3...85......5...73....94.....5...6.....1...2",
};

std::span<const std::string_view> puzzles_for(Kind kind) {
  const std::span all(kPuzzles);
  switch (kind) {
    case Kind::easy:
      return all.first(4);
    case Kind::clues17:
    case Kind::many:
      return all.subspan(4, 4);
    case Kind::hard:
      return all.last(4);
    case Kind::unsolvable:
      break;
  }
  return all;
}

void remove_clue(Grid& grid, Random& random) {
  Cell cell = random.below(grid.shape().cell_count());
  while (grid.at(cell) == 0) cell = random.below(grid.shape().cell_count());
  grid.set(cell, 0);
}

// A digit that is not that of the only solution, where no rule forbids it at first sight.
void add_wrong_clue(Grid& grid, const Grid& solution, Random& random) {
  for (;;) {
    const Cell cell = random.below(grid.shape().cell_count());
    const auto digit = static_cast<Digit>(random.below(grid.size()) + 1);
    if (grid.at(cell) != 0 || solution.at(cell) == digit) continue;
    grid.set(cell, digit);
    if (sudoku::find_conflicts(grid).empty()) return;
    grid.set(cell, 0);
  }
}

}  // namespace

std::vector<Grid> make_boards(Kind kind, std::size_t count) {
  std::vector<Grid> puzzles;
  std::vector<Grid> solutions;
  for (const std::string_view text : puzzles_for(kind)) {
    puzzles.push_back(*sudoku::read_grid(text));
    solutions.push_back(*sudoku::solve(puzzles.back()).solution);
  }
  Random random(static_cast<std::uint64_t>(kind));
  std::vector<Grid> boards;
  for (std::size_t i = 0; i < count; ++i) {
    const std::size_t which = i % puzzles.size();
    Grid board = puzzles[which];
    if (kind == Kind::many) {
      remove_clue(board, random);
      remove_clue(board, random);
    } else if (kind == Kind::unsolvable) {
      add_wrong_clue(board, solutions[which], random);
    }
    boards.push_back(transformed(board, sudoku::random_symmetry(board.shape(), random)));
  }
  return boards;
}

}  // namespace quadrille::bench
