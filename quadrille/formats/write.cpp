#include "quadrille/formats/write.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <iterator>
#include <utility>

#include <fmt/format.h>

#include "quadrille/boards/overlap.h"
#include "quadrille/boards/rectangle.h"
#include "quadrille/formats/exchange/table.h"
#include "quadrille/formats/text/rules_json.h"
#include "quadrille/formats/text/symbols.h"

namespace quadrille::sudoku {
namespace {

constexpr std::uint32_t kMaxDrawnSymbol = 35;  // a drawn board does not mix capital and small

// Digits one after the other: symbols side by side, or numbers separated by blanks.
struct DigitWriter {
  bool symbols;
  char empty;
  std::string text = {};

  void add(Digit digit) {
    if (!symbols && !text.empty() && text.back() != '\n') text += ' ';
    if (digit == 0) {
      text += empty;
    } else if (symbols) {
      text += symbol_of(digit);
    } else {
      fmt::format_to(std::back_inserter(text), "{}", digit);
    }
  }
};

bool has_symbols(const Grid& grid) { return grid.size() <= kMaxSymbol; }

std::string write_cells(const Grid& grid, bool symbols, char empty) {
  DigitWriter writer{.symbols = symbols, .empty = empty};
  writer.text.reserve(grid.cells().size());
  for (const Digit digit : grid.cells()) writer.add(digit);
  return std::move(writer.text);
}

std::string write_sdk(const Grid& grid) {
  DigitWriter writer{.symbols = has_symbols(grid), .empty = '.'};
  writer.text = "[Puzzle]";
  for (Cell cell = 0; cell < grid.cells().size(); ++cell) {
    if (cell % grid.size() == 0) writer.text += '\n';
    writer.add(grid.at(cell));
  }
  return std::move(writer.text);
}

std::string write_marks(const Grid& grid) {
  DigitWriter writer{.symbols = has_symbols(grid), .empty = '.'};
  for (Cell cell = 0; cell < grid.cells().size(); ++cell) {
    for (std::uint32_t digit = 1; digit <= grid.size(); ++digit) {
      const auto mark = static_cast<Digit>(digit);
      writer.add(grid.allows(cell, mark) ? mark : Digit{0});
    }
  }
  return std::move(writer.text);
}

// One row, with bars between boxes and its cells flush right.
std::string drawn_row(const Grid& grid, std::uint32_t row, std::uint32_t box_columns) {
  const std::uint32_t columns = columns_of(grid.shape());
  const bool symbols = grid.size() <= kMaxDrawnSymbol;
  const std::size_t width = symbols ? 1 : std::to_string(grid.size()).size();
  std::string line;
  for (std::uint32_t column = 0; column < columns; ++column) {
    if (column > 0) line += column % box_columns == 0 ? " | " : " ";
    const Digit digit = grid.at(row * columns + column);
    const std::string cell =
        symbols || digit == 0 ? std::string(1, symbol_of(digit)) : std::to_string(digit);
    line.append(width - cell.size(), ' ').append(cell);
  }
  return line;
}

// requires: no boards that overlap
std::string write_grid(const Grid& grid) {
  const Shape& shape = grid.shape();
  const Rectangle* rectangle = rectangle_of(shape);
  std::uint32_t box_rows = rectangle != nullptr ? rectangle->box_rows() : shape.box_rows();
  std::uint32_t box_columns = rectangle != nullptr ? rectangle->box_columns() : shape.box_columns();
  if (box_rows == 0) box_rows = rows_of(shape);
  if (box_columns == 0) box_columns = columns_of(shape);
  std::string text = drawn_row(grid, 0, box_columns);
  std::string ruler = text;
  std::ranges::transform(text, ruler.begin(), [](char c) { return c == '|' ? '+' : '-'; });
  for (std::uint32_t row = 1; row < rows_of(shape); ++row) {
    if (row % box_rows == 0) text += "\n" + ruler;
    text += "\n" + drawn_row(grid, row, box_columns);
  }
  return text;
}

// A row of boards that overlap on each line, with blanks where there is no cell.
std::string write_picture(const Grid& grid, const Overlap& boards) {
  std::string text;
  for (std::uint32_t row = 0; row < boards.rows(); ++row) {
    std::string line;
    for (std::uint32_t column = 0; column < boards.columns(); ++column) {
      const Cell cell = boards.cell_at(row, column);
      line += cell == kNoCell ? ' ' : symbol_of(grid.at(cell));
    }
    line.resize(line.find_last_not_of(' ') + 1);
    text += line;
    if (row + 1 < boards.rows()) text += '\n';
  }
  return text;
}

std::string write_json(const Grid& grid, const Overlap& boards) {
  std::string puzzle = write_picture(grid, boards);
  for (std::size_t end = puzzle.find('\n'); end != std::string::npos;
       end = puzzle.find('\n', end)) {
    puzzle.replace(end, 1, "\\n");
  }
  const Shape& board = boards.board();
  const std::string shape =
      board.is_irregular() ? fmt::format(R"("regions":"{}")", write_regions(board))
      : board.has_boxes()  ? fmt::format(R"("box":"{}x{}")", board.box_rows(), board.box_columns())
                           : fmt::format(R"("latin":{})", board.size());
  return fmt::format(R"({{"puzzle":"{}",{},"boards":"{}"{}}})", puzzle, shape, write_boards(boards),
                     rules_as_members(grid));
}

// `,"rows":6,"columns":8,"digits":8,"box":"2x4"`
std::string json_shape(const Shape& shape, const Rectangle& rectangle) {
  std::string text = fmt::format(R"(,"rows":{},"columns":{},"digits":{})", rectangle.rows(),
                                 rectangle.columns(), shape.size());
  if (rectangle.box_rows() != 0) {
    return text + fmt::format(R"(,"box":"{}x{}")", rectangle.box_rows(), rectangle.box_columns());
  }
  if (shape.has_boxes()) text += fmt::format(R"(,"regions":"{}")", write_regions(shape));
  return text;
}

// What reading needs to know besides the puzzle. Marks, and 27x27 boards that look like the marks
// of a 9x9 board, do not tell their size themselves.
std::string json_shape(const Grid& grid) {
  const Shape& shape = grid.shape();
  if (const Rectangle* rectangle = rectangle_of(shape)) return json_shape(shape, *rectangle);
  const bool tells_size = !grid.has_marks() && grid.size() != 27;
  if (tells_size && shape == *Shape::of_size(grid.size())) return "";
  if (shape.is_irregular()) return fmt::format(R"(,"regions":"{}")", write_regions(shape));
  if (shape.has_boxes()) {
    return fmt::format(R"(,"box":"{}x{}")", shape.box_rows(), shape.box_columns());
  }
  return tells_size ? R"(,"latin":true)" : fmt::format(R"(,"latin":{})", grid.size());
}

std::string write_json(const Grid& grid) {
  const std::string puzzle =
      grid.has_marks() ? write_marks(grid) : write_cells(grid, has_symbols(grid), '.');
  return fmt::format(R"({{"puzzle":"{}"{}{}}})", puzzle, json_shape(grid), rules_as_members(grid));
}

constexpr std::array<std::pair<std::string_view, Format>, 16> kFormats = {{
    {"line", Format::line},
    {"grid", Format::grid},
    {"numbers", Format::numbers},
    {"sdk", Format::sdk},
    {"sdm", Format::sdm},
    {"csv", Format::csv},
    {"marks", Format::marks},
    {"json", Format::json},
    {"fpuzzles", Format::fpuzzles},
    {"fpuzzles-link", Format::fpuzzles_link},
    {"sudokupad", Format::sudokupad},
    {"killer", Format::killer},
    {"solo", Format::solo},
    {"ss", Format::ss},
    {"hodoku", Format::hodoku},
    {"opensudoku", Format::opensudoku},
}};

}  // namespace

bool holds_mosaics(Format format) {
  return format == Format::line || format == Format::grid || format == Format::json;
}

Result<std::string> try_write(const Grid& grid, Format format) {
  if (grid.shape().is_mosaic() && !holds_mosaics(format)) {
    return square_wanted(grid.shape());
  }
  for (const ExchangeWriter& writer : exchange_writers()) {
    if (writer.format == format) return writer.write(grid);
  }
  return write(grid, format);
}

std::string write(const Grid& grid, Format format) {
  if (const Overlap* boards = overlap_of(grid.shape())) {
    assert(holds_mosaics(format));
    return format == Format::json ? write_json(grid, *boards) : write_picture(grid, *boards);
  }
  switch (format) {
    case Format::grid:
      return write_grid(grid);
    case Format::numbers:
      return write_cells(grid, false, '0');
    case Format::sdk:
      return write_sdk(grid);
    case Format::sdm:
      return write_cells(grid, has_symbols(grid), '0');
    case Format::marks:
      return write_marks(grid);
    case Format::json:
      return write_json(grid);
    case Format::line:
    case Format::csv:
      return write_cells(grid, has_symbols(grid), '.');
    default:
      break;
  }
  for (const ExchangeWriter& writer : exchange_writers()) {
    if (writer.format != format) continue;
    Result<std::string> text = writer.write(grid);
    assert(text.ok());
    if (text) return *std::move(text);
  }
  return {};
}

Result<Format> parse_format(std::string_view name) {
  Argument::List names;
  for (const auto& [known, format] : kFormats) {
    if (name == known) return format;
    names.emplace_back(known);
  }
  return Error{ErrorKind::choice, {{"choices", names}, {"found", quoted(name)}}};
}

}  // namespace quadrille::sudoku
