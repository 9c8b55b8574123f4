// GameView: a game and a hint as the page draws them.
//   write_game(json, game);
//   write_hint(json, game, hint, 2, {english(), symbols});
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "quadrille/base/json_writer.h"
#include "quadrille/base/language.h"
#include "quadrille/play/game.h"
#include "quadrille/play/hint.h"

namespace quadrille::web {

void write_game(JsonWriter& json, const play::Game& game);

// How the page speaks: its language, and the symbols that it writes for the digits, from 1 on.
struct Speech {
  const Language& language;
  std::vector<std::string> symbols;
};

// No more than the level tells: 1 where to look, 2 the pattern, 3 everything.
// requires: a level from 1 to 3, and a hint about this game
void write_hint(JsonWriter& json, const play::Game& game, const play::Hint& hint,
                std::uint32_t level, const Speech& speech);

}  // namespace quadrille::web
