#include "apps/desktop/set/regions_panel.h"

#include <gmock/gmock.h>

#include "apps/desktop/board/board_view.h"
#include "apps/desktop/desk_test.h"
#include "apps/desktop/set/generate_dialog.h"

namespace quadrille::desktop {
namespace {

using namespace Qt::Literals::StringLiterals;

struct Painting {
  explicit Painting(play::Game game)
      : desk(std::move(game)), board(desk.workspace, desk.entry), panel(desk.workspace, nullptr) {
    board.fit_into(QSizeF(400, 400));
    panel.show();
  }
  QPoint middle(sudoku::Cell cell) const {
    return board.geometry_of_cells().cell(cell).center().toPoint();
  }
  // Presses on the first cell and drags over the others.
  void stroke(const std::vector<sudoku::Cell>& cells, Qt::KeyboardModifiers keys = {}) {
    QTest::mousePress(&board, Qt::LeftButton, keys, middle(cells.front()));
    for (const sudoku::Cell cell : cells) {
      QMouseEvent move(QEvent::MouseMove, middle(cell), board.mapToGlobal(middle(cell)),
                       Qt::LeftButton, Qt::LeftButton, keys);
      QApplication::sendEvent(&board, &move);
    }
    QTest::mouseRelease(&board, Qt::LeftButton, keys, middle(cells.back()));
  }

