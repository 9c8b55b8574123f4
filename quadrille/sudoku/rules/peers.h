// Peers: which cells of a board may not hold the same digit.
//   Peers peers(shape, groups);
//   if (peers.sees(a, b)) …
#pragma once

#include <span>
#include <vector>

#include "quadrille/sudoku/rules/rule.h"

namespace quadrille::sudoku::rules {

class Peers {
 public:
  // Rows, columns, boxes.
  explicit Peers(const Shape& shape);

  void add_group(std::span<const Cell> cells);

  // Whether two different cells share a group.
  [[nodiscard]] bool sees(Cell a, Cell b) const;
  // Whether one group holds all of these, each a different cell.
  [[nodiscard]] bool share_group(std::span<const Cell> cells) const;
  // Whether all of them see each other.
  [[nodiscard]] bool all_differ(std::span<const Cell> cells) const;
  [[nodiscard]] const std::vector<std::vector<Cell>>& groups() const { return groups_; }

 private:
  std::vector<std::vector<Cell>> groups_;
  std::vector<std::vector<std::uint32_t>> of_cell_;  // the groups of each cell, in rising order
};

}  // namespace quadrille::sudoku::rules
