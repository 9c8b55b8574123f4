#include "quadrille/play/share.h"

#include <algorithm>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "quadrille/play/random_game_test.h"
#include "quadrille/play/text/bit_text.h"

namespace quadrille::play {
namespace {

TEST(BitText, IsReadBackAsWritten) {
  BitWriter writer;
  writer.put(5, 3);
  writer.put(0, 0);
  writer.put(0x89ABCDEF, 32);
  writer.put(1, 1);
  EXPECT_EQ(writer.text(), "sTV5vf");
  BitReader reader("sTV5vf");
  EXPECT_EQ(reader.take(3), 5U);
  EXPECT_EQ(reader.take(32), 0x89ABCDEFU);
  EXPECT_EQ(reader.take(1), 1U);
  EXPECT_EQ(reader.left(), 0U);
  EXPECT_FALSE(reader.exhausted());
  EXPECT_EQ(reader.take(1), 0U);
  EXPECT_TRUE(reader.exhausted());
}

TEST(Share, APuzzleIsAShortWord) {
  const std::string word = share_text(known_game());
  EXPECT_LE(word.size(), 40U) << word;
  const Result<Game> game = read_share(word);
  ASSERT_TRUE(game) << game.error().text();
  EXPECT_EQ(*game, Game(logic::board(kPuzzle)));
}

// A word that is out in the world has to be understood for ever.
TEST(Share, WordsOfThisVersionStayReadable) {
  Game expected = known_game();
  expected.enter(at("13"), 4);
  expected.toggle_corner(at("14"), 6);
  expected.toggle_centre(at("14 16"), 2);
  expected.toggle_colour(at("11 99"), 9);
  constexpr std::string_view kWord =
      "1AipIsFSGKBi4VXFRKZdIhYRFVQjcJwwUC5bGYAAAAAAABEEAAAAAAAAAAAAAigFAAAAAAAAAAAAADAIAAAAAAAAAAAA"
      "CA"
      "Q_L";
  EXPECT_EQ(share_text(expected, Share::progress), kWord);
  const Result<Game> game = read_share(kWord);
  ASSERT_TRUE(game) << game.error().text();
  EXPECT_EQ(game->record().board, expected.record().board);
}

RC_GTEST_PROP(Share, BringsBackThePuzzleOrAllThatStandsOnTheBoard, ()) {
  Random random = any_seed();
  Game game = random_game(random);
  for (const Action& action : any_actions()) perform(game, action);
  const std::string word = share_text(game, Share::progress);
  RC_ASSERT(std::ranges::all_of(word, [](char c) { return value_of(c).has_value(); }));
  const Result<Game> again = read_share(word);
  if (!again) RC_FAIL(again.error().text());
  RC_ASSERT(again->record().frame == game.record().frame);
  RC_ASSERT(again->record().board == game.record().board);
  RC_ASSERT(!again->can_undo() && !again->solution() && again->checkpoints().empty());

  const Result<Game> puzzle = read_share(share_text(game));
  if (!puzzle) RC_FAIL(puzzle.error().text());
  RC_ASSERT(*puzzle == Game(game.puzzle(), game.mode()));
}

TEST(Share, EveryShapeComesBack) {
  const std::vector<std::uint16_t> regions = {3, 3, 3, 0, 3, 1, 0, 0, 1, 1, 2, 0, 1, 2, 2, 2};
  for (const sudoku::Shape& shape :
       {*sudoku::Shape::regions(4, regions), *sudoku::Shape::latin(4), *sudoku::Shape::boxes(4, 1),
        *sudoku::Shape::boxes(3, 2), *sudoku::Shape::latin(1), *sudoku::Shape::boxes(16, 16)}) {
    const Game game{sudoku::Grid(shape)};
    const Result<Game> again = read_share(share_text(game));
    ASSERT_TRUE(again) << shape.describe() << ": " << again.error().text();
    EXPECT_EQ(*again, game) << shape.describe();
  }
}

TEST(Share, NoticesAWordThatIsCutOffOrChanged) {
  const std::string word = share_text(known_game());
  for (std::size_t length = 0; length < word.size(); ++length) {
    EXPECT_FALSE(read_share(word.substr(0, length))) << length;
  }
  for (std::size_t at = 0; at < word.size(); ++at) {
    std::string changed = word;
    changed[at] = changed[at] == 'A' ? 'B' : 'A';
    EXPECT_FALSE(read_share(changed)) << at;
  }
  EXPECT_FALSE(read_share(word + "A"));
}

TEST(Share, CandidatesKeepTheirColours) {
  Game game = known_game();
  game.toggle_candidate_colour(at("13 99"), 4, 9);
  game.toggle_candidate_colour(at("13"), 1, 1);
  const Result<Game> again = read_share(share_text(game, Share::progress));
  ASSERT_TRUE(again) << again.error().text();
  EXPECT_EQ(again->record().board, game.record().board);
  EXPECT_EQ(share_text(game), share_text(known_game()));
}

// All of them pass the check at their end.
TEST(Share, RefusesWordsThatMakeNoGame) {
  ASSERT_TRUE(read_share("1gKAAAwZ"));  // an empty Latin square of 3x3
  for (const std::string_view word : {
           "1gKAAfXf",                 // filled up with ones
           "1gKAAAAdi",                // a character too many
           "1gK4AA6D",                 // a given 4
           "1gKAHgAxQ",                // an entry 4
           "1QgBgAAAAAAAAAAATV",       // 9x9 with boxes of two rows
           "1wEYAN-",                  // regions of three cells and one
           "1P-Nd", "1_-iE", "1P_da",  // 256x256 without its cells, regions or marks
           "1gKAAw8D",                 // colours that break off
       }) {
    const Result<Game> game = read_share(word);
    ASSERT_FALSE(game) << word;
    EXPECT_EQ(game.error().text(), "line 1: expected a game, found a link without one") << word;
  }
}

TEST(Share, SaysWhatIsWrongWithAWord) {
  const auto error = [](std::string_view word) {
    const Result<Game> game = read_share(word);
    return game ? "" : game.error().text();
  };
  EXPECT_EQ(error(""),
            "line 1, column 1: expected 1 at the beginning of the link's code, found nothing");
  EXPECT_EQ(error("2AAA"),
            "line 1, column 1: expected 1 at the beginning of the link's code, found '2'");
  EXPECT_EQ(error("1A%20"), "line 1, column 3: expected letters, figures, - and _ only, found '%'");
  EXPECT_EQ(error("1AAAA"),
            "line 1: expected the whole link, found one that is cut off or changed");
}

}  // namespace
}  // namespace quadrille::play
