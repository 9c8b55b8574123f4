// Against all solutions, listed one by one: in how many each candidate is, and that each is drawn
// as often as the others.
#include "quadrille/solve/bands/band_space.h"

#include <cmath>
#include <map>
#include <numeric>
#include <set>

#include <gtest/gtest.h>

#include "quadrille/rules/verify.h"
#include "quadrille/solve/bands/given_boards_test.h"
#include "quadrille/solve/solve.h"

namespace quadrille::sudoku::bands {
namespace {

constexpr std::size_t kSpaceMemory = std::size_t{1} << 26U;

using Solved = std::vector<Digit>;

Solved solved(const Grid& grid) { return {grid.cells().begin(), grid.cells().end()}; }

// All solutions of a board.
struct ListedBoard {
  Grid grid;
  std::set<Solved> solutions;
};

std::set<Solved> listed(const Grid& grid, std::size_t most) {
  std::set<Solved> found;
  for (const Grid& solution : solutions(grid, {.engine = EngineName::links})) {
    found.insert(solved(solution));
    if (found.size() > most) break;
  }
  return found;
}

// Digits are taken from a full board, one by one, until it has as many solutions.
ListedBoard a_board(const Shape& shape, std::size_t fewest, std::size_t most, bool has_marks,
                    Random& random) {
  for (;;) {
    const Grid full = a_solution(shape, random);
    Grid grid = full;
    if (has_marks) take_marks(grid, full, shape.cell_count() / 2, random);
    std::vector<Cell> order(shape.cell_count());
    std::iota(order.begin(), order.end(), 0U);
    random.shuffle(order);
    for (const Cell cell : order) {
      grid.set(cell, 0);
      std::set<Solved> found = listed(grid, most);
      if (found.size() > most) break;
      if (found.size() >= fewest) return {grid, std::move(found)};
    }
  }
}

std::vector<Shape> shapes_with_bands() {
  return {*Shape::boxes(2, 2), *Shape::boxes(2, 3), *Shape::boxes(3, 2), *Shape::boxes(2, 4),
          *Shape::boxes(3, 3), *Shape::latin(2),    *Shape::latin(3),    *Shape::latin(4),
          *Shape::latin(5),    *Shape::latin(6),    *Shape::latin(7),    *Shape::boxes(1, 5)};
}

std::vector<Natural> tally(const ListedBoard& board) {
  std::vector<Natural> counts(std::size_t{board.grid.shape().cell_count()} * board.grid.size());
  for (const Solved& solution : board.solutions) {
    for (std::size_t cell = 0; cell < solution.size(); ++cell) {
      counts[cell * board.grid.size() + solution[cell] - 1] += 1;
    }
  }
  return counts;
}

TEST(BandSpace, TellsInHowManySolutionsEachCandidateIs) {
  Random random(7);
  for (const Shape& shape : shapes_with_bands()) {
    for (std::uint32_t number = 0; number < 6; ++number) {
      const ListedBoard board =
          a_board(shape, shape.size() > 3 ? 10 : 1, 2000, number % 2 == 1, random);
      BandSpace space(board.grid, kSpaceMemory);
      ASSERT_TRUE(space.run(1 + number % 3, nullptr));
      EXPECT_EQ(space.count().solutions(), Natural(board.solutions.size()));
      EXPECT_EQ(space.marginals(1 + number % 3, nullptr), tally(board)) << shape.describe();
    }
  }
}

// In every cell of an empty board each digit has the same share.
TEST(BandSpace, TellsThemOfEmptyBoards) {
  for (const Shape& shape : {*Shape::boxes(2, 2), *Shape::boxes(2, 3), *Shape::boxes(2, 4),
                             *Shape::latin(5), *Shape::latin(6)}) {
    BandSpace space(Grid(shape), kSpaceMemory);
    ASSERT_TRUE(space.run(2, nullptr));
    const auto counts = space.marginals(2, nullptr);
    ASSERT_TRUE(counts);
    for (const Natural& number : *counts) {
      EXPECT_EQ(number * shape.size(), space.count().solutions()) << shape.describe();
    }
  }
}

// How far the frequencies are from those of a fair draw, in standard deviations.
double unfairness(const std::set<Solved>& solutions, const std::vector<Grid>& drawn) {
  std::map<Solved, double> times;
  for (const Solved& solution : solutions) times[solution] = 0;
  for (const Grid& grid : drawn) ++times[solved(grid)];
  EXPECT_EQ(times.size(), solutions.size()) << "what was drawn is no solution";
  const double expected = static_cast<double>(drawn.size()) / static_cast<double>(times.size());
  double chi_square = 0;
  for (const auto& [solution, count] : times) {
    chi_square += (count - expected) * (count - expected) / expected;
  }
  const auto freedom = static_cast<double>(times.size() - 1);
  return (chi_square - freedom) / std::sqrt(2 * freedom);
}

TEST(BandSpace, DrawsEverySolutionAsOftenAsTheOthers) {
  Random random(11);
  std::vector<ListedBoard> boards = {
      {Grid(*Shape::boxes(2, 2)), listed(Grid(*Shape::boxes(2, 2)), 288)},
      {Grid(*Shape::latin(4)), listed(Grid(*Shape::latin(4)), 576)}};
  for (const Shape& shape : shapes_with_bands()) {
    if (shape.size() < 4) continue;
    for (const bool has_marks : {false, true}) {
      boards.push_back(a_board(shape, 20, 500, has_marks, random));
    }
  }
  for (const auto& [grid, solutions] : boards) {
    BandSpace space(grid, kSpaceMemory);
    ASSERT_TRUE(space.run(1, nullptr));
    const auto drawn = space.sample(30 * solutions.size(), random, nullptr);
    ASSERT_TRUE(drawn);
    const double far = unfairness(solutions, *drawn);
    EXPECT_LT(std::abs(far), 4) << grid.shape().describe() << " " << solutions.size();
  }
}

TEST(BandSpace, DrawsFromMoreSolutionsThanAnybodyCouldList) {
  for (const Shape& shape : {*Shape::boxes(2, 4), *Shape::latin(6)}) {
    const Grid grid(shape);
    BandSpace space(grid, kSpaceMemory);
    ASSERT_TRUE(space.run(1, nullptr));
    Random random(5);
    const auto drawn = space.sample(40, random, nullptr);
    ASSERT_TRUE(drawn);
    std::set<Solved> different;
    for (const Grid& solution : *drawn) {
      EXPECT_EQ(verify(grid, solution), std::nullopt);
      different.insert(solved(solution));
    }
    EXPECT_EQ(different.size(), 40U);
    Random again(5);
    const auto fewer = space.sample(10, again, nullptr);
    ASSERT_TRUE(fewer);
    EXPECT_TRUE(std::equal(fewer->begin(), fewer->end(), drawn->begin()));
  }
}

TEST(BandSpace, SaysThatThereIsNoRoomAndCountsAllTheSame) {
  BandSpace space(Grid(*Shape::boxes(2, 3)), 2000);
  ASSERT_TRUE(space.run(1, nullptr));
  EXPECT_FALSE(space.has_room());
  EXPECT_EQ(space.count().solutions().text(), "28200960");
}

TEST(BandSpace, EndsWhenItIsAskedTo) {
  Stop stop;
  BandSpace space(Grid(*Shape::boxes(2, 3)), kSpaceMemory);
  ASSERT_TRUE(space.run(1, &stop));
  stop.request();
  Random random(1);
  EXPECT_EQ(space.sample(5, random, &stop), std::nullopt);
  EXPECT_EQ(space.marginals(1, &stop), std::nullopt);
}

// The share of all boards in which a row of a box has the same digits as one of the next box is
// known from counts; of those that are drawn it is about the same.
TEST(HeavyBandSpace, DrawsBoardsOfNineByNineAsTheyAre) {
  const Shape shape = *Shape::boxes(3, 3);
  Grid alike(shape);
  std::vector<bool> marks(std::size_t{81} * 9, true);
  for (std::uint32_t i = 0; i < 9; ++i) {
    alike.set(i / 3 * 9 + i % 3, static_cast<Digit>(i + 1));
  }
  for (std::uint32_t column = 3; column < 6; ++column) {
    for (std::uint32_t digit = 0; digit < 9; ++digit) marks[(9 + column) * 9 + digit] = digit < 3;
  }
  alike.set_marks(marks);
  BandCount some(alike, kSpaceMemory);
  ASSERT_TRUE(some.run(1, nullptr));
  BandSpace space(Grid(shape), kSpaceMemory);
  ASSERT_TRUE(space.run(1, nullptr));
  const auto number = [](const Natural& natural) { return std::stod(natural.text()); };
  // The first row of the first box in the second row of the second: and the box in 9! orders.
  const double share = number(some.solutions()) * 362880 / number(space.count().solutions());
  Random random(3);
  constexpr int kDrawn = 1500;
  const auto drawn = space.sample(kDrawn, random, nullptr);
  ASSERT_TRUE(drawn);
  int found = 0;
  std::vector<int> times(std::size_t{81} * 9, 0);
  for (const Grid& grid : *drawn) {
    EXPECT_EQ(verify(Grid(shape), grid), std::nullopt);
    const std::set<Digit> one = {grid.at(0), grid.at(1), grid.at(2)};
    found += one == std::set<Digit>{grid.at(12), grid.at(13), grid.at(14)} ? 1 : 0;
    for (Cell cell = 0; cell < 81; ++cell) ++times[std::size_t{cell} * 9 + grid.at(cell) - 1];
  }
  const double deviation = std::sqrt(kDrawn * share * (1 - share));
  EXPECT_LT(std::abs(found - kDrawn * share), 4 * deviation) << share;
  for (const int count : times) EXPECT_NEAR(count, kDrawn / 9.0, 60);
}

TEST(HeavyBandSpace, TellsInHowManySolutionsEachCandidateIs) {
  Random random(2);
  const Grid full = random_solution(*Shape::boxes(3, 3), random);
  const Grid grid = some_of(full, 20, random);
  BandSpace space(grid, kSpaceMemory);
  ASSERT_TRUE(space.run(2, nullptr));
  const auto counts = space.marginals(2, nullptr);
  ASSERT_TRUE(counts);
  for (Cell cell = 0; cell < 81; ++cell) {
    Natural sum = 0;
    for (std::uint32_t digit = 0; digit < 9; ++digit)
      sum += (*counts)[std::size_t{cell} * 9 + digit];
    EXPECT_EQ(sum, space.count().solutions()) << cell;
  }
  for (const Cell cell : {0U, 40U, 80U, 17U, 55U}) {
    for (std::uint32_t digit = 0; digit < 9; ++digit) {
      Grid with = grid;
      if (grid.at(cell) != 0) continue;
      with.set(cell, static_cast<Digit>(digit + 1));
      BandCount count(with, kSpaceMemory);
      ASSERT_TRUE(count.run(1, nullptr));
      EXPECT_EQ((*counts)[std::size_t{cell} * 9 + digit], count.solutions());
    }
  }
}

}  // namespace
}  // namespace quadrille::sudoku::bands
