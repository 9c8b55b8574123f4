// The panels as a window shows them: how much room they need, and the short way through them.
#include <QDir>
#include <QDockWidget>
#include <QPushButton>

#include <gmock/gmock.h>

#include "apps/desktop/welcome/welcome_panel.h"
#include "apps/desktop/window/application_test.h"
#include "apps/desktop/workspace/panel.h"

namespace quadrille::desktop {
namespace {

using namespace Qt::Literals::StringLiterals;

class PanelsTest : public ApplicationTest {
 public:
  void SetUp() override {
    ApplicationTest::SetUp();
    usual_ = application->settings().look();
  }
  void TearDown() override { application->settings().set_look(usual_); }
  // No game is kept, and nothing has been shown yet.
  void start_for_the_first_time() {
    application->settings().set_value(u"welcome/shown"_s, false);
    application.reset();
    QDir(state.path()).removeRecursively();
    start();
  }
  void set_letters(int percent) {
    Look look = application->settings().look();
    look.text_percent = percent;
    application->settings().set_look(look);
    QCoreApplication::processEvents();
  }

 private:
  Look usual_;
};

// Whatever the size of the letters.
TEST_F(PanelsTest, NeedNoMoreThanASmallScreen) {
  for (const int percent : {100, 250}) {
    set_letters(percent);
    for (const PanelSpec& panel : panels()) {
      if (panel.place >= PanelPlace::window) continue;
      window().show_panel(panel.id);
      QCoreApplication::processEvents();
      window().resize(800, 600);
      QCoreApplication::processEvents();
      EXPECT_LE(window().minimumSizeHint().width(), 800) << panel.id << " at " << percent;
      EXPECT_LE(window().minimumSizeHint().height(), 600) << panel.id << " at " << percent;
      EXPECT_EQ(window().size(), QSize(800, 600)) << panel.id << " at " << percent;
      window().findChild<QDockWidget*>(to_qt("dock." + std::string(panel.id)))->close();
    }
  }
}

TEST_F(PanelsTest, BeginWithAShortWayThroughTheProgram) {
  start_for_the_first_time();
  auto* welcome = window().findChild<WelcomePanel*>();
  ASSERT_NE(welcome, nullptr);
  EXPECT_FALSE(window().findChild<QDockWidget*>(u"dock.welcome"_s)->isHidden());
  const auto press = [&](const QString& name) {
    for (QPushButton* button : welcome->findChildren<QPushButton*>()) {
      if (button->text() == name) button->click();
    }
  };
  press(u"Edit the givens (Ctrl+Shift+P)"_s);
  EXPECT_EQ(window().workspace().game().mode(), play::Mode::set);
  press(u"Steps (Alt+2)"_s);
  EXPECT_FALSE(window().findChild<QDockWidget*>(u"dock.steps"_s)->isHidden());
}

TEST_F(PanelsTest, ShowTheShortWayOnceOnly) {
  start_for_the_first_time();
  ASSERT_NE(window().findChild<WelcomePanel*>(), nullptr);
  qputenv("XDG_STATE_HOME", folder.path().toLocal8Bit());  // as if all games were gone
  start();
  EXPECT_EQ(window().findChild<WelcomePanel*>(), nullptr);
}

}  // namespace
}  // namespace quadrille::desktop
