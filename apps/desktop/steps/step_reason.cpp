#include "apps/desktop/steps/step_reason.h"

#include <QVBoxLayout>

#include "quadrille/logic/explanation.h"

namespace quadrille::desktop {
namespace {

using namespace Qt::Literals::StringLiterals;

QString paragraph(const QString& text, const QString& style = {}) {
  return u"<p style='margin:0 0 6px 0;%1'>%2</p>"_s.arg(style, text.toHtmlEscaped());
}

}  // namespace

StepReason::StepReason(Workspace& workspace, QWidget* parent)
    : QScrollArea(parent), workspace_(workspace) {
  setWidgetResizable(true);
  setFrameShape(QFrame::StyledPanel);
  auto* inside = new QWidget;
  text_ = new QLabel(inside);
  text_->setWordWrap(true);
  text_->setTextFormat(Qt::RichText);
  text_->setTextInteractionFlags(Qt::TextSelectableByKeyboard | Qt::TextSelectableByMouse);
  text_->setAccessibleName(workspace.words("desktop.steps.reason"));
  matrix_ = new StepMatrixView(workspace, inside);
  auto* column = new QVBoxLayout(inside);
  column->addWidget(text_);
  column->addWidget(matrix_);
  column->addStretch();
  setWidget(inside);
}

void StepReason::show_step(const logic::Deduction* step) {
  if (step == nullptr) {
    const QString soft = u"color:%1;"_s.arg(workspace_.palette().ink_soft.name());
    text_->setText(paragraph(workspace_.words("desktop.steps.select"), soft));
    told_.clear();
    matrix_->clear();
    return;
  }
  const Words& words = workspace_.words();
  const sudoku::Layout& layout = workspace_.game().layout();
  const auto& symbols = workspace_.symbols();
  const QString heading =
      words("step.heading", {{"technique", logic::message_of(step->technique)},
                             {"rating", logic::rating_message(step->difficulty)}});
  const QString reason = words.tell(layout, logic::explain(layout, *step), symbols);
  const QString title = words("desktop.steps.matrix");
  const QString about = words(
      "desktop.steps.sentence",
      {{"told", logic::message_of(layout, logic::explain_as_matrix(layout, *step), symbols)}});
  const QString soft = u"color:%1;"_s.arg(workspace_.palette().ink_soft.name());
  text_->setText(paragraph(heading, u"font-weight:600;"_s) + paragraph(reason) +
                 paragraph(title, soft + u"margin-top:8px;"_s) + paragraph(about, soft));
  told_ = QStringList{heading, reason, title, about}.join(u'\n');
  matrix_->show_step(*step);
  workspace_.say_of_overlay(reason);
}

}  // namespace quadrille::desktop
