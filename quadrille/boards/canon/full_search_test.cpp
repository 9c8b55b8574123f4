#include "quadrille/boards/canon/full_search.h"

#include <array>

#include <gtest/gtest.h>

#include "quadrille/boards/canon/search.h"
#include "quadrille/boards/drawn_board_test.h"
#include "quadrille/boards/random_board_test.h"

namespace quadrille::sudoku {
namespace {

template <std::uint8_t kHeight, std::uint8_t kWidth>
void expect_what_the_search_for_any_board_finds(const Grid& grid) {
  const Grid full = transformed(grid, CanonFullSearch<kHeight, kWidth>(grid).run());
  const Grid any = transformed(grid, CanonSearch<kHeight, kWidth>(grid).run());
  EXPECT_EQ(drawn(full), drawn(any)) << drawn(grid);
}

template <std::uint8_t kHeight, std::uint8_t kWidth>
void expect_what_the_search_for_any_board_finds(int count) {
  Random random(5);
  for (int i = 0; i < count; ++i) {
    expect_what_the_search_for_any_board_finds<kHeight, kWidth>(
        random_solution(*Shape::boxes(kHeight, kWidth), random));
  }
}

TEST(CanonFullSearch, FindsWhatTheSearchForAnyBoardFindsOn4x4) {
  expect_what_the_search_for_any_board_finds<2, 2>(50);
}

TEST(CanonFullSearch, FindsWhatTheSearchForAnyBoardFindsOn6x6) {
  expect_what_the_search_for_any_board_finds<2, 3>(50);
  expect_what_the_search_for_any_board_finds<3, 2>(50);
}

TEST(HeavyCanonFullSearch, FindsWhatTheSearchForAnyBoardFindsOn9x9) {
  expect_what_the_search_for_any_board_finds<3, 3>(200);
}

// Canons that differ in the second row, from the most symmetric grid to the last of all canons.
constexpr std::array kCanons = {
    "123456789456789123789123456231564897564897231897231564312645978645978312978312645",
    "123456789456789132789132564214963857837514926965278413392841675548627391671395248",
    "123456789456789231798213645237964158514328967869571423375142896641895372982637514",
    "123456789457189236698372154216894375734215968985637421342968517561743892879521643",
    "123456789457189263689372451295617834746823195831945627364798512578231946912564378",
    "123456789457189326689327541265734198348591267971268435536812974792645813814973652",
    "123456789457189623689723514271694835836572491945318276314867952598241367762935148",
    "123456789457189632689372154296831547315247896874695213561924378748563921932718465",
    "123456789457289163869713245286975431394162857715348926531894672678521394942637518",
    "123456789457289613689713245271945368345862197968371524514697832792138456836524971",
    "123456789457893612986217354274538196531964827698721435342685971715349268869172543",
};

TEST(CanonFullSearch, FindsTheWayBackToACanon) {
  Random random(5);
  for (const char* canon : kCanons) {
    const Grid grid = board_of(*Shape::boxes(3, 3), canon);
    for (int i = 0; i < 20; ++i) {
      const Grid other = transformed(grid, random_symmetry(grid.shape(), random));
      const Grid back = transformed(other, CanonFullSearch<3, 3>(other).run());
      EXPECT_EQ(drawn(back), canon);
    }
  }
}

TEST(HeavyCanonFullSearch, FindsWhatTheSearchForAnyBoardFindsWithEverySecondRow) {
  for (const char* canon : kCanons) {
    expect_what_the_search_for_any_board_finds<3, 3>(board_of(*Shape::boxes(3, 3), canon));
  }
}

}  // namespace
}  // namespace quadrille::sudoku
