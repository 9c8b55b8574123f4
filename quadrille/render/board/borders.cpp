#include "quadrille/render/board/borders.h"

namespace quadrille::render {
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

}  // namespace quadrille::render
