// Stock: ready puzzles for large boards, whose making would take a while.
//   Random random(7);
//   const sudoku::Shape shape = *sudoku::Shape::of_size(16);
//   const auto puzzle = create::take_from_stock(shape, logic::Level::hard, random);
//   const sudoku::Grid first = create::first_puzzle();
// Each has exactly one solution; they were dug from full grids as long as steps up to the level
// solved them.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

#include "quadrille/base/random.h"
#include "quadrille/boards/grid.h"
#include "quadrille/logic/rate.h"

namespace quadrille::create {

struct StockPuzzle {
  std::uint32_t box_rows;
  std::uint32_t box_columns;
  logic::Level level;
  logic::Difficulty rating;  // in tenths
  std::string_view givens;   // a symbol for each cell
};

std::span<const StockPuzzle> stock();

// One of that board and level, seen by a symmetry at random, so that nobody recognises it. Nothing
// where there is none.
std::optional<sudoku::Grid> take_from_stock(const sudoku::Shape& shape, logic::Level level,
                                            Random& random);

// What is on the board when somebody comes for the first time: an easy 9x9.
sudoku::Grid first_puzzle();

}  // namespace quadrille::create
