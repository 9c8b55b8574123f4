// Symmetry: a board seen otherwise, which leaves its solutions what they are.
//   const Symmetry symmetry = random_symmetry(grid.shape(), random);
//   const Grid other = transformed(grid, symmetry);       // as hard, and not to be recognised
//   assert(transformed(other, inverse(symmetry)) == grid);
#pragma once

#include <cstdint>
#include <vector>

#include "quadrille/base/random.h"
#include "quadrille/boards/grid.h"

namespace quadrille::sudoku {

// Digits take new names, rows and columns new places; then the board may be turned about its main
// diagonal, so that rows become columns.
struct Symmetry {
  std::vector<Digit> digits;           // the new name of each digit, from that of 1
  std::vector<std::uint32_t> rows;     // the new place of each row, counted from 0
  std::vector<std::uint32_t> columns;  // and of each column
  bool transposed = false;

  friend bool operator==(const Symmetry&, const Symmetry&) = default;
};

// Whether boards of that shape keep their rules: digits, rows and columns are permuted; boxes stay
// together, also when transposed; and where regions are irregular, nothing is moved.
bool is_symmetry(const Symmetry& symmetry, const Shape& shape);

// One of all those of this kind that a shape has, each equally likely.
Symmetry random_symmetry(const Shape& shape, Random& random);

// requires: is_symmetry(symmetry, grid.shape())
Grid transformed(const Grid& grid, const Symmetry& symmetry);

// The way back.
Symmetry inverse(const Symmetry& symmetry);

}  // namespace quadrille::sudoku
