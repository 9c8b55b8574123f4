// Generate with rules: puzzles with exactly one solution on boards with constraints: diagonals,
// knight's moves, random killer cages, thermometers, arrows, whispers and dots; and on boards that
// overlap, such as samurai, which have none of these.
//   const create::RulesSpec spec{.shape = *sudoku::Shape::boxes(3, 3), .wishes = {.cages = true}};
//   const Result<create::RuledPuzzle> puzzle = create::generate_with_rules(spec, 7);
//   if (puzzle) use(puzzle->puzzle, puzzle->solution);
// The same seed and number give the same puzzle.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "quadrille/base/result.h"
#include "quadrille/base/stop.h"
#include "quadrille/rules/constraints.h"

namespace quadrille::create {

struct RuleWishes {
  std::vector<sudoku::Constraint> rules = {};
  // Cages all over the board, and givens only where they leave several solutions even with cages of
  // two and three cells.
  bool cages = false;
  // Lines that share no cell, where a random board has them.
  std::uint32_t thermometers = 0;
  std::uint32_t arrows = 0;
  std::uint32_t whispers = 0;
  // Between neighbours: white where they differ by 1, black where one is twice the other.
  std::uint32_t dots = 0;

  friend bool operator==(const RuleWishes&, const RuleWishes&) = default;
};

// "x,antiknight", "killer", "thermo:3,arrow:2,whisper:2,dots:20": rules without cells by name, and
// how many lines.
Result<RuleWishes> parse_rule_wishes(std::string_view text);

struct RulesSpec {
  sudoku::Shape shape;
  RuleWishes wishes = {};
};

struct RuledPuzzle {
  sudoku::Grid puzzle;  // some cell is empty, no given can be taken away; with the constraints
  sudoku::Grid solution;
};

// Puzzle number 0, 1, 2, … of a seed. An error says why there is none: no board has these rules, on
// no board does a digit follow from the others, or the stop came first.
Result<RuledPuzzle> generate_with_rules(const RulesSpec& spec, std::uint64_t seed,
                                        std::uint64_t number = 0, const Stop* stop = nullptr);

}  // namespace quadrille::create
