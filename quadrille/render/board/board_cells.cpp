#include "quadrille/render/board/board_cells.h"

#include <cassert>

#include "quadrille/sudoku/text/symbols.h"

namespace quadrille::render {

using sudoku::Cell;
using sudoku::Digit;
using sudoku::Grid;

BoardCells::BoardCells(const Grid& puzzle, const Grid* solution, std::span<const Cell> conflicts)
    : puzzle_(puzzle), solution_(solution), in_conflict_(puzzle.shape().cell_count()) {
  assert(solution == nullptr || solution->shape() == puzzle.shape());
  for (const Cell cell : conflicts) {
    assert(cell < in_conflict_.size());
    in_conflict_[cell] = true;
  }
}

CellContent BoardCells::at(Cell cell) const {
  const Digit given = puzzle_.at(cell);
  const Digit digit = given == 0 && solution_ != nullptr ? solution_->at(cell) : given;
  return {digit, given != 0, in_conflict_[cell]};
}

std::string symbol(Digit digit, std::uint32_t board_size) {
  if (digit == 0 || board_size <= sudoku::kMaxSymbol) return {sudoku::symbol_of(digit)};
  return std::to_string(digit);
}

std::uint32_t symbol_width(std::uint32_t board_size) {
  if (board_size <= sudoku::kMaxSymbol) return 1;
  return static_cast<std::uint32_t>(std::to_string(board_size).size());
}

}  // namespace quadrille::render
