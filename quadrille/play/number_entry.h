// NumberEntry: figures in quick succession make one number of 10 or over.
//   play::NumberEntry entry;
//   use(entry.next(1, {{12}, play::EntryMode::digit}, 16, 0)->digit);     // 1
//   use(entry.next(2, {{12}, play::EntryMode::digit}, 16, 300)->digit);   // 12, in place of the 1
#pragma once

#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "quadrille/play/keys.h"

namespace quadrille::play {

class NumberEntry {
 public:
  // The cells, and what is done to them: only figures for the same target are put together.
  struct Target {
    std::vector<Cell> cells;
    EntryMode mode = EntryMode::digit;

    friend bool operator==(const Target&, const Target&) = default;
  };
  struct Entered {
    Digit digit = 0;  // 0 clears
    // It takes the place of what the figures before it made: Game::take_back() first, if that
    // changed anything.
    bool replaces = false;

    friend bool operator==(const Entered&, const Entered&) = default;
  };

  // Figures are put together that come within so many milliseconds, from one to the next.
  explicit NumberEntry(std::uint64_t quick = 800) : quick_(quick) {}

  // What a figure from 0 to 9 enters; nothing where it means no digit of the board. `now` is a
  // time in milliseconds, from any beginning.
  std::optional<Entered> next(std::uint32_t figure, const Target& target, std::uint32_t size,
                              std::uint64_t now) {
    const std::uint32_t together = number_ * 10 + figure;
    const bool quick = now - time_ <= quick_ && target_ == target;
    const bool replaces = quick && number_ > 0 && together <= size;
    number_ = replaces ? together : figure;
    target_ = target;
    time_ = now;
    if (number_ > size) return std::nullopt;
    return Entered{static_cast<Digit>(number_), replaces};
  }

  // The next figure begins a number.
  void forget() { number_ = 0; }

 private:
  std::uint64_t quick_;
  std::uint32_t number_ = 0;  // entered last; 0 where nothing can follow it
  Target target_;
  std::uint64_t time_ = 0;
};

}  // namespace quadrille::play
