#include <array>

#include "quadrille/formats/exchange/board_parts.h"
#include "quadrille/formats/exchange/formats.h"

namespace quadrille::sudoku {

bool is_hodoku(std::string_view text) {
  text = without_blanks(text);
  constexpr std::size_t kTechnique = 4;  // figures
  return text.size() > kTechnique + 2 && text.front() == ':' &&
         text.substr(1, kTechnique).find_first_not_of("0123456789") == std::string_view::npos &&
         text.find('\n') == std::string_view::npos;
}

Result<Position> read_hodoku_position(std::string_view text) {
  // ":technique:digits:cells:ruled out:…"
  text = without_blanks(text);
  std::array<std::string_view, 5> fields;
  for (std::string_view& field : fields) {
    const std::size_t end = std::min(text.find(':'), text.size());
    field = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  Position position{.puzzle = Grid(*Shape::boxes(3, 3))};
  const std::size_t cells = position.puzzle.cells().size();
  Cell cell = 0;
  bool is_entry = false;
  for (const char byte : fields[3]) {
    if (byte == '+') {
      is_entry = true;
      continue;
    }
    const std::string_view letter(&byte, 1);
    const std::optional<std::uint32_t> digit = byte == '.' ? 0 : number_in(letter, 9);
    if (!digit) return on_first_line({ErrorKind::exchange_number, {{"found", quoted(letter)}}});
    if (cell < cells && *digit != 0) {
      const auto value = static_cast<Digit>(*digit);
      if (is_entry) {
        position.entries.push_back({cell, value});
      } else {
        position.puzzle.set(cell, value);
      }
    }
    is_entry = false;
    ++cell;
  }
  if (cell != cells) {
    return on_first_line({ErrorKind::cell_count, {{"cells", cells}, {"found", cell}}});
  }
  for (const std::string_view word : words_of(fields[4], " ")) {
    const std::optional<std::uint32_t> number = number_in(word, 999);
    const std::uint32_t digit = number.value_or(0) / 100;
    const std::uint32_t row = number.value_or(0) / 10 % 10;
    const std::uint32_t column = number.value_or(0) % 10;
    if (digit == 0 || row == 0 || column == 0) {
      return on_first_line({ErrorKind::exchange_number, {{"found", quoted(word)}}});
    }
    position.ruled_out.push_back({(row - 1) * 9 + column - 1, static_cast<Digit>(digit)});
  }
  return position;
}

Result<Grid> read_hodoku(std::string_view text) {
  const Result<Position> position = read_hodoku_position(text);
  if (!position) return position.error();
  BoardParts parts(position->puzzle.shape());
  parts.digits.assign(position->puzzle.cells().begin(), position->puzzle.cells().end());
  for (const Placement& entry : position->entries) parts.digits[entry.cell] = entry.digit;
  for (const Placement& option : position->ruled_out) parts.rule_out(option.cell, option.digit);
  return parts.board();
}

}  // namespace quadrille::sudoku
