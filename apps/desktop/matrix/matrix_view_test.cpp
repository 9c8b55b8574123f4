#include "apps/desktop/matrix/matrix_view.h"

#include <QAccessible>

#include <gmock/gmock.h>

#include "apps/desktop/desk_test.h"
#include "apps/desktop/matrix/matrix_panel.h"

namespace quadrille::desktop {
namespace {

using cover::ItemId;
using cover::OptionId;

Source source_of(const sudoku::Grid& grid) {
  return std::make_shared<const MatrixSource>(sudoku::encode(grid));
}

// A view of the empty 9x9 board, 800 by 700 pixels.
struct NineView {
  NineView() {
    view.resize(800, 700);
    view.show();
    view.show_problem(source_of(sudoku::Grid(*sudoku::Shape::boxes(3, 3))), nullptr);
  }
  TestDesk desk;
  MatrixView view{desk.workspace};
};

TEST(MatrixView, FindsTheOptionOfADigitInACellAndTheItemOfARule) {
  const Source source = source_of(*sudoku::read_grid(kTestPuzzle));
  const sudoku::Legend& legend = *source->legend();
  for (std::uint32_t option = 0; option < legend.placements.size(); ++option) {
    EXPECT_EQ(source->option_of(legend.placements[option]), OptionId{option});
  }
  for (std::uint32_t item = 0; item < legend.rules.size(); ++item) {
    EXPECT_EQ(source->item_of(legend.rules[item]), ItemId{item});
  }
  EXPECT_EQ(source->option_of({.cell = 0, .digit = 5}), std::nullopt);  // a given
}

TEST(MatrixView, ShowsAllOfAMatrixAtFirstAndNamesWhenItIsClose) {
  NineView nine;
  EXPECT_EQ(nine.view.part().zoom, 0);
  const double header = nine.view.place_of(0, 0).y();
  nine.view.zoom_by(1000);
  EXPECT_EQ(nine.view.part().zoom, 1);
  const double close = nine.view.place_of(0, nine.view.part().option).y();
  EXPECT_GT(close, header + 20);  // the names of the rules have come in
}

TEST(MatrixView, KeepsWhatIsUnderThePointerWhileTheWheelZooms) {
  NineView nine;
  const QPointF at(500, 400);
  const auto under = [&] {
    const render::MatrixScales scale = scales(nine.view.extent(), nine.view.part().zoom);
    const QPointF corner = nine.view.place_of(nine.view.part().item, nine.view.part().option);
    return QPointF(nine.view.part().item + (at.x() - corner.x()) / scale.x,
                   nine.view.part().option + (at.y() - corner.y()) / scale.y);
  };
  const QPointF before = under();
  for (int notch = 0; notch < 4; ++notch) {
    QWheelEvent wheel(at, nine.view.mapToGlobal(at), {}, QPoint(0, 120), Qt::NoButton,
                      Qt::NoModifier, Qt::NoScrollPhase, false);
    QApplication::sendEvent(&nine.view, &wheel);
  }
  EXPECT_GT(nine.view.part().zoom, 0.1);
  EXPECT_NEAR(under().x(), before.x(), 0.01);
  EXPECT_NEAR(under().y(), before.y(), 0.01);
}

TEST(MatrixView, TellsWhatIsPointedAtAlsoToAssistivePrograms) {
  NineView nine;
  nine.view.setFocus();
  QTest::keyClick(&nine.view, Qt::Key_Down);
  EXPECT_EQ(nine.view.told().toStdString(),
            "Option r1c1=1 covers r1c1, row 1: 1, column 1: 1, box 1: 1.");
  EXPECT_EQ(QAccessible::queryAccessibleInterface(&nine.view)->text(QAccessible::Name),
            nine.view.told());
  QTest::keyClick(&nine.view, Qt::Key_Right);
  EXPECT_EQ(nine.view.told().toStdString(), "Item r1c1: 9 options left.");
  QTest::keyClick(&nine.view, Qt::Key_Escape);
  EXPECT_EQ(nine.view.told(), QString());
  EXPECT_TRUE(nine.view.accessibleName().startsWith(QStringLiteral("Matrix")));
}

TEST(MatrixView, LightsTheItemsOfTheOptionUnderThePointer) {
  NineView nine;
  nine.view.zoom_by(1000);
  const double option = std::ceil(nine.view.part().option) + 3;
  const auto row = static_cast<std::uint32_t>(option);
  const std::uint32_t item = index(nine.view.source()->problem().entries(OptionId{row})[2].item);
  nine.view.point_at({.item = ItemId{item}});  // comes into sight
  QTest::mouseMove(&nine.view, nine.view.place_of(item + 0.5, option + 0.5).toPoint());
  EXPECT_EQ(nine.view.pointed_at(), (render::MatrixPointed{.option = OptionId{row}}));
  EXPECT_EQ(nine.view.light().items.size(), 4U);
}

TEST(MatrixView, BringsAnOptionThatIsPointedAtElsewhereIntoSightWithAnItem) {
  NineView nine;
  nine.view.zoom_by(1000);
  nine.view.point_at({.option = OptionId{0}});
  const auto in_sight = [&](std::uint32_t item, std::uint32_t option) {
    return nine.view.rect().contains(nine.view.place_of(item + 0.5, option + 0.5).toPoint());
  };
  const auto entries = nine.view.source()->problem().entries(OptionId{0});
  EXPECT_TRUE(std::ranges::any_of(
      entries, [&](const cover::Entry& entry) { return in_sight(index(entry.item), 0); }));
  nine.view.set_light({.options = {OptionId{728}}, .items = {ItemId{323}}});
  EXPECT_TRUE(in_sight(323, 728));
}

TEST(MatrixView, PaintsFromFarAndFromNearInEveryTheme) {
  for (const ThemeChoice choice : {ThemeChoice::light, ThemeChoice::dark, ThemeChoice::contrast}) {
    NineView nine;
    Look look = nine.desk.settings.look();
    look.theme = choice;
    nine.desk.settings.set_look(look);
    const QImage far = nine.view.grab().toImage();
    nine.view.zoom_by(1000);
    const QImage near = nine.view.grab().toImage();
    const QColor& paper = nine.desk.theme.palette().paper;
    EXPECT_NE(far, near);
    EXPECT_EQ(far.pixelColor(4, 690), paper);
  }
}

TEST(MatrixView, ShowsNothingOfAProblemWithoutOptions) {
  const TestDesk desk;
  MatrixView view(desk.workspace);
  view.resize(300, 300);
  cover::ProblemBuilder builder;
  builder.add_primary("a");
  view.show_problem(std::make_shared<const MatrixSource>(*builder.build()), nullptr);
  view.grab();
  QTest::keyClick(&view, Qt::Key_Down);
  EXPECT_FALSE(view.pointed_at().anything());
}

// The panel, when it has made the matrix of its board.
struct MadePanel {
  explicit MadePanel(play::Game game = game_of(kTestPuzzle)) : desk(std::move(game)) {
    panel.resize(700, 600);
    panel.show();
    EXPECT_TRUE(wait_until([&] { return panel.view().source() != nullptr; }));
  }
  TestDesk desk;
  MatrixPanel panel{desk.workspace, nullptr};
};

TEST(MatrixPanel, ShowsTheMatrixOfTheBoardWithWhatItsDigitsTakeAway) {
  MadePanel made;
  EXPECT_EQ(made.panel.view().source()->problem().option_count(), 729U);
  EXPECT_EQ(made.panel.entered().maximum(), 30);
  made.panel.view().point_at({.option = OptionId{0}});
  EXPECT_TRUE(made.panel.told().text().startsWith(QStringLiteral("Option r1c1=1 is out.")));
  made.panel.entered().setValue(0);
  EXPECT_TRUE(made.panel.told().text().startsWith(QStringLiteral("Option r1c1=1 covers")));
}

TEST(MatrixPanel, FollowsTheGame) {
  MadePanel made;
  made.desk.workspace.act([](play::Game& game) { return game.enter(std::vector{2U}, 4); });
  EXPECT_TRUE(wait_until([&] { return made.panel.entered().maximum() == 31; }));
  made.desk.workspace.open(game_of("1.....3..2....4."));
  EXPECT_TRUE(
      wait_until([&] { return made.panel.view().source()->problem().option_count() == 64U; }));
}

TEST(MatrixPanel, LeavesOutWhatIsSettledOnWish) {
  MadePanel made;
  made.panel.set_form(MatrixPanel::Form::pruned);
  EXPECT_TRUE(
      wait_until([&] { return made.panel.view().source()->problem().option_count() == 153U; }));
}

TEST(MatrixPanel, PointsAtTheBoardAndIsPointedAtFromThere) {
  MadePanel made;
  QTest::keyClick(&made.panel.view(), Qt::Key_Down);
  EXPECT_EQ(made.desk.workspace.pointed().option, (sudoku::Placement{0, 1}));
  QTest::keyClick(&made.panel.view(), Qt::Key_Right);
  EXPECT_EQ(made.desk.workspace.pointed().rule, sudoku::RuleId{0});
  made.desk.workspace.point_at({.option = sudoku::Placement{2, 4}});
  EXPECT_EQ(made.panel.view().pointed_at(), (render::MatrixPointed{.option = OptionId{21}}));
}

TEST(MatrixPanel, LightsTheOptionsOfTheCellsThatAreSelected) {
  MadePanel made;
  made.desk.workspace.select(play::only(2));
  const render::MatrixLight& light = made.panel.view().light();
  EXPECT_THAT(light.items, testing::ElementsAre(ItemId{2}));
  EXPECT_EQ(light.options.size(), 9U);
  EXPECT_EQ(light.options.front(), OptionId{18});
}

TEST(MatrixPanel, SelectsTheCellsOfWhatIsPicked) {
  MadePanel made;
  made.panel.view().point_at({.option = OptionId{21}});
  QTest::keyClick(&made.panel.view(), Qt::Key_Return);
  EXPECT_THAT(made.desk.workspace.selection().cells, testing::ElementsAre(2U));
  const auto row = made.panel.view().source()->item_of(sudoku::RuleId{81});  // 1 in row 1
  made.panel.view().point_at({.item = row});
  QTest::keyClick(&made.panel.view(), Qt::Key_Return);
  EXPECT_EQ(made.desk.workspace.selection().cells.size(), 9U);
}

TEST(MatrixPanel, MakesLargePicturesInTheBackground) {
  // 64x64: over a million ones.
  MadePanel made(play::Game(sudoku::Grid(*sudoku::Shape::boxes(8, 8))));
  const Source& source = made.panel.view().source();
  EXPECT_GT(source->problem().entry_count(), 1'000'000U);
  const QRect room(300, 200, 200, 100);
  const QImage before = made.panel.view().grab(room).toImage();
  EXPECT_TRUE(wait_until([&] { return made.panel.view().grab(room).toImage() != before; }));
}

TEST(DensityImage, ComesInStripsFromTheTopWhileTheLastOneStays) {
  const auto source = std::make_shared<const MatrixSource>(
      sudoku::encode(sudoku::Grid(*sudoku::Shape::boxes(8, 8)), sudoku::Form::full));
  DensityWish wish{.source = source,
                   .window = {.items = static_cast<double>(source->problem().item_count()),
                              .options = static_cast<double>(source->problem().option_count())},
                   .size = {80, 60},
                   .inks = {0x102030}};
  DensityImage image;
  std::vector<std::size_t> strips;
  QObject::connect(&image, &DensityImage::ready, [&] { strips.push_back(image.strips().size()); });
  image.want(wish);
  EXPECT_TRUE(image.picture().isNull());
  ASSERT_TRUE(wait_until([&] { return !image.picture().isNull(); }));
  ASSERT_GT(strips.size(), 2U);
  EXPECT_EQ(strips.front(), 1U);
  EXPECT_EQ(strips.back(), 0U) << "the whole has taken their place";
  const QImage first = image.picture();
  wish.window.option = 1;
  image.want(wish);
  EXPECT_EQ(image.picture(), first) << "until the next is there";
  ASSERT_TRUE(wait_until([&] { return image.made().window.option == 1; }));
}

}  // namespace
}  // namespace quadrille::desktop
