// GameActions: what a player does, as the page tells it: a GameAction of api.ts.
//   Result<void> done = act(game, action);
#pragma once

#include "apps/web/core/methods.h"
#include "apps/web/core/payload.h"
#include "quadrille/play/game.h"

namespace quadrille::web {

// An Error where the action makes no sense on this board. One that changes nothing is none.
Result<void> act(play::Game& game, const Json& action);

}  // namespace quadrille::web
