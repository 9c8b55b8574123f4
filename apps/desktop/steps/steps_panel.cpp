#include "apps/desktop/steps/steps_panel.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QSignalBlocker>
#include <QSplitter>
#include <QStyle>
#include <QTimer>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>

#include "apps/desktop/play/repertoire_setting.h"
#include "apps/desktop/play/verdict_line.h"
#include "apps/desktop/steps/find_steps.h"
#include "apps/desktop/steps/technique_choice.h"
#include "quadrille/play/hint.h"

namespace quadrille::desktop {
namespace {

using namespace Qt::Literals::StringLiterals;
using Kind = StepsModel::Kind;

// Room in letters: for what follows and for names, for the whole panel.
constexpr int kFollowsLetters = 13;
constexpr int kNameLetters = 8;
constexpr int kMostNameLetters = 26;
constexpr int kPanelLetters = 46;
// Letters are wide in some fonts, and large where somebody wants them so: the window must still fit
// on a small screen. So a panel that is squeezed cuts its columns, from this many pixels on.
constexpr int kLeastWidth = 300;

}  // namespace

StepsPanel::StepsPanel(Workspace& workspace, QWidget* parent)
    : QWidget(parent), workspace_(workspace), model_(new StepsModel(workspace, this)) {
  build();
  setMinimumWidth(kLeastWidth);
  connect(kinds_, &QTabBar::currentChanged, this, [this] { look_anew(); });
  connect(stop_, &QPushButton::clicked, &job_, &Job::stop);
  connect(apply_, &QPushButton::clicked, this, &StepsPanel::apply);
  connect(list_, &QTreeView::activated, this, &StepsPanel::apply);
  connect(list_->selectionModel(), &QItemSelectionModel::currentChanged, this,
          [this](const QModelIndex& now) { show_step(now); });
  connect(model_, &QAbstractItemModel::rowsInserted, this,
          [this](const QModelIndex& where, int first, int last) {
            for (int row = first; row <= last && !where.isValid(); ++row) {
              const bool heading = model_->is_technique(model_->index(row, 0));
              list_->setFirstColumnSpanned(row, {}, heading);
            }
          });
  connect(ways_, &QTabBar::currentChanged, this, &StepsPanel::show_way);
  connect(&job_, &Job::finished, this, [this] {
    stop_->hide();
    tell_count();
  });
  // The way begins with the givens; what can be done now follows the game.
  connect(&workspace, &Workspace::answer_changed, this, &StepsPanel::look_anew);
  connect(&workspace, &Workspace::game_changed, this, [this] {
    if (model_->kind() == Kind::now) look_anew();
  });
  connect(&workspace, &Workspace::symbols_changed, this, &StepsPanel::look_anew);
  connect(&workspace.theme(), &Theme::changed, this, [this] {
    size_columns();
    reason_->show_step(model_->step(list_->currentIndex()));
  });
}

void StepsPanel::build() {
  const Words& words = workspace_.words();
  kinds_ = new QTabBar(this);
  kinds_->setExpanding(false);
  kinds_->setDrawBase(false);
  kinds_->addTab(words("desktop.steps.way"));
  kinds_->addTab(words("desktop.steps.by_technique"));
  kinds_->addTab(words("desktop.steps.now"));
  state_ = new QLabel(this);
  state_->setWordWrap(true);
  stop_ = new QPushButton(words("desktop.stop"), this);
  stop_->hide();
  list_ = new QTreeView(this);
  list_->setModel(model_);
  list_->setUniformRowHeights(true);
  list_->setAllColumnsShowFocus(true);
  list_->setAlternatingRowColors(true);
  // Names that begin alike, as of boxes and of lines, differ at their end.
  list_->setTextElideMode(Qt::ElideMiddle);
  list_->setAccessibleName(as_name(words("desktop.panel.steps")));
  list_->header()->setSectionResizeMode(QHeaderView::Interactive);
  list_->header()->setStretchLastSection(false);
  list_->header()->setSectionResizeMode(StepsModel::kFollows, QHeaderView::Stretch);
  list_->header()->setMinimumSectionSize(24);
  apply_ = new QPushButton(words("desktop.steps.up_to_here"), this);
  apply_->setEnabled(false);
  auto* techniques = new QPushButton(words("desktop.steps.techniques"), this);
  connect(techniques, &QPushButton::clicked, this, &StepsPanel::choose_techniques);
  auto* head = new QHBoxLayout;
  head->addWidget(state_, 1);
  head->addWidget(stop_);
  auto* buttons = new QHBoxLayout;
  const auto add_arrow = [&](const char* icon, const char* label, int by) {
    auto* button = new QToolButton(this);
    button->setIcon(workspace_.theme().icon(icon));
    button->setToolTip(words(label));
    button->setAccessibleName(words(label));
    connect(button, &QToolButton::clicked, this, [this, by] { move(by); });
    connect(&workspace_.theme(), &Theme::changed, button,
            [this, button, icon] { button->setIcon(workspace_.theme().icon(icon)); });
    buttons->addWidget(button);
  };
  add_arrow("previous", "desktop.steps.previous", -1);
  add_arrow("next", "desktop.steps.next", 1);
  buttons->addWidget(apply_);
  buttons->addStretch();
  buttons->addWidget(techniques);
  auto* halves = new QSplitter(Qt::Vertical, this);
  halves->addWidget(list_);
  reason_ = new StepReason(workspace_, this);
  halves->addWidget(reason_);
  halves->setStretchFactor(0, 1);
  halves->setStretchFactor(1, 1);
  halves->setChildrenCollapsible(false);
  halves->setSizes({420, 330});
  ways_ = new QTabBar(this);
  ways_->setExpanding(false);
  ways_->setDrawBase(false);
  ways_->setAccessibleName(words("desktop.steps.ways"));
  ways_->hide();
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(6, 6, 6, 6);
  column->addWidget(kinds_);
  column->addLayout(head);
  column->addWidget(halves, 1);
  column->addWidget(ways_);
  column->addLayout(buttons);
}

// By what they hold at most, and by their heads; what follows has the rest.
void StepsPanel::size_columns() {
  const bool way = model_->kind() == Kind::way;
  const QFontMetrics metrics(workspace_.theme().font());
  const int margin = 2 * list_->style()->pixelMetric(QStyle::PM_FocusFrameHMargin) + 10;
  const int letter = metrics.averageCharWidth();
  list_->setRootIsDecorated(!way);
  list_->setColumnHidden(StepsModel::kTechnique, !way);
  int room = list_->viewport()->width() - (kFollowsLetters + kNameLetters) * letter;
  // In a narrow panel heads are cut, then names, and last what follows.
  const auto widen = [this, &room](int column, int width) {
    const int head = std::max(width, list_->header()->sectionSizeHint(column));
    list_->setColumnWidth(column, head <= room ? head : width);
    room -= list_->columnWidth(column);
  };
  const int inset = way ? 0 : 2 * list_->indentation();
  widen(StepsModel::kNumber, metrics.horizontalAdvance(u"0000"_s) + margin + inset);
  const QString rating = workspace_.words().tell(logic::rating_message(logic::kEndOfScale + 1));
  widen(StepsModel::kRating, metrics.horizontalAdvance(rating) + margin);
  int widest = 0;
  for (std::size_t number = 0; number < logic::kTechniqueCount; ++number) {
    const auto technique = static_cast<logic::Technique>(number);
    const QString name = workspace_.words().tell(logic::message_of(technique));
    widest = std::max(widest, metrics.horizontalAdvance(name));
  }
  const int name = std::min(widest + margin, std::max(0, room) + kNameLetters * letter);
  list_->setColumnWidth(StepsModel::kTechnique, std::min(name, kMostNameLetters * letter));
}

QSize StepsPanel::sizeHint() const {
  const QSize inside = QWidget::sizeHint();
  const int letter = QFontMetrics(workspace_.theme().font()).averageCharWidth();
  return {std::max(inside.width(), kPanelLetters * letter), inside.height()};
}

void StepsPanel::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  // The list has its new width when this panel's layout has been applied.
  QTimer::singleShot(0, this, &StepsPanel::size_columns);
}