  TestDesk desk;
  BoardView board;
  RegionsPanel panel;
};

TEST(RegionsPanel, PaintsWithTheMouseAndSaysWhatIsMissing) {
  Painting painting(game_of("1...............", play::Mode::set));
  painting.panel.clear();
  EXPECT_EQ(painting.panel.state(), u"16 cells have no region yet."_s);
  painting.stroke({0, 1, 2, 6});
  EXPECT_EQ(painting.panel.plan().count(0), 4U);
  EXPECT_EQ(painting.panel.region(), 1);  // the first is full
  painting.stroke({3, 7, 11, 15});
  painting.stroke({4, 5, 8, 9});
  EXPECT_EQ(painting.panel.state(), u"4 cells have no region yet."_s);
  painting.stroke({10, 12, 13});
  EXPECT_EQ(painting.panel.state(), u"1 cell has no region yet."_s);
  painting.stroke({14});
  EXPECT_TRUE(painting.panel.plan().complete());
  EXPECT_TRUE(painting.panel.state().startsWith(u"Complete"_s));
  // The borders on the board are those that are painted.
  const Overlay* overlay = painting.desk.workspace.overlay().get();
  ASSERT_NE(overlay, nullptr);
  EXPECT_EQ(overlay->regions[6], 0);
  EXPECT_EQ(overlay->regions[15], 1);
}

TEST(RegionsPanel, TakesCellsOutUndoesAndTakesUpARegion) {
  Painting painting(game_of("1...............", play::Mode::set));
  const sudoku::RegionPlan boxes = painting.panel.plan();
  painting.stroke({0});
  EXPECT_EQ(painting.panel.plan().region_of(0), std::nullopt);
  painting.stroke({15}, Qt::ControlModifier);
  EXPECT_EQ(painting.panel.region(), 3);
  painting.stroke({0});
  EXPECT_EQ(painting.panel.plan().region_of(0), 3);
  EXPECT_TRUE(painting.panel.state().startsWith(u"Region 4 has 1 cell too many"_s))
      << painting.panel.state().toStdString();
  painting.panel.undo();
  painting.panel.undo();
  EXPECT_EQ(painting.panel.plan(), boxes);
}

TEST(RegionsPanel, PaintsSelectedCellsByTheKeyboard) {
  Painting painting(game_of("1...............", play::Mode::set));
  painting.panel.clear();
  painting.desk.workspace.select({.cells = {0, 1, 4}, .cursor = 0});
  painting.panel.choose(2);
  painting.panel.paint_selected();
  EXPECT_EQ(painting.panel.plan().count(2), 3U);
}

TEST(RegionsPanel, OffersTheBoardWithItsGivens) {
  Painting painting(game_of("1...............", play::Mode::set));
  std::shared_ptr<const play::Game> offered;
  QObject::connect(&painting.desk.workspace, &Workspace::offered,
                   [&](const std::shared_ptr<const play::Game>& game) { offered = game; });
  painting.panel.clear();
  painting.panel.take_over();
  EXPECT_EQ(offered, nullptr);
  painting.stroke({0, 1, 2, 3});
  painting.stroke({4, 5, 6, 7});
  painting.stroke({8, 12, 13, 9});
  painting.stroke({10, 11, 15, 14});
  painting.panel.take_over();
  ASSERT_NE(offered, nullptr);
  EXPECT_TRUE(offered->shape().is_irregular());
  EXPECT_EQ(offered->shape().box_of(3), 0U);
  EXPECT_EQ(offered->cell(0).digit, 1);
}

TEST(GenerateDialog, MakesThePuzzleThatIsWishedFor) {
  TestDesk desk;
  GenerateDialog dialog(desk.workspace, nullptr);
  create::PuzzleSpec spec{.shape = *sudoku::Shape::boxes(2, 3)};
  spec.pattern = create::Pattern::rotate180;
  spec.level = logic::Level::easy;
  dialog.wishes().set_spec(spec);
  dialog.set_seed(7);
  dialog.generate();
  ASSERT_TRUE(wait_until([&] { return !dialog.running(); }));
  ASSERT_TRUE(dialog.made());
  EXPECT_EQ(dialog.made()->puzzle, create::generate(spec, 7)->puzzle);
  std::shared_ptr<const play::Game> offered;
  QObject::connect(&desk.workspace, &Workspace::offered,
                   [&](const std::shared_ptr<const play::Game>& game) { offered = game; });
  dialog.open_puzzle();
  ASSERT_NE(offered, nullptr);
  EXPECT_EQ(offered->puzzle(), dialog.made()->puzzle);
}

TEST(GenerateDialog, OffersOnlyLevelsThatTheBoardCanHave) {
  TestDesk desk;
  GenerateDialog dialog(desk.workspace, nullptr);
  dialog.wishes().set_spec({.shape = *sudoku::Shape::boxes(3, 3)});
  EXPECT_EQ(dialog.wishes().levels().count(), 1 + static_cast<int>(logic::kLevels.size()));
  dialog.wishes().set_spec({.shape = *sudoku::Shape::boxes(2, 2)});
  EXPECT_EQ(dialog.wishes().levels().count(), 3);  // any, beginner, easy
}

TEST(GenerateDialog, SaysAtOnceWhatNoPuzzleCanBeLike) {
  TestDesk desk;
  GenerateDialog dialog(desk.workspace, nullptr);
  create::PuzzleSpec spec{.shape = *sudoku::Shape::boxes(3, 3)};
  spec.clues = {.low = 0, .high = 12};
  dialog.wishes().set_spec(spec);
  EXPECT_TRUE(dialog.state().contains(u"17"_s)) << dialog.state().toStdString();
  dialog.generate();
  EXPECT_FALSE(dialog.running());
}

TEST(GenerateDialog, KeepsAllWishesInItsForm) {
  TestDesk desk;
  GenerateDialog dialog(desk.workspace, nullptr);
  create::PuzzleSpec spec{.shape = *sudoku::Shape::latin(6)};
  spec.pattern = std::nullopt;
  spec.clues = {.low = 10, .high = 20};
  spec.minimal = true;
  spec.difficulty = {.low = 20, .high = 50};
  spec.technique = logic::Technique::naked_pair;
  spec.level = logic::Level::hard;
  dialog.wishes().set_spec(spec);
  const create::PuzzleSpec read = dialog.wishes().spec();
  EXPECT_EQ(read.shape, spec.shape);
  EXPECT_EQ(read.pattern, spec.pattern);
  EXPECT_EQ(read.clues, spec.clues);
  EXPECT_EQ(read.minimal, spec.minimal);
  EXPECT_EQ(read.difficulty, spec.difficulty);
  EXPECT_EQ(read.technique, spec.technique);
  EXPECT_EQ(read.level, spec.level);
}

TEST(GenerateDialog, StopsWhenItIsTold) {
  TestDesk desk;
  GenerateDialog dialog(desk.workspace, nullptr);
  create::PuzzleSpec spec{.shape = *sudoku::Shape::boxes(3, 3)};
  spec.clues = {.low = 17, .high = 17};
  dialog.wishes().set_spec(spec);
  dialog.generate();
  ASSERT_TRUE(wait_until([&] { return dialog.state().contains(u"tried"_s); }));
  dialog.generate();
  ASSERT_TRUE(wait_until([&] { return !dialog.running(); }));
  EXPECT_FALSE(dialog.made());
  EXPECT_TRUE(dialog.state().startsWith(u"Stopped"_s)) << dialog.state().toStdString();
}

TEST(MaskEditor, PaintsWholeOrbits) {
  TestDesk desk;
  MaskEditor editor(desk.workspace, nullptr);
  editor.set_pattern(create::Pattern::rotate180);
  Q_EMIT editor.board().pressed(0);
  EXPECT_EQ(editor.clues(), 2U);
  EXPECT_TRUE(editor.mask()[80]);
  Q_EMIT editor.board().dragged(40);
  EXPECT_EQ(editor.clues(), 3U);
  Q_EMIT editor.board().pressed(80);
  EXPECT_EQ(editor.clues(), 1U);
}

}  // namespace
}  // namespace quadrille::desktop
