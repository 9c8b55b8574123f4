#include "quadrille/formats/text/read_cells.h"

#include <algorithm>

#include <fmt/format.h>

namespace quadrille::sudoku {
namespace {

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

Grid with_marks(const Shape& shape, std::vector<bool> marks) {
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

}  // namespace

Result<Grid> board_of_marks(const Shape& shape, const LineScan& scan, Spacing spacing,
                            std::span<const Digit> digits) {
  std::vector<bool> marks(digits.size());
  for (std::size_t place = 0; place < digits.size(); ++place) {
    if (digits[place] == 0) continue;
    if (digits[place] != place % shape.size() + 1) return wrong_mark(scan, spacing, shape, place);
    marks[place] = true;
  }
  return with_marks(shape, std::move(marks));
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
