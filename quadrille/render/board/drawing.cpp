#include "quadrille/render/board/drawing.h"

#include <cassert>

#include <fmt/format.h>

#include "quadrille/formats/text/symbols.h"
#include "quadrille/render/terminal.h"

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

std::string_view cell_ink(const CellContent& content) {
  if (content.is_in_conflict) return content.is_given ? ansi::kBoldRed : ansi::kRed;
  if (content.is_given) return ansi::kBold;
  return content.digit != 0 ? ansi::kCyan : ansi::kDim;
}

std::string symbol(Digit digit, std::uint32_t board_size) {
  if (digit == 0 || board_size <= sudoku::kMaxSymbol) return {sudoku::symbol_of(digit)};
  return std::to_string(digit);
}

std::uint32_t symbol_width(std::uint32_t board_size) {
  if (board_size <= sudoku::kMaxSymbol) return 1;
  return static_cast<std::uint32_t>(std::to_string(board_size).size());
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

std::string svg_lines(const Borders& borders, Line weight, const SvgPlace& place) {
  const auto units = [&](double cells) { return static_cast<std::uint32_t>(cells) * place.cell; };
  std::string strokes;
  for (const auto& [from, to] : lines_of(borders, weight)) {
    const bool level = from.y == to.y;
    strokes += fmt::format("M{} {}{}{}", place.left + units(from.x), place.top + units(from.y),
                           level ? 'h' : 'v', level ? units(to.x - from.x) : units(to.y - from.y));
  }
  return strokes;
}

}  // namespace quadrille::render
