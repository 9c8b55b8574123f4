#include "apps/desktop/set/rules_panel.h"

#include <gmock/gmock.h>

#include "apps/desktop/desk_test.h"

namespace quadrille::desktop {
namespace {

using sudoku::ConstraintKind;

struct RulesDesk : TestDesk {
  RulesDesk() : TestDesk(game_of("................")) {}

  void select(const std::vector<sudoku::Cell>& cells) {
    workspace.select({.cells = cells, .cursor = cells.back()});
  }
  [[nodiscard]] std::string rules() const {
    std::string text;
    const auto& all = workspace.game().record().frame.constraints();
    if (!all) return text;
    for (const auto& rule : all->all()) {
      text += describe(workspace.game().shape(), rule) + '\n';
    }
    return text;
  }

  RulesPanel panel{workspace, nullptr};
};

TEST(RulesPanel, MakesSelectedCellsARuleAndTakesItAwayAgain) {
  RulesDesk desk;
  desk.select({2, 3, 7});
  desk.panel.choose(ConstraintKind::cage);
  desk.panel.set_values(QStringLiteral("6"));
  desk.panel.add();
  EXPECT_EQ(desk.rules(), "cage r1c3 r1c4 r2c4 = 6\n");
  desk.select({0, 5, 9});
  desk.panel.choose(ConstraintKind::arrow);
  desk.panel.add();
  EXPECT_EQ(desk.rules(), "cage r1c3 r1c4 r2c4 = 6\narrow r1c1 | r2c2 r3c2\n");
  EXPECT_EQ(desk.panel.list().count(), 2);
  desk.panel.list().setCurrentRow(0);
  EXPECT_EQ(desk.workspace.selection().cells, (std::vector<sudoku::Cell>{2, 3, 7}));
  desk.panel.remove();
  EXPECT_EQ(desk.rules(), "arrow r1c1 | r2c2 r3c2\n");
  desk.panel.undo();
  desk.panel.undo();
  EXPECT_EQ(desk.rules(), "cage r1c3 r1c4 r2c4 = 6\n");
}

TEST(RulesPanel, TheVerdictFollowsTheRules) {
  RulesDesk desk;
  const auto verdict = [&] {
    EXPECT_TRUE(wait_until([&] { return desk.workspace.answer().has_value(); }));
    return desk.workspace.answer()->verdict;
  };
  EXPECT_EQ(verdict(), sudoku::Verdict::many);
  desk.select({0, 5, 9});
  desk.panel.choose(ConstraintKind::thermometer);
  desk.panel.add();
  desk.select({2, 3, 7});
  desk.panel.choose(ConstraintKind::cage);
  desk.panel.set_values(QStringLiteral("6"));
  desk.panel.add();
  desk.select({14, 15});
  desk.panel.choose(ConstraintKind::difference);
  desk.panel.add();
  desk.select({10, 11});
  desk.panel.choose(ConstraintKind::ratio);
  desk.panel.add();
  EXPECT_EQ(verdict(), sudoku::Verdict::one);
}

TEST(RulesPanel, WhatCannotBeIsToldAndChangesNothing) {
  RulesDesk desk;
  desk.select({0});
  desk.panel.choose(ConstraintKind::difference);
  desk.panel.add();
  EXPECT_EQ(desk.rules(), "");
  EXPECT_FALSE(desk.panel.state().isEmpty());
  desk.panel.choose(ConstraintKind::cage);
  desk.panel.set_values(QStringLiteral("six"));
  desk.panel.add();
  EXPECT_EQ(desk.panel.state(),
            QStringLiteral("Expected a number from 0 to 1,000,000, found 'six'."));
  EXPECT_EQ(desk.rules(), "");
}

}  // namespace
}  // namespace quadrille::desktop
