// NineRest: in how many ways two bands of 9x9 can be filled under (or around) a third one whose
// column splits are settled.
//   NineRest rest(splits, field, head);
//   NineRest::Work work;
//   use(rest.count(columns_of_head, work) * rest.factor());
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "quadrille/base/random.h"
#include "quadrille/base/stop.h"
#include "quadrille/solve/bands/nine.h"
#include "quadrille/solve/bands/orders.h"
#include "quadrille/solve/bands/splits.h"

namespace quadrille::sudoku::bands {

// The column splits that a field lets the digits of a band have, and a table for all of them.
class NineTable {
 public:
  explicit NineTable(const NineBand& band);

  // False: the stop came first. The lists of the first stack are shared out among the threads.
  bool fill(std::uint32_t threads, const Stop* stop);

  // The place of a split among those of its box.
  [[nodiscard]] std::uint16_t place(std::uint32_t box, Split split) const {
    return places_[box][split];
  }
  // Of the splits in these places; nothing where all of that row are 0.
  [[nodiscard]] const Ways* row(std::size_t first, std::size_t second) const {
    if (some_[first * lists_[1].size() + second] == 0) return nullptr;
    return pieces_[first / per_piece_].at(first % per_piece_, second);
  }

 private:
  const NineBand& band_;
  std::array<std::vector<Split>, 3> lists_;
  std::array<std::vector<std::uint16_t>, 3> places_;
  std::size_t per_piece_ = 1;
  std::vector<WaysTable> pieces_;
  std::vector<std::uint8_t> some_;
};

class NineRest {
 public:
  // What count() needs, of each thread.
  struct Work {
    NineBand::Work band;
    std::array<std::vector<Split>, 3> upper, lower;
    std::array<std::vector<std::array<std::uint16_t, 2>>, 3> places;
    std::array<WaysTable, 2> tables;
  };

  // The splits outlive it.
  NineRest(const Splits& splits, const Field& field, std::uint32_t head);
  NineRest(const NineRest&) = delete;
  NineRest& operator=(const NineRest&) = delete;

  // Before count(), where tables are to be used. False: the stop came first.
  bool fill_tables(std::uint32_t threads, const Stop* stop);
  [[nodiscard]] std::uint64_t count(const ColumnDigits& head, Work& work) const;
  // Each of those stands for so many.
  [[nodiscard]] std::uint64_t factor() const { return bands_[0].factor() * bands_[1].factor(); }
  // The columns of both bands, the upper one first, in any of all ways to fill them, each equally
  // likely.
  // requires: there is one
  [[nodiscard]] std::array<ColumnDigits, 2> draw(const ColumnDigits& head, Random& random,
                                                 Work& work) const;

 private:
  [[nodiscard]] std::uint64_t count_by_tables(const ColumnDigits& head, Work& work) const;
  [[nodiscard]] std::uint64_t count_anew(const ColumnDigits& head, Work& work) const;
  // The ways of both bands for all splits under the head; false where there are none.
  bool fill_under(const ColumnDigits& head, Work& work) const;

  NineRest(const Splits& splits, const Field& field, std::array<std::uint32_t, 2> bands,
           const std::vector<NineBand::Order>& orders);

  const Splits& splits_;
  std::array<std::uint32_t, 3> stacks_;  // in the order of both bands
  std::array<NineBand, 2> bands_;
  std::array<NineTable, 2> tables_;
  bool by_tables_ = false;
};

// The column splits of a band in which the digits have these columns, of its stacks in some order.
std::array<Split, 3> splits_of(const Splits& splits, const ColumnDigits& columns,
                               const std::array<std::uint32_t, 3>& stacks);

}  // namespace quadrille::sudoku::bands
