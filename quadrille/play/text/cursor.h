// Cursor: reads one line from left to right, and knows where it is when something is wrong there.
//   Cursor cursor("r4c2=7", 12);
//   if (!cursor.take('r')) return cursor.expected("a cell");   // "line 12, column 1: expected …"
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

#include "quadrille/base/result.h"
#include "quadrille/play/board.h"

namespace quadrille::play {

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
  // Symbols side by side, or numbers parted by commas on boards over 61; none of them twice.
  // Nothing where there is none, with the cursor at the place that is wrong.
  std::optional<Marks> take_digits(std::uint32_t size);
  std::optional<Digit> take_digit(std::uint32_t size);

  // "expected a cell, found 'x'"
  [[nodiscard]] Error expected(std::string_view what) const;

 private:
  std::string_view line_;
  std::size_t number_;
  std::size_t at_ = 0;
};

// What take_digit() and take_digits() read.
std::string digit_text(std::uint32_t digit, std::uint32_t size);
std::string digits_text(const Marks& digits, std::uint32_t size);
// The digits of the board in words: "1 to 9", "a number from 1 to 100"
std::string digits_in_words(std::uint32_t size);

}  // namespace quadrille::play
