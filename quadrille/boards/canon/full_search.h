// CanonFullSearch: how a full grid becomes the first of all that are the same up to symmetry.
//   Symmetry symmetry = CanonFullSearch<3, 3>(grid).run();
//
// The first row of the least board is 1, 2, 3, …, in whatever order the columns stand. So a number
// in the second row is the place of a column: of the one that follows, where the first row has the
// same digit. Which rows come first and the order of the columns in the first stack settle all
// else: the columns of a stack come in the order of those they follow, and the other rows are
// sorted by their first number. So there are 648 boards of 9x9 to compare, and each is given up at
// the first number that is greater than in the least so far. (650 times as fast as CanonSearch.)
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>

#include "quadrille/boards/canon/board.h"
#include "quadrille/boards/grid.h"
#include "quadrille/boards/symmetry.h"

namespace quadrille::sudoku {

// requires: a board with boxes of so many rows and columns, with no cell empty and no digit twice
// in a unit
template <std::uint8_t kHeight, std::uint8_t kWidth>
class CanonFullSearch {
 public:
  explicit CanonFullSearch(const Grid& grid) : board_(grid) {
    for (Line& row : least_.cells) row.fill(kSize + 1);
  }

  Symmetry run() {
    // With a whole pair the second row begins 4, 5, 6, with another 4, 5, 7. (1.4 times as fast.)
    if (!try_pairs(Pair::whole)) try_pairs(Pair::mixed);
    return Board::symmetry(least_.view, least_.rows, least_.columns, least_.names);
  }

 private:
  using Board = CanonBoard<kHeight, kWidth>;
  using Number = typename Board::Number;
  using Line = typename Board::Line;
  using Segment = std::array<Number, kWidth>;

  static constexpr Number kSize = Board::kSize;
  static constexpr Number kStacks = Board::kStacks;
  // So what follows a stack is one other stack; or parts of two, and one of them a single column.
  static_assert(kWidth <= 3 && kStacks <= 3);

  // In a whole pair of rows, the digits of each stack of the second stand together in the first.
  enum class Pair : std::uint8_t { whole, mixed };

  struct Trial {
    Number view = 0;  // 1: its rows are the columns of the grid
    Line rows{};      // the row at each place
    Line columns{};   // the column at each place
    typename Board::Names names{};
    std::array<Line, kSize> cells{};  // from the second row on
  };

  static constexpr auto kOrders = [] {
    std::array<Segment, kWidth == 3 ? 6 : 2> orders{};
    Segment order{};
    for (Number i = 0; i < kWidth; ++i) order[i] = i;
    for (Segment& each : orders) {
      each = order;
      std::ranges::next_permutation(order);
    }
    return orders;
  }();

  // Tells whether there is such a pair.
  bool try_pairs(Pair pair) {
    bool found = false;
    for (Number view = 0; view < Board::kViews; ++view) {
      for (Number first = 0; first < kSize; ++first) {
        const Number band = first / kHeight * kHeight;
        for (Number second = band; second < band + kHeight; ++second) {
          if (second == first || kind(view, first, second) != pair) continue;
          found = true;
          try_pair(pair, view, first, second);
        }
      }
    }
    return found;
  }

  [[nodiscard]] Pair kind(Number view, Number first, Number second) const {
    const std::uint32_t digits = digits_of(board_.line(view, second), 0);
    for (Number stack = kWidth; stack < kSize; stack += kWidth) {
      if (digits_of(board_.line(view, first), stack) == digits) return Pair::whole;
    }
    return Pair::mixed;
  }
  static std::uint32_t digits_of(const Line& line, Number stack) {
    std::uint32_t digits = 0;
    for (Number i = 0; i < kWidth; ++i) digits |= 1U << line[stack + i];
    return digits;
  }

