// FPuzzles: boards as f-puzzles has them: JSON with a member for each kind of rule.
//   {"size":4,"grid":[[{},{"value":3,"given":true},…],…],"thermometer":[{"lines":[["R1C1","R2C2"]]}]}
// Cells are called R4C2; clues outside stand in row or column 0 or n + 1. fpuzzles_fields.cpp has
// the table of members that reading and writing share.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "quadrille/base/json_tree.h"
#include "quadrille/base/result.h"
#include "quadrille/boards/grid.h"
#include "quadrille/formats/exchange/board_parts.h"
#include "quadrille/rules/constraint.h"

namespace quadrille::sudoku {

// How the entries of a member say which cells are meant.
enum class FieldLayout : std::uint8_t {
  flag,       // true
  lines,      // "lines": each of them a rule
  arrow,      // the same, with the circle in "cells" and at the beginning of each line
  cells,      // "cells"
  each_cell,  // "cells": each of them a rule
  cell,       // "cell"
  clone,      // "cells" and "cloneCells"
  diagonal,   // "cell" outside, and "direction"
  outside,    // "cell" outside
};

struct FPuzzlesField {
  std::string_view name;
  ConstraintKind kind;
  FieldLayout layout;
};

std::span<const FPuzzlesField> fpuzzles_fields();
// Whether all dots are of a difference of 1 or a ratio of 2. Then "nonconsecutive" and a negative
// "ratio" together say that all of them are given, and a dot of either colour spares a pair.
bool has_usual_dots(std::span<const Constraint> rules);
// Leaves out, by name, what the board says that no rule of the table stands for.
// requires: parts with all the rules of the board that could be read
void leave_fpuzzles_rest_out(JsonView board, BoardParts& parts);

// A place on the board or around it, from 0: row and column 1 are the first of the board.
struct FPuzzlesPlace {
  std::uint32_t row = 0;
  std::uint32_t column = 0;
};
// "R4C2"; nothing where it is none, or further outside than clues are.
std::optional<FPuzzlesPlace> parse_fpuzzles_place(std::string_view name, std::uint32_t size);
// The cells that a clue looks along: from the place, which is outside, by so many rows and columns.
std::vector<Cell> cells_from(FPuzzlesPlace place, int down, int right, std::uint32_t size);
// The rows and columns of a step: "UL", "UR", "DL", "DR"; nothing for anything else.
struct FPuzzlesStep {
  int down = 0;
  int right = 0;
};
std::optional<FPuzzlesStep> parse_fpuzzles_direction(std::string_view name);

Result<Grid> read_fpuzzles(JsonView board);

// An error names the rule that f-puzzles has no place for.
Result<std::string> write_fpuzzles(const Grid& grid);

}  // namespace quadrille::sudoku
