// Constraints drawn on the board, as a person does it: with the mouse, and by keys.
#include "apps/desktop/set/rules_tool.h"

#include <gmock/gmock.h>

#include "apps/desktop/board/board_view.h"
#include "apps/desktop/desk_test.h"
#include "apps/desktop/set/rules_panel.h"

namespace quadrille::desktop {
namespace {

using namespace Qt::Literals::StringLiterals;
using sudoku::Cell;
using sudoku::ConstraintKind;
using testing::ElementsAre;
using testing::IsEmpty;

const std::string kEmpty4(16, '.');
const std::string kEmpty6(36, '.');
const std::string kEmpty9(81, '.');

struct Drawing {
  explicit Drawing(std::string_view text = kEmpty9)
      : desk(game_of(text, play::Mode::set)),
        board(desk.workspace, desk.entry),
        panel(desk.workspace, nullptr) {
    board.fit_into(QSizeF(500, 500));
    panel.show();
  }

  [[nodiscard]] QPoint point(double x, double y) const {
    return board.geometry_of_cells().at({x, y}).toPoint();
  }
  [[nodiscard]] QPoint middle(Cell cell) const {
    return board.geometry_of_cells().cell(cell).center().toPoint();
  }
  void move(QPoint to, Qt::KeyboardModifiers keys = {}) {
    QMouseEvent event(QEvent::MouseMove, to, board.mapToGlobal(to), Qt::LeftButton, Qt::LeftButton,
                      keys);
    QApplication::sendEvent(&board, &event);
  }
  void press(const std::vector<Cell>& cells, Qt::KeyboardModifiers keys = {}) {
    QTest::mousePress(&board, Qt::LeftButton, keys, middle(cells.front()));
    for (const Cell cell : cells) move(middle(cell), keys);
  }
  void drag(const std::vector<Cell>& cells, Qt::KeyboardModifiers keys = {}) {
    press(cells, keys);
    QTest::mouseRelease(&board, Qt::LeftButton, keys, middle(cells.back()));
  }
  void click(double x, double y) { QTest::mouseClick(&board, Qt::LeftButton, {}, point(x, y)); }
  void key(Qt::Key key, Qt::KeyboardModifiers keys = {}) { QTest::keyClick(&board, key, keys); }
  void type(const QString& text) { QTest::keyClicks(&board, text); }

