#include <fmt/format.h>

#include "quadrille/formats/exchange/board_parts.h"
#include "quadrille/formats/exchange/formats.h"

namespace quadrille::sudoku {
namespace {

constexpr std::uint32_t kLastCell = 80;

std::string_view cut_line(std::string_view& text) {
  const std::size_t end = std::min(text.find('\n'), text.size());
  const std::string_view line = without_blanks(text.substr(0, end));
  text.remove_prefix(std::min(end + 1, text.size()));
  return line;
}

// "E78007": no 7 in the cell 78.
Result<void> rule_out_as_said(std::string_view line, BoardParts& parts) {
  const std::optional<std::uint32_t> cell = number_in(line.substr(1, 2), kLastCell);
  const std::optional<std::uint32_t> digit = number_in(line.substr(3), 9);
  if (!cell || !digit || *digit == 0) {
    return Error{ErrorKind::exchange_number, {{"found", quoted(line)}}};
  }
  parts.rule_out(*cell, static_cast<Digit>(*digit));
  return {};
}

// The cells of a row, without the bars; `cell` is that of the first, and then of the next row.
Result<void> read_row(std::string_view row, std::size_t& cell, BoardParts& parts) {
  for (const char byte : row) {
    if (byte == '|') continue;
    const std::string_view letter(&byte, 1);
    const std::optional<std::uint32_t> digit = byte == '.' ? 0 : number_in(letter, 9);
    if (!digit) return Error{ErrorKind::exchange_number, {{"found", quoted(letter)}}};
    if (cell < parts.digits.size()) parts.digits[cell] = static_cast<Digit>(*digit);
    ++cell;
  }
  return {};
}

}  // namespace

bool is_simple_sudoku_note(std::string_view line) {
  line = without_blanks(line);
  const bool entry = line.starts_with('I') && line.size() == 4;
  const bool elimination = line.starts_with('E') && line.size() == 6;
  return (entry || elimination) &&
         line.find_first_not_of("0123456789", 1) == std::string_view::npos;
}

bool is_simple_sudoku(std::string_view text) { return without_blanks(text).starts_with("*-"); }

Result<Grid> read_simple_sudoku(std::string_view text) {
  BoardParts parts(*Shape::boxes(3, 3));
  std::size_t cell = 0;
  while (!text.empty()) {
    const std::string_view line = cut_line(text);
    if (is_simple_sudoku_note(line)) {
      if (!line.starts_with('E')) continue;
      if (auto done = rule_out_as_said(line, parts); !done) return on_first_line(done.error());
    }
    if (!line.starts_with('|') || line.starts_with("|-")) continue;
    if (auto done = read_row(line, cell, parts); !done) return on_first_line(done.error());
  }
  if (cell != parts.digits.size()) {
    return on_first_line(
        {ErrorKind::cell_count, {{"cells", parts.digits.size()}, {"found", cell}}});
  }
  return parts.board();
}

Result<std::string> write_simple_sudoku(const Grid& grid) {
  constexpr std::string_view kFormat = "Simple Sudoku";
  if (grid.shape() != *Shape::boxes(3, 3)) return no_place(kFormat, grid.shape().message());
  if (auto kept = keeps_rules(grid, kFormat, {}); !kept) return kept.error();
  std::string text = "*-----------*\n";
  for (Cell cell = 0; cell <= kLastCell; ++cell) {
    if (cell % 3 == 0) text += '|';
    text += grid.at(cell) == 0 ? '.' : static_cast<char>('0' + grid.at(cell));
    if (cell % 9 == 8) text += "|\n";
    if (cell % 27 == 26 && cell < kLastCell) text += "|---+---+---|\n";
  }
  text += "*-----------*";
  std::string notes;
  for (Cell cell = 0; grid.has_marks() && cell <= kLastCell; ++cell) {
    for (std::uint32_t digit = 1; digit <= 9 && grid.at(cell) == 0; ++digit) {
      if (grid.allows(cell, static_cast<Digit>(digit))) continue;
      notes += fmt::format("\nE{:02}{:03}", cell, digit);
    }
  }
  if (!notes.empty()) text += '\n' + notes;
  return text;
}

}  // namespace quadrille::sudoku
