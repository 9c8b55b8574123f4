#include "quadrille/formats/plain_lines.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <cstdint>
#include <cstring>
#include <vector>

namespace quadrille::sudoku {
namespace {

using Characters [[gnu::vector_size(16)]] = unsigned char;
using Halves [[gnu::vector_size(16)]] = std::uint64_t;

// Sixteen characters at a time, the last of them once more.
// requires: as many as a board has, or more
bool has_plain_characters(std::string_view text) {
  constexpr std::array<std::size_t, 6> kFirst = {0, 16, 32, 48, 64, kPlainBoard - 16};
  Characters wrong = {};
  for (const std::size_t first : kFirst) {
    Characters characters;
    std::memcpy(&characters, text.data() + first, sizeof characters);
    const auto no_digit = reinterpret_cast<Characters>((characters - '0') > 9);
    wrong |= no_digit & reinterpret_cast<Characters>(characters != '.');
  }
  const auto halves = reinterpret_cast<Halves>(wrong);
  return (halves[0] | halves[1]) == 0;
}

}  // namespace

bool has_plain_lines(const Shape& shape) {
  return shape.size() == 9 && shape.box_rows() == 3 && shape.box_columns() == 3;
}

bool is_plain_board(std::string_view text) {
  return text.size() == kPlainBoard && has_plain_characters(text);
}

Grid plain_grid(std::string_view text) {
  assert(is_plain_board(text));
  std::vector<Digit> digits(kPlainBoard);
  std::ranges::transform(text, digits.begin(), [](char character) {
    return static_cast<Digit>(character == '.' ? 0 : character - '0');
  });
  return {*Shape::boxes(3, 3), std::move(digits)};
}

PlainCount count_plain_lines(std::string_view text, std::size_t most) {
  PlainCount count;
  const bool returns = text.size() > kPlainBoard && text[kPlainBoard] == '\r';
  count.stride = kPlainBoard + (returns ? 2 : 1);
  while (count.lines < most && text.size() >= count.stride && text[count.stride - 1] == '\n' &&
         (!returns || text[kPlainBoard] == '\r') && has_plain_characters(text)) {
    ++count.lines;
    text.remove_prefix(count.stride);
  }
  return count;
}

}  // namespace quadrille::sudoku
