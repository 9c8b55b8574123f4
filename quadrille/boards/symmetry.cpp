#include "quadrille/boards/symmetry.h"

#include <algorithm>
#include <cassert>
#include <numeric>
#include <utility>

namespace quadrille::sudoku {
namespace {

using LineOrder = std::vector<std::uint32_t>;  // the new place of each row, or of each column

LineOrder in_order(std::uint32_t count) {
  LineOrder lines(count);
  std::iota(lines.begin(), lines.end(), 0U);
  return lines;
}

// Rows are permuted within their bands, and bands of `height` rows with one another.
LineOrder random_lines(std::uint32_t size, std::uint32_t height, Random& random) {
  LineOrder bands = in_order(size / height);
  random.shuffle(bands);
  LineOrder lines;
  for (const std::uint32_t band : bands) {
    LineOrder inner = in_order(height);
    random.shuffle(inner);
    for (const std::uint32_t line : inner) lines.push_back(band * height + line);
  }
  return lines;
}

bool is_permutation_of_size(const LineOrder& lines, std::uint32_t size) {
  return std::ranges::is_permutation(lines, in_order(size));
}

bool keeps_bands(const LineOrder& lines, std::uint32_t height) {
  for (std::uint32_t line = 0; line < lines.size(); ++line) {
    if (lines[line] / height != lines[line - line % height] / height) return false;
  }
  return true;
}

// Rows in a band, and columns in a stack; a Latin square is one of each.
std::uint32_t band_height(const Shape& shape) {
  return shape.has_boxes() ? shape.box_rows() : shape.size();
}
std::uint32_t stack_width(const Shape& shape) {
  return shape.has_boxes() ? shape.box_columns() : shape.size();
}

bool may_be_transposed(const Shape& shape) {
  const std::uint32_t height = band_height(shape);
  const std::uint32_t width = stack_width(shape);
  // Boxes that are rows or columns say nothing new: that is a Latin square.
  return height == width || height == 1 || width == 1;
}

template <class T>
std::vector<T> inverse_of(const std::vector<T>& permutation, T first) {
  std::vector<T> result(permutation.size());
  for (std::size_t i = 0; i < permutation.size(); ++i) {
    result[static_cast<std::size_t>(permutation[i] - first)] = static_cast<T>(i + first);
  }
  return result;
}

}  // namespace

bool is_symmetry(const Symmetry& symmetry, const Shape& shape) {
  const std::uint32_t size = shape.size();
  LineOrder digits;
  for (const Digit digit : symmetry.digits) digits.push_back(digit - 1U);
  if (!is_permutation_of_size(digits, size) || !is_permutation_of_size(symmetry.rows, size) ||
      !is_permutation_of_size(symmetry.columns, size)) {
    return false;
  }
  if (shape.is_irregular()) {
    return std::ranges::is_sorted(symmetry.rows) && std::ranges::is_sorted(symmetry.columns) &&
           !symmetry.transposed;
  }
  return keeps_bands(symmetry.rows, band_height(shape)) &&
         keeps_bands(symmetry.columns, stack_width(shape)) &&
         (!symmetry.transposed || may_be_transposed(shape));
}

Symmetry random_symmetry(const Shape& shape, Random& random) {
  Symmetry symmetry;
  symmetry.digits.resize(shape.size());
  std::iota(symmetry.digits.begin(), symmetry.digits.end(), Digit{1});
  random.shuffle(symmetry.digits);
  if (shape.is_irregular()) {
    symmetry.rows = in_order(shape.size());
    symmetry.columns = in_order(shape.size());
    return symmetry;
  }
  symmetry.rows = random_lines(shape.size(), band_height(shape), random);
  symmetry.columns = random_lines(shape.size(), stack_width(shape), random);
  symmetry.transposed = may_be_transposed(shape) && random.below(2) == 1;
  return symmetry;
}

Grid transformed(const Grid& grid, const Symmetry& symmetry) {
  assert(is_symmetry(symmetry, grid.shape()));
  const std::uint32_t size = grid.size();
  std::vector<Digit> cells(grid.shape().cell_count());
  std::vector<bool> marks(grid.marks().size());
  for (Cell cell = 0; cell < cells.size(); ++cell) {
    const std::uint32_t row = symmetry.rows[cell / size];
    const std::uint32_t column = symmetry.columns[cell % size];
    const Cell place = symmetry.transposed ? column * size + row : row * size + column;
    if (grid.at(cell) != 0) cells[place] = symmetry.digits[grid.at(cell) - 1U];
    if (!grid.has_marks()) continue;
    for (std::uint32_t digit = 0; digit < size; ++digit) {
      marks[std::size_t{place} * size + symmetry.digits[digit] - 1] =
          grid.marks()[std::size_t{cell} * size + digit];
    }
  }
  Grid result(grid.shape(), std::move(cells));
  if (grid.has_marks()) result.set_marks(std::move(marks));
  return result;
}

Symmetry inverse(const Symmetry& symmetry) {
  Symmetry result{.digits = inverse_of(symmetry.digits, Digit{1}),
                  .rows = inverse_of(symmetry.rows, 0U),
                  .columns = inverse_of(symmetry.columns, 0U),
                  .transposed = symmetry.transposed};
  // What were rows are columns by now.
  if (symmetry.transposed) std::swap(result.rows, result.columns);
  return result;
}

}  // namespace quadrille::sudoku
