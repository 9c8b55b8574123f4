#include "apps/desktop/dance/transport.h"

#include <QHBoxLayout>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>
#include <QSignalBlocker>
#include <QVBoxLayout>
#include <algorithm>
#include <cmath>

#include "apps/desktop/workspace/icon_button.h"

namespace quadrille::desktop {
namespace {

using cover::Move;

// The slider of the speed is even in the number of doublings: from 1/2 to 1,024 moves a second.
constexpr int kSlowest = -1;
constexpr int kFastest = 10;
constexpr std::size_t kDepthSamples = 600;
constexpr std::size_t kMostSolutionsMarked = 300;
constexpr std::size_t kMostSolutionsInFull = 20;

}  // namespace

DepthOutline::DepthOutline(const Theme& theme, QWidget* parent) : QWidget(parent), theme_(theme) {
  setFixedHeight(34);
  setFocusPolicy(Qt::NoFocus);
  connect(&theme, &Theme::changed, this, qOverload<>(&QWidget::update));
}

void DepthOutline::show_dance(std::span<const Move> moves) {
  length_ = moves.size();
  at_ = 0;
  depths_.clear();
  solutions_.clear();
  std::uint32_t deepest = 1;
  for (const Move& move : moves) deepest = std::max(deepest, move.depth);
  const std::size_t samples = std::min(kDepthSamples, moves.size());
  for (std::size_t sample = 0; sample < samples; ++sample) {
    const std::size_t move = sample * moves.size() / samples;
    depths_.push_back(static_cast<float>(moves[move].depth) / static_cast<float>(deepest));
  }
  for (std::size_t at = 0; at < moves.size() && solutions_.size() < kMostSolutionsMarked; ++at) {
    if (moves[at].kind != Move::Kind::solution) continue;
    solutions_.push_back(static_cast<float>(at + 1) / static_cast<float>(moves.size()));
  }
  update();
}

void DepthOutline::show_place(std::size_t at) {
  at_ = at;
  update();
}

void DepthOutline::paintEvent(QPaintEvent* /*event*/) {
  QPainter painter(this);
  const Palette& palette = theme_.palette();
  painter.fillRect(rect(), palette.paper);
  if (depths_.empty()) return;
  const double high = height() - 4.0;
  QPainterPath path(QPointF(0, height()));
  for (std::size_t sample = 0; sample < depths_.size(); ++sample) {
    const double x = static_cast<double>(sample) / static_cast<double>(depths_.size()) * width();
    path.lineTo(x, height() - 1 - static_cast<double>(depths_[sample]) * high);
  }
  path.lineTo(width(), height());
  path.closeSubpath();
  painter.setRenderHint(QPainter::Antialiasing);
  painter.fillPath(path, palette.accent_soft);
  painter.setRenderHint(QPainter::Antialiasing, false);
  // Many solutions are short marks, so that the depth can still be seen.
  const double mark = solutions_.size() > kMostSolutionsInFull ? 6 : height();
  for (const float solution : solutions_) {
    painter.fillRect(QRectF(static_cast<double>(solution) * width() - 1, height() - mark, 2, mark),
                     palette.good);
  }
  const double here = static_cast<double>(at_) / static_cast<double>(length_) * width();
  painter.fillRect(QRectF(std::clamp(here - 1, 0.0, width() - 2.0), 0, 2, height()), palette.ink);
}

void DepthOutline::press(const QMouseEvent* event) {
  if (!(event->buttons() & Qt::LeftButton) || length_ == 0) return;
  const double part = std::clamp(event->position().x() / width(), 0.0, 1.0);
  Q_EMIT pressed(static_cast<std::size_t>(std::lround(part * static_cast<double>(length_))));
}

Transport::Transport(Workspace& workspace, Player& player, QWidget* parent)
    : QWidget(parent), workspace_(workspace), player_(player) {
  const Words& words = workspace.words();
  outline_ = new DepthOutline(workspace.theme(), this);
  first_ = button("first", "desktop.dance.first", [this] { player_.seek(0); });
  back_ = button("previous", "desktop.dance.back", [this] { player_.step(-1); });
  play_ = button("play", "desktop.dance.play", [this] { player_.toggle(); });
  forward_ = button("next", "desktop.dance.forward", [this] { player_.step(1); });
  choice_ = button("skip", "desktop.dance.to_choice", [this] { seek_choice(); });
  solution_ = button("check", "desktop.dance.to_solution", [this] { seek_solution(); });
  last_ = button("last", "desktop.dance.last", [this] { player_.seek(player_.length()); });
  speed_ = new QSlider(Qt::Horizontal, this);
  speed_->setRange(kSlowest, kFastest);
  speed_->setPageStep(1);
  speed_->setFixedWidth(110);
  speed_->setAccessibleName(words("desktop.dance.speed"));
  speed_->setToolTip(words("desktop.dance.speed"));
  speed_label_ = new QLabel(this);
  place_ = new QSlider(Qt::Horizontal, this);
  place_->setAccessibleName(words("desktop.dance.place"));
  place_label_ = new QLabel(this);

  auto* row = new QHBoxLayout;
  row->setSpacing(2);
  for (QToolButton* each : {first_, back_, play_, forward_, choice_, solution_, last_}) {
    row->addWidget(each);
  }
  row->addSpacing(10);
  row->addWidget(speed_);
  row->addWidget(speed_label_);
  row->addStretch();
  row->addSpacing(10);
  row->addWidget(place_label_);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(2);
  column->addWidget(outline_);
  column->addWidget(place_);
  column->addLayout(row);

  connect(speed_, &QSlider::valueChanged, this, [this](int doublings) {
    player_.set_speed(std::exp2(doublings));
    show_speed();
  });
  connect(place_, &QSlider::valueChanged, this,
          [this](int place) { player_.seek(static_cast<std::size_t>(place)); });
  connect(outline_, &DepthOutline::pressed, this,
          [this](std::size_t place) { player_.seek(place); });
  connect(&player, &Player::moved, this, &Transport::refresh);
  connect(&player, &Player::playing_changed, this, &Transport::refresh);
  connect(&workspace.theme(), &Theme::changed, this, &Transport::refresh);
  speed_->setValue(2);
  show_speed();
}

QToolButton* Transport::button(const char* icon, const char* key,
                               const std::function<void()>& press) {
  QToolButton* made = icon_button(workspace_, {icon, key, 20}, this);
  connect(made, &QToolButton::clicked, this, press);
  return made;
}

void Transport::show_speed() {
  const double speed = std::exp2(speed_->value());
  const Argument told = speed < 1 ? Argument("½") : Argument(std::llround(speed));
  speed_label_->setText(workspace_.words("desktop.dance.per_second", {{"speed", told}}));
}

void Transport::show_dance(std::shared_ptr<const cover::Replay> replay) {
  replay_ = std::move(replay);
  outline_->show_dance(replay_ ? replay_->moves() : std::span<const Move>());
  setEnabled(replay_ != nullptr);
  const QSignalBlocker quiet(place_);
  place_->setRange(0, static_cast<int>(player_.length()));
  place_->setPageStep(std::max(1, place_->maximum() / 20));
  refresh();
}

void Transport::refresh() {
  const std::size_t at = player_.at();
  const bool begun = player_.position() > 0;
  const bool ended = at >= player_.length();
  outline_->show_place(at);
  first_->setEnabled(begun);
  back_->setEnabled(begun);
  forward_->setEnabled(!ended);
  choice_->setEnabled(!ended);
  last_->setEnabled(!ended);
  solution_->setEnabled(replay_ != nullptr && replay_->first_solution() &&
                        at != *replay_->first_solution());
  play_->setIcon(workspace_.theme().icon(player_.playing() ? "pause" : "play"));
  play_->setToolTip(
      workspace_.words(player_.playing() ? "desktop.dance.pause" : "desktop.dance.play"));
  play_->setAccessibleName(play_->toolTip());
  const QSignalBlocker quiet(place_);
  place_->setValue(static_cast<int>(at));
  place_label_->setText(
      workspace_.words("desktop.dance.place_told", {{"at", at}, {"of", player_.length()}}));
}

// Up to and with the next choice of an item, or the next solution.
void Transport::seek_choice() {
  if (replay_ == nullptr) return;
  const auto moves = replay_->moves().subspan(player_.at());
  const auto next = std::ranges::find_if(moves, [](const Move& move) {
    return move.kind == Move::Kind::choose || move.kind == Move::Kind::solution;
  });
  player_.seek(player_.at() + static_cast<std::size_t>(next - moves.begin()) +
               (next == moves.end() ? 0U : 1U));
}

void Transport::seek_solution() {
  if (replay_ != nullptr && replay_->first_solution()) player_.seek(*replay_->first_solution());
}

}  // namespace quadrille::desktop
