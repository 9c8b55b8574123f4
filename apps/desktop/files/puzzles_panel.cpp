#include "apps/desktop/files/puzzles_panel.h"

#include <QFileInfo>
#include <QHBoxLayout>
#include <QPainter>
#include <QStyledItemDelegate>
#include <QVBoxLayout>

#include "apps/desktop/files/file_text.h"

namespace quadrille::desktop {
namespace {

using namespace Qt::Literals::StringLiterals;

constexpr int kPicture = 46;  // pixels
constexpr std::uint32_t kMostDrawn = 16;
constexpr int kKeepAfter = 3000;  // milliseconds, as the session does

// A puzzle drawn small, with its number and how many clues it has.
class PuzzleDelegate : public QStyledItemDelegate {
 public:
  PuzzleDelegate(const Workspace& workspace, const PuzzleModel& model, QObject* parent)
      : QStyledItemDelegate(parent), workspace_(workspace), model_(model) {}

  void paint(QPainter* painter, const QStyleOptionViewItem& option,
             const QModelIndex& index) const override {
    QStyleOptionViewItem row = option;
    initStyleOption(&row, index);
    row.icon = {};
    const QRect whole = row.rect;
    const QWidget* widget = row.widget;
    row.text.clear();
    widget->style()->drawControl(QStyle::CE_ItemViewItem, &row, painter, widget);
    const Result<sudoku::Grid>& grid = model_.puzzle(index.row());
    const QRect picture(whole.left() + 5, whole.center().y() - kPicture / 2, kPicture, kPicture);
    if (grid) paint_board(*painter, picture, *grid);
    const bool chosen = row.state.testFlag(QStyle::State_Selected);
    painter->setPen(row.palette.color(chosen ? QPalette::HighlightedText : QPalette::Text));
    painter->setFont(row.font);
    painter->drawText(whole.adjusted(kPicture + 14, 0, -4, 0),
                      Qt::AlignVCenter | Qt::AlignLeft | Qt::TextWordWrap,
                      index.data(Qt::DisplayRole).toString());
  }

  [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option,
                               const QModelIndex& /*index*/) const override {
    return {180, std::max(kPicture + 10, option.fontMetrics.height() * 3)};
  }

 private:
  void paint_board(QPainter& painter, const QRect& rect, const sudoku::Grid& grid) const {
    const Palette& palette = workspace_.palette();
    const std::uint32_t size = grid.size();
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.fillRect(rect, palette.paper);
    const double cell = static_cast<double>(rect.width()) / size;
    for (sudoku::Cell at = 0; at < grid.cells().size(); ++at) {
      if (grid.at(at) == 0) continue;
      const std::uint32_t row = at / size;
      const std::uint32_t column = at % size;
      painter.fillRect(QRectF(rect.left() + column * cell, rect.top() + row * cell, cell, cell)
                           .adjusted(0.5, 0.5, -0.5, -0.5),
                       palette.ink_soft);
    }
    painter.setPen(palette.line_strong);
    if (size <= kMostDrawn && grid.shape().box_columns() > 0) {
      for (std::uint32_t i = grid.shape().box_columns(); i < size;
           i += grid.shape().box_columns()) {
        const int x = rect.left() + qRound(i * cell);
        painter.drawLine(x, rect.top(), x, rect.bottom());
      }
      for (std::uint32_t i = grid.shape().box_rows(); i < size; i += grid.shape().box_rows()) {
        const int y = rect.top() + qRound(i * cell);
        painter.drawLine(rect.left(), y, rect.right(), y);
      }
    }
    painter.drawRect(rect);
    painter.restore();
  }

