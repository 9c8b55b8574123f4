// Grids of candidates, as HoDoKu and people in forums write them: under a ruler a row on each line,
// and in each cell the digits that it may still take, side by side.
//   .-------------.-----------.
//   | 1     23    | 234   24  |
//   …
#include <algorithm>

#include <fmt/format.h>

#include "quadrille/boards/layout.h"
#include "quadrille/formats/exchange/board_parts.h"
#include "quadrille/formats/exchange/formats.h"

namespace quadrille::sudoku {
namespace {

constexpr std::string_view kFormatName = "HoDoKu";
constexpr std::string_view kBetweenCells = " \t|";
constexpr std::uint32_t kMostSize = 9;  // a digit has one figure

// One figure or more, each larger than the one before it; or a point, where nothing is known.
bool is_candidates(std::string_view word, std::uint32_t size) {
  if (word == ".") return true;
  char before = '0';
  return std::ranges::all_of(word, [&](char figure) {
    const bool grows = figure > before && figure <= static_cast<char>('0' + size);
    before = figure;
    return grows;
  });
}

std::string_view next_line(std::string_view& text) {
  const std::size_t end = std::min(text.find('\n'), text.size());
  const std::string_view line = without_blanks(text.substr(0, end));
  text.remove_prefix(std::min(end + 1, text.size()));
  return line;
}

// What the cells of each row hold; nothing where it is no such grid.
std::vector<std::vector<std::string_view>> rows_of_candidates(std::string_view text) {
  CandidateLines lines;
  std::vector<std::vector<std::string_view>> rows;
  while (!text.empty()) {
    const std::string_view line = next_line(text);
    if (line.empty()) continue;
    if (lines.add(line) == CandidateLines::Look::no_part) return {};
    if (!CandidateLines::is_ruler(line)) rows.push_back(words_of(line, kBetweenCells));
  }
  if (!lines.is_whole()) rows.clear();
  return rows;
}

// The digits that the empty cell may take: by the marks of the board or, where it has none, by the
// digits that it sees.
std::string candidates_of(const Grid& grid, const Layout& layout, Cell cell) {
  std::string digits;
  for (std::uint32_t number = 1; number <= grid.size(); ++number) {
    const auto digit = static_cast<Digit>(number);
    const bool is_seen = std::ranges::any_of(layout.units_of(cell), [&](Unit unit) {
      return std::ranges::any_of(layout.cells(unit),
                                 [&](Cell other) { return grid.at(other) == digit; });
    });
    if (grid.has_marks() ? grid.allows(cell, digit) : !is_seen) {
      digits += static_cast<char>('0' + number);
    }
  }
  return digits.empty() ? "." : digits;
}

// What stands in each cell.
std::vector<std::string> texts_of(const Grid& grid) {
  const Layout layout(grid.shape());
  std::vector<std::string> texts;
  for (Cell cell = 0; cell < grid.cells().size(); ++cell) {
    const Digit digit = grid.at(cell);
    texts.push_back(digit == 0 ? candidates_of(grid, layout, cell)
                               : std::string(1, static_cast<char>('0' + digit)));
  }
  return texts;
}

}  // namespace

bool CandidateLines::is_ruler(std::string_view line) {
  return line.find("---") != std::string_view::npos &&
         line.find_first_not_of("-.:+'|*,`") == std::string_view::npos;
}

CandidateLines::Look CandidateLines::add(std::string_view line) {
  if (is_ruler(line)) {
    ++rulers_;
    return size_ == 0 || rows_ <= size_ ? Look::part : Look::no_part;
  }
  const std::vector<std::string_view> cells = words_of(line, kBetweenCells);
  if (size_ == 0) size_ = static_cast<std::uint32_t>(cells.size());
  const bool fits =
      rulers_ > 0 && size_ >= 2 && size_ <= kMostSize && cells.size() == size_ && rows_ < size_ &&
      std::ranges::all_of(
          cells, [this](std::string_view cell) { return is_candidates(cell, size_); });
  if (!fits) return Look::no_part;
  ++rows_;
  several_ |= std::ranges::any_of(cells, [](std::string_view cell) { return cell.size() > 1; });
  return Look::part;
}

bool is_candidate_grid(std::string_view text) {
  const std::size_t first = text.find_first_not_of(" \t\r\n");
  if (first == std::string_view::npos || text.substr(first).find('-') != 1) return false;
  std::string_view rest = text;
  return CandidateLines::is_ruler(next_line(rest)) && !rows_of_candidates(text).empty();
}

Result<Grid> read_candidate_grid(std::string_view text) {
  const std::vector<std::vector<std::string_view>> rows = rows_of_candidates(text);
  const auto size = static_cast<std::uint32_t>(rows.size());
  if (size == 0) return on_first_line(Error{ErrorKind::no_board});
  BoardParts parts(*Shape::of_size(size));
  for (Cell cell = 0; cell < parts.digits.size(); ++cell) {
    const std::string_view found = rows[cell / size][cell % size];
    if (found == ".") continue;
    if (found.size() == 1) {
      parts.digits[cell] = static_cast<Digit>(found.front() - '0');
      continue;
    }
    for (std::uint32_t digit = 1; digit <= size; ++digit) {
      const bool is_there = found.find(static_cast<char>('0' + digit)) != std::string_view::npos;
      if (!is_there) parts.rule_out(cell, static_cast<Digit>(digit));
    }
  }
  return parts.board();
}

Result<std::string> write_candidate_grid(const Grid& grid) {
  const Shape& shape = grid.shape();
  if (grid.size() > kMostSize || grid.size() < 2 || shape != *Shape::of_size(grid.size())) {
    return no_place(kFormatName, shape.message());
  }
  if (auto kept = keeps_rules(grid, kFormatName, {}); !kept) return kept.error();
  const std::uint32_t size = grid.size();
  const std::vector<std::string> cells = texts_of(grid);
  std::vector<std::size_t> widths(size, 1);
  for (Cell cell = 0; cell < cells.size(); ++cell) {
    widths[cell % size] = std::max(widths[cell % size], cells[cell].size());
  }
  const std::uint32_t box_rows = shape.has_boxes() ? shape.box_rows() : size;
  const std::uint32_t box_columns = shape.has_boxes() ? shape.box_columns() : size;
  const auto ruler = [&](char end, char between) {
    std::string line(1, end);
    for (std::uint32_t column = 0; column < size; ++column) {
      line.append(widths[column] + 2, '-');
      if ((column + 1) % box_columns == 0) line += column + 1 == size ? end : between;
    }
    return line;
  };
  std::string text = ruler('.', '.');
  for (std::uint32_t row = 0; row < size; ++row) {
    if (row > 0 && row % box_rows == 0) text += '\n' + ruler(':', '+');
    text += "\n|";
    for (std::uint32_t column = 0; column < size; ++column) {
      text += fmt::format(" {:{}} ", cells[row * size + column], widths[column]);
      if ((column + 1) % box_columns == 0) text += '|';
    }
  }
  return text + '\n' + ruler('\'', '\'');
}

}  // namespace quadrille::sudoku
