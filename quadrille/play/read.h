// Read: a game from whatever text there is: a saved game, a board in any format, a link.
//   Result<Game> game = read_game(text);
//   if (!game) say(game.error().text());
#pragma once

#include <string_view>

#include "quadrille/play/game.h"

namespace quadrille::play {

// Whether the text begins as save() begins it, whatever follows.
bool is_saved_game(std::string_view text);

// What save() or share_text() has written, the latter also at the end of an address, a position as
// sudoku::read_position() reads it, whose entries can be undone, or one board as
// sudoku::read_grid() does. The error is that of the nearest of these.
Result<Game> read_game(std::string_view text);

}  // namespace quadrille::play
