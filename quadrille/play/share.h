// Share: a game in one word for a link, its puzzle alone or with all that stands on the board.
//   std::string word = share_text(game);        // about 40 characters for a 9x9 puzzle
//   Result<Game> again = read_share(word);
// Only letters, figures, - and _. History, checkpoints, solution and time stay behind. docs/play.md
// describes the format.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "quadrille/play/game.h"

namespace quadrille::play {

enum class Share : std::uint8_t {
  puzzle,
  progress,  // entries, marks and colours too
};

std::string share_text(const Game& game, Share share = Share::puzzle);

// An error where the word was not made by share_text(), or is damaged.
Result<Game> read_share(std::string_view word);

}  // namespace quadrille::play
