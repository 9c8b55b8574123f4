// Read: one board from text, in any of the formats of docs/formats.md.
//   Result<Grid> grid = read_grid("53..7....6..195....98....6.8...6...34..8.3..17...2...6…");
//   Result<Grid> latin = read_grid("1 2 3\n2 3 1\n3 1 .", {.shape = *Shape::latin(3)});
// records.h reads many.
#pragma once

#include <optional>
#include <string_view>

#include "quadrille/base/result.h"
#include "quadrille/sudoku/grid.h"

namespace quadrille::sudoku {

struct ReadOptions {
  // Where there is none, the number of cells decides: Shape::of_size.
  std::optional<Shape> shape = std::nullopt;
};

// An error where there is no board, or more than one.
Result<Grid> read_grid(std::string_view text, const ReadOptions& options = {});

}  // namespace quadrille::sudoku
