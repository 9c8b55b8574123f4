// Boards: shapes and boards as the page writes them, into those of the library and back, and how
// hard they are.
//   Result<sudoku::Grid> grid = board_in(payload, "board");
//   write_board(json, *grid);
#pragma once

#include <span>
#include <string>

#include "apps/web/core/payload.h"
#include "quadrille/base/json_writer.h"
#include "quadrille/boards/grid.h"
#include "quadrille/boards/layout.h"
#include "quadrille/logic/rate.h"

namespace quadrille::web {

// Larger boards would fill the memory of a page with their matrices, and nobody's screen.
inline constexpr std::uint32_t kLargestBoard = 36;

// A ShapeRequest, or a Shape as write_shape() made it.
Result<sudoku::Shape> shape_in(const Json& object, const char* name);
// A BoardSource.
Result<sudoku::Grid> board_in(const Json& object, const char* name);
// The digits of a full board of that shape.
Result<sudoku::Grid> digits_in(const Json& object, const char* name, const sudoku::Shape& shape);

void write_shape(JsonWriter& json, const sudoku::Shape& shape);
// The same with the constraints of the board, if it has any; those that are broken, by number.
void write_shape(JsonWriter& json, const sudoku::Grid& grid,
                 std::span<const std::size_t> broken = {});
void write_board(JsonWriter& json, const sudoku::Grid& grid);
// What rule an item of a board is about: see encode.h for the numbers.
void write_rule(JsonWriter& json, const sudoku::Shape& shape, sudoku::RuleId rule);
// The same for any item that a step is about: further areas have their cells, and a name in the
// language.
void write_rule(JsonWriter& json, const sudoku::Layout& layout, sudoku::RuleId rule,
                const Language& language);

// An Error where the board is larger than the page takes.
Result<sudoku::Shape> small_enough(sudoku::Shape shape);

// An Error where the puzzle has not exactly one solution, or where that takes too long to tell.
Result<logic::Rating> rate_puzzle(const sudoku::Grid& grid);

// "4.2"; "> 6.0" past the end of the scale
std::string rating_text(logic::Difficulty difficulty);
void write_rating(JsonWriter& json, const logic::Rating& rating);

}  // namespace quadrille::web
