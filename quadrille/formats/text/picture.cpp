#include "quadrille/formats/text/picture.h"

#include <algorithm>
#include <map>
#include <utility>

#include "quadrille/boards/overlap.h"
#include "quadrille/formats/text/line_scan.h"

namespace quadrille::sudoku {
namespace {

// The lengths of the runs of a row or a column.
template <class IsCell>
std::vector<std::uint32_t> runs_along(std::uint32_t length, const IsCell& is_cell) {
  std::vector<std::uint32_t> runs;
  bool within = false;
  for (std::uint32_t at = 0; at < length; ++at) {
    const bool cell = is_cell(at);
    if (cell && !within) runs.push_back(0);
    if (cell) ++runs.back();
    within = cell;
  }
  return runs;
}

std::vector<std::uint32_t> runs_of_row(const Picture& picture, std::uint32_t row) {
  return runs_along(picture.columns(), [&](std::uint32_t at) { return picture.is_cell(row, at); });
}

// Most rows are made of runs as long as boards are, and some begin further right than others, or
// have a gap: not so in a grid that has a cell too few or too many, nor where blanks are cells.
bool looks_like_boards(const Picture& picture) {
  std::uint32_t long_rows = 0;
  std::uint32_t set_off = 0;
  for (std::uint32_t row = 0; row < picture.rows(); ++row) {
    const std::vector<std::uint32_t> runs = runs_of_row(picture, row);
    const bool begins_late = !picture.is_cell(row, 0) && !picture.is_cell(row, 1);
    if (std::ranges::min(runs) >= kSmallestBoard) ++long_rows;
    if (runs.size() > 1 || begins_late) ++set_off;
  }
  return picture.columns() > kSmallestBoard && picture.rows() > kSmallestBoard &&
         long_rows * 2 >= picture.rows() && set_off >= 2;
}

bool is_rectangle(const Picture& picture) {
  for (std::uint32_t row = 0; row < picture.rows(); ++row) {
    if (runs_of_row(picture, row) != std::vector{picture.columns()}) return false;
  }
  return true;
}

// A cell where the shape has none, or none where it has one.
Result<void> check_picture(const Picture& picture, const Overlap& boards) {
  const std::uint32_t columns = std::max(picture.columns(), boards.columns());
  for (std::uint32_t row = 0; row < std::min(picture.rows(), boards.rows()); ++row) {
    for (std::uint32_t column = 0; column < columns; ++column) {
      const bool wanted = column < boards.columns() && boards.cell_at(row, column) != kNoCell;
      const std::uint32_t last = std::min(column, picture.columns() - 1);
      if (wanted == (column == last && picture.is_cell(row, column))) continue;
      Place place = picture.place(row, last);
      place.column += column - last;
      return Error{wanted ? ErrorKind::overlap_missing : ErrorKind::overlap_outside,
                   {{"size", boards.board().size()}},
                   place};
    }
  }
  if (picture.rows() == boards.rows()) return {};
  const std::uint32_t last = std::min(picture.rows() - 1, boards.rows());
  return Error{ErrorKind::row_count,
               {{"rows", boards.rows()}, {"found", picture.rows()}},
               {picture.place(last, 0).line, 0}};
}

}  // namespace

Picture::Picture(std::string_view text) : text_(text) {
  Lines lines(text);
  while (lines.next() && !wrong_) {
    const LineScan scan = scan_line(lines.text());
    if (scan.kind == LineScan::Kind::cells) add_row(scan.text, lines.number());
  }
  std::vector<bool> is_column;
  for (const Row& row : rows_) {
    is_column.resize(std::max(is_column.size(), row.signs.size()));
    for (std::size_t at = 0; at < row.signs.size(); ++at) {
      if (row.signs[at].kind == Glyph::Kind::cell) is_column[at] = true;
    }
  }
  for (std::size_t at = 0; at < is_column.size(); ++at) {
    if (is_column[at]) columns_.push_back(at);
  }
  if (wrong_) return;
  if (rows_.empty()) wrong_ = Error{ErrorKind::no_board, {}, {1, 1}};
  if (columns_.size() > kMaxSize) {
    wrong_ = Error{ErrorKind::too_large, {{"most", kMaxSize}}, {rows_.front().line, 0}};
  }
}

void Picture::add_row(std::string_view line, std::size_t number) {
  constexpr std::size_t kWidest = std::size_t{8} * kMaxSize;  // with whatever stands between cells
  Row row{number, {}};
  bool any = false;
  for (std::size_t at = 0; at < line.size();) {
    const Glyph glyph = glyph_at(line, at);
    if (glyph.kind != Glyph::Kind::cell && glyph.kind != Glyph::Kind::blank &&
        glyph.kind != Glyph::Kind::vertical) {
      wrong_ =
          Error{ErrorKind::character, {{"found", shown(line, at)}}, {number, column_of(line, at)}};
      return;
    }
    any |= glyph.kind == Glyph::Kind::cell;
    row.signs.push_back(
        {glyph.kind, glyph.value, static_cast<std::size_t>(line.data() - text_.data()) + at});
    at += glyph.bytes;
  }
  if (!any) return;
  if (row.signs.size() > kWidest || rows_.size() == kMaxSize) {
    wrong_ = Error{ErrorKind::too_large, {{"most", kMaxSize}}, {number, 0}};
    return;
  }
  rows_.push_back(std::move(row));
}

Result<Digit> Picture::digit(std::uint32_t row, std::uint32_t column, std::uint32_t size) const {
  const Sign cell = sign(row, column);
  const Digit digit = digit_on(cell.value, size);
  if (digit <= size) return digit;
  return Error{
      ErrorKind::symbol,
      {{"symbols", symbol_ranges(size)}, {"found", quoted(character_at(text_, cell.offset))}},
      place(row, column)};
}

Runs runs_of(const Picture& picture) {
  std::map<std::uint32_t, std::size_t> counts;
  const auto add = [&](const std::vector<std::uint32_t>& runs) {
    for (const std::uint32_t run : runs) ++counts[run];
  };
  for (std::uint32_t row = 0; row < picture.rows(); ++row) add(runs_of_row(picture, row));
  for (std::uint32_t column = 0; column < picture.columns(); ++column) {
    add(runs_along(picture.rows(), [&](std::uint32_t at) { return picture.is_cell(at, column); }));
  }
  if (counts.empty()) return {};
  const auto usual =
      std::ranges::max_element(counts, {}, [](const auto& run) { return run.second; });
  return {counts.begin()->first, usual->first};
}

bool may_begin_picture(std::string_view line) {
  if (line.find('|') != std::string_view::npos) return true;
  // Blanks may stand between any two cells, one by one.
  std::uint32_t run = 0;
  std::size_t gap = 0;
  for (std::size_t at = 0; at < line.size();) {
    const Glyph glyph = glyph_at(line, at);
    at += glyph.bytes;
    if (glyph.kind == Glyph::Kind::blank) {
      ++gap;
      continue;
    }
    if (glyph.kind != Glyph::Kind::cell) return false;
    if (gap > 1 && run > 0 && run < kSmallestBoard) return false;
    run = gap > 1 ? 1 : run + 1;
    gap = 0;
  }
  return run >= kSmallestBoard;
}

bool is_picture(std::string_view text, const Shape* board) {
  const Picture picture(text);
  if (picture.wrong() || picture.rows() <= kSmallestBoard || is_rectangle(picture)) return false;
  if (looks_like_boards(picture)) return true;
  return runs_of(picture).shortest >= kSmallestBoard && find_boards(picture, board);
}

Result<Grid> read_picture(std::string_view text, const ReadOptions& options) {
  const Picture picture(text);
  if (picture.wrong()) return *picture.wrong();
  const Shape* given = options.shape ? &*options.shape : nullptr;
  const bool known = given != nullptr && given->is_mosaic();
  const Result<Shape> shape = known ? Result<Shape>(*given) : find_boards(picture, given);
  if (!shape) return shape.error();
  const Overlap& boards = *overlap_of(*shape);
  if (auto fits = check_picture(picture, boards); !fits) return fits.error();
  Grid grid(*shape);
  for (Cell cell = 0; cell < shape->cell_count(); ++cell) {
    const BoardPlace at = boards.place_of(cell);
    const Result<Digit> digit = picture.digit(at.row, at.column, shape->size());
    if (!digit) return digit.error();
    grid.set(cell, *digit);
  }
  return grid;
}

}  // namespace quadrille::sudoku
