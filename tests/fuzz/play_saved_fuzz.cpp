// Saved games and words for links: what can be read is written and read back the same, and a game
// that was read can be undone to its start and redone to its end.
#include <algorithm>
#include <string>

#include "quadrille/play/save.h"
#include "quadrille/play/share.h"
#include "tests/fuzz/fuzz.h"

namespace quadrille::fuzz {
namespace {

using play::Game;

void check_saved(std::string_view text) {
  const Result<Game> game = play::load(text);
  if (!game) {
    require(!game.error().sentence().empty(), "an error says what it is");
    const auto lines = static_cast<std::size_t>(std::ranges::count(text, '\n')) + 1;
    require(game.error().place.line >= 1 && game.error().place.line <= lines + 1,
            "an error names a line that is there, or the one that is missing");
    return;
  }
  const Result<Game> again = play::load(play::save(*game));
  require(again.ok(), "what was saved can be loaded");
  require(*again == *game, "the game comes back");

  Game walk = *game;
  const std::size_t undone = walk.record().history.size() - walk.record().history.done();
  while (walk.undo()) {
  }
  while (walk.redo()) {
  }
  for (std::size_t step = 0; step < undone; ++step) walk.undo();
  require(walk.record().board == game->record().board, "undo and redo lead back");
  for (std::size_t i = 0; i < walk.checkpoints().size(); ++i) walk.return_to(i);

  const Result<Game> latest = play::load(play::save(walk, {.max_steps = 1}));
  require(latest.ok(), "what was saved without its past can be loaded");
  require(latest->record().board == walk.record().board, "the board comes back");
}

void check_word(std::string_view text) {
  const Result<Game> game = play::read_share(text);
  if (!game) {
    require(!game.error().sentence().empty(), "an error says what it is");
    return;
  }
  const Result<Game> again = play::read_share(play::share_text(*game, play::Share::progress));
  require(again.ok(), "a word that was made can be read");
  require(*again == *game, "the board comes back");
}

}  // namespace
}  // namespace quadrille::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text = quadrille::fuzz::as_text(data, size);
  quadrille::fuzz::check_saved(text);
  quadrille::fuzz::check_word(text);
  return 0;
}
