// The parts of a saved game: the cursor that reads a line, the changes of a step, the head that
// says which puzzle is played. save.cpp and load.cpp put them together.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "quadrille/base/result.h"
#include "quadrille/formats/text/line_scan.h"
#include "quadrille/play/board.h"
#include "quadrille/play/record.h"

namespace quadrille::play {

// Reads one line from left to right, and knows where it is when something is wrong there.
//   Cursor cursor("r4c2=7", 12);
//   if (!cursor.take(':')) return cursor.expected(":");   // "line 12, column 1: expected ':', …"
class Cursor {
 public:
  Cursor(std::string_view line, std::size_t number) : line_(line), number_(number) {}

  [[nodiscard]] bool at_end() const { return at_ == line_.size(); }
  [[nodiscard]] std::string_view rest() const { return line_.substr(at_); }
  [[nodiscard]] Place place() const;

  void skip_blanks();
  bool take(char c);
  bool take(std::string_view text);
  // Up to the next blank or the end; it may be empty.
  std::string_view take_word();
  std::string_view take_rest();
  // Nothing, and no move, where no number stands or it is over `most`.
  std::optional<std::uint64_t> take_number(std::uint64_t most = UINT64_MAX);
  // Symbols side by side, or numbers separated by commas on boards over 61; none of them twice.
  // Nothing where there is none, with the cursor at the place that is wrong.
  std::optional<Marks> take_digits(std::uint32_t size);
  std::optional<Digit> take_digit(std::uint32_t size);

  // Something else than what stands here, or one of these words.
  [[nodiscard]] Error expected(ErrorKind kind, std::vector<NamedArgument> values = {}) const;
  [[nodiscard]] Error expected(Argument::List words) const;

 private:
  std::string_view line_;
  std::size_t number_;
  std::size_t at_ = 0;
};

// What take_digit() and take_digits() read.
std::string digit_text(std::uint32_t digit, std::uint32_t size);
std::string digits_text(const Marks& digits, std::uint32_t size);
// The digits of the board in words: "1 to 9", "a number from 1 to 100"
Message digits_in_words(std::uint32_t size);

// What a step changes, cell by cell.
//   write_changes(shape, before, step) == "r1c3=4 r1c4+25 r2c3^4"
// Behind a cell stand: = and its new digit (. for none), ! where it becomes a given or ceases to be
// one, ^ and the corner marks, + and the centre marks, * and the colours that come or go, @ and the
// candidates that get a colour, = and the colour (. for none). The word mode stands for a change of
// mode.
// requires: flips as simplified() returns them, and the board as it is before them
std::string write_changes(const sudoku::Shape& shape, const Board& before,
                          std::span<const Flip> flips);

// Reads to the end of the line or to a colon. The flips are simplified; an error where a cell
// stands twice, changes nothing or would be a given without a digit.
Result<std::vector<Flip>> read_changes(const sudoku::Shape& shape, const Board& before,
                                       Cursor& cursor);

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

// The head: reads up to the line with the puzzle, which is as it was before any step.
Result<GameRecord> read_head(SavedLines& lines);

// The rest of the line as a board.
Result<sudoku::Grid> read_board(Cursor& cursor, const sudoku::Shape& shape);

}  // namespace quadrille::play
