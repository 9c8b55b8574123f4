// A picture of a puzzle, opened, pasted or dropped: read, looked over, and played.
#include <QBuffer>
#include <QClipboard>
#include <QFile>
#include <QImage>
#include <QMimeData>

#include <gmock/gmock.h>

#include "apps/desktop/photo/photo_panel.h"
#include "apps/desktop/photo/printed_test.h"
#include "apps/desktop/window/application_test.h"

namespace quadrille::desktop {
namespace {

using namespace Qt::Literals::StringLiterals;
using sudoku::Cell;

QByteArray as_file(const QImage& image, const char* format = "PNG") {
  QByteArray bytes;
  QBuffer buffer(&bytes);
  EXPECT_TRUE(image.save(&buffer, format));
  return bytes;
}

class Photo : public ApplicationTest {
 protected:
  // Until the window has another board than the one it began with.
  bool wait_for_board(std::size_t windows = 1) {
    return wait_until([&] {
      return application->windows().size() == windows &&
             application->windows().back()->workspace().photograph().has_value();
    });
  }
  bool wait_for_trouble() {
    return wait_until([&] { return window().findChild<QMessageBox*>() != nullptr; });
  }
  QString photo_file(const QString& name, const QImage& image) {
    return file(name, as_file(image).toStdString());
  }
  Workspace& workspace() { return window().workspace(); }
};

TEST_F(Photo, OpensAPhotographFromAFileToBeLookedOverAndPlayed) {
  const QString path = QStringLiteral(PHOTOS "/image1083.jpg");
  application->open_file(path, &window());
  ASSERT_TRUE(wait_for_board());
  EXPECT_EQ(workspace().game().mode(), play::Mode::set);
  EXPECT_TRUE(window().mode_banner().isVisible());
  EXPECT_EQ(window().path(), path);
  EXPECT_TRUE(window().isWindowModified()) << "no file has this board";
  EXPECT_THAT(application->settings().recent(), testing::Contains(path));
  auto* panel = window().findChild<PhotoPanel*>();
  ASSERT_NE(panel, nullptr);
  EXPECT_FALSE(workspace().photograph()->front.isNull());
  ASSERT_TRUE(wait_until([&] { return workspace().answer().has_value(); }));
  EXPECT_EQ(workspace().answer()->verdict, sudoku::Verdict::one);
  window().actions().at("board.set")->trigger();
  EXPECT_EQ(workspace().game().mode(), play::Mode::play);
  EXPECT_FALSE(window().mode_banner().isVisible());
}

TEST_F(Photo, ReadsAPastedPictureAndOneThatIsDropped) {
  QApplication::clipboard()->setImage(printed(kTestPuzzle));
  window().actions().at("edit.paste")->trigger();
  ASSERT_TRUE(wait_for_board());
  EXPECT_EQ(workspace().game().puzzle(), *sudoku::read_grid(kTestPuzzle));
  EXPECT_TRUE(workspace().photograph()->doubtful.empty());
  // The board that was read stays: the next one comes beside it.
  QMimeData data;
  data.setImageData(printed("1.3.34...1.34.2.", 4, 2));
  EXPECT_TRUE(drop(window(), data));
  ASSERT_TRUE(wait_for_board(2));
  EXPECT_EQ(window(1).workspace().game().size(), 4U);
  EXPECT_EQ(workspace().game().size(), 9U);
}

TEST_F(Photo, ReadsEveryPictureThatIsDroppedAtOnce) {
  QMimeData files;
  files.setUrls({QUrl::fromLocalFile(photo_file(u"one.png"_s, printed(kTestPuzzle))),
                 QUrl::fromLocalFile(photo_file(u"two.png"_s, printed("1.3.34...1.34.2.", 4, 2)))});
  EXPECT_TRUE(drop(window(), files));
  ASSERT_TRUE(wait_for_board(2));
  EXPECT_EQ(window(0).workspace().game().size(), 9U);
  EXPECT_EQ(window(1).workspace().game().size(), 4U);
  EXPECT_TRUE(window(1).path().endsWith(u"two.png"_s));
}

TEST_F(Photo, TakesATextThatIsABoardBeforeThePictureOfIt) {
  auto* data = new QMimeData;
  data->setText(u"1234....3412...."_s);
  data->setImageData(printed(kTestPuzzle));
  QApplication::clipboard()->setMimeData(data);
  window().actions().at("edit.paste")->trigger();
  EXPECT_EQ(workspace().game().size(), 4U);
  EXPECT_FALSE(workspace().photograph());
}

TEST_F(Photo, MarksDoubtfulCellsUntilTheyAreCorrectedOrConfirmed) {
  std::string digits(kTestPuzzle);
  digits[2] = '#';   // a scribble in an empty cell
  digits[20] = '#';  // and one over an 8, without which there are several solutions
  QApplication::clipboard()->setImage(printed(digits));
  window().actions().at("edit.paste")->trigger();
  ASSERT_TRUE(wait_for_board());
  const std::vector<Cell> doubtful = workspace().photograph()->doubtful;
  ASSERT_THAT(doubtful, testing::ElementsAre(2U, 20U));
  EXPECT_EQ(workspace().selection(), play::only(2));
  EXPECT_TRUE(window().board().look().cells[20].doubtful);
  EXPECT_TRUE(window().board().description(20).contains(u"doubtful"_s));
  EXPECT_FALSE(window().board().look().cells[21].doubtful);
  const auto* panel = window().findChild<PhotoPanel*>();
  EXPECT_TRUE(panel->text().contains(u"r1c3"_s)) << panel->text().toStdString();
  EXPECT_TRUE(panel->text().contains(u"2 doubtful cells"_s)) << panel->text().toStdString();
  EXPECT_EQ(workspace().game().cell(20).digit, 8);
  EXPECT_TRUE(panel->text().contains(u"r3c3 was read as empty and is taken as 8"_s));
  // By keys: the first is confirmed, of the second the digit is typed, which says the same.
  window().board().setFocus();
  window().actions().at("board.confirm")->trigger();
  EXPECT_THAT(workspace().photograph()->doubtful, testing::ElementsAre(20U));
  window().actions().at("board.doubtful")->trigger();
  EXPECT_EQ(workspace().selection(), play::only(20));
  QTest::keyClick(&window().board(), Qt::Key_8);
  EXPECT_TRUE(workspace().photograph()->doubtful.empty());
  EXPECT_FALSE(window().board().look().cells[20].doubtful);
  EXPECT_TRUE(panel->text().contains(u"No cell is doubtful."_s)) << panel->text().toStdString();
}

TEST_F(Photo, ShowsWhereTheSelectedCellIsInThePhotograph) {
  QApplication::clipboard()->setImage(printed(kTestPuzzle));
  window().actions().at("edit.paste")->trigger();
  ASSERT_TRUE(wait_for_board());
  auto* panel = window().findChild<PhotoPanel*>();
  ASSERT_TRUE(wait_until([&] { return panel->view().isVisible() && panel->view().width() > 0; }));
  const QPoint place = panel->view().place_of(40).center().toPoint();
  QTest::mouseClick(&panel->view(), Qt::LeftButton, {}, place);
  EXPECT_EQ(workspace().selection(), play::only(40));
  EXPECT_TRUE(window().board().hasFocus() || !window().isActiveWindow());
}

TEST_F(Photo, KeepsThePhotographWhenTheLanguageChangesAndForgetsItWithTheGame) {
  QApplication::clipboard()->setImage(printed(kTestPuzzle));
  window().actions().at("edit.paste")->trigger();
  ASSERT_TRUE(wait_for_board());
  Look look = application->settings().look();
  look.language = u"sl"_s;
  application->settings().set_look(look);
  ASSERT_TRUE(wait_until([&] { return application->words().tag() == "sl"; }));
  QApplication::processEvents();
  EXPECT_TRUE(workspace().photograph());
  look.language = u"en"_s;
  application->settings().set_look(look);
  ASSERT_TRUE(wait_until([&] { return application->words().tag() == "en"; }));
  QApplication::processEvents();
  window().replace(first_game(), {});
  EXPECT_FALSE(workspace().photograph());
}

TEST_F(Photo, TellsWhatIsWrongWithAPictureAndKeepsTheGame) {
  enter(window(), 0, 5);
  const sudoku::Grid before = workspace().game().digits();
  QImage blank(300, 300, QImage::Format_RGB32);
  blank.fill(Qt::white);
  QByteArray cut = as_file(printed(kTestPuzzle));
  cut.truncate(cut.size() / 2);
  // Its header says 60,000 x 60,000, and there is nothing behind it.
  QByteArray lying = as_file(blank);
  for (const int side : {16, 20}) lying.replace(side, 4, QByteArray("\0\0\xea\x60", 4));
  const std::pair<QString, QString> cases[] = {
      {photo_file(u"blank.png"_s, blank), u"blank.png: expected a board in the picture"_s},
      {photo_file(u"small.png"_s, blank.scaled(20, 20)), u"small.png: expected a picture with"_s},
      {file(u"cut.png"_s, cut.toStdString()), u"cut.png: expected a picture without faults"_s},
      {file(u"lying.png"_s, lying.toStdString()), u"lying.png: expected a picture with"_s},
  };
  for (const auto& [path, expected] : cases) {
    application->open_file(path, &window());
    ASSERT_TRUE(wait_for_trouble()) << path.toStdString();
    const QString said = told(window());
    EXPECT_TRUE(said.startsWith(expected, Qt::CaseInsensitive)) << said.toStdString();
    EXPECT_EQ(application->windows().size(), 1U);
    EXPECT_EQ(workspace().game().digits(), before);
  }
  QApplication::clipboard()->setImage(blank);
  window().actions().at("edit.paste")->trigger();
  ASSERT_TRUE(wait_for_trouble());
  EXPECT_TRUE(told(window()).startsWith(u"Expected a board in the picture"_s));
}

TEST_F(Photo, StartsWithAPictureAsWithAnyFile) {
  start({photo_file(u"one.png"_s, printed(kTestPuzzle))});
  ASSERT_TRUE(wait_for_board());
  EXPECT_EQ(workspace().game().puzzle(), *sudoku::read_grid(kTestPuzzle));
}

// A correction: the cell holds another digit then.
TEST_F(Photo, TakesACorrectedCellForSure) {
  std::string digits(kTestPuzzle);
  digits[2] = '#';
  QApplication::clipboard()->setImage(printed(digits));
  window().actions().at("edit.paste")->trigger();
  ASSERT_TRUE(wait_for_board());
  ASSERT_THAT(workspace().photograph()->doubtful, testing::ElementsAre(2U));
  EXPECT_EQ(workspace().game().cell(2).digit, 0);
  window().board().setFocus();
  QTest::keyClick(&window().board(), Qt::Key_4);
  EXPECT_EQ(workspace().game().cell(2).digit, 4);
  EXPECT_TRUE(workspace().game().cell(2).given);
  EXPECT_TRUE(workspace().photograph()->doubtful.empty());
}

TEST(Picture, IsWhatQtCanDecodeAndNoText) {
  const QImage board = printed(kTestPuzzle);
  for (const char* format : {"PNG", "JPG", "BMP"}) {
    EXPECT_TRUE(is_picture(as_file(board, format).left(256).toStdString())) << format;
  }
  EXPECT_FALSE(is_picture(kTestPuzzle));
  EXPECT_FALSE(is_picture("BM 1: a puzzle of the British Museum"));
  EXPECT_FALSE(is_picture(std::string_view("PK\3\4\24\0\0\0\10\0abc", 13)));
  EXPECT_FALSE(is_picture(""));
}

}  // namespace
}  // namespace quadrille::desktop
