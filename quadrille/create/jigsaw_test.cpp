#include "quadrille/create/jigsaw.h"

#include <set>
#include <vector>

#include <gmock/gmock.h>

#include "quadrille/create/generate.h"
#include "quadrille/solve/solve.h"

namespace quadrille::create {
namespace {

// How many cells of its region a cell reaches, from neighbour to neighbour.
std::size_t reached_from(const sudoku::Shape& shape, sudoku::Cell start) {
  const std::uint32_t size = shape.size();
  std::set<sudoku::Cell> seen{start};
  std::vector<sudoku::Cell> next{start};
  while (!next.empty()) {
    const sudoku::Cell cell = next.back();
    next.pop_back();
    for (sudoku::Cell other = 0; other < shape.cell_count(); ++other) {
      const std::uint32_t rows =
          std::max(cell / size, other / size) - std::min(cell / size, other / size);
      const std::uint32_t columns =
          std::max(cell % size, other % size) - std::min(cell % size, other % size);
      if (rows + columns != 1 || shape.box_of(other) != shape.box_of(start)) continue;
      if (seen.insert(other).second) next.push_back(other);
    }
  }
  return seen.size();
}

TEST(Jigsaw, CutsBoardsIntoRegionsOfOnePieceEach) {
  Random random(3);
  for (const std::uint32_t size : {1U, 2U, 3U, 5U, 6U, 7U, 9U, 12U}) {
    const sudoku::Shape shape = random_regions(size, random);
    ASSERT_EQ(shape.size(), size);
    for (sudoku::Cell cell = 0; cell < shape.cell_count(); ++cell) {
      EXPECT_EQ(reached_from(shape, cell), size) << size << ", cell " << cell;
    }
  }
}

TEST(Jigsaw, LeavesNothingOfTheBoxesItBeginsWith) {
  Random random(4);
  const sudoku::Shape usual = *sudoku::Shape::of_size(9);
  const sudoku::Shape one = random_regions(9, random);
  EXPECT_NE(one, random_regions(9, random));
  std::uint32_t moved = 0;
  for (sudoku::Cell cell = 0; cell < 81; ++cell) {
    moved += one.box_of(cell) == usual.box_of(cell) ? 0U : 1U;
  }
  EXPECT_GT(moved, 30U);
}

TEST(Jigsaw, IsTheSameForTheSameNumbers) {
  Random one(9);
  Random other(9);
  EXPECT_EQ(random_regions(9, one), random_regions(9, other));
}

TEST(Jigsaw, HasPuzzles) {
  Random random(5);
  const sudoku::Shape shape = random_regions(6, random);
  const Result<GeneratedPuzzle> puzzle = generate({.shape = shape}, 1);
  ASSERT_TRUE(puzzle.ok()) << puzzle.error().text();
  EXPECT_EQ(sudoku::solve(puzzle->puzzle).verdict, sudoku::Verdict::one);
}

}  // namespace
}  // namespace quadrille::create
