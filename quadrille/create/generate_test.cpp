#include "quadrille/create/generate.h"

#include <new>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "quadrille/formats/write.h"
#include "quadrille/logic/solve.h"
#include "quadrille/rules/verify.h"
#include "quadrille/solve/solve.h"

namespace quadrille::create {
namespace {

using logic::Level;
using logic::Technique;
using sudoku::Cell;
using sudoku::Grid;
using sudoku::Shape;

std::vector<GeneratedPuzzle> generated(const PuzzleSpec& spec, std::uint64_t seed,
                                       std::uint64_t count) {
  Series series(spec, {.seed = seed, .count = count});
  std::vector<GeneratedPuzzle> puzzles;
  const auto done = series.make([&] {
    for (GeneratedPuzzle& made : series.take()) puzzles.push_back(std::move(made));
    return true;
  });
  EXPECT_TRUE(done);
  return puzzles;
}

std::vector<std::string> lines(const std::vector<GeneratedPuzzle>& puzzles) {
  std::vector<std::string> result;
  for (const GeneratedPuzzle& made : puzzles) {
    result.push_back(write(made.puzzle, sudoku::Format::line));
  }
  return result;
}

// By dancing links, which had no part in the making.
bool is_unique(const Grid& puzzle) {
  return sudoku::count(puzzle, 2, {.engine = sudoku::EngineName::links}).solutions == 1;
}

bool is_minimal(const Grid& puzzle) {
  for (Cell cell = 0; cell < puzzle.shape().cell_count(); ++cell) {
    if (puzzle.at(cell) == 0) continue;
    Grid less = puzzle;
    less.set(cell, 0);
    if (is_unique(less)) return false;
  }
  return true;
}

bool has_pattern(const Grid& puzzle, Pattern pattern) {
  for (const auto& orbit : orbits(puzzle.size(), pattern)) {
    for (const Cell cell : orbit) {
      if ((puzzle.at(cell) == 0) != (puzzle.at(orbit[0]) == 0)) return false;
    }
  }
  return true;
}

// What is wrong with a puzzle, or nothing.
std::string fault(const GeneratedPuzzle& made, const PuzzleSpec& spec) {
  const Grid& puzzle = made.puzzle;
  if (puzzle.shape() != spec.shape) return "another shape";
  if (!is_unique(puzzle)) return "not one solution";
  if (const auto wrong = sudoku::verify(puzzle, made.solution)) return wrong->text();
  if (!spec.clues.contains(puzzle.given_count())) return "not so many clues";
  if (!has_pattern(puzzle, made.pattern)) return "not symmetric";
  if (spec.pattern && made.pattern != *spec.pattern) return "another pattern";
  if (spec.minimal && !is_minimal(puzzle)) return "not minimal";
  if (!spec.for_rating()) return "";
  const logic::Rating rating = logic::rate(puzzle);
  if (!spec.difficulty.contains(rating.difficulty)) return "not so hard";
  if (made.rating->difficulty != rating.difficulty) return "another rating";
  if (spec.technique && rating.count(*spec.technique) == 0) return "without the technique";
  return "";
}

RC_GTEST_PROP(Series, IsAsAskedForOnEveryShape, ()) {
  static const std::vector<Shape> kShapes = {
      *Shape::boxes(2, 2), *Shape::boxes(2, 3), *Shape::boxes(3, 3), *Shape::latin(5),
      *Shape::regions(5,
                      {0, 0, 0, 1, 1, 0, 0, 1, 1, 2, 3, 3, 1, 2, 2, 3, 3, 4, 4, 2, 3, 4, 4, 4, 2})};
  PuzzleSpec spec{.shape = *rc::gen::elementOf(kShapes)};
  spec.minimal = *rc::gen::arbitrary<bool>();
  if (!spec.minimal) spec.pattern = *rc::gen::elementOf(kPatterns);
  for (const GeneratedPuzzle& made : generated(spec, *rc::gen::arbitrary<std::uint64_t>(), 2)) {
    RC_ASSERT(fault(made, spec) == "");
  }
}

RC_GTEST_PROP(Series, HasAsManyCluesAsAskedFor, ()) {
  PuzzleSpec spec{.shape = *Shape::boxes(3, 3)};
  spec.clues.low = *rc::gen::inRange<std::uint32_t>(20, 60);
  spec.clues.high = spec.clues.low + *rc::gen::inRange<std::uint32_t>(3, 8);
  spec.clues.high = std::max(spec.clues.high, 26U);
  const auto puzzles = generated(spec, *rc::gen::arbitrary<std::uint64_t>(), 3);
  RC_ASSERT(puzzles.size() == 3U);
  for (const GeneratedPuzzle& made : puzzles) RC_ASSERT(fault(made, spec) == "");
}

RC_GTEST_PROP(Series, IsOfTheLevelThatWasAskedFor, ()) {
  PuzzleSpec spec{.shape = *Shape::boxes(3, 3)};
  spec.difficulty =
      range_of(*rc::gen::elementOf(std::vector{Level::easy, Level::medium, Level::hard}));
  for (const GeneratedPuzzle& made : generated(spec, *rc::gen::arbitrary<std::uint64_t>(), 1)) {
    RC_ASSERT(fault(made, spec) == "");
  }
}

TEST(HeavySeries, IsAsAskedForInEveryRespectAtOnce) {
  PuzzleSpec spec{.shape = *Shape::boxes(3, 3)};
  spec.pattern = Pattern::rotate180;
  spec.minimal = true;
  spec.clues = {24, 28};
  spec.difficulty = {20, 34};
  for (const GeneratedPuzzle& made : generated(spec, 5, 10)) EXPECT_EQ(fault(made, spec), "");
}

TEST(HeavySeries, IsExpertOrExtremeWhereThatWasAskedFor) {
  for (const Level level : {Level::expert, Level::extreme}) {
    PuzzleSpec spec{.shape = *Shape::boxes(3, 3)};
    spec.difficulty = range_of(level);
    for (const GeneratedPuzzle& made : generated(spec, 5, 10)) EXPECT_EQ(fault(made, spec), "");
  }
}

TEST(HeavySeries, IsUniqueAndMinimalInLargeNumbers) {
  PuzzleSpec spec{.shape = *Shape::boxes(3, 3)};
  spec.minimal = true;
  const auto puzzles = generated(spec, 11, 500);
  ASSERT_EQ(puzzles.size(), 500U);
  for (const GeneratedPuzzle& made : puzzles) EXPECT_EQ(fault(made, spec), "");
}

TEST(HeavySeries, MakesLargeBoards) {
  for (const Shape& shape : {*Shape::boxes(4, 4), *Shape::boxes(5, 5), *Shape::latin(12)}) {
    const PuzzleSpec spec{.shape = shape};
    for (const GeneratedPuzzle& made : generated(spec, 3, 3)) EXPECT_EQ(fault(made, spec), "");
  }
}

// Without the technique, nothing that is as easy as the puzzle leads to its end.
TEST(Series, NeedsTheTechniqueThatWasAskedFor) {
  for (const Technique technique : {Technique::naked_pair, Technique::xy_wing}) {
    PuzzleSpec spec{.shape = *Shape::boxes(3, 3)};
    spec.technique = technique;
    for (const GeneratedPuzzle& made : generated(spec, 2, 2)) {
      EXPECT_EQ(fault(made, spec), "");
      logic::Position position(made.puzzle);
      const auto hardest = static_cast<std::size_t>(made.rating->hardest);
      bool moved = true;
      while (moved && !position.solved()) {
        moved = false;
        for (std::size_t i = 0; i <= hardest && !moved; ++i) {
          if (static_cast<Technique>(i) == technique) continue;
          const auto steps = logic::find_all(position, static_cast<Technique>(i));
          if (steps.empty() || steps[0].difficulty > made.rating->difficulty) continue;
          logic::apply(steps[0], position);
          moved = true;
        }
      }
      EXPECT_FALSE(position.solved()) << logic::name(technique);
    }
  }
}

TEST(Series, HasCluesWhereTheMaskHasThem) {
  PuzzleSpec spec{.shape = *Shape::boxes(3, 3)};
  spec.mask = *read_mask(
      "xxx...xxx x.......x x..xxx..x ...x.x... ..xx.xx.. ...x.x... x..xxx..x x.......x xxx...xxx");
  const auto puzzles = generated(spec, 1, 3);
  ASSERT_EQ(puzzles.size(), 3U);
  for (const GeneratedPuzzle& made : puzzles) {
    EXPECT_EQ(fault(made, spec), "");
    for (Cell cell = 0; cell < 81; ++cell) {
      EXPECT_EQ(made.puzzle.at(cell) != 0, (*spec.mask)[cell]);
    }
  }
}

TEST(Series, DrawsAPatternForEachPuzzleWhereItMayBeAny) {
  PuzzleSpec spec{.shape = *Shape::boxes(3, 3)};
  spec.pattern = std::nullopt;
  std::vector<int> seen(kPatterns.size(), 0);
  for (const GeneratedPuzzle& made : generated(spec, 1, 100)) {
    EXPECT_EQ(fault(made, spec), "");
    ++seen[static_cast<std::size_t>(made.pattern)];
  }
  for (const int times : seen) EXPECT_GT(times, 2);
}

TEST(Series, OfASeedIsKnown) {
  EXPECT_EQ(
      lines(generated({.shape = *Shape::boxes(3, 3)}, 7, 2)),
      (std::vector<std::string>{
          "...4.258352..7.4.6.........9.43512..2..........5...1.9.8...76..4...6..3.16...382.",
          ".8.5.4.1..4.872.6........5..........23..9.64...8......3.96..7....6731......4....."}));
}

TEST(Series, HasPuzzlesThatDoNotDependOnHowManyThereAre) {
  PuzzleSpec spec{.shape = *Shape::boxes(3, 3)};
  spec.difficulty = range_of(Level::medium);
  auto many = lines(generated(spec, 9, 40));
  ASSERT_EQ(many.size(), 40U);
  many.resize(5);
  EXPECT_EQ(lines(generated(spec, 9, 5)), many);
  EXPECT_NE(lines(generated(spec, 10, 5)), many);
}

#ifndef __wasi__  // where there are no threads
// Threads get in each other's way as they please: the attempts that they draw differ each time.
TEST(Series, IsTheSameOnAnyNumberOfThreads) {
  PuzzleSpec spec{.shape = *Shape::boxes(3, 3)};
  spec.pattern = Pattern::rotate180;
  spec.difficulty = range_of(Level::medium);
  const auto expected = lines(generated(spec, 3, 30));
  Series series(spec, {.seed = 3, .count = 30, .threads = 3});
  std::vector<GeneratedPuzzle> taken;
  const auto take = [&] {
    for (GeneratedPuzzle& next : series.take()) taken.push_back(std::move(next));
    return true;
  };
  ASSERT_TRUE(series.make(take));
  take();
  EXPECT_EQ(series.made(), 30U);
  EXPECT_GE(series.stats().tried, 30U);
  EXPECT_EQ(lines(taken), expected);
}

// A thread for which there is no memory leaves its work to the others; where there are none, it
// tries once more. No thread makes so many puzzles in one piece.
TEST(Series, GoesOnWhereThereWasNoMemoryForOneOfTheThreads) {
  const PuzzleSpec spec{.shape = *Shape::boxes(3, 3)};
  const auto expected = lines(generated(spec, 3, 400));
  for (const std::uint32_t threads : {1U, 3U}) {
    Series series(spec, {.seed = 3, .count = 400, .threads = threads});
    bool refuses = true;
    std::vector<GeneratedPuzzle> taken;
    const auto take = [&] {
      if (std::exchange(refuses, false)) throw std::bad_alloc();
      for (GeneratedPuzzle& next : series.take()) taken.push_back(std::move(next));
      return true;
    };
    ASSERT_TRUE(series.make(take));
    take();
    EXPECT_EQ(lines(taken), expected);
    EXPECT_GE(series.stats().tried, 400U);
  }
}

TEST(Series, SaysThatThereIsNotEnoughMemoryForOneThread) {
  Series series({.shape = *Shape::boxes(2, 2)}, {.seed = 3, .count = 5000, .threads = 2});
  const auto refuse = []() -> bool { throw std::bad_alloc(); };
  EXPECT_THROW((void)series.make(refuse), std::bad_alloc);
}
#endif

TEST(Series, LeavesTheRestToALaterCallWhereThereIsEnough) {
  const PuzzleSpec spec{.shape = *Shape::boxes(2, 2)};
  const auto expected = lines(generated(spec, 5, 20));
  Series series(spec, {.seed = 5, .count = 20});
  std::vector<GeneratedPuzzle> taken;
  int pieces = 0;
  const auto take = [&] {
    ++pieces;
    for (GeneratedPuzzle& next : series.take()) taken.push_back(std::move(next));
    return taken.size() < 3;
  };
  ASSERT_TRUE(series.make(take));
  EXPECT_GE(taken.size(), 3U);
  EXPECT_LT(taken.size(), 20U);
  const int first = pieces;
  ASSERT_TRUE(series.make(take));
  EXPECT_EQ(pieces, first + 1);
  while (series.made() < 20) ASSERT_TRUE(series.make(take));
  EXPECT_EQ(lines(taken), expected);
}

TEST(Series, EndsWithoutPuzzlesWhenStopped) {
  PuzzleSpec spec{.shape = *Shape::boxes(3, 3)};
  spec.clues = {17, 17};
  Stop stop;
  Series series(spec, {.seed = 1, .count = 1, .stop = &stop});
  ASSERT_TRUE(series.make([&] {
    if (series.stats().tried > 0) stop.request();
    return true;
  }));
  EXPECT_TRUE(series.take().empty());
  EXPECT_GT(series.stats().tried, 0U);
  EXPECT_GT(series.stats().fewest_clues, 17U);
}

TEST(Series, SaysThatNoGridFits) {
  Series series({.shape = *Shape::regions(2, {0, 1, 1, 0})}, {.seed = 1, .threads = 2});
  EXPECT_FALSE(series.fits());
  const auto done = series.make([] { return true; });
  ASSERT_FALSE(done);
  EXPECT_EQ(done.error().kind, ErrorKind::no_grid);
}

TEST(Generate, MakesTheFirstPuzzleOfTheSeries) {
  PuzzleSpec spec{.shape = *Shape::boxes(3, 3)};
  spec.difficulty = range_of(Level::medium);
  const Result<GeneratedPuzzle> made = generate(spec, 9);
  ASSERT_TRUE(made);
  EXPECT_EQ(fault(*made, spec), "");
  EXPECT_EQ(made->puzzle, generated(spec, 9, 1)[0].puzzle);
}

TEST(Generate, SaysWhyThereIsNoPuzzle) {
  PuzzleSpec spec{.shape = *Shape::boxes(3, 3)};
  spec.clues = {0, 16};
  EXPECT_EQ(generate(spec, 1).error().text(),
            "fewer than 17 clues on a board 9x9 with boxes of 3x3 always leave several solutions");
  // The diagonals of a Latin square of 2x2 hold one digit twice.
  EXPECT_EQ(generate({.shape = *Shape::regions(2, {0, 1, 1, 0})}, 1).error().text(),
            "no grid fits these regions and rules");
  Stop stop;
  stop.request();
  EXPECT_EQ(generate({.shape = *Shape::boxes(3, 3)}, 1, &stop).error().text(),
            "stopped: 0 puzzles tried");
}

TEST(Series, GoesOnWhilePuzzlesAreTaken) {
  const PuzzleSpec spec{.shape = *Shape::boxes(2, 2)};
  EXPECT_EQ(generated(spec, 1, 5000).size(), 5000U);
}

}  // namespace
}  // namespace quadrille::create
