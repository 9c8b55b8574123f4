#include "quadrille/render/sheets.h"

#include <algorithm>
#include <cmath>
#include <vector>

#include <gtest/gtest.h>

namespace quadrille::render {
namespace {

bool overlap(const SheetBox& a, const SheetBox& b) {
  return a.left < b.left + b.width - 1e-9 && b.left < a.left + a.width - 1e-9 &&
         a.top < b.top + b.height - 1e-9 && b.top < a.top + a.height - 1e-9;
}

TEST(Sheets, HaveRoomForAsManyAsAreWished) {
  for (std::uint32_t per_page = 1; per_page <= 30; ++per_page) {
    const SheetGrid upright = sheet_grid(per_page);
    EXPECT_GE(upright.rows * upright.columns, per_page);
    EXPECT_LT((upright.rows - 1) * upright.columns, per_page) << "an empty row";
    EXPECT_GE(upright.rows, upright.columns);
    const SheetGrid wide = sheet_grid(per_page, true);
    EXPECT_EQ(wide, (SheetGrid{upright.columns, upright.rows}));
  }
}

// Boards are squares, and everything stands on the paper, nothing over anything else.
void expect_room_on(const SheetPaper& paper, const Sheet& sheet) {
  std::vector<SheetBox> boxes;
  for (const SheetFigure& figure : sheet.figures) {
    EXPECT_DOUBLE_EQ(figure.board.width, figure.board.height);
    for (const SheetBox& box : {figure.caption, figure.board}) {
      EXPECT_GE(box.left, paper.margin - 1e-9);
      EXPECT_GE(box.top, paper.margin - 1e-9);
      EXPECT_LE(box.left + box.width, paper.width - paper.margin + 1e-9);
      EXPECT_LE(box.top + box.height, paper.height - paper.margin + 1e-9);
      for (const SheetBox& other : boxes) EXPECT_FALSE(overlap(box, other));
      boxes.push_back(box);
    }
  }
}

TEST(Sheets, PutEveryPuzzleOnAPageAndNoneOverAnother) {
  for (const SheetPaper& paper :
       {SheetPaper{}, SheetPaper{.width = 297, .height = 210},
        SheetPaper{.width = 8.5, .height = 11, .margin = 0.5, .gap = 0.25, .caption = 0.3}}) {
    for (const std::uint32_t per_page : {1U, 2U, 4U, 6U, 12U}) {
      const std::vector<Sheet> sheets =
          lay_out_sheets({.puzzles = 13, .per_page = per_page, .solutions = {0, 1, 12}}, paper);
      EXPECT_EQ(sheets.size(), (13 + per_page - 1) / per_page + 1);
      std::vector<std::size_t> puzzles;
      for (const Sheet& sheet : sheets) {
        expect_room_on(paper, sheet);
        if (sheet.solutions) continue;
        for (const SheetFigure& figure : sheet.figures) puzzles.push_back(figure.puzzle);
      }
      std::vector<std::size_t> all(13);
      for (std::size_t i = 0; i < all.size(); ++i) all[i] = i;
      EXPECT_EQ(puzzles, all);
      EXPECT_TRUE(sheets.back().solutions);
      EXPECT_EQ(sheets.back().figures.size(), 3U);
      EXPECT_EQ(sheets.back().figures[2].puzzle, 12U);
    }
  }
}

TEST(Sheets, NoPuzzlesNeedNoPage) { EXPECT_TRUE(lay_out_sheets({.puzzles = 0}, {}).empty()); }

}  // namespace
}  // namespace quadrille::render
