#include "quadrille/create/stock.h"

#include <vector>

#include "quadrille/boards/symmetry.h"
#include "quadrille/formats/read.h"

namespace quadrille::create {
namespace {

using logic::Level;

constexpr StockPuzzle kStock[] = {
#include "quadrille/create/stock.inc"
};

sudoku::Grid grid_of(const StockPuzzle& puzzle) {
  return *sudoku::read_grid(puzzle.givens,
                            {.shape = *sudoku::Shape::boxes(puzzle.box_rows, puzzle.box_columns)});
}

}  // namespace

std::span<const StockPuzzle> stock() { return kStock; }

std::optional<sudoku::Grid> take_from_stock(const sudoku::Shape& shape, Level level,
                                            Random& random) {
  std::vector<const StockPuzzle*> ready;
  for (const StockPuzzle& puzzle : kStock) {
    if (puzzle.level == level && shape.has_boxes() && puzzle.box_rows == shape.box_rows() &&
        puzzle.box_columns == shape.box_columns()) {
      ready.push_back(&puzzle);
    }
  }
  if (ready.empty()) return std::nullopt;
  const sudoku::Grid grid = grid_of(*ready[random.below(static_cast<std::uint32_t>(ready.size()))]);
  return transformed(grid, sudoku::random_symmetry(shape, random));
}

sudoku::Grid first_puzzle() { return grid_of(kStock[0]); }

}  // namespace quadrille::create
