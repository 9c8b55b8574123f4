#include <fmt/format.h>

#include "quadrille/formats/exchange/board_parts.h"
#include "quadrille/formats/exchange/formats.h"

namespace quadrille::sudoku {
namespace {

std::optional<Cell> position_of(JsonView pair) {
  std::vector<std::uint64_t> numbers;
  for (const JsonView number : pair) numbers.push_back(number.whole().value_or(9));
  if (numbers.size() != 2 || numbers[0] > 8 || numbers[1] > 8) return std::nullopt;
  return static_cast<Cell>(numbers[0] * 9 + numbers[1]);
}

}  // namespace

Result<Grid> read_gnome_sudoku(JsonView game) {
  BoardParts parts(*Shape::boxes(3, 3));
  std::size_t number = 0;
  for (const JsonView entry : game.find("cells")) {
    const std::string name = fmt::format("cells {}", ++number);
    const JsonView position = entry.find("position");
    const std::optional<Cell> cell = position_of(position);
    if (!cell) return wrong_member("position").about(name);
    const JsonView value = entry.find("value");
    const std::optional<std::uint64_t> digit = value.whole();
    if (!digit || *digit > 9) {
      return on_first_line(
          Error{ErrorKind::exchange_number, {{"found", quoted(value.shown())}}}.about(name));
    }
    if (entry.find("fixed").says_something()) parts.digits[*cell] = static_cast<Digit>(*digit);
  }
  return parts.board();
}

}  // namespace quadrille::sudoku
