// Random text: what somebody might paste, drop or open: boards of all shapes, games, and rubbish.
//   const std::string text = random_text(random);
#pragma once

#include <string>

#include "quadrille/base/random.h"
#include "quadrille/play/game.h"

namespace quadrille::desktop {

// A game of any shape, with or without rules, in which something was done already.
play::Game random_played_game(Random& random);

// Most of it can be read.
std::string random_text(Random& random);

}  // namespace quadrille::desktop
