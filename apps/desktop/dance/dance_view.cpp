#include "apps/desktop/dance/dance_view.h"

#include <QScrollBar>
#include <QSignalBlocker>
#include <QVBoxLayout>
#include <algorithm>

#include "apps/desktop/dance/search_words.h"
#include "quadrille/cover/recording.h"

namespace quadrille::desktop {
namespace {

using cover::Move;

// Below this width the words stand under the picture.
constexpr int kWideDance = 620;
// In pixels from top to bottom.
constexpr int kLeastWords = 110;
constexpr int kUsualPicture = 600;
// As many options taken as one would look through.
constexpr std::size_t kMostShown = 100;

}  // namespace

DanceView::DanceView(Workspace& workspace, QWidget* parent)
    : QWidget(parent), workspace_(workspace) {
  narration_ = new QLabel(this);
  narration_->setWordWrap(true);
  narration_->setTextFormat(Qt::PlainText);
  narration_->setFont(workspace.theme().font(1.15));
  narration_->setMinimumHeight(2 * narration_->fontMetrics().lineSpacing());
  narration_->setAlignment(Qt::AlignLeft | Qt::AlignVCenter);
  narration_->setFocusPolicy(Qt::NoFocus);
  stop_ = new QPushButton(this);
  stop_->hide();
  auto* top = new QHBoxLayout;
  top->addWidget(narration_, 1);
  top->addWidget(stop_);
  parts_ = new QSplitter(Qt::Horizontal, this);
  parts_->addWidget(make_pictures());
  parts_->addWidget(make_words());
  parts_->setStretchFactor(0, 1);
  parts_->setStretchFactor(1, 0);
  parts_->setChildrenCollapsible(false);
  size_words(true);
  transport_ = new Transport(workspace, player_, this);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->addLayout(top);
  column->addWidget(parts_, 1);
  column->addWidget(transport_);
  connect(&player_, &Player::moved, this, &DanceView::show_moment);
  connect(&player_, &Player::playing_changed, this, &DanceView::show_moment);
  connect(&workspace.theme(), &Theme::changed, this, [this] {
    shown_.reset();
    show_moment();
  });
  connect(stop_, &QPushButton::clicked, this, [this] {
    if (recording()) {
      job_.stop();
    } else {
      begin_recording();
    }
  });
  connect(&job_, &Job::ran_out_of_memory, this,
          [this] { clear(workspace_.words("desktop.dance.too_large")); });
  connect(&job_, &Job::finished, this, &DanceView::end_recording);
  clear({});
}

QWidget* DanceView::make_pictures() {
  auto* whole = new QWidget(parts_);
  looks_ = new QTabBar(whole);
  looks_->addTab(workspace_.words("desktop.dance.matrix"));
  looks_->addTab(workspace_.words("desktop.dance.links"));
  looks_->setDrawBase(false);
  looks_->setExpanding(false);
  pictures_ = new QStackedWidget(whole);
  matrix_ = new MatrixView(workspace_, pictures_);
  links_area_ = new QScrollArea(pictures_);
  links_area_->setWidgetResizable(true);
  links_area_->setFrameShape(QFrame::NoFrame);
  links_ = new LinksView(workspace_, links_area_);
  links_area_->setWidget(links_);
  pictures_->addWidget(matrix_);
  pictures_->addWidget(links_area_);
  told_ = new QLabel(whole);
  told_->setWordWrap(true);
  told_->setTextFormat(Qt::PlainText);
  told_->setMinimumHeight(2 * told_->fontMetrics().lineSpacing() + 2);
  told_->setAlignment(Qt::AlignLeft | Qt::AlignTop);
  auto* column = new QVBoxLayout(whole);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(0);
  column->addWidget(looks_);
  column->addWidget(pictures_, 1);
  column->addWidget(told_);
  connect(looks_, &QTabBar::currentChanged, this, [this](int look) { show_links(look == 1); });
  connect(matrix_, &MatrixView::told_changed, this, &DanceView::tell_pointed);
  connect(links_, &LinksView::pointed_changed, this, &DanceView::tell_pointed);
  connect(links_, &LinksView::came_into_play, this, [this](const QRectF& node) {
    links_area_->ensureVisible(qRound(node.center().x()), qRound(node.center().y()), 60, 60);
  });
  return whole;
}

// They scroll where there is little room, so that the picture and what moves it stay in sight.
QWidget* DanceView::make_words() {
  auto* area = new QScrollArea(parts_);
  area->setFrameShape(QFrame::NoFrame);
  area->setFocusPolicy(Qt::NoFocus);
  area->setWidgetResizable(true);
  area->setMinimumHeight(kLeastWords);
  words_area_ = area;
  auto* whole = new QWidget(area);
  code_ = new QListWidget(whole);
  code_->setAccessibleName(workspace_.words("desktop.dance.code"));
  code_->setFocusPolicy(Qt::TabFocus);
  code_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  fill_search_lines(*code_, workspace_.words());
  code_->setFixedHeight(code_->sizeHintForRow(0) * code_->count() + 2 * code_->frameWidth());
  code_->setMinimumWidth(code_->sizeHintForColumn(0) + 2 * code_->frameWidth() + 4);
  code_->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  auto* figures = new QGridLayout;
  figures->setHorizontalSpacing(12);
  figures->setVerticalSpacing(2);
  const auto names = tally_names(workspace_.words());
  for (std::size_t i = 0; i < tallies_.size(); ++i) {
    const int row = static_cast<int>(i / 2);
    const int column = static_cast<int>(i % 2) * 2;
    figures->addWidget(new QLabel(names[i], whole), row, column);
    tallies_[i] = new QLabel(whole);
    tallies_[i]->setAlignment(Qt::AlignRight);
    figures->addWidget(tallies_[i], row, column + 1);
  }
  path_ = new QListWidget(whole);
  path_->setAccessibleName(workspace_.words("desktop.dance.path"));
  path_->setMinimumHeight(60);
  path_->setMinimumWidth(110);
  auto* title = new QLabel(workspace_.words("desktop.dance.path"), whole);
  title->setBuddy(path_);
  auto* column = new QVBoxLayout;
  column->addLayout(figures);
  column->addWidget(title);
  column->addWidget(path_, 1);
  // Side by side where they stand under the picture.
  words_ = new QBoxLayout(QBoxLayout::TopToBottom, whole);
  words_->setContentsMargins(4, 0, 0, 0);
  words_->addWidget(code_, 0, Qt::AlignTop);
  words_->addLayout(column, 1);
  area->setWidget(whole);
  return area;
}

void DanceView::record(MakeSource make, cover::Choice choose) {
  make_ = std::move(make);
  choose_ = choose;
  begin_recording();
}

void DanceView::begin_recording() {
  clear(workspace_.words("desktop.dance.making"));
  awaited_ = true;
  stop_->setText(workspace_.words("desktop.stop"));
  stop_->show();
  job_.start([this, make = make_, choose = choose_](const Stop& stop, const Post& post) {
    const Source source = make(stop);
    if (source == nullptr) return;
    cover::Recording recording =
        cover::record(source->problem(), {.choose = choose, .stop = &stop});
    const auto replay =
        std::make_shared<cover::Replay>(source->problem(), std::move(recording.moves), &stop);
    if (stop.requested()) return;
    post([this, source, replay, complete = recording.complete] {
      show_dance(source, replay, complete);
      Q_EMIT recorded();
    });
  });
}

void DanceView::end_recording() {
  // A dance that was recorded is shown by now.
  if (!awaited_) return;
  stop_->setText(workspace_.words("desktop.dance.again"));
  narration_->setText(workspace_.words("desktop.dance.stopped"));
}

void DanceView::clear(const QString& why) {
  job_.forget();
  awaited_ = false;
  stop_->hide();
  player_.set_length(0, std::nullopt);
  source_.reset();
  replay_.reset();
  names_.reset();
  marks_.reset();
  shown_.reset();
  matrix_->show_problem(nullptr, nullptr);
  transport_->show_dance(nullptr);
  looks_->setTabEnabled(1, false);
  show_links(false);
  path_->clear();
  for (QLabel* tally : tallies_) tally->clear();
  narration_->setText(why);
}

void DanceView::show_dance(const Source& source, std::shared_ptr<cover::Replay> replay,
                           bool complete) {
  awaited_ = false;
  stop_->hide();
  const bool wanted_links = shows_links();
  source_ = source;
  replay_ = std::move(replay);
  names_.emplace(workspace_, source);
  complete_ = complete;
  shown_.reset();
  matrix_->show_problem(source, nullptr);
  const bool drawable = render::can_draw_links(source->problem());
  looks_->setTabEnabled(1, drawable);
  looks_->setTabToolTip(1, drawable ? QString() : workspace_.words("desktop.dance.too_many_links"));
  if (drawable) links_->show_problem(source);
  player_.set_length(replay_->size(), replay_->first_solution());
  transport_->show_dance(replay_);
  show_links(drawable && wanted_links);
}

void DanceView::show_links(bool links) {
  const QSignalBlocker quiet(looks_);
  looks_->setCurrentIndex(links ? 1 : 0);
  pictures_->setCurrentIndex(links ? 1 : 0);
  shown_.reset();
  show_moment();
}

// The move that has been made last, or is on its way.
const Move* DanceView::move() const {
  const auto made = static_cast<std::size_t>(std::ceil(player_.position()));
  return made == 0 ? nullptr : &replay_->moves()[made - 1];
}

void DanceView::show_moment() {
  if (replay_ == nullptr) return;
  const std::size_t at = player_.at();
  replay_->seek(at);
  show_picture();
  show_words();
  if (shown_ != at) {
    shown_ = at;
    show_path();
    Q_EMIT moment_changed();
  }
}

void DanceView::show_picture() {
  const Move* now = move();
  if (shown_ != player_.at()) {
    marks_ = std::make_shared<const render::MatrixMarks>(render::marks_of(*replay_));
    if (!shows_links()) matrix_->set_marks(marks_);
  }
  const MatrixAction action = action_of(now);
  if (!shows_links()) {
    matrix_->set_action(action);
    return;
  }
  const double part = player_.position() - static_cast<double>(player_.at());
  LinksView::Moment moment{
      .between = part > 0 ? replay_->between(part) : cover::Replay::Between{replay_->lists()},
      .path = {replay_->path().begin(), replay_->path().end()},
      .chosen = marks_->chosen};
  if (action.item) moment.active = cover::head_of(*action.item);
  links_->show_moment(std::move(moment));
}

void DanceView::show_words() {
  const Move* now = move();
  narration_->setText(told_move());
  std::optional<cover::ItemId> chosen;
  if (now != nullptr && now->depth < replay_->levels().size()) {
    chosen = replay_->levels()[now->depth].item;
  }
  const render::SearchLine line = now == nullptr
                                      ? render::SearchLine::solve
                                      : render::line_of(*now, chosen.value_or(now->item));
  code_->setCurrentRow(static_cast<int>(line));
  const auto figures = tallies(*replay_);
  for (std::size_t i = 0; i < tallies_.size(); ++i) {
    tallies_[i]->setText(workspace_.words().number(figures[i]));
  }
}

QString DanceView::told_move() const {
  const Words& words = workspace_.words();
  const Move* now = move();
  if (now == nullptr) return words("desktop.dance.begins");
  if (player_.at() == player_.length() && !complete_) {
    return words("desktop.dance.cut_off", {{"count", player_.length()}});
  }
  if (now->kind == Move::Kind::solution) {
    return words("desktop.dance.solved", {{"count", replay_->path().size()}});
  }
  if (now->kind == Move::Kind::attempt) {
    return words(now->choices < 2 ? "desktop.dance.takes" : "desktop.dance.tries",
                 {{"option", names_->in_sentences().option(now->option)},
                  {"try", now->number},
                  {"of", now->choices}});
  }
  return words("desktop.dance.told",
               {{"move", render::message_of(*now, replay_->lists(), names_->in_sentences())}});
}

void DanceView::show_path() {
  const auto path = replay_->path();
  const std::size_t from = path.size() > kMostShown ? path.size() - kMostShown : 0;
  path_->clear();
  for (std::size_t i = from; i < path.size(); ++i) {
    const cover::ReplayLevel& level = replay_->levels()[i];
    const std::string option = names_->option(path[i]).toStdString();
    path_->addItem(level.choices < 2
                       ? workspace_.words("desktop.dance.taken_forced",
                                          {{"number", i + 1}, {"option", option}})
                       : workspace_.words("desktop.dance.taken_guess", {{"number", i + 1},
                                                                        {"option", option},
                                                                        {"try", level.number},
                                                                        {"of", level.choices}}));
  }
  path_->scrollToBottom();
}

void DanceView::tell_pointed() {
  const QString told = shows_links() ? links_->told() : matrix_->told();
  told_->setText(!told.isEmpty() ? told
                 : shows_links() ? workspace_.words("desktop.links.hint")
                                 : QString());
}

void DanceView::resizeEvent(QResizeEvent* /*event*/) {
  const bool wide = width() >= kWideDance;
  if (wide == (parts_->orientation() == Qt::Horizontal)) return;
  parts_->setOrientation(wide ? Qt::Horizontal : Qt::Vertical);
  words_->setDirection(wide ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
  size_words(wide);
}

// The picture gets the room that the words do not need.
void DanceView::size_words(bool wide) {
  const int below = code_->height() + 4;
  const int beside =
      words_->totalMinimumSize().width() + words_area_->verticalScrollBar()->sizeHint().width();
  words_area_->setMaximumHeight(wide ? QWIDGETSIZE_MAX : below);
  words_area_->setMinimumWidth(wide ? beside : 0);
  parts_->setSizes(wide ? QList<int>{QWIDGETSIZE_MAX / 2, 1} : QList<int>{kUsualPicture, below});
}

}  // namespace quadrille::desktop
