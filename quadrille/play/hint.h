// Hint: the next step for the player, in three levels of detail, or what stands in its way.
//   const Hint hint = ask_hint(game);
//   say(logic::tell(english(), game.layout(), hint.levels[0]));   // "Look at row 4."
//   if (hint.kind == Hint::Kind::step) game.apply(*hint.deduction);
// A board with a fault gets no step: whatever followed from it would mislead. Where every empty
// cell has centre marks, these are the candidates that the player goes by; else they are computed.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "quadrille/logic/explanation.h"
#include "quadrille/logic/find.h"
#include "quadrille/play/game.h"

namespace quadrille::play {

struct Hint {
  enum class Kind : std::uint8_t {
    complete,      // there is nothing left to do
    conflict,      // a digit stands twice in a unit, or a constraint is broken
    wrong_digits,  // not those of the solution
    wrong_marks,   // centre marks that leave out the digit of the solution
    broken,        // something is left without a candidate, and the solution is not known
    step,
    none,  // no step is known: the puzzle has several solutions, or a limit was reached
  };
  Kind kind = Kind::none;
  // Where to look, what for, and the reason. The same three times if the kind is no step.
  std::array<logic::Explanation, logic::kHintLevels> levels = {};
  std::vector<Cell> cells = {};  // that are at fault, or make up the pattern of the step
  // Of a step: its candidates, truths and links, by the numbers of game.layout().
  std::optional<logic::Deduction> deduction = std::nullopt;
};

// Of the repertoire what is right for such a board, and for one whose solution is known or not.
Hint find_hint(const Game& game, const logic::FindOptions& options = {});

// What has to be put right before any step, or that there is nothing left to do; nothing where a
// step may be looked for.
std::optional<Hint> find_obstacle(const Game& game);

// The same as find_hint, counted as help that was used.
Hint ask_hint(Game& game, const logic::FindOptions& options = {});

// The cells that may be shown at a level: of a step, at the first one, all among which it is to be
// looked for.
// requires: a hint about this game, and a level from 1 to logic::kHintLevels
std::vector<Cell> cells_shown(const Game& game, const Hint& hint, std::uint32_t level);

// The board as a person sees it who goes by the centre marks, where they are complete.
logic::Position position_of(const Game& game);

}  // namespace quadrille::play
