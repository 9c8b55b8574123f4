// PlainLines: 9x9 boards one below the other, each 81 digits and points and nothing else: what
// files of millions of puzzles look like.
//   if (is_plain_board(text)) use(plain_grid(text));
//   const PlainCount found = count_plain_lines(text, 1000);   // at the start of the text
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "quadrille/boards/grid.h"

namespace quadrille::sudoku {

constexpr std::size_t kPlainBoard = 81;  // characters

// Whether boards of a shape can stand on such lines: 9x9 with boxes of 3x3.
bool has_plain_lines(const Shape& shape);

// Whether there are 81 digits and points, and nothing else. 0 stands for an empty cell, as . does.
bool is_plain_board(std::string_view text);

// requires: is_plain_board(text)
Grid plain_grid(std::string_view text);

// Where such boards stand: not their owner.
struct PlainBoards {
  const char* text = nullptr;
  std::size_t count = 0;
  std::size_t stride = kPlainBoard + 1;  // from board to board

  [[nodiscard]] std::string_view board(std::size_t index) const {
    return {text + index * stride, kPlainBoard};
  }
};

// Lines of a file, as RecordSplitter cuts them out.
struct PlainLines {
  std::string text = {};
  std::size_t count = 0;
  std::size_t stride = kPlainBoard + 1;  // from board to board
  std::size_t line = 1;                  // the number of the first line in the input

  [[nodiscard]] PlainBoards boards() const { return {text.data(), count, stride}; }
  [[nodiscard]] std::string_view board(std::size_t index) const { return boards().board(index); }

  friend bool operator==(const PlainLines&, const PlainLines&) = default;
};

// How many lines at the start of the text, `most` at the most, are plain boards and end with a
// line break, the same as the first.
struct PlainCount {
  std::size_t lines = 0;
  std::size_t stride = kPlainBoard + 1;
};
PlainCount count_plain_lines(std::string_view text, std::size_t most);

}  // namespace quadrille::sudoku
