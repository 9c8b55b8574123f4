#include "quadrille/rules/encode.h"

#include <numeric>
#include <set>
#include <string>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "quadrille/boards/drawn_board_test.h"
#include "quadrille/boards/random_board_test.h"
#include "quadrille/cover/search.h"
#include "quadrille/cover/verify.h"
#include "quadrille/rules/verify.h"

namespace quadrille::sudoku {
namespace {

using testing::ElementsAre;

// The items that a placement covers on the empty 9x9 board, counted from 1 as in the literature.
std::vector<std::uint32_t> rules_from_one(std::uint32_t row, std::uint32_t column, Digit digit) {
  const Encoding encoding = encode(Grid(*Shape::boxes(3, 3)));
  const std::uint32_t option = ((row - 1) * 9 + column - 1) * 9 + digit - 1U;
  std::vector<std::uint32_t> rules;
  for (const cover::Entry& entry : encoding.problem.entries(cover::OptionId{option})) {
    rules.push_back(index(entry.item) + 1);
  }
  return rules;
}

TEST(Encode, CoversTheRulesThatTheLiteratureGives) {
  EXPECT_THAT(rules_from_one(4, 2, 7), ElementsAre(29, 115, 178, 277));
  for (Digit v = 1; v <= 9; ++v) {
    EXPECT_THAT(rules_from_one(5, 8, v), ElementsAre(44, 117 + v, 225 + v, 288 + v));
  }
}

struct Size {
  Shape shape;
  std::uint32_t options;
  std::uint32_t items;
  std::size_t ones;
};

TEST(Encode, HasTheKnownSizesInFull) {
  const Size sizes[] = {
      {*Shape::boxes(3, 3), 729, 324, 2916}, {*Shape::latin(3), 27, 27, 81},
      {*Shape::boxes(2, 2), 64, 64, 256},    {*Shape::boxes(5, 5), 15'625, 2'500, 62'500},
      {*Shape::boxes(1, 1), 1, 4, 4},
  };
  for (const auto& [shape, options, items, ones] : sizes) {
    for (const Form form : {Form::full, Form::pruned}) {  // an empty board: nothing to prune
      const Encoding encoding = encode(Grid(shape), form);
      EXPECT_EQ(encoding.problem.option_count(), options) << shape.describe();
      EXPECT_EQ(encoding.problem.item_count(), items) << shape.describe();
      EXPECT_EQ(encoding.problem.entry_count(), ones) << shape.describe();
    }
  }
}

TEST(Encode, KeepsOnlyWhatTheGivensLeaveOpen) {
  const Grid grid =
      board_of(*Shape::boxes(3, 3),
               "100007090030020008009600500005300900010080002600004000300000010040000007007000300");
  const Encoding encoding = encode(grid);
  EXPECT_EQ(grid.empty_count(), 58U);
  EXPECT_EQ(encoding.problem.option_count(), 223U);
  EXPECT_EQ(encoding.problem.item_count(), 4U * 58U);
}

TEST(Encode, GivesItemsAndOptionsNamesThatSayTheRule) {
  Grid grid(*Shape::boxes(3, 3));
  grid.set(0, 1);
  const Encoding encoding = encode(grid);
  std::set<std::string> items;
  for (std::uint32_t item = 0; item < encoding.problem.item_count(); ++item) {
    items.insert(encoding.problem.item_name(cover::ItemId{item}));
  }
  for (const char* name : {"r4c2", "row 4: 7", "column 2: 7", "box 4: 7"}) {
    EXPECT_TRUE(items.contains(name)) << name;
    EXPECT_TRUE(encoding.problem.find_item(name).has_value()) << name;
  }
  for (const char* name : {"r1c1", "row 1: 1", "column 1: 1", "box 1: 1"}) {
    EXPECT_FALSE(items.contains(name)) << name;
  }
  EXPECT_EQ(items.size(), encoding.problem.item_count());
  EXPECT_EQ(encoding.problem.option_name(cover::OptionId{0}), "r1c2=2");
  EXPECT_EQ(rule_name(*Shape::regions(1, {0}), RuleId{3}), "region 1: 1");
}

TEST(Encode, LeavesARuleThatNothingCoversWhereGivensContradict) {
  Grid grid(*Shape::boxes(2, 2));
  grid.set(0, 3);
  grid.set(1, 3);
  const Encoding encoding = encode(grid);
  EXPECT_EQ(cover::solve(encoding.problem).verdict, cover::Verdict::none);
  EXPECT_TRUE(encoding.problem.find_item("row 1: 3").has_value());
}

std::set<std::vector<Digit>> solutions(const Grid& grid, Form form) {
  const Encoding encoding = encode(grid, form);
  cover::Search search(encoding.problem);
  std::set<std::vector<Digit>> found;
  while (found.size() < 500 && search.next()) {
    RC_ASSERT(!cover::verify(encoding.problem, search.solution()));
    const auto solved = decode(grid, encoding, search.solution());
    RC_ASSERT(solved.ok());
    found.insert({solved->cells().begin(), solved->cells().end()});
  }
  return found;
}

RC_GTEST_PROP(Encode, GivesTheSameSolutionsPrunedAndInFull, (std::uint64_t seed)) {
  Random random(seed);
  const std::pair<std::uint32_t, std::uint32_t> boxes[] = {{2, 2}, {2, 3}, {3, 3}};
  const auto [rows, columns] = boxes[random.below(3)];
  const Grid grid = random_puzzle(rows, columns, 55, random);
  const auto pruned = solutions(grid, Form::pruned);
  RC_PRE(pruned.size() < 500U);
  RC_ASSERT(!pruned.empty());
  RC_ASSERT(solutions(grid, Form::full) == pruned);
}

RC_GTEST_PROP(Encode, KeepsToThePencilMarks, (std::uint64_t seed)) {
  Random random(seed);
  const Grid full = random_full_grid(2, 2, random);
  Grid marked(full.shape());
  std::vector<bool> marks(64);
  for (Cell cell = 0; cell < 16; ++cell) {
    marks[cell * 4 + full.at(cell) - 1U] = true;
    marks[cell * 4 + random.below(4)] = true;
  }
  marked.set_marks(marks);
  const Encoding encoding = encode(marked);
  RC_ASSERT(encoding.problem.option_count() ==
            static_cast<std::uint32_t>(std::accumulate(marks.begin(), marks.end(), 0)));
  RC_ASSERT(solutions(marked, Form::pruned).contains({full.cells().begin(), full.cells().end()}));
}

TEST(Decode, RefusesWhatIsNoSolution) {
  const Grid grid(*Shape::latin(2));
  const Encoding encoding = encode(grid);
  EXPECT_EQ(decode(grid, encoding, {}).error().text(),
            "expected a solution of the puzzle, but r1c1 is empty");
  const cover::OptionId beyond[] = {cover::OptionId{8}};
  EXPECT_EQ(decode(grid, encoding, beyond).error().text(), "there is no option 9");
}

TEST(Encode, AStopEndsIt) {
  Stop stop;
  const Grid grid(*Shape::boxes(4, 4));
  ASSERT_TRUE(encode(grid, Form::full, &stop));
  EXPECT_EQ(encode(grid, Form::full, &stop)->problem.option_count(), 4096U);
  stop.request();
  EXPECT_FALSE(encode(grid, Form::full, &stop));
  EXPECT_FALSE(encode(grid, Form::pruned, &stop));
}

}  // namespace
}  // namespace quadrille::sudoku
