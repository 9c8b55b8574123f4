// The methods called game.…: the one game in progress.
#include <array>
#include <string>
#include <utility>

#include <nlohmann/json.hpp>

#include "apps/web/core/boards.h"
#include "apps/web/core/deadline.h"
#include "apps/web/core/game_actions.h"
#include "apps/web/core/game_view.h"
#include "apps/web/core/methods.h"
#include "quadrille/play/check.h"
#include "quadrille/play/save.h"
#include "quadrille/play/share.h"

namespace quadrille::web {
namespace {

using play::Game;

constexpr double kHintPatience = 20;  // seconds

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
const play::Hint& current_hint(Session& session, bool fresh) {
  if (fresh || !session.hint) {
    Stop stop;
    end_after(stop, kHintPatience);
    session.game->find_solution();
    session.hint = play::ask_hint(*session.game, {.stop = &stop});
  }
  return *session.hint;
}

Result<void> apply_hint(Session& session) {
  const play::Hint hint = current_hint(session, false);
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
  const bool is_said = find_member(payload, "fresh") != nullptr;
  const auto fresh = is_said ? flag_in(payload, "fresh") : Result<bool>(*level == 1);
  if (!fresh) return fresh.error();
  auto symbols = texts_in(payload, "symbols");
  if (!symbols) return symbols.error();
  write_hint(json, **game, current_hint(session, *fresh), static_cast<std::uint32_t>(*level),
             {language_of(session), *std::move(symbols)});
  return {};
}

constexpr std::array kMethods = {
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

std::span<const NamedMethod> game_methods() { return kMethods; }

}  // namespace quadrille::web
