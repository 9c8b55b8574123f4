// Boards with constraints in the window: opened, drawn, played and kept.
#include <gmock/gmock.h>

#include "apps/desktop/board/board_view.h"
#include "apps/desktop/board/rules_painter.h"
#include "apps/desktop/desk_test.h"
#include "apps/desktop/play/verdict_line.h"
#include "apps/desktop/print/sheets.h"
#include "quadrille/play/read.h"
#include "quadrille/play/save.h"

namespace quadrille::desktop {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

// One solution: 1423 3241 4312 2134.
constexpr std::string_view kRuledBoard =
    R"({"puzzle":"................","rules":[{"thermo":"r1c1 r2c2 r3c2"},)"
    R"({"cage":"r1c3 r1c4 r2c4","sum":6},{"difference":"r4c3 r4c4"},{"ratio":"r3c3 r3c4"}]})";
constexpr std::string_view kSandwich =
    R"({"puzzle":"................","rules":[{"sandwich":"r1c1 r1c2 r1c3 r1c4","value":5}]})";

struct RuledDesk : TestDesk {
  explicit RuledDesk(std::string_view text = kRuledBoard) : TestDesk(*play::read_game(text)) {
    view.fit_into(QSizeF(400, 400));
  }
  void enter(sudoku::Cell cell, sudoku::Digit digit) {
    workspace.act([&](play::Game& game) { return game.enter(std::array{cell}, digit); });
  }

  BoardView view{workspace, entry};
};

TEST(RuledBoard, ShowsItsRulesAndFindsTheOnlySolution) {
  RuledDesk desk;
  EXPECT_EQ(desk.view.look().rules.size(), 5U);  // line, outline, sum, two dots
  ASSERT_TRUE(wait_until([&] { return desk.workspace.answer().has_value(); }));
  EXPECT_EQ(desk.workspace.answer()->verdict, sudoku::Verdict::one);
}

TEST(RuledBoard, ABrokenRuleIsShownWithItsCells) {
  RuledDesk desk;
  desk.enter(2, 4);
  EXPECT_THAT(desk.view.look().broken, IsEmpty());
  desk.enter(7, 3);
  EXPECT_THAT(desk.view.look().broken, ElementsAre(1U));
  EXPECT_EQ(desk.view.look().cells[2].tint, play::Tint::conflict);
  EXPECT_EQ(desk.view.look().cells[7].tint, play::Tint::conflict);
}

TEST(RuledBoard, HasRoomForCluesOutsideAndForSums) {
  const RuledDesk plain;
  const RuledDesk outside(kSandwich);
  EXPECT_EQ(plain.view.geometry_of_cells().beside(), 0);
  EXPECT_GT(outside.view.geometry_of_cells().beside(), 0);
  EXPECT_LE(outside.view.geometry_of_cells().whole().width(), 400);
  EXPECT_LT(plain.view.geometry_of_cells().marks_part(), 1);
  EXPECT_EQ(outside.view.geometry_of_cells().marks_part(), 1);
  // A press on a candidate finds it, wherever there is room for a sum above it.
  const BoardGeometry& at = plain.view.geometry_of_cells();
  for (const sudoku::Digit digit : {sudoku::Digit{1}, sudoku::Digit{4}}) {
    const sudoku::Placement option{5, digit};
    EXPECT_EQ(at.place(at.middle(option)), option);
  }
}

TEST(RuledBoard, IsPaintedWithoutItsDigitsHidden) {
  RuledDesk desk;
  const QImage empty = desk.view.picture(300);
  desk.enter(0, 1);
  EXPECT_NE(desk.view.picture(300), empty) << "a digit stands over the bulb of a thermometer";
}

// The colour in the middle of each dot of the board, as the shapes follow each other.
std::vector<QRgb> dots_painted(const RuledDesk& desk, PaletteKind theme,
                               std::span<const std::size_t> broken) {
  const BoardGeometry& at = desk.view.geometry_of_cells();
  const std::vector<render::RuleShape> shapes = desk.view.look().rules;
  QImage image(at.whole().toSize(), QImage::Format_RGB32);
  image.fill(palette_of(theme).paper);
  QPainter painter(&image);
  RulesPainter(at, palette_of(theme), broken).paint(painter, shapes, RulesPainter::Layer::above);
  painter.end();
  std::vector<QRgb> colours;
  for (const render::RuleShape& shape : shapes) {
    if (shape.form == render::RuleShape::Form::circle) {
      colours.push_back(image.pixel(at.at(shape.at()).toPoint()));
    }
  }
  return colours;
}

TEST(RuledBoard, WhiteDotsAreWhiteAndBlackOnesBlackInEveryTheme) {
  const RuledDesk desk;
  constexpr QRgb kWhite = 0xffffffff;
  constexpr QRgb kBlack = 0xff000000;
  for (const PaletteKind theme : {PaletteKind::light, PaletteKind::dark, PaletteKind::contrast}) {
    EXPECT_THAT(dots_painted(desk, theme, {}), ElementsAre(kWhite, kBlack));
    EXPECT_THAT(dots_painted(desk, theme, std::array<std::size_t, 2>{2, 3}),
                ElementsAre(kWhite, kBlack))
        << "a dot that is broken has another rim";
  }
}

TEST(RuledBoard, WhatWasLeftOutKeepsAVerdictFromBeingGiven) {
  RuledDesk desk(R"({"puzzle":"................","rules":["x"],"left_out":["fog"]})");
  ASSERT_TRUE(wait_until([&] { return desk.workspace.answer().has_value(); }));
  EXPECT_EQ(verdict_text(desk.workspace).toStdString(),
            "With the rules read: more than one solution; left out, because there is no "
            "rule for it: fog.");
}

TEST(RuledBoard, IsPrintedWithItsRules) {
  RuledDesk desk(kSandwich);
  const std::vector<PrintedPuzzle> puzzles{{.game = desk.workspace.game()}};
  Sheets sheets({desk.settings, desk.theme, desk.words}, puzzles, {});
  QImage with(400, 500, QImage::Format_RGB32);
  with.fill(Qt::white);
  QPainter painter(&with);
  sheets.paint(painter, QSizeF(400, 500), 0);
  painter.end();
  const std::vector<PrintedPuzzle> plain{{.game = game_of("................")}};
  Sheets other({desk.settings, desk.theme, desk.words}, plain, {});
  QImage without(400, 500, QImage::Format_RGB32);
  without.fill(Qt::white);
  QPainter second(&without);
  other.paint(second, QSizeF(400, 500), 0);
  second.end();
  EXPECT_NE(with, without);
}

}  // namespace
}  // namespace quadrille::desktop
