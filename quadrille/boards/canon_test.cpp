#include "quadrille/boards/canon.h"

#include <algorithm>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "quadrille/boards/drawn_board_test.h"
#include "quadrille/boards/random_board_test.h"

namespace quadrille::sudoku {
namespace {

const std::vector<Shape> kCanonShapes = {*Shape::boxes(2, 2), *Shape::boxes(2, 3),
                                         *Shape::boxes(3, 2), *Shape::boxes(3, 3)};

// So many cells of a full grid, spread at random.
Grid cells_of_full(const Shape& shape, std::uint32_t clues, Random& random) {
  Grid grid = random_solution(shape, random);
  std::vector<Cell> cells(shape.cell_count());
  for (Cell cell = 0; cell < shape.cell_count(); ++cell) cells[cell] = cell;
  random.shuffle(cells);
  for (std::size_t i = clues; i < cells.size(); ++i) grid.set(cells[i], 0);
  return grid;
}

Grid any_part(Random& random) {
  const Shape shape = *rc::gen::elementOf(kCanonShapes);
  return cells_of_full(shape, *rc::gen::inRange<std::uint32_t>(0, shape.cell_count() + 1), random);
}

RC_GTEST_PROP(Canon, IsTheSameForBoardsThatAreTheSame, ()) {
  Random random(*rc::gen::arbitrary<std::uint64_t>());
  const Grid grid = any_part(random);
  const Grid other = transformed(grid, random_symmetry(grid.shape(), random));
  RC_ASSERT(drawn(canonical(grid)->grid) == drawn(canonical(other)->grid));
}

RC_GTEST_PROP(Canon, IsABoardThatTheSymmetryLeadsTo, ()) {
  Random random(*rc::gen::arbitrary<std::uint64_t>());
  const Grid grid = any_part(random);
  const auto canon = canonical(grid);
  RC_ASSERT(is_symmetry(canon->symmetry, grid.shape()));
  RC_ASSERT(transformed(grid, canon->symmetry) == canon->grid);
}

RC_GTEST_PROP(Canon, IsNoGreaterThanWhatAnySymmetryMakes, ()) {
  Random random(*rc::gen::arbitrary<std::uint64_t>());
  const Grid grid = any_part(random);
  const Grid canon = canonical(grid)->grid;
  for (int i = 0; i < 50; ++i) {
    const Grid other = transformed(canon, random_symmetry(grid.shape(), random));
    RC_ASSERT(std::ranges::lexicographical_compare(canon.cells(), other.cells()) || canon == other);
  }
}

// Orders of the rows of a board that keep the bands together.
std::vector<std::vector<std::uint32_t>> row_orders(std::uint32_t size, std::uint32_t height) {
  std::vector<std::uint32_t> order(size);
  for (std::uint32_t i = 0; i < size; ++i) order[i] = i;
  std::vector<std::vector<std::uint32_t>> orders;
  do {
    bool keeps = true;
    for (std::uint32_t i = 0; i < size; ++i) {
      const std::uint32_t first = i / height * height;
      keeps = keeps && order[i] / height == order[first] / height;
    }
    if (keeps) orders.push_back(order);
  } while (std::ranges::next_permutation(order).found);
  return orders;
}

// Keeps the lesser of `least` and a board whose digits are named as they come; it is given up as
// soon as it is greater. An empty `least` is greater than all.
template <class DigitAt>
void keep_least(std::vector<Digit>& least, std::uint32_t size, DigitAt digit_at) {
  std::vector<Digit> names(size + 1, 0);
  std::vector<Digit> cells;
  Digit named = 0;
  bool less = least.empty();
  for (std::uint32_t i = 0; i < size * size; ++i) {
    const Digit digit = digit_at(i / size, i % size);
    if (digit != 0 && names[digit] == 0) names[digit] = ++named;
    cells.push_back(names[digit]);
    if (!less && cells[i] > least[i]) return;
    less = less || cells[i] < least[i];
  }
  if (less) least = cells;
}

// The least of all boards, found by looking at each.
std::vector<Digit> least_of_all(const Grid& grid) {
  const Shape& shape = grid.shape();
  const std::uint32_t size = shape.size();
  const auto rows = row_orders(size, shape.box_rows());
  const auto columns = row_orders(size, shape.box_columns());
  std::vector<Digit> least;
  for (const auto& row : rows) {
    for (const auto& column : columns) {
      keep_least(least, size, [&](std::uint32_t r, std::uint32_t c) {
        return grid.at(row[r] * size + column[c]);
      });
      if (shape.box_rows() != shape.box_columns()) continue;
      keep_least(least, size, [&](std::uint32_t r, std::uint32_t c) {
        return grid.at(column[c] * size + row[r]);
      });
    }
  }
  return least;
}

void expect_least(const Grid& grid) {
  const Grid canon = canonical(grid)->grid;
  EXPECT_EQ(drawn(canon), drawn(Grid(grid.shape(), least_of_all(grid)))) << drawn(grid);
}

TEST(Canon, IsTheLeastOfAllOnSmallBoards) {
  Random random(4);
  for (const Shape& shape : {*Shape::boxes(2, 2), *Shape::boxes(2, 3), *Shape::boxes(3, 2)}) {
    for (std::uint32_t clues = 0; clues <= shape.cell_count(); ++clues) {
      expect_least(cells_of_full(shape, clues, random));
    }
  }
}

// All 3,359,232 orders of a few 9x9 boards.
TEST(HeavyCanon, IsTheLeastOfAllOn9x9) {
  Random random(4);
  for (const std::uint32_t clues : {0U, 3U, 9U, 17U, 25U, 40U, 60U, 77U, 80U, 81U}) {
    expect_least(cells_of_full(*Shape::boxes(3, 3), clues, random));
  }
}

// The most symmetric grid there is: 648 symmetries leave it what it is.
Grid most_symmetric() {
  return board_of(
      *Shape::boxes(3, 3),
      "123456789456789123789123456231564897564897231897231564312645978645978312978312645");
}

TEST(HeavyCanon, IsTheLeastOfAllForBoardsWithManySymmetries) {
  const Grid grid = most_symmetric();
  expect_least(grid);
  for (const auto& keep :
       {+[](Cell row, Cell column) { return row / 3 == column / 3; },
        +[](Cell row, Cell column) { return (row + column) % 3 != 0; },
        +[](Cell row, Cell) { return row % 3 == 0; }, +[](Cell row, Cell) { return row < 6; }}) {
    Grid part = grid;
    for (Cell cell = 0; cell < 81; ++cell) {
      if (!keep(cell / 9, cell % 9)) part.set(cell, 0);
    }
    expect_least(part);
  }
}

TEST(Canon, TellsBoardsApartThatAreNotTheSame) {
  // Two grids of 4x4 exist up to symmetry.
  const Grid one = board_of(*Shape::boxes(2, 2), "1234341221434321");
  const Grid two = board_of(*Shape::boxes(2, 2), "1234341223414123");
  EXPECT_NE(drawn(canonical(one)->grid), drawn(canonical(two)->grid));
  EXPECT_EQ(drawn(canonical(most_symmetric())->grid),
            "123456789456789123789123456231564897564897231897231564312645978645978312978312645");
}

// Known numbers of grids that are not the same up to symmetry. The most symmetric ones are rare:
// one in some thousands.
TEST(HeavyCanon, TellsTheTwoKindsOf4x4And49Of6x6Apart) {
  for (const auto& [shape, kinds] :
       {std::pair(kCanonShapes[0], 2U), std::pair(kCanonShapes[1], 49U),
        std::pair(kCanonShapes[2], 49U)}) {
    Random random(1);
    std::set<std::string> canons;
    for (int i = 0; i < 5000 || (i < 100'000 && canons.size() < kinds); ++i) {
      canons.insert(drawn(canonical(random_solution(shape, random))->grid));
    }
    EXPECT_EQ(canons.size(), kinds) << shape.describe();
  }
}

TEST(Canon, OfTheEmptyBoardIsEmpty) {
  EXPECT_EQ(canonical(Grid(*Shape::boxes(3, 3)))->grid, Grid(*Shape::boxes(3, 3)));
}

TEST(Canon, RefusesWhatHasNone) {
  EXPECT_EQ(canonical(Grid(*Shape::boxes(4, 4))).error().text(),
            "expected boxes of 3x3, 2x3, 3x2 or 2x2, found a board 16x16 with boxes of 4x4");
  EXPECT_EQ(canonical(Grid(*Shape::latin(9))).error().text(),
            "expected boxes of 3x3, 2x3, 3x2 or 2x2, found a board 9x9 without boxes");
  Grid twice(*Shape::boxes(3, 3));
  twice.set(0, 4);
  twice.set(8, 4);
  EXPECT_EQ(canonical(twice).error().text(),
            "expected no digit twice in a unit, found 4 twice in row 1: r1c1 and r1c9");
  Grid marked(*Shape::boxes(2, 2));
  marked.set_marks(std::vector<bool>(64, true));
  EXPECT_EQ(canonical(marked).error().text(), "expected a board without pencil marks");
}

}  // namespace
}  // namespace quadrille::sudoku
