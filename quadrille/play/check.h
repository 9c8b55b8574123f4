// Check: what is wrong on the board of a game, by the rules and by its solution.
//   const Faults faults = check(game);
//   use(faults.wrong);              // cells that hold another digit than the solution
//   use(conflicting_cells(game));
#pragma once

#include <cstddef>
#include <vector>

#include "quadrille/boards/conflicts.h"
#include "quadrille/play/game.h"
#include "quadrille/rules/constraints.h"

namespace quadrille::play {

struct Faults {
  std::vector<sudoku::Conflict> conflicts;  // a digit that stands twice in a unit, by pairs
  std::vector<sudoku::BrokenRule> broken;   // constraints of the board that its digits break
  // Found only where the solution is known:
  std::vector<Cell> wrong;        // entries that are not the digit of the solution
  std::vector<Cell> wrong_marks;  // empty cells whose centre marks leave out the right digit

  // Wrong marks are left aside: to a player they may mean something else.
  [[nodiscard]] bool none() const { return conflicts.empty() && broken.empty() && wrong.empty(); }
};

Faults find_faults(const Game& game);

// The constraints that the digits break, as far as that shows.
std::vector<sudoku::BrokenRule> find_broken_rules(const Game& game);
// "killer cage 9 at r1c1 is broken by r1c1 and r1c2"
// requires: a broken rule of this game
Message message_of(const Game& game, const sudoku::BrokenRule& broken);

// The same, counted as help that was used.
Faults check(Game& game);

// Goes back to before the first mistake that is still on the board: to the latest moment at which
// every digit was that of the solution; if every digit is, to the latest at which no centre marks
// left out the right one. Returns how many steps were undone, and counts a check if any were: none
// where the solution is not known, or no moment was right since the puzzle was set.
std::size_t undo_to_right(Game& game);

// Whether the last step put several digits on the board, as a solution that is filled in does, or a
// row of steps: a player enters one digit at a time.
bool filled_at_once(const Game& game);

// The cells that break a rule, each once, in order: for a front end that shows them at once.
std::vector<Cell> conflicting_cells(const Game& game);

}  // namespace quadrille::play
