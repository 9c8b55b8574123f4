#include "apps/desktop/set/true_candidates_panel.h"

#include <QHBoxLayout>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>

namespace quadrille::desktop {
namespace {

using namespace Qt::Literals::StringLiterals;
using sudoku::Cell;
using sudoku::Digit;

const QString kLimitName = u"candidates/limit"_s;
constexpr std::uint64_t kLimits[] = {1, 10, 100, 1'000, 10'000};
constexpr int kDefaultLimit = 2;  // of these

QString swatch(const QColor& paper, const QColor& ink, const QString& text) {
  return u"<span style='background:%1;color:%2'>&nbsp;7&nbsp;</span>&nbsp;%3"_s.arg(
      paper.name(), ink.name(), text.toHtmlEscaped());
}

}  // namespace

TrueCandidatesPanel::TrueCandidatesPanel(Workspace& workspace, QWidget* parent)
    : QWidget(parent), workspace_(workspace), job_(workspace) {
  build();
  connect(limit_, &QComboBox::currentIndexChanged, this, [this](int index) {
    workspace_.settings().set_value(kLimitName, index);
    count();
  });
  connect(stop_, &QPushButton::clicked, this, &TrueCandidatesPanel::stop);
  connect(mark_, &QPushButton::clicked, this, &TrueCandidatesPanel::mark);
  connect(&job_, &TrueCandidatesJob::news, this, &TrueCandidatesPanel::show_found);
  connect(&workspace, &Workspace::puzzle_changed, this, &TrueCandidatesPanel::count);
  connect(&workspace, &Workspace::game_changed, this, &TrueCandidatesPanel::show_found);
  connect(&workspace, &Workspace::symbols_changed, this, &TrueCandidatesPanel::show_cell);
  connect(&workspace, &Workspace::selection_changed, this, &TrueCandidatesPanel::show_cell);
  connect(&workspace, &Workspace::pointed_changed, this, &TrueCandidatesPanel::show_cell);
  connect(&workspace.theme(), &Theme::changed, this, &TrueCandidatesPanel::show_found);
}

void TrueCandidatesPanel::build() {
  const Words& words = workspace_.words();
  auto* explained = new QLabel(words("desktop.candidates.explained"), this);
  explained->setWordWrap(true);
  limit_ = new QComboBox(this);
  for (const std::uint64_t limit : kLimits) {
    limit_->addItem(limit == 1 ? words("desktop.candidates.whether")
                               : words("desktop.candidates.up_to", {{"limit", limit}}));
  }
  limit_->setCurrentIndex(std::clamp(workspace_.settings().value(kLimitName, kDefaultLimit).toInt(),
                                     0, limit_->count() - 1));
  limit_->setAccessibleName(words("desktop.candidates.limit"));
  stop_ = new QPushButton(words("desktop.stop"), this);
  bar_ = new QProgressBar(this);
  bar_->setRange(0, 1000);
  bar_->setTextVisible(false);
  bar_->setMaximumHeight(6);
  state_ = new QLabel(this);
  state_->setWordWrap(true);
  cell_ = new QLabel(this);
  cell_->setWordWrap(true);
  cell_->setTextFormat(Qt::PlainText);
  legend_ = new QLabel(this);
  legend_->setTextFormat(Qt::RichText);
  legend_->setWordWrap(true);
  mark_ = new QPushButton(words("desktop.candidates.mark"), this);
  auto* row = new QHBoxLayout;
  row->addWidget(new QLabel(words("desktop.candidates.limit"), this));
  row->addWidget(limit_, 1);
  row->addWidget(stop_);
  auto* buttons = new QHBoxLayout;
  buttons->addWidget(mark_);
  buttons->addStretch();
  auto* column = new QVBoxLayout(this);
  column->addWidget(explained);
  column->addLayout(row);
  column->addWidget(bar_);
  column->addWidget(state_);
  column->addWidget(legend_);
  column->addWidget(cell_);
  column->addLayout(buttons);
  column->addStretch();
  setMinimumWidth(300);
}

void TrueCandidatesPanel::showEvent(QShowEvent* event) {
  QWidget::showEvent(event);
  if (complete()) {
    show_found();
  } else {
    count();
  }
}

void TrueCandidatesPanel::hideEvent(QHideEvent* event) {
  QWidget::hideEvent(event);
  if (job_.running()) job_.forget();
  put_away();
}

void TrueCandidatesPanel::put_away() {
  if (shown_ && workspace_.overlay() == shown_) workspace_.set_overlay(nullptr, nullptr);
  shown_.reset();
}

std::uint64_t TrueCandidatesPanel::limit() const {
  return kLimits[static_cast<std::size_t>(limit_->currentIndex())];
}

void TrueCandidatesPanel::set_limit(std::uint64_t limit) {
  for (int i = 0; i < limit_->count(); ++i) {
    if (kLimits[i] == limit) limit_->setCurrentIndex(i);
  }
}

void TrueCandidatesPanel::count() {
  job_.forget();
  if (!isVisible()) return;
  job_.start(limit());
  show_found();
}

QString TrueCandidatesPanel::times(std::uint64_t count, bool known) const {
  if (known && count < limit()) return workspace_.words().number(count);
  return workspace_.words("desktop.candidates.at_least", {{"count", count}});
}

void TrueCandidatesPanel::show_found() {
  const Words& words = workspace_.words();
  const Palette& palette = workspace_.palette();
  const bool running = job_.running();
  stop_->setVisible(running);
  bar_->setVisible(running);
  legend_->setText(
      swatch(palette.good_soft, palette.ink, words("desktop.candidates.all")) + u"<br>"_s +
      swatch(palette.accent_soft, palette.ink, words("desktop.candidates.some")) + u"<br>"_s +
      swatch(palette.warn_soft, palette.ink, words("desktop.candidates.one")));
  mark_->setEnabled(complete());
  put_away();
  if (!found()) {
    state_->setText(running ? words("desktop.candidates.counting") : QString());
    bar_->setValue(0);
    show_cell();
    return;
  }
  bar_->setValue(static_cast<int>(found()->progress() * 1000));
  const std::shared_ptr<Overlay> overlay = overlay_of_found();
  state_->setText(told(overlay->options.size()));
  if (isVisible()) {
    shown_ = overlay;
    workspace_.set_overlay(this, shown_);
  }
  show_cell();
}

std::shared_ptr<Overlay> TrueCandidatesPanel::overlay_of_found() const {
  auto overlay = std::make_shared<Overlay>();
  job_.lay_over(*overlay);
  overlay->note = [this](sudoku::Placement option) { return note(option); };
  return overlay;
}

QString TrueCandidatesPanel::note(sudoku::Placement option) const {
  if (!found()) return {};
  const std::string name = sudoku::cell_name(workspace_.game().shape(), option.cell) + "=" +
                           workspace_.symbol(option.digit).toStdString();
  const std::uint64_t count = found()->count(option.cell, option.digit);
  const QString number = times(count, found()->known(option.cell, option.digit));
  return workspace_.words("desktop.candidates.note",
                          {{"option", name}, {"number", number.toStdString()}, {"count", count}});
}

QString TrueCandidatesPanel::told(std::size_t candidates) const {
  const Words& words = workspace_.words();
  if (job_.running()) return words("desktop.candidates.so_far", {{"count", candidates}});
  if (!found()->complete()) return words("desktop.candidates.stopped", {{"count", candidates}});
  if (found()->solutions() == 0) return words("desktop.verdict.none");
  return words("desktop.candidates.told",
               {{"solutions", times(found()->solutions(), true).toStdString()},
                {"plural", found()->solutions()},
                {"count", candidates}});
}

void TrueCandidatesPanel::show_cell() {
  const auto& pointed = workspace_.pointed().option;
  const std::optional<Cell> cell =
      pointed ? std::optional(pointed->cell) : workspace_.selection().cursor;
  if (!found() || !cell || workspace_.game().cell(*cell).given) {
    cell_->setText(workspace_.words("desktop.candidates.select"));
    return;
  }
  QStringList lines;
  for (std::uint32_t number = 1; number <= workspace_.game().size(); ++number) {
    const auto digit = static_cast<Digit>(number);
    const std::uint64_t count = found()->count(*cell, digit);
    if (count > 0) {
      lines.append(
          u"%1 × %2"_s.arg(workspace_.symbol(digit), times(count, found()->known(*cell, digit))));
    }
  }
  cell_->setText(
      workspace_.words("desktop.candidates.cell",
                       {{"cell", sudoku::cell_name(workspace_.game().shape(), *cell)},
                        {"counts", lines.isEmpty() ? "–" : lines.join(u",  "_s).toStdString()}}));
}

// What is not true is ruled out, as by a step.
void TrueCandidatesPanel::mark() {
  if (!complete()) return;
  const play::Game& game = workspace_.game();
  logic::Deduction step;
  for (Cell cell = 0; cell < game.cells().size(); ++cell) {
    if (game.cell(cell).digit != 0) continue;
    for (std::uint32_t number = 1; number <= game.size(); ++number) {
      const auto digit = static_cast<Digit>(number);
      if (found()->count(cell, digit) == 0) step.rules_out.push_back({cell, digit});
    }
  }
  workspace_.act([&](play::Game& now) { return now.apply(step); });
}

}  // namespace quadrille::desktop