void StepsPanel::show_kind(Kind kind) { kinds_->setCurrentIndex(static_cast<int>(kind)); }

void StepsPanel::showEvent(QShowEvent* event) {
  QWidget::showEvent(event);
  if (stale_) {
    look_anew();
  } else {
    show_step(list_->currentIndex());
  }
}

void StepsPanel::hideEvent(QHideEvent* event) {
  QWidget::hideEvent(event);
  if (job_.running()) stale_ = true;
  job_.forget();
  // Behind another panel, as the matrix, its step stays in sight until that one shows its own.
  if (parentWidget() == nullptr || !parentWidget()->isVisible()) put_away();
}

void StepsPanel::put_away() {
  if (shown_ && workspace_.overlay() == shown_) workspace_.set_overlay(nullptr, nullptr);
  shown_.reset();
  ways_->hide();
}

void StepsPanel::look_anew() {
  const auto kind = static_cast<Kind>(kinds_->currentIndex());
  const bool way = kind != Kind::now;
  const play::Game& game = workspace_.game();
  job_.forget();
  put_away();
  stop_->hide();
  reason_->show_step(nullptr);
  apply_->setEnabled(false);
  hardest_ = 0;
  sum_ = 0;
  apply_->setText(workspace_.words(way ? "desktop.steps.up_to_here" : "desktop.steps.make"));
  const logic::Position position =
      way ? logic::Position(game.puzzle(), game.shared_layout()) : play::position_of(game);
  model_->start(kind, position);
  size_columns();
  stale_ = !isVisible() || !workspace_.answer();
  if (stale_) {
    state_->setText(workspace_.words("desktop.steps.waiting"));
    return;
  }
  const sudoku::Verdict verdict = workspace_.answer()->with_rules_read;
  if (verdict == sudoku::Verdict::none) {
    state_->setText(verdict_text(workspace_));
    return;
  }
  if (!way) {
    if (const auto obstacle = play::find_obstacle(game)) {
      state_->setText(
          workspace_.words().tell(game.layout(), obstacle->levels.back(), workspace_.symbols()));
      return;
    }
  }
  const logic::FindOptions options{
      .repertoire = repertoire_in_use(workspace_.settings()).for_puzzle(verdict)};
  const auto posted = [this](const std::vector<logic::Deduction>& steps) { add(steps); };
  const auto ended = [this](logic::Outcome outcome) { end(outcome); };
  job_.start(way ? find_way(position, options, posted, ended)
                 : find_possible(position, options, posted, ended));
  state_->setText(workspace_.words("desktop.steps.looking"));
  stop_->show();
}

