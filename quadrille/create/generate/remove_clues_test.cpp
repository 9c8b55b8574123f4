#include "quadrille/create/generate/remove_clues.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "quadrille/create/full_grid.h"
#include "quadrille/create/puzzle_spec.h"
#include "quadrille/solve/solve.h"

namespace quadrille::create {
namespace {

using sudoku::Cell;
using sudoku::EngineName;
using sudoku::Grid;
using sudoku::Shape;

const std::vector<Shape> kRemovalShapes = {*Shape::boxes(2, 2), *Shape::boxes(2, 3),
                                           *Shape::boxes(3, 3), *Shape::latin(5)};

bool has_one_solution(const Grid& grid) {
  return sudoku::count(grid, 2, {.engine = EngineName::links}).solutions == 1;
}

// One by one, as anybody would write it.
Grid removed_one_by_one(Grid grid, const Groups& groups, std::uint32_t least) {
  for (const auto& group : groups) {
    if (grid.given_count() < least + group.size()) continue;
    Grid less = grid;
    for (const Cell cell : group) less.set(cell, 0);
    if (has_one_solution(less)) grid = less;
  }
  return grid;
}

RC_GTEST_PROP(ClueRemoval, TakesTheSameCluesAsOneByOne, ()) {
  const Shape shape = *rc::gen::elementOf(kRemovalShapes);
  Random random(*rc::gen::arbitrary<std::uint64_t>());
  const auto least = *rc::gen::inRange<std::uint32_t>(0, shape.cell_count() + 1);
  const Grid full = *random_full_grid(shape, random);
  Counter counter(shape);
  std::vector<ClueRemoval> removals;
  std::vector<Grid> expected;
  for (const Pattern pattern : {Pattern::none, Pattern::rotate90, Pattern::full}) {
    Groups groups = orbits(shape.size(), pattern);
    random.shuffle(groups);
    removals.emplace_back(full, groups, least);
    expected.push_back(removed_one_by_one(full, groups, least));
  }
  remove_clues(removals, counter);
  for (std::size_t i = 0; i < removals.size(); ++i) {
    RC_ASSERT(removals[i].board() == expected[i]);
    RC_ASSERT(removals[i].clues() == expected[i].given_count());
    RC_ASSERT(!removals[i].unsure());
  }
}

TEST(ClueRemoval, KeepsCluesThatNobodyHasProvedNeedless) {
  Random random(1);
  const Shape shape = *Shape::boxes(3, 3);
  const Grid full = *random_full_grid(shape, random);
  Stop stop;
  stop.request();
  Counter counter(shape, {.stop = &stop});
  std::vector<ClueRemoval> removals = {ClueRemoval(full, orbits(9, Pattern::none), 0)};
  remove_clues(removals, counter);
  EXPECT_EQ(removals[0].board(), full);
  EXPECT_TRUE(removals[0].unsure());
}

TEST(ClueRemoval, KeepsCluesWhereTheSearchMayNotGoOn) {
  Random random(1);
  const Shape shape = *Shape::latin(6);
  Counter counter(shape, {.max_nodes = 0});
  std::vector<ClueRemoval> removals = {
      ClueRemoval(*random_full_grid(shape, random), orbits(6, Pattern::none), 0)};
  remove_clues(removals, counter);
  EXPECT_TRUE(removals[0].unsure());
  EXPECT_TRUE(has_one_solution(removals[0].board()));
}

RC_GTEST_PROP(Counter, CountsAsDancingLinksDo, ()) {
  const Shape shape = *rc::gen::elementOf(kRemovalShapes);
  Random random(*rc::gen::arbitrary<std::uint64_t>());
  const auto limit = *rc::gen::inRange<std::uint64_t>(1, 30);
  std::vector<Grid> boards;
  for (std::uint32_t clues = 0; clues < 12; ++clues) {
    Grid board = *random_full_grid(shape, random);
    Groups groups = orbits(shape.size(), Pattern::none);
    random.shuffle(groups);
    // From far too few clues to nearly all of them; now and then one is wrong.
    groups.resize(shape.cell_count() * (clues + 1) / 16);
    for (const auto& group : groups) board.set(group[0], 0);
    if (clues % 4 == 3) board.set(0, static_cast<sudoku::Digit>(random.below(shape.size()) + 1));
    boards.push_back(board);
  }
  std::vector<const Grid*> pointers;
  for (const Grid& board : boards) pointers.push_back(&board);
  Counter counter(shape);
  const auto counts = counter.count(pointers, limit);
  for (std::size_t i = 0; i < boards.size(); ++i) {
    RC_ASSERT(counts[i] ==
              sudoku::count(boards[i], limit, {.engine = EngineName::links}).solutions);
  }
}

}  // namespace
}  // namespace quadrille::create
