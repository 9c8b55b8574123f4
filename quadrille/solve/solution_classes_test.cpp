// Against all solutions of small boards, joined wherever a symmetry of the board leads from one to
// another; and against what is known of empty boards.
#include "quadrille/solve/solution_classes.h"

#include <algorithm>
#include <array>
#include <map>
#include <numeric>
#include <set>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "quadrille/base/random.h"
#include "quadrille/boards/overlap.h"
#include "quadrille/boards/symmetry.h"
#include "quadrille/rules/constraints.h"
#include "quadrille/solve/bands/given_boards_test.h"

namespace quadrille::sudoku {
namespace {

using Lines = std::vector<std::uint32_t>;

// All orders of rows that keep bands of that height together.
std::vector<Lines> orders_of_lines(std::uint32_t size, std::uint32_t height) {
  Lines lines(size);
  std::iota(lines.begin(), lines.end(), 0U);
  std::vector<Lines> orders;
  do {
    bool fits = true;
    for (std::uint32_t line = 0; line < size; ++line) {
      fits &= lines[line] / height == lines[line - line % height] / height;
    }
    if (fits) orders.push_back(lines);
  } while (std::ranges::next_permutation(lines).found);
  return orders;
}

// All that move lines; of each, its digits stay what they are.
std::vector<Symmetry> moves_of(const Shape& shape) {
  const bool latin = !shape.has_boxes();
  const std::uint32_t height = latin ? shape.size() : shape.box_rows();
  const std::uint32_t width = latin ? shape.size() : shape.box_columns();
  std::vector<Digit> digits(shape.size());
  std::iota(digits.begin(), digits.end(), Digit{1});
  std::vector<Symmetry> moves;
  for (const Lines& rows : orders_of_lines(shape.size(), height)) {
    for (const Lines& columns : orders_of_lines(shape.size(), width)) {
      moves.push_back({digits, rows, columns, false});
      if (height == width) moves.push_back({digits, rows, columns, true});
    }
  }
  return moves;
}

std::set<std::vector<bool>> candidates_of(const Grid& grid) {
  std::set<std::vector<bool>> all;
  for (std::uint32_t digit = 1; digit <= grid.size(); ++digit) {
    std::vector<bool> cells;
    for (Cell cell = 0; cell < grid.shape().cell_count(); ++cell) {
      cells.push_back(grid.allows(cell, static_cast<Digit>(digit)));
    }
    all.insert(cells);
  }
  return all;
}

bool leaves(const Grid& grid, const Symmetry& symmetry) {
  const Grid moved = transformed(grid, symmetry);
  for (Cell cell = 0; cell < grid.shape().cell_count(); ++cell) {
    for (std::uint32_t digit = 1; digit <= grid.size(); ++digit) {
      if (grid.allows(cell, static_cast<Digit>(digit)) !=
          moved.allows(cell, static_cast<Digit>(digit))) {
        return false;
      }
    }
  }
  return true;
}

struct Orbits {
  std::size_t classes = 0;
  std::size_t symmetries = 0;
};

// By all symmetries, one after another.
Orbits orbits_of(const Grid& grid) {
  std::vector<Grid> solved;
  std::map<std::vector<Digit>, std::size_t> numbers;
  for (const Grid& solution : solutions(grid)) {
    const std::span<const Digit> cells = solution.cells();
    numbers.emplace(std::vector<Digit>(cells.begin(), cells.end()), solved.size());
    solved.push_back(solution);
  }
  std::vector<std::size_t> firsts(solved.size());
  std::iota(firsts.begin(), firsts.end(), std::size_t{0});
  const auto first = [&](std::size_t at) {
    while (firsts[at] != at) at = firsts[at] = firsts[firsts[at]];
    return at;
  };
  Orbits found;
  const std::set<std::vector<bool>> candidates = candidates_of(grid);
  for (Symmetry symmetry : moves_of(grid.shape())) {
    // Without new names that lead back to the same candidates there is nothing to be tried.
    if (candidates_of(transformed(grid, symmetry)) != candidates) continue;
    do {
      if (!leaves(grid, symmetry)) continue;
      ++found.symmetries;
      for (std::size_t i = 0; i < solved.size(); ++i) {
        const Grid other = transformed(solved[i], symmetry);
        const std::vector<Digit> cells(other.cells().begin(), other.cells().end());
        firsts[first(i)] = first(numbers.at(cells));
      }
    } while (std::ranges::next_permutation(symmetry.digits).found);
  }
  for (std::size_t i = 0; i < solved.size(); ++i) found.classes += first(i) == i ? 1 : 0;
  return found;
}

void expect_orbits(const Grid& grid) {
  const Orbits expected = orbits_of(grid);
  const ClassCount count = count_classes(grid);
  EXPECT_TRUE(count.exact);
  EXPECT_EQ(count.classes, Natural(expected.classes));
  EXPECT_EQ(count.symmetries, Natural(expected.symmetries));
}

Natural classes_of(const Shape& shape) { return count_classes(Grid(shape)).classes; }

TEST(SolutionClasses, OfEmptyBoardsAreAsManyAsKnown) {
  EXPECT_EQ(classes_of(*Shape::boxes(2, 2)), Natural(2));
  EXPECT_EQ(classes_of(*Shape::boxes(2, 3)), Natural(49));
  EXPECT_EQ(classes_of(*Shape::boxes(3, 2)), Natural(49));
}

// The types of Latin squares, with rows and columns exchanged (OEIS A000528).
TEST(SolutionClasses, OfLatinSquaresAreAsManyAsKnown) {
  for (const auto& [size, known] :
       {std::pair(1U, 1U), {2U, 1U}, {3U, 1U}, {4U, 2U}, {5U, 2U}, {6U, 17U}}) {
    EXPECT_EQ(classes_of(*Shape::latin(size)), Natural(known)) << size;
  }
  EXPECT_EQ(classes_of(*Shape::boxes(1, 5)), Natural(2));  // boxes that say nothing new
}

TEST(HeavySolutionClasses, OfLargerEmptyBoardsAreAsManyAsKnown) {
  EXPECT_EQ(classes_of(*Shape::boxes(3, 3)), Natural(5'472'730'538));
  EXPECT_EQ(classes_of(*Shape::boxes(2, 4)), Natural(1'673'187));
  EXPECT_EQ(classes_of(*Shape::boxes(4, 2)), Natural(1'673'187));
  EXPECT_EQ(classes_of(*Shape::latin(7)), Natural(324));
  EXPECT_EQ(classes_of(*Shape::latin(8)), Natural(842'227));
}

TEST(HeavySolutionClasses, AreTheSameOnSeveralThreads) {
  EXPECT_EQ(count_classes(Grid(*Shape::boxes(3, 3)), {.threads = 3}).classes,
            Natural(5'472'730'538));
}

TEST(SolutionClasses, AreThoseThatSymmetriesOfTheBoardLeave) {
  expect_orbits(Grid(*Shape::boxes(2, 2)));
  expect_orbits(Grid(*Shape::latin(3)));
  Random random(31);
  for (const Shape& shape : {*Shape::boxes(2, 2), *Shape::latin(4), *Shape::latin(3)}) {
    for (int board = 0; board < 9; ++board) {
      const Grid full = random_solution(shape, random);
      Grid grid = bands::some_of(full, 2 + random.below(5), random);
      if (board % 3 == 2) bands::take_marks(grid, full, 1 + random.below(4), random);
      SCOPED_TRACE(shape.describe() + " " + std::to_string(board));
      expect_orbits(grid);
    }
  }
}

TEST(SolutionClasses, OfLargerBoardsAreThoseThatSymmetriesLeave) {
  Random random(6);
  for (const Shape& shape : {*Shape::boxes(2, 3), *Shape::boxes(3, 2), *Shape::latin(5)}) {
    for (int board = 0; board < 3; ++board) {
      Grid grid = bands::some_of(random_solution(shape, random), 6 + random.below(8), random);
      if (count(grid, 2000).solutions >= Natural(2000)) continue;
      SCOPED_TRACE(shape.describe() + " " + std::to_string(board));
      expect_orbits(grid);
    }
  }
}

// Givens that a turn leads to each other, with other digits; rows of which a few are empty.
TEST(SolutionClasses, SeeSymmetriesThatRenameTheGivens) {
  Grid turned(*Shape::boxes(2, 2));
  turned.set(1, 1);
  turned.set(4, 2);
  expect_orbits(turned);
  Grid diagonal(*Shape::latin(4));
  for (Cell cell = 0; cell < 4; ++cell) diagonal.set(5 * cell, static_cast<Digit>(cell + 1));
  expect_orbits(diagonal);
  Grid one_row(*Shape::latin(4));
  for (Cell cell = 0; cell < 4; ++cell) one_row.set(cell, static_cast<Digit>(cell + 1));
  expect_orbits(one_row);
}

TEST(SolutionClasses, OfIrregularRegionsOnlyDifferInTheNamesOfDigits) {
  const Shape shape = *Shape::regions(4, {0, 0, 0, 1, 0, 1, 1, 1, 2, 2, 2, 3, 2, 3, 3, 3});
  const ClassCount count = count_classes(Grid(shape));
  EXPECT_EQ(count.symmetries, Natural(24));
  EXPECT_EQ(count.classes * Natural(24), count.solutions.solutions);
  EXPECT_GT(count.classes, Natural(0));
}

TEST(SolutionClasses, AreNoneOrOneWithTheSolutions) {
  Grid grid(*Shape::boxes(2, 2));
  grid.set(0, 1);
  grid.set(1, 1);
  EXPECT_EQ(count_classes(grid).text(), "exactly 0");
  Random random(1);
  EXPECT_EQ(count_classes(random_solution(*Shape::boxes(3, 3), random)).text(), "exactly 1");
}

TEST(SolutionClasses, AreAtLeastTheSolutionsSharedOutToTheSymmetriesWhereAStopCame) {
  Stop stop;
  stop.request();
  const ClassCount none = count_classes(Grid(*Shape::boxes(3, 3)), {.stop = &stop});
  EXPECT_EQ(none.text(), "at least 0");
  // 1000 nodes do not count so many solutions.
  const ClassCount some =
      count_classes(Grid(*Shape::boxes(3, 3)), {.engine = EngineName::links, .max_nodes = 1000});
  EXPECT_FALSE(some.exact);
  EXPECT_EQ(some.symmetries, Natural(1'218'998'108'160));
  EXPECT_EQ(some.classes, Natural(1));
}

TEST(SolutionClasses, AreRefusedOnBoardsWithFurtherRules) {
  Grid grid(*Shape::boxes(3, 3));
  EXPECT_FALSE(refusal_of_classes(grid));
  const std::array<Constraint, 1> rules = {{{.kind = ConstraintKind::diagonal_up}}};
  const Result<Grid> diagonal = with_constraints(grid, rules);
  ASSERT_TRUE(diagonal);
  EXPECT_EQ(refusal_of_classes(*diagonal)->kind, ErrorKind::has_rules);
  const Shape samurai = *parse_boards(*Shape::boxes(3, 3), "samurai");
  EXPECT_TRUE(refusal_of_classes(Grid(samurai)));
}

}  // namespace
}  // namespace quadrille::sudoku
