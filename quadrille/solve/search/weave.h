// Weave: a full board that has the givens, made of small Latin squares instead of by a search.
//   std::optional<Grid> full = weave(grid);   // nothing if there are more than a few givens
//
// A search on a large board with few givens finds out late, and at great cost, that what it filled
// in cannot be completed. One that aims at a woven board (SearchOptions::likely) only has to
// confirm it: 100x100 takes some seconds, and does not end in minutes without it.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "quadrille/boards/grid.h"

namespace quadrille::sudoku {

// Nothing for irregular regions, and where it finds nothing within a few tries: 100x100 has it up
// to about 150 givens.
std::optional<Grid> weave(const Grid& grid);

// Weave groups: the digits of a board in groups, as the givens of a woven board want them.
//   const auto groups = find_groups(givens, boxes);
//   if (groups) use((*groups)[digit]);
// See weave.cpp for what they are for.

// How a board is divided.
struct BoxGrid {
  std::uint32_t rows;     // of a box; also the number of groups, and of stacks
  std::uint32_t columns;  // of a box; also the size of a group, and the number of bands

  [[nodiscard]] std::uint32_t size() const { return rows * columns; }
};

// Where a digit is; all of it counted from 0.
struct GivenPlace {
  std::uint32_t band;
  std::uint32_t line;  // in the band
  std::uint32_t stack;
  std::uint32_t column;  // in the stack
  std::uint32_t digit;
};

// The group of each digit, such that two givens in one band have the same if they stand in the same
// line of the same box, and different ones if they share only the line or only the box. Nothing
// where that is not found at the first attempt.
// requires: the givens of a band follow each other
std::optional<std::vector<std::uint32_t>> find_groups(std::span<const GivenPlace> givens,
                                                      const BoxGrid& boxes);

// Formula: a full board without any search, each row the one above it shifted.
//   Grid full = grid_by_formula(shape);
//   std::optional<Grid> full = formula_with(grid);   // one that has the givens, if there are few
// weave.h has more to offer where there are boxes.

// requires: no irregular regions
Grid grid_by_formula(const Shape& shape);

// The same with its digits named so that it has all the givens. Nothing where that cannot be, which
// a handful of givens is enough for, and nothing for regions.
std::optional<Grid> formula_with(const Grid& grid);

}  // namespace quadrille::sudoku
