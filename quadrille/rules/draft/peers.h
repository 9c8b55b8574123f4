// Peers: which cells of a board may not hold the same digit.
//   Peers peers(shape, groups);
//   if (peers.sees(a, b)) …
#pragma once

#include <span>
#include <vector>

#include "quadrille/rules/draft/rule.h"

namespace quadrille::sudoku::rules {

class Peers {
 public:
  // Rows, columns, boxes; of a mosaic all its areas.
  explicit Peers(const Shape& shape);

  void add_group(std::span<const Cell> cells);

  // Whether two different cells share a group.
  [[nodiscard]] bool sees(Cell a, Cell b) const {
    return (seen_[a * words_ + b / 64] >> (b % 64) & 1U) != 0;
  }
  // Whether one group holds all of these, each a different cell.
  [[nodiscard]] bool share_group(std::span<const Cell> cells) const;
  // Whether all of them see each other.
  [[nodiscard]] bool all_differ(std::span<const Cell> cells) const;
  // Parts of these cells in which all see each other, large ones first.
  [[nodiscard]] std::vector<std::vector<Cell>> parts_of(std::vector<Cell> cells) const;
  [[nodiscard]] const std::vector<std::vector<Cell>>& groups() const { return groups_; }
  // The cells that a cell sees, a bit for each.
  [[nodiscard]] std::span<const std::uint64_t> seen_from(Cell cell) const {
    return {seen_.data() + cell * words_, words_};
  }

 private:
  std::vector<std::vector<Cell>> groups_;
  std::size_t words_;                                // in a row of bits, one for each cell
  std::vector<std::uint64_t> seen_;                  // by each cell
  std::vector<std::vector<std::uint32_t>> of_cell_;  // the groups of each cell, in rising order
};

}  // namespace quadrille::sudoku::rules
