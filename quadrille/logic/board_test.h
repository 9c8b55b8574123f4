// Boards for tests: positions from text, and random puzzles of every kind of shape.
#pragma once

#include <numeric>
#include <optional>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include "quadrille/base/random.h"
#include "quadrille/boards/random_board_test.h"
#include "quadrille/logic/position.h"

namespace quadrille::logic {

// A board from symbols; blanks are for the eye, anything that is no digit is an empty cell.
inline sudoku::Grid board(const sudoku::Shape& shape, std::string_view symbols) {
  sudoku::Grid grid(shape);
  Cell cell = 0;
  for (const char c : symbols) {
    if (c == ' ') continue;
    grid.set(cell++, c >= '1' && c <= '9' ? static_cast<Digit>(c - '0') : Digit{0});
  }
  assert(cell == shape.cell_count());
  return grid;
}

inline sudoku::Grid board(std::string_view symbols) {
  return board(*sudoku::Shape::boxes(3, 3), symbols);
}

// Candidates as digit, row and column from 1 to 9: "742 943" is 7 in r4c2 and 9 in r4c3.
inline std::vector<Placement> candidates(std::string_view text) {
  std::vector<Placement> options;
  std::istringstream words{std::string(text)};
  for (std::string word; words >> word;) {
    const auto at = [&](std::size_t i) { return static_cast<std::uint32_t>(word[i] - '0'); };
    options.push_back({(at(1) - 1) * 9 + at(2) - 1, static_cast<Digit>(at(0))});
  }
  return options;
}

inline Position position_of(std::string_view symbols, std::string_view ruled_out = "") {
  Position position(board(symbols));
  for (const Placement& option : candidates(ruled_out)) position.rule_out(option);
  return position;
}

// The lines of a board in any order, and the boxes, now regions, carried along.
inline sudoku::Grid scattered(const sudoku::Grid& grid, Random& random) {
  const std::uint32_t size = grid.size();
  std::vector<std::uint32_t> rows(size);
  std::iota(rows.begin(), rows.end(), 0U);
  std::vector<std::uint32_t> columns = rows;
  random.shuffle(rows);
  random.shuffle(columns);
  std::vector<std::uint16_t> regions(grid.shape().cell_count());
  std::vector<Digit> digits(grid.shape().cell_count());
  for (std::uint32_t row = 0; row < size; ++row) {
    for (std::uint32_t column = 0; column < size; ++column) {
      const Cell from = rows[row] * size + columns[column];
      regions[row * size + column] = static_cast<std::uint16_t>(grid.shape().box_of(from));
      digits[row * size + column] = grid.at(from);
    }
  }
  return {*sudoku::Shape::regions(size, std::move(regions)), std::move(digits)};
}

enum class Division : std::uint8_t { boxes, regions, none };

// A random puzzle with about `share` percent of its cells given; its solution may not be the only.
inline sudoku::Grid random_board(std::uint32_t rows, std::uint32_t columns, Division division,
                                 std::uint32_t share, Random& random) {
  sudoku::Grid puzzle = sudoku::random_puzzle(rows, columns, share, random);
  if (division == Division::regions) return scattered(puzzle, random);
  if (division == Division::boxes) return puzzle;
  return {*sudoku::Shape::latin(puzzle.size()), {puzzle.cells().begin(), puzzle.cells().end()}};
}

}  // namespace quadrille::logic
