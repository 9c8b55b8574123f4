#include "quadrille/formats/text/read_board.h"

#include <algorithm>

#include <fmt/format.h>

#include "quadrille/formats/text/board_among.h"
#include "quadrille/formats/text/line_role.h"
#include "quadrille/formats/text/mosaic_text.h"

namespace quadrille::sudoku {
namespace {

Shape shape_of(std::uint32_t size, const ReadOptions& options) {
  return options.shape ? *options.shape : *Shape::of_size(size);
}

Error title_error(const LineScan& scan) {
  constexpr std::size_t kShown = 20;
  if (auto stranger = find_stranger(scan.text)) return *stranger;
  CellWalk walk(scan.text, Spacing::separated);
  walk.next();
  std::string_view title = scan.text.substr(walk.offset());
  title = title.substr(0, title.find_last_not_of(" \t\r") + 1);
  const Message found =
      quoted(fmt::format("{}{}", title.substr(0, kShown), title.size() > kShown ? "..." : ""));
  return {ErrorKind::title, {{"found", found}}, {1, column_of(scan.text, walk.offset())}};
}

// On one line stand the cells of a board or its marks: what is nearer by ratio was meant.
Error wrong_count_on(const Shape& shape, const LineScan& scan) {
  const std::uint64_t count = scan.count();
  const std::uint64_t size = shape.size();
  const std::uint64_t cells = size * size;
  const std::uint64_t marks = cells * size;
  if (size > 1 && count * count > cells * marks) {
    return count_error(
        scan, marks,
        {ErrorKind::cell_or_mark_count, {{"cells", cells}, {"marks", marks}, {"found", count}}});
  }
  return count_error(scan, cells, {ErrorKind::cell_count, {{"cells", cells}, {"found", count}}});
}

// The side of the square board that was meant. Where the line has a digit that the nearest one does
// not, and its cells make whole rows of a longer side, they are of a board of that side: 48 of them
// with an 8 are no 7x7. It has half its rows or more.
std::uint32_t side_meant(const LineScan& scan) {
  const std::uint32_t nearest = nearest_side(scan.count());
  for (std::uint32_t side = scan.largest(); nearest < side && side < 2 * nearest; ++side) {
    if (scan.count() % side == 0 && 2 * (scan.count() / side) >= side) return side;
  }
  return nearest;
}

Error wrong_count(const LineScan& scan) {
  const std::uint32_t largest = scan.spacing() == Spacing::packed ? kMaxSymbol : kMaxSize;
  const std::uint64_t size = std::min(side_meant(scan), largest);
  return count_error(scan, size * size,
                     {ErrorKind::cell_count_for_size,
                      {{"cells", size * size}, {"size", size}, {"found", scan.count()}}});
}

Result<Grid> read_plain_line(std::string_view line, const ReadOptions& options) {
  const Shape* given = options.shape ? &*options.shape : nullptr;
  const LineScan scan = board_part(scan_line(line), given);
  const std::optional<OneLineBoard> board = one_line_board(scan, given);
  if (!board) {
    if (is_title(scan, scan.count())) return title_error(scan);
    return given != nullptr ? wrong_count_on(*given, scan) : wrong_count(scan);
  }

  Shape shape = shape_of(board->size, options);
  const std::size_t cells = shape.cell_count();
  const std::size_t count = board->marks ? cells * board->size : cells;
  const Spacing spacing = scan.spacing_for(count).value_or(scan.spacing());
  std::vector<Digit> digits;
  digits.reserve(count);
  if (auto done = append_cells(scan.text, spacing, board->size, digits); !done) return done.error();
  if (!board->marks) return Grid(std::move(shape), std::move(digits));

  return board_of_marks(shape, scan, spacing, digits);
}

}  // namespace

Result<Grid> read_board_line(std::string_view line, const ReadOptions& options) {
  if (options.shape && options.shape->is_mosaic()) return read_mosaic(line, options);
  Result<Grid> grid = read_plain_line(line, options);
  if (grid) return grid;
  const Shape* given = options.shape ? &*options.shape : nullptr;
  const std::string_view text = scan_line(line).text;
  if (const auto among = board_among(text, given)) return read_plain_line(*among, options);
  if (const auto blanks = board_of_blanks(text, given)) return read_plain_line(*blanks, options);
  return error_among(text, given).value_or(grid.error());
}

Result<Grid> read_board_rows(std::string_view text, std::uint32_t size,
                             const ReadOptions& options) {
  assert(size >= 1 && size <= kMaxSize && (!options.shape || options.shape->size() == size));
  if (options.shape && options.shape->is_mosaic()) return read_mosaic(text, options);
  std::vector<Digit> digits;
  digits.reserve(std::size_t{size} * size);
  std::size_t rows = 0;
  std::size_t last_line = 1;
  Lines lines(text);
  while (lines.next()) {
    const LineScan scan = scan_line(lines.text());
    if (scan.kind != LineScan::Kind::cells) continue;
    last_line = lines.number();
    ++rows;
    if (rows > size) continue;
    if (auto done = append_row(scan, size, rows, digits); !done) {
      return done.error().at({last_line, done.error().place.column});
    }
  }
  if (rows != size) {
    return Error{ErrorKind::row_count, {{"rows", size}, {"found", rows}}, {last_line, 0}};
  }
  return Grid(shape_of(size, options), std::move(digits));
}

Result<Grid> read_board_text(std::string_view text, const ReadOptions& options) {
  std::string_view first_row;
  std::uint32_t rows = 0;
  Lines lines(text);
  while (lines.next()) {
    if (scan_line(lines.text()).kind != LineScan::Kind::cells) continue;
    if (++rows == 1) first_row = lines.text();
  }
  if (rows == 0) return Error{ErrorKind::no_board, {}, {1, 1}};
  if (rows == 1) return read_board_line(first_row, options);
  return read_board_rows(text, options.shape ? options.shape->size() : std::min(rows, kMaxSize),
                         options);
}

}  // namespace quadrille::sudoku
