// CanonSearch: how a board becomes the first of all that are the same up to symmetry.
//   Symmetry symmetry = CanonSearch<3, 3>(grid).run();
//
// The least board is built row by row, and every way to do so is kept. A state says which rows have
// been written so far and what that settles about columns and digits. Columns without a clue so far
// are still interchangeable within their stack, and so are stacks without a clue; a digit gets its
// name when it is first written. So the next row of a state has one least form, which is found by
// sorting. Of all states, and all rows that may come next, only those with the least form go on;
// where new digits can come in several orders, each makes a state. Full grids have the most orders,
// and a faster search of their own: CanonFullSearch.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <utility>
#include <vector>

#include "quadrille/boards/canon/board.h"
#include "quadrille/boards/grid.h"
#include "quadrille/boards/symmetry.h"

namespace quadrille::sudoku {

// requires: a board with boxes of so many rows and columns, without marks, with no digit twice in
// a unit
template <std::uint8_t kHeight, std::uint8_t kWidth>
class CanonSearch {
 public:
  explicit CanonSearch(const Grid& grid) : board_(grid) {}

  Symmetry run() {
    for (Number view = 0; view < Board::kViews; ++view) states_.push_back(first_state(view));
    for (Number place = 0; place < kSize; ++place) {
      find_steps(place);
      next_.clear();
      for (const Step& step : steps_) take(states_[step.state], step.row, place);
      states_.swap(next_);
    }
    const State& state = states_.front();
    return Board::symmetry(state.view, state.rows, state.columns, state.names);
  }

 private:
  using Board = CanonBoard<kHeight, kWidth>;
  using Number = typename Board::Number;
  using Line = typename Board::Line;
  using Segment = std::array<Number, kWidth>;  // the part of a line that is in one stack

  static constexpr Number kSize = Board::kSize;
  static constexpr Number kStacks = Board::kStacks;
  static constexpr Number kNew = 15;  // a digit without a name: above every name
  static_assert(kStacks <= 3);        // see order_stacks
  static_assert(kSize < kNew);        // a row fits into 64 bits, four for each cell

  struct State {
    Number view = 0;                     // 1: its rows are the columns of the grid
    Line rows{};                         // those written so far
    Line columns{};                      // the column at each place
    std::array<Number, kStacks> open{};  // interchangeable columns at the start of each stack
    Number open_stacks = kStacks;        // interchangeable stacks at the start
    typename Board::Names names{};
    Number named = 0;  // digits that have a name
  };
  struct Step {
    std::uint32_t state;
    Number row;
  };

  static std::size_t place_in(Number stack, Number number) {
    return std::size_t{stack} * kWidth + number;
  }

  // By insertion, since there are three at most. (The whole search is 1.2 times as fast as with
  // std::sort, for which g++ 12 warns, wrongly, of an access outside the array.)
  template <class Iterator, class Less = std::less<>>
  static void sort_few(Iterator begin, Iterator end, Less less = {}) {
    for (Iterator next = begin; next != end; ++next) {
      for (Iterator at = next; at != begin && less(*at, *(at - 1)); --at) {
        std::iter_swap(at, at - 1);
      }
    }
  }

  static State first_state(Number view) {
    State state;
    state.view = view;
    state.open.fill(kWidth);
    for (Number column = 0; column < kSize; ++column) state.columns[column] = column;
    return state;
  }

  // All that lead to the least next row.
  void find_steps(Number place) {
    std::uint64_t least = UINT64_MAX;
    steps_.clear();
    for (std::uint32_t i = 0; i < states_.size(); ++i) {
      const State& state = states_[i];
      each_row(state, place, [&](Number row) {
        const std::uint64_t form = form_of(state, board_.line(state.view, row));
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
      const bool empty_band = !begun && band_is_empty(state.view, band);
      if (empty_band && std::exchange(seen_empty_band, true)) continue;
      bool seen_empty = false;
      for (Number row = band; row < band + kHeight; ++row) {
        if ((used >> row & 1U) != 0) continue;
        if (is_empty(state.view, row) && std::exchange(seen_empty, true)) continue;
        visit(row);
      }
    }
  }
  [[nodiscard]] bool is_empty(Number view, Number row) const {
    return board_.line(view, row) == Line{};
  }
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
    sort_few(symbols.begin(), symbols.begin() + state.open[stack]);
    return symbols;
  }

  // The least form of a line, as a number that sorts like the text. Segments can be compared before
  // new digits have names: up to the first difference both have as many of them.
  static std::uint64_t form_of(const State& state, const Line& line) {
    std::array<Segment, kStacks> segments;
    for (Number stack = 0; stack < kStacks; ++stack) {
      segments[stack] = segment(state, line, stack);
    }
    sort_few(segments.begin(), segments.begin() + state.open_stacks);
    std::uint64_t form = 0;
    Number named = state.named;
    for (const Segment& symbols : segments) {
      for (const Number symbol : symbols) form = form << 4U | (symbol == kNew ? ++named : symbol);
    }
    return form;
  }

  // Adds every state that comes from writing a row in its least form.
  void take(const State& before, Number row, Number place) {
    const Line& line = board_.line(before.view, row);
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
    sort_few(order.begin(), open_end);
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
    sort_few(begin, open_end, [&](Number a, Number b) { return rank(a) < rank(b); });
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

  Board board_;
  std::vector<State> states_;
  std::vector<State> next_;
  std::vector<Step> steps_;
};

}  // namespace quadrille::sudoku
