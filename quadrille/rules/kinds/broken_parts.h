// BrokenParts: the cells of one constraint that break it already, as they are found.
//   BrokenParts parts(list, grid, constraint);
//   row_of(constraint.kind).look(parts);
//   use(parts.take());
#pragma once

#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <span>
#include <vector>

#include "quadrille/rules/constraints.h"

namespace quadrille::sudoku::rules {

class BrokenParts {
 public:
  BrokenParts(const ConstraintList& list, const Grid& grid, const Constraint& constraint)
      : list_(list), grid_(grid), it_(constraint) {}

  [[nodiscard]] const Constraint& it() const { return it_; }
  [[nodiscard]] const ConstraintList& list() const { return list_; }
  [[nodiscard]] const Grid& grid() const { return grid_; }
  [[nodiscard]] const Shape& shape() const { return grid_.shape(); }
  // Of the constraint, or the usual one.
  [[nodiscard]] std::int64_t value() const { return value_of(shape(), it_); }
  [[nodiscard]] bool is_filled(Cell cell) const { return grid_.at(cell) != 0; }
  [[nodiscard]] Digit digit_at(Cell cell) const { return grid_.at(cell); }
  [[nodiscard]] std::int64_t value_at(Cell cell) const {
    return std::int64_t{list_.first_value} + grid_.at(cell) - 1;
  }

  [[nodiscard]] bool empty() const { return cells_.empty(); }
  void add(std::span<const Cell> cells) { cells_.insert(cells_.end(), cells.begin(), cells.end()); }
  void add(std::initializer_list<Cell> cells) { cells_.insert(cells_.end(), cells); }
  // Notes cells that are all filled, and break a constraint of this kind that has only these.
  void try_part(std::vector<Cell> cells);
  // The same with any two cells that are at most so far from each other in the list.
  void try_pairs(std::size_t reach);
  // Notes two filled cells that are equal, or not, against what is wanted.
  void try_equal(Cell a, Cell b, bool wanted);

  // Each cell once, in rising order.
  [[nodiscard]] std::vector<Cell> take();

 private:
  const ConstraintList& list_;
  const Grid& grid_;
  const Constraint& it_;
  std::vector<Cell> cells_;
};

}  // namespace quadrille::sudoku::rules
