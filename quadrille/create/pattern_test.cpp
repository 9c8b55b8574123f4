#include <algorithm>
#include <set>
#include <string>

#include <gtest/gtest.h>

#include "quadrille/create/puzzle_spec.h"

namespace quadrille::create {
namespace {

using sudoku::Cell;
// The cells that hold a clue together with the marked one, drawn.
std::string drawn(std::uint32_t size, Pattern pattern, Cell marked) {
  std::string text(std::size_t{size} * size, '.');
  for (const auto& orbit : orbits(size, pattern)) {
    if (std::ranges::find(orbit, marked) == orbit.end()) continue;
    for (const Cell cell : orbit) text[cell] = 'x';
  }
  return text;
}

TEST(Pattern, PutsCellsTogetherAsItsNameSays) {
  EXPECT_EQ(drawn(4, Pattern::none, 1), ".x..............");
  EXPECT_EQ(drawn(4, Pattern::rotate180, 1), ".x............x.");
  EXPECT_EQ(drawn(4, Pattern::rotate90, 1), ".x.....xx.....x.");
  EXPECT_EQ(drawn(4, Pattern::horizontal, 1), ".x...........x..");
  EXPECT_EQ(drawn(4, Pattern::vertical, 1), ".xx.............");
  EXPECT_EQ(drawn(4, Pattern::diagonal, 1), ".x..x...........");
  EXPECT_EQ(drawn(4, Pattern::antidiagonal, 1), ".x.........x....");
  EXPECT_EQ(drawn(4, Pattern::full, 1), ".xx.x..xx..x.xx.");
}

TEST(Pattern, HasEveryCellInOneOrbit) {
  for (const Pattern pattern : kPatterns) {
    for (std::uint32_t size = 1; size <= 10; ++size) {
      std::multiset<Cell> cells;
      for (const auto& orbit : orbits(size, pattern)) cells.insert(orbit.begin(), orbit.end());
      EXPECT_EQ(cells.size(), size * size);
      EXPECT_EQ(std::set<Cell>(cells.begin(), cells.end()).size(), size * size);
    }
  }
}

TEST(Pattern, OfHalfATurnHas40PairsAndTheCentreOn9x9) {
  const auto found = orbits(9, Pattern::rotate180);
  EXPECT_EQ(found.size(), 41U);
  EXPECT_EQ(std::ranges::count(found, std::vector<Cell>{40}), 1);
}

TEST(Pattern, IsReadByItsName) {
  for (const Pattern pattern : kPatterns) EXPECT_EQ(*parse_pattern(name(pattern)), pattern);
  EXPECT_EQ(
      parse_pattern("round").error().text(),
      "expected none, rotate180, rotate90, horizontal, vertical, diagonal, antidiagonal or full,"
      " found 'round'");
}

TEST(Patterns, AreSeenInTheCellsThatHoldClues) {
  const std::vector<bool> cross = *read_mask(".x. xxx .x.");
  EXPECT_EQ(patterns_in(3, cross), std::vector<Pattern>(kPatterns.begin(), kPatterns.end()));
  const std::vector<bool> turned = *read_mask("x.. .x. ..x");
  EXPECT_EQ(patterns_in(3, turned), (std::vector{Pattern::none, Pattern::rotate180,
                                                 Pattern::diagonal, Pattern::antidiagonal}));
}

TEST(Patterns, SayWhichCellsAreMissing) {
  const std::vector<bool> corner = *read_mask("xx. ... ...");
  EXPECT_EQ(missing_for(Pattern::rotate180, 3, corner), (std::vector<sudoku::Cell>{7, 8}));
  EXPECT_EQ(missing_for(Pattern::vertical, 3, corner), (std::vector<sudoku::Cell>{2}));
  EXPECT_TRUE(missing_for(Pattern::none, 3, corner).empty());
}

}  // namespace
}  // namespace quadrille::create
