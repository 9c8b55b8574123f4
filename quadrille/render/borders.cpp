#include "quadrille/render/borders.h"

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

Line Borders::between(sudoku::Cell a, sudoku::Cell b) const {
  const bool same = !shape_.has_boxes() || shape_.box_of(a) == shape_.box_of(b);
  return same ? between_cells_ : Line::heavy;
}

Line Borders::above(std::uint32_t row, std::uint32_t column) const {
  const std::uint32_t size = shape_.size();
  if (row == 0 || row == size) return Line::heavy;
  return between((row - 1) * size + column, row * size + column);
}

Line Borders::left_of(std::uint32_t row, std::uint32_t column) const {
  const std::uint32_t size = shape_.size();
  if (column == 0 || column == size) return Line::heavy;
  return between(row * size + column - 1, row * size + column);
}

Crossing Borders::crossing(std::uint32_t row, std::uint32_t column) const {
  const std::uint32_t size = shape_.size();
  Crossing result;
  if (row > 0) result.up = left_of(row - 1, column);
  if (row < size) result.down = left_of(row, column);
  if (column > 0) result.left = above(row, column - 1);
  if (column < size) result.right = above(row, column);
  return result;
}

std::vector<BoardLine> lines_of(const Borders& borders, Line weight) {
  std::vector<BoardLine> lines;
  const std::uint32_t size = borders.size();
  for (std::uint32_t line = 0; line <= size; ++line) {
    const double across = line;
    for_each_run(
        size, [&](std::uint32_t at) { return borders.above(line, at) == weight; },
        [&](double start, double length) {
          lines.push_back({{start, across}, {start + length, across}});
        });
    for_each_run(
        size, [&](std::uint32_t at) { return borders.left_of(at, line) == weight; },
        [&](double start, double length) {
          lines.push_back({{across, start}, {across, start + length}});
        });
  }
  return lines;
}

}  // namespace quadrille::render
