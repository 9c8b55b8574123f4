// Each line is cut into cells in one of four ways, the same for all of them. A grid is as high as
// its widest row is wide. Where rows are shorter, because blanks at the end of lines get lost, a
// blank line or the end of the text has to follow.
#include "quadrille/formats/text/loose_grid.h"

#include <algorithm>
#include <array>
#include <optional>
#include <vector>

#include "quadrille/boards/conflicts.h"
#include "quadrille/formats/text/line_scan.h"
#include "quadrille/formats/text/symbols.h"

namespace quadrille::sudoku {
namespace {

using Look = LooseGrid::Look;

enum class Cut : std::uint8_t {
  tabs,    // fields between tabs
  dashes,  // a symbol or dash for every cell
  close,   // a character for every cell, a blank being an empty one
  spaced,  // the same with a blank between two cells
};

constexpr std::uint32_t kSmallest = 4;

// The texts of the cells; empty ones are nothing.
struct Row {
  std::vector<std::string_view> cells;  // up to the last that is there
  bool blank = true;                    // nothing but empty cells
  bool loose = false;                   // an empty cell is not written as a symbol
};

std::string_view without_blanks(std::string_view text) {
  const auto blank = [](std::string_view rest, std::size_t at) {
    return glyph_at(rest, at).kind == Glyph::Kind::blank;
  };
  while (!text.empty() && blank(text, 0)) text.remove_prefix(character_at(text, 0).size());
  while (!text.empty()) {
    std::size_t last = text.size() - 1;
    while (last > 0 && (static_cast<unsigned char>(text[last]) & 0xC0U) == 0x80) --last;
    if (!blank(text, last)) break;
    text = text.substr(0, last);
  }
  return text;
}

// False where the text is no cell.
bool add_cell(Row& row, std::string_view text) {
  if (text.empty() || is_dash(text)) {
    row.cells.emplace_back();
    row.loose = true;
    return true;
  }
  const std::optional<std::uint32_t> digit = cell_digit(text, kMaxSize);
  row.cells.push_back(text);
  row.blank &= digit == 0U;
  return digit.has_value();
}

std::optional<Row> cut_at_tabs(std::string_view line) {
  Row row;
  while (true) {
    const std::size_t tab = line.find('\t');
    if (!add_cell(row, without_blanks(line.substr(0, tab)))) return std::nullopt;
    if (tab == std::string_view::npos) break;
    line.remove_prefix(tab + 1);
  }
  return row;
}

// Numbers of several figures stand between blanks; else every symbol is a cell.
std::optional<Row> cut_at_dashes(std::string_view line) {
  Row row;
  Row numbers;
  bool only_numbers = true;
  for (std::string_view rest = without_blanks(line); !rest.empty(); rest = without_blanks(rest)) {
    const std::string_view token = rest.substr(0, rest.find_first_of(" \t"));
    only_numbers &= add_cell(numbers, token);
    for (std::size_t at = 0; at < token.size();) {
      const std::string_view character = character_at(token, at);
      if (!add_cell(row, character)) return std::nullopt;
      at += character.size();
    }
    rest.remove_prefix(token.size());
  }
  if (row.cells.empty()) return std::nullopt;
  return only_numbers && numbers.cells.size() > 1 ? numbers : row;
}

// Cells at places 0, step, 2 * step, …; nothing but blanks elsewhere.
std::optional<Row> cut_at_places(std::string_view line, std::size_t step) {
  Row row;
  std::size_t place = 0;
  for (std::size_t at = 0; at < line.size(); ++place) {
    const std::string_view character = character_at(line, at);
    const bool blank = glyph_at(line, at).kind == Glyph::Kind::blank && character != "\t";
    at += character.size();
    if (place % step != 0) {
      if (!blank) return std::nullopt;
    } else if (!add_cell(row, blank ? std::string_view() : character)) {
      return std::nullopt;
    }
  }
  while (!row.cells.empty() && row.cells.back().empty()) row.cells.pop_back();
  return row;
}

std::optional<Row> cut(std::string_view line, Cut way) {
  switch (way) {
    case Cut::tabs:
      return cut_at_tabs(line);
    case Cut::dashes:
      return cut_at_dashes(line);
    case Cut::close:
      return cut_at_places(line, 1);
    case Cut::spaced:
      return cut_at_places(line, 2);
  }
  return std::nullopt;
}

// The rows as they are written with a symbol for every cell; nothing where they make no board.
std::optional<std::string> board_rows(std::span<const Row> rows, Cut way, const Shape& shape) {
  const std::uint32_t size = shape.size();
  std::vector<Digit> digits(shape.cell_count(), 0);
  bool loose = false;
  for (std::size_t row = 0; row < rows.size(); ++row) {
    loose |= rows[row].loose || rows[row].cells.size() < size;
    for (std::size_t column = 0; column < rows[row].cells.size(); ++column) {
      const std::optional<std::uint32_t> digit = cell_digit(rows[row].cells[column], size);
      if (!digit || *digit > size) return std::nullopt;
      digits[row * size + column] = static_cast<Digit>(*digit);
    }
  }
  if (!loose || std::ranges::count(digits, 0) == std::ssize(digits)) return std::nullopt;
  // Blanks are weak evidence: what breaks the rules was hardly meant as a board.
  const bool weak = way == Cut::close || way == Cut::spaced;
  if (weak && !find_conflicts(Grid(shape, digits)).empty()) return std::nullopt;
  std::string text;
  for (std::size_t cell = 0; cell < digits.size(); ++cell) {
    if (size <= 35) {
      text += symbol_of(digits[cell]);
    } else {
      text += std::to_string(digits[cell]) + " ";
    }
    if ((cell + 1) % size == 0) text += '\n';
  }
  return text;
}

// The lines cut into cells, up to the first that cannot be a row.
std::vector<Row> cut_rows(std::span<const std::string_view> lines, Cut way) {
  std::vector<Row> rows;
  for (const std::string_view line : lines) {
    std::optional<Row> row = cut(line, way);
    // With dashes nothing gets lost at the end of a line.
    const bool fits = row && (way != Cut::dashes || rows.empty() ||
                              row->cells.size() == rows.front().cells.size());
    if (!fits) break;
    rows.push_back(*std::move(row));
  }
  return rows;
}

LooseGrid look(std::span<const std::string_view> lines, bool at_end, const Shape* shape, Cut way) {
  const std::vector<Row> rows = cut_rows(lines, way);
  const std::size_t most = shape != nullptr ? shape->size() : kMaxSize;
  const bool ended = at_end || rows.size() < lines.size();
  std::size_t widest = 0;
  for (std::size_t size = 1; size <= rows.size() && size <= most; ++size) {
    widest = std::max(widest, rows[size - 1].cells.size());
    if (widest > most) return {};
    if (shape != nullptr ? size != most : size != widest || size < kSmallest) continue;
    const bool whole =
        std::ranges::all_of(rows.begin(), rows.begin() + static_cast<std::ptrdiff_t>(size),
                            [size](const Row& row) { return row.cells.size() == size; });
    const bool more_lines = rows.size() > size;
    if (!whole && !more_lines && !ended) return {.look = Look::more};
    if (!whole && more_lines && !rows[size].cells.empty() && !rows[size].blank) continue;
    const Shape board =
        shape != nullptr ? *shape : *Shape::of_size(static_cast<std::uint32_t>(size));
    auto text = board_rows(std::span(rows).first(size), way, board);
    if (!text) return {};
    return {
        .look = Look::found, .size = static_cast<std::uint32_t>(size), .rows = *std::move(text)};
  }
  const bool may_grow =
      !ended && rows.size() < std::min(std::max<std::size_t>(widest, kSmallest), most);
  return {.look = may_grow ? Look::more : Look::none};
}

}  // namespace

bool may_begin_loose_grid(std::string_view line) {
  constexpr std::size_t kLongest = std::size_t{8} * kMaxSize;
  const auto has = [line](std::string_view part) {
    return line.find(part) != std::string_view::npos;
  };
  if (line.size() > kLongest || has("|")) return false;
  return line.starts_with(' ') || has("  ") || has("\t") || has("-") || has("–") || has("—") ||
         has("−") || has("－") || has("\u00A0") || has("\u3000");
}

LooseGrid look_for_grid(std::span<const std::string_view> lines, bool at_end, const Shape* shape) {
  LooseGrid open;
  for (const Cut way : {Cut::tabs, Cut::dashes, Cut::close, Cut::spaced}) {
    const bool has_tab = lines.front().find('\t') != std::string_view::npos;
    if ((way == Cut::tabs) != has_tab) continue;
    LooseGrid grid = look(lines, at_end, shape, way);
    if (grid.look == Look::found) return grid;
    if (grid.look == Look::more) open = std::move(grid);
  }
  return open;
}

}  // namespace quadrille::sudoku
