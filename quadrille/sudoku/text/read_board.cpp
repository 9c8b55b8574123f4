#include "quadrille/sudoku/text/read_board.h"

#include <algorithm>

#include <fmt/format.h>

#include "quadrille/sudoku/text/board_among.h"
#include "quadrille/sudoku/text/line_role.h"
#include "quadrille/sudoku/text/picture.h"

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

Error wrong_count(const LineScan& scan) {
  const std::uint32_t largest = scan.spacing() == Spacing::packed ? kMaxSymbol : kMaxSize;
  const std::uint64_t size = std::min(nearest_side(scan.count()), largest);
  return count_error(scan, size * size,
                     {ErrorKind::cell_count_for_size,
                      {{"cells", size * size}, {"size", size}, {"found", scan.count()}}});
}

Error wrong_mark(const LineScan& scan, Spacing spacing, const Shape& shape, std::size_t place) {
  CellWalk walk(scan.text, spacing);
  for (std::size_t i = 0; i <= place; ++i) walk.next();
  const auto own = static_cast<Digit>(place % shape.size() + 1);
  const auto cell = static_cast<Cell>(place / shape.size());
  const std::string name = own > kMaxSymbol ? std::to_string(own) : std::string(1, symbol_of(own));
  return {ErrorKind::mark,
          {{"digit", name}, {"cell", cell_name(shape, cell)}, {"found", quoted(walk.text())}},
          {1, column_of(scan.text, walk.offset())}};
}

// Marks that leave a cell one digit make it a given; marks that leave every digit in every other
// cell say nothing. So a board written as marks is read back as it was.
Grid board_of_marks(const Shape& shape, std::vector<bool> marks) {
  const std::size_t size = shape.size();
  Grid grid(shape);
  bool says_nothing = true;
  for (Cell cell = 0; cell < shape.cell_count(); ++cell) {
    const auto begin = marks.begin() + static_cast<std::ptrdiff_t>(cell * size);
    const auto end = begin + static_cast<std::ptrdiff_t>(size);
    const auto marked = static_cast<std::size_t>(std::count(begin, end, true));
    if (marked == 1) {
      grid.set(cell, static_cast<Digit>(std::find(begin, end, true) - begin + 1));
    } else if (marked != size) {
      says_nothing = false;
    }
  }
  if (!says_nothing) grid.set_marks(std::move(marks));
  return grid;
}

Error cell_error(std::string_view line, std::size_t at, std::string_view cell, std::uint32_t size) {
  constexpr std::size_t kShown = 20;
  if (auto stranger = find_stranger(line)) return *stranger;
  const bool numbers = cell.size() > 1 || size > kMaxSymbol;
  const Message found =
      quoted(fmt::format("{}{}", cell.substr(0, kShown), cell.size() > kShown ? "..." : ""));
  const Place place{1, column_of(line, at)};
  if (numbers) return {ErrorKind::number, {{"most", size}, {"found", found}}, place};
  return {ErrorKind::symbol, {{"symbols", symbol_ranges(size)}, {"found", found}}, place};
}

Result<void> append_cell(std::string_view line, std::size_t at, std::string_view cell,
                         std::uint32_t size, std::vector<Digit>& digits) {
  const std::optional<std::uint32_t> digit = cell_digit(cell, size);
  if (!digit || *digit > size) return cell_error(line, at, cell, size);
  digits.push_back(static_cast<Digit>(*digit));
  return {};
}

Result<void> append_packed(std::string_view line, std::uint32_t size, std::vector<Digit>& digits) {
  for (std::size_t at = 0; at < line.size();) {
    // A value that the board has as a digit means that digit; the rest of this loop is for others.
    const Glyph plain = detail::kAsciiGlyphs[static_cast<unsigned char>(line[at])];
    if (plain.kind == Glyph::Kind::cell && plain.value <= size) {
      digits.push_back(plain.value);
      ++at;
      continue;
    }
    const Glyph glyph = glyph_at(line, at);
    if (glyph.kind == Glyph::Kind::other) return *find_stranger(line);
    if (glyph.kind == Glyph::Kind::cell) {
      const Digit digit = digit_on(glyph.value, size);
      if (digit > size) return cell_error(line, at, line.substr(at, glyph.bytes), size);
      digits.push_back(digit);
    }
    at += glyph.bytes;
  }
  return {};
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

  std::vector<bool> marks(count);
  for (std::size_t place = 0; place < count; ++place) {
    if (digits[place] == 0) continue;
    if (digits[place] != place % board->size + 1) return wrong_mark(scan, spacing, shape, place);
    marks[place] = true;
  }
  return board_of_marks(shape, std::move(marks));
}

}  // namespace

Result<Grid> read_board_line(std::string_view line, const ReadOptions& options) {
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
  if (options.shape && options.shape->is_overlapping()) return read_picture(text, options);
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

Result<void> append_cells(std::string_view line, Spacing spacing, std::uint32_t size,
                          std::vector<Digit>& digits) {
  if (spacing == Spacing::packed) return append_packed(line, size, digits);
  CellWalk walk(line, spacing);
  while (walk.next()) {
    if (auto done = append_cell(line, walk.offset(), walk.text(), size, digits); !done) return done;
  }
  return {};
}

Result<void> append_row(const LineScan& scan, std::uint32_t size, std::size_t row,
                        std::vector<Digit>& digits) {
  if (const std::optional<Spacing> spacing = scan.spacing_for(size)) {
    return append_cells(scan.text, *spacing, size, digits);
  }
  if (scan.barred) {
    if (const auto cells = cells_of_drawn_row(scan.text, size)) {
      for (const DrawnCell& cell : *cells) {
        if (auto done = append_cell(scan.text, cell.offset, cell.text, size, digits); !done)
          return done;
      }
      return {};
    }
  }
  return count_error(
      scan, size,
      {ErrorKind::cell_count_in_row, {{"cells", size}, {"row", row}, {"found", scan.count()}}});
}

std::optional<Error> find_stranger(std::string_view line) {
  for (std::size_t at = 0; at < line.size();) {
    const Glyph glyph = glyph_at(line, at);
    if (glyph.kind == Glyph::Kind::other) {
      return Error{ErrorKind::character, {{"found", shown(line, at)}}, {1, column_of(line, at)}};
    }
    at += glyph.bytes;
  }
  return std::nullopt;
}

Error count_error(const LineScan& scan, std::uint64_t expected, const Error& error) {
  if (auto stranger = find_stranger(scan.text)) return *stranger;
  CellWalk walk(scan.text, scan.spacing());
  std::size_t at = 0;
  for (std::uint64_t cells = 0; cells <= expected && walk.next(); ++cells) {
    at = cells == expected ? walk.offset() : walk.end();
  }
  return error.at({1, column_of(scan.text, at)});
}

}  // namespace quadrille::sudoku
