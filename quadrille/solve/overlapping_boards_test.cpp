// Boards that overlap, in exact-cover form and solved.
#include <array>
#include <set>
#include <string>
#include <vector>

#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "quadrille/base/language.h"
#include "quadrille/base/random.h"
#include "quadrille/boards/conflicts.h"
#include "quadrille/boards/overlap.h"
#include "quadrille/cover/search.h"
#include "quadrille/cover/verify.h"
#include "quadrille/rules/constraints.h"
#include "quadrille/rules/encode.h"
#include "quadrille/rules/verify.h"
#include "quadrille/solve/solve.h"

namespace quadrille::sudoku {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

Shape samurai(std::uint32_t rows = 3, std::uint32_t columns = 3) {
  return *parse_boards(*Shape::boxes(rows, columns), "samurai");
}

// Two boards of 4x4 that share a box.
Shape two_of_four() { return *parse_boards(*Shape::boxes(2, 2), "twodoku"); }

// Each board on its own, as boards are known to be.
std::vector<Grid> boards_of(const Grid& grid) {
  const Overlap& overlap = *overlap_of(grid.shape());
  const std::uint32_t size = grid.size();
  std::vector<Grid> boards;
  for (const BoardPlace& at : overlap.places()) {
    Grid board(overlap.board());
    for (Cell cell = 0; cell < board.shape().cell_count(); ++cell) {
      board.set(cell, grid.at(overlap.cell_at(at.row + cell / size, at.column + cell % size)));
    }
    boards.push_back(std::move(board));
  }
  return boards;
}

// By trying every digit in every cell, one board at a time: no unit of the overlap is asked for.
std::uint64_t count_plainly(Grid& grid, Cell cell) {
  if (cell == grid.shape().cell_count()) return 1;
  if (grid.at(cell) != 0) return count_plainly(grid, cell + 1);
  std::uint64_t count = 0;
  for (std::uint32_t digit = 1; digit <= grid.size(); ++digit) {
    grid.set(cell, static_cast<Digit>(digit));
    bool fits = true;
    for (const Grid& board : boards_of(grid)) fits = fits && find_conflicts(board).empty();
    if (fits) count += count_plainly(grid, cell + 1);
  }
  grid.set(cell, 0);
  return count;
}

TEST(OverlappingBoards, ASamuraiHasAsManyItemsAndOptionsAsItIsKnownFor) {
  const Shape shape = samurai();
  const Encoding encoding = encode(Grid(shape));
  EXPECT_EQ(encoding.problem.item_count(), 1548U);
  EXPECT_EQ(encoding.problem.primary_count(), 1548U);
  EXPECT_EQ(encoding.problem.option_count(), 3321U);
}

TEST(OverlappingBoards, NamesSayWhichBoardIsMeant) {
  const Shape shape = samurai();
  const Encoding encoding = encode(Grid(shape), Form::full);
  std::set<std::string> names;
  for (std::uint32_t item = 0; item < encoding.problem.item_count(); ++item) {
    names.insert(encoding.legend->item(cover::ItemId{item}));
  }
  EXPECT_EQ(names.size(), 1548U) << "no two are called the same";
  EXPECT_TRUE(names.contains("r21c21"));
  EXPECT_TRUE(names.contains("row 4 of board 2: 7"));
  EXPECT_TRUE(names.contains("box 9 of board 1: 1"));
  EXPECT_FALSE(names.contains("box 1 of board 3: 1")) << "that is box 9 of board 1";
  EXPECT_EQ(encoding.legend->option(cover::OptionId{3320}), "r21c21=9");
  EXPECT_EQ(family_of(shape, encoding.legend->rule(cover::ItemId{369})), Family::row);
}

TEST(OverlappingBoards, SharedCellsObeyTheRulesOfBothBoards) {
  Grid grid(two_of_four());
  EXPECT_EQ(grid.shape().cell_count(), 28U);
  grid.set(overlap_of(grid.shape())->cell_at(2, 0), 1);
  grid.set(overlap_of(grid.shape())->cell_at(2, 5), 1);
  EXPECT_TRUE(find_conflicts(grid).empty()) << "one row of the picture, but of no board";
  grid.set(overlap_of(grid.shape())->cell_at(2, 3), 1);
  std::vector<std::string> told;
  for (const Message& message : messages_of(grid.shape(), find_obstacles(grid))) {
    told.push_back(english().tell(message));
  }
  EXPECT_THAT(told, ElementsAre("1 twice in row 3 of board 1: r3c1 and r3c4",
                                "1 twice in row 1 of board 2: r3c4 and r3c6"));
  EXPECT_EQ(solve(grid).verdict, Verdict::none);
}

TEST(OverlappingBoards, CountsAreThoseOfAPlainSearch) {
  EXPECT_EQ(count(Grid(two_of_four())).solutions, Natural(3456))
      << "288 boards, and twelve that have any given box";
  Random random(17);
  for (int round = 0; round < 12; ++round) {
    Grid grid(two_of_four());
    for (int given = 0; given < 9; ++given) {
      const auto cell = static_cast<Cell>(random.below(28));
      grid.set(cell, static_cast<Digit>(1 + random.below(4)));
      bool fits = true;
      for (const Grid& board : boards_of(grid)) fits = fits && find_conflicts(board).empty();
      if (!fits) grid.set(cell, 0);
    }
    Grid plain = grid;
    const Natural expected(count_plainly(plain, 0));
    EXPECT_EQ(count(grid).solutions, expected);
    for (const EngineName engine : {EngineName::links, EngineName::rows, EngineName::learn}) {
      EXPECT_EQ(count(grid, UINT64_MAX, {.engine = engine}).solutions, expected) << name(engine);
    }
  }
}

TEST(OverlappingBoards, HaveTheSolutionsOfWhatTheyShare) {
  // One cell is shared, no box.
  const Shape corner = *parse_boards(*Shape::boxes(2, 2), "r1c1,r4c4");
  Grid grid(corner);
  grid.set(15, 3);
  EXPECT_EQ(count(grid).solutions, Natural(5184)) << "72 times 72, a quarter of 288 for each board";
  // Latin squares of two rows apart: two rows are shared.
  const Shape rows = *parse_boards(*Shape::latin(3), "r1c1,r2c1");
  EXPECT_EQ(count(Grid(rows)).solutions, Natural(12)) << "the last row is the first again";
}

TEST(OverlappingBoards, APuzzleMadeOfASolutionHasThatSolution) {
  for (const Shape& shape : {samurai(), samurai(2, 3)}) {
    const Answer full = solve(Grid(shape), {.choose = Choice::random, .seed = 5});
    ASSERT_TRUE(full.solution.has_value());
    for (const Grid& board : boards_of(*full.solution)) {
      EXPECT_EQ(verify(Grid(board.shape()), board), std::nullopt);
    }
    EXPECT_EQ(verify(Grid(shape), *full.solution), std::nullopt);
    // Givens are taken away as long as they follow from the others.
    Grid puzzle = *full.solution;
    Random random(9);
    std::uint32_t taken = 0;
    for (int round = 0; round < 4; ++round) {
      Grid less = puzzle;
      for (std::uint32_t cell = 0; cell < shape.cell_count() / 8; ++cell) {
        less.set(static_cast<Cell>(random.below(shape.cell_count())), 0);
      }
      if (solve(less).verdict != Verdict::one) continue;
      taken += less.empty_count() - puzzle.empty_count();
      puzzle = less;
    }
    EXPECT_GT(taken, shape.cell_count() / 8);
    const Answer answer = solve(puzzle);
    EXPECT_EQ(answer.verdict, Verdict::one);
    EXPECT_EQ(*answer.solution, *full.solution);
    const Encoding encoding = encode(puzzle);
    cover::Search search(encoding.problem);
    ASSERT_TRUE(search.next());
    EXPECT_EQ(cover::verify(encoding.problem, search.solution()), std::nullopt);
    const Result<Grid> decoded = decode(puzzle, encoding, search.solution());
    ASSERT_TRUE(decoded.ok());
    EXPECT_EQ(*decoded, *full.solution);
  }
}

TEST(OverlappingBoards, TheBatchEngineAndRulesOfSquaresAreRefused) {
  const Grid grid(samurai());
  const Answer answer = solve(grid, {.engine = EngineName::batch});
  EXPECT_EQ(answer.verdict, Verdict::unknown);
  EXPECT_THAT(english().tell(answer.engine.reason), HasSubstr("5 overlapping boards"));
  for (const auto kind :
       {ConstraintKind::diagonal_up, ConstraintKind::windows, ConstraintKind::disjoint_groups}) {
    const std::array<Constraint, 1> rules = {{{.kind = kind}}};
    EXPECT_EQ(with_constraints(grid, rules).error().kind, ErrorKind::rule_board);
  }
}

}  // namespace
}  // namespace quadrille::sudoku
