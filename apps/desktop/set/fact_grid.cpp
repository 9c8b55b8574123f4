#include "apps/desktop/set/fact_grid.h"

#include "apps/desktop/look/icons.h"

namespace quadrille::desktop {

QLabel* sentence_label(QWidget* parent) {
  auto* label = new QLabel(parent);
  label->setWordWrap(true);
  label->setTextFormat(Qt::PlainText);
  label->setTextInteractionFlags(Qt::TextSelectableByMouse);
  label->setAlignment(Qt::AlignLeft | Qt::AlignTop);
  label->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
  return label;
}

FactGrid::FactGrid(const Workspace& workspace, QWidget* parent)
    : QWidget(parent), workspace_(workspace), grid_(new QGridLayout(this)) {
  grid_->setContentsMargins(0, 0, 0, 0);
  grid_->setColumnStretch(2, 1);
  grid_->setHorizontalSpacing(8);
}

QLabel* FactGrid::add(const char* name) {
  const int row = grid_->rowCount();
  auto* about = new QLabel(*name == 0 ? QString() : workspace_.words(name), this);
  auto* sample = new QLabel(this);
  sample->hide();
  QLabel* told = sentence_label(this);
  grid_->addWidget(about, row, 0, Qt::AlignTop);
  grid_->addWidget(sample, row, 1, Qt::AlignTop);
  grid_->addWidget(told, row, 2);
  parts_[told] = {about, sample};
  return told;
}

void FactGrid::add_row(const char* name, QWidget* field) {
  const int row = grid_->rowCount();
  auto* about = new QLabel(workspace_.words(name), this);
  about->setBuddy(field);
  grid_->addWidget(about, row, 0);
  grid_->addWidget(field, row, 1, 1, 2);
}

void FactGrid::set_shown(QLabel* fact, bool shown, const QColor& paper) {
  const Parts& parts = parts_[fact];
  fact->setVisible(shown);
  parts.name->setVisible(shown);
  parts.sample->setVisible(shown && paper.isValid());
  if (paper.isValid()) {
    const int side = fontMetrics().ascent();
    parts.sample->setPixmap(swatch_of(paper, workspace_.palette().line_strong)
                                .pixmap(QSize(side, side), devicePixelRatioF()));
  }
}

}  // namespace quadrille::desktop
