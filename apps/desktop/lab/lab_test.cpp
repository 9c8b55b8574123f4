#include <QTemporaryDir>

#include <gmock/gmock.h>

#include "apps/desktop/desk_test.h"
#include "apps/desktop/files/file_text.h"
#include "apps/desktop/lab/lab_window.h"
#include "quadrille/cover/verify.h"

namespace quadrille::desktop {
namespace {

struct OpenLab {
  OpenLab() {
    lab.show();
    settle();
  }
  void settle() {
    EXPECT_TRUE(wait_until([&] { return !lab.solutions().working(); }));
  }
  [[nodiscard]] std::string status() { return lab.solutions().status().text().toStdString(); }

  TestDesk desk;
  LabWindow lab{desk.workspace, nullptr};
};

TEST(Lab, ListsTheSolutionsOfAProblemOfTheGallery) {
  OpenLab open;
  EXPECT_EQ(open.status(), "92 solutions, all there are");
  const SolutionsModel& model = open.lab.solutions().model();
  ASSERT_EQ(model.count(), 92U);
  const cover::Problem& problem = open.lab.choice().problem().source->problem();
  for (int row = 0; row < 92; ++row) {
    EXPECT_FALSE(cover::verify(problem, model.at(row))) << row;
  }
  EXPECT_EQ(open.lab.solutions().list().currentIndex().row(), 0);
}

TEST(Lab, ReadsAProblemThatTheUserWrites) {
  OpenLab open;
  open.lab.choice().set_text(QStringLiteral("a b c | x\na x:1\nb x:1\nc x:2\nb c x:1\n"));
  open.settle();
  EXPECT_EQ(open.lab.choice().fault(), QString());
  EXPECT_EQ(open.status(), "1 solution, all there are");
  EXPECT_EQ(open.lab.solutions().model().index(0).data().toString().toStdString(),
            "1.  a x:1 · b c x:1");
}

TEST(Lab, ReadsRowsOfZeroAndOne) {
  OpenLab open;
  open.lab.choice().set_text(QStringLiteral("1010\n0101\n0110\n"));
  open.settle();
  EXPECT_EQ(open.status(), "1 solution, all there are");
}

TEST(Lab, TellsWhereATextIsWrong) {
  OpenLab open;
  open.lab.choice().set_text(QStringLiteral("a b\na d\n"));
  EXPECT_THAT(open.lab.choice().fault().toStdString(),
              testing::StartsWith("Line 2, column 3: expected"));
  EXPECT_EQ(open.lab.choice().problem().source, nullptr);
  EXPECT_EQ(open.status(), "This is not a valid problem yet.");
  EXPECT_EQ(open.lab.solutions().model().count(), 0U);
}

TEST(Lab, SaysThatThereIsNoSolution) {
  OpenLab open;
  open.lab.choice().set_text(QStringLiteral("a b\na\n"));
  open.settle();
  EXPECT_EQ(open.status(), "There is no solution.");
}

TEST(Lab, CountsWhatIsTooMuchToList) {
  OpenLab open;
  open.lab.choice().choose_entry("dominoes", 8);
  open.settle();
  EXPECT_EQ(open.status(), "The first 10,000 solutions");
  open.lab.solutions().count();
  open.settle();
  EXPECT_THAT(open.status(), testing::StartsWith("12,988,816 solutions, counted in"));
}

TEST(Lab, CountsOneSolutionInTheSingular) {
  OpenLab open;
  open.lab.choice().set_text(QStringLiteral("a b\na\nb\n"));
  open.settle();
  open.lab.solutions().count();
  open.settle();
  EXPECT_THAT(open.status(), testing::StartsWith("1 solution, counted in"));
}

TEST(Lab, StopsWhenItIsAskedTo) {
  OpenLab open;
  open.lab.choice().choose_entry("queens", 16);
  open.lab.solutions().stop();
  open.settle();
  EXPECT_FALSE(open.lab.solutions().working());
}

TEST(Lab, DancesWhenSomebodyLooks) {
  OpenLab open;
  EXPECT_EQ(open.lab.dance().replay(), nullptr);
  open.lab.show_view(LabWindow::View::dance);
  ASSERT_TRUE(wait_until([&] { return open.lab.dance().replay() != nullptr; }));
  EXPECT_TRUE(open.lab.dance().shows_links());
  open.lab.dance().player().seek(*open.lab.dance().replay()->first_solution());
  EXPECT_EQ(open.lab.dance().replay()->path().size(), 8U);
}

TEST(Lab, ShowsTheMatrixOfTheProblem) {
  OpenLab open;
  open.lab.show_view(LabWindow::View::matrix);
  EXPECT_EQ(open.lab.matrix().source(), open.lab.choice().problem().source);
  open.lab.choice().set_text(QStringLiteral("a b\na\nb\n"));
  EXPECT_EQ(open.lab.matrix().source()->problem().option_count(), 2U);
}

TEST(Lab, SavesAProblemAndOpensItAgain) {
  const QTemporaryDir folder;
  const QString path = folder.filePath(QStringLiteral("three.txt"));
  OpenLab open;
  open.lab.choice().set_text(QStringLiteral("a b c\na\nb c\nb\nc\n"));
  open.settle();
  EXPECT_EQ(open.status(), "2 solutions, all there are");
  LabFiles& files = open.lab.choice().files();
  ASSERT_TRUE(files.save(path));
  EXPECT_EQ(open.lab.windowTitle(), QStringLiteral("three.txt – Lab"));
  EXPECT_EQ(*read_file(path), "a b c\na\nb c\nb\nc\n");
  open.lab.choice().choose_entry("queens", 6);
  open.settle();
  ASSERT_TRUE(files.open(path));
  open.settle();
  EXPECT_EQ(open.status(), "2 solutions, all there are");
  EXPECT_EQ(files.recent().value(0), path);
}

TEST(Lab, TellsOfAFileThatCannotBeOpenedAndKeepsTheText) {
  const QTemporaryDir folder;
  OpenLab open;
  open.lab.choice().set_text(QStringLiteral("a b\na b\n"));
  EXPECT_FALSE(open.lab.choice().files().open(folder.filePath(QStringLiteral("none.txt"))));
  EXPECT_EQ(open.lab.choice().fault(), QStringLiteral("There is no file none.txt."));
  EXPECT_NE(open.lab.choice().problem().source, nullptr);
  EXPECT_FALSE(open.lab.choice().files().save(folder.path()));
  EXPECT_TRUE(open.lab.choice().fault().endsWith(QStringLiteral("is a folder.")));
}

}  // namespace
}  // namespace quadrille::desktop
