#include "quadrille/render/board/drawing.h"

#include <cassert>

#include <fmt/format.h>

#include "quadrille/sudoku/text/symbols.h"

namespace quadrille::render {

using sudoku::Cell;
using sudoku::Digit;
using sudoku::Grid;

namespace {

// Every combination of weights: up counts 27, right 9, down 3 and left 1, so each line below has
// one pair of up and right. The combination 0 is a blank and not in the table; each other one has
// three bytes.
constexpr std::string_view kStrokes =
    "╴╸╷┐┑╻┒┓"
    "╶─╾┌┬┭┎┰┱"
    "╺╼━┍┮┯┏┲┳"
    "╵┘┙│┤┥╽┧┪"
    "└┴┵├┼┽┟╁╅"
    "┕┶┷┝┾┿┢╆╈"
    "╹┚┛╿┦┩┃┨┫"
    "┖┸┹┞╀╃┠╂╉"
    "┗┺┻┡╄╇┣╊╋";
static_assert(kStrokes.size() == std::size_t{80} * 3);

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

BoardCells::BoardCells(const Grid& puzzle, const Grid* solution, std::span<const Cell> conflicts)
    : puzzle_(puzzle), solution_(solution), in_conflict_(puzzle.shape().cell_count()) {
  assert(solution == nullptr || solution->shape() == puzzle.shape());
  for (const Cell cell : conflicts) {
    assert(cell < in_conflict_.size());
    in_conflict_[cell] = true;
  }
}

CellContent BoardCells::at(Cell cell) const {
  const Digit given = puzzle_.at(cell);
  const Digit digit = given == 0 && solution_ != nullptr ? solution_->at(cell) : given;
  return {digit, given != 0, in_conflict_[cell]};
}

std::string symbol(Digit digit, std::uint32_t board_size) {
  if (digit == 0 || board_size <= sudoku::kMaxSymbol) return {sudoku::symbol_of(digit)};
  return std::to_string(digit);
}

std::uint32_t symbol_width(std::uint32_t board_size) {
  if (board_size <= sudoku::kMaxSymbol) return 1;
  return static_cast<std::uint32_t>(std::to_string(board_size).size());
}

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

std::string_view stroke(const Crossing& crossing) {
  const auto weight = [](Line line) { return static_cast<std::size_t>(line); };
  const std::size_t at = weight(crossing.up) * 27 + weight(crossing.right) * 9 +
                         weight(crossing.down) * 3 + weight(crossing.left);
  return at == 0 ? " " : kStrokes.substr((at - 1) * 3, 3);
}

std::string_view ascii_stroke(const Crossing& crossing) {
  const bool upright = crossing.up == Line::heavy || crossing.down == Line::heavy;
  const bool level = crossing.left == Line::heavy || crossing.right == Line::heavy;
  if (upright && level) return "+";
  return upright ? "|" : level ? "-" : " ";
}

std::string svg_lines(const Borders& borders, std::uint32_t size, Line weight,
                      const SvgPlace& place) {
  std::string strokes;
  for (std::uint32_t line = 0; line <= size; ++line) {
    const std::uint32_t along = line * place.cell;
    for_each_run(
        size, [&](std::uint32_t at) { return borders.above(line, at) == weight; },
        [&](std::uint32_t start, std::uint32_t length) {
          strokes += fmt::format("M{} {}h{}", place.left + start * place.cell, place.top + along,
                                 length * place.cell);
        });
    for_each_run(
        size, [&](std::uint32_t at) { return borders.left_of(at, line) == weight; },
        [&](std::uint32_t start, std::uint32_t length) {
          strokes += fmt::format("M{} {}v{}", place.left + along, place.top + start * place.cell,
                                 length * place.cell);
        });
  }
  return strokes;
}

}  // namespace quadrille::render
