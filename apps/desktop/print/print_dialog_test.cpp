#include "apps/desktop/print/print_dialog.h"

#include <QFile>
#include <QFileDialog>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTimer>

#include <gmock/gmock.h>

#include "apps/desktop/desk_test.h"

namespace quadrille::desktop {
namespace {

using testing::HasSubstr;

struct PrintDesk : TestDesk {
  PrintDesk() = default;
  explicit PrintDesk(play::Game game) : TestDesk(std::move(game)) {}

  // Puzzles in a file, one a line.
  [[nodiscard]] QString file(int count) const {
    const QString path = folder.filePath(QStringLiteral("puzzles.txt"));
    QFile out(path);
    EXPECT_TRUE(out.open(QIODevice::WriteOnly));
    for (int i = 0; i < count; ++i) {
      out.write(QByteArray(kTestPuzzle.data(), kTestPuzzle.size()) + '\n');
    }
    return path;
  }
  void choose(const SheetWishes& wishes) {
    dialog.set_wishes(wishes);
    EXPECT_TRUE(wait_until([&] { return !dialog.busy(); }));
  }
  QByteArray pdf() {
    const QString path = folder.filePath(QStringLiteral("sudoku.pdf"));
    EXPECT_TRUE(dialog.save_pdf(path).ok());
    QFile written(path);
    EXPECT_TRUE(written.open(QIODevice::ReadOnly));
    return written.readAll();
  }
  // As a reader of PDF finds it.
  std::string pdf_text() {
    pdf();
    QProcess reader;
    reader.start(QStringLiteral("pdftotext"),
                 {QStringLiteral("-layout"), folder.filePath(QStringLiteral("sudoku.pdf")),
                  QStringLiteral("-")});
    EXPECT_TRUE(reader.waitForFinished());
    return reader.readAllStandardOutput().toStdString();
  }

