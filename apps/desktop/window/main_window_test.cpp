// A window as its user finds it: keys, panels in front of each other, room.
#include "apps/desktop/window/main_window.h"

#include <QClipboard>
#include <QTemporaryDir>

#include <gtest/gtest.h>

#include "apps/desktop/desk_test.h"
#include "apps/desktop/look/one_line_label.h"
#include "apps/desktop/play/entry_bar.h"
#include "apps/desktop/play/verdict_line.h"
#include "apps/desktop/set/regions_panel.h"
#include "apps/desktop/steps/steps_panel.h"
#include "apps/desktop/window/application.h"

namespace quadrille::desktop {
namespace {

using namespace Qt::Literals::StringLiterals;

class MainWindowTest : public testing::Test {
 public:
  void SetUp() override {
    qputenv("XDG_STATE_HOME", state.path().toLocal8Bit());
    application = std::make_unique<Application>();
    window = application->new_window(game_of(kTestPuzzle));
    window->show();
    window->activateWindow();
    ASSERT_TRUE(wait_until_active(*window));
  }
  [[nodiscard]] Workspace& workspace() const { return window->workspace(); }

  QTemporaryDir state;
  std::unique_ptr<Application> application;
  MainWindow* window = nullptr;
};

TEST_F(MainWindowTest, EntersCentreMarksWithCtrlWhereKeysOfPanelsAreNear) {
  window->board().setFocus();
  workspace().select(play::only(2));
  for (const Qt::Key key : {Qt::Key_1, Qt::Key_2, Qt::Key_4}) {
    QTest::keyClick(&window->board(), key, Qt::ControlModifier);
  }
  const play::Marks& centre = workspace().game().cell(2).centre;
  EXPECT_TRUE(centre.has(1) && centre.has(2) && centre.has(4));
  EXPECT_EQ(window->findChild<StepsPanel*>(), nullptr);
  QTest::keyClick(&window->board(), Qt::Key_2, Qt::AltModifier);
  ASSERT_NE(window->findChild<StepsPanel*>(), nullptr);
  EXPECT_TRUE(window->findChild<StepsPanel*>()->isVisible());
}

TEST_F(MainWindowTest, ColoursCandidatesByTheKeyboard) {
  window->board().setFocus();
  workspace().select(play::only(2));
  QTest::keyClick(&window->board(), Qt::Key_F8);
  QTest::keyClick(&window->board(), Qt::Key_3);
  QTest::keyClick(&window->board(), Qt::Key_4, Qt::ControlModifier);
  const play::CellState& cell = workspace().game().cell(2);
  EXPECT_TRUE(cell.colours.has(3));
  EXPECT_TRUE(cell.centre.empty());
  EXPECT_EQ(window->board().description(2),
            u"Row 1, column 3, empty, centre marks 4, colours 3, 4 in colour 3"_s);
}

TEST_F(MainWindowTest, MakesCheckpointsByTheKeyboardAndSaysTheirNames) {
  QStringList told;
  QObject::connect(&workspace(), &Workspace::said, window,
                   [&](const QString& text) { told.append(text); });
  for (const char* name : {"1", "2", "3"}) {
    QTest::keyClick(&window->board(), Qt::Key_K, Qt::ControlModifier);
    EXPECT_EQ(workspace().game().checkpoints().back().name, name);
    ASSERT_FALSE(told.isEmpty());
    EXPECT_EQ(told.back(),
              application->words()("desktop.said.checkpoint", {{"name", std::string(name)}}));
  }
  EXPECT_EQ(workspace().game().checkpoints().size(), 3U);
}

TEST_F(MainWindowTest, OpensASmallerBoardWhileADigitOfALargerOneIsInHand) {
  window->replace(play::Game(sudoku::Grid(*sudoku::Shape::of_size(16))), {});
  window->board().setFocus();
  workspace().select({});
  QTest::keyClick(&window->board(), Qt::Key_B);
  window->replace(game_of(kTestPuzzle), {});
  const auto* bar = window->findChild<EntryBar*>();
  const auto shown = [&](const QString& name) {
    return std::ranges::any_of(bar->findChildren<QToolButton*>(), [&](const QToolButton* button) {
      return button->accessibleName() == name;
    });
  };
  EXPECT_TRUE(shown(u"9"_s));
  EXPECT_FALSE(shown(u"B"_s));
}

TEST_F(MainWindowTest, GivesAPanelTheRoomThatTheBoardDoesNotNeed) {
  window->resize(1600, 800);
  QWidget* matrix = window->show_panel("matrix");
  EXPECT_TRUE(wait_until([&] { return matrix->width() > 600; })) << matrix->width();
  EXPECT_GE(window->board().parentWidget()->width(), 560);
  const int width = matrix->width();
  QWidget* hint = window->show_panel("hint");
  ASSERT_TRUE(wait_until([&] { return hint->isVisible() && !matrix->isVisible(); }));
  QCoreApplication::processEvents();
  EXPECT_GE(hint->width(), width);
}

TEST_F(MainWindowTest, LeavesTheMouseAndTheBoardToThePanelInFront) {
  QWidget* regions = window->show_panel("regions");
  ASSERT_TRUE(wait_until([&] { return workspace().tool() != nullptr; }));
  EXPECT_FALSE(workspace().overlay()->regions.empty());
  window->show_panel("hint");
  ASSERT_TRUE(wait_until([&] { return !regions->isVisible(); }));
  EXPECT_EQ(workspace().tool(), nullptr);
  EXPECT_EQ(workspace().overlay(), nullptr);
  window->show_panel("regions");
  ASSERT_TRUE(wait_until([&] { return regions->isVisible(); }));
  EXPECT_NE(workspace().tool(), nullptr);
}

TEST_F(MainWindowTest, StaysAsSmallAsTheUserMakesIt) {
  window->replace(play::Game(sudoku::Grid(*sudoku::Shape::of_size(36))), {});
  workspace().say(QString(400, u'x'));
  window->resize(800, 600);
  QCoreApplication::processEvents();
  EXPECT_EQ(window->width(), 800);
  window->replace(game_of(kTestPuzzle), {});
  window->show_panel("steps");
  window->resize(800, 600);
  QCoreApplication::processEvents();
  EXPECT_LE(window->minimumSizeHint().width(), 800);
}

TEST_F(MainWindowTest, TellsThatThePuzzleIsSolvedAndInWhichTime) {
  auto* line = window->findChild<VerdictLine*>();
  ASSERT_NE(line, nullptr);
  workspace().pass_time(253'000);
  for (sudoku::Cell cell = 0; cell < 81; ++cell) {
    const auto digit = static_cast<sudoku::Digit>(kTestSolution[cell] - '0');
    workspace().act([&](play::Game& game) { return game.enter(std::vector{cell}, digit); });
  }
  EXPECT_EQ(line->text(), u"Solved in "_s + elapsed_text(workspace().game()));
  EXPECT_TRUE(line->text().contains(u" 4:1"_s)) << line->text().toStdString();
  workspace().act([](play::Game& game) { return game.undo(); });
  EXPECT_EQ(line->text(), u"The givens have exactly one solution"_s);
}

TEST_F(MainWindowTest, SelectsNothingWhenAPanelMakesRoomForAnother) {
  auto* steps = qobject_cast<StepsPanel*>(window->show_panel("steps"));
  ASSERT_TRUE(wait_until([&] { return steps->isVisible(); }));
  steps->list().setFocus();
  window->show_panel("set");
  ASSERT_TRUE(wait_until([&] { return !steps->isVisible(); }));
  EXPECT_TRUE(workspace().selection().cells.empty());
  window->show_panel("steps");
  ASSERT_TRUE(wait_until([&] { return steps->isVisible(); }));
  steps->list().setFocus();
  window->findChild<QDockWidget*>(u"dock.steps"_s)->close();
  ASSERT_TRUE(wait_until([&] { return !steps->isVisible(); }));
  EXPECT_TRUE(workspace().selection().cells.empty());
  window->show_panel("steps");
  ASSERT_TRUE(wait_until([&] { return steps->isVisible(); }));
  steps->list().setFocus();
  window->actions().at("panel.steps")->trigger();
  ASSERT_TRUE(wait_until([&] { return !steps->isVisible(); }));
  EXPECT_TRUE(workspace().selection().cells.empty());
  EXPECT_TRUE(window->board().hasFocus());
}

TEST_F(MainWindowTest, HasBoxesToTickAsLargeAsTheirText) {
  const auto side = [&] {
    return window->style()->pixelMetric(QStyle::PM_IndicatorWidth, nullptr, window);
  };
  const int usual = side();
  Look look = application->settings().look();
  look.text_percent = 200;
  application->settings().set_look(look);
  EXPECT_EQ(side(), 2 * usual);
  look.text_percent = 100;
  application->settings().set_look(look);
  EXPECT_EQ(side(), usual);
}

TEST_F(MainWindowTest, TellsALongTextInFullWhereItIsCut) {
  OneLineLabel label(nullptr);
  label.setText(u"There is no place for the digit 7 in row 4, since r4c2 and r4c9 see it."_s);
  label.resize(120, 20);
  EXPECT_TRUE(label.shown().endsWith(u'…'));
  EXPECT_LT(label.minimumSizeHint().width(), 120);
  label.resize(label.sizeHint());
  EXPECT_EQ(label.shown(), label.text());
}

TEST_F(MainWindowTest, EmptiesCellsByAButtonForTheMouse) {
  workspace().select(play::only(2));
  workspace().act([](play::Game& game) { return game.enter(std::vector<sudoku::Cell>{2}, 4); });
  QToolButton* erase = nullptr;
  for (auto* button : window->findChildren<QToolButton*>()) {
    if (button->accessibleName() == u"Empty the selected cells"_s) erase = button;
  }
  ASSERT_NE(erase, nullptr);
  erase->click();
  EXPECT_EQ(workspace().game().cell(2).digit, 0);
}

// Of a text that is no board, and of one that is.
TEST_F(MainWindowTest, TellsWhatIsWrongWithAPastedTextAboveTheBoard) {
  QApplication::clipboard()->setText(u"123\n12\n"_s);
  window->actions().at("edit.paste")->trigger();
  EXPECT_TRUE(window->trouble_banner().isVisible());
  EXPECT_TRUE(window->trouble_banner().text().contains(u"expected"_s, Qt::CaseInsensitive));
  window->findChildren<Banner*>().at(1)->findChild<QPushButton*>()->click();
  EXPECT_FALSE(window->trouble_banner().isVisible());
  window->actions().at("edit.paste")->trigger();
  EXPECT_TRUE(window->trouble_banner().isVisible());
  QApplication::clipboard()->setText(u"1234....3412...."_s);
  window->actions().at("edit.paste")->trigger();
  EXPECT_FALSE(window->trouble_banner().isVisible());
}

TEST_F(MainWindowTest, SaysAboveTheBoardThatGivensAreEditedAndHowToEndIt) {
  EXPECT_FALSE(window->mode_banner().isVisible());
  window->actions().at("board.set")->trigger();
  ASSERT_TRUE(window->mode_banner().isVisible());
  EXPECT_TRUE(window->mode_banner().text().startsWith(u"Editing the givens"_s));
  window->mode_banner().findChild<QPushButton*>()->click();
  EXPECT_EQ(workspace().game().mode(), play::Mode::play);
  EXPECT_FALSE(window->mode_banner().isVisible());
}

TEST_F(MainWindowTest, DoesNotPraiseASolutionThatItHasFilledIn) {
  const auto* line = window->findChild<VerdictLine*>();
  ASSERT_TRUE(wait_until([&] { return workspace().answer().has_value(); }));
  window->actions().at("board.solve")->trigger();
  ASSERT_TRUE(workspace().game().complete());
  EXPECT_EQ(line->text(), u"The solution was filled in"_s);
}

TEST_F(MainWindowTest, SaysWhatTheVerdictIsAboutWhileEntriesAreWrong) {
  const auto* line = window->findChild<VerdictLine*>();
  ASSERT_TRUE(wait_until([&] { return workspace().answer().has_value(); }));
  EXPECT_EQ(line->text(), u"Exactly one solution"_s);
  const auto enter = [&](sudoku::Cell cell, sudoku::Digit digit) {
    workspace().act([&](play::Game& game) { return game.enter(std::vector{cell}, digit); });
  };
  enter(2, 1);  // wrong, though no rule is broken
  EXPECT_EQ(line->text(), u"The givens have exactly one solution"_s);
  enter(2, 5);  // beside the given 5
  EXPECT_EQ(line->text(), u"5 twice in row 1: r1c1 and r1c3."_s);
  for (sudoku::Cell cell = 3; cell < 81; ++cell) {
    if (workspace().game().cell(cell).digit == 0) enter(cell, 9);
  }
  BoardSettings board = application->settings().board();
  board.show_conflicts = false;
  application->settings().set_board(board);
  EXPECT_TRUE(line->text().startsWith(u"The board is full, but not solved"_s));
  board.show_conflicts = true;
  application->settings().set_board(board);
}

TEST_F(MainWindowTest, LeadsTheKeyboardIntoAPanelAndBackByEscape) {
  window->board().setFocus();
  QTest::keyClick(&window->board(), Qt::Key_2, Qt::AltModifier);
  auto* steps = window->findChild<StepsPanel*>();
  ASSERT_NE(steps, nullptr);
  EXPECT_TRUE(steps->list().hasFocus());
  QTest::keyClick(&steps->list(), Qt::Key_Escape);
  EXPECT_TRUE(window->board().hasFocus());
  EXPECT_TRUE(steps->isVisible());
  QTest::keyClick(&window->board(), Qt::Key_2, Qt::AltModifier);
  EXPECT_TRUE(steps->isVisible());
  EXPECT_TRUE(steps->list().hasFocus());
  QTest::keyClick(&steps->list(), Qt::Key_2, Qt::AltModifier);
  EXPECT_FALSE(steps->isVisible());
  EXPECT_TRUE(window->board().hasFocus());
  EXPECT_FALSE(window->actions().at("panel.steps")->isChecked());
}

}  // namespace
}  // namespace quadrille::desktop
