#include "apps/desktop/play/hint_panel.h"

#include <QAccessible>
#include <QApplication>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QVBoxLayout>
#include <memory>
#include <utility>

#include "apps/desktop/play/repertoire_setting.h"
#include "quadrille/logic/rate.h"
#include "quadrille/render/step.h"

namespace quadrille::desktop {

HintPanel::HintPanel(Workspace& workspace, QWidget* parent)
    : QWidget(parent), workspace_(workspace) {
  const Words& words = workspace.words();
  title_ = new QLabel(this);
  title_->setWordWrap(true);
  text_ = new QLabel(this);
  text_->setWordWrap(true);
  text_->setTextFormat(Qt::PlainText);
  text_->setTextInteractionFlags(Qt::TextSelectableByKeyboard | Qt::TextSelectableByMouse);
  text_->setFocusPolicy(Qt::StrongFocus);
  text_->installEventFilter(this);
  more_ = new QPushButton(words("desktop.hint.ask"), this);
  apply_ = new QPushButton(words("desktop.hint.apply"), this);
  auto* buttons = new QHBoxLayout;
  buttons->addWidget(more_);
  buttons->addWidget(apply_);
  buttons->addStretch();
  auto* column = new QVBoxLayout(this);
  column->addWidget(title_);
  column->addWidget(text_);
  column->addLayout(buttons);
  column->addStretch();
  setMinimumWidth(220);
  connect(more_, &QPushButton::clicked, this, &HintPanel::ask);
  connect(apply_, &QPushButton::clicked, this, &HintPanel::apply);
  connect(&workspace, &Workspace::game_changed, this, &HintPanel::close_hint);
  connect(&workspace, &Workspace::symbols_changed, this, &HintPanel::show_hint);
  connect(&workspace.theme(), &Theme::changed, this, &HintPanel::size_title);
  size_title();
  show_hint();
}

void HintPanel::ask() {
  if (hint_) {
    level_ = std::min(level_ + 1, logic::kHintLevels);
    show_hint();
    return;
  }
  if (job_.running()) return;
  // The solution tells wrong digits; where it is not known yet, it is found first.
  const logic::Repertoire repertoire = repertoire_in_use(workspace_.settings());
  job_.start(
      [this, repertoire, game = workspace_.game()](const Stop& stop, const Post& post) mutable {
        if (!game.solution()) {
          const sudoku::Answer answer = sudoku::solve(game.puzzle(), {.stop = &stop});
          if (answer.verdict == sudoku::Verdict::one) game.set_solution(*answer.solution);
        }
        if (stop.requested()) return;
        play::Hint hint = play::find_hint(game, {.repertoire = repertoire, .stop = &stop});
        if (stop.requested()) return;
        post([this, hint = std::move(hint)] {
          hint_ = hint;
          level_ = 1;
          workspace_.note([](play::Game& now) { now.count_hint(); });
          show_hint();
        });
      });
  set_title(workspace_.words("desktop.hint.looking"));
}

void HintPanel::size_title() { title_->setFont(workspace_.theme().font(1.15)); }

// There is none unless there is something to tell: the panel has its name already.
void HintPanel::set_title(const QString& title) {
  title_->setText(title);
  title_->setVisible(!title.isEmpty());
}

void HintPanel::showEvent(QShowEvent* event) {
  QWidget::showEvent(event);
  if (hint_) show_overlay();
}

void HintPanel::apply() {
  if (!hint_ || hint_->kind != play::Hint::Kind::step) return;
  const logic::Deduction step = *hint_->deduction;
  close_hint();
  workspace_.act([&](play::Game& game) { return game.apply(step); });
}

void HintPanel::close_hint() {
  job_.forget();
  const bool had_one = hint_.has_value();
  hint_.reset();
  level_ = 0;
  if (had_one) workspace_.set_overlay(nullptr, nullptr);
  show_hint();
}

void HintPanel::show_hint() {
  const Words& words = workspace_.words();
  const bool step = hint_ && hint_->kind == play::Hint::Kind::step;
  apply_->setVisible(step && level_ == logic::kHintLevels);
  more_->setVisible(!hint_ || (step && level_ < logic::kHintLevels));
  more_->setText(words(hint_ ? "desktop.hint.more" : "desktop.hint.ask"));
  if (!hint_) {
    set_title({});
    text_->setText(words("desktop.hint.explained"));
    return;
  }
  text_->setText(
      words.tell(workspace_.game().layout(), hint_->levels[level_ - 1], workspace_.symbols()));
  if (step && level_ > 1) {
    set_title(
        words("step.heading", {{"technique", logic::message_of(hint_->deduction->technique)},
                               {"rating", logic::rating_message(hint_->deduction->difficulty)}}));
  } else {
    set_title({});
  }
  show_overlay();
  workspace_.say_of_overlay(text_->text());
  // A screen reader tells what has the focus; others go on typing on the board.
  if (QAccessible::isActive()) text_->setFocus();
}

bool HintPanel::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() != QEvent::KeyPress) return QWidget::eventFilter(watched, event);
  const auto* key = static_cast<QKeyEvent*>(event);
  const bool stays = key->key() == Qt::Key_Tab || key->key() == Qt::Key_Backtab ||
                     key->matches(QKeySequence::Copy) || key->text().isEmpty();
  if (stays) return QWidget::eventFilter(watched, event);
  // Whoever types has read it, and means the board.
  Q_EMIT workspace_.board_wanted();
  QWidget* board = QApplication::focusWidget();
  if (board != nullptr && board != watched) QApplication::sendEvent(board, event);
  return true;
}

void HintPanel::show_overlay() {
  auto overlay = std::make_shared<Overlay>();
  const play::Game& game = workspace_.game();
  const logic::Position position = play::position_of(game);
  if (hint_->kind != play::Hint::Kind::step) {
    overlay->scene.emplace(game.layout());
    overlay->scene->focus = hint_->cells;
  } else if (level_ == 1) {
    overlay->scene = render::scene_of(position, logic::focus_of(game.layout(), *hint_->deduction));
  } else if (level_ == 2) {
    overlay->position = position;
    overlay->scene.emplace(game.layout());
    overlay->scene->focus = hint_->cells;
  } else {
    overlay->position = position;
    overlay->scene = render::scene_of(position, *hint_->deduction);
  }
  workspace_.set_overlay(this, std::move(overlay));
}

}  // namespace quadrille::desktop
