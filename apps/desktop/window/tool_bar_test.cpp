#include "apps/desktop/window/tool_bar.h"

#include <QToolBar>
#include <QToolButton>

#include <gmock/gmock.h>

#include "apps/desktop/window/application_test.h"

namespace quadrille::desktop {
namespace {

using namespace Qt::Literals::StringLiterals;

class ToolBarTest : public ApplicationTest {
 public:
  [[nodiscard]] QToolButton* button(std::string_view command) {
    auto* bar = window().findChild<QToolBar*>();
    return qobject_cast<QToolButton*>(bar->widgetForAction(window().actions().at(command)));
  }
};

TEST_F(ToolBarTest, NamesWhatSetsTheProgramApart) {
  const std::pair<const char*, QString> words[] = {
      {"panel.steps", u"Steps"_s},       {"panel.set", u"Analysis"_s},
      {"panel.matrix", u"Matrix"_s},     {"panel.dance", u"Dance"_s},
      {"panel.generate", u"Generate"_s}, {"board.set", u"Edit givens"_s}};
  for (const auto& [command, word] : words) {
    ASSERT_NE(button(command), nullptr) << command;
    EXPECT_EQ(button(command)->text(), word);
    EXPECT_EQ(button(command)->toolButtonStyle(), Qt::ToolButtonTextBesideIcon) << command;
  }
  EXPECT_EQ(button("edit.undo")->toolButtonStyle(), Qt::ToolButtonIconOnly);
  EXPECT_EQ(button("look.zoom_in"), nullptr);
}

TEST_F(ToolBarTest, TellsTheKeysThatDoTheSame) {
  EXPECT_EQ(button("edit.undo")->toolTip(), u"Undo (Ctrl+Z)"_s);
  EXPECT_EQ(button("panel.set")->toolTip(), u"Puzzle analysis (Alt+3)"_s);
  application->settings().set_keys(u"edit.undo"_s, {u"F12"_s});
  EXPECT_EQ(button("edit.undo")->toolTip(), u"Undo (F12)"_s);
  application->settings().set_keys(u"edit.undo"_s, {});
  EXPECT_EQ(button("edit.undo")->toolTip(), u"Undo"_s);
  application->settings().forget_keys();
}

}  // namespace
}  // namespace quadrille::desktop
