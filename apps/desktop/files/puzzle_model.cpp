#include "apps/desktop/files/puzzle_model.h"

#include <QFileInfo>
#include <climits>
#include <utility>

#include "apps/desktop/files/file_text.h"

namespace quadrille::desktop {
namespace {

constexpr qint64 kIndexPiece = 1 << 20;  // bytes read at once
constexpr std::size_t kFirstShown = 500;

// Hands over what is known whenever it has doubled: few copies, and the first rows at once.
void index_file(const QString& path, const Stop& stop, std::atomic<std::int64_t>& seen,
                const std::function<void(sudoku::RecordIndex)>& found) {
  QFile file(path);
  if (!file.open(QIODevice::ReadOnly)) return;
  sudoku::RecordIndex index;
  std::size_t next = kFirstShown;
  while (!stop.requested()) {
    const QByteArray bytes = file.read(kIndexPiece);
    if (bytes.isEmpty()) {
      index.finish();
      break;
    }
    index.feed({bytes.constData(), static_cast<std::size_t>(bytes.size())});
    seen += bytes.size();
    if (index.size() >= next) {
      found(index);
      next = 2 * index.size();
    }
  }
  found(index);
}

}  // namespace

PuzzleModel::PuzzleModel(const Words& words, QObject* parent)
    : QAbstractListModel(parent),
      words_(words),
      seen_(std::make_shared<std::atomic<std::int64_t>>(0)) {
  connect(&job_, &Job::finished, this, &PuzzleModel::grown);
  connect(&job_, &Job::tick, this, &PuzzleModel::grown);
}

Result<void> PuzzleModel::open(const QString& path) {
  // Whether it can be read shows in its first bytes.
  if (const Result<std::string> some = read_start(path, 1); !some) return some.error();
  beginResetModel();
  job_.forget();
  file_.close();
  path_ = path;
  file_.setFileName(path);
  static_cast<void>(file_.open(QIODevice::ReadOnly));
  index_ = sudoku::RecordIndex();
  rows_ = 0;
  read_.clear();
  endResetModel();
  seen_ = std::make_shared<std::atomic<std::int64_t>>(0);
  job_.start([this, path, seen = seen_](const Stop& stop, const Post& post) {
    index_file(path, stop, *seen, [&](sudoku::RecordIndex index) {
      post([this, index = std::move(index)]() mutable { take(std::move(index)); });
    });
  });
  return {};
}

double PuzzleModel::progress() const {
  const qint64 size = QFileInfo(file_).size();
  return size <= 0 ? 1.0 : static_cast<double>(seen_->load()) / static_cast<double>(size);
}

void PuzzleModel::take(sudoku::RecordIndex index) {
  // Qt counts rows with int.
  const auto rows = static_cast<int>(std::min<std::size_t>(index.size(), INT_MAX));
  if (rows > rows_) {
    beginInsertRows({}, rows_, rows - 1);
    index_ = std::move(index);
    rows_ = rows;
    endInsertRows();
  }
  Q_EMIT grown();
}

int PuzzleModel::rowCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : rows_; }

const Result<sudoku::Grid>& PuzzleModel::puzzle(int row) const {
  if (const Result<sudoku::Grid>* known = read_.object(row)) return *known;
  const auto number = static_cast<std::size_t>(row);
  const sudoku::RecordIndex::Range range = index_.range(number);
  QByteArray bytes;
  if (range.length > 0 && file_.seek(static_cast<qint64>(range.offset))) {
    bytes = file_.read(static_cast<qint64>(range.length));
  }
  // A file that has become shorter since gives an error for what is gone.
  auto* result = new Result<sudoku::Grid>(
      index_.read(number, {bytes.constData(), static_cast<std::size_t>(bytes.size())}));
  read_.insert(row, result);
  return *result;
}

QVariant PuzzleModel::data(const QModelIndex& index, int role) const {
  if (!index.isValid() || index.row() >= rows_) return {};
  if (role != Qt::DisplayRole && role != Qt::ToolTipRole && role != Qt::AccessibleTextRole) {
    return {};
  }
  const Result<sudoku::Grid>& grid = puzzle(index.row());
  const int number = index.row() + 1;
  if (!grid) {
    return words_("desktop.puzzles.bad",
                  {{"number", number}, {"error", grid.error().placed_message()}});
  }
  return words_("desktop.puzzles.row",
                {{"number", number}, {"size", grid->size()}, {"clues", grid->given_count()}});
}

}  // namespace quadrille::desktop