  const Workspace& workspace_;
  const PuzzleModel& model_;
};

}  // namespace

PuzzlesPanel::PuzzlesPanel(Workspace& workspace, QWidget* parent)
    : QWidget(parent),
      workspace_(workspace),
      model_(new PuzzleModel(workspace.words(), this)),
      list_(new QListView(this)),
      title_(new QLabel(this)),
      number_(new QSpinBox(this)) {
  list_->setModel(model_);
  list_->setUniformItemSizes(true);
  list_->setItemDelegate(new PuzzleDelegate(workspace, *model_, list_));
  list_->setAccessibleName(workspace.words("desktop.puzzles.list"));
  title_->setWordWrap(true);
  number_->setAccessibleName(workspace.words("desktop.puzzles.number"));
  number_->setGroupSeparatorShown(true);
  number_->setToolTip(workspace.words("desktop.puzzles.number"));
  auto* row = new QHBoxLayout;
  row->addWidget(title_, 1);
  row->addWidget(number_);
  auto* column = new QVBoxLayout(this);
  column->addLayout(row);
  column->addWidget(list_, 1);
  setMinimumWidth(220);
  connect(model_, &PuzzleModel::grown, this, &PuzzlesPanel::refresh);
  connect(list_, &QListView::activated, this,
          [this](const QModelIndex& index) { open_row(index.row()); });
  connect(number_, &QSpinBox::editingFinished, this, [this] {
    const int row = number_->value() - 1;
    if (number_->hasFocus() && row != on_board_) {
      open_row(row);  // Enter, rather than the way to another place
    } else {
      choose(row);
    }
  });
  connect(&workspace, &Workspace::game_leaving, this, &PuzzlesPanel::keep_game);
  connect(&workspace, &Workspace::game_opened, this, [this] { on_board_ = -1; });
  connect(&workspace, &Workspace::worth_saving, this, [this] {
    if (on_board_ >= 0 && !keep_soon_.isActive()) keep_soon_.start();
  });
  keep_soon_.setSingleShot(true);
  keep_soon_.setInterval(kKeepAfter);
  connect(&keep_soon_, &QTimer::timeout, this, &PuzzlesPanel::keep_game);
  connect(list_->selectionModel(), &QItemSelectionModel::currentChanged, this,
          [this](const QModelIndex& now) {
            if (now.isValid()) number_->setValue(now.row() + 1);
          });
  connect(&workspace.theme(), &Theme::changed, list_->viewport(), qOverload<>(&QWidget::update));
  refresh();
}

PuzzlesPanel::~PuzzlesPanel() {
  workspace_.disconnect(this);
  keep_game();
}

void PuzzlesPanel::keep_game() {
  if (on_board_ < 0) return;
  keep_soon_.stop();
  progress_.keep(on_board_, workspace_.game());
  if (const Result<void> written = progress_.write(); !written) {
    workspace_.say(workspace_.words().tell(written.error()));
  }
}

void PuzzlesPanel::choose(int row) {
  const QModelIndex index = model_->index(row);
  list_->setCurrentIndex(index);
  if (index.isValid()) list_->scrollTo(index, QAbstractItemView::PositionAtCenter);
}

Result<void> PuzzlesPanel::open(const QString& path) {
  keep_game();
  if (const Result<void> opened = model_->open(path); !opened) return opened;
  opened_first_ = false;
  on_board_ = -1;
  progress_ = ListProgress(path);
  refresh();
  return {};
}

void PuzzlesPanel::refresh() {
  const Words& words = workspace_.words();
  const auto rows = static_cast<std::uint64_t>(model_->rowCount());
  number_->setRange(1, std::max(1, model_->rowCount()));
  number_->setEnabled(rows > 0);
  if (model_->path().isEmpty()) {
    title_->setText(words("desktop.puzzles.none"));
    return;
  }
  const std::string name = short_name(model_->path());
  if (model_->growing()) {
    title_->setText(words("desktop.puzzles.growing",
                          {{"file", name},
                           {"number", rows},
                           {"count", rows},
                           {"percent", static_cast<std::uint64_t>(100 * model_->progress())}}));
  } else {
    title_->setText(
        words("desktop.puzzles.all", {{"file", name}, {"number", rows}, {"count", rows}}));
  }
  if (rows > 0 && !opened_first_) {
    opened_first_ = true;
    open_row(0);
  }
  if (rows == 0 && !model_->growing()) {
    workspace_.say(words.tell(in_file(model_->path(), Error(ErrorKind::no_board))));
  }
}

void PuzzlesPanel::step(int rows) {
  const int now = list_->currentIndex().isValid() ? list_->currentIndex().row() : -1;
  const int wanted = std::clamp(now + rows, 0, std::max(0, model_->rowCount() - 1));
  if (wanted != now && model_->rowCount() > 0) open_row(wanted);
}

void PuzzlesPanel::open_row(int row) {
  const int before = on_board_;
  choose(row);
  const Result<sudoku::Grid>& grid = model_->puzzle(row);
  if (!grid) {
    workspace_.say(workspace_.words().tell(grid.error()));
    return;
  }
  keep_game();
  play::Game game = progress_.game(row, *grid);
  const QString name = workspace_.words(
      "desktop.puzzles.name", {{"file", short_name(model_->path())}, {"number", row + 1}});
  if (before >= 0) {
    workspace_.turn_to(std::move(game), name);
    on_board_ = row;
    return;
  }
  // A game that is no part of the list may be lost: then the window asks.
  bool taken = false;
  const auto opened =
      connect(&workspace_, &Workspace::game_opened, this, [&taken] { taken = true; });
  workspace_.offer(std::move(game), name);
  disconnect(opened);
  if (taken) {
    on_board_ = row;
  } else {
    choose(-1);
  }
}

}  // namespace quadrille::desktop
