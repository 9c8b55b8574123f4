#include <string>
#include <string_view>

#include <gtest/gtest.h>

#include "quadrille/play/random_game_test.h"
#include "quadrille/play/save.h"

namespace quadrille::play {
namespace {

constexpr std::string_view kHead = "quadrille game 1\nboard latin 3\npuzzle 1........\n";

TEST(Load, NeedsOnlyTheFirstThreeLines) {
  const Result<Game> game = load(kHead);
  ASSERT_TRUE(game) << game.error().text();
  EXPECT_EQ(*game, Game(logic::board(*sudoku::Shape::latin(3), "1........")));
}

TEST(Load, ReadsBothVersions) {
  const std::string head = "board latin 3\npuzzle 1........\n";
  const Result<Game> first = load("quadrille game 1\n" + head);
  const Result<Game> second = load("quadrille game 2\n" + head);
  ASSERT_TRUE(first && second);
  EXPECT_EQ(*first, *second);
  EXPECT_FALSE(load("quadrille game 4\n" + head));
}

TEST(Load, SkipsCommentsAndBlankLines) {
  const Result<Game> game = load(
      "# saved by hand\r\n\r\nquadrille game 1\r\nboard latin 3\r\n   \npuzzle 1..|...|...\r\n"
      "# a step\r\nstep   r1c3+23   r1c2=2\r\n");
  ASSERT_TRUE(game) << game.error().text();
  EXPECT_EQ(game->cell(1).digit, 2);
  EXPECT_TRUE(game->cell(2).centre.has(3));
  EXPECT_EQ(game->record().history.step(0).size(), 3U);
}

TEST(Load, AStepMayTakeBackTheOneBefore) {
  Result<Game> game = load(std::string(kHead) + "step r2c1=2^1\nstep r2c1=3^1\nundone r2c1=.\n");
  ASSERT_TRUE(game) << game.error().text();
  EXPECT_EQ(game->cell(3).digit, 3);
  EXPECT_TRUE(game->cell(3).corner.empty());
  EXPECT_TRUE(game->redo());
  EXPECT_EQ(game->cell(3).digit, 0);
}

struct Case {
  std::string_view text;
  std::string_view error;
};

TEST(Load, NamesTheLineOfTheHeadAndWhatWasExpected) {
  for (const auto& [text, error] : std::initializer_list<Case>{
           {"",
            "line 1: expected 'quadrille game 1', 'quadrille game 2' or 'quadrille game 3', found "
            "the end of the text"},
           {"hello",
            "line 1, column 1: expected 'quadrille game 1', 'quadrille game 2' or 'quadrille game "
            "3', found 'h'"},
           {"quadrille game 12",
            "line 1, column 17: expected 'quadrille game 1', 'quadrille game 2' or 'quadrille game "
            "3', found '2'"},
           {"quadrille game 1\n\n", "line 3: expected 'board', found the end of the text"},
           {"quadrille game 1\npuzzle 1", "line 2, column 1: expected 'board', found 'p'"},
           {"quadrille game 1\nboard round",
            "line 2, column 7: expected boxes, latin or regions, found 'r'"},
           {"quadrille game 1\nboard boxes 3",
            "line 2, column 14: expected boxes such as 3x3, found the end of the line"},
           {"quadrille game 1\nboard boxes 3x3x",
            "line 2, column 16: expected boxes such as 3x3, found 'x'"},
           {"quadrille game 1\nboard boxes 20x20",
            "line 2, column 13: expected a board from 1x1 to 256x256, found 400x400"},
           {"quadrille game 1\nboard latin 257",
            "line 2, column 13: expected a number from 1 to 256, found '2'"},
           {"quadrille game 1\nboard latin 0",
            "line 2, column 13: expected a board from 1x1 to 256x256, found 0x0"},
           {"quadrille game 1\nboard latin 3!",
            "line 2, column 14: expected the end of the line, found '!'"},
           {"quadrille game 1\nboard regions 2 11.2",
            "line 2, column 16: expected the region of each cell, found an empty one"},
           {"quadrille game 1\nboard regions 2 1112",
            "line 2, column 16: expected 2 cells in region 1, found 3"},
           {"quadrille game 1\nboard regions 2 112",
            "line 2, column 20: expected 4 cells, found 3"},
           {"quadrille game 1\nboard latin 2",
            "line 3: expected 'puzzle', found the end of the text"},
           {"quadrille game 1\nboard latin 2\nstep",
            "line 3, column 1: expected 'puzzle', found 's'"},
           {"quadrille game 1\nboard latin 2\npuzzle 1.3.",
            "line 3, column 10: expected 1 to 2 or an empty cell, found '3'"},
           {"quadrille game 1\nboard latin 2\npuzzle 12..1.1.",
            "line 3, column 8: expected 4 cells, found '1'"},
           {"quadrille game 1\nboard latin 2\nallowed 12 . 3 1\npuzzle ....",
            "line 3, column 14: expected 1 to 2 or . for r2c1, found '3'"},
           {"quadrille game 1\nboard latin 2\nallowed 12 . 1 1 1\npuzzle ....",
            "line 3, column 17: expected the end of the line, found ' '"}}) {
    const Result<Game> game = load(text);
    ASSERT_FALSE(game) << text;
    EXPECT_EQ(game.error().text(), error) << text;
  }
}

TEST(Load, NamesTheLineOfTheGameAndWhatWasExpected) {
  for (const auto& [text, error] : std::initializer_list<Case>{
           {"tim 3",
            "line 4, column 1: expected solution, time, hints, checks, mistakes, "
            "clean-marks, keep-undone, mode, start, step, undone or checkpoint, found 'tim'"},
           {"hints 1\ntime 2", "line 5, column 1: expected no 'time' after 'hints'"},
           {"time 1\ntime 2", "line 5, column 1: expected no 'time' after 'time'"},
           {"time soon", "line 4, column 6: expected a number, found 's'"},
           {"time 99999999999999999999", "line 4, column 6: expected a number, found '9'"},
           {"time 5 stopped", "line 4, column 7: expected the end of the line, found ' '"},
           {"hints -1", "line 4, column 7: expected a number, found '-'"},
           {"clean-marks maybe", "line 4, column 13: expected yes or no, found 'm'"},
           {"mode player", "line 4, column 10: expected the end of the line, found 'e'"},
           {"mode none", "line 4, column 6: expected play or set, found 'n'"},
           {"solution 12323131", "line 4, column 18: expected 9 cells, found 8"},
           {"solution 213132321",
            "line 4, column 10: expected a solution of the puzzle, but r1c1 does not allow 2"},
           {"solution 123231...",
            "line 4, column 10: expected a solution of the puzzle, but r3c1 is empty"},
           {"step", "line 4, column 5: expected a change, found the end of the line"},
           {"step r4c1=2", "line 4, column 6: expected a cell from r1c1 to r3c3, found 'r'"},
           {"step r0c1=2", "line 4, column 6: expected a cell from r1c1 to r3c3, found 'r'"},
           {"step r2c1",
            "line 4, column 10: expected =, !, ^, +, * or @, found the end of the line"},
           {"step r2c1=4", "line 4, column 11: expected 1 to 3 or ., found '4'"},
           {"step r2c1=.", "line 4, column 10: expected another digit than before"},
           {"step r2c1!", "line 4, column 10: expected a digit in a given cell, found none"},
           {"step r1c1=.", "line 4, column 10: expected a digit in a given cell, found none"},
           {"step r2c1+",
            "line 4, column 11: expected 1 to 3, each once, found the end of the line"},
           {"step r2c1+22", "line 4, column 12: expected 1 to 3, each once, found '2'"},
           {"step r2c1*0", "line 4, column 11: expected 1 to 9, each once, found '0'"},
           {"step r2c1+2^3", "line 4, column 12: expected a blank before the next cell, found '^'"},
           {"step r2c1@=1", "line 4, column 11: expected 1 to 3, each once, found '='"},
           {"step r2c1@12", "line 4, column 13: expected =, found the end of the line"},
           {"step r2c1@1=0", "line 4, column 13: expected 1 to 9 or ., found '0'"},
           {"step r2c1@1=2@12=3", "line 4, column 15: expected 1 once, found it again"},
           {"step r2c1@1=.", "line 4, column 11: expected a change, found '1'"},
           {"step r2c1@1=2*3",
            "line 4, column 14: expected a blank before the next cell, found '*'"},
           {"keep-undone maybe", "line 4, column 13: expected yes or no, found 'm'"},
           {"step r2c1+2 r2c1+3", "line 4, column 13: expected r2c1 once, found it again"},
           {"step mode mode", "line 4, column 11: expected 'mode' once, found it again"},
           {"step r2c1+2: x", "line 4, column 12: expected the end of the line, found ':'"},
           {"undone r2c1=2\nstep r2c1=2", "line 5, column 1: expected no 'step' after 'undone'"},
           {"checkpoint r2c1=2", "line 4, column 18: expected ':', found the end of the line"},
           {"checkpoint r2c1=2: ", "line 4, column 19: expected a name, found the end of the line"},
           {"checkpoint r2c1=2:a\ncheckpoint : a",
            "line 5, column 13: expected 'a' once, found it again"}}) {
    const Result<Game> game = load(std::string(kHead) + std::string(text));
    ASSERT_FALSE(game) << text;
    EXPECT_EQ(game.error().text(), error) << text;
  }
}

TEST(Load, ExpectsNumbersOnLargeBoards) {
  std::string head = "quadrille game 1\nboard latin 100\npuzzle";
  for (int cell = 0; cell < 10000; ++cell) head += " .";
  const auto error = [&](std::string_view step) {
    const Result<Game> game = load(head + "\nstep " + std::string(step));
    return game ? "" : game.error().text();
  };
  EXPECT_EQ(error("r100c100=100 r1c1+1,100"), "");
  EXPECT_EQ(error("r1c1=101"),
            "line 4, column 11: expected a number from 1 to 100 or ., found '1'");
  EXPECT_EQ(error("r1c1+1,"),
            "line 4, column 13: expected a number from 1 to 100, each once, found the end of the "
            "line");
}

}  // namespace
}  // namespace quadrille::play
