// Rules level: how hard a puzzle with further rules is, and puzzles of a level. The scale of Sudoku
// Explainer knows nothing of cages and lines, so a level is what suffices to solve the puzzle:
// - easy: singles, and what one rule alone says
// - medium: also locked candidates, pairs and larger sets, and sums of several cages
// - hard: any other pattern, but no chain and no trial
//
//   const create::RulesSpec spec{.shape = *sudoku::Shape::boxes(3, 3), .wishes = {.arrows = 4}};
//   const auto made = create::generate_with_rules_at(spec, logic::Level::medium, 7);
//   if (made) use(made->puzzle, name(made->level));
#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "quadrille/base/result.h"
#include "quadrille/base/stop.h"
#include "quadrille/boards/grid.h"
#include "quadrille/create/generate_rules.h"
#include "quadrille/logic/rate.h"

namespace quadrille::create {

inline constexpr std::array kRulesLevels = {logic::Level::easy, logic::Level::medium,
                                            logic::Level::hard};

// The easiest of them that suffices; nothing where none does.
// requires: the puzzle has one solution
std::optional<logic::Level> level_with_rules(const sudoku::Grid& puzzle,
                                             const Stop* stop = nullptr);

struct LevelledPuzzle {
  sudoku::Grid puzzle;
  sudoku::Grid solution;
  logic::Level level;
};

// Of that level, or of an easier one where a few attempts have found none. Where a puzzle without
// needless givens is too hard, it gets as many as it takes. Errors are those of
// generate_with_rules.
// requires: one of kRulesLevels
Result<LevelledPuzzle> generate_with_rules_at(const RulesSpec& spec, logic::Level level,
                                              std::uint64_t seed, const Stop* stop = nullptr);

}  // namespace quadrille::create
