#include "quadrille/render/board/borders.h"

#include <algorithm>

#include "quadrille/boards/mosaic.h"

namespace quadrille::render {
namespace {

// Calls use(start, length), in cells, for every run of cells that is on.
template <class IsOn, class Use>
void for_each_run(std::uint32_t size, IsOn is_on, Use use) {
  std::uint32_t run = 0;
  for (std::uint32_t at = 0; at <= size; ++at) {
    if (at < size && is_on(at)) {
      ++run;
    } else if (run > 0) {
      use(at - run, run);
      run = 0;
    }
  }
}

}  // namespace

std::uint32_t Borders::rows() const { return sudoku::rows_of(shape_); }

std::uint32_t Borders::columns() const { return sudoku::columns_of(shape_); }

sudoku::Cell Borders::cell_at(std::uint32_t row, std::uint32_t column) const {
  return sudoku::cell_at(shape_, row, column);
}

// A line runs round every board and round each of its boxes.
Line Borders::between(const sudoku::Mosaic& mosaic, sudoku::Cell a, sudoku::Cell b) const {
  if (a == sudoku::kNoCell && b == sudoku::kNoCell) return Line::none;
  if (a == sudoku::kNoCell || b == sudoku::kNoCell) return Line::heavy;
  if (shape_.has_boxes()) return between(a, b);
  const auto boxes = [&](sudoku::Cell cell) {
    std::vector<sudoku::Unit> areas;
    for (const sudoku::Unit area : mosaic.areas_of(cell)) {
      if (mosaic.family(area) == sudoku::Family::box) areas.push_back(area);
    }
    return areas;
  };
  return boxes(a) == boxes(b) ? between_cells_ : Line::heavy;
}

Line Borders::between(sudoku::Cell a, sudoku::Cell b) const {
  const bool same = !shape_.has_boxes() || shape_.box_of(a) == shape_.box_of(b);
  return same ? between_cells_ : Line::heavy;
}

Line Borders::above(std::uint32_t row, std::uint32_t column) const {
  if (const sudoku::Mosaic* mosaic = sudoku::mosaic_of(shape_)) {
    return between(*mosaic, cell_at(row - 1, column), cell_at(row, column));
  }
  const std::uint32_t size = shape_.size();
  if (row == 0 || row == size) return Line::heavy;
  return between((row - 1) * size + column, row * size + column);
}

Line Borders::left_of(std::uint32_t row, std::uint32_t column) const {
  if (const sudoku::Mosaic* mosaic = sudoku::mosaic_of(shape_)) {
    return between(*mosaic, cell_at(row, column - 1), cell_at(row, column));
  }
  const std::uint32_t size = shape_.size();
  if (column == 0 || column == size) return Line::heavy;
  return between(row * size + column - 1, row * size + column);
}

Crossing Borders::crossing(std::uint32_t row, std::uint32_t column) const {
  Crossing result;
  if (row > 0) result.up = left_of(row - 1, column);
  if (row < rows()) result.down = left_of(row, column);
  if (column > 0) result.left = above(row, column - 1);
  if (column < columns()) result.right = above(row, column);
  return result;
}

std::vector<BoardLine> lines_of(const Borders& borders, Line weight) {
  std::vector<BoardLine> lines;
  const std::uint32_t rows = borders.rows();
  const std::uint32_t columns = borders.columns();
  for (std::uint32_t line = 0; line <= std::max(rows, columns); ++line) {
    const double across = line;
    for_each_run(
        line <= rows ? columns : 0,
        [&](std::uint32_t at) { return borders.above(line, at) == weight; },
        [&](double start, double length) {
          lines.push_back({{start, across}, {start + length, across}});
        });
    for_each_run(
        line <= columns ? rows : 0,
        [&](std::uint32_t at) { return borders.left_of(at, line) == weight; },
        [&](double start, double length) {
          lines.push_back({{across, start}, {across, start + length}});
        });
  }
  return lines;
}

}  // namespace quadrille::render
