#include "quadrille/play/read.h"

#include <gtest/gtest.h>

#include "quadrille/play/random_game_test.h"
#include "quadrille/play/save.h"
#include "quadrille/play/share.h"

namespace quadrille::play {
namespace {

TEST(ReadGame, ReadsASavedGameWithItsHistory) {
  Game game = known_game();
  game.enter(at("13"), 4);
  const Result<Game> again = read_game(save(game));
  ASSERT_TRUE(again.ok());
  EXPECT_EQ(*again, game);
}

TEST(ReadGame, ReadsABoardInAnyFormat) {
  const Result<Game> game = read_game("1 2 | 3 4\n3 4 | 1 2\n----+----\n. . | . .\n. . | . .\n");
  ASSERT_TRUE(game.ok());
  EXPECT_EQ(game->size(), 4);
  EXPECT_EQ(game->cells_left(), 8);
  EXPECT_EQ(game->mode(), Mode::play);
}

TEST(ReadGame, ReadsALinkAndTheWordInIt) {
  const Game game = known_game();
  const std::string word = share_text(game);
  for (const std::string& text : {word, "https://example.org/quadrille/#p=" + word + "\n"}) {
    const Result<Game> again = read_game(text);
    ASSERT_TRUE(again.ok()) << text;
    EXPECT_EQ(again->puzzle(), game.puzzle());
  }
}

TEST(ReadGame, TakesTheEntriesOfAPositionForEntries) {
  std::string cells(81, '.');
  cells.replace(0, 2, "1+2");
  const Result<Game> game = read_game(":0000:x:" + cells.substr(0, 82) + ":313 414::");
  ASSERT_TRUE(game.ok()) << game.error().text();
  EXPECT_TRUE(game->cell(0).given);
  EXPECT_EQ(game->cell(1).digit, 2);
  EXPECT_FALSE(game->cell(1).given);
  EXPECT_TRUE(game->can_undo());
  EXPECT_FALSE(game->cell(2).centre.has(3)) << "313 is 3 in r1c3";
  EXPECT_TRUE(game->cell(2).centre.has(4));
  EXPECT_FALSE(game->cell(3).centre.has(4));
  EXPECT_FALSE(read_game(":0000:x:12:::").ok());
}

TEST(ReadGame, SaysWhatIsWrongInTheTextThatWasMeant) {
  const Result<Game> saved = read_game("quadrille game 1\nboard round");
  ASSERT_FALSE(saved.ok());
  EXPECT_EQ(saved.error().place.line, 2U);
  const Result<Game> board = read_game("1 2 3\n3 x 1\n");
  ASSERT_FALSE(board.ok());
  EXPECT_FALSE(read_game("").ok());
  EXPECT_EQ(read_game("").error().kind, ErrorKind::no_board);
}

}  // namespace
}  // namespace quadrille::play
