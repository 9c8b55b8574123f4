// Coordinates: names of items that say where something lies.
//   const std::vector<ItemGrid> grids = grids_in(problem);   // the one with the most cells first
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "quadrille/cover/problem.h"

namespace quadrille::gallery {

// Items that lie on a lattice.
struct ItemGrid {
  struct Cell {
    cover::ItemId item;
    std::array<std::uint32_t, 3> at;  // layer, row, column, from 0
  };
  std::vector<Cell> cells;
  std::array<std::uint32_t, 3> size = {1, 1, 1};
};

// All that the names of a problem can be taken for with two or three coordinates: first those that
// have to be filled, the largest of them first, and among equals that which comes first in the
// problem.
std::vector<ItemGrid> grids_in(const cover::Problem& problem);

// A name that is a word and a number, such as r0, row 1, ca or place_3: the word in small letters
// without what stands around it, and the number; letters count from 10.
struct NumberedName {
  std::string word;
  std::uint32_t number;
};
std::optional<NumberedName> numbered(std::string_view name);

}  // namespace quadrille::gallery
