// NineBand: in how many ways the rows of a band of 9x9 can be filled, for all column splits of its
// boxes that are asked for at once.
//   const NineBand band(splits, field, 1);
//   band.count({first, second, third}, work, table);
//   use(table.at(i, j)[k]);     // of first[i], second[j] and third[k]
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "quadrille/base/stop.h"
#include "quadrille/solve/bands/field.h"
#include "quadrille/solve/bands/splits.h"

namespace quadrille::sudoku::bands {

// At most 12 * 12 * 12 = 1728, where three digits have the same columns in all boxes.
using Ways = std::int16_t;

// Column splits of the three boxes of a band.
using SplitLists = std::array<std::span<const Split>, 3>;

class WaysTable {
 public:
  // All 0.
  void reset(std::size_t first, std::size_t second, std::size_t third);
  // The rows of a table stand at a distance of so many.
  static std::size_t stride(std::size_t third) { return (third + 7) / 8 * 8; }
  [[nodiscard]] const Ways* at(std::size_t first, std::size_t second) const {
    return ways_.data() + (first * second_ + second) * stride_;
  }
  [[nodiscard]] Ways* at(std::size_t first, std::size_t second) {
    return ways_.data() + (first * second_ + second) * stride_;
  }
  [[nodiscard]] std::span<const Ways> all() const { return ways_; }

 private:
  std::size_t second_ = 0;
  std::size_t stride_ = 0;
  std::vector<Ways> ways_;
};

class NineBand {
 public:
  // What counting needs beside the table, and keeps for the next time.
  struct Work {
    std::vector<std::uint32_t> first_starts, first, second_starts, second;
    std::vector<Ways> third, block;
    std::vector<std::uint8_t> has_third, touched;
  };

  // The stacks in the order in which the lists have them, and the place in it of the one that
  // leads: 0 or 1. It costs least if the cells of that one may take the fewest digits.
  struct Order {
    std::array<std::uint32_t, 3> stacks;
    std::uint32_t lead;
  };

  // The splits outlive it.
  NineBand(const Splits& splits, const Field& field, std::uint32_t band, const Order& order);

  // Rows that nothing tells apart are counted in one order.
  // Where a stop is requested meanwhile, what it leaves counts for nothing.
  void count(const SplitLists& lists, Work& work, WaysTable& table,
             const Stop* stop = nullptr) const;
  // Each order stands for so many.
  [[nodiscard]] std::uint64_t factor() const { return factor_; }
  // Whether the digits of a column split may stand so in a box, one of the order.
  [[nodiscard]] bool allows(std::uint32_t box, Split columns) const {
    return boxes_[box].columns[columns] != 0;
  }

 private:
  struct Box {
    std::vector<std::uint8_t> columns;  // of each split, whether it is possible
    std::vector<std::uint8_t> rows;
    // Of each column split the row splits that go with it, where that is not simply what crosses.
    bool is_open = false;
    std::vector<std::uint32_t> starts;
    std::vector<Split> crossing;
  };
  struct Rows {
    Split first;
    std::uint32_t begin;  // of its pairs
    std::uint32_t end;
  };

  void read_box(const Field& field, std::uint32_t number);
  void list_rows(const Field& field);
  [[nodiscard]] std::span<const Split> crossing(std::uint32_t number, Split columns) const;
  void list_by_rows(std::uint32_t box, std::span<const Split> list,
                    std::vector<std::uint32_t>& starts, std::vector<std::uint32_t>& by_rows) const;
  void mark_third(std::span<const Split> list, std::size_t stride, Work& work) const;
  void add_pairs(const Rows& rows, std::size_t stride, Work& work) const;

  const Splits& splits_;
  std::uint32_t band_;
  Order order_;
  std::uint64_t factor_ = 1;
  std::array<Box, 3> boxes_;
  std::vector<Rows> rows_;
  std::vector<Splits::Pair> pairs_;
};

// The orders of some bands in which each has the stack lead that suits it best.
//   requires: one band or two
std::vector<NineBand::Order> best_orders(const Field& field, std::span<const std::uint32_t> bands);

}  // namespace quadrille::sudoku::bands
