// Handout: pieces of work that rank 0 gives to the others, and what they make of them.
//   announce("count this");                       // rank 0: all others are to serve
//   Handout handout(*ranks());
//   if (handout.has_room()) handout.give(7, "a piece");
//   if (auto done = handout.take()) use(done->number, done->answer);
//
//   while (auto order = next_order()) serve(4, stop, [](std::string_view piece) { … });   // others
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "apps/cli/ranks/ranks.h"
#include "quadrille/base/stop.h"

namespace quadrille::cli {

// How long to wait before one looks again whether something has come: longer and longer, as
// somebody who waits must not take the time of somebody who works.
class Patience {
 public:
  std::chrono::microseconds next() {
    const auto wait = wait_;
    if (wait_ < kLongest) wait_ *= 2;
    return wait;
  }
  void reset() { wait_ = kShortest; }

 private:
  static constexpr std::chrono::microseconds kShortest{4};
  static constexpr std::chrono::microseconds kLongest{1000};

  std::chrono::microseconds wait_ = kShortest;
};

// On rank 0, for one announced order. The end of its life is that of the order: it waits for all.
class Handout {
 public:
  struct Done {
    std::uint64_t number;  // of the piece
    std::string answer;
  };

  explicit Handout(Ranks& ranks) : ranks_(ranks) {}
  ~Handout();
  Handout(const Handout&) = delete;
  Handout& operator=(const Handout&) = delete;

  // Whether somebody has nothing to do.
  [[nodiscard]] bool has_room() const { return !idle_.empty(); }
  // requires: has_room()
  void give(std::uint64_t number, std::string_view piece);
  // How many are not answered.
  [[nodiscard]] std::uint64_t running() const { return running_; }
  // The next answer; where nothing has come, waits a moment.
  std::optional<Done> take();
  // What is at work is to end soon.
  void stop();

 private:
  std::optional<Done> read(const Letter& letter);

  Ranks& ranks_;
  std::deque<std::size_t> idle_;  // ranks, as often as they want a piece
  std::uint64_t running_ = 0;
  std::size_t gone_ = 0;  // ranks that have ended the order
  bool stopped_ = false;
  Patience patience_;
};

// On rank 0: what all others are to do next; and that there is nothing more to do.
void announce(Ranks& ranks, std::string_view order);
void dismiss(Ranks& ranks);

// On the others: waits for an order; none where they are dismissed.
std::optional<std::string> next_order(Ranks& ranks);
// Answers pieces until the order is at its end. `stop` is requested where rank 0 says so.
void serve(Ranks& ranks, std::size_t threads, Stop& stop,
           const std::function<std::string(std::string_view)>& answer);

}  // namespace quadrille::cli
