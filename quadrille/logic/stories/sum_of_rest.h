// SumOfRest: what cages leave over of some units, and its sum: the rule of 45.
//   const SumOfRest rest = sum_of_rest(layout, units, cages);
//   // the cells in rest.inside, less those in rest.outside, have the sum rest.total
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "quadrille/logic/position.h"
#include "quadrille/rules/constraint.h"

namespace quadrille::logic {

struct SumOfRest {
  std::vector<Cell> inside;   // of the units, in no cage
  std::vector<Cell> outside;  // of the cages, in none of the units
  std::int64_t total = 0;
};

// requires: units without common cells; parts of the book that are cages without common cells
SumOfRest sum_of_rest(const Layout& layout, std::span<const Unit> units,
                      std::span<const std::uint32_t> cages);

// The constraint of a part of the book.
const sudoku::Constraint& cage_at(const Layout& layout, std::uint32_t part);
// The sum of the units alone.
std::int64_t sum_of_units(const Layout& layout, std::size_t count);

}  // namespace quadrille::logic
