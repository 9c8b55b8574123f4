// Each constraint is held against its own plain definition: all fillings of small boards, counted
// by trying them, by every engine, and by both forms of the rules that it comes down to.
#include <set>
#include <tuple>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "quadrille/base/language.h"
#include "quadrille/boards/plain_boards_test.h"
#include "quadrille/cover/count.h"
#include "quadrille/rules/definition/definition.h"
#include "quadrille/rules/draft/draft.h"
#include "quadrille/rules/matrix/encode_rules.h"
#include "quadrille/rules/random_constraint_test.h"
#include "quadrille/rules/solutions_test.h"
#include "quadrille/rules/verify.h"
#include "quadrille/rules/walk/walk.h"

namespace quadrille::sudoku {
namespace {

using rules::Lowering;

std::uint64_t tried(const Grid& grid, const std::vector<std::vector<Digit>>& boards) {
  const ConstraintList& list = grid.constraints()->list();
  return static_cast<std::uint64_t>(
      std::ranges::count_if(boards, [&](const std::vector<Digit>& digits) {
        for (Cell cell = 0; cell < digits.size(); ++cell) {
          if (!grid.allows(cell, digits[cell])) return false;
        }
        return std::ranges::all_of(list.constraints, [&](const Constraint& constraint) {
          return rules::holds(grid.shape(), list, constraint, digits);
        });
      }));
}

std::string described(const Grid& grid) {
  std::string text;
  for (const Constraint& constraint : grid.constraints()->all()) {
    text += describe(grid.shape(), constraint) + "; ";
  }
  return text;
}

std::uint64_t walked_count(const Grid& grid, Lowering lowering, std::size_t most) {
  const auto walk = rules::begin_walk(grid.shape(), rules::lower(grid, lowering));
  std::uint64_t count = 0;
  while (count < most && walk->next(UINT64_MAX, nullptr)) ++count;
  return count;
}

void expect_same_counts(const Grid& grid, std::uint64_t expected) {
  EXPECT_EQ(walked_count(grid, Lowering::walk, SIZE_MAX), expected) << described(grid) << "walk";
  for (const Lowering lowering : {Lowering::quick, Lowering::other}) {
    EXPECT_EQ(walked_count(grid, lowering, SIZE_MAX), expected)
        << described(grid) << "walk" << (lowering == Lowering::other ? " other" : " quick");
    for (const Form form : {Form::pruned, Form::full}) {
      const auto encoding = rules::encode_rules(grid, form, lowering, nullptr);
      for (const auto engine : {cover::EngineName::links, cover::EngineName::learn}) {
        const cover::Count count = cover::count(encoding->problem, UINT64_MAX, {.engine = engine});
        EXPECT_EQ(count.solutions.small(), expected)
            << described(grid) << cover::name(engine) << (form == Form::full ? " full" : "")
            << (lowering == Lowering::other ? " other" : "");
      }
    }
  }
}

// A constraint of that kind, and every other turn a second one, of any kind that fits.
ConstraintList list_for(ConstraintKind kind, const Shape& shape, int turn, Random& random) {
  ConstraintList list{.constraints = {random_constraint(kind, shape, random)},
                      .first_value = turn % 5 == 4 ? 0U : 1U};
  if (turn % 2 == 1) {
    const auto other = static_cast<ConstraintKind>(random.below(kConstraintKinds));
    list.constraints.push_back(random_constraint(other, shape, random));
  }
  return list;
}

constexpr int kMostBoards = 20;

// The number of a kind, and how many boards are tried; more where none of them had a solution.
class EachKind : public testing::TestWithParam<std::tuple<std::size_t, int>> {};

TEST_P(EachKind, HasTheSolutionsThatItsDefinitionHas) {
  const auto [number, turns] = GetParam();
  const auto kind = static_cast<ConstraintKind>(number);
  const Shape shapes[] = {*Shape::boxes(2, 2), *Shape::latin(4)};
  const std::vector<std::vector<Digit>> all_boards[] = {plain_boards(Grid(shapes[0])),
                                                        plain_boards(Grid(shapes[1]))};
  Random random(number);
  std::uint64_t some = 0;
  for (int turn = 0; turn < turns || (some == 0 && turn < kMostBoards); ++turn) {
    const Shape& shape = shapes[turn / 2 % 2];
    const auto& boards = all_boards[turn / 2 % 2];
    const auto constraints = Constraints::of(shape, list_for(kind, shape, turn, random));
    if (!constraints) continue;
    Grid grid(shape);
    grid.set_constraints(*constraints);
    if (turn % 3 == 2)
      grid.set(static_cast<Cell>(random.below(16)), static_cast<Digit>(1 + turn % 4));
    const std::uint64_t expected = tried(grid, boards);
    some += expected;
    expect_same_counts(grid, expected);
  }
  // Some leave no board of 4x4, whatever else there is.
  const ConstraintList alone{.constraints = {{.kind = kind}}};
  bool none = is_global(kind) && form_of(kind).least_values == 0;
  for (const std::size_t i : {0U, 1U}) {
    none = none && std::ranges::none_of(all_boards[i], [&](const std::vector<Digit>& digits) {
             return fits_board(shapes[i], kind) &&
                    rules::holds(shapes[i], alone, alone.constraints[0], digits);
           });
  }
  EXPECT_EQ(some > 0, !none) << name(kind);
}

// The same on boards that are not square, have more digits than cells in a row, or overlap.
class EachKindOnMosaics : public testing::TestWithParam<std::tuple<std::size_t, int>> {};

TEST_P(EachKindOnMosaics, HasTheSolutionsThatItsDefinitionHas) {
  const auto [number, turns] = GetParam();
  const auto kind = static_cast<ConstraintKind>(number);
  Random random(number);
  int turn = 0;
  int counted = 0;
  for (const Shape& shape : small_mosaics()) {
    const std::vector<std::vector<Digit>> all = plain_boards(Grid(shape));
    for (int round = 0; round < turns; ++round, ++turn) {
      const auto constraints = Constraints::of(shape, list_for(kind, shape, turn, random));
      if (!constraints) continue;
      ++counted;
      Grid grid(shape);
      // Of two boards that overlap there are thousands.
      const int givens = overlap_of(shape) != nullptr ? 4 : round % 2;
      const auto& some = all[random.below(static_cast<std::uint32_t>(all.size()))];
      for (int given = 0; given < givens; ++given) {
        const auto cell = static_cast<Cell>(random.below(shape.cell_count()));
        grid.set(cell, some[cell]);
      }
      grid.set_constraints(*constraints);
      expect_same_counts(grid, tried(grid, all));
    }
  }
  // Both need the boxes of a square.
  const bool is_refused =
      kind == ConstraintKind::windows || kind == ConstraintKind::disjoint_groups;
  EXPECT_EQ(counted == 0, is_refused) << "boards: " << counted;
}

std::string kind_name(const testing::TestParamInfo<std::tuple<std::size_t, int>>& info) {
  std::string text(name(static_cast<ConstraintKind>(std::get<0>(info.param))));
  std::erase(text, '-');
  return text;
}

const auto kKinds = testing::Range<std::size_t>(0, kConstraintKinds);
INSTANTIATE_TEST_SUITE_P(Rules, EachKind, testing::Combine(kKinds, testing::Values(6)), kind_name);
INSTANTIATE_TEST_SUITE_P(HeavyRules, EachKind,
                         testing::Combine(kKinds, testing::Values(kMostBoards)), kind_name);
INSTANTIATE_TEST_SUITE_P(Rules, EachKindOnMosaics, testing::Combine(kKinds, testing::Values(1)),
                         kind_name);
INSTANTIATE_TEST_SUITE_P(HeavyRules, EachKindOnMosaics,
                         testing::Combine(kKinds, testing::Values(8)), kind_name);

Grid board_with(const Shape& shape, std::vector<Constraint> constraints) {
  Grid grid(shape);
  grid.set_constraints(*Constraints::of(shape, {.constraints = std::move(constraints)}));
  return grid;
}

// A full board cut into cages at random.
Grid random_killer(const Shape& shape, Random& random) {
  Grid empty(shape);
  const cover::SearchOptions by_chance{.choose = cover::Choice::random, .seed = random.below(1000)};
  const Grid full = all_solutions(empty, 1, by_chance).front();
  std::vector<Constraint> cages;
  std::vector<bool> taken(shape.cell_count(), false);
  for (Cell cell = 0; cell < shape.cell_count(); ++cell) {
    if (taken[cell]) continue;
    Constraint cage{.kind = ConstraintKind::cage};
    Cell next = cell;
    const std::uint64_t length = 1 + random.below(4);
    while (cage.cells.size() < length) {
      const bool repeats = std::ranges::any_of(
          cage.cells, [&](Cell other) { return full.at(other) == full.at(next); });
      if (taken[next] || repeats) break;
      taken[next] = true;
      cage.cells.push_back(next);
      const auto beside = neighbours_of(shape, next);
      next = beside[random.below(static_cast<std::uint32_t>(beside.size()))];
    }
    std::uint32_t sum = 0;
    for (const Cell member : cage.cells) sum += full.at(member);
    cage.values = {sum};
    // Some are left out, so that there are cells without a cage.
    if (random.below(8) > 0) cages.push_back(std::move(cage));
  }
  empty.set_constraints(*Constraints::of(shape, {.constraints = std::move(cages)}));
  return empty;
}

TEST(Rules, SumsThatFollowFromCagesTakeNoSolutionAway) {
  Random random(7);
  std::uint64_t counted = 0;
  const Shape shapes[] = {*Shape::boxes(2, 2), *Shape::boxes(2, 3),
                          *Rectangle::boxes({4, 6, 6}, 2, 3), *Rectangle::boxes({4, 4, 6}, 2, 2),
                          *parse_boards(*Shape::boxes(2, 2), "samurai")};
  for (std::size_t turn = 0; turn < 40; ++turn) {
    const Shape& shape = shapes[turn % std::size(shapes)];
    const Grid grid = random_killer(shape, random);
    const auto count_of = [&](Lowering lowering) {
      const auto encoding = rules::encode_rules(grid, Form::pruned, lowering, nullptr);
      return cover::count(encoding->problem, 200).solutions.small();
    };
    const auto plain = count_of(Lowering::other);
    EXPECT_EQ(count_of(Lowering::quick), plain) << described(grid);
    EXPECT_EQ(walked_count(grid, Lowering::walk, 200), plain) << described(grid);
    EXPECT_GT(plain, 0U);
    counted += *plain;
  }
  EXPECT_GT(counted, 40U);
}

TEST(Rules, LongSumsHaveTheSolutionsThatTheirDefinitionHas) {
  const Shape shape = *Shape::boxes(2, 2);
  const std::vector<std::vector<Digit>> boards = plain_boards(Grid(shape));
  Random random(11);
  for (int turn = 0; turn < 4; ++turn) {
    std::vector<Cell> cells(shape.cell_count());
    for (Cell cell = 0; cell < cells.size(); ++cell) cells[cell] = cell;
    for (Cell& cell : cells) std::swap(cell, cells[random.below(shape.cell_count())]);
    cells.resize(7 + random.below(5));
    if (turn % 3 == 2) cells.push_back(cells.front());  // counts twice
    const std::vector<Digit>& board =
        boards[random.below(static_cast<std::uint32_t>(boards.size()))];
    std::uint32_t sum = 0;
    for (const Cell cell : cells) sum += board[cell];
    const Grid grid =
        board_with(shape, {{.kind = ConstraintKind::sum, .cells = cells, .values = {sum}}});
    expect_same_counts(grid, tried(grid, boards));
  }
}

// To look for the tuples of such a line one by one would be to solve boards by trying.
TEST(Rules, ALineThroughMostOfTheBoardIsEncodedInNoTime) {
  const Shape shape = *Shape::boxes(3, 3);
  Constraint arrow{.kind = ConstraintKind::arrow, .head = {40, 49}};
  for (Cell cell = 0; cell < 36; ++cell) arrow.cells.push_back(cell);
  const Grid grid = board_with(shape, {arrow});
  const auto encoding = rules::encode_rules(grid, Form::pruned, Lowering::quick, nullptr);
  EXPECT_LT(encoding->problem.option_count(), 50'000U);
}

// What would take seconds and gigabytes, were it not looked at within each constraint.
TEST(Rules, AStopEndsTheLoweringOfLargeBoards) {
  const Shape shape = *Shape::boxes(6, 6);
  std::vector<Cell> all(shape.cell_count());
  for (Cell cell = 0; cell < all.size(); ++cell) all[cell] = cell;
  Stop stop;
  stop.request();
  for (const Constraint& constraint :
       {Constraint{.kind = ConstraintKind::counting_circles, .cells = all},
        Constraint{.kind = ConstraintKind::sum, .cells = all, .values = {20'000}},
        Constraint{.kind = ConstraintKind::nabner, .cells = {all.begin(), all.begin() + 18}}}) {
    const Grid grid = board_with(shape, {constraint});
    for (const Lowering lowering : {Lowering::quick, Lowering::walk}) {
      EXPECT_FALSE(rules::lower(grid, lowering, &stop));
      EXPECT_FALSE(rules::encode_rules(grid, Form::pruned, lowering, &stop));
    }
    EXPECT_FALSE(rules::begin_walk(grid, &stop));
  }
}

TEST(Rules, ADraftMakesNothingAfterAStop) {
  const Grid grid = board_with(*Shape::boxes(3, 3), {{.kind = ConstraintKind::antiking}});
  Stop stop;
  stop.request();
  for (const Lowering lowering : {Lowering::quick, Lowering::walk}) {
    rules::Draft draft(grid, lowering, &stop);
    draft.add_pair(0, 10, [](auto a, auto b) { return a < b; });
    draft.add_never(0, 10, [](auto a, auto b) { return a < b; });
    draft.add_sum({.cells = {0, 10, 20}, .weights = {1, 1, -1}}, 5);
    draft.add_equal_counts({{0, 10, 0}, {20, 30, 40}});
    draft.add_chain(
        {0, 10, 20}, [](auto, auto state, auto value) { return std::optional(state + value); },
        [](auto state) { return state == 12; });
    const rules::RuleSet made = draft.take();
    EXPECT_TRUE(made.tables.empty());
    EXPECT_TRUE(made.several.empty());
    EXPECT_TRUE(made.sums.empty());
    for (const rules::Chains& chains : made.chains) {
      for (const rules::Chain& chain : chains.chains) EXPECT_TRUE(chain.layers.empty());
    }
  }
}

// It is asked within a run of all filters, too, and goes on where it was.
TEST(Rules, AWalkGoesOnAfterAStop) {
  const Grid grid = board_with(*Shape::boxes(2, 2), {{.kind = ConstraintKind::diagonal_down}});
  const auto walk = rules::begin_walk(grid, nullptr);
  Stop stop;
  stop.request();
  EXPECT_FALSE(walk->next(UINT64_MAX, &stop));
  EXPECT_FALSE(walk->exhausted());
  std::uint64_t found = 0;
  std::uint64_t work = 0;
  // In as short slices as there are.
  while (!walk->exhausted()) found += walk->next(++work, nullptr) ? 1 : 0;
  EXPECT_EQ(found, all_solutions(grid).size());
}

// Some have more dead ends before the first solution than it begins anew after.
TEST(Rules, AWalkThatBeginsAnewFindsTheSame) {
  Grid grid = board_with(*Shape::boxes(3, 3), {{.kind = ConstraintKind::antiking},
                                               {.kind = ConstraintKind::antiknight},
                                               {.kind = ConstraintKind::nonconsecutive}});
  std::uint64_t found = 0;
  std::uint64_t conflicts = 0;
  for (Digit digit = 1; digit <= 9; ++digit) {
    grid.set(40, digit);
    const auto walk = rules::begin_walk(grid, nullptr);
    std::uint64_t here = 0;
    while (walk->next(UINT64_MAX, nullptr)) {
      if (here++ == 0) conflicts = std::max(conflicts, walk->conflicts());
    }
    if (here == 0) conflicts = std::max(conflicts, walk->conflicts());
    found += here;
  }
  EXPECT_EQ(found, 72U);
  EXPECT_GT(conflicts, 400U);
}

TEST(Rules, ASolutionIsCheckedByTheDefinitions) {
  const Grid grid = board_with(*Shape::boxes(2, 2), {{.kind = ConstraintKind::diagonal_down},
                                                     {.kind = ConstraintKind::diagonal_up}});
  const std::vector<Grid> some = all_solutions(grid, 2);
  ASSERT_EQ(some.size(), 2U);
  EXPECT_FALSE(verify(grid, some.front()));
  const Grid wrong(*Shape::boxes(2, 2), {1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1});
  const auto found = verify(grid, wrong);
  ASSERT_TRUE(found);
  EXPECT_EQ(found->text(), "the rule diagonal-down is broken");
}

}  // namespace
}  // namespace quadrille::sudoku
