// Turns: two ways to the same answers take turns, where nobody can tell beforehand which of them
// gets there sooner. Each goes on where it was.
//   Turns turns(4096);  // the first one begins, until it has done so much
//   const bool found = turns.play([&](std::uint64_t end) { return walk(end); },
//                                 [&](std::uint64_t end) { return learn(end); },
//                                 [&] { forget_learning(); });
// The end of a turn is counted in the work of the one whose turn it is, so that a run on one thread
// is the same every time. How long turns are is for these two to say, who know what they cost.
//
// The second one may take memory that is not to be had; then the first goes on alone.
#pragma once

#include <cstdint>
#include <new>

#include "quadrille/base/stop.h"

namespace quadrille::cover {

enum class Player : std::uint8_t { first, second };

// What has come of playing up to the end of a turn.
enum class Played : std::uint8_t {
  found,     // an answer; the turn is not over
  on,        // nothing yet: whose turn it is now plays on
  finished,  // nothing is left to be found
  paused,    // a limit or a stop came first
};

class Turns {
 public:
  explicit Turns(std::uint64_t end, Player begins = Player::first) : player_(begins), end_(end) {}

  [[nodiscard]] Player player() const { return player_; }
  // Of those two, who had the latest answer, or was the one to get to the end.
  [[nodiscard]] Player answered() const { return answered_; }
  [[nodiscard]] bool finished() const { return finished_; }
  [[nodiscard]] bool first_is_alone() const { return alone_; }

  // The turn of the same player goes on to another end.
  void go_on(std::uint64_t end) { end_ = alone_ ? UINT64_MAX : end; }
  // It is the turn of the other.
  void pass(std::uint64_t end) {
    player_ = player_ == Player::first && !alone_ ? Player::second : Player::first;
    go_on(end);
  }
  // From now on the first plays alone, and without an end.
  void leave_to_first() {
    player_ = Player::first;
    alone_ = true;
    end_ = UINT64_MAX;
  }
  // There was an answer, or there will be no further ones.
  void answer(Player player, bool finished) {
    answered_ = player;
    finished_ = finished;
  }

  // Goes on until there is an answer; false at the end, and where a limit or a stop came first.
  //   first(end), second(end): play up to that end, and say what has come of it; whoever is at its
  //   end says how the turns go on. give_up(): the second could not have the memory that it needs.
  template <class First, class Second, class GiveUp>
  bool play(const First& first, const Second& second, const GiveUp& give_up);

  // For what the second player is made of, which takes long. `make` is given the stop that it is to
  // heed and says whether it came to its end. Who goes on after a stop may do so in short slices of
  // time, none of which would be enough: then it is made in one piece.
  template <class Make>
  bool make_second(const Stop* stop, const Make& make) {
    if (stop != nullptr && stop->requested()) return false;
    const bool made = make(was_stopped_ ? nullptr : stop);
    was_stopped_ = !made;
    return made;
  }

 private:
  template <class Second, class GiveUp>
  Played play_second(const Second& second, const GiveUp& give_up);

  Player player_;
  Player answered_ = Player::first;
  bool finished_ = false;
  bool alone_ = false;
  bool was_stopped_ = false;  // before the second one was made
  std::uint64_t end_;
};

template <class First, class Second, class GiveUp>
bool Turns::play(const First& first, const Second& second, const GiveUp& give_up) {
  while (!finished_) {
    const Player player = player_;
    const Played played = player == Player::first ? first(end_) : play_second(second, give_up);
    if (played == Played::on) continue;
    if (played == Played::paused) return false;
    answer(player, played == Played::finished);
    return !finished_;
  }
  return false;
}

template <class Second, class GiveUp>
Played Turns::play_second(const Second& second, [[maybe_unused]] const GiveUp& give_up) {
#ifdef __wasi__  // nothing can be thrown there
  return second(end_);
#else
  try {
    return second(end_);
  } catch (const std::bad_alloc&) {
    leave_to_first();
    give_up();
    return Played::on;
  }
#endif
}

// How much work is left to a search that has seen this part of its tree; `unknown` where that is
// nothing.
inline double work_left(std::uint64_t done, double seen, double unknown) {
  return seen > 0 ? static_cast<double>(done) * (1 - seen) / seen : unknown;
}

}  // namespace quadrille::cover
