#include "quadrille/render/pieces.h"

#include <algorithm>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace quadrille::render {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

TEST(Pieces, HaveTheColourOfTheirNumberWhereNothingIsInTheWay) {
  EXPECT_THAT(piece_colours(std::vector{0, 0, 1, 2, 3, 3}, 3, 9), ElementsAre(0, 0, 1, 2, 3, 3));
}

TEST(Pieces, ThatTouchDifferWhereTheirNumbersWouldGiveOneColour) {
  EXPECT_THAT(piece_colours(std::vector{0, 9}, 2, 9), ElementsAre(0, 1));
  EXPECT_THAT(piece_colours(std::vector{0, 9}, 1, 9), ElementsAre(0, 1));
  EXPECT_THAT(piece_colours(std::vector{1, 9, 0}, 3, 9), ElementsAre(1, 2, 0));
}

TEST(Pieces, ThatMeetAtACornerOrAcrossTheEdgeDoNotTouch) {
  EXPECT_THAT(piece_colours(std::vector{0, 1, 2, 9}, 2, 9), ElementsAre(0, 1, 2, 0));
  EXPECT_THAT(piece_colours(std::vector{1, 2, 0, 9, 3, 4}, 3, 9), ElementsAre(1, 2, 0, 0, 3, 4));
}

TEST(Pieces, LeaveFreeSquaresWithoutAColour) {
  EXPECT_THAT(piece_colours(std::vector{-1, 0, -1, 4}, 2, 9), ElementsAre(-1, 0, -1, 4));
  EXPECT_THAT(piece_colours(std::vector{-1, -1}, 2, 9), ElementsAre(-1, -1));
  EXPECT_THAT(piece_colours(std::vector{-2, -2}, 2, 9), ElementsAre(-1, -1));
  EXPECT_THAT(piece_colours({}, 2, 9), IsEmpty());
}

TEST(Pieces, KeepTheirColoursWhileOthersAreAdded) {
  std::vector<int> pieces(36, -1);
  std::vector<int> before = piece_colours(pieces, 6, 2);
  for (std::size_t piece = 0; piece < 18; ++piece) {
    pieces[2 * piece] = static_cast<int>(piece);
    pieces[2 * piece + 1] = static_cast<int>(piece);
    const std::vector<int> after = piece_colours(pieces, 6, 2);
    EXPECT_TRUE(
        std::ranges::equal(std::span(before).first(2 * piece), std::span(after).first(2 * piece)));
    before = after;
  }
}

TEST(Pieces, TouchThroughTheFloorOfALayer) {
  const std::vector pieces = {0, 1, 9, 10};  // two layers of one row
  EXPECT_THAT(piece_colours(pieces, 2, 9, 1), ElementsAre(0, 1, 1, 2));
  EXPECT_THAT(piece_colours(std::vector{0, 0, 1, 9}, 1, 9, 2), ElementsAre(0, 0, 1, 2));
}

TEST(Pieces, ShareAColourOnlyWhereAllAreTaken) {
  EXPECT_THAT(piece_colours(std::vector{0, 1, 2, 3}, 2, 1), ElementsAre(0, 0, 0, 0));
}

}  // namespace
}  // namespace quadrille::render
