// Level: which levels the puzzles of a board can have, and which one a puzzle has.
//   const auto levels = create::levels_of(*sudoku::Shape::latin(5));   // no puzzle of it is hard
//   const logic::Level level = create::level_of(puzzle, logic::rate(puzzle));
// Boards up to 5x5 with boxes or without are so small that every puzzle was looked at
// (docs/create.md). On all others a puzzle of each level is known.
#pragma once

#include <optional>
#include <vector>

#include "quadrille/base/error.h"
#include "quadrille/boards/grid.h"
#include "quadrille/create/puzzle_spec.h"
#include "quadrille/logic/rate.h"

namespace quadrille::create {

// The levels of the board's puzzles, of those with clues in such a pattern, from the easiest on.
std::vector<logic::Level> levels_of(const sudoku::Shape& shape, Pattern pattern = Pattern::none);

// Whether extreme is not the last of its levels. Small boards have few such puzzles, and on large
// ones it takes too long to tell them apart.
bool has_past_extreme(const sudoku::Shape& shape);

// The level of the rating, or beginner where an easy puzzle has clues to spare.
logic::Level level_of(const sudoku::Grid& puzzle, const logic::Rating& rating);

// The fewest clues of a beginner's puzzle: 40 on 9x9.
std::uint32_t fewest_clues_for_beginners(const sudoku::Shape& shape);

// Why no puzzle of the board has the level or the rating that is asked for, if that is known.
std::optional<Error> wrong_level(const PuzzleSpec& spec);

// The number of clues that puzzles of such a level or rating mostly have, where the board is so
// small that the usual number would never do.
std::optional<Range> clues_of_rare_level(const PuzzleSpec& spec);

}  // namespace quadrille::create
