// Mosaic: any cells of a picture of rows and columns, and the areas that they are in: what boards
// that are not square (rectangle.h) and boards that overlap (overlap.h) have in common.
//   const Result<Shape> shape = Rectangle::shape({.rows = 6, .columns = 8, .digits = 8});
//   const Mosaic& mosaic = *mosaic_of(*shape);
//   assert(mosaic.cells(0).size() == 8);   // a row, which holds every digit
//   assert(mosaic.unit_count() == 6);      // columns, with 6 cells for 8 digits, are no units
// The size of such a shape is the number of its digits. An area with a cell for each digit is a
// unit, and holds every digit; one with fewer is a group, and holds no digit twice. Cells are
// numbered row by row through the picture, and called by their place in it. Grids of such a shape
// are read, written, encoded, verified and solved. Code that relies on the rows and columns of a
// square has to refuse them, and reading does so unless they are asked for (ReadOptions).
#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "quadrille/base/result.h"
#include "quadrille/boards/layout.h"
#include "quadrille/boards/shape.h"

namespace quadrille::sudoku {

// A place in a picture, from 0.
struct BoardPlace {
  std::uint32_t row = 0;
  std::uint32_t column = 0;

  friend bool operator==(const BoardPlace&, const BoardPlace&) = default;
};

class Mosaic : public ShapeParts {
 public:
  // Of the picture.
  [[nodiscard]] std::uint32_t rows() const { return rows_; }
  [[nodiscard]] std::uint32_t columns() const { return columns_; }
  // The cell at a place of it; kNoCell where there is none.
  [[nodiscard]] Cell cell_at(std::uint32_t row, std::uint32_t column) const {
    return cell_at_[row * columns_ + column];
  }
  [[nodiscard]] BoardPlace place_of(Cell cell) const { return place_of_[cell]; }
  [[nodiscard]] std::uint32_t cell_count() const {
    return static_cast<std::uint32_t>(place_of_.size());
  }

  // Areas are numbered from 0: first the units, then the groups. No two have the same cells.
  [[nodiscard]] std::uint32_t unit_count() const { return unit_count_; }
  [[nodiscard]] std::uint32_t area_count() const {
    return static_cast<std::uint32_t>(areas_.size());
  }
  [[nodiscard]] std::span<const Cell> cells(Unit area) const { return areas_[area].cells; }
  // In rising order.
  [[nodiscard]] std::span<const Unit> areas_of(Cell cell) const { return areas_of_[cell]; }
  [[nodiscard]] std::span<const Unit> units_of(Cell cell) const {
    const std::span<const Unit> all = areas_of_[cell];
    return all.first(
        static_cast<std::size_t>(std::ranges::lower_bound(all, unit_count_) - all.begin()));
  }
  [[nodiscard]] Family family(Unit area) const { return areas_[area].family; }
  // The board that it is on, from 1, among boards that overlap; 0 where there is only one.
  [[nodiscard]] std::uint32_t board(Unit area) const { return areas_[area].board; }
  // "row 4", "row 4 of board 2"
  [[nodiscard]] Message message_of(Unit area) const;
  [[nodiscard]] bool has_family(Family family) const;

 protected:
  struct MosaicArea {
    Family family = Family::row;
    bool irregular = false;        // a region, no box
    std::uint32_t number = 0;      // in its family, from 1
    std::uint32_t board = 0;       // as board() says
    std::vector<Cell> cells = {};  // in reading order
  };

  // Numbers the cells of a picture, row by row.
  void set_picture(std::uint32_t rows, std::uint32_t columns, const std::vector<bool>& is_cell);
  // Puts units before groups, and leaves out what is told twice or says nothing.
  void set_areas(std::vector<MosaicArea> areas, std::uint32_t digits);

 private:
  std::uint32_t rows_ = 0;
  std::uint32_t columns_ = 0;
  std::uint32_t unit_count_ = 0;
  std::vector<Cell> cell_at_;         // row by row through the picture
  std::vector<BoardPlace> place_of_;  // of each cell
  std::vector<MosaicArea> areas_;
  std::vector<std::vector<Unit>> areas_of_;  // of each cell
};

// Nothing for a square with as many digits as it is wide.
inline const Mosaic* mosaic_of(const Shape& shape) {
  return shape.is_mosaic() ? static_cast<const Mosaic*>(shape.parts()) : nullptr;
}

// ShapeAreas: the areas of any shape, a mosaic or not.
//   const ShapeAreas areas(shape);
//   for (Unit area = 0; area < areas.count(); ++area) use(areas.cells(area));
class ShapeAreas {
 public:
  // requires: a shape that outlives this
  explicit ShapeAreas(const Shape& shape) : mosaic_(mosaic_of(shape)) {
    if (mosaic_ == nullptr) layout_.emplace(shape);
  }

  [[nodiscard]] std::uint32_t count() const {
    return mosaic_ != nullptr ? mosaic_->area_count() : layout_->unit_count();
  }
  // Those that hold every digit, which come first.
  [[nodiscard]] std::uint32_t unit_count() const {
    return mosaic_ != nullptr ? mosaic_->unit_count() : layout_->unit_count();
  }
  [[nodiscard]] std::span<const Cell> cells(Unit area) const {
    return mosaic_ != nullptr ? mosaic_->cells(area) : layout_->cells(area);
  }
  [[nodiscard]] std::span<const Unit> of(Cell cell) const {
    return mosaic_ != nullptr ? mosaic_->areas_of(cell) : layout_->units_of(cell);
  }
  [[nodiscard]] std::span<const Unit> units_of(Cell cell) const {
    return mosaic_ != nullptr ? mosaic_->units_of(cell) : layout_->units_of(cell);
  }
  [[nodiscard]] Family family(Unit area) const {
    return mosaic_ != nullptr ? mosaic_->family(area) : layout_->family(area);
  }
  [[nodiscard]] std::uint32_t board(Unit area) const {
    return mosaic_ != nullptr ? mosaic_->board(area) : 0;
  }

 private:
  const Mosaic* mosaic_;
  std::optional<Layout> layout_;  // of a square
};

// The error of code that takes only squares.
// requires: a mosaic
Error square_wanted(const Shape& shape);

// Where the cells of any shape are.
std::uint32_t rows_of(const Shape& shape);
std::uint32_t columns_of(const Shape& shape);
BoardPlace place_of(const Shape& shape, Cell cell);
// The cell at a place; kNoCell where there is none, and beyond the picture.
Cell cell_at(const Shape& shape, std::int64_t row, std::int64_t column);
// The cell so far down and to the right of another; kNoCell where there is none.
Cell cell_beside(const Shape& shape, Cell cell, std::int64_t down, std::int64_t right);

// How far it is from one cell to another, up, down and sideways.
std::int64_t steps_between(const Shape& shape, Cell a, Cell b);
// The two by two cells of which one is the upper left; nothing where not all of them are there.
std::vector<Cell> block_from(const Shape& shape, Cell cell);

// The cells of the row, column or box that a cell is in, in reading order.
// requires: no boards that overlap, unless it is a box; a cell that is in a box
std::vector<Cell> line_of(const Shape& shape, Cell cell, Family family);

}  // namespace quadrille::sudoku
