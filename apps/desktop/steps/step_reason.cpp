#include "apps/desktop/steps/step_reason.h"

#include <QVBoxLayout>

#include "quadrille/logic/explanation.h"

namespace quadrille::desktop {
namespace {

using namespace Qt::Literals::StringLiterals;

QString paragraph(const QString& text, const QString& style = {}) {
  return u"<p style='margin:0 0 6px 0;%1'>%2</p>"_s.arg(style, text.toHtmlEscaped());
}

// A chain of so many statements is hard to follow as one sentence.
constexpr std::size_t kLongChain = 4;

using Statements = std::vector<logic::Explanation>;

// The statements of every chain in it, in their order.
void collect_statements(const logic::Explanation& told, Statements& found) {
  for (const logic::Part& part : told.parts) {
    const auto* inner = std::get_if<Statements>(&part.value);
    if (inner == nullptr) continue;
    if (told.story == "step.trial") {
      found.insert(found.end(), inner->begin(), inner->end());
    } else {
      for (const logic::Explanation& each : *inner) collect_statements(each, found);
    }
  }
}

// What they are about, in the same order.
std::vector<sudoku::Placement> claimed_in(const logic::Deduction& step) {
  std::vector<sudoku::Placement> options;
  for (const logic::Claim& claim : step.proof) options.push_back(claim.option);
  for (const auto& inner : step.nested) {
    for (const logic::Claim& claim : inner.claims) options.push_back(claim.option);
  }
  return options;
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
  text_->setTextInteractionFlags(Qt::TextSelectableByKeyboard | Qt::TextSelectableByMouse |
                                 Qt::LinksAccessibleByMouse);
  connect(text_, &QLabel::linkHovered, this, &StepReason::point_at_line);
  text_->setAccessibleName(workspace.words("desktop.steps.reason"));
  matrix_ = new StepMatrixView(workspace, inside);
  auto* column = new QVBoxLayout(inside);
  column->addWidget(text_);
  column->addWidget(matrix_);
  column->addStretch();
  setWidget(inside);
}

void StepReason::point_at_line(const QString& number) {
  bool is_number = false;
  const std::size_t line = number.toUInt(&is_number);
  workspace_.point_at(is_number && line < options_.size() ? Pointed{.option = options_[line]}
                                                          : Pointed{});
}

QString StepReason::reason_of(const logic::Deduction& step, const QString& sentence) {
  const Words& words = workspace_.words();
  const sudoku::Layout& layout = workspace_.game().layout();
  Statements statements;
  collect_statements(logic::explain(layout, step), statements);
  if (statements.size() < kLongChain) return paragraph(sentence);
  options_ = claimed_in(step);
  if (options_.size() != statements.size()) options_.clear();
  const QString ink = workspace_.palette().ink.name();
  QString text;
  for (const logic::Explanation& statement : statements) {
    const QString told = words.tell(layout, statement, workspace_.symbols());
    text +=
        u"<p style='margin:0 0 2px 10px;'><a href='%1' style='color:%2;"
        "text-decoration:none;'>%3</a></p>"_s.arg(lines_.size())
            .arg(ink, told.toHtmlEscaped());
    lines_.append(told);
  }
  const QString follows = to_qt(logic::conclusion(layout, step, workspace_.symbols()));
  return text + paragraph(words("desktop.steps.follows") + u": "_s + follows);
}

void StepReason::show_step(const logic::Deduction* step) {
  lines_.clear();
  options_.clear();
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
  text_->setText(paragraph(heading, u"font-weight:600;"_s) + reason_of(*step, reason) +
                 paragraph(title, soft + u"margin-top:8px;"_s) + paragraph(about, soft));
  told_ = QStringList{heading, reason, title, about}.join(u'\n');
  matrix_->show_step(*step);
  workspace_.say_of_overlay(reason);
}

}  // namespace quadrille::desktop