  [[nodiscard]] std::vector<std::string> rules() const {
    std::vector<std::string> texts;
    const auto& all = desk.workspace.game().record().frame.constraints();
    if (!all) return texts;
    for (const auto& rule : all->all()) {
      texts.push_back(describe(desk.workspace.game().shape(), rule));
    }
    return texts;
  }
  TestDesk desk;
  BoardView board;
  RulesPanel panel;
};

TEST(RulesTool, ADragIsACageAndFiguresAreItsSum) {
  Drawing drawing;
  drawing.panel.choose(ConstraintKind::cage);
  drawing.press({0, 1, 10});
  ASSERT_NE(drawing.desk.workspace.overlay(), nullptr) << "it is seen while it is drawn";
  EXPECT_EQ(drawing.desk.workspace.overlay()->rules.size(), 1U);
  EXPECT_THAT(drawing.rules(), IsEmpty());
  QTest::mouseRelease(&drawing.board, Qt::LeftButton, {}, drawing.middle(10));
  EXPECT_THAT(drawing.rules(), ElementsAre("cage r1c1 r1c2 r2c2"));
  drawing.type(u"14"_s);
  EXPECT_THAT(drawing.rules(), ElementsAre("cage r1c1 r1c2 r2c2 = 14"));
  EXPECT_EQ(drawing.desk.workspace.game().cell(0).digit, 0) << "no figure became a given";
  drawing.key(Qt::Key_Backspace);
  EXPECT_THAT(drawing.rules(), ElementsAre("cage r1c1 r1c2 r2c2 = 1"));
  // With its number it is one step.
  EXPECT_TRUE(drawing.desk.workspace.undo());
  EXPECT_THAT(drawing.rules(), IsEmpty());
  EXPECT_TRUE(drawing.desk.workspace.redo());
  EXPECT_THAT(drawing.rules(), ElementsAre("cage r1c1 r1c2 r2c2 = 1"));
}

TEST(RulesTool, TheKeyboardDrawsAndWalks) {
  Drawing drawing;
  drawing.panel.choose(ConstraintKind::thermometer);
  drawing.desk.workspace.select(play::only(0));
  drawing.key(Qt::Key_Right, Qt::ShiftModifier);
  drawing.key(Qt::Key_Right, Qt::ShiftModifier);
  drawing.key(Qt::Key_Right, Qt::ShiftModifier);
  drawing.key(Qt::Key_Backspace);
  EXPECT_EQ(drawing.desk.workspace.overlay()->rules.size(), 1U);
  drawing.key(Qt::Key_Return);
  EXPECT_THAT(drawing.rules(), ElementsAre("thermo r1c1 r1c2 r1c3"));
  // Ctrl passes over cells; Space takes one: so lines run across corners.
  drawing.desk.workspace.select(play::only(40));
  drawing.key(Qt::Key_Space);
  drawing.key(Qt::Key_Right, Qt::ControlModifier);
  drawing.key(Qt::Key_Down, Qt::ControlModifier);
  drawing.key(Qt::Key_Space);
  drawing.key(Qt::Key_Return);
  EXPECT_THAT(drawing.rules(), ElementsAre("thermo r1c1 r1c2 r1c3", "thermo r5c5 r6c6"));
  // The edge of the board is the end.
  drawing.desk.workspace.select(play::only(79));
  drawing.key(Qt::Key_Right, Qt::ShiftModifier);
  drawing.key(Qt::Key_Right, Qt::ShiftModifier);
  drawing.key(Qt::Key_Escape);
  EXPECT_THAT(drawing.desk.workspace.selection().cells, ElementsAre(80));
  EXPECT_EQ(drawing.rules().size(), 2U);
}

TEST(RulesTool, APressAtASideIsADotAndOneOnADotChoosesIt) {
  Drawing drawing;
  drawing.panel.choose(ConstraintKind::difference);
  drawing.click(1.0, 0.5);
  drawing.click(4.5, 4.0);
  ASSERT_THAT(drawing.rules().size(), 2U);
  drawing.click(1.0, 0.5);
  EXPECT_EQ(drawing.panel.tool().chosen(), 0U);
  drawing.type(u"3"_s);
  EXPECT_TRUE(drawing.rules()[0].ends_with(" = 3")) << drawing.rules()[0];
  drawing.key(Qt::Key_Delete);
  EXPECT_EQ(drawing.rules().size(), 1U);
  EXPECT_EQ(drawing.panel.list().count(), 1);
  // A drag over three cells is two of them, and one number is for both.
  drawing.panel.choose(ConstraintKind::pair_sum);
  drawing.drag({60, 61, 70});
  EXPECT_EQ(drawing.rules().size(), 1U) << "without a number there is none";
  EXPECT_FALSE(drawing.panel.state().isEmpty());
  drawing.type(u"12"_s);
  EXPECT_THAT(drawing.rules(),
              ElementsAre(testing::_, "pair-sum r7c7 r7c8 = 12", "pair-sum r7c8 r8c8 = 12"));
  // The next has the same.
  drawing.drag({20, 21});
  EXPECT_EQ(drawing.rules().back(), "pair-sum r3c3 r3c4 = 12");
  drawing.type(u"x"_s);
  EXPECT_EQ(drawing.rules().back(), "pair-sum r3c3 r3c4 = 10");
}

TEST(RulesTool, AClueStandsBesideTheBoard) {
  Drawing drawing(kEmpty4);
  EXPECT_EQ(drawing.board.geometry_of_cells().beside(), 0);
  drawing.panel.choose(ConstraintKind::sandwich);
  EXPECT_GT(drawing.board.geometry_of_cells().beside(), 0) << "there is room to press";
  drawing.click(-0.4, 1.5);
  ASSERT_NE(drawing.desk.workspace.overlay(), nullptr);
  ASSERT_EQ(drawing.desk.workspace.overlay()->rules.size(), 1U);
  EXPECT_EQ(drawing.desk.workspace.overlay()->rules.front().text, "?");
  drawing.type(u"5"_s);
  EXPECT_THAT(drawing.rules(), ElementsAre("sandwich r2c1 r2c2 r2c3 r2c4 = 5"));
  // Pressed again, it is chosen, whatever is drawn otherwise.
  drawing.panel.choose(ConstraintKind::cage);
  drawing.click(-0.4, 1.5);
  EXPECT_EQ(drawing.panel.tool().chosen(), 0U);
  drawing.type(u"0"_s);
  EXPECT_THAT(drawing.rules(), ElementsAre("sandwich r2c1 r2c2 r2c3 r2c4 = 0"));
  // By the keyboard, its first cells say where it looks.
  drawing.panel.choose(ConstraintKind::little_killer);
  drawing.desk.workspace.select(play::only(1));
  drawing.key(Qt::Key_Right, Qt::ShiftModifier);
  drawing.key(Qt::Key_Down, Qt::ShiftModifier);
  drawing.key(Qt::Key_Return);
  drawing.type(u"9"_s);
  EXPECT_EQ(drawing.rules().back(), "little-killer r1c2 r2c3 r3c4 = 9");
}

TEST(RulesTool, PressesAtOnePlaceChooseOneAfterTheOther) {
  Drawing drawing;
  drawing.panel.choose(ConstraintKind::cage);
  drawing.drag({0, 1, 10, 9});
  drawing.panel.choose(ConstraintKind::thermometer);
  drawing.drag({0, 10, 20});
  drawing.key(Qt::Key_Escape);
  const RulesTool& tool = drawing.panel.tool();
  EXPECT_FALSE(tool.chosen());
  drawing.click(1.5, 1.5);
  EXPECT_EQ(tool.chosen(), 1U) << "the line";
  EXPECT_EQ(drawing.panel.list().currentRow(), 1);
  drawing.click(1.5, 1.5);
  EXPECT_EQ(tool.chosen(), 0U) << "the cage round it";
  drawing.click(1.5, 1.5);
  EXPECT_FALSE(tool.chosen()) << "the cell";
  drawing.type(u"7"_s);
  EXPECT_EQ(drawing.desk.workspace.game().cell(10).digit, 7);
}

TEST(RulesTool, ADigitIsForOneCellNotForADrawing) {
  Drawing drawing;
  drawing.panel.choose(ConstraintKind::thermometer);
  drawing.drag({0, 1, 2});
  drawing.type(u"3"_s);
  EXPECT_EQ(drawing.desk.workspace.game().cell(0).digit, 0);
  EXPECT_EQ(drawing.desk.workspace.game().cell(2).digit, 3);
  // Undo takes back one after the other.
  EXPECT_TRUE(drawing.desk.workspace.undo());
  EXPECT_EQ(drawing.desk.workspace.game().cell(2).digit, 0);
  EXPECT_EQ(drawing.rules().size(), 1U);
  EXPECT_TRUE(drawing.desk.workspace.undo());
  EXPECT_THAT(drawing.rules(), IsEmpty());
}

TEST(RulesTool, ADragWithCtrlGoesOnWithWhatIsChosen) {
  Drawing drawing;
  drawing.panel.choose(ConstraintKind::thermometer);
  drawing.drag({0, 1});
  drawing.drag({2, 11}, Qt::ControlModifier);
  EXPECT_THAT(drawing.rules(), ElementsAre("thermo r1c1 r1c2 r1c3 r2c3"));
  drawing.panel.choose(ConstraintKind::cage);
  drawing.drag({40, 41});
  drawing.type(u"9"_s);
  drawing.drag({50}, Qt::ControlModifier);
  EXPECT_EQ(drawing.rules().back(), "cage r5c5 r5c6 r6c6 = 9");
}

TEST(RulesTool, ACopyIsPlacedAfterItsModel) {
  Drawing drawing;
  drawing.panel.choose(ConstraintKind::clone);
  drawing.drag({0, 1});
  EXPECT_THAT(drawing.rules(), IsEmpty());
  drawing.click(8.5, 4.5);
  EXPECT_EQ(drawing.panel.state(), u"The copy does not fit there."_s);
  drawing.click(4.5, 4.5);
  EXPECT_THAT(drawing.rules(), ElementsAre("clone r5c5 r5c6 | r1c1 r1c2"));
  // And by the keyboard.
  drawing.desk.workspace.select(play::only(72));
  drawing.key(Qt::Key_Right, Qt::ShiftModifier);
  drawing.key(Qt::Key_Return);
  drawing.key(Qt::Key_Up);
  drawing.key(Qt::Key_Return);
  EXPECT_EQ(drawing.rules().back(), "clone r8c2 r8c3 | r9c1 r9c2");
}

TEST(RulesTool, CellsAreMarkedByDraggingAndUnmarkedTogether) {
  Drawing drawing;
  drawing.panel.choose(ConstraintKind::odd);
  drawing.click(0.5, 0.5);
  drawing.drag({9, 11});
  EXPECT_THAT(drawing.rules(), ElementsAre("odd r1c1", "odd r2c1", "odd r2c2", "odd r2c3"));
  drawing.key(Qt::Key_Delete);
  EXPECT_THAT(drawing.rules(), ElementsAre("odd r1c1"));
  drawing.click(0.5, 0.5);
  EXPECT_EQ(drawing.panel.tool().chosen(), 0U) << "it is there already";
}

TEST(RulesTool, WithoutDrawingTheMouseSelectsAsEver) {
  Drawing drawing;
  drawing.panel.set_drawing(false);
  drawing.drag({0, 1, 2});
  EXPECT_THAT(drawing.rules(), IsEmpty());
  EXPECT_THAT(drawing.desk.workspace.selection().cells, ElementsAre(0, 1, 2));
  drawing.panel.choose(ConstraintKind::renban);
  drawing.panel.add();
  EXPECT_THAT(drawing.rules(), ElementsAre("renban r1c1 r1c2 r1c3"));
  drawing.panel.set_drawing(true);
  drawing.panel.hide();
  EXPECT_EQ(drawing.desk.workspace.tool(), nullptr);
}

TEST(RulesPanel, RulesOfTheWholeBoardAreCheckBoxes) {
  Drawing drawing;
  QCheckBox* knight = drawing.panel.global(ConstraintKind::antiknight);
  ASSERT_NE(knight, nullptr);
  knight->click();
  EXPECT_THAT(drawing.rules(), ElementsAre("antiknight"));
  EXPECT_TRUE(drawing.desk.workspace.undo());
  EXPECT_THAT(drawing.rules(), IsEmpty());
  EXPECT_FALSE(knight->isChecked());
  EXPECT_NE(drawing.panel.global(ConstraintKind::windows), nullptr);
  // On another board only what it can have.
  drawing.desk.workspace.open(game_of(kEmpty6, play::Mode::set));
  EXPECT_EQ(drawing.panel.global(ConstraintKind::windows), nullptr);
  EXPECT_NE(drawing.panel.global(ConstraintKind::antiknight), nullptr);
}

TEST(RulesPanel, TrueCandidatesAndTheVerdictFollowWhatIsDrawn) {
  Drawing drawing(kEmpty4);
  drawing.panel.show_candidates(true);
  const auto settled = [&] {
    return wait_until([&] {
      return drawing.panel.candidates().complete() && !drawing.panel.candidates().running() &&
             drawing.desk.workspace.answer().has_value();
    });
  };
  ASSERT_TRUE(settled());
  EXPECT_EQ(drawing.desk.workspace.overlay()->options.size(), 64U);
  drawing.panel.choose(ConstraintKind::thermometer);
  drawing.drag({0, 1, 2, 3});
  ASSERT_TRUE(settled());
  EXPECT_LT(drawing.desk.workspace.overlay()->options.size(), 64U);
  play::Marks only;
  only.set(2, true);
  EXPECT_EQ(drawing.board.look().cells[1].candidates, only);
  EXPECT_FALSE(drawing.panel.verdict().isEmpty());
  // What is being drawn does not hide them.
  drawing.press({8, 9});
  EXPECT_FALSE(drawing.desk.workspace.overlay()->options.empty());
  EXPECT_FALSE(drawing.desk.workspace.overlay()->rules.empty());
  QTest::mouseRelease(&drawing.board, Qt::LeftButton, {}, drawing.middle(9));
  // Another board, of other cells, while they are shown.
  drawing.desk.workspace.open(game_of(kEmpty9, play::Mode::set));
  drawing.desk.workspace.open(game_of(kEmpty4, play::Mode::set));
  ASSERT_TRUE(settled());
  EXPECT_EQ(drawing.desk.workspace.overlay()->options.size(), 64U);
  drawing.panel.show_candidates(false);
  EXPECT_EQ(drawing.desk.workspace.overlay(), nullptr);
}

}  // namespace
}  // namespace quadrille::desktop
