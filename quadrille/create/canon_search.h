// CanonSearch: how a board becomes the first of all that are the same up to symmetry.
//   sudoku::Symmetry symmetry = CanonSearch<3, 3>(grid).run();
//
// The least board is built row by row, and every way to do so is kept. A state says which rows have
// been written so far and what that settles about columns and digits. Columns without a clue so far
// are still interchangeable within their stack, and so are stacks without a clue; a digit gets its
// name when it is first written. So the next row of a state has one least form, which is found by
// sorting. Of all states, and all rows that may come next, only those with the least form go on;
// where new digits can come in several orders, each makes a state.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "quadrille/sudoku/grid.h"
#include "quadrille/sudoku/symmetry.h"

namespace quadrille::create {

// requires: a board with boxes of so many rows and columns, without marks, with no digit twice in
// a unit
template <std::uint8_t kHeight, std::uint8_t kWidth>
class CanonSearch {
 public:
  explicit CanonSearch(const sudoku::Grid& grid) {
    for (sudoku::Cell cell = 0; cell < kSize * kSize; ++cell) {
      const auto digit = static_cast<Number>(grid.at(cell));
      lines_[0][cell / kSize][cell % kSize] = digit;
      lines_[1][cell % kSize][cell / kSize] = digit;
    }
  }

  sudoku::Symmetry run() {
    Number place = 0;
    if (is_solved()) {
      write_two_rows();
      place = 2;
    } else {
      states_.push_back(first_state(0));
      if (kViews == 2) states_.push_back(first_state(1));
    }
    for (; place < kSize; ++place) {
      find_steps(place);
      next_.clear();
      for (const Step& step : steps_) take(states_[step.state], step.row, place);
      states_.swap(next_);
    }
    return symmetry_of(states_.front());
  }

 private:
  using Number = std::uint8_t;

  static constexpr Number kSize = kHeight * kWidth;
  static constexpr Number kStacks = kHeight;
  static constexpr Number kViews = kHeight == kWidth ? 2 : 1;  // as it is, and turned
  static constexpr Number kNew = 15;  // a digit without a name: above every name
  static_assert(kStacks <= 3);        // see order_stacks
  static_assert(kSize < kNew);        // a row fits into 64 bits, four for each cell

  using Line = std::array<Number, kSize>;
  using Segment = std::array<Number, kWidth>;  // the part of a line that is in one stack

  struct State {
    Number view = 0;                        // 1: its rows are the columns of the grid
    Line rows{};                            // those written so far
    Line columns{};                         // the column at each place
    std::array<Number, kStacks> open{};     // interchangeable columns at the start of each stack
    Number open_stacks = kStacks;           // interchangeable stacks at the start
    std::array<Number, kSize + 1> names{};  // of the digits; 0: none so far
    Number named = 0;                       // digits that have a name
  };
  struct Step {
    std::uint32_t state;
    Number row;
  };

  static std::size_t place_in(Number stack, Number number) {
    return std::size_t{stack} * kWidth + number;
  }

  static State first_state(Number view) {
    State state;
    state.view = view;
    state.open.fill(kWidth);
    for (Number column = 0; column < kSize; ++column) state.columns[column] = column;
    return state;
  }

  [[nodiscard]] bool is_solved() const {
    return std::ranges::all_of(lines_[0],
                               [](const Line& line) { return std::ranges::count(line, 0) == 0; });
  }

  // The beginning for a full grid, where the first row is 1, 2, 3, … in each of 1296 orders of the
  // columns (9x9): they are not tried one by one, but settled by the second row. Its digit at a
  // place has the number of the column where the first row holds it. So from left to right, each
  // column of the first stack takes the next place free in some other stack for the column with
  // its digit. (75 times as fast.)
  void write_two_rows() {
    std::uint64_t least = UINT64_MAX;
    for (Number view = 0; view < kViews; ++view) {
      for (Number first = 0; first < kSize; ++first) {
        const Number band = first / kHeight * kHeight;
        for (Number second = band; second < band + kHeight; ++second) {
          if (second != first) write_two_rows(view, first, second, least);
        }
      }
    }
  }

  void write_two_rows(Number view, Number first, Number second, std::uint64_t& least) {
    const Line& above = lines_[view][first];
    const Line& below = lines_[view][second];
    std::array<Number, kSize + 1> column_of{};  // of each digit in the first row
    for (Number column = 0; column < kSize; ++column) column_of[above[column]] = column;
    State state = first_state(view);
    state.rows[0] = first;
    state.rows[1] = second;
    state.open.fill(0);
    state.open_stacks = 0;
    state.named = kSize;
    for (Number stack = 0; stack < kStacks; ++stack) {
      Segment left;
      for (Number i = 0; i < kWidth; ++i) left[i] = static_cast<Number>(stack * kWidth + i);
      do {
        Line order = {};  // of the columns: those of this stack, then those with its digits
        auto end = std::ranges::copy(left, order.begin()).out;
        for (const Number column : left) *end++ = column_of[below[column]];
        settle(state, order, above, below, least);
      } while (std::ranges::next_permutation(left).found);
    }
  }

