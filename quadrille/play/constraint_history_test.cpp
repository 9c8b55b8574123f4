#include "quadrille/play/constraint_history.h"

#include <array>

#include <gtest/gtest.h>

#include "quadrille/rules/constraints.h"

namespace quadrille::play {
namespace {

using sudoku::ConstraintKind;

struct Setting {
  Game game{sudoku::Grid(*sudoku::Shape::boxes(2, 2)), Mode::set};
  ConstraintHistory history;

  bool set_sum(std::uint32_t sum, bool same_step = false) {
    const auto rules = sudoku::Constraints::of(
        game.shape(),
        {.constraints = {{.kind = ConstraintKind::cage, .cells = {0, 1}, .values = {sum}}}});
    return history.set(game, *rules, same_step);
  }
  void enter(Digit digit) { game.enter(std::array{Cell{5}}, digit); }
  // The sum of the cage and the digit, 0 for none.
  [[nodiscard]] std::pair<std::uint32_t, Digit> now() const {
    const auto& rules = game.record().frame.constraints();
    return {rules ? rules->all().front().values.front() : 0, game.cell(5).digit};
  }
};

using Now = std::pair<std::uint32_t, Digit>;

TEST(ConstraintHistory, UndoesEntriesAndConstraintsInOneRow) {
  Setting setting;
  setting.enter(1);
  EXPECT_TRUE(setting.set_sum(3));
  setting.enter(2);
  EXPECT_TRUE(setting.set_sum(4));
  EXPECT_FALSE(setting.set_sum(4)) << "nothing has changed";
  EXPECT_EQ(setting.now(), Now(4, 2));
  const std::vector<Now> back = {{3, 2}, {3, 1}, {0, 1}, {0, 0}};
  for (const Now& then : back) {
    EXPECT_TRUE(setting.history.can_undo(setting.game));
    EXPECT_TRUE(setting.history.undo(setting.game));
    EXPECT_EQ(setting.now(), then);
  }
  EXPECT_FALSE(setting.history.can_undo(setting.game));
  EXPECT_FALSE(setting.history.undo(setting.game));
  const std::vector<Now> again = {{0, 1}, {3, 1}, {3, 2}, {4, 2}};
  for (const Now& then : again) {
    EXPECT_TRUE(setting.history.can_redo(setting.game));
    EXPECT_TRUE(setting.history.redo(setting.game));
    EXPECT_EQ(setting.now(), then);
  }
  EXPECT_FALSE(setting.history.can_redo(setting.game));
  EXPECT_FALSE(setting.history.redo(setting.game));
}

TEST(ConstraintHistory, ANumberTypedFigureByFigureIsOneStep) {
  Setting setting;
  setting.set_sum(1);
  setting.set_sum(14, true);
  EXPECT_TRUE(setting.history.undo(setting.game));
  EXPECT_EQ(setting.now(), Now(0, 0));
  EXPECT_TRUE(setting.history.redo(setting.game));
  EXPECT_EQ(setting.now(), Now(14, 0));
  setting.enter(3);
  setting.set_sum(5, true);
  EXPECT_TRUE(setting.history.undo(setting.game));
  EXPECT_EQ(setting.now(), Now(14, 3)) << "after an entry it is a step of its own";
}

TEST(ConstraintHistory, ANewChangeForgetsThoseThatWereUndone) {
  Setting setting;
  setting.set_sum(3);
  setting.set_sum(4);
  setting.history.undo(setting.game);
  setting.set_sum(6);
  EXPECT_FALSE(setting.history.can_redo(setting.game));
  setting.history.undo(setting.game);
  EXPECT_EQ(setting.now(), Now(3, 0));
}

TEST(GameWithConstraints, UnitsFollowTheConstraintsThatAreSet) {
  Setting setting;
  const std::size_t plain = setting.game.layout().unit_count();
  const auto diagonal = sudoku::Constraints::of(
      setting.game.shape(), {.constraints = {{.kind = ConstraintKind::diagonal_down}}});
  setting.history.set(setting.game, *diagonal);
  EXPECT_EQ(setting.game.layout().unit_count(), plain + 1);
  setting.history.undo(setting.game);
  EXPECT_EQ(setting.game.layout().unit_count(), plain);
}

}  // namespace
}  // namespace quadrille::play
