#include "apps/desktop/dance/player.h"

#include <algorithm>
#include <cmath>

namespace quadrille::desktop {
namespace {

// Moves a second of a single step, so that it can be seen; and the longest time between two looks
// at the clock that counts, so that a window that was busy does not leap.
constexpr double kStepSpeed = 3;
constexpr double kLongestTick = 0.1;

}  // namespace

Player::Player(QObject* parent) : QObject(parent) {
  clock_.setInterval(16);
  clock_.setTimerType(Qt::PreciseTimer);
  connect(&clock_, &QTimer::timeout, this,
          [this] { pass(std::min(kLongestTick, static_cast<double>(since_.restart()) / 1000)); });
}

void Player::set_length(std::size_t length, std::optional<std::size_t> rest) {
  length_ = length;
  rest_ = rest;
  seek(0);
}

double Player::within(double place) const {
  return std::clamp(place, 0.0, static_cast<double>(length_));
}

void Player::set_playing(bool playing) {
  if (playing == playing_) return;
  playing_ = playing;
  Q_EMIT playing_changed();
}

void Player::toggle() {
  if (playing_) {
    pause();
    return;
  }
  const auto end = static_cast<double>(length_);
  if (position_ >= end) position_ = 0;
  set_playing(true);
  const bool rests = rest_ && position_ < static_cast<double>(*rest_);
  run_to(rests ? static_cast<double>(*rest_) : end);
}

void Player::pause() {
  set_playing(false);
  goal_ = std::ceil(position_);
  if (still_) seek(static_cast<std::size_t>(goal_));
}

void Player::step(int by) {
  const double from = clock_.isActive() && !playing_ ? goal_ : position_;
  set_playing(false);
  const double goal = within(by > 0 ? std::floor(from) + 1 : std::ceil(from) - 1);
  if (still_) {
    seek(static_cast<std::size_t>(goal));
  } else {
    run_to(goal);
  }
}

void Player::seek(std::size_t place) {
  clock_.stop();
  set_playing(false);
  position_ = goal_ = within(static_cast<double>(place));
  Q_EMIT moved();
}

void Player::run_to(double goal) {
  goal_ = goal;
  if (goal_ == position_) {
    arrive();
    return;
  }
  if (clock_.isActive()) return;
  since_.start();
  clock_.start();
}

void Player::arrive() {
  clock_.stop();
  set_playing(false);
}

void Player::pass(double seconds) {
  const double stride = (playing_ ? speed_ : std::max(kStepSpeed, speed_)) * seconds;
  const double away = goal_ - position_;
  position_ = std::abs(away) <= stride ? goal_ : position_ + std::copysign(stride, away);
  if (position_ == goal_) arrive();
  Q_EMIT moved();
}

}  // namespace quadrille::desktop
