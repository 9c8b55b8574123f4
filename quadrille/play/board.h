// Board: what stands in the cells of a game, and how it changes.
//   play::Board board(sudoku::Grid(*sudoku::Shape::boxes(3, 3)), play::Mode::play);
//   board.toggle(play::Flip(28, play::Layer::centre, 7));
//   for (const std::uint32_t digit : board.cell(28).centre) use(digit);
#pragma once

#include <array>
#include <cassert>
#include <compare>
#include <cstdint>
#include <span>
#include <vector>

#include "quadrille/boards/grid.h"
#include "quadrille/boards/shape.h"
#include "quadrille/play/marks.h"

namespace quadrille::play {

enum class Layer : std::uint8_t {
  digit,   // the value is the old digit xor the new one
  given,   // the value is 1: the digit becomes a given or ceases to be one
  corner,  // the value is the mark
  centre,
  colour,
  candidate_colour,  // of one digit: Flip::candidate_colour() says what the value is
  mode,              // the value is 1, the cell is 0: from setting a puzzle to playing it, or back
};

// Flip: the smallest change of a game: a mark that comes or goes, a digit that becomes another.
//   board.toggle(Flip(28, Layer::centre, 7));   // 7 among the centre marks of r4c2, or away again
// A flip made twice changes nothing, and the order of flips makes no difference. So the same flips
// undo a step and redo it, and what lies between two moments of a game are the flips in between.
class Flip {
 public:
  Flip(Cell cell, Layer layer, std::uint32_t value)
      : word_(cell << kCellShift | static_cast<std::uint32_t>(layer) << kLayerShift | value) {
    assert(cell < sudoku::kMaxSize * sudoku::kMaxSize && value < 1U << kLayerShift);
  }

  // The digit's colour in the cell becomes another; `difference` is the old one xor the new one, 0
  // being none.
  static Flip candidate_colour(Cell cell, Digit digit, std::uint32_t difference) {
    return {cell, Layer::candidate_colour, (digit - 1U) << kColourBits | difference};
  }

  [[nodiscard]] Cell cell() const { return word_ >> kCellShift; }
  [[nodiscard]] Layer layer() const { return static_cast<Layer>(word_ >> kLayerShift & 0xFU); }
  [[nodiscard]] std::uint32_t value() const { return word_ & ((1U << kLayerShift) - 1); }

  // Of a candidate's colour: its digit, and the difference.
  [[nodiscard]] Digit digit() const { return static_cast<Digit>((value() >> kColourBits) + 1); }
  [[nodiscard]] std::uint32_t difference() const { return value() & ((1U << kColourBits) - 1); }

  // By cell, then by layer, then by value.
  friend auto operator<=>(const Flip&, const Flip&) = default;

 private:
  static constexpr std::uint32_t kCellShift = 16;
  static constexpr std::uint32_t kLayerShift = 12;
  static constexpr std::uint32_t kColourBits = 4;
  static_assert(sudoku::kMaxSize * sudoku::kMaxSize <= 1U << (32 - kCellShift));
  static_assert(sudoku::kMaxSize << kColourBits <= 1U << kLayerShift &&
                kColours < 1U << kColourBits);

  std::uint32_t word_;
};

// The fewest flips that come to the same, in order: none where everything cancels out.
std::vector<Flip> simplified(std::vector<Flip> flips);

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
  CandidateColours candidate_colours = {};

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