void StepsPanel::add(const std::vector<logic::Deduction>& steps) {
  model_->append(steps);
  for (const logic::Deduction& step : steps) {
    sum_ += step.difficulty;
    if (step.difficulty <= hardest_) continue;
    hardest_ = step.difficulty;
    hardest_by_ = step.technique;
  }
  // Of a way one first sees which techniques it takes, and how often.
  if (model_->kind() == Kind::now) list_->expandAll();
  state_->setText(counted());
}

QString StepsPanel::counted() const {
  return workspace_.words("desktop.steps.count", {{"count", model_->size()}});
}

void StepsPanel::end(logic::Outcome outcome) {
  if (model_->kind() == Kind::now) return;
  const Words& words = workspace_.words();
  const Message hardest("desktop.steps.hardest", {{"technique", logic::message_of(hardest_by_)},
                                                  {"rating", logic::rating_message(hardest_)}});
  if (outcome == logic::Outcome::solved) {
    state_->setText(model_->size() == 0 ? words("desktop.steps.full")
                                        : words("desktop.steps.solved",
                                                {{"count", model_->size()}, {"hardest", hardest}}));
    const bool on_scale = hardest_ <= logic::kEndOfScale;
    if (model_->kind() == Kind::techniques && model_->size() > 0 && on_scale) {
      state_->setText(
          state_->text() + u' ' +
          words("desktop.steps.sum",
                {{"sum", Message("rating.known", {{"rating", logic::rating_figures(sum_)}})}}));
    }
  } else {
    state_->setText(words("desktop.steps.stuck", {{"count", model_->size()}}));
  }
}

// What was found when all is found, or when it was stopped.
void StepsPanel::tell_count() {
  if (model_->kind() != Kind::now && model_->size() > 0) {
    if (state_->text() == counted()) {
      state_->setText(workspace_.words("desktop.steps.stopped", {{"count", model_->size()}}));
    }
  } else {
    state_->setText(model_->size() == 0 ? workspace_.words("desktop.steps.none") : counted());
  }
}

void StepsPanel::show_step(const QModelIndex& index) {
  const logic::Deduction* step = model_->step(index);
  apply_->setEnabled(step != nullptr);
  reason_->show_step(step);
  if (step == nullptr) {
    put_away();
    return;
  }
  const logic::Position position = model_->position(index);
  scenes_ = render::scenes_of(position, *step);
  list_ways();
  auto overlay = std::make_shared<Overlay>();
  overlay->position = position;
  overlay->scene = scenes_.front();
  shown_ = overlay;
  workspace_.set_overlay(this, shown_);
}

// What a chain supposes, where it begins in several ways.
void StepsPanel::list_ways() {
  const QSignalBlocker quiet(ways_);
  while (ways_->count() > 0) ways_->removeTab(0);
  ways_->setVisible(scenes_.size() > 1);
  if (scenes_.size() == 1) return;
  for (const render::StepScene& scene : scenes_) {
    ways_->addTab(to_qt(render::way_text(workspace_.game().layout(), scene, workspace_.symbols())));
  }
}

void StepsPanel::show_way(int number) {
  if (shown_ == nullptr || workspace_.overlay() != shown_ || number < 0) return;
  auto overlay = std::make_shared<Overlay>(*shown_);
  overlay->scene = scenes_[static_cast<std::size_t>(number)];
  shown_ = overlay;
  workspace_.set_overlay(this, shown_);
}

void StepsPanel::apply() {
  const std::vector<logic::Deduction> steps = model_->up_to(list_->currentIndex());
  if (steps.empty()) return;
  const bool way = model_->kind() != Kind::now;
  workspace_.act([&](play::Game& game) {
    game.count_hint();
    return game.apply(steps, way);
  });
}

void StepsPanel::move(int by) {
  const QModelIndex now = list_->currentIndex();
  QModelIndex next = !now.isValid() ? model_->index(0, 0)
                     : by > 0       ? list_->indexBelow(now)
                                    : list_->indexAbove(now);
  if (model_->is_technique(next)) next = by > 0 ? list_->indexBelow(next) : list_->indexAbove(next);
  if (next.isValid()) list_->setCurrentIndex(next);
}

void StepsPanel::choose_techniques() {
  auto* choice = new TechniqueChoice(workspace_, this);
  choice->setAttribute(Qt::WA_DeleteOnClose);
  connect(choice, &QDialog::accepted, this, &StepsPanel::look_anew);
  choice->open();
}

}  // namespace quadrille::desktop
