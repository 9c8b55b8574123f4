// Typing: a puzzle typed in, figure by figure, goes into one cell after another.
//   play::Typing typing;
//   use(typing.next(5, 0, {.size = 9}, 0)->next);   // 1: the cell that is typed into next
// On larger boards that are shown in numbers, a cell waits for the second figure.
#pragma once

#include <cstdint>
#include <optional>

#include "quadrille/play/board.h"

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
    const std::optional<Waiting> before = waiting_;
    waiting_.reset();
    const Cell after = (cell + 1) % (on.size * on.size);
    if (before && before->cell == cell) {
      const std::uint32_t together = before->number * 10 + figure;
      if (now - before->time <= kQuick && together <= on.size) {
        return put(together, cell, on, now, true);
      }
      // The cell that waited has its digit.
      return next(figure, after, on, now);
    }
    if (figure > on.size) return std::nullopt;
    return put(figure, cell, on, now, false);
  }

  // Something else has happened: no cell waits any more.
  void forget() { waiting_.reset(); }

 private:
  static constexpr std::uint64_t kQuick = 1200;  // milliseconds

  struct Waiting {
    Cell cell;
    std::uint32_t number;
    std::uint64_t time;
  };

  Typed put(std::uint32_t number, Cell cell, const On& on, std::uint64_t now, bool replaces) {
    const bool waits = on.numbers && number > 0 && number * 10 <= on.size;
    if (waits) waiting_ = Waiting{cell, number, now};
    const Cell after = (cell + 1) % (on.size * on.size);
    return {cell, static_cast<Digit>(number), waits ? cell : after, replaces};
  }

  std::optional<Waiting> waiting_;
};

}  // namespace quadrille::play
