#include "apps/desktop/steps/step_matrix_view.h"

#include <QPainter>
#include <algorithm>

namespace quadrille::desktop {
namespace {

using namespace Qt::Literals::StringLiterals;

constexpr std::size_t kMostRulesDrawn = 48;  // rows or columns; more say nothing to the eye
constexpr int kRoom = 6;                     // around names

int widest(const std::vector<QString>& names, const QFontMetrics& metrics) {
  int width = 0;
  for (const QString& name : names) width = std::max(width, metrics.horizontalAdvance(name));
  return width;
}

}  // namespace

StepMatrixView::StepMatrixView(const Workspace& workspace, QWidget* parent)
    : QWidget(parent), workspace_(workspace) {
  connect(&workspace.theme(), &Theme::changed, this, qOverload<>(&QWidget::update));
}

void StepMatrixView::clear() {
  matrix_ = {};
  hide();
}

void StepMatrixView::show_step(const logic::Deduction& step) {
  const sudoku::Layout& layout = workspace_.game().layout();
  matrix_ = render::matrix_of(layout, step);
  setVisible(!matrix_.rows.empty() && matrix_.rows.size() <= kMostRulesDrawn &&
             matrix_.columns.size() <= kMostRulesDrawn);
  columns_.clear();
  rows_.clear();
  out_.clear();
  for (const sudoku::RuleId rule : matrix_.columns) {
    columns_.push_back(
        layout.is_cell(rule)
            ? to_qt(layout.name(rule))
            : workspace_.words("matrix.rule",
                               {{"unit", sudoku::message_of(layout.shape(), layout.unit(rule))},
                                {"digit", workspace_.symbol(layout.digit(rule)).toStdString()}}));
  }
  for (const render::StepMatrix::Row& row : matrix_.rows) {
    rows_.push_back(to_qt(layout.name(row.option.cell)) + u'=' +
                    workspace_.symbol(row.option.digit));
    out_.push_back(std::ranges::find(step.rules_out, row.option) != step.rules_out.end());
  }
  updateGeometry();
  update();
}

int StepMatrixView::side() const { return fontMetrics().height() + 4; }
int StepMatrixView::left() const { return widest(rows_, fontMetrics()) + 2 * kRoom; }
int StepMatrixView::above() const { return widest(columns_, fontMetrics()) + 2 * kRoom; }

QSize StepMatrixView::minimumSizeHint() const {
  if (matrix_.rows.empty()) return {0, 0};
  return {left() + side() * static_cast<int>(columns_.size()) + kRoom,
          above() + side() * static_cast<int>(rows_.size()) + kRoom};
}

QColor StepMatrixView::ink(std::size_t column) const {
  const sudoku::Layout& layout = workspace_.game().layout();
  const sudoku::RuleId rule = matrix_.columns[column];
  return workspace_.palette()
      .family[layout.is_cell(rule) ? 0U
                                   : static_cast<std::size_t>(layout.family(layout.unit(rule)))];
}

void StepMatrixView::paint_names(QPainter& painter) const {
  const Palette& palette = workspace_.palette();
  const int wide = side();
  for (std::size_t column = 0; column < columns_.size(); ++column) {
    const int at = left() + static_cast<int>(column) * wide;
    painter.save();
    painter.translate(at, above() - kRoom);
    painter.rotate(-90);
    painter.setPen(ink(column));
    painter.drawText(QRect(0, 0, above(), wide), Qt::AlignLeft | Qt::AlignVCenter,
                     columns_[column]);
    painter.restore();
    const bool truth = column < matrix_.truths;
    painter.setPen(QPen(ink(column), 2, truth ? Qt::SolidLine : Qt::DotLine));
    painter.drawLine(at + 2, above() - 2, at + wide - 3, above() - 2);
  }
  for (std::size_t row = 0; row < rows_.size(); ++row) {
    const QRect place(0, above() + static_cast<int>(row) * wide, left() - kRoom, wide);
    painter.setPen(out_[row] ? palette.bad : palette.ink);
    painter.drawText(place, Qt::AlignRight | Qt::AlignVCenter, rows_[row]);
  }
}

void StepMatrixView::paintEvent(QPaintEvent* /*event*/) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const Palette& palette = workspace_.palette();
  const int wide = side();
  painter.fillRect(QRect(left(), above(), wide * static_cast<int>(columns_.size()),
                         wide * static_cast<int>(rows_.size())),
                   palette.paper);
  painter.setPen(palette.line);
  for (std::size_t line = 0; line <= columns_.size(); ++line) {
    const int at = left() + static_cast<int>(line) * wide;
    painter.drawLine(at, above(), at, above() + wide * static_cast<int>(rows_.size()));
  }
  for (std::size_t line = 0; line <= rows_.size(); ++line) {
    const int at = above() + static_cast<int>(line) * wide;
    painter.drawLine(left(), at, left() + wide * static_cast<int>(columns_.size()), at);
  }
  paint_names(painter);
  for (std::size_t row = 0; row < rows_.size(); ++row) {
    for (const std::uint32_t column : matrix_.rows[row].columns) {
      const QRectF square(left() + static_cast<int>(column) * wide + 4,
                          above() + static_cast<int>(row) * wide + 4, wide - 8, wide - 8);
      painter.setPen(QPen(ink(column), 1.5));
      painter.setBrush(out_[row] ? QBrush(Qt::NoBrush) : QBrush(ink(column)));
      painter.drawRoundedRect(square, 2, 2);
      if (!out_[row]) continue;
      painter.setPen(QPen(palette.bad, 1.5));
      painter.drawLine(square.topLeft(), square.bottomRight());
      painter.drawLine(square.topRight(), square.bottomLeft());
    }
  }
}

}  // namespace quadrille::desktop
