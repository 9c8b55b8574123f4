// Without a shape the number of cells decides: squares are boards, numbers up to the largest board
// are rows, other cubes are marks. Squares and cubes that are also rows (4, 9, 16, 25, and from 36
// on those with a digit too large for the smaller board) are left to the lines that follow.
#include "quadrille/formats/text/line_role.h"

#include <algorithm>
#include <cmath>

#include "quadrille/formats/text/line_scan.h"

namespace quadrille::sudoku {
namespace {

std::uint32_t largest_size(Spacing spacing) {
  return spacing == Spacing::packed ? kMaxSymbol : kMaxSize;
}

// The side of a square or cube of so many cells; 0 where it is none.
std::uint32_t square_root(std::uint32_t cells) {
  const std::uint32_t side = nearest_side(cells);
  return std::uint64_t{side} * side == cells ? side : 0;
}
std::uint32_t cube_root(std::uint32_t cells) {
  const auto root = static_cast<std::uint32_t>(std::lround(std::cbrt(cells)));
  return std::uint64_t{root} * root * root == cells ? root : 0;
}

// Whether every place holds its own digit or nothing; `in_each_cell`: and every cell has a mark.
// With a mark in each cell no row or column could hold those digits, so they can be nothing else.
bool are_marks(const LineScan& scan, std::uint32_t size, bool in_each_cell) {
  CellWalk walk(scan.text, scan.spacing());
  bool marked = false;
  for (std::uint32_t place = 0; walk.next(); place = (place + 1) % size) {
    if (place == 0) marked = false;
    const std::optional<std::uint32_t> digit = cell_digit(walk.text(), size);
    if (!digit || (*digit != 0 && *digit != place + 1)) return false;
    marked |= *digit != 0;
    if (in_each_cell && place + 1 == size && !marked) return false;
  }
  return true;
}

LineRole role_on(const LineScan& scan, const Shape& shape) {
  if (shape.size() == 1 || one_line_board(scan, &shape)) return LineRole::board;
  if (scan.spacing_for(shape.size())) return LineRole::row;
  // Neither: take it for what it is nearer to, so that a grid with one bad row stays one grid.
  const std::uint64_t count = scan.count();
  const std::uint64_t cells = shape.cell_count();
  const bool is_short = count * count < cells * shape.size();
  return is_short && !is_title(scan, shape.size()) ? LineRole::row : LineRole::board;
}

}  // namespace

std::optional<OneLineBoard> one_line_board(const LineScan& scan, const Shape* shape) {
  const std::uint32_t count = scan.count();
  if (shape != nullptr) {
    const std::uint32_t size = shape->size();
    const std::uint64_t marks = std::uint64_t{shape->cell_count()} * size;
    if (count == marks && size > 1) return OneLineBoard{size, true};
    if (count == size && size > 1) return std::nullopt;
    if (scan.spacing_for(shape->cell_count())) return OneLineBoard{size, false};
    if (scan.spacing_for(marks)) return OneLineBoard{size, true};
    return std::nullopt;
  }
  const Spacing spacing = scan.spacing();
  const std::uint32_t square = square_root(count);
  const bool is_square = square >= 1 && square <= largest_size(spacing);
  // The numbers that are both, as far as there are symbols: 64 is 8x8 unless it can only be marks
  // of 4x4; 729 is marks of 9x9 unless a larger digit tells otherwise.
  const bool only_marks =
      spacing == Spacing::packed &&
      ((count == 64 && are_marks(scan, 4, true)) || (count == 729 && scan.largest() <= 9));
  if (is_square && !only_marks) return OneLineBoard{square, false};
  const std::uint32_t cube = cube_root(count);
  if (cube >= 2 && cube <= largest_size(spacing)) return OneLineBoard{cube, true};
  return std::nullopt;
}

bool is_one_line_board(const LineScan& scan, const Shape* shape) {
  const std::optional<OneLineBoard> board = one_line_board(scan, shape);
  if (!board) return false;
  const std::uint64_t cells = std::uint64_t{board->size} * board->size;
  CellWalk walk(
      scan.text,
      scan.spacing_for(board->marks ? cells * board->size : cells).value_or(scan.spacing()));
  for (std::uint32_t place = 1; walk.next(); place = place % board->size + 1) {
    const std::optional<std::uint32_t> digit = cell_digit(walk.text(), board->size);
    if (!digit || *digit > board->size) return false;
    if (board->marks && *digit != 0 && *digit != place) return false;
  }
  return true;
}

LineRole role_of(const LineScan& scan, const Shape* shape, bool under_heading) {
  if (shape != nullptr) return role_on(scan, *shape);
  if (scan.barred && !sizes_of_drawn_row(scan.text).empty()) return LineRole::row;
  const std::uint32_t count = scan.count();
  if (count == 1 || count > largest_size(scan.spacing()) || is_title(scan, count)) {
    return LineRole::board;
  }
  if (scan.barred || under_heading) return LineRole::row;
  const std::optional<OneLineBoard> board = one_line_board(scan, nullptr);
  if (!board) return LineRole::row;
  if (board->marks) {
    if (scan.spacing() == Spacing::separated) return LineRole::row;
    return are_marks(scan, board->size, true) ? LineRole::board : LineRole::either;
  }
  // As many lines of noughts as there are on each are an empty board, or one whose first row is
  // empty.
  const bool is_empty = scan.largest() == 0 && scan.spacing() == Spacing::separated;
  const bool may_be_row = count <= 25 || scan.largest() > board->size || is_empty;
  return may_be_row ? LineRole::either : LineRole::board;
}

std::vector<std::uint32_t> row_sizes(const LineScan& scan, const Shape* shape) {
  if (shape != nullptr) return {shape->size()};
  std::vector<std::uint32_t> sizes;
  if (scan.barred) sizes = sizes_of_drawn_row(scan.text);
  if (sizes.empty()) sizes = {scan.count()};
  return sizes;
}

LineScan board_part(const LineScan& scan, const Shape* shape) {
  constexpr std::uint32_t kShortest = 16;      // cells on a board whose shape is known
  constexpr std::uint32_t kUnmistakable = 64;  // more than a row of symbols has
  const std::uint32_t fewest = shape != nullptr ? shape->cell_count() : kUnmistakable;
  const std::size_t end = scan.text.find_first_of(" \t,;");
  if (end == std::string_view::npos || end < fewest || fewest < kShortest) return scan;
  if (scan.text.find_first_not_of(" \t\r", end) == std::string_view::npos) return scan;
  if (shape != nullptr && scan.spacing_for(shape->size())) return scan;
  const LineScan first = scan_line(scan.text.substr(0, end));
  return is_one_line_board(first, shape) && !is_one_line_board(scan, shape) ? first : scan;
}

bool is_title(const LineScan& scan, std::uint32_t size) {
  if (scan.largest() <= size) return false;
  std::uint32_t digits = 0;
  std::uint32_t too_large = 0;
  CellWalk walk(scan.text, scan.spacing());
  while (walk.next()) {
    const std::uint32_t digit = cell_digit(walk.text(), size).value_or(0);
    digits += digit > 0 ? 1 : 0;
    too_large += digit > size ? 1 : 0;
  }
  return too_large * 2 > digits;
}

bool fits_one_line(const LineScan& scan) {
  const std::optional<OneLineBoard> board = one_line_board(scan, nullptr);
  if (!board) return false;
  if (board->marks) return scan.largest() > 0 && are_marks(scan, board->size, false);
  return scan.largest() <= board->size;
}

}  // namespace quadrille::sudoku
