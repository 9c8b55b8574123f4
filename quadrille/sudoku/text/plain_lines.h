// PlainLines: 9x9 boards one below the other, each on a line of 81 digits and points and nothing
// else: what files of millions of puzzles look like. They need no reading.
//   for (std::size_t i = 0; i < lines.count; ++i) use(lines.board(i));
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace quadrille::sudoku {

constexpr std::size_t kPlainBoard = 81;  // characters

struct PlainLines {
  std::string text = {};
  std::size_t count = 0;
  std::size_t stride = kPlainBoard + 1;  // from board to board
  std::size_t line = 1;                  // the number of the first line in the input

  [[nodiscard]] std::string_view board(std::size_t index) const {
    return std::string_view(text).substr(index * stride, kPlainBoard);
  }

  friend bool operator==(const PlainLines&, const PlainLines&) = default;
};

// Whether there are 81 digits and points, and nothing else. 0 stands for an empty cell, as . does.
bool is_plain_board(std::string_view text);

// How many lines at the start of the text, `most` at the most, are plain boards and end with a
// line break, the same as the first.
struct PlainCount {
  std::size_t lines = 0;
  std::size_t stride = kPlainBoard + 1;
};
PlainCount count_plain_lines(std::string_view text, std::size_t most);

}  // namespace quadrille::sudoku
