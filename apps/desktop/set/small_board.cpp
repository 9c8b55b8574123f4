#include "apps/desktop/set/small_board.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <algorithm>
#include <cmath>
#include <utility>

#include "apps/desktop/board/board_painter.h"

namespace quadrille::desktop {
namespace {

constexpr double kFrame = 3;  // around the board

}  // namespace

SmallBoard::SmallBoard(const Workspace& workspace, QWidget* parent)
    : QWidget(parent), workspace_(workspace) {
  QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Preferred);
  policy.setHeightForWidth(true);
  setSizePolicy(policy);
  connect(&workspace.theme(), &Theme::changed, this, qOverload<>(&QWidget::update));
}

QSize SmallBoard::sizeHint() const { return {200, 200}; }

void SmallBoard::set_editable(bool editable) {
  editable_ = editable;
  setFocusPolicy(editable ? Qt::StrongFocus : Qt::NoFocus);
}

void SmallBoard::show_digits(const sudoku::Grid& digits, const sudoku::Grid& givens,
                             Overlay overlay) {
  const bool other_shape = !digits_ || !(digits_->shape() == digits.shape());
  digits_ = digits;
  if (other_shape) {
    layout_ = std::make_shared<const sudoku::Layout>(digits.shape());
    cursor_ = 0;
  }
  symbols_.clear();
  for (std::uint32_t digit = 1; digit <= digits.size(); ++digit) {
    symbols_.push_back(sudoku::symbol_text(static_cast<sudoku::Digit>(digit), digits.size(),
                                           workspace_.settings().board().symbols));
  }
  look_ = {.cells = std::vector<CellLook>(digits.cells().size())};
  for (sudoku::Cell cell = 0; cell < look_.cells.size(); ++cell) {
    look_.cells[cell].digit = digits.at(cell);
    look_.cells[cell].given = givens.at(cell) != 0;
  }
  overlay_ = std::move(overlay);
  update();
}

// There are no numbers of rows and columns: what they would need belongs to the cells.
BoardGeometry SmallBoard::geometry_now() const {
  const double room = std::min(width(), height()) - 2 * kFrame;
  return {digits_->shape(), std::max(2.0, std::floor(room / digits_->size()))};
}

QPointF SmallBoard::corner() const {
  const BoardGeometry at = geometry_now();
  const double rest = width() - at.board_width() - 2 * kFrame;
  return {kFrame + std::max(0.0, rest / 2) - at.left(), kFrame - at.left()};
}

void SmallBoard::paintEvent(QPaintEvent* /*event*/) {
  if (!digits_) return;
  QPainter painter(this);
  const BoardGeometry at = geometry_now();
  const QPointF origin = corner();
  painter.setClipRect(at.board().translated(origin).adjusted(-kFrame, -kFrame, kFrame, kFrame));
  painter.translate(origin);
  texts_.use(workspace_.theme().figures(16), symbols_);
  look_.cursor = editable_ && hasFocus() ? std::optional(cursor_) : std::nullopt;
  BoardPainter(at, workspace_.palette(), texts_)
      .paint(painter, QRectF(QPointF(0, 0), at.whole()),
             {*layout_, symbols_, look_, &overlay_, {}, editable_ && hasFocus(), false});
}

std::optional<sudoku::Cell> SmallBoard::cell_at(const QPointF& point) const {
  if (!digits_) return std::nullopt;
  const auto at = geometry_now().place(point - corner());
  return at ? std::optional(at->cell) : std::nullopt;
}

void SmallBoard::mousePressEvent(QMouseEvent* event) {
  last_ = cell_at(event->position());
  if (!editable_ || event->button() != Qt::LeftButton || !last_) return;
  cursor_ = *last_;
  Q_EMIT pressed(cursor_);
  update();
}

void SmallBoard::mouseMoveEvent(QMouseEvent* event) {
  const auto cell = cell_at(event->position());
  if (!editable_ || !(event->buttons() & Qt::LeftButton) || !cell || cell == last_) return;
  last_ = cell;
  cursor_ = *cell;
  Q_EMIT dragged(cursor_);
  update();
}

void SmallBoard::keyPressEvent(QKeyEvent* event) {
  if (!editable_ || !digits_) {
    QWidget::keyPressEvent(event);
    return;
  }
  const std::uint32_t size = digits_->size();
  const std::uint32_t row = cursor_ / size;
  const std::uint32_t column = cursor_ % size;
  switch (event->key()) {
    case Qt::Key_Left:
      if (column > 0) --cursor_;
      break;
    case Qt::Key_Right:
      if (column + 1 < size) ++cursor_;
      break;
    case Qt::Key_Up:
      if (row > 0) cursor_ -= size;
      break;
    case Qt::Key_Down:
      if (row + 1 < size) cursor_ += size;
      break;
    case Qt::Key_Space:
      Q_EMIT pressed(cursor_);
      break;
    default:
      QWidget::keyPressEvent(event);
      return;
  }
  update();
}

}  // namespace quadrille::desktop
