// Regions as text: one letter or figure for every cell, the same for the cells of one region.

#include <algorithm>
#include <map>
#include <optional>

#include <fmt/format.h>

#include "quadrille/boards/rectangle.h"
#include "quadrille/formats/read.h"
#include "quadrille/formats/text/line_scan.h"
#include "quadrille/formats/write.h"

namespace quadrille::sudoku {
namespace {

constexpr std::string_view kNames =
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";

constexpr std::size_t kMostRegions = kNoRegion - 1U;
constexpr std::string_view kNone = ".";

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

// `dots`: for cells that are in no region.
Result<void> append_cells(RegionRow& row, Spacing spacing, bool dots) {
  CellWalk walk(row.line, spacing);
  while (walk.next()) {
    const std::string_view cell = walk.text();
    if (dots && cell == kNone) {
      row.cells.push_back(cell);
      continue;
    }
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

Result<RegionRows> read_rows(std::string_view text, Spacing spacing, bool dots = false) {
  RegionRows rows;
  Lines lines(text);
  while (rows.size() <= kMaxSize && lines.next()) {
    const LineScan scan = scan_line(lines.text());
    if (scan.kind != LineScan::Kind::cells) continue;
    rows.push_back({scan.text, lines.number(), {}});
    if (auto done = append_cells(rows.back(), spacing, dots); !done) return done.error();
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

// A line for each row, or one for all.
Result<void> check_rows(const RegionRows& rows, const BoardSize& size) {
  if (rows.empty()) return Error{ErrorKind::no_regions};
  if (rows.size() == 1 && rows.front().cells.size() == size.cell_count()) return {};
  for (std::size_t i = 0; i < rows.size() && i < size.rows; ++i) {
    if (rows[i].cells.size() == size.columns) continue;
    return Error{ErrorKind::cell_count_in_row,
                 {{"cells", size.columns}, {"row", i + 1}, {"found", rows[i].cells.size()}},
                 {rows[i].number, 0}};
  }
  if (rows.size() == size.rows) return {};
  return Error{
      ErrorKind::row_count, {{"rows", size.rows}, {"found", rows.size()}}, {rows.back().number, 0}};
}

Result<Shape> number_regions(const RegionRows& rows, const BoardSize& size) {
  std::map<std::string_view, std::uint16_t> numbers;
  std::vector<std::uint32_t> counts;
  std::vector<std::uint16_t> region_of;
  for (const RegionRow& row : rows) {
    for (const std::string_view cell : row.cells) {
      region_of.push_back(kNoRegion);
      if (cell == kNone) continue;
      const auto [entry, is_new] =
          numbers.try_emplace(cell, static_cast<std::uint16_t>(numbers.size()));
      if (is_new) counts.push_back(0);
      if (counts.size() > kMostRegions) {
        return Error{ErrorKind::region_count,
                     {{"regions", kMostRegions}, {"found", quoted(cell)}},
                     row.place_of(cell)};
      }
      if (++counts[entry->second] > size.digits) {
        return Error{ErrorKind::region_full,
                     {{"cells", size.digits}, {"region", quoted(cell)}},
                     row.place_of(cell)};
      }
      region_of.back() = entry->second;
    }
  }
  return Rectangle::regions(size, std::move(region_of));
}

std::string_view without_mark(std::string_view text) {
  constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";
  if (text.starts_with(kByteOrderMark)) text.remove_prefix(kByteOrderMark.size());
  return text;
}

}  // namespace

Result<Shape> read_regions(std::string_view text, const BoardSize& size) {
  text = without_mark(text);
  if (const auto fine = check_size(size); !fine) return fine.error();
  const Result<RegionRows> letters = read_rows(text, Spacing::packed, true);
  if (!letters) return letters.error();
  const Result<void> fits = check_rows(*letters, size);
  if (fits) return number_regions(*letters, size);
  const Result<RegionRows> names = read_rows(text, Spacing::separated, true);
  if (names && check_rows(*names, size)) return number_regions(*names, size);
  return fits.error();
}

Result<Shape> read_regions(std::string_view text) {
  text = without_mark(text);
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
  // As many regions as digits, but on a mosaic.
  std::uint32_t regions = shape.size();
  for (Cell cell = 0; shape.is_mosaic() && cell < shape.cell_count(); ++cell) {
    if (shape.box_of(cell) != kNoRegion) regions = std::max(regions, shape.box_of(cell) + 1);
  }
  const bool letters = regions <= kNames.size();
  std::string text;
  for (Cell cell = 0; cell < shape.cell_count(); ++cell) {
    const std::uint32_t region = shape.box_of(cell);
    if (!letters && cell > 0) text += ' ';
    if (region == kNoRegion) {
      text += kNone;
    } else if (letters) {
      text += kNames[region];
    } else {
      text += fmt::format("{}", region + 1);
    }
  }
  return text;
}

}  // namespace quadrille::sudoku
