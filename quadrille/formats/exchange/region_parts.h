// RegionParts: boards whose regions a file gives by number, where some cells may be in none.
//   Result<BoardParts> parts = board_of_regions(9, regions);
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "quadrille/base/result.h"
#include "quadrille/boards/shape.h"
#include "quadrille/formats/exchange/board_parts.h"

namespace quadrille::sudoku {

// The board divided by these regions. Boxes and rows are known for what they are; where some cells
// are in no region, the others become rules of a board without boxes. A region with another number
// of cells than the board has digits is an error.
// requires: a region, or none, for each cell
Result<BoardParts> board_of_regions(std::uint32_t size,
                                    const std::vector<std::optional<std::uint32_t>>& regions);

// A board whose cells are all in a region: boxes where they are some, regions where not.
Result<Shape> shape_of_regions(std::uint32_t size, const std::vector<std::uint32_t>& regions);

}  // namespace quadrille::sudoku
