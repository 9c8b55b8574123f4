#include "apps/web/core/game_actions.h"

#include <algorithm>
#include <array>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace quadrille::web {
namespace {

using play::Game;
using sudoku::Cell;
using sudoku::Digit;

constexpr std::uint64_t kLongestTime = 1ULL << 40U;  // milliseconds: some thirty years

using Action = Result<void> (*)(Game& game, const Json& action);

Result<std::vector<Cell>> cells_in(const Game& game, const Json& action) {
  return numbers_in(action, "cells", game.shape().cell_count());
}

Result<Digit> digit_in(const Game& game, const Json& action, std::uint32_t least) {
  const auto digit = number_in(action, "digit", least, game.size());
  if (!digit) return digit.error();
  return static_cast<Digit>(*digit);
}

Result<void> enter(Game& game, const Json& action) {
  const auto cells = cells_in(game, action);
  if (!cells) return cells.error();
  const auto digit = digit_in(game, action, 0);
  if (!digit) return digit.error();
  const auto clean = flag_in(action, "cleanMarks");
  if (!clean) return clean.error();
  game.set_settings({.clean_marks = *clean});
  game.enter(*cells, *digit);
  return {};
}

template <bool (Game::*kToggle)(std::span<const Cell>, Digit)>
Result<void> mark(Game& game, const Json& action) {
  const auto cells = cells_in(game, action);
  if (!cells) return cells.error();
  const auto digit = digit_in(game, action, 1);
  if (!digit) return digit.error();
  (game.*kToggle)(*cells, *digit);
  return {};
}

Result<void> colour(Game& game, const Json& action) {
  const auto cells = cells_in(game, action);
  if (!cells) return cells.error();
  const auto colour = number_in(action, "colour", 0, play::kColours - 1);
  if (!colour) return colour.error();
  game.toggle_colour(*cells, static_cast<std::uint32_t>(*colour) + 1);
  return {};
}

Result<void> clear(Game& game, const Json& action) {
  const auto cells = cells_in(game, action);
  if (!cells) return cells.error();
  game.clear(*cells);
  return {};
}

Result<void> restore_checkpoint(Game& game, const Json& action) {
  const std::size_t count = game.checkpoints().size();
  if (count == 0) return Error{"expected a checkpoint, found none"};
  std::size_t which = count - 1;
  if (find_member(action, "index") != nullptr) {
    const auto index = number_in(action, "index", 0, count - 1);
    if (!index) return index.error();
    which = static_cast<std::size_t>(*index);
  }
  game.return_to(which);
  return {};
}

Result<void> pass_time(Game& game, const Json& action) {
  const auto time = number_in(action, "milliseconds", 0, kLongestTime);
  if (!time) return time.error();
  game.add_time(*time);
  return {};
}

template <bool (Game::*kAction)()>
Result<void> simply(Game& game, const Json& /*action*/) {
  (game.*kAction)();
  return {};
}

struct NamedAction {
  std::string_view name;
  Action run;
};

constexpr std::array kActions = {
    NamedAction{"digit", enter},
    NamedAction{"corner", mark<&Game::toggle_corner>},
    NamedAction{"centre", mark<&Game::toggle_centre>},
    NamedAction{"colour", colour},
    NamedAction{"clear", clear},
    NamedAction{"fillCandidates", simply<&Game::fill_marks>},
    NamedAction{"undo", simply<&Game::undo>},
    NamedAction{"redo", simply<&Game::redo>},
    NamedAction{"restart", simply<&Game::restart>},
    NamedAction{"checkpoint",
                [](Game& game, const Json& /*action*/) -> Result<void> {
                  game.add_checkpoint();
                  return {};
                }},
    NamedAction{"restoreCheckpoint", restore_checkpoint},
    NamedAction{"time", pass_time},
};

}  // namespace

Result<void> act(Game& game, const Json& action) {
  const auto kind = text_in(action, "kind");
  if (!kind) return kind.error();
  const std::span<const NamedAction> actions = kActions;
  const auto found = std::ranges::find(actions, *kind, &NamedAction::name);
  if (found == actions.end()) return Error{fmt::format("no action '{}'", *kind)};
  return found->run(game, action);
}

}  // namespace quadrille::web
