// The methods called game.…: the one game in progress.
#include <algorithm>
#include <array>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "apps/web/core/boards.h"
#include "apps/web/core/game_view.h"
#include "apps/web/core/methods.h"
#include "apps/web/core/step_view.h"
#include "quadrille/play/check.h"
#include "quadrille/play/save.h"
#include "quadrille/play/share.h"

namespace quadrille::web {
namespace {

using play::Game;
using sudoku::Cell;
using sudoku::Digit;

constexpr double kHintPatience = 20;                 // seconds
constexpr std::uint64_t kLongestTime = 1ULL << 40U;  // milliseconds: some thirty years

// What a player does: a GameAction of api_boards.ts.
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
  play::GameSettings settings = game.settings();
  settings.clean_marks = *clean;
  game.set_settings(settings);
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
  if (action.find("index").is_there()) {
    const auto index = number_in(action, "index", 0, count - 1);
    if (!index) return index.error();
    which = static_cast<std::size_t>(*index);
  }
  game.return_to(which);
  return {};
}

// Steps that another worker has found: what they place and rule out, by the numbers of step_view.h.
Result<void> follow_steps(Game& game, const Json& action) {
  const std::uint32_t options = game.shape().cell_count() * game.size();
  const auto places = numbers_in(action, "places", options);
  if (!places) return places.error();
  const auto rules_out = numbers_in(action, "rulesOut", options);
  if (!rules_out) return rules_out.error();
  const auto from_start = flag_in(action, "fromStart");
  if (!from_start) return from_start.error();
  const auto steps = number_in(action, "steps", 1, options);
  if (!steps) return steps.error();
  const auto option_of = [&](std::uint32_t number) {
    return sudoku::Placement{number / game.size(), static_cast<Digit>(number % game.size() + 1)};
  };
  std::vector<logic::Deduction> deductions(1);
  for (const std::uint32_t number : *rules_out) {
    deductions[0].rules_out.push_back(option_of(number));
  }
  for (const std::uint32_t number : *places) {
    deductions.push_back({.places = option_of(number)});
  }
  game.apply(deductions, *from_start);
  for (std::uint64_t step = 0; step < *steps; ++step) game.count_hint();
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
    NamedAction{"takeBack", simply<&Game::take_back>},
    NamedAction{"restart", simply<&Game::restart>},
    NamedAction{"checkpoint",
                [](Game& game, const Json& /*action*/) -> Result<void> {
                  game.add_checkpoint();
                  return {};
                }},
    NamedAction{"restoreCheckpoint", restore_checkpoint},
    NamedAction{"steps", follow_steps},
    NamedAction{"time", pass_time},
};

// An Error where the action makes no sense on this board. One that changes nothing is none.
Result<void> act(Game& game, const Json& action) {
  const auto kind = text_in(action, "kind");
  if (!kind) return kind.error();
  const std::span<const NamedAction> actions = kActions;
  const auto found = std::ranges::find(actions, *kind, &NamedAction::name);
  if (found == actions.end()) return Error{fmt::format("no action '{}'", *kind)};
  return found->run(game, action);
}

Result<Game*> game_of(Session& session) {
  if (!session.game) return Error{"expected a game, but none has been begun"};
  return &*session.game;
}

Result<void> begin(Session& session, Result<Game> game, JsonWriter& json) {
  if (!game) return game.error();
  const auto shape = small_enough(game->shape());
  if (!shape) return shape.error();
  session.game = *std::move(game);
  session.hint.reset();
  write_game(json, *session.game);
  return {};
}

Result<void> start_new(Session& session, const Json& payload, JsonWriter& json) {
  const auto board = board_in(payload, "board");
  if (!board) return board.error();
  const auto mode = text_in(payload, "mode");
  if (!mode) return mode.error();
  if (*mode != "play" && *mode != "set") return Error{"mode: expected play or set"};
  return begin(session, Game(*board, *mode == "play" ? play::Mode::play : play::Mode::set), json);
}

Result<void> load(Session& session, const Json& payload, JsonWriter& json) {
  const auto text = text_in(payload, "text");
  if (!text) return text.error();
  return begin(session, play::load(*text), json);
}

Result<void> open_share(Session& session, const Json& payload, JsonWriter& json) {
  const auto text = text_in(payload, "text");
  if (!text) return text.error();
  return begin(session, play::read_share(*text), json);
}

Result<void> save(Session& session, const Json& /*payload*/, JsonWriter& json) {
  const auto game = game_of(session);
  if (!game) return game.error();
  json.begin_object().member("text", play::save(**game)).end_object();
  return {};
}

Result<void> share(Session& session, const Json& payload, JsonWriter& json) {
  const auto game = game_of(session);
  if (!game) return game.error();
  const auto progress = flag_in(payload, "progress");
  if (!progress) return progress.error();
  const auto what = *progress ? play::Share::progress : play::Share::puzzle;
  json.begin_object().member("text", play::share_text(**game, what)).end_object();
  return {};
}

Result<void> start(Session& session, const Json& /*payload*/, JsonWriter& json) {
  const auto game = game_of(session);
  if (!game) return game.error();
  return begin(session, Game((*game)->puzzle()), json);
}

// The hint that was given last, or else the next one.
const play::Hint& current_hint(Session& session, bool fresh, const logic::Repertoire& repertoire) {
  if (fresh || !session.hint) {
    Stop stop;
    end_after(stop, kHintPatience);
    session.game->find_solution();
    session.hint = play::ask_hint(*session.game, {.repertoire = repertoire, .stop = &stop});
  }
  return *session.hint;
}

Result<void> apply_hint(Session& session) {
  const play::Hint hint = current_hint(session, false, logic::Repertoire::usual());
  if (!hint.deduction) {
    return Error{logic::tell(language_of(session), session.game->layout(), hint.levels.front())};
  }
  session.game->apply(*hint.deduction);
  return {};
}

Result<void> take_action(Session& session, const Json& payload, JsonWriter& json) {
  const auto game = game_of(session);
  if (!game) return game.error();
  const auto kind = text_in(payload, "kind");
  const bool hinted = kind && *kind == "applyHint";
  const auto done = hinted ? apply_hint(session) : act(**game, payload);
  if (!done) return done.error();
  // A hint is about the board as it was; time alone changes nothing on it.
  if (*kind != "time") session.hint.reset();
  write_game(json, **game);
  return {};
}

Result<void> check(Session& session, const Json& /*payload*/, JsonWriter& json) {
  const auto game = game_of(session);
  if (!game) return game.error();
  (*game)->find_solution();
  const play::Faults faults = play::check(**game);
  // Where the solution is not known, the rules still tell something.
  const bool known = (*game)->solution().has_value();
  const auto wrong = known ? faults.wrong : play::conflicting_cells(**game);
  json.begin_object().member("wrong", wrong).member("lost", faults.wrong_marks);
  json.member("known", known).end_object();
  return {};
}

// A fresh hint, or more about the same one.
Result<void> hint(Session& session, const Json& payload, JsonWriter& json) {
  const auto game = game_of(session);
  if (!game) return game.error();
  const auto level = number_in(payload, "level", 1, logic::kHintLevels);
  if (!level) return level.error();
  const bool is_said = payload.find("fresh").is_there();
  const auto fresh = is_said ? flag_in(payload, "fresh") : Result<bool>(*level == 1);
  if (!fresh) return fresh.error();
  auto symbols = texts_in(payload, "symbols");
  if (!symbols) return symbols.error();
  const auto repertoire = repertoire_in(payload);
  if (!repertoire) return repertoire.error();
  write_hint(json, **game, current_hint(session, *fresh, *repertoire),
             static_cast<std::uint32_t>(*level), {language_of(session), *std::move(symbols)});
  return {};
}

constexpr std::array kGameMethods = {
    NamedMethod{"game.new", start_new},
    NamedMethod{"game.load", load},
    NamedMethod{"game.save", save},
    NamedMethod{"game.act", take_action},
    NamedMethod{"game.start", start},
    NamedMethod{"game.check", check},
    NamedMethod{"game.hint", hint},
    NamedMethod{"game.share", share},
    NamedMethod{"game.openShare", open_share},
};

}  // namespace

std::span<const NamedMethod> game_methods() { return kGameMethods; }

}  // namespace quadrille::web
