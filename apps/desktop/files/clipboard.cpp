#include "apps/desktop/files/clipboard.h"

#include <QApplication>
#include <QBuffer>
#include <QClipboard>
#include <QDrag>
#include <QFileInfo>
#include <QMimeData>

#include "apps/desktop/files/file_text.h"
#include "quadrille/formats/write.h"
#include "quadrille/play/save.h"
#include "quadrille/play/share.h"
#include "quadrille/render/board.h"

namespace quadrille::desktop {
namespace {

using namespace Qt::Literals::StringLiterals;
using sudoku::Format;

constexpr int kPictureWidth = 1200;
constexpr int kDraggedWidth = 160;  // of the picture under the pointer

std::string svg_of(const play::Game& game) {
  const sudoku::Grid digits = game.digits();
  return render::board_svg(game.puzzle(), &digits);
}

struct CopyFormat {
  const char* key;
  Format format;
};
constexpr CopyFormat kFormats[] = {
    {"desktop.copy.line", Format::line},       {"desktop.copy.grid", Format::grid},
    {"desktop.copy.numbers", Format::numbers}, {"desktop.copy.sdk", Format::sdk},
    {"desktop.copy.sdm", Format::sdm},         {"desktop.copy.csv", Format::csv},
    {"desktop.copy.marks", Format::marks},     {"desktop.copy.json", Format::json},
};
// Of other programs, which may have no place for something on the board.
constexpr CopyFormat kForeignFormats[] = {
    {"desktop.copy.fpuzzles", Format::fpuzzles_link},
    {"desktop.copy.sudokupad", Format::sudokupad},
    {"desktop.copy.killer", Format::killer},
    {"desktop.copy.solo", Format::solo},
    {"desktop.copy.ss", Format::ss},
    {"desktop.copy.hodoku", Format::hodoku},
    {"desktop.copy.opensudoku", Format::opensudoku},
};

// A line, or what keeps the constraints of a board.
Format line_format(const play::Game& game) {
  return game.record().frame.constraints() ? Format::json : Format::line;
}

void copy_text(const std::string& text) { QApplication::clipboard()->setText(to_qt(text)); }

// The candidates of every cell as marks, as other solvers want them.
sudoku::Grid with_candidates(const play::Game& game) {
  sudoku::Grid grid = game.digits();
  std::vector<bool> marks(std::size_t{game.size()} * game.cells().size());
  for (sudoku::Cell cell = 0; cell < game.cells().size(); ++cell) {
    const play::CellState& state = game.cell(cell);
    play::Marks digits = state.centre.empty() ? game.candidates(cell) : state.centre;
    if (state.digit != 0) {
      digits = {};
      digits.set(state.digit, true);
    }
    for (const std::uint32_t digit : digits)
      marks[std::size_t{cell} * game.size() + digit - 1] = true;
  }
  grid.set_marks(std::move(marks));
  return grid;
}

// As text and as a picture of either kind: who takes it takes what it can use.
QMimeData* data_of(const BoardView& board) {
  const play::Game& game = board.workspace().game();
  auto* data = new QMimeData;
  data->setText(to_qt(sudoku::write(game.digits(), line_format(game))));
  data->setData(u"image/svg+xml"_s, QByteArray::fromStdString(svg_of(game)));
  data->setImageData(board.picture(kPictureWidth));
  return data;
}

}  // namespace

void copy_board(const BoardView& board) {
  QApplication::clipboard()->setMimeData(data_of(board));
  board.workspace().say(board.workspace().words()("desktop.said.copied"));
}

void drag_board(BoardView& board) {
  auto* drag = new QDrag(&board);
  drag->setMimeData(data_of(board));
  drag->setPixmap(QPixmap::fromImage(board.picture(kDraggedWidth)));
  drag->setHotSpot(QPoint(kDraggedWidth / 8, kDraggedWidth / 8));
  drag->exec(Qt::CopyAction);
}

void fill_copy_menu(QMenu& menu, const BoardView& board) {
  const Words& words = board.workspace().words();
  for (const CopyFormat& each : kFormats) {
    QAction* action = menu.addAction(words(each.key));
    QObject::connect(action, &QAction::triggered, &board, [&board, format = each.format] {
      const play::Game& game = board.workspace().game();
      copy_text(
          sudoku::write(format == Format::marks ? with_candidates(game) : game.digits(), format));
    });
  }
  menu.addSeparator();
  for (const CopyFormat& each : kForeignFormats) {
    QAction* action = menu.addAction(words(each.key));
    QObject::connect(action, &QAction::triggered, &board, [&board, format = each.format] {
      Workspace& workspace = board.workspace();
      const Result<std::string> text = sudoku::try_write(workspace.game().puzzle(), format);
      if (text) {
        copy_text(*text);
      } else {
        workspace.say(workspace.words().tell(text.error()));
      }
    });
  }
  menu.addSeparator();
  const auto add = [&](std::string_view key, auto doing) {
    QObject::connect(menu.addAction(words(key)), &QAction::triggered, &board, doing);
  };
  add("desktop.copy.givens", [&board] {
    const play::Game& game = board.workspace().game();
    copy_text(sudoku::write(game.puzzle(), line_format(game)));
  });
  add("desktop.copy.word",
      [&board] { copy_text(play::share_text(board.workspace().game(), play::Share::progress)); });
  add("desktop.copy.game", [&board] { copy_text(play::save(board.workspace().game())); });
  add("desktop.copy.svg", [&board] { copy_text(svg_of(board.workspace().game())); });
  add("desktop.copy.picture",
      [&board] { QApplication::clipboard()->setImage(board.picture(kPictureWidth)); });
}

Result<void> save_picture(const BoardView& board, const QString& path) {
  if (QFileInfo(path).suffix().toLower() == u"svg"_s) {
    return write_file(path, svg_of(board.workspace().game()));
  }
  QByteArray bytes;
  QBuffer buffer(&bytes);
  const QByteArray format = QFileInfo(path).suffix().toLatin1();
  if (!board.picture(kPictureWidth).save(&buffer, format.isEmpty() ? "PNG" : format.constData())) {
    return Error(Message("desktop.file.picture_format",
                         {{"file", short_name(path)}, {"format", format.toStdString()}}));
  }
  return write_file(path, bytes.toStdString());
}

}  // namespace quadrille::desktop
