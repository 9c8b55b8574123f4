// Save: a game as text, with its history, and back. docs/play.md describes the format.
//   std::string text = save(game);
//   Result<Game> again = load(text);   // *again == game
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "quadrille/play/game.h"

namespace quadrille::play {

struct SaveOptions {
  // At most so many of the latest steps are written, and of those that were undone; with 0 there
  // is nothing to undo after loading. Checkpoints are kept in any case.
  std::size_t max_steps = SIZE_MAX;
};

// Lines, each with its line break.
std::string save(const Game& game, const SaveOptions& options = {});

// An error names the line and what was expected there.
Result<Game> load(std::string_view text);

}  // namespace quadrille::play
