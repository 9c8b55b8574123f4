#include <array>

#include "quadrille/sudoku/exchange/board_parts.h"
#include "quadrille/sudoku/exchange/formats.h"

namespace quadrille::sudoku {

bool is_hodoku(std::string_view text) {
  text = without_blanks(text);
  constexpr std::size_t kTechnique = 4;  // figures
  return text.size() > kTechnique + 2 && text.front() == ':' &&
         text.substr(1, kTechnique).find_first_not_of("0123456789") == std::string_view::npos &&
         text.find('\n') == std::string_view::npos;
}

Result<Grid> read_hodoku(std::string_view text) {
  // ":technique:digits:cells:ruled out:…"
  text = without_blanks(text);
  std::array<std::string_view, 5> fields;
  for (std::string_view& field : fields) {
    const std::size_t end = std::min(text.find(':'), text.size());
    field = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  BoardParts parts(*Shape::boxes(3, 3));
  std::size_t cell = 0;
  for (const char byte : fields[3]) {
    if (byte == '+') continue;
    const std::string_view letter(&byte, 1);
    const std::optional<std::uint32_t> digit = byte == '.' ? 0 : number_in(letter, 9);
    if (!digit) return on_first_line({ErrorKind::exchange_number, {{"found", quoted(letter)}}});
    if (cell < parts.digits.size()) parts.digits[cell] = static_cast<Digit>(*digit);
    ++cell;
  }
  if (cell != parts.digits.size()) {
    return on_first_line(
        {ErrorKind::cell_count, {{"cells", parts.digits.size()}, {"found", cell}}});
  }
  for (const std::string_view word : words_of(fields[4], " ")) {
    const std::optional<std::uint32_t> number = number_in(word, 999);
    const std::uint32_t digit = number.value_or(0) / 100;
    const std::uint32_t row = number.value_or(0) / 10 % 10;
    const std::uint32_t column = number.value_or(0) % 10;
    if (digit == 0 || row == 0 || column == 0) {
      return on_first_line({ErrorKind::exchange_number, {{"found", quoted(word)}}});
    }
    parts.rule_out((row - 1) * 9 + column - 1, static_cast<Digit>(digit));
  }
  return parts.board();
}

}  // namespace quadrille::sudoku
