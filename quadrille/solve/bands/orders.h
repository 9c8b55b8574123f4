// Orders: the ways to fill the rows of a part, if it is settled which digits stand in each column
// of the part: how many there are, one of them at random, and in how many a digit stands in a cell.
//   Orders orders(field, 0);
//   sum += orders.count(columns) * orders.factor();
//   orders.draw(columns, random, cells);
// A digit that has its columns in a box has its place there: that it stands in each box once
// follows from the columns.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "quadrille/base/random.h"
#include "quadrille/base/stop.h"
#include "quadrille/solve/bands/field.h"

namespace quadrille::sudoku::bands {

// The digits of each column of a part.
using ColumnDigits = std::array<Digits, kMostDigits>;

class Orders {
 public:
  // Both outlive it. The stop may be nothing.
  Orders(const Field& field, std::uint32_t part, const Stop* stop = nullptr);

  // Nothing that counts, where the stop is requested meanwhile.
  // requires: as many digits in each column as the part has rows, each digit in as many columns
  std::uint64_t count(const ColumnDigits& columns);
  // Rows that nothing tells apart can change places: each order stands for so many.
  [[nodiscard]] std::uint64_t factor() const { return factor_; }

  // Fills the rows of the part in the cells of the field: in any of all ways, with those rows in
  // any of their places, each equally likely. requires: as count(), which is not 0 and was not
  // stopped; a digit (one bit) for each cell
  void draw(const ColumnDigits& columns, Random& random, std::span<Digits> cells);
  // Adds to the places in how many of those that count() counts a digit stands in a cell. A place
  // is (row of the part * size + column) * size + digit. Of rows that nothing tells apart, only the
  // sum over all of them says something. Returns count().
  std::uint64_t add_places(const ColumnDigits& columns, std::span<std::uint64_t> places);

 private:
  struct Row {
    std::vector<Digits> left;  // of each column
    std::uint32_t number;      // in the part
    std::uint32_t in_field;
    bool first_of_same;  // whether those from here on are the same, and more than two
  };
  // Columns of the last two rows that depend on each other, and the ways to fill them.
  struct Ring {
    Columns columns;
    bool one_way;    // with the digits of upper_ above
    bool other_way;  // with those below

    [[nodiscard]] std::uint64_t ways() const {
      return static_cast<std::uint64_t>(one_way) + static_cast<std::uint64_t>(other_way);
    }
  };

  template <class Use>
  bool fill_all(const ColumnDigits& columns, const Use& use);
  template <class Use>
  bool fill(std::size_t row, Columns empty, Digits unused, const Use& use);
  [[nodiscard]] std::uint64_t fill_last() const;
  template <class Use>
  void each_ring(const Use& use);
  std::uint64_t fill_last_two();
  void list_rings();
  // Adds as many as there are ways to fill the last two rows.
  void add_filled(std::uint64_t ways, std::span<std::uint64_t> places);
  [[nodiscard]] std::size_t place_of(std::size_t row, std::size_t column, Digits digit) const {
    const std::size_t cell = std::size_t{rows_[row].number} * size_ + column;
    return cell * size_ + static_cast<std::size_t>(std::countr_zero(digit));
  }
  void place_drawn(Random& random, std::span<Digits> cells);
  bool stopped();

  std::uint32_t size_;
  const Stop* stop_;
  bool stopped_ = false;
  std::uint32_t polls_ = 0;
  std::uint64_t factor_ = 1;
  std::vector<Row> rows_;
  std::size_t first_of_last_ = 0;     // where the last rows begin that nothing tells apart
  ColumnDigits columns_ = {};         // what is still to be placed
  std::vector<ColumnDigits> filled_;  // the rows, but the last two
  ColumnDigits upper_ = {};           // of the last two the first, one way
  std::vector<Ring> rings_;
};

}  // namespace quadrille::sudoku::bands
