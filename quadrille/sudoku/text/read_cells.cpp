#include "quadrille/sudoku/text/read_cells.h"

#include <fmt/format.h>

#include "quadrille/sudoku/text/cell_walk.h"
#include "quadrille/sudoku/text/drawn_row.h"

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

}  // namespace

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
