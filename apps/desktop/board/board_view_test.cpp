#include "apps/desktop/board/board_view.h"

#include <QAccessible>
#include <QImage>

#include <gmock/gmock.h>

#include "apps/desktop/board/board_accessible.h"
#include "apps/desktop/board/board_keys.h"
#include "apps/desktop/desk_test.h"
#include "quadrille/play/save.h"

namespace quadrille::desktop {
namespace {

using play::EntryMode;
using sudoku::Cell;
using testing::ElementsAre;

// A board in a window that is shown, as far as there is a screen.
struct TestBoard : TestDesk {
  explicit TestBoard(play::Game game = game_of(kTestPuzzle)) : TestDesk(std::move(game)) {
    view.fit_into(QSizeF(600, 600));
    view.show();
    view.setFocus();
  }
  void press(Cell cell, Qt::KeyboardModifiers held = Qt::NoModifier) {
    QTest::mouseClick(&view, Qt::LeftButton, held,
                      view.geometry_of_cells().cell(cell).center().toPoint());
  }
  void type(const char* keys, Qt::KeyboardModifiers held = Qt::NoModifier) {
    for (const char* key = keys; *key != '\0'; ++key) QTest::keyClick(&view, *key, held);
  }
  [[nodiscard]] sudoku::Digit digit(Cell cell) const { return workspace.game().cell(cell).digit; }

