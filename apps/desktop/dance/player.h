// Player: the clock of a dance. Its position counts moves; between two whole numbers a move is on
// its way.
//   player.set_length(replay->size(), replay->first_solution());
//   connect(&player, &Player::moved, this, &DanceView::show_moment);
//   player.toggle();
//   player.position();    // 12.4: move 13 is being made
#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>
#include <cstddef>
#include <optional>

namespace quadrille::desktop {

class Player : public QObject {
  Q_OBJECT

 public:
  explicit Player(QObject* parent = nullptr);

  // Of another dance, from its beginning. Who plays comes to rest at `rest` first, and plays on
  // from there when asked again.
  void set_length(std::size_t length, std::optional<std::size_t> rest);

  [[nodiscard]] double position() const { return position_; }
  [[nodiscard]] std::size_t at() const { return static_cast<std::size_t>(position_); }
  [[nodiscard]] bool playing() const { return playing_; }
  [[nodiscard]] std::size_t length() const { return length_; }
  // Moves a second.
  [[nodiscard]] double speed() const { return speed_; }
  void set_speed(double speed) { speed_ = speed; }
  // Single moves are made at once, without being seen on their way.
  void set_still(bool still) { still_ = still; }

  void toggle();
  // A move that is on its way is finished.
  void pause();
  void step(int by);
  void seek(std::size_t place);
  // Time goes on, as the clock has it do while something is on its way.
  void pass(double seconds);

 Q_SIGNALS:
  void moved();
  void playing_changed();

 private:
  void set_playing(bool playing);
  void run_to(double goal);
  void arrive();
  [[nodiscard]] double within(double place) const;

  std::size_t length_ = 0;
  std::optional<std::size_t> rest_;
  double position_ = 0;
  double goal_ = 0;
  double speed_ = 4;
  bool playing_ = false;
  bool still_ = false;
  QTimer clock_;
  QElapsedTimer since_;
};

}  // namespace quadrille::desktop
