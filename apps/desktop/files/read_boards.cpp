#include "apps/desktop/files/read_boards.h"

#include <QFile>
#include <QFileInfo>
#include <optional>
#include <string>

#include "apps/desktop/files/file_text.h"
#include "quadrille/formats/records.h"
#include "quadrille/play/read.h"

namespace quadrille::desktop {
namespace {

constexpr qint64 kBoardsPiece = qint64{64} * 1024;

// Takes what the splitter has ready. An error ends the reading.
std::optional<Error> take_boards(sudoku::RecordSplitter& splitter, std::size_t most,
                                 std::vector<FiledBoard>& boards) {
  while (boards.size() < most) {
    const std::optional<sudoku::Record> record = splitter.next();
    if (!record) break;
    if (sudoku::is_words(*record)) continue;
    Result<sudoku::Grid> board = sudoku::read_record(*record);
    if (!board) return board.error();
    boards.push_back({*std::move(board), record->line});
  }
  return std::nullopt;
}

Result<std::vector<FiledBoard>> split_boards(QFile& file, std::size_t most, const Stop& stop) {
  std::vector<FiledBoard> boards;
  sudoku::RecordSplitter splitter;
  for (bool end = false; !end && boards.size() < most && !stop.requested();) {
    const QByteArray piece = file.read(kBoardsPiece);
    splitter.feed({piece.constData(), static_cast<std::size_t>(piece.size())});
    end = piece.isEmpty();
    if (end) splitter.finish();
    if (const auto error = take_boards(splitter, most, boards)) return *error;
  }
  if (boards.empty()) return Error(ErrorKind::no_board);
  return boards;
}

}  // namespace

Result<std::vector<FiledBoard>> read_boards(const QString& path, std::size_t most,
                                            const Stop& stop) {
  const Error cannot_open(Message("desktop.file.missing", {{"file", short_name(path)}}));
  QFile file(path);
  // What is wrong with a file is told in one place.
  if (!QFileInfo(path).isFile() || !file.open(QIODevice::ReadOnly)) {
    const Result<std::string> text = read_file(path, 0);
    return text ? cannot_open : text.error();
  }
  if (play::is_saved_game(file.peek(kBoardsPiece).toStdString())) {
    const Result<std::string> text = read_file(path);
    if (!text) return text.error();
    const Result<play::Game> game = play::read_game(*text);
    if (!game) return in_file(path, game.error());
    return std::vector<FiledBoard>{{game->puzzle(), 0}};
  }
  Result<std::vector<FiledBoard>> boards = split_boards(file, most, stop);
  if (!boards) return in_file(path, boards.error());
  return boards;
}

Result<void> begins_with_boards(std::string_view start) {
  sudoku::RecordSplitter splitter;
  splitter.feed(start);
  std::optional<Error> mistake;
  while (const std::optional<sudoku::Record> record = splitter.next()) {
    if (sudoku::is_words(*record)) continue;
    const Result<sudoku::Grid> board = sudoku::read_record(*record);
    if (board) return {};
    if (!mistake) mistake = board.error();
  }
  return mistake ? Result<void>(*mistake) : Result<void>();
}

}  // namespace quadrille::desktop
