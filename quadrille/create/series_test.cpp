#include "quadrille/create/series.h"

#include <string>
#include <thread>
#include <vector>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "quadrille/create/mask.h"
#include "quadrille/logic/solve.h"
#include "quadrille/sudoku/solve.h"
#include "quadrille/sudoku/verify.h"
#include "quadrille/sudoku/write.h"

namespace quadrille::create {
namespace {

using logic::Level;
using logic::Technique;
using sudoku::Grid;
using sudoku::Shape;

std::vector<Creation> made(const Wishes& wishes, std::uint64_t seed, std::uint64_t count) {
  Series series(wishes, {.seed = seed, .count = count});
  Workshop workshop(series.wishes(), seed);
  std::vector<Creation> creations;
  while (series.work(workshop)) {
    for (Creation& creation : series.take()) creations.push_back(std::move(creation));
  }
  return creations;
}

std::vector<std::string> lines(const std::vector<Creation>& creations) {
  std::vector<std::string> result;
  for (const Creation& creation : creations) {
    result.push_back(write(creation.puzzle, sudoku::Format::line));
  }
  return result;
}

// By dancing links, which had no part in the making.
bool is_unique(const Grid& puzzle) {
  return sudoku::count(puzzle, 2, {.engine = cover::EngineName::links}).solutions == 1;
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
std::string fault(const Creation& creation, const Wishes& wishes) {
  const Grid& puzzle = creation.puzzle;
  if (puzzle.shape() != wishes.shape) return "another shape";
  if (!is_unique(puzzle)) return "not one solution";
  if (const auto wrong = sudoku::verify(puzzle, creation.solution)) return *wrong;
  if (!wishes.clues.contains(puzzle.given_count())) return "not so many clues";
  if (!has_pattern(puzzle, creation.pattern)) return "not symmetric";
  if (wishes.pattern && creation.pattern != *wishes.pattern) return "another pattern";
  if (wishes.minimal && !is_minimal(puzzle)) return "not minimal";
  if (!wishes.for_rating()) return "";
  const logic::Rating rating = logic::rate(puzzle);
  if (!wishes.difficulty.contains(rating.difficulty)) return "not so hard";
  if (creation.rating->difficulty != rating.difficulty) return "another rating";
  if (wishes.technique && rating.count(*wishes.technique) == 0) return "without the technique";
  return "";
}

RC_GTEST_PROP(Series, IsAsWishedOnEveryShape, ()) {
  static const std::vector<Shape> kShapes = {
      *Shape::boxes(2, 2), *Shape::boxes(2, 3), *Shape::boxes(3, 3), *Shape::latin(5),
      *Shape::regions(5,
                      {0, 0, 0, 1, 1, 0, 0, 1, 1, 2, 3, 3, 1, 2, 2, 3, 3, 4, 4, 2, 3, 4, 4, 4, 2})};
  Wishes wishes{.shape = *rc::gen::elementOf(kShapes)};
  wishes.minimal = *rc::gen::arbitrary<bool>();
  if (!wishes.minimal) wishes.pattern = *rc::gen::elementOf(kPatterns);
  for (const Creation& creation : made(wishes, *rc::gen::arbitrary<std::uint64_t>(), 2)) {
    RC_ASSERT(fault(creation, wishes) == "");
  }
}

RC_GTEST_PROP(Series, HasAsManyCluesAsWished, ()) {
  Wishes wishes{.shape = *Shape::boxes(3, 3)};
  wishes.clues.low = *rc::gen::inRange<std::uint32_t>(20, 60);
  wishes.clues.high = wishes.clues.low + *rc::gen::inRange<std::uint32_t>(3, 8);
  wishes.clues.high = std::max(wishes.clues.high, 26U);
  const auto creations = made(wishes, *rc::gen::arbitrary<std::uint64_t>(), 3);
  RC_ASSERT(creations.size() == 3U);
  for (const Creation& creation : creations) RC_ASSERT(fault(creation, wishes) == "");
}

RC_GTEST_PROP(Series, IsOfTheLevelThatWasWished, ()) {
  Wishes wishes{.shape = *Shape::boxes(3, 3)};
  wishes.difficulty =
      range_of(*rc::gen::elementOf(std::vector{Level::easy, Level::medium, Level::hard}));
  for (const Creation& creation : made(wishes, *rc::gen::arbitrary<std::uint64_t>(), 1)) {
    RC_ASSERT(fault(creation, wishes) == "");
  }
}

TEST(HeavySeries, IsAsWishedInEveryRespectAtOnce) {
  Wishes wishes{.shape = *Shape::boxes(3, 3)};
  wishes.pattern = Pattern::rotate180;
  wishes.minimal = true;
  wishes.clues = {24, 28};
  wishes.difficulty = {20, 34};
  for (const Creation& creation : made(wishes, 5, 10)) EXPECT_EQ(fault(creation, wishes), "");
}

TEST(HeavySeries, IsExpertOrExtremeWhereThatWasWished) {
  for (const Level level : {Level::expert, Level::extreme}) {
    Wishes wishes{.shape = *Shape::boxes(3, 3)};
    wishes.difficulty = range_of(level);
    for (const Creation& creation : made(wishes, 5, 10)) EXPECT_EQ(fault(creation, wishes), "");
  }
}

TEST(HeavySeries, IsUniqueAndMinimalInLargeNumbers) {
  Wishes wishes{.shape = *Shape::boxes(3, 3)};
  wishes.minimal = true;
  const auto creations = made(wishes, 11, 500);
  ASSERT_EQ(creations.size(), 500U);
  for (const Creation& creation : creations) EXPECT_EQ(fault(creation, wishes), "");
}

TEST(HeavySeries, MakesLargeBoards) {
  for (const Shape& shape : {*Shape::boxes(4, 4), *Shape::boxes(5, 5), *Shape::latin(12)}) {
    const Wishes wishes{.shape = shape};
    for (const Creation& creation : made(wishes, 3, 3)) EXPECT_EQ(fault(creation, wishes), "");
  }
}

// Without the technique, nothing that is as easy as the puzzle leads to its end.
TEST(Series, NeedsTheTechniqueThatWasWished) {
  for (const Technique technique : {Technique::naked_pair, Technique::xy_wing}) {
    Wishes wishes{.shape = *Shape::boxes(3, 3)};
    wishes.technique = technique;
    for (const Creation& creation : made(wishes, 2, 2)) {
      EXPECT_EQ(fault(creation, wishes), "");
      logic::Position position(creation.puzzle);
      const auto hardest = static_cast<std::size_t>(creation.rating->hardest);
      bool moved = true;
      while (moved && !position.solved()) {
        moved = false;
        for (std::size_t i = 0; i <= hardest && !moved; ++i) {
          if (static_cast<Technique>(i) == technique) continue;
          const auto steps = logic::find_all(position, static_cast<Technique>(i));
          if (steps.empty() || steps[0].difficulty > creation.rating->difficulty) continue;
          logic::apply(steps[0], position);
          moved = true;
        }
      }
      EXPECT_FALSE(position.solved()) << logic::name(technique);
    }
  }
}

TEST(Series, HasCluesWhereTheMaskHasThem) {
  Wishes wishes{.shape = *Shape::boxes(3, 3)};
  wishes.mask = *read_mask(
      "xxx...xxx x.......x x..xxx..x ...x.x... ..xx.xx.. ...x.x... x..xxx..x x.......x xxx...xxx");
  const auto creations = made(wishes, 1, 3);
  ASSERT_EQ(creations.size(), 3U);
  for (const Creation& creation : creations) {
    EXPECT_EQ(fault(creation, wishes), "");
    for (Cell cell = 0; cell < 81; ++cell) {
      EXPECT_EQ(creation.puzzle.at(cell) != 0, (*wishes.mask)[cell]);
    }
  }
}

TEST(Series, DrawsAPatternForEachPuzzleWhereItMayBeAny) {
  Wishes wishes{.shape = *Shape::boxes(3, 3)};
  wishes.pattern = std::nullopt;
  std::vector<int> seen(kPatterns.size(), 0);
  for (const Creation& creation : made(wishes, 1, 100)) {
    EXPECT_EQ(fault(creation, wishes), "");
    ++seen[static_cast<std::size_t>(creation.pattern)];
  }
  for (const int times : seen) EXPECT_GT(times, 2);
}

TEST(Series, OfASeedIsKnown) {
  EXPECT_EQ(
      lines(made({.shape = *Shape::boxes(3, 3)}, 7, 2)),
      (std::vector<std::string>{
          "...4.258352..7.4.6.........9.43512..2..........5...1.9.8...76..4...6..3.16...382.",
          ".8.5.4.1..4.872.6........5..........23..9.64...8......3.96..7....6731......4....."}));
}

TEST(Series, HasPuzzlesThatDoNotDependOnHowManyThereAre) {
  Wishes wishes{.shape = *Shape::boxes(3, 3)};
  wishes.difficulty = range_of(Level::medium);
  auto many = lines(made(wishes, 9, 40));
  ASSERT_EQ(many.size(), 40U);
  many.resize(5);
  EXPECT_EQ(lines(made(wishes, 9, 5)), many);
  EXPECT_NE(lines(made(wishes, 10, 5)), many);
}

#ifndef __wasi__  // where there are no threads
// Threads get in each other's way as they please: the tickets that they draw differ each time.
TEST(Series, IsTheSameOnAnyNumberOfThreads) {
  Wishes wishes{.shape = *Shape::boxes(3, 3)};
  wishes.pattern = Pattern::rotate180;
  wishes.difficulty = range_of(Level::medium);
  const auto expected = lines(made(wishes, 3, 30));
  Series series(wishes, {.seed = 3, .count = 30});
  std::vector<std::thread> threads;
  for (int i = 0; i < 3; ++i) {
    threads.emplace_back([&] {
      Workshop workshop(series.wishes(), series.seed());
      while (series.work(workshop)) {
      }
    });
  }
  for (std::thread& thread : threads) thread.join();
  EXPECT_EQ(series.made(), 30U);
  EXPECT_EQ(lines(series.take()), expected);
}
#endif

TEST(Series, EndsWithoutPuzzlesWhenStopped) {
  Wishes wishes{.shape = *Shape::boxes(3, 3)};
  wishes.clues = {17, 17};
  Stop stop;
  Series series(wishes, {.seed = 1, .count = 1});
  Workshop workshop(series.wishes(), 1, &stop);
  while (workshop.tally().tried == 0) ASSERT_TRUE(series.work(workshop, &stop));
  stop.request();
  while (series.work(workshop, &stop)) {
  }
  EXPECT_TRUE(series.take().empty());
  EXPECT_GT(workshop.tally().tried, 0U);
  EXPECT_GT(workshop.tally().fewest_clues, 17U);
}

TEST(Series, GoesOnWhilePuzzlesAreTaken) {
  const Wishes wishes{.shape = *Shape::boxes(2, 2)};
  EXPECT_EQ(made(wishes, 1, 5000).size(), 5000U);
}

}  // namespace
}  // namespace quadrille::create
