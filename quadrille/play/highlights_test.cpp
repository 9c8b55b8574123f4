#include "quadrille/play/highlights.h"

#include <algorithm>
#include <vector>

#include <gtest/gtest.h>

#include "quadrille/play/random_game_test.h"

namespace quadrille::play {
namespace {

std::vector<Cell> cells_with(const std::vector<Tint>& tints, Tint tint) {
  std::vector<Cell> cells;
  for (Cell cell = 0; cell < tints.size(); ++cell) {
    if (tints[cell] == tint) cells.push_back(cell);
  }
  return cells;
}

// What both the page and the library have is held to tests/cases/highlights.json.
TEST(Highlights, ShowWhereADigitMayGo) {
  Game game = known_game();
  const Highlights eights{.digit = 8, .possible = true};
  const std::vector<Tint> tints = tints_of(game, eights);
  EXPECT_EQ(tints[at("16")[0]], Tint::possible);
  for (const Cell cell : all_cells(game)) {
    const Digit digit = game.cell(cell).digit;
    const bool possible = digit == 0 && game.candidates(cell).has(8);
    EXPECT_EQ(tints[cell] == Tint::possible, possible) << cell;
    EXPECT_EQ(tints[cell] == Tint::same, digit == 8) << cell;
  }
  // Centre marks take the place of candidates.
  game.toggle_centre(at("13"), 8);
  game.toggle_centre(at("16"), 1);
  const std::vector<Cell> marked = cells_with(tints_of(game, eights), Tint::possible);
  EXPECT_NE(std::ranges::find(marked, at("13")[0]), marked.end());
  EXPECT_EQ(std::ranges::find(marked, at("16")[0]), marked.end());
}

TEST(Highlights, ShowCellsWithTwoCandidates) {
  const Game game = known_game();
  for (const Cell cell : cells_with(tints_of(game, {.pairs = true}), Tint::pair)) {
    EXPECT_EQ(game.candidates(cell).count(), 2U) << cell;
  }
  const std::vector<Tint> tints = tints_of(game, {.pairs = true});
  EXPECT_EQ(tints[at("14")[0]], Tint::pair);  // 2 and 6
  EXPECT_EQ(tints[at("13")[0]], Tint::none);  // 1, 2 and 4
}

TEST(Highlights, AHintShowsNoMoreThanItsLevelTells) {
  const Game game = known_game();
  const Hint hint = find_hint(game);
  ASSERT_EQ(hint.kind, Hint::Kind::step);
  const std::vector<Cell> first =
      cells_with(tints_of(game, {.hint = &hint, .hint_level = 1}), Tint::hint);
  const std::vector<Cell> last = cells_with(tints_of(game, {.hint = &hint}), Tint::hint);
  EXPECT_EQ(first, cells_shown(game, hint, 1));
  EXPECT_LT(last.size(), first.size());
}

}  // namespace
}  // namespace quadrille::play
