// On small boards, against all solutions: which of them a symmetry leaves as they are.
#include "quadrille/solve/orbits/round_problem.h"

#include <algorithm>
#include <map>
#include <numeric>
#include <vector>

#include <gtest/gtest.h>

#include "quadrille/cover/count.h"
#include "quadrille/solve/bands/given_boards_test.h"
#include "quadrille/solve/orbits/beginnings.h"
#include "quadrille/solve/orbits/board_symmetries.h"

namespace quadrille::sudoku::orbits {
namespace {

bool leaves(const Fixing& fixing, const Grid& solution) {
  for (Cell cell = 0; cell < solution.shape().cell_count(); ++cell) {
    const Cell to = fixing.lines.of_cell(cell, solution.size());
    if (solution.at(to) != fixing.digits[solution.at(cell) - 1U] + 1) return false;
  }
  return true;
}

// Whose lower rows can change places.
Grid upper_half(const Grid& full) {
  Grid grid(full.shape());
  for (Cell cell = 0; cell < full.size() * (full.size() / 2); ++cell) grid.set(cell, full.at(cell));
  return grid;
}

struct Fixed {
  std::uint64_t pairs = 0;  // of lines and digits
  std::uint64_t some = 0;   // of which there are solutions
  Natural order = 0;        // of all of them, each as often as there are such
};

Fixed expect_fixed(const Grid& grid) {
  const LinedBoard board(grid);
  BoardSymmetries symmetries(board);
  EXPECT_TRUE(symmetries.find(nullptr));
  std::vector<Grid> solved;
  for (const Grid& solution : solutions(grid)) solved.push_back(solution);
  Fixed found;
  std::vector<std::uint32_t> digits(board.size());
  EXPECT_TRUE(
      symmetries.walk([&](const LineMap& lines, const Natural& times, std::span<const Ring> rings) {
        const std::vector<CellRound> rounds = rounds_of_cells(board, lines);
        return walk_rings(rings, digits, times, [&](const Natural& of_these) {
          const Fixing fixing = {board, lines, digits, rounds};
          const auto left = static_cast<std::uint64_t>(std::ranges::count_if(
              solved, [&](const Grid& solution) { return leaves(fixing, solution); }));
          ++found.pairs;
          found.some += left > 0 ? 1 : 0;
          found.order += of_these;
          const auto made = make_round_problem(fixing);
          EXPECT_EQ(made ? cover::count(made->problem).solutions : Natural(0), Natural(left));
          if (made) EXPECT_EQ(count_by_beginnings(fixing, *made, {}), Natural(left));
          return true;
        });
      }));
  EXPECT_EQ(found.order, symmetries.order());
  return found;
}

TEST(RoundProblem, HasTheSolutionsThatASymmetryLeaves) {
  std::uint64_t some = 0;
  Random random(12);
  for (const Shape& shape : {*Shape::boxes(2, 2), *Shape::boxes(2, 3), *Shape::boxes(3, 2),
                             *Shape::latin(4), *Shape::latin(5)}) {
    for (int board = 0; board < 8; ++board) {
      const Grid full = random_solution(shape, random);
      Grid grid = bands::some_of(full, shape.size() + random.below(shape.size()), random);
      if (board % 4 == 3) bands::take_marks(grid, full, 1 + random.below(4), random);
      if (board % 2 == 0) grid = upper_half(full);
      if (count(grid, 1000).solutions >= Natural(1000)) continue;
      SCOPED_TRACE(shape.describe() + " " + std::to_string(board));
      some += expect_fixed(grid).some;
    }
  }
  EXPECT_GT(some, 100U);  // else nothing was tried
}

TEST(RoundProblem, HasTheSolutionsThatASymmetryLeavesOfEmptyBoards) {
  // 20 ways to move lines, since rows can be moved in five ways, with 5 for the names of digits.
  EXPECT_EQ(expect_fixed(Grid(*Shape::boxes(2, 2))).pairs, 100U);
  EXPECT_GT(expect_fixed(Grid(*Shape::latin(4))).some, 10U);
}

TEST(BoardSymmetries, OfNineByNineAreOf275Kinds) {
  const Grid grid(*Shape::boxes(3, 3));
  const LinedBoard board(grid);
  BoardSymmetries symmetries(board);
  ASSERT_TRUE(symmetries.find(nullptr));
  EXPECT_EQ(symmetries.order(), Natural(1'218'998'108'160));
  std::size_t kinds = 0;
  Natural moves;
  EXPECT_TRUE(symmetries.walk([&](const LineMap&, const Natural& times, std::span<const Ring>) {
    ++kinds;
    moves += times;
    return true;
  }));
  EXPECT_EQ(kinds, 275U);
  EXPECT_EQ(moves, Natural(3'359'232));
}

// A diagonal of digits: all orders of the rows, with the same of the columns and of the digits.
TEST(BoardSymmetries, AreSearchedWhereDigitsStand) {
  Grid grid(*Shape::latin(6));
  for (Cell cell = 0; cell < 6; ++cell) grid.set(7 * cell, static_cast<Digit>(cell + 1));
  const LinedBoard board(grid);
  BoardSymmetries symmetries(board);
  ASSERT_TRUE(symmetries.find(nullptr));
  EXPECT_EQ(symmetries.order(), Natural(2 * 720));
  std::size_t kinds = 0;
  EXPECT_TRUE(symmetries.walk(
      [&](const LineMap&, const Natural&, std::span<const Ring>) { return ++kinds > 0; }));
  EXPECT_EQ(kinds, 2U * 11U);
}

}  // namespace
}  // namespace quadrille::sudoku::orbits
