// LooseGrid: a grid whose empty cells are not written as symbols: dashes, nothing between tabs (as
// tables are copied), or blanks.
//   const std::array<std::string_view, 4> lines = {"1\t\t3\t", "\t4\t\t2", "\t1\t\t3", "4\t\t2\t"};
//   look_for_grid(lines, true, nullptr).rows == "1.3.\n.4.2\n.1.3\n4.2.\n"
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "quadrille/boards/shape.h"

namespace quadrille::sudoku {

struct LooseGrid {
  enum class Look : std::uint8_t { none, more, found };  // more: further lines are needed to say

  Look look = Look::none;
  std::uint32_t size = 0;  // as many of the lines are its rows
  std::string rows = {};   // with symbols or, on boards over 35, numbers for all cells
};

// Whether a grid may begin with this line: false, and soon, for rows of symbols.
bool may_begin_loose_grid(std::string_view line);

// The grid that the lines begin with. `at_end`: there are no more lines.
LooseGrid look_for_grid(std::span<const std::string_view> lines, bool at_end, const Shape* shape);

}  // namespace quadrille::sudoku
