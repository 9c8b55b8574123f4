// Regions as text: one letter or figure for every cell, the same for the cells of one region.

#include <algorithm>
#include <map>
#include <optional>

#include <fmt/format.h>

#include "quadrille/sudoku/read.h"
#include "quadrille/sudoku/text/line_scan.h"
#include "quadrille/sudoku/write.h"

namespace quadrille::sudoku {
namespace {

constexpr std::string_view kNames =
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";

bool is_name(char byte) { return kNames.find(byte) != std::string_view::npos; }

struct RegionRow {
  std::string_view line;
  std::size_t number;  // of the line
  std::vector<std::string_view> cells;

  [[nodiscard]] Place place_of(std::string_view cell) const {
    return {number, column_of(line, static_cast<std::size_t>(cell.data() - line.data()))};
  }
};
using RegionRows = std::vector<RegionRow>;

Result<void> append_cells(RegionRow& row, Spacing spacing) {
  CellWalk walk(row.line, spacing);
  while (walk.next()) {
    const std::string_view cell = walk.text();
    if (cell.empty() || !std::ranges::all_of(cell, is_name)) {
      const Place place = row.place_of(cell);
      if (cell.empty()) return Error{ErrorKind::region_missing, {}, place};
      return Error{ErrorKind::region_name, {{"found", shown(row.line, walk.offset())}}, place};
    }
    row.cells.push_back(cell);
  }
  return {};
}

// The size of the board if the number of cells is right.
Result<std::uint32_t> size_of(const RegionRows& rows) {
  if (rows.empty()) return Error{ErrorKind::no_regions};
  const std::size_t first = rows.front().cells.size();
  const std::size_t size =
      rows.size() > 1 ? rows.size() : nearest_side(static_cast<std::uint32_t>(first));
  if (size > kMaxSize) {
    return Error{ErrorKind::too_large, {{"most", kMaxSize}}, {rows.back().number, 0}};
  }
  if (rows.size() == 1 && first != size * size) {
    return Error{ErrorKind::region_letters_for_size,
                 {{"letters", size * size}, {"size", size}, {"found", first}},
                 {rows.front().number, 0}};
  }
  for (std::size_t i = 0; rows.size() > 1 && i < rows.size(); ++i) {
    if (rows[i].cells.size() == size) continue;
    return Error{ErrorKind::region_letters_in_row,
                 {{"letters", size}, {"row", i + 1}, {"found", rows[i].cells.size()}},
                 {rows[i].number, 0}};
  }
  return static_cast<std::uint32_t>(size);
}

Result<RegionRows> read_rows(std::string_view text, Spacing spacing) {
  RegionRows rows;
  Lines lines(text);
  while (rows.size() <= kMaxSize && lines.next()) {
    const LineScan scan = scan_line(lines.text());
    if (scan.kind != LineScan::Kind::cells) continue;
    rows.push_back({scan.text, lines.number(), {}});
    if (auto done = append_cells(rows.back(), spacing); !done) return done.error();
  }
  return rows;
}

Result<Shape> number_regions(const RegionRows& rows, std::uint32_t size) {
  std::map<std::string_view, std::uint16_t> numbers;
  std::vector<std::uint32_t> counts;
  std::vector<std::uint16_t> region_of;
  for (const RegionRow& row : rows) {
    for (const std::string_view cell : row.cells) {
      const auto [entry, is_new] =
          numbers.try_emplace(cell, static_cast<std::uint16_t>(numbers.size()));
      if (is_new) counts.push_back(0);
      if (counts.size() > size) {
        return Error{ErrorKind::region_count,
                     {{"regions", size}, {"found", quoted(cell)}},
                     row.place_of(cell)};
      }
      if (++counts[entry->second] > size) {
        return Error{ErrorKind::region_full,
                     {{"cells", size}, {"region", quoted(cell)}},
                     row.place_of(cell)};
      }
      region_of.push_back(entry->second);
    }
  }
  return Shape::regions(size, std::move(region_of));
}

}  // namespace

Result<Shape> read_regions(std::string_view text) {
  constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";
  if (text.starts_with(kByteOrderMark)) text.remove_prefix(kByteOrderMark.size());
  // Single letters first; names of several letters, as numbers are, take blanks between them.
  const Result<RegionRows> letters = read_rows(text, Spacing::packed);
  if (!letters) return letters.error();
  const Result<std::uint32_t> size = size_of(*letters);
  if (size) return number_regions(*letters, *size);
  const Result<RegionRows> names = read_rows(text, Spacing::separated);
  if (names && !names->empty() && names->front().cells.size() > 1) {
    const Result<std::uint32_t> names_size = size_of(*names);
    if (names_size) return number_regions(*names, *names_size);
  }
  return size.error();
}

std::string write_regions(const Shape& shape) {
  assert(shape.has_boxes());
  std::string text;
  for (Cell cell = 0; cell < shape.cell_count(); ++cell) {
    const std::uint32_t region = shape.box_of(cell);
    if (shape.size() <= kNames.size()) {
      text += kNames[region];
    } else {
      text += fmt::format("{}{}", cell == 0 ? "" : " ", region + 1);
    }
  }
  return text;
}

}  // namespace quadrille::sudoku