  // Puts the columns into their places, given those of the first stack and then, in the order in
  // which they take their places, as many of the others; the rest comes in every order.
  void settle(State& state, const Line& order, const Line& above, const Line& below,
              std::uint64_t& least) {
    std::array<Number, kStacks> stacks{};  // in their order
    std::array<Number, kStacks> settled{};
    Number found = 0;
    const auto place_of = [&](Number column) {
      const auto at = std::find(stacks.begin(), stacks.begin() + found, column / kWidth);
      const auto stack = static_cast<Number>(at - stacks.begin());
      if (stack == found) stacks[found++] = column / kWidth;
      return static_cast<Number>(stack * kWidth + settled[stack]++);
    };
    std::uint32_t seen = 0;
    std::uint64_t begin = 0;  // of the second row, that is the names of its first digits
    for (Number i = 0; i < 2 * kWidth; ++i) {
      const Number place = place_of(order[i]);
      state.columns[place] = order[i];
      seen |= 1U << order[i];
      if (i >= kWidth) begin = begin << 4U | (place + 1U);
    }
    if (begin > least >> (4U * (kSize - kWidth))) return;
    const std::array<Number, kStacks> fixed = settled;
    for (Number column = 0; column < kSize; ++column) {
      if ((seen >> column & 1U) == 0) state.columns[place_of(column)] = column;
    }
    keep_least(state, fixed, 1, above, below, least);
  }

  // Goes through the orders of the columns that are not fixed, from a stack on.
  void keep_least(State& state, const std::array<Number, kStacks>& fixed, Number stack,
                  const Line& above, const Line& below, std::uint64_t& least) {
    if (stack < kStacks) {
      const auto begin = state.columns.begin() + stack * kWidth;
      do {
        keep_least(state, fixed, stack + 1, above, below, least);
      } while (std::next_permutation(begin + fixed[stack], begin + kWidth));
      return;
    }
    for (Number place = 0; place < kSize; ++place) {
      state.names[above[state.columns[place]]] = place + 1;
    }
    const std::uint64_t form = form_of(state, below);
    if (form > least) return;
    if (form < least) states_.clear();
    least = form;
    states_.push_back(state);
  }

  // All that lead to the least next row.
  void find_steps(Number place) {
    std::uint64_t least = UINT64_MAX;
    steps_.clear();
    for (std::uint32_t i = 0; i < states_.size(); ++i) {
      const State& state = states_[i];
      each_row(state, place, [&](Number row) {
        const std::uint64_t form = form_of(state, lines_[state.view][row]);
        if (form > least) return;
        if (form < least) steps_.clear();
        least = form;
        steps_.push_back({i, row});
      });
    }
  }

  // The rows that may come next: of the band that was begun, or of any other. Of rows without a
  // clue in one band one is enough, and so of bands.
  template <class Visit>
  void each_row(const State& state, Number place, Visit visit) const {
    std::uint32_t used = 0;
    for (Number i = 0; i < place; ++i) used |= 1U << state.rows[i];
    const bool begun = place % kHeight != 0;
    bool seen_empty_band = false;
    for (Number band = 0; band < kSize; band += kHeight) {
      if (begun && state.rows[place - 1] / kHeight * kHeight != band) continue;
      if (!begun && (used >> band & 1U) != 0) continue;
      bool seen_empty = false;
      for (Number row = band; row < band + kHeight; ++row) {
        if ((used >> row & 1U) != 0) continue;
        if (is_empty(state.view, row)) {
          if (std::exchange(seen_empty, true)) continue;
          const bool whole = !begun && band_is_empty(state.view, band);
          if (whole && std::exchange(seen_empty_band, true)) continue;
        }
        visit(row);
      }
    }
  }
  [[nodiscard]] bool is_empty(Number view, Number row) const { return lines_[view][row] == Line{}; }
  [[nodiscard]] bool band_is_empty(Number view, Number band) const {
    for (Number row = band; row < band + kHeight; ++row) {
      if (!is_empty(view, row)) return false;
    }
    return true;
  }

  // 0 for an empty cell, the name of a digit, or kNew.
  static Number symbol(const State& state, const Line& line, Number column) {
    const Number digit = line[column];
    if (digit == 0) return 0;
    return state.names[digit] == 0 ? kNew : state.names[digit];
  }

