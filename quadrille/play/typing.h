// Typing: a puzzle typed in, figure by figure, goes into one cell after another.
//   play::Typing typing;
//   use(typing.next(5, 0, {.size = 9}, 0)->next);   // 1: the cell that is typed into next
// On larger boards that are shown in numbers, a cell waits for the second figure.
#pragma once

#include <cstdint>
#include <optional>

#include "quadrille/play/number_entry.h"

namespace quadrille::play {

class Typing {
 public:
  struct On {
    std::uint32_t size = 9;
    bool numbers = false;  // a digit of 10 or over is typed as several figures
  };
  struct Typed {
    Cell cell = 0;
    Digit digit = 0;        // 0 empties the cell
    Cell next = 0;          // the cell that is typed into from now on
    bool replaces = false;  // it takes the place of what the figures before it made

    friend bool operator==(const Typed&, const Typed&) = default;
  };

  // What a figure from 0 to 9 puts where; nothing where it means no digit of the board. `now` is a
  // time in milliseconds, from any beginning.
  std::optional<Typed> next(std::uint32_t figure, Cell cell, const On& on, std::uint64_t now) {
    const bool waited = waiting_ == cell;
    if (!waited) forget();
    const auto entered = numbers_.next(figure, {{cell}, EntryMode::digit}, on.size, now);
    const Cell after = (cell + 1) % (on.size * on.size);
    if (waited && !(entered && entered->replaces)) {
      // The cell that waited has its digit.
      forget();
      return next(figure, after, on, now);
    }
    const bool waits =
        on.numbers && entered && entered->digit > 0 && entered->digit * 10U <= on.size;
    if (waits) {
      waiting_ = cell;
    } else {
      forget();
    }
    if (!entered) return std::nullopt;
    return Typed{cell, entered->digit, waits ? cell : after, entered->replaces};
  }

  // Something else has happened: no cell waits any more.
  void forget() {
    numbers_.forget();
    waiting_.reset();
  }

 private:
  static constexpr std::uint64_t kQuick = 1200;  // milliseconds: one looks from paper to screen

  NumberEntry numbers_{kQuick};
  std::optional<Cell> waiting_;  // for another figure
};

}  // namespace quadrille::play