  BoardView view{workspace, entry};
};

sudoku::Grid empty_board(const Result<sudoku::Shape>& shape) { return sudoku::Grid(*shape); }

TEST(BoardView, EntersADigitIntoTheCellThatWasPressed) {
  TestBoard board;
  board.press(2);
  board.type("4");
  EXPECT_EQ(board.digit(2), 4);
  board.type("0");
  EXPECT_EQ(board.digit(2), 0) << "0 empties the cell";
  board.type("4");
  QTest::keyClick(&board.view, Qt::Key_Delete);
  EXPECT_EQ(board.digit(2), 0);
}

TEST(BoardView, IsCarriedOffByItsMarginAndNotByItsCells) {
  TestBoard board;
  int carried = 0;
  QObject::connect(&board.view, &BoardView::carried_off, [&] { ++carried; });
  const QPoint far(200, 200);
  const auto drag_from = [&](const QPoint& point) {
    QTest::mousePress(&board.view, Qt::LeftButton, Qt::NoModifier, point);
    QMouseEvent move(QEvent::MouseMove, QPointF(far), board.view.mapToGlobal(QPointF(far)),
                     Qt::NoButton, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(&board.view, &move);
    QTest::mouseRelease(&board.view, Qt::LeftButton, Qt::NoModifier, far);
  };
  drag_from(board.view.geometry_of_cells().cell(0).center().toPoint());
  EXPECT_EQ(carried, 0);
  drag_from(QPoint(3, 100));
  EXPECT_EQ(carried, 1);
  EXPECT_TRUE(board.workspace.selection().cells.empty());
}

TEST(BoardView, LightsTheCellAndTheDigitThatAPanelPointsAt) {
  TestBoard board;
  const QRect cell = board.view.geometry_of_cells().cell(2).toRect();
  const QRect place = board.view.geometry_of_cells().option({.cell = 2, .digit = 4}).toRect();
  const auto picture = [&](const QRect& part) { return board.view.grab(part).toImage(); };
  const QImage plain = picture(cell);
  board.workspace.point_at({.option = sudoku::Placement{2, 4}});
  const QImage lit = picture(cell);
  EXPECT_NE(lit.pixelColor(cell.width() / 2, cell.height() - 4),
            plain.pixelColor(cell.width() / 2, cell.height() - 4));
  // The digit itself is written there, though the cell has no marks.
  const QImage digit = picture(place.adjusted(4, 4, -4, -4));
  bool written = false;
  for (int y = 0; y < digit.height(); ++y) {
    for (int x = 0; x < digit.width(); ++x) {
      written |= digit.pixelColor(x, y) == board.theme.palette().accent;
    }
  }
  EXPECT_TRUE(written);
}

TEST(BoardView, LeavesGivensAlone) {
  TestBoard board;
  board.press(0);
  board.type("9");
  EXPECT_EQ(board.digit(0), 5);
}

TEST(BoardView, MovesByArrowsOverTheEdge) {
  TestBoard board;
  board.press(0);
  QTest::keyClick(&board.view, Qt::Key_Left);
  EXPECT_EQ(board.workspace.selection().cursor, Cell{8});
  QTest::keyClick(&board.view, Qt::Key_Up);
  EXPECT_EQ(board.workspace.selection().cursor, Cell{80});
  QTest::keyClick(&board.view, Qt::Key_Up, Qt::ShiftModifier);
  EXPECT_THAT(board.workspace.selection().cells, ElementsAre(80, 71));
}

TEST(BoardView, SelectsManyCellsByDraggingAndByShift) {
  TestBoard board;
  const auto middle = [&](Cell cell) {
    return board.view.geometry_of_cells().cell(cell).center().toPoint();
  };
  QTest::mousePress(&board.view, Qt::LeftButton, {}, middle(10));
  QMouseEvent moved(QEvent::MouseMove, middle(11), board.view.mapToGlobal(QPointF(middle(11))),
                    Qt::NoButton, Qt::LeftButton, Qt::NoModifier);
  QApplication::sendEvent(&board.view, &moved);
  QTest::mouseRelease(&board.view, Qt::LeftButton, {}, middle(11));
  EXPECT_THAT(board.workspace.selection().cells, ElementsAre(10, 11));
  board.press(40, Qt::ShiftModifier);
  EXPECT_THAT(board.workspace.selection().cells, ElementsAre(10, 11, 40));
}

TEST(BoardView, MakesMarksAndColoursInTheirModes) {
  TestBoard board;
  board.press(2);
  board.entry.set_mode(EntryMode::corner);
  board.type("12");
  board.entry.set_mode(EntryMode::centre);
  board.type("4");
  board.entry.set_mode(EntryMode::colour);
  board.type("3");
  const play::CellState& cell = board.workspace.game().cell(2);
  EXPECT_TRUE(cell.corner.has(1) && cell.corner.has(2));
  EXPECT_TRUE(cell.centre.has(4));
  EXPECT_TRUE(cell.colours.has(3));
  EXPECT_EQ(board.view.description(2),
            QStringLiteral("Row 1, column 3, empty, corner marks 1 2, centre marks 4, colours 3"));
}

TEST(BoardView, ReadsTwoQuickFiguresAsOneNumber) {
  TestBoard board(play::Game(empty_board(sudoku::Shape::boxes(4, 4))));
  board.press(5);
  board.type("12");
  EXPECT_EQ(board.digit(5), 12);
  board.workspace.act([](play::Game& game) { return game.undo(); });
  EXPECT_EQ(board.digit(5), 0) << "the first figure was never meant";
}

TEST(BoardView, ReadsLettersAsDigitsOnLargerBoards) {
  TestBoard board(play::Game(empty_board(sudoku::Shape::boxes(4, 4))));
  board.press(5);
  board.type("g");
  EXPECT_EQ(board.digit(5), 16);
}

TEST(BoardView, TypesAPuzzleCellByCellWhileItIsSet) {
  TestBoard board(play::Game(empty_board(sudoku::Shape::boxes(2, 2)), play::Mode::set));
  board.press(0);
  board.type("1.34");
  EXPECT_EQ(board.digit(0), 1);
  EXPECT_EQ(board.digit(1), 0);
  EXPECT_EQ(board.digit(2), 3);
  EXPECT_EQ(board.digit(3), 4);
  EXPECT_TRUE(board.workspace.game().cell(3).given);
  EXPECT_EQ(board.workspace.selection().cursor, Cell{4});
}

TEST(BoardView, TypesNumbersOfTwoFiguresWhileAPuzzleIsSet) {
  TestBoard board(play::Game(empty_board(sudoku::Shape::boxes(6, 6)), play::Mode::set));
  board.press(0);
  board.type("31745");
  EXPECT_EQ(board.digit(0), 31);
  EXPECT_EQ(board.digit(1), 7);
  EXPECT_EQ(board.digit(2), 4) << "45 is no digit of the board";
  EXPECT_EQ(board.digit(3), 5);
}

TEST(BoardView, EntersTheDigitInHandWhereItIsPressed) {
  TestBoard board;
  BoardSettings settings = board.settings.board();
  settings.digit_first = true;
  board.settings.set_board(settings);
  board.entry.press_digit(4);
  board.press(2);
  board.press(3);
  EXPECT_EQ(board.digit(2), 4);
  EXPECT_EQ(board.digit(3), 4);
  EXPECT_EQ(board.view.look().digit, 4);
  settings.digit_first = false;
  board.settings.set_board(settings);
}

TEST(BoardView, PutsAColourOnTheCandidateThatIsPressed) {
  TestBoard board;
  board.workspace.act([](play::Game& game) { return game.fill_marks(); });
  board.entry.set_mode(EntryMode::colour);
  board.entry.press_digit(2);
  ASSERT_TRUE(board.workspace.game().cell(2).centre.has(4));
  QTest::mouseClick(&board.view, Qt::LeftButton, {},
                    board.view.geometry_of_cells().middle({2, 4}).toPoint());
  EXPECT_EQ(board.workspace.game().cell(2).candidate_colours.of(4), 2U);
  EXPECT_TRUE(board.workspace.game().cell(2).colours.empty());
}

TEST(BoardView, ShowsConflictsWhileTheyAreTyped) {
  TestBoard board;
  board.press(2);
  board.type("5");
  EXPECT_EQ(board.view.look().cells[2].tint, play::Tint::conflict);
  EXPECT_TRUE(board.view.look().cells[2].struck);
  EXPECT_TRUE(board.view.description(2).endsWith(QStringLiteral("5, in conflict")));
}

TEST(BoardView, ShowsAnotherPositionAndTakesItAwayWithTheNextEntry) {
  TestBoard board;
  board.press(2);
  EXPECT_EQ(board.view.look().cells[3].tint, play::Tint::peer);
  auto overlay = std::make_shared<Overlay>();
  overlay->position.emplace(*sudoku::read_grid(kTestSolution));
  board.workspace.set_overlay(&board.view, overlay);
  EXPECT_EQ(board.view.look().cells[2].digit, 4);
  EXPECT_EQ(board.view.look().cells[3].tint, play::Tint::none);
  board.press(3);
  board.type("6");
  EXPECT_EQ(board.view.look().cells[2].digit, 0);
}

TEST(BoardView, FiltersCellsByTheDigitThatWasSelectedLast) {
  TestBoard board;
  BoardSettings settings = board.settings.board();
  const BoardSettings usual = settings;
  settings.filter = true;
  board.settings.set_board(settings);
  const play::Game& game = board.workspace.game();
  const auto filtered = [&](sudoku::Digit digit) {
    for (sudoku::Cell cell = 0; cell < 81; ++cell) {
      const bool fits = game.cell(cell).digit == 0 && game.candidates(cell).has(digit);
      const bool shown = board.view.look().cells[cell].tint == play::Tint::possible;
      if (fits != shown) return false;
    }
    return true;
  };
  board.workspace.select(play::only(0));  // a 5
  EXPECT_TRUE(filtered(5));
  board.workspace.select(play::only(2));  // an empty cell: it stays
  EXPECT_TRUE(filtered(5));
  board.workspace.select({});
  board.type("8");
  EXPECT_TRUE(filtered(8));
  board.settings.set_board(usual);
}

TEST(BoardView, FitsBoardsOfEverySizeAndZoomsIn) {
  for (const std::uint32_t size : {1U, 4U, 9U, 16U, 36U, 100U}) {
    TestBoard board(play::Game(empty_board(sudoku::Shape::of_size(size))));
    EXPECT_LE(board.view.width(), 600) << size;
    EXPECT_GT(board.view.width(), 400) << size;
    board.view.zoom_by(4);
    EXPECT_GT(board.view.width(), 1200) << size;
    board.press(0);
    EXPECT_EQ(board.workspace.selection().cursor, Cell{0});
    board.view.zoom_to_fit();
    EXPECT_LE(board.view.width(), 600) << size;
  }
}

TEST(BoardView, DrawsInkAndNothingElseThanItsColours) {
  const TestBoard board;
  const QImage picture = board.view.picture(500);
  int dark = 0;
  for (int y = 0; y < picture.height(); ++y) {
    for (int x = 0; x < picture.width(); ++x) dark += qGray(picture.pixel(x, y)) < 90 ? 1 : 0;
  }
  EXPECT_GT(dark, 2000);
  EXPECT_LT(dark, picture.width() * picture.height() / 4);
}

TEST(BoardView, IsATableOfCellsToAssistivePrograms) {
  install_board_accessibility();
  TestBoard board;
  QAccessibleInterface* table = QAccessible::queryAccessibleInterface(&board.view);
  ASSERT_NE(table, nullptr);
  EXPECT_EQ(table->role(), QAccessible::Table);
  EXPECT_EQ(table->childCount(), 81);
  ASSERT_NE(table->tableInterface(), nullptr);
  EXPECT_EQ(table->tableInterface()->rowCount(), 9);
  QAccessibleInterface* cell = table->tableInterface()->cellAt(0, 1);
  ASSERT_NE(cell, nullptr);
  EXPECT_EQ(cell->text(QAccessible::Name), QStringLiteral("Row 1, column 2, 3, given"));
  EXPECT_EQ(cell->tableCellInterface()->columnIndex(), 1);
  EXPECT_EQ(table->indexOfChild(cell), 1);
}

TEST(BoardKeys, KnowTheFigureUnderShift) {
  const play::KeyContext context{.size = 9};
  const QKeyEvent shifted(QEvent::KeyPress, Qt::Key_Exclam, Qt::ShiftModifier, 10, 0, 0,
                          QStringLiteral("!"));
  const auto command = command_of_key(shifted, context);
  ASSERT_TRUE(command);
  EXPECT_EQ(command->figure, 1U);
  EXPECT_EQ(command->mode, EntryMode::corner);
}

TEST(BoardKeys, LeaveTabToTheWindow) {
  const QKeyEvent tab(QEvent::KeyPress, Qt::Key_Tab, Qt::NoModifier, QStringLiteral("\t"));
  EXPECT_FALSE(command_of_key(tab, {.size = 16, .has_selection = true}));
}

TEST(BoardLook, TellsMarksOfThePlayerFromCandidatesThatAreShown) {
  TestDesk desk;
  const BoardSettings before = desk.settings.board();
  BoardSettings board = before;
  board.candidates = true;
  board.marks_at_places = true;
  desk.settings.set_board(board);
  desk.workspace.act(
      [](play::Game& game) { return game.toggle_centre(std::vector<sudoku::Cell>{2}, 4); });
  const BoardLook look = look_of(desk.workspace, {});
  EXPECT_TRUE(look.cells[2].noted);
  EXPECT_EQ(look.cells[2].candidates.count(), 1U);
  desk.settings.set_board(before);
  EXPECT_FALSE(look.cells[3].noted);
  EXPECT_FALSE(look.cells[3].candidates.empty());
}

TEST(BoardLook, ShowsTheMarksThatAPuzzleCameWith) {
  sudoku::Grid grid(*sudoku::Shape::of_size(4));
  std::vector<bool> marks(64, true);
  marks[0] = false;  // no 1 in the first cell
  grid.set_marks(marks);
  TestDesk desk{play::Game(grid)};
  const BoardLook look = look_of(desk.workspace, {});
  EXPECT_FALSE(look.cells[0].candidates.has(1));
  EXPECT_EQ(look.cells[0].candidates.count(), 3U);
  EXPECT_EQ(look.cells[1].candidates.count(), 4U);
}

}  // namespace
}  // namespace quadrille::desktop
