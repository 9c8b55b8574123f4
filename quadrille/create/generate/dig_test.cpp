#include "quadrille/create/generate/dig.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "quadrille/create/full_grid.h"
#include "quadrille/create/generate/pattern.h"
#include "quadrille/sudoku/solve.h"

namespace quadrille::create {
namespace {

using cover::EngineName;
using sudoku::Grid;
using sudoku::Shape;

const std::vector<Shape> kDugShapes = {*Shape::boxes(2, 2), *Shape::boxes(2, 3),
                                       *Shape::boxes(3, 3), *Shape::latin(5)};

bool has_one_solution(const Grid& grid) {
  return sudoku::count(grid, 2, {.engine = EngineName::links}).solutions == 1;
}

// One by one, as anybody would write it.
Grid dug_plainly(Grid grid, const Groups& groups, std::uint32_t least) {
  for (const auto& group : groups) {
    if (grid.given_count() < least + group.size()) continue;
    Grid less = grid;
    for (const Cell cell : group) less.set(cell, 0);
    if (has_one_solution(less)) grid = less;
  }
  return grid;
}

RC_GTEST_PROP(Dig, TakesTheSameCluesAsOneByOne, ()) {
  const Shape shape = *rc::gen::elementOf(kDugShapes);
  Random random(*rc::gen::arbitrary<std::uint64_t>());
  const auto least = *rc::gen::inRange<std::uint32_t>(0, shape.cell_count() + 1);
  const Grid full = *random_full_grid(shape, random);
  Counter counter(shape);
  std::vector<Dig> digs;
  std::vector<Grid> expected;
  for (const Pattern pattern : {Pattern::none, Pattern::rotate90, Pattern::full}) {
    Groups groups = orbits(shape.size(), pattern);
    random.shuffle(groups);
    digs.emplace_back(full, groups, least);
    expected.push_back(dug_plainly(full, groups, least));
  }
  dig_all(digs, counter);
  for (std::size_t i = 0; i < digs.size(); ++i) {
    RC_ASSERT(digs[i].board() == expected[i]);
    RC_ASSERT(digs[i].clues() == expected[i].given_count());
    RC_ASSERT(!digs[i].unsure());
  }
}

TEST(Dig, KeepsCluesThatNobodyHasProvedNeedless) {
  Random random(1);
  const Shape shape = *Shape::boxes(3, 3);
  const Grid full = *random_full_grid(shape, random);
  Stop stop;
  stop.request();
  Counter counter(shape, {.stop = &stop});
  std::vector<Dig> digs = {Dig(full, orbits(9, Pattern::none), 0)};
  dig_all(digs, counter);
  EXPECT_EQ(digs[0].board(), full);
  EXPECT_TRUE(digs[0].unsure());
}

TEST(Dig, KeepsCluesWhereTheSearchMayNotGoOn) {
  Random random(1);
  const Shape shape = *Shape::latin(6);
  Counter counter(shape, {.max_nodes = 0});
  std::vector<Dig> digs = {Dig(*random_full_grid(shape, random), orbits(6, Pattern::none), 0)};
  dig_all(digs, counter);
  EXPECT_TRUE(digs[0].unsure());
  EXPECT_TRUE(has_one_solution(digs[0].board()));
}

RC_GTEST_PROP(Counter, CountsAsDancingLinksDo, ()) {
  const Shape shape = *rc::gen::elementOf(kDugShapes);
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
