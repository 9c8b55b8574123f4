// Grid: a shape and the digits in its cells; optionally the pencil marks it may be filled by.
//   Grid grid(*Shape::boxes(3, 3));
//   grid.set(0, 5);                     // 5 in r1c1
//   assert(grid.at(0) == 5);
//   assert(grid.at(1) == 0);            // 0 is empty
#pragma once

#include <algorithm>
#include <cassert>
#include <memory>
#include <span>
#include <utility>
#include <vector>

#include "quadrille/boards/shape.h"

namespace quadrille::sudoku {

class Constraints;
bool are_same(const Constraints* a, const Constraints* b);

class Grid {
 public:
  // An empty board.
  explicit Grid(Shape shape) : shape_(std::move(shape)), cells_(shape_.cell_count(), 0) {}
  // requires: one digit from 0 to the size for every cell
  Grid(Shape shape, std::vector<Digit> cells) : shape_(std::move(shape)), cells_(std::move(cells)) {
    assert(cells_.size() == shape_.cell_count());
    assert(std::ranges::all_of(cells_, [this](Digit digit) { return digit <= size(); }));
  }

  [[nodiscard]] const Shape& shape() const { return shape_; }
  [[nodiscard]] std::uint32_t size() const { return shape_.size(); }
  [[nodiscard]] std::span<const Digit> cells() const { return cells_; }
  [[nodiscard]] Digit at(Cell cell) const {
    assert(cell < cells_.size());
    return cells_[cell];
  }
  // requires: digit from 0 to the size
  void set(Cell cell, Digit digit) {
    assert(cell < cells_.size() && digit <= size());
    cells_[cell] = digit;
  }
  [[nodiscard]] std::uint32_t given_count() const {
    return shape_.cell_count() - static_cast<std::uint32_t>(std::ranges::count(cells_, Digit{0}));
  }
  [[nodiscard]] std::uint32_t empty_count() const { return shape_.cell_count() - given_count(); }

  // Pencil marks (Sukaku): where a board has them, an empty cell may only take a marked digit.
  // requires: one mark for every cell and digit, at cell * size + digit - 1
  void set_marks(std::vector<bool> marks) {
    assert(marks.size() == std::size_t{shape_.cell_count()} * size());
    marks_ = std::move(marks);
  }
  [[nodiscard]] bool has_marks() const { return !marks_.empty(); }
  [[nodiscard]] const std::vector<bool>& marks() const { return marks_; }
  // Whether the board itself lets the cell take the digit, leaving the rules aside.
  [[nodiscard]] bool allows(Cell cell, Digit digit) const {
    if (cells_[cell] != 0) return cells_[cell] == digit;
    return marks_.empty() || marks_[std::size_t{cell} * size() + digit - 1];
  }

  // More rules than rows, columns and boxes: constraints.h. Nothing where there are none.
  // requires: constraints of a board of this shape
  void set_constraints(std::shared_ptr<const Constraints> constraints) {
    constraints_ = std::move(constraints);
  }
  [[nodiscard]] const std::shared_ptr<const Constraints>& constraints() const {
    return constraints_;
  }

  friend bool operator==(const Grid& a, const Grid& b) {
    return a.shape_ == b.shape_ && a.cells_ == b.cells_ && a.marks_ == b.marks_ &&
           are_same(a.constraints_.get(), b.constraints_.get());
  }

 private:
  Shape shape_;
  std::vector<Digit> cells_;
  std::vector<bool> marks_;  // empty: every digit is allowed
  std::shared_ptr<const Constraints> constraints_;
};

}  // namespace quadrille::sudoku
