// Flip: the smallest change of a game: a mark that comes or goes, a digit that becomes another.
//   board.toggle(Flip(28, Layer::centre, 7));   // 7 among the centre marks of r4c2, or away again
// A flip made twice changes nothing, and the order of flips makes no difference. So the same flips
// undo a step and redo it, and what lies between two moments of a game are the flips in between.
#pragma once

#include <cassert>
#include <compare>
#include <cstdint>
#include <vector>

#include "quadrille/sudoku/shape.h"

namespace quadrille::play {

using sudoku::Cell;
using sudoku::Digit;

enum class Layer : std::uint8_t {
  digit,   // the value is the old digit xor the new one
  given,   // the value is 1: the digit becomes a given or ceases to be one
  corner,  // the value is the mark
  centre,
  colour,
  mode,  // the value is 1, the cell is 0: from setting a puzzle to playing it, or back
};

class Flip {
 public:
  Flip(Cell cell, Layer layer, std::uint32_t value)
      : word_(cell << kCellShift | static_cast<std::uint32_t>(layer) << kLayerShift | value) {
    assert(cell < sudoku::kMaxSize * sudoku::kMaxSize && value < 1U << kLayerShift);
  }

  [[nodiscard]] Cell cell() const { return word_ >> kCellShift; }
  [[nodiscard]] Layer layer() const { return static_cast<Layer>(word_ >> kLayerShift & 0xFU); }
  [[nodiscard]] std::uint32_t value() const { return word_ & ((1U << kLayerShift) - 1); }

  // By cell, then by layer, then by value.
  friend auto operator<=>(const Flip&, const Flip&) = default;

 private:
  static constexpr std::uint32_t kCellShift = 16;
  static constexpr std::uint32_t kLayerShift = 12;
  static_assert(sudoku::kMaxSize * sudoku::kMaxSize <= 1U << (32 - kCellShift));

  std::uint32_t word_;
};

// The fewest flips that come to the same, in order: none where everything cancels out.
std::vector<Flip> simplified(std::vector<Flip> flips);

}  // namespace quadrille::play