  void try_pair(Pair pair, Number view, Number first, Number second) {
    trial_.view = view;
    trial_.rows[0] = first;
    trial_.rows[1] = second;
    const Line next = followers(board_.line(view, first), board_.line(view, second));
    // The first column is followed by the first of another stack, and so on; after so many steps
    // this is back in the first stack, or in a mixed pair it may be, and then the row is less.
    const Number steps = pair == Pair::whole ? kStacks : 2;
    const Number& last_step = least_.cells[1][kWidth * (steps - 1U)];
    for (Number stack = 0; stack < kSize; stack += kWidth) {
      for (const Segment& order : kOrders) {
        const Number column = stack + order[0];
        // A row that does not begin with 4, 5 is never the least. The others differ only in the
        // last step.
        if (kWidth == 3 && next[column] / kWidth != next[stack + order[1]] / kWidth) continue;
        // If it is 1 in the least row so far, it has to lead to the first column itself here too.
        // (1.5 times as fast.)
        if (last_step == 1 && follow(next, column, steps) != column) continue;
        place_columns(next, stack, order);
        try_columns();
      }
    }
  }

  // For each column, the one that follows it.
  static Line followers(const Line& above, const Line& below) {
    std::array<Number, kSize + 1> column_of{};  // of each digit in the first row
    for (Number column = 0; column < kSize; ++column) column_of[above[column]] = column;
    Line next;
    for (Number column = 0; column < kSize; ++column) next[column] = column_of[below[column]];
    return next;
  }
  static Number follow(const Line& next, Number column, Number steps) {
    for (Number i = 0; i < steps; ++i) column = next[column];
    return column;
  }

  void place_columns(const Line& next, Number stack, const Segment& order) {
    Line& columns = trial_.columns;
    for (Number i = 0; i < kWidth; ++i) columns[i] = stack + order[i];
    Number other = next[columns[0]] / kWidth * kWidth;
    for (Number begin = kWidth; begin < kSize; begin += kWidth) {
      for (Number i = 0; i < kWidth; ++i) columns[begin + i] = other + i;
      other = static_cast<Number>(3 * kWidth - stack - other);  // the third stack
    }
    // Of the second stack, one column at the most follows one of the third, whose order is not
    // known yet; it comes last. No column follows one of its own stack.
    for (Number begin = kWidth; begin < kSize; begin += kWidth) {
      const Number own = columns[begin] / kWidth;
      Number place = begin;
      for (const Number column : columns) {
        if (next[column] / kWidth == own) columns[place++] = next[column];
      }
    }
  }

  void try_columns() {
    const Line& above = board_.line(trial_.view, trial_.rows[0]);
    for (Number place = 0; place < kSize; ++place) {
      trial_.names[above[trial_.columns[place]]] = place + 1;
    }
    bool less = false;
    if (!write_row(1, less)) return;
    std::uint32_t used = 1U << trial_.rows[0] | 1U << trial_.rows[1];
    for (Number place = 2; place < kSize; ++place) {
      trial_.rows[place] = next_row(place, used);
      if (!write_row(place, less)) return;
      used |= 1U << trial_.rows[place];
    }
    if (less) least_ = trial_;
  }

  // Of the band that was begun, or of any other, the row with the least first number.
  [[nodiscard]] Number next_row(Number place, std::uint32_t used) const {
    const bool begun = place % kHeight != 0;
    const auto begin = static_cast<Number>(begun ? trial_.rows[place - 1] / kHeight * kHeight : 0);
    const auto end = static_cast<Number>(begun ? begin + kHeight : kSize);
    Number best = 0;
    Number least = kSize + 1;
    for (Number row = begin; row < end; ++row) {
      const Number number = trial_.names[board_.line(trial_.view, row)[trial_.columns[0]]];
      if ((used >> row & 1U) != 0 || number >= least) continue;
      best = row;
      least = number;
    }
    return best;
  }

  // Gives up, and tells so by false, where the board becomes greater than the least so far.
  bool write_row(Number place, bool& less) {
    const Line& line = board_.line(trial_.view, trial_.rows[place]);
    for (Number i = 0; i < kSize; ++i) {
      const Number number = trial_.names[line[trial_.columns[i]]];
      const Number limit = least_.cells[place][i];
      if (!less && number > limit) return false;
      less = less || number < limit;
      trial_.cells[place][i] = number;
    }
    return true;
  }

  Board board_;
  Trial least_;
  Trial trial_;
};

}  // namespace quadrille::sudoku
