#include "apps/desktop/set/set_panel.h"

#include <gmock/gmock.h>

#include "apps/desktop/desk_test.h"
#include "apps/desktop/set/true_candidates_panel.h"

namespace quadrille::desktop {
namespace {

using namespace Qt::Literals::StringLiterals;

play::Game without(std::initializer_list<sudoku::Cell> cells) {
  sudoku::Grid grid = *sudoku::read_grid(kTestPuzzle);
  for (const sudoku::Cell cell : cells) grid.set(cell, 0);
  return play::Game(grid, play::Mode::set);
}

struct ShownSet {
  explicit ShownSet(play::Game game) : desk(std::move(game)), panel(desk.workspace, nullptr) {
    panel.show();
    EXPECT_TRUE(settle());
  }
  [[nodiscard]] bool settle() const {
    return wait_until([&] { return panel.facts().complete() && !panel.minimizing(); });
  }
  TestDesk desk;
  SetPanel panel;
};

TEST(SetPanel, TellsRatingNeedlessCluesAndSymmetry) {
  const ShownSet set(game_of(kTestPuzzle, play::Mode::set));
  const QString told = set.panel.told();
  EXPECT_TRUE(told.contains(u"Exactly one solution"_s)) << told.toStdString();
  EXPECT_TRUE(told.contains(u"30"_s));
  EXPECT_TRUE(told.contains(u"half turn"_s));
  EXPECT_TRUE(set.panel.facts().rating());
  EXPECT_FALSE(set.panel.facts().needless()->cells.empty());
  // They are marked on the board.
  const Overlay* overlay = set.desk.workspace.overlay().get();
  ASSERT_NE(overlay, nullptr);
  EXPECT_EQ(overlay->cells.size(), set.panel.facts().needless()->cells.size());
}

TEST(SetPanel, ShowsTwoSolutionsSideBySideWhereThereAreMany) {
  ShownSet set(without({0, 1, 9, 27, 36, 37, 45, 46}));
  ASSERT_EQ(set.desk.workspace.answer()->verdict, sudoku::Verdict::many);
  EXPECT_TRUE(set.panel.pair().isVisible());
  const auto& answer = *set.desk.workspace.answer();
  const auto differing = differing_cells(*answer.solution, *answer.another);
  EXPECT_FALSE(differing.empty());
  EXPECT_TRUE(set.panel.pair().text().contains(QString::number(differing.size())));
  EXPECT_FALSE(set.panel.facts().rating());
  ShownSet one(game_of(kTestPuzzle, play::Mode::set));
  EXPECT_FALSE(one.panel.pair().isVisible());
}

TEST(SetPanel, SaysWhyThereIsNoSolution) {
  sudoku::Grid grid = *sudoku::read_grid(kTestPuzzle);
  grid.set(2, 5);
  const ShownSet set(play::Game(grid, play::Mode::set));
  EXPECT_TRUE(set.panel.told().contains(u"5 twice in row 1"_s));
}

TEST(SetPanel, FollowsEachGivenThatIsTyped) {
  ShownSet set(game_of(kTestPuzzle, play::Mode::set));
  set.desk.workspace.act(
      [](play::Game& game) { return game.enter(std::vector<sudoku::Cell>{0}, 0); });
  ASSERT_TRUE(set.settle());
  EXPECT_EQ(set.panel.facts().clues(), 29U);
  set.panel.keep_pattern(create::Pattern::rotate180);
  EXPECT_TRUE(set.panel.told().contains(u"1 cell is missing: r1c1"_s))
      << set.panel.told().toStdString();
}

TEST(SetPanel, MinimizesAsOneStepAndKeepsTheSymmetry) {
  ShownSet set(game_of(kTestSolution, play::Mode::set));
  set.panel.keep_pattern(create::Pattern::rotate180);
  set.panel.minimize();
  ASSERT_TRUE(
      wait_until([&] { return !set.panel.minimizing() && set.panel.facts().clues() < 81; }));
  const sudoku::Grid puzzle = set.desk.workspace.game().puzzle();
  EXPECT_LT(puzzle.given_count(), 45U);
  EXPECT_EQ(sudoku::solve(puzzle).verdict, sudoku::Verdict::one);
  EXPECT_THAT(set.panel.facts().patterns(), testing::Contains(create::Pattern::rotate180));
  set.desk.workspace.act([](play::Game& game) { return game.undo(); });
  EXPECT_EQ(set.panel.facts().clues(), 81U);
}

TEST(CountRow, CountsAllSolutions) {
  TestDesk desk(game_of("................", play::Mode::set));
  CountRow row(desk.workspace, nullptr);
  row.toggle();
  ASSERT_TRUE(wait_until([&] { return !row.running(); }));
  EXPECT_EQ(row.text(), u"288 solutions"_s);
  desk.workspace.act([](play::Game& game) { return game.enter(std::vector<sudoku::Cell>{0}, 1); });
  EXPECT_EQ(row.text(), u"not counted yet"_s);
}

TEST(CountRow, CountsAnEmptyBoard) {
  TestDesk desk(play::Game(sudoku::Grid(*sudoku::Shape::boxes(2, 4)), play::Mode::set));
  CountRow row(desk.workspace, nullptr, std::chrono::minutes(10));
  row.toggle();
  ASSERT_TRUE(wait_until([&] { return !row.running(); }));
  EXPECT_EQ(row.text(), u"29,136,487,207,403,520 solutions"_s);
}

TEST(CountRow, StopsWhenItIsTold) {
  TestDesk desk(play::Game(sudoku::Grid(*sudoku::Shape::boxes(4, 4)), play::Mode::set));
  CountRow row(desk.workspace, nullptr);
  row.toggle();
  ASSERT_TRUE(wait_until([&] { return row.text().contains(u"so far"_s); }));
  row.toggle();
  ASSERT_TRUE(wait_until([&] { return !row.running(); }));
  EXPECT_TRUE(row.text().startsWith(u"Stopped"_s)) << row.text().toStdString();
}

TEST(TrueCandidatesPanel, ShowsTheDigitsOfSomeSolutionWithTheirCounts) {
  TestDesk desk(without({0, 1, 9, 27, 36, 37, 45, 46}));
  TrueCandidatesPanel panel(desk.workspace, nullptr);
  panel.set_limit(1000);
  panel.show();
  ASSERT_TRUE(wait_until([&] { return panel.complete(); }));
  std::uint64_t solutions = 0;
  for (const sudoku::Grid& solution : sudoku::solutions(desk.workspace.game().puzzle())) {
    solutions += solution.at(0) == 0 ? 0 : 1;
  }
  ASSERT_GT(solutions, 1U);
  EXPECT_EQ(panel.found()->solutions(), solutions);
  ASSERT_TRUE(wait_until([&] { return desk.workspace.overlay() != nullptr; }));
  for (const auto& [option, paper] : desk.workspace.overlay()->options) {
    EXPECT_GT(panel.found()->count(option.cell, option.digit), 0U);
  }
  desk.workspace.select(play::only(2));
  EXPECT_TRUE(panel.cell_text().startsWith(u"r1c3: "_s)) << panel.cell_text().toStdString();
  panel.mark();
  const play::Game& game = desk.workspace.game();
  for (sudoku::Cell cell = 0; cell < 81; ++cell) {
    if (game.cell(cell).digit != 0) continue;
    for (const std::uint32_t digit : game.cell(cell).centre) {
      EXPECT_GT(panel.found()->count(cell, static_cast<sudoku::Digit>(digit)), 0U);
    }
  }
}

}  // namespace
}  // namespace quadrille::desktop