  QTemporaryDir folder;
  PrintDialog dialog{workspace, {settings, theme, words}, nullptr};
};

bool has_pdftotext() {
  return !QStandardPaths::findExecutable(QStringLiteral("pdftotext")).isEmpty();
}

std::size_t pages_in(const QByteArray& pdf) {
  return static_cast<std::size_t>(pdf.count("/Type /Page\n"));
}

TEST(Print, PutsPuzzlesOnPagesAndSolutionsOnPagesOfTheirOwn) {
  PrintDesk desk;
  desk.choose({});
  EXPECT_EQ(desk.dialog.page_count(), 1U);
  desk.choose({.solutions = true});
  EXPECT_EQ(desk.dialog.page_count(), 2U);
  desk.dialog.choose_fresh(1);
  desk.dialog.choose_file(desk.file(9));
  desk.choose({.per_page = 4, .solutions = true});
  EXPECT_EQ(desk.dialog.page_count(), 2U);  // a file is read as far as it was asked for
}

TEST(Print, WritesAPageOfThePaperThatWasChosen) {
  PrintDesk desk;
  desk.choose({.solutions = true});
  desk.dialog.paper().choose({100, 150});
  const QByteArray pdf = desk.pdf();
  EXPECT_TRUE(pdf.startsWith("%PDF-"));
  EXPECT_EQ(pages_in(pdf), 2U);
  const double points = 72 / 25.4;
  const QByteArray box = pdf.mid(pdf.indexOf("/MediaBox ["), 60);
  const QList<QByteArray> sides = box.mid(11, box.indexOf(']') - 11).simplified().split(' ');
  ASSERT_EQ(sides.size(), 4);
  EXPECT_NEAR(sides[2].toDouble(), 100 * points, 1);
  EXPECT_NEAR(sides[3].toDouble(), 150 * points, 1);
}

TEST(Print, WritesTextThatCanBeFoundAndCopied) {
  if (!has_pdftotext()) GTEST_SKIP() << "no pdftotext";
  PrintDesk desk;
  desk.choose({.solutions = true, .rating = true, .heading = QStringLiteral("For Sunday")});
  const std::string text = desk.pdf_text();
  EXPECT_THAT(text, HasSubstr("For Sunday"));
  EXPECT_THAT(text, HasSubstr("1.2, easy"));
  EXPECT_THAT(text, HasSubstr("Solution"));
  EXPECT_THAT(text, HasSubstr("Page 2 of 2"));
  // Every digit of the givens, and of the solution, is there.
  const auto digits = std::ranges::count_if(text, [](char c) { return c >= '1' && c <= '9'; });
  EXPECT_EQ(digits, 30 + 81 + 2 + 4);  // the rating, and the numbers of the pages
}

TEST(Print, ShowsCandidatesAndWhatWasEntered) {
  if (!has_pdftotext()) GTEST_SKIP() << "no pdftotext";
  PrintDesk desk(game_of("12..341...4.4...", play::Mode::play));
  desk.workspace.act([](play::Game& game) { return game.enter(std::vector<sudoku::Cell>{15}, 1); });
  const auto digits = [&](const SheetWishes& wishes) {
    PrintDesk own(play::Game(desk.workspace.game()));
    own.choose(wishes);
    std::string text = own.pdf_text();
    text = text.substr(text.find('\n'));  // without the caption
    return std::ranges::count_if(text, [](char c) { return c >= '1' && c <= '4'; });
  };
  const auto givens = digits({});
  EXPECT_EQ(givens, 7);
  EXPECT_EQ(digits({.entered = true}), givens + 1);
  EXPECT_GT(digits({.candidates = true}), givens + 5);
}

TEST(Print, TellsThatAPuzzleHasNoSingleSolution) {
  PrintDesk desk(game_of("1...............", play::Mode::play));
  desk.choose({.solutions = true});
  EXPECT_EQ(desk.dialog.page_count(), 1U);
  EXPECT_EQ(desk.dialog.told(), QStringLiteral("1 puzzle has no single solution to print."));
}

TEST(Print, MakesNewPuzzlesWithTheirSolutions) {
  PrintDesk desk(game_of("1...............", play::Mode::play));
  desk.dialog.choose_fresh(8);
  desk.choose({.per_page = 6, .solutions = true});
  EXPECT_EQ(desk.dialog.page_count(), 4U);
  EXPECT_EQ(desk.dialog.told(), QString());
}

TEST(Print, TellsWhatIsWrongWithAFile) {
  PrintDesk desk;
  desk.dialog.choose_file(desk.folder.path());
  ASSERT_TRUE(wait_until([&] { return !desk.dialog.busy(); }));
  EXPECT_THAT(desk.dialog.told().toStdString(), HasSubstr("is a folder"));
  EXPECT_EQ(desk.dialog.page_count(), 0U);
  const Result<void> saved = desk.dialog.save_pdf(desk.folder.path());
  EXPECT_FALSE(saved.ok());
}

TEST(Print, MakesOtherPuzzlesEveryTime) {
  const auto made = [] {
    PrintDesk desk(game_of("................"));
    desk.dialog.choose_fresh(4);
    EXPECT_TRUE(wait_until([&] { return !desk.dialog.busy(); }));
    std::vector<sudoku::Grid> puzzles;
    for (const PrintedPuzzle& puzzle : desk.dialog.puzzles())
      puzzles.push_back(puzzle.game.puzzle());
    EXPECT_EQ(puzzles.size(), 4U);
    return puzzles;
  };
  EXPECT_NE(made(), made());
}

TEST(Print, BeginsWithItsFirstChoiceAndPrintsByEnter) {
  PrintDesk desk;
  desk.dialog.show();
  desk.dialog.activateWindow();
  ASSERT_TRUE(wait_until_active(desk.dialog));
  EXPECT_EQ(desk.dialog.focusWidget(), desk.dialog.findChild<QComboBox*>());
  const auto buttons = desk.dialog.findChildren<QPushButton*>();
  EXPECT_TRUE(std::ranges::any_of(buttons, &QPushButton::isDefault));
}

TEST(Print, ShowsItsSwitchesInFullWithLargeText) {
  TestDesk desk;
  Look look = desk.settings.look();
  look.text_percent = 250;
  desk.settings.set_look(look);
  PrintDialog dialog(desk.workspace, {desk.settings, desk.theme, desk.words}, nullptr);
  dialog.show();
  for (const QCheckBox* box : dialog.findChildren<QCheckBox*>()) {
    EXPECT_GE(box->width(), box->sizeHint().width()) << box->text().toStdString();
  }
  look.text_percent = 100;
  desk.settings.set_look(look);
}

TEST(PrintDialog, AsksWhereToSaveUnderAPlainName) {
  PrintDesk desk;
  desk.choose({});
  QString title;
  QTimer::singleShot(0, qApp, [&title] {
    auto* box = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
    ASSERT_NE(box, nullptr);
    title = box->windowTitle();
    box->reject();
  });
  for (auto* button : desk.dialog.findChildren<QPushButton*>()) {
    if (button->text() == desk.words("desktop.print.pdf")) button->click();
  }
  EXPECT_EQ(title, QStringLiteral("Save as PDF"));
}

}  // namespace
}  // namespace quadrille::desktop
