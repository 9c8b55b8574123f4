#include "quadrille/render/sheets.h"

#include <gtest/gtest.h>

namespace quadrille::render {
namespace {

constexpr SheetRoom kUpright{180, 267};
constexpr SheetRoom kWide{267, 180};
constexpr double kCaption = 8;

TEST(Sheets, FillAPageWithAsManyPlacesAsAreAskedFor) {
  for (const std::uint32_t per_page : kPerPage) {
    const SheetGrid upright = sheet_grid(per_page);
    EXPECT_EQ(upright.rows * upright.columns, per_page);
    EXPECT_GE(upright.rows, upright.columns);
    EXPECT_EQ(sheet_grid(per_page, true), (SheetGrid{upright.columns, upright.rows}));
  }
}

TEST(Sheets, LieWithinThePageAndNotOverEachOther) {
  for (const SheetRoom& room : {kUpright, kWide, SheetRoom{90, 90}}) {
    for (const std::uint32_t per_page : kPerPage) {
      const std::vector<SheetPlace> places = sheet_places(room, per_page, kCaption);
      ASSERT_EQ(places.size(), per_page);
      for (const auto& [caption, board] : places) {
        EXPECT_GE(caption.x, 0);
        EXPECT_GE(caption.y, 0);
        EXPECT_EQ(caption.y + caption.height, board.y);
        EXPECT_EQ(board.width, board.height);
        EXPECT_EQ(board.width, places[0].board.width);
        EXPECT_LE(board.x + board.width, room.width + 1e-9);
        EXPECT_LE(board.y + board.height, room.height + 1e-9);
      }
      for (std::size_t i = 1; i < places.size(); ++i) {
        const SheetBox& before = places[i - 1].board;
        const SheetPlace& next = places[i];
        EXPECT_TRUE(next.board.x >= before.x + before.width + kCaption - 1e-9 ||
                    next.caption.y >= before.y + before.height + kCaption - 1e-9)
            << per_page << ": " << i;
      }
    }
  }
}

TEST(Sheets, AreAsLargeAsThePageAllows) {
  EXPECT_EQ(sheet_places(kUpright, 1, kCaption)[0].board.width, 180);
  EXPECT_EQ(sheet_places(kWide, 1, kCaption)[0].board.width, 180 - kCaption);
  EXPECT_EQ(sheet_places(kUpright, 4, kCaption)[0].board.width, (180 - kCaption) / 2);
}

TEST(Sheets, NeedAShorterLastPageForWhatIsLeftAndNoneForNothing) {
  EXPECT_EQ(page_count(5, 2), 3U);
  EXPECT_EQ(page_count(4, 2), 2U);
  EXPECT_EQ(page_count(0, 4), 0U);
}

}  // namespace
}  // namespace quadrille::render
