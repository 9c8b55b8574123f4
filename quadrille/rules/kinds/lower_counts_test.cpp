// Kinds on boards of 6x6, from `global_entropy` on: some have no board of 4x4 at all.
#include <numeric>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "quadrille/boards/random_board_test.h"
#include "quadrille/cover/count.h"
#include "quadrille/rules/definition/definition.h"
#include "quadrille/rules/matrix/encode_rules.h"
#include "quadrille/rules/random_constraint_test.h"
#include "quadrille/rules/solutions_test.h"
#include "quadrille/rules/walk/walk.h"

namespace quadrille::sudoku {
namespace {

constexpr auto kFirstOnSix = static_cast<std::size_t>(ConstraintKind::global_entropy);

// Dots where the digits of a full board need them.
std::vector<Constraint> dots_for(const Grid& full) {
  std::vector<Constraint> dots;
  for (Cell cell = 0; cell < full.shape().cell_count(); ++cell) {
    for (const Cell other : neighbours_of(full.shape(), cell)) {
      if (other < cell) continue;
      const std::uint32_t low = std::min(full.at(cell), full.at(other));
      const std::uint32_t high = std::max(full.at(cell), full.at(other));
      // Of 1 and 2 either will do.
      if (high == 2 * low) {
        dots.push_back({.kind = ConstraintKind::ratio, .cells = {cell, other}});
      } else if (high == low + 1) {
        dots.push_back({.kind = ConstraintKind::difference, .cells = {cell, other}});
      }
    }
  }
  return dots;
}

// From a random first row on, which some board has: a search that chooses at random takes seconds.
std::optional<Grid> full_with_global(ConstraintKind kind, const Shape& shape, Random& random) {
  const Constraint rule{.kind = kind};
  const Grid empty = *with_constraints(Grid(shape), {&rule, 1});
  std::vector<Digit> row(shape.size());
  std::iota(row.begin(), row.end(), Digit{1});
  for (int turn = 0; turn < 100; ++turn) {
    random.shuffle(row);
    Grid grid = empty;
    for (Cell cell = 0; cell < row.size(); ++cell) grid.set(cell, row[cell]);
    if (const auto found = all_solutions(grid, 1); !found.empty()) return found.front();
  }
  return std::nullopt;
}

// Digits of a full board in random cells: so many that they leave a few hundred boards, each of
// which can be held against the definition.
Grid some_of(const Grid& full, Random& random) {
  constexpr std::uint64_t kMost = 300;
  std::vector<Cell> cells(full.shape().cell_count());
  std::iota(cells.begin(), cells.end(), Cell{0});
  random.shuffle(cells);
  Grid grid(full.shape());
  for (std::size_t given = 0; given < cells.size(); ++given) {
    if (given >= full.size() && all_solutions(grid, kMost + 1).size() <= kMost) break;
    grid.set(cells[given], full.at(cells[given]));
  }
  return grid;
}

// A full board and constraints that hold on it; nothing where there is no such board.
std::optional<Grid> full_with(ConstraintKind kind, const Shape& shape, Random& random) {
  const Grid full = random_solution(shape, random);
  if (kind == ConstraintKind::strict_kropki) {
    std::vector<Constraint> rules = dots_for(full);
    rules.push_back({.kind = kind});
    return *with_constraints(full, rules);
  }
  if (is_global(kind)) return full_with_global(kind, shape, random);
  for (int turn = 0; turn < 4000; ++turn) {
    const Constraint rule = random_constraint(kind, shape, random);
    auto board = with_constraints(full, {&rule, 1});
    if (board && board->constraints()->broken_on(*board).empty()) return *board;
  }
  return std::nullopt;
}

class KindOnSix : public testing::TestWithParam<std::size_t> {};

TEST_P(KindOnSix, HasTheSolutionsThatItsDefinitionHas) {
  const auto kind = static_cast<ConstraintKind>(GetParam());
  const Shape shape = *Shape::boxes(2, 3);
  Random random(GetParam());
  std::uint64_t boards = 0;
  std::uint64_t left = 0;
  for (int turn = 0; turn < 6; ++turn) {
    const auto full = full_with(kind, shape, random);
    ASSERT_TRUE(full) << name(kind);
    const Grid plain = some_of(*full, random);
    Grid grid = plain;
    grid.set_constraints(full->constraints());
    const ConstraintList& list = grid.constraints()->list();
    std::uint64_t expected = 0;
    for (const Grid& solution : all_solutions(plain)) {
      ++boards;
      const bool fine = std::ranges::all_of(list.constraints, [&](const Constraint& rule) {
        return rules::holds(shape, list, rule, solution.cells());
      });
      expected += fine ? 1 : 0;
    }
    left += expected;
    using enum rules::Lowering;
    for (const auto lowering : {quick, other, rules::Lowering::walk}) {
      const auto found = rules::begin_walk(shape, rules::lower(grid, lowering));
      std::uint64_t walked = 0;
      while (found->next(UINT64_MAX, nullptr)) ++walked;
      EXPECT_EQ(walked, expected) << name(kind);
      if (lowering == rules::Lowering::walk) continue;
      const auto encoding = rules::encode_rules(grid, Form::pruned, lowering, nullptr);
      for (const auto engine : {cover::EngineName::links, cover::EngineName::learn}) {
        EXPECT_EQ(cover::count(encoding->problem, UINT64_MAX, {.engine = engine}).solutions.small(),
                  expected)
            << name(kind);
      }
    }
  }
  EXPECT_GT(left, 0U);
  EXPECT_LT(left, boards) << name(kind) << " says nothing";
}

INSTANTIATE_TEST_SUITE_P(Kinds, KindOnSix, testing::Range(kFirstOnSix, kConstraintKinds),
                         [](const testing::TestParamInfo<std::size_t>& info) {
                           std::string text(name(static_cast<ConstraintKind>(info.param)));
                           std::erase(text, '-');
                           return text;
                         });

// Cells that are named twice, and groups that share some.
TEST(Kinds, MayNameACellTwice) {
  const Shape shape = *Shape::boxes(2, 2);
  const Constraint samples[] = {
      {.kind = ConstraintKind::equal_sums, .cells = {0, 0, 5, 1, 5, 2}, .values = {3, 3}},
      {.kind = ConstraintKind::same_digits, .cells = {0, 6, 1, 0, 6, 11}, .values = {3, 3}},
      {.kind = ConstraintKind::contains, .cells = {0, 0, 5, 10}, .values = {2, 2}},
      {.kind = ConstraintKind::contains_exactly, .cells = {0, 0, 5, 10}, .values = {2, 2}},
      {.kind = ConstraintKind::counting_circles, .cells = {0, 6, 9, 0}},
      {.kind = ConstraintKind::rellik, .cells = {0, 1, 0}, .values = {3}},
      {.kind = ConstraintKind::equality, .cells = {0, 1, 0}},
      {.kind = ConstraintKind::sum_line, .cells = {0, 1, 2, 0}, .values = {4}},
      {.kind = ConstraintKind::all_pairs, .cells = {0, 1, 0}, .values = {1, 1, 1, 2, 2, 1, 2, 2}},
  };
  for (const Constraint& sample : samples) {
    const Grid grid = *with_constraints(Grid(shape), {&sample, 1});
    std::uint64_t expected = 0;
    for (const Grid& solution : all_solutions(Grid(shape))) {
      const ConstraintList& list = grid.constraints()->list();
      expected += rules::holds(shape, list, sample, solution.cells()) ? 1 : 0;
    }
    EXPECT_GT(expected, 0U) << describe(shape, sample);
    EXPECT_EQ(all_solutions(grid).size(), expected) << describe(shape, sample);
    const auto walk = rules::begin_walk(grid, nullptr);
    std::uint64_t walked = 0;
    while (walk->next(UINT64_MAX, nullptr)) ++walked;
    EXPECT_EQ(walked, expected) << describe(shape, sample);
    EXPECT_EQ(all_solutions(grid, SIZE_MAX, {.engine = cover::EngineName::learn}).size(), expected)
        << describe(shape, sample);
  }
}

}  // namespace
}  // namespace quadrille::sudoku