  // The least order of the symbols in a stack.
  static Segment segment(const State& state, const Line& line, Number stack) {
    Segment symbols;
    for (Number i = 0; i < kWidth; ++i) {
      symbols[i] = symbol(state, line, state.columns[place_in(stack, i)]);
    }
    std::sort(symbols.begin(), symbols.begin() + state.open[stack]);
    return symbols;
  }

  // The least form of a line, as a number that sorts like the text. Segments can be compared before
  // new digits have names: up to the first difference both have as many of them.
  static std::uint64_t form_of(const State& state, const Line& line) {
    std::array<Segment, kStacks> segments;
    for (Number stack = 0; stack < kStacks; ++stack) {
      segments[stack] = segment(state, line, stack);
    }
    std::sort(segments.begin(), segments.begin() + state.open_stacks);
    std::uint64_t form = 0;
    Number named = state.named;
    for (const Segment& symbols : segments) {
      for (const Number symbol : symbols) form = form << 4U | (symbol == kNew ? ++named : symbol);
    }
    return form;
  }

  // Adds every state that comes from writing a row in its least form.
  void take(const State& before, Number row, Number place) {
    const Line& line = lines_[before.view][row];
    State state = before;
    state.rows[place] = row;
    order_stacks(state, line);
  }

  void order_stacks(State& state, const Line& line) {
    using Order = std::pair<Segment, Number>;
    std::array<Order, kStacks> order;
    for (Number stack = 0; stack < kStacks; ++stack) {
      order[stack] = {segment(state, line, stack), stack};
    }
    const auto open_end = order.begin() + state.open_stacks;
    std::sort(order.begin(), open_end);
    const auto first_clue = std::find_if(
        order.begin(), open_end, [](const Order& stack) { return stack.first != Segment{}; });
    const State before = state;
    state.open_stacks = static_cast<Number>(first_clue - order.begin());
    // Stacks that look the same can stand in each order. With three stacks, all that are the same
    // stand together, and there is one such group at the most.
    auto begin = std::adjacent_find(
        first_clue, open_end, [](const Order& a, const Order& b) { return a.first == b.first; });
    auto end = begin;
    while (end != open_end && end->first == begin->first) ++end;
    do {
      for (Number stack = 0; stack < kStacks; ++stack) {
        const Number source = order[stack].second;
        std::copy_n(before.columns.begin() + source * kWidth, kWidth,
                    state.columns.begin() + stack * kWidth);
        state.open[stack] = before.open[source];
      }
      order_columns(state, line, 0);
    } while (std::next_permutation(begin, end));
  }

  // Does the same for the columns of a stack and those after it.
  void order_columns(const State& before, const Line& line, Number stack) {
    if (stack == kStacks) {
      next_.push_back(before);
      return;
    }
    State state = before;
    const auto begin = state.columns.begin() + stack * kWidth;
    const auto open_end = begin + state.open[stack];
    const auto rank = [&](Number column) {
      return std::pair(symbol(before, line, column), column);
    };
    std::sort(begin, open_end, [&](Number a, Number b) { return rank(a) < rank(b); });
    const auto first_clue =
        std::find_if(begin, open_end, [&](Number column) { return line[column] != 0; });
    const auto first_new = std::find_if(
        first_clue, open_end, [&](Number column) { return symbol(before, line, column) == kNew; });
    state.open[stack] = static_cast<Number>(first_clue - begin);
    do {
      State named = state;
      for (Number i = 0; i < kWidth; ++i) {
        const Number column = state.columns[place_in(stack, i)];
        if (symbol(named, line, column) == kNew) named.names[line[column]] = ++named.named;
      }
      order_columns(named, line, stack + 1);
    } while (std::next_permutation(first_new, open_end));
  }

  [[nodiscard]] sudoku::Symmetry symmetry_of(const State& state) const {
    sudoku::Symmetry symmetry;
    symmetry.transposed = state.view == 1;
    symmetry.rows.resize(kSize);
    symmetry.columns.resize(kSize);
    auto& rows = symmetry.transposed ? symmetry.columns : symmetry.rows;
    auto& columns = symmetry.transposed ? symmetry.rows : symmetry.columns;
    for (Number place = 0; place < kSize; ++place) {
      rows[state.rows[place]] = place;
      columns[state.columns[place]] = place;
    }
    // Digits that stand nowhere take the names that are left.
    Number named = state.named;
    for (Number digit = 1; digit <= kSize; ++digit) {
      symmetry.digits.push_back(state.names[digit] != 0 ? state.names[digit] : ++named);
    }
    return symmetry;
  }

  std::array<std::array<Line, kSize>, 2> lines_{};  // of the grid, and of the grid turned
  std::vector<State> states_;
  std::vector<State> next_;
  std::vector<Step> steps_;
};

}  // namespace quadrille::create
