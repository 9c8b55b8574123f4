// Highlights: which paper each cell of a game gets, from the selection, what is wrong, and a hint.
//   const std::vector<play::Tint> tints = tints_of(game, {.selection = play::only(40)});
//   draw(tints[28]);
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "quadrille/play/check.h"
#include "quadrille/play/game.h"
#include "quadrille/play/hint.h"
#include "quadrille/play/selection.h"

namespace quadrille::play {

enum class Tint : std::uint8_t {
  none,
  peer,      // of the selected cell
  pair,      // an empty cell with two candidates
  possible,  // an empty cell that may hold the digit in question
  same,      // it holds the digit in question
  cell,      // of a rule of the hint, by its family
  row,
  column,
  box,
  hint,
  conflict,
  wrong,
};

struct Highlights {
  Selection selection = {};
  // The digit in question, 0 for none; if not said, that which all selected cells hold.
  std::optional<Digit> digit = std::nullopt;
  // What is wished for.
  bool same_digit = true;
  bool peers = true;
  bool conflicts = true;
  bool possible = false;
  bool pairs = false;
  // What was told: the faults of a check, and a hint with the level up to which it was told. A hint
  // takes the place of all but faults.
  const Faults* faults = nullptr;
  const Hint* hint = nullptr;
  std::uint32_t hint_level = logic::kHintLevels;
};

// One for each cell. What is wrong lies over all else.
std::vector<Tint> tints_of(const Game& game, const Highlights& highlights);

// The digit that all selected cells hold; 0 if they do not.
Digit shared_digit(const Game& game, const Selection& selection);

// The digits that a player sees in an empty cell: its centre marks; if there are none, its
// candidates.
Marks seen_candidates(const Game& game, Cell cell);

}  // namespace quadrille::play
