#include "apps/desktop/steps/practice_panel.h"

#include <gmock/gmock.h>

#include "apps/desktop/window/application_test.h"
#include "quadrille/play/hint.h"

namespace quadrille::desktop {
namespace {

using namespace Qt::Literals::StringLiterals;

class PracticeTest : public ApplicationTest {
 public:
  void SetUp() override {
    ApplicationTest::SetUp();
    panel = qobject_cast<PracticePanel*>(window().show_panel("practice"));
    ASSERT_NE(panel, nullptr);
  }
  void open_next() const {
    panel->next();
    EXPECT_TRUE(panel->looking());
    ASSERT_TRUE(wait_until([&] { return !panel->looking(); }));
  }
  [[nodiscard]] const play::Game& game() const { return window().workspace().game(); }

  PracticePanel* panel = nullptr;
};

TEST_F(PracticeTest, OpensAPositionWhereTheTechniqueIsNextAndTellsThatItWasFound) {
  panel->choose(logic::Technique::pointing);
  open_next();
  EXPECT_EQ(panel->state(), u"Find it: pointing."_s);
  const auto next = logic::find_next(play::position_of(game()));
  ASSERT_TRUE(next);
  EXPECT_EQ(next->technique, logic::Technique::pointing);
  ASSERT_FALSE(next->rules_out.empty());
  // Candidate by candidate, as a player does it.
  for (const sudoku::Placement& out : next->rules_out) {
    EXPECT_EQ(panel->state(), u"Find it: pointing."_s);
    window().workspace().act([&](play::Game& now) {
      return now.toggle_centre(std::vector<sudoku::Cell>{out.cell}, out.digit);
    });
  }
  EXPECT_EQ(panel->state(), u"Found: pointing."_s);
}

TEST_F(PracticeTest, GoesOnToTheNextPositionWithoutAQuestion) {
  panel->choose(logic::Technique::hidden_single_box);
  open_next();
  const sudoku::Grid first = game().puzzle();
  window().workspace().act([](play::Game& now) { return now.clear(play::all_cells(now)); });
  open_next();
  EXPECT_NE(game().puzzle(), first);
  EXPECT_EQ(application->windows().size(), 1U);
}

}  // namespace
}  // namespace quadrille::desktop
