#include "quadrille/formats/text/mosaic_text.h"

#include <optional>
#include <utility>
#include <vector>

#include "quadrille/boards/rectangle.h"
#include "quadrille/formats/text/picture.h"
#include "quadrille/formats/text/read_cells.h"

namespace quadrille::sudoku {
namespace {

struct TextRow {
  LineScan scan;
  std::size_t line;
};

std::vector<TextRow> rows_in(std::string_view text) {
  std::vector<TextRow> rows;
  Lines lines(text);
  while (lines.next()) {
    const LineScan scan = scan_line(lines.text());
    if (scan.kind == LineScan::Kind::cells) rows.push_back({scan, lines.number()});
  }
  return rows;
}

Error on(const TextRow& row, const Error& error) {
  return error.at({row.line, error.place.column});
}

// Nothing where it holds neither the cells nor the marks of the board.
std::optional<Result<Grid>> read_whole_line(const TextRow& row, const Shape& shape) {
  const std::uint64_t cells = shape.cell_count();
  for (const std::uint64_t count : {cells, cells * shape.size()}) {
    const std::optional<Spacing> spacing = row.scan.spacing_for(count);
    if (!spacing) continue;
    std::vector<Digit> digits;
    if (auto done = append_cells(row.scan.text, *spacing, shape.size(), digits); !done) {
      return on(row, done.error());
    }
    if (count == cells) return Grid(shape, std::move(digits));
    Result<Grid> grid = board_of_marks(shape, row.scan, *spacing, digits);
    return grid ? std::move(grid) : on(row, grid.error());
  }
  return std::nullopt;
}

}  // namespace

std::uint32_t lines_of_mosaic(const Shape& shape, const LineScan& first) {
  const std::uint64_t cells = shape.cell_count();
  const bool is_whole = rectangle_of(shape) != nullptr &&
                        (first.spacing_for(cells) || first.spacing_for(cells * shape.size()));
  return is_whole ? 1 : rows_of(shape);
}

Result<Grid> read_rectangle(std::string_view text, const Shape& shape) {
  const std::vector<TextRow> rows = rows_in(text);
  if (rows.empty()) return Error{ErrorKind::no_board, {}, {1, 1}};
  if (rows.size() == 1) {
    if (auto grid = read_whole_line(rows.front(), shape)) return *std::move(grid);
  }
  const std::uint32_t columns = columns_of(shape);
  std::vector<Digit> digits;
  for (std::size_t row = 0; row < rows.size() && row < rows_of(shape); ++row) {
    const LineScan& scan = rows[row].scan;
    const std::optional<Spacing> spacing = scan.spacing_for(columns);
    if (!spacing) {
      return on(rows[row],
                count_error(scan, columns,
                            {ErrorKind::cell_count_in_row,
                             {{"cells", columns}, {"row", row + 1}, {"found", scan.count()}}}));
    }
    if (auto done = append_cells(scan.text, *spacing, shape.size(), digits); !done) {
      return on(rows[row], done.error());
    }
  }
  if (rows.size() != rows_of(shape)) {
    return Error{ErrorKind::row_count,
                 {{"rows", rows_of(shape)}, {"found", rows.size()}},
                 {rows.back().line, 0}};
  }
  return Grid(shape, std::move(digits));
}

Result<Grid> read_mosaic(std::string_view text, const ReadOptions& options) {
  const bool is_rectangle = options.shape && rectangle_of(*options.shape) != nullptr;
  return is_rectangle ? read_rectangle(text, *options.shape) : read_picture(text, options);
}

}  // namespace quadrille::sudoku
