// Mosaics for tests, and all that fills them, by nothing but trying.
//   for (const std::vector<Digit>& digits : plain_boards(Grid(shape))) use(digits);
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <functional>
#include <vector>

#include "quadrille/boards/grid.h"
#include "quadrille/boards/overlap.h"
#include "quadrille/boards/rectangle.h"

namespace quadrille::sudoku {

// Small enough to try everything: rows of fewer cells than digits, or columns, or both; boxes,
// regions that leave cells out, and boards that overlap.
inline std::vector<Shape> small_mosaics() {
  return {*Rectangle::shape({3, 4, 4}),
          *Rectangle::shape({3, 3, 4}),
          *Rectangle::shape({2, 3, 5}),
          *Rectangle::boxes({2, 4, 4}, 2, 2),
          *Rectangle::regions({3, 3, 4}, {0, 0, 1, 0, 0, 1, kNoRegion, 1, 1}),
          *parse_boards(*Shape::boxes(2, 2), "twodoku")};
}

// Whether two cells may not hold the same digit: by where they are, and nothing else.
inline bool plain_peers(const Shape& shape, Cell a, Cell b) {
  const BoardPlace one = place_of(shape, a);
  const BoardPlace other = place_of(shape, b);
  if (const Overlap* boards = overlap_of(shape)) {
    const Shape& board = boards->board();
    for (const BoardPlace& at : boards->places()) {
      const auto is_on = [&](const BoardPlace& place) {
        return place.row - at.row < board.size() && place.column - at.column < board.size();
      };
      if (!is_on(one) || !is_on(other)) continue;
      const auto cell_of = [&](const BoardPlace& place) {
        return (place.row - at.row) * board.size() + place.column - at.column;
      };
      if (one.row == other.row || one.column == other.column ||
          (board.has_boxes() && board.box_of(cell_of(one)) == board.box_of(cell_of(other)))) {
        return true;
      }
    }
    return false;
  }
  return one.row == other.row || one.column == other.column ||
         (shape.has_boxes() && shape.box_of(a) != kNoRegion && shape.box_of(a) == shape.box_of(b));
}

// All ways to fill a board without a digit twice; where that leaves no digit out, none is.
inline std::vector<std::vector<Digit>> plain_boards(const Grid& grid) {
  const Shape& shape = grid.shape();
  std::vector<std::vector<Digit>> found;
  std::vector<Digit> digits(shape.cell_count(), 0);
  std::vector<std::vector<Cell>> peers_before(shape.cell_count());
  for (Cell cell = 0; cell < shape.cell_count(); ++cell) {
    for (Cell before = 0; before < cell; ++before) {
      if (plain_peers(shape, before, cell)) peers_before[cell].push_back(before);
    }
  }
  const std::function<void(Cell)> fill = [&](Cell cell) {
    if (cell == shape.cell_count()) {
      found.push_back(digits);
      return;
    }
    for (std::uint32_t next = 1; next <= shape.size(); ++next) {
      const auto digit = static_cast<Digit>(next);
      if (!grid.allows(cell, digit)) continue;
      const auto& before = peers_before[cell];
      if (std::ranges::any_of(before, [&](Cell other) { return digits[other] == digit; })) continue;
      digits[cell] = digit;
      fill(cell + 1);
    }
    digits[cell] = 0;
  };
  fill(0);
  return found;
}

}  // namespace quadrille::sudoku
