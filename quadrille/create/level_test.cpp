#include "quadrille/create/level.h"

#include <string>

#include <gtest/gtest.h>

#include "quadrille/create/generate.h"
#include "quadrille/formats/read.h"
#include "quadrille/formats/write.h"

namespace quadrille::create {
namespace {

using logic::Level;
using sudoku::Shape;

std::string names(const std::vector<Level>& levels) {
  std::string text;
  for (const Level level : levels) text += (text.empty() ? "" : " ") + std::string(name(level));
  return text;
}

constexpr const char* kAll = "beginner easy medium hard expert extreme";
constexpr const char* kPastExtreme = " diabolical nightmare";

TEST(Level, OfABoardAreThoseThatItsPuzzlesHave) {
  EXPECT_EQ(names(levels_of(*Shape::boxes(3, 3))), std::string(kAll) + kPastExtreme);
  EXPECT_EQ(names(levels_of(*Shape::boxes(4, 4))), kAll);
  EXPECT_EQ(names(levels_of(*Shape::boxes(2, 3))), kAll);
  EXPECT_EQ(names(levels_of(*Shape::latin(6))), kAll);
  EXPECT_EQ(names(levels_of(*Shape::boxes(2, 2))), "beginner easy");
  EXPECT_EQ(names(levels_of(*Shape::latin(4))), "beginner easy");
  EXPECT_EQ(names(levels_of(*Shape::latin(2))), "beginner easy");
  EXPECT_EQ(names(levels_of(*Shape::latin(1))), "easy") << "with a clue, nothing is left to do";
  const Shape five = *Shape::latin(5);
  EXPECT_EQ(names(levels_of(five)), "beginner easy medium expert extreme");
  EXPECT_EQ(names(levels_of(*Shape::boxes(1, 5))), names(levels_of(five)));
  EXPECT_EQ(names(levels_of(five, Pattern::rotate180)), "beginner easy extreme");
  EXPECT_EQ(names(levels_of(five, Pattern::full)), "beginner easy");
  EXPECT_EQ(names(levels_of(*sudoku::read_regions("AAAB\nACBB\nCCDB\nCDDD"))), kAll)
      << "nothing is known about regions";
}

std::string why_not(const PuzzleSpec& spec) {
  const std::optional<Error> wrong = impossible(spec);
  if (!wrong) return "possible";
  EXPECT_NE(wrong->kind, ErrorKind::other);
  return wrong->text();
}

TEST(Level, ThatABoardCannotHaveIsRefusedAtOnce) {
  EXPECT_EQ(why_not({.shape = *Shape::boxes(2, 2), .level = Level::hard}),
            "expected beginner or easy on a board 4x4 with boxes of 2x2, found hard");
  PuzzleSpec five{.shape = *Shape::latin(5), .level = Level::medium};
  EXPECT_EQ(why_not(five), "possible");
  five.pattern = Pattern::rotate180;
  EXPECT_EQ(why_not(five),
            "expected beginner, easy or extreme on a board 5x5 without boxes with the symmetry "
            "rotate180, found medium");
  five.pattern = std::nullopt;
  EXPECT_EQ(why_not(five), "possible") << "one of the symmetries will do";
  EXPECT_EQ(why_not({.shape = *Shape::latin(5), .difficulty = {26, 34}}),
            "expected a rating up to 1.5, 2.0, 5.6 or over 6.0 on a board 5x5 without boxes, found "
            "2.6 or more");
  EXPECT_EQ(why_not({.shape = *Shape::latin(3), .technique = logic::Technique::x_wing}),
            "expected a rating up to 1.5 on a board 3x3 without boxes, found 3.2 or more");
}

TEST(Level, OfBeginnersHasCluesToSpare) {
  EXPECT_EQ(fewest_clues_for_beginners(*Shape::boxes(3, 3)), 40U);
  EXPECT_EQ(fewest_clues_for_beginners(*Shape::boxes(2, 2)), 8U);
  PuzzleSpec spec{.shape = *Shape::boxes(3, 3), .level = Level::beginner};
  EXPECT_EQ(why_not(spec), "possible");
  spec.minimal = true;
  EXPECT_EQ(why_not(spec),
            "expected another level for minimal puzzles, found beginner, which has clues to spare");
  spec.minimal = false;
  spec.clues = {30, 39};
  EXPECT_EQ(why_not(spec), "expected 40 clues or more at the level beginner, found at most 39");
  spec.clues = {30, 42};
  EXPECT_EQ(why_not(spec), "possible");
  EXPECT_EQ(spec.allowed_clues(), (Range{40, 42}));
}

TEST(Level, OfBeginnersIsMadeOnEveryBoard) {
  for (const Shape& shape :
       {*Shape::latin(2), *Shape::latin(3), *Shape::boxes(2, 2), *Shape::latin(5),
        *Shape::boxes(2, 3), *Shape::boxes(3, 3), *Shape::boxes(3, 4)}) {
    const Result<GeneratedPuzzle> made = generate({.shape = shape, .level = Level::beginner}, 3);
    ASSERT_TRUE(made) << shape.describe();
    const std::uint32_t clues = made->puzzle.given_count();
    EXPECT_GE(clues, fewest_clues_for_beginners(shape)) << shape.describe();
    EXPECT_LT(clues, shape.cell_count()) << shape.describe();
    EXPECT_EQ(made->rating->level, Level::beginner) << shape.describe();
    const logic::Rating rating = logic::rate(made->puzzle);
    EXPECT_EQ(rating.level, Level::easy) << shape.describe();
    EXPECT_EQ(level_of(made->puzzle, rating), Level::beginner);
    EXPECT_EQ(level_of(made->solution, logic::rate(made->solution)), Level::easy);
  }
}

void expect_every_level(const Shape& shape) {
  for (const Level level : levels_of(shape)) {
    const Result<GeneratedPuzzle> made = generate({.shape = shape, .level = level}, 1);
    ASSERT_TRUE(made);
    EXPECT_EQ(level_of(made->puzzle, logic::rate(made->puzzle)), level)
        << shape.describe() << write(made->puzzle, sudoku::Format::line);
  }
}

TEST(Level, ThatABoardCanHaveIsMade) {
  expect_every_level(*Shape::latin(1));
  expect_every_level(*Shape::latin(3));
  expect_every_level(*Shape::boxes(2, 2));
  expect_every_level(*Shape::boxes(2, 3));
}

TEST(HeavyLevel, ThatABoardCanHaveIsMade) {
  for (std::uint32_t size = 1; size <= 12; ++size) expect_every_level(*Shape::latin(size));
  for (const auto& [rows, columns] : std::vector<std::pair<std::uint32_t, std::uint32_t>>{
           {2, 4}, {2, 5}, {3, 3}, {3, 4}, {3, 5}, {4, 4}, {4, 5}, {5, 5}}) {
    expect_every_level(*Shape::boxes(rows, columns));
  }
}

}  // namespace
}  // namespace quadrille::create
