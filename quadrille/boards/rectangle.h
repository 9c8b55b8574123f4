// Rectangle: a board of any number of rows and columns, with as many digits as cells in the longer
// of them, or more.
//   const BoardSize size{.rows = 6, .columns = 8, .digits = 8};
//   const Result<Shape> shape = Rectangle::boxes(size, 2, 4);
//   assert(shape->describe() == "6x8 with 8 digits and boxes of 2x4");
//   Answer answer = solve(Grid(*shape));
// Rows, columns and regions with a cell for each digit hold every digit, others no digit twice.
#pragma once

#include <cstdint>
#include <vector>

#include "quadrille/base/result.h"
#include "quadrille/boards/mosaic.h"

namespace quadrille::sudoku {

struct BoardSize {
  std::uint32_t rows = 0;
  std::uint32_t columns = 0;
  std::uint32_t digits = 0;

  [[nodiscard]] std::uint32_t cell_count() const { return rows * columns; }
  friend bool operator==(const BoardSize&, const BoardSize&) = default;
};

class Rectangle final : public Mosaic {
 public:
  // Each of them gives a plain board where that says the same.
  // No boxes.
  static Result<Shape> shape(const BoardSize& size);
  // Boxes of so many rows and columns, which divide those of the board.
  static Result<Shape> boxes(const BoardSize& size, std::uint32_t box_rows,
                             std::uint32_t box_columns);
  // Any regions of no more cells than there are digits: the region of each cell, from 0, or
  // kNoRegion.
  static Result<Shape> regions(const BoardSize& size, std::vector<std::uint16_t> region_of);

  // 0 where there are no boxes, or regions.
  [[nodiscard]] std::uint32_t box_rows() const { return box_rows_; }
  [[nodiscard]] std::uint32_t box_columns() const { return box_columns_; }
  [[nodiscard]] Message message(std::uint32_t digits) const;

  friend bool operator==(const Rectangle& a, const Rectangle& b) {
    return a.rows() == b.rows() && a.columns() == b.columns() && a.region_of == b.region_of;
  }

 private:
  Rectangle() = default;
  static Shape make(const BoardSize& size, std::vector<std::uint16_t> region_of,
                    std::uint32_t box_rows, std::uint32_t box_columns);

  std::uint32_t box_rows_ = 0;
  std::uint32_t box_columns_ = 0;
};

// What is wrong with the numbers, if anything is.
Result<void> check_size(const BoardSize& size);

// Nothing for squares and boards that overlap.
inline const Rectangle* rectangle_of(const Shape& shape) {
  const bool is_one = shape.is_mosaic() && shape.parts()->kind == ShapeParts::Kind::rectangle;
  return is_one ? static_cast<const Rectangle*>(shape.parts()) : nullptr;
}

}  // namespace quadrille::sudoku
