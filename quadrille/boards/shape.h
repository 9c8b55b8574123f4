// Shape: how big a board is and how it is divided into boxes.
//   Shape classic = *Shape::boxes(3, 3);      // 9x9
//   Shape latin = *Shape::latin(5);           // 5x5, rows and columns only
//   assert(classic.box_of(40) == 4);          // cells and boxes are numbered from 0, row by row
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "quadrille/base/result.h"

namespace quadrille::sudoku {

using Cell = std::uint32_t;   // row * size + column
using Digit = std::uint16_t;  // 1 to the size of the board; 0 is "empty"

inline constexpr std::uint32_t kMaxSize = 256;
inline constexpr Cell kNoCell = UINT32_MAX;             // where there is none
inline constexpr std::uint16_t kNoRegion = UINT16_MAX;  // of a cell that is in none

// Whether this program has boards with constraints, and mosaics (boards that overlap, and boards
// that are not square), at all. They are constants of the linker's, so that one without them
// (cmake/rules.cmake) has none of what follows from them.
extern const bool kHasConstraints;
extern const bool kHasMosaics;

class Overlap;
class Rectangle;

// What a shape shares with its copies, where boxes do not say it all.
struct ShapeParts {
  enum class Kind : std::uint8_t { regions, overlap, rectangle };

  Kind kind = Kind::regions;
  // Of each cell, on a board with regions; on a mosaic also of boxes, where a cell is in no two.
  std::vector<std::uint16_t> region_of = {};
};

class Shape {
 public:
  // Boxes of `rows` rows and `columns` columns; the board is rows * columns wide.
  static Result<Shape> boxes(std::uint32_t rows, std::uint32_t columns);
  // No boxes.
  static Result<Shape> latin(std::uint32_t size);
  // Any division into `size` regions of `size` cells: the region of each cell, from 0.
  static Result<Shape> regions(std::uint32_t size, std::vector<std::uint16_t> region_of);
  // The usual board of that size: the most nearly square boxes, the flatter side down (6 has
  // boxes of 2x3, 12 of 3x4); a Latin square where only boxes of one row would fit.
  static Result<Shape> of_size(std::uint32_t size);

  [[nodiscard]] std::uint32_t size() const { return size_; }
  [[nodiscard]] std::uint32_t cell_count() const { return cells_; }
  [[nodiscard]] bool has_boxes() const {
    return box_rows_ != 0 || (parts_ != nullptr && !parts_->region_of.empty());
  }
  [[nodiscard]] bool is_irregular() const { return parts_ != nullptr && !is_mosaic(); }
  // No square with as many digits as it is wide: mosaic.h. The size is the number of digits.
  [[nodiscard]] bool is_mosaic() const {
    return kHasMosaics && parts_ != nullptr && parts_->kind != ShapeParts::Kind::regions;
  }
  // Rows and columns of a box; 0 where there are no boxes or they are irregular.
  [[nodiscard]] std::uint32_t box_rows() const { return box_rows_; }
  [[nodiscard]] std::uint32_t box_columns() const { return box_columns_; }
  // On a mosaic kNoRegion where a cell is in none.
  // requires: has_boxes()
  [[nodiscard]] std::uint32_t box_of(Cell cell) const {
    if (parts_ != nullptr) return parts_->region_of[cell];
    return cell / size_ / box_rows_ * box_rows_ + cell % size_ / box_columns_;
  }

  // "9x9 with boxes of 3x3", "5x5 without boxes", "9x9 with regions"; of mosaics, what they are
  [[nodiscard]] std::string describe() const;
  // The same in no language yet.
  [[nodiscard]] Message message() const;

  friend bool operator==(const Shape& a, const Shape& b);

  // Nothing where boxes say it all.
  [[nodiscard]] const ShapeParts* parts() const { return parts_.get(); }

 private:
  friend class Overlap;
  friend class Rectangle;

  Shape(std::uint32_t size, std::uint32_t box_rows, std::uint32_t box_columns)
      : size_(size), box_rows_(box_rows), box_columns_(box_columns), cells_(size * size) {}
  Shape(std::uint32_t size, std::uint32_t cells, std::shared_ptr<const ShapeParts> parts)
      : size_(size), box_rows_(0), box_columns_(0), cells_(cells), parts_(std::move(parts)) {}

  std::uint32_t size_;
  std::uint32_t box_rows_;
  std::uint32_t box_columns_;
  std::uint32_t cells_;
  std::shared_ptr<const ShapeParts> parts_;  // set only for regions and mosaics
};

// "r4c2": how a cell is called everywhere, counted from 1; on a mosaic by its place in the whole
// picture.
std::string cell_name(const Shape& shape, Cell cell);

}  // namespace quadrille::sudoku
