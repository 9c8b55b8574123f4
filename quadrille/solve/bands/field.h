// Field: a board as counting by bands sees it: parts of its rows, which meet only in the digits
// that each column has in each of them.
//   for (const Field& field : fields(grid)) consider(field);
// The parts are the bands of a board with boxes (or its stacks, where it is turned), and two halves
// of the rows of a Latin square.
#pragma once

#include <cstdint>
#include <vector>

#include "quadrille/boards/grid.h"

namespace quadrille::sudoku::bands {

using Digits = std::uint16_t;   // bit 0 is digit 1
using Columns = std::uint16_t;  // bit 0 is the first column

inline constexpr std::uint32_t kMostDigits = 14;  // boxes of 2x7
inline constexpr std::uint32_t kMostLatin = 10;   // else there are more than 256 choices of columns

struct Field {
  std::uint32_t size = 0;
  // Columns of a stack, in which a digit stands once in each part; 0: there are no stacks, and it
  // stands in as many columns as the part has rows.
  std::uint32_t stack = 0;
  std::vector<std::vector<std::uint32_t>> parts = {};  // their rows
  bool by_stacks = false;                              // columns of the board are rows here
  std::vector<Digits> given = {};                      // what the board lets each cell take
  std::vector<Digits> left = {};  // the same without what follows from cells that are settled
  std::vector<Columns> reaches = {};
  bool contradicts = false;  // there is no solution, as that shows

  [[nodiscard]] Digits given_at(std::uint32_t row, std::uint32_t column) const {
    return given[row * size + column];
  }
  [[nodiscard]] Digits left_at(std::uint32_t row, std::uint32_t column) const {
    return left[row * size + column];
  }
  [[nodiscard]] Digits all() const { return static_cast<Digits>((1U << size) - 1); }
  // The columns in which some row of the part has the digit left.
  [[nodiscard]] Columns reach(std::uint32_t part, std::uint32_t digit) const {
    return reaches[part * size + digit];
  }
};

// The same field with nothing given in a part of it.
Field without_givens_of(const Field& field, std::uint32_t part);

// Whether a board of this shape has a field at all: two bands or stacks, three of 9x9, or none.
bool has_field(const Shape& shape);

// The ways to look at the board.
//   requires: has_field(grid.shape()), and no constraints
std::vector<Field> fields(const Grid& grid);

}  // namespace quadrille::sudoku::bands
