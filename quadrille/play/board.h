// Board: what stands in the cells of a game.
//   Board board(grid, Mode::play);
//   board.cell(0).digit, board.cell(0).given, board.cell(1).centre
#pragma once

#include <array>
#include <cassert>
#include <cstdint>
#include <span>
#include <vector>

#include "quadrille/play/board/flip.h"
#include "quadrille/play/marks.h"
#include "quadrille/sudoku/grid.h"

namespace quadrille::play {

inline constexpr std::uint32_t kColours = 9;

// The layers that hold marks.
inline constexpr std::array kMarkLayers = {Layer::corner, Layer::centre, Layer::colour};
// Marks are numbered from 1 up to this.
constexpr std::uint32_t largest_mark(Layer layer, std::uint32_t size) {
  return layer == Layer::colour ? kColours : size;
}

enum class Mode : std::uint8_t {
  set,   // what is entered becomes a given
  play,  // givens do not change
};

struct CellState {
  Digit digit = 0;     // 0 is empty
  bool given = false;  // never without a digit
  // Marks stay under a digit and come to light again when it is taken away.
  Marks corner = {};
  Marks centre = {};
  Marks colours = {};  // from 1 to kColours

  friend bool operator==(const CellState&, const CellState&) = default;
};

// requires: a layer that holds marks
inline const Marks& marks_of(const CellState& state, Layer layer) {
  assert(layer == Layer::corner || layer == Layer::centre || layer == Layer::colour);
  if (layer == Layer::corner) return state.corner;
  return layer == Layer::centre ? state.centre : state.colours;
}

class Board {
 public:
  // The digits of the grid are its givens.
  Board(const sudoku::Grid& grid, Mode mode);

  [[nodiscard]] Mode mode() const { return mode_; }
  [[nodiscard]] std::span<const CellState> cells() const { return cells_; }
  [[nodiscard]] const CellState& cell(Cell cell) const {
    assert(cell < cells_.size());
    return cells_[cell];
  }
  // How many cells hold the digit; of 0, how many are empty.
  [[nodiscard]] std::uint32_t count(Digit digit) const { return counts_[digit]; }

  void toggle(Flip flip);
  void toggle(std::span<const Flip> flips) {
    for (const Flip flip : flips) toggle(flip);
  }

  friend bool operator==(const Board&, const Board&) = default;

 private:
  Mode mode_;
  std::vector<CellState> cells_;
  std::vector<std::uint32_t> counts_;  // of each digit, and of empty cells
};

// Everything on the board but its givens: the flips that would take it away, or bring it back.
std::vector<Flip> beyond_givens(const Board& board);

}  // namespace quadrille::play
