// The head of a saved game: the lines that say which puzzle is played.
//   SavedLines lines(text);
//   Result<Record> record = read_head(lines);   // the puzzle as it is before any step
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

#include "quadrille/play/record.h"
#include "quadrille/play/text/cursor.h"
#include "quadrille/sudoku/text/lines.h"

namespace quadrille::play {

// The lines that say something, without blanks at their ends; blank lines and comments are skipped.
class SavedLines {
 public:
  explicit SavedLines(std::string_view text) : lines_(text) {}

  std::optional<Cursor> next() {
    while (lines_.next()) {
      std::string_view text = lines_.text();
      text = text.substr(0, text.find_last_not_of(" \t\r") + 1);
      if (text.empty() || text.starts_with('#')) continue;
      return Cursor(text, lines_.number());
    }
    return std::nullopt;
  }
  [[nodiscard]] std::size_t number() const { return lines_.number(); }

 private:
  sudoku::Lines lines_;
};

// Reads up to the line with the puzzle.
Result<Record> read_head(SavedLines& lines);

// The rest of the line as a board.
Result<sudoku::Grid> read_board(Cursor& cursor, const sudoku::Shape& shape);

}  // namespace quadrille::play
