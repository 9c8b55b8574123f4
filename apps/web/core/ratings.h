// Ratings: how hard a puzzle is, as the page is told it.
//   Result<logic::Rating> rating = rate_puzzle(grid);
//   write_rating(json, *rating);
#pragma once

#include "quadrille/base/json_writer.h"
#include "quadrille/base/result.h"
#include "quadrille/logic/rate.h"
#include "quadrille/sudoku/grid.h"

namespace quadrille::web {

// An Error where the puzzle has not exactly one solution, or where that takes too long to tell.
Result<logic::Rating> rate_puzzle(const sudoku::Grid& grid);

void write_rating(JsonWriter& json, const logic::Rating& rating);

}  // namespace quadrille::web
