#include "quadrille/boards/symmetry.h"

#include <algorithm>
#include <numeric>
#include <set>
#include <tuple>
#include <utility>
#include <vector>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "quadrille/boards/conflicts.h"
#include "quadrille/boards/drawn_board_test.h"
#include "quadrille/boards/random_board_test.h"

namespace quadrille::sudoku {
namespace {

std::vector<std::uint32_t> lines(std::uint32_t count) {
  std::vector<std::uint32_t> result(count);
  std::iota(result.begin(), result.end(), 0U);
  return result;
}

Symmetry unchanged(std::uint32_t size) {
  Symmetry symmetry{.digits = {}, .rows = lines(size), .columns = lines(size)};
  for (std::uint32_t digit = 1; digit <= size; ++digit) {
    symmetry.digits.push_back(static_cast<Digit>(digit));
  }
  return symmetry;
}

bool see_each_other(const Shape& shape, Cell a, Cell b) {
  const std::uint32_t size = shape.size();
  return a / size == b / size || a % size == b % size ||
         (shape.has_boxes() && shape.box_of(a) == shape.box_of(b));
}

// What it means to keep the rules: cells that see each other still do, and no others do.
bool keeps_rules(const Symmetry& symmetry, const Shape& shape) {
  const std::uint32_t size = shape.size();
  const auto place = [&](Cell cell) -> Cell {
    const std::uint32_t row = symmetry.rows[cell / size];
    const std::uint32_t column = symmetry.columns[cell % size];
    return symmetry.transposed ? column * size + row : row * size + column;
  };
  for (Cell a = 0; a < shape.cell_count(); ++a) {
    for (Cell b = 0; b < a; ++b) {
      if (see_each_other(shape, a, b) != see_each_other(shape, place(a), place(b))) return false;
    }
  }
  return true;
}

// For each cell some marks, among them its digit.
void add_some_marks(Grid& puzzle, Random& random) {
  const std::uint32_t size = puzzle.size();
  std::vector<bool> marks(std::size_t{puzzle.shape().cell_count()} * size);
  for (std::size_t place = 0; place < marks.size(); ++place) {
    marks[place] =
        puzzle.at(static_cast<Cell>(place / size)) == place % size + 1 || random.below(4) == 0;
  }
  puzzle.set_marks(std::move(marks));
}

TEST(Symmetry, RenamesDigitsMovesRowsAndColumnsAndThenTransposes) {
  const Grid grid = board_of(*Shape::boxes(2, 2), "12.. .... ..3. ...4");
  Symmetry symmetry{.digits = {2, 3, 4, 1}, .rows = {1, 0, 2, 3}, .columns = {0, 1, 3, 2}};
  EXPECT_EQ(drawn(transformed(grid, symmetry)),
            "...."
            "23.."
            "...4"
            "..1.");
  symmetry.transposed = true;
  EXPECT_EQ(drawn(transformed(grid, symmetry)),
            ".2.."
            ".3.."
            "...1"
            "..4.");
}

TEST(Symmetry, TakesPencilMarksAlong) {
  Grid grid(*Shape::latin(2));
  grid.set_marks({true, false, /**/ true, true,  //
                  false, true, /**/ true, true});
  const Symmetry symmetry{.digits = {2, 1}, .rows = {0, 1}, .columns = {1, 0}};
  EXPECT_EQ(transformed(grid, symmetry).marks(),
            (std::vector<bool>{true, true, /**/ false, true,  //
                               true, true, /**/ true, false}));
}

RC_GTEST_PROP(Symmetry, KeepsConflictsAndMakesNone, ()) {
  Random random(*rc::gen::arbitrary<std::uint64_t>());
  const Shape shape = *rc::gen::elementOf(shapes_of_every_kind());
  Grid junk(shape);
  for (Cell cell = 0; cell < shape.cell_count(); ++cell) {
    if (random.below(4) == 0) junk.set(cell, static_cast<Digit>(random.below(shape.size() + 1)));
  }
  const Grid other = transformed(junk, random_symmetry(shape, random));
  // Which of three equal digits are told as a conflict depends on their order, whether any does
  // not.
  RC_ASSERT(find_conflicts(other).empty() == find_conflicts(junk).empty());
}

RC_GTEST_PROP(Symmetry, IsUndoneByItsInverse, ()) {
  Random random(*rc::gen::arbitrary<std::uint64_t>());
  const Shape shape = *rc::gen::elementOf(shapes_of_every_kind());
  Grid puzzle = random_part(shape, random);
  if (*rc::gen::arbitrary<bool>()) add_some_marks(puzzle, random);
  const Symmetry symmetry = random_symmetry(shape, random);
  const Symmetry back = inverse(symmetry);
  RC_ASSERT(is_symmetry(back, shape));
  RC_ASSERT(transformed(transformed(puzzle, symmetry), back) == puzzle);
  RC_ASSERT(transformed(transformed(puzzle, back), symmetry) == puzzle);
  RC_ASSERT(inverse(back) == symmetry);
}

// Every arrangement of rows and columns there is: the accepted ones are those that keep the rules,
// and chance finds each of them.
TEST(Symmetry, AreThoseThatKeepTheRulesAndAllOfThemTurnUp) {
  const Shape strange = *Shape::regions(4, {0, 0, 0, 1,  //
                                            0, 1, 1, 1,  //
                                            2, 2, 2, 3,  //
                                            2, 3, 3, 3});
  const std::vector<std::pair<Shape, std::size_t>> cases = {
      {*Shape::boxes(2, 2), 128}, {*Shape::boxes(1, 4), 1152}, {*Shape::boxes(4, 1), 1152},
      {*Shape::latin(3), 72},     {*Shape::latin(4), 1152},    {strange, 1}};
  for (const auto& [shape, expected] : cases) {
    std::set<std::tuple<std::vector<std::uint32_t>, std::vector<std::uint32_t>, bool>> accepted;
    Symmetry symmetry = unchanged(shape.size());
    do {
      do {
        for (const bool transposed : {false, true}) {
          symmetry.transposed = transposed;
          const bool is = is_symmetry(symmetry, shape);
          if (is) accepted.emplace(symmetry.rows, symmetry.columns, transposed);
          // Irregular regions may have symmetries of their own, which are not looked for.
          EXPECT_TRUE(shape.is_irregular() || is == keeps_rules(symmetry, shape));
          EXPECT_TRUE(!is || keeps_rules(symmetry, shape));
        }
      } while (std::ranges::next_permutation(symmetry.columns).found);
    } while (std::ranges::next_permutation(symmetry.rows).found);
    EXPECT_EQ(accepted.size(), expected) << shape.describe();

    Random random(4);
    auto seen = accepted;
    seen.clear();
    for (int i = 0; i < 20'000; ++i) {
      const Symmetry chosen = random_symmetry(shape, random);
      seen.emplace(chosen.rows, chosen.columns, chosen.transposed);
    }
    EXPECT_EQ(seen, accepted) << shape.describe();
  }
}

TEST(Symmetry, OfChanceKeepTheRulesOfEveryShape) {
  Random random(8);
  for (const Shape& shape : shapes_of_every_kind()) {
    for (int i = 0; i < 50; ++i) {
      const Symmetry symmetry = random_symmetry(shape, random);
      EXPECT_TRUE(is_symmetry(symmetry, shape)) << shape.describe();
      EXPECT_TRUE(keeps_rules(symmetry, shape)) << shape.describe();
    }
  }
}

TEST(Symmetry, NeedsOnePlaceForEachDigitRowAndColumn) {
  const Shape shape = *Shape::boxes(2, 2);
  const Symmetry good = unchanged(4);
  EXPECT_TRUE(is_symmetry(good, shape));
  EXPECT_FALSE(is_symmetry({}, shape));
  EXPECT_FALSE(is_symmetry(unchanged(3), shape));
  Symmetry bad = good;
  bad.digits = {0, 1, 2, 3};
  EXPECT_FALSE(is_symmetry(bad, shape));
  bad = good;
  bad.rows[1] = 0;
  EXPECT_FALSE(is_symmetry(bad, shape));
  bad = good;
  bad.columns[3] = 4;
  EXPECT_FALSE(is_symmetry(bad, shape));
}

}  // namespace
}  // namespace quadrille::sudoku
